"""The grounds of Eruption: the island, its villages, the meter, and the pictures on the cards."""

from __future__ import annotations

from lapilli.draw import ground, sheet
from lapilli.games.eruption.names import CARD_KINDS

SHEET = (760.0, 760.0)  # the island inside its meter, in units of the board
VIGNETTE = (108.0, 92.0)  # of a card

ISLAND = ground(__file__, "eruption", "island", *SHEET)
HUTS = ground(__file__, "eruption", "huts", *SHEET)
METER = ground(__file__, "eruption", "meter", *SHEET)
CARDS = sheet(__file__, "eruption", "cards", VIGNETTE, CARD_KINDS, across=4)
