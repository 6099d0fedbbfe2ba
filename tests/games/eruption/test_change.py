"""E-7 Changing tiles that lie on the board."""

from __future__ import annotations

from .positions import at, number, play, targets

CHAIN = "e5:wide/0 e4:left/0 e3:arrow/0"


def holding(cards: str, tiles: str, **more: object):  # type: ignore[no-untyped-def]
    """Blue in step 3 with these cards."""
    return at(tiles, hand={"blue": cards}, active="blue", phase="cards", **more)  # type: ignore[arg-type]


def test_after_the_change_every_tile_must_match() -> None:
    """E-7.1"""
    table = holding("aftershock", "e5:wide/0 e4:left/0")
    assert targets(table, "play aftershock e4") == {"3", "4"}  # s must stay lava
    assert targets(table, "play aftershock e5") == set()


def test_after_the_change_every_tile_must_be_tied_to_a_source() -> None:
    """E-7.2"""
    assert targets(holding("sinkhole", CHAIN), "play sinkhole") == {"e3"}
    assert targets(holding("sinkhole", "e5:right/5 d5:sharp/1 e4:fan/3"), "play sinkhole") == {"d5", "e4"}


def test_walls_on_the_changed_tile_go_others_stay() -> None:
    """E-7.3"""
    table = holding("aftershock", CHAIN, walls="e3.nw:wood e4.nw:straw orange.6:stone")
    play(table, "play aftershock e3 3")
    assert number(table, "walls") == {"orange.6": "stone", "e4.nw": "straw"}


def test_only_new_contacts_bring_cards() -> None:
    """E-7.4"""
    table = play(holding("aftershock", "e5:wide/0 e4:left/0 e3:arrow/3"), "play aftershock e3 0")
    assert number(table, "turn/cards_due") == 1  # orange.5 is new, orange.6 was there
    away = play(holding("aftershock", CHAIN), "play aftershock e3 3")
    assert number(away, "turn/cards_due") == 0


def test_a_changed_tile_on_a_resource_space_brings_no_wall() -> None:
    """E-7.5"""
    table = play(holding("aftershock", "g4:sharp/4 f4:wide/0"), "play aftershock f4 2")
    assert number(table, "stock/blue/straw") == 1


def test_a_removed_tile_leaves_an_empty_space_for_a_full_placement() -> None:
    """E-7.6"""
    table = play(holding("sinkhole lavaflow", "g4:sharp/4 f4:wide/0"), "play sinkhole f4", "play lavaflow")
    play(table, "draw tile wide", "place f4 2")
    assert number(table, "stock/blue/straw") == 2


def test_lava_tiles_go_to_the_discards_eruption_tiles_leave_the_game() -> None:
    """E-7.7"""
    table = play(holding("sinkhole sinkhole", "b8:eruption g4:sharp/4"), "play sinkhole b8", "play sinkhole g4")
    assert number(table, "tile_discards") == {"sharp": 1}
    assert number(table, "eruptions/0") == "gone"


def test_eruption_tiles_may_be_changed_if_all_stays_tied() -> None:
    """E-7.8"""
    chain = "e5:wide/0 e4:eruption e3:straight/0"
    assert targets(holding("sinkhole", chain), "play sinkhole") == {"e3", "e5"}
    table = play(holding("quake", chain), "play quake", "draw tile cross")
    assert targets(table, "replace e4") == {"0", "2"}
    play(table, "replace e4 0")
    assert number(table, "eruptions/0") == "gone"
    assert number(table, "tile_discards") == {}


def test_a_source_that_alone_carries_others_cannot_be_replaced() -> None:
    """E-7.9"""
    table = play(holding("quake", "b8:eruption c8:sharp/5"), "play quake", "draw tile five")
    assert not targets(table, "replace b8")
    assert targets(table, "replace c8")
