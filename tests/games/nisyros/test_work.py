"""N-4 to N-7: gathering, building, calling, feeding."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli

from .positions import IDLE_DICE, at, calls, citizens, menu, play, starting, table, workers


def refused(t: lapilli.Table, action: str, seat: str | None = None) -> str:
    with pytest.raises(lapilli.IllegalAction) as error:
        t.play(action, seat)
    return error.value.rule


# -- N-4 gathering --------------------------------------------------------------------------------------------------


def test_yield_depends_on_level_die_and_card() -> None:
    """N-4.1 Two per worker on levels 1-2, one on 3-4, times two for a die, times two for the card."""
    dice = {**IDLE_DICE, "b": {"face": "wood", "at": "emporios.2"}}
    who = {"emporios": {"emporios.2": 1, "nikia.3": 3}}
    t = table(4, who=who, dice=dice, waiting=(4,))
    assert at(t, "stock.wood") == 2 * 2 * 2 + 3 * 1 * 2


def test_the_first_yield_of_a_top_area_brings_a_bonus() -> None:
    """N-4.2 Once for the area, not per worker, never doubled; then the token is gone."""
    dice = {**IDLE_DICE, "b": {"face": "wood", "at": "pali.1"}}
    t = table(4, who={"pali": {"pali.1": 2}}, dice=dice, waiting=(4,))
    assert at(t, "stock.wood") == 2 * 2 * 2 * 2 + 1
    assert "pali" not in at(t, "bonus")


def test_idle_workers_yield_nothing_and_leave_the_bonus() -> None:
    """N-4.3 Neither idle workers nor gassed areas trigger it."""
    t = table(4, who={"pali": {"pali.1": 2, "idle": {"pali.1": 2}}})
    assert (at(t, "stock.wood"), "pali" in at(t, "bonus")) == (0, True)
    t = table(4, who={"pali": {"pali.1": 2}}, now={"gassed": ["pali.1"]})
    assert (at(t, "stock.wood"), "pali" in at(t, "bonus")) == (0, True)


def test_the_bonus_is_lost_in_a_full_store() -> None:
    """N-4.4 Yields are added, then cut at the limit; the token goes all the same."""
    t = table(4, stock={"wood": 24}, who={"pali": {"pali.1": 1, "pali.theatre": 1}})
    assert at(t, "stock.wood") == 24
    assert "pali" not in at(t, "bonus")


def test_workers_stay_after_gathering() -> None:
    """N-4.5 They stay where they are; cards 3 to 5 are discarded."""
    t = table(4, who={"pali": {"pali.1": 1, "pali.4": 1}}, waiting=(3, 4))
    assert workers(t, "pali") == {"pali.1": 1, "pali.4": 1}
    assert (at(t, "cards.discard.3"), at(t, "cards.discard.4")) == (1, 1)


def test_a_covered_token_is_lost() -> None:
    """N-4.6 Lava on level 1 takes the token out of the game."""
    t = play(table(9), "roll volcano pali")
    assert at(t, "bonus") == ["mandraki", "emporios", "nikia"]


# -- N-5 building ---------------------------------------------------------------------------------------------------


def test_dams_cost_a_stone_each() -> None:
    """N-5.1 One per standing worker, two with a die; doubled ones are paid too."""
    dice = {**IDLE_DICE, "a": {"face": "dam", "at": "pali.dam"}}
    t = table(5, stock={"stone": 9}, who={"pali": {"pali.dam": 2}}, dice=dice)
    play(t, *["build dam pali.3"] * 2, *["build dam pali.4"] * 2)
    assert at(t, "stock.stone") == 5
    assert at(t, "phase") == "call"


def test_dams_go_on_free_spots_of_uncovered_areas() -> None:
    """N-5.2 Any uncovered area of the zone, as many as it has spots, none on level 1."""
    t = table(5, stock={"stone": 9}, who={"pali": {"pali.dam": 5}}, lava={"pali": 1})
    assert starting(t, "build dam") == [f"build dam pali.{name}" for name in ("2", "3", "4", "coast")]
    t.play("build dam pali.2")
    assert refused(t, "build dam pali.2") == "N-5.2"
    assert refused(t, "build dam pali.1") == "N-5.2"
    assert refused(t, "build dam nikia.3") == "N-5.1"


def test_even_dam_spots() -> None:
    """N-5.2 The other preset has two spots everywhere."""
    t = table(5, stock={"stone": 9}, who={"pali": {"pali.dam": 3}}, options={"dam_spots": "even"})
    play(t, "build dam pali.2", "build dam pali.2")
    assert "build dam pali.2" not in menu(t)


def test_boats_lie_where_they_are_built() -> None:
    """N-5.3 One wood each, at the coast of the yard, two per worker with a die."""
    dice = {**IDLE_DICE, "a": {"face": "boat", "at": "nikia.yard"}}
    t = table(5, stock={"wood": 9}, who={"nikia": {"nikia.yard": 2}}, dice=dice)
    play(t, *["build boat nikia"] * 4)
    assert (at(t, "boats"), at(t, "stock.wood"), at(t, "phase")) == ({"nikia": 4}, 5, "call")


def test_the_colour_of_the_builder_does_not_matter() -> None:
    """N-5.4 The zone is that of the workplace."""
    t = table(5, stock={"wood": 1, "stone": 1}, who={"mandraki": {"pali.yard": 1, "nikia.dam": 1}})
    play(t, "build boat pali", "build dam nikia.coast")
    assert (at(t, "boats"), at(t, "dams")) == ({"pali": 1}, {"nikia.coast": 1})


def test_building_may_stop_at_any_time() -> None:
    """N-5.5 `build done` saves the rest; without stone or wood nothing can be built."""
    t = table(5, stock={"wood": 5}, who={"pali": {"pali.yard": 1, "pali.dam": 1}})
    assert refused(t, "build dam pali.3") == "N-5.5"
    t.play("build done")
    assert (at(t, "stock.wood"), at(t, "phase")) == (5, "call")


def test_the_supply_limits_building() -> None:
    """N-5.5 Thirty-two boats are all there are."""
    t = table(5, stock={"wood": 5}, boats={"pali": 32}, who={"pali": {"pali.yard": 2}})
    assert at(t, "phase") == "call"


def test_building_ends_by_itself() -> None:
    """N-5.6 Nothing can be built: not asked; the workers stay."""
    t = table(5, who={"pali": {"pali.yard": 1, "pali.dam": 1}})
    assert at(t, "phase") == "call"
    assert workers(t, "pali") == {"pali.yard": 1, "pali.dam": 1}


# -- N-6 calling ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "die", "number"), [(0, False, 0), (1, False, 1), (1, True, 2), (2, False, 2), (5, True, 2)]
)
def test_calls_per_theatre(standing: int, die: bool, number: int) -> None:
    """N-6.1 One per standing worker, doubled by a die, two at most."""
    dice = {"b": {"face": "theatre", "at": "pali.theatre"}} if die else {}
    t = table(6, who={"pali": {"pali.theatre": standing, "pali.3": 1}}, dice=dice)
    assert calls(t).get("pali", 0) == number


def test_any_worker_may_call_any_citizen_who_lives_there() -> None:
    """N-6.2 A guest on the theatre calls for the owner; the called stand on that theatre."""
    t = table(6, who={"mandraki": {"pali.theatre": 1, "mandraki.3": 1}, "pali": {"pali.3": 2}})
    t.play("call pali pali")
    assert workers(t, "pali") == {"pali.3": 2, "pali.theatre": 1}
    assert citizens(t, "pali") == 7


def test_calling_is_optional() -> None:
    """N-6.3 The citizen's own seat decides."""
    t = table(6)
    assert menu(t, "nikia") == ["call nikia nikia", "call done nikia"]
    assert refused(t, "call nikia nikia", "pali") == "N-0.3"
    t.play("call done nikia")
    assert "nikia" not in t.actors


