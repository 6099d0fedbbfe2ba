"""A Table in the hands of other programs: cheap, copied, pickled, drawn, and clear about mistakes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise

import pytest

import lapilli
from lapilli.core.registry import find
from lapilli.core.state import State
from lapilli.core.table import MOMENTS, spread
from lapilli.core.type_parameters import View
from pumice.game import PumiceRules


def dealt() -> lapilli.Table:
    table = lapilli.new("pumice", seed=3)
    table.settle()
    return table


def pickled(table: lapilli.Table) -> lapilli.Table:
    twin = pickle.loads(pickle.dumps(table))
    assert isinstance(twin, lapilli.Table)
    return twin


def test_listing_and_playing_makes_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []

    def observe(self: PumiceRules, state: State, seat: int | None) -> View:
        seen.append(seat)
        return {}

    monkeypatch.setattr(PumiceRules, "observe", observe)
    table = dealt()
    while table.actors:
        table.play(table.menu()[0])
        table.settle()
    assert table.result is not None
    assert seen == []


def test_clicks_words_and_odds_come_when_they_are_asked_for() -> None:
    table = dealt()
    action = table.menu()[0]
    assert action.click_path == (f"hand/{action.text.split()[1]}",)
    assert (action.weight, action.seat, action.ply) == (None, "ash", table.ply)
    for other in table.actors:
        table.play(table.menu(other)[0], other)
    assert sum(throw.weight or 0 for throw in table.menu("chance")) == 1
    assert action.click_path == (f"hand/{action.text.split()[1]}",)  # as of its own moment


def test_things_say_what_they_are() -> None:
    table = dealt()
    assert repr(table) == "<Table pumice: ash, basalt, cinder; ply 9, ash, basalt, cinder to act>"
    assert repr(table.game) == "<Pumice 1 for 2, 3, 4>"
    assert repr(table.menu()[0]).startswith("<pumice action 'lay ")
    while table.actors:
        table.play(table.menu()[0])
        table.settle()
    assert "over: " in repr(table)


@pytest.mark.parametrize("way", ["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", ["pumice", "nisyros", "fuji", "eruption", "deukalion"])
def test_twins_are_equal_and_independent(way: str, name: str) -> None:
    table = lapilli.new(name, seed=5)
    table.settle()
    for _ in range(4):
        table.play(table.menu()[-1])
        table.settle()
    ways: dict[str, Callable[[lapilli.Table], lapilli.Table]] = {
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
        "pickle": pickled,
    }
    twin = ways[way](table)
    record = table.record(seed=True)
    assert twin.record(seed=True) == record
    assert twin.position() == table.position()
    assert twin.legal() == table.legal()
    twin.play(twin.menu()[0])
    twin.settle()
    assert table.record(seed=True) == record
    twin.rewind(2)
    assert table.ply > 2


def test_a_mistake_is_named() -> None:
    table = dealt()
    with pytest.raises(lapilli.NotationError, match=r"notation or an entry of the menu, not 3: try `legal\(\)`"):
        table.play(3)  # type: ignore[arg-type]


def test_menus_for_programs() -> None:
    table = dealt()
    assert table.legal() == [action.text for action in table.menu()]
    mask = table.mask("basalt")
    assert len(mask) == table.game.space.size
    assert [action for action, allowed in enumerate(mask) if allowed] == [entry.id for entry in table.menu("basalt")]
    fresh = lapilli.new("pumice")
    assert fresh.legal("ash") == []
    assert not any(fresh.mask("ash"))


def test_pictures_of_a_table() -> None:
    table = dealt()
    assert table.png("ash", scale=0.3).startswith(b"\x89PNG")
    table.play(table.menu()[0])
    film = table.gif("ash", scale=0.2, plies=range(9, table.ply + 1))
    assert film.startswith(b"GIF89a")
    still = table.gif(None, scale=0.2, plies=[0, 0])
    assert len(still) < len(film)
    assert table.pdf("ash", scale=0.2).count(b"/Type /Page\n") == 1
    assert table.pdf("ash", scale=0.2, plies=[0, table.ply]).count(b"/Type /Page\n") == 2


@pytest.mark.parametrize("last", [0, 1, 39, 40, 300])
def test_a_film_of_a_whole_game_shows_so_many_moments(last: int) -> None:
    """From the first to the last, evenly, and none twice."""
    shown = spread(last)
    assert (shown[0], shown[-1]) == (0, last)
    assert len(shown) == len(set(shown)) == min(last + 1, MOMENTS)
    steps = {after - before for before, after in pairwise(shown)}
    assert max(steps, default=0) - min(steps, default=0) <= 1


def test_the_list_of_games_imports_none() -> None:
    program = (
        "import sys, lapilli; names = list(lapilli.list_games()); print(names); 'nisyros' in lapilli.list_games();"
        "print([name for name in sys.modules if name.startswith('lapilli.games.') or name == 'pumice'])"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {"deukalion", "eruption", "fuji", "nisyros"} <= set(eval(said[0]))
    assert said[1] == "[]"


def test_a_game_is_found_by_itself() -> None:
    assert lapilli.list_games()["pumice"] is find("pumice")
    assert lapilli.list_games().get("nothing") is None
    assert "pumice" in lapilli.list_games()


def test_games_is_the_package_and_list_games_the_function() -> None:
    code = (
        "import lapilli; assert lapilli.games.__path__; from lapilli.games import nisyros; print(*lapilli.list_games())"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert {"nisyros", "fuji", "eruption", "deukalion"} <= set(found.stdout.split()), found.stderr
