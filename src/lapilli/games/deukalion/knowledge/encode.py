"""Observations: what a viewer knows as numbers, in the order of `observation_fields.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.observation_buffer import ZERO, ObservationBuffer, seat_of
from lapilli.core.packed import vec
from lapilli.core.state import CHANCE
from lapilli.games.deukalion.actions import N_CARDS, N_CITIES, N_COLOURS, N_DICE, N_FIELDS, N_SETTLEMENTS, N_TASKS
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, NONE, Phase, Side
from lapilli.games.deukalion.state import Open

SEATS: Final[i64] = 4
PHASES: Final[i64] = 25
KINDS: Final[i64] = 5
OPEN_TASKS: Final[i64] = 8
DUES: Final[i64] = 4


def encode(seen: Open, viewer: i64, hand: vec[i64], secrets: vec[i64], answer: i64, sheet: ObservationBuffer) -> None:
    """What lies open, and what is named beside it."""
    moment(seen, viewer, sheet)
    for turn in range(SEATS):
        hero(seen, seat_of(viewer) + turn, turn < seen.seats, secrets, sheet)
    board(seen, viewer, sheet)
    if viewer >= 0:
        sheet.counts(hand, 0, N_CARDS)
    else:
        sheet.skip(N_CARDS)
    for place in range(OPEN_TASKS):
        sheet.choice(seen.open_tasks[place] if place < len(seen.open_tasks) else NONE, N_TASKS)
    turn_so_far(seen, viewer, sheet)
    to_be_settled(seen, viewer, answer, sheet)
    fight(seen, viewer, sheet)
    # generated: OPEN.encode seen (fields.py)
    sheet.number(seen.turn)
    sheet.choice(seen.kylix, 4)
    sheet.counts(seen.pile, 0, N_CARDS)
    sheet.number(seen.deck_size)
    sheet.number(seen.tasks_left)
    sheet.bits(seen.removed, N_TASKS)
    sheet.seats(seen.hunters, seen.seats, viewer, SEATS)
    sheet.seats(seen.sent, seen.seats, viewer, SEATS)
    sheet.seats(seen.waived, seen.seats, viewer, SEATS)
    sheet.flag(seen.replace)
    # generated: end


def moment(seen: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    """Who looks, who is asked, what is due."""
    seats = seen.seats
    asked = seen.actor >= 0
    sheet.choice(viewer, SEATS)
    sheet.choice(seats - 2, 3)
    sheet.seats(seen.actors() if asked else ZERO, seats, viewer, SEATS)
    sheet.seats(seen.required_actors() if asked else ZERO, seats, viewer, SEATS)
    sheet.flag(seen.actor == CHANCE)
    sheet.choice(seen.phase, PHASES)
    sheet.choice(seen.turn_phase, PHASES)
    sheet.seat(seen.active, seats, viewer, SEATS)
    sheet.seat(seen.first, seats, viewer, SEATS)
    sheet.seat(seen.step.seat, seats, viewer, SEATS)
    sheet.seat(seen.winner, seats, viewer, SEATS)


def hero(seen: Open, place: i64, plays: bool, secrets: vec[i64], sheet: ObservationBuffer) -> None:
    """One seat as everybody sees it, and its secret task where the viewer knows it."""
    if not plays:
        sheet.skip(N_FIELDS + 9 + 2 * N_TASKS + N_COLOURS)
        return
    seat = place % seen.seats
    hero = seen.heroes[seat]
    sheet.choice(hero.ship, N_FIELDS)
    sheet.number(hero.aboard)
    sheet.number(hero.below)
    sheet.number(hero.points)
    sheet.number(seen.total(seat))
    sheet.number(hero.cards)
    sheet.flag(hero.has_secret)
    sheet.number(hero.pegasus)
    sheet.number(hero.hades)
    sheet.number(hero.fleece)
    sheet.bits(hero.tasks, N_TASKS)
    sheet.choice(secrets[seat], N_TASKS)
    sheet.counts(hero.cargo, 0, N_COLOURS)


def board(seen: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    sheet.choice(seen.hydra, N_FIELDS)
    if len(seen.cities) > 0:
        sheet.counts(seen.cities, 0, N_CITIES * N_COLOURS)
    else:
        sheet.skip(N_CITIES * N_COLOURS)
    for settlement in range(N_SETTLEMENTS):
        sheet.seat(seen.settlements[settlement], seen.seats, viewer, SEATS)
    for hollow in range(N_DICE):
        sheet.number(seen.dice[hollow])


def turn_so_far(seen: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    step = seen.step
    sheet.choice(step.sailing, 3)
    sheet.flag(step.attacked)
    sheet.flag(step.settled)
    sheet.number(step.wind)
    sheet.flag(step.orpheus)
    sheet.flag(step.cards_done)
    sheet.flag(step.soldiers_done)
    sheet.flag(step.hydra_done)


def to_be_settled(seen: Open, viewer: i64, answer: i64, sheet: ObservationBuffer) -> None:
    draw, reveal = seen.draw, seen.reveal
    sheet.seat(draw.seat if draw is not None else NONE, seen.seats, viewer, SEATS)
    sheet.number(draw.left if draw is not None else ZERO)
    sheet.flag(draw is not None and draw.hermes)
    for place in range(DUES):
        due = seen.dues[place] if place < len(seen.dues) else NONE
        sheet.seat(due // DUE_RADIX if due >= 0 else NONE, seen.seats, viewer, SEATS)
        sheet.choice(due % DUE_RADIX if due >= 0 else NONE, CARD_DUE + 1)
    sheet.choice(reveal.task if reveal is not None else NONE, N_TASKS)
    sheet.seats(reveal.answered if reveal is not None else ZERO, seen.seats, viewer, SEATS)
    sheet.flag(reveal is not None and answer >= 0)  # what was once answered is no news later
    sheet.flag(seen.styx)
    sheet.flag(seen.boarding)


def fight(seen: Open, viewer: i64, sheet: ObservationBuffer) -> None:
    fight = seen.fight
    if fight.stage == Phase.OVER:
        sheet.skip(PHASES + KINDS + SEATS + N_CITIES + N_SETTLEMENTS + 2 * (SEATS + 4) + 5)
        return
    sheet.choice(fight.stage, PHASES)
    sheet.choice(fight.kind, KINDS)
    sheet.seat(fight.mover, seen.seats, viewer, SEATS)
    sheet.choice(fight.place, N_CITIES + N_SETTLEMENTS)
    side(seen, viewer, fight.thrower, sheet)
    side(seen, viewer, fight.defender, sheet)
    sheet.choice(fight.side, 2)
    sheet.number(fight.quiet)
    sheet.flag(fight.zeus)
    sheet.flag(fight.won)


def side(seen: Open, viewer: i64, side: Side, sheet: ObservationBuffer) -> None:
    sheet.seat(side.seat, seen.seats, viewer, SEATS)
    sheet.number(side.fallen)
    sheet.number(side.firm)
    sheet.number(side.leaning)
    sheet.number(side.shields)
