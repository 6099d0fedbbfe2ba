"""Bodies of HTTP responses, for the API description (OpenAPI)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Error(BaseModel):
    code: str
    reason: str
    rule: str | None = None
    line: int | None = None
    nearest: list[str] | None = None


class Failure(BaseModel):
    """Something was refused and nothing was changed; `code` is stable, `reason` is in the person's language."""

    error: Error


class SeatLook(BaseModel):
    name: str
    label: str
    colour: str
    letter: str


class Value(BaseModel):
    value: str | int | bool
    label: str
    seats: list[int]  # with how many players it can be chosen


class OptionWords(BaseModel):
    name: str
    label: str
    help: str
    values: list[Value]
    open: bool
    first: bool


class Level(BaseModel):
    name: str
    label: str


class GameWords(BaseModel):
    name: str
    title: str
    about: str
    seats: list[int]
    minutes: int
    together: bool
    seat_names: dict[str, list[SeatLook]]
    options: list[OptionWords]
    room_options: dict[str, dict[str, object]]
    levels: list[Level]
    odds: list[dict[str, object]] | None = None
    lessons: int = 0
    example: bool = False  # of the guide for authors
    cover: dict[str, str] = {}  # by shade
    film: str = ""


class Games(BaseModel):
    games: list[GameWords]
    levels: list[str]


class Link(BaseModel):
    seat: str
    url: str


class Opened(BaseModel):
    room: str
    url: str
    links: list[Link]


class Seated(BaseModel):
    room: str
    url: str
    seat: str


class SeatState(SeatLook):
    who: str
    person: str
    mine: bool
    away: bool
    connected: bool
    bot: str | None
    acting: bool
    awaited: bool
    muted: bool


class TableState(BaseModel):
    room: str
    url: str
    game: str
    title: str
    seats: list[SeatState]
    you: list[str]
    yours: bool
    ply: int
    version: int
    options: dict[str, object]
    dice: str
    over: bool
    paused: bool  # nobody plays or watches: bots wait until somebody comes back
    words: str
    updated: str


class OpenTable(BaseModel):
    """A listed table that waits for people; nobody is named who has not opened it."""

    room: str
    url: str
    game: str
    title: str
    seats: int
    free: int
    locked: bool
    asks: bool  # the host lets newcomers in
    created: str


class OpenTables(BaseModel):
    tables: list[OpenTable]


class DoorState(BaseModel):
    """May I come in: `open`, or why not; `waiting`: the host has been asked. `free`: a seat can be taken."""

    state: Literal["open", "password", "ask", "waiting", "refused", "shut", "sent-away"]
    free: bool


class Me(BaseModel):
    """Who I am here: my name, whether I have words to be recognised by, whether I may open tables."""

    name: str
    phrase: bool
    invited: bool


class Phrase(BaseModel):
    phrase: str


class Unreadable(BaseModel):
    """A stored table that cannot be opened here, and why: its game is not installed, or in another version."""

    room: str
    code: str
    reason: str


class Tables(BaseModel):
    tables: list[TableState]
    unreadable: list[Unreadable] = []


class Dice(BaseModel):
    seed_commitment: str
    over: bool
    seed: str | None = None
    holds: bool | None = None
    throws: int
    words: str


class Decision(BaseModel):
    """A decision: when (of the viewer's plies), whose, the chance after it in percent with its error, and its parts."""

    ply: int
    own: int  # the same moment as the seat that decides counts it
    seat: str
    win_probability: float
    error: float
    play: float
    luck: float
    chosen: str
    better: str
    reason: str  # what speaks for the better one, if that is to be seen
    better_win_probability: float
    click_path: list[str]


class SeatsWay(BaseModel):
    """A seat's way through the game, in percent."""

    name: str
    label: str
    colour: str
    first: float
    play: float
    others: float
    luck: float
    result: float
    adjusted: float


class Analysed(BaseModel):
    """Luck and play of a game; `worst` are places among the points.

    A game that takes too long is looked at in part: `points` are then some of its `decisions`, evenly spread.
    """

    together: bool
    seats: list[SeatsWay]
    points: list[Decision]
    worst: list[int]
    decisions: int
    partial: bool


class Share(BaseModel):
    """How far work is that takes a while."""

    percent: float


class Health(BaseModel):
    status: str
