"""The report: every figure with its command, one page that needs nothing else, and a notebook that runs."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as Tree
from pathlib import Path

import pytest

from lapilli.study import plots
from lapilli.study.game_stats import GameStats, _wrong, covered
from lapilli.study.interval import Estimate, share
from lapilli.study.page import html, notebook
from lapilli.study.report import WORDS, Figure, Wish, figures
from lapilli.words import LANGUAGES
from tests.cli.run_command import run

WISH = Wish("pumice", games=20, seats=2, bots="random", levels=("random", "steady"))


@pytest.fixture(scope="module")
def made() -> list[Figure]:
    return figures(WISH)


def test_every_figure_is_drawn_and_says_how_it_was_made(made: list[Figure]) -> None:
    assert {"levels", "lengths", "scores", "fairness"} <= {figure.key for figure in made}
    for figure in made:
        Tree.fromstring(figure.svg.split("</svg>")[0] + "</svg>")
        words = figure.command.split()
        assert words[0] == "lapilli"
        assert run(*words[1:3], "--help").code == 0
        assert "--seed 0" in figure.command
        assert not re.search(r"\bnan\b|\binf\b", figure.svg)


def test_the_page_needs_nothing_else(made: list[Figure]) -> None:
    page = html(WISH, made)
    assert not re.search(r'(src|href)="', page)
    assert "@import" not in page
    assert page.count("<article") == len(made)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_the_notebook_makes_the_same_figures(made: list[Figure]) -> None:
    cells = json.loads(notebook(WISH, made))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    exec(code[0].replace("from IPython.display import HTML", "HTML = str"), names)
    for figure, source in zip(made, code[1:], strict=True):
        assert figure.svg in eval(source, names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reports_speak_four_languages(lang: str, made: list[Figure]) -> None:
    assert WORDS.missing() == []
    assert f'<html lang="{lang}">' in html(Wish("pumice", lang=lang), made)


def test_a_portrait_counts_what_was_played() -> None:
    portrait = GameStats.of("nisyros", 6, 2, "random")
    assert portrait.games == sum(portrait.lengths.values()) == 6
    lava = portrait.lava()
    assert all(point.games <= 6 for point in lava.values())
    assert len(portrait.figures["lava"]) == 21
    assert portrait.means("lava")[0].value == 0 < portrait.means("lava")[-1].value
    for text, point in portrait.deciders():
        assert point.games == portrait.came[text]


def test_how_long_a_game_stays_open() -> None:
    """A number that tells it all leaves nothing open; one that tells nothing leaves as much as a blind guess."""
    ends = [True, False, True, False, True]
    assert _wrong([{"a": float(end)} for end in ends], ends) == 0
    assert _wrong([{"a": -float(end), "b": 1.0} for end in ends], ends) == 0
    assert _wrong([{"a": 1.0} for _ in ends], ends) == 2
    assert _wrong([{"a": value} for value in (1.0, 2.0, 3.0, 4.0, 5.0)], ends) == 2
    openness = GameStats.of("nisyros", 8, 2, "random").openness()
    assert openness[-1].value <= openness[0].value


def test_lava_is_counted_whatever_its_form() -> None:
    assert covered({"lava": {"pali": 3, "nikia": 1}}) == 4
    assert covered({"lava": ["a1", "b2"]}) == 2
    assert covered({"tiles": {"1": "wide/0", "2": "five/1", "3": "end/0"}}) == 3
    assert covered({}) == 0


def test_ticks_are_round_numbers() -> None:
    assert plots.ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert plots.ticks(3, 97) == [20, 40, 60, 80]
    svg = plots.bars([("a", share(3, 10)), ("b", Estimate(0.5, 0.4, 0.6, 100))], usual=0.5)
    bars = re.findall(r'class="bar c0"[^>]* width="([\d.]+)"', svg)
    assert float(bars[0]) / float(bars[1]) == pytest.approx(0.6, abs=0.01)


def test_the_command_writes_both(tmp_path: Path) -> None:
    page, book = tmp_path / "tiny.html", tmp_path / "tiny.ipynb"
    words = ["--games", "12", "--seats", "2", "--levels", "random,steady", "--bots", "random"]
    done = run("study", "report", "tiny", *words, "--to", str(page), "--notebook", str(book), "--lang", "nl")
    assert done.code == 0, done.err
    assert "Wie wint" in page.read_text()
    assert json.loads(book.read_text())["nbformat"] == 4


def test_a_report_says_how_hard_each_level_is_and_calls_things_as_a_table_does() -> None:
    wish = Wish("nisyros", games=10, seats=2, bots="steady", levels=("random",), lang="de")
    made = {figure.key: figure.svg for figure in figures(wish)}
    for name in ("Achilles", "Herakles", "Zeus"):
        assert f"Stufe {name}, 2 Plätze" in made["difficulty"]
    assert "Würfel" in made["deciders"] or "Hang" in made["deciders"]
    assert not re.search(r">(roll|lay|draw) ", made["deciders"]), "notation is for programs"


@pytest.mark.parametrize(("bots", "open_to_the_end"), [("random", False), ("steady", True)])
def test_where_a_team_never_wins_nothing_is_said_to_decide(bots: str, open_to_the_end: bool) -> None:
    wish = Wish("nisyros", games=20, seats=2, bots=bots, levels=("random",), options=(("level", "achilles"),))
    keys = {figure.key for figure in figures(wish)}
    assert ("alike" in keys) != open_to_the_end
    assert ({"deciders", "tension"} <= keys) == open_to_the_end


def test_lava_is_followed_in_a_game_without_rounds() -> None:
    portrait = GameStats.of("eruption", 4, 2, "random")
    steps = portrait.lava_by_step()
    assert len(portrait.lava()) <= 2
    assert steps[0].value < steps[10].value < steps[-1].value
