"""`lapilli replay`: the log, one moment, pictures, a film."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import lapilli
from lapilli.core.table import Table
from tests.cli.run_command import run


def finished(seed: int = 1) -> Table:
    """A short whole game: everybody takes the die."""
    table = lapilli.new("tiny", seed=seed)
    table.settle()
    while table.actors:
        table.play(table.menu()[0])
        table.settle()
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finished().record())
    return path


def test_the_whole_log_and_the_result(record: Path) -> None:
    done = run("replay", str(record))
    assert done.code == 0
    assert "   1  Ann is dealt a card." in done.out
    assert "The goal is reached." in done.out
    assert "Won by:" in done.out


def test_with_the_eyes_of_a_seat(record: Path) -> None:
    done = run("replay", str(record), "--seat", "ann")
    assert "Ann is dealt 4." in done.out or "Ann is dealt 5." in done.out
    assert "Bob is dealt a card." in done.out


def test_up_to_a_ply(record: Path) -> None:
    done = run("replay", str(record), "--ply", "3")
    assert "points [0, 0]" in done.out
    assert "Won by" not in done.out
    before_end = run("replay", str(record), "--ply", "-1")
    assert "Won by" not in before_end.out


def test_in_another_language(record: Path) -> None:
    assert "Plätze: ann, bob" in run("replay", str(record), "--lang", "de").out


def test_from_standard_input_and_from_a_collection(record: Path) -> None:
    collection = finished(1).record() + "\n" + finished(2).record()
    first, second = (run("replay", "-", "--number", number, typed=collection) for number in ("1", "2"))
    assert first.out == run("replay", str(record)).out
    assert second.out != first.out
    assert run("replay", "-", "--number", "3", typed=collection).code == 2


def test_svg_png_and_gif(record: Path, tmp_path: Path) -> None:
    svg, png, gif = tmp_path / "svg", tmp_path / "png", tmp_path / "film.gif"
    done = run("replay", str(record), "--svg", str(svg), "--png", str(png), "--gif", str(gif), "--theme", "dark")
    assert done.code == 0
    drawings = sorted(svg.iterdir())
    assert f"{len(drawings)} pictures written" in done.out
    assert len(drawings) > 2
    assert all("#222" in drawing.read_text() for drawing in drawings)
    assert [path.stem for path in sorted(png.iterdir())] == [path.stem for path in drawings]
    with Image.open(gif) as film:
        assert getattr(film, "n_frames", 1) == len(drawings)
        assert film.size == (200, 40)
    with Image.open(sorted(png.iterdir())[0]) as picture:
        assert picture.size == (200, 40)


def test_only_the_picture_of_one_moment(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), "--svg", str(tmp_path / "one"), "--ply", "4", "--scale", "2")
    assert "One picture written" in done.out
    assert [path.name for path in (tmp_path / "one").iterdir()] == ["0004.svg"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ply", "999"], "there is no ply 999"),
        (["--ply", "-999"], "there is no ply -999"),
        (["--seat", "dan"], "no seat 'dan'"),
        (["--theme", "pink"], "--theme"),
        (["--gif", "no/such/folder/film.gif"], "cannot be written"),
        (["--box", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_nonsense_is_refused_in_one_line(record: Path, arguments: list[str], said: str) -> None:
    done = run("replay", str(record), *arguments)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_record_that_lies_is_refused_with_its_line(record: Path) -> None:
    record.write_text(record.read_text().replace("result: won", "result: lost"))
    done = run("replay", str(record))
    assert done.code == 2
    assert "result should be 'won'" in done.err


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_text("hello\n")
    assert "a record begins with" in run("replay", str(tmp_path / "x.txt")).err
    (tmp_path / "y.txt").write_bytes(b"\xff\xfe\x00")
    assert "not a text" in run("replay", str(tmp_path / "y.txt")).err
