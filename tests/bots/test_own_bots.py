"""Bots of your own: files, modules, programs of any language; what they do wrong is reported and ends no run."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from types import MappingProxyType

import pytest

import lapilli
from lapilli.bots.own import is_own, load_bot
from lapilli.bots.program import ProgramBot
from lapilli.bots.registry import bot, bot_names, register
from lapilli.core.errors import BotError, OptionError
from lapilli.core.registry import find
from lapilli.study import simulate
from lapilli.study.execution import ALONE
from lapilli.study.match import match
from lapilli.study.plan import Plan, Runner
from tests.cli.run_command import run

FILE = '''
"""A bot in a file, with another file beside it."""
from dataclasses import dataclass
from preferences import FIRST


@dataclass
class Flat:
    game: object

    def choose(self, view, seat, menu, rng):
        return menu[FIRST]


def last(view, seat, menu, rng):
    return menu[-1]


def broken(view, seat, menu, rng):
    raise KeyError("no such thing")


def illegal(view, seat, menu, rng):
    return -7


def slow(view, seat, menu, rng):
    while True:
        pass


NUMBER = 7
'''
PROGRAM = """
import json, sys, time
kind, asked = sys.argv[1], 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    asked += 1
    id = message["id"]
    if kind == "good":
        print(json.dumps({"id": id, "action": message["menu"][0]}), flush=True)
    elif kind == "index":
        print(json.dumps({"id": id - 1, "index": 0}), flush=True)  # of another question: skipped
        print(json.dumps({"id": id, "index": len(message["menu"]) - 1}), flush=True)
    elif kind == "dies" and asked == 2:
        sys.exit(3)
    elif kind == "dies":
        print(json.dumps({"id": id, "index": 0}), flush=True)
    elif kind == "nonsense":
        print("hello", flush=True)
    elif kind == "list":
        print("[1]", flush=True)
    elif kind == "illegal":
        print(json.dumps({"id": id, "action": "fly to the moon"}), flush=True)
    elif kind == "true":
        print(json.dumps({"id": id, "index": True}), flush=True)
    elif kind == "says":
        print(json.dumps({"id": id, "error": "I am lost"}), flush=True)
    elif kind == "silent":
        time.sleep(60)
    elif kind == "greedy":
        many = bytearray(3 << 30)
        print(json.dumps({"id": id, "index": 0}), flush=True)
