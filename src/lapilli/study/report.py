"""A report on a game: figures people would rather look at than read, each with the command that makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study import plots
from lapilli.study.interval import Estimate
from lapilli.study.match import match
from lapilli.study.portrait import STEPS, Portrait
from lapilli.words import Words

WORDS = Words("lapilli.study")
LEVELS = ("random", "casual", "steady")
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Figure:
    """One figure of a report: its name, what it shows, the picture, and how it was made."""

    key: str
    title: str
    words: str
    svg: str
    command: str  # that makes it


@dataclass(frozen=True)
class Wish:
    """What is reported on."""

    game: str
    games: int = 100
    seats: int | None = None
    bots: str = "steady"
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "0"
    levels: tuple[str, ...] = LEVELS
    lang: str = "en"

    def say(self, message: str, **facts: object) -> str:
        return WORDS.say(self.lang, message, facts)

    def report(self) -> str:
        """The command of the whole report."""
        return self.command("report", bots=self.bots)

    def command(self, verb: str, *more: str, seats: int | None = None, bots: str | None = None) -> str:
        """The same in a terminal."""
        count, options = seats or self.seats, [f"--option {name}={value}" for name, value in self.options]
        words = ["lapilli", verb, self.game, f"--games {self.games}", *([f"--seats {count}"] if count else [])]
        return " ".join([*words, *([f"--bots {bots}"] if bots else []), *options, f"--seed {self.seed}", *more])


def figures(wish: Wish, progress: Report | None = None) -> list[Figure]:
    """All figures; what a game does not have (rounds, seats that differ) is left out."""
    game = find(wish.game)
    cells = _cells(game, wish)
    every = len(cells) + 1
    report = progress or (lambda done, of: None)
    rows: list[tuple[str, Estimate]] = []
    for number, cell in enumerate(cells):
        rows.append(cell())
        report(number + 1, every)
    portrait = Portrait.of(wish.game, wish.games, wish.seats, wish.bots, dict(wish.options), wish.seed)
    report(every, every)
    made = [_levels(game, wish, rows), _lengths(wish, portrait), _scores(wish, portrait), _course(wish, portrait)]
    made += [_lava(wish, portrait), _deciders(wish, portrait), _openings(wish, portrait)]
    made += [*([] if game.together else [_fairness(wish, portrait)]), _tension(wish, portrait)]
    return [figure for figure in made if figure is not None]


def _cells(game: Game, wish: Wish) -> list[Callable[[], tuple[str, Estimate]]]:
    """One for each level, or each step of the ladder, and number of seats."""
    seats = [wish.seats] if wish.seats else sorted(game.seats)
    groups = [(level,) for level in wish.levels] if game.together else list(pairwise(wish.levels))
    return [partial(_cell, game, wish, group, count) for group in groups for count in seats]


def _cell(game: Game, wish: Wish, group: tuple[str, ...], count: int) -> tuple[str, Estimate]:
    found = match(game, group[::-1], wish.games, count, dict(wish.options), wish.seed, 1)[0]
    if game.together:
        name = wish.say("report-level", level=found.one, seats=count)
    else:
        name = wish.say("report-rung", strong=found.one, weak=found.other, seats=count)
    return name, Estimate(found.won, found.low, found.high, found.games)


def _figure(wish: Wish, key: str, svg: str, command: str | None = None) -> Figure:
    return Figure(key, wish.say(f"report-{key}"), wish.say(f"report-{key}.words"), svg, command or wish.report())


def _levels(game: Game, wish: Wish, rows: Sequence[tuple[str, Estimate]]) -> Figure:
    levels = wish.levels
    command = wish.command("match", *levels) if game.together else wish.command("ladder", bots=",".join(levels))
    return _figure(wish, "levels", plots.bars(rows), command)


def _lengths(wish: Wish, portrait: Portrait) -> Figure:
    svg = plots.histogram([(wish.bots, portrait.lengths)], wish.say("report-decisions"), wish.say("report-share"))
    return _figure(wish, "lengths", svg, wish.command("simulate", bots=wish.bots))


def _scores(wish: Wish, portrait: Portrait) -> Figure:
    seats = sorted(portrait.scores.items())
    groups = [(wish.say("report-seat", seat=seat + 1), dict(counts)) for seat, counts in seats]
    if all(counts == groups[0][1] for _, counts in groups):  # a score of all together
        groups = [(wish.bots, groups[0][1])]
    svg = plots.histogram(groups, wish.say("report-score"), wish.say("report-share"))
    return _figure(wish, "scores", svg, wish.command("simulate", "--keep games.csv", bots=wish.bots))


def _course(wish: Wish, portrait: Portrait) -> Figure | None:
    if not portrait.figures:
        return None
    game, xs = portrait.game, [100 * step / STEPS for step in range(STEPS + 1)]
    names = [name for name in portrait.figures if _whole(portrait, name)]
    series = [(_name(game, name, wish.lang), portrait.means(name)) for name in names]
    if not series:
        return None
    svg = plots.lines(series, xs, wish.say("report-progress"), wish.say("report-mean"))
    return _figure(wish, "course", svg)


def _whole(portrait: Portrait, name: str) -> bool:
    return all(sum(counts.values()) for counts in portrait.figures[name])


def _name(game: Game, name: str, lang: str) -> str:
    for message in (f"figure-{name}", f"seat-{name}"):
        if game.words.has(lang, message):
            return game.words.say(lang, message)
    return name


def _lava(wish: Wish, portrait: Portrait) -> Figure | None:
    lava = portrait.lava()
    if len(lava) < 3 or not any(point.value for point in lava.values()):
        return None
    areas = wish.say("report-areas")
    svg = plots.lines([(areas, list(lava.values()))], list(lava), wish.say("report-round"), areas)
    return _figure(wish, "lava", svg)


def _deciders(wish: Wish, portrait: Portrait) -> Figure | None:
    rows = portrait.deciders()
    if not rows:
        return None
    svg = plots.bars(rows, portrait.average())
    return _figure(wish, "deciders", svg)


def _openings(wish: Wish, portrait: Portrait) -> Figure | None:
    rows = portrait.openings()
    if len(rows) < 2:
        return None
    svg = plots.bars(rows, portrait.average())
    return _figure(wish, "openings", svg)


def _fairness(wish: Wish, portrait: Portrait) -> Figure:
    rows = [(wish.say("report-seat", seat=seat + 1), point) for seat, point in enumerate(portrait.fairness())]
    svg = plots.bars(rows, 1 / len(rows))
    return _figure(wish, "fairness", svg, wish.command("simulate", bots=wish.bots))


def _tension(wish: Wish, portrait: Portrait) -> Figure | None:
    if not portrait.figures:
        return None
    xs = [100 * step / STEPS for step in range(STEPS + 1)]
    series = [(wish.say("report-open"), portrait.openness())]
    svg = plots.lines(series, xs, wish.say("report-progress"), wish.say("report-share"))
    return _figure(wish, "tension", svg)
