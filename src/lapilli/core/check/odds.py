"""Chance checks: probabilities sum to one, samples follow them, and a forced outcome happens."""

from __future__ import annotations

import math
from fractions import Fraction

from lapilli.core.check.random_positions import Broken, Plan, sampled, walks
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, State

DRAWS = 600


def odds_of(state: State) -> dict[int, Fraction]:
    """Probability of each outcome of the chance that is due."""
    weights = {int(state.legal[index]): state.weight(index) for index in range(state.n_legal)}
    total = sum(weights.values())
    return {action: Fraction(weight, total) for action, weight in weights.items()}


def odds_are_sound(game: Game, plan: Plan) -> None:
    """Every outcome on the menu can happen, and the game's own samples follow the stated probabilities."""
    seen: dict[tuple[int, ...], State] = {}
    for state, _, _ in walks(game, plan):
        if state.actor != CHANCE:
            continue
        weights = [state.weight(index) for index in range(state.n_legal)]
        if any(weight <= 0 for weight in weights):
            raise Broken("an outcome without any chance is listed")
        if sum(odds_of(state).values()) != 1:
            raise Broken("probabilities do not sum to one")
        bases = tuple(sorted({game.space.kind(int(state.legal[index])).base for index in range(state.n_legal)}))
        if len(seen) < 40 and (bases, state.n_legal) not in {(key[:-1], key[-1]) for key in seen}:
            seen[(*bases, int(state.n_legal))] = state.copy()
    if not seen:
        return
    rng = Rng(plan.seed)
    for state in seen.values():
        _follows(game, state, rng)


def _follows(game: Game, state: State, rng: Rng) -> None:
    odds = odds_of(state)
    counts = dict.fromkeys(odds, 0)
    for _ in range(DRAWS):
        outcome = int(state.sample(rng))
        if outcome not in counts:
            raise Broken(f"chance gave {game.space.text(outcome)!r}, which is not on its menu")
        counts[outcome] += 1
    for action, share in odds.items():
        p = float(share)
        if abs(counts[action] - DRAWS * p) > 5.5 * math.sqrt(DRAWS * p * (1 - p)) + 3:
            raise Broken(
                f"{game.space.text(action)!r} came {counts[action]} times in {DRAWS}, expected {DRAWS * p:.0f}"
            )


def forced_outcomes_happen(game: Game, plan: Plan) -> None:
    """An action written down is what happens: the same one leads to the same position, others may lead elsewhere."""
    alike: dict[int, bool] = {}  # base of a kind -> have all its outcomes led to the same position so far?
    for state, _, _ in sampled(game, plan):
        actions = state.menu(state.actor)
        after = {}
        for action in actions[:12]:
            results = []
            for _ in range(2):
                trial = state.copy()
                trial.play_as(state.actor, action)
                results.append(game.rules.position(trial))
            if results[0] != results[1]:
                raise Broken(f"{game.space.text(action)!r} has two different results: chance hides inside it")
            after[action] = results[0]
        if state.actor == CHANCE and len(after) > 1:
            base = game.space.kind(actions[0]).base
            first = next(iter(after.values()))
            alike[base] = alike.get(base, True) and all(position == first for position in after.values())
    for base, same in alike.items():
        if same:
            raise Broken(f"whatever {game.space.kind(base).key!r} gives, the same happens: the outcome is not used")
