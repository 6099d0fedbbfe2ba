"""What gives, spends, reveals or ends something asks once, in words that name whom and what."""

from __future__ import annotations

import pytest

import lapilli
from lapilli.words import languages
from tests.games.test_dead_clicks import moments

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
# Kinds of action that are played at once, each judged: moves that `Undo` takes back or that are the point of a click
# on the board, what ends a step as its main button, answers to a question that the table has just put, and words.
PLAIN = {
    "nisyros": {
        *("village", "place", "sail", "die", "run", "build-dam", "build-boat", "call", "gather", "evacuate", "home"),
        *("siesta", "gas", "search", "wash", "crevice", "tremor", "undam", "wreck", "panic", "panic-idle", "reroll"),
        *("sick", "flow", "erupt", "flee-citizen-boat", "flee-worker-boat", "flee-citizen", "flee-worker"),
        *("ready", "dice-done", "build-done", "call-done", "gather-done", "reroll-done"),
    },
    "fuji": {
        *("pick-character", "pick-skill", "leave-out", "bury", "start", "mark", "unmark", "side", "unready"),
        *("pick", "flip", "walk", "refuse", "pass", "leave", "ready", "throw", "stop", "go", "done"),
        *("say", "say-third", "threat", "will-go", "will-stay", "will-hold", "will-use", "will-order", "please-go"),
        *("please-stay", "please-hold", "please-use", "please-give", "please-order", "please-bar", "ask", "answer"),
    },
    "eruption": {"settle", "tile", "erupt", "place", "replace", "move", "build", "done"},
    "deukalion": {
        *("anchor", "kylix", "cards", "soldiers", "sail", "sail-at", "attack", "attack-ship", "hydra", "hydra-at"),
        *("styx-take", "take", "return", "push", "push-hydra", "hold", "styx-pass", "pass", "leave", "done", "end"),
    },
}
CHANCES = {
    "nisyros": {"lay-coast", "lay", "first", "roll-red", "draw-event", "roll", "roll-volcano"},
    "fuji": {"deal-character", "deal-skill", "left-out", "draw", "draw-scenario", "lay", "start-at", "roll"},
    "eruption": {"roll-orange", "roll-white", "draw-tile", "draw-card", "reveal"},
    "deukalion": {"first", "stock", "task", "deal", "draw", "roll", "toss"},
}
NAMED = {"card", "figure", "colour", "material", "settlement", "target"}  # arguments that a question must name


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_is_judged(game: str) -> None:
    """A new kind either asks or is listed as one that need not."""
    found = lapilli.list_games()[game]
    kinds = {kind.key: kind for kind in found.space.kinds if kind.key not in CHANCES[game]}
    plain = {
        key.removeprefix("p3-") for key, kind in kinds.items() if not found.presentation.needs_confirmation(kind.base)
    }
    assert plain == PLAIN[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_names_whom_and_what(game: str) -> None:
    """Of every kind that asks, in every language, with first, last and other arguments."""
    table, seat = next(moments(game))
    presentation, words, view = table.game.presentation, table.game.words, table.view(seat)
    asking = [kind for kind in table.game.space.kinds if presentation.needs_confirmation(kind.base)]
    assert asking
    for kind in asking:
        for action in {*range(kind.base, kind.base + kind.size, max(1, kind.size // 5)), kind.base + kind.size - 1}:
            questions = {lang: presentation.confirmation(view, seat, action, lang) for lang in languages()}
            assert all(questions.values()), kind.key
            assert len(set(questions.values())) > 1, questions
            for slot in kind.slots:
                if slot.domain in NAMED:
                    for lang, question in questions.items():
                        name = words.word(lang, slot.domain, kind.words(action)[slot.name])
                        assert name in question, (kind.key, question)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_menu_an_action_has_a_question_if_its_kind_asks(game: str) -> None:
    """At many moments of a game: who asks has a question, and who need not has none."""
    asked = set()
    for table, seat in moments(game, every=20):
        presentation, view = table.game.presentation, table.view(seat)
        for action in table.menu(seat):
            asks = presentation.needs_confirmation(action.id)
            question = presentation.confirmation(view, seat, action.id, "en")
            assert action.confirm == asks == bool(question), table.game.space.kind(action.id).key
            asked |= {asks}
    assert asked == {False, True}
