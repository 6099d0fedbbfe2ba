"""Round trips: copies, notation, positions, records and pieces; and games that end."""

from __future__ import annotations

import json

from lapilli.core.check.random_positions import Broken, Plan, choose, sampled, start, walk, walks
from lapilli.core.errors import LapilliError
from lapilli.core.factory import replay
from lapilli.core.game import Game
from lapilli.core.registry import list_games, register
from lapilli.core.rng import Rng
from lapilli.core.state import NOBODY
from lapilli.core.table import Table


def copies_are_independent(game: Game, plan: Plan) -> None:
    """Playing on in a copy leaves the original as it was, and a copy is equal to its original."""
    for number, (state, _, _) in enumerate(walks(game, plan)):
        if number % plan.stride:
            continue
        before, menus = game.rules.position(state), [sorted(state.menu(seat)) for seat in range(-1, state.seats)]
        twin = state.copy()
        if game.rules.position(twin) != before:
            raise Broken("a copy differs from its original")
        rng = Rng(plan.seed + number)
        for _ in range(30):
            if twin.actor == NOBODY:
                break
            twin.play_as(*choose(twin, rng))
        if game.rules.position(state) != before or menus != [
            sorted(state.menu(seat)) for seat in range(-1, state.seats)
        ]:
            raise Broken("playing in a copy changed the original: they share something")


def notation_round_trips(game: Game, plan: Plan) -> None:
    """Every action has its own notation, and its notation is read as that action."""
    step = max(1, game.space.size // 20_000)
    for action in range(0, game.space.size, step):
        text = game.space.text(action)
        if game.space.parse(text) != action:
            raise Broken(f"{text!r} is not the notation of one action alone")
        if text != " ".join(text.split()) or ":" in text:
            raise Broken(f"{text!r} does not fit into a line of a record")


def positions_round_trip(game: Game, plan: Plan) -> None:
    """A position written as JSON and read again is the same position with the same menus."""
    box = game.rules.load_box(None)
    for state, _, _ in sampled(game, plan):
        data = game.rules.position(state)
        try:
            again = game.rules.restore(json.loads(json.dumps(data)), box)
        except (LapilliError, TypeError) as error:
            raise Broken(f"a position of play is refused: {error}") from error
        if game.rules.position(again) != data:
            changed = [key for key in data if game.rules.position(again).get(key) != data[key]]
            raise Broken(f"a position changes on its way out and in: {changed}")
        for seat in range(-1, state.seats):
            if sorted(again.menu(seat)) != sorted(state.menu(seat)):
                raise Broken(f"after reading a position seat {seat} has another menu")


def records_round_trip(game: Game, plan: Plan) -> None:
    """A record replays to the same record and position, finished or not."""
    registered = list_games().get(game.name)
    register(game)
    try:
        for number, (seats, options) in enumerate(plan.setups(game)):
            box = game.rules.load_box(None)
            chosen = game.rules.choose_options(seats, options)
            table = Table(game, game.rules.start(seats, chosen, box), options=chosen, box=box, seed=f"check {number}")
            rng = Rng(plan.seed + number)
            while table.state.actor != NOBODY and table.ply <= game.rules.max_plies:
                if table.ply in (5, 60):
                    _replay(table)
                seat, action = choose(table.state, rng)
                table.play(game.space.text(action), seat)
            _replay(table)
    finally:
        if registered is not None:
            register(registered)


def _replay(table: Table) -> None:
    text = table.record(seed=True)
    again = replay(text)
    if again.record(seed=True) != text or again.position() != table.position():
        raise Broken("a record replays to another game")


def pieces_add_up(game: Game, plan: Plan) -> None:
    """Nothing is lost or made: the game's own audit finds nothing, before and after every action."""
    for state, _, action in walks(game, plan):
        problems = game.rules.audit(state)
        if problems:
            raise Broken(f"{problems[0]} (before {game.space.text(action)!r})")


def games_end(game: Game, plan: Plan) -> None:
    """Every random game ends within the bound, with a result that speaks of every seat."""
    for number, (seats, options) in enumerate(plan.setups(game)):
        for round_ in range(plan.games):
            state = start(game, seats, options)
            if game.rules.result(state) is not None:
                raise Broken("a game is over before it has begun")
            for _ in walk(game, state, Rng(plan.seed + 77 + 1000 * number + round_)):
                pass
            result = game.rules.result(state)
            if result is None:
                raise Broken("nobody can act but there is no result")
            names = set(game.rules.seat_names(state))
            if set(result.scores) != names or not set(result.winners) <= names:
                raise Broken(f"the result speaks of {sorted(result.scores)}, the seats are {sorted(names)}")
            problems = game.rules.audit(state)
            if problems:
                raise Broken(f"{problems[0]} (at the end)")


def same_seed_same_game(game: Game, plan: Plan) -> None:
    """Two tables with one seed and the same choices go through the same game."""
    for seats in game.seats:
        tables = []
        for _ in range(2):
            box = game.rules.load_box(None)
            chosen = game.rules.choose_options(seats, {})
            table = Table(game, game.rules.start(seats, chosen, box), options=chosen, box=box, seed="same")
            rng = Rng(plan.seed)
            for _ in range(200):
                table.settle()
                if table.state.actor == NOBODY:
                    break
                seat, action = choose(table.state, rng)
                table.play(game.space.text(action), seat)
            tables.append(table.record(seed=True))
        if tables[0] != tables[1]:
            raise Broken("one seed made two games")
