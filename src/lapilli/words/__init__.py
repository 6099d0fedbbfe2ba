"""Every sentence people read, as Fluent messages in English, Dutch, German and French."""

from lapilli.core.game import LANGUAGES
from lapilli.words.catalogue import Words

__all__ = ["LANGUAGES", "Words"]
