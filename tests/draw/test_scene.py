"""A scene prints the same safe, rounded, resolved bytes every time."""

import io
import re
import sys
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from typing import Any

import pytest

from lapilli.draw import HOUSE, Scene, Seat, cached_row, circle, group, path, polygon, rect, text, use, worker
from lapilli.draw.element import Element
from lapilli.draw.markup import number, rounded
from lapilli.draw.specimen import specimen_sheet


def small() -> Scene:
    scene = Scene(100, 50, "A & B", 'less < "more"')
    return scene.add(worker(Seat("blue", "M"), (10.12345, 20), id="worker/m.1", label="Mandraki's <worker>"))


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert specimen_sheet().svg("light") == specimen_sheet().svg("light")


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_specimen_sheet_is_well_formed(theme: str) -> None:
    assert xml.fromstring(specimen_sheet().svg(theme)).tag.endswith("svg")  # type: ignore[arg-type]


def test_words_and_labels_are_escaped() -> None:
    svg = small().add(text(0, 0, "<script>\x00&\"'")).svg()
    assert "<script>" not in svg
    assert "&lt;script&gt;&amp;&quot;'" in svg
    assert 'aria-label="Mandraki\'s &lt;worker&gt;"' in svg
    xml.fromstring(svg)


def test_a_thing_is_moved_by_its_group_and_keeps_its_id() -> None:
    assert '<g data-id="worker/m.1" role="img"' in small().svg()
    assert 'transform="translate(10.12 20)"' in small().svg()


def test_moving_a_piece_changes_only_its_transform() -> None:
    def drawn(x: float) -> str:
        return Scene(9, 9, "t").add(worker(Seat("red", "R"), (x, 3), id="w")).svg("light")

    assert drawn(4).replace("translate(4 3)", "translate(8 3)") == drawn(8)


def test_an_id_is_drawn_once() -> None:
    scene = small()
    assert scene.ids() == ["worker/m.1"]
    with pytest.raises(ValueError, match="drawn twice"):
        scene.add(group(circle(0, 0, 1, id="worker/m.1")))


def test_auto_speaks_in_tokens_and_carries_their_values() -> None:
    svg = Scene(9, 9, "t").add(rect(0, 0, 9, 9, fill="sea"), rect(0, 0, 9, 9, fill="lava")).svg()
    assert 'fill="var(--sea)"' in svg
    assert "--sea:#2f6f8f" in svg
    assert "--sea:#12303f" in svg
    assert "prefers-color-scheme:dark" in svg
    assert "--lava-1:" in svg
    assert "--wheat:" not in svg


def test_a_page_with_its_own_tokens_gets_no_style() -> None:
    assert "<style>" not in small().svg(embed=False)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fixed_themes_resolve_every_token(theme: str) -> None:
    svg = specimen_sheet().svg(theme)  # type: ignore[arg-type]
    assert "var(" not in svg
    for value in re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', svg):
        assert value == "none" or value.startswith(("#", "url(#"))
    for reference in re.findall(r"url\(#([^)]*)\)", svg):
        assert f'id="{reference}"' in svg


def test_numbers_have_at_most_two_decimals() -> None:
    assert [number(value) for value in (1.0, 0.126, -0.001, 12.5)] == ["1", "0.13", "0", "12.5"]
    assert rounded("M1.23456 -0.0001 L1e-7 2") == "M1.23 0 L0 2"
    assert not re.search(r"\d\.\d{3,}", specimen_sheet().svg("light"))


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="no such colour"):
        Scene(9, 9, "t").add(circle(0, 0, 1, fill="mauve")).svg()


def test_what_is_defined_once_can_be_used_often() -> None:
    scene = Scene(9, 9, "t").define("dot", circle(0, 0, 1)).add(use("dot", at=(1, 1)), use("dot", at=(2, 2)))
    assert scene.svg("light").count('href="#house-dot-light"') == 2
    with pytest.raises(ValueError, match="defined twice"):
        scene.define("dot", circle(0, 0, 1))
    with pytest.raises(ValueError, match="not defined"):
        Scene(9, 9, "t").add(use("dot")).svg()


def test_groups_leave_gaps_out() -> None:
    assert len(group(None, [path("M0 0")], polygon([(0, 0), (1, 1)])).children) == 2


def test_the_specimen_sheet_becomes_a_png() -> None:
    pytest.importorskip("resvg_py")
    light, dark = specimen_sheet().png(0.5), specimen_sheet().png(0.5, "dark")
    assert light.startswith(b"\x89PNG")
    assert len(light) > 20_000
    assert light != dark


def test_without_resvg_the_error_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(RuntimeError, match="resvg-py"):
        small().png()


