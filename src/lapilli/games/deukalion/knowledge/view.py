"""Knowledge as data: the view of a seat or an onlooker, from which everything that people see is made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.deukalion.actions import (
    CARDS,
    CITIES,
    COLOURS,
    FIELDS,
    HEROES,
    HOLLOWS,
    SETTLEMENTS,
    SPACE,
    TASKS,
)
from lapilli.games.deukalion.knowledge.knowledge import Known
from lapilli.games.deukalion.knowledge.seen import DrawView, FightView, HeroView, RevealView, StepView, View
from lapilli.games.deukalion.rules.fights import needed, strength
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, Phase, Step
from lapilli.games.deukalion.state import Hero, Open

PHASES = (
    "over",
    "first",
    "stock",
    "open",
    "hands",
    "anchor",
    "roll",
    "step",
    "kylix",
    "main",
    "draw",
    "return",
    "discard",
    "replace",
    "reveal",
    "styx",
    "boarding",
    "muster",
    "toss",
    "reckoning",
    "reward",
    "spoils",
    "plunder",
    "push-ship",
    "push-hydra",
)
SAILINGS = ("unused", "stop", "spent")
KINDS = ("ship", "city", "settlement", "hydra", "hydra-attacks")
PLACES = CITIES + SETTLEMENTS
SEATS = tuple([name for seat, name in enumerate(HEROES) if mask >> seat & 1] for mask in range(16))  # by bits


def named(index: int, names: Sequence[str]) -> str | None:
    return names[index] if index >= 0 else None


@lru_cache(4096)
def _bits(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for index, name in enumerate(names) if mask >> index & 1)


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return list(_bits(mask, names)) if mask else []


@lru_cache(4096)
def _listed(counts: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def listed(counts: Sequence[int] | vec[i64], names: tuple[str, ...]) -> list[str]:
    """Each name as often as it is counted."""
    return list(_listed(tuple(counts), names))


@lru_cache(4096)
def _cities(treasures: tuple[int, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    rows = (treasures[5 * index : 5 * index + 5] for index in range(len(CITIES)))
    return tuple((city, _listed(row, COLOURS)) for city, row in zip(CITIES, rows, strict=True))


@lru_cache(4096)
def _pile(pile: tuple[int, ...]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, pile, strict=True) if count}


def observe(known: Known) -> View:
    """Digest 8, D-1.6, D-4.1, D-7.1, D-8.13 No memory is needed: all that was ever open still is."""
    seen, viewer = known.open, known.viewer
    waits = seen.actor != CHANCE and seen.actor != NOBODY
    return {
        "box": seen.terms.text,
        "seats": seen.seats,
        "options": seen.terms.options,
        "phase": PHASES[seen.phase],
        "course": PHASES[seen.course],
        "count": seen.count,
        "turn": seen.turn,
        "target": seen.terms.target,
        "seat": named(viewer, HEROES),
        "actors": [*SEATS[seen.actors()]] if waits else [],
        "awaited": [*SEATS[seen.awaited()]] if waits else [],
        "first": HEROES[seen.first],
        "active": HEROES[seen.active],
        "stepper": named(seen.step.seat, HEROES),
        "winner": named(seen.winner, HEROES),
        "hydra": named(seen.hydra, FIELDS),
        "heroes": {HEROES[seat]: _hero(known, seat, hero) for seat, hero in enumerate(seen.heroes)},
        "cities": {city: [*treasures] for city, treasures in _cities(tuple(seen.cities))},
        "settlements": {
            name: HEROES[holder] if holder >= 0 else None
            for name, holder in zip(SETTLEMENTS, seen.settlements, strict=True)
        },
        "dice": list(seen.dice),
        "kylix": named(seen.kylix, HOLLOWS),
        "pile": _pile(tuple(seen.pile)).copy(),
        "deck": seen.deck_size,
        "open_tasks": [named(task, TASKS) for task in seen.open_tasks],
        "task_bag": seen.tasks_left,
        "removed": bits(seen.removed, TASKS),
        "secrets": {HEROES[seat]: _secret(known, seat) for seat in range(seen.seats)},
        "hunters": [*SEATS[seen.hunters]],
        "step": _step(seen, seen.step),
        "draw": _draw(seen),
        "dues": [due_name(due) for due in seen.dues],
        "replace": seen.replace,
        "reveal": _reveal(known),
        "styx": seen.styx,
        "boarding": seen.boarding,
        "fight": _fight(seen) if seen.fight.stage != Phase.OVER else None,
        "tells": None if seen.terms.poker_face else [PHASES[seen.phase], *(SEATS[seen.awaited()] if waits else ())],
    }


def _hero(known: Known, seat: int, hero: Hero) -> HeroView:
    return {
        "ship": named(hero.ship, FIELDS),
        "aboard": hero.aboard,
        "below": hero.below,
        "points": hero.points,
        "tasks": bits(hero.tasks, TASKS),
        "pegasus": hero.pegasus,
        "hades": hero.hades,
        "fleece": hero.fleece,
        "cargo": listed(hero.cargo, COLOURS),
        "total": known.open.total(seat),
        "cards": hero.cards,
        "has_secret": hero.has_secret,
        "hand": listed(known.hand, CARDS) if seat == known.viewer else None,
        "secret": named(known.secrets[seat], TASKS),
    }


def _secret(known: Known, seat: int) -> list[str]:
    """D-8.13 The secret card as far as it is known; once it is fulfilled it lies among the others."""
    hero = known.open.heroes[seat]
    return [named(known.secrets[seat], TASKS) or "?"] if hero.has_secret else bits(hero.tasks, TASKS)


def _step(seen: Open, step: Step) -> StepView:
    return {
        "sailing": SAILINGS[step.sailing],
        "attacked": step.attacked,
        "settled": step.settled,
        "wind": step.wind,
        "orpheus": step.orpheus,
        "cards_done": step.cards_done,
        "soldiers_done": step.soldiers_done,
        "hydra_done": step.hydra_done,
        "sent": [*SEATS[seen.sent]],
        "waived": [*SEATS[seen.waived]],
    }


def _draw(seen: Open) -> DrawView:
    draw = seen.draw
    if draw is None:
        return {"seat": None, "left": 0, "hermes": False}
    return {"seat": HEROES[draw.seat], "left": draw.left, "hermes": draw.hermes}


def _reveal(known: Known) -> RevealView | None:
    """D-8.9 The others' answers stay hidden."""
    reveal = known.open.reveal
    if reveal is None:
        return None
    mine = SPACE.text(known.answer) if known.answer >= 0 else None
    return {"task": TASKS[reveal.task], "answered": [*SEATS[reveal.answered]], "mine": mine}


def due_name(due: int) -> list[str]:
    what = due % DUE_RADIX
    return [HEROES[due // DUE_RADIX], "card" if what == CARD_DUE else COLOURS[what]]


def _fight(seen: Open) -> FightView:
    fight = seen.fight
    sides = [fight.thrower] + ([fight.defender] if fight.defender.seat >= 0 else [])
    return {
        "kind": KINDS[fight.kind],
        "stage": PHASES[fight.stage],
        "mover": HEROES[fight.mover],
        "place": named(fight.place, PLACES),
        "sides": [
            {
                "seat": HEROES[side.seat],
                "fallen": side.fallen,
                "firm": side.firm,
                "leaning": side.leaning,
                "shields": side.shields,
                "strength": strength(seen, side) / 2,
            }
            for side in sides
        ],
        "side": fight.side,
        "quiet": fight.quiet,
        "zeus": fight.zeus,
        "won": fight.won,
        "needed": needed(seen) / 2 if len(sides) == 1 else None,
    }
