"""A seat, a moment, and the facts of the chart."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.deukalion.actions import CARDS, COLOURS, FIELDS, HEROES
from lapilli.games.deukalion.box import Box, box_of, neighbours
from lapilli.games.deukalion.knowledge.view import PHASES, SAILINGS
from lapilli.games.deukalion.rules.course import Course


def refuse(message: str, rule: str, **words: tuple[str, str]) -> Refusal:
    return Refusal(message, rule, {name: Word(*word) for name, word in words.items()})


class Case:
    """One seat's question at one moment: the facts that several chapters ask for."""

    def __init__(self, state: Course, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.name = HEROES[seat]
        self.hero = state.heroes[seat]
        self.phase = PHASES[state.phase]
        self.box: Box = box_of(state.terms.text)
        self.here = FIELDS[self.hero.ship] if self.hero.ship >= 0 else ""
        self.hydra_field = FIELDS[state.hydra]
        self.in_turn = bool(state.awaited() >> seat & 1)  # is this seat asked, or does it speak up?

    # -- facts -----------------------------------------------------------------------------------------------------

    def room_of(self, seat: int) -> int:
        hero = self.state.heroes[seat]
        return int(self.state.terms.spaces) - int(hero.aboard) - sum(int(count) for count in hero.cargo)

    @property
    def room(self) -> int:
        return self.room_of(self.seat)

    def ships_at(self, field: str) -> list[str]:
        return [HEROES[seat] for seat, hero in enumerate(self.state.heroes) if FIELDS[hero.ship] == field]

    def others_at(self, field: str) -> list[str]:
        return [name for name in self.ships_at(field) if name != self.name]

    def water(self, field: str) -> bool:
        return self.box.terrain(field) in ("sea", "anchor", "styx")

    def safe(self, field: str) -> bool:
        return self.box.terrain(field) in ("anchor", "styx")

    def beside(self, place: str) -> bool:
        return self.here in neighbours(self.box.squares[place])

    def steps_to(self, start: str, goal: str, allowed: Callable[[str], bool], between: Callable[[str], bool]) -> int:
        """The length of the shortest way, 99 if there is none."""
        seen, front, steps = {start}, [start], 0
        while front and steps < 99:
            steps += 1
            fresh = {near for field in front for near in neighbours(field) if allowed(near) and near not in seen}
            if goal in fresh:
                return steps
            seen |= fresh
            front = [field for field in sorted(fresh) if between(field)]
        return 99

    # -- what more than one chapter forbids ------------------------------------------------------------------------

    def _bring(self, number: int, rule: str) -> Refusal | None:
        if not self.hero.below:
            return Refusal("none-below", rule)
        if number > self.hero.below:
            return Refusal("too-few-below", rule)
        return Refusal("no-room", rule) if number > self.room else None

    def _sailing_unused(self, rule: str) -> Refusal | None:
        return None if SAILINGS[self.state.step.sailing] == "unused" else Refusal("sailing-used", rule)

    def _has(self, colour: str, rule: str) -> Refusal | None:
        have = self.hero.cargo[COLOURS.index(colour)]
        return None if have else refuse("no-treasure", rule, colour=("colour", colour))

    def _holds(self, card: str, rule: str) -> Refusal | None:
        held = self.state.held(self.seat, CARDS.index(card))
        return None if held else refuse("no-card", rule, card=("card", card))

    def _moves(self, field: str, steps: int, hero: str | None) -> Refusal | None:
        if self.box.terrain(field) != "sea":
            return Refusal("hydra-open-sea", "D-13.1")
        if field == self.hydra_field:
            return Refusal("hydra-there", "D-13.2")
        between = lambda step: not self.ships_at(step)  # noqa: E731
        if self.steps_to(self.hydra_field, field, lambda step: self.box.terrain(step) == "sea", between) > steps:
            return Refusal("hydra-out-of-reach", "D-13.2", {"steps": steps})
        ships = self.ships_at(field)
        if hero is None and len(ships) > 1:
            return Refusal("name-ship", "D-13.3")
        if hero is not None and len(ships) < 2:
            return Refusal("name-no-ship", "D-13.3")
        if hero is not None and hero not in ships:
            return refuse("ship-not-there", "D-13.3", hero=("hero", hero))
        if ships and (hero or ships[0]) == self.name:
            return self._against_oneself()
        return None

    def _against_oneself(self) -> Refusal | None:
        rule = self.state.terms.options["hydra_self"]
        sent = self.state.sent >> self.seat & 1
        return Refusal("own-ship", "D-13.6") if rule == "never" or (rule == "once" and sent) else None
