"""The server of these tests: every table has the same seed, so dice and bots do today what they did yesterday."""

from __future__ import annotations

from lapilli.server import create_room
from lapilli.server.__main__ import main

if __name__ == "__main__":
    vars(create_room)["fresh_seed"] = lambda: "browser"
    main()
