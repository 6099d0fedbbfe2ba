"""The view as numbers, and what they promise: how long coasts will last, what the lava threatens, what is needed."""

from __future__ import annotations

from functools import cached_property

from lapilli.games.nisyros.actions import AREA_NAMES, ZONE_NAMES
from lapilli.games.nisyros.knowledge.view import IslandView

ERUPTION_CHANCE = 0.25  # of one eruption to hit a given zone


class Outlook:
    """One view, read once; zones and colours by name, everything else as plain numbers."""

    def __init__(self, view: IslandView) -> None:
        self.view = view
        self.seats: list[str] = view["seats"]
        self.order: list[str] = view["order"]
        self.lava: dict[str, int] = {zone: view["lava"].get(zone, 0) for zone in ZONE_NAMES}
        self.boats: dict[str, int] = {zone: view["boats"].get(zone, 0) for zone in ZONE_NAMES}
        self.dams: dict[str, int] = view["dams"]
        self.stock: dict[str, int] = view["stock"]
        self.people = view["people"]
        self.limits = view["limits"]
        self.fare: int = view["limits"]["fare"]
        self.store: int = view["limits"]["store"]
        self.small: int = view["limits"]["small"]
        self.yields: list[int] = view["limits"]["yields"]
        self.homes: dict[str, str] = {colour: people["home"] for colour, people in self.people.items()}
        self.workers: dict[str, int] = {
            colour: sum(people["workers"].values()) for colour, people in self.people.items()
        }
        self.citizens: dict[str, int] = {
            colour: sum(people["citizens"].values()) for colour, people in self.people.items()
        }
        self.saved: dict[str, int] = {colour: people["kos"] for colour, people in self.people.items()}

    @cached_property
    def refuges(self) -> list[str]:
        return [zone for zone in self.order if zone in self.people and self.lava[zone] < 5]

    @cached_property
    def crowd(self) -> int:
        """Everybody who is still on the island."""
        return sum(self.workers.values()) + sum(self.citizens.values())

    @cached_property
    def fleet(self) -> int:
        return sum(self.boats.values())

    @cached_property
    def meals(self) -> int:
        """Wheat that the workers eat in a round."""
        crew = self.limits["crew"]
        return sum(0 if count == 0 else 1 if count <= crew else 2 for count in self.workers.values())

    def hands(self, place: str) -> int:
        """Workers of all colours who stand there."""
        return sum(people["workers"].get(place, 0) - people["idle"].get(place, 0) for people in self.people.values())

    def opposite(self, zone: str) -> str:
        return self.order[(self.order.index(zone) + 2) % 4]

    def reaches(self, colour: str, zone: str) -> bool:
        return zone != self.opposite(self.homes[colour])

    def missing_dams(self, zone: str) -> int:
        """Dams that the area threatened by the flow still lacks; 0 when it is safe or nothing is threatened."""
        lava = self.lava[zone]
        if not 0 < lava < 5:
            return 0
        spots: int = self.limits["spots"][lava]
        return max(0, spots - self.dams.get(f"{zone}.{AREA_NAMES[lava]}", 0)) if spots else 9

    def time_left(self, zone: str) -> float:
        """Rounds until the coast of this zone is covered, roughly."""
        rate: float = ERUPTION_CHANCE * (self.limits["eruptions"] + 0.33)
        if self.lava[zone] >= 5:
            return 0.0
        pace = rate + (0.8 if self.missing_dams(zone) else 0.25)
        return (5 - self.lava[zone]) / pace

    def resource(self, zone: str, level: int) -> str:
        return self.view["layout"][zone][level - 1] or ""


def split(place: str) -> tuple[str, str]:
    zone, _, name = place.partition(".")
    return zone, name


def slope_level(name: str) -> int:
    """1 to 4 for a slope, 0 for the places on the coast."""
    return int(name) if name.isdigit() else 0