def test_the_host_calls_first() -> None:
    """N-6.4 Guests wait until the owner is finished; with `free` all at once."""
    who: dict[str, dict[str, Any]] = {
        "pali": {"mandraki.theatre": 2, "home": "mandraki"},
        "mandraki": {"mandraki.3": 2},
    }
    t = table(6, lava={"pali": 5}, who=who)
    assert "pali" not in t.actors
    t.play("call mandraki mandraki")
    assert "pali" not in t.actors
    t.play("call done mandraki")
    t.play("call pali mandraki")
    assert workers(t, "pali") == {"mandraki.theatre": 3}
    free = table(6, lava={"pali": 5}, who=who, options={"guest_order": "free"})
    free.play("call pali mandraki")


def test_new_workers_do_not_call() -> None:
    """N-6.5 One worker calls one; the new one does not call again."""
    t = table(6, who={"pali": {"pali.theatre": 1, "pali.3": 1}})
    t.play("call pali pali")
    assert "pali" not in t.actors


def test_who_cannot_call_is_finished() -> None:
    """N-6.6 No citizens or no calls: finished by itself."""
    t = table(6, who={"pali": {"pali.theatre": 2, "kos": 8}, "nikia": {"nikia.3": 2}})
    assert t.actors == ("mandraki", "emporios")


