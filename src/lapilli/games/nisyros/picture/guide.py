"""What people are told who do not know the game yet: the ten steps, the goal, what is asked next, what a thing is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lapilli.core.errors import Refusal
from lapilli.core.log_lines import Word
from lapilli.core.presentation import Stage
from lapilli.games.nisyros.actions import RESOURCES, SPACE
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture.facts import event_state
from lapilli.games.nisyros.picture.prompt import WORDS

KINDS = frozenset(  # of things that are explained
    {"area", "place", "worker", "idle", "citizen", "boats", "dam", "die", "seat", "hades", "kos", "stock", "step"}
    | {"event", "eruptions", "supply", "deck", "result", "volcano", "sea"}
)


def course(view: View) -> Sequence[Stage]:
    """N-0.1 The ten steps of a round; before the first none of them is marked."""
    return [Stage(f"step-{number}", number == view["step"]) for number in range(1, 11)]


def goal(view: View, lang: str) -> str:
    """N-13.4 At least this many of every village; who is furthest behind."""
    limits, people = view["limits"], view["people"]
    if not people:
        return WORDS.say(lang, "goal-start", {"small": limits["small"], "big": limits["big"]})
    last = min(people, key=lambda colour: people[colour]["kos"])
    facts = {"small": limits["small"], "big": limits["big"], "colour": Word("seat", last), "saved": people[last]["kos"]}
    return WORDS.say(lang, "goal", facts)


def figures(view: View) -> Mapping[str, float]:
    """What a chart of the whole game follows: everybody on Kos and in Hades, and the areas under lava."""
    people = view["people"].values()
    return {
        "kos": sum(folk["kos"] for folk in people),
        "hades": sum(folk["hades"] for folk in people),
        "lava": sum(view["lava"].values()),
    }


def ask(view: View, actions: Sequence[int], lang: str) -> str:
    """What is asked once people or boats are chosen: one sentence for each half-made choice."""
    kinds = {SPACE.kind(action).key for action in actions}
    words = [SPACE.kind(action).words(action) for action in actions]
    agreed = {name: word for name, word in words[0].items() if all(row.get(name) == word for row in words)}
    if kinds <= {"flee-worker", "flee-worker-boat", "flee-citizen", "flee-citizen-boat"}:
        message = "ask-flee" if any(kind.endswith("-boat") for kind in kinds) else "ask-flee-land"
    else:
        message = f"ask-{kinds.pop()}" if len(kinds) == 1 else ""
    if not message or not agreed or not WORDS.has(lang, message):
        return ""
    domains = {slot.name: slot.domain for action in actions[:1] for slot in SPACE.kind(action).slots}
    said = {name: Word(domains[name], word) for name, word in agreed.items()}
    face = view["dice"][agreed["die"]]["face"] if agreed.get("die") in view["dice"] else ""
    return WORDS.say(lang, message, {"colour": "", "zone": "", **said, "face": Word("face", face) if face else ""})


def explain(view: View, thing: str) -> Refusal | None:
    """What a drawn thing is for."""
    kind, _, word = thing.partition("/")
    if kind not in KINDS:
        return None
    message = f"thing-{kind}"
    if kind in ("area", "place") and _is_covered(view, word):
        message = "thing-covered"
    elif kind == "area" and word.endswith(".coast"):
        message = "thing-coast"
    elif kind == "dam":
        message = "thing-dams"
    elif kind == "volcano":
        message = "thing-crater"
    elif thing == "hades":
        message = "thing-underworld"
    elif kind == "place":
        message = f"thing-{word.partition('.')[2]}"
    elif kind == "die" and word in ("red", "volcano"):
        message = f"thing-{word}"
    elif kind == "die" and word in view["dice"] and view["dice"][word]["face"] in ("plus", "minus"):
        message = "thing-sign"
    elif kind == "event":
        message = f"thing-event-{event_state(view, int(word))}"
    return Refusal(message, args=dict(_facts(view, kind, word)))


def _is_covered(view: View, word: str) -> bool:
    zone, _, name = word.partition(".")
    return view["lava"].get(zone, 0) >= (int(name) if name.isdigit() else 5)


def _facts(view: View, kind: str, word: str) -> Mapping[str, object]:
    """The words and numbers that a sentence about a thing needs."""
    limits = view["limits"]
    if kind in ("worker", "idle", "citizen"):
        colour, _, spot = word.partition("@")
        return {"colour": Word("seat", colour), "place": Word("spot", spot)}
    if kind == "dam":
        return {"area": Word("area", word.partition("/")[0])}
    if kind == "area":
        zone, _, name = word.partition(".")
        tile = view["layout"][zone][int(name) - 1] if name.isdigit() else None
        return {"area": Word("area", word), "resource": Word("resource", tile) if tile else ""}
    if kind == "stock" and word in RESOURCES:
        return {"resource": Word("resource", word), "most": limits["store"]}
    if kind == "seat":
        return {"colour": Word("seat", word), "small": limits["small"], "big": limits["big"]}
    if kind == "step":
        return {"number": int(word)}
    return {"colour": Word("seat", word)} if kind == "hades" and word else {}
