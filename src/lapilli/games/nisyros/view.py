"""Who sees what: everything lies open except the order of undrawn cards, which nobody knows, not even the state."""

from __future__ import annotations

from typing import Any

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.games.nisyros.box import from_text, standard
from lapilli.games.nisyros.position import position, restore, seat_names
from lapilli.games.nisyros.rules.course import Nisyros
from lapilli.games.nisyros.state import Terms


def observe(state: Nisyros, seat: int | None) -> View:
    """N-0.10 The position, who is asked, the limits in force; the same for every seat and every onlooker."""
    names = seat_names(state)
    mask = state.actors()
    terms = state.terms
    box: Any = terms.box
    return {
        **position(state),
        "me": None if seat is None else names[seat],
        "actors": ["chance"] if state.actor == CHANCE else [name for i, name in enumerate(names) if mask >> i & 1],
        "supply": {"boats": int(state.boats_left()), "dams": int(state.dams_left())},
        "limits": limits(terms),
        "box": None if box.fingerprint == standard().fingerprint else box.file.text,
    }


def limits(terms: Terms) -> dict[str, Any]:
    """The numbers of the box that a player needs at the table."""
    return {
        "store": int(terms.store),
        "spots": [int(count) for count in terms.spots],
        "workers": [int(count) for count in terms.limits],
        "yields": [int(count) for count in terms.yields],
        "amounts": [int(amount) for amount in terms.amounts],
        "figures": int(terms.figures),
        "eruptions": int(terms.eruptions),
        "most": int(terms.most),
        "fewer": int(terms.fewer),
        "fare": int(terms.fare),
        "crew": int(terms.crew),
        "small": int(terms.small),
        "big": int(terms.big),
    }


def imagine(view: View, rng: Rng) -> Nisyros:
    """The only world that fits: nothing that is decided already is hidden (N-14.8: the bags have no order)."""
    box = standard() if view["box"] is None else from_text(view["box"], "box of the table")
    return restore(view, box, view["options"])
