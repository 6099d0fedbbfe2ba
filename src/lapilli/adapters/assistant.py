"""Tables that an assistant plays at: one seat is the assistant's, bots play the others. `mcp_server.py` serves them.

A table is found by a name that nobody can guess, so that several assistants can share a server. All answers are text
that tells what the assistant's seat may know; the record, which holds every secret, is given once the game is over.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Final

from lapilli.adapters.text_env import describe_actions, describe_result, describe_turn, read_action
from lapilli.bots import bot_names, hints
from lapilli.bots.own import load_bot
from lapilli.bots.seated import SeatedBots
from lapilli.core.digest import digest
from lapilli.core.errors import LapilliError, OptionError
from lapilli.core.factory import new, replay
from lapilli.core.registry import find, list_games
from lapilli.core.seed import generator
from lapilli.core.table import Table
from lapilli.words import LANGUAGES

OPEN_TABLES: Final = 16  # kept; a new one closes the one that was not used for longest
HINTS: Final = 40  # per table
WORDS: Final = 400  # characters of an action, a seed, a clause
RECORD: Final = 200_000  # characters
LINES: Final = 400  # of the log, at most
BOT_STEPS: Final = 5_000  # actions of bots and chance between two decisions of the assistant; more is a fault


@dataclass
class AssistantTable:
    """A table with the seat of its assistant."""

    table: Table
    seat: int
    bots: SeatedBots
    lang: str
    seen: int = 0  # lines of the log that the assistant has read
    hints: int = 0

    def advance(self) -> None:
        """Let chance and bots act until the assistant must choose, or the game is over."""
        for _ in range(BOT_STEPS):
            if self.table.result is not None or not self.bots.step():
                return
        raise OptionError("the bots do not come to an end")

    def show(self) -> str:
        """Return what the assistant's seat sees now, with the log since it last looked."""
        text = describe_turn(self.table, self.seat, self.lang, self.seen)
        self.seen = len(self.table.lines(self.seat))
        return text


