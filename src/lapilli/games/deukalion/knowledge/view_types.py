"""The types of a view: what a seat, or a spectator, is sent as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class HeroView(TypedDict):
    """One seat; hand and secret are null unless they are the viewer's own (secrets: or the game is over)."""

    # generated: HERO.types - (fields.py)
    ship: str | None
    aboard: int
    below: int
    points: int
    tasks: list[str]
    pegasus: int
    hades: int
    fleece: int
    cargo: list[str]
    # generated: end
    total: int
    cards: int
    has_secret: bool
    hand: list[str] | None
    secret: str | None


class SideView(TypedDict):
    """One throwing seat of a fight."""

    # generated: SIDE.types - (fields.py)
    seat: str
    fallen: int
    firm: int
    leaning: int
    shields: int
    # generated: end
    strength: float


class FightView(TypedDict):
    """D-12 A fight lies open: both crews, and how they fell."""

    # generated: FIGHT.types - (fields.py)
    kind: str
    stage: str
    mover: str
    place: str | None
    side: int
    quiet: int
    zeus: bool
    won: bool
    # generated: end
    sides: list[SideView]
    needed: float | None


class StepView(TypedDict):
    """What has been used of this step or main phase."""

    # generated: STEP.types - (fields.py)
    sailing: str
    attacked: bool
    settled: bool
    wind: int
    orpheus: bool
    cards_done: bool
    soldiers_done: bool
    hydra_done: bool
    # generated: end
    # generated: OPEN.types step (fields.py)
    sent: list[str]
    waived: list[str]
    # generated: end


class DrawView(TypedDict):
    # generated: DRAW.types - (fields.py)
    seat: str | None
    left: int
    hermes: bool
    # generated: end


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
    target: int
    seat: str | None
    actors: list[str]
    awaited: list[str]
    # generated: OPEN.types - (fields.py)
    turn_phase: str
    count: int
    turn: int
    first: str
    active: str
    winner: str | None
    hydra: str | None
    cities: dict[str, list[str]]
    settlements: dict[str, str | None]
    dice: list[int]
    kylix: str | None
    pile: dict[str, int]
    open_tasks: list[str | None]
    hunters: list[str]
    draw: DrawView
    dues: list[list[str]]
    replace: bool
    styx: bool
    boarding: bool
    # generated: end
    stepper: str | None
    heroes: dict[str, HeroView]
    deck: int
    task_bag: int
    removed: list[str]
    secrets: dict[str, list[str]]  # of each seat: its secret task (`?`: unknown); then all it has fulfilled
    step: StepView
    reveal: RevealView | None
    fight: FightView | None
    tells: (
        list[str] | None
    )  # D-9.5 where being asked tells of a hand: the phase and who is asked; null with a poker face


def own_hand(view: View) -> list[str]:
    """The viewer's cards; spectators have none."""
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
