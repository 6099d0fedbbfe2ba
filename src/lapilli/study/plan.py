"""The plan of a simulation, checked once and small enough for another process; and one game of it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lapilli.bots import AnyBot, Bot, TalkingBot, bot, name_of
from lapilli.bots.guard import GuardedBot
from lapilli.bots.own import is_own, load_bot, source_hashes, sources
from lapilli.bots.program import SECONDS, ProgramBot
from lapilli.core.data import Data
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import find
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, NOBODY, Knowledge, State, playout
from lapilli.core.table import Table
from lapilli.study.counts import Counts, Fault, Row
from lapilli.study.provenance import Provenance, command, provenance

RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """Game, seats, bots by seat, options (checked), seed: everything that decides the figures."""

    made_by: Provenance
    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...]
    seed: str
    rotate: bool = False
    box: str | None = None
    own: tuple[tuple[str, AnyBot], ...] = ()  # bots that were given as objects, by their names
    bot_seconds: float = SECONDS  # for one decision of a bot that is not ours

    @classmethod
    def make(
        cls,
        game: Game,
        seats: int | None,
        bots: str | AnyBot | Sequence[str | AnyBot],
        options: Mapping[str, object],
        seed: object,
        rotate: bool = False,
        box: Path | str | None = None,
        bot_seconds: float = SECONDS,
    ) -> Plan:
        """Complete and check; one bot stands for all seats, otherwise there is one per seat."""
        given: tuple[str | AnyBot, ...]
        if isinstance(bots, str):
            given = tuple(part.strip() for part in bots.split(","))
        else:
            given = tuple(bots) if isinstance(bots, Sequence) else (bots,)
        names = tuple(map(name_of, given))
        own = {name_of(player): player for player in given if not isinstance(player, str)}
        count = seats if seats is not None else len(names) if len(names) > 1 else game.seats[0]
        chosen = game.rules.choose_options(count, options)
        if len(names) == 1:
            names *= count
        if len(names) != count:
            raise OptionError(f"{len(names)} bots do not fit {count} seats: name one for all, or one per seat")
        for name in names:
            if name not in own:
                load_bot(name, game)
        file = None if box is None else str(box)
        return cls(
            provenance(game, file),
            game.name,
            count,
            names,
            tuple(chosen.items()),
            str(seed),
            rotate,
            file,
            tuple(own.items()),
            bot_seconds,
        )

    def facts(self) -> Data:
        """Return what a result must say of itself: the program and the simulation that made it."""
        return {
            **self.made_by.as_data(),
            "seats": self.seats,
            "bots": list(self.bots),
            "bot_files": source_hashes(self.bots),
            "rotate": self.rotate,
            "options": dict(self.options),
            "seed": self.seed,
        }

    def sources(self) -> dict[str, str]:
        """Return the texts of the files of bots, for machines that do not have them."""
        return sources(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in one game: with `rotate` each moves one seat on from game to game."""
        turn = number % self.seats if self.rotate else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


