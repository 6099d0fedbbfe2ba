"""A strong player of Fuji: it speaks frankly, as the rule of thumb does, and decides by rounds it plays in its mind."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from lapilli.bots.search import Search
from lapilli.bots.thinking import SEEDS, compare, uncertainty
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge, State
from lapilli.core.thought import Effort, Judged, Thought
from lapilli.games.fuji.actions import (
    BASE,
    CELLS,
    DICE,
    FIGURE_NAMES,
    INJURY,
    LOSE,
    MARK,
    PICK,
    READY,
    STOP,
    THROW,
    USE_BARE,
    USE_ROPE,
    VERB,
)
from lapilli.games.fuji.knowledge.recall import recall
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.advice import advise
from lapilli.games.fuji.player.deciding import PATIENCE
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.learned import mind_for
from lapilli.games.fuji.player.manner import manner_of
from lapilli.games.fuji.player.mind import FujiMind
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.dice import argument_of
from lapilli.games.fuji.rules.masks import bits

FACTOR = 5  # a round is played in a twentieth of a millisecond: many are affordable
ENDLESS = 1000  # rounds
KEPT = 16  # throws remembered while their dice are picked up one by one
OWN_PICKS = range(int(PICK), int(PICK) + len(DICE))
OWN_MARKS = range(int(MARK), int(MARK) + int(CELLS))


def imagine(known: Knowledge, rng: Rng) -> Course:
    world = known.world(rng)
    assert isinstance(world, Course)
    return world


def looking(world: Course, rounds: int) -> FujiMind:
    """The mind for a table, looking so many rounds ahead."""
    mind = mind_for(world)
    mind.horizon = rounds
    return mind


def chance(view: View, rng: Rng, playouts: int) -> float:
    """The share of imagined games that the tuned rule of thumb wins from here."""
    known = recall(view)
    mind = looking(imagine(known, rng), ENDLESS)
    return sum(mind.play_on(imagine(known, rng), 0, rng) for _ in range(playouts)) / playouts


def think(
    view: View, seat: int, menu: Sequence[int], rng: Rng, effort: Effort, known: Knowledge | None = None
) -> Thought:
    """The rule of thumb's word or deed; where it decides something, the search may find a better one."""
    manner = manner_of(effort)
    if effort.playouts <= 0:
        return Thought(advise(view, seat, menu, rng, manner))
    deeper = replace(effort, playouts=effort.playouts * FACTOR)
    if view["phase"] == "rerolls" and any(action in OWN_PICKS for action in menu):
        thought = throw_again(view, seat, menu, deeper, known)
        if thought.action in menu:  # whoever asks about a part of the menu gets an answer from it
            return thought
    first = advise(view, seat, menu, rng, manner)
    if BASE[first] != VERB[first]:  # the third figure's: both must agree
        return Thought(first)
    if view["phase"] == "planning" and (first == READY or first in OWN_MARKS):
        return mark(view, seat, menu, first, rng, deeper, known)
    others = rivals(view, seat, menu, first)
    if not others:
        return Thought(first)
    return weigh(known or recall(view), seat, [first, *others], rng, deeper)


def rivals(view: View, seat: int, menu: Sequence[int], first: int) -> list[int]:
    """Other answers to the same question, if playouts can tell them apart; F-13.14 requests about cards come first."""
    own = [action for action in menu if action != first and BASE[action] == VERB[action]]
    if view["phase"] == "gear" and _gear(first):
        hearing = Judgement(view, seat, Rng(1)).hearing
        return [action for action in own if _gear(action) and not hearing.use and not hearing.spare]
    return [action for action in own if VERB[first] in (INJURY, LOSE) and VERB[action] == VERB[first]]


def _gear(action: int) -> bool:
    return bool(action == READY or USE_BARE <= VERB[action] <= USE_ROPE)


def weigh(known: Knowledge, seat: int, choices: list[int], rng: Rng, effort: Effort) -> Thought:
    """Choose by search; the first is the rule of thumb's."""
    if len(choices) == 1:
        return Thought(choices[0])
    search = Search(looking(imagine(known, rng), 1), known, seat, choices, int(rng.below(SEEDS)))
    search.run(effort.playouts, effort.seconds)
    judged = [
        Judged(int(trial.choice), trial.mean(), len(trial.marks), uncertainty(trial.marks))
        for trial in search.trials
        if trial.marks
    ]
    chosen = int(search.best(effort.errors))
    judged.sort(key=lambda one: (one.action != chosen, -one.playouts, -one.worth))
    because = compare(search, chosen, judged[1].action, Worn()) if effort.reasons and len(judged) > 1 else None
    return Thought(chosen, tuple(judged), because)


