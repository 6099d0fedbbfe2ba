"""OpenSpiel's own searches play a whole game against a bot of ours."""

from __future__ import annotations

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.errors import OptionError

pytest.importorskip("pyspiel")

from lapilli.adapters import rivals


@pytest.mark.parametrize("kind", rivals.RIVALS)
def test_a_game_to_its_end(kind: str) -> None:
    game = lapilli.list_games()["pumice"]
    won = rivals.play(game, bot("steady", game), kind, 2, {}, 1, 0.001, "x")
    assert won in (0.0, 0.5, 1.0)
    assert rivals.play(game, bot("steady", game), kind, 2, {}, 1, 0.001, "x", team=True) in (0.0, 1.0)


def test_a_game_that_does_not_end_is_given_up_and_counted() -> None:
    """A team of rivals that talks without end saves nobody."""
    game = lapilli.list_games()["pumice"]
    assert rivals.play(game, bot("steady", game), "ismcts", 2, {}, 1, 0.001, "x", plies=3) is None
    score = rivals.share(game, bot("steady", game), "ismcts", 2, {}, 2, 0.001, "x", lambda done: None, plies=3)
    assert score == rivals.Score(won=0.0, unfinished=2)


def test_an_unknown_rival() -> None:
    with pytest.raises(OptionError, match="ismcts, mcts"):
        rivals.Rival("alphazero", None, 1.0, 1)
