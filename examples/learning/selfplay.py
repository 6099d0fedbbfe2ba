"""What the learners share: tables, self-play on `Batch`, returns by seat, bots made of nets, and learning curves."""

from __future__ import annotations

import csv
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from lapilli.adapters.arrays import length
from lapilli.adapters.batch import Batch
from lapilli.adapters.match import Setting
from lapilli.bots import Bot
from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge
from lapilli.study import simulate
from lapilli.study.interval import share
from lapilli.study.match import part

Array = np.ndarray[Any, np.dtype[Any]]
LARGEST = 32  # a count above it is cut off
FORBIDDEN = -1e9  # the score of what fills up a menu
Scores = Callable[[Tensor, "Menus"], Tensor]  # observations (rows, numbers) and menus -> a score for each entry


@dataclass(frozen=True)
class Table:
    """Which table is learned: game, seats, options and box."""

    game: str
    seats: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    box: Path | None = None

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.seats, self.options, self.box)

    def batch(self, lanes: int, seed: object) -> Batch:
        return Batch(self.game, lanes, self.seats, seed, self.box, **self.options)


class Point(NamedTuple):
    """One point of a curve: the share of games won against an opponent, with its 95 % interval."""

    seed: int
    seconds: float  # of learning, by the clock
    decisions: int
    opponent: str
    won: float
    low: float
    high: float
    games: int


def features(seen: Array) -> Tensor:
    """Return observations as numbers that a net likes."""
    return torch.from_numpy(np.minimum(seen, LARGEST).astype(np.float32) / 8)


