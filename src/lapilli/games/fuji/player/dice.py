"""Phase 3 in the hands of the rule-of-thumb player: which dice are thrown again, which one the Buddy sets aside."""

from __future__ import annotations

from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.hand import Hand
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.menu import Menu


def throw_again(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """Pick the dice whose new throw helps the team most, then throw; at last the Buddy's die; then stop."""
    for prefix, figure in (("", seat), ("p3-", 2)):
        if not any(prefix + key in menu for key in ("pick", "throw", "stop", "aside")):
            continue
        hand = Hand(mind, figure)
        wanted = hand.to_throw(hand.rerolls()) if prefix + "pick" in menu else 0
        for action, words in menu.get(prefix + "pick", []):
            if (wanted & ~hand.picked) >> hand.die(words["die"]) & 1:
                return action
        if prefix + "throw" in menu:
            return menu[prefix + "throw"][0][0]
        aside = hand.to_set_aside() if prefix + "aside" in menu else None
        for action, words in menu.get(prefix + "aside", []):
            if hand.die(words["die"]) == aside:
                return action
        if prefix + "stop" in menu:
            return menu[prefix + "stop"][0][0]
    return None
