"""Whole games as transcripts: every number of players, option, kind of fight, way of scoring, card and task."""

from __future__ import annotations

from pathlib import Path

import pytest

import lapilli
from lapilli.core.rng import Rng
from lapilli.games.deukalion.actions import CARDS, CITIES, SETTLEMENTS, TASKS
from lapilli.games.deukalion.box import printed_box

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    """Replayed to the last die it gives the same record."""
    text = path.read_text(encoding="utf-8")
    table = lapilli.replay(text)
    assert table.record() == text
    assert lapilli.replay(text).record() == text
    assert table.result is not None
    assert table.game.rules.audit(table.state) == []


def test_the_records_cover_players_and_options() -> None:
    heads = [path.read_text(encoding="utf-8").split("\n\n")[0] for path in RECORDS]
    assert {line for head in heads for line in head.splitlines() if line.startswith("seats")} == {
        "seats: 2",
        "seats: 3",
        "seats: 4",
    }
    said = {line for head in heads for line in head.splitlines() if line.startswith("option")}
    for option in (
        "first: random",
        "target: 10",
        "ship_stop: choice",
        "anchor_stop: on",
        "hydra_self: once",
        "hydra_self: never",
        "garrison: home",
        "toss: flat",
        "toss: thirds",
        "poker_face: on",
        "turn_limit: 6",
    ):
        assert f"option {option}" in said
    endings = {line for path in RECORDS for line in path.read_text().splitlines() if line.startswith("result")}
    assert endings == {"result: won", "result: limit"}


def test_the_records_cover_cards_tasks_fights_and_ways_of_scoring() -> None:
    halves = printed_box().halves
    seen: set[str] = set()
    for path in RECORDS:
        before = None
        table = lapilli.replay(path.read_text(encoding="utf-8"))
        for ply, (_, text) in enumerate(table.moves()):
            words = text.split()
            if words[0] in ("play", "styx", "attack", "push"):
                seen.add(" ".join(words[:2]))
            seen.add(words[0])
            if words[0] == "claim":
                seen |= {f"claim {words[1][:3]}", f"half {halves[words[1]].kind}"}
            view = table.game.rules.observe(table.state_at(ply), None)
            fight = view["fight"]
            if fight and not (before and before["fight"]):
                seen.add(f"fight {fight['kind']}")
            before = view
    assert {f"play {card}" for card in CARDS} <= seen
    assert {f"claim {task}" for task in TASKS} <= seen
    assert {f"half {kind}" for kind in ("all", "any", "soldiers", "cards", "beat", "hydra")} <= seen
    assert {f"fight {kind}" for kind in ("ship", "city", "settlement", "hydra", "hydra-attacks")} <= seen
    assert {"found", "deliver", "styx take", "recover", "unload", "push hydra", "discard"} <= seen
    assert any(f"attack {city}" in seen for city in CITIES)
    assert any(f"attack {settlement}" in seen for settlement in SETTLEMENTS)


def test_a_wrong_line_is_refused_with_its_number() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if "sail" in line)
    lines[at] = lines[at].rpartition(" ")[0] + " e4"
    with pytest.raises(lapilli.RecordError, match=f"line {at + 1}"):
        lapilli.replay("\n".join(lines))


def test_real_soldiers_can_be_thrown_and_typed_in() -> None:
    """D-12.4 Any three piles that add up may be entered; others are refused."""
    table = lapilli.new("deukalion", seats=2, seed=4)
    rng = Rng(1)
    while table.view()["phase"] != "toss":
        if table.actors == ("chance",):
            table.step_chance(rng)
        else:
            table.play(table.menu()[rng.below(len(table.menu()))])
    name = table.menu("chance")[0].text.split()[1]
    aboard = table.view()["heroes"][name]["aboard"]
    with pytest.raises(lapilli.IllegalAction):
        table.play(f"toss {name} 0 0 {(aboard + 1) % 11}", "chance")
    table.play(f"toss {name} 1 0 {aboard - 1}", "chance")
    assert table.moves()[-1] == ("chance", f"toss {name} 1 0 {aboard - 1}")
