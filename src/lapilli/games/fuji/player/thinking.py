"""A strong player of Fuji: it speaks frankly, as the heuristic does, and decides by rounds it plays in its belief."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from lapilli.bots.search import Search, Trial
from lapilli.bots.search_player import SEEDS, compare, uncertainty
from lapilli.core.rng import Rng
from lapilli.core.search_result import JudgedAction, SearchBudget, SearchResult
from lapilli.core.state import Knowledge, State
from lapilli.games.fuji.actions import (
    BASE,
    CELL_NAMES,
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
from lapilli.games.fuji.knowledge.knowledge import Known
from lapilli.games.fuji.knowledge.packing import pack
from lapilli.games.fuji.player.advice import choose_by_heuristic
from lapilli.games.fuji.player.belief import Belief, InferredKnowledge, style_for
from lapilli.games.fuji.player.decisions import MAX_MARKER_MOVES
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.search_adapter import FujiSearchAdapter
from lapilli.games.fuji.player.team_planning import DestinationScores, goal_of, plan_of
from lapilli.games.fuji.player.training import trained_adapter
from lapilli.games.fuji.rules.dice import argument_of
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import Phase

FACTOR = 5  # rounds for a playout: each is played in a twentieth of a millisecond, many are affordable
ENDLESS = 1000  # rounds
WORLDS, EACH, PLANS = 6, 5, 48  # in which destinations are looked at, of each figure, and plans made of them
LATER = 10  # with others still to mark a marker can be moved again: a tenth of the thought
CACHED = 16  # throws remembered while their dice are picked up one by one
OWN_PICKS = range(int(PICK), int(PICK) + len(DICE))
OWN_MARKS = range(int(MARK), int(MARK) + int(CELLS))


def imagine(known: Knowledge, rng: Rng) -> GameState:
    world = known.sample_world_raw(rng)
    assert isinstance(world, GameState)
    return world


def believed_knowledge(known: Known, budget: SearchBudget, believed: Knowledge | None) -> Knowledge:
    """What a search believes: what lies open and what was said; who may think much listens closely."""
    if believed is not None:
        return believed
    close = known.table.phase == Phase.PLANNING and style_for(budget).together
    return InferredKnowledge(known, imagine(known, Rng(1))) if close else known


def seed_of(known: Known) -> int:
    """Return a seed for the RNG: equal knowledge gives equal thoughts, in every process."""
    return zlib.crc32(pack(known))


def adapter_for(world: GameState, rounds: int) -> FujiSearchAdapter:
    """Return the search adapter of a table, with a horizon of `rounds` rounds."""
    adapter = trained_adapter(world)
    adapter.horizon = rounds
    return adapter


def chance(known: Known, rng: Rng, playouts: int) -> float:
    """The share of imagined games that the tuned heuristic wins from here."""
    adapter = adapter_for(imagine(known, rng), ENDLESS)
    return sum(adapter.play_on(imagine(known, rng), 0, rng) for _ in range(playouts)) / playouts


def think(
    known: Known, seat: int, menu: Sequence[int], rng: Rng, budget: SearchBudget, believed: Knowledge | None = None
) -> SearchResult:
    """Choose the heuristic's action, or a better one that the search finds."""
    style = style_for(budget)
    if budget.playouts <= 0:
        return SearchResult(choose_by_heuristic(known, seat, menu, rng, style))
    if known.table.phase == Phase.REROLLS and any(action in OWN_PICKS for action in menu):
        thought = throw_again(known, seat, menu, budget, believed)
        if thought.action in menu:  # the menu may be a part of the legal actions
            return thought
    first = choose_by_heuristic(known, seat, menu, rng, style)
    if BASE[first] != VERB[first]:  # the third figure's: both must agree
        return SearchResult(first)
    if known.table.phase == Phase.PLANNING and (first == READY or first in OWN_MARKS):
        return mark(known, seat, menu, first, rng, budget, believed)
    others = rivals(known, seat, menu, first)
    if not others:
        return SearchResult(first)
    return weigh(believed_knowledge(known, budget, believed), seat, [first, *others], rng, budget)


def rivals(known: Known, seat: int, menu: Sequence[int], first: int) -> list[int]:
    """Other answers to the same question, if playouts can tell them apart; F-13.14 requests about cards come first."""
    own = [action for action in menu if action != first and BASE[action] == VERB[action]]
    if known.table.phase == Phase.GEAR and _gear(first):
        requests = Belief(known, seat, Rng(1)).requests
        return [action for action in own if _gear(action) and not requests.use and not requests.spare]
    return [action for action in own if VERB[first] in (INJURY, LOSE) and VERB[action] == VERB[first]]


