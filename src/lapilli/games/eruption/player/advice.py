"""The rule-of-thumb player: spare the own sides, send lava to the leader, wall what burns, trade what lies idle.

It looks one action ahead, at the board alone, and knows only what its seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lapilli.core.rng import Rng
from lapilli.games.eruption.actions import BOX, DONE, SPACE, TILE
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.box_names import BORDER_NAMES, SPACES, tile_mask, tile_name
from lapilli.games.eruption.knowledge.seen import View
from lapilli.games.eruption.picture.ghosts import board_of
from lapilli.games.eruption.player.judgement import CONTACT, HOLDS, Judge
from lapilli.games.eruption.refusal.walk import ERUPTION, contacts, flows_towards, linked, mismatch

Words = dict[str, str]
CARD = 3.0  # a card in hand, about
WALL = {"straw": 1.0, "wood": 1.5, "stone": 2.0}  # a wall in the stockpile
KEEP = {
    "rain": 6.0, "sinkhole": 4.0, "aftershock": 3.5, "lavaflow": 3.5, "quake": 3.0, "bomb": 2.5, "reinforce": 2.0,
    "relocate": 1.0,
}  # fmt: skip  # what a card is worth for later


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """The action with the highest mark; among equals one at random."""
    player = Adviser(view, seat)
    marks = [player.mark(action) + int(rng.below(1000)) * 1e-6 for action in menu]
    return menu[marks.index(max(marks))]


class Adviser:
    """Marks the actions of one moment."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.judge = view, Judge(view, seat)
        self.me = self.judge.me
        self.board = board_of(view)
        self.now = self.judge.board(self.board)
        self.hand = sum((view["hands"][self.me] or {}).values())
        self.last = bool(view["end"]["last"])
        self.burning = [border for space, mask in self.board.items() for border in contacts(space, mask)]
        self.marks: dict[str, Callable[[Words], float]] = {
            "place": self.place,
            "replace": self.replace,
            "erupt": lambda words: self.change(words["space"], ERUPTION),
            "take": self.take,
            "build": lambda words: self.wall(words["material"], words["place"]),
            "play-reinforce": lambda words: self.wall(words["material"], words["place"]) - KEEP["reinforce"],
            "play-aftershock": lambda words: self.turned(words) - KEEP["aftershock"],
            "play-sinkhole": lambda words: self.change(words["space"], 0) - KEEP["sinkhole"],
            "play-quake": lambda words: 6 * len(self.my_contacts()) - 5,
            "play-lavaflow": lambda words: 3.0,
            "play-rain": lambda words: 20.0 if view["temperature"][self.me] >= 30 or self.last else -1.0,
            "play-bomb": lambda words: self.bomb(words["place"]) - KEEP["bomb"],
            "play-relocate": lambda words: self.move(words) - KEEP["relocate"],
            "move": self.move,
            "trade": lambda words: self.trade(words["card"]),
            "barter": lambda words: 2.5 - KEEP[words["card"]] - KEEP[words["other"]] + self.crowd(2),
            "discard": lambda words: -KEEP[words["card"]],
            "give-card": lambda words: -0.5 - KEEP[words["card"]] + (0 if self.hand <= 3 else 3),
            "give-wall": lambda words: -5.0,
            "settle": lambda words: 0.0,  # one is as good as another
        }

    def mark(self, action: int) -> float:
        """How good an action looks; being done counts 0."""
        if action == DONE:
            return 0.0
        if action == TILE:
            return 1.0
        kind = SPACE.kind(action)
        return self.marks[kind.key](kind.words(action))

    def my_contacts(self) -> list[str]:
        """Own sides that burn without a wall."""
        return [border for border in self.burning if border.startswith(self.me) and border not in self.judge.walls]

    # -- tiles --------------------------------------------------------------------------------------------------

    def change(self, space: str, mask: int) -> float:
        """How much better the board is with this tile (0: none) on the space; new contacts bring cards."""
        board = {other: sides for other, sides in self.board.items() if other != space}
        old = self.board.get(space, 0)
        if mask:
            board[space] = mask
        cards = CARD * len(set(contacts(space, mask)) - set(contacts(space, old)))
        return self.judge.board(board, space if old else "") - self.now + cards

    def place(self, words: Words) -> float:
        """Where the new tile does most; a resource space gives a wall, and walls in the way may hold."""
        mask = tile_mask(f"{self.view['turn']['tile']}/{words['rotation']}")
        space = words["space"]
        flows = [flow for _, flow in flows_towards(self.board, space)]
        chance = self.judge.passes(flows)
        gain = self.change(space, mask)
        material = box_of(self.view["box"]).resources.get(space)
        if material:
            gain += WALL[material]
        return gain * (chance if gain > 0 else 1)

    def replace(self, words: Words) -> float:
        return self.change(words["space"], tile_mask(f"{self.view['turn']['tile']}/{words['rotation']}"))

    def turned(self, words: Words) -> float:
        kind = tile_name(self.board[words["space"]]).partition("/")[0]
        return self.change(words["space"], tile_mask(f"{kind}/{words['rotation']}"))

    def take(self, words: Words) -> float:
        """The stack whose top can do most at its best place."""
        top = self.view["forecast"]["tops"][int(words["stack"]) - 1]
        best = -99.0
        for turn in range(6):
            try:
                mask = tile_mask(f"{top}/{turn}")
            except ValueError:
                break
            for space in SPACES:
                free = space not in self.board and flows_towards(self.board, space)
                if free and not mismatch(self.board, space, mask) and linked(self.board, space, mask):
                    best = max(best, self.change(space, mask))
        return best

    # -- walls --------------------------------------------------------------------------------------------------

    def wall(self, material: str, place: str) -> float:
        """A wall before a burning side saves most; on a flow it pays if lava beyond would hurt me more than others."""
        hold = HOLDS[material]
        if place in BORDER_NAMES:
            if place in self.burning:
                return CONTACT * self.judge.turns * (1 - 0.5 * (1 - hold))
            return 2.2 * hold if self.endangered(place) else -1.0
        space = next(space for space in SPACES if space not in self.board and place in self.flows(space))
        flows = self.flows(space)
        before = self.judge.passes(flows)
        held = hold
        for flow in flows:
            if flow != place:
                wall = self.judge.walls.get(flow)
                held *= HOLDS[wall] if wall else 0
        return self.judge.threat(space) * ((1 - held) - before) - 0.6 * WALL[material]

    def flows(self, space: str) -> list[str]:
        return [flow for _, flow in flows_towards(self.board, space)]

    def endangered(self, border: str) -> bool:
        """Does lava stand before the empty space at this side?"""
        return any(border in BOX.spaces[space] and space not in self.board and self.flows(space) for space in SPACES)

    def bomb(self, place: str) -> float:
        """A rival's wall before a burning side is worth a bomb."""
        village = place.partition(".")[0]
        weight = self.judge.weight.get(village, 0)
        if place in BORDER_NAMES:
            return weight * CONTACT * self.judge.turns if place in self.burning and weight > 0 else -5.0
        space = next(space for space in SPACES if space not in self.board and place in self.flows(space))
        return self.judge.threat(space) * 0.5

    def move(self, words: Words) -> float:
        """A wall that guards nothing goes where it burns."""
        source, goal = words["from"], words["to"]
        idle, needed = source not in self.burning, goal in self.burning and goal not in self.judge.walls
        return CONTACT * self.judge.turns * 0.7 if idle and needed else -1.0

    # -- cards --------------------------------------------------------------------------------------------------

    def crowd(self, spent: int) -> float:
        """Cards above the limit are lost anyway."""
        return 4.0 if self.hand > 3 else 0.0 if self.hand + 1 > 3 else -0.5 * spent

    def trade(self, card: str) -> float:
        """A wall for a card: when sides burn and no wall is at hand, or the hand is too full."""
        material = box_of(self.view["box"]).trades_for(card)
        walls = sum(self.view["stock"][self.me].values())
        wanted = len(self.my_contacts()) > walls
        need = 6.0 if wanted else 1.5 if walls == 0 else 0.0
        return need + WALL[material] - KEEP[card] + self.crowd(1) + (1.0 if self.last else 0.0)
