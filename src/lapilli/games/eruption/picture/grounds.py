"""The grounds that the boards of Eruption lie on, as files (drawn in ground.py)."""

from __future__ import annotations

from lapilli.draw import ground

SHEET = (760.0, 760.0)  # the island inside its meter, in units of the board
VIGNETTE = (108.0, 92.0)  # of a card
ACROSS = 4  # vignettes in a row of their sheet

ISLAND = ground(__file__, "eruption", "island", *SHEET)
HUTS = ground(__file__, "eruption", "huts", *SHEET)
METER = ground(__file__, "eruption", "meter", *SHEET)
CARDS = ground(__file__, "eruption", "cards", VIGNETTE[0] * ACROSS, VIGNETTE[1] * 2)
