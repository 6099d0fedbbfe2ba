"""Pieces, cards, dice and tracks draw what they are asked to."""

from collections.abc import Iterator

import pytest

from lapilli.draw import (
    SYMBOLS,
    Element,
    HexGrid,
    Seat,
    Track,
    boat,
    card,
    card_back,
    citizen,
    cup,
    dam,
    die,
    flag,
    hollow,
    house,
    hydra,
    lava_tile,
    marker,
    measure,
    meeple,
    ship,
    sockets,
    soldier,
    symbol,
    token,
    treasure,
    wall_on,
    worker,
    wrap,
)

BLUE = Seat("blue", "M")


def walk(elements: tuple[Element, ...]) -> Iterator[Element]:
    """All elements, parents before their children."""
    for element in elements:
        yield element
        yield from walk(element.children)


def words(element: Element) -> list[str]:
    return [part.words for part in walk((element,)) if part.words]


@pytest.mark.parametrize("draw", [citizen, worker, meeple, soldier, ship, flag, marker])
def test_pieces_of_a_seat_show_its_letter(draw) -> None:  # type: ignore[no-untyped-def]
    assert words(draw(BLUE)) == ["M"]
    assert not words(draw(Seat("blue")))


def test_boats_and_houses_may_belong_to_a_seat() -> None:
    assert words(boat(seat=BLUE)) == words(house(seat=BLUE)) == ["M"]
    assert not words(boat())
    assert not words(house())


def test_many_become_one_with_a_number() -> None:
    assert "9" in words(worker(BLUE, number=9))


def test_a_worker_lies_down_and_a_soldier_leans_and_falls() -> None:
    assert worker(BLUE, lying=True) != worker(BLUE)
    assert len({soldier(BLUE, stance=stance) for stance in ("firm", "leaning", "fallen")}) == 3


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    assert sum(part.tag == "circle" for part in walk((die(face),))) == face


def test_a_die_shows_symbols_letters_or_nothing() -> None:
    assert words(die("X")) == ["X"]
    assert not words(die("hermes"))
    assert not words(die(None))
    assert die(3, pips="square") != die(3, pips="diamond")


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_is_drawn(name: str) -> None:
    assert symbol(name, id=f"sign/{name}").id == f"sign/{name}"


def test_an_unknown_symbol_is_refused() -> None:
    with pytest.raises(ValueError, match="no such symbol"):
        symbol("smiley")


def test_a_card_shows_name_effect_and_when() -> None:
    shown = " ".join(words(card("Rope", "Move one card further.", "phase 4", id="hand/3")))
    assert shown == "Rope Move one card further. phase 4"
    assert words(card_back(number=12)) == ["12"]


def test_long_words_wrap_and_end_in_an_ellipsis() -> None:
    rows = wrap("one two three four five six seven eight nine ten", 80, 14, lines=3)
    assert len(rows) == 3
    assert rows[-1].endswith("…")
    assert all(measure(line, 14) <= 90 for line in rows)


def test_lava_of_two_tiles_meets_on_their_common_side() -> None:
    grid = HexGrid(40)
    tile = lava_tile(grid, 1, -1, ["n", "s"], id="tile/g5")
    assert tile.id == "tile/g5"
    assert dict(tile.attributes)["transform"].startswith("translate(60.0")  # type: ignore[union-attr]


@pytest.mark.parametrize("material", ["straw", "wood", "stone"])
def test_walls_stand_on_the_middle_of_a_side(material) -> None:  # type: ignore[no-untyped-def]
    grid = HexGrid(40)
    x, y = grid.middle(0, 0, "ne")
    assert dict(wall_on(grid, 0, 0, "ne", material).attributes)["transform"] == f"translate({x:.6f} {y:.6f})"


def test_tracks_know_their_cells_and_show_their_end() -> None:
    track = Track(5, 20, per_row=3, gap=2, origin=(10, 10))
    assert track.centre(4) == (42, 42)
    assert (track.width, track.height) == (64, 42)
    drawn = track.draw(cell_id=lambda index: f"heat/{index}")
    assert [part.id for part in drawn.children] == [f"heat/{index}" for index in range(5)]
    assert words(drawn) == ["0", "1", "2", "3"]


def test_sockets_show_the_limit() -> None:
    drawn = sockets(3, 1, (0, 0), lambda at, size, _: worker(BLUE, at, size))
    assert len(drawn.children) == 4


def test_the_cup_has_five_hollows() -> None:
    assert hollow("rim1", 200, (10, 10)) == (10, -48)
    assert cup(id="kylix").id == "kylix"


def test_other_things_are_drawn_with_their_ids() -> None:
    drawn = [dam(id="d"), hydra(id="h"), token("flame", id="t"), treasure("seat-red", mark="R", id="r")]
    assert [element.id for element in drawn] == ["d", "h", "t", "r"]
