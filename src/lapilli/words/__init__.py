"""Messages that people read, as Fluent catalogues in `text/`, one per language."""

from lapilli.words.catalogue import Words, languages, typed_names

LANGUAGES = languages()

__all__ = ["LANGUAGES", "Words", "colon", "languages", "typed_names"]


def colon(lang: str) -> str:
    """Between a name and what is said of it, as the language sets it: French has a space before it."""
    return " : " if lang == "fr" else ": "
