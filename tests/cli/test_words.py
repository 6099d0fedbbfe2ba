"""The words of the terminal are complete in four languages, and every message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lapilli.cli
from lapilli.cli.i18n import language, say, words
from lapilli.words import LANGUAGES

SOURCE = Path(lapilli.cli.__file__).parent


def test_four_languages_say_the_same() -> None:
    assert words().missing() == []


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    there = set(re.findall(r"^([a-z-]+) =", (SOURCE / "text" / "en.ftl").read_text(encoding="utf-8"), re.M))
    used = {name for name in there if f'"{name}"' in text}
    composed = {name for name in there if re.match(r"(doctor|games|simulate)-", name)}
    assert there == used | composed
    for name in re.findall(r'say\(\s*[a-z_.]*lang,\s*"([a-z-]+)"', text):
        assert name in there or name in ("title", "about"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_their_plural(lang: str) -> None:
    assert say(lang, "replay-written", count=1) != say(lang, "replay-written", count=2).replace("2", "1")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LAPILLI_LANG": "de"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LC_ALL": "fr_BE", "LANG": "nl_NL"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_surroundings(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LAPILLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == expected
