"""The command as a whole: help, complaints, exit codes."""

from __future__ import annotations

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from lapilli.cli.app import SECTIONS, TOP_LEVEL, app, paths
from lapilli.cli.unknown_command import FORMER
from lapilli.server.settings import Settings
from lapilli.words import LANGUAGES
from tests.cli.run_command import run

COMMANDS = [path.split() for path in paths()]


def test_help_lists_every_command_in_its_group() -> None:
    done = run("--help")
    assert done.code == 0
    for name in (*TOP_LEVEL, *SECTIONS):
        assert re.search(rf"^\W+{name} ", done.out, re.M), name
    for group, section in SECTIONS.items():
        shown = run(group, "--help").out
        for name in section.commands:
            assert re.search(rf"^\W+{name} ", shown, re.M), f"{group} {name}"


def test_few_enough_commands_to_keep_in_mind() -> None:
    assert len(TOP_LEVEL) + len(SECTIONS) <= 12
    assert {"backup", "restore", "doctor"} <= set(SECTIONS["admin"].commands)
    names = [path.split()[-1] for path in paths()]
    assert len(names) == len(set(names))  # a former name leads to one command


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "lapilli", "--version"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert done.stdout.startswith("lapilli ")


def test_without_arguments_it_helps() -> None:
    done = run()
    assert done.code == 0
    assert "study" in done.out


def examples(words: list[str]) -> list[list[str]]:
    """Return the commands that a help shows, as words without `lapilli`."""
    text = command_of(words).help or ""
    return [shlex.split(line)[1:] for line in re.findall(r"\[dim\](lapilli [^\[]+)\[/\]", text)]


def command_of(words: list[str]) -> Any:
    found: Any = typer.main.get_command(app)
    for word in words:
        found = found.commands[word]
    return found


@pytest.mark.parametrize("words", [[], *([group] for group in SECTIONS), *COMMANDS], ids=" ".join)
def test_every_help_has_an_example(words: list[str]) -> None:
    done = run(*words, "--help")
    assert done.code == 0
    assert "Usage" in done.out
    assert "Example: lapilli " in re.sub(r"\s+", " ", done.out)
    assert all(example[: len(words)] == words for example in examples(words))


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_example_can_be_typed(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its options and values are accepted; files that it reads are there."""
    monkeypatch.chdir(tmp_path)
    for example in examples(words):
        for word in example:
            if re.fullmatch(r"[\w-]+(\.\w+)+", word):
                Path(word).touch()
        command_of(words).make_context(" ".join(words), example[len(words) :])


@pytest.mark.parametrize("words", [["games"], ["rules"], ["dev", "check"], ["dev", "new-game"]], ids=" ".join)
def test_quick_examples_run_as_they_stand(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in examples(words):
        assert run(*example).code == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("simulate", "`lapilli simulate` is now `lapilli study simulate`."),
        ("pace", "`lapilli pace` is now `lapilli bots timing`."),
        ("bots pace", "`lapilli bots pace` is now `lapilli bots timing`."),
        ("backup", "`lapilli backup` is now `lapilli admin backup`."),
        ("new-game", "`lapilli new-game` is now `lapilli dev new-game`."),
        ("study simulat", "There is no command `lapilli study simulat`. Did you mean: lapilli study simulate"),
        ("simulat", "There is no command `lapilli simulat`. Did you mean: lapilli study simulate"),
        ("list", "There is no command `lapilli list`. Did you mean: lapilli admin list"),
        ("studdy", "There is no command `lapilli studdy`. Did you mean: lapilli study"),
        ("zzz", "There is no command `lapilli zzz`. `lapilli --help` lists the commands."),
        ("admin zzz", "There is no command `lapilli admin zzz`. `lapilli admin --help` lists the commands."),
    ],
)
def test_a_former_or_mistyped_name_is_answered_with_the_right_one(typed: str, answer: str) -> None:
    done = run(*typed.split(), "nisyros", "--games", "3")
    assert (done.code, done.out) == (2, "")
    assert done.err == f"lapilli: {answer}\n"


def test_every_former_name_leads_to_a_command() -> None:
    assert set(FORMER.values()) <= set(paths())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_comes_in_the_language_of_the_reader(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAPILLI_LANG", lang)
    answers = {run(name).err for name in ("simulate", "simulat", "zzz")}
    assert len(answers) == 3
    assert ("There is no" in " ".join(answers)) == (lang == "en")


def test_the_version_says_how_the_kernel_runs() -> None:
    done = run("--version")
    assert done.code == 0
    assert "compiled" in done.out or "interpreted" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulat"], "study simulate"),
        (["study", "simulate"], "GAME"),
        (["study", "simulate", "tinny"], "did you mean 'tiny'"),
        (["study", "simulate", "broken"], "does not load"),
        (["study", "simulate", "tiny", "--games", "many"], "--games"),
        (["study", "simulate", "tiny", "--games", "0"], "--games"),
        (["study", "simulate", "tiny", "--jobs", "0"], "--jobs"),
        (["study", "simulate", "tiny", "--seats", "7"], "2, 3"),
        (["study", "simulate", "tiny", "--bots", "genius"], "genius"),
        (["study", "simulate", "tiny", "--bots", "random,random", "--seats", "3"], "do not fit"),
        (["study", "simulate", "tiny", "--option", "goal"], "NAME=VALUE"),
        (["study", "simulate", "tiny", "--option", "goal=9", "--option", "goal=15"], "twice"),
        (["study", "simulate", "tiny", "--option", "gaol=9"], "no option 'gaol'"),
        (["study", "simulate", "tiny", "--option", "goal=10"], "option goal"),
        (["study", "simulate", "tiny", "--box", "nowhere.toml"], "nowhere.toml"),
        (["study", "simulate", "tiny", "--games", "1", "--csv", "no/such/folder.csv"], "cannot be written"),
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
        (["dev", "check", "tiny", "--only", "nonsense"], "no check"),
        (["dev", "new-game", "Not-A-Name"], "cannot be a package"),
        (["dev", "new-game", "tiny"], "taken"),
        (["dev", "new-game", "class"], "taken"),
        (["dev", "bench", "tinny"], "tinny"),
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
        [sys.executable, "-c", "from lapilli.cli import main; main()", "study", "simulate", "tinny"],
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
    """The base installation has the terminal and the library; the browser table is the extra `play`."""
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    loaded = [name for name in sys.modules if name.startswith("lapilli.server.") and not name.endswith("settings")]
    for module in loaded:
        monkeypatch.delitem(sys.modules, module)
    for command in (["play"], ["serve"], ["admin", "list"], ["admin", "backup", "x.zip"]):
        done = run(*command)
        assert done.code == 2
        assert re.search(r"this command needs (uvicorn|sqlalchemy): pip install 'lapilli\[play\]'", done.err), done.err
    assert run("games").code == 0


def test_a_missing_library_of_the_server_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr(importlib, "import_module", absent)
    done = run("serve")
    assert done.code == 2
    assert "this command needs uvicorn: pip install 'lapilli[play]'" in done.err


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


@pytest.mark.parametrize("words", [[], *COMMANDS], ids=" ".join)
def test_help_shows_flags_without_a_value(words: list[str]) -> None:
    help_ = run(*words, "--help").out
    assert "--help" in help_
    assert "bool" not in help_


def test_odds_for_seats_that_the_game_does_not_have() -> None:
    done = run("study", "odds", "nisyros", "-n", "7", "-g", "1")
    assert done.code == 2
    assert "Nisyros is played by 2, 3, 4, not 7" in done.err
