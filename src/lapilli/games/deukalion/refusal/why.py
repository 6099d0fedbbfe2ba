"""Why not? Legality said a second time, from the digest, for clear refusals; the kit holds it against the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.actions import SPACE
from lapilli.games.deukalion.knowledge.view import PHASES
from lapilli.games.deukalion.refusal.cards import Cards
from lapilli.games.deukalion.refusal.pushes import Pushes
from lapilli.games.deukalion.refusal.sailing import Sailing
from lapilli.games.deukalion.refusal.tasks import Tasks
from lapilli.games.deukalion.refusal.turn import Turn
from lapilli.games.deukalion.rules.course import Course

CHANCE_KINDS = {"first", "stock", "task", "deal", "draw", "roll", "toss"}
OWN = {"step", "main"}
WHEN = {  # in which phases each kind of action can be legal at all
    "anchor": {"anchor"},
    "kylix": {"kylix"},
    "cards": {"main"},
    "soldiers": {"main"},
    "recover": {"step"},
    "done": {"step"},
    "end": {"main"},
    "attack-ship": {"boarding"},
    "hold": {"boarding"},
    "styx-take": {"styx"},
    "styx-pass": {"styx"},
    "unload": {"styx"},
    "claim": OWN | {"reveal", "reward"},
    "claim-one": OWN | {"reveal"},
    "claim-two": OWN | {"reveal"},
    "claim-three": OWN | {"reveal"},
    "return": {"return"},
    "discard": {"discard"},
    "pass": {"reveal", "muster", "reckoning"},
    "play": OWN | {"muster", "reckoning"},
    "play-underworld": OWN | {"muster"},
    "hydra": {"main"},
    "hydra-at": {"main"},
    "take": {"spoils", "plunder"},
    "leave": {"spoils", "plunder"},
    "push": {"spoils", "push-ship"},
    "push-hydra": {"push-hydra"},
}
OUT_OF_TURN = {"play", "play-underworld", "play-call", "play-call-at", "pass"}


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key in CHANCE_KINDS:
        return Refusal("chance-only", kind.rule)
    judge = Judge(state, seat)
    if not judge.in_turn:
        return (
            judge.out_of_turn(kind.key, kind.words(action))
            if kind.key in OUT_OF_TURN
            else Refusal("cards-only", "D-9.3")
        )
    if PHASES[state.phase] not in WHEN.get(kind.key, OWN):
        return Refusal("wrong-time", kind.rule)
    return QUESTIONS[kind.key](judge, **kind.words(action))


@final
class Judge(Turn, Sailing, Tasks, Cards, Pushes):
    """All chapters together; every method is named after a kind of action and takes its words."""


QUESTIONS: dict[str, Callable[..., Refusal | None]] = {  # kind of action -> what is asked about it, with its words
    "anchor": Judge.anchor,
    "kylix": Judge.kylix,
    "cards": Judge.cards,
    "soldiers": Judge.soldiers,
    "recover": Judge.recover,
    "done": Judge.done,
    "end": Judge.end,
    "sail": Judge.sail,
    "sail-at": Judge.sail_at,
    "attack": Judge.attack,
    "attack-ship": Judge.attack_ship,
    "hold": Judge.hold,
    "found": Judge.found,
    "styx-take": Judge.styx_take,
    "styx-pass": Judge.styx_pass,
    "unload": Judge.unload,
    "deliver": Judge.deliver,
    "claim": Judge.claim,
    "claim-one": Judge.claim_one,
    "claim-two": Judge.claim_two,
    "claim-three": Judge.claim_three,
    "return": Judge.give_back,
    "discard": Judge.discard,
    "pass": Judge.pass_on,
    "play": Judge.play,
    "play-underworld": Judge.play_underworld,
    "play-call": Judge.play_call,
    "play-call-at": Judge.play_call_at,
    "play-charon": Judge.play_charon,
    "hydra": Judge.hydra,
    "hydra-at": Judge.hydra_at,
    "take": Judge.take,
    "leave": Judge.leave,
    "push": Judge.push,
    "push-hydra": Judge.push_hydra,
}
