"""Rich grounds are free: no board has more live elements or bytes than before there were any."""

from __future__ import annotations

import pytest

from tests.browser.board_weight import weight

BEFORE = {  # elements and kilobytes with three seats, for a broad screen and for a phone (028d3ea)
    "nisyros": ((1107, 110.1), (1108, 110.1)),
    "fuji": ((1073, 90.7), (1071, 87.4)),
    "eruption": ((1440, 164.4), (1401, 160.6)),
    "deukalion": ((1196, 120.1), (1171, 121.0)),
}


@pytest.mark.parametrize("game", BEFORE)
def test_no_board_is_heavier_than_it_was(game: str) -> None:
    for shape, (elements, size) in zip(("wide", "narrow"), BEFORE[game], strict=True):
        now = weight(game, 3, shape)
        assert now[0] <= elements
        assert now[1] <= size


def test_the_picture_for_tablets_is_no_heavier_than_that_of_a_phone_was() -> None:
    elements, size = BEFORE["fuji"][1]
    now = weight("fuji", 3, "square")
    assert now[0] <= elements
    assert now[1] <= size
