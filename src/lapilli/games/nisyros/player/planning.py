"""The team's plan for step 1: jobs in order of need, workers of all colours spread over them.

Everybody sees the same island, so every seat makes the same plan and moves only its own workers.
"""

from __future__ import annotations

from collections import Counter

from lapilli.games.nisyros.player.outlook import ERUPTION_CHANCE, Outlook

CREW = 5  # workers of a colour that one wheat feeds: as many are called up
LAST_CALL = 4  # rounds after which nobody is called any more
LIFE = 4.0  # what a worker is worth, in goods


class Plan:
    """Jobs taken so far, workers of each colour still free, goods that will be there in step 5."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.free: Counter[str] = Counter({colour: count for colour, count in outlook.workers.items() if count})
        self.jobs: dict[str, Counter[str]] = {colour: Counter() for colour in outlook.people}
        self.filled: Counter[str] = Counter()
        self.goods = dict(outlook.stock)
        self.doomed: set[str] = set()  # zones whose flow nobody stops
        self._make()

    # -- the order of needs ---------------------------------------------------------------------------------------

    def _make(self) -> None:
        self._call()
        self._hold_the_lava()
        self._feed()
        self._build_boats()
        self._store()

    def _call(self) -> None:
        """Callers on the own theatre while the crew is small and the game young."""
        outlook = self.outlook
        if outlook.view["round"] > LAST_CALL:
            return
        for zone in outlook.refuges:
            for colour in outlook.people:
                if outlook.homes[colour] != zone or not outlook.citizens[colour]:
                    continue
                wanted = min(2, CREW - outlook.workers[colour], outlook.citizens[colour])
                for _ in range(max(0, wanted - self.filled[f"{zone}.theatre"])):
                    self._take(f"{zone}.theatre", colour)

    def _hold_the_lava(self) -> None:
        """Complete the dams of threatened areas where people live, the cheapest first; stone is fetched for it."""
        outlook = self.outlook
        threatened = sorted((z for z in outlook.order if outlook.missing_dams(z)), key=outlook.missing_dams)
        for zone in threatened:
            missing = outlook.missing_dams(zone)
            if zone not in outlook.people or missing > 3 or not self._worth(zone):
                self.doomed.add(zone)
                continue
            while self.goods["stone"] < missing and self._fetch("stone"):
                pass
            able = sum(count for colour, count in self.free.items() if outlook.reaches(colour, zone))
            if self.goods["stone"] < missing or able < missing:
                self.doomed.add(zone)
                continue
            for _ in range(missing):
                self._take(f"{zone}.dam")
            self.goods["stone"] -= missing

    def _worth(self, zone: str) -> bool:
        """Is anybody living there whom the dams would help?"""
        outlook = self.outlook
        return any(
            outlook.homes[colour] == zone and outlook.workers[colour] + outlook.citizens[colour]
            for colour in outlook.people
        )

    def _feed(self) -> None:
        """Wheat for the meals of this round and the next, and for the passengers where they take some along."""
        outlook = self.outlook
        wanted = outlook.meals * 2
        if outlook.fare and outlook.view["round"] > 1:
            wanted += outlook.fare * min(12, outlook.crowd)
        while self.goods["wheat"] < min(wanted, outlook.store) and self._fetch("wheat"):
            pass

    def _build_boats(self) -> None:
        """Yards take as many workers as there will be wood; wood is fetched while more boats are needed."""
        outlook = self.outlook
        needed = outlook.crowd - outlook.fleet
        built = 0
        while built < needed and self.free.total():
            if self.goods["wood"] > 0:
                yard = self._best_yard()
                if yard:
                    self._take(yard)
                    self.goods["wood"] -= 1
                    built += 1
                    continue
            if self.goods["wood"] + built >= needed or not self._fetch("wood"):
                return

    def _best_yard(self) -> str | None:
        outlook = self.outlook
        yards = [
            zone
            for zone in outlook.refuges
            if self.filled[f"{zone}.yard"] < outlook.limits["workers"][5]
            and any(outlook.reaches(colour, zone) for colour in +self.free)
            and not (outlook.lava[zone] == 4 and zone in self.doomed)
        ]
        return f"{max(yards, key=outlook.time_left)}.yard" if yards else None

    def _store(self) -> None:
        """Whoever is left fetches what will be short: stone for dams, then wood, then wheat."""
        outlook = self.outlook
        while self.free.total():
            needed = max(0, outlook.crowd - outlook.fleet)
            short = [
                ("stone", 6 - self.goods["stone"]),
                ("wood", min(needed, 14) - self.goods["wood"]),
                ("wheat", 8 + outlook.fare * 8 - self.goods["wheat"]),
            ]
            short.sort(key=lambda pair: -pair[1])
            if not any(amount > 0 and self._fetch(resource) for resource, amount in short):
                break
        for colour in +self.free:
            while self.free[colour]:
                self._take(f"{outlook.homes[colour]}.theatre", colour)

    # -- taking a job ---------------------------------------------------------------------------------------------

    def _fetch(self, resource: str) -> bool:
        """One more worker on the best slope of this resource; false if there is none or nobody to send."""
        outlook = self.outlook
        best, best_value = "", 0.0
        for zone in outlook.order:
            for level in range(outlook.lava[zone] + 1, 5):
                place = f"{zone}.{level}"
                limit = outlook.limits["workers"][level - 1]
                if outlook.resource(zone, level) != resource or (limit and self.filled[place] >= limit):
                    continue
                if not any(outlook.reaches(colour, zone) for colour in +self.free):
                    continue
                value = self._slope_value(zone, level)
                if value > best_value:
                    best, best_value = place, value
        if not best or not self._take(best):
            return False
        level = int(best[-1])
        self.goods[resource] += outlook.yields[level - 1]
        return True

    def _slope_value(self, zone: str, level: int) -> float:
        """Yield less the danger: the area next to the lava is hit by eruptions, and by the flow if nothing holds it."""
        outlook = self.outlook
        value = float(outlook.yields[level - 1])
        if level == 1 and zone in outlook.view["bonus"] and not self.filled[f"{zone}.1"]:
            value += 0.5
        eruptions = outlook.limits["eruptions"] + 0.33 - (1 if outlook.view["round"] == 1 else 0)
        hit = 1 - (1 - ERUPTION_CHANCE) ** eruptions
        depth = level - outlook.lava[zone]
        flows = outlook.lava[zone] > 0 and outlook.view["round"] > 1 and zone in self.doomed
        danger = 1.0 if flows and depth == 1 else hit if depth == (2 if flows else 1) else 0.15 * hit
        return value - danger * LIFE / 3

    def _take(self, place: str, colour: str = "") -> bool:
        """A free worker takes the job: one who is there already, else of the colour with most people to spare."""
        outlook = self.outlook
        zone = place.split(".")[0]
        if not colour:
            able = [other for other in +self.free if outlook.reaches(other, zone)]
            if not able:
                return False
            colour = max(able, key=lambda other: (self._is_there(other, place), self._spare(other, zone), other))
        if not self.free[colour]:
            return False
        self.free[colour] -= 1
        self.jobs[colour][place] += 1
        self.filled[place] += 1
        return True

    def _is_there(self, colour: str, place: str) -> bool:
        standing: int = self.outlook.people[colour]["workers"].get(place, 0)
        return standing > self.jobs[colour][place]

    def _spare(self, colour: str, zone: str) -> int:
        return self.free[colour] + (1 if self.outlook.homes[colour] == zone else 0)
