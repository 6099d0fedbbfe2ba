"""Challenges: a fixed protocol in which bots of anybody are compared, with figures that can be cited.

A challenge names a game, a table, partners and seeds. Its version changes with any of them. In a co-operative game a
bot plays with copies of itself (self-play), with each of the other bots that are compared (cross-play), and with the
partners of the challenge, which it has never met (ad-hoc team play). In a competitive game it plays against each of
the others and against the partners.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from lapilli.bots import AnyBot, name_of
from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study.counts import Row
from lapilli.study.execution import EVERYWHERE, Execution
from lapilli.study.interval import Estimate, mean, share
from lapilli.study.match import part
from lapilli.study.plan import Plan
from lapilli.study.provenance import command
from lapilli.study.simulate import simulate

SELF, CROSS, AD_HOC = "self-play", "cross-play", "ad-hoc"


@dataclass(frozen=True)
class Challenge:
    """What is played: another game, table, partner or seed is another version."""

    game: str
    version: int
    seats: int
    options: Mapping[str, object]
    partners: tuple[str, ...]  # of ad-hoc play

    @property
    def seed(self) -> str:
        return f"{self.game} challenge {self.version}"


CHALLENGES: Final[Mapping[str, Challenge]] = MappingProxyType(
    {
        one.game: one
        for one in (
            Challenge("fuji", 1, 3, {"level": 1, "scenario": 1}, ("gentle", "casual", "steady")),
            Challenge("nisyros", 1, 3, {"level": "zeus"}, ("gentle", "casual", "steady")),
            Challenge("eruption", 1, 2, {}, ("gentle", "casual", "steady")),
        )
    }
)


@dataclass(frozen=True)
class Score:
    """How often a bot won in one way of playing, and the mean score of its seat."""

    bot: str
    mode: str
    won: Estimate
    score: Estimate
    faults: int


@dataclass
class _Pool:
    """Games of one bot in one way of playing, from several simulations."""

    won: float = 0.0
    games: int = 0
    scores: Counter[float] = field(default_factory=Counter)
    faults: int = 0

    def add(self, rows: Sequence[Row], seats: int, together: bool, faults: int) -> None:
        self.games += len(rows)
        self.won += sum(part(row, seats, together) for row in rows)
        self.scores.update(row.scores[row.number % seats] for row in rows)  # its seat moves on from game to game
        self.faults += faults

    def score(self, bot: str, mode: str) -> Score:
        return Score(bot, mode, share(self.won, self.games), mean(self.scores), self.faults)


def modes(challenge: Challenge, bots: int = 2) -> tuple[str, ...]:
    """Return the ways of playing; with one bot there is no cross-play, and against copies nobody is better."""
    together = find(challenge.game).rules.cooperative
    return ((SELF,) if together else ()) + ((CROSS,) if bots > 1 else ()) + (AD_HOC,)


def run(
    challenge: Challenge,
    bots: Sequence[str | AnyBot],
    games: int = 1000,
    execution: Execution = EVERYWHERE,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> list[Score]:
    """Play so many games of each bot in each way (ad-hoc and cross-play share them among the partners)."""
    names = [name_of(one) for one in bots]
    if len(set(names)) < len(names):
        raise OptionError("each bot can be named once")
    if games < 1:
        raise OptionError(f"at least one game must be played, not {games}")
    game, count = find(challenge.game), challenge.seats
    pools = {(name, mode): _Pool() for name in names for mode in modes(challenge, len(bots))}
    teams: list[tuple[str, str, list[str | AnyBot], int]] = []
    for one, name in zip(bots, names, strict=True):
        partners: dict[str, list[str | AnyBot]] = {
            SELF: [one],
            CROSS: [other for other, called in zip(bots, names, strict=True) if called != name],
            AD_HOC: [partner for partner in challenge.partners if partner != name],
        }
        for mode in modes(challenge, len(bots)):
            for number, partner in enumerate(partners[mode]):
                own = games // len(partners[mode]) + (number < games % len(partners[mode]))
                if own:
                    teams.append((name, mode, [one, *[partner] * (count - 1)], own))
    total, done = sum(own for *_, own in teams), 0
    for name, mode, team, own in teams:
        where, seed = execution.of(mode, *map(name_of, team[:2])), f"{challenge.seed} {mode}"

        def so_far(played: int, before: int = done) -> None:
            progress(before + played, total)

        played = simulate(
            game, own, count, team, challenge.options, seed, rotate=True, keep=True, progress=so_far, **where
        )
        pools[name, mode].add(played.tally.rows, count, game.rules.cooperative, played.tally.faults.total())
        done += own
    return [pool.score(name, mode) for (name, mode), pool in pools.items()]


def as_data(challenge: Challenge, scores: Sequence[Score]) -> Data:
    """Return the figures with all that made them."""
    bots = list(dict.fromkeys(score.bot for score in scores))
    plan = Plan.make(find(challenge.game), challenge.seats, challenge.partners[0], challenge.options, challenge.seed)
    facts = {key: value for key, value in plan.facts().items() if key not in ("bots", "bot_files", "rotate")}
    rows = [
        {
            "bot": score.bot,
            "mode": score.mode,
            "won": score.won.as_dict(),
            "score": score.score.as_dict(),
            "faults": score.faults,
        }
        for score in scores
    ]
    head = {"challenge": challenge.game, "version": challenge.version, "partners": list(challenge.partners)}
    return {**head, **facts, "bots": bots, "scores": rows, "command": command()}
