"""Errors of the server: a stable code, and words in the person's language. A request that fails changes no room."""

from __future__ import annotations

from lapilli.core.errors import IllegalAction, LapilliError, NotationError, Refusal
from lapilli.core.translator import GameTranslator
from lapilli.server.answers import WORDS
from lapilli.server.wire.outgoing import Error, Reason

STATUS = {
    "foreign": 403,
    "origin": 403,
    "banned": 403,
    "password": 403,
    "phrase": 403,
    "sent-away": 403,
    "ask": 403,
    "refused": 403,
    "shut": 403,
    "muted": 403,
    "invitation": 403,
    "closed": 409,
    "gone": 404,
    "used": 410,
    "full": 409,
    "busy": 409,
    "rate": 429,
    "large": 413,
    "away": 503,
    "quota": 507,
    "storage": 503,
    "stalled": 503,
}


class RequestError(LapilliError):
    """Refused by the server itself: message `wrong-<code>`."""

    def __init__(self, code: str, **args: object) -> None:
        self.code = code
        self.args_said = args
        super().__init__(WORDS.say("en", f"wrong-{code}", args))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def say(self, lang: str) -> str:
        return WORDS.say(lang, f"wrong-{self.code}", self.args_said)


class Refused(LapilliError):
    """Refused by the rules, in the words of the game, from what the seat itself may know."""

    def __init__(self, code: str, refusal: Refusal, words: GameTranslator) -> None:
        self.code = code
        self.refusal = refusal
        self._words = words
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        message = f"why-{self.refusal.message}"
        return self._words.say(
            lang, message if self._words.has(lang, message) else self.refusal.message, self.refusal.args
        )


def answer(error: LapilliError, lang: str) -> Reason:
    """What is sent: code, reason in words, and where known the clause, the line, what looks alike."""
    sent: Reason = {"code": error.code, "reason": getattr(error, "reason", str(error))}
    if isinstance(error, RequestError | Refused | IllegalAction):
        sent["reason"] = error.say(lang)
    rule = error.refusal.rule if isinstance(error, Refused) else getattr(error, "rule", "")
    if rule:
        sent["rule"] = rule
    if isinstance(error, NotationError) and error.nearest:
        sent["nearest"] = list(error.nearest)
    if getattr(error, "line", None):
        sent["line"] = getattr(error, "line")  # noqa: B009
    return sent


def message(error: LapilliError, lang: str, id: str | None = None) -> Error:
    """The same as a message of the live socket; it bears the id of the message that it answers."""
    reason = answer(error, lang)
    sent: Error = {"type": "error", "code": reason["code"], "reason": reason["reason"]}
    if "rule" in reason:
        sent["rule"] = reason["rule"]
    if "nearest" in reason:
        sent["nearest"] = reason["nearest"]
    if "line" in reason:
        sent["line"] = reason["line"]
    if id is not None:
        sent["id"] = id
    return sent
