"""Worlds that a seat cannot tell from the real one: what it has not seen is dealt anew."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.deukalion.actions import CARDS, HEROES, SPACE, TASKS
from lapilli.games.deukalion.box import Box, box_of
from lapilli.games.deukalion.position import rebuild
from lapilli.games.deukalion.rules import tasks
from lapilli.games.deukalion.rules.course import Course

TRIES = 24


def imagine(view: View, rng: Rng) -> Course:
    """Digest 8 A world consistent with the view: hands, secret tasks and hidden answers at random.

    That a seat is being asked can tell something about its hand (D-9.5): worlds in which it would not be asked are
    dealt again, and if that does not help it is given one card after the other that might explain it.
    """
    box = box_of(view["box"])
    for _ in range(TRIES):
        state = _world(view, box, rng, None, None)
        if _fits(state, view):
            return _at_rest(state, view, rng)
    asked = view["heroes"][view["awaited"][0]]
    cards, secrets = _unseen_cards(view, box), _unseen_tasks(view)
    for card in _mixed(sorted(set(cards)), rng) if asked["cards"] else ():
        state = _world(view, box, rng, card, None)
        if _fits(state, view):
            return _at_rest(state, view, rng)
    for task in _mixed(secrets, rng) if asked["has_secret"] else ():
        state = _world(view, box, rng, None, task)
        if _fits(state, view):
            return _at_rest(state, view, rng)
    raise AssertionError("no world fits this view")


def _mixed(items: list[str], rng: Rng) -> list[str]:
    order = list(range(len(items)))
    rng.shuffle(order)
    return [items[index] for index in order]


def _unseen_cards(view: View, box: Box) -> list[str]:
    """Action cards in the bag and in other hands."""
    counts = dict(box.copies)
    for card, number in view["pile"].items():
        counts[card] -= number
    for hero in view["heroes"].values():
        for card in ("pegasus", "hades", "fleece"):
            counts[card] -= hero[card]
        for card in hero["hand"] or ():
            counts[card] -= 1
    if view["draw"]["hermes"]:
        counts["hermes"] -= 1
    return [card for card in CARDS for _ in range(counts[card])]


def _unseen_tasks(view: View) -> list[str]:
    """Task cards in the bag and in other hands."""
    seen = {*view["open_tasks"], *view["removed"]}
    for hero in view["heroes"].values():
        seen |= {*hero["tasks"], hero["secret"]}
    return [task for task in TASKS if task not in seen]


def _world(view: View, box: Box, rng: Rng, card: str | None, task: str | None) -> Course:
    """One deal; the seat that is asked may be given a certain card or secret task."""
    cards, unseen = _mixed(_unseen_cards(view, box), rng), _mixed(_unseen_tasks(view), rng)
    asked = view["awaited"][0] if view["awaited"] else None
    if card:
        cards.remove(card)
    if task:
        unseen.remove(task)
    hunted = [name for name in unseen if "hydra" in (box.halves[f"{name}.a"].kind, box.halves[f"{name}.b"].kind)]
    heroes = {}
    for name, facts in sorted(view["heroes"].items(), key=lambda entry: entry[0] not in view["hunters"]):
        hero = dict(facts)
        if hero["hand"] is None:
            given = [card] if card and name == asked else []
            hero["hand"] = given + [cards.pop() for _ in range(hero["cards"] - len(given))]
        if hero["secret"] is None and hero["has_secret"]:
            if task and name == asked:
                hero["secret"] = task
            else:
                given_task = hunted[0] if name in view["hunters"] and hunted else unseen[-1]
                unseen.remove(given_task)
                hunted = [other for other in hunted if other != given_task]
                hero["secret"] = given_task
        heroes[name] = hero
    deck = {kind: cards.count(kind) for kind in set(cards)}
    return rebuild({**view, "heroes": heroes, "deck": deck, "task_bag": unseen, "reveal": None}, box)


def _fits(state: Course, view: View) -> bool:
    """Would the same seat be asked in this world?"""
    _set_reveal(state, view)
    state.actor = state.whose_turn()
    state.n_legal = 0
    if state.actor == NOBODY:
        return bool(view["phase"] == "over")
    state.list_choices(state.actor)
    if state.actor == CHANCE:
        return not view["awaited"] and state.n_legal > 0
    if HEROES[state.actor] not in view["awaited"]:
        return False
    return state.n_legal > 1 or (state.n_legal == 1 and state.asked(state.actor))


def _set_reveal(state: Course, view: View) -> None:
    """D-8.9 The card just turned up; answers that are in but hidden wait to be imagined."""
    reveal = view["reveal"]
    if reveal is None:
        return
    state.revealed = TASKS.index(reveal["task"])
    state.waiting = tasks.concerned(state)
    for name in reveal["answered"]:
        state.waiting &= ~(1 << HEROES.index(name))


def _at_rest(state: Course, view: View, rng: Rng) -> Course:
    reveal = view["reveal"]
    for name in reveal["answered"] if reveal else ():
        seat = HEROES.index(name)
        waiting = state.waiting
        state.n_legal = 0
        state.waiting = 1 << seat
        tasks.offer_reveal(state, seat)
        options = [int(state.legal[index]) for index in range(state.n_legal)]
        state.waiting = waiting
        own = name == view["seat"]
        state.answers[seat] = (
            next(option for option in options if SPACE.text(option) == reveal["mine"])
            if own
            else options[rng.below(len(options))]
        )
    state.proceed()
    return state
