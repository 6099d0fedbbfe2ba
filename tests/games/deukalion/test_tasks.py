"""D-8 Task cards."""

from __future__ import annotations

import pytest

from lapilli.core.log_lines import Word
from lapilli.games.deukalion.actions import TASKS
from lapilli.games.deukalion.box import printed_box
from tests.games.deukalion.positions import legal, run, table

TWO = {"aboard": {"perseus": 8}, "cargo": {"perseus": "red corinth, white thera"}}


def test_either_half_gives_the_whole_card_once() -> None:
    """D-8.1 Two halves, one number of points; afterwards it is nobody's to fulfil."""
    t = run(table(open="t05 t14", **TWO), "> claim t05.a white\n> return white to thera\n> task t01\n> pass")
    run(t, "total perseus 2\ntasks perseus t05\nillegal: claim t05.a white")
    t = table(open="t05 t14", ships={"perseus": "c7"}, aboard={"perseus": 8})
    run(t, "> claim t05.b\ntotal perseus 2")


def test_open_cards_are_everybodys_secret_ones_their_owners() -> None:
    """D-8.2 A fulfilled secret card is not replaced."""
    t = table(open="t02 t14", secret={"perseus": "t01", "hercules": "t05"}, **TWO)
    run(t, "legal: claim t01.a red\nillegal: claim t05.a white\n> claim t01.a red\n> return red to corinth")
    run(t, "asked: perseus\nopen t02 t14\nsecret perseus None\ntotal perseus 2")


STANDING = [
    ("t01.a", "d2", "red corinth", 9, "", "claim t01.a red"),
    ("t06.a", "d2", "green mycenae", 9, "", "claim t06.a green"),
    ("t09.a", "d2", "red corinth, blue mycenae", 8, "", "claim t09.a red blue"),
    ("t14.a", "d2", "red corinth, blue mycenae, green mycenae", 7, "", "claim t14.a red green blue"),
    ("t16.a", "d2", "red corinth, red sparta", 8, "", "claim t16.a red red"),
    ("t02.b", "b6", "", 8, "", "claim t02.b"),
    ("t10.b", "e7", "", 9, "", "claim t10.b"),
    ("t03.b", "d5", "", 0, "zeus zeus call", "claim t03.b"),
    ("t15.b", "h4", "", 0, "zeus zeus call call athena", "claim t15.b"),
]


@pytest.mark.parametrize(("half", "ship", "cargo", "aboard", "hand", "claim"), STANDING)
def test_standing_halves(half: str, ship: str, cargo: str, aboard: int, hand: str, claim: str) -> None:
    """D-8.3 At anchor with the treasures, or beside the city with soldiers (not spent) or cards."""
    cards = {"open": f"{half[:3]} t12" if half[:3] != "t12" else "t12 t13", "hand": {"perseus": hand}}
    crew = {"cargo": {"perseus": cargo}, "aboard": {"perseus": aboard}}
    t = table(ships={"perseus": ship}, **cards, **crew)
    run(t, f"legal: {claim}\n> {claim}\naboard perseus {aboard}")
    elsewhere = table(ships={"perseus": "f3"}, **cards, **crew)
    assert not [text for text in legal(elsewhere) if text.startswith("claim")]
    if hand:
        poor = {**cards, "hand": {"perseus": hand.rpartition(" ")[0]}}
        run(table(ships={"perseus": ship}, **poor, **crew), f"illegal: {claim}")
    elif not cargo:
        run(table(ships={"perseus": ship}, **cards, aboard={"perseus": aboard - 1}), f"illegal: {claim}")
    else:
        run(table(ships={"perseus": ship}, **cards), f"illegal: {claim}")


def test_the_first_treasure_that_is_missing_is_named() -> None:
    """D-8.3 In the order of the card: the same reason whenever it is asked for."""
    t = table(open="t09 t10", ships={"perseus": "d2"}, secret={"perseus": "t14"})
    for claim, missing in (("t09.a red blue", "red"), ("t10.a green yellow", "green"), ("t14.a red green blue", "red")):
        refusal = t.why_not(f"claim {claim}", "perseus")
        assert (refusal.message, refusal.args) == ("no-treasure", {"colour": Word("colour", missing)})


