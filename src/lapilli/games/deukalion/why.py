"""Why not? Legality said a second time, from the digest, for clear refusals; the kit holds it against the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HEROES, SETTLEMENTS, SPACE, TASKS
from lapilli.games.deukalion.box import Box, TaskHalf, box_of
from lapilli.games.deukalion.rules.course import Course
from lapilli.games.deukalion.view import KINDS, PHASES, SAILINGS

CHANCE_KINDS = {"first", "stock", "task", "deal", "draw", "roll", "toss"}
OWN = {"step", "main"}
WHEN = {  # in which phases each kind of action can be legal at all
    "anchor": {"anchor"},
    "kylix": {"kylix"},
    "cards": {"main"},
    "soldiers": {"main"},
    "recover": {"step"},
    "done": {"step"},
    "end": {"main"},
    "attack-ship": {"boarding"},
    "hold": {"boarding"},
    "styx-take": {"styx"},
    "styx-pass": {"styx"},
    "unload": {"styx"},
    "claim": OWN | {"reveal", "reward"},
    "claim-one": OWN | {"reveal"},
    "claim-two": OWN | {"reveal"},
    "claim-three": OWN | {"reveal"},
    "return": {"return"},
    "discard": {"discard"},
    "pass": {"reveal", "muster", "reckoning"},
    "play": OWN | {"muster", "reckoning"},
    "play-underworld": OWN | {"muster"},
    "hydra": {"main"},
    "hydra-at": {"main"},
    "take": {"spoils", "plunder"},
    "leave": {"spoils", "plunder"},
    "push": {"spoils", "push-ship"},
    "push-hydra": {"push-hydra"},
}
METHODS = {"return": "give_back", "pass": "pass_on"}  # keys that are no names in Python


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key in CHANCE_KINDS:
        return Refusal("chance-only", kind.rule)
    if PHASES[state.phase] not in WHEN.get(kind.key, OWN):
        return Refusal("wrong-time", kind.rule)
    judge = Judge(state, seat)
    question: Callable[..., Refusal | None] = getattr(judge, METHODS.get(kind.key, kind.key.replace("-", "_")))
    return question(**kind.words(action))


def refuse(message: str, rule: str, **words: tuple[str, str]) -> Refusal:
    return Refusal(message, rule, {name: Word(*word) for name, word in words.items()})


@final
class Judge:
    """One seat's question at one moment; every method is named after a kind of action and takes its words."""

    def __init__(self, state: Course, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.name = HEROES[seat]
        self.hero = state.heroes[seat]
        self.phase = PHASES[state.phase]
        self.box: Box = box_of(state.printed.text)
        self.here = FIELDS[self.hero.ship] if self.hero.ship >= 0 else ""
        self.hydra_field = FIELDS[state.hydra]

    # -- facts -----------------------------------------------------------------------------------------------------

    def room_of(self, seat: int) -> int:
        hero = self.state.heroes[seat]
        return int(self.state.printed.spaces) - int(hero.aboard) - sum(int(count) for count in hero.cargo)

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

    # -- set-up and turn -------------------------------------------------------------------------------------------

    def anchor(self, field: str) -> Refusal | None:
        if self.box.terrain(field) != "anchor":
            return refuse("no-anchor-field", "D-3.8", field=("field", field))
        return Refusal("anchor-taken", "D-3.8") if self.ships_at(field) else None

    def kylix(self, rim: str) -> Refusal | None:
        rims = [int(die) for die in self.state.dice][:4]
        turn = int(rim[-1]) - 1
        before = [rims[other:] + rims[:other] for other in range(turn)]
        return Refusal("same-setting", "D-5.1") if rims[turn:] + rims[:turn] in before else None

    def cards(self) -> Refusal | None:
        return Refusal("cards-done", "D-5.3") if self.state.cards_done else None

    def soldiers(self, few: str) -> Refusal | None:
        if self.state.soldiers_done:
            return Refusal("soldiers-done", "D-5.4")
        rims = [int(die) for die in self.state.dice][:4]
        if int(few) > rims[(int(self.state.kylix) + 1) % 4]:
            return Refusal("die-too-small", "D-5.4")
        return self._bring(int(few), "D-5.4")

    def _bring(self, number: int, rule: str) -> Refusal | None:
        if number > self.hero.below:
            return Refusal("too-few-below", rule)
        return Refusal("no-room", rule) if number > self.room else None

    def recover(self) -> Refusal | None:
        return self._sailing_unused("D-4.4") or self._bring(1, "D-4.4")

    def _sailing_unused(self, rule: str) -> Refusal | None:
        return None if SAILINGS[self.state.sailing] == "unused" else Refusal("sailing-used", rule)

    def done(self) -> Refusal | None:
        return None

    def end(self) -> Refusal | None:
        return None if self.state.cards_done else Refusal("cards-first", "D-5.3")

    # -- sailing ---------------------------------------------------------------------------------------------------

    def sail(self, field: str) -> Refusal | None:
        refusal = self._reaches(field)
        if refusal:
            return refusal
        if field == self.hydra_field:
            return self._may_hunt()
        others = self.others_at(field)
        if self.safe(field) or not others or self.state.house.ship_choice:
            return None
        if len(others) > 1:
            return Refusal("name-ship", "D-6.5")
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.5")

    def sail_at(self, field: str, hero: str) -> Refusal | None:
        refusal = self._reaches(field)
        if refusal:
            return refusal
        others = self.others_at(field)
        if self.state.house.ship_choice or self.safe(field) or field == self.hydra_field or len(others) < 2:
            return Refusal("name-no-ship", "D-6.5")
        if hero not in others:
            return refuse("ship-not-there", "D-6.5", hero=("hero", hero))
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.5")

    def _reaches(self, field: str) -> Refusal | None:
        refusal = self._sailing_unused("D-6.8")
        if refusal:
            return refusal
        if not self.water(field):
            return refuse("not-water", "D-2.1", field=("field", field))
        if field == self.here:
            return Refusal("already-there", "D-6.1")
        state = self.state
        rims = [int(die) for die in state.dice]
        die = rims[(int(state.kylix) + 2) % 4] if self.phase == "main" else rims[4]
        steps = die + int(self.hero.pegasus) * self.box.amounts["pegasus"] + int(state.wind)
        if self.steps_to(self.here, field, self.water, self._may_pass) > steps:
            return Refusal("out-of-reach", "D-6.2", {"steps": steps})
        return None

    def _may_pass(self, field: str) -> bool:
        if self.box.terrain(field) == "styx":
            return False
        if self.state.orpheus:
            return True
        if field == self.hydra_field:
            return False
        if self.box.terrain(field) == "anchor" and not self.state.house.anchor_stop:
            return True
        return not self.others_at(field)

    def _may_hunt(self) -> Refusal | None:
        cards = [task for task in (*self.state.open_tasks, self.hero.secret) if task >= 0]
        if not any(half.kind == "hydra" for task in cards for half in self._halves(TASKS[task])):
            return Refusal("no-hydra-task", "D-6.7")
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.7")

    def _halves(self, task: str) -> tuple[TaskHalf, TaskHalf]:
        return self.box.halves[f"{task}.a"], self.box.halves[f"{task}.b"]

    def attack(self, place: str) -> Refusal | None:
        if SAILINGS[self.state.sailing] == "spent":
            return Refusal("stop-over", "D-6.8")
        if self.state.attacked:
            return Refusal("one-attack", "D-6.8")
        if not self.beside(place):
            return refuse("not-beside", "D-6.11", place=("place", place))
        if not self.hero.aboard:
            return Refusal("no-soldier", "D-6.11")
        if place in CITIES:
            index = CITIES.index(place)
            empty = not any(self.state.cities[index * 5 + colour] for colour in range(5))
            return Refusal("empty-city", "D-12.11") if empty else None
        holder = self.state.settlements[SETTLEMENTS.index(place)]
        if holder in (-1, self.seat):
            return Refusal("not-held", "D-11.5")
        return Refusal("one-settlement", "D-11.6") if self.state.settled else None

    def attack_ship(self, hero: str) -> Refusal | None:
        if hero not in self.others_at(self.here):
            return refuse("ship-not-there", "D-6.9", hero=("hero", hero))
        return None if self.hero.aboard else Refusal("no-soldier", "D-6.9")

    def hold(self) -> Refusal | None:
        return None

    def found(self, settlement: str) -> Refusal | None:
        if SAILINGS[self.state.sailing] == "spent":
            return Refusal("stop-over", "D-6.8")
        if self.state.settled:
            return Refusal("one-settlement", "D-11.6")
        if not self.beside(settlement):
            return refuse("not-beside", "D-11.1", place=("settlement", settlement))
        if self.state.settlements[SETTLEMENTS.index(settlement)] >= 0:
            return Refusal("settlement-taken", "D-11.5")
        enough = self.hero.aboard >= self.box.values[settlement]
        return None if enough else Refusal("too-few-aboard", "D-11.1", {"number": self.box.values[settlement]})

    # -- Styx ------------------------------------------------------------------------------------------------------

    def styx_take(self) -> Refusal | None:
        return None if self.room else Refusal("no-room", "D-7.3")

    def styx_pass(self) -> Refusal | None:
        return None

    def unload(self, colour: str) -> Refusal | None:
        if self.hero.below <= self.room:
            return Refusal("all-fit", "D-7.4")
        return self._has(colour, "D-7.4")

    def _has(self, colour: str, rule: str) -> Refusal | None:
        have = self.hero.cargo[COLOURS.index(colour)]
        return None if have else refuse("no-treasure", rule, colour=("colour", colour))

    # -- tasks -----------------------------------------------------------------------------------------------------

    def deliver(self, colour: str) -> Refusal | None:
        if self.box.terrain(self.here) != "anchor":
            return Refusal("not-at-anchor", "D-8.4")
        return self._has(colour, "D-8.4")

    def claim(self, half: str) -> Refusal | None:
        if self.phase == "reward":
            return self._reward(half)
        return self._claim(half, ())

    def claim_one(self, half: str, one: str) -> Refusal | None:
        return self._claim(half, (one,))

    def claim_two(self, half: str, one: str, two: str) -> Refusal | None:
        return self._claim(half, (one, two))

    def claim_three(self, half: str, one: str, two: str, three: str) -> Refusal | None:
        return self._claim(half, (one, two, three))

    def _claim(self, name: str, named: tuple[str, ...]) -> Refusal | None:
        task = TASKS.index(name[:3])
        if self.phase == "reveal":
            if task != self.state.revealed:
                return Refusal("only-revealed", "D-8.9")
        elif task not in self.state.open_tasks and task != self.hero.secret:
            return refuse("not-your-task", "D-8.2", task=("task", name[:3]))
        half = self.box.halves[name]
        if half.kind in ("beat", "hydra"):
            return Refusal("only-by-winning", "D-8.11")
        if half.kind in ("soldiers", "cards"):
            return Refusal("no-colours", "D-8.5") if named else self._at_city(half)
        if not self._fitting(half, named):
            return Refusal("wrong-colours", "D-8.5")
        if self.box.terrain(self.here) != "anchor":
            return Refusal("not-at-anchor", "D-8.3")
        for colour in set(named):
            if self.hero.cargo[COLOURS.index(colour)] < named.count(colour):
                return refuse("no-treasure", "D-8.3", colour=("colour", colour))
        return None

    @staticmethod
    def _fitting(half: TaskHalf, named: tuple[str, ...]) -> bool:
        """D-8.5 Are these the treasures the half asks for, in the order of the card?"""
        if half.kind == "any":
            return len(named) == 1 and named[0] in half.colours
        if half.kind == "pair":
            return len(named) == 2 and named[0] == named[1]
        return named == half.colours

    def _at_city(self, half: TaskHalf) -> Refusal | None:
        if not self.beside(half.city):
            return refuse("not-beside", "D-8.3", place=("place", half.city))
        have = self.hero.aboard if half.kind == "soldiers" else sum(int(count) for count in self.hero.hand)
        if have >= half.number:
            return None
        message = "too-few-aboard" if half.kind == "soldiers" else "too-few-cards"
        return Refusal(message, "D-8.3", {"number": half.number})

    def _reward(self, name: str) -> Refusal | None:
        task = TASKS.index(name[:3])
        if task not in self.state.open_tasks and task != self.hero.secret:
            return refuse("not-your-task", "D-8.12", task=("task", name[:3]))
        wanted = "beat" if KINDS[self.state.fight.kind] == "ship" else "hydra"
        return None if self.box.halves[name].kind == wanted else Refusal("other-win", "D-8.11")

    def give_back(self, colour: str, city: str) -> Refusal | None:
        if COLOURS.index(colour) != self.state.dues[0] % 8:
            return Refusal("other-colour", "D-8.7")
        index = CITIES.index(city)
        full = sum(int(self.state.cities[index * 5 + other]) for other in range(5)) >= self.box.places[city]
        return refuse("city-full", "D-2.6", city=("city", city)) if full else None

    def discard(self, card: str) -> Refusal | None:
        return self._holds(card, "D-8.7")

    def _holds(self, card: str, rule: str) -> Refusal | None:
        held = self.hero.hand[CARDS.index(card)]
        return None if held else refuse("no-card", rule, card=("card", card))

    def pass_on(self) -> Refusal | None:
        return None

    # -- action cards ----------------------------------------------------------------------------------------------

    def play(self, card: str) -> Refusal | None:
        if card in ("underworld", "call", "charon"):
            return Refusal("say-more", "D-9.3")
        refusal = self._holds(card, "D-9.3")
        if refusal:
            return refusal
        if self.phase == "muster" and card != "hermes":
            return Refusal("not-in-muster", "D-12.3")
        if self.phase == "reckoning":
            return self._reckoning(card)
        if card in ("athena", "zeus"):
            return Refusal("only-in-reckoning", "D-9.3")
        if card == "hermes":
            return self._enough_cards()
        if card in ("poseidon", "orpheus"):
            if card == "orpheus" and self.state.orpheus:
                return Refusal("orpheus-twice", "D-10.11")
            return self._sailing_unused("D-10.5" if card == "poseidon" else "D-10.11")
        return None

    def _enough_cards(self) -> Refusal | None:
        left = sum(int(count) for count in self.state.deck) + sum(int(count) for count in self.state.pile)
        return None if left >= self.box.amounts["hermes"] else Refusal("bag-empty", "D-10.8")

    def _reckoning(self, card: str) -> Refusal | None:
        """D-10.2, D-10.3, D-10.6 to D-10.8 After the throw a card must be able to change something."""
        if card in ("hades", "zeus"):
            fight = self.state.fight
            own = fight.thrower if fight.thrower.seat == self.seat else fight.defender
            return None if own.fallen else Refusal("nobody-fallen", "D-10.2" if card == "hades" else "D-10.7")
        if card not in ("fleece", "athena", "hermes"):
            return Refusal("not-in-reckoning", "D-12.5")
        if not self._losing():
            return Refusal("not-losing", "D-9.4")
        return self._enough_cards() if card == "hermes" else None

    def _losing(self) -> bool:
        """D-12.6 Would this seat lose if nothing more were played?"""
        fight = self.state.fight
        forces = []
        for side in (fight.thrower, fight.defender):
            if side.seat >= 0:
                fleeces = int(self.state.heroes[side.seat].fleece) * self.box.amounts["fleece"]
                bonus = fleeces + int(side.shields) * self.box.amounts["athena"]
                forces.append((HEROES[side.seat], 2 * int(side.firm) + int(side.leaning) + 2 * bonus))
        if len(forces) == 2:
            attacker_wins = forces[0][1] > forces[1][1]
            return attacker_wins != (forces[0][0] == self.name)
        kind = KINDS[fight.kind]
        place = (CITIES + SETTLEMENTS)[fight.place] if fight.place >= 0 else ""
        value = self.box.values[place] if kind in ("city", "settlement") else int(self.state.printed.hydra_value)
        return forces[0][1] < 2 * value

    def play_underworld(self, few: str) -> Refusal | None:
        refusal = self._holds("underworld", "D-10.4")
        if refusal:
            return refusal
        if int(few) > self.box.amounts["underworld"]:
            return Refusal("card-too-small", "D-10.4")
        return self._bring(int(few), "D-10.4")

    def play_charon(self, field: str) -> Refusal | None:
        refusal = self._holds("charon", "D-10.10") or self._sailing_unused("D-10.10")
        if refusal:
            return refusal
        if self.box.terrain(field) != "styx":
            return Refusal("not-styx", "D-10.10")
        return Refusal("already-there", "D-10.10") if field == self.here else None

    def play_call(self, field: str) -> Refusal | None:
        return self._holds("call", "D-10.9") or self._moves(field, self.box.amounts["call"], None)

    def play_call_at(self, field: str, hero: str) -> Refusal | None:
        return self._holds("call", "D-10.9") or self._moves(field, self.box.amounts["call"], hero)

    # -- Hydra, spoils and pushes ----------------------------------------------------------------------------------

    def hydra(self, field: str) -> Refusal | None:
        return self._hydra_die(field, None)

    def hydra_at(self, field: str, hero: str) -> Refusal | None:
        return self._hydra_die(field, hero)

    def _hydra_die(self, field: str, hero: str | None) -> Refusal | None:
        if self.state.hydra_done:
            return Refusal("hydra-done", "D-5.6")
        rims = [int(die) for die in self.state.dice][:4]
        return self._moves(field, rims[(int(self.state.kylix) + 3) % 4], hero)

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
        rule = self.state.house.options["hydra_self"]
        sent = self.state.sent >> self.seat & 1
        return Refusal("own-ship", "D-13.6") if rule == "never" or (rule == "once" and sent) else None

    def take(self, colour: str) -> Refusal | None:
        fight = self.state.fight
        if self.phase == "plunder":
            have = self.state.cities[fight.place * 5 + COLOURS.index(colour)]
        else:
            loser = fight.defender if fight.thrower.seat == self.seat else fight.thrower
            have = self.state.heroes[loser.seat].cargo[COLOURS.index(colour)]
        if not have:
            return refuse("none-to-take", "D-12.13", colour=("colour", colour))
        return None if self.room or self.hero.aboard else Refusal("no-space", "D-12.13")

    def leave(self) -> Refusal | None:
        return None

    def push(self, hero: str, field: str) -> Refusal | None:
        fight = self.state.fight
        lone = self.phase == "push-ship"
        loser = fight.thrower if lone or fight.defender.seat == self.seat else fight.defender
        if hero != HEROES[loser.seat]:
            return refuse("push-other", "D-14.1", hero=("hero", HEROES[loser.seat]))
        start = FIELDS[self.state.heroes[loser.seat].ship]
        return self._pushed(start, field, self.water, "D-14.1")

    def push_hydra(self, field: str) -> Refusal | None:
        return self._pushed(self.hydra_field, field, lambda step: self.box.terrain(step) == "sea", "D-14.3")

    def _pushed(self, start: str, field: str, water: Callable[[str], bool], rule: str) -> Refusal | None:
        def free(step: str) -> bool:
            return water(step) and not self.ships_at(step) and step != self.hydra_field

        ends = {way[-1] for way in self._ways([start], water) if free(way[-1])}
        if not ends:
            distances = {step: self.steps_to(start, step, water, lambda _: True) for step in FIELDS if free(step)}
            ends = {step for step, steps in distances.items() if steps == min(distances.values())}
        return None if field in ends else refuse("push-three", rule, field=("field", field))

    def _ways(self, way: list[str], water: Callable[[str], bool]) -> list[list[str]]:
        """D-14.1 Ways of three steps that tread no square twice."""
        if len(way) == int(self.state.printed.chart.push_fields) + 1:
            return [way]
        longer = [[*way, step] for step in neighbours(way[-1]) if water(step) and step not in way]
        return [full for part in longer for full in self._ways(part, water)]


def neighbours(field: str) -> list[str]:
    """D-2.2 The squares that share an edge."""
    if not field:
        return []
    column, row = ord(field[0]), int(field[1])
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{chr(x)}{y}" for x, y in around if "a" <= chr(x) <= "i" and 1 <= y <= 7]
