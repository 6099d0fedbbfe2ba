"""Fuji for those who listen, and for those who ask: dice in words, what lies where, what a thing is."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.log_lines import Word
from lapilli.games.fuji.actions import CARD_NAMES, DIE_NAMES
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.knowledge.view_types import FigureView, View
from lapilli.games.fuji.picture.pieces import figure_word
from lapilli.games.fuji.text import WORDS


def number_of(die: str) -> int:
    """Under which number a die lies in its set: people never read its name in the notation."""
    return DIE_NAMES.index(die.split(".")[-1]) + 1


def die_words(box: Box, die: str, value: int, lang: str) -> str:
    """A die with its colour and value, as far as the viewer sees it."""
    facts: dict[str, object] = {"die": Word("die", die), "value": value}
    if value:
        facts["colour"] = Word("topic", box.kinds[die.split(".")[-1][0]][value - 1])
    said = WORDS.say(lang, "die-shown" if value else "die-hidden", facts)
    return said[:1].upper() + said[1:]


def described(view: View, head: str, lang: str) -> str:
    """What lies where: the own dice first, then each figure with its place, its aim, stamina and cards, then tokens."""
    box, said = box_of(view["box"]), [head]
    if view["seat"] is not None and view["phase_number"]:
        own = view["figures"][view["seat"]]["dice"]
        dice = [die_words(box, die.split(".")[-1], view["dice"][die][0], lang) for die in own if view["dice"][die][0]]
        said.append(WORDS.say(lang, "describe-dice", {"dice": ". ".join(dice)}))
    said.extend(_figure(figure, lang) for figure in view["figures"] if view["phase_number"] and figure["cell"])
    for kind, cells in (("equipment", view["equipment"]), ("eruption", view["eruption"]), ("lava", view["lava"])):
        if cells and view["terrain"]:
            said.append(WORDS.say(lang, f"describe-{kind}", {"cells": ", ".join(cells)}))
    return " ".join(line if line.endswith((".", "!")) else f"{line}." for line in said)


def _figure(figure: FigureView, lang: str) -> str:
    """Where it stands, and what else there is to tell of it."""
    told = [WORDS.say(lang, "describe-figure", {"figure": figure_word(figure["name"]), "cell": figure["cell"]})]
    if figure["marker"]:
        told.append(WORDS.say(lang, "describe-aim", {"marker": figure["marker"]}))
    if figure["stamina"]:
        told.append(WORDS.say(lang, "describe-stamina", {"stamina": figure["stamina"]}))
    if figure["cards"]:
        told.append(WORDS.say(lang, "describe-cards", {"cards": tuple(Word("card", card) for card in figure["cards"])}))
    return ", ".join(told)


def _kept(view: View, holder: str, die: str) -> str:
    """How a die lies there: for whom it is thrown, lent, open, or behind somebody's screen; the own one has no word."""
    if holder == "dummy":
        return "-dummy"
    if die not in next(one["owned"] for one in view["figures"] if one["name"] == holder):
        return "-lent"
    if view["seat"] is not None and holder == f"p{view['seat'] + 1}":
        return ""
    return "-open" if view["dice"][die][0] else "-other"


def explain(view: View, thing: str) -> Refusal | None:
    """What a drawn thing is and when it matters."""
    kind, _, word = thing.partition("/")
    message = f"thing-{kind}"
    facts: dict[str, object] = {}
    if kind == "die":
        holder = next((one["name"] for one in view["figures"] if word in one["dice"]), "dummy")
        message = f"thing-die{_kept(view, holder, word)}"
        facts = {"figure": figure_word(holder)}
    elif kind == "card":
        holder = next((one["name"] for one in view["figures"] if word in one["cards"]), "")
        phases = [
            number for number in (2, 4) if box_of(view["box"]).parameters.phases[CARD_NAMES.index(word)] >> number & 1
        ]
        facts = {"figure": figure_word(holder) if holder else "–"}
        facts["phases"] = tuple(Word("phase", str(number)) for number in phases or (2, 4))
    elif kind == "cell" and not view["terrain"]:
        message = "thing-cell-blank"
    elif kind == "cell" and (word in view["lava"] or word not in view["terrain"]):
        message = "thing-cell-closed"
    elif kind == "token" and word in view["eruption"]:
        message = "thing-token-eruption"
    elif kind == "figure" and view["seat"] is not None and word == f"p{view['seat'] + 1}":
        message = "thing-figure-own"
    return Refusal(message, args=facts) if WORDS.has("en", f"why-{message}") else None
