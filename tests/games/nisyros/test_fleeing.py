"""N-11 and N-12: fleeing, and the displaced."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import lapilli

from .positions import ZONES, at, citizens, menu, play, table, workers

P2 = ("mandraki", "pali")
MINUS = {"d": {"face": "minus", "at": "step 9"}}


def coast(**changes: Any) -> lapilli.Table:
    """The coast of pali is about to be covered."""
    return table(8, **{"lava": {"pali": 4}, "dice": MINUS, **changes})


def refused(t: lapilli.Table, action: str) -> str:
    with pytest.raises(lapilli.IllegalAction) as error:
        t.play(action)
    return error.value.rule


def test_two_of_three_escape() -> None:
    """N-11.1 One throw per person and flooding, idle or not; 2 is Hades."""
    t = table(8, lava={"pali": 1}, who={"pali": {"pali.2": 2}})
    assert {action.text: action.weight for action in t.menu()} == {f"roll red {n}": Fraction(1, 3) for n in (1, 2, 3)}
    play(t, "roll red 2", "roll red 3")
    assert (at(t, "people.pali.hades"), workers(t, "pali")) == (1, {"pali.theatre": 1})


def test_the_opposite_coast_is_reached_past_a_living_neighbour() -> None:
    """N-11.2 Own coast, neighbours, and the opposite one while a neighbour between is not covered."""
    who = {"pali": {"pali.theatre": 1, "kos": 9}, "mandraki": {"kos": 10, "home": "emporios"}}
    t = coast(lava={"pali": 4, "mandraki": 5}, who=who)
    assert menu(t) == ["flee worker pali to emporios", "flee worker pali to nikia"]
    asked = lapilli.list_games()["nisyros"].presentation.next_question(
        t.view(), 0, ["x"], [action.id for action in t.menu()], "en"
    )
    assert asked == "To which coast does Pali flee?", "nothing is said of boats where there is none"
    who["emporios"] = {"kos": 10, "home": "nikia"}
    who["mandraki"] = {"kos": 10, "home": "nikia"}
    cut = coast(lava={"pali": 4, "mandraki": 5, "emporios": 5}, who=who)
    assert at(cut, "people.pali.hades") == 1


def test_home_is_the_only_way_while_it_stands() -> None:
    """N-11.3 The homeless choose among refuge coasts in reach; with nowhere to go it is Hades without a throw."""
    t = coast(who={"mandraki": {"pali.dam": 1, "mandraki.theatre": 1}, "pali": {"kos": 10}})
    assert menu(t) == ["roll red 1", "roll red 2", "roll red 3"]
    assert at(t, "now.flight") == {"colour": "mandraki", "from": "pali.dam", "to": "mandraki"}
    nowhere = table(
        8,
        seats=P2,
        lava={"emporios": 1, "mandraki": 5, "pali": 5 - 1},
        who={
            "mandraki": {"emporios.2": 1, "kos": 8, "hades": 1, "home": "pali"},
            "pali": {"pali.theatre": 1, "kos": 9},
        },
    )
    nowhere.play("flow pali")
    assert nowhere.result is not None


def test_slopes_are_left_in_seat_order() -> None:
    """N-11.4 Worker by worker in seat order to the theatre of the home; no boats; the homeless are asked first."""
    who = {"nikia": {"nikia.2": 1, "nikia.theatre": 1}, "mandraki": {"nikia.2": 1, "mandraki.theatre": 1}}
    t = table(8, lava={"nikia": 1}, boats={"nikia": 3}, who=who)
    assert at(t, "now.flight.colour") == "mandraki"
    t.play("roll red 2")
    assert at(t, "now.flight.colour") == "nikia"
    t.play("roll red 1")
    assert (at(t, "people.mandraki.hades"), workers(t, "nikia"), at(t, "boats.nikia")) == (1, {"nikia.theatre": 2}, 3)


def test_everybody_on_a_covered_coast_flees() -> None:
    """N-11.5 Citizens of all colours, workers on theatre, yard and dam place, one by one."""
    who = {"pali": {"pali.theatre": 1, "pali.yard": 1, "kos": 7}, "emporios": {"pali.dam": 1, "emporios.theatre": 1}}
    t = coast(who=who)
    assert {text.split(" to ")[0] for text in menu(t)} == {
        "flee citizen pali",
        "flee worker pali",
        "flee worker emporios",
    }
    play(t, "flee citizen pali to nikia", "roll red 1", "flee worker pali to nikia", "roll red 1")
    play(t, "flee worker pali to mandraki", "roll red 2", "roll red 3")
    assert at(t, "people.pali.citizens") == {"nikia": 1}
    assert workers(t, "pali") == {"nikia.theatre": 1}
    assert workers(t, "emporios") == {"emporios.theatre": 2}
    assert at(t, "people.pali.hades") == 1


def test_boats_of_this_coast_only_and_only_used_up_by_success() -> None:
    """N-11.6 Success: Kos, boat and wheat gone. Failure: Hades, both are kept."""
    t = coast(options={"level": "zeus"}, boats={"pali": 1, "nikia": 5}, who={"pali": {"kos": 7}}, dice={})
    assert t.actors == ("chance",)  # only citizens, and they must try the boat
    t.play("roll red 2")
    assert (at(t, "people.pali.hades"), at(t, "boats.pali"), at(t, "stock.wheat")) == (1, 1, 12)
    t.play("roll red 1")
    assert (at(t, "people.pali.kos"), at(t, "boats"), at(t, "stock.wheat")) == (8, {"nikia": 5}, 11)
    assert "flee citizen pali to nikia" in menu(t)
    assert refused(t, "flee citizen pali boat") == "N-11.6"


def test_citizens_must_try_the_boat_workers_may() -> None:
    """N-11.7 While a boat can be used citizens never run overland."""
    t = coast(boats={"pali": 1}, who={"pali": {"pali.theatre": 1, "kos": 7}})
    assert "flee citizen pali boat" in menu(t)
    assert refused(t, "flee citizen pali to nikia") == "N-11.7"
    assert {"flee worker pali boat", "flee worker pali to nikia"} <= set(menu(t))


def test_who_flees_by_boat_stands_in_it_until_the_die_has_decided() -> None:
    """N-11.6 So that the board shows where he goes, as a picture and in motion."""
    t = coast(boats={"pali": 1}, who={"pali": {"pali.theatre": 2, "kos": 8}})

    def there() -> tuple[bool, ...]:
        drawn = t.picture(0, "en", "wide").svg()
        return tuple(f'data-id="worker/pali@pali.{spot}"' in drawn for spot in ("theatre", "boat"))

    assert there() == (True, False)
    t.play("flee worker pali boat")
    assert there() == (True, True)
    assert at(t, "now.flight.to") == "boat"


def test_overland_to_village_or_theatre() -> None:
    """N-11.8 Citizens to the village, workers to the theatre; failure is Hades."""
    t = coast(who={"pali": {"pali.theatre": 1, "kos": 8}})
    play(t, "flee citizen pali to emporios", "roll red 1", "flee worker pali to emporios", "roll red 2")
    assert (at(t, "people.pali.citizens"), at(t, "people.pali.hades")) == ({"emporios": 1}, 1)


def test_strict_order_of_flight() -> None:
    """N-11.9 While a boat can be used: citizens, then workers who live here, then others; otherwise any order."""
    who = {"pali": {"pali.theatre": 1, "kos": 8}, "mandraki": {"pali.yard": 1, "mandraki.theatre": 1}}
    t = coast(boats={"pali": 2}, who=who, options={"flight_order": "strict"})
    assert t.actors == ("chance",)  # one citizen: forced into the boat
    t.play("roll red 2")
    assert refused(t, "flee worker mandraki boat") == "N-11.9"
    play(t, "flee worker pali boat", "roll red 1")
    assert menu(t) == ["flee worker mandraki boat", "flee worker mandraki to mandraki"]
    free = coast(boats={"pali": 2}, who=who)
    free.play("flee worker mandraki boat")


def test_boats_left_behind_sink() -> None:
    """N-11.10 After the last person the boats of this coast return to the supply."""
    t = coast(boats={"pali": 3}, who={"pali": {"kos": 9}})
    t.play("roll red 1")
    assert (at(t, "boats"), t.view()["supply"]["boats"]) == ({}, 32)


def test_who_fled_flees_again() -> None:
    """N-11.11 Another coast covered later in the round: a new throw."""
    t = table(
        8,
        lava={"pali": 4, "nikia": 4},
        who={"pali": {"pali.theatre": 1, "kos": 9}, "nikia": {"nikia.theatre": 1, "kos": 9}},
    )
    play(t, "flow pali", "flee worker pali to nikia", "roll red 1")
    assert {text.split(" to ")[0] for text in menu(t)} == {"flee worker pali", "flee worker nikia"}


def test_workers_elsewhere_are_not_touched() -> None:
    """N-11.12 They stay where they stand; the colour is homeless until the end of the round."""
    t = coast(who={"pali": {"mandraki.3": 1, "kos": 9}})
    assert (workers(t, "pali"), at(t, "people.pali.home"), at(t, "lava.pali")) == ({"mandraki.3": 1}, "pali", 5)


# -- N-12 displaced -------------------------------------------------------------------------------------------------


def test_the_displaced_choose_a_new_home() -> None:
    """N-12.1 Compulsory, any refuge coast, own seat, all at the same time."""
    who = {"pali": {"mandraki.3": 1, "kos": 9}, "nikia": {"mandraki.4": 1, "kos": 9}}
    t = table("end", lava={"pali": 5, "nikia": 5}, who=who)
    assert t.actors == ("pali", "nikia")
    assert menu(t, "nikia") == ["home nikia mandraki", "home nikia emporios"]
    play(t, "home nikia emporios", "home pali mandraki")
    assert (at(t, "people.pali.home"), at(t, "people.nikia.home")) == ("mandraki", "emporios")


def test_a_colour_only_in_hades_chooses_too() -> None:
    """N-12.1 Card 11 may bring somebody back; a colour wholly on Kos is not asked."""
    who = {"pali": {"hades": 1, "kos": 9}, "nikia": {"kos": 10}}
    t = table("end", lava={"pali": 5, "nikia": 5}, who=who)
    assert t.actors == ("pali",)


def test_all_people_move_to_the_new_home() -> None:
    """N-12.2 Citizens to the village, workers from wherever they stand to the theatre."""
    people = {
        "home": "pali",
        "citizens": {"mandraki": 2, "nikia": 1},
        "workers": {"emporios.3": 2, "nikia.theatre": 1},
        "idle": {},
        "kos": 3,
        "hades": 1,
    }
    t = table(
        "end",
        lava={"pali": 5},
        people={
            zone: people if zone == "pali" else {"home": zone, "citizens": {zone: 8}, "workers": {f"{zone}.theatre": 2}}
            for zone in ZONES
        },
    )
    t.play("home pali nikia")
    assert at(t, "people.pali.citizens") == {"nikia": 3}
    assert workers(t, "pali") == {"nikia.theatre": 3}


def test_the_new_home_counts_for_everything() -> None:
    """N-12.3 Reach and calls go by the new home."""
    t = table(1, lava={"pali": 5}, who={"pali": {"nikia.theatre": 2, "home": "nikia"}, "nikia": {"kos": 10}})
    zones = {text.split(" to ")[1].split(".")[0] for text in menu(t, "pali") if text.startswith("place")}
    assert zones == {"emporios", "nikia", "mandraki"}
    call = table(
        6, lava={"pali": 5}, who={"pali": {"nikia.theatre": 1, "nikia.3": 1, "home": "nikia"}, "nikia": {"kos": 10}}
    )
    assert menu(call, "pali") == ["call pali nikia", "call done pali"]


def test_a_home_is_kept_while_it_stands() -> None:
    """N-12.4 A new home that is covered is replaced in the same way; otherwise nobody is asked."""
    kept = table("end", lava={"pali": 5}, who={"pali": {"nikia.theatre": 2, "home": "nikia"}})
    assert at(kept, "phase") == "place"
    lost = table(
        "end",
        lava={"pali": 5, "nikia": 5},
        who={"pali": {"mandraki.3": 1, "kos": 9, "home": "nikia"}, "nikia": {"kos": 10}},
    )
    assert menu(lost, "pali") == ["home pali mandraki", "home pali emporios"]


def test_one_may_return_to_a_freed_coast() -> None:
    """N-12.5 When card 14 has freed the own coast: return, or stay with nobody moved."""
    who = {"pali": {"nikia.theatre": 1, "nikia.3": 1, "home": "nikia"}}
    t = table("end", lava={"pali": 4}, who=who)
    assert menu(t, "pali") == ["home pali pali", "home pali nikia"]
    stay = t.copy()
    stay.play("home pali nikia")
    assert workers(stay, "pali") == {"nikia.theatre": 1, "nikia.3": 1}
    t.play("home pali pali")
    assert (workers(t, "pali"), citizens(t, "pali")) == ({"pali.theatre": 2}, 8)


def test_unowned_villages_are_no_refuge() -> None:
    """N-12.6 Only owned coasts take people in."""
    t = table("end", seats=("mandraki", "pali", "emporios"), lava={"pali": 5}, who={"pali": {"nikia.3": 1, "kos": 9}})
    assert menu(t, "pali") == ["home pali mandraki", "home pali emporios"]
    assert refused(t, "home pali nikia") == "N-12.6"
