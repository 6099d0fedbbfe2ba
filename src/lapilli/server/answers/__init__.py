"""The words of the server's own answers: refusals, notices, hints."""

from lapilli.words import Words

WORDS = Words("lapilli.server.answers")
