"""What the grounds of Deukalion are painted with, by day and by night."""

from __future__ import annotations

from lapilli.draw import Gradient
from lapilli.games.deukalion.picture.style import PALETTE

PAINTS = PALETTE.extend(
    "deukalion-print",
    {
        "waters": Gradient(
            ((0, "water-light", 1), (0.6, "water", 1), (1, "water-deep", 1)), radial=True, start=(0.5, 0.5), radius=0.7
        ),
        "clayware": Gradient(((0, "terracotta-light", 1), (1, "terracotta", 1))),
        "styx": Gradient(((0, "styx-light", 1), (1, "styx-water", 1)), radial=True, start=(0.5, 0.5), radius=0.75),
        "soil": Gradient(((0, "parchment", 1), (1, "parchment-low", 1))),
        "bowl": Gradient(
            ((0, "terracotta-light", 1), (0.75, "terracotta", 1), (1, "terracotta-deep", 1)),
            radial=True,
            start=(0.5, 0.5),
        ),
    },
    water=("#2c5f78", "#0e2735"),
    water_light=("#3f7b90", "#16394a"),
    water_deep=("#20485f", "#0a1c27"),
    wave=("#8dbcc0", "#3f7383"),
    shore=("#9cc6c4", "#3d6f7c"),
    terracotta_deep=("#974e2c", "#7c3e22"),
    parchment=("#ecd9ac", "#6f5a38"),
    parchment_low=("#d9bd83", "#594628"),
    parchment_dark=("#b8935a", "#3f3019"),
    olive=("#7d8a4a", "#4f5c30"),
    olive_light=("#a2a862", "#66713c"),
    wall=("#f4e8cc", "#b9a377"),
    wall_shade=("#cdb78c", "#86714b"),
    tile=("#b8532f", "#94421f"),
    ghost=("#d8cfe6", "#a99cc4"),
    serpent=("#27452f", "#4b7a50"),
    serpent_light=("#6f9a5b", "#8fbf74"),
)
