"""The options of a table of Nisyros, and which of them exclude each other."""

from __future__ import annotations

from lapilli.core.errors import OptionError, Refusal
from lapilli.core.option import Choices, Option
from lapilli.core.unused import UnusedActions
from lapilli.games.nisyros.actions import ZONE_NAMES
from lapilli.games.nisyros.box import LEVEL_NAMES, Box


def _villages(value: object, seats: int) -> str:
    """A list of villages, one for each seat: `pali,nikia`."""
    names = str(value).replace(",", " ").split()
    if len(names) != seats or len(set(names)) != seats or not set(names) <= set(ZONE_NAMES):
        raise ValueError(f"free, neighbours, opposite, or {seats} different villages of {', '.join(ZONE_NAMES)}")
    return ",".join(names)


CHANCE_KINDS = frozenset({"lay-coast", "lay", "first", "roll-red", "draw-event", "roll", "roll-volcano"})
OPTIONS = (
    Option("level", LEVEL_NAMES),
    Option("layout", ("random", "fixed")),
    Option("coast_order", ("fixed", "random")),
    Option("villages", ("free", "neighbours", "opposite"), _villages),
    Option("first", ("s1", "s2", "s3", "s4", "random")),
    Option("flight_order", ("free", "strict")),
    Option("guest_order", ("host_first", "free")),
    Option("dam_spots", ("default", "even")),
    Option("volcano_pairs", ("opposite", "adjacent")),
    Option("sailing", ("all", "active")),
)


def check_options(seats: int, options: Choices) -> None:
    """Refuse combinations that the rules exclude."""
    if options["villages"] in ("neighbours", "opposite") and seats != 2:
        raise OptionError(f"option villages: {options['villages']} is for two players", Refusal("villages-two"))
    if options["first"] in ("s3", "s4") and int(options["first"][1]) > seats:
        raise OptionError(
            f"option first: there is no seat {options['first']} with {seats} players", Refusal("first-seat")
        )


def unused_actions(seats: int, options: Choices, box: Box) -> UnusedActions:
    """Return which actions no seat can choose at such a table: those of villages that do not play."""
    if options["villages"] in ("free", "neighbours", "opposite"):
        return UnusedActions(CHANCE_KINDS)
    absent = frozenset(ZONE_NAMES) - frozenset(options["villages"].split(","))
    return UnusedActions(CHANCE_KINDS | {"village"}, {"colour": absent})
