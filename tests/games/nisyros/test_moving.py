"""N-1: moving workers and boats."""

from __future__ import annotations

import pytest

import lapilli

from .positions import at, menu, play, starting, table, workers


def refused(t: lapilli.Table, action: str, seat: str | None = None) -> str:
    """The clause that forbids the action."""
    with pytest.raises(lapilli.IllegalAction) as error:
        t.play(action, seat)
    return error.value.rule


def test_workers_move_one_at_a_time_until_ready() -> None:
    """N-1.1 Any own worker, as often as one likes, to a different workplace."""
    t = table(1)
    play(t, "place pali pali.theatre to pali.1", "place pali pali.1 to pali.2", "place pali pali.2 to pali.theatre")
    assert workers(t, "pali") == {"pali.theatre": 2}
    assert refused(t, "place pali pali.theatre to pali.theatre", "pali") == "N-1.1"
    assert refused(t, "place nikia nikia.theatre to nikia.1", "pali") == "N-0.3"
    t.play("ready pali")
    assert "pali" not in t.actors


def test_targets_are_open_and_within_their_limit() -> None:
    """N-1.2 Two workers on levels 1 and 2, three on a yard, all colours together."""
    t = table(
        1,
        who={
            "pali": {"pali.2": 2, "pali.yard": 2, "pali.theatre": 1},
            "mandraki": {"pali.yard": 1, "mandraki.theatre": 1},
        },
    )
    assert refused(t, "place mandraki mandraki.theatre to pali.2", "mandraki") == "N-1.2"
    assert refused(t, "place mandraki mandraki.theatre to pali.yard", "mandraki") == "N-1.2"
    t.play("place mandraki mandraki.theatre to pali.3")


def test_covered_places_are_closed() -> None:
    """N-1.2 N-0.5 A covered slope is no target."""
    t = table(1, lava={"mandraki": 2})
    assert refused(t, "place mandraki mandraki.theatre to mandraki.2", "mandraki") == "N-0.5"
    assert "place mandraki mandraki.theatre to mandraki.3" in menu(t, "mandraki")
    with pytest.raises(lapilli.IllegalAction) as caught:
        t.play("place mandraki mandraki.theatre to mandraki.2", "mandraki")
    assert str(caught.value).startswith("Covered by lava"), "not: covered or not in use"


def test_reach_is_counted_from_the_home() -> None:
    """N-1.3 Own zone and both neighbours, wherever the worker stands now."""
    t = table(1, who={"mandraki": {"pali.3": 1, "mandraki.theatre": 1}})
    assert "place mandraki pali.3 to nikia.3" in menu(t, "mandraki")
    assert refused(t, "place mandraki pali.3 to emporios.3", "mandraki") == "N-1.3"


def test_a_worker_may_stay() -> None:
    """N-1.4 Ready at once is legal; only somebody out of reach must move first."""
    t = table(1, who={"mandraki": {"mandraki.3": 1, "emporios.theatre": 1}})
    t.play("ready pali")
    assert "ready mandraki" not in menu(t, "mandraki")
    assert refused(t, "ready mandraki", "mandraki") == "N-1.4"
    t.play("place mandraki emporios.theatre to nikia.dam")
    t.play("ready mandraki")


def test_neighbours_theatres_and_yards_may_be_used() -> None:
    """N-1.5 Slope, dam place, yard and theatre are workplaces, in neighbouring zones too."""
    t = table(1)
    for place in ("pali.4", "pali.dam", "pali.yard", "pali.theatre"):
        assert f"place mandraki mandraki.theatre to {place}" in menu(t, "mandraki")


def test_unowned_zones_offer_slopes_and_dam_place() -> None:
    """N-1.6 With two or three players an unowned zone has no theatre and no yard."""
    t = table(1, seats=("mandraki", "pali"))
    assert starting(t, "place pali pali.theatre to emporios", "pali") == [
        f"place pali pali.theatre to emporios.{name}" for name in ("1", "2", "3", "4", "dam")
    ]


def test_villages_are_no_workplaces() -> None:
    """N-1.7 No worker into a village; citizens do not move in this step."""
    t = table(1)
    assert not any("village" in text for seat in t.seats for text in menu(t, seat))
    with pytest.raises(lapilli.NotationError):
        t.play("place pali pali.theatre to pali.village", "pali")


def test_everybody_sails_boats() -> None:
    """N-1.8 Between refuge coasts, however far; every seat, before its ready, whosever coast it is."""
    t = table(1, boats={"pali": 2})
    passages = [f"sail pali to {zone}" for zone in ("mandraki", "emporios", "nikia")]
    assert all(starting(t, "sail", seat) == passages for seat in t.seats)
    t.play("sail pali to nikia", "emporios")
    t.play("sail nikia to mandraki", "pali")
    assert at(t, "boats") == {"mandraki": 1, "pali": 1}
    t.play("ready mandraki")
    assert t.actors == ("pali", "emporios", "nikia")
    assert starting(t, "sail", "pali")
    assert refused(t, "sail pali to pali", "pali") == "N-1.8"


