"""E-3 Step 3, and the eight cards (E-9)."""

from __future__ import annotations

import pytest

from .positions import at, menu, number, odds, play, targets


def cards_of(hand: str, tiles: str = "", **more: object):  # type: ignore[no-untyped-def]
    """Orange in step 3 with these cards."""
    return at(tiles, hand={"orange": hand}, phase="cards", **more)  # type: ignore[arg-type]


def test_danger_zone_2_draws_a_card_at_the_start_of_step_3() -> None:
    """E-3.1"""
    assert number(play(at(temp={"orange": 120}, row="3"), "T"), "turn/cards_due") == 1
    assert number(play(at(temp={"orange": 110}, row="2 3"), "T"), "turn/cards_due") == 0


def test_cards_are_used_in_any_order_and_number() -> None:
    """E-3.2"""
    table = cards_of("rain rain bomb", temp={"orange": 40})
    play(table, "play rain", "trade bomb", "play rain")
    assert number(table, "phase") == "build"
    assert number(table, "temperature/orange") == 0


def test_a_played_card_goes_to_the_discards_first() -> None:
    """E-3.3 So it can be drawn again at once when the deck is empty."""
    table = at(
        "e5:wide/0 e4:left/0 e3:arrow/3",
        active="blue",
        phase="cards",
        hand={
            "blue": "aftershock",
            "orange": "aftershock aftershock aftershock aftershock bomb bomb bomb bomb lavaflow lavaflow lavaflow "
            "quake quake quake quake quake rain rain rain rain reinforce reinforce reinforce reinforce reinforce "
            "reinforce relocate relocate relocate relocate relocate sinkhole sinkhole sinkhole sinkhole",
        },
    )
    play(table, "play aftershock e3 0")
    assert odds(table) == {"draw card aftershock": 1}


def test_a_card_without_a_legal_use_cannot_be_played_only_traded() -> None:
    """E-3.4"""
    table = cards_of("bomb sinkhole relocate")
    assert not targets(table, "play")
    assert targets(table, "trade") >= {"bomb", "sinkhole", "relocate"}


@pytest.mark.parametrize(
    ("card", "material"),
    [
        ("aftershock", "stone"),
        ("bomb", "wood"),
        ("lavaflow", "straw"),
        ("quake", "stone"),
        ("rain", "wood"),
        ("reinforce", "straw"),
        ("relocate", "straw"),
        ("sinkhole", "wood"),
    ],
)
def test_one_card_is_traded_for_its_wall(card: str, material: str) -> None:
    """E-3.5"""
    table = play(cards_of(card), f"trade {card}")
    assert number(table, f"stock/orange/{material}") == 2
    assert number(table, f"discards/{card}") == 1


def test_a_trade_that_would_give_nothing_is_not_offered() -> None:
    """E-3.5 Stone in the supply does not help a straw card."""
    walls = " ".join(["straw"] * 17)
    table = cards_of("reinforce bomb", stock={"orange": "straw", "blue": walls})
    assert "trade reinforce" not in menu(table)
    assert "trade bomb" in menu(table)


def test_two_cards_are_traded_for_a_tile() -> None:
    """E-3.6 In alphabetical order, also two alike, as often as one likes."""
    table = cards_of("rain bomb rain bomb")
    assert targets(table, "trade") >= {"bomb rain", "rain rain", "bomb bomb"}
    assert "trade rain bomb" not in menu(table)
    play(table, "trade bomb rain", "draw tile end", "place g7 0", "trade bomb rain", "draw tile five", "place e5 0")
    assert number(table, "discards") == {"bomb": 2, "rain": 2}


def test_no_tile_no_two_card_trade() -> None:
    """E-3.6"""
    table = cards_of("rain bomb", stack="", end={"ending": "burned", "last": ["orange"]})
    assert set(menu(table)) == {"done", "trade bomb", "trade rain"}


def test_cards_drawn_in_the_step_may_be_used_in_it() -> None:
    """E-3.7"""
    table = cards_of("aftershock", "e5:wide/0 e4:left/0 e3:arrow/3")
    play(table, "play aftershock e3 0", "draw card bomb")
    assert "trade bomb" in menu(table)


def test_no_more_than_three_cards_are_kept() -> None:
    """E-3.8"""
    table = cards_of("rain rain bomb quake")
    assert "done" not in menu(table)
    assert targets(table, "discard") == {"rain", "bomb", "quake"}
    play(table, "discard bomb")
    assert "done" in menu(table)
    assert not targets(table, "discard")
    assert number(table, "discards/bomb") == 1


def test_the_discards_become_the_deck_and_without_any_card_none_is_drawn() -> None:
    """E-3.9"""
    table = at("e5:wide/0 e4:left/0", deck="bomb", discards="bomb", hand={"blue": ALL_BUT_TWO_BOMBS})
    play(table, "draw tile arrow", "place e3 0", "draw card bomb")
    assert odds(table) == {"draw card bomb": 1}
    play(table, "draw card bomb")
    assert number(table, "discards") == {}
    empty = at("e5:wide/0 e4:left/0", deck="bomb", hand={"blue": ALL_BUT_TWO_BOMBS + " bomb"})
    play(empty, "draw tile arrow", "place e3 0", "draw card bomb")
    assert empty.actors == ("orange",)


ALL_BUT_TWO_BOMBS = " ".join(
    ["aftershock"] * 5
    + ["bomb"] * 2
    + ["lavaflow"] * 3
    + ["quake"] * 5
    + ["rain"] * 4
    + ["reinforce"] * 6
    + ["relocate"] * 5
    + ["sinkhole"] * 4
)


