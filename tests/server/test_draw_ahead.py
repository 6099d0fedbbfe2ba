"""Boards that are drawn ahead are not drawn again for the first visitor."""

from __future__ import annotations

import pytest

from lapilli.core.factory import new
from lapilli.server.frames.frame import drawn
from lapilli.server.web import prerender
from lapilli.words import LANGUAGES, catalogue


@pytest.mark.parametrize("game", ["pumice", "nisyros"])
def test_after_warming_up_a_first_board_reads_no_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for piece in prerender.pieces([game]):
        piece()

    def read(package: str, lang: str) -> None:
        raise AssertionError(f"{package} {lang} is read when somebody waits for it")

    known = catalogue._bundle
    monkeypatch.setattr(catalogue, "_source", read)
    before = known.cache_info().misses
    table = new(game, seed="another")
    table.settle()
    for lang in LANGUAGES:
        for shape in ("", *table.game.presentation.shapes):
            drawn(table, 0, lang, shape)
    assert known.cache_info().misses == before
