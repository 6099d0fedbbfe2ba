"""The styles of a page as one file: those of all pages, its own, and the colours of its game."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from lapilli.core.factory import new
from lapilli.core.registry import find
from lapilli.draw import HOUSE
from lapilli.server.web import assets
from lapilli.server.wire.errors import RequestError

router = APIRouter(include_in_schema=False)


@cache
def opening(game: str) -> Any:
    """The opening position as a spectator sees it."""
    table = new(game, seed="picture")
    table.settle()
    return table.game.presentation.board(table.view(None), "en")


@cache
def colours(game: str) -> str:
    """The tokens of a game's palette."""
    css: str = getattr(opening(game), "palette", HOUSE).css(":root")
    return css


@cache
def _style(page: str, game: str) -> tuple[str, assets.Asset]:
    """With the name of its content: a game may be another one tomorrow while our own files are the same."""
    own = assets.assets()[f"page/{page}.css"].body  # it names pictures from where it is kept otherwise
    own = own.replace(b'url("../', f'url("/static/v/{assets.version()}/'.encode())
    body = own + b"\n" + colours(game).encode()
    return hashlib.sha256(body).hexdigest()[:16], assets.asset_of("style.css", body)


def address(page: str, game: str) -> str:
    """Where a page finds its styles."""
    return f"/static/styles/{_style(page, game)[0]}/{page}/{game}.css" if game else assets.address(f"page/{page}.css")


@router.get("/static/styles/{asked}/{page}/{game}.css")
async def style(request: Request, asked: str, page: str, game: str) -> Response:
    if f"page/{page}.css" not in assets.assets():
        raise RequestError("gone")
    name, found = _style(page, find(game).name)
    return assets.sent(request, found, asked == name)
