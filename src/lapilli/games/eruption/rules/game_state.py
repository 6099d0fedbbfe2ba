"""E-0.10 The course of play: who is asked now, what may be done, what follows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.state import CHANCE, NOBODY
from lapilli.games.eruption.actions import (
    BARTER,
    BUILD,
    DISCARD,
    DONE,
    DRAW_CARD,
    DRAW_TILE,
    ERUPT,
    FIRST,
    GIVE_CARD,
    GIVE_WALL,
    KIND,
    MOVE,
    PLACE,
    REPLACE,
    REVEAL,
    ROLL_ORANGE,
    ROLL_WHITE,
    SECOND,
    SETTLE,
    TAKE,
    TILE,
    TRADE,
)
from lapilli.games.eruption.knowledge.knowledge import Known, know, know_beside
from lapilli.games.eruption.rules import (
    cards,
    damage,
    deck,
    ending,
    meter,
    placement,
    setup,
    stack,
    tile_changes,
    walls,
)
from lapilli.games.eruption.rules.island import PLACE_COUNT, SIDES, TILES
from lapilli.games.eruption.rules.parameters import RuleParameters
from lapilli.games.eruption.rules.steps import Purpose, Roll, Throw
from lapilli.games.eruption.state import Phase, Position


@final
class GameState(Position):
    """A position that knows how it goes on."""

    def copy(self) -> GameState:
        twin = GameState(self.parameters)
        twin.adopt(self)
        return twin

    def blank(self) -> Position:
        return GameState(self.parameters)

    def know(self, viewer: i64) -> Known:
        """Section 8 of the digest: hands are private, everything else is open or known by counting."""
        return know(self, viewer)

    def know_view(self, viewer: i64) -> Known:
        return know_beside(self, self, viewer, self)

    def whose_turn(self) -> i64:
        """E-0.12 The active player or chance; what chance still owes comes first."""
        if self.phase == Phase.OVER:
            return NOBODY
        if self.throw is not None or self.reveals or self.cards_due or self.phase == Phase.DRAWING:
            return CHANCE
        return self.active

    def asks_even_if_forced(self, seat: i64) -> bool:
        """E-0.13 Every decision is an action, even with one option; the last stack and the last village are not."""
        return self.phase != Phase.TAKE and self.phase != Phase.SETTLE

    def list_choices(self, seat: i64) -> None:
        if seat == CHANCE:
            self.list_chance()
        elif self.phase == Phase.PLACE:
            placement.offer_tile(self, PLACE)
        elif self.phase == Phase.CARDS:
            cards.offer_cards(self)
        elif self.phase == Phase.BUILD:
            self.list_buildings()
        elif self.phase == Phase.ERUPT:
            meter.offer_eruptions(self, ERUPT)
        elif self.phase == Phase.TAKE:
            stack.offer_stacks(self, TAKE)
        elif self.phase == Phase.REPLACE:
            placement.offer_tile(self, REPLACE)
        elif self.phase == Phase.EXTRA or self.phase == Phase.OUT:
            placement.offer_extra(self, TILE, DONE)
        elif self.phase == Phase.MOVE:
            cards.offer_more_moves(self)
        elif self.phase == Phase.SETTLE:
            setup.offer_villages(self, SETTLE)

    def list_chance(self) -> None:
        """Section 7 of the digest: dice first, then forecast tops, cards, tiles."""
        throw = self.throw
        if throw is not None:
            base = ROLL_ORANGE if throw.orange == 0 else ROLL_WHITE
            self.offer_even(base, SIDES)
        elif self.reveals:
            self.stack.offer_draws(self, REVEAL + stack.next_reveal(self) * TILES)
        elif self.cards_due:
            self.deck.offer_draws(self, DRAW_CARD)
        else:
            self.stack.offer_draws(self, DRAW_TILE)

    def list_buildings(self) -> None:
        """E-4.1, E-4.2, E-4.3 One wall, in a danger zone a second one; without a wall the turn ends automatically."""
        second = meter.zone(self, self.active) > 0
        if self.built == 0 or (second and self.built == 1):
            walls.offer_walls(self, self.active, BUILD, PLACE_COUNT)
            if self.n_legal > 0:
                self.offer(DONE)

    def execute(self, seat: i64, action: i64) -> None:
        kind = KIND[action]
        first, second = FIRST[action], SECOND[action]
        if seat == CHANCE:
            self.happen(kind, first, second)
        elif kind == PLACE:
            placement.declare(self, first, second)
        elif kind == BUILD:
            walls.build(self, seat, first, second)
            self.built += 1
        elif kind == DONE:
            self.pass_on()
        elif kind == TILE:
            placement.begin(self, Purpose.OUT if self.phase == Phase.OUT else Purpose.EXTRA)
        elif kind == ERUPT:
            meter.erupt(self, first)
            placement.step_two(self)
        elif kind == TAKE:
            stack.take(self, first)
        elif kind == REPLACE:
            tile_changes.replace(self, first, second)
        elif kind == MOVE:
            cards.move(self, first, second)
        elif kind == TRADE:
            cards.trade(self, first)
        elif kind == BARTER:
            cards.barter(self, first, second)
        elif kind == DISCARD:
            deck.lay_down(self, seat, first)
        elif kind == GIVE_CARD:
            cards.give_card(self, first)
        elif kind == GIVE_WALL:
            cards.give_wall(self, first)
        elif kind == SETTLE:
            setup.settle(self, first)
        else:
            cards.play_card(self, kind, action)

    def happen(self, kind: i64, first: i64, second: i64) -> None:
        """What chance did."""
        if kind == DRAW_TILE:
            stack.draw(self, first)
        elif kind == DRAW_CARD:
            deck.draw_card(self, first)
        elif kind == REVEAL:
            stack.reveal(self, first, second)
        else:
            throw = self.throw
            assert throw is not None
            if kind == ROLL_ORANGE:
                throw.orange = first + 1
                self.last_orange = first + 1
                self.last_white = 0
                self.last_place = throw.place
            else:
                self.last_white = first + 1
                self.throw = None
                self.thrown(throw, first + 1)

    def thrown(self, throw: Throw, white: i64) -> None:
        """Both dice have fallen: for a village wall, for a wall in the way, or for the start."""
        if throw.roll == Roll.DAMAGE:
            damage.tested(self, throw, white)
        elif throw.roll == Roll.WALL:
            placement.tested(self, throw, white)
        else:
            setup.rolled(self, throw.orange + white)

    def pass_on(self) -> None:
        """`done`: no extra tile, no further card, move or wall."""
        if self.phase == Phase.EXTRA:
            self.phase = Phase.GIFT
        elif self.phase == Phase.CARDS:
            self.phase = Phase.BUILD
        elif self.phase == Phase.MOVE:
            self.relocation = None
            self.phase = Phase.CARDS
        else:
            self.phase = Phase.END

    def advance(self) -> None:
        """E-0.13 Nothing to decide here: the automatic part of the phase, or the next one."""
        if self.phase == Phase.DRAW:
            placement.try_to_draw(self)
        elif self.phase == Phase.GIFT:
            cards.gift(self)
        elif self.phase == Phase.DAMAGE:
            damage.assess(self)
        elif self.phase == Phase.ERUPT:
            meter.lose_vent(self)
            placement.step_two(self)
        elif self.phase == Phase.END:
            ending.end_turn(self)
        elif self.phase == Phase.DEAL:
            setup.deal_on(self)
        elif self.phase == Phase.START:
            setup.start(self)
        else:
            self.pass_on()


def initial_state(parameters: RuleParameters) -> GameState:
    """A game at its start, before the first decision."""
    state = GameState(parameters)
    setup.begin(state)
    state.proceed()
    return state
