"""What the grounds of Nisyros are painted with, by day and by night."""

from __future__ import annotations

from lapilli.draw import HOUSE, Gradient

PAINTS = HOUSE.extend(
    "nisyros-ground",
    gradients={
        "sky": Gradient(((0, "dusk", 1), (1, "dawn", 1))),
        "deep": Gradient(((0, "water", 1), (0.25, "water", 1), (1, "water-deep", 1))),
        "relief": Gradient(
            ((0, "sun", 0.38), (0.45, "highlight", 0.02), (0.55, "night", 0), (1, "night", 0.3)),
            start=(0.12, 0.08),
            end=(0.88, 0.92),
        ),
        "underworld": Gradient(((0, "hades-light", 1), (1, "hades", 1))),
        "shallows": Gradient(
            ((0, "shallow", 0.95), (0.8, "shallow", 0.85), (1, "shallow", 0)), radial=True, start=(0.5, 0.5)
        ),
        "molten": Gradient(
            ((0, "lava-1", 1), (0.45, "lava-2", 1), (1, "molten-far", 1)), radial=True, start=(0.5, 0.5)
        ),
    },
    dawn=("#f6d9b0", "#141d36"),
    dusk=("#8cc3d4", "#0b1226"),
    sun=("#fff7d8", "#fff7d8"),
    night=("#1a0f2a", "#1a0f2a"),
    star=("#8cc3d4", "#ffffff"),
    hill=("#7c9a8c", "#2a4450"),
    hill_far=("#a9b79a", "#35525a"),
    water=("#23769a", "#0f3346"),
    water_deep=("#1d6285", "#0a2331"),
    shallow=("#6fc3c9", "#23657a"),
    surf=("#f6fbf4", "#bcd9de"),
    beach=("#ecd9ad", "#7a6a4a"),
    beach_dark=("#d6bb82", "#5d4f34"),
    quarry=("#b9b1a5", "#5d5a57"),
    quarry_dark=("#8c857c", "#444241"),
    quarry_light=("#ded7cb", "#7d7972"),
    grove=("#93ad6b", "#40583a"),
    olive=("#55803f", "#2f5230"),
    olive_light=("#7fa653", "#487045"),
    field=("#e6c66c", "#87713a"),
    field_dark=("#c79b3a", "#5f4d22"),
    field_light=("#f4df9c", "#a88f52"),
    bare=("#cdbf9f", "#5a5040"),
    key=("#33261b", "#0b0a0a"),
    white=("#fffdf6", "#d8d3c6"),
    white_dark=("#d9dfe4", "#8f9aa8"),
    dome=("#2a6fb5", "#3572ad"),
    door=("#2b5f92", "#1f3f60"),
    mortar=("#fbf6e9", "#a8a08e"),
    rock=("#4f443d", "#2b2624"),
    rock_light=("#7a6a5e", "#423a36"),
    hades=("#2a1822", "#140b12"),
    hades_light=("#52283a", "#30172a"),
    ferry=("#0c0609", "#0c0609"),
    ferry_edge=("#7a4a5c", "#7a4a5c"),
    blossom=("#c9417f", "#a53a6c"),
    molten_far=("#cf3a1c", "#cf3a1c"),
)
