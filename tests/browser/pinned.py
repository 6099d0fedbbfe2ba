"""The server of these tests: every table has the same seed, so dice and bots do today what they did yesterday."""

from __future__ import annotations

from lapilli.server import opening
from lapilli.server.__main__ import main

if __name__ == "__main__":
    vars(opening)["fresh_seed"] = lambda: "browser"
    main()
