"""Deukalion's net: how it is learned, and the mind it makes for the box of a table."""

from __future__ import annotations

from pathlib import Path

from lapilli.bots.net import Net
from lapilli.bots.training import NetTraining
from lapilli.bots.weights import load
from lapilli.core.state import State
from lapilli.games.deukalion.player.features import INPUTS
from lapilli.games.deukalion.player.lore import CREW, HALVES, Lore
from lapilli.games.deukalion.player.mind import DeukalionMind
from lapilli.games.deukalion.player.odds import reaches
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.rules.terms import Terms

WEIGHTS = Path(__file__).with_name("net.json")
_minds: dict[object, DeukalionMind] = {}  # by box: a few at most are played in one process


def lore_of(terms: Terms) -> Lore:
    """The tables of a box."""
    shares = (int(terms.fallen), int(terms.firm), int(terms.leaning))
    odds = [reaches(soldiers, halves, shares) for soldiers in range(int(CREW) + 1) for halves in range(int(HALVES))]
    return Lore(terms.chart, odds)


def mind_for(terms: Terms) -> DeukalionMind:
    """The mind of a table."""
    key = (terms.text, int(terms.fallen), int(terms.firm), int(terms.leaning))
    if key not in _minds:
        _minds[key] = DeukalionMind(load(WEIGHTS, INPUTS), lore_of(terms))
    return _minds[key]


def _new_mind(net: Net, start: State) -> DeukalionMind:
    assert isinstance(start, Course)
    return DeukalionMind(net, lore_of(start.terms))


TRAININGS = (NetTraining("net", WEIGHTS, INPUTS, (*[(2, {})] * 5, *[(3, {})] * 2, (4, {})), _new_mind),)