class Runner:
    """Plays the games of a plan; game number n is the same in whichever process it is played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.box = self.game.rules.load_box(None if plan.box is None else Path(plan.box))
        self.start = self.game.rules.start(plan.seats, dict(plan.options), self.box)
        own = dict(plan.own)
        self.faults: list[Fault] = []  # of the games played so far
        self.at: tuple[int, int, State] = (0, 0, self.start)  # game, decision and position, should a bot fail
        self.bots: dict[str, Bot] = {name: self._player(name, own) for name in {*plan.bots, *own}}
        interrupts = self.game.players.interrupts
        kinds = self.game.space.kinds if interrupts else ()
        self.urgent = {
            action for kind in kinds if kind.key in interrupts for action in range(kind.base, kind.base + kind.size)
        }

    def _player(self, name: str, own: Mapping[str, AnyBot]) -> Bot:
        """Make the bot of that name; one that is not ours is guarded."""
        if name not in own and not is_own(name):
            return bot(name, self.game)

        def report(seat: int, error: str) -> None:
            number, decision, state = self.at
            position = json.dumps(self.game.rules.position(state), ensure_ascii=False)
            self.faults.append(Fault(number, decision, seat, name, error, position))

        player = bot(own[name], self.game) if name in own else load_bot(name, self.game)
        if isinstance(player, ProgramBot):
            player.seconds = self.plan.bot_seconds
        return GuardedBot(player, report, self.plan.bot_seconds)

    def games(self, first: int, last: int, keep: bool = False) -> Counts:
        """Games number first to last - 1, counted."""
        return self.count([self.play(number) for number in range(first, last)], keep)

    def count(self, rows: Sequence[Row], keep: bool) -> Counts:
        """Count games that were just played, and what bots did wrong in them."""
        tally = Counts()
        tally.count(rows, keep)
        tally.note(self.faults)
        self.faults.clear()
        return tally

    def play(self, number: int) -> Row:
        """One game to its end."""
        bots = self.plan.seating(number)
        state = self.start.copy()
        if all(name == RANDOM for name in bots):
            rng = generator(self.plan.seed, "game", number)
            while state.actor == CHANCE:
                state.play(state.sample(rng))
            began = int(state.actor)
            decisions = int(playout(state, rng))
        else:
            seats = [seat for seat, _ in self.moves(state, number) if seat != CHANCE]
            began, decisions = seats[0], len(seats)
        result = self.game.rules.result(state)
        if result is None:
            raise AssertionError(f"game {number} of {self.plan.game} stopped without a result")
        return Row.of(number, result, self.game.rules.seat_names(state), bots, decisions, began)

    def record(self, number: int) -> str:
        """The record of game number n: the very game that is counted under that number."""
        facts = {**self.plan.facts(), "command": command()}
        lines = [f"# {name}: {json.dumps(value)}" for name, value in facts.items() if value]
        return "\n".join([*lines, self.table(number).record()])

    def table(self, number: int) -> Table:
        """The same as a table at its end."""
        table = Table(self.game, self.start.copy(), options=dict(self.plan.options), box=self.box)
        for seat, action in self.moves(self.start.copy(), number):
            table.apply(seat, action)
        return table

    def moves(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        """Seat and action of every move of one game, each about to be played on the state that was given."""
        bots = self.plan.seating(number)
        chosen = self._playout(state, number) if all(name == RANDOM for name in bots) else self._choices(state, number)
        for plies, (seat, action) in enumerate(chosen):
            if plies >= self.game.rules.max_plies:
                raise AssertionError(
                    f"game {number} of {self.plan.game} has more than {self.game.rules.max_plies} plies"
                )
            yield seat, action
            state.play_as(seat, action)

    def _playout(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        """What the compiled `playout` does, move by move."""
        rng = generator(self.plan.seed, "game", number)
        while state.actor != NOBODY:
            seat = int(state.actor)
            yield seat, int(state.sample(rng) if seat == CHANCE else state.legal[rng.below(state.n_legal)])

    def _choices(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        """Bots get what their seat knows and its menu, nothing else."""
        bots = self.plan.seating(number)
        dice = generator(self.plan.seed, "game", number, "chance")
        rngs = [generator(self.plan.seed, "game", number, "seat", seat) for seat in range(self.plan.seats)]
        urgent = self.game.players.interrupts and {name for name in bots if isinstance(self.bots[name], TalkingBot)}
        decision = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                yield int(CHANCE), int(state.sample(dice))
                continue
            if urgent and (meanwhile := self.interruption(state, bots, urgent)):
                yield meanwhile
                continue
            seat = int(state.actor)
            decision += 1
            self.at = number, decision, state
            level = bots[seat]
            known = (
                Knowledge(seat) if level == RANDOM else self.game.rules.know(state, seat)
            )  # by chance without looking
            yield seat, self.bots[level].decide(known, seat, state.menu(seat), rngs[seat])

    def interruption(self, state: State, bots: tuple[str, ...], speaking: Collection[str]) -> tuple[int, int] | None:
        """Who plays something although another is awaited, and what; only where it can be worth it."""
        others = int(state.actors() & ~state.required_actors())
        for seat in range(self.plan.seats) if others else ():
            if others >> seat & 1 and bots[seat] in speaking:
                menu = state.menu(seat)
                if not self.urgent.isdisjoint(menu):
                    player = self.bots[bots[seat]]
                    assert isinstance(player, TalkingBot)
                    said = player.speak_up(self.game.rules.know(state, seat), seat, menu)
                    if said is not None:
                        return seat, said
        return None
