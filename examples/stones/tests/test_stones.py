"""Stones passes the conformance kit, and the last stone wins."""

from lapilli.core.check import Conformance
from lapilli.core.table import Table
from stones import GAME


class TestStones(Conformance):
    game = GAME


def test_the_last_stone_wins() -> None:
    table = Table(
        GAME,
        GAME.rules.start(2, {"heap": 4}, GAME.rules.load_box()),
        options={"heap": 4},
        box=GAME.rules.load_box(),
        seed="1",
    )
    table.play("take 1", "first")
    table.play("take 3", "second")
    assert table.result is not None
    assert table.result.winners == ("second",)
