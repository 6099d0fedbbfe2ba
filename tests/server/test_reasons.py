"""The reason of every ending is told in words, in every language."""

from __future__ import annotations

import pytest

import lapilli
from lapilli.core.rules import Result
from lapilli.games.eruption.names import ENDINGS
from lapilli.games.fuji.box import printed_box
from lapilli.games.nisyros.knowledge.view import REASONS as ENDED
from lapilli.server.frames import words
from lapilli.words import LANGUAGES

REASONS = {  # what `Result.reason` may begin with
    "nisyros": [reason for reason in ENDED if reason],
    "fuji": ["lava d1 p1 p3 d3 p2", "exhausted p2", *(key for _, key in printed_box().bands)],
    "eruption": [name for name in ENDINGS if name != "none"],
    "deukalion": ["points 9", "turns 40"],
}
DETAILS = {"score": 9, "band": "feast", "figures": 4, "each": 3, "injuries": 5, "cards": 2}


@pytest.mark.parametrize("game", REASONS)
def test_every_reason_for_an_ending_has_its_words(game: str) -> None:
    for reason in REASONS[game]:
        said = {}
        for lang in LANGUAGES:
            ended = Result({}, (), "won", reason, DETAILS)
            said[lang] = words.reason(lapilli.list_games()[game], ended, lang)
        assert all(said.values()), f"{reason} has no words: {said}"
        assert len(set(said.values())) == len(LANGUAGES)
        assert not any("{" in told for told in said.values())


def test_a_victory_in_fuji_names_its_score() -> None:
    """F-8.1."""

    ended = Result({}, (), "victory", "feast", DETAILS)
    assert "9 = 4 × 3 − 5 + 2" in words.reason(lapilli.list_games()["fuji"], ended, "en")