class Menus(NamedTuple):
    """The legal actions of some positions, a row each. Rows are filled up; `legal` says which entries count.

    A menu has some twenty of thousands of actions, so nets score menus, which is much faster than masking.
    """

    actions: Array
    legal: Array

    @classmethod
    def of(cls, masks: Array) -> Menus:
        row, action = np.nonzero(masks)
        sizes = np.bincount(row, minlength=len(masks))
        place = np.arange(len(row)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        actions = np.zeros((len(masks), int(sizes.max())), np.int64)
        actions[row, place] = action
        return cls(actions, np.arange(actions.shape[1]) < sizes[:, None])

    def rows(self, picked: Array) -> Menus:
        """Return some of the rows, no wider than they need to be."""
        legal = self.legal[picked]
        width = int(legal.sum(1).max())
        return Menus(self.actions[picked, :width], legal[:, :width])

    @classmethod
    def joined(cls, parts: Sequence[Menus]) -> Menus:
        """Return the rows of all parts, filled up to the same width."""
        width = max(part.actions.shape[1] for part in parts)
        columns = (
            [np.pad(one, ((0, 0), (0, width - one.shape[1]))) for one in column] for column in zip(*parts, strict=True)
        )
        return cls(*(np.concatenate(column) for column in columns))


class MenuScores(nn.Module):
    """A linear layer with an output for every action of the table. Only those that are in some menu are computed."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.weights = nn.Parameter(torch.zeros(actions, width))  # at first all actions are equally good
        self.bias = nn.Parameter(torch.zeros(actions))

    def forward(self, hidden: Tensor, menus: Menus) -> Tensor:
        actions, places = np.unique(menus.actions, return_inverse=True)
        used = torch.from_numpy(actions)
        scores = nn.functional.linear(hidden, self.weights[used], self.bias[used])
        scores = scores.gather(1, torch.from_numpy(places.reshape(menus.actions.shape)))
        return scores.masked_fill(~torch.from_numpy(menus.legal), FORBIDDEN)


def body(inputs: int, width: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())


class NetBot:
    """A bot that takes the legal action with the highest score of a net. It knows what its seat knows."""

    def __init__(self, table: Table, scores: Scores) -> None:
        setting = table.setting
        self.actions, self.scores = setting.actions, scores
        self.buffer = ObservationBuffer(length(setting.game), 1)

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        if len(menu) == 1:
            return int(menu[0])
        self.buffer.begin(0)
        known.encode(self.buffer)
        menus = Menus(np.array([self.actions.of(menu)]), np.ones((1, len(menu)), bool))
        with torch.no_grad():
            scores = self.scores(features(np.array(self.buffer.numbers, np.uint8)[None]), menus)[0]
        best = np.flatnonzero(scores == scores.max())
        return int(menu[int(best[rng.below(len(best))])])  # a net that knows nothing plays at random


class Window(NamedTuple):
    """Some steps of all lanes: arrays of (steps, lanes, …)."""

    seen: Array
    menus: list[Menus]  # of each step
    choices: Array  # entries of the menus
    actors: Array
    rewards: Array  # by seat; 0 but where a game ended
    dones: Array


def play(batch: Batch, steps: int, choose: Callable[[Tensor, Menus], Array]) -> Window:
    """Play on, each action chosen by the same policy, whichever seat it is."""
    menus, rows = [], []
    for _ in range(steps):
        seen, actors = batch.observations.copy(), batch.actors.copy()
        menus.append(Menus.of(batch.masks))
        choices = choose(features(seen), menus[-1])
        batch.step(menus[-1].actions[np.arange(len(choices)), choices])
        rows.append((seen, choices, actors, batch.rewards.copy(), batch.dones.copy()))
    seen, *others = (np.stack(column) for column in zip(*rows, strict=True))
    return Window(seen, menus, *others)


def returns(window: Window, values: Array, last: Array, last_actors: Array, decay: float) -> tuple[Array, Array]:
    """Return lambda-returns of each decision for the seat that made it, and which of them are known.

    `values` estimates each position for its actor; `last` those after the window. The next position of a seat is its
    own next decision. A decision after which its seat neither acts again nor sees the end is not known.
    """
    steps, lanes = window.choices.shape
    seats, lane = window.rewards.shape[2], np.arange(lanes)
    found, known = np.zeros((steps, lanes), np.float32), np.zeros((steps, lanes), bool)
    ahead, value, reward, seen = (np.zeros((lanes, seats), kind) for kind in (np.float32,) * 3 + (bool,))
    ahead[lane, last_actors] = value[lane, last_actors] = last
    seen[lane, last_actors] = True
    for step in range(steps - 1, -1, -1):
        over = window.dones[step]
        ahead[over], value[over], reward[over], seen[over] = 0, 0, window.rewards[step][over], True
        seat = window.actors[step]
        found[step] = reward[lane, seat] + (1 - decay) * value[lane, seat] + decay * ahead[lane, seat]
        known[step] = seen[lane, seat]
        ahead[lane, seat] = np.where(known[step], found[step], values[step])
        value[lane, seat], reward[lane, seat], seen[lane, seat] = values[step], 0, True
    return found, known


class Curve:
    """Measures a net at equal times while it learns, and writes what it measured after each point."""

    def __init__(self, table: Table, chosen: Namespace) -> None:
        self.table, self.chosen = table, chosen
        self.points: list[Point] = []
        self.learned = 0.0  # seconds
        self.began = time.perf_counter()

    @property
    def budget(self) -> float:
        return float(60 * self.chosen.minutes)

    def part(self) -> float:
        """Return which part of the time is used."""
        return min(1.0, (self.learned + time.perf_counter() - self.began) / self.budget)

    def due(self) -> bool:
        """Is it time for the next point?"""
        return self.part() * self.chosen.points >= len({point.seconds for point in self.points}) or self.part() >= 1

    def measure(self, scores: Scores, decisions: int) -> None:
        """Play against each opponent, without counting the time."""
        self.learned += time.perf_counter() - self.began
        for opponent in self.chosen.against.split(","):
            won, low, high = duel(self.table, scores, opponent, self.chosen.games)
            at = (self.chosen.seed, round(self.learned, 1), decisions)
            self.points.append(Point(*at, opponent, won, low, high, self.chosen.games))
            print(
                f"{at[1]:7.0f} s {decisions:9} decisions: {won:6.1%} against {opponent} ({low:.1%} to {high:.1%})",
                flush=True,
            )
        if self.chosen.curve:
            write(self.chosen.curve, self.points)
        self.began = time.perf_counter()


def duel(table: Table, scores: Scores, opponent: str, games: int, seed: object = "test") -> tuple[float, float, float]:
    """Return how often a net wins, with rotated seats, and the 95 % interval. A team is made of the net alone.

    Games of the test are not among those that are learned from: their seeds are others.
    """
    setting = table.setting
    together, count = setting.game.rules.cooperative, setting.seats
    bot = NetBot(table, scores)
    seated: list[str | Bot] = [bot] * count if together else [bot, *[opponent] * (count - 1)]
    options = dict(setting.options)
    played = simulate(setting.game, games, count, seated, options, seed, 1, rotate=True, keep=True, box=table.box)
    found = share(sum(part(row, count, together) for row in played.tally.rows), games)
    return found.value, found.low, found.high


def write(path: Path, points: Sequence[Point]) -> None:
    with path.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([Point._fields, *points])


def arguments(about: str | None) -> ArgumentParser:
    parser = ArgumentParser(description=about)
    parser.add_argument("game", nargs="?", default="eruption")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--box", type=Path)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lanes", type=int, default=128)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--points", type=int, default=6, help="points of the curve")
    parser.add_argument("--games", type=int, default=100, help="games for each point")
    parser.add_argument("--against", default="random", help="opponents of the curve, separated by commas")
    parser.add_argument("--curve", type=Path, help="write the curve to this CSV file")
    parser.add_argument("--net", type=Path, help="write the net to this file")
    parser.add_argument("--resume", type=Path, help="begin with the net of this file")
    parser.add_argument("--threads", type=int, default=1)
    return parser


def table_of(chosen: Namespace) -> Table:
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(chosen.seed)
    return Table(chosen.game, chosen.seats, dict(one.split("=", 1) for one in chosen.option), chosen.box)
