"""Twin worlds: two states that a viewer cannot tell apart stay equal for it while the same is seen to happen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from lapilli.core.check.random_positions import Broken, Plan, choose, sampled, viewers
from lapilli.core.errors import PositionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State
from lapilli.core.worlds import world_sampler

STEPS = 40  # visible moves that a pair of worlds goes on together


def twin_worlds_look_alike(game: Game, plan: Plan) -> None:
    """Actors, phase, menu and view stay the same in both worlds until the rules lay open something hidden.

    The leak test compares single moments; this one plays on, and so finds what tells by itself: that somebody is asked,
    or not, because of what only they know. Where the rules reveal something, it shows under a key of `reveal_keys`;
    where such a key may tell of some hidden things only (`reveal_scope`), a second twin has these as they are, and for
    it the key is no excuse.
    """
    strict = {key: sign for key, sign in game.rules.reveal_keys.items() if key not in game.rules.reveal_scope}
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        for viewer in viewers(state):
            rng = Rng(plan.seed + 101 * number + (state.seats if viewer is None else viewer))
            real = state.copy()
            _throw_unseen(game, real, viewer, rng)
            twin = world_sampler(game, real, viewer)(rng)
            nearer = nearer_twin(game, real, twin, viewer) if game.rules.reveal_scope else None
            _go_on(game, real.copy(), twin, viewer, rng, game.rules.reveal_keys)
            if nearer is not None:
                _go_on(game, real, nearer, viewer, rng, strict)


def nearer_twin(game: Game, state: State, twin: State, viewer: int | None) -> State | None:
    """The twin with all that a question may tell of as it really is; None where the two do not go together."""
    told = {name for names in game.rules.reveal_scope.values() for name in names}
    mixed = _graft(game.rules.position(twin), game.rules.position(state), told)
    try:
        world = game.rules.restore(json.loads(json.dumps(mixed)), game.rules.load_box(None))
    except PositionError:
        return None
    return world if game.rules.observe(world, viewer) == game.rules.observe(state, viewer) else None


def _graft(data: object, real: object, names: set[str]) -> object:
    """The data with every entry of these names taken from the real ones."""
    if isinstance(data, dict) and isinstance(real, dict):
        return {
            key: real[key] if key in names and key in real else _graft(value, real.get(key), names)
            for key, value in data.items()
        }
    return data


def _go_on(game: Game, real: State, twin: State, viewer: int | None, rng: Rng, turned_up: Mapping[str, str]) -> None:
    before = _seen(game, real, viewer)
    for _ in range(STEPS):
        if real.actor == NOBODY:
            return
        seat, action = choose(real, rng)
        shown = game.rules.public_notation(real, seat, action, viewer)
        same = action if seat == viewer else _alike(game, twin, seat, action, shown, viewer, rng)
        if same is None:
            return  # what was shown could not happen in the other world: it has told them apart
        real.play_as(seat, action)
        twin.play_as(seat, same)
        for world in (real, twin):
            _throw_unseen(game, world, viewer, rng)
        if shown is None and seat != viewer:
            real, twin = _catch_up(game, real, twin, viewer, rng, before, turned_up)
        after, other = _seen(game, real, viewer), _seen(game, twin, viewer)
        if after != other:
            if _turned_up(before, after, other, turned_up):
                return
            told = ", ".join(_parted(after, other))
            raise Broken(
                f"after {shown!r} viewer {viewer} can tell worlds apart although nothing was turned up: {told}"
            )
        before = after


def _catch_up(
    game: Game,
    real: State,
    twin: State,
    viewer: int | None,
    rng: Rng,
    before: dict[str, object],
    turned_up: Mapping[str, str],
) -> tuple[State, State]:
    """Unseen moves are not counted: in the world that is behind others go on unseen until both look alike."""
    looks = _seen(game, real, viewer), _seen(game, twin, viewer)
    for behind, wanted in ((twin, looks[0]), (real, looks[1])) if looks[0] != looks[1] else ():
        for _ in range(STEPS):
            trial = behind.copy()
            while unseen := _unseen_moves(game, trial, viewer):
                trial.play_as(*unseen[rng.below(len(unseen))])
                _throw_unseen(game, trial, viewer, rng)
                look = _seen(game, trial, viewer)
                if look == wanted or _turned_up(before, look, wanted, turned_up):
                    return (real, trial) if behind is twin else (trial, twin)
                if look["actors"] != looks[behind is twin]["actors"]:
                    break  # something else has been seen to happen
    return real, twin


def _unseen_moves(game: Game, state: State, viewer: int | None) -> list[tuple[int, int]]:
    return [
        (seat, action)
        for seat in range(state.seats)
        if seat != viewer
        for action in state.menu(seat)
        if game.rules.public_notation(state, seat, action, viewer) is None
    ]


def _throw_unseen(game: Game, state: State, viewer: int | None, rng: Rng) -> None:
    """What chance throws behind a screen falls at once, however many dice they are: nobody else sees it happen."""
    while state.actor == CHANCE:
        outcome = int(state.sample(rng))
        if game.rules.public_notation(state, CHANCE, outcome, viewer) is not None:
            return
        state.play_as(CHANCE, outcome)


def _seen(game: Game, state: State, viewer: int | None) -> dict[str, object]:
    """What a viewer, or a bot on its seat, gets of a moment: all else (pictures, words, hints) is made from it."""
    sent = {f"view: {key}": value for key, value in game.rules.observe(state, viewer).items()}
    sent["packed knowledge"] = game.rules.pack(game.rules.know(state, viewer))
    sent["actors"] = (int(state.actors()), int(state.required_actors()), state.actor == CHANCE, state.actor == NOBODY)
    sent["menu"] = sorted(state.menu(viewer)) if viewer is not None else []
    return sent


def _alike(
    game: Game, twin: State, seat: int, action: int, shown: str | None, viewer: int | None, rng: Rng
) -> int | None:
    """An action of the other world that looks the same to the viewer: the very same one if it can be played there."""
    menu = twin.menu(seat)
    if action in menu and game.rules.public_notation(twin, seat, action, viewer) == shown:
        return action
    fitting = [other for other in menu if game.rules.public_notation(twin, seat, other, viewer) == shown]
    return fitting[rng.below(len(fitting))] if fitting else None


def _parted(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return sorted(key for key in {*one, *other} if one.get(key) != other.get(key))


def _turned_up(
    before: dict[str, object], one: dict[str, object], other: dict[str, object], keys: Mapping[str, str]
) -> bool:
    """Is the difference under a reveal key whose trigger has changed?"""
    parted = _parted(one, other)
    return any(
        f"view: {key}" in parted and (not sign or _fact(before, sign) != _fact(one, sign)) for key, sign in keys.items()
    )


def _fact(seen: dict[str, object], path: str) -> object:
    """What a view has under a path such as `end/left`."""
    first, *rest = path.split("/")
    found: Any = seen[f"view: {first}"]
    for key in rest:
        found = found[key]
    return found
