"""Backgrounds of the boards: files that never change under their name, so browsers cache them."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response

from lapilli.core.registry import find
from lapilli.draw.ground import ADDRESS, LAID
from lapilli.server.web.assets import ASK_AGAIN, FOR_GOOD
from lapilli.server.wire.errors import RequestError

router = APIRouter(include_in_schema=False)


@router.get(ADDRESS + "{game}/{part}.{shade}.{digest}.webp")
async def ground(game: str, part: str, shade: Literal["light", "dark"], digest: str) -> Response:
    """One of them; of another version (a page of yesterday) it is the present one, but not for good."""
    found = LAID.get(f"{find(game).name}/{part}")
    if found is None:
        raise RequestError("gone")
    kept = FOR_GOOD if found.address(shade).endswith(f".{digest}.webp") else ASK_AGAIN
    return Response(found.bytes(shade), media_type="image/webp", headers={"cache-control": kept})
