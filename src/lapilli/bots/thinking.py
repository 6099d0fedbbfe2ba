"""How a bot thinks with a game's mind: imagine a world from the view, make a shortlist, search."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.bots.mind import Mind, Valuer, put
from lapilli.bots.search import Search
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.thought import Effort, Judged, Thought

SEEDS = 1 << 40


def think(mind: Mind, world: State, seat: int, menu: Sequence[int], rng: Rng, effort: Effort) -> Thought:
    """Choose among a menu in a world that the seat cannot tell from the real one."""
    known = world.know(seat)
    put(world, seat, list(menu))
    choices = mind.shortlist(world, effort.most)
    if len(choices) == 1 or effort.playouts <= 0:
        first = choices[0]
        return Thought(first, (Judged(first, mind.after(world, seat, first), 0),) if isinstance(mind, Valuer) else ())
    search = Search(mind, known, seat, choices, int(rng.below(SEEDS)))
    search.run(effort.playouts, effort.seconds)
    judged = tuple(
        Judged(int(trial.choice), trial.mean(), len(trial.marks)) for trial in search.trials if len(trial.marks)
    )
    ranked = sorted(judged, key=lambda one: (-one.playouts, -one.worth))
    return Thought(int(search.best(effort.errors)), tuple(ranked))
