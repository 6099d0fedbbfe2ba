"""Rows of a position that need more than a domain: options, seats, what has to be settled first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lapilli.core.errors import PositionError
from lapilli.core.facts import (
    Counts,
    Domain,
    Each,
    Fact,
    Facts,
    Flag,
    ListOf,
    Mask,
    Maybe,
    Notation,
    OneOf,
    Record,
    Row,
    Whole,
)
from lapilli.core.packed import refill
from lapilli.games.deukalion.actions import CARDS, COLOURS, FIELDS, HEROES, SPACE, TASKS
from lapilli.games.deukalion.knowledge.view import KINDS, PHASES, PLACES, due_name
from lapilli.games.deukalion.rules import reveal, setup, tasks
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, Draw, Fight, Phase, Reveal, Side
from lapilli.games.deukalion.state import Hero

STAGES = PHASES[Phase.MUSTER :]


class Holders(Each[int]):
    """Who holds each settlement; those left out are empty."""

    def take(self, data: object, field: str) -> list[int]:
        return super().take({**dict.fromkeys(self.words), **data} if isinstance(data, Mapping) else data, field)


class Due(Domain[int]):
    """What a seat has to hand over, kept as one number."""

    def __str__(self) -> str:
        return f"a list of a seat and `card` or one of {', '.join(COLOURS)}"

    def show(self, value: int) -> list[str]:
        return due_name(value)

    def take(self, data: object, field: str) -> int:
        if not isinstance(data, list | tuple) or len(data) != 2 or data[0] not in HEROES:
            raise self.refuse(data, field)
        if data[1] not in (*COLOURS, "card"):
            raise self.refuse(data, field)
        what = int(CARD_DUE) if data[1] == "card" else COLOURS.index(data[1])
        return HEROES.index(data[0]) * int(DUE_RADIX) + what


# -- seats ---------------------------------------------------------------------------------------------------------


class Berth:
    """One seat of a state: what lies before it, and what it holds."""

    def __init__(self, state: Course, seat: int) -> None:
        self.state, self.seat = state, seat

    @property
    def hero(self) -> Hero:
        return self.state.heroes[self.seat]

    def hide(self, task: int) -> None:
        self.state.secrets[self.seat] = task
        self.hero.has_secret = task >= 0

    def hold(self, cards: list[int]) -> None:
        hands, first = self.state.hands, self.seat * len(CARDS)
        for card, number in enumerate(cards):
            hands[first + card] = number
        self.hero.cards = sum(cards)

    @property
    def hand(self) -> list[int]:
        return [int(self.state.held(self.seat, card)) for card in range(len(CARDS))]


def _of_hero(key: str, domain: Domain | Callable[[Berth], Domain]) -> Fact[Berth]:
    return Fact(
        key, domain, lambda one: getattr(one.hero, key), lambda one, to: setattr(one.hero, key, to), needed=False
    )


def _crew(one: Berth) -> Domain:
    return Whole(0, int(one.state.terms.soldiers))


HERO: Facts[Berth] = Facts(
    _of_hero("ship", Maybe(OneOf(FIELDS))),
    _of_hero("aboard", _crew),
    _of_hero("below", _crew),
    _of_hero("points", Whole(0, 99)),
    _of_hero("tasks", Mask(TASKS)),
    _of_hero("pegasus", Whole(0, 30)),
    _of_hero("hades", Whole(0, 30)),
    _of_hero("fleece", Whole(0, 30)),
    Fact(
        "cargo",
        Counts(COLOURS, 15, listed=True),
        lambda one: one.hero.cargo,
        lambda one, counts: refill(one.hero.cargo, counts),
        needed=False,
    ),
    Fact("secret", Maybe(OneOf(TASKS)), lambda one: one.state.secrets[one.seat], Berth.hide, needed=False),
    Fact("hand", Counts(CARDS, 30, listed=True), lambda one: one.hand, Berth.hold, needed=False),
)


class Heroes(Row[Course]):
    """Every seat by name, with its facts."""

    key, needed = "heroes", True

    def read(self, state: Course) -> dict[str, object]:
        return {HEROES[seat]: HERO.read(Berth(state, seat)) for seat in range(state.seats)}

    def write(self, state: Course, data: object, field: str) -> None:
        Each(HEROES[: state.seats], Record(HERO, lambda: _trial(state))).take(data, field)  # all there, all sound
        assert isinstance(data, Mapping)
        for seat in range(state.seats):
            HERO.write(Berth(state, seat), data[HEROES[seat]], f"{field}.{HEROES[seat]}")


def _trial(state: Course) -> Berth:
    """A berth of its own to try data on."""
    trial = Course(state.seats, state.terms)
    setup.lay_out(trial)
    return Berth(trial, 0)


# -- what has to be settled first ------------------------------------------------------------------------------------

SIDE: Facts[Side] = Facts(
    Fact("seat", OneOf(HEROES)),
    *(Fact[Side](key, Whole(0, 10)) for key in ("fallen", "firm", "leaning")),
    Fact("shields", Whole(0, 30)),
)


def _sides(fight: Fight, sides: list[Side]) -> None:
    fight.thrower = sides[0]
    fight.defender = sides[1] if len(sides) > 1 else Side(-1)


FIGHT: Facts[Fight] = Facts(
    Fact("kind", OneOf(KINDS)),
    Fact("stage", OneOf(STAGES, int(Phase.MUSTER))),
    Fact("mover", OneOf(HEROES), needed=False),
    Fact("place", Maybe(OneOf(PLACES))),
    Fact(
        "sides",
        ListOf(Record(SIDE, lambda: Side(-1)), most=2),
        lambda fight: [side for side in (fight.thrower, fight.defender) if side.seat >= 0],
        _sides,
    ),
    Fact("side", Whole(0, 1)),
    Fact("quiet", Whole(0, 2)),
    Fact("zeus", Flag()),
    Fact("won", Flag()),
)


def begin_fight(state: Course, fight: Fight | None) -> None:
    if fight is not None:
        if fight.thrower.seat < 0:
            raise PositionError("fight.sides: somebody must throw; it is a list of one or two sides", "fight.sides")
        fight.mover = fight.mover if fight.mover >= 0 else state.step.seat
        state.fight = fight


class Drawing(Row[Course]):
    """Who draws action cards, and how many are left; nobody in a quiet moment."""

    key, needed = "draw", False

    def read(self, state: Course) -> dict[str, object]:
        draw = state.draw
        return DRAW.read(draw) if draw is not None else {"seat": None, "left": 0, "hermes": False}

    def write(self, state: Course, data: object, field: str) -> None:
        draw = Draw(-1, 0, False)
        DRAW.write(draw, data, field)
        if (draw.seat >= 0) != (draw.left > 0) or draw.seat >= state.seats:
            raise PositionError(f"{field}: somebody at the table draws so many cards, or nobody draws none", field)
        state.draw = draw if draw.left > 0 else None


DRAW: Facts[Draw] = Facts(Fact("seat", Maybe(OneOf(HEROES))), Fact("left", Whole(0, 30)), Fact("hermes", Flag()))


class Revealing(Row[Course]):
    """The task just turned up, and the answers that are in."""

    key, needed = "reveal", False

    def read(self, state: Course) -> dict[str, object] | None:
        turned = state.reveal
        if turned is None:
            return None
        answers = {HEROES[seat]: SPACE.text(answer) for seat, answer in enumerate(state.answers) if answer >= 0}
        return {"task": TASKS[turned.task], "answers": answers}

    def write(self, state: Course, data: object, field: str) -> None:
        if data is None:
            return
        facts: Facts[_Answers] = Facts(
            Fact("task", OneOf(TASKS)), Fact("answers", Each(HEROES[: state.seats], Notation(SPACE), -1))
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


def hand_over(state: Course, dues: list[int]) -> None:
    for due in dues:
        tasks.hand_over(state, due)