"""
FAILURES = MappingProxyType(
    {
        "dies": "has ended",
        "nonsense": "not JSON: 'hello",
        "list": "an object is needed",
        "illegal": "'fly to the moon', which is not in the menu",
        "true": "which is not in the menu",
        "says": "says: I am lost",
        "silent": "no answer within",
    }
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "preferences.py").write_text("FIRST = 0\n")
    path = tmp_path / "my_bot.py"
    path.write_text(FILE)
    return str(path)


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    return f"exec:{sys.executable} {path}"


def test_what_is_a_bot_of_ones_own() -> None:
    assert [is_own(spec) for spec in ("steady", "strong:60", "a.py:B", "a.b:C", "exec:./x")] == [False] * 2 + [True] * 3


def test_a_class_and_a_function_of_a_file_play(file: str) -> None:
    firsts = simulate("eruption", 2, bots=[f"{file}:Flat", f"{file}:last"], jobs=1, keep=True)
    assert firsts.faults == {}
    assert set(firsts.levels) == {f"{file}:Flat", f"{file}:last"}
    assert len(firsts.plan.facts()["bot_files"][file]) == 16
    table = Runner(firsts.plan).table(0)
    seat = table.seats[0]
    mine = [ply for ply in range(table.ply) if table.move(ply)[0] == 0]
    first = lapilli.replay(table.record()).state_at(mine[0])
    assert table.move(mine[0])[1] == first.menu(0)[0], f"{seat} plays what is first in its menu"


def test_a_bot_of_a_module_plays(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.syspath_prepend(str(Path(file).parent))
    assert simulate("eruption", 1, bots="my_bot:last", jobs=1).faults == {}


def test_other_processes_load_the_file_too(file: str) -> None:
    alone = simulate("eruption", 12, bots=f"{file}:last,steady", jobs=1, rotate=True)
    assert simulate("eruption", 12, bots=f"{file}:last,steady", jobs=2, rotate=True).as_dict() == alone.as_dict()


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nowhere.py:Flat", "cannot be read: No such file"),
        ("{file}:Missing", "has no 'Missing'; it has "),
        ("{file}:NUMBER", "7 is no bot"),
        ("no.such.module:Flat", "no bot and no module"),
        ("exec:", "needs a command"),
        ("{folder}/bad.py:Flat", "does not load: SyntaxError"),
        ("{folder}/raises.py:Flat", "does not load: ZeroDivisionError"),
    ],
)
def test_what_is_no_bot_is_refused_before_a_game_begins(file: str, spec: str, reason: str) -> None:
    folder = Path(file).parent
    (folder / "bad.py").write_text("def (")
    (folder / "raises.py").write_text("1 / 0")
    with pytest.raises(OptionError, match=reason):
        simulate("eruption", 1, bots=spec.format(file=file, folder=folder), jobs=1)


def test_a_server_cannot_be_asked_for_a_file_or_a_program(file: str) -> None:
    for spec in (f"{file}:last", "exec:true", "my_bot:last"):
        with pytest.raises(OptionError):
            bot(spec, find("eruption"))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "KeyError: 'no such thing' .*my_bot.py, line 20"),
        ("illegal", "chose -7"),
        ("slow", "no answer within"),
    ],
)
def test_a_failing_bot_is_reported_with_its_position_and_the_run_goes_on(file: str, name: str, reason: str) -> None:
    seconds = 0.02 if name == "slow" else 10.0
    summary = simulate("eruption", 1, bots=[f"{file}:{name}", "steady"], jobs=1, bot_seconds=seconds)
    assert summary.games == 1
    assert summary.faults[f"{file}:{name}"] > 3
    fault = summary.first_faults[0]
    assert re.search(reason, fault.error)
    at = lapilli.position("eruption", json.loads(fault.position))
    assert at.state.menu(fault.seat), "the very position in which it failed"
    told = summary.as_dict()["first_faults"]
    assert isinstance(told, list)
    assert len(told) <= 10


def test_what_is_no_bot_is_not_registered() -> None:
    with pytest.raises(OptionError, match="5 is no bot"):
        register("five")(5)
    assert "five" not in bot_names()


def test_objects_and_functions_are_guarded_too() -> None:
    def fails(view: object, seat: int, menu: object, rng: object) -> int:
        raise RuntimeError("tired")

    from lapilli.bots.registry import FunctionBot

    summary = simulate("eruption", 1, bots=[FunctionBot(fails), "steady"], jobs=1)
    assert "RuntimeError: tired" in summary.first_faults[0].error


def test_a_program_plays_a_whole_game(program: str) -> None:
    spec = f"{program} good"
    found = simulate("deukalion", 1, bots=[spec, "random"], jobs=1, keep=True)
    assert (found.faults, found.games) == ({}, 1)
    again = simulate("deukalion", 2, bots=[f"{program} index", "random"], jobs=2)
    assert again.faults == {}


@pytest.mark.parametrize("kind", FAILURES)
def test_a_program_that_fails_is_reported(program: str, kind: str) -> None:
    seconds = 0.3 if kind == "silent" else 20.0
    game = find("eruption")
    state = lapilli.new("eruption", seed=1)
    state.settle()
    seat = state.seats.index(state.actors[0])
    menu, known = state.state.menu(seat), game.rules.know(state.state, seat)
    player = ProgramBot(game, f"{program.removeprefix('exec:')} {kind}", seconds)
    rng = lapilli.core.rng.Rng(1)
    if kind == "dies":
        assert player.decide(known, seat, menu, rng) == menu[0]
    with pytest.raises(BotError, match=FAILURES[kind]):
        player.decide(known, seat, menu, rng)
    assert player._process is None, "it is started again for the next decision"


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not limit memory")
def test_a_program_has_a_limit_of_memory(program: str) -> None:
    summary = simulate("eruption", 1, bots=[f"{program} greedy", "random"], jobs=1)
    assert summary.faults[f"{program} greedy"] > 3
    assert "has ended" in summary.first_faults[0].error


def test_a_program_that_is_not_there_is_counted() -> None:
    summary = simulate("eruption", 1, bots=["exec:./no/such/program", "random"], jobs=1)
    assert "cannot be started" in summary.first_faults[0].error


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_example_in_another_language_plays() -> None:
    script = Path(__file__).parents[2] / "examples" / "bots" / "first_legal.js"
    assert len(script.read_text().splitlines()) <= 30
    spec = f"exec:node {script}"
    found = simulate("nisyros", 1, seats=2, bots=[spec, "steady"], jobs=1)
    assert found.faults == {}


def test_every_command_takes_them(file: str) -> None:
    spec = f"{file}:last"
    assert run("study", "simulate", "eruption", "-g", "2", "-b", f"{spec},steady", "-j", "1").code == 0
    assert spec in run("bots", "match", "eruption", spec, "random", "-g", "2", "--json", "-").out
    assert spec in run("bots", "timing", "eruption", "--bots", spec, "-d", "2", "--json").out
    assert run("study", "what-if", "eruption", "-b", spec, "-g", "2", "--case", "a", "--case", "b", "-j", "1").code == 0
    told = run("bots", "match", "eruption", f"{file}:broken", "random", "-g", "2")
    assert "failed" in told.out
    told = run("study", "simulate", "eruption", "-g", "1", "-b", f"{file}:broken,steady", "-j", "1")
    assert "KeyError" in told.out
    assert match("eruption", [f"{file}:broken", "random"], 2, execution=ALONE)[0].faults > 3


def test_a_saved_game_starts_no_program_by_itself(file: str, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    spec = f"{file}:last"
    run("terminal", "eruption", "--others", spec, "--seat", "1=human", "--save", str(save), typed="quit\n")
    refused = run("terminal", "--resume", str(save), typed="quit\n")
    assert refused.code == 2
    assert "name it too" in refused.err
    assert run("terminal", "--resume", str(save), "--others", spec, typed="quit\n").code == 0


def test_the_plan_ships_the_text_of_a_file(file: str) -> None:
    plan = Plan.make(find("eruption"), None, [f"{file}:last", "steady"], {}, 1)
    assert plan.sources() == {file: FILE}
    from lapilli.bots import own

    own.take_sources({"elsewhere/that.py": "def last(view, seat, menu, rng):\n    return menu[-1]\n"})
    try:
        assert load_bot("elsewhere/that.py:last", find("eruption"))
    finally:
        own._shipped.clear()
