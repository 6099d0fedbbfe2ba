"""The languages that a request can name: those that have a catalogue."""

from __future__ import annotations

from lapilli.words import LANGUAGES


def known_language(lang: str) -> str:
    """The language, if it is spoken here."""
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is none of {', '.join(LANGUAGES)}")
    return lang
