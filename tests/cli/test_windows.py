"""Text boards fit into a window of 80 columns and 40 lines; a larger window shows the large form."""

from __future__ import annotations

import pytest

import lapilli
from lapilli.core.check.suite import everything, sample
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.text_wrap import wrap
from lapilli.draw.textwidth import width_of
from lapilli.words import LANGUAGES

GAMES = ("nisyros", "fuji", "eruption", "deukalion", "pumice")


@pytest.mark.parametrize("name", GAMES)
def test_every_board_fits_into_80_columns_and_40_lines(name: str) -> None:
    """Random games of every number of seats, some positions of each in every language."""
    game = lapilli.list_games()[name]
    for seats in game.seats:
        state, rng = lapilli.new(name, seats=seats, seed=1).state.copy(), Rng(seats)
        for number in range(1200):
            if state.actor == NOBODY:
                break
            if (everything() and number % 4 == 0) or number % 30 == sample() % 30:
                view = game.rules.observe(state, number % seats)
                lang = LANGUAGES[number % 4]
                lines = game.presentation.text_board_for(view, lang).splitlines()
                assert max(map(width_of, lines)) <= 80, "\n".join(lines)
                assert len(lines) <= 40, "\n".join(lines)
            chance = state.actor == CHANCE
            state.play(state.sample(rng) if chance else state.legal[rng.below(state.n_legal)])


@pytest.mark.parametrize("name", ["fuji", "eruption", "deukalion"])
def test_a_large_window_shows_the_large_form(name: str) -> None:
    table = lapilli.new(name, seed=1)
    table.settle()
    view = table.view(0)
    large = table.game.presentation.text_board_for(view, "en", 140, 60)
    assert large == table.game.presentation.text_board(view, "en")
    assert table.game.presentation.text_board_for(view, "en", 100, 24 if name != "fuji" else 10) != large


def test_folding_keeps_every_word_and_the_indentation() -> None:
    text = "short\n  a line that is too long for its window"
    folded = wrap(text, 20)
    assert folded.split() == text.split()
    assert all(len(line) <= 20 for line in folded.splitlines())
    assert folded.splitlines()[2].startswith("      ")