def test_who_has_boats_to_move_is_asked() -> None:
    """N-1.8 N-1.10 Without workers one may still move boats, so one says ready oneself."""
    who = {"nikia": {"kos": 10}, "emporios": {}}
    t = table(1, who=who, boats={"pali": 1})
    assert menu(t, "nikia")[-1] == "ready nikia"
    t.play("sail pali to nikia", "nikia")
    play(t, "ready nikia", "ready mandraki", "ready pali")
    assert t.actors == ("emporios",)
    lone = table(1, who=who, boats={"pali": 1}, options={"sailing": "active"})
    assert lone.actors == ("mandraki", "pali")


def test_the_active_seat_alone_may_sail() -> None:
    """N-1.8 The option `sailing = active`: nobody else moves boats."""
    t = table(1, boats={"pali": 2}, options={"sailing": "active"})
    assert starting(t, "sail", "pali") == []
    assert refused(t, "sail pali to nikia", "nikia") == "N-1.8"
    play(t, "sail pali to nikia", "sail pali to emporios", "sail nikia to mandraki")
    assert at(t, "boats") == {"mandraki": 1, "emporios": 1}
    t.play("ready mandraki")
    assert all(starting(t, "sail", seat) == [] for seat in t.actors)


def test_guests_wait_for_their_host() -> None:
    """N-1.9 Host first: guests place after the owner of the village is ready; they may sail before."""
    who = {"pali": {"mandraki.theatre": 2, "home": "mandraki"}}
    t = table(1, lava={"pali": 5}, who=who, boats={"mandraki": 1})
    assert menu(t, "pali") == ["sail mandraki to emporios", "sail mandraki to nikia"]
    assert refused(t, "place pali mandraki.theatre to nikia.3", "pali") == "N-1.9"
    assert refused(t, "ready pali", "pali") == "N-1.9"
    t.play("sail mandraki to nikia", "pali")
    t.play("ready mandraki")
    t.play("place pali mandraki.theatre to nikia.3")
    free = table(1, lava={"pali": 5}, who=who, options={"guest_order": "free"})
    free.play("place pali mandraki.theatre to nikia.3")


def test_a_waiting_guest_is_told_why() -> None:
    """N-1.9 N-0.2 Without a boat to move he may do nothing yet: his host comes first."""
    t = table(1, lava={"pali": 5}, who={"pali": {"mandraki.theatre": 2, "home": "mandraki"}})
    assert "pali" not in t.actors
    assert refused(t, "place pali mandraki.theatre to nikia.3", "pali") == "N-1.9"
    assert refused(t, "ready pali", "pali") == "N-1.9"
    t.play("ready mandraki")
    t.play("place pali mandraki.theatre to nikia.3")
    calling = table(6, lava={"pali": 5}, who={"pali": {"mandraki.theatre": 2, "home": "mandraki"}})
    assert refused(calling, "call pali mandraki", "pali") == "N-6.4"
    team = table(10, boats={"mandraki": 1})
    assert refused(team, "evacuate done", "pali") == "N-0.2"


def test_a_single_passage_is_not_forced_upon_a_waiting_guest() -> None:
    """N-1.9 N-0.4 The boat of a guest who waits for his host does not sail by itself."""
    who = {"pali": {"mandraki.theatre": 2, "home": "mandraki"}}
    t = table(1, seats=("mandraki", "pali", "nikia"), lava={"pali": 5}, who=who, boats={"mandraki": 1})
    assert menu(t, "pali") == ["sail mandraki to nikia"]
    assert at(t, "boats") == {"mandraki": 1}
    assert t.state.required_actors() == 0b101


def test_ready_is_final_and_sometimes_automatic() -> None:
    """N-1.10 A seat without workers is ready by itself; the step ends when all are."""
    t = table(1, who={"nikia": {"kos": 10}, "emporios": {}})
    assert t.actors == ("mandraki", "pali")
    play(t, "ready mandraki")
    assert refused(t, "place mandraki mandraki.theatre to pali.3", "mandraki") == "N-1.10"
    play(t, "ready pali")
    assert at(t, "phase") == "events"


def test_nobody_shuffles_for_ever() -> None:
    """N-1.11 After forty moves of a seat only ready is left, and it is then said by itself."""
    t = table(1)
    for number in range(39):
        t.play("place pali pali.dam to pali.theatre" if number % 2 else "place pali pali.theatre to pali.dam")
    assert len(starting(t, "place", "pali")) > 2
    t.play("place pali pali.dam to pali.theatre")
    assert "pali" not in t.actors


def test_after_forty_moves_only_strays_may_still_come_back() -> None:
    """N-1.11 Who is out of reach may still be moved within reach, as N-1.4 demands."""
    who = {"mandraki": {"emporios.theatre": 1, "mandraki.theatre": 1}}
    t = table(1, who=who, now={"placed": {"mandraki": 40}})
    assert menu(t, "mandraki")
    assert all(text.startswith("place mandraki emporios.theatre") for text in menu(t, "mandraki"))
    assert refused(t, "place mandraki mandraki.theatre to mandraki.dam", "mandraki") == "N-1.11"
    t.play("place mandraki emporios.theatre to mandraki.dam")
    assert "mandraki" not in t.actors


def test_sixty_four_passages_are_enough() -> None:
    """N-1.11 No more sailing after 64 passages in a round."""
    t = table(1, boats={"pali": 2}, now={"sails": 63})
    t.play("sail pali to nikia", "mandraki")
    assert starting(t, "sail", "mandraki") == []
    assert refused(t, "sail nikia to pali", "mandraki") == "N-1.11"
