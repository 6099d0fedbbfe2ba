"""E-10 Clans, E-11 Annihilation, E-12 Lava Forecast, E-13 no Rain."""

from __future__ import annotations

from typing import Any, cast

import pytest

import lapilli
from lapilli.words import LANGUAGES

from .positions import at, menu, number, odds, play, targets

CLANS = {"clans": True}
OUT = {"annihilation": True}
DEAD = "e8:end/0 g4:wide/2 h5:wide/4 e5:sharp/1 h4:tri/1 i3:straight/1 g7:sharp/0 d7:left/3"


def clans(**more: Any) -> lapilli.Table:
    return at(seats=4, options=CLANS, **more)


def annihilation(seats: int = 3, **more: Any) -> lapilli.Table:
    return at(more.pop("tiles", ""), seats=seats, options=OUT, **more)


# -- Clans ------------------------------------------------------------------------------------------------------------


def test_opposite_seats_are_a_team() -> None:
    """E-10.1"""
    table = play(clans(hand={"green": "rain"}, active="green", phase="cards"), "give card rain")
    assert number(table, "hands/red") == {"rain": 1}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (5, {}), (4, {"annihilation": True})])
def test_clans_need_4_or_6_players_and_exclude_annihilation(seats: int, options: dict[str, Any]) -> None:
    """E-10.1"""
    with pytest.raises(lapilli.OptionError):
        lapilli.new("eruption", seats, clans=True, **options)


def test_walls_and_cards_may_be_given_in_step_3() -> None:
    """E-10.2 Also without a card in hand; the mate's limit is checked only at the end of his own turn."""
    table = play(clans(hand={"purple": "rain rain rain"}), "T")
    assert targets(table, "give") == {"wall straw", "wall wood", "wall stone"}
    play(table, "give wall straw")
    assert number(table, "stock/purple/straw") == 2
    full = play(clans(hand={"yellow": "bomb", "purple": "rain rain rain"}, phase="cards"), "give card bomb", "done")
    assert sum(number(full, "hands/purple").values()) == 4


def test_an_eruption_does_not_touch_the_mate() -> None:
    """E-10.3"""
    table = play(clans(temp={"yellow": 50}, holds={"yellow": "1"}), "erupt b8")
    assert number(table, "temperature") == {"yellow": 50, "green": 30, "purple": 0, "red": 30}


def test_walls_rain_and_relocate_serve_the_own_village_only() -> None:
    """E-10.4"""
    hand = {"yellow": "rain relocate reinforce"}
    table = clans(hand=hand, temp={"purple": 40}, walls="purple.1:straw", phase="cards")
    assert "play rain" not in menu(table)
    assert not targets(table, "play relocate")
    assert not any("purple" in place for place in targets(table, "play reinforce straw"))


def test_a_village_is_burned_up_until_its_temperature_falls() -> None:
    """E-10.5"""
    table = play(clans(temp={"yellow": 290}, row="", phase="build"), "done")
    assert number(table, "end/burned") == ["yellow"]
    assert number(table, "end/ending") == "none"
    again = clans(temp={"yellow": 290}, row="", end={"burned": ["yellow"]}, hand={"yellow": "rain"}, phase="cards")
    play(again, "play rain")
    assert number(again, "end/burned") == []


def test_the_end_is_triggered_when_both_are_burned_up() -> None:
    """E-10.6 Only the other teams have last turns."""
    hot = {"yellow": 290, "purple": 290}
    table = clans(temp=hot, row="", end={"burned": ["yellow"]}, active="purple", phase="build")
    play(table, "done")
    assert number(table, "end/ending") == "burned"
    assert number(table, "end/last") == ["green", "red"]
    assert number(table, "active") == "red"
    assert number(table, "stack") == {}


def test_the_team_with_the_lowest_sum_wins_then_points_then_shared() -> None:
    """E-10.7"""
    last = {"ending": "used_up", "last": ["yellow"]}

    def ended(**more: Any) -> lapilli.Result:
        result = play(clans(stack="", phase="build", end=last, row="", **more), "done").result
        assert result is not None
        return result

    assert ended(temp={"yellow": 10, "purple": 100, "green": 60, "red": 60}).winners == ("yellow", "purple")
    even = {"yellow": 10, "purple": 100, "green": 50, "red": 60}
    assert ended(temp=even, stock={"red": "stone stone stone"}).winners == ("green", "red")
    shared = ended(temp=even)
    assert (shared.winners, shared.outcome) == (("yellow", "green", "purple", "red"), "shared")


def test_mates_see_each_others_hands_unless_the_option_says_no() -> None:
    """E-10.8"""
    hand = {"yellow": "rain bomb", "purple": "quake"}
    open_hands = at(seats=4, options=CLANS, hand=hand)
    assert open_hands.view("purple")["hands"]["yellow"] == {"rain": 1, "bomb": 1}
    assert open_hands.view("green")["hands"]["yellow"] is None
    closed = at(seats=4, options={**CLANS, "mates_see_hands": False}, hand=hand, phase="cards")
    assert closed.view("purple")["hands"]["yellow"] is None
    play(closed, "give card rain")
    assert closed.view("yellow")["given"]["purple"] == {"rain": 1}  # the giver remembers
    assert closed.view("green")["given"]["purple"] == {}


