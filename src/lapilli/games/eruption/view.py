"""Who may know what (section 8 of the digest): hands are private, everything else is open or known by counting."""

from __future__ import annotations

from typing import Any

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.games.eruption.actions import DRAW_CARD, FIRST, GIVE_CARD, KIND, MOVE, RELOCATE, SECOND, SPACE
from lapilli.games.eruption.imagined import deal_unseen
from lapilli.games.eruption.names import BORDER_NAMES, kernel_parts, seat_names
from lapilli.games.eruption.position import position, rebuild
from lapilli.games.eruption.result import result
from lapilli.games.eruption.rules.course import Course
from lapilli.games.eruption.rules.ending import points
from lapilli.games.eruption.rules.meter import held_vent
from lapilli.games.eruption.state import Phase, Roll

OPEN = (
    "seats", "options", "active", "tiles", "walls", "eruptions", "temperature", "stock", "supply", "stack", "forecast",
    "discards", "aside", "tile_discards", "gone", "turn", "end",
)  # fmt: skip


def observe(state: Course, seat: int | None) -> View:
    """E-0.15, E-5.2 The open position (drawn tiles, stockpiles), the hands this viewer may see, sizes of others."""
    whole = position(state)
    names = seat_names(state.parts)
    active = names[state.active]
    view = {name: whole[name] for name in OPEN}
    return {
        **view,
        "phase": phase_of(state),
        "step": whole["phase"],
        "seat": seat,
        "me": "" if seat is None else names[seat],
        "names": list(names),
        "active": active,
        "zone": zone_of(state, state.active),
        "vent": int(held_vent(state, state.active)) + 1,
        "degrees": int(state.temperature[state.active]),
        "deck": int(state.deck.size),
        "points": {name: int(points(state, number)) for number, name in enumerate(names)},
        "hand_sizes": {name: int(state.hand_size(number)) for number, name in enumerate(names)},
        "hands": {
            name: whole["hands"][name] if sees_hand(state, seat, number) else None for number, name in enumerate(names)
        },
        "given": {
            name: whole["given"][name] if seat is not None and state.mate(number) == seat else {}
            for number, name in enumerate(names)
        },
        "winners": list(ended.winners) if (ended := result(state)) else [],
        "memory": memory(
            whole["memory"], [name for number, name in enumerate(names) if sees_hand(state, seat, number)]
        ),
        "box": state.parts.numbers,
    }


def memory(whole: dict[str, Any], visible: list[str]) -> dict[str, Any]:
    """What all saw when the deck was last renewed; of the hands of that moment only the numbers, except those seen."""
    hands = {name: hand if name in visible else sum(hand.values()) for name, hand in whole["hands"].items()}
    return {**whole, "hands": hands}


def sees_hand(state: Course, viewer: int | None, seat: int) -> bool:
    """E-10.8 One's own hand, and with Clans the mate's, unless the option says otherwise."""
    if viewer is None:
        return False
    return viewer == seat or (state.parts.mates_see_hands and state.mate(seat) == viewer)


def zone_of(state: Course, seat: int) -> int:
    """E-6.2 The danger zone of a village, for prompts."""
    return sum(1 for zone in state.parts.numbers["zones"] if state.temperature[seat] >= zone)


def phase_of(state: Course) -> str:
    """The moment as people name it: what chance owes comes first (as in `Course.whose_turn`)."""
    if state.phase == Phase.OVER:
        return "over"
    if state.phase == Phase.START or state.roll == Roll.START:
        return "reveal" if state.reveals else "start"
    if state.roll != Roll.NOTHING:
        return "breach" if state.roll == Roll.DAMAGE else "wall"
    if state.reveals:
        return "reveal"
    if state.cards_due:
        return "deal" if state.phase == Phase.DEAL else "card"
    return NAMED[state.phase]


NAMED = {
    Phase.ERUPT: "erupt",
    Phase.DRAWING: "drawing",
    Phase.TAKE: "take",
    Phase.PLACE: "place",
    Phase.REPLACE: "replace",
    Phase.EXTRA: "extra",
    Phase.CARDS: "cards",
    Phase.MOVE: "move",
    Phase.BUILD: "build",
    Phase.OUT: "out",
}


def imagine(view: View, rng: Rng) -> Course:
    """A world that this viewer cannot tell from the real one: cards he has not seen are dealt anew."""
    hands, old_hands, deck = deal_unseen(view, rng)
    data: dict[str, Any] = {name: view[name] for name in OPEN}
    data |= {"phase": view["step"], "hands": hands, "given": view["given"], "deck": deck}
    data["memory"] = {**view["memory"], "hands": old_hands}
    state = rebuild(data, kernel_parts(view["box"], view["options"]))
    state.proceed()
    return state


def witness(state: Course, seat: int, action: int, viewer: int | None) -> str:
    """A drawn card is its drawer's secret, a given one that of giver and mate; others see one name for a swap."""
    kind = KIND[action]
    drawer = int(state.active)
    if kind == DRAW_CARD and seat == CHANCE and not sees_hand(state, viewer, drawer):
        return SPACE.masked(action, "card")
    if kind == GIVE_CARD and viewer not in (seat, int(state.mate(seat))):
        return SPACE.masked(action, "card")
    if kind in (RELOCATE, MOVE) and viewer != seat and state.walls[SECOND[action]]:  # a swap is the same both ways
        first, second = sorted((int(FIRST[action]), int(SECOND[action])))
        return SPACE.text(int(kind) + first * len(BORDER_NAMES) + second)
    return SPACE.text(action)
