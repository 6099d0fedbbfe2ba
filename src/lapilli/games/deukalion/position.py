"""Whole positions in and out."""

from __future__ import annotations

from typing import Any

from lapilli.core.errors import OptionError, PositionError
from lapilli.core.game import View
from lapilli.core.packed import refill
from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HEROES, HOLLOWS, SETTLEMENTS, SPACE, TASKS
from lapilli.games.deukalion.audit import audit, held
from lapilli.games.deukalion.box import Box
from lapilli.games.deukalion.knowledge.view import (
    KINDS,
    PHASES,
    SAILINGS,
    counted,
    listed,
    names_of,
    open_hero,
    public,
    task_name,
)
from lapilli.games.deukalion.options import choose, house
from lapilli.games.deukalion.rules import setup, tasks
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.state import CARD_DUE, DUE_RADIX, Fight, Hero, Side

COURSES = ("over", "first", "stock", "open", "hands", "anchor", "roll", "step", "kylix", "main")


def position(state: Course) -> View:
    """All there is, secrets included; documented in docs/games/deukalion.md."""
    data = public(state)
    data["heroes"] = {
        HEROES[index]: {**open_hero(hero), "secret": task_name(hero.secret), "hand": listed(hero.hand, CARDS)}
        for index, hero in enumerate(state.heroes)
    }
    data["deck"] = counted(state.deck, CARDS)
    data["task_bag"] = names_of(state.task_bag, TASKS)
    data["reveal"] = None
    if state.revealed >= 0:
        answers = {HEROES[seat]: SPACE.text(answer) for seat, answer in enumerate(state.answers) if answer >= 0}
        data["reveal"] = {"task": TASKS[state.revealed], "answers": answers}
    return data


def restore(data: View, box: Box) -> Course:
    """The state of such data, at rest; without `deck` or `task_bag` these hold whatever is nowhere else."""
    state = rebuild(data, box)
    problems = audit(state)
    if problems:
        raise PositionError(problems[0])
    state.proceed()
    return state


def rebuild(data: View, box: Box) -> Course:
    """The state of such data, not yet at rest."""
    seats = data["seats"]
    if seats not in box.targets:
        raise PositionError(f"there are 2, 3 or 4 seats, not {seats!r}")
    try:
        chosen = choose(data.get("options", {}), seats)
    except OptionError as error:
        raise PositionError(str(error)) from None
    state = Course(seats, box.printed, house(chosen, seats, box))
    setup.lay_out(state)
    names = HEROES[:seats]
    state.course = _index(data["course"], COURSES, "course")
    state.count = data.get("count", 0)
    state.turn = data.get("turn", 1)
    state.first = _index(data.get("first", HEROES[0]), names, "seat")
    state.active = _index(data["active"], names, "seat")
    state.stepper = _index(data.get("stepper"), names, "seat")
    state.winner = _index(data.get("winner"), names, "seat")
    state.hydra = _index(data.get("hydra", box.hydra), FIELDS, "field")
    for seat, name in enumerate(names):
        _restore_hero(state.heroes[seat], data["heroes"][name])
    refill(state.cities, [data["cities"][city].count(colour) for city in CITIES for colour in COLOURS])
    for city in CITIES:
        for colour in data["cities"][city]:
            _index(colour, COLOURS, "colour")
    refill(state.settlements, [_index(data["settlements"].get(name), names, "seat") for name in SETTLEMENTS])
    dice = data.get("dice", [0] * 5)
    if len(dice) != 5 or any(die not in (0, 1, 2, 3) for die in dice):
        raise PositionError("five dice show 1, 2 or 3 each, or 0 before the roll")
    refill(state.dice, dice)
    state.kylix = _index(data.get("kylix"), HOLLOWS[:4], "rim")
    refill(state.pile, _counts(data.get("pile", {})))
    if len(data["open_tasks"]) != len(state.open_tasks):
        raise PositionError(f"there are places for {len(state.open_tasks)} open tasks")
    refill(state.open_tasks, [_index(task, TASKS, "task") for task in data["open_tasks"]])
    state.hunters = _mask(data.get("hunters", []), names)
    refill(state.deck, _counts(data["deck"] if "deck" in data else _other_cards(state, data)))
    state.task_bag = _mask(data["task_bag"] if "task_bag" in data else _other_tasks(state), TASKS)
    _restore_step(state, data.get("step", {}), names)
    _restore_pending(state, data, names)
    return state


def _index(name: Any, names: tuple[str, ...], what: str) -> int:
    """The number of a name; -1 for none."""
    if name is None:
        return -1
    if name not in names:
        raise PositionError(f"there is no {what} {name!r}")
    return names.index(name)


