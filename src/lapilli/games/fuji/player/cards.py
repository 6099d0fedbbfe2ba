"""Equipment in the hands of the rule-of-thumb player: each card is tried out, the best one that pays is used."""

from __future__ import annotations

from lapilli.games.fuji.actions import CARD_NAMES, Card
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import Stage
from lapilli.games.fuji.rules.steps import face_to_flip

WORTH_A_CARD = 0.9  # a card must make the round better by so much
GOALS = 4  # destinations for which it thinks of another card
OWN = ("use", "use knife")


def choose_card(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """The card that pays most now; F-13.14 one that others ask for pays sooner, one to be spared is kept."""
    hearing = Hearing(view, seat)
    if not any(key in menu for key in ("use-bare", "use-water", "use-lender", "use-rope", "use-binoculars")):
        return None
    if view["number"] == 2:
        return _bare(menu, "radio", hearing) or _rope(seat, menu, mind) or _swap(seat, menu, mind, hearing)
    if mind.state.figures[seat].marker < 0:
        return None
    hand = Hand(mind, seat)
    now = hand.as_it_is()
    best, value = None, now
    for action, card, found in _trials(menu, hand, now):
        needed = 0.0 if card in hearing.use else WORTH_A_CARD
        if card not in hearing.spare and found - needed > value:
            best, value = action, found - needed
    if best is not None:
        return best
    chance, _ = mind.prospects(seat, [int(hand.one.marker)])[int(hand.one.marker)]
    return _rope(seat, menu, mind) if chance < 0.15 else None


def _trials(menu: Menu, hand: Hand, now: float) -> list[tuple[int, str, float]]:
    """Each own card that can be used: the action, its name, and how good the round will be with it."""
    found = []
    for action, words in menu.get("use-bare", []):
        if words["hand"] in OWN:
            found.append((action, words["bare"], _try_bare(hand, words["bare"], now)))
    for action, words in menu.get("use-water", []):
        if words["hand"] in OWN and words["target"] == "self":
            found.append((action, "water", hand.thrown(2)))
    for action, words in menu.get("use-lender", []):
        other = int(words["figure"][1]) - 1
        if words["hand"] in OWN and words["lender"] == "lighter":
            found.append((action, "lighter", hand.borrowing(other)))
        elif words["hand"] in OWN and hand.dice:
            found.append((action, "map", hand.to_lend(other)[0]))
    return found


def _try_bare(hand: Hand, card: str, now: float) -> float:
    """How good the round will be with a card that needs no target."""
    one = hand.one
    if card == "flaregun":
        one.flares += 1
        found = hand.as_it_is()
        one.flares -= 1
        return found
    if card == "firstaid":
        _, loss = hand.mind.prospects(hand.figure, [int(one.marker)])[int(one.marker)]
        return now if one.aided else now + loss * hand.mind.land.stamina(hand.figure)
    if card in ("ducttape", "compass"):
        return hand.turned(hand.to_flip(int(face_to_flip(CARD_NAMES.index(card)))))
    if card == "shovel":
        return hand.to_turn()[0]
    if card == "machete":
        aside = hand.to_set_aside()
        return now if aside is None else hand.without(1 << aside)
    if card == "carabiner":
        return hand.to_reroll()[0] if hand.dice else now
    return now


def _bare(menu: Menu, card: str, hearing: Hearing) -> int | None:
    """The own card of that name, or a knife that copies it."""
    rows = [row for row in menu.get("use-bare", []) if row[1]["bare"] == card and row[1]["hand"] in OWN]
    return rows[0][0] if rows and card not in hearing.spare else None


def flash(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-12.13 One more throw of the own dice, when the destination is settled and it pays."""
    hearing = Hearing(view, seat)
    action = _bare(menu, "flashlight", hearing)
    marker = int(mind.state.figures[seat].marker)
    if action is None or marker < 0:
        return None
    hand, times = Hand(mind, seat), mind.rerolls(seat, marker)
    needed = 0.0 if "flashlight" in hearing.use else WORTH_A_CARD
    return action if hand.thrown(times + 1) > hand.thrown(times) + needed else None


def _swap(seat: int, menu: Menu, mind: Judgement, hearing: Hearing) -> int | None:
    """F-12.1 Before it marks: the two cards to swap so that a good place to go becomes one it can reach."""
    if "mark" not in menu or mind.state.figures[seat].marker >= 0 or "binoculars" in hearing.spare:
        return None
    pairs = [
        (action, [mind.cell(cell) for cell in words["pair"].split()])
        for action, words in menu.get("use-binoculars", [])
        if words["hand"] in OWN
    ]
    if not pairs:
        return None
    cells = [mind.cell(words["cell"]) for _, words in menu["mark"]]
    best, value = None, max(mind.scores(seat, cells).values())
    value += 0.0 if "binoculars" in hearing.use else WORTH_A_CARD
    goals = sorted(cells, key=mind.land.worth)[-GOALS:]
    terrain = mind.state.terrain
    for action, (first, second) in pairs:
        wanted = [cell for cell in (first, second) if cell in goals]
        if wanted:
            terrain[first], terrain[second] = terrain[second], terrain[first]
            found = max(mind.scores(seat, wanted).values())
            terrain[first], terrain[second] = terrain[second], terrain[first]
            if found > value:
                best, value = action, found
    return best


def _rope(seat: int, menu: Menu, mind: Judgement) -> int | None:
    """A step towards the village when the lava is near, or the step that wins."""
    state, land = mind.state, mind.land
    here = int(state.figures[seat].cell)
    others_safe = all(state.villages >> one.cell & 1 for index, one in enumerate(state.figures) if index != seat)
    for action, words in menu.get("use-rope", []):
        if words["hand"] not in OWN:
            continue
        cell = mind.cell(words["cell"])
        if state.villages >> cell & 1 and others_safe and not state.villages >> here & 1:
            return action
        if land.burns_in[here] <= 3 and land.worth(cell) > land.worth(here) and not state.eruption >> cell & 1:
            return action
    return None


def give_away(view: View, seat: int, menu: Menu) -> int | None:
    """F-11.1, F-13.14 A manager gives what is asked for, if another card is left or a broken arm makes it useless."""
    if "give" not in menu:
        return None
    wanted = Hearing(view, seat).give
    figure = view["figures"][seat]
    if len(figure["cards"]) < 2 and "arm" not in figure["injuries"]:
        return None
    return next((action for action, words in menu["give"] if (words["card"], words["figure"]) in wanted), None)


# -- the steps of a card ---------------------------------------------------------------------------------------


def follow_card(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """Dice steps of a card: what is best for the team; a step that does not help is declined where that is possible."""
    for prefix, figure in (("", seat), ("p3-", 2)):
        if not any(prefix + key in menu for key in ("pick", "throw", "lend", "aside", "reroll", "flip", "turn")):
            continue
        hand = Hand(mind, figure)
        wanted = _wanted(hand, mind)
        for key in ("turn", "flip", "pick", "reroll", "lend", "aside"):
            for action, words in menu.get(prefix + key, []):
                if (hand.die(words["die"]), int(words.get("face", 0))) in wanted:
                    return action
        if prefix + "throw" in menu:
            return menu[prefix + "throw"][0][0]
    for key in ("refuse", "done", "p3-done", "stop", "p3-stop", "pass"):
        if key in menu:
            return menu[key][0][0]
    return None


def _wanted(hand: Hand, mind: Judgement) -> list[tuple[int, int]]:
    """Dice, with the face they should show if they are turned."""
    state = mind.state
    if hand.mine is None or not hand.dice:
        return []
    if state.stage == Stage.TURNING:
        return [hand.to_turn()[1:]]
    if state.stage == Stage.FLIPPING:
        return [(die, 0) for die in hand.to_flip(int(state.card_use().face))]
    if state.stage == Stage.THROWING:
        later = mind.rerolls(hand.figure, int(hand.one.marker))
        return [(die, 0) for die in bits(hand.to_throw(int(state.in_hand().left) + later) & ~hand.picked)]
    if state.stage == Stage.CARABINER:
        return [(hand.to_reroll()[1], 0)]
    if state.stage == Stage.LENDING:
        use = state.card_use()
        lighter = use.card == Card.LIGHTER
        value, die = hand.to_lend(int(use.user if lighter else use.target))
        return [(die, 0)] if not lighter or value >= hand.as_it_is() else []
    aside = hand.to_set_aside()
    return [] if aside is None else [(aside, 0)]
