"""N-3: the action dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import lapilli

from .positions import LOST, at, menu, play, starting, table, throw


def refused(t: lapilli.Table, action: str) -> str:
    with pytest.raises(lapilli.IllegalAction) as error:
        t.play(action)
    return error.value.rule


def test_five_dice_one_by_one() -> None:
    """N-3.1 Dice a to e in order, each of six faces 1/6."""
    t = table(3)
    faces = ("stone", "wood", "wheat", "dam", "boat", "plus")
    assert {action.text: action.weight for action in t.menu()} == {f"roll a {face}": Fraction(1, 6) for face in faces}
    t.play("roll a dam")
    assert all(text.startswith("roll b") for text in menu(t))


def test_the_default_dice_give_the_check_values() -> None:
    """N-3.1 Plus less minus is -1, 0, 1, 2, 3 in 125, 700, 390, 76, 5 of 1296 throws."""
    box = lapilli.list_games()["nisyros"].rules.load_box()
    dice = [box.file.get(f"dice.action.{die}") for die in "abcd"]
    sums = Counter(sum({"plus": 1, "minus": -1}.get(face, 0) for face in faces) for faces in product(*dice))
    assert sums == {-1: 125, 0: 700, 1: 390, 2: 76, 3: 5}


def test_the_plan_is_used_before_the_dice_are_sorted() -> None:
    """N-3.2 Card 1 comes right after the throws."""
    t = throw(table(3, drawn=(2, 3, 5, 7, 8), waiting=(1,)), *LOST)
    assert at(t, "phase") == "reroll"
    assert at(t, "dice.a.at") == "hand"


def test_plus_and_minus_go_to_step_nine() -> None:
    """N-3.3 They lie there until the end of the round."""
    t = throw(table(3), *LOST)
    assert [at(t, f"dice.{die}.at") for die in "abcd"] == ["step 9"] * 4


def test_doublers_fit_their_kind_of_workplace() -> None:
    """N-3.4 Goods on their slopes, dam, boat and theatre on theirs, Hermes anywhere."""
    who = {"pali": {"pali.2": 1, "pali.3": 1, "pali.dam": 1, "pali.yard": 1, "pali.theatre": 1}}
    t = throw(table(3, who=who, stock={"stone": 3, "wood": 3}), "wood", "dam", "boat", "wheat", "hermes")
    assert [text for text in starting(t, "die b") if "pali" in text] == ["die b to pali.dam"]
    assert [text for text in starting(t, "die c") if "pali" in text] == ["die c to pali.yard"]
    assert starting(t, "die d") == ["die d to pali.2"]
    hermes = [text.split(" to ")[1] for text in starting(t, "die e") if "pali" in text]
    assert hermes == ["pali.2", "pali.3", "pali.dam", "pali.yard", "pali.theatre"]
    assert refused(t, "die c to pali.dam") == "N-3.4"


def test_one_die_per_workplace() -> None:
    """N-3.5 Hermes does not lie on top of another die."""
    t = throw(table(3, who={"pali": {"pali.2": 1, "pali.theatre": 1}}), "plus", "theatre", "wheat", "minus", "hermes")
    t.play("die c to pali.2")
    assert refused(t, "die e to pali.2") == "N-3.5"
    assert "die e to pali.theatre" in menu(t)


def test_a_die_once_put_stays() -> None:
    """N-3.6 Any order; `dice done` leaves the rest unused."""
    t = throw(table(3), "plus", "theatre", "theatre", "minus", "theatre")
    t.play("die c to nikia.theatre")
    assert refused(t, "die c to pali.theatre") == "N-3.6"
    t.play("dice done")
    assert at(t, "dice.b.at") == "unused"


def test_a_die_without_effect_is_never_offered() -> None:
    """N-3.7 Open, not gassed, with a standing worker; while the runner waits, empty places will do."""
    t = throw(table(3, lava={"nikia": 1}), "wheat", "stone", "plus", "minus", "hermes")
    assert starting(t, "die a") == []
    assert refused(t, "die a to pali.2") == "N-3.7"
    assert refused(t, "die a to nikia.1") == "N-0.5"
    t = throw(table(3, drawn=(1, 3, 5, 7, 8), waiting=(2,)), "wheat", "stone", "plus", "minus", "stone")
    assert "die a to pali.2" in menu(t)


def test_the_placing_ends_by_itself() -> None:
    """N-3.8 No die has a legal workplace: not asked."""
    t = throw(table(3), *LOST)
    assert at(t, "phase") == "call"
    assert at(t, "dice.e.at") == "unused"


def test_the_runner_comes_after_the_dice() -> None:
    """N-3.9 Card 2 follows the placing."""
    t = throw(table(3, drawn=(1, 3, 5, 7, 8), waiting=(2,)), *LOST)
    play(t, "die e to pali.3")
    play(t, "dice done") if at(t, "phase") == "dice" else None
    assert at(t, "phase") == "run"
