"""Everything can be read and told apart, in light and in dark."""

from typing import Literal

import pytest

from lapilli.draw import HOUSE, SEAT_COLOURS, Seat, contrast, luminance, mix, readable, seat_mark
from lapilli.draw.colour import channels

Fixed = Literal["light", "dark"]
THEMES: tuple[Fixed, ...] = ("light", "dark")
SURFACES = (
    "ground",
    "panel",
    "sea",
    "sea-deep",
    "sand",
    "ash",
    "leaf",
    "leaf-deep",
    "basalt",
    "lava-1",
    "lava-2",
    "lava-3",
)


def test_contrast_has_its_known_ends() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777", "#777777") == 1
    assert luminance("#ffffff") == pytest.approx(1)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert readable("#fff8ea", "#000000", "#ffffff") == "#000000"
    with pytest.raises(ValueError, match="not a colour"):
        channels("blue")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["ground", "panel"])
@pytest.mark.parametrize("ink", ["ink", "muted", "alarm"])
def test_words_stand_out(ink: str, ground: str, theme: Fixed) -> None:
    assert contrast(HOUSE.literal(ink, theme), HOUSE.literal(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_foam_reads_on_the_sea(theme: Fixed) -> None:
    assert contrast(HOUSE.literal("foam", theme), HOUSE.literal("sea", theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("token", list(HOUSE.tokens))
def test_the_ink_on_any_token_reads(token: str, theme: Fixed) -> None:
    assert contrast(HOUSE.literal(f"on-{token}", theme), HOUSE.literal(token, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["ground", "panel"])
def test_outlines_stand_out(ground: str, theme: Fixed) -> None:
    assert contrast(HOUSE.literal("outline", theme), HOUSE.literal(ground, theme)) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", SURFACES)
def test_live_things_stand_out_on_every_ground(surface: str, theme: Fixed) -> None:
    """The live outline is a bright line in a dark casing: one of the two always shows."""
    ground = HOUSE.literal(surface, theme)
    assert max(contrast(HOUSE.literal(token, theme), ground) for token in ("live", "live-edge")) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("colour", list(SEAT_COLOURS))
def test_pieces_of_every_seat_stand_out_on_every_ground(colour: str, surface: str, theme: Fixed) -> None:
    """A piece has a pale rim and a dark edge: against any ground one of them shows, and the letter reads."""
    seat, ground = Seat(colour, "X"), HOUSE.literal(surface, theme)
    rim, edge, body = (HOUSE.literal(token, theme) for token in ("rim", seat.edge, seat.body))
    assert max(contrast(rim, ground), contrast(edge, ground)) >= 3
    assert contrast(rim, edge) >= 3
    assert contrast(HOUSE.literal(seat.ink, theme), body) >= 4.5


def test_every_seat_colour_has_a_shape_of_its_own() -> None:
    assert len({colour.shape for colour in SEAT_COLOURS.values()}) == len(SEAT_COLOURS)
    with pytest.raises(ValueError, match="no such seat colour"):
        Seat("beige")


def test_the_mark_of_a_seat_shows_shape_and_letter() -> None:
    drawn = seat_mark(Seat("green", "E")).children[0].children
    assert [part.tag for part in drawn] == ["path", "path", "text"]
    assert drawn[2].words == "E"


def test_the_stylesheet_has_every_token_for_both_themes() -> None:
    css = HOUSE.css()
    for token, (light, dark) in HOUSE.tokens.items():
        assert f"--{token}:{light};" in css
        assert f"--{token}:{dark};" in css
    assert ':root[data-theme="dark"]' in css
    assert "prefers-color-scheme:dark" in css
