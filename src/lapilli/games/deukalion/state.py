"""The position: what lies open to everybody, and what somebody may not know."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.deukalion.actions import N_CARDS, N_COLOURS, N_SETTLEMENTS
from lapilli.games.deukalion.rules.chart import BIT
from lapilli.games.deukalion.rules.parameters import RuleParameters
from lapilli.games.deukalion.rules.steps import NONE, Draw, Fight, Phase, Reveal, Step, no_fight


@final
class Hero:
    """One seat as everybody sees it: its ship, its soldiers, its treasures, and how many cards it holds."""

    # generated: HERO.class (fields.py)
    __slots__ = (
        "aboard",
        "below",
        "cards",
        "cargo",
        "fleece",
        "hades",
        "has_secret",
        "pegasus",
        "points",
        "ship",
        "tasks",
    )

    def __init__(self, cargo: vec[i64]) -> None:
        self.ship: i64 = NONE  # field
        self.aboard: i64 = 0  # soldiers
        self.below: i64 = 0  # soldiers in the underworld
        self.points: i64 = 0  # point cards
        self.tasks: i64 = 0  # fulfilled task cards, a bit each
        self.pegasus: i64 = 0  # lasting cards on the table
        self.hades: i64 = 0
        self.fleece: i64 = 0
        self.cargo = cargo  # treasures aboard by colour
        self.has_secret = False  # is its secret task still to be fulfilled?
        self.cards: i64 = 0  # how many action cards are in hand

    def copy(self) -> Hero:
        twin = Hero(self.cargo[:])
        twin.ship = self.ship
        twin.aboard = self.aboard
        twin.below = self.below
        twin.points = self.points
        twin.tasks = self.tasks
        twin.pegasus = self.pegasus
        twin.hades = self.hades
        twin.fleece = self.fleece
        twin.has_secret = self.has_secret
        twin.cards = self.cards
        return twin

    # generated: end

    @property
    def treasures(self) -> i64:
        total: i64 = 0
        for colour in range(N_COLOURS):
            total += self.cargo[colour]
        return total


class Open(State):
    """What lies open to everybody. Nothing here may tell a hand, a secret task, a bag or a hidden answer."""

    def __init__(self, seats: i64, parameters: RuleParameters) -> None:
        super().__init__(seats)
        self.parameters = parameters
        # generated: OPEN.start (fields.py)
        self.phase: i64 = Phase.OVER  # what is due now; found again by `whose_turn`
        self.turn_phase: i64 = Phase.OVER  # the phase of the turn below what interrupts it
        self.count: i64 = 0  # how far the set-up is
        self.turn: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.winner: i64 = NONE
        self.hydra: i64 = NONE
        self.heroes: list[Hero] = []
        self.cities: vec[i64] = vec[i64]()  # treasures: city * 5 + colour
        self.settlements: vec[i64] = vec[i64]()  # who holds it
        self.dice: vec[i64] = vec[i64]()  # rim1 to rim4, middle; 0 before the roll
        self.kylix: i64 = NONE  # which rim is the card die
        self.pile: vec[i64] = vec[i64]()  # discarded action cards by kind
        self.open_tasks: vec[i64] = vec[i64]()
        self.deck_size: i64 = 0
        self.tasks_left: i64 = 0  # in the bag
        self.removed: i64 = 0  # tasks that several claimed at once, a bit each
        self.hunters: i64 = 0  # seats that sailed at the Hydra without an open task for it: they have a secret one
        self.step: Step = Step(NONE)
        self.sent: i64 = 0  # seats that sent the Hydra against themselves in this turn
        self.waived: i64 = 0  # seats that play no card out of turn in this turn
        self.draw: Draw | None = None
        self.dues: vec[i64] = vec[i64]()  # what is to be handed over: seat * 8 + colour, or + CARD_DUE
        self.replace = False  # a task card is to be replaced
        self.reveal: Reveal | None = None
        self.styx = False
        self.boarding = False
        self.fight: Fight = no_fight()
        # generated: end

    def adopt_open(self, other: Open) -> None:
        """Take over what lies open, and who is asked; not the menu, which only its owner may see."""
        self.actor = other.actor
        # generated: OPEN.copy (fields.py)
        self.phase = other.phase
        self.turn_phase = other.turn_phase
        self.count = other.count
        self.turn = other.turn
        self.first = other.first
        self.active = other.active
        self.winner = other.winner
        self.hydra = other.hydra
        self.heroes = [one.copy() for one in other.heroes]
        self.cities = other.cities[:]
        self.settlements = other.settlements[:]
        self.dice = other.dice[:]
        self.kylix = other.kylix
        self.pile = other.pile[:]
        self.open_tasks = other.open_tasks[:]
        self.deck_size = other.deck_size
        self.tasks_left = other.tasks_left
        self.removed = other.removed
        self.hunters = other.hunters
        self.step = other.step.copy()
        self.sent = other.sent
        self.waived = other.waived
        draw = other.draw
        self.draw = None if draw is None else draw.copy()
        self.dues = other.dues[:]
        self.replace = other.replace
        reveal = other.reveal
        self.reveal = None if reveal is None else reveal.copy()
        self.styx = other.styx
        self.boarding = other.boarding
        self.fight = other.fight.copy() if other.fight.stage != Phase.OVER else self.fight
        # generated: end

    # -- who may act ---------------------------------------------------------------------------------------------

    def required_actors(self) -> i64:
        """D-8.9 At a reveal moment all seats concerned are asked at once."""
        if self.phase == Phase.REVEAL and self.reveal is not None:
            return self.reveal.waiting
        return self.only_actor()

    def actors(self) -> i64:
        """D-9.3 Who is asked, and anyone who may play a card meanwhile."""
        match self.phase:
            case Phase.STEP | Phase.MAIN | Phase.KYLIX | Phase.MUSTER:
                return self.required_actors() | self.speakers()
        return self.required_actors()

    def speakers(self) -> i64:
        """D-9.3 The seats, as bits, that may play a card out of turn: by how many they hold, never by which."""
        seats: i64 = 0
        for seat in range(self.seats):
            if seat != self.actor and self.heroes[seat].cards > 0:
                seats |= 1 << seat
        if self.phase == Phase.MUSTER:  # D-12.3 the mover of the fight, if its ship throws too
            mover = self.fight.mover
            if mover != self.fight.thrower.seat and mover != self.fight.defender.seat:
                return 0
            seats &= 1 << mover
        return seats & ~self.waived

    # -- facts ---------------------------------------------------------------------------------------------------

    @property
    def stepper(self) -> i64:
        """D-0.4 The seat whose step it is, or NONE."""
        return self.step.seat

    def room(self, seat: i64) -> i64:
        """D-2.4 Free spaces aboard: all, less soldiers and treasures."""
        hero = self.heroes[seat]
        return self.parameters.spaces - hero.aboard - hero.treasures

    def ships(self, but: i64) -> i64:
        """The fields with ships of other seats than this one."""
        mask: i64 = 0
        for seat in range(self.seats):
            if seat != but and self.heroes[seat].ship >= 0:
                mask |= BIT[self.heroes[seat].ship]
        return mask

    def ships_on(self, field: i64, but: i64) -> i64:
        """How many ships of other seats than this one lie on a field."""
        total: i64 = 0
        for seat in range(self.seats):
            if seat != but and self.heroes[seat].ship == field:
                total += 1
        return total

    def stocked(self, city: i64) -> i64:
        """How many treasures a city holds."""
        total: i64 = 0
        for colour in range(N_COLOURS):
            total += self.cities[city * N_COLOURS + colour]
        return total

    def total(self, seat: i64) -> i64:
        """D-1.2, D-1.5, D-11.4 Fulfilled task cards, point cards, and soldiers now standing in settlements."""
        hero = self.heroes[seat]
        total = hero.points
        tasks = hero.tasks
        task: i64 = 0
        while tasks != 0:
            if tasks & 1:
                total += self.parameters.task_points[task]
            tasks >>= 1
            task += 1
        for settlement in range(N_SETTLEMENTS):
            if self.settlements[settlement] == seat:
                total += self.garrison(settlement)
        return total

    def garrison(self, settlement: i64) -> i64:
        """The printed number of a settlement: value, soldiers and points alike."""
        return self.parameters.values[len(self.parameters.places) + settlement]

    def left_of(self, seat: i64) -> i64:
        """D-0.1 The next seat clockwise."""
        return (seat + 1) % self.seats

    def right_of(self, seat: i64) -> i64:
        """D-0.1 The seat before."""
        return (seat + self.seats - 1) % self.seats

    def die(self, action: i64) -> i64:
        """D-5.1 The die of an action of the main phase: 0 cards, 1 soldiers, 2 sailing, 3 Hydra."""
        return self.dice[(self.kylix + action) % 4]

    def sail_range(self) -> i64:
        """D-5.5, D-6.1 Die, 1 per own Pegasus, and the winds played in this step."""
        die = self.die(2) if self.turn_phase == Phase.MAIN else self.dice[4]
        return die + self.heroes[self.step.seat].pegasus * self.parameters.amounts[0] + self.step.wind


class Position(Open):
    """Everything, also what somebody may not know. `rules.game_state` ties the rules together, functions over it."""

    def __init__(self, seats: i64, parameters: RuleParameters) -> None:
        super().__init__(seats, parameters)
        # generated: HIDDEN.start (fields.py)
        self.hands: vec[i64] = vec[i64]()  # action cards: seat * 11 + kind
        self.secrets: vec[i64] = vec[i64]()  # of each seat: its secret task
        self.deck: vec[i64] = vec[i64]()  # action cards by kind
        self.task_bag: i64 = 0  # a bit each
        self.answers: vec[i64] = vec[i64]()  # of each seat at a reveal moment: NONE, or the action
        # generated: end

    def adopt_all(self, other: Position) -> None:
        """Become an independent twin of another position."""
        self.adopt_open(other)
        # generated: HIDDEN.copy (fields.py)
        self.hands = other.hands[:]
        self.secrets = other.secrets[:]
        self.deck = other.deck[:]
        self.task_bag = other.task_bag
        self.answers = other.answers[:]
        # generated: end
        self.adopt(other)

    def fresh(self) -> Position:
        """An empty position of the same kind and parameters, to be filled."""
        raise NotImplementedError

    def held(self, seat: i64, card: i64) -> i64:
        """How many of a card a seat has in hand."""
        return self.hands[seat * N_CARDS + card]

    def gain_card(self, seat: i64, card: i64) -> None:
        """An action card comes from the bag into a hand."""
        self.hands[seat * N_CARDS + card] += 1
        self.heroes[seat].cards += 1
        self.deck[card] -= 1
        self.deck_size -= 1

    def lose_card(self, seat: i64, card: i64) -> None:
        """An action card leaves a hand."""
        self.hands[seat * N_CARDS + card] -= 1
        self.heroes[seat].cards -= 1

    def draw_task(self, task: i64) -> None:
        """A task card leaves its bag."""
        self.task_bag &= ~(1 << task)
        self.tasks_left -= 1
