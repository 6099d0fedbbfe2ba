"""Knowledge as data: the view of a seat or a spectator, and the whole position. Compiled, since views are many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.view_encoding import counts_by_name, name_or_none, names_by_count, names_in_mask, numbers
from lapilli.games.deukalion.actions import (
    CARDS,
    CITIES,
    COLOURS,
    FIELDS,
    HEROES,
    HOLLOWS,
    N_CARDS,
    N_COLOURS,
    SETTLEMENTS,
    SPACE,
    TASKS,
)
from lapilli.games.deukalion.knowledge.knowledge import Known
from lapilli.games.deukalion.knowledge.view_types import (
    DrawView,
    FightView,
    HeroView,
    RevealView,
    SideView,
    StepView,
    View,
)
from lapilli.games.deukalion.rules.fights import needed, strength
from lapilli.games.deukalion.rules.steps import CARD_DUE, DUE_RADIX, Draw, Fight, Phase, Side, Step
from lapilli.games.deukalion.state import Hero, Open, Position

PHASES: Final[list[str]] = [
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
SAILINGS: Final[list[str]] = ["unused", "stop", "spent"]
KINDS: Final[list[str]] = ["ship", "city", "settlement", "hydra", "hydra-attacks"]
PLACES: Final[list[str]] = [*CITIES, *SETTLEMENTS]
HERO_LIST: Final[list[str]] = list(HEROES)
FIELD_LIST: Final[list[str]] = list(FIELDS)
HOLLOW_LIST: Final[list[str]] = list(HOLLOWS)
TASK_LIST: Final[list[str]] = list(TASKS)
CARD_LIST: Final[list[str]] = list(CARDS)
CITY_LIST: Final[list[str]] = list(CITIES)
COLOUR_LIST: Final[list[str]] = list(COLOURS)
SETTLEMENT_LIST: Final[list[str]] = list(SETTLEMENTS)


def observe(known: Known) -> View:
    """Digest 8, D-1.6, D-4.1, D-7.1, D-8.13 No memory is needed: all that was ever open still is."""
    seen = known.open
    waits = seen.actor != CHANCE and seen.actor != NOBODY
    awaited: i64 = seen.required_actors() if waits else 0
    return {
        "box": seen.parameters.text,
        "seats": seen.seats,
        "options": seen.parameters.options,
        "phase": PHASES[seen.phase],
        "target": seen.parameters.target,
        "seat": name_or_none(HERO_LIST, known.viewer),
        "actors": names_in_mask(HERO_LIST, seen.actors()) if waits else [],
        "awaited": names_in_mask(HERO_LIST, awaited),
        # generated: OPEN.view - seen (fields.py)
        "turn_phase": PHASES[seen.turn_phase],
        "count": seen.count,
        "turn": seen.turn,
        "first": HERO_LIST[seen.first],
        "active": HERO_LIST[seen.active],
        "winner": name_or_none(HERO_LIST, seen.winner),
        "hydra": name_or_none(FIELD_LIST, seen.hydra),
        "cities": _cities(seen.cities),
        "settlements": _holders(seen.settlements),
        "dice": numbers(seen.dice),
        "kylix": name_or_none(HOLLOW_LIST, seen.kylix),
        "pile": counts_by_name(CARD_LIST, seen.pile),
        "open_tasks": [name_or_none(TASK_LIST, task) for task in seen.open_tasks],
        "hunters": names_in_mask(HERO_LIST, seen.hunters),
        "draw": _draw(seen.draw),
        "dues": [due_name(due) for due in seen.dues],
        "replace": seen.replace,
        "styx": seen.styx,
        "boarding": seen.boarding,
        # generated: end
        "stepper": name_or_none(HERO_LIST, seen.step.seat),
        "heroes": {HERO_LIST[seat]: _hero(known, seat, seen.heroes[seat]) for seat in range(seen.seats)},
        "deck": seen.deck_size,
        "task_bag": seen.tasks_left,
        "removed": names_in_mask(TASK_LIST, seen.removed),
        "secrets": {HERO_LIST[seat]: _secret(known, seat) for seat in range(seen.seats)},
        "step": _step(seen, seen.step),
        "reveal": _reveal(known),
        "fight": _fight(seen) if seen.fight.stage != Phase.OVER else None,
        "tells": None if seen.parameters.poker_face else [PHASES[seen.phase], *names_in_mask(HERO_LIST, awaited)],
    }


def _hero(known: Known, seat: i64, hero: Hero) -> HeroView:
    return {
        # generated: HERO.view - hero (fields.py)
        "ship": name_or_none(FIELD_LIST, hero.ship),
        "aboard": hero.aboard,
        "below": hero.below,
        "points": hero.points,
        "tasks": names_in_mask(TASK_LIST, hero.tasks),
        "pegasus": hero.pegasus,
        "hades": hero.hades,
        "fleece": hero.fleece,
        "cargo": names_by_count(COLOUR_LIST, hero.cargo),
        # generated: end
        "total": known.open.total(seat),
        "cards": hero.cards,
        "has_secret": hero.has_secret,
        "hand": names_by_count(CARD_LIST, known.hand) if seat == known.viewer else None,
        "secret": name_or_none(TASK_LIST, known.secrets[seat]),
    }


def _secret(known: Known, seat: i64) -> list[str]:
    """D-8.13 The secret card as far as it is known; once it is fulfilled it lies among the others."""
    hero = known.open.heroes[seat]
    if hero.has_secret:
        return [name_or_none(TASK_LIST, known.secrets[seat]) or "?"]
    return names_in_mask(TASK_LIST, hero.tasks)


def _step(seen: Open, step: Step) -> StepView:
    return {
        # generated: STEP.view - step (fields.py)
        "sailing": SAILINGS[step.sailing],
        "attacked": step.attacked,
        "settled": step.settled,
        "wind": step.wind,
        "orpheus": step.orpheus,
        "cards_done": step.cards_done,
        "soldiers_done": step.soldiers_done,
        "hydra_done": step.hydra_done,
        # generated: end
        # generated: OPEN.view step seen (fields.py)
        "sent": names_in_mask(HERO_LIST, seen.sent),
        "waived": names_in_mask(HERO_LIST, seen.waived),
        # generated: end
    }


def _draw(draw: Draw | None) -> DrawView:
    if draw is None:
        return {"seat": None, "left": 0, "hermes": False}
    return {
        # generated: DRAW.view - draw (fields.py)
        "seat": name_or_none(HERO_LIST, draw.seat),
        "left": draw.left,
        "hermes": draw.hermes,
        # generated: end
    }


def _cities(treasures: vec[i64]) -> dict[str, list[str]]:
    """D-2.3 The treasures in each city."""
    return {CITY_LIST[city]: names_by_count(COLOUR_LIST, treasures, city * N_COLOURS) for city in range(len(CITY_LIST))}


def _holders(settlements: vec[i64]) -> dict[str, str | None]:
    """Who holds each settlement."""
    return {
        SETTLEMENT_LIST[place]: name_or_none(HERO_LIST, settlements[place]) for place in range(len(SETTLEMENT_LIST))
    }


def _reveal(known: Known) -> RevealView | None:
    """D-8.9 The others' answers stay hidden."""
    reveal = known.open.reveal
    if reveal is None:
        return None
    mine = SPACE.text(known.answer) if known.answer >= 0 else None
    return {"task": TASK_LIST[reveal.task], "answered": names_in_mask(HERO_LIST, reveal.answered), "mine": mine}


