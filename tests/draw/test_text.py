"""How wide letters run: as wide as in a font that runs wider than most, where that font is at hand."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest
from PIL import ImageFont

from lapilli.draw import fitting, measure

FONTS = Path("/usr/share/fonts/truetype/dejavu")
FACES = {
    (False, False): "DejaVuSans.ttf",
    (True, False): "DejaVuSans-Bold.ttf",
    (False, True): "DejaVuSerif.ttf",
    (True, True): "DejaVuSerif-Bold.ttf",
}
WORDS = [
    "Return from the Underworld",
    "Überlebenskünstler",
    "Chant d’Orphée",
    "nog 18 actiekaarten, 11 opdrachten",
    "très faible: jaune, l3",
    "houdt je tegen",
    "Halicarnassus",
    "1·3·5",
    "11–13",
    "Every worker on a theatre calls double",
    "Vulkanbombe",
    "×2",
]


@pytest.mark.parametrize(("bold", "serif"), FACES)
def test_lines_are_measured_as_wide_as_they_run(bold: bool, serif: bool) -> None:
    font = FONTS / FACES[bold, serif]
    if not font.exists():
        pytest.skip("the font is not installed here")
    face = ImageFont.truetype(str(font), 100)
    shares = [measure(words, 100, bold, serif) / face.getlength(words) for words in WORDS]
    assert min(shares) > 0.96, "a line may be a little wider than measured, hardly more"
    assert 1 <= mean(shares) < 1.08


def test_what_is_too_wide_is_written_smaller() -> None:
    words = "Return from the Underworld"
    assert fitting(words, 1000, 16) == 16
    assert measure(words, fitting(words, 100, 16, 0, True, True), True, True) == pytest.approx(100)
    assert fitting(words, 100, 16, 13) == 13, "but not below what can be read"
