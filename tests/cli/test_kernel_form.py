"""Anyone who starts a clone is told how the rules run: at once from the sources, compiled from the next start on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from lapilli import interpreted
from lapilli.server.settings import Settings
from lapilli.server.web.app import create_app
from lapilli.words import LANGUAGES
from tests.cli.run_command import run

pytest.importorskip("fcntl", reason="the kernel of a clone is compiled behind the table on POSIX systems only")
import kernel

NEXT = {
    "en": "from the next start",
    "nl": "zodra je opnieuw start",
    "de": "ab dem nächsten Start",
    "fr": "prochain lancement",
}


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAPILLI_INTERPRETED", "building")
    monkeypatch.setattr(interpreted, "compiled", lambda: False)


def test_three_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreted, "compiled", lambda: True)
    assert interpreted.form() == "compiled"
    monkeypatch.setattr(interpreted, "compiled", lambda: False)
    monkeypatch.setenv("LAPILLI_INTERPRETED", "1")
    assert interpreted.form() == "interpreted"
    monkeypatch.setenv("LAPILLI_INTERPRETED", "building")
    assert interpreted.form() == "building"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("building")
def test_the_terminal_says_that_the_fast_form_is_on_its_way(lang: str) -> None:
    assert NEXT[lang] in run("terminal", "tiny", "--lang", lang, typed="quit\n").err


def test_a_compiled_kernel_is_not_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreted, "compiled", lambda: True)
    assert run("terminal", "tiny", typed="quit\n").err == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_page_says_it_too(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))) as web:
        assert 'data-say="kernel-building"' not in web.get(f"/?lang={lang}").text
        monkeypatch.setattr(interpreted, "form", lambda: "building")
        page = web.get("/", headers={"Accept-Language": lang}).text
        assert 'data-say="kernel-building"' in page
        assert NEXT[lang] in page
        assert NEXT[lang] in web.get(f"/api/words?lang={lang}").json()["kernel-building"]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kernel of one file, in an environment of its own, as `tools/kernel.py` sees it."""
    (tmp_path / "rules.py").touch()
    (tmp_path / "setup.py").touch()
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(kernel, "ROOT", tmp_path)
    monkeypatch.setattr(kernel, "KERNEL", ["rules.py"])
    monkeypatch.setattr(kernel, "compiler", lambda: sys.executable)
    for name in ("DONE", "LOG", "LOCK"):
        monkeypatch.setattr(kernel, name, tmp_path / name.lower())
    return tmp_path


def test_the_kernel_is_compiled_once_and_again_when_a_source_changes(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []

    def run(*words: str) -> int:
        ran.append(words)
        return 0

    monkeypatch.setattr(kernel, "requirements", lambda: ["mypy[mypyc]"])
    monkeypatch.setattr(kernel, "run", run)
    assert kernel.main("--check") == 1
    assert kernel.main() == 0
    assert [words[0] for words in ran] == ["-m", "setup.py"]  # pip, then the compiler
    assert kernel.main("--check") == 0
    assert kernel.main() == 0
    assert len(ran) == 2
    later = (clone / "done").stat().st_mtime + 1
    os.utime(clone / "rules.py", (later, later))
    assert kernel.main("--check") == 1


def test_what_failed_to_compile_is_tried_again(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "requirements", list)
    monkeypatch.setattr(kernel, "run", lambda *words: 1)
    assert kernel.main() == 1
    assert kernel.main("--check") == 1


def test_without_a_compiler_nothing_is_promised(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "compiler", lambda: "no-such-compiler")
    assert kernel.main("--check") == 0
