"""Benchmarks: everything timed by turns in one run, medians of rounds, ratios within a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from lapilli.core.data import Data
from lapilli.core.registry import find, list_games
from lapilli.study.bench_cases import Lap
from lapilli.study.bench_rivals import PEERS
from lapilli.study.bench_worker import Missing, Stopwatch

COMPILED, INTERPRETED = "compiled", "interpreted"
RACE, TWIN = "race", "twin"
SHARE_OF_C: Final = 0.3  # the target of our race against its twin in C


@dataclass
class Bench:
    """The laps of every contender, round by round; a contender that could not run is in `missing`."""

    laps: dict[tuple[str, str], list[Lap]] = field(default_factory=dict)  # (contender, mode)
    missing: dict[str, str] = field(default_factory=dict)

    def pace(self, contender: str, mode: str = COMPILED) -> float | None:
        """Median decisions per second."""
        laps = self.laps.get((contender, mode))
        return median(lap.pace for lap in laps) if laps else None

    def fact(self, contender: str, name: str, mode: str = COMPILED) -> float | None:
        """Median of something else a lap measured."""
        laps = self.laps.get((contender, mode))
        return median(lap.facts[name] for lap in laps) if laps else None

    def games(self, contender: str, mode: str = COMPILED) -> float | None:
        """Median games per second."""
        laps = self.laps.get((contender, mode))
        return median(lap.games / lap.seconds for lap in laps) if laps else None

    def ratio(self, contender: str, other: str, mode: str = COMPILED, other_mode: str = COMPILED) -> float | None:
        """How many times as fast as another: the median over rounds, so that a slow minute slows both."""
        ours, theirs = self.laps.get((contender, mode)), self.laps.get((other, other_mode))
        if not ours or not theirs:
            return None
        return median(lap.pace / rival.pace for lap, rival in zip(ours, theirs, strict=True))

    @property
    def tracks(self) -> list[str]:
        return [name for name, mode in self.laps if name.startswith("game ") and mode == COMPILED]

    @property
    def tables(self) -> list[str]:
        return [name for name, _ in self.laps if name.startswith("table ")]

    @property
    def batches(self) -> list[str]:
        return [name for name, _ in self.laps if name.startswith("batch ")]

    @property
    def peers(self) -> list[str]:
        return [name for name, _ in self.laps if name.startswith("peer ")]

    def as_dict(self) -> Data:
        """Ratios first: they are what survives a noisy machine."""
        return {
            "ratios": {
                name.removeprefix("game "): {
                    **{peer.removeprefix("peer "): self.ratio(name, peer) for peer in self.peers},
                    "interpreted": self.ratio(name, name, other_mode=INTERPRETED),
                }
                for name in self.tracks
            },
            "race_to_c": self.ratio(RACE, TWIN),
            "race_to_c_target": SHARE_OF_C,
            "games": {
                name.removeprefix("game "): {
                    mode: {
                        "decisions_per_s": self.pace(name, mode),
                        "plies_per_s": self.fact(name, "plies", mode),
                        "games_per_s": self.games(name, mode),
                        "copy_us": self.fact(name, "copy_us", mode),
                    }
                    for mode in (COMPILED, INTERPRETED)
                    if (name, mode) in self.laps
                }
                for name in self.tracks
            },
            "tables": {
                name.removeprefix("table "): {"decisions_per_s": self.pace(name), "games_per_s": self.games(name)}
                for name in self.tables
            },
            "batches": {
                name.removeprefix("batch "): {
                    "decisions_per_s": self.pace(name),
                    "times": {peer.removeprefix("peer "): self.ratio(name, peer) for peer in self.peers},
                }
                for name in self.batches
            },
            "peers": {
                name.removeprefix("peer "): {"decisions_per_s": self.pace(name), "games_per_s": self.games(name)}
                for name in self.peers
            },
            "race": {COMPILED: self.pace(RACE), INTERPRETED: self.pace(RACE, INTERPRETED), "c": self.pace(TWIN)},
            "rounds": max((len(laps) for laps in self.laps.values()), default=0),
            "missing": self.missing,
        }


def bench(
    names: Sequence[str] = (),
    *,
    peers: bool = False,
    interpreted: bool = True,
    rounds: int = 5,
    seconds: float = 0.2,
    progress: Callable[[int, int, str], None] | None = None,
) -> Bench:
    """Time games (all, unless named), tables of them, the race and its twin, and the peers if wanted, by turns."""
    tracks = [f"game {find(name).name}" for name in names or list_games()]
    tables = [name.replace("game ", "table ") for name in tracks]
    batches = [name.replace("game ", "batch ") for name in tracks if peers]
    entries = [(name, COMPILED) for name in (*tracks, *tables, *batches, RACE, TWIN)]
    entries += [(f"peer {name}", COMPILED) for name in PEERS if peers]
    entries += [(name, INTERPRETED) for name in (*tracks, RACE) if interpreted]
    result = Bench()
    with Stopwatch(pure=False) as compiled, Stopwatch(pure=True) as plain:
        if not compiled.compiled:
            result.missing["kernel"] = "it is not compiled here: every figure is an interpreted one"
        for number in range(rounds):
            for index, (name, mode) in enumerate(entries):
                if progress:
                    progress(number * len(entries) + index, rounds * len(entries), f"{name} {mode}")
                if name in result.missing:
                    continue
                try:
                    lap = (compiled if mode == COMPILED else plain).lap(name, seconds)
                    result.laps.setdefault((name, mode), []).append(lap)
                except Missing as error:
                    result.missing[name] = str(error)
    return result
