"""Whole positions in and out: one table of facts writes them, reads them and checks them."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.errors import PositionError
from lapilli.core.facts import (
    KEPT,
    ChosenOptions,
    Counts,
    Domain,
    Each,
    Fact,
    Facts,
    Flag,
    ListOf,
    Mask,
    Maybe,
    OneOf,
    Record,
    Section,
    Value,
    Whole,
    array,
)
from lapilli.core.game import View
from lapilli.core.packed import refill
from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HEROES, HOLLOWS, SETTLEMENTS, TASKS
from lapilli.games.deukalion.audit import audit, held
from lapilli.games.deukalion.box import Box
from lapilli.games.deukalion.knowledge.view import PHASES, SAILINGS
from lapilli.games.deukalion.options import OPTIONS, terms
from lapilli.games.deukalion.position_rows import (
    FIGHT,
    Drawing,
    Due,
    Heroes,
    Holders,
    Revealing,
    begin_fight,
    hand_over,
)
from lapilli.games.deukalion.rules import setup
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.rules.steps import DEALT, Phase, Step, no_fight

COURSES = PHASES[: Phase.MAIN + 1]
MANY = 100_000
CHOSEN = ChosenOptions(OPTIONS)


def _seat(state: Course) -> Domain:
    return OneOf(HEROES[: state.seats])


def _maybe_seat(state: Course) -> Domain:
    return Maybe(_seat(state))


def _seats(state: Course) -> Domain:
    return Mask(HEROES[: state.seats])


# -- the whole position ----------------------------------------------------------------------------------------------


def _of_step(key: str, domain: Domain) -> Fact[Course]:
    return Fact(
        key,
        domain,
        lambda state: getattr(state.step, key),
        lambda state, value: setattr(state.step, key, value),
        needed=False,
    )


FACTS: Facts[Course] = Facts(
    Fact("seats", Value(2, 3, 4), lambda state: int(state.seats), KEPT),
    Fact("options", CHOSEN, lambda state: state.terms.options, KEPT, needed=False),
    Fact("course", OneOf(COURSES)),
    Fact("count", Whole(0, 60), needed=False),
    Fact("turn", Whole(0, MANY), needed=False),
    Fact("first", _seat, needed=False),
    Fact("active", _seat),
    Fact("stepper", _maybe_seat, None, lambda state, seat: setattr(state, "step", Step(seat)), needed=False),
    Fact("winner", _maybe_seat, needed=False),
    Fact("hydra", OneOf(FIELDS), needed=False),
    Heroes(),
    Fact(
        "cities",
        Each(CITIES, Counts(COLOURS, 15, listed=True)),
        lambda state: [state.cities[5 * city : 5 * city + 5] for city in range(len(CITIES))],
        lambda state, rows: refill(state.cities, [count for row in rows for count in row]),
    ),
    Fact(
        "settlements",
        lambda state: Holders(SETTLEMENTS, Maybe(_seat(state))),
        None,
        array("settlements"),
    ),
    Fact("dice", ListOf(Whole(0, 3), 5), None, array("dice"), needed=False),
    Fact("kylix", Maybe(OneOf(HOLLOWS[:4])), needed=False),
    Fact("pile", Counts(CARDS, 30), None, array("pile"), needed=False),
    Fact("open_tasks", lambda state: ListOf(Maybe(OneOf(TASKS)), len(state.open_tasks)), None, array("open_tasks")),
    Fact("hunters", _seats, needed=False),
    Section(
        "step",
        _of_step("sailing", OneOf(SAILINGS)),
        _of_step("attacked", Flag()),
        _of_step("settled", Flag()),
        _of_step("wind", Whole(0, 99)),
        _of_step("orpheus", Flag()),
        _of_step("cards_done", Flag()),
        _of_step("soldiers_done", Flag()),
        _of_step("hydra_done", Flag()),
        Fact("sent", _seats, needed=False),
        Fact("waived", _seats, needed=False),
        needed=False,
    ),
    Drawing(),
    Fact("dues", ListOf(Due()), None, hand_over, needed=False),
    Fact("replace", Flag(), needed=False),
    Fact("styx", Flag(), needed=False),
    Fact("boarding", Flag(), needed=False),
    Fact(
        "fight",
        Maybe(Record(FIGHT, no_fight), None),
        lambda state: state.fight if state.fight.stage != Phase.OVER else None,
        begin_fight,
        needed=False,
    ),
    Fact("deck", Counts(CARDS, 30), None, array("deck"), needed=False),
    Fact("task_bag", Mask(TASKS), needed=False),
    Revealing(),
)


def position(state: Course) -> View:
    """All there is, secrets included; documented in docs/games/deukalion.md."""
    return FACTS.read(state)


def restore(data: View, box: Box) -> Course:
    """The state of such data, at rest; without `deck` or `task_bag` these hold whatever is nowhere else."""
    entries = FACTS.entries(data)
    seats = FACTS.value(data, "seats")
    state = Course(seats, terms(CHOSEN.choose(data, seats), seats, box))
    setup.lay_out(state)
    state.turn = 1
    FACTS.write(state, data)
    _count_cards(state, entries)
    problems = audit(state)
    if problems:
        unnamed = [key for key in FACTS.rows if key not in entries]
        left_out = f" (left out, and so as in a quiet moment: {', '.join(unnamed)})" if unnamed else ""
        raise PositionError(problems[0] + left_out)
    state.proceed()
    return state


def _count_cards(state: Course, given: Mapping[str, object]) -> None:
    """What follows from where the cards are: the bags if not given, their sizes, what has left the game."""
    if "deck" not in given:
        counts = [int(state.terms.copies[card] - held(state, card) - state.pile[card]) for card in range(len(CARDS))]
        if min(counts) < 0:
            card = CARDS[counts.index(min(counts))]
            raise PositionError(f"heroes: there are more cards {card} in hands, on tables and in the pile than exist")
        refill(state.deck, counts)
    state.deck_size = sum(int(count) for count in state.deck)
    seen = sum(1 << int(task) for task in {*state.open_tasks, *state.secrets} if task >= 0)
    for hero in state.heroes:
        seen |= int(hero.tasks)
    everything = (1 << len(TASKS)) - 1
    if "task_bag" not in given:
        state.task_bag = everything & ~seen
    state.tasks_left = int(state.task_bag).bit_count()
    if state.course in DEALT:
        state.removed = everything & ~seen & ~int(state.task_bag)
