"""The coach and "what is this?": every note has its moment and its words, every drawn thing has an explanation."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from lapilli.core.check.lessons import LIMIT
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.explain import what
from lapilli.core.lessons.coach import beginner_warning, notes
from lapilli.core.lessons.lesson import count_words
from lapilli.core.lessons.progress import LessonProgress
from lapilli.core.registry import find
from tests.games.fuji.positions import scene
from tests.games.test_dead_clicks import GAMES, moments


@pytest.mark.parametrize("name", GAMES)
def test_every_note_has_a_moment_that_exists_and_short_words(name: str) -> None:
    game = find(name)
    assert game.coaching.lessons is not None
    texts = [game.space.text(action) for action in range(game.space.size)]
    assert 12 <= len(notes(game)) <= 22
    for note in notes(game):
        kind, _, wanted = note.when.partition(":")
        if kind == "phase":
            assert game.words.has("en", f"prompt-{wanted}") or game.words.has("en", f"help-{wanted}"), note
        elif kind == "menu":
            assert any(fnmatchcase(text, wanted) for text in texts), note
        elif kind == "line":
            assert game.words.has("en", wanted), note
        for lang in game.coaching.lessons.words.languages:
            assert count_words(game.coaching.lessons.words.say(lang, note.message)) <= LIMIT


@pytest.mark.parametrize("name", GAMES)
def test_what_a_note_speaks_of_is_drawn_or_is_a_button(name: str) -> None:
    """Else nothing is framed while it is said."""
    kinds = {touch.partition("/")[0] for kind in find(name).space.kinds for touch in kind.click_path}
    for table, seat in moments(name, seeds=2, every=40):
        kinds |= {thing.partition("/")[0] for thing in table.game.presentation.board(table.view(seat), "en").ids()}
    assert [note.spot for note in notes(find(name)) if note.spot.partition("/")[0] not in kinds] == []


@pytest.mark.parametrize("name", GAMES)
def test_everything_drawn_is_explained(name: str) -> None:
    """Its name, and what it is or does now; in every phase that the walk comes to, to players and spectators."""
    count = 0
    spots: set[str] = set()
    for table, seat in moments(name, every=1000):
        why = ClickExplainer(table, seat)
        drawn = [
            thing
            for thing in table.game.presentation.board(table.view(seat), "en").ids()
            if not thing.startswith("turn/")
        ]
        spots.update(drawn)
        for thing in drawn:
            told = what(table, seat, thing, "en", why)
            count += 1
            assert told.name, thing
            assert told.words or told.now, f"nothing explains {thing} in {table.view(seat).get('phase')}"
            assert "{" not in told.words + told.now + told.name
    assert count > 400
    kinds = {thing.partition("/")[0] for thing in spots}
    for note in notes(find(name)):
        kind, _, wanted = note.when.partition(":")
        if kind == "drawn":
            assert wanted.partition("/")[0] in kinds, f"{wanted} is never drawn"


@pytest.mark.parametrize("name", GAMES)
def test_nudges_come_before_some_choices_and_not_before_most(name: str) -> None:
    """The coach judges every choice of a walk without fault, in words of every language, and is mostly silent."""
    game = find(name)
    said: list[str] = []
    for table, seat in moments(name, every=6):
        menu = tuple(action.id for action in table.menu(seat))
        said += [beginner_warning(game, table.view(seat), seat, action, menu, "de").words for action in menu]
    assert any(said) or name == "fuji"  # whose nudge is about talk: see below
    assert sum(map(bool, said)) < len(said) / 3


def test_a_player_of_fuji_who_says_nothing_is_asked_to() -> None:
    game = find("fuji")
    progress = LessonProgress.of(game, "run", ["", "", "", "mark g2"])
    menu = tuple(action.id for action in progress.table.menu("p1"))
    ready = game.space.parse("ready")
    warned = beginner_warning(game, progress.table.view("p1"), 0, ready, menu, "en")
    assert "strong" in warned.words
    assert warned.better in menu
    assert game.presentation.is_talk(warned.better or 0)
    assert warned.label


def test_a_warning_names_whom_where_and_why_and_has_the_word_at_hand() -> None:
    """Fuji: before one is ready, somebody is to be told whose card the own dice are strong on."""
    game = find("fuji")
    dice = {"p1": "6 6 6 6 6 6", "p2": "1 1 1 1 1 1"}
    table = scene(dice=dice, marks={"p1": "d1", "p2": "f2", "p3": "d3"}, terrain={"f2": "land19"})
    menu = tuple(action.id for action in table.menu("p1"))
    ready = game.space.parse("ready")
    warned = beginner_warning(game, table.view("p1"), 0, ready, menu, "en")
    assert warned.words.startswith("Player 2 wants to go to f2, where your dice are strong (blue and even).")
    assert game.space.text(warned.better or 0) == "talk danger p2 f2"
    assert warned.label == "Warn Player 2"
    for lang in ("nl", "de", "fr"):
        other = beginner_warning(game, table.view("p1"), 0, ready, menu, lang)
        name = game.words.word(lang, "figure", "p2")
        assert name in other.words
        assert name in other.label
        assert "f2" in other.words
