"""The rule of thumb: plan for a task, turn the Kylix for it, keep a crew, fetch the dead when it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lapilli.core.rng import Rng
from lapilli.games.deukalion.actions import HEROES, LASTING, SPACE
from lapilli.games.deukalion.knowledge.seen import FightView, SideView, View, fight_in, own_hand
from lapilli.games.deukalion.picture.prompt import dice, sail_range, setting
from lapilli.games.deukalion.player.goals import Plans

KEEP = ("orpheus", "call", "poseidon", "charon", "underworld", "hermes", "zeus", "athena", "fleece", "hades", "pegasus")


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """The action with the highest score; equal ones by lot."""
    counsel = Counsel(view, HEROES[seat])
    scores = [counsel.score(action) for action in menu]
    best = max(scores)
    among = [action for action, score in zip(menu, scores, strict=True) if score >= best - 1e-9]
    return among[rng.below(len(among))]


def speak_up(view: View, seat: int, menu: Sequence[int]) -> int | None:
    """D-9.3 A card out of turn where waiting for the own step would be too late; usually none."""
    counsel = Counsel(view, HEROES[seat])
    scores = [(counsel.interrupt(action), -action) for action in menu]
    best, action = max(scores)
    return -action if best > 0 else None


class Counsel:
    """Scores every action of a menu, in points; `done`, `end` and `pass` are worth nothing."""

    def __init__(self, view: View, name: str) -> None:
        self.view = view
        self.plans = Plans(view, name)
        self.me = self.plans.me
        self.name = name

    def score(self, action: int) -> float:
        kind = SPACE.kind(action)
        judge = SCORES.get(kind.key)
        return judge(self, **kind.words(action)) if judge else 0.0

    # -- turn ------------------------------------------------------------------------------------------------------

    def anchor(self, field: str) -> float:
        return self.plans.outlook(field)

    def kylix(self, rim: str) -> float:
        """What each die would bring: cards, soldiers, the best place in reach."""
        values = setting(self.view, int(rim[-1]) - 1)
        cards = {1: -0.12 * (self.view["seats"] - 1), 2: 0.0, 3: 0.35}[values["cards"]]
        back = min(values["soldiers"], self.me["below"], self.room)
        soldiers = self.plans.crew(self.me["aboard"] + back) - self.plans.crew(self.me["aboard"])
        reach = values["sailing"] + self.me["pegasus"] * self.plans.box.amounts["pegasus"]
        steps = self.plans.steps[self.plans.field]
        places = [self.plans.outlook(field) for field, far in steps.items() if far <= reach]
        return float(cards + soldiers + max(places) + 0.02 * values["hydra"])

    @property
    def room(self) -> int:
        return int(self.plans.box.numbers["spaces"] - self.me["aboard"] - len(self.me["cargo"]))

    def cards(self) -> float:
        """Drawing first may help at once; giving cards to the others can wait."""
        active = self.plans.box.numbers["active_draws"]
        values = dice(self.view)
        return 8.0 if values and values["cards"] == active else 0.01

    def soldiers(self, few: str) -> float:
        """Before the stop is open; afterwards only once nothing is left to do there."""
        return (6.0 if self.view["step"]["sailing"] == "unused" else 0.2) + 0.1 * int(few)

    def recover(self) -> float:
        """Two soldiers back, instead of getting on."""
        aboard = self.me["aboard"]
        back = min(self.me["below"], self.room, self.plans.box.numbers["recover"])
        gain = self.plans.crew(aboard + back) - self.plans.crew(aboard)
        return gain + self.plans.outlook(self.plans.field) * 0.9

    # -- sailing -----------------------------------------------------------------------------------------------------

    def sail(self, field: str) -> float:
        """Where the outlook is best; a fight there counts as the goal it is."""
        here = [name for name, hero in self.plans.others.items() if hero["ship"] == field]
        terrain = self.plans.box.terrain(field)
        if terrain == "sea" and here and field != self.view["hydra"]:
            return 0.2 + self.plans.ship_gain(here[0])
        if field == self.view["hydra"]:
            tasks = [points for half, points in self.plans.halves() if half.kind == "hydra"]
            return 0.2 + self.plans.hydra_gain(max(tasks))
        stay = 0.02 if field != self.me["ship"] else 0.0
        return self.plans.outlook(field) + stay

    def sail_at(self, field: str, hero: str) -> float:
        return 0.2 + self.plans.ship_gain(hero)

    def attack(self, place: str) -> float:
        city = place in self.plans.box.places
        return self._deed(self.plans.city_gain(place) if city else self.plans.settlement_gain(place))

    def found(self, settlement: str) -> float:
        return self._deed(self.plans.settlement_gain(settlement))

    def _deed(self, gain: float) -> float:
        """Done without sailing it costs the sailing; at the stop it costs nothing more."""
        if gain <= 0.05:
            return -1.0
        return gain * 1.3 + 0.3 if self.view["step"]["sailing"] == "unused" else gain + 1.0

    def attack_ship(self, hero: str) -> float:
        return self.plans.ship_gain(hero)

    def styx_take(self) -> float:
        return 3.0

    def unload(self, colour: str) -> float:
        return 4.0 if self.room == 0 and self.me["below"] > 3 and self.plans.worth(colour) <= 1.0 else -1.0

    # -- tasks -------------------------------------------------------------------------------------------------------

    def deliver(self, colour: str) -> float:
        """A point in hand, unless the treasure serves a task better."""
        if self.plans.missing <= len(self.me["cargo"]):
            return 20.0
        return -0.5 if self.plans.kept(colour) else 7.0

    def claim(self, half: str) -> float:
        return 10.0 + self.plans.box.points[half[:3]]

    def claim_one(self, half: str, one: str) -> float:
        return self.claim(half)

    def claim_two(self, half: str, one: str, two: str) -> float:
        return self.claim(half)

    def claim_three(self, half: str, one: str, two: str, three: str) -> float:
        return self.claim(half)

    def give_back(self, colour: str, city: str) -> float:
        """Where it can be fetched again: a weak city near by."""
        away = min(self.plans.steps[self.plans.field][field] for field in self.plans.beside(city))
        return -0.1 * away - 0.2 * self.plans.box.values[city]

    def discard(self, card: str) -> float:
        return -KEEP.index(card)

    # -- action cards ------------------------------------------------------------------------------------------------

    def play(self, card: str) -> float:
        if self.view["phase"] == "reckoning":
            return self._reckoning(card)
        if card in LASTING:
            return 9.0
        if card == "hermes":
            return 8.5
        if card == "poseidon":
            return self._poseidon()
        return -1.0

    def _poseidon(self) -> float:
        """Only if it brings a place into reach that is much better."""
        far = max(self.plans.outlook(field) for field in self.plans.in_reach(self.plans.box.amounts["poseidon"]))
        near = max([self.plans.outlook(field) for field in self.plans.in_reach()] or [0.0])
        return far + 0.5 if far > near * 1.25 + 0.4 else -1.0

    def _reckoning(self, card: str) -> float:
        fight = fight_in(self.view)
        mine = next(side for side in fight["sides"] if side["seat"] == self.name)
        losing, gap = self._gap(fight, mine)
        if card == "athena":
            held = own_hand(self.view).count("athena") * self.plans.box.amounts["athena"]
            return 2.0 if gap <= held else -1.0
        if card == "zeus":
            return 1.5 if mine["fallen"] >= (2 if losing else 4) else -1.0
        return 3.0

    def _gap(self, fight: FightView, mine: SideView) -> tuple[bool, float]:
        """Is this seat losing, and by how much must it grow?"""
        if len(fight["sides"]) == 1:
            gap = (fight["needed"] or 0) - mine["strength"]
        else:
            rival = next(side for side in fight["sides"] if side is not mine)
            gap = rival["strength"] - mine["strength"] + (0.5 if fight["sides"][0] is mine else 0.0)
        return gap > 0, gap

    def play_underworld(self, few: str) -> float:
        most = min(self.plans.box.amounts["underworld"], self.me["below"])
        return 5.0 if int(few) == most and self.me["aboard"] < 8 else -1.0

    def play_charon(self, field: str) -> float:
        gain = self.plans.styx_gain()
        return gain + 0.3 if gain > 1.2 else -1.0

    def play_call(self, field: str) -> float:
        return self._hydra(field) - 0.25

    def play_call_at(self, field: str, hero: str) -> float:
        return self._meets(hero) - 0.25

    def interrupt(self, action: int) -> float:
        """What an action out of turn is worth now, beyond what it would be worth in the own step."""
        kind, words = SPACE.kind(action), SPACE.kind(action).words(action)
        if self.view["phase"] == "muster":  # the other side has just been reinforced
            return self.score(action) if kind.key in ("play", "play-underworld") else 0.0
        rival = self.view["stepper"]
        if kind.key not in ("play-call", "play-call-at") or rival is None:
            return 0.0
        field = words["field"]
        if field != self.view["heroes"][rival]["ship"] or words.get("hero", rival) != rival:
            return 0.0
        return self._meets(rival) - 0.25 if self._threatens(rival) else 0.0

    def _threatens(self, rival: str) -> bool:
        """Can the stepping rival bring treasures home, or win, with the sailing it is about to do?"""
        hero = self.view["heroes"][rival]
        if self.view["step"]["sailing"] != "unused" or not hero["cargo"] or not hero["ship"]:
            return False
        home = min(self.plans.steps[hero["ship"]][anchor] for anchor in self.plans.anchors)
        return home <= sail_range(self.view)

    # -- Hydra, spoils and pushes ------------------------------------------------------------------------------------

    def hydra(self, field: str) -> float:
        return self._hydra(field)

    def hydra_at(self, field: str, hero: str) -> float:
        return self._meets(hero)

    def _hydra(self, field: str) -> float:
        ships = [name for name, hero in self.view["heroes"].items() if hero["ship"] == field]
        return self._meets(ships[0]) if ships else -0.1

    def _meets(self, name: str) -> float:
        """The Hydra against a ship: good against weak rivals, and against oneself with a full crew and a task."""
        hero = self.view["heroes"][name]
        chance = self.plans.wins(self.plans.box.numbers["hydra_value"], hero)
        tasks = [points for half, points in self.plans.halves() if half.kind == "hydra"]
        if name == self.name:
            return chance * max([1.0, *tasks]) - (1 - chance) * 0.3 - self.plans.losses(hero["aboard"])
        open_tasks = [task for task in self.view["open_tasks"] if task]
        prize = 3.0 if any(self.plans.box.halves[f"{task}.b"].kind == "hydra" for task in open_tasks) else 1.0
        hurt = 0.25 + 0.3 * len(hero["cargo"]) + 0.08 * hero["aboard"]
        return float(hurt * (1 - chance) + 0.04 * hero["aboard"] - chance * prize)

    def take(self, colour: str) -> float:
        return 1.0 + self.plans.worth(colour)

    def push(self, hero: str, field: str) -> float:
        """Far from Athens with its treasures."""
        away = min(self.plans.steps[field][anchor] for anchor in self.plans.anchors)
        return 0.1 + 0.05 * away * (1 + len(self.view["heroes"][hero]["cargo"]))

    def push_hydra(self, field: str) -> float:
        return 0.01 * self.plans.steps[self.plans.field][field]


SCORES: dict[str, Callable[..., float]] = {  # kind of action -> what it is worth, from its words
    "anchor": Counsel.anchor,
    "kylix": Counsel.kylix,
    "cards": Counsel.cards,
    "soldiers": Counsel.soldiers,
    "recover": Counsel.recover,
    "sail": Counsel.sail,
    "sail-at": Counsel.sail_at,
    "attack": Counsel.attack,
    "attack-ship": Counsel.attack_ship,
    "found": Counsel.found,
    "styx-take": Counsel.styx_take,
    "unload": Counsel.unload,
    "deliver": Counsel.deliver,
    "claim": Counsel.claim,
    "claim-one": Counsel.claim_one,
    "claim-two": Counsel.claim_two,
    "claim-three": Counsel.claim_three,
    "return": Counsel.give_back,
    "discard": Counsel.discard,
    "play": Counsel.play,
    "play-underworld": Counsel.play_underworld,
    "play-call": Counsel.play_call,
    "play-call-at": Counsel.play_call_at,
    "play-charon": Counsel.play_charon,
    "hydra": Counsel.hydra,
    "hydra-at": Counsel.hydra_at,
    "take": Counsel.take,
    "push": Counsel.push,
    "push-hydra": Counsel.push_hydra,
}