def test_a_game_brings_its_own_tokens() -> None:
    palette = HOUSE.extend("fuji", plum=("#7d3f6b", "#b874a3"), snow_line=("#ffffff", "#eeeeee"))
    svg = (
        Scene(9, 9, "t", palette=palette)
        .add(circle(0, 0, 1, fill="plum"), circle(0, 0, 1, fill="snow-line"))
        .svg("dark")
    )
    assert 'fill="#b874a3"' in svg
    assert 'fill="#eeeeee"' in svg
    with pytest.raises(ValueError, match="already"):
        HOUSE.extend("fuji", sea=("#000000", "#000000"))


def test_what_is_used_again_keeps_its_colours_in_every_picture() -> None:
    """The second picture of the same thing has the colours of the first."""
    house = rect(0, 0, 5, 5, fill="snow")
    pictures = []
    for _ in range(2):
        scene = Scene(20, 20, "Title", "Summary")
        scene.define("house", house)
        pictures.append(scene.add(use("house", at=(5, 5))).svg())
    assert "--snow:" in pictures[0]
    assert pictures[0] == pictures[1]


def test_what_is_drawn_again_from_the_same_facts_is_the_same_element() -> None:
    def drawn(words: str) -> Element:
        return group(circle(1, 2, 3, fill="ink"), text(0, 0, words), id="thing")

    assert drawn("a") is drawn("a")
    assert drawn("a") is not drawn("b")
    assert drawn("a") != drawn("b")
    assert group(circle(1, 2, 3), id="one") != group(circle(1, 2, 3), id="two")


def test_parts_of_a_scene_put_together_are_its_picture() -> None:
    def markup(tree: Any) -> str:
        if isinstance(tree, str):
            return tree
        tag = tree[0][1:].partition(" ")[0].rstrip(">")
        return str(tree[0]) + "".join(markup(part) for part in tree[1:]) + f"</{tag}>"

    def bare(svg: str) -> str:
        return re.sub(r"<defs>.*?</defs>", "", svg)  # parts bring all gradients, a whole picture those it uses

    sheet = specimen_sheet()
    assert bare(markup(sheet.parts())) == bare(sheet.svg("auto", embed=False))
    assert sheet.parts() == specimen_sheet().parts()


def test_little_is_new_where_little_changes_in_a_long_part() -> None:
    def leaves(tree: Any) -> set[str]:
        return {tree} if isinstance(tree, str) else set[str]().union(*map(leaves, tree))

    def panel(points: int) -> Scene:
        lines = [text(0, 20 * n, f"line {n} of a panel that says much", 14) for n in range(12)]
        large = Scene(90, 90, "t").define("large", group(lines, text(9, 9, f"{points} large")))
        return large.add(group(lines, text(0, 0, str(points)), id="panel"), use("large"))

    before, after = leaves(panel(1).parts()), leaves(panel(2).parts())
    assert len("".join(before)) > 3000
    assert len("".join(after - before)) < 300


def test_elements_kept_as_a_row_are_drawn_in_order_and_each_id_once() -> None:
    drawn: list[int] = []

    @cached_row
    def row(count: int) -> Iterator[Element]:
        drawn.append(count)
        for dot in range(count):
            yield circle(dot, 0, 1, id=f"dot/{dot}", label=f"dot {dot}")

    scene = Scene(9, 9, "t").add(row(2), circle(5, 5, 5, id="sun"))
    assert Scene(9, 9, "t").add(row(2)).ids() == ["dot/0", "dot/1"]
    assert drawn == [2]
    assert (scene.ids(), scene.label("dot/1")) == (["dot/0", "dot/1", "sun"], "dot 1")
    assert [element.id for element in scene.elements] == scene.ids()
    with pytest.raises(ValueError, match="dot/1"):
        scene.add(circle(0, 0, 1, id="dot/1"))
    with pytest.raises(ValueError, match="dot/0"):
        Scene(9, 9, "t").add(row(1), row(2))


def test_the_pictures_of_a_film_have_one_size_and_the_same_colours() -> None:
    pytest.importorskip("PIL")
    from PIL import Image

    from lapilli.draw.film import bound

    low = Scene(40, 20, "t").add(rect(0, 0, 40, 20, fill="#ff0000"))
    high = Scene(40, 30, "t").add(rect(0, 0, 40, 30, fill="#0000ff"))
    with Image.open(io.BytesIO(bound([low.png(1), high.png(1)], 100))) as film:
        assert (film.size, film.n_frames) == ((40, 30), 2)  # type: ignore[attr-defined]
        assert film.convert("RGB").getpixel((5, 28)) == (255, 0, 0)
        film.seek(1)
        assert film.convert("RGB").getpixel((5, 28)) == (0, 0, 255)
