"""Section 8: who may know what. Dice behind a screen exist for their seat alone until phase 5."""

from __future__ import annotations

from typing import Any

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.fuji import position as whole
from lapilli.games.fuji.actions import DICE
from lapilli.games.fuji.box import FujiBox, opened
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.rules.dice import requirement_of
from lapilli.games.fuji.rules.effects import full_throws
from lapilli.games.fuji.rules.guess import guess, reroll_misses
from lapilli.games.fuji.rules.masks import names
from lapilli.games.fuji.rules.names import DICE_FAMILIES, Card, Skill, Stage
from lapilli.games.fuji.rules.rerolls import hand_open, rerolls_left
from lapilli.games.fuji.rules.turns import gatherer, loser

ONLOOKER = 4  # the viewer's number of those who hold no seat


def own_hands(state: Course, seat: int | None) -> list[int]:
    """Hands that belong to a viewer."""
    return [hand for hand in range(state.hands) if seat is not None and state.hand_seat(hand) == seat]


def observe(state: Course, seat: int | None) -> View:
    """Everything open, the own dice, and what this viewer remembers of others'."""
    view = whole.position(state)
    viewer = ONLOOKER if seat is None else seat
    hands = own_hands(state, seat)
    own = sum(int(state.hand_dice(hand)) for hand in hands)
    view["seat"] = seat
    view["chance"] = state.actor == -1
    view["awaited"] = names(state.awaited(), ["p1", "p2", "p3", "p4"])
    view["dice"] = {name: _face(entry, viewer) for name, entry in view["dice"].items()}
    view["aside"] = names(state.aside, DICE)
    view["rolling"] = names(state.rolling if _open_throw(state) else state.rolling & own, DICE)
    view["rolling_hands"] = _rolling_hands(state, hands)
    view["picked"] = [picked if hand in hands else [] for hand, picked in enumerate(view["picked"])]
    view["made"] = [made if hand in hands else None for hand, made in enumerate(view["made"])]
    view["buddy"] = view["buddy"] if state.buddy >= 0 and own >> state.buddy & 1 else None
    view["said"] = [
        row if speaker == seat else [0] * DICE_FAMILIES + row[DICE_FAMILIES:]
        for speaker, row in enumerate(view["said"])
    ]
    course = view["course"]
    course["spoken"] = int(state.spoken >> 16 * seat & 0xFFFF) if seat is not None else 0
    if state.stage in (Stage.FLIPPING, Stage.THROWING) and state.asked_hand not in hands:
        course["throws"], course["cursor"] = 0, -1
    view["turn"] = _turn(state)
    return view


def _face(entry: list[Any], viewer: int) -> list[Any]:
    """[face or 0, viewers who know it, the face this viewer remembers]."""
    value, known, memory = entry
    return [value if known >> viewer & 1 else 0, known, memory >> 3 * viewer & 7]


def _open_throw(state: Course) -> bool:
    """F-1.1, F-10.2 In phase 1, and of the dummy, everybody knows which dice are thrown."""
    return state.stage in (Stage.ROLLING, Stage.HIDDEN)


def _rolling_hands(state: Course, hands: list[int]) -> list[int]:
    """Hands with dice to be thrown, as far as this viewer knows: in phase 3 only the own ones."""
    found = [hand for hand in range(state.hands) if state.rolling & state.hand_dice(hand)]
    if state.stage == Stage.REROLLS:
        return [hand for hand in found if hand in hands]
    return [] if _open_throw(state) else found


def _turn(state: Course) -> View | None:
    """Whose decision it is within phase 5, for the picture."""
    if state.stage == Stage.BARS:
        return {"decider": int(gatherer(state))}
    if state.stage == Stage.LOSING:
        return {"decider": int(loser(state))}
    return {"decider": int(state.mover)} if state.mover >= 0 else None


def box_of(view: View) -> FujiBox:
    """The box a view speaks of."""
    return opened(view["box"])


# -- worlds ----------------------------------------------------------------------------------------------------


def imagine(view: View, rng: Rng) -> Course:
    """A world this viewer cannot tell from the real one: hidden dice are thrown anew, within what was said."""
    box = box_of(view)
    seat = view["seat"]
    viewer = ONLOOKER if seat is None else seat
    data = {key: value for key, value in view.items() if key in POSITION_KEYS}
    data["dice"] = {
        name: [value if value else 0, known, memory << 3 * viewer]
        for name, (value, known, memory) in view["dice"].items()
    }
    data["made"] = [made or 0 for made in view["made"]]
    data["course"] = dict(view["course"])
    data["course"]["spoken"] = (view["course"]["spoken"] << 16 * seat) if seat is not None else 0
    state = whole.rebuild(data, box)
    seeds = [int(rng.below(1 << 30)) for _ in range(4)]
    for hand in range(state.hands):
        _imagine_hand(state, hand, viewer, Rng(seeds[hand]))
    if view["chance"]:
        _imagine_throw(state, view, Rng(seeds[0] + 1))
    _imagine_secrets(state, view, Rng(seeds[1] + 1))
    whole.come_to_rest(state)
    return state


