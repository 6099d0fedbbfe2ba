"""Positions in and out, refusals, and what every position keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from tests.games.deukalion.positions import position, table

GAME = lapilli.list_games()["deukalion"]

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"seats": 2, "ships": {"perseus": "e4"}}, "not on water"),
    ({"aboard": {"perseus": 8}, "below": {"perseus": 3}}, "11 soldiers"),
    ({"hydra": "h1"}, "open sea"),
    ({"hand": {"perseus": "zeus zeus zeus zeus"}}, "zeus"),
    ({"open": "t14 t14"}, "two places"),
    ({"points": {"perseus": 12}}, "points to win"),
    ({"cargo": {"perseus": "red corinth"}}, "more aboard"),
    ({"turn_phase": "dream"}, "turn_phase: .* one of over, first"),
    ({"options": {"hydra_self": "twice"}}, "hydra_self"),
    ({"active": "perseus"}, "no step before"),
    ({"settlements": {"ephesus": "zeus"}}, "settlements.ephesus: .* one of deukalion"),
    ({"dice": [1, 1, 1, 1, 4]}, r"dice\[4\]: .* from 0 to 3"),
]


@pytest.mark.parametrize(("changes", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(lapilli.PositionError, match=reason):
        lapilli.position("deukalion", position(**changes))


def test_what_cannot_be_read_is_refused() -> None:
    for data in ({}, {"seats": 7}, {**position(), "heroes": {}}, {**position(), "cities": None}):
        with pytest.raises(lapilli.PositionError):
            lapilli.position("deukalion", data)


def fields(data: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place of a position: its path, where it stands, and its key."""
    for key, value in data.items():
        where = f"{path}.{key}" if path else key
        yield where, data, key
        if isinstance(value, dict) and key != "options":
            yield from fields(value, where)


WRONG: tuple[Any, ...] = ("nonsense", -7, 10**9, 1.5, [["?"]], {"?": 1}, object)


def test_every_field_of_a_position_is_checked() -> None:
    """A wrong type or an impossible value is refused with the name of the field; so is a strange or a missing key."""
    fight = table(ships={"perseus": "c4", "hercules": "d4"}, hand={"hercules": "hermes", "perseus": "zeus"})
    fight.play("sail d4")
    sound = json.dumps(fight.position())
    for number, (path, _, _) in enumerate(fields(json.loads(sound))):
        for wrong in WRONG:
            data = json.loads(sound)
            _, where, key = list(fields(data))[number]
            where[key] = wrong
            with pytest.raises(lapilli.PositionError) as refused:
                lapilli.position("deukalion", data)
            assert path.split(".")[0] in str(refused.value) or refused.value.field == "", path
    data = json.loads(sound) | {"round": 99}
    with pytest.raises(lapilli.PositionError, match="round: there is no such field"):
        lapilli.position("deukalion", data)
    data = json.loads(sound)
    del data["active"]
    with pytest.raises(lapilli.PositionError, match="active: the field is missing"):
        lapilli.position("deukalion", data)


def test_a_step_of_the_past_leaves_nothing_behind() -> None:
    """The facts of a step are gone with it: while nobody steps they are those of a quiet moment."""
    t = table(step=("perseus", 2), active="deukalion", seats=2, dice=[1, 2, 3, 1, 2])
    for action in ("sail f2", "kylix rim3", "soldiers 1"):
        if action in [one.text for one in t.menu()]:
            t.play(action)
        assert t.position()["step"]["attacked"] is False
    assert t.view()["step"]["sailing"] == "unused"


def walked(seed: int, seats: int, plies: int, options: dict[str, Any]) -> Any:
    state = GAME.rules.start(seats, GAME.rules.choose_options(seats, options), GAME.rules.load_box())
    rng = Rng(seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            break
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
    return state


CHOICES = {
    "ship_stop": st.sampled_from(["fight", "choice"]),
    "anchor_stop": st.booleans(),
    "hydra_self": st.sampled_from(["free", "once", "never"]),
    "garrison": st.sampled_from(["underworld", "home"]),
    "toss": st.sampled_from(["meeple", "flat", "thirds"]),
    "poker_face": st.booleans(),
}
WALKS = {
    "seed": st.integers(0, 10**9),
    "seats": st.integers(2, 4),
    "plies": st.integers(0, 700),
    "options": st.fixed_dictionaries(CHOICES),
}


@given(**WALKS)
@settings(max_examples=40)
def test_any_position_adds_up_and_survives_json(seed: int, seats: int, plies: int, options: dict[str, Any]) -> None:
    """Digest 11 The invariants hold everywhere; the menu stays below about 80."""
    state = walked(seed, seats, plies, options)
    assert GAME.rules.audit(state) == []
    data = json.loads(json.dumps(GAME.rules.position(state)))
    again = GAME.rules.restore(data, GAME.rules.load_box())
    assert GAME.rules.position(again) == data
    assert again.menu(again.actor) == state.menu(state.actor)
    if state.actor not in (CHANCE, NOBODY):
        assert 0 < state.n_legal <= 90


@given(**WALKS, viewer=st.integers(0, 3))
@settings(max_examples=40)
def test_an_imagined_world_cannot_be_told_from_the_real_one(
    seed: int, seats: int, plies: int, options: dict[str, Any], viewer: int
) -> None:
    state = walked(seed, seats, plies, options)
    seat = viewer % seats
    view = GAME.rules.observe(state, seat)
    for number in range(3):
        world = GAME.rules.imagine(view, Rng(number))
        assert GAME.rules.observe(world, seat) == view
        assert GAME.rules.audit(world) == []


@given(**WALKS)
@settings(max_examples=25)
def test_every_action_of_the_space_is_listed_or_refused(
    seed: int, seats: int, plies: int, options: dict[str, Any]
) -> None:
    """`why_not`, written from the digest, agrees with the menus on every tenth action of the space."""
    state = walked(seed, seats, plies, options)
    for seat in range(seats):
        if state.actors() >> seat & 1 and state.actor >= 0:
            menu = set(state.menu(seat))
            for action in {*menu, *range(seed % 10, GAME.space.size, 10)}:
                assert (GAME.coaching.why_not(state, seat, action) is None) == (action in menu), GAME.space.text(action)


def test_who_sails_at_the_hydra_shows_a_secret_task() -> None:
    """D-6.7 Everybody remembers it: imagined worlds give that seat such a card."""
    t = table(ships={"perseus": "f4"}, secret={"perseus": "t13", "hercules": "t01"})
    t.play("sail f5")
    t.play("toss perseus 10 0 0")
    t.play("push perseus e7")
    view = t.view("achilles")
    assert view["hunters"] == ["perseus"]
    secrets = {GAME.rules.position(GAME.rules.imagine(view, Rng(n)))["heroes"]["perseus"]["secret"] for n in range(40)}
    assert secrets <= {"t09", "t11", "t13", "t16"}
    assert len(secrets) > 1