def _gear(action: int) -> bool:
    return bool(action == READY or USE_BARE <= VERB[action] <= USE_ROPE)


def weigh(known: Knowledge, seat: int, choices: list[int], rng: Rng, budget: SearchBudget) -> SearchResult:
    """Choose by search; the first is the heuristic's."""
    if len(choices) == 1:
        return SearchResult(choices[0])
    search = Search(adapter_for(imagine(known, rng), 1), known, seat, choices, int(rng.below(SEEDS)))
    search.run(budget.playouts * FACTOR, budget.seconds)
    return search_result(search, int(search.best(budget.errors)), budget)


def search_result(search: Search, chosen: int, budget: SearchBudget, step: Callable[[int], int] = int) -> SearchResult:
    """What was found out, of each step the best choice that begins with it: a plan begins with an action."""
    tried = [trial for trial in search.trials if trial.results]
    tried.sort(key=lambda trial: (trial.choice != chosen, -len(trial.results), -trial.mean()))
    best: dict[int, Trial] = {}
    for trial in tried:
        best.setdefault(step(int(trial.choice)), trial)
    judged = [
        JudgedAction(action, trial.mean(), len(trial.results), uncertainty(trial.results))
        for action, trial in best.items()
    ]
    rival = int(best[judged[1].action].choice) if len(judged) > 1 else chosen
    because = compare(search, chosen, rival, LostStamina()) if budget.reasons and rival != chosen else None
    return SearchResult(step(chosen), tuple(judged), because)


class LostStamina:
    """The stamina that each has lost in an imagined world: the less, the better for all."""

    def read(self, world: State) -> Mapping[str, float]:
        assert isinstance(world, GameState)
        return {name: float(one.stamina) for name, one in zip(FIGURE_NAMES, world.figures, strict=False)}

    def gain(self, world: State, figure: str, more: float) -> float:
        return -more


# -- destinations ------------------------------------------------------------------------------------------------------


