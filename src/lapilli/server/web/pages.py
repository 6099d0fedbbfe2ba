"""The pages that people open in a browser, and their pictures and colours."""

from __future__ import annotations

import html
import io
from collections import Counter
from functools import cache
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from lapilli import interpreted
from lapilli.core.errors import LapilliError
from lapilli.core.registry import find
from lapilli.draw import HOUSE
from lapilli.server.answers import WORDS
from lapilli.server.frames.words import result
from lapilli.server.handlers.tables import take_seat
from lapilli.server.web import assets, styles, words
from lapilli.server.web.caller import WebGuest, give_cookie, guest
from lapilli.server.web.catalogue import describe
from lapilli.server.web.parameters import Token
from lapilli.server.wire.errors import RequestError, answer
from lapilli.server.wire.requests import Lang
from lapilli.words import LANGUAGES

router = APIRouter(include_in_schema=False)
Who = Annotated[WebGuest, Depends(guest)]
DAY = "public, max-age=86400"


@cache
def templates() -> Environment:
    return Environment(loader=PackageLoader("lapilli.server", "pages"), autoescape=select_autoescape(default=True))


def render(lang: str, name: str, **facts: object) -> str:
    """The text of a page in a language."""
    return (
        templates()
        .get_template(name)
        .render(
            lang=lang,
            languages=LANGUAGES,
            say=lambda message, **args: words.say(lang, message, **args),
            words=words.catalogue(lang),
            page=name.removesuffix(".html"),
            styles=styles.address(name.removesuffix(".html"), str(facts.get("game", ""))),
            icon=assets.icon(),
            theme_boot=Markup(assets.theme_boot()),
            **facts,
        )
    )


def page(me: WebGuest, name: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """A page in the reader's language; a new visitor gets a cookie with it."""
    response = HTMLResponse(assets.named(render(me.lang, name, **facts)), status, {"cache-control": "no-store"})
    if status == 200 and (not me.person or me.outdated):
        give_cookie(response, me.registry, me.request, me.sit())
    return response


def complaint(me: WebGuest, error: LapilliError) -> HTMLResponse:
    """An error as a page."""
    status = error.status if isinstance(error, RequestError) else 422
    reason = answer(error, me.lang)["reason"]
    return page(me, "message.html", status, heading=reason, words_shown="")


@router.get("/")
async def home(me: Who) -> Response:
    played = Counter(room.game.name for room in me.registry.rooms.values() if room.live.connections and not room.over)
    return page(
        me,
        "home.html",
        games=[{**game, "now": played[game["name"]]} for game in describe(me.lang)["games"]],
        building=interpreted.form() == "building",
        known=bool(me.person),
        base=me.base,
    )


@router.get("/t/{room}")
async def table(me: Who, room: str) -> Response:
    return await _room_page(me, room, "table.html")


@router.get("/r/{room}")
async def replay(me: Who, room: str) -> Response:
    return await _room_page(me, room, "replay.html")


async def _room_page(me: WebGuest, name: str, template: str) -> Response:
    try:
        room = await me.registry.room(name)
        me.may_enter(room)
    except LapilliError as error:
        if error.code not in ("password", "ask"):
            return complaint(me, error)
        return page(me, "door.html", 403, room=name, kind=error.code)
    ended = result(room.table, me.lang) if room.over else None
    return page(
        me,
        template,
        room=room.id,
        game=room.game.name,
        title=room.game.title,
        together=room.game.rules.cooperative,
        shapes=" ".join(room.game.presentation.shapes),
        over=room.over,
        first=room.first_decision(),
        ended=ended["words"] if ended else "",
        base=me.base,
    )


@router.get("/s/{token}")
async def sit(me: Who, token: str) -> Response:
    """Take a seat: at once for a browser that opens the page, behind a button for link previews."""
    if me.person or me.request.headers.get("sec-fetch-dest") == "document":
        return await _sit(me, token)
    button = html.escape(WORDS.say(me.lang, "sit-down"))
    body = (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<meta name="robots" content="noindex"><title>Lapilli</title>'
        '<link rel="stylesheet" href="/static/page/message.css">'
    )
    form = f'<form method="post" action="/s/{html.escape(token, quote=True)}"><button>{button}</button></form>'
    return HTMLResponse(assets.named(body + form), headers={"cache-control": "no-store"})


@router.get("/s/{token}/qr.svg")
async def qr_code(me: Who, token: Token) -> Response:
    """Draw the link of a seat as a QR code. The token is not looked up, so the answer tells nothing about it."""
    link = f"{me.base}/s/{token}"
    drawn = io.BytesIO()
    segno.make(link, error="l", micro=False).save(drawn, kind="svg", scale=4, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, no-store"})


@router.post("/s/{token}")
async def sit_by_button(me: Who, token: str) -> Response:
    return await _sit(me, token)


async def _sit(me: WebGuest, token: str) -> Response:
    known = bool(me.person)
    try:
        room, _ = await take_seat(me, token)
    except LapilliError as error:
        return complaint(me, error)
    response = RedirectResponse(f"/t/{room.id}", 303)
    if not known:
        give_cookie(response, me.registry, me.request, me.person)
    return response


@router.get("/api/words")
async def all_words(me: Who, lang: Lang = "en") -> dict[str, str]:
    """The words of the pages, for switching the language without loading again."""
    return words.catalogue(lang)


@router.get("/static/tokens.css")
async def house_colours() -> Response:
    return Response(HOUSE.css(), media_type="text/css", headers={"cache-control": DAY})


@router.get("/static/tokens/{game}.css")
async def game_colours(game: str) -> Response:
    return Response(styles.colours(find(game).name), media_type="text/css", headers={"cache-control": DAY})


@router.get("/static/pictures/{game}.svg")
async def picture(game: str, theme: Literal["light", "dark"] = "light") -> Response:
    """The opening position as a spectator sees it."""
    svg = styles.opening(find(game).name).svg(theme)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": DAY})


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    return RedirectResponse("/static/icon.svg", 301)
