"""What the grounds of Eruption are painted with, by day and by night."""

from __future__ import annotations

from lapilli.draw import HOUSE, Gradient

MIDDLE = (0.5, 0.5)
PAINTS = HOUSE.extend(
    "eruption-ground",
    gradients={
        "lagoon": Gradient(
            ((0, "shallow", 1), (0.62, "shallow", 1), (0.86, "water", 1), (1, "water-deep", 1)),
            radial=True,
            start=MIDDLE,
        ),
        "mountain": Gradient(
            ((0, "rock-light", 1), (0.35, "ridge", 1), (0.8, "rock", 1), (1, "rock-dark", 1)), radial=True, start=MIDDLE
        ),
        "relief": Gradient(
            ((0, "sun", 0.3), (0.5, "highlight", 0), (1, "night", 0.36)), start=(0.15, 0.1), end=(0.85, 0.9)
        ),
    },
    sun=("#fffbe0", "#fffbe0"),
    night=("#0b0f2a", "#0b0f2a"),
    water=("#1f7f95", "#0c2f3c"),
    water_deep=("#12566f", "#081f2b"),
    shallow=("#66d0c4", "#1f6a72"),
    surf=("#f7fcf5", "#c4dfe0"),
    beach=("#f0ddac", "#7d6c48"),
    beach_dark=("#d2b477", "#5a4b2e"),
    key=("#1d2416", "#070a07"),
    floor=("#3c5f2c", "#1d331d"),
    floor_light=("#4a7034", "#243d22"),
    crown_1=("#5d9440", "#33592f"),
    crown_2=("#76ad4c", "#3f6b38"),
    crown_3=("#8fc15c", "#4c7d42"),
    crown_4=("#4a8046", "#294b2d"),
    lit=("#b9dc7a", "#6f9d57"),
    frond=("#a4cf57", "#5d8c44"),
    glade=("#cdb87a", "#5b5133"),
    glade_dark=("#b39a5c", "#463e27"),
    thatch=("#e0bb6a", "#a98a4d"),
    thatch_dark=("#a37a34", "#6d5328"),
    thatch_light=("#f4dc9c", "#cdb074"),
    earth=("#c9a36d", "#5c4830"),
    stake=("#7b5430", "#4d3520"),
    ruin=("#b3a893", "#5a554b"),
    ruin_dark=("#86806f", "#44403a"),
    rock=("#4c4540", "#2c2927"),
    rock_dark=("#2f2a27", "#191716"),
    rock_light=("#7d7268", "#4d4642"),
    ridge=("#94877a", "#5d544d"),
    bedrock=("#4a423c", "#262322"),
    zone_none=("#cfc5b0", "#5b5852"),
    zone_one=("#e8bd58", "#8c6a1f"),
    zone_two=("#e08a3c", "#9a501a"),
    zone_three=("#bb3f27", "#a3301c"),
    zone_burn=("#2b1412", "#180a08"),
    moss=("#7f9a4d", "#4a5f34"),
    cloud=("#dfe6ea", "#8f9aa8"),
)
