"""The check of commit subjects: what it accepts, what it refuses, and which commits it looks at."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import commit_subjects
import pytest

FINE = [
    "fuji: cache dice that fit the spoken claims",
    "server/web: refuse request heads beyond 32 kB",
    "fuji, nisyros: rename `Heuristic` to `Heuristic`",
    "docs: bring the pages on bots up to date",
    "core: embed the hash of the box",
    'Revert "fuji: cache dice"',
    "Merge branch 'pages'",
    "fixup! fuji: cache dice",
]
WRONG = {
    "What a ceiling plans is not kept for another game": "no area",
    "fuji: " + "x" * 67: "73 characters",
    "fuji: Cache dice": "capital letter",
    "fuji: cached dice": "imperative",
    "fuji: caching dice": "imperative",
    "fuji: the dice are cached": "imperative",
    "Fuji: cache dice": "no area",
    "fuji:cache dice": "no area",
    "fuji: cache dice.": "full stop",
    "": "no area",
}


@pytest.mark.parametrize("subject", FINE)
def test_a_good_subject_passes(subject: str) -> None:
    assert commit_subjects.complaint(subject) is None


@pytest.mark.parametrize("subject", WRONG)
def test_a_bad_subject_is_refused_with_its_fault(subject: str) -> None:
    assert WRONG[subject] in (commit_subjects.complaint(subject) or "")


def test_a_subject_of_exactly_72_characters_passes() -> None:
    assert commit_subjects.complaint("fuji: " + "x" * 66) is None


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def git(folder: Path, *words: str) -> str:
    command = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false", *words]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def history(folder: Path, *subjects: str) -> None:
    git(folder, "init", "-q")
    for subject in subjects:
        git(folder, "commit", "-q", "--allow-empty", "-m", subject)


@needs_git
def test_only_commits_since_the_base_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    history(tmp_path, "Something old", "core: begin", "Something new")
    monkeypatch.setattr(commit_subjects, "ROOT", tmp_path)
    monkeypatch.setattr(commit_subjects, "BASE", git(tmp_path, "rev-parse", "HEAD~1").strip())
    assert [subject for _, subject in commit_subjects.added(tmp_path)] == ["Something new"]
    assert commit_subjects.main([]) == 1
    assert "'Something new' has no area" in capsys.readouterr().err


@needs_git
def test_without_the_base_commits_are_chosen_by_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_COMMITTER_DATE", "2026-01-01T00:00:00+00:00")
    history(tmp_path, "Something old")
    monkeypatch.setenv("GIT_COMMITTER_DATE", "2027-01-01T00:00:00+00:00")
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "core: begin")
    assert [subject for _, subject in commit_subjects.added(tmp_path)] == ["core: begin"]


def test_without_git_nothing_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert list(commit_subjects.added(tmp_path)) == []
    monkeypatch.setenv("PATH", "")
    assert list(commit_subjects.added(tmp_path)) == []


def test_the_hook_reads_the_subject_of_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("\n# a comment\nfuji: cache dice\n\nCached dice are faster.\n", encoding="utf-8")
    assert commit_subjects.main([str(message)]) == 0
    message.write_text("Dice are cached\n", encoding="utf-8")
    assert commit_subjects.main([str(message)]) == 1
    assert "no area" in capsys.readouterr().err
