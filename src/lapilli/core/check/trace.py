"""Golden traces: fingerprints of random games, the same on every machine, compiled or interpreted."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

from lapilli.core.check.random_positions import Broken, Plan, start, walk
from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.registry import find, list_games
from lapilli.core.rng import Rng


def golden(game: Game, plan: Plan = Plan()) -> dict[str, str]:
    """One fingerprint per configuration: every position, seat and action of a random game."""
    traces = {}
    for number, (seats, options) in enumerate(plan.setups(game)):
        digest = hashlib.sha256()
        state = start(game, seats, options)
        for _, seat, action in walk(game, state, Rng(plan.seed + number)):
            digest.update(f"{seat} {action}\n".encode())
        digest.update(json.dumps(game.rules.position(state), sort_keys=True).encode())
        name = " ".join([f"{seats} seats", *(f"{key}={value}" for key, value in options.items())])
        traces[name] = digest.hexdigest()[:16]
    return traces


def compiled_equals_interpreted(game: Game, plan: Plan) -> None:
    """A process that runs the sources goes through the same games as one that runs the compiled kernel."""
    if list_games().get(game.name) is not game:
        return  # a game that is not installed cannot be loaded by another process
    if os.environ.get("LAPILLI_INTERPRETED", "") not in ("", "0"):
        return  # interpreted on request: there may be nothing to compare with, and a compiled run compares
    first, step = plan.share
    setups = Plan().setups(game)[first::step]
    traces = [_elsewhere(game, pure, plan.seed, setups) for pure in ("0", "1")]
    if traces[0] != traces[1]:
        differing = [name for name in traces[0] if traces[0][name] != traces[1].get(name)]
        raise Broken(f"compiled and interpreted games differ: {', '.join(differing)}")


def _elsewhere(game: Game, pure: str, seed: int, setups: list[tuple[int, Choices]]) -> dict[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "lapilli.core.check.trace", game.name, str(seed), json.dumps(setups)],
        env={**os.environ, "LAPILLI_INTERPRETED": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Broken(f"a game fails in another process: {done.stderr.strip().splitlines()[-1]}")
    traces: dict[str, str] = json.loads(done.stdout)
    return traces


if __name__ == "__main__":
    name, seed, setups = sys.argv[1:]
    print(json.dumps(golden(find(name), Plan(seed=int(seed), configurations=tuple(json.loads(setups))))))
