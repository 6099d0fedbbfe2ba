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
      "now": {"done": ["pali"], "events": 1, ...}                     # what the present phase has to remember
    }

Counts that are nothing may be left out. The phases are `state.PHASES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from lapilli.core.errors import PositionError
from lapilli.core.packed import refill
from lapilli.games.nisyros.actions import (
    AREA_WORDS,
    DICE_NAMES,
    FACES,
    RESOURCES,
    SPOT_WORDS,
    WAYS,
    WORKPLACE_WORDS,
    ZONE_NAMES,
)
from lapilli.games.nisyros.audit import STEPS
from lapilli.games.nisyros.box import Box
from lapilli.games.nisyros.rules.course import Nisyros
from lapilli.games.nisyros.rules.preparation import place_coast
from lapilli.games.nisyros.state import COVERED, EMPTY, ISLAND, NO_REFUGE, PHASES, Phase

REASONS = {ISLAND: "", COVERED: "covered", EMPTY: "empty", NO_REFUGE: "no-refuge"}
LIES = (*WORKPLACE_WORDS, "step 9", "unused")
NUMBERS = ("events", "left", "eruptions", "red", "sails")
QUOTAS = (*(f"dams {zone}" for zone in ZONE_NAMES), *(f"boats {zone}" for zone in ZONE_NAMES))


def counted(words: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    """Word -> count, without the zeros."""
    return {word: int(count) for word, count in zip(words, counts, strict=True) if count}


def seat_names(state: Nisyros) -> tuple[str, ...]:
    """N-14.4 The village of each seat; s1, s2, ... until it has chosen."""
    return tuple(
        ZONE_NAMES[state.colours[seat]] if state.colours[seat] >= 0 else f"s{seat + 1}" for seat in range(state.seats)
    )


def position(state: Nisyros) -> dict[str, Any]:
    """The position as documented above."""
    names = seat_names(state)
    return {
        "options": dict(cast(Mapping[str, Any], state.terms.options)),
        "seats": list(names),
        "order": [ZONE_NAMES[zone] for zone in state.order],
        "layout": {
            zone: [RESOURCES[tile] if tile >= 0 else None for tile in state.tiles[4 * index : 4 * index + 4]]
            for index, zone in enumerate(ZONE_NAMES)
        },
        "round": int(state.round),
        "step": int(state.at_step),
        "active": names[state.active],
        "phase": PHASES[state.phase],
        "stock": {name: int(state.stock[index]) for index, name in enumerate(RESOURCES)},
        "lava": counted(ZONE_NAMES, state.lava),
        "boats": counted(ZONE_NAMES, state.boats),
        "dams": counted(AREA_WORDS, state.dams),
        "bonus": [zone for index, zone in enumerate(ZONE_NAMES) if state.bonus >> index & 1],
        "people": {ZONE_NAMES[colour]: _people(state, colour) for colour in state.colours if colour >= 0},
        "cards": {
            "stars": _numbered(state.stars.counts),
            "deck": _numbered(state.deck.counts),
            "discard": _numbered(state.discard),
            "waiting": _numbered(state.waiting),
            "turned": [number for number in range(1, 21) if state.cards_out >> (number - 1) & 1],
        },
        "dice": {
            die: {
                "face": FACES[state.faces[index]],
                "at": LIES[state.lies[index]] if state.lies[index] >= 0 else "hand",
            }
            for index, die in enumerate(DICE_NAMES)
            if state.faces[index] >= 0
        },
        "now": _now(state, names),
    }


def _numbered(counts: Iterable[int]) -> dict[str, int]:
    return {str(index + 1): int(count) for index, count in enumerate(counts) if count}


def _people(state: Nisyros, colour: int) -> dict[str, Any]:
    rows = slice(28 * colour, 28 * colour + 28)
    return {
        "home": ZONE_NAMES[state.home[colour]],
        "citizens": counted(ZONE_NAMES, state.citizens[4 * colour : 4 * colour + 4]),
        "workers": counted(WORKPLACE_WORDS, state.workers[rows.start : rows.stop]),
        "idle": counted(WORKPLACE_WORDS, state.idle[rows.start : rows.stop]),
        "kos": int(state.kos[colour]),
        "hades": int(state.hades[colour]),
    }


def _now(state: Nisyros, names: Sequence[str]) -> dict[str, Any]:
    now: dict[str, Any] = {
        "done": [name for seat, name in enumerate(names) if state.done >> seat & 1],
        "card": int(state.card) + 1,
        "volcano": WAYS[state.way] if state.way >= 0 else "",
        "gassed": [area for index, area in enumerate(AREA_WORDS) if state.gassed >> index & 1],
        "pending": [zone for index, zone in enumerate(ZONE_NAMES) if state.pending >> index & 1],
        "picks": [DICE_NAMES[die] for die in (state.pick_one, state.pick_two) if die >= 0],
        "quota": counted(QUOTAS, state.quota),
        "placed": counted(names, state.placed[: state.seats]),
        "gathered": {
            colour: counted(ZONE_NAMES, state.gathered[4 * index : 4 * index + 4])
            for index, colour in enumerate(ZONE_NAMES)
            if any(state.gathered[4 * index : 4 * index + 4])
        },
        "flood": AREA_WORDS[state.flood] if state.flood >= 0 else "",
        "ending": REASONS[state.ending],
        **{name: int(getattr(state, name)) for name in NUMBERS},
    }
    if state.fleeing >= 0:
        now["flight"] = {
            "colour": ZONE_NAMES[state.fleeing],
            "from": SPOT_WORDS[state.flees_from],
            "to": (*ZONE_NAMES, "boat")[state.flees_to],
        }
    return {name: value for name, value in now.items() if value}


# -- and back -------------------------------------------------------------------------------------------------------


def index_of(words: Sequence[str], word: object, what: str) -> int:
    """Number of a word, or a complaint that names what is wrong."""
    if word not in words:
        raise PositionError(f"{word!r} is no {what}")
    return words.index(str(word))


def _counts(words: Sequence[str], given: Mapping[str, Any], what: str) -> list[int]:
    counts = [0] * len(words)
    for word, count in given.items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise PositionError(f"{count!r} is no number of {what} at {word}")
        counts[index_of(words, word, f"place for {what}")] = count
    return counts


def _mask(words: Sequence[str], given: Iterable[Any], what: str) -> int:
    return sum({1 << index_of(words, word, what) for word in given})


def _whole(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise PositionError(f"{value!r} is no number for {what}")
    return value


CARD_NUMBERS = tuple(str(number) for number in range(1, 21))


def restore(data: Mapping[str, Any], box: Box, options: Mapping[str, Any]) -> Nisyros:
    """A state at rest from such data; a PositionError says what is wrong. `options` are complete."""
    seats = list(data["seats"])
    if len(seats) not in (2, 3, 4):
        raise PositionError(f"Nisyros is played by 2 to 4, not {len(seats)}")
    state = Nisyros(len(seats), box.terms(len(seats), options))
    state.build()
    _restore_board(state, data, seats)
    if len(state.order) == 4:
        _restore_people(state, data)
    cards = data["cards"]
    state.stars.fill(_counts(CARD_NUMBERS, cards.get("stars", {}), "cards"))
    state.deck.fill(_counts(CARD_NUMBERS, cards.get("deck", {}), "cards"))
    refill(state.discard, _counts(CARD_NUMBERS, cards.get("discard", {}), "cards"))
    refill(state.waiting, _counts(CARD_NUMBERS, cards.get("waiting", {}), "cards"))
    state.cards_out = _mask(CARD_NUMBERS, map(str, cards.get("turned", ())), "card")
    faces, lies = [-1] * 5, [-1] * 5
    for name, die in data.get("dice", {}).items():
        index = index_of(DICE_NAMES, name, "die")
        faces[index] = index_of(FACES, die["face"], "face")
        at = die.get("at", "hand")
        lies[index] = -1 if at == "hand" else index_of(LIES, at, "place for a die")
    refill(state.faces, faces)
    refill(state.lies, lies)
    _restore_now(state, data.get("now", {}), seats)
    if state.phase >= Phase.PLACE and state.at_step not in STEPS[PHASES[state.phase]]:
        raise PositionError(f"{PHASES[state.phase]} in step {state.at_step}")
    state.proceed()
    return state


def _restore_board(state: Nisyros, data: Mapping[str, Any], seats: list[Any]) -> None:
    colours, owner = [-1] * 4, [-1] * 4
    for seat, name in enumerate(seats):
        if name == f"s{seat + 1}":
            continue
        zone = index_of(ZONE_NAMES, name, "village")
        if owner[zone] >= 0:
            raise PositionError(f"{name} is chosen twice")
        colours[seat], owner[zone] = zone, seat
    refill(state.colours, colours)
    refill(state.owner, owner)
    order = [index_of(ZONE_NAMES, zone, "zone") for zone in data["order"]]
    if len(set(order)) != len(order):
        raise PositionError("a zone lies twice on the board")
    for zone in order:
        place_coast(state, zone)
    tiles: list[int] = []
    for name in ZONE_NAMES:
        slopes = data["layout"][name]
        if len(slopes) != 4:
            raise PositionError(f"{name} has four slopes, not {len(slopes)}")
        tiles += [-1 if tile is None else index_of(RESOURCES, tile, "resource") for tile in slopes]
    refill(state.tiles, tiles)
    state.round = _whole(data["round"], "the round")
    state.at_step = _whole(data["step"], "the step")
    state.active = index_of(seats, data["active"], "seat")
    state.phase = index_of(PHASES, data["phase"], "phase")
    refill(state.stock, _counts(RESOURCES, data["stock"], "goods"))
    refill(state.lava, _counts(ZONE_NAMES, data.get("lava", {}), "lava"))
    refill(state.boats, _counts(ZONE_NAMES, data.get("boats", {}), "boats"))
    refill(state.dams, _counts(AREA_WORDS, data.get("dams", {}), "dams"))
    state.bonus = _mask(ZONE_NAMES, data.get("bonus", ()), "zone")


def _restore_people(state: Nisyros, data: Mapping[str, Any]) -> None:
    for name, people in data["people"].items():
        colour = index_of(ZONE_NAMES, name, "colour")
        state.home[colour] = index_of(ZONE_NAMES, people.get("home", name), "village")
        citizens = _counts(ZONE_NAMES, people.get("citizens", {}), "citizens")
        workers = _counts(WORKPLACE_WORDS, people.get("workers", {}), "workers")
        idle = _counts(WORKPLACE_WORDS, people.get("idle", {}), "idle workers")
        for zone in range(4):
            state.citizens[4 * colour + zone] = citizens[zone]
        for place in range(28):
            state.workers[28 * colour + place] = workers[place]
            state.idle[28 * colour + place] = idle[place]
        state.kos[colour] = _whole(people.get("kos", 0), "Kos")
        state.hades[colour] = _whole(people.get("hades", 0), "Hades")


def _restore_now(state: Nisyros, now: Mapping[str, Any], seats: Sequence[str]) -> None:
    state.done = _mask(seats, now.get("done", ()), "seat")
    state.card = _whole(now.get("card", 0), "the card") - 1
    state.way = index_of(WAYS, now["volcano"], "face of the volcano die") if now.get("volcano") else -1
    state.gassed = _mask(AREA_WORDS, now.get("gassed", ()), "area")
    state.pending = _mask(ZONE_NAMES, now.get("pending", ()), "zone")
    picks = [index_of(DICE_NAMES, die, "die") for die in now.get("picks", ())]
    state.pick_one, state.pick_two = (*picks, -1, -1)[:2]
    refill(state.quota, _counts(QUOTAS, now.get("quota", {}), "pieces or calls"))
    refill(state.placed, [*_counts(seats, now.get("placed", {}), "moves"), *[0] * (4 - len(seats))])
    gathered = [0] * 16
    for colour, counts in now.get("gathered", {}).items():
        first = 4 * index_of(ZONE_NAMES, colour, "colour")
        gathered[first : first + 4] = _counts(ZONE_NAMES, counts, "workers")
    refill(state.gathered, gathered)
    state.flood = index_of(AREA_WORDS, now["flood"], "area") if now.get("flood") else -1
    state.ending = index_of(tuple(REASONS.values()), now.get("ending", ""), "ending")
    if "flight" in now:
        state.fleeing = index_of(ZONE_NAMES, now["flight"]["colour"], "colour")
        state.flees_from = index_of(SPOT_WORDS, now["flight"]["from"], "place")
        state.flees_to = index_of((*ZONE_NAMES, "boat"), now["flight"]["to"], "way to flee")
    for name in NUMBERS:
        setattr(state, name, _whole(now.get(name, 0), name))
