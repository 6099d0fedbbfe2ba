"""Twin worlds: two positions that differ only in what a viewer cannot know, and the same visible moves in both."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.check import Plan
from lapilli.core.check.indistinguishable import _go_on as go_on
from lapilli.core.check.secrets import everything_sent
from lapilli.core.rng import Rng
from lapilli.core.table import Table

from .positions import legal, table

GAME = lapilli.list_games()["deukalion"]

FACES = [{}, {"options": {"poker_face": "on"}}]
PLAN = Plan()


def told(t: Table, but: str) -> list[Any]:
    """All that everybody else gets at a moment; one rival's words and pictures too."""
    seats = [seat for seat in (*t.seats, None) if seat != but]
    sent = everything_sent(GAME, t.state, t.viewer(seats[0]), PLAN)
    return [t.actors, t.awaited, sent, *((t.view(seat), t.log("en", seat)) for seat in seats)]


def alike(twins: list[Table], script: str, but: str = "perseus") -> None:
    """Play the same in both; nobody but one seat can tell them apart, before or after any move."""
    one, other = twins
    assert told(one, but) == told(other, but)
    for action in script.split("; "):
        for t in (one, other):
            t.play(action)
        assert told(one, but) == told(other, but), f"after {action!r} the two worlds differ"


@pytest.mark.parametrize("face", FACES)
def test_a_won_ship_fight_does_not_tell_whether_the_secret_card_matches(face: dict[str, Any]) -> None:
    """D-8.14 Open t01 asks to beat a player; secret t04 does too, t02 does not."""
    facts = {"ships": {"perseus": "c4", "hercules": "d4"}, "open": "t01 t14", **face}
    twins = [table(**facts, secret={"perseus": secret}) for secret in ("t04", "t02")]
    alike(twins, "sail d4; toss perseus 0 10 0; toss hercules 10 0 0")
    assert [t.awaited for t in twins] == [("perseus",)] * 2
    assert legal(twins[0]) == ["claim t01.b", "claim t04.b"]
    assert legal(twins[1]) == ["claim t01.b"]
    alike(twins, "claim t01.b")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("attack", [True, False])
def test_a_beaten_hydra_does_not_tell_whether_the_secret_card_matches(face: dict[str, Any], attack: bool) -> None:
    """D-8.14 Open t09 asks to defeat the Hydra; secret t16 does too, t02 does not; attacking or attacked."""
    facts: dict[str, Any] = {"ships": {"perseus": "f4"}, "open": "t09 t14", **face}
    if not attack:
        facts["main"] = ("deukalion", (2, 1, 1, 1))
    twins = [table(**facts, secret={"perseus": secret}) for secret in ("t16", "t02")]
    alike(twins, ("sail f5" if attack else "hydra f4") + "; toss perseus 0 10 0")
    assert [t.awaited for t in twins] == [("perseus",)] * 2
    alike(twins, "claim t09.b")


def test_without_a_secret_card_nobody_is_asked_in_vain() -> None:
    """D-8.12 One matching card is taken unasked; so is the secret one where no open card matches: it shows itself."""
    facts = {"ships": {"perseus": "c4", "hercules": "d4"}}
    for secret, open_tasks, taken in ((None, "t01 t14", "t01"), ("t04", "t14 t15", "t04")):
        t = table(**facts, open=open_tasks, secret={"perseus": secret} if secret else {})
        for action in ("sail d4", "toss perseus 0 10 0", "toss hercules 10 0 0"):
            t.play(action)
        assert t.view()["heroes"]["perseus"]["tasks"] == [taken]


