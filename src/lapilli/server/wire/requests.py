"""Bodies of HTTP requests, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from lapilli.server.limits import (
    BODY_BYTES,
    BOX_CHARACTERS,
    NAME_CHARACTERS,
    PASSWORD_CHARACTERS,
    ROOM_CHARACTERS,
    TOKEN_CHARACTERS,
)
from lapilli.server.wire.languages import known_language
from lapilli.words import LANGUAGES

Lang = Annotated[str, AfterValidator(known_language), Field(json_schema_extra={"enum": list(LANGUAGES)})]
Name = Annotated[str, Field(max_length=NAME_CHARACTERS)]
OptionText = Annotated[str, Field(max_length=200)]
OptionNumber = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
RoomName = Annotated[str, Path(min_length=1, max_length=ROOM_CHARACTERS)]
Token = Annotated[str, Path(min_length=1, max_length=TOKEN_CHARACTERS)]


class Wish(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Wish):
    """Who shall sit on a seat: me (with `hotseat` others on this screen), a friend by link, a bot."""

    who: Literal["me", "hotseat", "link", "bot"]
    level: Name | None = None
    name: Name = ""


class ClockWish(Wish):
    """Thinking time per seat, and what each action gives back."""

    minutes: Annotated[float, Field(gt=0, le=100_000)]
    bonus: Annotated[float, Field(ge=0, le=86_400)] = 0  # seconds


class TableWish(Wish):
    """A new table."""

    game: Annotated[str, Field(min_length=1, max_length=60)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: Annotated[dict[Name, OptionText | OptionNumber | bool], Field(max_length=40)] = {}
    dice: Literal["server", "typed"] = "server"
    box: Annotated[str, Field(max_length=BOX_CHARACTERS)] | None = None
    lang: Lang = "en"
    clock: ClockWish | None = None
    listed: bool = False
    password: Annotated[str, Field(max_length=PASSWORD_CHARACTERS)] = ""
    door: Literal["open", "ask"] = "open"  # ask: the host lets newcomers in one by one
    wait: bool = False  # nothing is played until all who are invited have come


class NameWish(Wish):
    """What I want to be called."""

    name: Name


class WordsWish(Wish):
    """A phrase, a password, an invitation."""

    words: Annotated[str, Field(max_length=200)]


class JoinWish(Wish):
    """A free seat of a listed table, with its password where it has one, and what I am called there."""

    password: Annotated[str, Field(max_length=PASSWORD_CHARACTERS)] = ""
    name: Name = ""


class RecordWish(Wish):
    """A record to be opened."""

    record: Annotated[str, Field(min_length=1, max_length=BODY_BYTES)]
    box: Annotated[str, Field(max_length=BOX_CHARACTERS)] | None = None
    lang: Lang = "en"


class SitWish(Wish):
    """What I am called on the seat I take."""

    name: Name = ""
