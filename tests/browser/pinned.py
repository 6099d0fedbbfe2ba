"""The server of these tests: every table has the same seed, so dice and bots do today what they did yesterday."""

from __future__ import annotations

from lapilli.server.__main__ import main
from lapilli.server.rooms import create

if __name__ == "__main__":
    vars(create)["fresh_seed"] = lambda: "browser"
    main()
