"""The options of a table (digest 4.1) and what the rules make of them."""

from __future__ import annotations

from lapilli.core.option import Choices, Option
from lapilli.core.unused import UnusedActions
from lapilli.games.deukalion.actions import HEROES
from lapilli.games.deukalion.box import Box
from lapilli.games.deukalion.rules.parameters import RuleParameters


def _target(value: object, seats: int) -> int:
    return _number(value, 6, 30, "`book` or a number of points")


def _turn_limit(value: object, seats: int) -> int:
    return _number(value, 0, 1000, "0 (none) or a number of turns")


def _number(value: object, least: int, most: int, what: str) -> int:
    try:
        number = int(str(value))
    except ValueError:
        number = least - 1
    if isinstance(value, bool) or not least <= number <= most:
        raise ValueError(f"it is {what} from {least} to {most}, not {value!r}")
    return number


CHANCE_KINDS = frozenset({"first", "stock", "task", "deal", "draw", "roll", "toss"})
OPTIONS = (
    Option("first", ("seat1", "random")),
    Option("target", ("book", 10, 20), _target),
    Option("ship_stop", ("fight", "choice")),
    Option("anchor_stop", (False, True)),
    Option("hydra_self", ("free", "once", "never")),
    Option("garrison", ("underworld", "home")),
    Option("toss", ("meeple", "flat", "thirds")),
    Option("poker_face", (False, True)),
    Option("turn_limit", (0, 20, 40), _turn_limit),
)
SELF_HYDRA = ("free", "once", "never")


def parameters(chosen: Choices, seats: int, box: Box) -> RuleParameters:
    """D-1.1, D-3.9, D-6.4, D-6.9, D-9.6, D-11.7, D-13.6, D-15.5 Box and options as the rules read them."""
    return RuleParameters(
        box.chart,
        box.numbers,
        box.lists,
        box.text,
        dict(chosen),
        target=box.targets[seats] if chosen["target"] == "book" else chosen["target"],
        toss=box.tosses[chosen["toss"]],
        first_random=chosen["first"] == "random",
        ship_choice=chosen["ship_stop"] == "choice",
        anchor_stop=chosen["anchor_stop"],
        hydra_self=SELF_HYDRA.index(chosen["hydra_self"]),
        garrison_home=chosen["garrison"] == "home",
        poker_face=chosen["poker_face"],
        turn_limit=chosen["turn_limit"],
    )


def unused_actions(seats: int, options: Choices, box: Box) -> UnusedActions:
    """Return which actions no seat can choose at such a table: those against heroes who do not play."""
    return UnusedActions(CHANCE_KINDS, {"hero": frozenset(HEROES[seats:])})
