"""What is allowed in a position of Fuji: cells of the map, figures, faces, claims, options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lapilli.core.position_fields import (
    Domain,
    Each,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    OneOf,
    PositionField,
    PositionFields,
    Value,
    Whole,
)
from lapilli.games.fuji.actions import (
    CARD_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    DICE,
    FIGURE_NAMES,
    INJURY_NAMES,
    SKILL_NAMES,
    SPACE,
    TERRAIN_NAMES,
    TOPIC_NAMES,
)
from lapilli.games.fuji.knowledge.view_types import ClaimView
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.names import NONE
from lapilli.games.fuji.rules.phrases import addressed_figure, is_phrase
from lapilli.games.fuji.rules.steps import Comparison
from lapilli.games.fuji.state import Open

dice, cards = Mask(DICE), Mask(CARD_NAMES)
figure_name, hand = OneOf(FIGURE_NAMES), Whole(-1, 3)


class PerSeat(Domain[int]):
    """Small numbers of the seats, packed into one."""

    def __init__(self, seats: int, width: int) -> None:
        self.seats, self.width, self.number = seats, width, Whole(0, (1 << width) - 1)

    def __str__(self) -> str:
        return f"a list with {self.seats} entries, each {self.number}"

    def take(self, data: object, field: str) -> int:
        numbers = ListOf(self.number, self.seats).take(data, field)
        return sum(number << self.width * seat for seat, number in enumerate(numbers))


@lru_cache(64)
def cells_of(names: tuple[int, ...]) -> Domain[int]:
    return Mask([CELL_NAMES[cell] for cell in names])


def cells(state: Open) -> Domain[int]:
    """Cells of the map that lies on the table."""
    return cells_of(tuple(state.map.cells))


def cell(state: Open) -> Domain:
    """A cell, or null."""
    return Maybe(OneOf([CELL_NAMES[cell] for cell in state.map.cells]))


FIGURE: PositionFields[Figure] = PositionFields(
    # generated: FIGURE.facts - needed (fields.py)
    PositionField("character", Maybe(OneOf(CHARACTER_NAMES))),
    PositionField("skill", Maybe(OneOf(SKILL_NAMES))),
    PositionField("owned", Mask(DICE)),
    PositionField("dice", Mask(DICE)),
    PositionField("cards", Mask(CARD_NAMES)),
    PositionField("tapped", Mask(CARD_NAMES)),
    PositionField("fresh", Mask(CARD_NAMES)),
    PositionField("injuries", Mask(INJURY_NAMES)),
    PositionField("aided", Flag()),
    PositionField("radio", Flag()),
    PositionField("stamina", Whole(0, 60)),
    PositionField("bars", Whole(0, 9)),
    PositionField("rerolls", Whole(0, 9)),
    PositionField("flares", Whole(0, 9)),
    PositionField("bonus", Whole(0, 9)),
    # generated: end
)


class OneFigure(Domain[Figure]):
    """A figure; its name and its cells stand beside the facts that need no map."""

    def __init__(self, state: Open, index: int) -> None:
        self.cell, self.index, self.place = cell(state), index, [CELL_NAMES[one] for one in state.map.cells]

    def __str__(self) -> str:
        return f"a mapping with the keys name, cell, marker, {', '.join(FIGURE.rows)}"

    def take(self, data: object, field: str) -> Figure:
        if not isinstance(data, dict) or {"name", "cell", "marker"} - set(data):
            raise self.refuse(data, field)
        Value(FIGURE_NAMES[self.index]).take(data["name"], f"{field}.name")
        made = Figure(0)
        made.cell = self.cell.take(data["cell"], f"{field}.cell")
        made.marker = self.cell.take(data["marker"], f"{field}.marker")
        FIGURE.write(made, {key: entry for key, entry in data.items() if key not in ("name", "cell", "marker")}, field)
        return made


class Figures(Domain[list[Figure]]):
    """One entry per figure."""

    def __init__(self, state: Open) -> None:
        self.figures = [OneFigure(state, index) for index in range(state.count)]

    def __str__(self) -> str:
        return f"a list with {len(self.figures)} entries, one per figure"

    def take(self, data: object, field: str) -> list[Figure]:
        if not isinstance(data, list) or len(data) != len(self.figures):
            raise self.refuse(data, field)
        return [
            one.take(entry, f"{field}[{place}]")
            for place, (one, entry) in enumerate(zip(self.figures, data, strict=True))
        ]


class Claims(Domain[list[int]]):
    """F-13.17 Dice phrases of the round, and what they say."""

    ROWS: PositionFields[Claim] = PositionFields(
        PositionField("hand", hand),
        PositionField("text", Maybe(Notation(SPACE))),
        PositionField("requirement", Whole(-1, 36)),
        PositionField("dice", dice),
        PositionField("least", Whole(0, 1000)),
        PositionField("most", Whole(-1, 1000)),
        PositionField("stale", Whole(0, 2)),
    )

    def __str__(self) -> str:
        return f"a list of mappings with the keys {', '.join(self.ROWS.rows)}"

    def take(self, data: object, field: str) -> list[int]:
        if not isinstance(data, list):
            raise self.refuse(data, field)
        found: list[int] = []
        for place, entry in enumerate(data):
            claim = Claim()
            self.ROWS.write(claim, entry, f"{field}[{place}]")
            found += [getattr(claim, key) for key in self.ROWS.rows]
        return found


class Addressed(Domain[list[int]]):
    """F-13.15 Phrases that were said to one seat in this round, and their answers."""

    def __init__(self, state: Open) -> None:
        self.count = state.count
        self.rows: PositionFields[Address] = PositionFields(
            PositionField("seat", Whole(0, state.seats - 1)),
            PositionField("text", Notation(SPACE)),
            PositionField("answer", Maybe(Notation(SPACE))),
        )

    def __str__(self) -> str:
        return "a list of mappings with the keys seat, text, answer; each text is said to another figure"

    def take(self, data: object, field: str) -> list[int]:
        if not isinstance(data, list):
            raise self.refuse(data, field)
        found: list[int] = []
        for place, entry in enumerate(data):
            one = Address()
            self.rows.write(one, entry, f"{field}[{place}]")
            figure = addressed_figure(one.text)
            if figure in (NONE, one.seat) or figure >= self.count or not (one.answer == NONE or is_phrase(one.answer)):
                raise self.refuse(entry, f"{field}[{place}]")
            found += [one.seat, one.text, one.answer]
        return found


class Address:
    """The numbers of one such phrase, by name."""

    seat = text = answer = 0


class Claim:
    """The numbers of one claim, by name."""

    hand = text = requirement = dice = least = most = stale = 0


def show_claim(row: Sequence[int]) -> ClaimView:
    text, lying = claim_words(row[1], row[3])
    return {
        "hand": row[0],
        "text": text,
        "requirement": row[2],
        "dice": list(lying),
        "least": row[4],
        "most": row[5],
        "stale": row[6],
    }


@lru_cache(10_000)
def claim_words(action: int, lying: int) -> tuple[str | None, tuple[str, ...]]:
    """Notation and dice of a claim; a round has dozens, and every view repeats them."""
    return (SPACE.text(action) if action >= 0 else None), tuple(dice.show(lying))


def terrain(state: Open) -> Domain:
    names = [CELL_NAMES[cell] for cell in state.map.cells] if len(state.terrain) else []
    return Each(names, OneOf(TERRAIN_NAMES), -1)


class Faces(Domain[list[list[int]]]):
    """Every die in play."""

    def __init__(self, state: Open) -> None:
        self.names = [name for die, name in enumerate(DICE) if in_play(state, die)]
        self.ranges = Whole(0, 6), Whole(0, 31), Whole(0, (1 << 15) - 1)

    def __str__(self) -> str:
        return "a mapping from each die in play to [face, viewers, memories]"

    def take(self, data: object, field: str) -> list[list[int]]:
        found = Each(self.names, ListOf(Whole(0, (1 << 15) - 1), 3)).take(data, field)
        lying = [[0, 0, 0] for _ in DICE]
        for name, entry in zip(self.names, found, strict=True):
            lying[DICE.index(name)] = [
                domain.take(number, f"{field}.{name}[{place}]")
                for place, (domain, number) in enumerate(zip(self.ranges, entry, strict=True))
            ]
        return lying


def in_play(state: Open, die: int) -> bool:
    """Is the die on the table at all?"""
    if die >= 24:
        return state.dummy
    return die // 6 < state.count and bool(state.figures[die // 6].owned >> die & 1)


class Compared(Domain[Comparison]):
    """The last comparison; it is never changed, so it is made whole."""

    def __init__(self, state: Open) -> None:
        self.cell = OneOf([CELL_NAMES[cell] for cell in state.map.cells])

    def __str__(self) -> str:
        return "a mapping with the keys figure, cell, own, best"

    def take(self, data: object, field: str) -> Comparison:
        if not isinstance(data, dict) or set(data) != {"figure", "cell", "own", "best"}:
            raise self.refuse(data, field)
        numbers = (Whole(0, 999).take(data[key], f"{field}.{key}") for key in ("own", "best"))
        figure = figure_name.take(data["figure"], f"{field}.figure")
        return Comparison(figure, self.cell.take(data["cell"], f"{field}.cell"), *numbers)


class Said(Domain[list[int]]):
    """F-13.11, F-13.13 What a seat has said, by sort of phrase; the words of a sort are those of its topics."""

    def __init__(self, state: Open) -> None:
        topics = Mask([*TOPIC_NAMES, *(CELL_NAMES[cell] for cell in state.map.cells)])
        gifts = Mask([f"{card} {figure}" for card in CARD_NAMES for figure in FIGURE_NAMES])
        short, asked = Mask(SHORT), Mask([*SHORT[:3], *(f"bar {figure}" for figure in FIGURE_NAMES)])
        sorts: list[tuple[str, Mask]] = [(f"{word}{third}", topics) for third in ("", " of p3") for word in STRENGTHS]
        sorts += [(f"{word} {figure}", topics) for word in ("safe", "danger") for figure in FIGURE_NAMES]
        sorts += [("will go", topics), ("will keep", topics), ("will drop", topics), ("will use", cards)]
        sorts += [("answers", short)]
        for verb, domain in (("go", topics), ("not", topics), ("keep", topics), ("drop", topics)):
            sorts += [(f"please {figure} {verb}", domain) for figure in FIGURE_NAMES]
        sorts += [(f"please {figure} {verb}", cards) for verb in ("use", "spare") for figure in FIGURE_NAMES]
        sorts += [(f"please {figure} give", gifts) for figure in FIGURE_NAMES]
        sorts += [(f"please {figure}", asked) for figure in FIGURE_NAMES]
        sorts += [(f"ask {figure}", topics) for figure in FIGURE_NAMES]
        self.sorts = dict(sorts)

    def __str__(self) -> str:
        return f"a mapping from some of {', '.join(self.sorts)} to lists of words"

    def take(self, data: object, field: str) -> list[int]:
        if not isinstance(data, dict) or set(data) - set(self.sorts):
            raise self.refuse(data, field)
        return [domain.take(data.get(sort, []), f"{field}.{sort}") for sort, domain in self.sorts.items()]


def said_words(state: Open, said: list[int]) -> list[dict[str, object]]:
    """What each seat has said, as words."""
    sorts = Said(state).sorts
    rows = [said[seat * len(sorts) : (seat + 1) * len(sorts)] for seat in range(state.seats)]
    return [
        {sort: domain.show(mask) for (sort, domain), mask in zip(sorts.items(), row, strict=True) if mask}
        for row in rows
    ]


STRENGTHS = ("great", "good", "poor", "awful")
SHORT = ("stay", "first", "last", *SPACE.domains["answer"])
