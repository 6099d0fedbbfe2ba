"""N-14: set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import lapilli

from .positions import ZONES, at, menu, table


def test_coasts_lie_in_the_order_of_the_box() -> None:
    """N-14.1 By default the coasts lie as in the box and nobody is asked."""
    t = lapilli.new("nisyros", seed=1)
    assert at(t, "order") == list(ZONES)
    assert at(t, "phase") == "lay"


def test_coasts_may_be_laid_at_random() -> None:
    """N-14.1 Mandraki lies first; the other three are drawn, the last one too."""
    t = lapilli.new("nisyros", seed=1, coast_order="random", layout="fixed")
    assert menu(t) == ["lay coast pali", "lay coast emporios", "lay coast nikia"]
    t.play("lay coast nikia")
    t.play("lay coast pali")
    assert [action.text for action in t.menu()] == ["lay coast emporios"]
    t.play("lay coast emporios")
    assert at(t, "order") == ["mandraki", "nikia", "pali", "emporios"]
    for zone in ZONES[:3]:
        t.play(f"village {zone}")
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play("place mandraki mandraki.theatre to pali.4")  # opposite now
    assert refused.value.rule == "N-1.3"


def test_tiles_are_drawn_from_their_ring() -> None:
    """N-14.2 Ring 4 first, clockwise; a tile's chance is its copies left among the tiles left."""
    t = lapilli.new("nisyros", seed=1)
    odds = {action.text: action.weight for action in t.menu()}
    assert odds == {
        "lay mandraki.4 stone": Fraction(1, 4),
        "lay mandraki.4 wood": Fraction(1, 2),
        "lay mandraki.4 wheat": Fraction(1, 4),
    }
    t.play("lay mandraki.4 wood")
    t.play("lay pali.4 wood")
    assert menu(t) == ["lay emporios.4 stone", "lay emporios.4 wheat"]
    t.settle()
    rings = [sorted(at(t, f"layout.{zone}")[ring] for zone in ZONES) for ring in range(4)]
    assert rings[0] == ["stone", "stone", "wheat", "wood"]
    assert rings[3] == ["stone", "wheat", "wood", "wood"]


def test_every_top_area_gets_a_token() -> None:
    """N-14.3 One bonus token per level-1 area."""
    t = lapilli.new("nisyros", seed=1, villages="mandraki,pali,emporios,nikia")
    t.settle()
    assert at(t, "bonus") == list(ZONES)


def test_villages_are_chosen_in_seat_order() -> None:
    """N-14.4 Free choice; from then on the seat bears the name of its village; the last one is not asked."""
    t = lapilli.new("nisyros", 3, seed=1, layout="fixed")
    assert t.seats == ("s1", "s2", "s3")
    t.play("village nikia", "s1")
    assert t.seats == ("nikia", "s2", "s3")
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play("village nikia", "s2")
    assert refused.value.rule == "N-14.4"
    t.play("village mandraki")
    t.play("village pali")
    assert t.seats == ("nikia", "mandraki", "pali")
    four = lapilli.new("nisyros", 4, seed=1, layout="fixed")
    for zone in ZONES[:3]:
        four.play(f"village {zone}")
    assert four.seats == ZONES


@pytest.mark.parametrize(("word", "villages"), [("neighbours", ["pali", "nikia"]), ("opposite", [])])
def test_two_players_may_agree_how_they_live(word: str, villages: list[str]) -> None:
    """N-14.4 Neighbours or opposite limits the second seat; a single choice is not asked."""
    t = lapilli.new("nisyros", 2, seed=1, layout="fixed", villages=word)
    t.play("village mandraki")
    if villages:
        assert menu(t) == [f"village {zone}" for zone in villages]
    else:
        assert t.seats == ("mandraki", "emporios")


def test_options_that_make_no_sense_are_refused() -> None:
    """N-14.4 Agreements are for two players; a given list names one village per seat."""
    for seats, villages in (
        (3, "opposite"),
        (4, "neighbours"),
        (2, "pali,pali"),
        (2, "pali,athens"),
        (3, "pali,nikia"),
    ):
        with pytest.raises(lapilli.OptionError):
            lapilli.new("nisyros", seats, villages=villages)
    with pytest.raises(lapilli.OptionError):
        lapilli.new("nisyros", 2, first="s3")


def test_eight_citizens_and_two_workers() -> None:
    """N-14.5 Eight citizens in the village, two workers on the theatre."""
    t = lapilli.new("nisyros", 2, seed=1, layout="fixed", villages="pali,nikia")
    for zone in ("pali", "nikia"):
        assert at(t, f"people.{zone}.citizens") == {zone: 8}
        assert at(t, f"people.{zone}.workers") == {f"{zone}.theatre": 2}
    assert set(at(t, "people")) == {"pali", "nikia"}


def test_everything_else_is_empty() -> None:
    """N-14.7 Boats and dams in the supply, no lava, Kos, Hades and the discard pile empty."""
    t = lapilli.new("nisyros", 4, seed=1, layout="fixed", villages="mandraki,pali,emporios,nikia")
    assert t.view()["supply"] == {"boats": 32, "dams": 32}
    assert (at(t, "lava"), at(t, "boats"), at(t, "dams"), at(t, "cards.discard")) == ({}, {}, {}, {})
    assert all(at(t, f"people.{zone}.{where}") == 0 for zone in ZONES for where in ("kos", "hades"))


def test_the_first_five_cards_are_stars() -> None:
    """N-14.8 Five star cards on top; at the fifth draw the other five join the fifteen without a star."""
    t = table(2, full_deck=True, round=1)
    t.play("roll red 3")
    assert {action.weight for action in t.menu()} == {Fraction(1, 10)}
    for number in (8, 3, 4):
        t.play(f"draw event {number}")
    again = table(2, cards={"stars": {"1": 1, "2": 1, "5": 1, "6": 1, "7": 1, "9": 1}, **_after_four()})
    again.play("roll red 2")
    assert len(again.menu()) == 6
    again.play("draw event 7")
    assert at(again, "cards.stars") == {}
    assert sum(at(again, "cards.deck").values()) == 20


def _after_four() -> dict[str, dict[str, int]]:
    deck = {"10": 1, **{str(n): 2 if n in (15, 18, 19, 20) else 1 for n in range(11, 21)}}
    return {"deck": deck, "discard": {"8": 1, "3": 1, "4": 1, "10": 1}}


def test_who_begins() -> None:
    """N-14.9 The option names the first active seat, or chance does."""
    villages = "mandraki,pali,emporios"
    t = lapilli.new("nisyros", 3, seed=1, layout="fixed", villages=villages, first="s2")
    assert (at(t, "active"), at(t, "round"), at(t, "step")) == ("pali", 1, 1)
    t = lapilli.new("nisyros", 3, seed=1, layout="fixed", villages=villages, first="random")
    assert {action.text: action.weight for action in t.menu()} == {f"first s{n}": Fraction(1, 3) for n in (1, 2, 3)}
    t.play("first s3")
    assert at(t, "active") == "emporios"
