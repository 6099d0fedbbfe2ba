"""Why a card cannot be used so: F-4.6 and the conditions of F-12."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.actions import CARD_NAMES
from lapilli.games.fuji.facts import Facts

CARDS = {"use-water": "water", "use-rope": "rope", "use-binoculars": "binoculars"}
NEED_DICE = ("machete", "shovel", "flashlight")


def why_not(facts: Facts, seat: int, figure: int, key: str, words: dict[str, str]) -> Refusal | None:
    """F-4.6 The own card (or a knife for any open one), in its phase, with a sound arm, not fresh; then its targets."""
    card = CARDS.get(key) or words.get("bare") or words["lender"]
    knife = "knife" in words["hand"]
    if not facts.in_card_phase:
        return Refusal("wrong-phase", "F-4.4")
    if facts.is_ready(seat):
        return Refusal("ready", "F-2.8")
    if figure != seat and facts.guarded(seat):
        return Refusal("guard", "F-2.10")
    held = "knife" if knife else card
    if not facts.owns(figure, held):
        return Refusal("no-card", "F-4.6", {"card": facts.card_word(held)})
    if knife and not any(facts.owns(other, card) for other in range(len(facts.figures))):
        return Refusal("nothing-to-copy", "F-12.14", {"card": facts.card_word(card)})
    if facts.figures[figure].injuries >> 1 & 1:
        return Refusal("arm", "F-5.22")
    if facts.figures[figure].fresh >> CARD_NAMES.index(held) & 1:
        return Refusal("fresh", "F-4.6", {"card": facts.card_word(held)})
    if not facts.state.sheet.phases[CARD_NAMES.index(card)] >> facts.state.phase & 1:
        return Refusal("card-phase", "F-4.6", {"card": facts.card_word(card)})
    return _target(facts, figure, card, words, knife)


def _target(facts: Facts, figure: int, card: str, words: dict[str, str], knife: bool) -> Refusal | None:
    dice = facts.bits(facts.figures[figure].dice)
    if card == "binoculars":
        return _swap(facts, words["pair"])
    if card == "rope":
        return _rope(facts, figure, words["cell"])
    if card in ("lighter", "map", "water"):
        return _other(facts, figure, card, words, knife)
    if card in NEED_DICE and not dice:
        return Refusal("no-dice", "F-14.6")
    face = {"ducttape": 1, "compass": 6}.get(card)
    third = facts.state.third and figure == 2
    if face and not third and all(facts.state.value[die] != face for die in dice):
        return Refusal("flip-face", "F-12.5", {"face": face})
    return None


def _swap(facts: Facts, pair: str) -> Refusal | None:
    """F-12.1 Two face-up landscape cards without pieces."""
    state = facts.state
    for name in pair.split():
        cell = facts.cell(name)
        landscape = cell is not None and state.map.land >> cell & 1 and not state.lava >> cell & 1
        if cell is None or not landscape:
            return Refusal("not-landscape", "F-12.1", {"cell": name})
        taken = (state.equipment | state.eruption) >> cell & 1
        if taken or any(cell in (one.cell, one.marker) for one in facts.figures):
            return Refusal("not-empty", "F-12.1", {"cell": name})
    return None


def _rope(facts: Facts, figure: int, name: str) -> Refusal | None:
    """F-12.11 An adjacent walkable card."""
    cell = facts.cell(name)
    if cell is None or cell not in facts.beside(int(facts.figures[figure].cell)):
        return Refusal("not-adjacent", "F-12.11", {"cell": name})
    return None


def _other(facts: Facts, figure: int, card: str, words: dict[str, str], knife: bool) -> Refusal | None:
    """F-12.2, F-12.4, F-12.15 Another figure; who must have dice."""
    name = words.get("figure") or words["target"]
    if name == "self":
        return None if facts.figures[figure].dice else Refusal("no-dice", "F-12.15")
    target = facts.figure(name)
    if target is None or target == figure:
        return Refusal("other-figure", "F-12.2")
    if card == "map":
        return None if facts.figures[figure].dice else Refusal("no-dice", "F-12.4")
    if not facts.figures[target].dice:
        return Refusal("no-dice", "F-12.2")
    if card == "lighter" and facts.state.refused >> target + (4 if knife else 0) & 1:
        return Refusal("refused", "F-12.2", {"figure": facts.figure_word(target)})
    return None