def due_name(due: i64) -> list[str]:
    what = due % DUE_RADIX
    return [HERO_LIST[due // DUE_RADIX], "card" if what == CARD_DUE else COLOUR_LIST[what]]


def _fight(seen: Open) -> FightView:
    fight = seen.fight
    alone = fight.defender.seat < 0
    return {
        # generated: FIGHT.view - fight (fields.py)
        "kind": KINDS[fight.kind],
        "stage": PHASES[fight.stage],
        "mover": HERO_LIST[fight.mover],
        "place": name_or_none(PLACES, fight.place),
        "side": fight.side,
        "quiet": fight.quiet,
        "zeus": fight.zeus,
        "won": fight.won,
        # generated: end
        "sides": [_side(seen, fight.thrower)] if alone else [_side(seen, fight.thrower), _side(seen, fight.defender)],
        "needed": int(needed(seen)) / 2 if alone else None,
    }


def _side(seen: Open, side: Side) -> SideView:
    return {
        # generated: SIDE.view - side (fields.py)
        "seat": HERO_LIST[side.seat],
        "fallen": side.fallen,
        "firm": side.firm,
        "leaning": side.leaning,
        "shields": side.shields,
        # generated: end
        "strength": int(strength(seen, side)) / 2,
    }


# -- the whole position ----------------------------------------------------------------------------------------------


def position(state: Position) -> dict[str, object]:
    """All there is, secrets included; documented in docs/reference/games/deukalion.md."""
    return {
        "seats": state.seats,
        "options": dict(state.parameters.options),
        # generated: OPEN.position - state (fields.py)
        "turn_phase": PHASES[state.turn_phase],
        "count": state.count,
        "turn": state.turn,
        "first": HERO_LIST[state.first],
        "active": HERO_LIST[state.active],
        "winner": name_or_none(HERO_LIST, state.winner),
        "hydra": name_or_none(FIELD_LIST, state.hydra),
        "cities": _cities(state.cities),
        "settlements": _holders(state.settlements),
        "dice": numbers(state.dice),
        "kylix": name_or_none(HOLLOW_LIST, state.kylix),
        "pile": counts_by_name(CARD_LIST, state.pile),
        "open_tasks": [name_or_none(TASK_LIST, task) for task in state.open_tasks],
        "hunters": names_in_mask(HERO_LIST, state.hunters),
        "draw": _draw(state.draw),
        "dues": [due_name(due) for due in state.dues],
        "replace": state.replace,
        "styx": state.styx,
        "boarding": state.boarding,
        # generated: end
        "stepper": name_or_none(HERO_LIST, state.step.seat),
        "heroes": {HERO_LIST[seat]: _whole_hero(state, seat) for seat in range(state.seats)},
        "step": _step(state, state.step),
        "fight": _whole_fight(state.fight) if state.fight.stage != Phase.OVER else None,
        # generated: HIDDEN.position - state (fields.py)
        "deck": counts_by_name(CARD_LIST, state.deck),
        "task_bag": names_in_mask(TASK_LIST, state.task_bag),
        # generated: end
        "reveal": _whole_reveal(state),
    }


def _whole_hero(state: Position, seat: i64) -> dict[str, object]:
    hero = state.heroes[seat]
    return {
        # generated: HERO.position - hero (fields.py)
        "ship": name_or_none(FIELD_LIST, hero.ship),
        "aboard": hero.aboard,
        "below": hero.below,
        "points": hero.points,
        "tasks": names_in_mask(TASK_LIST, hero.tasks),
        "pegasus": hero.pegasus,
        "hades": hero.hades,
        "fleece": hero.fleece,
        "cargo": names_by_count(COLOUR_LIST, hero.cargo),
        # generated: end
        "secret": name_or_none(TASK_LIST, state.secrets[seat]),
        "hand": names_by_count(CARD_LIST, state.hands, seat * N_CARDS),
    }


def _whole_fight(fight: Fight) -> dict[str, object]:
    return {
        # generated: FIGHT.position - fight (fields.py)
        "kind": KINDS[fight.kind],
        "stage": PHASES[fight.stage],
        "mover": HERO_LIST[fight.mover],
        "place": name_or_none(PLACES, fight.place),
        "side": fight.side,
        "quiet": fight.quiet,
        "zeus": fight.zeus,
        "won": fight.won,
        # generated: end
        "sides": [_whole_side(side) for side in (fight.thrower, fight.defender) if side.seat >= 0],
    }


def _whole_side(side: Side) -> dict[str, object]:
    return {
        # generated: SIDE.position - side (fields.py)
        "seat": HERO_LIST[side.seat],
        "fallen": side.fallen,
        "firm": side.firm,
        "leaning": side.leaning,
        "shields": side.shields,
        # generated: end
    }


def _whole_reveal(state: Position) -> dict[str, object] | None:
    """The task just turned up, and the answers that are in."""
    reveal = state.reveal
    if reveal is None:
        return None
    answers: dict[str, str] = {}
    for seat in range(state.seats):
        if state.answers[seat] >= 0:
            answers[HERO_LIST[seat]] = SPACE.text(state.answers[seat])
    return {"task": TASK_LIST[reveal.task], "answers": answers}