# -- Annihilation -----------------------------------------------------------------------------------------------------


def test_a_player_at_290_at_the_end_of_his_turn_is_out() -> None:
    """E-11.1"""
    table = play(annihilation(temp={"orange": 290, "green": 290}, row="", phase="build"), "done")
    assert number(table, "end/left") == [1, 0, 0]
    assert number(table, "end/ending") == "none"
    assert sum(number(table, "stack").values()) == 40


def test_cards_and_stockpile_of_an_out_player_are_returned() -> None:
    """E-11.2"""
    table = annihilation(
        temp={"orange": 290}, hand={"orange": "rain bomb"}, walls="orange.1:straw", holds={"orange": "3"}, phase="build"
    )
    play(table, "done")
    assert number(table, "discards") == {"rain": 1, "bomb": 1}
    assert number(table, "stock/orange") == {}
    assert number(table, "walls") == {"orange.1": "straw"}
    assert number(table, "eruptions/2") == "orange"


def out_player(**more: Any) -> lapilli.Table:
    """Orange is out and has the turn."""
    more.setdefault("row", "")
    return annihilation(temp={"orange": 290}, stock={"orange": ""}, end={"left": [1, 0, 0]}, **more)


def test_an_out_player_may_place_one_tile_without_gains() -> None:
    """E-11.3"""
    table = out_player(tiles="e5:wide/0 e4:left/0")
    assert menu(table) == ["done", "tile"]
    play(table, "tile", "draw tile arrow", "place e3 0")
    assert number(table, "active") == "green"
    assert number(table, "hands/orange") == {}
    assert number(play(out_player(), "done"), "active") == "green"


def test_an_out_player_must_place_a_held_eruption_tile() -> None:
    """E-11.3"""
    table = play(out_player(holds={"orange": "3"}), "erupt b8")
    assert number(table, "temperature/green") == 30
    assert number(table, "stock/orange") == {}
    assert menu(table) == ["done", "tile"]


def test_the_question_to_an_out_player_is_skipped_if_nothing_fits() -> None:
    """E-11.3, E-0.13"""
    table = out_player(tiles=DEAD, stack="five five", active="orange")
    assert number(table, "active") == "green"


def test_an_empty_stack_is_renewed_from_the_discards_just_before_a_draw() -> None:
    """E-11.4"""
    table = annihilation(stack="", tile_discards={"five": 2}, gone=ALL_BUT_TWO_FIVES)
    assert number(table, "tile_discards") == {}
    assert odds(table) == {"draw tile five": 1}


def test_the_renewal_also_happens_in_the_middle_of_a_placement() -> None:
    """E-11.4"""
    walls = "f5.ne:straw g6.ne:straw g6.s:straw e7.s:straw e7.nw:straw"
    table = annihilation(tiles="e5:right/5 d5:sharp/1", walls=walls, stack="straight", tile_discards={"sharp": 1})
    play(table, "draw tile straight")
    for place in ("g4 1", "h5 1", "g7 0", "e8 0", "d7 2"):
        play(table, f"place {place}", "1/6")
    assert number(table, "aside") == {"straight": 1}
    assert number(table, "tile_discards") == {}
    play(table, "draw tile sharp", "place e4 3")
    assert number(table, "stack") == {"straight": 1}


ALL_BUT_TWO_FIVES = {
    "end": 1, "straight": 1, "sharp": 2, "wide": 2, "tri": 3, "fan": 3, "left": 4, "right": 4, "cross": 4, "comb": 4,
    "arrow": 6, "five": 4,
}  # fmt: skip


def test_without_stack_and_discards_turns_go_on_without_step_2() -> None:
    """E-11.5"""
    table = annihilation(stack="", hand={"orange": "rain"})
    assert number(table, "phase") == "cards"


def test_a_dead_stack_stays_where_it_is() -> None:
    """E-11.5"""
    table = annihilation(tiles=DEAD, stack="five five")
    assert number(table, "stack") == {"five": 2}
    assert number(table, "phase") == "build"
    assert number(table, "turn/used_up") is False


def test_the_last_player_left_wins_at_once_whatever_his_temperature() -> None:
    """E-11.6"""
    table = play(annihilation(2, temp={"orange": 290, "blue": 290}, row="", phase="build"), "done")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == (("blue",), "survivor")
    assert cast(dict[str, Any], table.result.details["orange"])["rank"] == 2


def test_a_full_idle_round_ends_the_game() -> None:
    """E-11.7"""
    table = annihilation(stack="", stock={"orange": "", "green": "", "purple": ""}, temp={"orange": 40, "green": 20})
    assert table.result is not None  # nothing can be done by anybody
    assert (table.result.winners, table.result.reason) == (("purple",), "idle")


