"""Other libraries in the benchmark: OpenSpiel, Catanatron, python-chess, Pgx, PettingZoo, if installed."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from lapilli.core.rng import Rng
from lapilli.study.bench_batches import Classic, Pgx
from lapilli.study.bench_cases import BenchCase, Lap


class OpenSpiel(BenchCase):
    """Whole games between its uniform random bots, a loop that runs in C++; decisions are counted, chance is not."""

    def __init__(self, game: str) -> None:
        spiel = importlib.import_module("pyspiel")
        rules = spiel.load_game(game)
        self.start = rules.new_initial_state()
        self.bots = [spiel.make_uniform_random_bot(player, 7 + player) for player in range(rules.num_players())]
        self.play: Callable[..., Any] = spiel.evaluate_bots
        self.number = 0

    def lap(self, seconds: float) -> Lap:
        decisions, games, spent = 0, 0, 0.0
        while spent < seconds:
            self.number += 1
            began = process_time()
            state = self.start.clone()
            self.play(state, self.bots, self.number)
            spent += process_time() - began
            decisions += sum(entry.player >= 0 for entry in state.full_history())
            games += 1
        return Lap(spent, decisions, games)


class Catanatron(BenchCase):
    """Its own loop with four of its random players; every action of a player counts."""

    def __init__(self) -> None:
        module = importlib.import_module("catanatron")
        self.players = [module.RandomPlayer(colour) for colour in module.Color]
        self.game: Callable[..., Any] = module.Game
        self.number = 0

    def lap(self, seconds: float) -> Lap:
        decisions, games, spent = 0, 0, 0.0
        while spent < seconds:
            self.number += 1
            began = process_time()
            game = self.game(self.players, seed=self.number)
            game.play()
            spent += process_time() - began
            decisions += len(game.state.actions)
            games += 1
        return Lap(spent, decisions, games)


class Chess(BenchCase):
    """python-chess: random legal moves until the game is over."""

    def __init__(self) -> None:
        self.board: Callable[[], Any] = importlib.import_module("chess").Board
        self.rng = Rng(7)

    def lap(self, seconds: float) -> Lap:
        decisions, games, spent, began = 0, 0, 0.0, process_time()
        while spent < seconds:
            board = self.board()
            while not board.is_game_over():
                moves = list(board.legal_moves)
                board.push(moves[self.rng.below(len(moves))])
                decisions += 1
            games += 1
            spent = process_time() - began
        return Lap(spent, decisions, games)


PEERS: Final[dict[str, tuple[str, str, Callable[[], BenchCase]]]] = {  # name -> module, package, contender
    "catanatron": ("catanatron", "catanatron", Catanatron),
    "python-chess": ("chess", "chess", Chess),
    "openspiel backgammon": ("pyspiel", "open-spiel", lambda: OpenSpiel("backgammon")),
    "openspiel gin_rummy": ("pyspiel", "open-spiel", lambda: OpenSpiel("gin_rummy")),
    "openspiel cribbage": ("pyspiel", "open-spiel", lambda: OpenSpiel("cribbage")),
    "pgx backgammon": ("pgx", "pgx", lambda: Pgx("backgammon")),
    "pgx connect_four": ("pgx", "pgx", lambda: Pgx("connect_four")),
    "pettingzoo connect_four": ("pettingzoo.classic", "pettingzoo[classic]", lambda: Classic("connect_four_v3")),
    "pettingzoo chess": ("pettingzoo.classic", "pettingzoo[classic]", lambda: Classic("chess_v6")),
}
