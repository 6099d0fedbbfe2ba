"""Your own bot: registered by name, found in other packages, or given as it is."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import EntryPoint

import pytest

import lapilli
from lapilli.bots import registry
from lapilli.bots.levels import NoisyHeuristic
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.players import Players
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge
from lapilli.core.type_parameters import View
from lapilli.games.eruption.knowledge.knowledge import Known
from lapilli.study import simulate


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_makers", dict(registry._makers))


class Last:
    """Always the last action of the menu."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[-1]


class Shy:
    """A bot that is no class of a game: the first action."""

    name = "shy"

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[0]


def test_a_class_and_a_function_by_name() -> None:
    lapilli.bots.register("last")(Last)

    @lapilli.bots.register("second")
    def second(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return menu[min(1, len(menu) - 1)]

    game = lapilli.list_games()["pumice"]
    assert lapilli.bots.bot_names()[-2:] == ("last", "second")
    known = lapilli.new("pumice").know(0)
    assert lapilli.bots.bot("last", game).decide(known, 0, [4, 5, 6], Rng(1)) == 6
    assert lapilli.bots.bot("second", game).decide(known, 0, [4, 5, 6], Rng(1)) == 5
    figures = simulate("pumice", games=4, bots=["last", "second", "random"], seed=1, jobs=1, keep=True)
    assert figures.tally.rows[0].bots == ("last", "second", "random")


def test_the_object_itself() -> None:
    figures = simulate("pumice", games=3, bots=[Shy(), "random"], seed=1, jobs=1, keep=True)
    assert figures.tally.rows[0].bots == ("shy", "random")
    assert simulate("pumice", games=2, bots=Shy(), seed=1, jobs=1, keep=True).tally.rows[0].bots == ("shy",) * 3


def test_a_bot_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("foreign", "tests.core.test_bots:Last", registry.GROUP)
    monkeypatch.setattr(registry, "_entries", lambda: {"foreign": entry})
    assert "foreign" in lapilli.bots.bot_names()
    known = lapilli.new("pumice").know(0)
    assert lapilli.bots.bot("foreign", lapilli.list_games()["pumice"]).decide(known, 0, [1, 2], Rng(1)) == 2


@pytest.mark.parametrize("name", ["human", "steady", "my bot", ""])
def test_a_name_that_cannot_be(name: str) -> None:
    with pytest.raises(OptionError, match="cannot be the name of a bot"):
        lapilli.bots.register(name)


def test_a_worker_finds_them_again() -> None:
    lapilli.bots.register("last")(Last)
    assert Last.__module__ in lapilli.bots.bot_modules()
    lapilli.bots.import_bots(lapilli.bots.bot_modules())


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(OptionError, match="did you mean 'steady'"):
        lapilli.bots.bot("stedy", lapilli.list_games()["pumice"])


@pytest.mark.parametrize("level", ["gentle", "casual"])
def test_what_a_weaker_level_overlooks_it_overlooks_for_the_whole_turn(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lapilli.new("eruption", seats=2, seed=3)
    table.settle()
    game, known = table.game, table.know(1)
    assert isinstance(known, Known)
    menu = range(1, 3000, 7)  # actions of many kinds
    player = lapilli.bots.bot(level, game)
    assert isinstance(player, NoisyHeuristic)
    noticed = player.noticed(known, 1, menu)
    assert 0 < len(noticed) < len(menu)
    known.table.built += 1
    assert noticed == player.noticed(known, 1, menu)  # the turn goes on
    known.table.stack.fill([0] * len(known.table.stack.counts))
    assert noticed != player.noticed(known, 1, menu)
    monkeypatch.setattr(type(game.players), "mistake_seed", seed_by_number)
    done = game.space.parse("done")
    assert all(done in player.noticed(Knowledge(turn), 1, [done, *menu]) for turn in range(50))  # no mischief


def seed_by_number(players: Players, known: Knowledge) -> tuple[object, ...]:
    """As if the number of the viewer were that of the turn."""
    return (int(known.viewer),)


@pytest.mark.parametrize("name", ["nisyros", "fuji", "eruption", "deukalion"])
def test_in_another_game_it_overlooks_something_else(name: str) -> None:
    """What slips depend on is known to the seat, and differs between games."""
    game = lapilli.list_games()[name]
    player = lapilli.bots.bot("gentle", game)
    assert isinstance(player, NoisyHeuristic)
    menu = range(400)
    seen = set()
    for seed in range(8):
        table = lapilli.new(name, seed=seed)
        table.settle()
        seen.add(tuple(player.noticed(table.know(table.actors[0]), 0, menu)))
    assert len(seen) > 1


@pytest.mark.parametrize("level", ["gentle", "casual"])
def test_a_weak_bot_misjudges_but_does_nothing_silly(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among choices of about the same worth it does not always find the best; what only harms it leaves alone."""
    game = lapilli.list_games()["eruption"]
    player = lapilli.bots.bot(level, game)
    done, bombs = game.space.parse("done"), [game.space.parse(f"play bomb orange.{side}") for side in range(1, 8)]
    trades = [game.space.parse(f"trade {card}") for card in ("bomb", "quake", "rain", "relocate")]
    worth = {done: 0.0} | dict.fromkeys(bombs, -7.5) | {trade: float(place) for place, trade in enumerate(trades)}
    marks = lambda self, known, seat, menu, rng: [worth[action] for action in menu]  # noqa: E731
    monkeypatch.setattr(type(game.players), "scores", marks)
    monkeypatch.setattr(type(game.players), "mistake_seed", seed_by_number)
    menu = sorted(worth)
    turns = [Knowledge(turn) for turn in range(200)]
    chosen = [player.decide(turn, 0, menu, Rng(1)) for turn in turns]
    assert set(chosen) <= {done, *trades}
    assert 20 < chosen.count(trades[-1]) < 180
    assert len(set(chosen)) > 2
    assert chosen == [player.decide(turn, 0, menu, Rng(2)) for turn in turns]
