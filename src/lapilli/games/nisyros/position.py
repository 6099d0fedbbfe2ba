"""A whole position as data, and back. All of it is open: nobody knows the order of undrawn cards, not even the state.

::

    {
      "options": {"level": "zeus", "flight_order": "free", ...},      # missing ones: their default
      "seats": ["mandraki", "pali", "emporios"],                      # village of each seat; "s3" before it has chosen
      "order": ["mandraki", "pali", "emporios", "nikia"],             # zones clockwise
      "layout": {"mandraki": ["stone", "wood", "wheat", "wood"], ...},  # from the crater down; null: not laid yet
      "round": 2, "step": 1, "active": "pali", "phase": "place",
      "stock": {"stone": 0, "wood": 3, "wheat": 9},
      "lava": {"nikia": 2}, "boats": {"pali": 1}, "dams": {"pali.2": 1, "pali.coast": 2},
      "bonus": ["mandraki", "pali"],                                  # zones whose token still lies on level 1
      "people": {"pali": {"home": "pali", "citizens": {"pali": 7}, "workers": {"pali.theatre": 2, "nikia.3": 1},
                          "idle": {"nikia.3": 1}, "kos": 0, "hades": 0}, ...},    # idle ones are among the workers
      "cards": {"stars": {"9": 1}, "deck": {"20": 2}, "discard": {"1": 1}, "waiting": {"13": 1}, "turned": [13]},
      "dice": {"a": {"face": "wood", "at": "pali.4"}, "b": {"face": "plus", "at": "step 9"}},    # or "unused", "hand"
      "now": {"done": ["pali"], "events": 1, ...}                     # what the present step has to remember
    }

Counts that are nothing may be left out. The phases are those of `rules/steps.py`, and while a card asks something the
questions of `rules/cards.py`. In `now` stand, each where it matters:

    "ending"                                  why it is over: "covered", "empty" or "no-refuge"
    "red", "volcano"                          what these dice show
    "gassed"                                  areas silenced by the fumes
    "sails", "placed"                         boats, and workers of each seat, moved in this round (N-1.11)
    "done"                                    the seats that are finished where all act at once
    "events", "card"                          cards still to be drawn, and the one that asks something
    "left", "pending"                         workers it (or hunger) still wants; zones that still flow, or lose a dam
    "picks"                                   dice picked for the brilliant plan
    "quota", "called"                         what may still be built; citizens called to each theatre in this step
    "gathered"                                workers that the drizzle has moved, by colour and theatre
    "eruptions"                               still to come
    "flood", "flight"                         the area being covered, and who throws for his life
"""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.domains import refuse
from lapilli.core.type_parameters import View
from lapilli.games.nisyros.actions import CARD_NUMBERS, ZONE_NAMES
from lapilli.games.nisyros.box import Box
from lapilli.games.nisyros.knowledge.knowledge import seat_names
from lapilli.games.nisyros.knowledge.position_fields import CHOSEN, POSITION_FIELDS
from lapilli.games.nisyros.options import check_options
from lapilli.games.nisyros.rules.cards import AFTER_THROW, Card, in_use
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.parameters import RuleParameters
from lapilli.games.nisyros.rules.steps import SET_UP, Phase


def restore(data: View, box: Box) -> GameState:
    """A state at rest from such data; a PositionError names the field and what is allowed."""
    seats = count_seats(data)
    return rebuild(data, box.parameters(seats, CHOSEN.choose(data, seats, check_options)), seats)


def rebuild(data: View, parameters: RuleParameters, seats: int) -> GameState:
    """The same with options that are known to fit each other."""
    state = GameState(seats, parameters)
    state.build()
    for bag in (state.stars, state.deck):
        bag.fill([0] * len(CARD_NUMBERS))
    POSITION_FIELDS.write(state, {"now": {}, **data} if isinstance(data, Mapping) else data)
    _check(state)
    state.proceed()
    return state


def count_seats(data: object) -> int:
    """How many seats a position has, before there is a table for them."""
    seats = POSITION_FIELDS.value(data, "seats")
    if len(seats) not in (2, 3, 4):
        raise refuse("seats", seats, "a list of two to four villages")
    return len(seats)


def _check(state: GameState) -> None:
    """What must be known before anything can be played."""
    phase, asks = state.phase, in_use(state).asks if state.phase == Phase.CARD else -1
    if phase != Phase.LAY_COAST and len(state.order) != 4:
        raise refuse("order", [ZONE_NAMES[zone] for zone in state.order], "a list of all four zones")
    if phase not in (Phase.LAY_COAST, Phase.LAY) and min(state.tiles) < 0:
        raise refuse("layout", None, "four resources for each zone", "an area has no resource")
    if phase not in SET_UP:
        if min(state.colours[: state.seats]) < 0:
            raise refuse("seats", list(seat_names(state)), "a list of villages")
        if state.round < 1:
            raise refuse("round", int(state.round), f"a whole number from 1 to {state.parameters.rounds}")
    thrown = asks in AFTER_THROW or (phase == Phase.ERUPT and not state.waiting[Card.ORACLE])
    if thrown and state.way < 0:
        raise refuse("now.volcano", None, "what the volcano die shows", "the field is missing")
    if phase in (Phase.FLEE, Phase.ESCAPE) and state.flood is None:
        raise refuse("now.flood", None, "the area being covered", "the field is missing")
    if phase == Phase.ESCAPE and (state.flood is None or state.flood.flight is None):
        raise refuse("now.flight", None, "who flees: colour, from, to", "the field is missing")
    if phase in (Phase.REROLL, Phase.DICE, Phase.RUN) and min(state.faces) < 0:
        raise refuse("dice", None, "all five dice with their faces", "a die has not been thrown")
