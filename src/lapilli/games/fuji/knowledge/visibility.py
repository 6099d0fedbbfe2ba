"""Section 7: how an action is shown to those who did not do it."""

from __future__ import annotations

from lapilli.games.fuji.actions import FLIP, PICK, REROLL, ROLL, SPACE, STOP, THROW, TURN, VERB
from lapilli.games.fuji.rules.dice import next_die
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import Phase


def public_notation(state: GameState, seat: int, action: int, viewer: int | None) -> str | None:
    """Section 7 How a viewer is shown an action: notation with `?`, or None if they must not notice it."""
    verb = int(VERB[action])
    if seat == -1:
        return _chance_notation(state, action, verb, viewer)
    if viewer == seat:
        return SPACE.text(action)
    if state.phase == Phase.REROLLS:
        return None  # F-3.8 others see only who is done
    if verb in (PICK, THROW, FLIP) or (verb == STOP and state.phase == Phase.THROWING):
        return None
    if verb == REROLL:
        return SPACE.masked(action, "die")
    if verb == TURN:
        return SPACE.masked(action, "die", "face")
    return SPACE.text(action)


def _chance_notation(state: GameState, action: int, verb: int, viewer: int | None) -> str | None:
    if verb != ROLL:
        return SPACE.text(action)
    die = int(next_die(state))
    if die >= 24:
        return SPACE.text(action)
    sees = state.figures[state.holder(die)].radio or viewer == state.hand_seat(state.keeper(die))
    if sees:
        return SPACE.text(action)
    return SPACE.masked(action, "face") if state.phase == Phase.ROLLING else None