def test_a_treasure_may_be_delivered_without_a_task() -> None:
    """D-8.4 One at a time for a point card, point first; keeping it is allowed."""
    t = run(
        table(**TWO),
        "legal: deliver red; deliver white; done\n> deliver red\npoints perseus 1\n> return red to corinth",
    )
    run(t, "> deliver white\npoints perseus 2")
    run(table(ships={"perseus": "f3"}, **TWO), "illegal: deliver red")
    t = run(table(points={"perseus": 11}, **TWO), "> deliver red\nover perseus\ncargo perseus red white")


def test_a_claim_names_its_colours_in_card_order() -> None:
    """D-8.5 A treasure serves one card or one point only."""
    t = table(open="t09 t06", aboard={"perseus": 8}, cargo={"perseus": "red corinth, blue mycenae"})
    run(t, "legal: claim t09.a red blue; claim t06.a red\nillegal: claim t09.a blue red; claim t06.a blue")
    run(t, "> claim t06.a red\n> return red to corinth\n> task t01\nillegal: claim t09.a red blue")


def test_the_stepping_seat_may_claim_before_at_and_after_its_stop() -> None:
    """D-8.6 Any number, one after the other; nobody else may in its step."""
    crew = {"open": "t05 t01", "aboard": {"perseus": 8}, "cargo": {"perseus": "red corinth, white thera"}}
    t = table(ships={"perseus": "e3"}, main=("perseus", (2, 1, 1, 1)), **crew)
    run(
        t,
        "illegal: claim t01.a red\n> sail e2\nlegal: claim t01.a red\n> hydra e5\n"
        "legal: claim t01.a red; claim t05.a white",
    )
    run(t, "> claim t01.a red\n> return red to corinth\n> task t02\nlegal: claim t05.a white")
    other = table(step=("achilles", 1), **crew)
    run(other, "illegal: claim t01.a red\nasked: achilles")


def test_a_claim_counts_then_is_paid_then_replaced() -> None:
    """D-8.7 Treasures in the order named; cards one by one, all at once if the whole hand is owed."""
    t = table(open="t09 t15", aboard={"perseus": 8}, cargo={"perseus": "red corinth, blue mycenae"})
    run(t, "> claim t09.a red blue\ntotal perseus 3\nonly: return red to corinth; return red to mycenae")
    run(t, "> return red to mycenae\nasked: chance\ncity corinth blue")  # blue fits one place only
    t = table(open="t03 t14", ships={"perseus": "d5"}, hand={"perseus": "zeus call athena"})
    run(t, "> claim t03.b\nasked: chance\nhand perseus")
    assert t.view()["pile"] == {"athena": 1, "zeus": 1, "call": 1}


def test_a_fulfilled_open_card_is_replaced_from_the_bag() -> None:
    """D-8.8 With an empty bag nothing replaces it."""
    t = run(table(open="t01 t14", **TWO), "> claim t01.a red\n> return red to corinth\nasked: chance")
    assert len(t.menu("chance")) == 14
    gone = [task for task in TASKS if task not in ("t01", "t14")]
    t = table(open="t01 t14", task_bag=[], tasks={"achilles": " ".join(gone[:4])}, **TWO)
    run(t, "> claim t01.a red\n> return red to corinth\nasked: perseus\nopen t14 None")


def test_everybody_concerned_is_asked_at_the_reveal_moment() -> None:
    """D-8.9 Stepping or not, all at once, hidden until all are in; several standing halves are all offered."""
    t = table(
        open="t01 t14",
        aboard={"perseus": 8, "hercules": 8},
        cargo={"perseus": "red corinth, white thera", "hercules": "white rhodes, green mycenae"},
        ships={"achilles": "c7"},
    )
    run(t, "> claim t01.a red\n> return red to corinth\n> task t08\nasked: perseus hercules")
    run(t, "hercules only: claim t08.a white; claim t08.a green; pass")
    t.play("claim t08.a green", "hercules")
    assert t.view("perseus")["reveal"] == {"task": "t08", "answered": ["hercules"], "mine": None}
    assert t.view("hercules")["reveal"]["mine"] == "claim t08.a green"
    past, (seat, action) = t.state_at(t.ply - 1), t._moves[-1]
    assert t.game.rules.public_notation(past, seat, action, 1) is None
    assert t.game.rules.public_notation(past, seat, action, 2) == "claim t08.a green"
    run(t, "perseus> pass\ntasks hercules t08\nasked: hercules")
    t = run(
        table(open="t01 t14", **TWO),
        "> claim t01.a red\n> return red to corinth\n> task t10\nasked: perseus\nopen t10 t14",
    )


