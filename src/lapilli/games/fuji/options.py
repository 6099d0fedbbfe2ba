"""The options of a table and the position a game begins with (section 4 of the digest)."""

from __future__ import annotations

from lapilli.core.option import Choices, Option
from lapilli.core.unused import UnusedActions
from lapilli.games.fuji.actions import CELL_NAMES, DIE_NAMES, FIGURE_NAMES, SPACE
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.view_types import Options
from lapilli.games.fuji.rules.game_state import GameState, initial_state
from lapilli.games.fuji.rules.parameters import RuleParameters
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
CHANCE_KINDS = frozenset(
    {"deal-character", "deal-skill", "left-out", "draw", "draw-scenario", "lay", "start-at", "roll"}
)
MODES = {"random": 0, "pick": 1, "opposite": 2}


def encode(options: Choices) -> dict[str, int]:
    """The options as `RuleParameters.under` reads them."""
    return {
        "level": options["level"] - 1,
        "thrill": int(options["thrill"]),
        "phrases": int(options["talk"] != "chat"),
        "chat": int(options["talk"] != "phrases"),
        "checked": int(options["talk_check"] == "checked"),
        "budget": options["talk_budget"],
        **{name: MODES[options[name]] for name in ("characters", "skills", "five_dice", "starts")},
        "third_figure": int(options["two_player"] == "b"),
        "scenario": 0 if options["scenario"] == "random" else options["scenario"],
    }


def decode(parameters: RuleParameters) -> Options:
    """The options of a table back in words."""
    modes = {number: name for name, number in MODES.items()}
    return {
        "two_player": "b" if parameters.third_figure else "a",
        "level": int(parameters.level) + 1,
        "scenario": int(parameters.scenario) or "random",
        "thrill": bool(parameters.thrill),
        "characters": modes[parameters.characters],
        "skills": modes[parameters.skills],
        "five_dice": modes[parameters.five_dice],
        "starts": modes[parameters.starts],
        "talk": ("phrases+chat" if parameters.chat else "phrases") if parameters.phrases else "chat",
        "talk_check": "checked" if parameters.checked else "free",
        "talk_budget": int(parameters.budget),
    }


def blank(seats: int, options: Choices, box: Box) -> GameState:
    """A table with everything taken out of the box."""
    state = initial_state(seats, box.parameters, encode(options), box.zones)
    prepare(state)
    return state


def begin(seats: int, options: Choices, box: Box) -> GameState:
    """F-0.1, F-0.11 The very beginning, at rest."""
    state = blank(seats, options, box)
    go_on(state)
    state.proceed()
    return state


def unused_actions(seats: int, options: Choices, box: Box) -> UnusedActions:
    """Return which actions no seat can choose at such a table: of variants, absent figures, and cells off the map."""
    third = seats == 2 and options["two_player"] == "b"
    kinds = set(CHANCE_KINDS)
    picked = {"characters": "pick-character", "skills": "pick-skill", "five_dice": "leave-out", "starts": "start"}
    kinds |= {kind for option, kind in picked.items() if options[option] != "pick"}
    kinds |= {kind.key for kind in SPACE.kinds if kind.parts[0] == "talk" and options["talk"] == "chat"}
    if not third:
        kinds |= {kind.key for kind in SPACE.kinds if kind.key.startswith("p3-")} | {"say-third", "side", "pass"}
    absent = FIGURE_NAMES[seats + third :]
    cells = set()
    if options["scenario"] != "random":
        cells = {cell for cell in CELL_NAMES if box.scenarios[options["scenario"] - 1].sign(cell) == " "}
    words = {
        "figure": frozenset(absent),
        "target": frozenset(absent),
        "die": frozenset(f"{figure}.{die}" for figure in absent for die in DIE_NAMES),
        "hand": frozenset() if third else frozenset({"use p3", "use p3 knife"}),
        "cell": frozenset(cells),
        "topic": frozenset(cells),
    }
    for domain in ("pair", "path"):
        words[domain] = frozenset(word for word in SPACE.domains[domain] if cells.intersection(word.split()))
    return UnusedActions(frozenset(kinds), words)
