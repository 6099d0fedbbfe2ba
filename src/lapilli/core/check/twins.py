"""Twin worlds: two positions that a viewer cannot tell apart stay alike for him while the same is seen to happen."""

from __future__ import annotations

from typing import Any

from lapilli.core.check.walk import Broken, Plan, choose, sampled, viewers
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State

STEPS = 40  # visible moves that a pair of worlds goes on together


def twin_worlds_look_alike(game: Game, plan: Plan) -> None:
    """Actors, phase, menu and view stay the same in both worlds until the rules lay open something hidden.

    The leak test compares single moments; this one plays on, and so finds what tells by itself: that somebody is asked,
    or not, because of what only he knows. Where the rules turn something up, it shows under a key of `turned_up`.
    """
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        for viewer in viewers(state):
            rng = Rng(plan.seed + 101 * number + (state.seats if viewer is None else viewer))
            _go_on(game, state.copy(), game.imagine(game.observe(state, viewer), rng), viewer, rng)


def _go_on(game: Game, real: State, twin: State, viewer: int | None, rng: Rng) -> None:
    for _ in range(STEPS):
        if real.actor == NOBODY:
            return
        seat, action = choose(real, rng)
        shown = game.witness(real, seat, action, viewer)
        same = action if seat == viewer else _alike(game, twin, seat, action, shown, viewer, rng)
        if same is None:
            return  # what was shown could not happen in the other world: it has told them apart
        real.play_as(seat, action)
        twin.play_as(seat, same)
        after, other = _seen(game, real, viewer), _seen(game, twin, viewer)
        if after != other:
            _explain(game, viewer, shown, after, other)
            return


def _seen(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """What a viewer gets of a moment: all else (pictures, words, hints) is made from the view."""
    sent = {f"view: {key}": value for key, value in game.observe(state, viewer).items()}
    sent["actors"] = (int(state.actors()), int(state.awaited()), state.actor == CHANCE, state.actor == NOBODY)
    sent["menu"] = sorted(state.menu(viewer)) if viewer is not None else []
    return sent


def _alike(
    game: Game, twin: State, seat: int, action: int, shown: str | None, viewer: int | None, rng: Rng
) -> int | None:
    """An action of the other world that looks the same to the viewer: the very same one if it can be played there."""
    menu = twin.menu(seat)
    if action in menu and game.witness(twin, seat, action, viewer) == shown:
        return action
    fitting = [other for other in menu if game.witness(twin, seat, other, viewer) == shown]
    return fitting[rng.below(len(fitting))] if fitting else None


def _explain(
    game: Game,
    viewer: int | None,
    shown: str | None,
    after: dict[str, Any],
    other: dict[str, Any],
) -> None:
    """The worlds part: fair where the rules turned something up, else somebody has been told what he may not know."""
    parted = sorted(key for key in {*after, *other} if after.get(key) != other.get(key))
    if not any(f"view: {key}" in parted for key in game.turned_up):
        told = ", ".join(parted)
        raise Broken(f"after {shown!r} viewer {viewer} can tell worlds apart although nothing was turned up: {told}")
