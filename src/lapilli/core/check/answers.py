"""Checks of "what is this?" and "why not?": each drawn thing is named, explained, and answered from this step."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from lapilli.core.check.random_positions import Broken, Plan, sampled, walks
from lapilli.core.click_answers import ClickExplainer, called
from lapilli.core.coaching import CLAUSE
from lapilli.core.explain import Explanation, what
from lapilli.core.game import Game
from lapilli.core.presentation import Picture
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, State
from lapilli.core.table import Table

MOST = 15  # words that a sentence may have
WORD = re.compile(r"[\w’'-]+")
SENTENCE = re.compile(r"(?<=[.!?;:])\s+")
STEP = re.compile(r"\b(?:[Ss]tep|[Ss]tap|Schritt|[ÉéEe]tape|[Pp]hase|[Ff]ase)\s+(\d+)")
RAW = re.compile(r"[/@_]|^[a-z]+\d*\.[a-z0-9]")  # of an element id
FIRST = 1  # clicks after which everything is clicked again
NEXT = 5  # states apart in which the kinds of action of each step are looked up

Kinds = Mapping[str, set[str]]  # phase -> the kinds of action that were legal in it


def drawn_things_are_answered(game: Game, plan: Plan) -> None:
    """Every drawn thing is named and explained to seats and spectators, with the reason of the present step."""
    kinds = kinds_of_steps(game, plan)
    for number, state in enumerate(resting(game, plan)):
        table = Table(game, state, options={}, box=game.rules.load_box(), seed="check")
        lang = game.words.languages[number % len(game.words.languages)]
        for viewer in (*range(state.seats), None):
            for thing, fault in faults(table, viewer, lang, kinds):
                raise Broken(f"{thing} in {table.view(viewer).get('phase')} ({lang}): {fault}")


def resting(game: Game, plan: Plan) -> Iterator[State]:
    """Yield sampled states in which a seat is asked; chance is played until one is."""
    for state, _, _ in sampled(game, plan):
        rng = Rng(plan.seed)
        while state.actor == CHANCE:
            state.play_as(CHANCE, int(state.sample(rng)))
        yield state


def kinds_of_steps(game: Game, plan: Plan) -> Kinds:
    """Return the kinds of action that are legal in each phase, as seen in the random games of the plan."""
    found: dict[str, set[str]] = defaultdict(set)
    for number, (state, _, _) in enumerate(walks(game, plan)):
        if number % NEXT == 0 and state.actor != CHANCE:
            legal = {game.space.kind(action).key for seat in range(state.seats) for action in state.menu(seat)}
            found[_phase(game.rules.observe(state, None))] |= legal
    return found


def _phase(view: Mapping[str, object]) -> str:
    return str(view.get("phase", "play"))


def faults(table: Table, viewer: int | None, lang: str, kinds: Kinds) -> Iterator[tuple[str, str]]:
    """Yield each thing that is badly answered to a viewer, and what is wrong."""
    why = None if viewer is None else ClickExplainer(table, viewer)
    scene = table.game.presentation.board(table.cached_view(viewer), lang)
    for thing in scene.ids():
        told = what(table, viewer, thing, lang, why)
        fault = judge(table, viewer, scene, thing, told, lang, kinds)
        if fault:
            yield thing, f"{fault}: {told}"
    if why is not None:
        yield from _later_faults(table, why, lang, kinds)


def judge(
    table: Table, viewer: int | None, scene: Picture, thing: str, told: Explanation, lang: str, kinds: Kinds
) -> str:
    """Return what is wrong with an explanation; empty if nothing is."""
    game, view = table.game, table.cached_view(viewer)
    if not told.name or RAW.search(told.name):
        return "it has no name"
    if not told.words or not told.now:
        return "it is not explained"
    if "{" in told.words + told.now + told.name:
        return "a placeholder is left"
    if told.source == "live":
        return ""
    other = _other_thing(scene, thing, told)
    if other:
        return f"it names {other!r}"
    step = next((number for number, stage in enumerate(game.presentation.turn_stages(view), 1) if stage.now), 0)
    own = STEP.findall(f"{getattr(scene, 'label', str)(thing)} {told.name}")
    wrong = {*STEP.findall(f"{told.words} {told.now}")} - {*own, str(step)}
    if wrong:
        return f"it speaks of step {min(wrong)} in step {step}"
    if _of_another_step(table, told.source, told.rule, told.kind, kinds):
        return "its reason is of another step"
    if game.words.has(lang, f"now-{_phase(view)}") and told.now == game.presentation.prompt(view, viewer, lang):
        return "it is the prompt"
    long = [one for one in SENTENCE.split(f"{told.words} {told.now}") if len(WORD.findall(one)) > MOST]
    return f"a sentence has more than {MOST} words: {long[0]!r}" if long else ""


def _other_thing(scene: Picture, thing: str, told: Explanation) -> str:
    """Return the name of another thing of this kind that an answer names instead of the thing; empty: none."""
    kind, own = thing.partition("/")[0], called(scene, thing).lower()
    others = {called(scene, one).lower() for one in scene.ids() if one.startswith(f"{kind}/")} - {own}
    name, reason = told.name.lower(), told.now.lower() if told.source == "rule" else ""
    for text, right in ((name, (own,)), (reason, (own, name))):
        named = [one for one in others if re.search(rf"\b{re.escape(one)}\b", text) and one not in own]
        if named and not any(one in text for one in right):
            return max(named, key=len)
    return ""


def _of_another_step(table: Table, source: str, rule: str, kind: str, kinds: Kinds) -> bool:
    """Say whether a reason belongs to another step: by its clause, or by the action that it speaks of."""
    game, view = table.game, table.cached_view(None)
    clauses = {*game.coaching.step_clauses(view), *game.coaching.clauses.values(), ""}
    if source != "rule":
        return source != "together" and bool(CLAUSE.match(rule)) and rule not in clauses
    rules = {one.key: one.rule for one in game.space.kinds}
    legal = kinds.get(_phase(view), set())
    cited = clauses | {rules[key] for key in legal}
    # rare actions may never have been seen: those of the same clause speak for them
    alike = {key for key, clause in rules.items() if clause == rules[kind]}
    known = any(alike & others for others in kinds.values())
    return known and not alike & legal and rule not in cited


def _later_faults(table: Table, why: ClickExplainer, lang: str, kinds: Kinds) -> Iterator[tuple[str, str]]:
    """Yield what has no answer of this step after a first click on something else."""
    first = sorted({path[0] for path in why.legal.values() if len(path) > 1})[:FIRST]
    for one in first:
        live = {thing for path in why.legal.values() if one in path for thing in path}
        for thing in sorted(why.drawn - live):
            answer = why.answer([one, thing], (), lang)
            if not answer.words or "{" in answer.words:
                yield f"{one}, {thing}", "no answer"
            elif _of_another_step(table, answer.source, answer.rule, answer.kind, kinds):
                yield f"{one}, {thing}", f"the reason is of another step: {answer}"
