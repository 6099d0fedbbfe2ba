"""The types of a view: what a seat, or a spectator, is sent as data."""

from __future__ import annotations

from typing import TypedDict


class Options(TypedDict):
    """The rules this table plays by (section 4 of the digest)."""

    two_player: str
    level: int
    scenario: int | str
    thrill: bool
    characters: str
    skills: str
    five_dice: str
    starts: str
    talk: str
    talk_check: str
    talk_budget: int


class FigureView(TypedDict):
    """One figure: where it stands, what it carries, how it fares."""

    name: str
    # generated: FIGURE.types - (fields.py)
    cell: str | None
    marker: str | None
    character: str | None
    skill: str | None
    owned: list[str]
    dice: list[str]
    cards: list[str]
    tapped: list[str]
    fresh: list[str]
    injuries: list[str]
    aided: bool
    radio: bool
    stamina: int
    bars: int
    rerolls: int
    flares: int
    bonus: int
    # generated: end


class ClaimView(TypedDict):
    """F-13 What somebody said, and what it says of the dice that lay there."""

    hand: int
    text: str | None
    requirement: int
    dice: list[str]
    least: int
    most: int
    stale: int


class AddressedView(TypedDict):
    """F-13.15 What somebody said to one seat, and its answer."""

    seat: int
    text: str
    answer: str | None


class SetupView(TypedDict):
    # generated: SET_UP.types - (fields.py)
    place: int
    # generated: end


class UseView(TypedDict):
    """A card in use."""

    # generated: CARD_USE.types - (fields.py)
    user: str
    wielded: str
    card: str
    target: str | None
    hand: int
    chosen: int
    # generated: end


class MoveView(TypedDict):
    """A figure that is walking."""

    # generated: MOVE.types - (fields.py)
    figure: str
    eruptions: int
    injuries: int
    drawing: bool
    # generated: end


class ComparisonView(TypedDict):
    """The last comparison of dice."""

    figure: str
    cell: str
    own: int
    best: int


class HandlingView(TypedDict):
    # generated: HANDLING.types - (fields.py)
    left: int
    acted: int
    # generated: end


class TableView(TypedDict):
    """What lies open."""

    seats: int
    options: Options
    box: str | None
    # generated: OPEN.types - (fields.py)
    phase: str
    phase_number: int
    round: int
    eruptions: int
    end: str
    scenario: int
    terrain: dict[str, str]
    villages: list[str]
    lava: list[str]
    equipment: list[str]
    eruption: list[str]
    doubles: list[str]
    pile: list[str]
    bottom: list[str]
    discards: list[str]
    figures: list[FigureView]
    aside: list[str]
    left: list[str]
    ready: list[str]
    moves: list[int]
    chatter: list[int]
    side: str
    entries: list[str | None]
    stopped: list[int]
    refused: list[str]
    gone: list[str]
    legs: list[str]
    claims: list[ClaimView]
    addressed: list[AddressedView]
    setup: SetupView | None
    use: UseView | None
    move: MoveView | None
    comparison: ComparisonView | None
    # generated: end


class View(TableView):
    """The whole view: the table, and what this viewer knows beyond."""

    seat: int | None
    chance: bool
    awaited: list[str]
    decider: int | None
    dice: dict[str, list[int]]  # of each die in play: its face (0: unknown), who sees it, what is remembered of it
    rolling: list[str]
    rolling_hands: list[int]
    picked: list[list[str]]
    made: list[int | None]
    buddy: str | None
    said: list[list[int]]
    spoken: int
    handling: HandlingView | None


def own_seat(view: View) -> int:
    """The number of the viewer's seat, if they have one."""
    assert view["seat"] is not None, "a spectator has no seat"
    return view["seat"]
