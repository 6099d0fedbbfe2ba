"""`games`, `rules`, `check`: what one can read about a game."""

from __future__ import annotations

import json

import pytest

from lapilli.core.check import CHECKS
from lapilli.core.digest import Digest, digest
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from tests.cli.run_command import run


def test_games_lists_what_is_installed_and_what_is_broken() -> None:
    done = run("games")
    assert done.code == 0
    assert "tiny" in done.out
    assert "goal, mild" in done.out
    assert "broken is installed but does not load" in done.out


def test_one_game_is_described_with_its_options() -> None:
    done = run("games", "tiny")
    assert "A game for tests." in done.out
    assert "goal=9, 15" in done.out
    assert "mild=off, on" in done.out
    assert "Points that win." in done.out


def test_games_speaks_the_language_asked_for() -> None:
    assert "Plätze" in run("games", "--lang", "de").out
    assert "Places" in run("games", "--lang", "fr").out


def test_games_as_json() -> None:
    facts = {entry["name"]: entry for entry in json.loads(run("games", "--json").out)}
    assert facts["tiny"]["seats"] == [2, 3]
    assert facts["tiny"]["options"] == {"goal": [9, 15], "mild": [False, True]}


def test_one_clause() -> None:
    done = run("rules", "tiny", "T-0.1")
    assert done.code == 0
    assert "keeps it secret" in done.out
    assert "T-1.1" not in done.out


@pytest.mark.parametrize("wanted", ["T-1", "t-1", "the die"])
def test_a_chapter(wanted: str) -> None:
    done = run("rules", "tiny", wanted)
    assert "T-1.1" in done.out
    assert "T-1.3" in done.out
    assert "T-2.1" not in done.out


def test_all_rules_and_the_raw_text() -> None:
    assert "T-2.1" in run("rules", "tiny").out
    assert run("rules", "tiny", "--raw").out.startswith("# TINY")


def test_clauses_within_a_clause_are_found() -> None:
    found = digest(find("tiny"))
    assert found.find("T-2.2") == "**T-2.2** The card is gone then."
    assert found.find("2.1").startswith("**T-2.1 show**")


def test_a_chapter_without_a_heading_is_put_together() -> None:
    found = Digest("# X\n\n## A round\n- **P-2.1** One.\n- **P-2.2** Two.\n- **P-3.1** Three.\n")
    assert found.find("P-2") == "- **P-2.1** One.\n- **P-2.2** Two."


def test_an_unknown_clause_is_answered_with_the_nearest() -> None:
    with pytest.raises(OptionError, match=r"nearest are .*T-1\.2"):
        digest(find("tiny")).find("T-1.22")


@pytest.mark.parametrize(
    ("game", "clause"), [("nisyros", "N-15.4"), ("fuji", "F-3"), ("eruption", "E-9.8"), ("deukalion", "D-10")]
)
def test_the_four_digests_can_be_read(game: str, clause: str) -> None:
    done = run("rules", game, clause)
    assert done.code == 0
    assert clause in done.out


def test_check_names_every_check_and_succeeds() -> None:
    done = run("dev", "check", "tiny", "--stride", "7")
    assert done.code == 0, done.out
    assert "Tiny passes" in done.out
    for name in CHECKS:
        assert f"ok     {name.replace('_', ' ')}" in done.out


def test_check_of_a_broken_game_says_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("tiny").coaching), "why_not", lambda *_: None)
    done = run("dev", "check", "tiny", "--only", "why-not")
    assert done.code == 1
    assert "the menu misses" in done.out
    assert "1 of 1 checks fail" in done.out


def test_check_reports_a_crash_as_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("tiny").rules), "audit", lambda *_: 1 / 0)
    done = run("dev", "check", "tiny", "--only", "pieces")
    assert done.code == 1
    assert "ZeroDivisionError" in done.out
