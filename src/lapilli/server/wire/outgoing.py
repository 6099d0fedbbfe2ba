"""Messages that the server sends over the live socket: one type per message (docs/reference/protocol.md).

Types cost nothing to send: mypy holds the code to them, and the tests let pydantic check every message they receive.
"""

from __future__ import annotations

from typing import Literal, NotRequired  # pydantic reads TypedDicts of `typing` from Python 3.12 on

from typing_extensions import TypeAliasType, TypedDict

from lapilli.core.presentation import Shape
from lapilli.server.wire.door import DoorWords
from lapilli.server.wire.ending import ChartLine, ResultWords, Turning

Tree = TypeAliasType("Tree", "str | list[Tree]")  # as in core/data.py, in the form that pydantic reads


class SeatWords(TypedDict):
    """A seat on the rail."""

    name: str
    label: str
    colour: str
    letter: str
    who: str  # person, bot, or link: nobody yet
    person: str
    mine: bool
    away: bool
    connected: bool
    bot: str | None
    acting: bool
    awaited: bool
    muted: bool


class MenuEntry(TypedDict):
    """An action on offer."""

    text: str
    label: str
    note: str  # what it brings, where its name tells a newcomer little
    click_path: list[str]
    rule: str
    confirm: bool
    question: str
    reply: bool  # it answers a question that was put to this seat
    talk: bool  # it only says something
    many: int
    grace: bool  # with other people at the table it is sent a moment later, and can be taken back until then
    declines: bool  # it does nothing, or nothing more: never the main button while there is something else to do
    warning: str  # of the coach, before a choice that beginners regret
    better: NotRequired[str]  # the action that the coach advises instead,
    better_label: NotRequired[str]  # and the words of its button
    weight: NotRequired[float]  # where real dice are typed in


class Stage(TypedDict):
    """A step of a turn."""

    label: str
    now: bool


class LogLine(TypedDict):
    ply: int
    text: str
    things: list[str]
    by: str
    round: int | None
    heading: str  # what the game calls that round
    turn: str | None
    at: float
    talk: bool
    about: str


Takeback = TypedDict("Takeback", {"id": int, "from": str, "ply": int, "mine": bool, "waiting": list[str]})


class AutoPass(TypedDict):
    phase: str
    label: str
    yes: bool


class Link(TypedDict):
    seat: str
    url: str


class OptionWords(TypedDict):
    label: str
    value: str


class Things(TypedDict):
    """What can be pointed at in talk."""

    points: dict[str, str]
    names: dict[str, str]


ChatLine = TypedDict("ChatLine", {"from": str, "seat": str, "text": str, "things": dict[str, str], "at": float})


class Drawn(TypedDict):
    """The board and its words."""

    phase: str
    prompt: str
    stages: list[Stage]
    goal: str
    help: str
    rules: list[str]
    picture: list[Tree]
    shape: Shape
    description: str


class LessonWords(TypedDict):
    """What a lesson says, at the thing it speaks of."""

    say: str
    spot: list[str]
    acts: bool
    right: list[str]  # the actions that are right now: what they are clicked by is not dimmed
    answered: bool
    over: bool
    step: int
    steps: int
    rules: list[str]


class Frame(TypedDict):
    """The whole picture."""

    type: Literal["frame"]
    phase: str
    prompt: str
    stages: list[Stage]
    goal: str
    help: str
    rules: list[str]
    picture: NotRequired[list[Tree]]  # the board as a tree of parts,
    svg: NotRequired[str]  # or in one piece
    shape: Shape
    description: str
    chat_open: bool
    chat_rule: str | None
    phrases: bool  # the game has phrases of its own
    version: NotRequired[int]
    ply: int
    kind: NotRequired[str]
    by: NotRequired[str | None]
    game: str
    title: str
    seed_commitment: str
    dice: str  # server or typed
    you: list[str]
    seat: str | None
    spectator: bool
    host: bool
    may_act: list[str]
    seats: list[SeatWords]
    asks: str | None
    menu: list[MenuEntry]
    names: dict[str, str]
    log: list[LogLine]
    log_from: int
    highlights: list[str]
    undo: bool
    last: int | None
    takeback: Takeback | None
    alone: bool
    practice: bool  # a table to try something at: everything is taken back without a question
    taken_back: int
    handover: str | None
    chat: NotRequired[list[ChatLine]]  # in full frames, as the next two
    option_words: NotRequired[list[OptionWords]]
    things: NotRequired[Things]
    over: bool
    result: ResultWords | None
    chart: list[ChartLine]
    turning_point: Turning | None
    clock: dict[str, float] | None
    auto_pass: list[AutoPass]
    links: list[Link]
    door: DoorWords | None  # for the host
    waiting: bool  # nothing is played until all are here
    paused: bool  # nor until one of the people whose time is up comes back
    rematch: str | None
    lesson: NotRequired[LessonWords]  # in the last frame of an answer in a lesson


class Replay(Frame):
    """A frame of a moment that somebody leafs to."""

    plies: int
    viewers: list[dict[str, str]]
    rounds: list[int]  # the plies at which a round, or where there are none a turn, begins


class Reason(TypedDict):
    """Why something was refused; `code` is stable, `reason` is in the person's language."""

    code: str
    reason: str
    rule: NotRequired[str]
    nearest: NotRequired[list[str]]
    line: NotRequired[int]


class Error(Reason):
    type: Literal["error"]
    id: NotRequired[str]  # of the message that it answers


Chat = TypedDict(
    "Chat",
    {
        "type": Literal["chat"],
        "version": int,
        "from": str,
        "seat": str,
        "text": str,
        "things": dict[str, str],
        "at": float,
    },
)


class Presence(TypedDict):
    type: Literal["presence"]
    seats: list[SeatWords]
    paused: bool


class Hint(TypedDict):
    type: Literal["hint"]
    id: str | None  # of the message that it answers
    seat: str
    ply: int
    text: str
    label: str
    click_path: list[str]
    words: str  # what to do and why
    figures: str  # behind it, for those who ask


class WinProbability(TypedDict):
    """How likely all win together from here, as one's own seat knows it."""

    type: Literal["win_probability"]
    ply: int
    percent: int | None  # None: this game cannot say


class What(TypedDict):
    """What a drawn thing is."""

    type: Literal["what"]
    thing: str
    name: str
    words: str
    now: str
    rule: str


class Why(TypedDict):
    type: Literal["why"]
    reason: str
    rule: str


class Step(TypedDict):
    type: Literal["step"]
    click_path: list[str]
    words: str
    barred: str


class Pong(TypedDict):
    type: Literal["pong"]
    version: int


class Played(TypedDict):
    type: Literal["played"]
    id: str
    version: int


class GivenLink(TypedDict):
    """The link that gives away the seat I had."""

    type: Literal["link"]
    seat: str
    url: str


Packed = dict[str, object]  # a frame in parts: what is new of it, picture and menu as numbers of parts
Answer = Error | Hint | WinProbability | What | Why | Step | Pong | Played | GivenLink
Outgoing = Frame | Chat | Presence | Answer