def test_a_busy_turn_starts_the_count_anew() -> None:
    """E-11.7"""
    table = annihilation(stack="", phase="build", end={"idle": 2})
    play(table, "build straw orange.1")
    assert number(table, "end/idle") == 0


def test_after_100_rounds_the_game_ends() -> None:
    """E-11.7"""
    table = play(annihilation(phase="build", end={"turns": 299}), "build straw orange.1")
    assert table.result is not None
    assert table.result.reason == "rounds"


# -- Lava Forecast ----------------------------------------------------------------------------------------------------


def forecast(tops: list[str | None], hidden: list[int], tiles: str = "", **more: Any) -> lapilli.Table:
    options = {"forecast": True, **more.pop("options", {})}
    return at(tiles, options=options, forecast={"tops": tops, "hidden": hidden}, **more)


def test_three_face_up_stacks_of_14_13_and_13() -> None:
    """E-12.1"""
    table = lapilli.new("eruption", 2, forecast=True, seed=1, start="orange")
    while table.actors == ("chance",):
        table.step_chance()
    stacks = table.position()["forecast"]
    assert stacks["hidden"] == [13, 12, 12]
    assert None not in stacks["tops"]


def test_the_next_top_is_revealed_before_the_tile_is_placed() -> None:
    """E-12.2"""
    table = play(forecast(["five", "end", "comb"], [13, 12, 12]), "take 2")
    assert all(text.startswith("reveal 2") for text in menu(table))
    play(table, "reveal 2 arrow")
    assert number(table, "turn/tile") == "end"
    assert number(table, "forecast") == {"tops": ["five", "arrow", "comb"], "hidden": [13, 11, 12], "aside": [0, 0, 0]}


def test_who_takes_a_stack_is_told_which_tile_it_is() -> None:
    """E-12.2 On the button and in the log: by its name, and by how many streams it has."""
    table = forecast(["five", "end", "comb"], [13, 12, 12])
    seat = table.actors[0]

    def notes(lang: str) -> list[str]:
        return [table.game.presentation.note(table.view(seat), action.id, lang) for action in table.menu(seat)]

    assert notes("en") == ["Five streams: 5 streams of lava", "End: one stream of lava", "Comb: 4 streams of lava"]
    assert all(len(set(notes(lang))) == 3 for lang in LANGUAGES)
    table.play("take 2")
    assert any(line.endswith("takes the tile of stack 2: End.") for line in table.log("en"))


def test_only_usable_tops_may_be_taken_if_there_are_any() -> None:
    """E-12.3"""
    table = forecast(["five", "fan", "fan"], [0, 0, 0], DEAD, stack="")
    assert menu(table) == ["take 2", "take 3"]
    none = forecast(["five", "arrow", "five"], [1, 0, 0], DEAD, stack="comb")
    assert menu(none) == ["take 1", "take 2", "take 3"]


def test_aside_tiles_return_to_the_hidden_count_of_their_stack() -> None:
    """E-12.4"""
    table = play(forecast(["five", "arrow", "five"], [1, 1, 0], DEAD, stack="comb left"), "take 1", "reveal 1 comb")
    assert number(table, "forecast/aside") == [1, 0, 0]
    play(table, "place d6 3")
    assert set(odds(table)) == {"reveal 1 left", "reveal 1 five"}
    play(table, "reveal 1 five")
    assert number(table, "forecast") == {"tops": ["five", "arrow", "five"], "hidden": [0, 1, 0], "aside": [0, 0, 0]}


def test_the_stack_means_tops_and_unseen_tiles_together() -> None:
    """E-12.5"""
    table = forecast([None, "end", None], [0, 0, 0], stack="")
    play(table, "place g7 0")  # the only stack is taken without being asked for
    assert number(table, "turn/used_up") is True


def test_draw_tile_is_not_used_with_the_forecast() -> None:
    """E-12.5"""
    table = lapilli.new("eruption", 3, forecast=True, seed=4)
    while table.actors:
        assert not targets(table, "draw tile")
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu()[-1])


def test_with_annihilation_the_discards_form_three_new_stacks() -> None:
    """E-12.6"""
    gone = {**ALL_BUT_TWO_FIVES, "five": 2}
    table = forecast(
        [None, None, None], [0, 0, 0], stack="", tile_discards={"five": 4}, gone=gone, options={"annihilation": True}
    )
    play(table, "reveal 1 five", "reveal 2 five", "reveal 3 five")
    assert number(table, "forecast") == {"tops": ["five"] * 3, "hidden": [1, 0, 0], "aside": [0, 0, 0]}
    assert menu(table) == ["take 1", "take 2", "take 3"]


# -- no Rain ----------------------------------------------------------------------------------------------------------


def test_without_rain_there_are_32_cards() -> None:
    """E-13.1"""
    table = lapilli.new("eruption", 2, rain=False)
    assert sum(number(table, "deck").values()) == 32
    assert "draw card rain" not in menu(table)
