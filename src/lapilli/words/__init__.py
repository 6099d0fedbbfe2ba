"""Every sentence people read, as Fluent messages; the languages are those of the catalogues in `text/`."""

from lapilli.words.catalogue import Words, languages

LANGUAGES = languages()

__all__ = ["LANGUAGES", "Words", "languages"]
