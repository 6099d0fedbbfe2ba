"""What a choice brings stands beside its name, where the name tells a newcomer little."""

from __future__ import annotations

import pytest

from lapilli.core.factory import new
from lapilli.draw import Scene
from lapilli.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_skill_of_fuji_says_what_it_does(lang: str) -> None:
    table = new("fuji", seats=3, seed="notes", skills="pick")
    table.settle()
    menu = table.menu(table.actors[0])
    assert len(menu) >= 6
    notes = [table.game.presentation.note(table.view(table.actors[0]), action.id, lang) for action in menu]
    assert all(notes)
    assert len(set(notes)) == len(menu)


def test_where_there_is_nothing_to_add_nothing_is_said() -> None:
    table = new("eruption", seats=2, seed="notes")
    table.settle()
    assert not any(
        table.game.presentation.note(table.view(table.actors[0]), action.id, "en")
        for action in table.menu(table.actors[0])
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_listens_to_fuji_hears_only_what_is_there(lang: str) -> None:
    """No empty hands, no aims that nobody has, no stamina that nobody lost."""
    table = new("fuji", seats=3, seed="notes")
    table.settle()
    while table.view()["phase"] != "planning":
        table.play(table.menu(table.actors[0])[0])
        table.settle()
    scene = table.game.presentation.board(table.view(table.seats[0]), lang)
    assert isinstance(scene, Scene)
    heard = scene.description
    assert len(heard) > 200, "dice, figures, tokens"
    assert "–" not in heard
    assert " 0 " not in heard
