"""The host of the page edition: answers requests and serves lines to tables, in a worker of the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from pydantic import BaseModel, ValidationError

from lapilli.core.errors import LapilliError
from lapilli.core.registry import find, list_games
from lapilli.draw.ground import ADDRESSES
from lapilli.server import people
from lapilli.server.handlers import analysis, learning, tables
from lapilli.server.identity import Signer
from lapilli.server.limits import BODY_BYTES
from lapilli.server.live import LineClosed, connect, serve
from lapilli.server.requester import Requester
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms.room import Room
from lapilli.server.settings import Settings
from lapilli.server.wire import errors
from lapilli.server.wire.errors import RequestError, answer
from lapilli.server.wire.messages import shape_of
from lapilli.server.wire.requests import (
    LessonRequest,
    NameRequest,
    PracticeRequest,
    RecordRequest,
    TableOfLessonRequest,
    TableRequest,
)
from lapilli.site.bridge import Port, Storage, Thinker
from lapilli.site.runtime import PageRuntime
from lapilli.site.store import BrowserStore
from lapilli.words import LANGUAGES

logger = logging.getLogger("lapilli.server")
MISSING, LATER = 4404, 1013  # how a line is closed: for good, for now
LINE = re.compile(r"^/api/tables/([\w-]+)/live$")
Query = dict[str, str]


class PageRequester(Requester):
    """The one person of this browser."""

    def url(self, room: Room) -> str:
        """The page of a table is made for its game."""
        return f"/t/{room.id}?game={room.game.name}"


@dataclass(frozen=True)
class Answer:
    """What is answered to a request."""

    status: int
    text: str
    media: str = "application/json"


@dataclass(frozen=True)
class Route:
    """A kind of request: its address, the form of its body, and what answers it."""

    method: str
    path: re.Pattern[str]
    body: type[BaseModel] | None
    answer: Callable[..., object]  # guest, query, body where there is one, then the parts of the address


def _route(method: str, path: str, answer: Callable[..., object], body: type[BaseModel] | None = None) -> Route:
    return Route(method, re.compile(re.sub(r"\{\w+\}", r"([\\w.-]+)", path)), body, answer)


async def _me(me: Requester, query: Query) -> object:
    return {"name": (await people.known(me.registry.store, me.person)).name, "phrase": False, "invited": True}


async def _be_called(me: Requester, query: Query, body: NameRequest) -> object:
    await people.call(me.registry.store, me.sit(), body.name)
    return await _me(me, query)


async def _frame(me: Requester, query: Query, room: str) -> object:
    ply = query.get("ply")
    known = ply is not None and ply.isascii() and ply.isdecimal() and len(ply) < 10
    at = int(ply) if ply and known else (await me.registry.room(room)).first_decision()  # where a replay opens
    return await tables.replay(me, room, at, query.get("seat", ""), me.lang, shape_of(query.get("shape", "")))


async def _record(me: Requester, query: Query, room: str) -> Answer:
    _, text = await tables.record(me, room)
    return Answer(200, text, "text/plain")


ROUTES = (
    _route("GET", "/api/tables", lambda me, query: tables.my_tables(me, me.lang)),
    _route("POST", "/api/tables", lambda me, query, body: tables.open_table(me, body), TableRequest),
    _route("POST", "/api/tables/import", lambda me, query, body: tables.import_record(me, body), RecordRequest),
    _route("GET", "/api/tables/{room}", lambda me, query, room: tables.table(me, room, me.lang)),
    _route("POST", "/api/tables/{room}/again", lambda me, query, room: tables.again(me, room)),
    _route("GET", "/api/tables/{room}/record", _record),
    _route("GET", "/api/tables/{room}/frame", _frame),
    _route("GET", "/api/tables/{room}/dice", lambda me, query, room: tables.check_dice(me, room, me.lang)),
    _route(
        "GET",
        "/api/tables/{room}/analysis",
        lambda me, query, room: analysis.analysis(me, room, query.get("seat", ""), me.lang),
    ),
    _route("GET", "/api/tables/{room}/analysis/share", lambda me, query, room: analysis.share(me, room)),
    _route(
        "POST",
        "/api/lessons/{game}/{lesson}",
        lambda me, query, body, game, lesson: learning.go(me, game, lesson, body),
        LessonRequest,
    ),
    _route(
        "POST",
        "/api/lessons/{game}/{lesson}/table",
        lambda me, query, body, game, lesson: learning.whole_game(me, game, lesson, body),
        TableOfLessonRequest,
    ),
    _route("POST", "/api/practice", lambda me, query, body: learning.practice(me, body), PracticeRequest),
    _route("GET", "/api/me", _me),
    _route("POST", "/api/me/name", _be_called, NameRequest),
)


class PortLine:
    """The port of a page as a line."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.received: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = False

    def hear(self, text: str | None) -> None:
        """Take in a message; None means that the page has closed its end."""
        self.received.put_nowait(text)

    async def send(self, text: str) -> None:
        if self._closed:
            raise LineClosed
        self.port.postMessage(text)

    async def receive(self) -> str | None:
        text = await self.received.get()
        if text is None:
            self._closed = True
            raise LineClosed
        return text

    def close(self, code: int) -> None:
        self.port.postMessage(json.dumps({"closed": code}))


