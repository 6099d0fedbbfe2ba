"""A report on a game: plots, each with the command that makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.study import plots
from lapilli.study.execution import EVERYWHERE, Execution
from lapilli.study.game_stats import STEPS, GameStats
from lapilli.study.interval import Estimate, share
from lapilli.study.match import match
from lapilli.study.plan import Plan
from lapilli.words import Words

WORDS = Words("lapilli.study")
LEVELS = ("random", "casual", "steady")
PARTS = [100 * step / STEPS for step in range(STEPS + 1)]  # of a game, in percent
DIFFICULTY = "level"  # the option by which a game is easier or harder
Report = Callable[[int, int], None]
Cell = Callable[[], tuple[str, Estimate]]


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
        return self.command("study report", bots=self.bots)

    def command(self, verb: str, *more: str, seats: int | None = None, bots: str | None = None) -> str:
        """The same in a terminal."""
        count, options = seats or self.seats, [f"--option {name}={value}" for name, value in self.options]
        words = ["lapilli", verb, self.game, f"--games {self.games}", *([f"--seats {count}"] if count else [])]
        return " ".join([*words, *([f"--bots {bots}"] if bots else []), *options, f"--seed {self.seed}", *more])


def figures(wish: Wish, progress: Report | None = None, execution: Execution = EVERYWHERE) -> list[Figure]:
    """All figures; what a game does not have (rounds, seats that differ) is left out."""
    game = find(wish.game)
    rungs, grades = _rungs(game, wish, execution), _grades(game, wish, execution)
    every = len(rungs) + len(grades) + 1
    report = progress or (lambda done, of: None)
    rows: list[tuple[str, Estimate]] = []
    for number, cell in enumerate([*rungs, *grades]):
        rows.append(cell())
        report(number + 1, every)
    portrait = GameStats.of(wish.game, wish.games, wish.seats, wish.bots, dict(wish.options), wish.seed)
    report(every, every)
    made = [_levels(game, wish, rows[: len(rungs)]), _difficulty(wish, rows[len(rungs) :])]
    made += [_lengths(wish, portrait), _scores(wish, portrait), _course(wish, portrait)]
    made.append(_lava(wish, portrait))
    if game.rules.cooperative and portrait.average() in (0.0, 1.0):
        made.append(_alike(wish, portrait))
    else:
        made += [_deciders(wish, portrait), _openings(wish, portrait)]
        made += [*([] if game.rules.cooperative else [_fairness(wish, portrait)]), _tension(wish, portrait)]
    return [figure for figure in made if figure is not None]


def _rungs(game: Game, wish: Wish, execution: Execution) -> list[Cell]:
    """One for each level of bot, or each step of the ladder, and number of seats."""
    seats = [wish.seats] if wish.seats else sorted(game.seats)
    groups = [(level,) for level in wish.levels] if game.rules.cooperative else list(pairwise(wish.levels))
    return [partial(_rung, game, wish, execution, group, count) for group in groups for count in seats]


def _rung(game: Game, wish: Wish, execution: Execution, group: tuple[str, ...], count: int) -> tuple[str, Estimate]:
    found = match(game, group[::-1], wish.games, count, dict(wish.options), wish.seed, execution)[0]
    if game.rules.cooperative:
        name = wish.say("report-level", level=found.one, seats=count)
    else:
        name = wish.say("report-rung", strong=found.one, weak=found.other, seats=count)
    return name, Estimate(found.won, found.low, found.high, found.games)


def _grades(game: Game, wish: Wish, execution: Execution) -> list[Cell]:
    """One for each level of difficulty, in a game all win together that has such levels."""
    levels = [option.values for option in game.options if option.name == DIFFICULTY and game.rules.cooperative]
    count = Plan.make(game, wish.seats, wish.bots, dict(wish.options), wish.seed).seats
    return [partial(_grade, game, wish, execution, value, count) for values in levels for value in values]


def _grade(game: Game, wish: Wish, execution: Execution, value: object, count: int) -> tuple[str, Estimate]:
    options = {**dict(wish.options), DIFFICULTY: value}
    folder = None if execution.resume is None else execution.resume / f"{DIFFICULTY}={value}"
    where = replace(execution, resume=folder)
    found = match(game, (wish.bots,), wish.games, count, options, wish.seed, where)[0]
    named = game.words.say(wish.lang, f"option-{DIFFICULTY}-{value}").partition(":")[0].strip()
    name = wish.say("report-grade", option=game.words.say(wish.lang, f"option-{DIFFICULTY}"), value=named, seats=count)
    return name, Estimate(found.won, found.low, found.high, found.games)


def _figure(wish: Wish, key: str, svg: str, command: str | None = None) -> Figure:
    return Figure(key, wish.say(f"report-{key}"), wish.say(f"report-{key}.words"), svg, command or wish.report())


def _levels(game: Game, wish: Wish, rows: Sequence[tuple[str, Estimate]]) -> Figure:
    levels = wish.levels
    together = game.rules.cooperative
    command = wish.command("bots match", *levels) if together else wish.command("bots ladder", bots=",".join(levels))
    return _figure(wish, "levels", plots.bars(rows), command)


def _difficulty(wish: Wish, rows: Sequence[tuple[str, Estimate]]) -> Figure | None:
    return _figure(wish, "difficulty", plots.bars(rows)) if rows else None


def _lengths(wish: Wish, portrait: GameStats) -> Figure:
    svg = plots.histogram([(wish.bots, portrait.lengths)], wish.say("report-decisions"), wish.say("report-share"))
    return _figure(wish, "lengths", svg, wish.command("study simulate", bots=wish.bots))


def _scores(wish: Wish, portrait: GameStats) -> Figure:
    seats = sorted(portrait.scores.items())
    groups = [(wish.say("report-seat", seat=seat + 1), dict(counts)) for seat, counts in seats]
    if all(counts == groups[0][1] for _, counts in groups):  # a score of all together
        groups = [(wish.bots, groups[0][1])]
    svg = plots.histogram(groups, wish.say("report-score"), wish.say("report-share"))
    return _figure(wish, "scores", svg, wish.command("study simulate", "--keep games.csv", bots=wish.bots))


def _course(wish: Wish, portrait: GameStats) -> Figure | None:
    if not portrait.figures:
        return None
    game = portrait.game
    names = [name for name in portrait.figures if _whole(portrait, name)]
    series = [(_name(game, name, wish.lang), portrait.means(name)) for name in names]
    if not series:
        return None
    counted = game.words.say(wish.lang, "figures") if game.words.has(wish.lang, "figures") else wish.say("report-mean")
    svg = plots.lines(series, PARTS, wish.say("report-progress"), counted)
    return _figure(wish, "course", svg)


def _whole(portrait: GameStats, name: str) -> bool:
    return all(sum(counts.values()) for counts in portrait.figures[name])


def _name(game: Game, name: str, lang: str) -> str:
    for message in (f"figure-{name}", f"seat-{name}"):
        if game.words.has(lang, message):
            return game.words.say(lang, message)
    return name


def _lava(wish: Wish, portrait: GameStats) -> Figure | None:
    """By round, or where a game has none by how much of it is played."""
    areas, lava = wish.say("report-areas"), portrait.lava()
    by_round = len(lava) > 2
    points = list(lava.values()) if by_round else portrait.lava_by_step()
    if not any(point.value for point in points):
        return None
    xs = list(lava) if by_round else PARTS
    svg = plots.lines([(areas, points)], xs, wish.say("report-round" if by_round else "report-progress"), areas)
    return _figure(wish, "lava", svg)


def _alike(wish: Wish, portrait: GameStats) -> Figure:
    """Where a team always wins, or never does, there is nothing to say about what decides."""
    return _figure(wish, "alike", plots.bars([(wish.bots, share(portrait.victories, portrait.games))]))


def _deciders(wish: Wish, portrait: GameStats) -> Figure | None:
    rows = portrait.deciders()
    return _figure(wish, "deciders", _called(wish, portrait, rows)) if rows else None


def _openings(wish: Wish, portrait: GameStats) -> Figure | None:
    rows = portrait.openings()
    return _figure(wish, "openings", _called(wish, portrait, rows)) if len(rows) > 1 else None


def _called(wish: Wish, portrait: GameStats, rows: Sequence[tuple[int, Estimate]]) -> str:
    """Bars for actions, by the names they have at a table."""
    named = [(portrait.game.presentation.label(action, wish.lang).rstrip("."), point) for action, point in rows]
    return plots.bars(named, portrait.average())


def _fairness(wish: Wish, portrait: GameStats) -> Figure:
    rows = [(wish.say("report-seat", seat=seat + 1), point) for seat, point in enumerate(portrait.fairness())]
    svg = plots.bars(rows, 1 / len(rows))
    return _figure(wish, "fairness", svg, wish.command("study simulate", bots=wish.bots))


def _tension(wish: Wish, portrait: GameStats) -> Figure | None:
    if not portrait.figures:
        return None
    series = [(wish.say("report-open"), portrait.openness())]
    svg = plots.lines(series, PARTS, wish.say("report-progress"), wish.say("report-share"))
    return _figure(wish, "tension", svg)
