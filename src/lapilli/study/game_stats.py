"""Statistics of many games: how they go, and which cards, dice and openings go with winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.core.state import CHANCE, State
from lapilli.study.interval import Estimate, mean, share
from lapilli.study.move_values import won
from lapilli.study.plan import Plan, Runner

STEPS = 20  # moments of each game that are looked at, evenly spread
LEAST = 0.05  # of the games, and at most all but so many: what happens more seldom decides few games


@dataclass
class GameStats:
    """Gathered game by game; `seat` is counted from 0, and where all win together there is but one side."""

    game: Game
    plan: Plan
    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    victories: int = 0
    lengths: Counter[float] = field(default_factory=Counter)
    scores: dict[int, Counter[float]] = field(default_factory=lambda: defaultdict(Counter))
    figures: dict[str, list[Counter[float]]] = field(default_factory=dict)  # name -> step -> values
    covered: dict[int, Counter[float]] = field(default_factory=lambda: defaultdict(Counter))  # round -> lava
    spread: list[Counter[float]] = field(default_factory=lambda: [Counter() for _ in range(STEPS + 1)])  # step -> lava
    leading: list[Counter[bool]] = field(default_factory=lambda: [Counter() for _ in range(STEPS + 1)])
    paths: list[list[dict[str, float]]] = field(default_factory=lambda: [[] for _ in range(STEPS + 1)])
    ends: list[bool] = field(default_factory=list)  # where all win together: won?
    came: Counter[int] = field(default_factory=Counter)  # what chance brought a side: games
    came_won: Counter[int] = field(default_factory=Counter)
    opened: Counter[int] = field(default_factory=Counter)  # the first choice of each side
    opened_won: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(
        cls,
        game: str,
        games: int = 100,
        seats: int | None = None,
        bots: str = "steady",
        options: Mapping[str, object] = {},
        seed: object = 0,
        progress: Callable[[int], None] | None = None,
    ) -> GameStats:
        """Play so many games and look at them."""
        runner = Runner(Plan.make(find(game), seats, bots, options, seed))
        made = cls(runner.game, runner.plan)
        for number in range(games):
            made.add(runner, number)
            if progress:
                progress(number + 1)
        return made

    def add(self, runner: Runner, number: int) -> None:
        """One more game."""
        state, states, moves = runner.start.copy(), [], []
        for seat, action in runner.moves(state, number):
            states.append(state.copy())
            moves.append((seat, action))
        states.append(state)
        result = self.game.rules.result(state)
        assert result is not None
        names = self.game.rules.seat_names(state)
        wins = [won(self.game, state, seat) for seat in range(len(names))]
        self.games += 1
        self.victories += bool(result.winners)
        self.lengths[sum(seat != CHANCE for seat, _ in moves)] += 1
        for seat, name in enumerate(names):
            self.wins[seat] += wins[seat] > 0
            self.scores[seat][float(result.scores.get(name, 0))] += 1
        self.ends.append(bool(result.winners))
        self._look(states, wins)
        self._decide(states, moves, wins)

    # -- how games go ----------------------------------------------------------------------------------------------

    def _look(self, states: list[State], wins: list[float]) -> None:
        rounds: dict[int, float] = {}
        for step in range(STEPS + 1):
            state = states[(len(states) - 1) * step // STEPS]
            view: Any = self.game.rules.observe(state, None)
            figures = self.game.presentation.chart_values(view)
            for name, value in figures.items():
                self.figures.setdefault(name, [Counter() for _ in range(STEPS + 1)])[step][float(value)] += 1
            rounds[self.game.presentation.turn(view).round or 0] = covered(view)
            self.spread[step][covered(view)] += 1
            self.paths[step].append({name: float(value) for name, value in figures.items()})
            self._lead(step, figures, self.game.rules.seat_names(state), wins)
        for number, areas in rounds.items():
            self.covered[number][areas] += 1

    def _lead(self, step: int, figures: Mapping[str, float], names: tuple[str, ...], wins: list[float]) -> None:
        """How often the leader wins in the end. Which way a figure leads is found from all games at the end."""
        values = [figures.get(name) for name in names]
        known = [value for value in values if value is not None]
        if self.game.rules.cooperative or len(known) < len(names) or len(set(known)) == 1:
            return
        best = [seat for seat, value in enumerate(known) if value == max(known)]
        worst = [seat for seat, value in enumerate(known) if value == min(known)]
        self.leading[step][True] += any(wins[seat] > 0 for seat in best)
        self.leading[step][False] += any(wins[seat] > 0 for seat in worst)

    def openness(self) -> list[Estimate]:
        """How long games stay open: the share, step by step, in which the leader does not win in the end.

        Where all win together: in which the best guess from one figure of the chart is wrong.
        """
        if self.game.rules.cooperative:
            return [share(_wrong(rows, self.ends), self.games) for rows in self.paths]
        high = self.leading[STEPS][True] >= self.leading[STEPS][False]
        return [share(max(0, self.games - step[high]), self.games) for step in self.leading]

    def means(self, name: str) -> list[Estimate]:
        return [mean(counts) for counts in self.figures[name]]

    def lava(self) -> dict[int, Estimate]:
        """Areas under lava by round."""
        return {number: mean(counts) for number, counts in sorted(self.covered.items()) if sum(counts.values()) > 4}

    def lava_by_step(self) -> list[Estimate]:
        """The same for games that have no rounds: by the part of the game that is played."""
        return [mean(counts) for counts in self.spread]

    # -- what decides them -----------------------------------------------------------------------------------------

    def _decide(self, states: list[State], moves: list[tuple[int, int]], wins: list[float]) -> None:
        """Chance counts for the active seat; first choices for the seat that made them."""
        came: set[tuple[int, int]] = set()
        first: dict[int, int] = {}
        for state, (seat, action) in zip(states, moves, strict=False):
            if seat != CHANCE:
                first.setdefault(0 if self.game.rules.cooperative else seat, action)
            elif self.game.rules.cooperative:
                came.add((0, action))
            else:
                active = getattr(state, "active", None)
                if active is not None and 0 <= active < len(wins):
                    came.add((int(active), action))
        for seat, action in came:
            self.came[action] += 1
            self.came_won[action] += wins[seat] > 0
        for seat, action in first.items():
            self.opened[action] += 1
            self.opened_won[action] += wins[seat] > 0

    def deciders(self, most: int = 12) -> list[tuple[int, Estimate]]:
        """What chance brings: how often a side wins with it, the furthest from the average first."""
        return self._extreme(self.came, self.came_won, most)

    def openings(self, most: int = 10) -> list[tuple[int, Estimate]]:
        """The same for the first choice."""
        return self._extreme(self.opened, self.opened_won, most)

    def _extreme(self, times: Counter[int], wins: Counter[int], most: int) -> list[tuple[int, Estimate]]:
        sides = self.games * (1 if self.game.rules.cooperative else self.plan.seats)
        usual = self.average()
        fit = [action for action, count in times.items() if LEAST * sides <= count <= (1 - LEAST) * sides]
        found = [(action, share(wins[action], times[action])) for action in fit]

        def sure(item: tuple[int, Estimate]) -> float:
            """How far the interval stays away from the average; what might be nothing comes last."""
            near = min(max(usual, item[1].low), item[1].high)
            return abs(near - usual) or -abs(item[1].high - item[1].low)

        chosen = sorted(found, key=sure, reverse=True)[:most]
        return sorted(chosen, key=lambda item: -item[1].value)

    def average(self) -> float:
        """How often a side wins at all."""
        if self.game.rules.cooperative:
            return self.victories / self.games
        return sum(self.wins.values()) / (self.games * self.plan.seats)

    def fairness(self) -> list[Estimate]:
        """How often each seat wins, all seats played alike."""
        return [share(self.wins[seat], self.games) for seat in range(self.plan.seats)]


def covered(view: Mapping[str, Any]) -> float:
    """What lies under lava in a view: the game's `lava`, or the tiles that were laid."""
    lava = view.get("lava", view.get("tiles", ()))
    if isinstance(lava, Mapping) and all(isinstance(value, int) for value in lava.values()):
        return float(sum(lava.values()))
    return float(len(lava))


def _wrong(rows: list[dict[str, float]], ends: list[bool]) -> int:
    """How many games are foretold wrongly by the one figure, above or below one number, that foretells most."""
    least = min(sum(ends), len(ends) - sum(ends))
    for name in {name for row in rows for name in row}:
        ranked = sorted(zip((row.get(name, 0.0) for row in rows), ends, strict=True))
        missed = len(ends) - sum(ends)  # if those up to here are foretold to be lost, and all others won
        for place, (value, good) in enumerate(ranked):
            missed += 1 if good else -1
            if place + 1 == len(ranked) or ranked[place + 1][0] != value:
                least = min(least, missed, len(ends) - missed)
    return least