def mark(
    known: Known, seat: int, menu: Sequence[int], first: int, rng: Rng, budget: SearchBudget, believed: Knowledge | None
) -> SearchResult:
    """The heuristic's destination, or the present one, against the most promising others; F-13.14 wishes first."""
    style = style_for(budget)
    belief = Belief(known, seat, rng, style)
    requests, own, at = belief.requests, belief.state.figures[seat], belief.state.map.at
    marker, moves = int(own.marker), int(known.table.moves >> 8 * seat & 255)
    goal = marker if first == READY else int(at[first - MARK])
    wished = requests.go | (1 << own.cell if requests.stay else 0)
    if (goal >= 0 and wished >> goal & 1) or (marker >= 0 and moves >= MAX_MARKER_MOVES):
        return SearchResult(first)
    cells = {action: int(at[action - MARK]) for action in menu if action in OWN_MARKS}
    cells = {action: cell for action, cell in cells.items() if not requests.avoid >> cell & 1}
    base = int(READY) if marker >= 0 and READY in menu else first
    if style.together and cells:
        if all(one.marker >= 0 for index, one in enumerate(_seated(known)) if index != seat):
            return plan_together(known, seat, cells, base, budget, believed_knowledge(known, budget, believed))
        if not budget.reasons:
            budget = replace(budget, playouts=budget.playouts // LATER)
    scores = {action: belief.score(seat, cell) for action, cell in cells.items()}
    ranked = sorted(scores, key=lambda action: -scores[action])
    choices = list(dict.fromkeys([base, first, *ranked]))
    return weigh(believed_knowledge(known, budget, believed), seat, choices[: budget.most], rng, budget)


def _seated(known: Known) -> list[Figure]:
    """The figures that a seat of its own plays."""
    return known.table.figures[: known.table.seats]


def plan_together(
    known: Known, seat: int, cells: dict[int, int], base: int, budget: SearchBudget, believed: Knowledge
) -> SearchResult:
    """The own part of what all could do together; who is ready has settled."""
    table, figures = known.table, _seated(known)
    marked = [CELL_NAMES[table.map.cells[one.marker]] if one.marker >= 0 else None for one in figures]
    rng = Rng(zlib.crc32(repr([int(table.round), marked]).encode()))
    world = imagine(believed, rng)
    here = [int(one.marker) for one in world.figures[: len(figures)]]
    if base != READY:
        here[seat] = int(world.map.at[base - MARK])
    steps = {cell: action for action, cell in cells.items()} | {here[seat]: base}
    wishes = DestinationScores(adapter_for(world, 1).heuristic)
    for _ in range(WORLDS):
        wishes.look(imagine(believed, rng))
    goals = [
        [here[index]]
        if table.ready >> index & 1
        else wishes.best(index, list(steps) if index == seat else bits(world.figures[index].reach), EACH)
        for index in range(len(figures))
    ]
    plans = wishes.plans(world, goals, PLANS)
    search = Search(
        adapter_for(world, 1), believed, seat, list(dict.fromkeys([plan_of(here), *plans])), int(rng.below(SEEDS))
    )
    search.run(budget.playouts * FACTOR, budget.seconds)
    return search_result(search, int(search.best(budget.errors)), budget, lambda plan: steps[int(goal_of(plan, seat))])


# -- throws ------------------------------------------------------------------------------------------------------------


class Throws:
    """The last few throws that were decided: their dice are picked up one by one, and nobody thinks twice."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, str, int], SearchResult] = {}

    def of(self, known: Known, seat: int, budget: SearchBudget, believed: Knowledge | None) -> SearchResult:
        """Which dice are thrown again; the same however many of them are picked already."""
        fresh = known.put_back()
        key = (seat, repr(budget), seed_of(fresh))
        if believed is not None:  # it may differ between games that look the same
            return decide_throw(fresh, seat, Rng(key[2]), budget, believed)
        if key not in self.known:
            if len(self.known) >= CACHED:
                del self.known[next(iter(self.known))]
            self.known[key] = decide_throw(fresh, seat, Rng(key[2]), budget, None)
        return self.known[key]


_throws = Throws()


def throw_again(
    known: Known, seat: int, menu: Sequence[int], budget: SearchBudget, believed: Knowledge | None
) -> SearchResult:
    """The next step of a throw: pick a die, throw, set one aside (F-11.3), or stop."""
    decided = _throws.of(known, seat, budget, believed)
    dice, picked = -1 - decided.action, int(known.picked[seat])
    for die in bits(dice ^ picked):
        return _next_step(decided, seat, int(PICK + argument_of(seat, die)), picked, menu)
    if picked:
        return _next_step(decided, seat, int(THROW), picked, menu)
    rest = [action for action in menu if action != STOP and action not in OWN_PICKS and BASE[action] == VERB[action]]
    return weigh(believed_knowledge(known, budget, believed), seat, [int(STOP), *rest], Rng(seed_of(known)), budget)


def _next_step(decided: SearchResult, seat: int, action: int, picked: int, menu: Sequence[int]) -> SearchResult:
    """What was thought of whole throws, told of the step that each needs next; only steps of the menu."""
    found = {action: replace(decided.judged[0], action=action)} if decided.judged else {}
    for one in decided.judged[1:]:
        dice = -1 - one.action
        left = bits(dice ^ picked)
        step = int(PICK + argument_of(seat, left[0])) if left else int(THROW if picked else STOP)
        if step in menu:
            found.setdefault(step, replace(one, action=step))
    return SearchResult(action, tuple(found.values()), decided.because)


def decide_throw(known: Known, seat: int, rng: Rng, budget: SearchBudget, believed: Knowledge | None) -> SearchResult:
    """The dice that the heuristic would throw, none, or the most promising others; as -1 minus their bits."""
    belief = Belief(known, seat, rng, style_for(budget))
    hand = Hand(belief, seat)
    times = hand.times()
    first = -1 - hand.to_throw(times)
    if hand.promised() or hand.requests.drop or hand.requests.keep:  # F-13.13, F-13.14
        return SearchResult(first)
    dice = [1 << die for die in bits(hand.dice)]
    sets = [sum(chosen) for number in range(1, len(dice) + 1) for chosen in combinations(dice, number)]
    ranked = sorted(sets, key=lambda thrown: -belief.round_value(seat, thrown, times))
    choices = list(dict.fromkeys([first, -1, *(-1 - thrown for thrown in ranked)]))
    return weigh(believed_knowledge(known, budget, believed), seat, choices[: budget.most], rng, budget)
