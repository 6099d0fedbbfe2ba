"""Ceilings: what a bot wins that searches as a strong bot does, but sees hidden facts or future dice.

Bots get what their seat knows. An oracle gets the position, and with `dice` also the dice to come, so it has no name by
which a table could seat it. What it wins beyond an honest player is what knowing more would bring; where that is
little, better guesses cannot bring more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from lapilli.bots import AnyBot, bot
from lapilli.bots.levels import Strong
from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE, Everything, Knowledge, State
from lapilli.study.match import Pairing, pairing, part
from lapilli.study.plan import Plan, Runner

HIDDEN, DICE = SIGHTS = ("hidden", "dice")
SEEDS = 1 << 40


class Foreseen(Knowledge):
    """The position, and the dice that the table will throw."""

    def __init__(self, viewer: int, state: State, dice: Rng) -> None:
        super().__init__(viewer)
        self.state, self.dice = state.copy(), dice.copy()

    def sample_world(self, rng: Rng) -> State:
        """The one true world; the playout's dice become the table's."""
        rng.state = self.dice.state
        return self.state.copy()


class Seer:
    """Searches in the true world: with fresh dice, or with those to come."""

    name = "ceiling"

    def __init__(self, game: Game, level: Strong, sees: str) -> None:
        if sees not in SIGHTS:
            raise OptionError(f"a ceiling sees {' or '.join(SIGHTS)}, not {sees!r}")
        self.game, self.level, self.sees = game, level, sees
        self.state: State | None = None  # of the game it sits in
        self.dice = Rng(0)

    def decide(self, known: Knowledge, seat: int, menu: Sequence[int], rng: Rng) -> int:
        if len(menu) == 1:
            return menu[0]
        players = self.game.players
        budget = self.level.budget or players.budget_for(self.level.name, known)
        return players.think(known, seat, menu, Rng(rng.below(SEEDS)), budget, self.sight(seat)).action

    def sight(self, seat: int) -> Knowledge:
        assert self.state is not None
        return Everything(seat, self.state) if self.sees == HIDDEN else Foreseen(seat, self.state, self.dice)

    def speak_up(self, known: Knowledge, seat: int, menu: Sequence[int]) -> int | None:
        return self.game.players.speak_up(known, seat, menu)


class Watched(Runner):
    """Plays the games of a plan in which a seer sits; nobody else is told anything."""

    def __init__(self, plan: Plan, seer: Seer) -> None:
        super().__init__(plan)
        self.seer = seer

    def moves(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        self.seer.state, self.seer.dice = state, generator(self.plan.seed, "game", number, "chance")
        for seat, action in super().moves(state, number):
            if seat == CHANCE:
                state.sample(self.seer.dice)  # in step with the table's own dice
            yield seat, action


def ceiling(
    game: Game,
    sees: str = HIDDEN,
    level: str = "strong",
    games: int = 40,
    seats: int | None = None,
    options: Mapping[str, object] = {},
    seed: object = 0,
    progress: Callable[[int], None] | None = None,
) -> Pairing:
    """How often a seer wins who thinks as much as a level does: among bots of that level, or as a whole team."""
    player = bot(level, game)
    if not isinstance(player, Strong):
        raise OptionError(f"{level!r} does not search; a ceiling is that of strong or master, as in strong:60")
    seer, count = Seer(game, player, sees), seats or min(game.seats)
    team: list[str | AnyBot] = [seer, *[seer if game.rules.cooperative else level] * (count - 1)]
    runner = Watched(Plan.make(game, count, team, options, seed, rotate=True), seer)
    won = 0.0
    for number in range(games):
        won += part(runner.play(number), count, game.rules.cooperative)
        if progress:
            progress(number + 1)
    return pairing(game, f"ceiling:{sees}", "" if game.rules.cooperative else level, won, games, runner.plan)
