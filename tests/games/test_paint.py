"""What is written on the illustrated boards stands out, by day and by night, and so do the rings round live things."""

from __future__ import annotations

from typing import Literal

import pytest

from lapilli.draw import Palette, contrast, mix
from lapilli.games.eruption.picture import island as eruption
from lapilli.games.eruption.picture.meter import ZONES
from lapilli.games.eruption.picture.paints import PAINTS as JUNGLE
from lapilli.games.nisyros.picture import pieces as nisyros
from lapilli.games.nisyros.picture.events import ACTED
from lapilli.games.nisyros.picture.paints import PAINTS as ISLAND

SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WRITTEN = [
    (nisyros.PALETTE, "ink", "whitewash"),  # names and numbers on Kos, what a slope gives
    (nisyros.PALETTE, "foam", "aegean-deep"),  # villages, on their outline
    (nisyros.PALETTE, "ashes", "underworld"),  # the lost
    *((eruption.PALETTE, f"on-{zone}", zone) for zone in ZONES),  # degrees
]
LIVE = [
    *((ISLAND, ground) for ground in ("water", "beach", "quarry", "grove", "field", "hades")),
    *((JUNGLE, ground) for ground in ("floor", "crown-1", "crown-3", "beach", "earth", "ruin", "shallow", "rock")),
]


def named(one: str | Palette) -> str:
    return one if isinstance(one, str) else one.name


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize(
    ("palette", "ink", "ground"), WRITTEN, ids=lambda one: one if isinstance(one, str) else one.name
)
def test_letters_stand_out(palette: Palette, ink: str, ground: str, shade: Literal["light", "dark"]) -> None:
    assert contrast(palette.literal(ink, shade), palette.literal(ground, shade)) >= 4.5


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize(("palette", "ground"), LIVE, ids=named)
def test_rings_stand_out(palette: Palette, ground: str, shade: Literal["light", "dark"]) -> None:
    """A ring is a bright line on a dark one: one of them is seen on any ground."""
    under = palette.literal(ground, shade)
    lines = [palette.literal("live", shade), palette.literal("live-edge", shade)]
    assert max(contrast(line, under) for line in lines) >= 3
    assert contrast(*lines) >= 4.5


@pytest.mark.parametrize("shade", SHADES)
def test_events_that_have_acted_can_still_be_read(shade: Literal["light", "dark"]) -> None:
    paper, ink = nisyros.PALETTE.literal("panel", shade), nisyros.PALETTE.literal("ink", shade)
    assert contrast(mix(paper, ink, ACTED), paper) >= 4.5
