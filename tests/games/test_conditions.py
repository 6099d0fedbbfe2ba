"""Tables of conditions: every action that a seat can choose has one, and every condition can be said."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator

import pytest

from lapilli.core.conditions import Case, Condition
from lapilli.core.game import Game
from lapilli.core.log_lines import Word
from lapilli.core.registry import find
from lapilli.core.space import Kind
from lapilli.core.state import CHANCE

GAMES = ["nisyros", "fuji", "eruption", "deukalion"]


def rows(game: str) -> Iterator[tuple[Kind, Condition[Case]]]:
    """Every kind of action with each of its conditions."""
    module = importlib.import_module(f"lapilli.games.{game}.refusal.conditions")
    for kind in find(game).space.kinds:
        for condition in (*module.EVERY, *module.CONDITIONS.get(kind.key, ())):
            yield kind, condition


def case_of(game: Game, name: str, kind: Kind) -> Case:
    module = importlib.import_module(f"lapilli.games.{name}.refusal.case")
    state = game.rules.start(game.seats[0], game.rules.choose_options(game.seats[0], {}), game.rules.load_box(None))
    case: Case = module.Case(state, 0, kind.base)
    return case


@pytest.mark.parametrize("name", GAMES)
def test_a_kind_without_conditions_is_an_outcome_of_chance(name: str) -> None:
    module = importlib.import_module(f"lapilli.games.{name}.refusal.conditions")
    game = find(name)
    keys = {kind.key for kind in game.space.kinds}
    assert set(module.CONDITIONS) <= keys, "conditions of an action that does not exist"
    state = game.rules.start(game.seats[0], game.rules.choose_options(game.seats[0], {}), game.rules.load_box(None))
    assert state.actor == CHANCE
    thrown = {game.space.kind(action).key for action in state.menu(CHANCE)}
    assert not thrown & set(module.CONDITIONS)


@pytest.mark.parametrize("name", GAMES)
def test_conditions_cite_clauses_of_the_digest(name: str) -> None:
    game = find(name)
    assert game.coaching.digest is not None
    written = set(re.findall(r"\*\*([A-Z]-\d+\.\d+)\b", game.coaching.digest.read_text(encoding="utf-8")))
    assert {condition.clause or kind.rule for kind, condition in rows(name)} <= written


@pytest.mark.parametrize("name", GAMES)
def test_conditions_have_words_for_what_they_name(name: str) -> None:
    """The message exists in each language, and each of its arguments is a slot of the action or a fact of the case."""
    game = find(name)
    cases = {kind.key: case_of(game, name, kind) for kind in game.space.kinds}
    for kind, condition in rows(name):
        case = cases[kind.key]
        assert all(game.words.has(lang, f"why-{condition.name}") for lang in game.words.languages), condition.name
        for source in condition.said.values():
            known = isinstance(source, Word) or source in {*case.words, *vars(case), *dir(type(case))}
            assert known, f"{kind.key}: {condition.name} names {source}"
