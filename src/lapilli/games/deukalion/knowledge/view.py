"""Who may know what (digest chapter 8): everything on the table; hands and secret tasks their owner's alone."""

from __future__ import annotations

from typing import Any

from lapilli.core.game import View
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
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.rules.fights import needed, strength
from lapilli.games.deukalion.state import CARD_DUE, DUE_RADIX, Fight, Hero, Phase

PHASES = [
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
]
SAILINGS = ("unused", "stop", "spent")
KINDS = ("ship", "city", "settlement", "hydra", "hydra-attacks")


def hero_name(seat: int) -> str | None:
    return HEROES[seat] if seat >= 0 else None


def field_name(field: int) -> str | None:
    return FIELDS[field] if field >= 0 else None


def task_name(task: int) -> str | None:
    return TASKS[task] if task >= 0 else None


def names_of(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def listed(counts: Any, names: tuple[str, ...]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def counted(counts: Any, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def public(state: Course) -> View:
    """D-1.6, D-4.1, D-7.1 What lies open for everybody."""
    return {
        "seats": int(state.seats),
        "options": state.house.options,
        "course": PHASES[state.course],
        "count": int(state.count),
        "turn": int(state.turn),
        "first": HEROES[state.first],
        "active": HEROES[state.active],
        "stepper": hero_name(state.stepper),
        "winner": hero_name(state.winner),
        "hydra": field_name(state.hydra),
        "cities": {city: listed(state.cities[index * 5 : index * 5 + 5], COLOURS) for index, city in enumerate(CITIES)},
        "settlements": {name: hero_name(state.settlements[index]) for index, name in enumerate(SETTLEMENTS)},
        "dice": [int(die) for die in state.dice],
        "kylix": HOLLOWS[state.kylix] if state.kylix >= 0 else None,
        "pile": counted(state.pile, CARDS),
        "open_tasks": [task_name(task) for task in state.open_tasks],
        "hunters": names_of(state.hunters, HEROES),
        "step": {
            "sailing": SAILINGS[state.sailing],
            "attacked": bool(state.attacked),
            "settled": bool(state.settled),
            "wind": int(state.wind),
            "orpheus": bool(state.orpheus),
            "cards_done": bool(state.cards_done),
            "soldiers_done": bool(state.soldiers_done),
            "hydra_done": bool(state.hydra_done),
            "sent": names_of(state.sent, HEROES),
            "waived": names_of(state.waived, HEROES),
        },
        "draw": {"seat": hero_name(state.draw_seat), "left": int(state.draw_left), "hermes": bool(state.hermes)},
        "dues": [due_name(due) for due in state.dues],
        "replace": bool(state.replace),
        "styx": bool(state.styx),
        "boarding": bool(state.boarding),
        "fight": fight_facts(state.fight) if state.fight.stage != Phase.OVER else None,
    }


def due_name(due: int) -> list[str]:
    what = due % DUE_RADIX
    return [HEROES[due // DUE_RADIX], "card" if what == CARD_DUE else COLOURS[what]]


def open_hero(hero: Hero) -> View:
    """What everybody sees of one seat."""
    return {
        "ship": field_name(hero.ship),
        "aboard": int(hero.aboard),
        "below": int(hero.below),
        "points": int(hero.points),
        "tasks": names_of(hero.tasks, TASKS),
        "pegasus": int(hero.pegasus),
        "hades": int(hero.hades),
        "fleece": int(hero.fleece),
        "cargo": listed(hero.cargo, COLOURS),
    }


def fight_facts(fight: Fight) -> View:
    """D-12 A fight lies open: both crews, and how they fell."""
    sides = [fight.thrower] + ([fight.defender] if fight.defender.seat >= 0 else [])
    return {
        "kind": KINDS[fight.kind],
        "stage": PHASES[fight.stage],
        "mover": HEROES[fight.mover],
        "place": (CITIES + SETTLEMENTS)[fight.place] if fight.place >= 0 else None,
        "sides": [
            {
                "seat": HEROES[side.seat],
                "fallen": int(side.fallen),
                "firm": int(side.firm),
                "leaning": int(side.leaning),
                "shields": int(side.shields),
            }
            for side in sides
        ],
        "side": int(fight.side),
        "quiet": int(fight.quiet),
        "zeus": bool(fight.zeus),
        "won": bool(fight.won),
    }


def observe(state: Course, seat: int | None) -> View:
    """Digest 8, D-8.13 What a seat (or an onlooker) may know. No memory is needed: all that was ever open still is."""
    over = state.actor == NOBODY
    view = public(state)
    view["box"] = state.printed.text
    view["phase"] = PHASES[state.phase]
    view["seat"] = None if seat is None else HEROES[seat]
    waits = state.actor not in (CHANCE, NOBODY)
    view["actors"] = names_of(state.actors(), HEROES) if waits else []
    view["awaited"] = names_of(state.awaited(), HEROES) if waits else []
    view["target"] = int(state.house.target)
    view["heroes"] = {}
    removed = (1 << len(TASKS)) - 1 & ~state.task_bag
    for task in state.open_tasks:
        if task >= 0:
            removed &= ~(1 << task)
    for index, hero in enumerate(state.heroes):
        own = index == seat
        view["heroes"][HEROES[index]] = {
            **open_hero(hero),
            "total": int(state.total(index)),
            "cards": int(hero.cards),
            "has_secret": hero.secret >= 0,
            "hand": listed(hero.hand, CARDS) if own else None,
            "secret": task_name(hero.secret) if own or over else None,
        }
        removed &= ~hero.tasks
        if hero.secret >= 0:
            removed &= ~(1 << hero.secret)
    view["removed"] = names_of(removed, TASKS)
    view["deck"] = sum(int(count) for count in state.deck)
    view["task_bag"] = int(state.task_bag).bit_count()
    view["reveal"] = None
    if state.revealed >= 0:
        mine = state.answers[seat] if seat is not None else -1
        view["reveal"] = {
            "task": TASKS[state.revealed],
            "answered": [HEROES[index] for index in range(state.seats) if state.answers[index] >= 0],
            "mine": SPACE.text(mine) if mine >= 0 else None,  # D-8.9 the others' answers stay hidden
        }
    if view["fight"]:
        fight = state.fight
        for facts, side in zip(view["fight"]["sides"], (fight.thrower, fight.defender), strict=False):
            facts["strength"] = strength(state, side) / 2
        view["fight"]["needed"] = needed(state) / 2 if len(view["fight"]["sides"]) == 1 else None
    return view
