"""The command as a whole: help, complaints, exit codes."""

from __future__ import annotations

import importlib
import subprocess
import sys
from types import ModuleType

import pytest

from lapilli.server.settings import Settings
from tests.cli.ran import run

COMMANDS = (
    "play",
    "terminal",
    "serve",
    "games",
    "rules",
    "replay",
    "simulate",
    "match",
    "ladder",
    "ceiling",
    "rivals",
    "pace",
    "odds",
    "train",
    "bench",
    "check",
    "new-game",
)


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.code == 0
    for command in COMMANDS:
        assert command in done.out


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "lapilli", "--version"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert done.stdout.startswith("lapilli ")


def test_without_arguments_it_helps() -> None:
    done = run()
    assert done.code == 0
    assert "simulate" in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert "Usage" in done.out


def test_the_version_says_how_the_kernel_runs() -> None:
    done = run("--version")
    assert done.code == 0
    assert "compiled" in done.out or "interpreted" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulat"], "No such command"),
        (["simulate"], "GAME"),
        (["simulate", "tinny"], "did you mean 'tiny'"),
        (["simulate", "broken"], "does not load"),
        (["simulate", "tiny", "--games", "many"], "--games"),
        (["simulate", "tiny", "--games", "0"], "--games"),
        (["simulate", "tiny", "--jobs", "0"], "--jobs"),
        (["simulate", "tiny", "--seats", "7"], "2, 3"),
        (["simulate", "tiny", "--bots", "genius"], "genius"),
        (["simulate", "tiny", "--bots", "random,random", "--seats", "3"], "do not fit"),
        (["simulate", "tiny", "--option", "goal"], "NAME=VALUE"),
        (["simulate", "tiny", "--option", "goal=9", "--option", "goal=15"], "twice"),
        (["simulate", "tiny", "--option", "gaol=9"], "no option 'gaol'"),
        (["simulate", "tiny", "--option", "goal=10"], "option goal"),
        (["simulate", "tiny", "--box", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "tiny", "--games", "1", "--csv", "no/such/folder.csv"], "cannot be written"),
        (["terminal"], "which game"),
        (["terminal", "tiny", "--seat", "dan=human"], "no seat 'dan'"),
        (["terminal", "tiny", "--seat", "ann=wizard"], "wizard"),
        (["terminal", "tiny", "--dice", "loaded"], "--dice"),
        (["terminal", "tiny", "--lang", "la"], "la"),
        (["terminal", "--resume", "nowhere.txt"], "cannot be read"),
        (["terminal", "--resume", "last"], "no game has been saved"),
        (["rules", "tiny", "T-9.9"], "nearest"),
        (["rules", "chess"], "no game 'chess'"),
        (["replay", "nowhere.txt"], "cannot be read"),
        (["check", "tiny", "--only", "nonsense"], "no check"),
        (["new-game", "Not-A-Name"], "cannot be a package"),
        (["new-game", "tiny"], "taken"),
        (["new-game", "class"], "taken"),
        (["bench", "tinny"], "tinny"),
        (["games", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert "Traceback" not in done.err + done.out


def test_a_real_process_complains_in_one_line_too() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from lapilli.cli import main; main()", "simulate", "tinny"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "lapilli: there is no game 'tinny'; did you mean 'tiny'?\n"


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -c 'from lapilli.cli import main; main()' rules nisyros --raw | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("# NISYROS")
    assert done.stderr == ""


def test_the_server_is_asked_for_only_when_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lapilli.server.serve", None)
    for command in ("play", "serve"):
        done = run(command)
        assert done.code == 2
        assert "server" in done.err


def test_a_missing_library_of_the_server_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr(importlib, "import_module", absent)
    done = run("serve")
    assert done.code == 2
    assert "the server needs uvicorn: pip install 'lapilli[server]'" in done.err


def test_play_and_serve_hand_their_arguments_on(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[tuple[object, ...], dict[str, object]]] = []
    fake = ModuleType("lapilli.server.serve")
    for name in ("play", "serve"):
        setattr(fake, name, lambda *given, **named: calls.append((given, named)))
    monkeypatch.setitem(sys.modules, "lapilli.server.serve", fake)
    assert run("play", "tiny", "--no-browser", "--port", "81").code == 0
    assert run("serve", "--host", "0.0.0.0", "--database", "sqlite:///x", "--origin", "https://a.example").code == 0
    assert calls[0] == ((81,), {"game": "tiny", "browser": False})
    wanted = Settings(host="0.0.0.0", database="sqlite:///x", origins=("https://a.example",))
    assert calls[1] == ((wanted,), {})
    assert run("play", "nothing").code == 2


@pytest.mark.parametrize("command", ["", "play", "serve", "terminal", "simulate", "games", "odds", "bench", "check"])
def test_help_shows_flags_without_a_value(command: str) -> None:
    help_ = run(*filter(None, [command, "--help"])).out
    assert "--help" in help_
    assert "bool" not in help_


def test_odds_for_seats_that_the_game_does_not_have() -> None:
    done = run("odds", "nisyros", "-n", "7", "-g", "1")
    assert done.code == 2
    assert "Nisyros is played by 2, 3, 4, not 7" in done.err
