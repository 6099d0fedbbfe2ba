"""What the grounds of Fuji are painted with, by day and by night."""

from __future__ import annotations

from lapilli.games.fuji.picture.style import PALETTE, Pairs, down

COLOURS: Pairs = {
    # sky, mountain, land
    "sky-top": ("#1f4e79", "#0a1530"),
    "sky-high": ("#527e9b", "#122040"),
    "sky-mid": ("#8fb8c4", "#1b2d52"),
    "sky-low": ("#f3dfbd", "#4a4a6e"),
    "dusk": ("#f2b98d", "#8a4a4a"),
    "mount-light": ("#56799a", "#263a60"),
    "summit-shade": ("#cfdde2", "#8aa0c4"),
    "foot": ("#5d8a6b", "#1f3c3c"),
    "foot-light": ("#86a878", "#2b4a44"),
    "far": ("#7fa3b3", "#23365c"),
    "farther": ("#9fbcc0", "#2e4268"),
    "lake": ("#4d86a0", "#15294a"),
    "lake-light": ("#a9cdd0", "#2f4f78"),
    "mist": ("#f8edd6", "#343f60"),
    "mist-line": ("#d2bd93", "#56628a"),
    "plume": ("#5a5160", "#2c2a3a"),
    "plume-light": ("#8d7f86", "#4a4456"),
    "plume-fire": ("#d9a58a", "#a0584a"),
    "star": ("#3f6d90", "#e9eefc"),
    "orb": ("#c8402c", "#f4ecd2"),
    "grain": ("#ffffff", "#ffffff"),
    # what the cards show
    "paper-low": ("#efe2c4", "#1d2231"),
    "pine": ("#2f5d4a", "#1d4038"),
    "pine-light": ("#4a7d5c", "#2a574a"),
    "moss": ("#8fae6c", "#3b5c46"),
    "rice": ("#e3bf5a", "#a08440"),
    "rice-green": ("#b9b656", "#6d7a3c"),
    "rock": ("#8b8794", "#565a70"),
    "rock-light": ("#b9b3b4", "#74788c"),
    "rock-dark": ("#5d5a6c", "#3a3d52"),
    "river": ("#3f7fa6", "#245580"),
    "river-light": ("#9cc7d6", "#4f86ac"),
    "blossom": ("#eaa3b4", "#b97a94"),
    "blossom-light": ("#f7d3d6", "#d9a3b4"),
    "thatch": ("#b98d56", "#8a6a48"),
    "plaster": ("#f6ead0", "#d9c49a"),
    "window": ("#4b3328", "#ffd166"),
}
PAINTS = PALETTE.extend(
    "fuji-print",
    {
        "sky": down((0, "sky-top"), (0.2, "sky-high"), (0.48, "sky-mid"), (0.8, "sky-low"), (1, "dusk")),
        "slopes": down((0, "mount"), (0.5, "mount-light"), (0.86, "foot"), (1, "foot-light")),
        "water": down((0, "lake-light"), (1, "lake")),
        "card-sky": down((0, "sky-mid"), (1, "sky-low")),
        "card-dusk": down((0, "dusk"), (1, "sky-low")),
        "card-river": down((0, "river-light"), (1, "river")),
        "card-wood": down((0, "moss"), (1, "pine")),
        "card-rock": down((0, "rock-light"), (1, "rock")),
        "card-cherry": down((0, "blossom-light"), (1, "moss")),
    },
    **COLOURS,
)
