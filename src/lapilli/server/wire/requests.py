"""Bodies of HTTP requests, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from lapilli.core.presentation import Shape
from lapilli.server.limits import (
    BODY_BYTES,
    BOX_CHARACTERS,
    NAME_CHARACTERS,
    PASSWORD_CHARACTERS,
)
from lapilli.server.wire.languages import known_language
from lapilli.words import LANGUAGES

Lang = Annotated[str, AfterValidator(known_language), Field(json_schema_extra={"enum": list(LANGUAGES)})]
Name = Annotated[str, Field(max_length=NAME_CHARACTERS)]
OptionText = Annotated[str, Field(max_length=200)]
OptionNumber = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Way = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=80)]  # through a lesson


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(RequestBody):
    """Who shall sit on a seat: me (with `hotseat` others on this screen), a friend by link, a bot."""

    who: Literal["me", "hotseat", "link", "bot"]
    level: Name | None = None
    name: Name = ""


class ClockRequest(RequestBody):
    """Thinking time per seat, and what each action gives back."""

    minutes: Annotated[float, Field(gt=0, le=100_000)]
    bonus: Annotated[float, Field(ge=0, le=86_400)] = 0  # seconds


class TableRequest(RequestBody):
    """A new table."""

    game: Annotated[str, Field(min_length=1, max_length=60)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)]
    options: Annotated[dict[Name, OptionText | OptionNumber | bool], Field(max_length=40)] = {}
    dice: Literal["server", "typed"] = "server"
    box: Annotated[str, Field(max_length=BOX_CHARACTERS)] | None = None
    lang: Lang = "en"
    clock: ClockRequest | None = None
    listed: bool = False
    password: Annotated[str, Field(max_length=PASSWORD_CHARACTERS)] = ""
    door: Literal["open", "ask"] = "open"  # ask: the host lets newcomers in one by one
    wait: bool = False  # nothing is played until all who are invited have come


class NameRequest(RequestBody):
    """What I want to be called."""

    name: Name


class WordsRequest(RequestBody):
    """A phrase, a password, an invitation."""

    words: Annotated[str, Field(max_length=200)]


class JoinRequest(RequestBody):
    """A free seat of a listed table, with its password where it has one, and what I am called there."""

    password: Annotated[str, Field(max_length=PASSWORD_CHARACTERS)] = ""
    name: Name = ""


class RecordRequest(RequestBody):
    """A record to be opened."""

    record: Annotated[str, Field(min_length=1, max_length=BODY_BYTES)]
    box: Annotated[str, Field(max_length=BOX_CHARACTERS)] | None = None
    lang: Lang = "en"


class SitRequest(RequestBody):
    """What I am called on the seat I take."""

    name: Name = ""


class LessonRequest(RequestBody):
    """Where a learner stands, and what they do: a message of the live socket, or `next` when they have read on."""

    way: Way = Field(default_factory=list)
    message: dict[str, object] | None = None
    next: bool = False
    lang: Lang = "en"
    shape: Shape = ""


class TableOfLessonRequest(RequestBody):
    """In which language the table of a lesson is opened."""

    lang: Lang = "en"


class PracticeRequest(RequestBody):
    """What to try something at: a step of a lesson, a moment of a game, a position, or a record."""

    game: Annotated[str, Field(max_length=60)] = ""
    lesson: Annotated[str, Field(max_length=80)] = ""
    step: Annotated[int, Field(ge=1, le=80)] = 1
    way: Way | None = None  # or wherever this way through the lesson has led
    room: Annotated[str, Field(max_length=40)] = ""
    ply: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    seat: Annotated[str, Field(max_length=60)] = ""  # through whose eyes the moment was counted
    position: dict[str, object] | None = None
    lang: Lang = "en"