def test_everybody_stands_up_after_step_six() -> None:
    """N-6.7 Emergency calls are discarded, idle workers stand up, the gas is gone."""
    t = table(
        7,
        waiting=(15,),
        who={"pali": {"pali.3": 2, "idle": {"pali.3": 2}}},
        now={"gassed": ["pali.3"], "done": ["mandraki", "pali", "emporios", "nikia"]},
    )
    assert at(t, "people.pali.idle") == {}
    assert at(t, "now.gassed") == 0
    assert at(t, "cards.waiting") == {}


# -- N-7 feeding ----------------------------------------------------------------------------------------------------


def test_one_wheat_feeds_five_workers() -> None:
    """N-7.1 One to five eat one wheat, six or more two, none nothing; citizens do not eat."""
    who = {
        "mandraki": {"mandraki.theatre": 5},
        "pali": {"pali.3": 4, "emporios.4": 2},
        "emporios": {},
        "nikia": {"nikia.4": 1},
    }
    assert at(table(7, who=who), "stock.wheat") == 12 - 1 - 2 - 0 - 1


def test_paying_is_compulsory() -> None:
    """N-7.2 What is there is paid."""
    t = table(7, stock={"wheat": 3})
    assert at(t, "stock.wheat") == 0
    assert at(t, "now.left") == 2


def test_hungry_workers_fall_ill() -> None:
    """N-7.3 Two for each missing wheat, of any colours, back to their home village; the need is not counted again."""
    t = table(7, stock={"wheat": 3})
    play(t, "sick pali pali.theatre", "sick pali pali.theatre")
    assert (workers(t, "pali"), citizens(t, "pali")) == ({}, 10)


def test_all_go_home_when_too_few_are_left() -> None:
    """N-7.3 Fewer workers than must fall ill: all of them, nobody is asked."""
    who = {zone: {f"{zone}.3": 1} for zone in ("mandraki", "pali", "emporios")}
    t = table(7, stock={"wheat": 1}, who={**who, "nikia": {}})
    assert all(workers(t, zone) == {} for zone in who)
    assert at(t, "phase") == "volcano"


def test_fasting_skips_the_step() -> None:
    """N-7.4 Nobody eats, nobody falls ill."""
    t = table(7, drawn=(1, 2, 3, 8, 9), waiting=(7,), stock={"wheat": 0})
    assert workers(t, "pali") == {"pali.theatre": 2}
