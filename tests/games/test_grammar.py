"""Sentences with their arguments put in: what is written wrongly in a way that can be looked for.

Cases and articles were read by people; this holds what slips in when a name or a number changes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lapilli
from lapilli.words import languages
from tests.games.test_dead_clicks import GAMES, moments

FAULTS = {
    # names that the engine gives are not for people: dice `u1`, land `land07`, tasks `t14`, workers `p1.w2`
    "any": re.compile(r" {2}|\{|\}| [.,](?!\.)|\.\.$|^\s|\bNone\b|\b[uvw][12]\b|\bland\d\d\b|\bt\d\d\b|\bp\d\."),
    "en": re.compile(r"\b1 (?:\w+ ){0,1}(?:soldiers|workers|cards|boats|dice|steps|points|people)\b|\bdie die\b"),
    "nl": re.compile(
        r"\b1 (?:soldaten|werkers|kaarten|boten|dobbelstenen|stappen|punten|mensen|uitbarstingen)\b|steen dobbelsteen"
    ),
    "de": re.compile(
        r"\b1 (?:Soldaten|Karten|Boote|Schritte|Punkte|Leute|Ausbrüche)\b|\b(?:bei|mit) (?:hohe|niedrige) W"
        r"|Würfel Würfel"
    ),
    # no vowel and no silent h follows a full "de"; a thin or an ordinary space stands before ; : ! ?
    "fr": re.compile(
        r"\b(?:de|que|ne|se) (?![a-k]\d)(?=[AÀÂEÉÈÊIÎOÔUaàâeéèêiîoôu]|Her|Hyd|Hal|Had)|\w[;!?](?:\s|$)|"
        r"(?<![Ll]e )\bdé \d(?! :)"  # a die has its article, but where it is a title ("Dé 3 : bois")
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_has_a_known_fault(game: str) -> None:
    """Prompts, labels, questions and the log of a game, in every language."""
    said: set[tuple[str, str]] = set()
    for table, seat in moments(game, every=40):
        view = table.view(seat)
        for lang in languages():
            said.add((lang, table.game.presentation.prompt(view, seat, lang)))
            said.add((lang, table.game.coaching.help(view, lang)))
            for action in table.menu(seat)[:40]:
                said.add((lang, action.label(lang)))
                said.add((lang, table.game.presentation.confirmation(view, seat, action.id, lang)))
    for lang in languages():
        said |= {(lang, line) for line in table.log(lang)}
    assert len(said) > 300
    wrong = [(lang, words) for lang, words in said if FAULTS["any"].search(words) or FAULTS[lang].search(words)]
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_french_picture_has_a_space_before_every_colon(game: str) -> None:
    for table, seat in moments(game, every=60):
        drawn = table.svg(seat, "fr")
        words = re.findall(r'aria-label="([^"]*)"', drawn) + re.findall(r"<text[^>]*>([^<]*)<", drawn)
        assert [one for one in words if re.search(r"\w:\s", one)] == []


def test_french_has_one_apostrophe() -> None:
    """The curved one, as it is printed; the straight one only where something is typed."""
    straight = re.compile(r"(?<=\w)'(?=[\w{])")
    for file in Path(lapilli.__file__).parent.rglob("fr.ftl"):
        lines = file.read_text("utf-8").splitlines()
        found = [line for line in lines if not line.startswith("#") and straight.search(line)]
        assert not found, f"{file}: {found[:3]}"


def test_a_french_plural_that_says_one_is_not_said_of_none() -> None:
    """The French plural rule counts 0 as `one`: "un point" was said of nobody's points. A variant that spells the
    number out is for 1 alone."""
    for file in Path(lapilli.__file__).parent.rglob("fr.ftl"):
        wrong = re.findall(r"^ +\[one\] .*\b[Uu]ne?\b.*$", file.read_text("utf-8"), re.MULTILINE)
        assert not wrong, f"{file}: {wrong[:3]}"
