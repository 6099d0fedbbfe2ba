"""N-0: the frame of a round."""

from __future__ import annotations

import json

import lapilli

from .positions import LOST, ZONES, at, menu, play, table, throw, to_step_3


def test_ten_steps_make_a_round() -> None:
    """N-0.1 The steps follow each other; then the next round begins."""
    t = table(1)
    seen = []
    for _ in range(400):
        step = (at(t, "round"), at(t, "step"))
        if step not in seen:
            seen.append(step)
        if at(t, "round") == 3:
            break
        actor = t.actors[0]
        if actor == "chance":
            t.step_chance()
        else:
            done = [action for action in t.menu(actor) if "ready" in action.text or "done" in action.text]
            t.play(done[0] if done else t.menu(actor)[0])
    steps = [step for round_, step in seen if round_ == 2]
    assert steps == sorted(steps)
    assert {1, 2, 3, 6, 9} <= set(steps)


def test_the_active_seat_decides_for_the_team() -> None:
    """N-0.2 The active seat is asked about shared things."""
    t = table(2, active="emporios", lava={"pali": 1, "nikia": 2})
    play(t, "roll red 1", "draw event 14")
    assert t.actors == ("emporios",)


def test_each_seat_acts_for_its_own_people() -> None:
    """N-0.3 Step 1 and step 6: all at the same time, in any order."""
    t = table(1)
    assert t.actors == ZONES
    play(t, "ready nikia", "ready mandraki", "ready emporios", "ready pali")
    throw(to_step_3(t), *LOST)
    assert t.actors == ZONES
    play(t, "call emporios emporios", "call mandraki mandraki")


def test_forced_choices_are_not_asked() -> None:
    """N-0.4 One option: carried out without a line in the record; chance is always recorded."""
    t = table(2, boats={"nikia": 1})
    play(t, "roll red 1", "draw event 19")
    assert at(t, "boats") == {}
    assert [text for _, text in t.moves()] == ["roll red 1", "draw event 19"]


def test_open_places() -> None:
    """N-0.5 Uncovered slopes, all of an owned living coast, the dam place of an unowned one, nothing covered."""
    t = table(
        1,
        seats=("mandraki", "pali", "emporios"),
        lava={"pali": 5, "nikia": 3},
        who={"pali": {"kos": 10, "home": "mandraki"}},
    )
    targets = {text.split(" to ")[1] for text in menu(t, "mandraki") if text.startswith("place")}
    assert {place for place in targets if place.startswith("nikia")} == {"nikia.4", "nikia.dam"}
    assert not any(place.startswith("pali") for place in targets)
    assert {"mandraki.1", "mandraki.yard", "mandraki.dam"} <= targets


def test_neighbours_and_opposite() -> None:
    """N-0.6 Two neighbours, the fourth zone is opposite."""
    t = table(1)
    zones = {text.split(" to ")[1].split(".")[0] for text in menu(t, "pali") if text.startswith("place")}
    assert zones == {"mandraki", "pali", "emporios"}


def test_figures_of_a_group_are_interchangeable() -> None:
    """N-0.7 Two workers of a colour on one place are one option, idle ones another."""
    t = table(2, who={"pali": {"pali.3": 2, "pali.4": 1, "idle": {"pali.3": 1}}})
    play(t, "roll red 1", "draw event 20")
    assert [text for text in menu(t) if "pali" in text] == [
        "panic pali pali.3",
        "panic pali pali.4",
        "panic pali pali.3 idle",
    ]


def test_stock_stops_at_nothing_and_at_its_limit() -> None:
    """N-0.8 Losses stop at 0, gains at the limit."""
    t = table(2, stock={"wheat": 1})
    deck = table(2, drawn=(1, 2, 5, 7, 9), stock={"wheat": 1})
    play(deck, "roll red 1", "draw event 8")
    assert at(deck, "stock.wheat") == 0
    t = table(4, stock={"wood": 23}, who={"pali": {"pali.1": 2}})
    assert at(t, "stock.wood") == 24


def test_a_supply_without_pieces_gives_none() -> None:
    """N-0.8 No boats left: nothing drifts ashore."""
    t = table(2, boats={"pali": 16, "nikia": 16})
    play(t, "roll red 1", "draw event 12")
    assert at(t, "phase") == "throw"


def test_one_flooding_is_finished_before_the_next() -> None:
    """N-0.9 All throws of a flooding come before the next zone flows."""
    t = table(8, lava={"mandraki": 1, "pali": 1}, who={"mandraki": {"mandraki.2": 2}, "pali": {"pali.2": 2}})
    t.play("flow pali")
    assert at(t, "lava") == {"mandraki": 1, "pali": 2}
    play(t, "roll red 1", "roll red 1")
    assert at(t, "lava") == {"mandraki": 2, "pali": 2}


def test_everything_is_open() -> None:
    """N-0.10 All seats and spectators see the same; views are data."""
    t = lapilli.new("nisyros", 3, seed=4)
    t.settle()
    views = [{**t.view(seat), "me": None} for seat in (*t.seats, None)]
    assert all(view == views[0] for view in views)
    assert json.loads(json.dumps(views[0])) == views[0]


def test_only_the_own_last_action_is_taken_back_and_no_dice() -> None:
    """N-0.11 Open choices may be taken back by their player; what was thrown stays."""
    t = table(1)
    t.play("ready mandraki", "mandraki")
    other = t.why_no_undo("pali")
    assert other is not None
    assert (other.message, other.rule) == ("undo-other", "N-0.11")
    t.undo("mandraki")
    thrown = table(2)
    play(thrown, "roll red 1")
    chance = thrown.why_no_undo()
    assert chance is not None
    assert (chance.message, chance.rule) == ("undo-chance", "N-0.11")
