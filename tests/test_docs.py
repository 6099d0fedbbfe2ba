"""The documentation is run: examples as doctests, the author's guide as commands, links as files."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
import wrap_pages

from lapilli.bots import registry
from lapilli.cli.app import SECTIONS
from lapilli.core.coaching import Coaching
from lapilli.core.game import Game
from lapilli.core.knowledge import Knowledge
from lapilli.core.players import Players
from lapilli.core.presentation import Presentation
from lapilli.core.rules import Rules
from lapilli.core.state import State
from lapilli.core.table import Table
from tests.cli.run_command import run

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LARGEST = 12_000  # bytes of a page that people read from beginning to end
LARGE = {"protocol.md"}
KEPT = ("src", "tests", "tools", "examples", "deploy", "docs")  # folders whose files pages name
FILES = {str(path.relative_to(ROOT)) for folder in KEPT for path in (ROOT / folder).rglob("*")}
HELP = {"": ""}  # the help of each command that pages name


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=lambda page: page.stem
)
def test_examples_on_a_page_are_true(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_makers", dict(registry._makers))  # bots that a page registers are its own
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_author_s_guide_names_hooks_that_exist() -> None:
    guide = (ROOT / "docs" / "tutorials" / "write-your-own-game.md").read_text(encoding="utf-8")
    for section, parts in (("## 7.", (State,)), ("## 11.", (Presentation, Coaching))):
        rows = re.findall(r"^\| (`[^|]*) \|", guide.partition(section)[2].partition("\n## ")[0], re.M)
        hooks = [name for row in rows for name in re.findall(r"`([a-z_]+)(?:\([\w, ]*\))?`", row)]
        assert len(hooks) >= 5
        missing = [name for name in hooks if not any(hasattr(part, name) for part in parts)]
        assert [name for name in missing if name != "standing"] == []  # a message, not a hook


def test_the_author_s_guide_works_as_it_stands(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "tutorials" / "write-your-own-game.md").read_text(encoding="utf-8")
    commands = [line.strip() for block in re.findall(r"```sh\n(.*?)```", guide, re.S) for line in block.splitlines()]
    assert len([command for command in commands if command]) >= 6
    own = tmp_path / "venv"
    venv.create(own)  # pip, like the rest, is ours
    ours = sysconfig.get_path("purelib")
    site = next(own.glob("lib/python*/site-packages"))
    (site / "lapilli-tests.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    path = os.pathsep.join([str(own / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
    for name, module in (("lapilli", "lapilli.cli"), ("pip", "pip._internal.cli.main")):
        script = own / "bin" / name
        script.write_text(f"#!{own}/bin/python\nimport sys\nfrom {module} import main\nsys.exit(main())\n")
        script.chmod(0o755)
    for command in filter(None, commands):
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "PIP_NO_BUILD_ISOLATION": "false"},  # pip's way to say: use what is here
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_lines_are_wrapped(page: Path) -> None:
    assert wrap_pages.too_long(page.read_text(encoding="utf-8")) == [], f"python tools/wrap_pages.py {page}"


def test_wrapping_changes_white_space_alone() -> None:
    words = "word " * 30
    text = f"# {words}\n\n{words}\n- {words}\n  {words}\n\n| {words} |\n\n```sh\n{words}\n```\n\n    {words}\n"
    wrapped = wrap_pages.wrap(text)
    assert wrapped.split() == text.split()
    assert wrap_pages.wrap(wrapped) == wrapped
    assert wrap_pages.too_long(wrapped) == []
    long = [line for line in wrapped.splitlines() if len(line) > wrap_pages.WIDTH]
    assert [line[:2] for line in long] == ["# ", "| ", "wo", "  "]  # heading, table, fenced code, indented code
    assert len(wrap_pages.too_long(text)) == 3


def test_a_line_is_never_broken_into_a_list_or_a_code_span() -> None:
    text = "word " * 19 + "and - then 1. more " + "`a b c` " * 20
    for line in wrap_pages.wrap(text).splitlines():
        assert not re.match(r"[-*+] |\d+\. ", line)
        assert line.count("`") % 2 == 0


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent != ROOT], ids=lambda page: page.stem)
def test_a_page_is_short_enough_to_be_read(page: Path) -> None:
    if page.parent.name != "rules" and page.name not in LARGE:
        assert page.stat().st_size <= LARGEST


def named_paths(text: str) -> set[str]:
    """Return the paths of the repository that a page names, without those that have a placeholder."""
    found = re.findall(rf"(?<![\w/.~-])((?:{'|'.join(KEPT)})/[^\s`'\"|,;:()\]]+)", text)
    return {path.partition("#")[0].rstrip("./") for path in found if not re.search(r"[<>*{}…]", path)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_on_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    paths = {path.split("::")[0] for path in named_paths(text)}
    assert paths - FILES - set(KEPT) - {"deploy/.env"} == set()
    short = set(re.findall(r"`((?:[\w-]+/)*[\w.-]+\.(?:py|js|c))`", text))
    ours = tuple(f"/{path}" for path in short)
    assert {path for path in ours if not any(f"/{file}".endswith(path) for file in FILES)} - {"/setup.py"} == set()


def resolves(name: str) -> bool:
    """Say whether a dotted name is a module of the package, or an attribute of one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ImportError:
            continue
        try:
            for part in parts[length:]:
                found = getattr(found, part)
        except AttributeError:
            return False
        return True
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_module_and_function_on_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    names = set(re.findall(r"(?<![\w/@.-])(lapilli(?:\.[a-zA-Z_]\w*)+)(?![\w-])", text))
    assert {name for name in names if not resolves(name)} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_attribute_of_a_class_on_a_page_exists(page: Path) -> None:
    """Such as `Presentation.stacked` or `Table.view`."""
    classes = {cls.__name__: cls for cls in (Rules, Presentation, Coaching, Players, Game, Table, State, Knowledge)}
    named = re.findall(rf"`({'|'.join(classes)})\.(\w+)", page.read_text(encoding="utf-8"))
    assert [(cls, name) for cls, name in named if not hasattr(classes[cls], name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_and_option_on_a_page_exists(page: Path) -> None:
    """Commands in code spans and in blocks, such as `lapilli bots match fuji strong --games 100`."""
    text = page.read_text(encoding="utf-8")
    lines = re.findall(r"`lapilli ([^`]+)`", text) + re.findall(r"^ *lapilli ([^#\n]+)", text, re.M)
    for line in lines:
        command, *words = line.split("#")[0].split()
        if command in SECTIONS and words and re.fullmatch(r"[a-z-]+", words[0]):
            command = f"{command} {words.pop(0)}"
        if command in ("record", "--help") or not re.fullmatch(r"[a-z]+( [a-z]+(-[a-z]+)*)?", command):
            continue
        if command not in HELP:
            shown = run(*command.split(), "--help")
            assert shown.code == 0, f"lapilli {command}"
            HELP[command] = re.sub(r"\s+", " ", shown.out)
        for word in words:
            if word.startswith("--"):
                assert word.rstrip(".,;").partition("=")[0] in HELP[command], f"lapilli {line}"