POSITION_KEYS = (
    *(
        "seats",
        "options",
        "box",
        "phase",
        "number",
        "round",
        "eruptions",
        "end",
        "scenario",
        "terrain",
        "villages",
        "lava",
    ),
    *(
        "equipment",
        "eruption",
        "doubles",
        "pile",
        "bottom",
        "discards",
        "figures",
        "aside",
        "left",
        "rolling",
        "picked",
    ),
    *("buddy", "success", "entries", "said", "claims"),
)


def _imagine_hand(state: Course, hand: int, viewer: int, rng: Rng) -> None:
    """F-13.17 Dice of one hand that the viewer does not know; its generator is its own, whoever looks."""
    dice = int(state.hand_dice(hand))
    hidden = sum(1 << die for die in range(24) if dice >> die & 1 and not state.known[die] >> viewer & 1)
    hidden &= ~int(state.rolling) if state.stage == Stage.ROLLING else ~0
    if not hidden:
        return
    figure = state.figures[state.hand_figure(hand)]
    if state.phase >= 3 and figure.rerolls:
        guess(state, hand, hidden, True, rng)
        if figure.marker >= 0 and rng.below(4):
            reroll_misses(state, hidden, requirement_of(state, figure.marker), rng)
    taped = state.stage == Stage.FLIPPING and state.asked_hand == hand and not (state.third and hand >= 2)
    while True:
        if not (state.phase >= 3 and figure.rerolls) or _fresh_claims(state, hand):
            guess(state, hand, hidden, False, rng)
        face = 1 if state.card == Card.DUCTTAPE else 6
        if not taped or any(dice >> die & 1 and state.value[die] == face for die in range(24)):
            return
        die = next(die for die in range(24) if hidden >> die & 1)
        if not _fresh_claims(state, hand):
            state.value[die] = face
            return


def _fresh_claims(state: Course, hand: int) -> bool:
    return any(state.claims[row] == hand and state.claims[row + 6] == 0 for row in range(0, len(state.claims), 7))


def _imagine_throw(state: Course, view: View, rng: Rng) -> None:
    """Dice are falling that this viewer may not see: some dice of the hands concerned."""
    if state.rolling or view["phase"] not in ("rerolls", "throwing", "carabiner"):
        if view["phase"] == "carabiner":
            _imagine_rerolls(state, view)
        return
    if view["phase"] == "rerolls":
        hands = [
            h for h in range(state.hands) if hand_open(state, h) and rerolls_left(state, h) and _foreign(state, view, h)
        ]
        hand = hands[rng.below(len(hands))]
        state.made[hand] += 1
        state.rolling = 1 << _last_die(int(state.hand_dice(hand)))
    else:
        _imagine_rerolls(state, view)


def _imagine_rerolls(state: Course, view: View) -> None:
    """One die for each hand that is known to throw."""
    for hand in view["rolling_hands"]:
        if not state.rolling & state.hand_dice(hand):
            state.rolling |= 1 << _last_die(int(state.hand_dice(hand)))


def _foreign(state: Course, view: View, hand: int) -> bool:
    return bool(state.hand_seat(hand) != view["seat"])


def _last_die(dice: int) -> int:
    return dice.bit_length() - 1


def _imagine_secrets(state: Course, view: View, rng: Rng) -> None:
    """Choices already made that this viewer does not know of: rerolls, a card's throws, dice picked together."""
    for hand, made in enumerate(view["made"]):
        figure = state.figures[state.hand_figure(hand)]
        busy = state.stage in (Stage.BARS, Stage.WALK) and state.mover == state.hand_figure(hand)
        if made is None and figure.skill == Skill.SCOUT and state.phase > 3 and not busy:
            state.made[hand] = rng.below(min(int(figure.rerolls), 1) + 1)
    if state.stage == Stage.THROWING and state.asked_hand not in own_hands(state, view["seat"]):
        state.throws = full_throws(state) - (1 if view["chance"] else 0)
    if state.stage == Stage.CARABINER and not state.rolling:
        for hand in range(state.hands):
            if (
                state.done >> hand & 1
                and not state.picked[hand]
                and state.hand_dice(hand)
                and _foreign(state, view, hand)
            ) and (not (state.third and hand >= 2) or not _passed(state, hand)):
                state.picked[hand] = 1 << _last_die(int(state.hand_dice(hand)))


def _passed(state: Course, hand: int) -> bool:
    """F-10.11 Has p1 left the die of p3 to p2, or p2's side nothing to choose?"""
    return hand == 3 or not state.done >> 3 & 1
