"""One action of one seat in one position, in the words of the notation, and the facts of the island restated."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.nisyros.actions import AREA_WORDS, RESOURCES, WAYS, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.rules.course import Course

Why = Refusal | None


class Case:
    """One action of one seat in one position, in the words of the notation."""

    def __init__(self, state: Course, seat: int, words: dict[str, str], rule: str) -> None:
        self.state, self.seat, self.words, self.rule = state, seat, words, rule
        self.order = [ZONE_NAMES[zone] for zone in state.order]
        self.mine = ZONE_NAMES[state.colours[seat]] if state.colours[seat] >= 0 else ""

    def word(self, name: str) -> str:
        return self.words[name]

    # -- facts, restated ------------------------------------------------------------------------------------------

    def lava(self, zone: str) -> int:
        return int(self.state.lava[ZONE_NAMES.index(zone)])

    def owned(self, zone: str) -> bool:
        return ZONE_NAMES.index(zone) in [colour for colour in self.state.colours if colour >= 0]

    def refuge(self, zone: str) -> bool:
        return self.owned(zone) and self.lava(zone) < 5

    def refuges(self) -> list[str]:
        return [zone for zone in ZONE_NAMES if self.refuge(zone)]

    def opposite(self, zone: str) -> str:
        return self.order[(self.order.index(zone) + 2) % 4]

    def neighbours(self, zone: str) -> list[str]:
        return [other for other in self.order if other not in (zone, self.opposite(zone))]

    def home(self, colour: str) -> str:
        return ZONE_NAMES[self.state.home[ZONE_NAMES.index(colour)]]

    def workers(self, colour: str, place: str) -> int:
        return int(self.state.workers[ZONE_NAMES.index(colour) * 28 + WORKPLACE_WORDS.index(place)])

    def idle(self, colour: str, place: str) -> int:
        return int(self.state.idle[ZONE_NAMES.index(colour) * 28 + WORKPLACE_WORDS.index(place)])

    def standing(self, colour: str, place: str) -> int:
        return self.workers(colour, place) - self.idle(colour, place)

    def hands(self, place: str) -> int:
        """Workers of all colours who stand there."""
        return sum(self.standing(colour, place) for colour in ZONE_NAMES)

    def dams(self, area: str) -> int:
        return int(self.state.dams[AREA_WORDS.index(area)])

    def doubled(self, place: str) -> bool:
        """N-3.5 Does a die lie there?"""
        return WORKPLACE_WORDS.index(place) in list(self.state.lies)

    def citizens(self, colour: str, zone: str) -> int:
        return int(self.state.citizens[ZONE_NAMES.index(colour) * 4 + ZONE_NAMES.index(zone)])

    def boats(self, zone: str) -> int:
        return int(self.state.boats[ZONE_NAMES.index(zone)])

    def stock(self, resource: str) -> int:
        return int(self.state.stock[RESOURCES.index(resource)])

    def waiting(self, number: int) -> int:
        """How many cards of this number lie beside their step."""
        return int(self.state.waiting[number - 1])

    def waits(self, number: int) -> bool:
        return self.waiting(number) > 0

    def finished(self, colour: str) -> bool:
        seat = [ZONE_NAMES[c] if c >= 0 else "" for c in self.state.colours].index(colour)
        return bool(self.state.step.done >> seat & 1)

    def open(self, place: str) -> bool:
        """N-0.5"""
        zone, name = place.split(".")
        if name.isdigit():
            return int(name) > self.lava(zone)
        return self.lava(zone) < 5 and (self.owned(zone) or name == "dam")

    def closed(self, place: str) -> Refusal:
        """N-0.5 Why it is not open: lava lies there, or nobody lives in the zone."""
        zone, name = place.split(".")
        covered = self.lava(zone) >= (int(name) if name.isdigit() else 5)
        said = Word("place", place)
        return self.refuse("covered", "N-0.5", area=said) if covered else self.refuse("closed", "N-0.5", place=said)

    def full(self, place: str) -> bool:
        """N-1.2"""
        kind = WORKPLACE_WORDS.index(place) % 7
        limit = self.state.terms.limits[kind]
        return limit > 0 and sum(self.workers(colour, place) for colour in ZONE_NAMES) >= limit

    def out_of_reach(self, colour: str, place: str) -> bool:
        """N-1.3"""
        return place.split(".")[0] == self.opposite(self.home(colour))

    def host_is_busy(self) -> bool:
        """N-1.9 N-6.4"""
        host = self.home(self.mine)
        if not self.state.terms.host_first or host == self.mine:
            return False
        return self.owned(host) and self.home(host) == host and not self.finished(host)

    def gassed(self, place: str) -> bool:
        zone, name = place.split(".")
        area = f"{zone}.{name if name.isdigit() else 'coast'}"
        return bool(self.state.gassed >> AREA_WORDS.index(area) & 1)

    def shown(self) -> list[str]:
        """The zones on the volcano die."""
        return WAYS[self.state.way].split("-")

    # -- refusals -------------------------------------------------------------------------------------------------

    def refuse(self, reason: str, rule: str = "", **words: Word) -> Refusal:
        return Refusal(reason, rule or self.rule, words)

    def not_mine(self) -> Why:
        """N-0.3 In this step every seat acts for its own people."""
        colour = self.word("colour")
        return None if colour == self.mine else self.refuse("not-yours", "N-0.3", colour=Word("colour", colour))

    def no_worker(self, standing: bool) -> Why:
        colour, place = self.word("colour"), self.words.get("from") or self.word("place")
        if self.workers(colour, place) == 0:
            return self.refuse("nobody-there", "N-0.7", colour=Word("colour", colour), place=Word("place", place))
        if standing and self.standing(colour, place) == 0:
            return self.refuse("only-idle", "N-0.7", place=Word("place", place))
        return None

    def cannot_enter(self) -> Why:
        """N-1.2 N-1.3"""
        colour, start, target = self.word("colour"), self.word("from"), self.word("to")
        if start == target:
            return self.refuse("same-place", "N-1.1")
        if self.out_of_reach(colour, target):
            return self.refuse("out-of-reach", "N-1.3", place=Word("place", target))
        if not self.open(target):
            return self.closed(target)
        if self.full(target):
            return self.refuse("full", "N-1.2", place=Word("place", target))
        return None


Checks = dict[
    str, tuple[str, Callable[[Case], Why] | None]
]  # kind of action -> its phase, and what may forbid it there
