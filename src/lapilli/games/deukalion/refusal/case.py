"""The facts of the chart when an action is judged, in the words of the notation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from lapilli.core import conditions
from lapilli.core.conditions import named
from lapilli.core.packed import entries
from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HEROES, SETTLEMENTS, SPACE, TASKS
from lapilli.games.deukalion.box import Box, TaskHalf, box_of, neighbours
from lapilli.games.deukalion.knowledge.view import KINDS, PHASES, SAILINGS
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.steps import Side

FAR = 99  # steps: there is no way


class Case(conditions.Case[GameState]):
    """An action, the moment, and what lies on the chart."""

    space = SPACE

    def __init__(self, state: GameState, seat: int, action: int) -> None:
        super().__init__(state, seat, action)
        self.name = HEROES[seat]
        self.own = state.heroes[seat]
        self.step = state.step  # what the seat has used of its step
        self.parameters = state.parameters
        self.phase = PHASES[state.phase]
        self.in_turn = bool(state.required_actors() >> seat & 1)  # is this seat asked, or does it speak up?

    @property
    def box(self) -> Box:
        return box_of(self.parameters.text)

    # -- what the action speaks of ---------------------------------------------------------------------------------

    @property
    def card(self) -> str:
        return self.words.get("card") or self.kind.key.removeprefix("play-").removesuffix("-at")

    @property
    def few(self) -> int:
        return int(self.words.get("few", 1))

    @property
    def hero(self) -> str:
        return self.words.get("hero", "")

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(self.words[slot] for slot in ("one", "two", "three") if slot in self.words)

    # -- ships and fields ------------------------------------------------------------------------------------------

    @property
    def here(self) -> str:
        return FIELDS[self.own.ship] if self.own.ship >= 0 else ""

    @cached_property
    def hydra(self) -> str:
        return FIELDS[self.state.hydra]

    def ships_at(self, field: str) -> list[str]:
        return [HEROES[seat] for seat, hero in enumerate(self.state.heroes) if FIELDS[hero.ship] == field]

    def others_at(self, field: str) -> list[str]:
        return [name for name in self.ships_at(field) if name != self.name]

    def terrain(self, field: str) -> str:
        return self.box.terrain(field)

    def sea(self, field: str) -> bool:
        return self.terrain(field) == "sea"

    def water(self, field: str) -> bool:
        return self.terrain(field) in ("sea", "anchor", "styx")

    def beside(self, place: str) -> bool:
        return self.here in neighbours(self.box.squares[place])

    def steps_to(self, start: str, goal: str, allowed: Callable[[str], bool], between: Callable[[str], bool]) -> int:
        """The length of the shortest way."""
        seen, front, steps = {start}, [start], 0
        while front and steps < FAR:
            steps += 1
            fresh = {near for field in front for near in neighbours(field) if allowed(near) and near not in seen}
            if goal in fresh:
                return steps
            seen |= fresh
            front = [field for field in sorted(fresh) if between(field)]
        return FAR

    def rim(self, turns: int) -> int:
        """D-5.1 The die in a hollow of the rim, counted from where the Kylix was turned to."""
        return int(self.state.dice[(int(self.state.kylix) + turns) % 4])

    @property
    def same_setting(self) -> bool:
        """D-5.1 Does an earlier turn of the Kylix show the same dice?"""
        rims, turn = entries(self.state.dice)[:4], int(self["rim"][-1]) - 1
        settings = [rims[other:] + rims[:other] for other in range(turn + 1)]
        return settings[turn] in settings[:turn]

    # -- sailing ---------------------------------------------------------------------------------------------------

    @property
    def sailing(self) -> str:
        return SAILINGS[self.step.sailing]

    @property
    def range(self) -> int:
        """D-6.2 How far the ship may sail."""
        die = self.rim(2) if self.phase == "main" else int(self.state.dice[4])
        return die + int(self.own.pegasus) * self.box.amounts["pegasus"] + int(self.step.wind)

    @property
    def out_of_range(self) -> bool:
        return self.steps_to(self.here, self["field"], self.water, self.may_pass) > self.range

    def may_pass(self, field: str) -> bool:
        """D-6.3, D-6.4, D-10.11 Where the ship need not stop."""
        if self.terrain(field) == "styx":
            return False
        if self.step.orpheus:
            return True
        free = self.terrain(field) == "anchor" and not self.parameters.anchor_stop
        return field != self.hydra and (free or not self.others_at(field))

    @property
    def hunts(self) -> bool:
        """D-6.7 Does it sail to the Hydra?"""
        return self["field"] == self.hydra

    @property
    def may_hunt(self) -> bool:
        tasks = [TASKS[task] for task in (*self.state.open_tasks, self.state.secrets[self.seat]) if task >= 0]
        return any(self.box.halves[f"{task}.{side}"].kind == "hydra" for task in tasks for side in "ab")

    @property
    def fought(self) -> list[str]:
        """D-6.5 The ships on the open sea of which one must be fought."""
        safe = self.terrain(self["field"]) in ("anchor", "styx")
        return [] if safe or self.hunts or self.parameters.ship_choice else self.others_at(self["field"])

    # -- soldiers, treasures, places -------------------------------------------------------------------------------

    @property
    def room(self) -> int:
        return int(self.parameters.spaces) - int(self.own.aboard) - sum(entries(self.own.cargo))

    def cargo(self, colour: str) -> int:
        return named(self.own.cargo, (COLOURS, colour))

    def treasures(self, city: str) -> int:
        return sum(named(self.state.cities, (CITIES, city), (COLOURS, colour)) for colour in COLOURS)

    def holder(self, settlement: str) -> str:
        """Whose soldiers hold it; "" if nobody's do."""
        seat = named(self.state.settlements, (SETTLEMENTS, settlement))
        return HEROES[seat] if seat >= 0 else ""

    @property
    def founders(self) -> int:
        """D-11.1 The soldiers that a settlement needs."""
        return self.box.values[self["settlement"]]

    # -- tasks -----------------------------------------------------------------------------------------------------

    @property
    def task(self) -> str:
        return self["half"].partition(".")[0]

    @cached_property
    def half(self) -> TaskHalf:
        return self.box.halves[self["half"]]

    @property
    def city(self) -> str:
        return self.half.city

    @property
    def number(self) -> int:
        return self.half.number

    @property
    def revealed(self) -> bool:
        """D-8.9 Is it the task that was turned up?"""
        reveal = self.state.reveal
        return reveal is not None and TASKS.index(self.task) == reveal.task

    @property
    def at_hand(self) -> bool:
        """D-8.2 Does the task lie open, or is it the own secret one?"""
        task = TASKS.index(self.task)
        return task in self.state.open_tasks or task == self.state.secrets[self.seat]

    @property
    def fitting(self) -> bool:
        """D-8.5 Are these the treasures the half asks for, in the order of the card?"""
        if self.half.kind == "any":
            return len(self.colours) == 1 and self.colours[0] in self.half.colours
        if self.half.kind == "pair":
            return len(self.colours) == 2 and self.colours[0] == self.colours[1]
        return self.colours == self.half.colours

    @property
    def missing(self) -> str:
        """D-8.3 The first treasure that is named more often than it is aboard."""
        return next((colour for colour in self.colours if self.cargo(colour) < self.colours.count(colour)), "")

    # -- cards and fights ------------------------------------------------------------------------------------------

    @property
    def held(self) -> bool:
        return self.state.held(self.seat, CARDS.index(self.card)) > 0

    @property
    def amount(self) -> int:
        return self.box.amounts[self.card]

    @property
    def enough_cards(self) -> bool:
        """D-10.8 Can this many be drawn?"""
        return sum(entries(self.state.deck)) + sum(entries(self.state.pile)) >= self.box.amounts["hermes"]

    @property
    def side(self) -> Side:
        """The own side of the fight."""
        fight = self.state.fight
        return fight.thrower if fight.thrower.seat == self.seat else fight.defender

    @property
    def loser(self) -> Side:
        """Who was beaten: by the Hydra the one who threw, else the other side."""
        fight = self.state.fight
        return fight.thrower if self.phase == "push-ship" or self.side is fight.defender else fight.defender

    @property
    def beaten(self) -> str:
        return HEROES[self.loser.seat]

    @property
    def spoils(self) -> int:
        """D-12.13 Treasures of this colour that the beaten ship or city has."""
        if self.phase == "plunder":
            city = CITIES[self.state.fight.place]
            return named(self.state.cities, (CITIES, city), (COLOURS, self["colour"]))
        return named(self.state.heroes[self.loser.seat].cargo, (COLOURS, self["colour"]))

    @property
    def losing(self) -> bool:
        """D-12.6 Would this seat lose if nothing more were played? Forces are counted in halves."""
        fight = self.state.fight
        if fight.defender.seat >= 0:
            attacker_wins = self.force(fight.thrower) > self.force(fight.defender)
            return attacker_wins != (fight.thrower.seat == self.seat)
        place = (CITIES + SETTLEMENTS)[fight.place] if fight.place >= 0 else ""
        value = self.box.values[place] if self.fight in ("city", "settlement") else int(self.parameters.hydra_value)
        return self.force(fight.thrower) < 2 * value

    def force(self, side: Side) -> int:
        fleeces = int(self.state.heroes[side.seat].fleece) * self.box.amounts["fleece"]
        return 2 * int(side.firm) + int(side.leaning) + 2 * (fleeces + int(side.shields) * self.box.amounts["athena"])

    @property
    def fight(self) -> str:
        return KINDS[self.state.fight.kind]

    # -- the Hydra, and pushes -------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """D-5.6, D-10.9 How far the Hydra may swim: by its die or by the card; for a ship how far it may sail."""
        if self.kind.key.startswith("sail"):
            return self.range
        return self.amount if self.card == "call" else self.rim(3)

    @property
    def hydra_out_of_reach(self) -> bool:
        """D-13.2 Over the open sea, past no ship."""
        return self.steps_to(self.hydra, self["field"], self.sea, lambda step: not self.ships_at(step)) > self.steps

    @cached_property
    def met(self) -> list[str]:
        """D-13.3 The ships that the Hydra meets."""
        return self.ships_at(self["field"])

    @property
    def against_oneself(self) -> bool:
        """D-13.6 Does it attack the own ship although that is not allowed, or not once more?"""
        rule, sent = self.parameters.options["hydra_self"], self.state.sent >> self.seat & 1
        own = (self.hero or next(iter(self.met), "")) == self.name
        return own and (rule == "never" or (rule == "once" and bool(sent)))

    def pushed(self, start: str, water: Callable[[str], bool]) -> bool:
        """D-14.1, D-14.3 Three steps that tread no square twice, to a free one; if there is none, to the nearest."""

        def free(step: str) -> bool:
            return water(step) and not self.ships_at(step) and step != self.hydra

        ends = {way[-1] for way in self.ways([start], water) if free(way[-1])}
        if not ends:
            distances = {step: self.steps_to(start, step, water, lambda _: True) for step in FIELDS if free(step)}
            ends = {step for step, steps in distances.items() if steps == min(distances.values())}
        return self["field"] in ends

    def ways(self, way: list[str], water: Callable[[str], bool]) -> list[list[str]]:
        if len(way) == int(self.parameters.chart.push_fields) + 1:
            return [way]
        longer = [[*way, step] for step in neighbours(way[-1]) if water(step) and step not in way]
        return [full for part in longer for full in self.ways(part, water)]

    @property
    def pushed_ship(self) -> bool:
        return self.pushed(FIELDS[self.state.heroes[self.loser.seat].ship], self.water)
