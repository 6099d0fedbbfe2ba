"""The form of a view: what a seat, or an onlooker, is told as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class HeroView(TypedDict):
    """One seat; hand and secret are null unless they are the viewer's own (secrets: or the game is over)."""

    ship: str | None
    aboard: int
    below: int
    points: int
    tasks: list[str]
    pegasus: int
    hades: int
    fleece: int
    cargo: list[str]
    total: int
    cards: int
    has_secret: bool
    hand: list[str] | None
    secret: str | None


class SideView(TypedDict):
    """One throwing seat of a fight."""

    seat: str
    fallen: int
    firm: int
    leaning: int
    shields: int
    strength: float


class FightView(TypedDict):
    """D-12 A fight lies open: both crews, and how they fell."""

    kind: str
    stage: str
    mover: str
    place: str | None
    sides: list[SideView]
    side: int
    quiet: int
    zeus: bool
    won: bool
    needed: float | None


class StepView(TypedDict):
    """What has been used of this step or main phase."""

    sailing: str
    attacked: bool
    settled: bool
    wind: int
    orpheus: bool
    cards_done: bool
    soldiers_done: bool
    hydra_done: bool
    sent: list[str]
    waived: list[str]


class DrawView(TypedDict):
    seat: str | None
    left: int
    hermes: bool


class RevealView(TypedDict):
    task: str
    answered: list[str]
    mine: str | None


class View(TypedDict):
    """The whole view."""

    box: str | None
    seats: int
    options: Mapping[str, object]
    phase: str
    course: str
    count: int
    turn: int
    target: int
    seat: str | None
    actors: list[str]
    awaited: list[str]
    first: str
    active: str
    stepper: str | None
    winner: str | None
    hydra: str | None
    heroes: dict[str, HeroView]
    cities: dict[str, list[str]]
    settlements: dict[str, str | None]
    dice: list[int]
    kylix: str | None
    pile: dict[str, int]
    deck: int
    open_tasks: list[str | None]
    task_bag: int
    removed: list[str]
    secrets: dict[str, list[str]]  # of each seat: its secret task (`?`: unknown); then all it has fulfilled
    hunters: list[str]
    step: StepView
    draw: DrawView
    dues: list[list[str]]
    replace: bool
    reveal: RevealView | None
    styx: bool
    boarding: bool
    fight: FightView | None
    tells: (
        list[str] | None
    )  # D-9.5 where being asked tells of a hand: the phase and who is asked; null with a poker face


def own_hand(view: View) -> list[str]:
    """The viewer's cards; onlookers have none."""
    seat = view["seat"]
    return (view["heroes"][seat]["hand"] or []) if seat else []


def stepping(view: View) -> HeroView:
    """The hero whose step it is."""
    assert view["stepper"] is not None, "it is nobody's step"
    return view["heroes"][view["stepper"]]


def fight_in(view: View) -> FightView:
    """The fight under way."""
    assert view["fight"] is not None, "there is no fight"
    return view["fight"]
