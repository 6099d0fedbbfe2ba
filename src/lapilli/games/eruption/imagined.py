"""Hands as they might be: the unseen cards dealt anew, in keeping with all that a viewer has seen and remembers.

When the deck is renewed (E-3.9) everybody sees what it is made of; whatever is not in it lies in the hands. From then
on there are two pools of unseen cards: old ones, which can only be in hands, and those of the renewed deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.eruption.names import CARD_KINDS

Cards = Counter[str]
Hands = dict[str, dict[str, int]]
TRIES = 200


def deal_unseen(view: View, rng: Rng) -> tuple[Hands, Hands, dict[str, int]]:
    """Hands now, hands when the deck was last renewed, and the deck."""
    if view["memory"]["deck"] and (view["options"]["mates_see_hands"] or not view["options"]["clans"]):
        for _ in range(TRIES):
            dealt = _deal_from_two_pools(view, rng)
            if dealt:
                return dealt
    return _deal_from_one_pool(view, rng)


def _all_cards(view: View) -> Cards:
    return Counter(dict(zip(CARD_KINDS, view["box"]["card_counts"], strict=True)))


def _drawn(pool: Cards, number: int, rng: Rng) -> Cards:
    """Take this many random cards out of a pool."""
    cards = [kind for kind in CARD_KINDS for _ in range(pool[kind])]
    order = list(range(len(cards)))
    rng.shuffle(order)
    taken = Counter(cards[place] for place in order[:number])
    pool.subtract(taken)
    return taken


def _deal_from_one_pool(view: View, rng: Rng) -> tuple[Hands, Hands, dict[str, int]]:
    """All unseen cards are alike; only cards that were given are known to be where they went."""
    pool = _all_cards(view)
    pool.subtract(view["discards"])
    hands: dict[str, Cards] = {}
    for name in view["names"]:
        known = view["hands"][name]
        hands[name] = Counter(view["given"][name] if known is None else known)
        pool.subtract(hands[name])
    for name in view["names"]:
        hands[name] += _drawn(pool, view["hand_sizes"][name] - hands[name].total(), rng)
    return _plain(hands), _old_hands(view, rng), _counted(pool)


def _old_hands(view: View, rng: Rng) -> Hands:
    """Hands of the moment when the deck was last renewed, by their numbers alone."""
    pool = _all_cards(view)
    pool.subtract(view["memory"]["deck"])
    for hand in view["memory"]["hands"].values():
        if not isinstance(hand, int):
            pool.subtract(hand)
    return {
        name: _counted(_drawn(pool, hand, rng)) if isinstance(hand, int) else hand
        for name, hand in view["memory"]["hands"].items()
    }


def _deal_from_two_pools(view: View, rng: Rng) -> tuple[Hands, Hands, dict[str, int]] | None:
    """Deal the old cards to the hands of then, play back what was laid down, and fill up from the renewed deck.

    Returns None where the old cards dealt do not fit what was laid down since; another deal will.
    """
    memory = view["memory"]
    then = {name: Counter(hand) for name, hand in _old_hands(view, rng).items()}
    fresh = Counter(memory["deck"])
    seen = [name for name in view["names"] if view["hands"][name] is not None]
    known = sum((Counter(view["hands"][name]) + Counter(memory["laid"][name]) for name in seen), Counter())
    fresh.subtract(known - sum((then[name] for name in seen), Counter()))
    units = _units(view)
    now: dict[str, Cards] = {name: Counter(view["hands"][name]) for name in seen}
    for unit in units:
        old = sum((then[name] for name in unit), Counter())
        laid = sum((Counter(memory["laid"][name]) for name in unit), Counter())
        number = sum(memory["drawn"][name] for name in unit)
        new = laid - old  # what was laid down and was not there before must have been drawn since
        fresh.subtract(new)
        if new.total() > number or min(fresh.values(), default=0) < 0:
            return None
        hand = old + new + _drawn(fresh, number - new.total(), rng) - laid
        for name in unit:
            now[name] = _drawn(hand, view["hand_sizes"][name], rng)
    if min(fresh.values(), default=0) < 0:
        return None
    return _plain({name: now[name] for name in view["names"]}), _plain(then), _counted(fresh)


def _units(view: View) -> list[list[str]]:
    """Seats whose hands are hidden; with Clans the two of a team together, for cards may pass between them."""
    names = view["names"]
    hidden = [name for name in names if view["hands"][name] is None]
    if not view["options"]["clans"]:
        return [[name] for name in hidden]
    half = len(names) // 2
    return [[names[seat], names[seat + half]] for seat in range(half) if names[seat] in hidden]


def _counted(cards: Cards) -> dict[str, int]:
    return {kind: cards[kind] for kind in CARD_KINDS if cards[kind] > 0}


def _plain(hands: dict[str, Cards]) -> dict[str, dict[str, Any]]:
    return {name: _counted(hand) for name, hand in hands.items()}
