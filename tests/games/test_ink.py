"""Words on the illustrated boards can be read, by day and by night: 4.5 : 1 for letters, 3 : 1 for live outlines."""

from __future__ import annotations

import importlib
from typing import Literal

import pytest

from lapilli.draw import contrast

SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WRITTEN = {  # letters on their ground
    "fuji": "card-ink/plaque card-ink/paper shoji-ink/shoji shoji-muted/shoji shoji-yes/shoji shoji-alarm/shoji "
    "gold-ink/lacquer-light gold-ink/lacquer yes/plaque alarm/plaque",
    "deukalion": "plate-ink/plate plate-muted/plate styx-glow/styx-water cream/slip alarm/plate",
}
GROUNDS = {"fuji": "earth earth-far paper plaque tiles", "deukalion": "plate terracotta strait"}


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize("game", sorted(WRITTEN))
def test_letters_and_outlines_stand_out(game: str, shade: Literal["light", "dark"]) -> None:
    palette = importlib.import_module(f"lapilli.games.{game}.picture.style").PALETTE
    for pair in WRITTEN[game].split():
        ink, ground = (palette.literal(token, shade) for token in pair.split("/"))
        assert contrast(ink, ground) >= 4.5, pair
    for token in GROUNDS[game].split():
        rings = (palette.literal(ring, shade) for ring in ("live", "live-edge"))
        assert max(contrast(ring, palette.literal(token, shade)) for ring in rings) >= 3, token