def _mask(given: list[str], names: tuple[str, ...]) -> int:
    return sum(1 << _index(name, names, "name") for name in set(given))


def _counts(given: dict[str, int]) -> list[int]:
    for card, count in given.items():
        if card not in CARDS or not isinstance(count, int) or count < 0:
            raise PositionError(f"{count!r} of {card!r} is no count of action cards")
    return [given.get(card, 0) for card in CARDS]


def _other_cards(state: Course, data: View) -> dict[str, int]:
    """The action cards that are not in the pile, in a hand or on the table."""
    hermes = data.get("draw", {}).get("hermes", False)
    return {
        card: int(state.printed.copies[index] - held(state, index) - state.pile[index]) - (hermes and card == "hermes")
        for index, card in enumerate(CARDS)
    }


def _other_tasks(state: Course) -> list[str]:
    """The task cards that are not open, secret or fulfilled."""
    seen = set(state.open_tasks) | {hero.secret for hero in state.heroes}
    return [
        task
        for index, task in enumerate(TASKS)
        if index not in seen and not any(hero.tasks >> index & 1 for hero in state.heroes)
    ]


def _restore_hero(hero: Hero, data: View) -> None:
    hero.ship = _index(data.get("ship"), FIELDS, "field")
    for name in ("aboard", "below", "points", "pegasus", "hades", "fleece"):
        setattr(hero, name, data.get(name, 10 if name == "aboard" else 0))
    hero.tasks = _mask(data.get("tasks", []), TASKS)
    hero.secret = _index(data.get("secret"), TASKS, "task")
    cargo, hand = data.get("cargo", []), data.get("hand", [])
    refill(hero.cargo, [cargo.count(colour) for colour in COLOURS])
    refill(hero.hand, [hand.count(card) for card in CARDS])
    for colour in cargo:
        _index(colour, COLOURS, "colour")
    for card in hand:
        _index(card, CARDS, "card")


def _restore_step(state: Course, step: View, names: tuple[str, ...]) -> None:
    state.sailing = _index(step.get("sailing", "unused"), SAILINGS, "sailing")
    state.wind = step.get("wind", 0)
    for name in ("attacked", "settled", "orpheus", "cards_done", "soldiers_done", "hydra_done"):
        setattr(state, name, bool(step.get(name, False)))
    state.sent = _mask(step.get("sent", []), names)
    state.waived = _mask(step.get("waived", []), names)


def _restore_pending(state: Course, data: View, names: tuple[str, ...]) -> None:
    """What has to be settled before play goes on."""
    draw = data.get("draw", {"seat": None, "left": 0, "hermes": False})
    state.draw_seat = _index(draw["seat"], names, "seat")
    state.draw_left = draw["left"]
    state.hermes = draw["hermes"]
    for name, what in data.get("dues", []):
        debt = int(CARD_DUE) if what == "card" else _index(what, COLOURS, "colour")
        tasks.hand_over(state, _index(name, names, "seat") * int(DUE_RADIX) + debt)
    state.replace = bool(data.get("replace", False))
    state.styx = bool(data.get("styx", False))
    state.boarding = bool(data.get("boarding", False))
    if reveal := data.get("reveal"):
        state.revealed = _index(reveal["task"], TASKS, "task")
        for name, answer in reveal["answers"].items():
            state.answers[_index(name, names, "seat")] = SPACE.parse(answer)
        state.waiting = tasks.concerned(state)
    if fight := data.get("fight"):
        state.fight = _restore_fight(fight, names, int(state.stepper))


def _restore_fight(data: View, names: tuple[str, ...], stepper: int) -> Fight:
    sides = [Side(_index(side["seat"], names, "seat")) for side in data["sides"]]
    for side, facts in zip(sides, data["sides"], strict=True):
        side.fallen, side.firm, side.leaning = facts["fallen"], facts["firm"], facts["leaning"]
        side.shields = facts["shields"]
    place = _index(data["place"], CITIES + SETTLEMENTS, "place")
    kind = _index(data["kind"], KINDS, "fight")
    mover = _index(data["mover"], names, "seat") if "mover" in data else stepper
    fight = Fight(kind, mover, sides[0], sides[1] if len(sides) > 1 else Side(-1), place)
    fight.stage = _index(data["stage"], tuple(PHASES), "stage")
    fight.side, fight.quiet = data["side"], data["quiet"]
    fight.zeus, fight.won = data["zeus"], data["won"]
    return fight
