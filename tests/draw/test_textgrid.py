"""The character canvas stays aligned, whatever is written on it."""

import pytest

from lapilli.draw import TextGrid, align_text, below, beside, clip, from_text, table, width_of


def test_wide_characters_take_two_columns_and_marks_none() -> None:
    assert width_of("富士") == 4
    assert width_of("e\u0301") == 1
    assert width_of("a\u200db") == 2


def test_put_writes_and_cuts_at_the_border() -> None:
    grid = TextGrid(5, 2).put(0, 3, "abc").put(1, -1, "xyz").put(7, 0, "lost")
    assert grid.plain() == "   ab\nyz"


def test_half_of_a_wide_character_never_stays_behind() -> None:
    assert TextGrid(4, 1).put(0, 0, "富士").put(0, 1, "x").plain() == " x士"
    assert TextGrid(4, 1).put(0, 0, "富士").put(0, 2, "y").plain() == "富y"
    assert TextGrid(3, 1).put(0, 0, "富士").plain() == "富"


def test_a_box_has_a_title_in_its_frame() -> None:
    assert TextGrid(10, 3).box(0, 0, 3, 10, "Pali").plain().split("\n") == ["╭─ Pali ─╮", "│        │", "╰────────╯"]


@pytest.mark.parametrize(("align", "wanted"), [("left", "富   "), ("right", "   富"), ("centre", " 富  ")])
def test_alignment_counts_columns(align: str, wanted: str) -> None:
    assert align_text("富", 5, align) == wanted


def test_long_words_end_in_an_ellipsis() -> None:
    assert clip("emporios", 5) == "empo…"
    assert clip("富士山", 4) == "富…"
    assert clip("nikia", 5) == "nikia"


def test_a_table_is_aligned_with_wide_words() -> None:
    drawn = table([["富士", "3"], ["Eruption", "12"]], header=["game", "n"], align=["left", "right"]).plain()
    assert drawn.split("\n") == ["game       n", "────────────", "富士       3", "Eruption  12"]
    assert len({width_of(line) for line in drawn.split("\n")}) == 1


def test_blocks_stand_beside_and_below_each_other() -> None:
    left, right = from_text("a\nbb"), from_text("c")
    assert beside(left, right).plain() == "a   c\nbb"
    assert below(left, right).plain() == "a\nbb\nc"


def test_colour_is_kept_apart_from_the_text() -> None:
    grid = TextGrid(8, 1).put(0, 0, "ab", "bold red").put(0, 2, "[c]").put(0, 6, "d", "dim")
    assert grid.plain() == "ab[c] d"
    assert grid.markup() == "[bold red]ab[/]\\[c] [dim]d[/]"
    assert str(grid) == grid.plain()


def test_markup_is_read_by_rich_as_the_plain_text() -> None:
    rich = pytest.importorskip("rich.text")
    grid = TextGrid(20, 2).put(0, 0, "[red] \\[x] \\", "green").put(1, 0, "a\\[", "bold").put(1, 5, "\\\\[b]")
    shown = rich.Text.from_markup(grid.markup()).plain
    assert [line.rstrip() for line in shown.split("\n")] == grid.plain().split("\n")