class Assistants:
    """The open tables, each found by its name. One call at a time: games and bots share caches."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, AssistantTable] = OrderedDict()
        self._lock = Lock()

    def games(self) -> str:
        """List the games with their seats and options."""
        rows = []
        for game in list_games().values():
            seats = f"{game.seats[0]} to {game.seats[-1]} seats"
            options = ", ".join(
                f"{option.name} ({'|'.join(str(value) for value in option.values)})" if option.values else option.name
                for option in game.rules.options
            )
            about = game.words.say("en", "about")
            rows.append(f"{game.name}: {game.title}, {seats}. {about} Options: {options or 'none'}.")
        return "\n".join(rows)

    def open(
        self,
        game: str,
        seats: int | None,
        seat: int,
        bots: str,
        options: dict[str, str | int | bool],
        seed: str,
        lang: str,
    ) -> str:
        """Open a table; return its name and what the assistant's seat sees."""
        _check_length(seed, "the seed")
        if lang not in LANGUAGES:
            raise OptionError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        played, count = find(game), seats
        count = played.seats[min(1, len(played.seats) - 1)] if count is None else count
        offered = {option.name for option in played.rules.options}
        if strange := sorted(set(options) - offered):
            raise OptionError(
                f"{played.title} has no option {strange[0]!r}; it has {', '.join(sorted(offered)) or 'none'}"
            )
        levels = [level.strip() for level in bots.split(",")]
        known = bot_names()
        for level in levels:
            if level not in known:
                raise OptionError(f"there is no bot level {level!r}; there are {', '.join(known)}")
        if len(levels) not in (1, count - 1):
            raise OptionError(f"{len(levels)} bots do not fit {count - 1} other seats: name one level, or each")
        with self._lock:
            table = new(game, seats=count, seed=seed or secrets.token_hex(16), box=None, **options)
            if not 0 <= seat < len(table.seats):
                raise OptionError(f"the seat is a number from 0 to {len(table.seats) - 1}, not {seat}")
            others = [other for other in range(len(table.seats)) if other != seat]
            spread = levels * len(others) if len(levels) == 1 else levels
            made = {level: load_bot(level, table.game) for level in levels}
            players = {other: made[level] for other, level in zip(others, spread, strict=True)}
            opened = AssistantTable(table, seat, SeatedBots(table, players), lang)
            opened.advance()
            name = secrets.token_urlsafe(12)
            self._tables[name] = opened
            while len(self._tables) > OPEN_TABLES:
                self._tables.popitem(last=False)
            return f"Table {name}. You play seat {seat} ({table.seat_name(seat)}).\n\n{opened.show()}"

    def look(self, name: str) -> str:
        """Return what the assistant's seat sees."""
        with self._lock:
            return self._find(name).show()

    def actions(self, name: str, contains: str, rows: int) -> str:
        """List the assistant's actions that contain some words."""
        _check_length(contains, "the words")
        with self._lock:
            found = self._find(name)
            return describe_actions(found.table.menu(found.seat), found.lang, contains, max(1, min(rows, 1000)))

    def play(self, name: str, action: str) -> str:
        """Play an action, then let chance and bots go on; return what the assistant's seat sees then."""
        _check_length(action, "the action")
        with self._lock:
            found = self._find(name)
            table = found.table
            if table.result is not None:
                raise OptionError("the game is over")
            menu = table.menu(found.seat)
            try:
                chosen = read_action(menu, action)
            except OptionError as error:
                raise OptionError(f"{error}. {self._why_not(found, action)}") from None
            table.play(chosen.text, found.seat)
            found.advance()
            return found.show()

    def why_not(self, name: str, action: str) -> str:
        """Return why an action is not allowed now, with the clause of the rules."""
        _check_length(action, "the action")
        with self._lock:
            return self._why_not(self._find(name), action)

    def _why_not(self, found: AssistantTable, action: str) -> str:
        """Judge in a world that the seat cannot tell from the real one, so that a refusal tells no secret."""
        table = found.table
        world = table.know(found.seat).sample_world(generator("why", table.ply))
        imagined = Table(table.game, world, options=table.options, box=table.box, seed="imagined")
        try:
            refusal = imagined.why_not(action, found.seat)
        except LapilliError as error:
            return str(error)
        reason = table.game.words.say(found.lang, f"why-{refusal.message}", refusal.args)
        return f"{reason} ({refusal.rule})" if refusal.rule else reason

    def hint(self, name: str) -> str:
        """Return what a strong bot would do on this seat, and why, from what the seat knows."""
        with self._lock:
            found = self._find(name)
            table, seat = found.table, found.seat
            menu = table.menu(seat)
            if not menu:
                raise OptionError("nothing is asked of your seat")
            if found.hints >= HINTS:
                raise OptionError(f"a table has {HINTS} hints, and this one has none left")
            found.hints += 1
            labels = {action.id: action.label(found.lang) for action in menu}
            rng = generator(table.seed, "hint", table.ply)
            thought = hints.hint(table.game, table.know(seat), seat, list(labels), rng)
            view, own = table.view(seat), table.seat_name(seat)
            advice = hints.say(table.game, thought, labels.__getitem__, found.lang, view, own)
            return f"{table.game.space.text(thought.action)}: {advice.words} {advice.figures}".strip()

    def log(self, name: str, lines: int) -> str:
        """Return the last lines of the log, as the assistant's seat knows them."""
        with self._lock:
            found = self._find(name)
            return "\n".join(found.table.log(found.lang, found.seat)[-max(1, min(lines, LINES)) :])

    def record(self, name: str) -> str:
        """Return the record of a finished game; before its end it would tell secrets."""
        with self._lock:
            table = self._find(name).table
            if table.result is None:
                raise OptionError("a record tells all secrets: it is given when the game is over")
            return table.record(seed=True)

    def clause(self, game: str, clause: str) -> str:
        """Return a clause or chapter of the rules of a game."""
        _check_length(clause, "the clause")
        return digest(find(game)).find(clause)

    def read_record(self, record: str, ply: int | None) -> str:
        """Return a recorded game at a ply (the end unless given), as a spectator sees it, with the log up to there."""
        if len(record) > RECORD:
            raise OptionError(f"a record has at most {RECORD} characters, not {len(record)}")
        with self._lock:
            whole = replay(record)
            if ply is not None and not 0 <= ply <= whole.ply:
                raise OptionError(f"the record has the plies 0 to {whole.ply}, not {ply}")
            table = whole if ply is None else whole.at(ply)
            end = f"\n\n{describe_result(table)}" if table.result is not None else ""
            log = "\n".join(f"- {line}" for line in table.log()[-LINES:])
            return f"Ply {table.ply} of {whole.ply}\n\n{table.text()}{end}\n\n{log}"

    def _find(self, name: str) -> AssistantTable:
        if name not in self._tables:
            raise OptionError("there is no such table: open one, or check its name")
        self._tables.move_to_end(name)
        return self._tables[name]


def _check_length(text: str, what: str) -> None:
    if len(text) > WORDS:
        raise OptionError(f"{what} has at most {WORDS} characters, not {len(text)}")
