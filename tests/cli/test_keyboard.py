"""The terminal as people meet it: a real process behind a real terminal."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import lapilli
import lapilli.cli

pexpect: Any = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pexpect needs a POSIX terminal")

Start = Callable[..., Any]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Start `lapilli` behind a terminal of 100 columns."""

    def spawn(*arguments: str) -> Any:
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
        command = ["-c", "from lapilli.cli import main; main()", *arguments]
        child = pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            encoding="utf-8",
            timeout=90,
            dimensions=(50, 100),
            preexec_fn=attentive,
        )
        child.delaybeforesend = 0.02
        return child

    return spawn


def attentive() -> None:
    """As a shell starts it: Ctrl-C counts, even if these tests run where it is ignored (a background job, some CI)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Interrupting(ModuleType):
    """A module during whose loading somebody presses Ctrl-C."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


def kept(tmp_path: Path) -> Path:
    return next((tmp_path / "terminal").glob("*.txt"))


def interrupted(child: Any) -> int:
    """Ctrl-C, and the exit code; `child.before` is what was still said.

    Python loses a Ctrl-C that comes before it has begun to wait for a key: a moment passes first, and on a machine too
    busy for that it is pressed again.
    """
    time.sleep(0.3)
    child.sendintr()
    for _ in range(3):
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=30) == 0:
            break
        child.sendintr()
    child.close()
    return int(child.exitstatus)


def left(child: Any) -> int:
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)


def test_ctrl_c_says_where_the_game_is_and_it_goes_on_from_there(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "tiny", "--seed", "1")
    child.expect("Ann> ")
    child.sendline("leave")
    child.expect("Ann leaves the die")
    child.expect("Ann> ")
    assert interrupted(child) == 130
    assert "The game is saved in" in child.before
    assert "Traceback" not in child.before
    halfway = kept(tmp_path).read_text()
    assert "ann: leave" in halfway

    child = start("terminal", "--resume", str(kept(tmp_path)))
    child.expect("Ann> ")
    child.sendline("quit")
    child.expect("The game is saved in")
    assert left(child) == 0
    assert kept(tmp_path).read_text() == halfway


def test_ctrl_c_before_anything_was_chosen(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "tiny", "--seed", "1", "--others", "human")
    child.expect("press Enter")
    assert interrupted(child) == 130
    assert lapilli.replay(kept(tmp_path).read_text()).game.name == "tiny"


def test_a_terminated_process_keeps_the_game_too(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "tiny", "--seed", "1")
    child.expect("Ann> ")
    child.kill(signal.SIGTERM)
    child.expect("The game is saved in")
    assert left(child) == 130


def test_a_killed_process_has_kept_every_choice(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "tiny", "--seed", "1")
    for _ in range(2):
        child.expect("Ann> ")
        child.sendline("leave")
    child.expect("Ann> ")
    child.kill(signal.SIGKILL)
    child.close()
    assert kept(tmp_path).read_text().count("ann: leave") == 2


def test_end_of_input_leaves_quietly(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "tiny", "--seed", "1")
    child.expect("Ann> ")
    child.sendeof()
    child.expect("Continue with: lapilli terminal --resume")
    assert left(child) == 0


def test_two_people_pass_the_keyboard_and_the_screen_is_cleared(start: Start) -> None:
    child = start("terminal", "pumice", "--seed", "5", "--others", "human", "--seats", "2", "--option", "rounds=4")
    child.expect("Pass the keyboard to Ash")
    child.expect("press Enter")
    child.sendline("")
    child.expect(r"Your hand: (\d \d \d)")
    hand = child.match.group(1)
    child.expect("Ash> ")
    child.sendline("1")
    child.expect(re.escape("\x1b[2J"))  # the screen is cleared before the next one looks
    child.expect("Pass the keyboard to Basalt")
    child.sendline("")
    child.expect("Basalt> ")
    assert f"Your hand: {hand}" not in child.before
    child.sendline("quit")
    assert left(child) == 0


def test_a_whole_game_at_the_keyboard(start: Start, tmp_path: Path) -> None:
    child = start("terminal", "pumice", "--seed", "5", "--yes", "--option", "rounds=4")
    while child.expect(["Ash> ", "Won by"]) == 0:
        child.sendline("1")
    child.expect("The whole game is saved in")
    assert left(child) == 0
    assert lapilli.replay(kept(tmp_path).read_text()).result is not None


def test_a_simulation_shows_a_bar_and_ctrl_c_leaves_it(start: Start) -> None:
    child = start("study", "simulate", "tiny", "--games", "9000000", "--jobs", "2")
    child.expect("/9000000")
    assert interrupted(child) == 130
    assert "Traceback" not in child.before
    assert "Share" not in child.before


def test_ctrl_c_leaves_a_bench_and_no_process_behind(start: Start) -> None:
    child = start("dev", "bench", "tiny", "--rounds", "1000")
    child.expect("race compiled")
    assert interrupted(child) == 130
    assert "Traceback" not in child.before


def test_ctrl_c_while_loading_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lapilli.cli.app", Interrupting("lapilli.cli.app"))
    with pytest.raises(SystemExit) as leaving:
        lapilli.cli.main()
    assert leaving.value.code == 130


def test_an_owner_reads_dutch(start: Start) -> None:
    child = start("terminal", "pumice", "--seed", "5", "--lang", "nl")
    child.expect("Typ een nummer")
    child.sendline("?")
    child.expect("waarom iets niet mag")
    child.sendline("quit")
    assert left(child) == 0
