"""Equipment in the hands of the rule-of-thumb player: each card is tried out, the best one that pays is used."""

from __future__ import annotations

from lapilli.games.fuji.actions import CARD_NAMES, Card
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.outlook import Number
from lapilli.games.fuji.rules.names import NONE

GOALS = 4  # destinations for which it thinks of another card
LOST = 0.15  # with a smaller chance to walk there the rope is better
OWN = ("use", "use knife")


def choose_card(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """The card that pays most now; F-13.14 one that others ask for pays sooner, one to be spared is kept."""
    hearing = Hearing(view, seat)
    if not any(key in menu for key in ("use-bare", "use-water", "use-lender", "use-rope", "use-binoculars")):
        return None
    if view["number"] == 2:
        return _bare(menu, "radio", hearing) or _rope(seat, menu, mind) or _swap(seat, menu, mind, hearing)
    marker = int(mind.state.figures[seat].marker)
    if marker < 0:
        return None
    hand = Hand(mind, seat)
    best, value = None, hand.now()
    for action, card, found in _trials(menu, hand):
        worth = found - _needed(card, hearing, mind)
        if card not in hearing.spare and worth > value:
            best, value = action, worth
    if best is None and mind.chance(seat, marker) < LOST:
        return _rope(seat, menu, mind)
    return best


def _needed(card: str, hearing: Hearing, mind: Judgement) -> float:
    """By how much a card must make the round better to be used."""
    return 0.0 if card in hearing.use else mind.team.thumb.numbers[Number.CARD]


def _trials(menu: Menu, hand: Hand) -> list[tuple[int, str, float]]:
    """Each own card that can be used: the action, its name, and how good the round will be with it."""
    found, state, rucksack = [], hand.state, hand.mind.team.rucksack
    for action, words in [*menu["use-bare"], *menu["use-water"]]:
        if words["hand"] not in OWN or words.get("target", "self") != "self":
            continue
        card = words.get("bare", "water")
        if card != "carabiner":
            found.append((action, card, rucksack.trial(state, hand.figure, CARD_NAMES.index(card))))
        elif hand.dice:
            die = rucksack.worst(state, hand.figure, hand.dice)
            found.append((action, card, hand.mind.outlook(hand.figure, 1 << int(die), 1)))
    for action, words in menu["use-lender"]:
        other, lends = int(words["figure"][1]) - 1, words["lender"] == CARD_NAMES[Card.MAP]
        giver, taker = (hand.figure, other) if lends else (other, hand.figure)
        if words["hand"] in OWN:
            dice = state.figures[giver].dice
            found.append((action, words["lender"], rucksack.moved(state, dice, giver, taker, False)))
    return found


def _bare(menu: Menu, card: str, hearing: Hearing) -> int | None:
    """The own card of that name, or a knife that copies it."""
    rows = [row for row in menu["use-bare"] if row[1]["bare"] == card and row[1]["hand"] in OWN]
    return rows[0][0] if rows and card not in hearing.spare else None


def flash(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-12.13 One more throw of the own dice, when the destination is settled and it pays."""
    hearing = Hearing(view, seat)
    action = _bare(menu, "flashlight", hearing)
    marker = None if action is None else mind.state.figures[seat].marker
    if marker is None or marker < 0:
        return None
    hand, times = Hand(mind, seat), int(mind.team.thumb.throws(mind.state, seat, marker))
    return action if hand.thrown(times + 1) > hand.thrown(times) + _needed("flashlight", hearing, mind) else None


def _swap(seat: int, menu: Menu, mind: Judgement, hearing: Hearing) -> int | None:
    """F-12.1 Before it marks: the two cards to swap so that a good place to go becomes one it can reach."""
    if "mark" not in menu or mind.state.figures[seat].marker >= 0 or "binoculars" in hearing.spare:
        return None
    pairs = [
        (action, [mind.cell(cell) for cell in words["pair"].split()])
        for action, words in menu["use-binoculars"]
        if words["hand"] in OWN
    ]
    if not pairs:
        return None
    cells = [mind.cell(words["cell"]) for _, words in menu["mark"]]
    best, value = None, max(mind.scores(seat, cells).values()) + _needed("binoculars", hearing, mind)
    goals = sorted(cells, key=lambda cell: mind.team.thumb.outlook.worth(mind.state, seat, cell))[-GOALS:]
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
    """F-12.11 A step towards the village when the lava is near, or the step that wins."""
    if "use-rope" not in menu:
        return None
    cell = mind.team.rucksack.step(mind.state, seat)
    ways = [action for action, words in menu["use-rope"] if words["hand"] in OWN and mind.cell(words["cell"]) == cell]
    return ways[0] if cell != NONE and ways else None


def give_away(view: View, seat: int, menu: Menu) -> int | None:
    """F-11.1, F-13.14 A manager gives what is asked for, if another card is left or a broken arm makes it useless."""
    if "give" not in menu:
        return None
    wanted = Hearing(view, seat).give
    figure = view["figures"][seat]
    if len(figure["cards"]) < 2 and "arm" not in figure["injuries"]:
        return None
    return next((action for action, words in menu["give"] if (words["card"], words["figure"]) in wanted), None)
