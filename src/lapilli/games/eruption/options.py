"""The options of a table: what may be chosen, and what excludes what (rules/parameters.py says what each means)."""

from __future__ import annotations

from lapilli.core.errors import OptionError, Refusal
from lapilli.core.option import Choices, Option
from lapilli.core.unused import UnusedActions
from lapilli.games.eruption.box import VILLAGE_SIDES, Box, printed_box

CHANCE_KINDS = frozenset({"roll-orange", "roll-white", "draw-tile", "draw-card", "reveal"})
OPTIONS = (
    Option("clans", (False, True)),
    Option("annihilation", (False, True)),
    Option("forecast", (False, True)),
    Option("rain", (True, False)),
    Option("start", ("dice", *printed_box().villages)),
    Option("mates_see_hands", (True, False)),
    Option("villages", ("fixed", "choose")),
)


def check_options(seats: int, options: Choices, box: Box) -> None:
    """E-10.1 Clans need 4 or 6 players and exclude Annihilation; E-0.6 only a village that plays can start."""
    if options["clans"] and seats not in (4, 6):
        raise OptionError("clans are played by 4 or 6", Refusal("clans-seats", "E-10.1"))
    if options["clans"] and options["annihilation"]:
        raise OptionError("clans and annihilation cannot be combined (E-10.1)", Refusal("clans-annihilation", "E-10.1"))
    if not options["mates_see_hands"] and not options["clans"]:
        raise OptionError("mates_see_hands belongs to clans (E-10.8)", Refusal("clans-hands", "E-10.8"))
    seated = box.seating[seats]
    if options["start"] not in ("dice", *seated):
        raise OptionError(f"{options['start']} does not play; {', '.join(seated)} do")


def unused_actions(seats: int, options: Choices, box: Box) -> UnusedActions:
    """Return which actions no seat can choose at such a table: those of variants, and of villages that do not play."""
    kinds = set(CHANCE_KINDS)
    if not options["clans"]:
        kinds |= {"give-card", "give-wall"}
    if not options["forecast"]:
        kinds.add("take")
    if options["villages"] == "choose":
        return UnusedActions(frozenset(kinds))
    absent = set(box.villages) - set(box.seating[seats])
    borders = {f"{village}.{side}" for village in absent for side in range(1, VILLAGE_SIDES + 1)}
    return UnusedActions(frozenset({*kinds, "settle"}), {"border": frozenset(borders), "place": frozenset(borders)})
