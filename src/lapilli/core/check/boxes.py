"""Box checks: a game plays with other numbers than the printed ones, also in another process."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from lapilli.core.box import Box
from lapilli.core.check.menus import agree
from lapilli.core.check.random_positions import Broken, Plan, walk
from lapilli.core.data import Data
from lapilli.core.errors import LapilliError
from lapilli.core.game import Game
from lapilli.core.registry import find, list_games
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, State

THOUGHTS = 25  # decisions that the other process makes too
TRIES = 400  # numbers of a box that are changed


def a_changed_box_plays(game: Game, plan: Plan) -> None:
    """With as many numbers of the box changed as it allows: rules and reasons agree, positions and bots go on."""
    text = changed_box(game, plan.seed)
    if text is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "box.toml")
        path.write_text(text, encoding="utf-8")
        box = game.rules.load_box(path)
        if box.fingerprint == game.rules.load_box(None).fingerprint:
            raise Broken("a box with other numbers has the fingerprint of the printed one")
        asked: list[tuple[State, int]] = []
        for number, (seats, options) in enumerate(plan.setups(game)):
            state = game.rules.start(seats, game.rules.choose_options(seats, options), box)
            for ply, (now, seat, _) in enumerate(walk(game, state, Rng(plan.seed + number))):
                if ply % plan.stride == number % plan.stride:
                    _sound(game, now, box, plan)
                if seat != CHANCE and len(asked) < THOUGHTS * (number + 1):
                    asked.append((now.copy(), seat))
            if game.rules.result(state) is None:
                raise Broken("with a changed box a game does not end")
    _think_elsewhere(game, asked[:: max(1, len(asked) // THOUGHTS)])


def _sound(game: Game, state: State, box: Box, plan: Plan) -> None:
    agree(game, state, plan, Rng(plan.seed))
    problems = game.rules.audit(state)
    if problems:
        raise Broken(f"with a changed box: {problems[0]}")
    data = json.loads(json.dumps(game.rules.position(state)))
    if game.rules.position(game.rules.restore(data, box)) != data:
        raise Broken("with a changed box a position changes on its way out and in")


def _think_elsewhere(game: Game, asked: list[tuple[State, int]]) -> None:
    """A process that has packed knowledge, as a server's bot has, or a view, decides and imagines as this one does."""
    questions = [
        (
            game.rules.pack(game.rules.know(state, seat)).hex(),
            game.rules.observe(state, seat),
            seat,
            sorted(state.menu(seat)),
        )
        for state, seat in asked
    ]
    here = [answer(game, *question) for question in questions]
    if list_games().get(game.name) is not game:
        return  # a game that is not installed cannot be loaded by another process
    done = subprocess.run(
        [sys.executable, "-m", "lapilli.core.check.boxes", game.name],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Broken(f"a bot in another process fails on a changed box: {done.stderr.strip().splitlines()[-1]}")
    for question, mine, other in zip(questions, here, json.loads(done.stdout), strict=True):
        if mine != other:
            raise Broken(
                f"a bot in another process decides otherwise on a changed box: {mine} and {other}, {question[2:]}"
            )


def answer(game: Game, packed: str, view: Data, seat: int, menu: list[int]) -> list[object]:
    """What a bot decides by its knowledge, and the menus in worlds dealt from it and imagined from the view."""
    known = game.rules.unpack(bytes.fromhex(packed))
    worlds = known.sample_world(Rng(7)), game.rules.imagine(view, Rng(7))
    return [
        int(game.players.choose_by_heuristic(known, seat, menu, Rng(7))),
        *(sorted(world.menu(seat)) for world in worlds),
    ]


def changed_box(game: Game, seed: int = 1) -> str | None:
    """The game's `box.toml` with one more or one less in every number where the game takes it; None without a file."""
    printed_box = _box_file(game)
    if printed_box is None:
        return None
    data = tomllib.loads(printed_box)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "box.toml")
        places = list(_numbers(data))
        Rng(seed).shuffle(order := list(range(len(places))))
        changed = 0
        for index in order[:TRIES]:
            place, key = places[index]
            printed = place[key]
            for number in (printed + 1, printed - 1):
                place[key] = number
                path.write_text(written(data), encoding="utf-8")
                try:
                    game.rules.load_box(path)
                except LapilliError:
                    place[key] = printed
                else:
                    changed += 1
                    break
        return written(data) if changed else None


def _box_file(game: Game) -> str | None:
    """The text of the `box.toml` beside the class of the rules, or of a class it is made from."""
    for class_ in type(game.rules).__mro__:
        package = class_.__module__.rpartition(".")[0]
        source = files(package).joinpath("box.toml") if package else None
        if source is not None and source.is_file():
            return source.read_text(encoding="utf-8")
    return None


def _numbers(value: object) -> Iterator[tuple[Any, Any]]:
    """Every whole number of the data: the mapping or list it stands in, and its key there."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        if type(inner) is int:
            yield value, key
        else:
            yield from _numbers(inner)


def written(data: dict[str, object]) -> str:
    """The data as TOML, one line per key."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    asked_game = find(sys.argv[1])
    print(json.dumps([answer(asked_game, *question) for question in json.load(sys.stdin)]))
