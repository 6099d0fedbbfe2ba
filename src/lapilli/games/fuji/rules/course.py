"""F-14.10 to F-14.13: the course of play, tying the phases together."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import CHANCE, NOBODY, packed
from lapilli.games.fuji.actions import (
    ASIDE,
    BAR,
    BASE,
    BURY,
    CARDS,
    DEAL_CHARACTER,
    DONE,
    GIVE,
    GO,
    INJURY,
    LEAVE,
    LOSE,
    MARK,
    PASS,
    PATH_CODES,
    PICK,
    PICK_CHARACTER,
    PICK_SKILL,
    READY,
    SAY,
    SIDE,
    TAKE,
    THROW,
    UNMARK,
    UNREADY,
    USE_BARE,
    USE_BINOCULARS,
    VERB,
    WALK,
)
from lapilli.games.fuji.rules.board import survey
from lapilli.games.fuji.rules.dice import die_of, fall, offer_faces, throw
from lapilli.games.fuji.rules.eruption import disturb, lapse, open_phase
from lapilli.games.fuji.rules.follow import (
    all_rerolled,
    choose_reroll,
    follow,
    must_reroll,
    offer_follow,
    offer_rerolls,
    thrown,
)
from lapilli.games.fuji.rules.gear import count_move, give, offer_gear, offer_gives, offer_uses, use, use_hand
from lapilli.games.fuji.rules.joint import agreed, entry_awaited, offer_entry
from lapilli.games.fuji.rules.odds import Zones
from lapilli.games.fuji.rules.planning import choose_side, mark, offer_markers, offer_ready
from lapilli.games.fuji.rules.rerolls import check_hands, hand_open, offer_hand, open_rerolls, open_turns
from lapilli.games.fuji.rules.setup import by_chance, choose, draw, offer_draw, offer_setup, offer_setup_chance
from lapilli.games.fuji.rules.talk import offer_talk, says_last, speak
from lapilli.games.fuji.rules.turns import (
    compare,
    gatherer,
    go_on,
    heal_or_hurt,
    injure,
    lose,
    loser,
    offer_bars,
    offer_injuries,
    offer_losses,
    offer_token,
    offer_walks,
    spend_bar,
    start_turn,
    take_token,
    walk,
)
from lapilli.games.fuji.state import NONE, Position, Sheet, Stage

# F-10.10 kinds of decisions about the third figure that both seats take
_JOINT_KINDS = (PICK_CHARACTER, PICK_SKILL, BURY, GIVE, BAR, WALK, TAKE, LEAVE, INJURY, LOSE)
JOINT: Final = packed([int(kind in _JOINT_KINDS) for kind in range(len(VERB))])


@final
class Course(Position):
    """A game of Fuji."""

    def __init__(self, seats: i64, sheet: Sheet, options: vec[i64], zones: Zones) -> None:
        super().__init__(seats, sheet, options)
        self.zones = zones

    def copy(self) -> Course:
        twin = Course(self.seats, self.sheet, self.options, self.zones)
        twin.adopt_position(self)
        return twin

    def asked(self, seat: i64) -> bool:
        """F-14.13 What is carried out unasked is done in its own step; all else is listed."""
        return True

    def force_another(self) -> bool:
        """F-14.13 Nobody is forced behind the back of another."""
        return False

    def finish(self) -> None:
        raise AssertionError("every step of Fuji asks somebody")

    # -- who ----------------------------------------------------------------------------------------------------

    def whose_turn(self) -> i64:
        """F-14.10 Chance alone when it is due, else the first awaited seat."""
        if self.stage == Stage.OVER:
            return NOBODY
        if self.rolling or self.drawing != NONE or (self.stage <= Stage.STARTS and by_chance(self)):
            return CHANCE
        waiting = self.awaited()
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        return seat

    def subject(self) -> i64:
        """The figure that the present single decision is about."""
        if self.stage <= Stage.STARTS:
            return self.cursor
        if self.stage == Stage.BARS:
            return gatherer(self)
        if self.stage == Stage.LOSING:
            return loser(self)
        return self.mover

    def awaited(self) -> i64:
        """F-14.10 Seats without whose action the game cannot go on; talk never makes a seat awaited."""
        stage = self.stage
        everybody = (1 << self.seats) - 1
        if self.rolling or self.drawing != NONE or stage == Stage.OVER:
            return 0
        if stage == Stage.PLANNING or stage == Stage.GEAR:
            return everybody & ~self.ready
        if stage == Stage.REROLLS or stage == Stage.CARABINER:
            return self.busy_seats()
        if stage == Stage.TURNS:
            return self.next_movers()
        if stage >= Stage.LENDING:
            return 1 << self.hand_seat(self.asked_hand)
        if stage <= Stage.STARTS and by_chance(self):
            return 0
        figure = self.subject()
        return entry_awaited(self) if self.third and figure == 2 else 1 << figure

    def next_movers(self) -> i64:
        """F-5.2 Seats with a figure still to go; who has said `will last` is waited for when nobody else is left."""
        waiting: i64 = 0
        for figure in range(self.count):
            if not self.gone >> figure & 1:
                waiting |= self.seat_mask(figure)
        others = waiting
        for seat in range(self.seats):
            if says_last(self, seat):
                others &= ~(1 << seat)
        return others if others else waiting

    def busy_seats(self) -> i64:
        """F-3.8, F-12.3 Seats with a hand that still has something to decide."""
        busy: i64 = 0
        for hand in range(self.hands):
            waiting = hand_open(self, hand) if self.stage == Stage.REROLLS else must_reroll(self, hand)
            if waiting:
                busy |= 1 << self.hand_seat(hand)
        return busy

    def actors(self) -> i64:
        """F-14.10 Who may act: the awaited seats, and whoever may merely speak up or change an entry."""
        mask = self.awaited()
        stage = self.stage
        if mask == 0:
            return 0
        open_to_all = stage == Stage.PLANNING or stage == Stage.GEAR or stage == Stage.TURNS
        if open_to_all or (self.third and (stage <= Stage.STARTS or Stage.BARS <= stage <= Stage.LOSING)):
            for seat in range(self.seats):
                if not mask >> seat & 1:
                    self.n_legal = 0
                    self.list_choices(seat)
                    if self.n_legal:
                        mask |= 1 << seat
            self.n_legal = 0
            self.list_choices(self.actor)
        return mask

    # -- what ---------------------------------------------------------------------------------------------------

    def list_choices(self, seat: i64) -> None:
        """Every legal action of a seat, or every outcome of chance."""
        stage = self.stage
        if seat == CHANCE:
            if self.rolling:
                offer_faces(self)
            elif self.drawing != NONE:
                offer_draw(self, self.drawing)
            else:
                offer_setup_chance(self)
        elif stage == Stage.PLANNING or stage == Stage.GEAR:
            if not self.ready >> seat & 1:
                if stage == Stage.PLANNING:
                    offer_markers(self, seat)
                offer_gear(self, seat)
            offer_ready(self, seat)
            offer_talk(self, seat, self.zones)
        elif stage == Stage.REROLLS or stage == Stage.CARABINER:
            self.offer_hand_choices(seat, seat)
            if self.third:
                self.offer_hand_choices(seat, seat + 2)
        elif stage == Stage.TURNS:
            self.offer_between_turns(seat)
        elif stage >= Stage.LENDING:
            if seat == self.hand_seat(self.asked_hand):
                offer_follow(self, self.asked_hand)
        elif self.seat_mask(self.subject()) >> seat & 1:
            self.offer_decision(seat)

    def offer_hand_choices(self, seat: i64, hand: i64) -> None:
        if self.stage == Stage.REROLLS:
            offer_hand(self, hand)
        elif must_reroll(self, hand):
            offer_rerolls(self, hand)

    def offer_between_turns(self, seat: i64) -> None:
        """F-5.2 Start a turn, give, talk."""
        if not self.gone >> seat & 1:
            self.offer(GO)
        offer_gives(self, seat, seat)
        if self.third:
            if not self.gone >> 2 & 1:
                self.offer(GO + 1)
            offer_gives(self, seat, 2)
        offer_talk(self, seat, self.zones)

    def offer_decision(self, seat: i64) -> None:
        stage = self.stage
        if stage == Stage.BARS:
            offer_bars(self, seat)
            if self.third and gatherer(self) == 2:
                offer_entry(self, seat, DONE + 1)
            else:
                self.offer(DONE)
        elif stage == Stage.WALK:
            offer_walks(self, seat)
        elif stage == Stage.TOKEN:
            offer_token(self, seat)
        elif stage == Stage.INJURY:
            offer_injuries(self, seat)
        elif stage == Stage.LOSING:
            offer_losses(self, seat)
        else:
            offer_setup(self, seat)

    # -- doing --------------------------------------------------------------------------------------------------

    def execute(self, seat: i64, action: i64) -> None:
        """F-14.11 Actions are applied one at a time, in order of arrival."""
        if seat == CHANCE:
            self.execute_chance(action)
            return
        if SAY <= action < DEAL_CHARACTER:
            speak(self, seat, action, self.zones)
            return
        third = self.speaks_for_third(action)
        if third and self.needs_both(action) and not agreed(self, seat, action):
            if self.stage == Stage.PLANNING or self.stage == Stage.GEAR:
                count_move(self, seat)
            return
        self.carry_out(seat, 2 if third else seat, action)
        if self.third:
            self.prune_entries()

    def speaks_for_third(self, action: i64) -> bool:
        """Does the notation name p3 as the figure that acts?"""
        verb = VERB[action]
        if USE_BARE <= verb <= USE_BINOCULARS:
            return use_hand(action) & 1 == 1
        return BASE[action] != verb

    def needs_both(self, action: i64) -> bool:
        """F-10.10 Is it a joint decision?"""
        verb = VERB[action]
        if USE_BARE <= verb <= USE_BINOCULARS:
            return True
        if verb == DONE:
            return self.stage == Stage.BARS
        return JOINT[verb] == 1

    def carry_out(self, seat: i64, figure: i64, action: i64) -> None:
        stage = self.stage
        argument = action - BASE[action]
        if stage <= Stage.STARTS:
            choose(self, argument)
        elif stage == Stage.PLANNING or stage == Stage.GEAR:
            self.carry_out_open(seat, figure, action, argument)
        elif stage == Stage.TURNS:
            if VERB[action] == GO:
                start_turn(self, figure)
            else:
                give(self, figure, argument)
        elif stage == Stage.REROLLS:
            self.carry_out_reroll(seat if figure == seat else seat + 2, action, argument)
        elif stage == Stage.CARABINER:
            choose_reroll(self, seat + 2 if figure != seat or action == PASS else seat, action, argument)
        elif stage >= Stage.LENDING:
            follow(self, self.asked_hand, action, argument)
        else:
            self.carry_out_decision(action, argument)

    def carry_out_open(self, seat: i64, figure: i64, action: i64, argument: i64) -> None:
        """Phases 2 and 4."""
        verb = VERB[action]
        if verb == READY:
            lapse(self)
            self.ready |= 1 << seat
            if self.ready == (1 << self.seats) - 1:
                if self.phase == 2:
                    open_rerolls(self)
                else:
                    open_turns(self)
        elif verb == UNREADY:
            self.ready &= ~(1 << seat)
            count_move(self, seat)
        elif verb == MARK:
            mark(self, seat, figure, self.map.at[argument])
        elif verb == UNMARK:
            mark(self, seat, figure, NONE)
        elif verb == SIDE:
            choose_side(self, seat, argument)
        else:
            if figure != seat:
                count_move(self, seat)
            if verb == GIVE:
                give(self, figure, argument)
            else:
                use(self, figure, action)

    def carry_out_reroll(self, hand: i64, action: i64, argument: i64) -> None:
        """Phase 3."""
        verb = VERB[action]
        if verb == PICK:
            self.picked[hand] |= 1 << die_of(self.hand_figure(hand), argument)
        elif verb == THROW:
            self.made[hand] += 1
            throw(self, hand)
        elif verb == ASIDE:
            self.buddy = die_of(self.hand_figure(hand), argument)
            check_hands(self)
        else:
            self.done |= 1 << hand
            check_hands(self)

    def carry_out_decision(self, action: i64, argument: i64) -> None:
        """Phase 5: questions within a turn, and the dice that are lost after the last one."""
        verb = VERB[action]
        if verb == BAR:
            spend_bar(self, argument)
        elif verb == DONE:
            compare(self)
        elif verb == WALK:
            walk(self, PATH_CODES[argument])
        elif verb == TAKE:
            take_token(self)
        elif verb == LEAVE:
            go_on(self)
        elif verb == INJURY:
            injure(self, argument)
            heal_or_hurt(self)
        else:
            lose(self, loser(self), argument)

    def execute_chance(self, action: i64) -> None:
        """F-14.10 A die falls or a card comes."""
        if self.rolling:
            fall(self, action)
            if self.rolling == 0:
                self.dice_have_fallen()
        elif self.drawing != NONE:
            figure = self.drawing
            self.drawing = NONE
            draw(self, figure, (action - BASE[action]) % CARDS)
            self.figures[figure].fresh |= 1 << (action - BASE[action]) % CARDS  # F-5.13
            disturb(self)
            go_on(self)
        else:
            choose(self, self.outcome(action))

    def outcome(self, action: i64) -> i64:
        """What chance has chosen in the set-up, without the figure or cell it is for."""
        argument = action - BASE[action]
        if self.stage == Stage.CHARACTERS:
            return argument % 4
        if self.stage == Stage.SKILLS:
            return argument % 6
        if self.stage == Stage.LEFT_OUT:
            return argument % 3
        if self.stage == Stage.DEALING:
            return argument % CARDS
        if self.stage == Stage.TERRAIN:
            return argument % 30
        if self.stage == Stage.STARTS:
            return argument % 2
        return argument

    def dice_have_fallen(self) -> None:
        """All dice lie: on to what the throw was for."""
        if self.stage == Stage.ROLLING:
            open_phase(self, 2)
            survey(self)
            self.stage = Stage.PLANNING
        elif self.stage == Stage.REROLLS:
            check_hands(self)
        elif self.stage == Stage.CARABINER:
            all_rerolled(self)
        elif self.stage == Stage.THROWING:
            thrown(self, self.asked_hand)
        else:
            self.stage = Stage.TURNS

    def prune_entries(self) -> None:
        """F-10.10 A standing entry lapses when it becomes illegal."""
        if self.stage != Stage.PLANNING and self.stage != Stage.GEAR and self.stage != Stage.TURNS:
            return
        for seat in range(2):
            entry = self.entries[seat]
            if entry != NONE:
                self.entries[seat] = NONE
                self.n_legal = 0
                offer_gives(self, seat, 2)
                if self.stage != Stage.TURNS:
                    offer_uses(self, seat, 2)
                if self.first_index(entry) >= 0:
                    self.entries[seat] = entry


def course_of(seats: i64, sheet: Sheet, options: list[int], zones: Zones) -> Course:
    """A table with nothing on it, from plain numbers: an array passed in from outside would never be freed."""
    return Course(seats, sheet, packed(options), zones)
