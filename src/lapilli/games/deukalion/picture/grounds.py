"""The grounds of Deukalion: the chart, and the pictures on the cards."""

from __future__ import annotations

from lapilli.draw import ground, sheet
from lapilli.games.deukalion.picture.style import CHART

AEGEAN = ground(__file__, "deukalion", "aegean", *CHART)
VIGNETTES = sheet(
    __file__,
    "deukalion",
    "vignettes",
    (112.0, 62.0),
    (
        *("pegasus", "hades", "fleece", "underworld", "poseidon", "athena", "zeus", "hermes"),
        *("call", "charon", "orpheus", "beat", "soldiers", "cards", "slain", "hydra"),
    ),
)
