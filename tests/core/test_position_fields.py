"""Fields of a position: one table writes positions out, reads them in, and names the field where they are wrong."""

from __future__ import annotations

import doctest
from types import SimpleNamespace
from typing import Any

import pytest

from lapilli.core import position_fields
from lapilli.core.errors import PositionError
from lapilli.core.position_fields import (
    READ_ONLY,
    Counts,
    Domain,
    Each,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    ObjectOf,
    OneOf,
    PositionField,
    PositionFields,
    Section,
    Text,
    Value,
    Whole,
    array,
)
from lapilli.core.space import Space

SPACE = Space(place=("pali", "nikia"))
SPACE.add("go {place}")

DOMAINS: list[tuple[Domain, Any, Any]] = [  # domain, as a state keeps it, as data
    (Whole(0, 9), 7, 7),
    (Flag(), True, True),
    (Text(), "any", "any"),
    (Value(2, 3, "all"), "all", "all"),
    (OneOf(("a", "b")), 1, "b"),
    (OneOf(("a", "b"), first=1), 1, "a"),
    (Notation(SPACE), 1, "go nikia"),
    (Maybe(Whole(0, 3)), -1, None),
    (Maybe(OneOf(("a",))), 0, "a"),
    (ListOf(Whole(0, 3), length=2), [0, 3], [0, 3]),
    (Mask(("a", "b", "c")), 5, ["a", "c"]),
    (Each(("a", "b"), Flag()), [True, False], {"a": True, "b": False}),
    (Each(("a", "b"), Whole(0, 9), missing=0), [0, 4], {"b": 4}),
    (Counts(("a", "b")), [0, 2], {"b": 2}),
    (Counts(("a", "b"), listed=True), [1, 2], ["a", "b", "b"]),
]


@pytest.mark.parametrize(("domain", "value", "data"), DOMAINS, ids=lambda item: type(item).__name__)
def test_what_is_shown_is_taken_back(domain: Domain, value: Any, data: Any) -> None:
    assert domain.show(value) == data
    assert domain.take(data, "field") == value


WRONG: list[tuple[Domain, object, str]] = [
    (Whole(1, 9), 10, "f: 10 is not possible here; it is a whole number from 1 to 9"),
    (Whole(1, 9), 0, "whole number"),
    (Whole(0, 9), True, "f: True is not possible here"),
    (Whole(0, 9), "3", "f: '3' is not possible here"),
    (Whole(0, 9), 2.0, "whole number"),
    (Whole(0, 9), None, "whole number"),
    (Flag(), 1, "f: 1 is not possible here; it is true or false"),
    (Text(), 5, "it is a text"),
    (Value(2, 3), 4, "it is one of 2, 3"),
    (Value(1, 2), True, "it is one of 1, 2"),
    (Value(1, 2), [1], "it is one of 1, 2"),
    (OneOf(("draw", "lay")), "sing", "f: 'sing' is not possible here; it is one of draw, lay"),
    (OneOf(("draw", "lay")), 0, "one of draw, lay"),
    (OneOf(("draw", "lay")), ["draw"], "one of draw, lay"),
    (Notation(SPACE), "go home", "the notation of an action"),
    (Notation(SPACE), 1, "the notation of an action"),
    (Maybe(Whole(0, 3)), 4, "f: 4 is not possible here; it is a whole number from 0 to 3, or null"),
    (ListOf(Whole(0, 3), length=2), [1], "a list with 2 entries"),
    (ListOf(Whole(0, 3), most=1), [1, 1], "at most 1"),
    (ListOf(Whole(0, 3)), [0, 4], "f[1]: 4 is not possible here"),
    (ListOf(Whole(0, 3)), "0", "a list, each a whole number"),
    (ListOf(Whole(0, 3)), {}, "a list"),
    (Maybe(ListOf(Whole(0, 3))), [9], "f[0]: 9 is not possible here"),
    (Mask(("a", "b")), ["a", "a"], "f[1]: 'a' is not possible here; it is a list of different words"),
    (Mask(("a", "b")), ["c"], "f[0]: 'c'"),
    (Mask(("a", "b")), 3, "f: 3"),
    (Mask(("a", "b")), [[]], "f[0]: []"),
    (Each(("a", "b"), Flag()), {"a": True}, "f.b: the entry is missing; it is true or false"),
    (Each(("a", "b"), Flag(), missing=False), {"z": True}, "f.z: there is no such entry; it is one of a, b"),
    (Each(("a",), Flag()), [True], "a mapping from each of a"),
    (Each(("a",), Flag()), {"a": 2}, "f.a: 2"),
    (Counts(("a", "b")), {"a": -1}, "f.a: -1 is not possible here; it is a whole number from 0"),
    (Counts(("a", "b"), most=2), {"a": 3}, "f.a: 3"),
    (Counts(("a", "b"), most=1), ["a", "a"], "f.a: 2"),
    (Counts(("a", "b")), {"c": 1}, "f.c: there is no such entry"),
    (Counts(("a", "b")), [7], "f.7: there is no such entry"),
    (Counts(("a", "b")), 7, "f: 7"),
    (Whole(0, 1), "x" * 999, "…"),
]


