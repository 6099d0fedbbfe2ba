"""Deukalion's nets: how they are learned, and the search adapters they make for the box of a table."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from lapilli.bots.net import Net
from lapilli.bots.training import JudgeTraining, NetTraining
from lapilli.bots.weights import load
from lapilli.core.state import State
from lapilli.games.deukalion.player.features import INPUTS
from lapilli.games.deukalion.player.odds import reaches
from lapilli.games.deukalion.player.search_adapter import DeukalionSearchAdapter
from lapilli.games.deukalion.player.survey import SURVEYED
from lapilli.games.deukalion.player.tables import CREW, HALVES, PrecomputedOdds
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.parameters import RuleParameters

NUMBERS, WEIGHTS, JUDGE = (Path(__file__).with_name(name) for name in ("numbers.json", "net.json", "judge.json"))
TABLES: tuple[tuple[int, dict[str, object]], ...] = (*[(2, {})] * 5, *[(3, {})] * 2, (4, {}))
_adapters: dict[object, DeukalionSearchAdapter] = {}  # by box: a few at most are played in one process


@cache
def numbers() -> list[float]:
    """Those of the heuristic."""
    return [float(number) for number in json.loads(NUMBERS.read_text(encoding="utf-8"))["numbers"]]


def tables_for(parameters: RuleParameters) -> PrecomputedOdds:
    """The tables of a box."""
    shares = (int(parameters.fallen), int(parameters.firm), int(parameters.leaning))
    odds = [reaches(soldiers, halves, shares) for soldiers in range(int(CREW) + 1) for halves in range(int(HALVES))]
    return PrecomputedOdds(parameters.chart, odds)


def adapter_for(parameters: RuleParameters) -> DeukalionSearchAdapter:
    """The search adapter of a table."""
    key = (parameters.text, int(parameters.fallen), int(parameters.firm), int(parameters.leaning))
    if key not in _adapters:
        _adapters[key] = DeukalionSearchAdapter(
            load(WEIGHTS, INPUTS), load(JUDGE, SURVEYED), tables_for(parameters), numbers()
        )
    return _adapters[key]


def _new_adapter(net: Net, start: State, judge: Net | None = None) -> DeukalionSearchAdapter:
    assert isinstance(start, GameState)
    return DeukalionSearchAdapter(net, judge, tables_for(start.parameters), numbers())


TRAININGS = (
    NetTraining("net", WEIGHTS, INPUTS, TABLES, _new_adapter),
    JudgeTraining("judge", JUDGE, SURVEYED, TABLES, _new_adapter, WEIGHTS, INPUTS),
)
