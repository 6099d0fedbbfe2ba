"""Languages are found by their catalogues; a game with one language is understood in all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lapilli.words import LANGUAGES, Words, languages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a catalogue in Dutch alone, made for this test."""
    folder = tmp_path / "keien" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "nl.ftl").write_text("title = Keien\nkei-groot = grote kei\n", encoding="utf-8")
    (folder / "notes.txt").write_text("no language")
    (folder / "__pycache__").mkdir()  # of a module that lies beside the words
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "keien", raising=False)
    languages.cache_clear()
    return "keien"


def test_the_languages_are_those_on_disk() -> None:
    folder = Path(__file__).parents[2] / "src" / "lapilli" / "words" / "text"
    assert set(LANGUAGES) == {path.stem for path in folder.glob("*.ftl")}
    assert LANGUAGES[0] == "en"


def test_one_language_serves_for_all(package: str) -> None:
    words = Words(package)
    assert words.languages == ("nl",)
    for lang in (*LANGUAGES, "pt"):
        assert words.say(lang, "title") == "Keien"
        assert words.word(lang, "kei", "groot") == "grote kei"
    assert words.say("fr", "why-over") == Words("lapilli.words").say("fr", "why-over")  # what is shared stays French
    assert words.missing() == []


def test_what_one_catalogue_lacks_is_told(package: str, tmp_path: Path) -> None:
    (tmp_path / "keien" / "text" / "en.ftl").write_text("title = Boulders\n", encoding="utf-8")
    words = Words(package)
    assert words.languages == ("en", "nl")
    assert words.missing() == ["kei-groot is missing in en"]
