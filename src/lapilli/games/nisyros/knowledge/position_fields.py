"""Fields of positions: read and checked, one row per field (`fields.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mypy_extensions import i64

from lapilli.core.domains import refuse
from lapilli.core.packed import refill, vec
from lapilli.core.position_fields import (
    READ_ONLY,
    ChosenOptions,
    Counts,
    Domain,
    Each,
    ListOf,
    Mask,
    Maybe,
    ObjectOf,
    OneOf,
    PositionEntry,
    PositionField,
    PositionFields,
    Section,
    Text,
    Whole,
    array,
    attribute,
    heap,
    rows,
)
from lapilli.games.nisyros.actions import CARDS as CARD_COUNT
from lapilli.games.nisyros.knowledge.knowledge import seat_names
from lapilli.games.nisyros.knowledge.view import (
    AIMS,
    AREAS,
    CARDS,
    DICE,
    GOODS,
    PLACES,
    QUOTAS,
    REASONS,
    SIDES,
    SPOTS,
    VOLCANO,
    WORKPLACES,
    ZONES,
)
from lapilli.games.nisyros.options import OPTIONS
from lapilli.games.nisyros.rules import building, calling
from lapilli.games.nisyros.rules.cards import QUESTIONS
from lapilli.games.nisyros.rules.moving import MOST_MOVES, MOST_SAILS
from lapilli.games.nisyros.rules.setup import place_coast
from lapilli.games.nisyros.rules.steps import (
    PHASES,
    STEPS_OF,
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
    Phase,
    step_of,
)
from lapilli.games.nisyros.state import Position

CHOSEN = ChosenOptions(OPTIONS)
SEATS = ("s1", "s2", "s3", "s4")
PHASE_WORDS = (*(name for name in PHASES if name != "card"), *QUESTIONS)
SLOPES = Each(ZONES, ListOf(Maybe(OneOf(GOODS)), length=4))


# -- domains that depend on the table --------------------------------------------------------------------------------


def rounds(state: Position) -> Domain[int]:
    """The number of a round, 0 during the set-up."""
    return Whole(0, int(state.parameters.rounds))


def seat(state: Position) -> Domain[int]:
    """A seat by its village."""
    return OneOf(seat_names(state))


def red_faces(state: Position) -> Domain[int]:
    """What the red die can show."""
    return Whole(0, len(state.parameters.red))


def goods(state: Position) -> Domain[list[int]]:
    """As much as the store holds."""
    return Counts(GOODS, int(state.parameters.store))


def boats(state: Position) -> Domain[list[int]]:
    """As many as there are."""
    return Counts(ZONES, int(state.parameters.boats))


def dams(state: Position) -> Domain[list[int]]:
    """As many as an area has spots."""
    return Counts(AREAS, max(state.parameters.spots))


def copies(state: Position) -> Domain[list[int]]:
    """As many as there are of any card."""
    parameters = state.parameters
    return Counts(CARDS, max(stars + plain for stars, plain in zip(parameters.stars, parameters.plain, strict=True)))


def moves(state: Position) -> Domain[list[int]]:
    """Workers that each seat has moved."""
    return Counts(seat_names(state), MOST_MOVES + int(state.parameters.figures))


class TurnedCards(Domain[int]):
    """Numbers of cards, kept as bits."""

    def __str__(self) -> str:
        return f"a list of different numbers from 1 to {CARD_COUNT}"

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, list | tuple):
            raise self.refuse(data, field)
        numbers = [Whole(1, CARD_COUNT).take(number, f"{field}[{index}]") for index, number in enumerate(data)]
        if len(set(numbers)) != len(numbers):
            raise self.refuse(data, field)
        return sum(1 << (number - 1) for number in numbers)


class CardNumber(Whole):
    """The number on a card, kept as its index."""

    def take(self, data: object, field: str) -> int:
        return super().take(data, field) - 1


# -- how what was read is stored -------------------------------------------------------------------------------------


def settle(state: Position, names: list[str]) -> None:
    colours, owner = [-1] * 4, [-1] * 4
    for seat, name in enumerate(names):
        if name == SEATS[seat]:
            continue
        if name not in ZONES or name in names[:seat]:
            raise refuse(f"seats[{seat}]", name, f"a village that no other seat has, or {SEATS[seat]}")
        colours[seat] = ZONES.index(name)
        owner[colours[seat]] = seat
    refill(state.colours, colours)
    refill(state.owner, owner)


def lay_coasts(state: Position, order: list[int]) -> None:
    if len(set(order)) != len(order):
        raise refuse("order", [ZONES[zone] for zone in order], "a list of different zones")
    for zone in order:
        place_coast(state, zone)


def begin_phase(state: Position, number: int) -> None:
    """What is going on, with the step that goes with it."""
    name = PHASE_WORDS[number]
    state.phase = Phase.CARD if name in QUESTIONS else PHASES.index(name)
    steps = STEPS_OF.get(state.phase, (0, 1))
    if state.at_step not in steps:
        raise refuse("step", int(state.at_step), f"{' or '.join(map(str, steps))} in the phase {name}")
    state.step = step_of(state.phase, state.at_step)
    if isinstance(state.step, Events) and name in QUESTIONS:
        state.step.use = CardUse(-1, QUESTIONS.index(name))


def note_moves(state: Position, moves: list[int]) -> None:
    """Of each seat, also of those that nobody has."""
    refill(state.placed, [*moves, *[0] * (4 - len(moves))])


# -- people and dice -------------------------------------------------------------------------------------------------


class People(PositionEntry[Position]):
    """The figures of each colour that has chosen its village."""

    key, needed = "people", True

    def write(self, state: Position, data: object, field: str) -> None:
        chosen = [ZONES[colour] for colour in state.colours if colour >= 0]
        if not isinstance(data, Mapping) or set(data) - set(chosen):
            raise refuse(field, data, f"a mapping from the villages in play: {', '.join(chosen)}")
        for name in chosen:
            if name not in data:
                raise refuse(f"{field}.{name}", None, "home, citizens, workers, idle, kos, hades", "it is missing")
            self.settle(state, ZONES.index(name), data[name], f"{field}.{name}")

    def settle(self, state: Position, colour: int, data: object, field: str) -> None:
        most = int(state.parameters.figures)
        crowd = Counts(ZONES, most), Counts(WORKPLACES, most)
        domains: dict[str, Domain] = {
            "home": OneOf(ZONES),
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


class ThrownDice(PositionEntry[Position]):
    """The action dice that have been thrown: their face, and where they lie."""

    key, needed = "dice", False
    face, at = OneOf(SIDES), OneOf(("hand", *PLACES), -1)

    def write(self, state: Position, data: object, field: str) -> None:
        allowed = f"a mapping from some of {', '.join(DICE)} to their face and where they lie (at)"
        if not isinstance(data, Mapping) or set(data) - set(DICE):
            raise refuse(field, data, allowed)
        for name, die in data.items():
            if not isinstance(die, Mapping) or set(die) - {"face", "at"} or "face" not in die:
                raise refuse(f"{field}.{name}", die, "a mapping with the keys face, at")
            index = DICE.index(name)
            state.faces[index] = self.face.take(die["face"], f"{field}.{name}.face")
            state.lies[index] = self.at.take(die.get("at", "hand"), f"{field}.{name}.at")


# -- what the present step has to remember ---------------------------------------------------------------------------


class Now(Section[Position]):
    """What is not named is over: nothing flows, is built or erupts any more."""

    def write(self, state: Position, data: object, field: str) -> None:
        super().write(state, {"quota": {}, "called": {}, **data} if isinstance(data, Mapping) else data, field)


class InStep(PositionEntry[Position]):
    """A fact of the step under way, or of the card in use, if it is one that has it: other steps forget it."""

    def __init__(self, key: str, domain: Domain | Callable[[Position], Domain], holders: dict[type, str]) -> None:
        self.key, self.needed = key, False
        self.domain, self.holders = domain, holders

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


class Picks(PositionEntry[Position]):
    """Dice picked for the brilliant plan, in that order."""

    key, needed, domain = "picks", False, ListOf(OneOf(DICE), most=2)

    def write(self, state: Position, data: object, field: str) -> None:
        picks = self.domain.take(data, field)
        if isinstance(state.step, Dice):
            state.step.first, state.step.second = (*picks, -1, -1)[:2]


class Pending(PositionEntry[Position]):
    """The zones that still flow, or still lose a dam."""

    key, needed, domain = "pending", False, Mask(ZONES)

    def write(self, state: Position, data: object, field: str) -> None:
        others, step = ~self.domain.take(data, field), state.step
        if isinstance(step, Flow):
            step.flowed = others
        elif isinstance(step, Events) and step.use is not None:
            step.use.spared = others


class Quota(PositionEntry[Position]):
    """What may still be built in each zone."""

    key, needed, domain = "quota", False, Counts(QUOTAS, 99)

    def write(self, state: Position, data: object, field: str) -> None:
        left, step = self.domain.take(data, field), state.step
        if isinstance(step, Building):
            building.set_limits(state, step)
            refill(step.built, [max(0, most - count) for most, count in zip(step.most, left, strict=True)])


class Called(PositionEntry[Position]):
    """How many citizens were called to each theatre in this step."""

    key, needed, domain = "called", False, Counts(ZONES, 99)

    def write(self, state: Position, data: object, field: str) -> None:
        numbers = self.domain.take(data, field)
        if isinstance(state.step, Calling):
            refill(state.step.called, numbers)
            calling.set_limits(state, state.step)


class Gathered(PositionEntry[Position]):
    """How many workers of each colour the drizzle has moved to each theatre."""

    key, needed, domain = "gathered", False, Each(ZONES, Counts(ZONES, 99), [0] * 4)

    def write(self, state: Position, data: object, field: str) -> None:
        rows = self.domain.take(data, field)
        if isinstance(state.step, Gathering):
            refill(state.step.moved, [count for row in rows for count in row])


def _finish(state: Position, seats: int) -> None:
    state.step.done = seats


def _flood(state: Position, area: int) -> None:
    state.flood = Flood(area)


def _flight(state: Position, flight: Flight) -> None:
    if state.flood is not None:
        state.flood.flight = flight


FLIGHT = ObjectOf(
    PositionFields(
        PositionField("colour", OneOf(ZONES)),
        PositionField("from", OneOf(SPOTS), write=attribute("start")),
        PositionField("to", OneOf(AIMS)),
    ),
    lambda: Flight(0, 0, 0),
)
NOW = Now(
    "now",
    PositionField("done", lambda state: Mask(seat_names(state)), write=_finish, needed=False),
    InStep("card", CardNumber(1, int(CARD_COUNT)), {CardUse: "card"}),
    # generated: COURSE.facts now (fields.py)
    PositionField("volcano", OneOf(VOLCANO), write=attribute("way"), needed=False),
    PositionField("gassed", Mask(AREAS), needed=False),
    PositionField("red", red_faces, needed=False),
    PositionField("sails", Whole(0, MOST_SAILS), needed=False),
    PositionField("ending", OneOf(REASONS), needed=False),
    # generated: end
    # generated: ISLAND.facts now (fields.py)
    PositionField("placed", moves, write=note_moves, needed=False),
    # generated: end
    Pending(),
    Picks(),
    Quota(),
    Called(),
    Gathered(),
    PositionField("flood", OneOf(AREAS), write=_flood, needed=False),
    InStep("events", red_faces, {Events: "left"}),
    InStep("left", Whole(0, 99), {Feeding: "left", CardUse: "left"}),
    InStep("eruptions", lambda state: Whole(0, int(state.parameters.most)), {Eruptions: "left"}),
    PositionField("flight", Maybe(FLIGHT, None), write=_flight, needed=False),
    needed=False,
)
POSITION_FIELDS: PositionFields[Position] = PositionFields(
    PositionField("options", CHOSEN, write=READ_ONLY, needed=False),
    PositionField("seats", ListOf(Text()), write=settle),
    # generated: ISLAND.facts - (fields.py)
    PositionField("order", ListOf(OneOf(ZONES), most=4), write=lay_coasts),
    PositionField("layout", SLOPES, write=rows("tiles")),
    PositionField("stock", goods, write=array("stock")),
    PositionField("lava", Counts(ZONES, 5), write=array("lava"), needed=False),
    PositionField("boats", boats, write=array("boats"), needed=False),
    PositionField("dams", dams, write=array("dams"), needed=False),
    # generated: end
    # generated: COURSE.facts - (fields.py)
    PositionField("round", rounds),
    PositionField("step", Whole(0, 10), write=attribute("at_step")),
    PositionField("active", seat),
    PositionField("phase", OneOf(PHASE_WORDS), write=begin_phase),
    PositionField("bonus", Mask(ZONES), needed=False),
    # generated: end
    People(),
    Section(
        "cards",
        # generated: ISLAND.facts cards (fields.py)
        PositionField("stars", copies, write=heap("stars"), needed=False),
        PositionField("deck", copies, write=heap("deck"), needed=False),
        PositionField("discard", copies, write=array("discard"), needed=False),
        PositionField("waiting", copies, write=array("waiting"), needed=False),
        # generated: end
        # generated: COURSE.facts cards (fields.py)
        PositionField("turned", TurnedCards(), needed=False),
        # generated: end
    ),
    ThrownDice(),
    NOW,
)
