"""Rows of the part `now` of positions and views: what the present step has to remember, each fact where it matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lapilli.core.domains import Counts, Domain, Each, ListOf, Mask, Maybe, OneOf, Whole
from lapilli.core.facts import Fact, Facts, Record, Row, Section
from lapilli.core.packed import refill
from lapilli.core.told import marked
from lapilli.games.nisyros.actions import AREA_WORDS, CARDS, DICE_NAMES, SPOT_WORDS, WAYS, ZONE_NAMES
from lapilli.games.nisyros.knowledge.knowledge import called, counted, gathered, seat_names
from lapilli.games.nisyros.position_rows import Told, counts_of, mask_of
from lapilli.games.nisyros.rules import building, calling
from lapilli.games.nisyros.rules.cards import Ask, dammed_zones, in_use
from lapilli.games.nisyros.rules.lava import flowing
from lapilli.games.nisyros.rules.moving import MOST_MOVES, MOST_SAILS
from lapilli.games.nisyros.rules.steps import (
    Building,
    Calling,
    CardUse,
    Dice,
    Eruptions,
    Events,
    Feeding,
    Flight,
    Flood,
    Flow,
    Gathering,
    Homing,
    Placing,
)
from lapilli.games.nisyros.state import COVERED, EMPTY, ISLAND, NO_REFUGE, Position

REASONS = {ISLAND: "", COVERED: "covered", EMPTY: "empty", NO_REFUGE: "no-refuge"}
QUOTAS = [f"{what} {zone}" for what in ("dams", "boats") for zone in ZONE_NAMES]
AREAS = list(AREA_WORDS)


ALWAYS = ("volcano", "gassed", "placed", "red", "sails", "ending")
OF_STEP: dict[type, tuple[str, ...]] = {  # what else there is to remember
    Placing: ("done",),
    Events: ("events", "card", "left", "pending"),
    Dice: ("picks",),
    Building: ("quota",),
    Calling: ("done", "called"),
    Gathering: ("done", "gathered"),
    Feeding: ("left",),
    Flow: ("pending",),
    Eruptions: ("eruptions",),
    Homing: ("done",),
}


class Now(Section[Position]):
    """Only what there is to remember is shown."""

    def read(self, state: Position) -> dict[str, object]:
        rows = self.facts.rows
        found: dict[str, object] = {}
        for key in (*ALWAYS, *OF_STEP.get(type(state.step), ()), *(("flood", "flight") if state.flood else ())):
            value = rows[key].read(state)
            if value:
                found[key] = value
        return found

    def write(self, state: Position, data: object, field: str) -> None:
        """What is not named is over: nothing flows, is built or erupts any more."""
        super().write(state, {"quota": {}, "called": {}, **data} if isinstance(data, Mapping) else data, field)


class CardNumber(Whole):
    """The number on a card, kept as its index."""

    def show(self, value: int) -> int:
        return int(value) + 1

    def take(self, data: object, field: str) -> int:
        return super().take(data, field) - 1


class InStep(Row[Position]):
    """A fact of the step under way, or of the card in use, if it is one that has it: other steps forget it."""

    def __init__(self, key: str, domain: Domain | Callable[[Position], Domain], holders: dict[type, str]) -> None:
        self.key, self.needed = key, False
        self.domain, self.holders = domain, holders

    def read(self, state: Position) -> object:
        for holder in _under_way(state):
            name = self.holders.get(type(holder))
            if name:
                return self._domain(state).show(getattr(holder, name))
        return None

    def write(self, state: Position, data: object, field: str) -> None:
        value = self._domain(state).take(data, field)
        for holder in _under_way(state):
            name = self.holders.get(type(holder))
            if name:
                setattr(holder, name, value)

    def _domain(self, state: Position) -> Domain:
        return self.domain if isinstance(self.domain, Domain) else self.domain(state)


def _under_way(state: Position) -> tuple[object, ...]:
    step = state.step
    return (step, step.use) if isinstance(step, Events) and step.use is not None else (step,)


class Picks(Row[Position]):
    """Dice picked for the brilliant plan, in that order."""

    key, needed, domain = "picks", False, ListOf(OneOf(DICE_NAMES), most=2)

    def read(self, state: Position) -> list[object]:
        step = state.step
        picked = (step.first, step.second) if isinstance(step, Dice) else ()
        return self.domain.show([die for die in picked if die >= 0])

    def write(self, state: Position, data: object, field: str) -> None:
        picks = self.domain.take(data, field)
        if isinstance(state.step, Dice):
            state.step.first, state.step.second = (*picks, -1, -1)[:2]


class Pending(Row[Position]):
    """The zones that still flow, or still lose a dam."""

    key, needed, domain = "pending", False, Mask(ZONE_NAMES)

    def read(self, state: Position) -> list[str]:
        step = state.step
        if isinstance(step, Flow):
            return self.domain.show(flowing(state))
        undam = isinstance(step, Events) and step.use is not None and step.use.asks == Ask.UNDAM
        return self.domain.show(dammed_zones(state) & ~in_use(state).spared) if undam else []

    def write(self, state: Position, data: object, field: str) -> None:
        others, step = ~self.domain.take(data, field), state.step
        if isinstance(step, Flow):
            step.flowed = others
        elif isinstance(step, Events) and step.use is not None:
            step.use.spared = others


class Quota(Row[Position]):
    """What may still be built in each zone."""

    key, needed, domain = "quota", False, Counts(QUOTAS, 99)

    def read(self, state: Position) -> dict[str, int]:
        step = state.step
        if not isinstance(step, Building):
            return {}
        left = [most - built for most, built in zip(step.most, step.built, strict=True)]
        return {word: count for word, count in zip(QUOTAS, left, strict=True) if count > 0}

    def write(self, state: Position, data: object, field: str) -> None:
        left, step = self.domain.take(data, field), state.step
        if isinstance(step, Building):
            building.reckon(state, step)
            refill(step.built, [max(0, most - count) for most, count in zip(step.most, left, strict=True)])


class Called(Row[Position]):
    """How many citizens were called to each theatre in this step."""

    key, needed, domain = "called", False, Counts(ZONE_NAMES, 99)

    def read(self, state: Position) -> dict[str, int]:
        return called(state)

    def write(self, state: Position, data: object, field: str) -> None:
        numbers = self.domain.take(data, field)
        if isinstance(state.step, Calling):
            refill(state.step.called, numbers)
            calling.reckon(state, state.step)


class Gathered(Row[Position]):
    """How many workers of each colour the drizzle has moved to each theatre."""

    key, needed, domain = "gathered", False, Each(ZONE_NAMES, Counts(ZONE_NAMES, 99), [0] * 4)

    def read(self, state: Position) -> dict[str, dict[str, int]]:
        return gathered(state)

    def write(self, state: Position, data: object, field: str) -> None:
        rows = self.domain.take(data, field)
        if isinstance(state.step, Gathering):
            refill(state.step.moved, [count for row in rows for count in row])


def _done(state: Position) -> list[str]:
    return marked(list(seat_names(state)), state.step.done)


def _finish(state: Position, seats: int) -> None:
    state.step.done = seats


def _show_way(state: Position, way: int) -> None:
    state.way = way


def _flooded(state: Position) -> str:
    return AREAS[state.flood.area] if state.flood else ""


def _flood(state: Position, area: int) -> None:
    state.flood = Flood(area)


def _flight(state: Position, flight: Flight) -> None:
    if state.flood is not None:
        state.flood.flight = flight


FLIGHT = Record(
    Facts(
        Fact("colour", OneOf(ZONE_NAMES)),
        Fact("from", OneOf(SPOT_WORDS), lambda flight: flight.start, lambda flight, at: setattr(flight, "start", at)),
        Fact("to", OneOf((*ZONE_NAMES, "boat"))),
    ),
    lambda: Flight(0, 0, 0),
)


NOW = Now(
    "now",
    Told("done", lambda state: mask_of(seat_names(state)), _done, _finish, needed=False),
    InStep("card", CardNumber(1, CARDS), {CardUse: "card"}),
    Told("volcano", OneOf(WAYS), lambda state: WAYS[state.way] if state.way >= 0 else "", _show_way, needed=False),
    Told("gassed", Mask(AREA_WORDS), lambda state: marked(AREAS, state.gassed), needed=False),
    Pending(),
    Picks(),
    Quota(),
    Told(
        "placed",
        lambda state: counts_of(seat_names(state), MOST_MOVES + int(state.terms.figures)),
        lambda state: counted(state, "placed", list(seat_names(state))),
        lambda state, moves: refill(state.placed, [*moves, *[0] * (4 - len(moves))]),
        needed=False,
    ),
    Called(),
    Gathered(),
    Told("flood", OneOf(AREA_WORDS), _flooded, _flood, needed=False),
    Told("ending", OneOf(tuple(REASONS.values())), lambda state: REASONS[state.ending], needed=False),
    InStep("events", lambda state: Whole(0, len(state.terms.red)), {Events: "left"}),
    InStep("left", Whole(0, 99), {Feeding: "left", CardUse: "left"}),
    InStep("eruptions", lambda state: Whole(0, int(state.terms.most)), {Eruptions: "left"}),
    Told("red", lambda state: Whole(0, len(state.terms.red)), lambda state: state.red, needed=False),
    Told("sails", Whole(0, MOST_SAILS), lambda state: state.sails, needed=False),
    Fact(
        "flight",
        Maybe(FLIGHT, None),
        lambda state: None if state.flood is None else state.flood.flight,
        _flight,
        needed=False,
    ),
    needed=False,
)
