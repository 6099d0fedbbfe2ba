"""The position: heroes with ships and hands, cities, the Hydra, decks, and what is still to be settled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import State
from lapilli.games.deukalion.actions import N_CARDS, N_COLOURS, N_SETTLEMENTS
from lapilli.games.deukalion.rules.chart import BIT
from lapilli.games.deukalion.rules.terms import House, Printed

NONE: Final[i64] = -1  # no seat, no task, no field


class Phase:
    """What is due. The course of play below; above it whatever interrupts it."""

    OVER: Final[i64] = 0
    FIRST: Final[i64] = 1
    STOCK: Final[i64] = 2
    OPEN: Final[i64] = 3
    HANDS: Final[i64] = 4
    ANCHOR: Final[i64] = 5
    ROLL: Final[i64] = 6
    STEP: Final[i64] = 7
    KYLIX: Final[i64] = 8
    MAIN: Final[i64] = 9
    DRAW: Final[i64] = 10
    RETURN: Final[i64] = 11
    DISCARD: Final[i64] = 12
    REPLACE: Final[i64] = 13
    REVEAL: Final[i64] = 14
    STYX: Final[i64] = 15
    BOARDING: Final[i64] = 16
    MUSTER: Final[i64] = 17
    TOSS: Final[i64] = 18
    RECKONING: Final[i64] = 19
    REWARD: Final[i64] = 20
    SPOILS: Final[i64] = 21
    PLUNDER: Final[i64] = 22
    PUSH_SHIP: Final[i64] = 23
    PUSH_HYDRA: Final[i64] = 24


class Sailing:
    """D-6.8 Of this step: not yet begun, lying at the stop, or over (also replaced by `recover`)."""

    UNUSED: Final[i64] = 0
    STOP: Final[i64] = 1
    SPENT: Final[i64] = 2


class Kind:
    """D-12.1 Kinds of fights; the Hydra may be attacked or attack."""

    SHIP: Final[i64] = 0
    CITY: Final[i64] = 1
    SETTLEMENT: Final[i64] = 2
    HYDRA: Final[i64] = 3
    HYDRA_ATTACKS: Final[i64] = 4


CARD_DUE: Final[i64] = 5  # what a due asks for: a colour 0 to 4, or an action card
DUE_RADIX: Final[i64] = 8


@final
class Hero:
    """One seat: its ship, its soldiers, its treasures and cards."""

    __slots__ = ("aboard", "below", "cargo", "fleece", "hades", "hand", "pegasus", "points", "secret", "ship", "tasks")

    def __init__(self, cargo: vec[i64], hand: vec[i64]) -> None:
        self.ship: i64 = NONE  # field
        self.aboard: i64 = 0  # soldiers
        self.below: i64 = 0  # soldiers in the underworld
        self.points: i64 = 0  # point cards
        self.tasks: i64 = 0  # fulfilled task cards, a bit each
        self.secret: i64 = NONE  # the secret task
        self.pegasus: i64 = 0  # lasting cards on the table
        self.hades: i64 = 0
        self.fleece: i64 = 0
        self.cargo = cargo  # treasures aboard by colour
        self.hand = hand  # action cards by kind

    def copy(self) -> Hero:
        twin = Hero(self.cargo[:], self.hand[:])
        twin.ship = self.ship
        twin.aboard = self.aboard
        twin.below = self.below
        twin.points = self.points
        twin.tasks = self.tasks
        twin.secret = self.secret
        twin.pegasus = self.pegasus
        twin.hades = self.hades
        twin.fleece = self.fleece
        return twin

    @property
    def treasures(self) -> i64:
        total: i64 = 0
        for colour in range(N_COLOURS):
            total += self.cargo[colour]
        return total

    @property
    def cards(self) -> i64:
        """How many action cards are in hand."""
        total: i64 = 0
        for card in range(N_CARDS):
            total += self.hand[card]
        return total


@final
class Side:
    """One throwing seat of a fight: how its soldiers lie, and its shields."""

    __slots__ = ("fallen", "firm", "leaning", "seat", "shields")

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.fallen: i64 = 0
        self.firm: i64 = 0
        self.leaning: i64 = 0
        self.shields: i64 = 0

    def copy(self) -> Side:
        twin = Side(self.seat)
        twin.fallen = self.fallen
        twin.firm = self.firm
        twin.leaning = self.leaning
        twin.shields = self.shields
        return twin


@final
class Fight:
    """A fight under way; its stage is a Phase, OVER if there is none."""

    __slots__ = ("defender", "kind", "mover", "place", "quiet", "side", "stage", "thrower", "won", "zeus")

    def __init__(self, kind: i64, mover: i64, thrower: Side, defender: Side, place: i64) -> None:
        self.stage: i64 = Phase.OVER
        self.kind = kind
        self.mover = mover  # whose deed opened it: a seat that sailed, attacked or moved the Hydra
        self.thrower = thrower  # the attacker, or the lone thrower
        self.defender = defender  # seat NONE unless ships fight
        self.place = place  # city or settlement (as a place), else NONE
        self.side: i64 = 0  # whose throw or answer is due: 0 thrower, 1 defender
        self.quiet: i64 = 0  # how many in succession had nothing to play
        self.zeus: bool = False  # the throw due is of the fallen only
        self.won: bool = False  # by the thrower

    def copy(self) -> Fight:
        twin = Fight(self.kind, self.mover, self.thrower.copy(), self.defender.copy(), self.place)
        twin.stage = self.stage
        twin.side = self.side
        twin.quiet = self.quiet
        twin.zeus = self.zeus
        twin.won = self.won
        return twin

    def at(self, side: i64) -> Side:
        return self.thrower if side == 0 else self.defender

    @property
    def winner(self) -> i64:
        """The seat that won; NONE for a city, a garrison, the Hydra."""
        return self.thrower.seat if self.won else self.defender.seat

    @property
    def loser(self) -> i64:
        return self.defender.seat if self.won else self.thrower.seat


def no_fight() -> Fight:
    return Fight(Kind.SHIP, NONE, Side(NONE), Side(NONE), NONE)


class Position(State):
    """Everything on the table. The rules are functions over it; `rules.course` ties them together."""

    def __init__(self, seats: i64, printed: Printed, house: House) -> None:
        super().__init__(seats)
        self.printed = printed
        self.house = house
        self.phase: i64 = Phase.OVER  # what is due now; found anew by `whose_turn`
        self.course: i64 = Phase.OVER  # set-up, a step, the Kylix, the main phase
        self.count: i64 = 0  # how far the set-up is
        self.first: i64 = 0
        self.active: i64 = 0
        self.stepper: i64 = NONE  # D-0.4
        self.turn: i64 = 0
        self.winner: i64 = NONE
        # board
        self.heroes: list[Hero] = []
        self.cities: vec[i64] = vec[i64]()  # treasures: city * 5 + colour
        self.settlements: vec[i64] = vec[i64]()  # who holds it
        self.hydra: i64 = NONE
        self.dice: vec[i64] = vec[i64]()  # rim1 to rim4, middle; 0 before the roll
        self.kylix: i64 = NONE  # which rim is the card die
        # decks
        self.deck: vec[i64] = vec[i64]()  # action cards by kind
        self.pile: vec[i64] = vec[i64]()
        self.task_bag: i64 = 0  # a bit each
        self.open_tasks: vec[i64] = vec[i64]()
        self.hunters: i64 = (
            0  # seats that entered the Hydra's field without an open task for it: they have a secret one
        )
        # this step
        self.sailing: i64 = Sailing.UNUSED
        self.attacked = False
        self.settled = False
        self.wind: i64 = 0
        self.orpheus = False
        self.cards_done = False
        self.soldiers_done = False
        self.hydra_done = False
        self.sent: i64 = 0  # seats that sent the Hydra against themselves in this turn
        self.waived: i64 = 0  # seats that play no card out of turn in this turn
        # to be settled first
        self.draw_seat: i64 = NONE
        self.draw_left: i64 = 0
        self.hermes = False  # a Sandals of Hermes waits for its draws
        self.dues: vec[i64] = vec[i64]()  # what is to be handed over: seat * 8 + colour, or + CARD_DUE
        self.replace = False  # a task card is to be replaced
        self.revealed: i64 = NONE  # the task card just turned up
        self.answers: vec[i64] = vec[i64]()  # by seat: NONE, or the action
        self.waiting: i64 = 0  # seats whose answer is not in yet
        self.styx = False
        self.boarding = False
        self.fight = no_fight()

    def take_over(self, other: Position) -> None:
        """Become an independent twin of another position."""
        self.phase = other.phase
        self.course = other.course
        self.count = other.count
        self.first = other.first
        self.active = other.active
        self.stepper = other.stepper
        self.turn = other.turn
        self.winner = other.winner
        self.heroes = [hero.copy() for hero in other.heroes]
        self.cities = other.cities[:]
        self.settlements = other.settlements[:]
        self.hydra = other.hydra
        self.dice = other.dice[:]
        self.kylix = other.kylix
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.task_bag = other.task_bag
        self.open_tasks = other.open_tasks[:]
        self.hunters = other.hunters
        self.sailing = other.sailing
        self.attacked = other.attacked
        self.settled = other.settled
        self.wind = other.wind
        self.orpheus = other.orpheus
        self.cards_done = other.cards_done
        self.soldiers_done = other.soldiers_done
        self.hydra_done = other.hydra_done
        self.sent = other.sent
        self.waived = other.waived
        self.draw_seat = other.draw_seat
        self.draw_left = other.draw_left
        self.hermes = other.hermes
        self.dues = other.dues[:]
        self.replace = other.replace
        self.revealed = other.revealed
        self.answers = other.answers[:]
        self.waiting = other.waiting
        self.styx = other.styx
        self.boarding = other.boarding
        if other.fight.stage != Phase.OVER:  # without a fight nobody changes it: a new one is made
            self.fight = other.fight.copy()
        self.adopt(other)

    # -- facts ---------------------------------------------------------------------------------------------------

    def room(self, seat: i64) -> i64:
        """D-2.4 Free spaces aboard: all, less soldiers and treasures."""
        hero = self.heroes[seat]
        return self.printed.spaces - hero.aboard - hero.treasures

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
                total += self.printed.task_points[task]
            tasks >>= 1
            task += 1
        for settlement in range(N_SETTLEMENTS):
            if self.settlements[settlement] == seat:
                total += self.garrison(settlement)
        return total

    def garrison(self, settlement: i64) -> i64:
        """The printed number of a settlement: value, soldiers and points alike."""
        return self.printed.values[len(self.printed.places) + settlement]

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
        die = self.die(2) if self.course == Phase.MAIN else self.dice[4]
        return die + self.heroes[self.stepper].pegasus * self.printed.amounts[0] + self.wind
