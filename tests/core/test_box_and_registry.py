"""Box files name their lines; a game that does not load does not take the others down."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lapilli import BoxError, OptionError
from lapilli.core import registry
from lapilli.core.box import BoxFile
from pumice.box import load_box

GOOD = "[stones]\ncopies = [8, 8, 8, 8, 8, 8]\n\n[hand]\nsize = 3\n\n[die]\nfaces = [1, 2, 3, 4, 5, 6]\n"


def own(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[8, 8, 8, 8, 8, 8]", "[8, 8]", r"mine.toml, line 2: 6 counts are needed"),
        ("size = 3", "size = 0", r"line 5: a hand has at least one stone"),
        ("size = 3", 'size = "3"', r"line 5: 'hand.size' has the wrong type \(str\)"),
        ("size = 3", "big = 3", r"line 4: 'hand.size' is missing"),
        ("[1, 2, 3, 4, 5, 6]", "[7]", r"line 8: a die needs faces"),
        ("size = 3", "size = = 3", r"line 5"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BoxError, match=complaint):
        load_box(own(tmp_path, GOOD.replace(old, new)))


def test_a_box_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="cannot be read"):
        load_box(tmp_path / "nowhere.toml")


def test_remarks_and_order_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    assert load_box(own(tmp_path, "# mine\n" + GOOD)).fingerprint == load_box().fingerprint
    assert load_box(own(tmp_path, GOOD.replace("size = 3", "size = 2"))).fingerprint != load_box().fingerprint


def test_lines_are_found_in_nested_tables() -> None:
    box = BoxFile("[a]\nx = 1\n[a.b]\ny.z = 2\n")
    assert (box.line("a.x"), box.line("a.b.y.z"), box.line("a.b.missing"), box.line("q")) == (2, 4, 3, None)


def test_a_broken_game_is_reported_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("ruin", "no_such_module:GAME", registry.GROUP),
        EntryPoint("fake", "pumice.actions:SPACE", registry.GROUP),
        EntryPoint("pumice", "pumice:GAME", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "_entries", lambda: {entry.name: entry for entry in entries})
    monkeypatch.setattr(registry, "_loaded", {})
    monkeypatch.setattr(registry, "_failed", {})
    assert [name for name, _ in registry.list_games().items()] == ["pumice"]
    assert list(registry.list_games()) == ["pumice"]
    assert "No module named 'no_such_module'" in registry.failures()["ruin"]
    assert "is not a Game" in registry.failures()["fake"]
    with pytest.raises(OptionError, match="'ruin' is installed but does not load"):
        registry.find("ruin")
