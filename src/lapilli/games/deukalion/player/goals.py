"""What a seat could aim for, what it is worth, and where: the planning half of the rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from lapilli.games.deukalion.actions import COLOURS
from lapilli.games.deukalion.box import Box, TaskHalf, box_of, neighbours
from lapilli.games.deukalion.knowledge.seen import HeroView, View
from lapilli.games.deukalion.picture.prompt import sail_range
from lapilli.games.deukalion.player.odds import FAR, Shares, beats, distances, reaches

PATIENCE = 0.82  # what a point is worth one step later
AT_ONCE = 1.3  # what can be done now, and what comes after it, is worth more than its like elsewhere
SPEED = 2.0  # fields per step, on average
CREW = (0.0, 0.25, 0.55, 0.9, 1.3, 1.65, 1.95, 2.2, 2.4, 2.55, 2.65)  # worth of so many soldiers aboard
FALLEN = 0.31  # share of a throw that goes below


@dataclass(frozen=True)
class Goal:
    """Something worth `gain` points to a ship that ends on one of the fields."""

    gain: float
    fields: frozenset[str]


class Plans:
    """All goals of one seat, from its view alone."""

    def __init__(self, view: View, name: str) -> None:
        self.view = view
        self.name = name
        self.me = view["heroes"][name]
        self.field = self.me["ship"] or ""  # where the ship is; nowhere before it lies at anchor
        self.box: Box = box_of(view["box"])
        self.shares: Shares = self.box.tosses[str(view["options"]["toss"])]
        self.steps = distances(self.box)
        self.anchors = frozenset(self.box.fields("anchor"))
        self.others = {other: hero for other, hero in view["heroes"].items() if other != name}
        self.missing = view["target"] - self.me["total"]

    # -- fights ----------------------------------------------------------------------------------------------------

    def crew(self, soldiers: int) -> float:
        return CREW[min(soldiers, len(CREW) - 1)]

    def losses(self, soldiers: int) -> float:
        """What a throw costs, on average, in worth of crew."""
        fallen = max(0.0, soldiers * FALLEN - self.me["hades"])
        return self.crew(soldiers) - self.crew(round(soldiers - fallen))

    def wins(self, value: int, hero: HeroView | None = None) -> float:
        """The chance of reaching a value with all soldiers aboard."""
        hero = hero or self.me
        bonus = hero["fleece"] * self.box.amounts["fleece"]
        if hero is self.me and "athena" in (hero["hand"] or ()):
            bonus += self.box.amounts["athena"] - 1  # she will be played when needed, and is worth keeping
        return reaches(hero["aboard"], 2 * (value - bonus), self.shares)

    def beats(self, other: str) -> float:
        rival = self.others[other]
        edge = 2 * (self.me["fleece"] - rival["fleece"]) * self.box.amounts["fleece"]
        return beats(self.me["aboard"], rival["aboard"], edge, self.shares)

    # -- treasures and tasks -----------------------------------------------------------------------------------------

    @cached_property
    def tasks(self) -> list[str]:
        """Cards this seat can fulfil."""
        return [task for task in (*self.view["open_tasks"], self.me["secret"]) if task]

    def halves(self) -> Iterator[tuple[TaskHalf, float]]:
        for task in self.tasks:
            for side in "ab":
                yield self.box.halves[f"{task}.{side}"], float(self.box.points[task])

    def lacking(self, half: TaskHalf, cargo: list[str]) -> list[str] | None:
        """The colours still needed for a delivery; None if it is no delivery."""
        if half.kind == "any":
            return [] if any(colour in cargo for colour in half.colours) else [half.colours[0]]
        if half.kind == "all":
            return [colour for colour in half.colours if colour not in cargo]
        if half.kind == "pair":
            most = max(cargo.count(colour) for colour in COLOURS)
            return [] if most > 1 else [max(COLOURS, key=cargo.count)] * (2 - most)
        return None

    def worth(self, colour: str) -> float:
        """What one more treasure of this colour is worth in Athens."""
        best = 1.0
        cargo = self.me["cargo"]
        for half, points in self.halves():
            before = self.lacking(half, cargo)
            after = self.lacking(half, [*cargo, colour])
            if before and after is not None and len(after) < len(before):
                best = max(best, points * 0.72 ** len(after) - 0.25 * len(cargo) * bool(after))
        return best

    def kept(self, colour: str) -> bool:
        """Is a treasure aboard better kept for a task than delivered for a point?"""
        rest = [*self.me["cargo"]]
        rest.remove(colour)
        for half, points in self.halves():
            now, then = self.lacking(half, self.me["cargo"]), self.lacking(half, rest)
            if now is not None and then is not None and len(then) > len(now) and points * 0.58 ** len(now) > 1.3:
                return True
        return False

    def delivered(self) -> float:
        """What the cargo brings at an anchor now."""
        cargo = self.me["cargo"]
        full = max([points for half, points in self.halves() if self.lacking(half, cargo) == []] or [0.0])
        return full + 0.9 * sum(1 for colour in cargo if not self.kept(colour))

    # -- goals -----------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[Goal]:
        return [goal for goal in self._goals() if goal.gain > 0.02 and goal.fields]

    def _goals(self) -> Iterator[Goal]:
        aboard = self.me["aboard"]
        if self.me["cargo"]:
            yield Goal(self.delivered(), self.anchors)
        for city in self.box.places:
            yield Goal(self.city_gain(city), self.beside(city))
        for place in self.view["settlements"]:
            yield Goal(self.settlement_gain(place), self.beside(place))
        for half, points in self.halves():
            if half.kind == "soldiers" and aboard >= half.number:
                yield Goal(points, self.beside(half.city))
            elif half.kind == "cards" and self.me["cards"] >= half.number:
                yield Goal(points - 0.15 * half.number, self.beside(half.city))
            elif half.kind == "hydra" and aboard:
                yield Goal(self.hydra_gain(points), frozenset({self.view["hydra"] or ""}))
        for other, hero in self.others.items():
            if hero["ship"] and self.box.terrain(hero["ship"]) == "sea":
                yield Goal(self.ship_gain(other), frozenset({hero["ship"]}))
        yield Goal(self.styx_gain(), frozenset(self.box.fields("styx")))

    def beside(self, place: str) -> frozenset[str]:
        return frozenset(near for near in neighbours(self.box.squares[place]) if near in self.steps)

    def city_gain(self, city: str) -> float:
        stock = self.view["cities"][city]
        if not stock or not self.me["aboard"] or len(self.me["cargo"]) > 3:
            return 0.0
        back = min(self.steps[field][anchor] for field in self.beside(city) for anchor in self.anchors)
        worth = max(self.worth(colour) for colour in stock) * PATIENCE ** (back / SPEED)
        return float(self.wins(self.box.values[city]) * worth - 0.6 * self.losses(self.me["aboard"]))

    def settlement_gain(self, place: str) -> float:
        holder = self.view["settlements"][place]
        number = self.box.values[place]
        aboard = self.me["aboard"]
        if holder == self.name:
            return 0.0
        if holder is None:
            cost = self.crew(aboard) - self.crew(aboard - number) if aboard >= number else 9.0
            return 0.0 if aboard < number else max(number - 0.5 * cost, 0.9 * (number >= self.missing))
        return self.wins(number) * (number * 1.3) - self.losses(aboard) - 0.3 if aboard > number + 1 else 0.0

    def hydra_gain(self, points: float) -> float:
        return self.wins(self.box.numbers["hydra_value"]) * points - self.losses(self.me["aboard"]) - 0.2

    def ship_gain(self, other: str) -> float:
        """Beating a ship: a task, or a treasure of its hold."""
        if not self.me["aboard"]:
            return 0.0
        chance = self.beats(other)
        task = max([points for half, points in self.halves() if half.kind == "beat"] or [0.0])
        loot = max([self.worth(colour) for colour in self.others[other]["cargo"]] or [0.15])
        return chance * (task + 0.75 * loot) - (1 - chance) * (0.4 + task / 2) - self.losses(self.me["aboard"])

    def styx_gain(self) -> float:
        """The dead come back; the majority scores."""
        below = self.me["below"]
        room = 10 - self.me["aboard"] - len(self.me["cargo"])
        if not below or room < 1:
            return 0.0
        most = all(hero["below"] < below for hero in self.others.values())
        points = self.box.majority[self.view["seats"]] if most else 0
        return points + self.crew(self.me["aboard"] + min(below, room)) - self.crew(self.me["aboard"])

    # -- places ----------------------------------------------------------------------------------------------------

    def outlook(self, field: str) -> float:
        """The best goal from this field on, later ones worth less; several good ones near by add a little."""
        values = sorted((self.promise(goal, field) for goal in self.goals), reverse=True)
        return sum(value * share for value, share in zip(values, (1.0, 0.25, 0.1), strict=False))

    def promise(self, goal: Goal, field: str) -> float:
        steps = min(self.steps[field].get(target, FAR) for target in goal.fields)
        speed = SPEED + self.me["pegasus"] * self.box.amounts["pegasus"]
        return goal.gain * (AT_ONCE if steps == 0 else PATIENCE ** (steps / speed))

    def in_reach(self, extra: int = 0) -> list[str]:
        """Fields about as far as the ship can sail now, whatever may bar the way."""
        reach = sail_range(self.view) + extra
        return [field for field, steps in self.steps[self.field].items() if 0 < steps <= reach]
