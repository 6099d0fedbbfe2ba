"""N-2 and N-15: events and their cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import lapilli

from .positions import COPIES, LOST, ZONES, at, calls, menu, play, table, throw, workers


def draw(t: lapilli.Table, number: int) -> lapilli.Table:
    """The only event of this round."""
    return play(t, "roll red 1", f"draw event {number}")


def test_the_red_die_says_how_many() -> None:
    """N-2.1 One, two or three events, equally likely; the colour of the number does not matter."""
    t = table(2)
    assert {action.text: action.weight for action in t.menu()} == {f"roll red {n}": Fraction(1, 3) for n in (1, 2, 3)}
    t.play("roll red 3")
    assert at(t, "now.events") == 3


def test_a_card_is_handled_before_the_next_is_drawn() -> None:
    """N-2.2 First the choice of the first card, then the second card."""
    t = table(2, boats={"pali": 1, "nikia": 1})
    play(t, "roll red 2", "draw event 19")
    assert menu(t) == ["wreck pali", "wreck nikia"]
    t.play("wreck pali")
    assert t.actors == ("chance",)
    t.play("draw event 19")
    assert at(t, "boats") == {}


def test_cards_act_at_once_or_wait() -> None:
    """N-2.3 The oracle waits for step 9, woodworm is discarded at once."""
    t = table(2)
    play(t, "roll red 2", "draw event 13", "draw event 16")
    assert at(t, "cards.waiting") == {"13": 1}
    assert at(t, "cards.discard.16") == 1
    assert at(t, "cards.turned") == [13, 16]


def test_a_card_without_effect_is_not_replaced() -> None:
    """N-2.4 No dams, no boats, no lava, nobody in Hades: the cards are simply discarded."""
    t = table(2)
    play(t, "roll red 3", "draw event 18", "draw event 14", "draw event 11")
    assert at(t, "phase") == "throw"
    assert sum(at(t, "cards.discard").values()) == 8


def test_an_empty_bag_is_filled_with_the_discards() -> None:
    """N-2.5 Waiting cards stay out of it, cards discarded in this very step are in it."""
    t = table(2, cards={"deck": {"16": 1}, "discard": {**COPIES, "16": 0, "13": 0}, "waiting": {"13": 1}})
    play(t, "roll red 2", "draw event 16")
    odds = {action.text: action.weight for action in t.menu()}
    assert odds["draw event 16"] == Fraction(1, 24)
    assert odds["draw event 18"] == Fraction(2, 24)
    assert "draw event 13" not in odds


def test_plan() -> None:
    """N-15.1 Up to two dice not showing plus; both are picked before either is thrown; a minus may be thrown again."""
    t = table(3, drawn=(2, 3, 5, 7, 8), waiting=(1,))
    throw(t, "plus", "stone", "stone", "minus", "stone")
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play("reroll a")
    assert refused.value.rule == "N-15.1"
    t.play("reroll d")
    assert menu(t) == ["reroll b", "reroll c", "reroll e", "reroll done"]
    t.play("reroll b")
    assert {action.text for action in t.menu()} == {
        f"roll d {face}" for face in ("wheat", "dam", "boat", "theatre", "hermes", "minus")
    }
    play(t, "roll d hermes", "roll b plus")
    assert at(t, "phase") == "dice"
    assert at(t, "cards.discard.1") == 1
    assert at(t, "dice.b") == {"face": "plus", "at": "step 9"}


def test_plan_may_be_declined() -> None:
    """N-15.1 No die or only one may be thrown again."""
    t = table(3, drawn=(2, 3, 5, 7, 8), waiting=(1,))
    throw(t, *LOST)
    play(t, "reroll e", "reroll done", "roll e theatre")
    assert at(t, "dice.e.face") == "theatre"
    assert at(t, "phase") == "dice"


def test_runner() -> None:
    """N-15.2 One standing worker of any colour, within limit and reach; idle ones cannot; or nobody."""
    who = {"pali": {"pali.3": 1, "pali.4": 1, "idle": {"pali.4": 1}}}
    t = table(3, drawn=(1, 3, 5, 7, 8), waiting=(2,), who=who)
    throw(t, *LOST)
    t.play("dice done")
    assert not any(text.startswith("run pali pali.4") for text in menu(t))
    assert not any(" to nikia" in text for text in menu(t) if text.startswith("run pali"))
    t.play("run pali pali.3 to emporios.3")
    assert workers(t, "pali") == {"pali.4": 1, "emporios.3": 1}
    assert at(t, "stock.wheat") == 13
    none = table(3, drawn=(1, 3, 5, 7, 8), waiting=(2,), who=who)
    throw(none, *LOST)
    play(none, "dice done", "run none")
    assert at(none, "cards.discard.2") == 1


@pytest.mark.parametrize(
    ("card", "place", "resource", "gain"),
    [(3, "pali.3", "stone", 2), (4, "pali.4", "wood", 2), (5, "pali.2", "wheat", 4)],
)
def test_doubling_cards(card: int, place: str, resource: str, gain: int) -> None:
    """N-15.3 N-15.4 N-15.5 Thunderstorm doubles stone, storm wood, excellent harvest wheat."""
    drawn = tuple(number for number in (1, 2, 6, 7, 8, 9) if number != card)[:5]
    before = {"stone": 0, "wood": 0, "wheat": 12}[resource]
    t = table(4, drawn=drawn, waiting=(card,), who={"pali": {place: 1, "pali.theatre": 1}})
    assert at(t, f"stock.{resource}") == before + gain
    assert at(t, f"cards.discard.{card}") == 1


def test_drizzle() -> None:
    """N-15.6 After step 6 each worker goes to a theatre of any refuge coast, once; the opposite one too."""
    who = {"mandraki": {"mandraki.3": 1, "mandraki.theatre": 1}, "pali": {}, "emporios": {}, "nikia": {}}
    t = table(6, drawn=(1, 2, 3, 7, 8), waiting=(6,), who=who)
    t.play("call done mandraki")
    assert "gather done mandraki" not in menu(t)
    t.play("gather mandraki mandraki.3 to emporios.theatre")
    assert "gather done mandraki" in menu(t)
    assert not any(text.startswith("gather mandraki emporios.theatre") for text in menu(t))
    t.play("gather mandraki mandraki.theatre to pali.theatre")
    assert workers(t, "mandraki") == {"emporios.theatre": 1, "pali.theatre": 1}
    assert at(t, "cards.discard.6") == 1
    assert citizens_called(t) == 0


def citizens_called(t: lapilli.Table) -> int:
    return sum(sum(workers(t, zone).values()) for zone in ZONES) - 2


def test_drizzle_with_one_theatre_left_asks_nobody() -> None:
    """N-15.6 N-0.4 One refuge theatre: everybody goes there without a question."""
    who: dict[str, dict[str, Any]] = {
        "mandraki": {"mandraki.3": 1, "mandraki.4": 2, "kos": 7},
        **{zone: {"kos": 10, "home": "mandraki"} for zone in ("pali", "emporios", "nikia")},
    }
    t = table(6, drawn=(1, 2, 3, 7, 8), waiting=(6,), who=who, lava={"pali": 5, "emporios": 5, "nikia": 5})
    assert workers(t, "mandraki") == {"mandraki.theatre": 3}


def test_fasting() -> None:
    """N-15.7 N-7.4 The whole step is skipped."""
    t = table(7, drawn=(1, 2, 3, 8, 9), waiting=(7,))
    assert at(t, "stock.wheat") == 12
    assert at(t, "cards.discard.7") == 1


def test_rats() -> None:
    """N-15.8 Two wheat are gone, never below none."""
    t = draw(table(2, drawn=(1, 2, 3, 7, 9)), 8)
    assert at(t, "stock.wheat") == 10


def test_siesta() -> None:
    """N-15.9 Two standing workers in all lie down, of any colours; nobody standing: no effect."""
    t = draw(table(2), 9)
    assert t.actors == ("mandraki",)
    play(t, "siesta pali pali.theatre", "siesta nikia nikia.theatre")
    assert at(t, "people.pali.idle") == {"pali.theatre": 1}
    assert at(t, "people.nikia.idle") == {"nikia.theatre": 1}
    nobody = draw(table(2, who={zone: {} for zone in ZONES}), 9)
    assert at(nobody, "phase") == "throw"


def test_idle_workers_neither_gather_build_nor_call() -> None:
    """N-15.9 They lie until the end of step 6; then they stand up, and eat."""
    idle = {"pali.3": 1, "pali.yard": 1, "pali.theatre": 1}
    t = table(5, stock={"wood": 4}, who={"pali": {**idle, "idle": idle}})
    assert at(t, "stock.stone") == 0
    assert at(t, "boats") == {}
    assert "pali" not in t.actors
    play(t, *(f"call done {zone}" for zone in ("mandraki", "emporios", "nikia")))
    assert at(t, "people.pali.idle") == {}
    assert at(t, "stock.wheat") == 8


def test_fumes() -> None:
    """N-15.10 The highest area with workers is silenced, for latecomers too; useless throws are repeated."""
    who = {"pali": {"pali.2": 1, "pali.3": 1}, **{zone: {} for zone in ("mandraki", "emporios", "nikia")}}
    t = draw(table(2, drawn=(1, 3, 5, 7, 8), waiting=(2,), who=who), 10)
    t.play("roll volcano nikia")
    assert t.actors == ("chance",)
    t.play("roll volcano pali-nikia")
    assert at(t, "now.gassed") == ["pali.2"]
    assert at(t, "people.pali.idle") == {"pali.2": 1}
    throw(t, "wheat", "stone", "plus", "minus", "stone")
    assert "die a to pali.2" not in menu(t)
    play(t, "dice done", "run pali pali.3 to pali.2")
    assert at(t, "stock.wheat") == 11  # nothing gathered, one wheat eaten


def test_fumes_without_workers_are_not_thrown() -> None:
    """N-15.10 No worker on the island: no throw, no effect."""
    t = draw(table(2, who={zone: {} for zone in ZONES}), 10)
    assert at(t, "phase") == "throw"


def test_search() -> None:
    """N-15.11 One figure of any colour may return as a standing worker to the theatre of its home."""
    t = draw(table(2, lava={"pali": 5}, who={"pali": {"nikia.3": 2, "kos": 3, "hades": 2, "home": "nikia"}}), 11)
    assert menu(t) == ["search pali", "search none"]
    t.play("search pali")
    assert workers(t, "pali") == {"nikia.3": 2, "nikia.theatre": 1}
    assert at(t, "people.pali.hades") == 1


def test_search_may_be_declined() -> None:
    """N-15.11 The team may call it off."""
    t = draw(table(2, who={"pali": {"hades": 2}}), 11)
    t.play("search none")
    assert at(t, "people.pali.hades") == 2


def test_unmanned_boat() -> None:
    """N-15.12 One boat from the supply to a refuge coast."""
    t = draw(
        table(
            2, seats=("mandraki", "pali", "emporios"), lava={"pali": 5}, who={"pali": {"kos": 10, "home": "mandraki"}}
        ),
        12,
    )
    assert menu(t) == ["wash mandraki", "wash emporios"]
    t.play("wash emporios")
    assert at(t, "boats") == {"emporios": 1}


def test_oracle() -> None:
    """N-15.13 N-9.3 The first eruption is chosen among all zones with ground left, the card is discarded then."""
    t = table(9, waiting=(13,))
    assert menu(t) == [f"erupt {zone}" for zone in ZONES]
    t.play("erupt emporios")
    assert at(t, "lava") == {"emporios": 1}
    assert at(t, "cards.discard.13") == 1
    assert t.actors == ("chance",)


def test_crevice() -> None:
    """N-15.14 One zone with lava loses its lowest; nothing lost returns; the freed coast is open at once."""
    t = draw(table(2, lava={"pali": 5, "nikia": 2}, who={"pali": {"mandraki.theatre": 1, "home": "mandraki"}}), 14)
    assert menu(t) == ["crevice pali", "crevice nikia"]
    t.play("crevice pali")
    assert at(t, "lava") == {"pali": 4, "nikia": 2}
    assert at(t, "people.pali.home") == "mandraki"
    assert at(t, "bonus") == ["mandraki", "emporios"]
    throw(t, "dam", "stone", "plus", "hermes", "stone")
    assert at(t, "phase") == "dice"


def test_emergency_call() -> None:
    """N-15.15 Doubles every call, still two per theatre."""
    t = table(6, waiting=(15,), who={"pali": {"pali.theatre": 1, "pali.3": 1}})
    play(t, "call pali pali", "call pali pali")
    assert workers(t, "pali") == {"pali.theatre": 3, "pali.3": 1}
    assert calls(t)["mandraki"] == 2


def test_woodworm() -> None:
    """N-15.16 Three wood are gone, never below none."""
    assert at(draw(table(2, stock={"wood": 5}), 16), "stock.wood") == 2
    assert at(draw(table(2, stock={"wood": 2}), 16), "stock.wood") == 0


def test_tremor() -> None:
    """N-15.17 A zone with a dam by the volcano die; the team picks zone and area."""
    t = draw(table(2, dams={"pali.2": 1, "pali.3": 2, "nikia.3": 1}), 17)
    t.play("roll volcano mandraki")
    assert t.actors == ("chance",)
    t.play("roll volcano pali-nikia")
    assert menu(t) == ["tremor pali", "tremor nikia"]
    t.play("tremor pali")
    assert menu(t) == ["undam pali.2", "undam pali.3"]
    t.play("undam pali.3")
    assert at(t, "dams") == {"pali.2": 1, "pali.3": 1, "nikia.3": 1}


def test_quake() -> None:
    """N-15.18 One dam of every zone that has any, in board order."""
    t = draw(table(2, dams={"nikia.3": 1, "nikia.4": 1, "pali.3": 1, "pali.coast": 2}), 18)
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play("undam nikia.3")
    assert refused.value.rule == "N-15.18"
    play(t, "undam pali.coast", "undam nikia.4")
    assert at(t, "dams") == {"nikia.3": 1, "pali.3": 1, "pali.coast": 1}


def test_wind() -> None:
    """N-15.19 One boat of any coast returns to the supply."""
    t = draw(table(2, boats={"pali": 2, "nikia": 1}), 19)
    t.play("wreck pali")
    assert at(t, "boats") == {"pali": 1, "nikia": 1}
    assert t.view()["supply"]["boats"] == 30


def test_panic() -> None:
    """N-15.20 Two workers in all become citizens at home, idle ones too."""
    t = draw(table(2, who={"pali": {"pali.3": 1, "pali.4": 1, "idle": {"pali.4": 1}}}), 20)
    play(t, "panic pali pali.4 idle", "panic nikia nikia.theatre")
    assert workers(t, "pali") == {"pali.3": 1}
    assert at(t, "people.pali.idle") == {}
    assert at(t, "people.nikia.citizens") == {"nikia": 9}
