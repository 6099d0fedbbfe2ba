"""What a board is worth to a player: contacts, lava on its way, and walls before it. Rules of thumb, from a view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from lapilli.games.eruption.actions import BOX
from lapilli.games.eruption.box_names import BORDER_NAMES, SPACES
from lapilli.games.eruption.knowledge.seen import View
from lapilli.games.eruption.refusal.walk import contacts, flows_towards

HOLDS = {"straw": 15 / 36, "wood": 21 / 36, "stone": 26 / 36}
NEAR = {1: 7.0, 2: 3.2, 3: 1.5, 4: 0.7, 5: 0.3}  # a flow that needs so many tiles to reach a village
CONTACT = 4.2  # a contact, for every turn it will burn


@cache
def distances(village: str) -> dict[str, int]:
    """How many tiles lava needs from each space until it touches the village."""
    found = {space: 1 for space, row in BOX.spaces.items() if any(thing.partition(".")[0] == village for thing in row)}
    queue = list(found)
    while queue:
        space = queue.pop(0)
        for thing in BOX.spaces[space]:
            if thing in BOX.spaces and thing not in found:
                found[thing] = found[space] + 1
                queue.append(thing)
    return found


class Judge:
    """Weighs boards for one seat: good is what heats the others, most of all the coolest, and spares the own team."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.walls: Mapping[str, str] = view["walls"]
        self.me: str = view["names"][seat]
        names, count = view["names"], len(view["names"])
        own = {self.me, names[(seat + count // 2) % count]} if view["options"]["clans"] else {self.me}
        rivals = [name for name in names if name not in own and not view["end"]["left"][names.index(name)]]
        hottest = max((view["temperature"][name] for name in rivals), default=0)
        cool: dict[str, float] = {name: 1 + (hottest - view["temperature"][name]) / 80 for name in rivals}
        total = sum(cool.values()) or 1
        self.weight = {name: 1.1 * share / total for name, share in cool.items()}
        self.weight |= {name: -1.0 if name == self.me else -0.8 for name in own}
        tiles: int = sum(view["stack"].values())
        self.turns: float = min(5.0, 1 + tiles / count)  # how long a contact made now will burn
        self.sides = {border: place for border in BORDER_NAMES if (place := border.partition(".")[0]) in self.weight}

    def board(self, board: Mapping[str, int], gone: str = "") -> float:
        """The worth of a board; walls on the flows of the tile `gone` do not count."""
        worth = 0.0
        for space, mask in board.items():
            for border in contacts(space, mask):
                village = border.partition(".")[0]
                if village in self.weight:
                    worth += self.weight[village] * self.contact(border)
        for space in SPACES:
            if space not in board:
                flows = [flow for _, flow in flows_towards(board, space)]
                if flows:
                    worth += self.threat(space) * self.passes(flows, gone)
        return worth

    def contact(self, border: str) -> float:
        """A contact costs 20 degrees a turn; behind a wall much less."""
        wall = self.walls.get(border)
        return CONTACT * self.turns * (0.5 * (1 - HOLDS[wall]) if wall else 1.0)

    def threat(self, space: str) -> float:
        """Lava that can run into this space, by how near the villages are."""
        return sum(
            weight * NEAR.get(distances(village).get(space, 9), 0) * min(1, self.turns / 3)
            for village, weight in self.weight.items()
        )

    def passes(self, flows: list[str], gone: str = "") -> float:
        """How likely lava gets in: surely past an unwalled flow, otherwise past the weakest of all walls together."""
        held = 1.0
        for flow in flows:
            wall = self.walls.get(flow) if flow.partition(".")[0] != gone else None
            held *= HOLDS[wall] if wall else 0
        return 1 - held