def test_several_claims_at_once_give_one_point_card_each() -> None:
    """D-8.10 The card leaves the game, each pays, active seat first, and it is replaced."""
    t = table(
        open="t01 t14",
        step=("perseus", 1),
        active="hercules",
        aboard={"perseus": 8, "hercules": 9},
        cargo={"perseus": "red corinth, white thera", "hercules": "white rhodes"},
    )
    run(t, "> claim t01.a red\n> return red to corinth\n> task t05")
    run(
        t,
        "perseus> claim t05.a white\nhercules> claim t05.a white\npoints perseus 1\npoints hercules 1\nasked: hercules",
    )
    run(t, "> return white to thera\nasked: chance\n> task t02\nopen t02 t14\ntotal perseus 3")
    assert t.view()["removed"] == ["t05"]


@pytest.mark.parametrize(("half", "wins"), [("beat", ("t01", "t04", "t08")), ("hydra", ("t09", "t11", "t13", "t16"))])
def test_winning_halves_are_fulfilled_at_the_win(half: str, wins: tuple[str, ...]) -> None:
    """D-8.11 Attacking or attacked; never later."""
    box = printed_box()
    assert tuple(task for task in TASKS if box.halves[f"{task}.b"].kind == half) == wins
    run(table(open=f"{wins[0]} t14"), f"illegal: claim {wins[0]}.b")
    if half == "beat":
        facts = {"open": "t04 t14", "ships": {"perseus": "c4", "hercules": "d4"}}
        run(table(**facts), "> sail d4\n> toss perseus 0 10 0\n> toss hercules 10 0 0\ntasks perseus t04")
        run(table(**facts), "> sail d4\n> toss perseus 10 0 0\n> toss hercules 0 10 0\ntasks hercules t04")
    else:
        facts = {"open": "t11 t14", "ships": {"perseus": "f4", "deukalion": "d3"}}
        run(table(**facts), "> sail f5\n> toss perseus 0 10 0\ntasks perseus t11")
        t = table(**facts, main=("deukalion", (2, 1, 1, 1)))
        run(t, "> hydra f4\n> toss perseus 0 10 0\ntasks perseus t11\npoints perseus 0")


def test_one_win_fulfils_one_card_and_cannot_be_declined() -> None:
    """D-8.12 Chosen among several, taken unasked if only one; replaced and revealed before the fight goes on."""
    facts = {"ships": {"perseus": "c4", "hercules": "d4"}, "secret": {"perseus": "t08"}}
    t = run(table(open="t01 t04", **facts), "> sail d4\n> toss perseus 0 10 0\n> toss hercules 10 0 0")
    run(t, "only: claim t01.b; claim t04.b; claim t08.b\n> claim t04.b\nasked: chance\n> task t02\nlegal: leave")
    run(t, "tasks perseus t04\nopen t01 t02")


def test_a_secret_card_shows_itself_only_when_fulfilled() -> None:
    """D-8.13 Or when the game is over."""
    t = table(secret={"perseus": "t01"}, points={"perseus": 10}, **TWO)
    assert t.view("hercules")["heroes"]["perseus"]["secret"] is None
    assert "t01" not in str(t.view("hercules")["heroes"])
    run(t, "> claim t01.a red\nover perseus")
    assert t.view("hercules")["heroes"]["perseus"]["tasks"] == ["t01"]
    t = run(table(secret={"perseus": "t01"}, points={"perseus": 11}, **TWO), "> deliver red\nover perseus")
    assert t.view("hercules")["heroes"]["perseus"]["secret"] == "t01"
