"""What a team sees when a round begins, as numbers for a net: how far each is, how worn, how near the lava."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.fuji.actions import CARDS, FIGURES, SET
from lapilli.games.fuji.player.evaluation import Evaluator
from lapilli.games.fuji.rules.names import LARGEST_GAP, Injury, Skill
from lapilli.games.fuji.state import Position

EACH: Final[i64] = 14  # numbers of a figure
SHARED: Final[i64] = 6  # numbers of the team
INPUTS: Final[i64] = FIGURES * EACH + SHARED
STRIDE: Final = 2.4  # steps of an ordinary round
ORDINARY: Final[i64] = 6  # an ordinary difference of values


def bits_of(mask: i64, places: i64) -> i64:
    """How many of the first bits are set."""
    found: i64 = 0
    for place in range(places):
        found += mask >> place & 1
    return found


@final
class Features:
    """Reads the open position, with an evaluator; nothing of it is hidden from anybody."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.order: vec[i64] = packed([0, 1, 2, 3])

    def sort(self, state: Position) -> None:
        """The farthest first, of equals the most worn: whose dice they are makes no difference."""
        order, far = self.order, self.evaluator.far
        for place in range(state.count):
            order[place] = place
            at = place
            while at > 0:
                one, other = state.figures[order[at]], state.figures[order[at - 1]]
                if far[one.cell] * 100 + one.stamina <= far[other.cell] * 100 + other.stamina:
                    break
                order[at], order[at - 1] = order[at - 1], order[at]
                at -= 1

    def read(self, state: Position, x: vec[float]) -> None:
        """Write the numbers into an array."""
        evaluator = self.evaluator
        evaluator.look(state)
        self.sort(state)
        for index in range(INPUTS):
            x[index] = 0.0
        most = evaluator.far[state.figures[self.order[0]].cell]
        rounds = float(most) / STRIDE
        loss = 0.9 * float(state.parameters.loss[state.parameters.level * (LARGEST_GAP + 1) + ORDINARY])
        worst = 0.0
        total: i64 = 0
        cards: i64 = 0
        bars: i64 = 0
        for place in range(state.count):
            one = state.figures[self.order[place]]
            first = place * EACH
            far = evaluator.far[one.cell]
            total += far
            bars += one.bars
            cards += bits_of(one.cards, CARDS)
            worn = float(one.stamina) / float(evaluator.spaces)
            over = worn + rounds * loss / float(evaluator.spaces) - 1.0
            if place == 0 or over > worst:
                worst = over
            x[first] = float(far) / 8.0
            x[first + 1] = 1.0 if far > 0 else 0.0
            x[first + 2] = worn
            x[first + 3] = worn * worn
            x[first + 4] = over if over > 0.0 else 0.0
            x[first + 5] = float(bits_of(one.owned >> self.order[place] * SET, SET)) / 6.0
            x[first + 6] = 1.0 if one.hurt(Injury.EYE) else 0.0
            x[first + 7] = 1.0 if one.hurt(Injury.AMNESIA) else 0.0
            x[first + 8] = 0.0 if one.hurt(Injury.ARM) else float(bits_of(one.cards, CARDS)) / 2.0
            burns = evaluator.burns[one.cell]
            if 1 <= burns <= 3:
                x[first + 8 + burns] = 1.0
            x[first + 12] = 1.0 if one.able(Skill.SCOUT) or one.able(Skill.BUDDY) else 0.0
            x[first + 13] = 1.0 if one.able(Skill.SURVIVALIST) else 0.0
        first = FIGURES * EACH
        x[first] = rounds / 4.0
        x[first + 1] = float(total) / 20.0
        x[first + 2] = worst
        x[first + 3] = worst if worst > 0.0 else 0.0
        x[first + 4] = float(bars) / 3.0
        x[first + 5] = float(cards) / 4.0
