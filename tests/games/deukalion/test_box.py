"""Box files: what is printed, and what is refused."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import lapilli
from lapilli.core.box import BoxFile
from lapilli.core.rng import Rng
from lapilli.core.state import playout
from lapilli.games.deukalion.box import load_box, make_box, printed_box

GAME = lapilli.list_games()["deukalion"]

TEXT = files("lapilli.games.deukalion").joinpath("box.toml").read_text(encoding="utf-8")


def test_the_printed_box_has_the_counts_of_the_rulebook() -> None:
    """Digest 3.1 to 3.9."""
    box = printed_box()
    assert sum(box.copies.values()) == 30
    assert sum(box.treasures.values()) == sum(box.places.values()) == 15
    assert len(box.points) == 16
    assert max(box.points.values()) == 4
    assert box.targets == {2: 16, 3: 14, 4: 12}
    assert len(box.fields("sea", "anchor", "styx")) == 44
    assert (box.values["halicarnassus"], box.places["halicarnassus"], box.values["ephesus"]) == (4, 3, 1)


def test_every_table_says_where_it_comes_from() -> None:
    data = BoxFile(TEXT).data
    for name, part in data.items():
        for table in part.values() if name == "toss" else [part]:
            assert table["source"] in ("rulebook", "published", "reconstructed"), name


WRONG = [
    ("soldiers = 10 ", "soldiers = 11 ", "counts.soldiers"),
    ('hydra = "f5"', 'hydra = "e4"', "open sea"),
    ('"##aAa~~ss"', '"##aAa~~s"', "rows of 9"),
    ('"C~~~~~~E#"', '"C~~~~~~Q#"', "'Q' on h3"),
    ('"C~~~~~~E#"', '"C~~~~~~~#"', "ephesus is not on the map"),
    ('"C~~~~~~E#"', '"C~~C~~~E#"', "corinth stands on"),
    ("red = 3", "red = 4", "16 treasures"),
    ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2, 2, 3, 4]", "six faces"),
    ('a = "any red", b = "beat"', 'a = "any pink", b = "beat"', "t01.a"),
    ('b = "soldiers sparta 8"', 'b = "soldiers troy 8"', "t02.b"),
    ('b = "beat", points = 2', 'b = "dance", points = 2', "'dance'"),
    ('"all red blue"', '"all red red"', "pair"),
    ("pegasus = { copies = 2", "pegasus = { copies = -1", "pegasus.copies"),
    ("firm = 31\nleaning = 38", "firm = 0\nleaning = 0", "able to stand"),
    ('"~~~T~~RL~"', '"###T##RL~"', "connected"),
]


@pytest.mark.parametrize(("old", "new", "reason"), WRONG)
def test_what_does_not_add_up_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(lapilli.BoxError, match=re.escape(reason)) as refused:
        make_box(BoxFile(TEXT.replace(old, new, 1)))
    assert refused.value.line is not None


def test_an_owners_file_is_played_and_its_fingerprint_recorded(tmp_path: Path) -> None:
    """Another map, other values, cards and tasks: the rules follow the file."""
    own = (
        TEXT.replace('"~~~T~~RL~"', '"~~~~T~RL~"')
        .replace("value = 5", "value = 4")
        .replace("athena = { copies = 3", "athena = { copies = 4")
    )
    own = own.replace('a = "pair", b = "hydra"', 'a = "any red green blue", b = "soldiers corinth 9"')
    path = tmp_path / "own.toml"
    path.write_text(own, encoding="utf-8")
    table = lapilli.new("deukalion", seats=3, seed=1, box=path)
    assert table.box.fingerprint != printed_box().fingerprint
    assert load_box(path).squares["thera"] == "e6"
    assert table.box.fingerprint in table.record()
    state = table.state.copy()
    playout(state, Rng(5))
    assert GAME.rules.audit(state) == []
    view = GAME.rules.observe(state, 0)
    assert GAME.rules.observe(GAME.rules.imagine(view, Rng(1)), 0) == view
    assert GAME.presentation.board(view, "en").svg()
    again = lapilli.replay(table.record(seed=True), box=path)
    assert again.record() == table.record()
    with pytest.raises(lapilli.RecordError):
        lapilli.replay(table.record())
