"""The options of a table and the position a game begins with (section 4 of the digest)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lapilli.core.game import Option
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.rules.course import Course, course_of
from lapilli.games.fuji.rules.setup import go_on
from lapilli.games.fuji.state import prepare


def check_budget(value: object, seats: int) -> int:
    """F-13.11 Dice phrases per seat in phase 2: 1 to 20, or 0 for no limit."""
    number = int(str(value)) if str(value).isdecimal() else -1
    if not 0 <= number <= 20:
        raise ValueError(f"from 0 (no limit) to 20, not {value!r}")
    return number


OPTIONS = (
    Option("two_player", ("a", "b")),
    Option("level", (1, 2, 3, 4)),
    Option("scenario", (1, 2, 3, 4, 5, 6, 7, "random")),
    Option("thrill", (False, True)),
    Option("characters", ("random", "pick")),
    Option("skills", ("random", "pick")),
    Option("five_dice", ("random", "pick")),
    Option("starts", ("opposite", "pick", "random")),
    Option("talk", ("phrases+chat", "phrases", "chat")),
    Option("talk_check", ("checked", "free")),
    Option("talk_budget", (0,), check_budget),
)
MODES = {"random": 0, "pick": 1, "opposite": 2}


def encode(options: Mapping[str, Any]) -> list[int]:
    """The options as the compiled rules keep them, in a fixed order."""
    return [
        options["level"] - 1,
        int(options["thrill"]),
        int(options["talk"] != "chat"),
        int(options["talk_check"] == "checked"),
        options["talk_budget"],
        MODES[options["characters"]],
        MODES[options["skills"]],
        MODES[options["five_dice"]],
        int(options["two_player"] == "b"),
        MODES[options["starts"]],
        0 if options["scenario"] == "random" else options["scenario"],
        int(options["talk"] != "phrases"),
    ]


def decode(numbers: list[int]) -> dict[str, Any]:
    """The options back in words."""
    names = {number: name for name, number in MODES.items()}
    return {
        "two_player": "b" if numbers[8] else "a",
        "level": numbers[0] + 1,
        "scenario": numbers[10] or "random",
        "thrill": bool(numbers[1]),
        "characters": names[numbers[5]],
        "skills": names[numbers[6]],
        "five_dice": names[numbers[7]],
        "starts": names[numbers[9]],
        "talk": ("phrases+chat" if numbers[11] else "phrases") if numbers[2] else "chat",
        "talk_check": "checked" if numbers[3] else "free",
        "talk_budget": numbers[4],
    }


def blank(seats: int, options: Mapping[str, Any], box: FujiBox) -> Course:
    """A table with everything taken out of the box."""
    state = course_of(seats, box.sheet, encode(options), box.zones)
    prepare(state)
    return state


def start(seats: int, options: Mapping[str, Any], box: FujiBox) -> Course:
    """F-0.1, F-0.11 The very beginning, at rest."""
    state = blank(seats, options, box)
    go_on(state)
    state.proceed()
    return state