class Host:
    """The rooms of one tab."""

    def __init__(self, registry: RoomRegistry, person: str, base: str) -> None:
        self.registry = registry
        self._person = person
        self._base = base
        self._tasks: set[asyncio.Task[None]] = set()
        self.running = contextlib.AsyncExitStack()  # ends with the page

    def guest(self, lang: str) -> PageRequester:
        return PageRequester(self.registry, self._person, lang if lang in LANGUAGES else "en", "", self._base)

    async def request(self, method: str, address: str, body: str, lang: str) -> Answer:
        """Answer a request as the HTTP server does."""
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        me = self.guest(query.get("lang", lang))
        try:
            found = await _answer(me, method, parts.path, query, body)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])[:100]
            reason = f"{RequestError('malformed').say(me.lang)} ({where}: {first['msg'][:200]})"
            return Answer(422, json.dumps({"error": {"code": "malformed", "reason": reason}}))
        except LapilliError as error:
            status = error.status if isinstance(error, RequestError) else 422
            return Answer(status, json.dumps({"error": answer(error, me.lang)}))
        except Exception:
            logger.exception("a request failed")
            return Answer(500, json.dumps({"error": answer(RequestError("bug"), me.lang)}))
        if isinstance(found, Answer):
            return found
        data = found.model_dump() if isinstance(found, BaseModel) else found
        return Answer(200, json.dumps(data, ensure_ascii=False))

    def open(self, address: str, port: Port) -> PortLine:
        """Serve a line to a table until the page closes it."""
        line = PortLine(port)
        task = asyncio.create_task(self._serve(line, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return line

    async def _serve(self, line: PortLine, address: str) -> None:
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        me = self.guest(query.get("lang", "en"))
        wanted = LINE.match(parts.path)
        try:
            if wanted is None:
                raise RequestError("gone")
            room = await self.registry.room(wanted[1])
            connection = connect(room, me.person, None, query, me.lang, me.base, me.address)
        except LapilliError as error:
            await line.send(json.dumps(errors.message(error, me.lang)))
            line.close(MISSING if error.code == "gone" else LATER)
            return
        except Exception:
            logger.exception("a table cannot be opened")
            await line.send(json.dumps(errors.message(RequestError("bug"), me.lang)))
            line.close(LATER)
            return
        await serve(self.registry, line, connection)
        with contextlib.suppress(LineClosed):
            line.close(LATER)


async def _answer(me: Requester, method: str, path: str, query: Query, body: str) -> object:
    if len(body) > BODY_BYTES:
        raise RequestError("large", most=BODY_BYTES)
    for route in ROUTES:
        match = route.path.fullmatch(path)
        if match and route.method == method:
            wanted = () if route.body is None else (route.body.model_validate_json(body or "{}"),)
            found = route.answer(me, query, *wanted, *match.groups())
            return await found if isinstance(found, Awaitable) else found
    raise RequestError("gone")


async def start(storage: Storage, thinker: Thinker, base: str, grounds: str) -> Host:
    """Open the store and the rooms; `grounds` is JSON: the address of each ground's file."""
    ADDRESSES.update(json.loads(grounds))
    store = BrowserStore(storage)
    signer = Signer(await store.key("secret"))
    person = await store.key("person")
    registry = RoomRegistry(Settings(rate=0, rooms_cached=8, memory=0), store, signer, PageRuntime(thinker))
    host = Host(registry, person, base)
    await host.running.enter_async_context(registry.running())
    return host


def warm(game: str) -> int:
    """Load a game, so that its first table opens faster."""
    return len(find(game).seats) if game in list_games() else 0
