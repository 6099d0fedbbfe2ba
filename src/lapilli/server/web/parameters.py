"""Parameters in addresses, with their limits."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from lapilli.server.limits import ROOM_CHARACTERS, TOKEN_CHARACTERS

RoomName = Annotated[str, Path(min_length=1, max_length=ROOM_CHARACTERS)]
Token = Annotated[str, Path(min_length=1, max_length=TOKEN_CHARACTERS)]
