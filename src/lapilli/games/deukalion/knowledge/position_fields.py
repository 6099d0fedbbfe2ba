"""Fields of positions: read and checked, one row per field (`fields.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lapilli.core.errors import PositionError
from lapilli.core.packed import refill
from lapilli.core.position_fields import (
    READ_ONLY,
    ChosenOptions,
    Counts,
    Domain,
    Each,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    ObjectOf,
    OneOf,
    PositionEntry,
    PositionField,
    PositionFields,
    Section,
    Value,
    Whole,
    array,
    rows,
)
from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.knowledge.view import (
    CARD_LIST,
    CITY_LIST,
    COLOUR_LIST,
    FIELD_LIST,
    HERO_LIST,
    HOLLOW_LIST,
    KINDS,
    PHASES,
    PLACES,
    SAILINGS,
    SETTLEMENT_LIST,
    TASK_LIST,
)
from lapilli.games.deukalion.options import OPTIONS
from lapilli.games.deukalion.rules import reveal, setup, tasks
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, Draw, Fight, Phase, Reveal, Side, Step, no_fight
from lapilli.games.deukalion.state import Hero

CHOSEN = ChosenOptions(OPTIONS)
STAGES = PHASES[Phase.MUSTER :]
CARDS = Counts(CARD_LIST, 30)
CITIES = Each(CITY_LIST, Counts(COLOUR_LIST, 15, listed=True))


# -- domains that depend on the table --------------------------------------------------------------------------------


def seat(state: GameState) -> Domain[int]:
    """A seat at the table."""
    return OneOf(HERO_LIST[: state.seats])


def maybe_seat(state: GameState) -> Domain:
    """A seat, or null."""
    return Maybe(seat(state))


def seats(state: GameState) -> Domain[int]:
    """Some of the seats."""
    return Mask(HERO_LIST[: state.seats])


def open_tasks(state: GameState) -> Domain:
    """As many as lie open at this table."""
    return ListOf(Maybe(OneOf(TASK_LIST)), len(state.open_tasks))


def holders(state: GameState) -> Domain:
    """Who holds each settlement; those left out are empty."""
    return Holders(SETTLEMENT_LIST, maybe_seat(state))


class Holders(Each[int]):
    """Who holds each settlement; those left out are empty."""

    def take(self, data: object, field: str) -> list[int]:
        return super().take({**dict.fromkeys(self.words), **data} if isinstance(data, Mapping) else data, field)


class Due(Domain[int]):
    """What a seat has to hand over, kept as one number."""

    def __str__(self) -> str:
        return f"a list of a seat and `card` or one of {', '.join(COLOUR_LIST)}"

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, list | tuple) or len(data) != 2 or data[0] not in HERO_LIST:
            raise self.refuse(data, field)
        if data[1] not in (*COLOUR_LIST, "card"):
            raise self.refuse(data, field)
        what = int(CARD_DUE) if data[1] == "card" else COLOUR_LIST.index(data[1])
        return HERO_LIST.index(data[0]) * int(DUE_RADIX) + what


# -- seats ---------------------------------------------------------------------------------------------------------


class Berth:
    """One seat of a state: what lies before it, and what it holds."""

    def __init__(self, state: GameState, seat: int) -> None:
        self.state, self.seat = state, seat

    @property
    def hero(self) -> Hero:
        return self.state.heroes[self.seat]

    def hide(self, task: int) -> None:
        self.state.secrets[self.seat] = task
        self.hero.has_secret = task >= 0

    def hold(self, cards: list[int]) -> None:
        hands, first = self.state.hands, self.seat * len(CARD_LIST)
        for card, number in enumerate(cards):
            hands[first + card] = number
        self.hero.cards = sum(cards)

    @property
    def hand(self) -> list[int]:
        return [int(self.state.held(self.seat, card)) for card in range(len(CARD_LIST))]


def of_hero(key: str, domain: Domain | Callable[[Berth], Domain]) -> PositionField[Berth]:
    """A fact of the seat as everybody sees it."""
    return PositionField(key, domain, write=lambda one, to: setattr(one.hero, key, to), needed=False)


def crew(one: Berth) -> Domain[int]:
    """A number of soldiers."""
    return Whole(0, int(one.state.parameters.soldiers))


HERO: PositionFields[Berth] = PositionFields(
    # generated: HERO.facts - of_hero (fields.py)
    of_hero("ship", Maybe(OneOf(FIELD_LIST))),
    of_hero("aboard", crew),
    of_hero("below", crew),
    of_hero("points", Whole(0, 99)),
    of_hero("tasks", Mask(TASK_LIST)),
    of_hero("pegasus", Whole(0, 30)),
    of_hero("hades", Whole(0, 30)),
    of_hero("fleece", Whole(0, 30)),
    # generated: end
    PositionField(
        "cargo",
        Counts(COLOUR_LIST, 15, listed=True),
        write=lambda one, counts: refill(one.hero.cargo, counts),
        needed=False,
    ),
    PositionField("secret", Maybe(OneOf(TASK_LIST)), write=Berth.hide, needed=False),
    PositionField("hand", Counts(CARD_LIST, 30, listed=True), write=Berth.hold, needed=False),
)


class Heroes(PositionEntry[GameState]):
    """Every seat by name, with its facts."""

    key, needed = "heroes", True

    def write(self, state: GameState, data: object, field: str) -> None:
        Each(HERO_LIST[: state.seats], ObjectOf(HERO, lambda: _trial(state))).take(data, field)  # all there, all sound
        assert isinstance(data, Mapping)
        for seat in range(state.seats):
            HERO.write(Berth(state, seat), data[HERO_LIST[seat]], f"{field}.{HERO_LIST[seat]}")


def _trial(state: GameState) -> Berth:
    """A berth of its own to try data on."""
    trial = GameState(state.seats, state.parameters)
    setup.lay_out(trial)
    return Berth(trial, 0)


# -- what has to be settled first ------------------------------------------------------------------------------------

SIDE: PositionFields[Side] = PositionFields(
    # generated: SIDE.facts - needed (fields.py)
    PositionField("seat", OneOf(HERO_LIST)),
    PositionField("fallen", Whole(0, 10)),
    PositionField("firm", Whole(0, 10)),
    PositionField("leaning", Whole(0, 10)),
    PositionField("shields", Whole(0, 30)),
    # generated: end
)


def _sides(fight: Fight, sides: list[Side]) -> None:
    fight.thrower = sides[0]
    fight.defender = sides[1] if len(sides) > 1 else Side(-1)


FIGHT: PositionFields[Fight] = PositionFields(
    # generated: FIGHT.facts - (fields.py)
    PositionField("kind", OneOf(KINDS)),
    PositionField("stage", OneOf(STAGES, int(Phase.MUSTER))),
    PositionField("mover", OneOf(HERO_LIST), needed=False),
    PositionField("place", Maybe(OneOf(PLACES))),
    PositionField("side", Whole(0, 1)),
    PositionField("quiet", Whole(0, 2)),
    PositionField("zeus", Flag()),
    PositionField("won", Flag()),
    # generated: end
    PositionField("sides", ListOf(ObjectOf(SIDE, lambda: Side(-1)), most=2), write=_sides),
)


def begin_fight(state: GameState, fight: Fight | None) -> None:
    if fight is not None:
        if fight.thrower.seat < 0:
            raise PositionError("fight.sides: somebody must throw; it is a list of one or two sides", "fight.sides")
        fight.mover = fight.mover if fight.mover >= 0 else state.step.seat
        state.fight = fight


DRAW: PositionFields[Draw] = PositionFields(
    # generated: DRAW.facts - needed (fields.py)
    PositionField("seat", Maybe(OneOf(HERO_LIST))),
    PositionField("left", Whole(0, 30)),
    PositionField("hermes", Flag()),
    # generated: end
)


class Drawing(PositionEntry[GameState]):
    """Who draws action cards, and how many are left; nobody in a quiet moment."""

    key, needed = "draw", False

    def write(self, state: GameState, data: object, field: str) -> None:
        draw = Draw(-1, 0, False)
        DRAW.write(draw, data, field)
        if (draw.seat >= 0) != (draw.left > 0) or draw.seat >= state.seats:
            raise PositionError(f"{field}: somebody at the table draws so many cards, or nobody draws none", field)
        state.draw = draw if draw.left > 0 else None


class Revealing(PositionEntry[GameState]):
    """The task just turned up, and the answers that are in."""

    key, needed = "reveal", False

    def write(self, state: GameState, data: object, field: str) -> None:
        if data is None:
            return
        facts: PositionFields[_Answers] = PositionFields(
            PositionField("task", OneOf(TASK_LIST)),
            PositionField("answers", Each(HERO_LIST[: state.seats], Notation(SPACE), -1)),
        )
        given = _Answers()
        facts.write(given, data, field)
        refill(state.answers, given.answers)
        answered = sum(1 << seat for seat, answer in enumerate(given.answers) if answer >= 0)
        state.reveal = Reveal(given.task, reveal.concerned(state, given.task), answered)


class _Answers:
    """A reveal moment while it is read."""

    task = -1
    answers: list[int]


def hand_over(state: GameState, dues: list[int]) -> None:
    for due in dues:
        tasks.hand_over(state, due)


def of_step(key: str, domain: Domain) -> PositionField[GameState]:
    """A fact of the step under way."""
    return PositionField(key, domain, write=lambda state, value: setattr(state.step, key, value), needed=False)


# -- the whole position ----------------------------------------------------------------------------------------------

POSITION_FIELDS: PositionFields[GameState] = PositionFields(
    PositionField("seats", Value(2, 3, 4), write=READ_ONLY),
    PositionField("options", CHOSEN, write=READ_ONLY, needed=False),
    PositionField("stepper", maybe_seat, write=lambda state, seat: setattr(state, "step", Step(seat)), needed=False),
    # generated: OPEN.facts - (fields.py)
    PositionField("turn_phase", OneOf(PHASES)),
    PositionField("count", Whole(0, 60), needed=False),
    PositionField("turn", Whole(0, 100000), needed=False),
    PositionField("first", seat, needed=False),
    PositionField("active", seat),
    PositionField("winner", maybe_seat, needed=False),
    PositionField("hydra", OneOf(FIELD_LIST), needed=False),
    PositionField("cities", CITIES, write=rows("cities")),
    PositionField("settlements", holders, write=array("settlements")),
    PositionField("dice", ListOf(Whole(0, 3), 5), write=array("dice"), needed=False),
    PositionField("kylix", Maybe(OneOf(HOLLOW_LIST[:4])), needed=False),
    PositionField("pile", CARDS, write=array("pile"), needed=False),
    PositionField("open_tasks", open_tasks, write=array("open_tasks")),
    PositionField("hunters", seats, needed=False),
    PositionField("dues", ListOf(Due()), write=hand_over, needed=False),
    PositionField("replace", Flag(), needed=False),
    PositionField("styx", Flag(), needed=False),
    PositionField("boarding", Flag(), needed=False),
    # generated: end
    Heroes(),
    Section(
        "step",
        # generated: STEP.facts - of_step (fields.py)
        of_step("sailing", OneOf(SAILINGS)),
        of_step("attacked", Flag()),
        of_step("settled", Flag()),
        of_step("wind", Whole(0, 99)),
        of_step("orpheus", Flag()),
        of_step("cards_done", Flag()),
        of_step("soldiers_done", Flag()),
        of_step("hydra_done", Flag()),
        # generated: end
        # generated: OPEN.facts step (fields.py)
        PositionField("sent", seats, needed=False),
        PositionField("waived", seats, needed=False),
        # generated: end
        needed=False,
    ),
    Drawing(),
    PositionField("fight", Maybe(ObjectOf(FIGHT, no_fight), None), write=begin_fight, needed=False),
    # generated: HIDDEN.facts - (fields.py)
    PositionField("deck", CARDS, write=array("deck"), needed=False),
    PositionField("task_bag", Mask(TASK_LIST), needed=False),
    # generated: end
    Revealing(),
)
