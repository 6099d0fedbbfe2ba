"""Messages of the server: refusals, notices, hints."""

from lapilli.words import Words

WORDS = Words("lapilli.server.answers")
