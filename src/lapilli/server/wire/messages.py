"""Messages that a client sends over the live socket: one class per type, validated like HTTP bodies."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    ValidationError,
)

from lapilli.core.presentation import Shape
from lapilli.server.limits import ID_CHARACTERS, MESSAGE_BYTES, PASSWORD_CHARACTERS
from lapilli.server.wire.errors import RequestError
from lapilli.server.wire.languages import known_language

Id = Annotated[StrictStr, Field(min_length=1, max_length=ID_CHARACTERS)]


def shape_of(message: object) -> Shape:
    """The shape of a client's screen; one we have never heard of is like any other screen."""
    return message if message == "narrow" or message == "square" or message == "wide" else ""


class Message(BaseModel):
    """Fields that a later version adds are ignored."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class Play(Message):
    type: Literal["play"]
    seat: StrictStr
    text: StrictStr
    ply: StrictInt  # as counted for the viewer, like the version
    version: StrictInt | None = None
    id: Id | None = None


class Undo(Message):
    type: Literal["undo"]
    seat: StrictStr


class Takeback(Message):
    type: Literal["takeback"]
    ply: StrictInt


class Answer(Message):
    type: Literal["answer"]
    takeback: StrictInt
    yes: StrictBool


class Chat(Message):
    type: Literal["chat"]
    text: StrictStr


class Sit(Message):
    type: Literal["seat"]
    seat: StrictStr
    to: Literal["bot", "me"]
    level: StrictStr | None = None


class AutoPass(Message):
    type: Literal["auto_pass"]
    seat: StrictStr
    phase: StrictStr
    yes: StrictBool


class Name(Message):
    type: Literal["name"]
    seat: StrictStr
    text: StrictStr


class Begin(Message):
    type: Literal["begin"]


class Mute(Message):
    type: Literal["mute"]
    seat: StrictStr
    yes: StrictBool


class Remove(Message):
    type: Literal["remove"]
    seat: StrictStr


class SetDoor(Message):
    type: Literal["door"]
    to: Literal["open", "password", "ask", "closed"]
    password: Annotated[StrictStr, Field(max_length=PASSWORD_CHARACTERS)] = ""


class Admit(Message):
    type: Literal["admit"]
    number: StrictInt
    yes: StrictBool


class HandOver(Message):
    type: Literal["hand_over"]
    seat: StrictStr


class Hint(Message):
    type: Literal["hint"]
    seat: StrictStr
    id: Id | None = None


class WinProbability(Message):
    type: Literal["win_probability"]


class Why(Message):
    type: Literal["why"]
    seat: StrictStr
    text: StrictStr | None = None
    click_path: Annotated[list[StrictStr], Field(min_length=1, max_length=8)] | None = None
    around: Annotated[list[StrictStr], Field(max_length=8)] = []


class What(Message):
    type: Literal["what"]
    thing: Annotated[StrictStr, Field(min_length=1, max_length=80)]


class Step(Message):
    type: Literal["step"]
    seat: StrictStr
    click_path: Annotated[list[StrictStr], Field(min_length=1, max_length=8)]


class SwitchSeat(Message):
    type: Literal["switch_seat"]
    seat: StrictStr


class ReadyHandover(Message):
    type: Literal["ready_handover"]
    seat: StrictStr


class Lang(Message):
    type: Literal["lang"]
    lang: Annotated[StrictStr, AfterValidator(known_language)]


class Screen(Message):
    type: Literal["shape"]
    shape: Annotated[Shape, BeforeValidator(shape_of)] = ""


class Full(Message):
    type: Literal["full"]


class Ping(Message):
    type: Literal["ping"]


KINDS: dict[str, type[Message]] = {
    kind.model_fields["type"].annotation.__args__[0]: kind  # type: ignore[union-attr]
    for kind in Message.__subclasses__()
}


def read(text: str | None) -> dict[str, object]:
    """A message as data; whatever is not a small JSON object is refused."""
    if text is None:
        raise RequestError("malformed")
    if len(text) > MESSAGE_BYTES or len(text.encode("utf-8", "replace")) > MESSAGE_BYTES:
        raise RequestError("large", most=MESSAGE_BYTES)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise RequestError("malformed") from None
    if not isinstance(message, dict):
        raise RequestError("malformed")
    return message


def understand(message: dict[str, object]) -> Message:
    """What it asks for; an unknown type and a field that is missing or of another type are refused."""
    name = message.get("type")
    if not isinstance(name, str):
        raise RequestError("malformed")
    kind = KINDS.get(name)
    if kind is None:
        raise RequestError("unknown")
    try:
        return kind.model_validate(message)
    except ValidationError:
        raise RequestError("malformed") from None


def id_of(message: dict[str, object]) -> str | None:
    """The id a client gave its message, for the answer to bear."""
    id = message.get("id")
    return id if isinstance(id, str) and len(id) <= ID_CHARACTERS else None