@pytest.mark.parametrize("face", FACES)
def test_the_end_of_a_step_does_not_tell_the_secret_card(face: dict[str, Any]) -> None:
    """D-8.14 Beside Sparta with nothing left to do: secret t02 could be claimed there, t01 could not."""
    facts: dict[str, Any] = {"ships": {"perseus": "b6"}, "step_facts": {"sailing": "spent"}, **face}
    twins = [table(**facts, secret={"perseus": secret}) for secret in ("t02", "t01")]
    assert told(twins[0], "perseus") == told(twins[1], "perseus")
    assert [t.awaited for t in twins] == [("perseus",)] * 2
    assert legal(twins[1]) == ["done"]
    alike(twins, "done")


def test_far_from_every_task_a_step_ends_by_itself() -> None:
    """D-0.3, D-8.14 Where no task could be fulfilled the question could tell nothing, so it is not put."""
    facts: dict[str, Any] = {"ships": {"perseus": "f3"}, "step_facts": {"sailing": "spent"}}
    assert table(**facts, secret={"perseus": "t02"}).awaited != ("perseus",)
    near = {**facts, "ships": {"perseus": "b6"}}
    gone = table(**near, secret={"perseus": "t01"}, tasks={"achilles": "t02"})  # the one task of Sparta is fulfilled
    assert gone.awaited != ("perseus",)
    assert table(**near, secret={"perseus": "t01"}, below={"perseus": 3}).awaited != ("perseus",)  # too few aboard


def test_being_asked_is_no_knowledge_where_everybody_would_be() -> None:
    """D-8.14 Imagined worlds give the winner any secret card, matching or not."""
    t = table(ships={"perseus": "c4", "hercules": "d4"}, open="t01 t14", secret={"perseus": "t02"})
    for action in ("sail d4", "toss perseus 0 10 0", "toss hercules 10 0 0"):
        t.play(action)
    worlds = [GAME.rules.imagine(t.view("deukalion"), Rng(seed)) for seed in range(1, 200)]
    secrets = {GAME.rules.position(world)["heroes"]["perseus"]["secret"] for world in worlds}
    assert len(secrets) == 14  # every task that deukalion sees nowhere


@pytest.mark.parametrize("card", ["athena", "poseidon", "charon"])
def test_who_may_speak_up_does_not_tell_which_cards_are_held(card: str) -> None:
    """D-9.3 A seat with a card is an actor, whatever the card; through a step, the Kylix and a muster window."""
    facts: dict[str, Any] = {
        "ships": {"deukalion": "c4", "hercules": "d4", "perseus": "f4"},
        "step": ("deukalion", 1),
        "active": "achilles",
        "options": {"poker_face": "on"},
    }
    twins = [table(**facts, hand={"perseus": held, "hercules": "zeus"}) for held in (card, "hermes")]
    alike(twins, "sail d4")
    assert "perseus" not in twins[0].actors  # no thrower of this fight
    alike(twins, "pass; toss deukalion 10 0 0; toss hercules 0 10 0; pass; leave")
    assert [t.awaited for t in twins] == [("perseus",)] * 2  # its own step
    alike(twins, "done")
    assert [("perseus" in t.actors, "perseus" in t.awaited) for t in twins] == [(True, False)] * 2


@pytest.mark.parametrize("poker_face", ["on", "off"])
def test_no_question_after_a_fight_tells_of_a_secret_task(poker_face: str) -> None:
    """D-8.14 Two positions that differ in a secret task alone ask the same questions after the throws.

    Without a poker face too: being asked may tell of a hand (D-9.5), which is the same in both, never of a secret task.
    """
    facts: dict[str, Any] = {"ships": {"perseus": "c4", "hercules": "d4"}, "below": {"hercules": 9}, "open": "t01 t14"}
    options = {"poker_face": poker_face}
    strict = {key: sign for key, sign in GAME.rules.reveal_keys.items() if key not in GAME.rules.reveal_scope}
    twins = [table(**facts, secret={"perseus": secret}, options=options) for secret in ("t04", "t02")]
    for t in twins:
        t.play("sail d4")
    for seed in range(1, 6):
        go_on(GAME, twins[0].state.copy(), twins[1].state.copy(), 0, Rng(seed), strict)
