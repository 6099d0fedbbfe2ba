"""The sender of a request, identified by a signed cookie that is made when it is needed."""

from __future__ import annotations

import hmac

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from lapilli.server.identity import COOKIE
from lapilli.server.requester import Requester
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.rooms.room import Room
from lapilli.server.web import origin
from lapilli.words import LANGUAGES

YEAR = 365 * 24 * 3600


class WebGuest(Requester):
    """The person of an HTTP request, known by a cookie."""

    def __init__(self, registry: RoomRegistry, request: Request, response: Response) -> None:
        cookie = request.cookies.get(COOKIE, "")
        person = registry.signer.person(cookie) or ""
        here = origin.base(registry.settings, request)
        super().__init__(registry, person, language(request), origin.address(request), here)
        self.request = request
        self.response = response
        self.outdated = bool(self.person) and registry.signer.outdated(cookie)
        if self.outdated:
            give_cookie(response, registry, request, self.person)

    def sit(self) -> str:
        """The person's id; a new person gets a cookie."""
        if not self.person:
            give_cookie(self.response, self.registry, self.request, super().sit())
        return self.person

    def password_hash(self, room: Room) -> str | None:
        """The password of a table that this person has given, as it is kept."""
        return password_hash(self.registry, self.request, room, self.person)


def password_hash(registry: RoomRegistry, connection: HTTPConnection, room: Room, person: str) -> str | None:
    """The password of a room, as it is kept, where a cookie shows that this person has given it."""
    given = connection.cookies.get(door_name(room), "")
    fits = bool(person) and hmac.compare_digest(given.encode(), door_key(registry, room, person).encode())
    return room.moderation.door.password if fits else None


def door_key(registry: RoomRegistry, room: Room, person: str) -> str:
    """What shows that a person has given the password of a room; another password needs another key."""
    return registry.signer.door(f"{room.id} {room.moderation.door.password}", person)


def door_name(room: Room) -> str:
    return f"door-{room.id[:12]}"


def give_cookie(response: Response, registry: RoomRegistry, request: Request, person: str) -> None:
    response.set_cookie(
        COOKIE,
        registry.signer.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def language(request: Request) -> str:
    """Chosen by cookie, by query, or by what the browser says it reads."""
    for body in (request.cookies.get("lang"), request.query_params.get("lang")):
        if body in LANGUAGES:
            return str(body)
    for part in request.headers.get("accept-language", "").split(","):
        short = part.split(";")[0].strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


async def guest(request: Request, response: Response) -> WebGuest:
    """The dependency of every route."""
    return WebGuest(request.app.state.registry, request, response)
