"""One sentence for every moment: who, what, why."""

from __future__ import annotations

from lapilli.core.log_lines import Word
from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.view_types import View, stepping
from lapilli.games.deukalion.picture.words import half_line, said_line
from lapilli.words import Words

WORDS = Words("lapilli.games.deukalion")


def prompt(view: View, lang: str) -> str:
    """The message of the phase; in a step it depends on how far the sailing is."""
    phase = view["phase"]
    message = f"prompt-{phase}-{view['step']['sailing']}" if phase in ("step", "main") else f"prompt-{phase}"
    if message == "prompt-step-unused" and not _may_recover(view):
        message = "prompt-step-full"  # nothing is offered that does not exist
    who = ", ".join(WORDS.word(lang, "seat", name) for name in view["awaited"])
    fight = view["fight"]
    facts: dict[str, object] = {
        "who": who,
        "active": Word("seat", view["active"]),
        "range": sail_range(view),
        "drawer": Word("seat", view["draw"]["seat"] or ""),
        "colour": Word("colour", view["dues"][0][1] if view["dues"] else ""),
        "owed": sum(1 for due in view["dues"] if due == view["dues"][0]),
        "task": Word("task", view["reveal"]["task"] if view["reveal"] else ""),
        "thrower": Word("seat", fight["sides"][fight["side"]]["seat"] if fight else ""),
    }
    said = WORDS.say(lang, message, facts)
    if view["seat"] in view["actors"] and view["seat"] not in view["awaited"]:  # D-9.3
        said += " " + WORDS.say(lang, "prompt-meanwhile", {"me": Word("seat", view["seat"])})
    return said


def goal(view: View, lang: str) -> str:
    """How many points win, and how many the viewer and the other players have."""
    if view["seat"] is None:
        return WORDS.say(lang, "goal-open", {"target": view["target"]})
    totals = {name: hero["total"] for name, hero in view["heroes"].items()}
    mine = totals.pop(view["seat"])
    return WORDS.say(lang, "goal", {"target": view["target"], "mine": mine, "best": max(totals.values())})


def note(view: View, action: int, lang: str) -> str:
    """What a setting of the Kylix, the card die or a card gives, and what the half of a task is; empty for all else."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    if kind.key == "cards":
        return WORDS.say(lang, f"card-die-{(dice(view) or {}).get('cards', 2)}")
    if kind.key == "play":
        return effect(view, words["card"], lang)
    if "rim" in words:
        return WORDS.say(lang, "board-setting", setting(view, int(words["rim"][-1]) - 1))
    if "half" in words:
        return said_line(half_line(box_of(view["box"]).halves[words["half"]]), lang)
    return ""


def effect(view: View, card: str, lang: str) -> str:
    """What an action card does."""
    return WORDS.say(lang, f"effect-{card}", {"amount": box_of(view["box"]).amounts[card]})


def _may_recover(view: View) -> bool:
    """D-4.4 Are soldiers of the stepping seat below, and is there room for one?"""
    hero = stepping(view)
    spaces = box_of(view["box"]).numbers["spaces"]
    return bool(hero["below"] and hero["aboard"] + len(hero["cargo"]) < spaces)


def dice(view: View) -> dict[str, int] | None:
    """D-5.1 The value of each action's die once the Kylix is set."""
    return None if view["kylix"] is None else setting(view, int(view["kylix"][-1]) - 1)


def setting(view: View, rim: int) -> dict[str, int]:
    """D-5.1 What each action would get if this rim were the card die."""
    rims = view["dice"][:4]
    return {name: rims[(rim + turn) % 4] for turn, name in enumerate(("cards", "soldiers", "sailing", "hydra"))}


def sail_range(view: View) -> int:
    """D-6.1 How far the stepping seat can sail; 0 when nobody steps."""
    if view["stepper"] is None:
        return 0
    values = dice(view)
    die = values["sailing"] if values else view["dice"][4]
    pegasus = view["heroes"][view["stepper"]]["pegasus"] * box_of(view["box"]).amounts["pegasus"]
    return int(die + pegasus + view["step"]["wind"])
