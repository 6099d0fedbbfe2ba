"""Why not? Legality said a second time, from what lies on the table; the kit holds it against the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from lapilli.core.errors import Refusal
from lapilli.games.fuji.actions import DEAL_CHARACTER, SPACE
from lapilli.games.fuji.refusal.cards import Cards
from lapilli.games.fuji.refusal.facts import Facts
from lapilli.games.fuji.refusal.follow import Follow
from lapilli.games.fuji.refusal.planning import Planning
from lapilli.games.fuji.refusal.rerolls import Rerolls
from lapilli.games.fuji.refusal.setup import Setup
from lapilli.games.fuji.refusal.talk import Talk
from lapilli.games.fuji.refusal.turns import Turns
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.names import Stage

JOINT = ("pick-character", "pick-skill", "bury", "give", "bar", "walk", "take", "leave", "injury", "lose")
STAGES = {  # in which stages each kind of action can be legal at all; cards and talk say that themselves
    "pick-character": (Stage.CHARACTERS,),
    "pick-skill": (Stage.SKILLS,),
    "leave-out": (Stage.LEFT_OUT,),
    "bury": (Stage.BURYING,),
    "start": (Stage.STARTS,),
    "mark": (Stage.PLANNING,),
    "unmark": (Stage.PLANNING,),
    "side": (Stage.PLANNING,),
    "ready": (Stage.PLANNING, Stage.GEAR),
    "unready": (Stage.PLANNING, Stage.GEAR),
    "give": (Stage.PLANNING, Stage.GEAR, Stage.TURNS),
    "pick": (Stage.REROLLS, Stage.THROWING),
    "throw": (Stage.REROLLS, Stage.THROWING),
    "stop": (Stage.REROLLS, Stage.THROWING),
    "aside": (Stage.REROLLS, Stage.CUTTING),
    "lend": (Stage.LENDING,),
    "refuse": (Stage.LENDING,),
    "pass": (Stage.LENDING, Stage.CARABINER, Stage.FLIPPING, Stage.CUTTING, Stage.TURNING, Stage.THROWING),
    "reroll": (Stage.CARABINER,),
    "flip": (Stage.FLIPPING,),
    "done": (Stage.FLIPPING, Stage.CUTTING, Stage.BARS),
    "turn": (Stage.TURNING,),
    "go": (Stage.TURNS,),
    "bar": (Stage.BARS,),
    "walk": (Stage.WALK,),
    "take": (Stage.TOKEN,),
    "leave": (Stage.TOKEN,),
    "injury": (Stage.INJURY,),
    "lose": (Stage.LOSING,),
}


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    if kind.base >= DEAL_CHARACTER:  # chance has the last kinds
        return Refusal("chance-only", "F-14.10")
    if kind.rule.startswith("F-13"):
        return Talk(Facts(state), seat, seat, kind.rule).phrase(kind.key, words, action)
    key = kind.key.removeprefix("p3-")
    using = key.startswith("use-")
    third = key != kind.key or (using and "p3" in words["hand"])
    if third and not state.third:
        return Refusal("no-third", "F-10.5")
    if not using and state.stage not in STAGES[key]:
        return Refusal("wrong-phase", kind.rule)
    refusal = QUESTIONS[key](Judge(Facts(state), seat, 2 if third else seat, kind.rule), **words)
    joint = third and (using or key in JOINT or (key == "done" and state.stage == Stage.BARS))
    if refusal is None and joint and state.entries[seat] == action:
        return Refusal("entered", "F-10.10")
    return refusal


@final
class Judge(Setup, Planning, Rerolls, Follow, Cards, Turns):
    """All chapters but talk; every method answers for a kind of action and takes its words."""


QUESTIONS: dict[str, Callable[..., Refusal | None]] = {  # kind of action -> who answers for it
    "pick-character": Judge.pick_character,
    "pick-skill": Judge.pick_skill,
    "leave-out": Judge.leave_out,
    "bury": Judge.bury,
    "start": Judge.start,
    "mark": Judge.mark,
    "unmark": Judge.unmark,
    "side": Judge.side,
    "ready": Judge.ready,
    "unready": Judge.unready,
    "give": Judge.give,
    "use-bare": Judge.use_bare,
    "use-lender": Judge.use_lender,
    "use-water": Judge.use_water,
    "use-rope": Judge.use_rope,
    "use-binoculars": Judge.use_binoculars,
    "pick": Judge.pick,
    "throw": Judge.throw,
    "stop": Judge.stop,
    "aside": Judge.aside,
    "lend": Judge.lend,
    "refuse": Judge.refuse,
    "pass": Judge.pass_on,
    "reroll": Judge.reroll,
    "flip": Judge.flip,
    "done": Judge.done,
    "turn": Judge.turn,
    "go": Judge.go,
    "bar": Judge.bar,
    "walk": Judge.walk,
    "take": Judge.take,
    "leave": Judge.leave,
    "injury": Judge.injury,
    "lose": Judge.lose,
}
