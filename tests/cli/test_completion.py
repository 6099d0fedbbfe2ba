"""What the shell completes after `lapilli …`, asked as the scripts of bash and zsh ask it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lapilli.bots import bot_names
from lapilli.cli.completion import join_bash_words
from lapilli.core.check import CHECKS
from lapilli.words import LANGUAGES

MAIN = "from lapilli.cli import main; main()"


def completed(*words: str) -> list[str]:
    """Return what zsh is offered for the last word."""
    line = " ".join(["lapilli", *words])
    environment = {**os.environ, "_LAPILLI_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": line}
    done = subprocess.run([sys.executable, "-c", MAIN], env=environment, capture_output=True, text=True, timeout=60)
    return [found.replace(r"\\:", ":") for found in re.findall(r'^(?:_arguments .*\(\()?"([^"]*)"', done.stdout, re.M)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("st",), ["study"]),
        (("study", "sim"), ["simulate"]),
        (("terminal", "tin"), ["tiny"]),
        (("study", "simulate", "nis"), ["nisyros"]),
        (("bots", "timing", "fuji", "eru"), ["eruption"]),
        (("games", "--lang", "d"), ["de"]),
        (("study", "simulate", "nisyros", "--bots", "st"), ["steady", "strong"]),
        (("study", "simulate", "nisyros", "--bots", "random,ca"), ["random,casual"]),
        (("bots", "match", "eruption", "strong", "ste"), ["steady"]),
        (("study", "simulate", "nisyros", "--option", "le"), ["level="]),
        (("study", "simulate", "nisyros", "--option", "level=z"), ["level=zeus"]),
        (("terminal", "tiny", "--seat", "an"), ["ann="]),
        (("terminal", "nisyros", "--seat", "pali=hu"), ["pali=human"]),
        (("rules", "nisyros", "N-12"), ["N-12"]),
        (("rules", "nisyros", "N-1.4"), ["N-1.4"]),
        (("bots", "train", "eruption", "--part", "t"), ["two"]),
        (("bots", "ceiling", "nisyros", "--sees", "d"), ["dice"]),
        (("bots", "rivals", "eruption", "--rival", "is"), ["ismcts"]),
        (("dev", "check", "fuji", "--only", "nothing"), ["nothing-leaks"]),
        (("study", "simulate", "nobody", "--option", "le"), []),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_values_are_completed(words: tuple[str, ...], expected: list[str]) -> None:
    assert completed(*words) == expected


def test_all_values_are_offered_where_nothing_is_typed() -> None:
    assert completed("games", "--lang", "") == list(LANGUAGES)
    assert completed("bots", "match", "fuji", "") == list(bot_names())
    assert completed("dev", "check", "fuji", "--only", "") == [name.replace("_", "-") for name in CHECKS]


def test_files_are_left_to_the_shell() -> None:
    environment = {**os.environ, "_LAPILLI_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "lapilli replay ga"}
    done = subprocess.run([sys.executable, "-c", MAIN], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "_files"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_there_is_a_script_for_every_shell(shell: str) -> None:
    environment = {**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}  # the test names it
    words = [sys.executable, "-c", MAIN, "--show-completion", shell]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert f"complete_{shell}" in done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["lapilli", "bots", "ti"], ["timing"]),
        (["lapilli", "study", "simulate", "nisyros", "--option", "level", "=", "z"], ["zeus"]),
        (["lapilli", "study", "simulate", "nisyros", "--option", "level", "="], ["achilles", "heracles", "zeus"]),
        (["lapilli", "terminal", "nisyros", "--seat", "pali", "=", "mas"], ["master"]),
    ],
    ids=" ".join,
)
def test_bash_completes_with_the_script_we_print(words: list[str], expected: list[str], tmp_path: Path) -> None:
    """bash splits `level=z` into three words and replaces the last one alone."""
    command = tmp_path / "lapilli"
    command.write_text(f"#!{sys.executable}\n{MAIN}\n")
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    environment["_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION"] = "1"
    array = " ".join(f"'{word}'" for word in words)
    script = (
        f'eval "$(lapilli --show-completion bash)"; COMP_WORDS=({array}); COMP_CWORD={len(words) - 1}; '
        "_lapilli_completion lapilli; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    done = subprocess.run(["bash", "-c", script], env=environment, capture_output=True, text=True, timeout=120)
    assert sorted(done.stdout.split()) == expected, done.stderr


def test_words_of_other_shells_and_long_options_stay_as_they_are() -> None:
    other = {"_LAPILLI_COMPLETE": "complete_zsh", "COMP_WORDS": "lapilli\na\n=\nb", "COMP_CWORD": "3"}
    join_bash_words(other)
    assert other["COMP_CWORD"] == "3"
    long = {"_LAPILLI_COMPLETE": "complete_bash", "COMP_WORDS": "lapilli\n--games\n3\n--o", "COMP_CWORD": "3"}
    join_bash_words(long)
    assert (long["COMP_WORDS"], long["COMP_CWORD"]) == ("lapilli\n--games\n3\n--o", "3")
