"""Field checks: copies and positions have every field, and every value of a position is checked when it is read."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

from lapilli.core.box import Box
from lapilli.core.check.random_positions import Broken, Plan, choose, sampled, start, walk
from lapilli.core.data import Data
from lapilli.core.errors import LapilliError, PositionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import NOBODY, State

LISTED = frozenset({"actor", "legal", "n_legal", "seats", "weight_sum", "weights"})  # kept by State.adopt
NONSENSE: tuple[object, ...] = (10**9, -(10**9), 1.5, "no such word", True, [["no"]], {"no such key": {}})
PACKED = "vec[i64]"  # the type of an array of a compiled object, by name: librt need not be installed

Path = tuple[str | int, ...]


def every_field_is_kept(game: Game, plan: Plan) -> None:
    """A copy has every field of its original: each that play has changed is changed again, and the copy shows it."""
    for number, (seats, options) in enumerate(plan.setups(game)):
        state = start(game, seats, options)
        first = dict(_leaves(state, state.copy()))
        for ply, (now, _, _) in enumerate(walk(game, state, Rng(plan.seed + number))):
            if ply % plan.stride == number % plan.stride:
                changed = {path[0]: path for path, value in _leaves(now, now.copy()) if first.get(path, ...) != value}
                for path in changed.values():
                    twin = now.copy()
                    _change(twin, path)
                    if _value(twin.copy(), path) != _value(twin, path):
                        raise Broken(f"a copy forgets the field {'.'.join(map(str, path))!r}")


def fields(thing: object) -> list[str]:
    """The attributes of an object, compiled or not, but for those that the engine itself keeps."""
    names = {*getattr(thing, "__dict__", ())}
    for class_ in type(thing).__mro__:
        names.update(getattr(class_, "__mypyc_attrs__", ()))
        names.update(getattr(class_, "__slots__", ()))
    names -= {"__dict__", "__weakref__"}
    known = LISTED if isinstance(thing, State) else frozenset()
    return sorted(name for name in names - known if hasattr(thing, name) and not callable(getattr(thing, name)))


def _leaves(thing: Any, twin: Any, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every number, flag and word of a position; what it shares with its copy, such as the box, is no part of it."""
    parts: Sequence[str | int] = range(len(thing)) if _listed(thing) else fields(thing)
    for part in parts:
        value, other = _value(thing, (part,)), _value(twin, (part,))
        if isinstance(value, bool | int | str):
            yield (*path, part), value
        elif value is not None and not isinstance(value, tuple | dict) and not _shared(value, other):
            yield from _leaves(value, other, (*path, part))


def _shared(value: Any, other: Any) -> bool:
    """Is this one thing, reached in two ways? A packed array comes out of a compiled object in a new wrapper each time,
    so two arrays are one if what is written into the first stands in the second; it is taken back at once."""
    if value is other:
        return True
    if type(value) is not type(other) or type(value).__name__ != PACKED or not len(value) == len(other) > 0:
        return False
    before = value[0]
    value[0] = other[0] + 1
    shared = bool(value[0] == other[0])
    value[0] = before
    return shared


def _listed(value: object) -> bool:
    return hasattr(value, "__len__") and hasattr(value, "__getitem__")


def _value(thing: Any, path: Path) -> Any:
    try:
        for step in path:
            thing = thing[step] if isinstance(step, int) else getattr(thing, step)
    except (AttributeError, IndexError, TypeError):
        return None
    return thing


def _change(thing: Any, path: Path) -> None:
    owner, step, value = _value(thing, path[:-1]), path[-1], _value(thing, path)
    other = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value + "?"
    if isinstance(step, int):
        owner[step] = other
    else:
        setattr(owner, step, other)


def restored_games_go_on(game: Game, plan: Plan) -> None:
    """A game restored from its position goes on like the original: the same moves, equal menus, to the end."""
    box = game.rules.load_box(None)
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        again = game.rules.restore(json.loads(json.dumps(game.rules.position(state))), box)
        rng, plies = Rng(plan.seed + number), 0
        while state.actor != NOBODY and plies <= game.rules.max_plies:
            for seat in range(-1, state.seats):
                if sorted(state.menu(seat)) != sorted(again.menu(seat)):
                    raise Broken(
                        f"{plies} plies after a position was read, seat {seat} has another menu: it lacks a fact"
                    )
            seat, action = choose(state, rng)
            state.play_as(seat, action)
            again.play_as(seat, action)
            plies += 1
        if again.actor != NOBODY or game.rules.position(state) != game.rules.position(again):
            raise Broken("a game restored from its position ends otherwise")


def positions_are_checked(game: Game, plan: Plan) -> None:
    """Nonsense in any field of a position is refused by a PositionError that names the field."""
    box = game.rules.load_box(None)
    rng = Rng(plan.seed)
    for state, _, _ in sampled(game, plan):
        written = json.dumps(game.rules.position(state))
        data = json.loads(written)
        for path in _paths(data, rng):
            for wrong in NONSENSE:
                if _impossible(_at(data, path), wrong):
                    _refused(game, box, data, path, wrong)
        for key in data:
            _tell(game, box, {name: value for name, value in data.items() if name != key}, key, "is left out")
        _refused(game, box, data, ("no_such_field",), 1)
        _refused(game, box, {}, (), [])
        if data != json.loads(written):
            raise Broken("reading a position changes it")


def _paths(value: object, rng: Rng, path: Path = ()) -> Iterator[Path]:
    """Every field of a position, inside out; of a long list or mapping two entries."""
    if path:
        yield path
    entries: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        entries = list(value.items())
    elif isinstance(value, list):
        entries = list(enumerate(value))
    if path and len(entries) > 8:
        entries = [entries[rng.below(len(entries))] for _ in range(2)]
    for key, inner in entries:
        yield from _paths(inner, rng, (*path, key))


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _impossible(value: object, wrong: object) -> bool:
    """Is this surely wrong in place of that value? Of what is null now only strange things are known to be wrong."""
    if value is None:
        return isinstance(wrong, dict)
    return not (isinstance(value, bool) and isinstance(wrong, bool))


def _refused(game: Game, box: Box, data: Data, path: Path, wrong: object) -> None:
    spoiled: Any = wrong
    for depth in reversed(range(len(path))):  # only what is on the way there is copied
        around = copy.copy(_at(data, path[:depth]))
        around[path[depth]] = spoiled
        spoiled = around
    try:
        game.rules.restore(spoiled, box)
    except PositionError as error:
        if not any(str(key) in str(error) for key in path if isinstance(key, str)) and path:
            raise Broken(f"nonsense in {_name(path)} is refused without naming it: {error}") from None
    except Exception as error:
        raise Broken(f"{wrong!r} in {_name(path)} raises {type(error).__name__}: {error}") from None
    else:
        raise Broken(f"a position is taken with {wrong!r} in {_name(path)}")


def _tell(game: Game, box: Box, data: Data, field: str, what: str) -> None:
    try:
        game.rules.restore(data, box)
    except LapilliError as error:
        if not isinstance(error, PositionError) or field not in str(error):
            raise Broken(f"{field!r} {what}, and the complaint does not say so: {error}") from None
    except Exception as error:
        raise Broken(f"{field!r} {what}: {type(error).__name__}: {error}") from None


def _name(path: Path) -> str:
    return ".".join(map(str, path)) or "a position"