def test_aftershock_turns_a_tile() -> None:
    """E-9.1"""
    table = play(cards_of("aftershock", "e5:wide/0 e4:left/0"), "play aftershock e4 3")
    assert number(table, "tiles/e4") == "left/3"


def test_aftershock_needs_another_rotation_that_matches() -> None:
    """E-9.1"""
    table = cards_of("aftershock", "e5:wide/0 e4:straight/0")
    assert targets(table, "play aftershock") == set()


def test_a_symmetric_tile_may_be_turned_onto_itself_to_lose_its_walls() -> None:
    """E-9.1"""
    table = cards_of("aftershock", "e5:wide/0 e4:straight/0", walls="e4.n:straw")
    assert targets(table, "play aftershock") == {"e4 0"}
    eruption = cards_of("aftershock", "b8:eruption", walls="b8.n:straw")
    assert targets(eruption, "play aftershock") == {"b8 0"}


def test_bomb_destroys_any_wall() -> None:
    """E-9.2"""
    table = cards_of("bomb", walls="blue.2:stone f5.nw:straw orange.1:wood")
    assert targets(table, "play bomb") == {"blue.2", "f5.nw", "orange.1"}
    play(table, "play bomb blue.2")
    assert number(table, "walls/blue.2") == 0
    assert number(table, "supply/stone") == 13
    assert not targets(cards_of("bomb"), "play bomb")


def test_lava_flow_places_a_tile() -> None:
    """E-9.3"""
    table = play(cards_of("lavaflow"), "play lavaflow", "draw tile five", "place e5 0")
    assert number(table, "tiles/e5") == "five/0"
    assert not targets(cards_of("lavaflow", stack="", end={"ending": "burned", "last": ["orange"]}), "play")


def test_quake_replaces_a_tile() -> None:
    """E-9.4"""
    table = play(cards_of("quake", "e5:wide/0 e4:left/0", walls="e4.n:straw"), "play quake", "draw tile right")
    assert "e4 0" in targets(table, "replace")
    play(table, "replace e4 0")
    assert number(table, "tiles/e4") == "right/0"
    assert number(table, "tile_discards/left") == 1
    assert number(table, "walls/e4.n") == 0


def test_quake_lays_aside_what_can_replace_nothing() -> None:
    """E-9.4"""
    table = play(cards_of("quake", "e5:five/0", stack="straight wide"), "play quake", "draw tile straight")
    assert menu(table) == ["replace e5 2"]
    table = play(
        cards_of("quake", "e5:right/5 d5:sharp/1 e4:fan/3", stack="end five five"), "play quake", "draw tile end"
    )
    assert number(table, "aside/end") == 1
    play(table, "draw tile five")
    play(table, menu(table)[0])
    assert number(table, "stack") == {"end": 1, "five": 1}


def test_quake_needs_a_tile_a_stack_and_a_type_that_fits() -> None:
    """E-9.4"""
    assert not targets(cards_of("quake"), "play")
    last = {"ending": "burned", "last": ["orange"]}
    assert not targets(cards_of("quake", "e5:five/0", stack="", end=last), "play")
    assert not targets(cards_of("quake", "e5:right/5 d5:sharp/1 e4:fan/3", stack="end"), "play")


def test_rain_cools_by_30_not_below_0() -> None:
    """E-9.5"""
    table = play(cards_of("rain rain", temp={"orange": 40}), "play rain")
    assert number(table, "temperature/orange") == 10
    play(table, "play rain")
    assert number(table, "temperature/orange") == 0
    assert "play rain" not in menu(cards_of("rain"))


def test_reinforce_builds_a_wall_now() -> None:
    """E-9.6"""
    table = play(cards_of("reinforce"), "play reinforce stone f5.nw")
    assert number(table, "walls/f5.nw") == "stone"
    assert number(table, "turn/built") == 0
    assert not targets(cards_of("reinforce", stock={"orange": ""}), "play")


def test_relocate_moves_walls_of_the_own_village() -> None:
    """E-9.7"""
    table = cards_of("relocate", walls="orange.1:stone orange.2:stone orange.4:straw blue.1:wood")
    offered = targets(table, "play relocate")
    assert "orange.1 orange.2" not in offered  # two alike
    assert {"orange.1 orange.4", "orange.4 orange.1", "orange.1 orange.7"} <= offered
    assert not any("blue" in move for move in offered)
    play(table, "play relocate orange.1 orange.7")
    for step in range(5):
        assert "done" in menu(table)
        play(table, ["move orange.7 orange.1", "move orange.1 orange.7"][step % 2])
    assert number(table, "phase") == "build"  # after six moves it is over


def test_relocate_needs_a_wall_and_a_move() -> None:
    """E-9.7"""
    assert not targets(cards_of("relocate", walls="blue.1:wood"), "play")
    full = " ".join(f"orange.{side}:straw" for side in range(1, 8))
    assert not targets(cards_of("relocate", walls=full), "play")


def test_sinkhole_removes_a_tile_that_carries_no_other() -> None:
    """E-9.8"""
    table = cards_of("sinkhole", "e5:wide/0 e4:left/0")
    assert targets(table, "play sinkhole") == {"e4"}
    play(table, "play sinkhole e4")
    assert number(table, "tiles") == {"e5": "wide/0"}
    assert number(table, "tile_discards/left") == 1
    assert not targets(cards_of("sinkhole"), "play")
