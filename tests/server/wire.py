"""Validates every message of a test against the types of `wire/outgoing.py`, strictly."""

from __future__ import annotations

from functools import cache
from typing import Any, NotRequired, get_args, get_type_hints

from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict, is_typeddict

from lapilli.server.wire import outgoing

STRICT = ConfigDict(extra="forbid", strict=True)
KINDS: dict[str, Any] = {
    get_args(get_type_hints(kind)["type"])[0]: kind for kind in (outgoing.Frame, outgoing.Chat, outgoing.Presence)
} | {get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(outgoing.Answer)}
PARTS = {"whole": bool, "new": list[Any], "picture": list[Any], "menu": list[int]}  # of a frame in parts


for _type in vars(outgoing).values():
    if is_typeddict(_type):
        with_config(STRICT)(_type)


@cache
def adapter(kind: str, parts: bool) -> TypeAdapter[Any]:
    if not parts:
        return TypeAdapter(KINDS[kind])
    fields = get_type_hints(outgoing.Frame) | PARTS
    fields.pop("svg")
    loose = TypedDict("loose", {name: NotRequired[type] for name, type in fields.items()})  # type: ignore[misc]
    return TypeAdapter(with_config(STRICT)(loose))


def check(message: dict[str, Any]) -> None:
    """Raises what is wrong with a message."""
    parts = message["type"] == "frame" and "svg" not in message
    adapter(message["type"], parts).validate_python(message)
