"""Every clause of a rules digest is cited where it is built and where it is tested, or excused with a reason."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "lapilli" / "games"
DIGESTS = [path for path in sorted((ROOT / "docs" / "rules").glob("*.md")) if (GAMES / path.stem).is_dir()]


def clauses(text: str) -> list[str]:
    """The numbers in bold: **N-1.1**, also **N-15.1 plan**."""
    return sorted(set(re.findall(r"\*\*([A-Z]-\d+\.\d+)\b", text)))


def cited(folder: Path) -> set[str]:
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found |= set(re.findall(r"[A-Z]-\d+\.\d+", path.read_text(encoding="utf-8")))
    return found


def missing(digest: Path, code: Path, tests: Path) -> list[str]:
    """Clauses without code or without a test that are not excused."""
    excuses = tests / "excused.toml"
    excused = tomllib.loads(excuses.read_text(encoding="utf-8")) if excuses.exists() else {}
    assert all(isinstance(reason, str) and len(reason) > 10 for reason in excused.values())
    found = clauses(digest.read_text(encoding="utf-8"))
    assert found
    assert set(excused) <= set(found), "an excuse for a clause that does not exist"
    known = {"code": cited(code), "test": cited(tests)}
    needed = [clause for clause in found if clause not in excused]
    return [f"{clause}: no {what}" for clause in needed for what, citations in known.items() if clause not in citations]


@pytest.mark.parametrize("digest", DIGESTS, ids=lambda path: path.stem)
def test_every_clause_is_built_and_tested(digest: Path) -> None:
    assert missing(digest, GAMES / digest.stem, ROOT / "tests/games" / digest.stem) == []


def test_every_clause_of_the_example_is_built_and_tested() -> None:
    example = ROOT / "examples" / "pumice"
    assert missing(example / "src/pumice/rules.md", example / "src/pumice", example / "tests") == []


def test_a_clause_without_a_test_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('"""X-1.1 Something."""')
    (tmp_path / "digest.md").write_text("- **X-1.1** Something.\n- **X-1.2** More.\n")
    tests = tmp_path / "tests"
    tests.mkdir()
    assert missing(tmp_path / "digest.md", tmp_path, tests) == ["X-1.1: no test", "X-1.2: no code", "X-1.2: no test"]
