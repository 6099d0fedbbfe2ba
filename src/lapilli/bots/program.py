"""The line protocol: a bot that is a program of any language, on standard input and output, one JSON object a line.

To the program::

    {"type": "start", "protocol": 1, "game": "eruption", "version": 1}
    {"type": "choose", "id": 1, "seat": 0, "view": {...}, "menu": ["place a1 0", ...], "seed": 123}
    {"type": "quit"}

From the program, one line for each `choose`: `{"id": 1, "action": "place a1 0"}` or `{"id": 1, "index": 0}`, or
`{"id": 1, "error": "words"}`. Lines with another `id` are skipped; standard error is the program's own.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from lapilli.core.errors import BotError, OptionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge

PROTOCOL = 1
SECONDS = 10.0  # for one decision, the start of the program included
MEGABYTES = 2048  # of memory, where the system can limit it
LINE = 1 << 20  # characters of one answer
SEEDS = 1 << 31


class ProgramBot:
    """A program that is started with the first decision, and again with the next one if it fails."""

    def __init__(self, game: Game, command: str, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> None:
        self.game = game
        self._process: subprocess.Popen[str] | None = None
        self.command = shlex.split(command)
        if not self.command:
            raise OptionError("exec: needs a command, such as exec:./my_bot")
        self.seconds, self.megabytes = seconds, megabytes
        self.asked = 0
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        """Ask the program; what is no answer in time, or none of the menu, is a `BotError`."""
        texts = [self.game.space.text(action) for action in menu]
        process = self._running()
        self.asked += 1
        question = {"type": "choose", "id": self.asked, "seat": seat, "view": self.game.rules.view(known)}
        try:
            self._send(process, {**question, "menu": texts, "seed": int(rng.below(SEEDS))})
            return menu[self._index(self._answer(), texts)]
        except BotError:
            self.close()  # its next answer would be one to an old question
            raise

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, ValueError):
            self._send(process, {"type": "quit"})
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def __reduce__(self) -> tuple[type[ProgramBot], tuple[object, ...]]:
        """A copy in another process starts a program of its own."""
        return ProgramBot, (self.game, shlex.join(self.command), self.seconds, self.megabytes)

    def __del__(self) -> None:
        self.close()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                preexec_fn=self._limit if os.name == "posix" else None,
            )
        except OSError as error:
            raise BotError(f"{self.command[0]} cannot be started: {error.strerror or error}") from None
        self._process, self._answers = process, queue.SimpleQueue()
        assert process.stdout is not None
        threading.Thread(target=_read, args=(process.stdout, self._answers), daemon=True).start()
        start = {"type": "start", "protocol": PROTOCOL, "game": self.game.name, "version": self.game.version}
        self._send(process, start)
        return process

    def _limit(self) -> None:
        """Limit the memory of the program that is about to be started."""
        if sys.platform == "linux":  # elsewhere the system does not keep to it
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (self.megabytes << 20,) * 2)

    def _send(self, process: subprocess.Popen[str], message: dict[str, object]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except (OSError, ValueError) as error:
            raise BotError(f"{self.command[0]} has ended, code {process.poll()}") from error

    def _answer(self) -> dict[str, object]:
        while True:
            try:
                line = self._answers.get(timeout=self.seconds)
            except queue.Empty:
                raise BotError(f"{self.command[0]} gave no answer within {self.seconds:g} seconds") from None
            if line is None:
                raise BotError(f"{self.command[0]} has ended")
            try:
                answer = json.loads(line)
            except ValueError:
                raise BotError(f"{self.command[0]} wrote a line that is not JSON: {line[:80]!r}") from None
            if not isinstance(answer, dict):
                raise BotError(f"{self.command[0]} wrote {line[:80]!r}: an object is needed")
            if answer.get("id") == self.asked:
                return answer

    def _index(self, answer: dict[str, object], texts: Sequence[str]) -> int:
        if "error" in answer:
            raise BotError(f"{self.command[0]} says: {str(answer['error'])[:200]}")
        index = answer.get("index")
        if isinstance(index, int) and not isinstance(index, bool) and 0 <= index < len(texts):
            return index
        if answer.get("action") in texts:
            return texts.index(str(answer["action"]))
        chosen = answer.get("action", index)
        raise BotError(f"{self.command[0]} chose {str(chosen)[:80]!r}, which is not in the menu")


def _read(pipe: IO[str], answers: queue.SimpleQueue[str | None]) -> None:
    """Pass lines on as they come; None: the program has ended."""
    with suppress(OSError, ValueError):
        while line := pipe.readline(LINE):
            answers.put(line)
    answers.put(None)