class Worn:
    """The stamina that each has lost in an imagined world: the less, the better for all."""

    def read(self, world: State) -> Mapping[str, float]:
        assert isinstance(world, Course)
        return {name: float(one.stamina) for name, one in zip(FIGURE_NAMES, world.figures, strict=False)}

    def gain(self, world: State, figure: str, more: float) -> float:
        return -more


# -- destinations ------------------------------------------------------------------------------------------------------


def mark(
    view: View, seat: int, menu: Sequence[int], first: int, rng: Rng, effort: Effort, known: Knowledge | None
) -> Thought:
    """The rule of thumb's destination, or the present one, against the most promising others; F-13.14 wishes first."""
    mind = Judgement(view, seat, rng, manner_of(effort))
    hearing, own, at = mind.hearing, mind.state.figures[seat], mind.state.map.at
    marker, moves = int(own.marker), view["moves"][seat]
    goal = marker if first == READY else int(at[first - MARK])
    wished = hearing.go | (1 << own.cell if hearing.stay else 0)
    if (goal >= 0 and wished >> goal & 1) or (marker >= 0 and moves >= PATIENCE):
        return Thought(first)
    cells = {action: int(at[action - MARK]) for action in menu if action in OWN_MARKS}
    scores = {action: mind.score(seat, cell) for action, cell in cells.items() if not hearing.avoid >> cell & 1}
    ranked = sorted(scores, key=lambda action: -scores[action])
    base = int(READY) if marker >= 0 and READY in menu else first
    choices = list(dict.fromkeys([base, first, *ranked]))
    return weigh(known or recall(view), seat, choices[: effort.most], rng, effort)


# -- throws ------------------------------------------------------------------------------------------------------------


class Throws:
    """The last few throws that were decided: their dice are picked up one by one, and nobody thinks twice."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, str, int], Thought] = {}

    def of(self, view: View, seat: int, effort: Effort, known: Knowledge | None) -> Thought:
        """Which dice are thrown again; the same however many of them are picked already."""
        fresh: View = {**view, "picked": [[] for _ in view["picked"]]}
        key = (seat, repr(effort), zlib.crc32(repr(fresh).encode()))
        if known is not None:  # whoever sees more sees something else in every game that looks the same
            return decide_throw(fresh, seat, Rng(key[2]), effort, known)
        if key not in self.known:
            if len(self.known) >= KEPT:
                del self.known[next(iter(self.known))]
            self.known[key] = decide_throw(fresh, seat, Rng(key[2]), effort, None)
        return self.known[key]


_throws = Throws()


def throw_again(view: View, seat: int, menu: Sequence[int], effort: Effort, known: Knowledge | None) -> Thought:
    """The next step of a throw: pick a die, throw, set one aside (F-11.3), or stop."""
    decided = _throws.of(view, seat, effort, known)
    dice, picked = -1 - decided.action, sum(1 << DICE.index(name) for name in view["picked"][seat])
    for die in bits(dice ^ picked):
        return _told(decided, seat, int(PICK + argument_of(seat, die)))
    if picked:
        return _told(decided, seat, int(THROW))
    rest = [action for action in menu if action != STOP and action not in OWN_PICKS and BASE[action] == VERB[action]]
    return weigh(known or recall(view), seat, [int(STOP), *rest], Rng(zlib.crc32(repr(view).encode())), effort)


def _told(decided: Thought, seat: int, action: int) -> Thought:
    """What was thought of whole throws, told of their first dice."""
    found = {action: replace(decided.judged[0], action=action)} if decided.judged else {}
    for one in decided.judged[1:]:
        dice = bits(-1 - one.action)
        step = int(PICK + argument_of(seat, dice[0])) if dice else int(STOP)
        found.setdefault(step, replace(one, action=step))
    return Thought(action, tuple(found.values()), decided.because)


def decide_throw(view: View, seat: int, rng: Rng, effort: Effort, known: Knowledge | None) -> Thought:
    """The dice that the rule of thumb would throw, none, or the most promising others; as -1 minus their bits."""
    mind = Judgement(view, seat, rng, manner_of(effort))
    hand = Hand(mind, seat)
    times = hand.times()
    first = -1 - hand.to_throw(times)
    if hand.promised() or hand.hearing.drop or hand.hearing.keep:  # F-13.13, F-13.14
        return Thought(first)
    dice = [1 << die for die in bits(hand.dice)]
    sets = [sum(chosen) for number in range(1, len(dice) + 1) for chosen in combinations(dice, number)]
    ranked = sorted(sets, key=lambda thrown: -mind.outlook(seat, thrown, times))
    choices = list(dict.fromkeys([first, -1, *(-1 - thrown for thrown in ranked)]))
    return weigh(known or recall(view), seat, choices[: effort.most], rng, effort)
