"""The words of buttons and prompts in random games: a verb first, short, and nothing of notation or clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import lapilli
from lapilli.core.check import Plan
from lapilli.core.check.random_positions import walks
from lapilli.core.check.suite import everything
from lapilli.core.state import CHANCE
from lapilli.words import LANGUAGES

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
MOST = 16  # words of a label, names of places among them
PROMPT = 18  # words of a prompt, with the names of up to four seats
EVERY = 41 if everything() else 211  # states apart
ARROW = re.compile(r"[→⇒>|_]|->")
CLAUSE = re.compile(r"\b[A-Z]-\d")
ID = re.compile(r"\b[a-z]+[/@.][a-z0-9]|\bs\d\b|\bp\d\b")
QUOTED = ("“", "„", "«", "‘")
WORD = re.compile(r"[\w’'-]+")
# what stands alone on a button, as everywhere
PLAIN = {
    "en": {"Done", "Ready", "Not ready yet", "Pass"},
    "nl": {"Klaar", "Toch niet klaar", "Pas", "Passen", "Klaar hiermee"},
    "de": {"Fertig", "Doch nicht fertig", "Fertig damit"},
    "fr": {"Terminé", "Prêt", "Pas encore prêt"},
}
THIRD = {"en": "Third figure: ", "nl": "Derde figuur: ", "de": "Dritte Figur: ", "fr": "Troisième figurine : "}
ENGLISH = """anchor attack begin break bring build bury call carry choose deliver discard draw end erupt flip found
    fulfil give keep lay leave lend let live lose mark move open pass pick place play push put recover reroll replace
    save say sail search send set spend splash start stay stop take throw trade turn unload use walk"""
DUTCH = """anker begin blijf bouw breng draai geef gebruik gooi haal kies laat leen leg lever loop markeer meld neem
    open pak pas red roep ruil speel sticht stop stuur vaar val verhuis verlies verplaats vervang verzet
    voer woon zet zoek"""
VERBS = {"en": set(ENGLISH.split()), "nl": set(DUTCH.split())}


@cache
def seen(game: str) -> tuple[dict[str, int], dict[tuple[str, str], tuple[object, int]]]:
    """Return an action of each kind and size that people met, and a view of each prompt."""
    played, found = lapilli.list_games()[game], dict[str, int]()
    views: dict[tuple[str, str], tuple[object, int]] = {}
    for number, (state, seat, _) in enumerate(walks(played, Plan())):
        if seat == CHANCE or number % EVERY:
            continue
        for action in list(state.menu(seat)):
            kind = played.space.kind(action)
            found.setdefault(f"{kind.key} {(action - kind.base) % 7}", action)
        view = played.rules.observe(state, seat)
        views.setdefault((str(view.get("phase")), str(state.seats)), (view, seat))
    return found, views


def labels(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the notation and label of actions of every kind; talk is quoted, and judged elsewhere."""
    played = lapilli.list_games()[game]
    for action in seen(game)[0].values():
        if not played.presentation.is_talk(action):
            yield played.space.text(action), played.presentation.label(action, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_button_is_the_verb_of_what_happens(game: str, lang: str) -> None:
    wrong = [(text, label) for text, label in labels(game, lang) if not begins_with_verb(label, lang)]
    assert wrong == []


def begins_with_verb(label: str, lang: str) -> bool:
    """Say whether a label has its verb where the language puts it: first, or last in German and Dutch infinitives."""
    plain = label.removeprefix(THIRD[lang])
    plain = plain[:1].upper() + plain[1:]
    if plain in PLAIN[lang] or plain.startswith(QUOTED):
        return True
    first = plain.split()[0].lower()
    if lang == "en":
        return first in VERBS["en"]
    if lang == "fr":
        return bool(re.match(r"(ne$|n’|se$|s’|en$|le$)|.*(er|ir|re)$", first))
    clauses = [part.split() for part in re.split(r"[:(,]| statt | in plaats ", plain)]
    infinitive = any(part and re.search(r"(en|ern|eln|n)$", part[-1].rstrip(".")) for part in clauses)
    return infinitive or (lang == "nl" and first in VERBS["nl"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_buttons_are_short_and_without_notation(game: str, lang: str) -> None:
    for text, label in labels(game, lang):
        assert not ARROW.search(label), (text, label)
        assert not CLAUSE.search(label), (text, label)
        assert not ID.search(label), (text, label)
        assert len(WORD.findall(label)) <= MOST, (text, label)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_prompts_are_short_and_without_notation(game: str, lang: str) -> None:
    played = lapilli.list_games()[game]
    for (phase, _), (view, seat) in seen(game)[1].items():
        prompt = played.presentation.prompt(view, seat, lang)
        for sentence in re.split(r"(?<=[.!?])\s+", prompt):
            assert len(WORD.findall(sentence)) <= PROMPT, (phase, sentence)
        assert not ARROW.search(prompt), (phase, prompt)
        assert not CLAUSE.search(prompt), (phase, prompt)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_buttons_of_a_menu_read_alike(game: str) -> None:
    """Where nothing is drawn one could not tell them apart."""
    played = lapilli.list_games()[game]
    for number, (state, seat, _) in enumerate(walks(played, Plan())):
        if seat == CHANCE or number % (EVERY * 7):
            continue
        for lang in LANGUAGES:
            said = [played.presentation.label(action, lang) for action in state.menu(seat)]
            assert len(said) == len(set(said)), sorted(one for one in said if said.count(one) > 1)[:2]
