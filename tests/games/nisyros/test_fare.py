"""N-10.1 N-11.6: the exact fare of a passenger, whatever the level or an owner's box asks for."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import lapilli

from .positions import at, menu, play, starting, table

P2 = ("mandraki", "pali")
BOX = files("lapilli.games.nisyros").joinpath("box.toml").read_text(encoding="utf-8")
CASES = [  # level, wheat per passenger, wheat in stock, may he go?
    ("achilles", 0, 0, True),
    ("achilles", 0, 5, True),
    ("heracles", 1, 0, False),
    ("heracles", 1, 1, True),
    ("zeus", 1, 4, True),
    ("zeus", 2, 1, False),
    ("zeus", 2, 2, True),
    ("zeus", 2, 3, True),
]


def box_with(tmp_path: Path, level: str, fare: int) -> Path:
    """A box in which passengers of this level take so much wheat along."""
    head, found, tail = BOX.partition(f"[level.{level}]")
    start, key, rest = tail.partition("wheat_per_passenger = ")
    assert found
    assert key
    path = tmp_path / "fare.toml"
    path.write_text(head + found + start + key + str(fare) + rest[1:], encoding="utf-8")
    return path


@pytest.mark.parametrize(("level", "fare", "wheat", "goes"), CASES)
def test_nobody_is_evacuated_below_the_fare(tmp_path: Path, level: str, fare: int, wheat: int, goes: bool) -> None:
    """N-10.1 N-10.2 The exact fare is enough, one wheat less is not; exactly the fare is paid."""
    t = table(
        10,
        seats=P2,
        boats={"pali": 2},
        stock={"wheat": wheat},
        options={"level": level},
        box=box_with(tmp_path, level, fare),
    )
    if not goes:
        assert at(t, "phase") != "evacuate"
        assert at(t, "boats") == {"pali": 2}
        return
    assert starting(t, "evacuate pali")
    t.play("evacuate pali pali.theatre by pali")
    assert at(t, "stock.wheat") == wheat - fare
    assert at(t, "people.pali.kos") == 1
    assert bool(starting(t, "evacuate pali")) == (wheat - fare >= fare)


@pytest.mark.parametrize(("level", "fare", "wheat", "goes"), CASES)
def test_nobody_flees_by_boat_below_the_fare(tmp_path: Path, level: str, fare: int, wheat: int, goes: bool) -> None:
    """N-11.6 N-11.7 The exact fare opens the boat and is paid on success; with one wheat less one runs."""
    t = table(
        8,
        seats=("mandraki", "pali", "nikia"),
        lava={"pali": 4},
        who={"pali": {"pali.yard": 2, "kos": 8}},
        boats={"pali": 1},
        stock={"wheat": wheat},
        options={"level": level},
        box=box_with(tmp_path, level, fare),
    )
    by_boat = "flee worker pali boat"
    assert (by_boat in menu(t)) == goes
    if not goes:
        assert menu(t) == ["flee worker pali to mandraki", "flee worker pali to nikia"]
        with pytest.raises(lapilli.IllegalAction) as refused:
            t.play(by_boat, "mandraki")
        assert refused.value.rule == "N-11.6"
        return
    play(t, by_boat, "roll red 1")
    assert at(t, "stock.wheat") == wheat - fare
    assert at(t, "people.pali.kos") == 9
