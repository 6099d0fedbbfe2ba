"""The pages about the terminal say what is so: every command, option and example of them exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from lapilli.cli.app import SECTIONS
from lapilli.cli.commands import COMMANDS
from lapilli.core.registry import list_games
from tests.cli.run_command import run

DOCS = Path(__file__).parent.parent.parent / "docs" / "reference"
PAGES = ("terminal.md", "speed.md")
EXAMPLES = [
    line.split("#")[0].strip()
    for page in PAGES
    for line in (DOCS / page).read_text(encoding="utf-8").splitlines()
    if line.startswith("lapilli ")
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_uses_options_that_exist(example: str) -> None:
    words = example.split()[1:]
    command = words[: 2 if words[0] in SECTIONS else 1]
    help_ = re.sub(r"\s+", " ", run(*command, "--help").out)
    for word in words:
        if word.startswith("--"):
            assert word in help_, word


def test_every_command_typed_at_the_menu_is_documented() -> None:
    page = (DOCS / "terminal.md").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f"`{name}" in page or name == "help"


def test_the_python_examples_run() -> None:
    if "pumice" not in list_games():
        pytest.skip("the example game is not installed")
    for page in PAGES:
        failed, _ = doctest.testfile(str(DOCS / page), module_relative=False)
        assert failed == 0
