"""Logs: one JSON object per line, or plain lines for one person's terminal; never a cookie, token, seed or name."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


_about: ContextVar[tuple[tuple[str, str], ...]] = ContextVar("about", default=())


@contextmanager
def about(**facts: str) -> Iterator[None]:
    """Every line logged meanwhile, by this task and those it starts, bears these facts."""
    token = _about.set((*_about.get(), *facts.items()))
    try:
        yield
    finally:
        _about.reset(token)


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and the facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update(_about.get())
        entry.update((key, value) for key, value in record.__dict__.items() if key not in USUAL)
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def configure(form: str = "json", level: str = "info") -> None:
    """Everything to standard error; the access log of uvicorn stays silent, for it would print links."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it names sockets with their rooms
    logging.getLogger("alembic").setLevel("WARNING")
    if form != "json":
        logging.getLogger("lapilli.access").setLevel("WARNING")
