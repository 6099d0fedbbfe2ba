"""Parts of a board are drawn once for the same facts, and anew for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lapilli.draw import Element, Scene, cached_drawing, cached_row, circle, only


def test_a_part_is_drawn_once_for_the_same_facts_and_anew_for_others() -> None:
    drawn: list[object] = []

    @cached_drawing
    def panel(seat: dict[str, Any], lang: str) -> Element:
        drawn.append(seat)
        return circle(0, 0, seat["saved"], id=f"seat/{lang}")

    one = panel({"saved": 2, "at": ["kos"]}, "en")
    assert panel({"saved": 2, "at": ["kos"]}, "en") is one
    assert panel({"saved": 2, "at": ["kos"]}, lang="en") == one
    assert panel({"saved": 2, "at": ["hades"]}, "en") is one  # it shows the same, so it is the same element
    assert panel({"saved": 3, "at": ["kos"]}, "en") is not one
    assert panel({"saved": 2, "at": ["kos"]}, "nl") is not one
    assert len(drawn) == 5  # named and unnamed are asked apart, all else is drawn once


def test_a_fact_that_is_changed_afterwards_changes_no_part() -> None:
    @cached_drawing
    def heap(counts: list[int]) -> tuple[int, ...]:
        counts.append(0)  # a copy of its own
        return tuple(counts)

    counts = [1]
    assert heap(counts) == (1, 0)
    assert counts == [1]
    counts.append(2)
    assert heap(counts) == (1, 2, 0)


def test_a_part_is_no_iterator_and_its_own_faults_are_raised() -> None:
    @cached_drawing
    def once(number: int) -> Iterator[Element]:
        yield circle(0, 0, number)

    with pytest.raises(TypeError, match="not an iterator"):
        once(1)

    @cached_drawing
    def wrong(number: int) -> Element:
        raise TypeError("a fault of its own")

    with pytest.raises(TypeError, match="of its own"):
        wrong(1)


def test_a_part_of_a_scene_brings_its_shapes_along_and_is_drawn_once() -> None:
    drawn: list[int] = []

    def dots(scene: Scene, count: int) -> tuple[list[Element], float]:
        drawn.append(count)
        return [scene.stamp(f"dot-{count}", lambda: circle(0, 0, 1), at=(x, 0)) for x in range(count)], 2.0 * count

    for _ in range(2):
        scene = Scene(10, 10, "dots")
        elements, height = scene.tall_part(dots, 3)
        scene.add(elements)
        assert height == 6.0
        assert scene.svg().count("<use") == 3
    assert drawn == [3]
    with pytest.raises(ValueError, match="share the name"):
        Scene(10, 10, "").define("dot-3", circle(0, 0, 5)).tall_part(dots, 3)


def test_a_height_may_be_a_whole_number() -> None:
    """Panels that count their lines are as tall as whole numbers say."""

    def panel(scene: Scene) -> tuple[list[Element], float]:
        return [circle(0, 0, 5)], 7

    elements, height = Scene(10, 10, "panel").tall_part(panel)
    assert (len(elements), height) == (1, 7)
    assert elements[0].tag == "circle"


def test_what_is_yielded_is_kept_in_a_row() -> None:
    drawn: list[int] = []

    @cached_row
    def stones(sizes: list[int]) -> Iterator[Element]:
        drawn.extend(sizes)
        for size in sizes:
            yield circle(0, 0, size)

    assert [one.attributes for one in stones([1, 2])] == [one.attributes for one in stones([1, 2])]
    assert stones([1, 2]) is stones([1, 2])
    assert drawn == [1, 2]


def test_a_part_can_read_nothing_but_the_facts_it_was_given() -> None:
    view = {"deck": 3, "secret": "pali", "turn": {"tile": "x", "left": 2}}
    seen = only(view, "deck", turn={"tile": "x"})
    assert seen == {"deck": 3, "turn": {"tile": "x"}}
    with pytest.raises(KeyError, match="secret"):
        seen["secret"]
