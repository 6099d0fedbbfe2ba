"""Rows of positions and views that are more than one number: pieces, cards, people and dice, out, in and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar

from mypy_extensions import i64

from lapilli.core.bag import Bag
from lapilli.core.domains import Counts, Domain, Mask, OneOf, Whole, refuse
from lapilli.core.facts import Fact, Row
from lapilli.core.packed import refill, vec
from lapilli.games.nisyros.actions import CARD_NUMBERS, CARDS, DICE_NAMES, FACES, RESOURCES, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.knowledge.knowledge import counted, folk
from lapilli.games.nisyros.rules.terms import Terms
from lapilli.games.nisyros.state import STONE, WHEAT, WOOD, Position

T = TypeVar("T")
SEATS = ("s1", "s2", "s3", "s4")
LIES = (*WORKPLACE_WORDS, "step 9", "unused")


def most_copies(terms: Terms) -> int:
    """Of any card."""
    return max(stars + plain for stars, plain in zip(terms.stars, terms.plain, strict=True))


counts_of = cache(Counts)  # the same few domains over and over
mask_of = cache(Mask)
one_of = cache(OneOf)


class Told(Fact[Position]):
    """A fact that is told straight from the island; its domain is for reading it in."""

    def __init__(
        self,
        key: str,
        domain: Domain[T] | Callable[[Position], Domain[T]],
        told: Callable[[Position], object],
        write: Callable[[Position, T], None] | None = None,
        *,
        needed: bool = True,
    ) -> None:
        super().__init__(key, domain, told, write, needed=needed)
        self.told = told

    def read(self, state: Position) -> object:
        return self.told(state)


class Tally(Row[Position]):
    """Counts without the zeros; how many there may be of each may depend on the table."""

    def __init__(
        self, key: str, words: Sequence[str], most: Callable[[Terms], int], of: Callable[[Position], vec[i64]]
    ) -> None:
        self.key, self.needed = key, False
        self.words, self.most, self.of = tuple(words), most, of
        self.listed = list(words)

    def read(self, state: Position) -> dict[str, int]:
        return counted(state, self.key, self.listed)

    def write(self, state: Position, data: object, field: str) -> None:
        refill(self.of(state), counts_of(self.words, self.most(state.terms)).take(data, field))


class Pile(Tally):
    """Counts of the cards in a bag."""

    def __init__(self, key: str, bag: Callable[[Position], Bag]) -> None:
        super().__init__(key, CARD_NUMBERS, most_copies, lambda state: bag(state).counts)
        self.bag = bag

    def write(self, state: Position, data: object, field: str) -> None:
        self.bag(state).fill(counts_of(self.words, self.most(state.terms)).take(data, field))


class People(Row[Position]):
    """The figures of each colour that has chosen its village."""

    key, needed = "people", True

    def read(self, state: Position) -> dict[str, object]:
        return {ZONE_NAMES[colour]: folk(state, colour) for colour in state.colours if colour >= 0}

    def write(self, state: Position, data: object, field: str) -> None:
        chosen = [ZONE_NAMES[colour] for colour in state.colours if colour >= 0]
        if not isinstance(data, Mapping) or set(data) - set(chosen):
            raise refuse(field, data, f"a mapping from the villages in play: {', '.join(chosen)}")
        for name in chosen:
            if name not in data:
                raise refuse(f"{field}.{name}", None, "home, citizens, workers, idle, kos, hades", "it is missing")
            self.settle(state, ZONE_NAMES.index(name), data[name], f"{field}.{name}")

    def settle(self, state: Position, colour: int, data: object, field: str) -> None:
        most = int(state.terms.figures)
        crowd = counts_of(ZONE_NAMES, most), counts_of(WORKPLACE_WORDS, most)
        domains: dict[str, Domain] = {
            "home": one_of(ZONE_NAMES),
            "citizens": crowd[0],
            "workers": crowd[1],
            "idle": crowd[1],
            "kos": Whole(0, most),
            "hades": Whole(0, most),
        }
        if not isinstance(data, Mapping):
            raise refuse(field, data, f"a mapping with the keys {', '.join(domains)}")
        for key, value in data.items():
            if key not in domains:
                raise refuse(f"{field}.{key}", None, f"one of {', '.join(domains)}", "there is no such field")
            taken = domains[key].take(value, f"{field}.{key}")
            numbers: vec[i64] = getattr(state, key)
            row = taken if isinstance(taken, list) else [taken]
            for index, number in enumerate(row):
                numbers[len(row) * colour + index] = number
        if "home" not in data:
            state.home[colour] = colour


class ThrownDice(Row[Position]):
    """The action dice that have been thrown: their face, and where they lie."""

    key, needed = "dice", False
    face, at = OneOf(FACES), OneOf(("hand", *LIES), -1)

    def read(self, state: Position) -> dict[str, dict[str, str]]:
        return {
            die: {
                "face": FACES[state.faces[index]],
                "at": LIES[state.lies[index]] if state.lies[index] >= 0 else "hand",
            }
            for index, die in enumerate(DICE_NAMES)
            if state.faces[index] >= 0
        }

    def write(self, state: Position, data: object, field: str) -> None:
        allowed = f"a mapping from some of {', '.join(DICE_NAMES)} to their face and where they lie (at)"
        if not isinstance(data, Mapping) or set(data) - set(DICE_NAMES):
            raise refuse(field, data, allowed)
        for name, die in data.items():
            if not isinstance(die, Mapping) or set(die) - {"face", "at"} or "face" not in die:
                raise refuse(f"{field}.{name}", die, "a mapping with the keys face, at")
            index = DICE_NAMES.index(name)
            state.faces[index] = self.face.take(die["face"], f"{field}.{name}.face")
            state.lies[index] = self.at.take(die.get("at", "hand"), f"{field}.{name}.at")


class Stock(Tally):
    """N-14.6 The shared goods; what there is none of is shown too."""

    def __init__(self) -> None:
        super().__init__("stock", RESOURCES, lambda terms: int(terms.store), lambda state: state.stock)
        self.needed = True

    def read(self, state: Position) -> dict[str, int]:
        stock = state.stock
        return {"stone": stock[STONE], "wood": stock[WOOD], "wheat": stock[WHEAT]}


class TurnedCards(Domain[int]):
    """Numbers of cards, kept as bits."""

    def __str__(self) -> str:
        return f"a list of different numbers from 1 to {CARDS}"

    def show(self, value: int) -> list[int]:
        return [number for number in range(1, CARDS + 1) if int(value) >> (number - 1) & 1]

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, list | tuple):
            raise self.refuse(data, field)
        numbers = [Whole(1, CARDS).take(number, f"{field}[{index}]") for index, number in enumerate(data)]
        if len(set(numbers)) != len(numbers):
            raise self.refuse(data, field)
        return sum(1 << (number - 1) for number in numbers)