@pytest.mark.parametrize(("domain", "data", "words"), WRONG, ids=lambda item: type(item).__name__)
def test_what_is_wrong_is_refused_with_the_field_and_what_is_allowed(domain: Domain, data: object, words: str) -> None:
    with pytest.raises(PositionError) as refused:
        domain.take(data, "f")
    assert words in str(refused.value)
    assert refused.value.field.startswith("f")
    assert len(str(refused.value)) < 300


class Flight:
    def __init__(self) -> None:
        self.left, self.path = 0, [0, 0]


FLIGHT: PositionFields[Flight] = PositionFields(
    PositionField("left", Whole(0, 5)), PositionField("path", ListOf(Whole(0, 9), length=2), write=array("path"))
)
POSITION_FIELDS: PositionFields[Any] = PositionFields(
    PositionField("seats", Value(2, 3), write=READ_ONLY),
    PositionField("round", Whole(0, 9)),
    PositionField("points", lambda state: ListOf(Whole(0, 99), length=state.seats)),
    PositionField("flight", Maybe(ObjectOf(FLIGHT, Flight), nothing=None), needed=False),
    Section(
        "turn",
        PositionField("active", lambda state: Whole(0, state.seats - 1)),
        PositionField("bits", Mask(("x", "y"))),
    ),
)


def state() -> SimpleNamespace:
    return SimpleNamespace(seats=2, round=1, points=[0, 4], flight=None, active=1, bits=2)


def test_a_position_goes_out_and_in() -> None:
    flying = state()
    flying.flight = Flight()
    flying.flight.left = 3
    data = POSITION_FIELDS.read(flying)
    assert data == {
        "seats": 2,
        "round": 1,
        "points": [0, 4],
        "flight": {"left": 3, "path": [0, 0]},
        "turn": {"active": 1, "bits": ["y"]},
    }
    other = state()
    other.round, other.active, other.bits = 5, 0, 0
    POSITION_FIELDS.write(other, data)
    assert POSITION_FIELDS.read(other) == data
    assert other.flight is not flying.flight


def test_a_key_that_is_not_needed_leaves_the_state_as_it_is() -> None:
    data = POSITION_FIELDS.read(state())
    del data["flight"]
    POSITION_FIELDS.write(state(), data)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"round": 99}, "round: 99"),
        ({"wind": 1}, "wind: there is no such field; it is one of seats, round"),
        ({"points": [1]}, "points: [1]"),
        ({"points": [1, "many"]}, "points[1]: 'many'"),
        ({"turn": {"active": 2, "bits": []}}, "turn.active: 2"),
        ({"turn": {"bits": []}}, "turn.active: the field is missing"),
        ({"turn": {"active": 1, "bits": ["z"]}}, "turn.bits[0]: 'z'"),
        ({"turn": 7}, "turn: 7 is not possible here; it is a mapping"),
        ({"flight": {"left": 9, "path": [0, 0]}}, "flight.left: 9"),
        ({"flight": 3}, "flight: 3"),
    ],
)
def test_every_complaint_names_its_field(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as refused:
        POSITION_FIELDS.write(state(), {**POSITION_FIELDS.read(state()), **change})
    assert str(refused.value).startswith(words)


def test_a_missing_field_and_no_position_at_all() -> None:
    data = POSITION_FIELDS.read(state())
    del data["round"]
    with pytest.raises(PositionError, match=r"^round: the field is missing; it is a whole number from 0 to 9$"):
        POSITION_FIELDS.write(state(), data)
    with pytest.raises(PositionError, match=r"^position: 'x' is not possible here"):
        POSITION_FIELDS.write(state(), "x")


def test_what_a_state_is_made_of_is_read_before_there_is_one() -> None:
    assert POSITION_FIELDS.value(POSITION_FIELDS.read(state()), "seats") == 2
    with pytest.raises(PositionError, match="seats: 7"):
        POSITION_FIELDS.value({**POSITION_FIELDS.read(state()), "seats": 7}, "seats")
    with pytest.raises(TypeError, match="needs a state"):
        POSITION_FIELDS.value(POSITION_FIELDS.read(state()), "points")


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testmod(position_fields).failed == 0
