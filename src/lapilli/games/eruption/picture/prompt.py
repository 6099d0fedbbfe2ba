"""What is asked of a viewer, in words: the prompt, each half-made choice, the goal, and what a drawn thing is."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.errors import Refusal
from lapilli.core.log_lines import Word
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.picture import facts as facts_of

STAGES = {
    "damage": ("breach",),
    "tile": ("erupt", "drawing", "take", "place", "wall", "extra", "out", "reveal"),
    "cards": ("cards", "replace", "move", "card"),
    "build": ("build",),
}

SET_UP = frozenset({"deal", "settle", "start"})

VAGUE = frozenset(  # refusals that answer no click: of another step, of notation, of things that were not clicked
    {"only-chance", "other-step", "not-active", "rotation"} | {"card-order", "no-mate", "no-such-village"}
)


def prompt(view: View, lang: str) -> str:
    """One sentence: who must do what, and why."""
    turn = view["turn"]
    winners = ", ".join(WORDS.word(lang, "seat", name) for name in view["winners"])
    facts: dict[str, object] = {
        "active": Word("seat", view["active"]),
        "place": Word("place", turn["tested"] or ""),
        "space": turn["space"] or "",
        "tile": Word("tile", turn["tile"] or ""),
        "vent": view["vent"],
        "moves": turn["moves"],
        "cards": view["hand_sizes"][view["active"]],
        "winners": winners,
    }
    return WORDS.say(lang, f"prompt-{view['phase']}", facts)


def note(view: View, action: int, lang: str) -> str:
    """Which tile lies on a stack of the forecast, and how many sides of it lava leaves by; empty for all else."""
    kind = SPACE.kind(action)
    if kind.key != "take":
        return ""
    tile = view["forecast"]["tops"][int(kind.words(action)["stack"]) - 1]
    if not tile:
        return ""
    sides = len(box_of(view["box"]).tile_sides[tile])
    return WORDS.say(lang, "note-take", {"tile": Word("tile", tile), "sides": sides})


def goal(view: View, lang: str) -> str:
    """How hot the viewer's village is beside the coolest; the average of a team; that one must not burn up."""
    if view["seat"] is None or view["phase"] == "over":
        return ""
    degrees, me = view["temperature"], view["me"]
    if view["options"]["clans"] and me in view["names"]:
        heat = {name: (degrees[name] + degrees[facts_of.mate(view, name)]) // 2 for name in view["names"]}
        mate = facts_of.mate(view, me)
        best = min(heat[name] for name in view["names"] if name not in (me, mate))
        return WORDS.say(lang, "goal-clans", {"mate": Word("seat", mate), "mine": heat[me], "best": best})
    message = "goal-annihilation" if view["options"]["annihilation"] else "goal"
    return WORDS.say(lang, message, {"mine": degrees[me], "best": min(degrees.values())})


def ask(clicks: Sequence[str], actions: Sequence[int], lang: str) -> str:
    """What a half-made choice still lacks: the first thing on which the actions that are left differ."""
    kinds = {kind.key: kind for kind in map(SPACE.kind, actions)}
    if clicks and clicks[0].startswith("card/") and len(kinds) > 1:
        playable = any(key.startswith("play-") for key in kinds)
        return WORDS.say(
            lang, "ask-card" if playable else "ask-card-else", {"card": Word("card", clicks[0].removeprefix("card/"))}
        )
    if len(kinds) != 1:
        return ""
    kind = next(iter(kinds.values()))
    rows = [kind.words(action) for action in actions]
    agreed = {slot.name: Word(slot.domain, rows[0][slot.name]) for slot in kind.slots}
    for slot in kind.slots:
        message = f"ask-{kind.key}-{slot.name}"
        if len({row[slot.name] for row in rows}) > 1:
            return WORDS.say(lang, message, agreed) if WORDS.has(lang, message) else ""
    return ""


def sure(view: View, action: int, lang: str) -> str:
    """The question before something is given or spent, with whom and what; empty where this says none."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    facts: dict[str, object] = {slot.name: Word(slot.domain, words[slot.name]) for slot in kind.slots}
    if kind.key in ("give-card", "give-wall"):
        facts["mate"] = Word("seat", facts_of.mate(view, view["me"]))
    elif kind.key == "trade":
        facts["material"] = Word("material", _retrieved(view, words["card"]))
    elif kind.key != "discard":
        return ""
    return WORDS.say(lang, f"sure-{kind.key}", facts)


def _retrieved(view: View, card: str) -> str:
    """E-5.3 The material that a card brings: its own, or the next weaker one that the supply has."""
    box = box_of(view["box"])
    weaker = box.materials[: box.materials.index(box.trades_for(card)) + 1]
    return next((material for material in reversed(weaker) if view["supply"].get(material)), weaker[0])


def explain(view: View, thing: str) -> Refusal | None:
    """What a drawn thing is and when it matters."""
    kind, _, word = thing.partition("/")
    if not WORDS.has("en", f"why-thing-{kind}"):
        return None
    facts: dict[str, object] = {
        "card": Word("card", word),
        "seat": Word("seat", word),
        "place": Word("place", word),
        "space": word,
        "number": word,
        "material": Word("material", view["walls"].get(word, "") if kind == "wall" else word),
        "count": (view["supply"] if kind == "supply" else view["stock"].get(view["me"], {})).get(word, 0),
    }
    return Refusal(f"thing-{kind}", args=facts)
