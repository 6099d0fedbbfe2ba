"""Whole positions as data (documented in docs/games/eruption.md): out, in with sensible defaults, and audited."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from lapilli.core.errors import PositionError
from lapilli.core.packed import refill, vec
from lapilli.games.eruption.audit import LAVA_TILES, audit, elsewhere
from lapilli.games.eruption.box import Box
from lapilli.games.eruption.names import (
    CARD_KINDS,
    ENDINGS,
    MATERIAL_NAMES,
    PHASES,
    PLACE_NAMES,
    PURPOSES,
    ROLLS,
    SPACES,
    counted,
    make_parts,
    numbers,
    options_of,
    seat_names,
    spaces_in,
    tile_mask,
    tile_name,
)
from lapilli.games.eruption.rules.course import Course
from lapilli.games.eruption.rules.fit import lay
from lapilli.games.eruption.rules.setup import lay_out
from lapilli.games.eruption.state import Parts, Vent

DEFAULTS = {
    "clans": False,
    "annihilation": False,
    "forecast": False,
    "rain": True,
    "start": "dice",
    "mates_see_hands": True,
}
TURN = (
    "cards_due",
    "reveals",
    "orange",
    "last_orange",
    "last_white",
    "moves",
    "built",
    "contenders",
    "used_up",
    "busy",
)
COUNTS = {
    "supply": MATERIAL_NAMES,
    "discards": CARD_KINDS,
    "aside": LAVA_TILES,
    "tile_discards": LAVA_TILES,
    "gone": LAVA_TILES,
}
KEYS = {
    "seats", "options", "phase", "active", "tiles", "walls", "eruptions", "temperature", "hands", "given", "memory",
    "stock", "deck", "stack", "forecast", "turn", "end", *COUNTS,
}  # fmt: skip


def position(state: Course) -> dict[str, Any]:
    """The whole position, secrets included."""
    names = seat_names(state.parts)
    return {
        "seats": len(names),
        "options": options_of(state.parts),
        "phase": PHASES[state.phase],
        "active": names[state.active],
        "tiles": {SPACES[space]: tile_name(mask) for space, mask in enumerate(numbers(state.tiles)) if mask},
        "walls": {
            PLACE_NAMES[place]: MATERIAL_NAMES[wall - 1] for place, wall in enumerate(numbers(state.walls)) if wall
        },
        "eruptions": [_vent_name(vent, names) for vent in numbers(state.vents)],
        "temperature": dict(zip(names, numbers(state.temperature), strict=True)),
        "hands": _by_seat(names, CARD_KINDS, numbers(state.hands)),
        "given": _by_seat(names, CARD_KINDS, numbers(state.given)),
        "memory": {
            "deck": counted(CARD_KINDS, numbers(state.old_deck)),
            "hands": _by_seat(names, CARD_KINDS, numbers(state.old_hands)),
            "drawn": dict(zip(names, numbers(state.drawn), strict=True)),
            "laid": _by_seat(names, CARD_KINDS, numbers(state.laid)),
        },
        "stock": _by_seat(names, MATERIAL_NAMES, numbers(state.stock)),
        "deck": counted(CARD_KINDS, numbers(state.deck.counts)),
        "stack": counted(LAVA_TILES, numbers(state.stack.counts)),
        **{name: counted(words, numbers(getattr(state, name))) for name, words in COUNTS.items()},
        "forecast": {
            "tops": [None if kind < 0 else LAVA_TILES[kind] for kind in numbers(state.tops)],
            "hidden": numbers(state.hidden),
            "aside": numbers(state.aside_of),
        },
        "turn": {
            **{name: getattr(state, name) for name in TURN},
            "roll": ROLLS[state.roll],
            "purpose": PURPOSES[state.purpose],
            "tile": None if state.tile < 0 else LAVA_TILES[state.tile],
            "taken_from": None if state.taken_from < 0 else state.taken_from + 1,
            "space": None if state.space < 0 else SPACES[state.space],
            "rotation": None if state.rotation < 0 else state.rotation,
            "tested": None if state.tested < 0 else PLACE_NAMES[state.tested],
            "closed": spaces_in(state.closed),
            "rolled": numbers(state.rolled),
        },
        "end": {
            "ending": ENDINGS[state.ending],
            "last": [name for seat, name in enumerate(names) if state.last >> seat & 1],
            "burned": [name for seat, name in enumerate(names) if state.burned >> seat & 1],
            "left": numbers(state.left),
            "idle": state.idle,
            "turns": state.turns,
        },
    }


def _vent_name(vent: int, names: Sequence[str]) -> str:
    if vent >= Vent.BOARD:
        return SPACES[vent - Vent.BOARD]
    return {Vent.ROW: "row", Vent.GONE: "gone"}[vent] if vent < 0 else names[vent]


def _by_seat(names: Sequence[str], words: Sequence[str], counts: list[int]) -> dict[str, dict[str, int]]:
    width = len(words)
    return {name: counted(words, counts[seat * width : seat * width + width]) for seat, name in enumerate(names)}


def restore(data: Mapping[str, Any], box: Box) -> Course:
    """A state at rest; what is not said is as at the start of a turn, what is left over lies in stack, deck, supply."""
    for key in data:
        if key not in KEYS:
            raise PositionError(f"a position of Eruption has no {key!r}")
    seats = data["seats"]
    if seats not in box.seating:
        raise PositionError(f"Eruption is played by 2 to 6, not by {seats!r}")
    state = rebuild(data, make_parts(box, seats, {**DEFAULTS, **data.get("options", {})}))
    problems = list(audit(state))
    if problems:
        raise PositionError(f"impossible position: {problems[0]}")
    state.proceed()
    return state


def rebuild(data: Mapping[str, Any], parts: Parts) -> Course:
    """The position as named, not yet audited nor at rest."""
    state = Course(parts)
    lay_out(state)
    names = seat_names(parts)
    state.phase = _word(PHASES, data.get("phase", "damage"))
    state.active = _word(names, data.get("active", names[0]))
    for seat, degrees in data.get("temperature", {}).items():
        state.temperature[_word(names, seat)] = degrees
    _restore_board(state, data)
    _restore_vents(state, data, names)
    for name, words in COUNTS.items():
        if name != "supply":
            refill(getattr(state, name), _counts(words, data.get(name, {})))
    for name, words in (("hands", CARD_KINDS), ("given", CARD_KINDS), ("stock", MATERIAL_NAMES)):
        if name in data or name != "stock":
            refill(getattr(state, name), _seat_counts(names, words, data.get(name, {}), name == "stock"))
    _restore_memory(state, data.get("memory", {}), names)
    _restore_turn(state, data.get("turn", {}))
    _restore_forecast(state, data)
    _restore_rest(state, data)
    end = data.get("end", {})
    state.ending = _word(ENDINGS, end.get("ending", "none"))
    state.last = sum(1 << _word(names, name) for name in end.get("last", ()))
    state.burned = sum(1 << _word(names, name) for name in end.get("burned", ()))
    _per_seat(state.left, end.get("left", [0] * len(names)), "left")
    state.idle, state.turns = end.get("idle", 0), end.get("turns", 0)
    return state


def _per_seat(array: vec[i64], given: Sequence[int], name: str) -> None:
    if len(given) != len(array):
        raise PositionError(f"{name!r} has one number for each of the {len(array)} seats")
    refill(array, given)


def _word(words: Sequence[str], word: object) -> int:
    if word not in words:
        raise PositionError(f"{word!r} is not known; known are {', '.join(words[:12])}")
    return words.index(str(word))


def _counts(words: Sequence[str], given: Mapping[str, int] | Iterable[str]) -> list[int]:
    """Counts by word, from a mapping or from a list with repetitions."""
    counts = [0] * len(words)
    for word, number in given.items() if isinstance(given, Mapping) else ((word, 1) for word in given):
        counts[_word(words, word)] += number
    return counts


def _seat_counts(names: Sequence[str], words: Sequence[str], given: Mapping[str, Any], ones: bool) -> list[int]:
    for name in given:
        _word(names, name)
    return [
        count
        for name in names
        for count in ([1] * len(words) if ones and name not in given else _counts(words, given.get(name, ())))
    ]


def _restore_board(state: Course, data: Mapping[str, Any]) -> None:
    for space, name in data.get("tiles", {}).items():
        number = _word(SPACES, space)
        try:
            lay(state, number, tile_mask(name))
        except ValueError as error:
            raise PositionError(f"{space}: {error}") from None
    for place, material in data.get("walls", {}).items():
        state.walls[_word(PLACE_NAMES, place)] = _word(MATERIAL_NAMES, material) + 1


def _restore_vents(state: Course, data: Mapping[str, Any], names: Sequence[str]) -> None:
    """By default the eruption tiles on the board are those with the lowest numbers, and claimed ones were used."""
    if "eruptions" in data:
        if len(data["eruptions"]) != 3:
            raise PositionError("there are three eruption tiles")
        for vent, name in enumerate(data["eruptions"]):
            if name in names:
                state.vents[vent] = names.index(name)
            elif name in ("row", "gone"):
                state.vents[vent] = Vent.ROW if name == "row" else Vent.GONE
            else:
                state.vents[vent] = Vent.BOARD + _word(SPACES, name)
        return
    sources = [SPACES.index(space) for space, name in data.get("tiles", {}).items() if name.startswith("eruption")]
    hottest = max(numbers(state.temperature))
    for vent in range(3):
        if vent < len(sources):
            state.vents[vent] = Vent.BOARD + sources[vent]
        elif hottest >= state.parts.zones[vent]:
            state.vents[vent] = Vent.GONE


def _restore_memory(state: Course, memory: Mapping[str, Any], names: Sequence[str]) -> None:
    """What everybody saw when the deck was last renewed, and since."""
    refill(state.old_deck, _counts(CARD_KINDS, memory.get("deck", {})))
    for name, key in (("old_hands", "hands"), ("laid", "laid")):
        refill(getattr(state, name), _seat_counts(names, CARD_KINDS, memory.get(key, {}), False))
    refill(state.drawn, [int(memory.get("drawn", {}).get(name, 0)) for name in names])


def _restore_turn(state: Course, turn: Mapping[str, Any]) -> None:
    for name in TURN:
        if name in turn:
            setattr(state, name, turn[name])
    state.roll = _word(ROLLS, turn.get("roll", "nothing"))
    state.purpose = _word(PURPOSES, turn.get("purpose", "step"))
    for name, words in (("tile", LAVA_TILES), ("space", SPACES), ("tested", PLACE_NAMES)):
        if turn.get(name) is not None:
            setattr(state, name, _word(words, turn[name]))
    if turn.get("taken_from") is not None:
        state.taken_from = turn["taken_from"] - 1
    if turn.get("rotation") is not None:
        state.rotation = turn["rotation"]
    state.closed = sum(1 << _word(SPACES, name) for name in turn.get("closed", ()))
    if "rolled" in turn:
        _per_seat(state.rolled, turn["rolled"], "rolled")


def _restore_forecast(state: Course, data: Mapping[str, Any]) -> None:
    forecast = data.get("forecast")
    if forecast:
        aside = forecast.get("aside", [0, 0, 0])
        if not len(forecast["tops"]) == len(forecast["hidden"]) == len(aside) == 3:
            raise PositionError("the forecast has three stacks")
        refill(state.tops, [-1 if kind is None else _word(LAVA_TILES, kind) for kind in forecast["tops"]])
        refill(state.hidden, forecast["hidden"])
        refill(state.aside_of, aside)
    elif state.parts.forecast:
        raise PositionError("a position with the Lava Forecast names its three stacks")


def _restore_rest(state: Course, data: Mapping[str, Any]) -> None:
    """Stack, deck and supply: as named, or all that lies nowhere else."""
    tiles, cards, walls = elsewhere(state)
    for name, words, all_of_them, used in (
        ("stack", LAVA_TILES, state.parts.tile_counts, tiles),
        ("deck", CARD_KINDS, state.parts.card_counts, cards),
        ("supply", MATERIAL_NAMES, state.parts.wall_counts, walls),
    ):
        if name in data:
            counts = _counts(words, data[name])
        else:
            counts = [total - other for total, other in zip(numbers(all_of_them), used, strict=True)]
            if min(counts) < 0:
                raise PositionError(f"there are too many of {words[counts.index(min(counts))]}")
        if name == "supply":
            refill(state.supply, counts)
        else:
            getattr(state, name).fill(counts)
    if "stack" in data and "gone" not in data:  # a stack that is named is all that is left
        rest = [
            total - used - left
            for total, used, left in zip(
                numbers(state.parts.tile_counts), tiles, numbers(state.stack.counts), strict=True
            )
        ]
        refill(state.gone, rest)
