"""The rule-of-thumb player: judges its own dice and what others said (F-13.17), speaks truthfully (F-13.16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import DIE_NAMES, FIGURE_NAMES, INJURY_NAMES, PATH_CODES, SPACE, WALK
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.player.cards import choose_card, flash, give_away
from lapilli.games.fuji.player.hand import handle
from lapilli.games.fuji.player.hearing import Hearing
from lapilli.games.fuji.player.judgement import Judgement
from lapilli.games.fuji.player.manner import BRIEF, Manner
from lapilli.games.fuji.player.menu import Menu
from lapilli.games.fuji.player.talk import last_words, reply, something_to_say
from lapilli.games.fuji.player.turns import choose_turn

PATIENCE = 8  # how often a marker is moved in one phase
MARGIN = 0.4  # a new destination must be better by so much
FAVOUR = 2 * MARGIN  # what it does for somebody who asks; afterwards the margin keeps it from going back


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng, manner: Manner = BRIEF) -> int:
    """One action of the menu."""
    if len(menu) == 1:
        return menu[0]
    sorted_menu = Menu(menu)
    phase = view["phase"]
    mind = Judgement(view, seat, rng, manner)
    choice = DECISIONS[phase](view, seat, sorted_menu, mind) if phase in DECISIONS else None
    return choice if choice is not None else _any(sorted_menu, menu)


def speak_up(view: View, seat: int, menu: Sequence[int]) -> int | None:
    """F-13.15 A seat that is ready, and so not waited for, still answers in phases 2 and 4."""
    return reply(view, seat, Menu(menu)) if view["phase"] in ("planning", "gear") else None


def _any(menu: Menu, actions: Sequence[int]) -> int:
    """Without an opinion: finish what can be finished, else the first."""
    for key in ("ready", "done", "p3-done", "stop", "p3-stop", "pass", "take", "p3-take", "go", "p3-go"):
        if key in menu:
            return menu[key][0][0]
    return actions[0]


def _proposed(view: View, seat: int, menu: Menu) -> int | None:
    """F-10.10 What the other seat has entered for the third figure, if one can agree."""
    entry = view["entries"][1 - seat] if view["options"]["two_player"] == "b" and view["seats"] == 2 else None
    if entry is None:
        return None
    action = SPACE.parse(entry)
    return action if any(action == one for one, _ in menu[SPACE.kind(action).key]) else None


# -- phase 2 ---------------------------------------------------------------------------------------------------


def _plan(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """Answer, say what helps, mark the best card, listen, mark again if it pays, be ready."""
    answer = reply(view, seat, menu)
    if answer is not None or "unready" in menu:
        return answer if answer is not None else _nothing(menu)
    agreed = _proposed(view, seat, menu)
    if agreed is not None:
        return agreed
    say = something_to_say(view, seat, menu, mind)
    if say is not None:
        return say
    card = choose_card(view, seat, menu, mind)
    if card is None:
        card = give_away(view, seat, menu)
    if card is not None:
        return card
    for key, figure in (("mark", seat), ("p3-mark", 2)):
        moved = _mark(view, seat, menu, mind, key, figure)
        if moved is not None:
            return moved
    light = flash(view, seat, menu, mind)
    if light is not None:
        return light
    wish = last_words(view, seat, menu, mind)
    if wish is not None:
        return wish
    return menu["ready"][0][0] if "ready" in menu else None


def _nothing(menu: Menu) -> int | None:
    """A ready seat is not waited for; if it is asked all the same it says something that tells nothing."""
    return next((action for action, words in menu["answer"] if words["answer"] == "thanks"), None)


def _mark(view: View, seat: int, menu: Menu, mind: Judgement, key: str, figure: int) -> int | None:
    """The best destination, if it is better than the present one by a margin."""
    if key not in menu:
        return None
    marker = view["figures"][figure]["marker"]
    moves = view["moves"][seat]
    if marker is not None and moves >= PATIENCE * (2 if figure != seat else 1):
        return None
    actions = {mind.cell(words["cell"]): action for action, words in menu[key]}
    here = None if marker is None else mind.cell(marker)
    scores = mind.scores(figure, [*actions, *([] if here is None else [here])])
    for cell, wish in _wishes(view, seat, figure, mind).items():
        if cell in scores:
            scores[cell] += wish
    best = max(actions, key=lambda cell: (scores[cell], -cell))
    if here is not None and scores[best] <= scores[here] + MARGIN:
        return None
    return actions[best]


def _wishes(view: View, seat: int, figure: int, mind: Judgement) -> dict[int, float]:
    """F-13.14 Where others ask the figure to go, to stay or not to go: heeded if it costs little."""
    hearing = Hearing(view, seat, figure)
    wishes = dict.fromkeys((mind.cell(cell) for cell in hearing.go), FAVOUR)
    wishes |= dict.fromkeys((mind.cell(cell) for cell in hearing.avoid), -FAVOUR)
    if hearing.stay:
        wishes[int(mind.state.figures[figure].cell)] = FAVOUR
    return wishes


# -- phases 4 and 5 --------------------------------------------------------------------------------------------


def _gear(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """Answer, use what helps, agree with what is proposed, be ready."""
    answer = reply(view, seat, menu)
    if answer is not None or "unready" in menu:
        return answer if answer is not None else _nothing(menu)
    agreed = _proposed(view, seat, menu)
    if agreed is not None:
        return agreed
    card = choose_card(view, seat, menu, mind)
    if card is None:
        card = give_away(view, seat, menu)
    if card is not None:
        return card
    return menu["ready"][0][0] if "ready" in menu else None


def _turns(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-5.2 The order of turns; a seat without a turn left has nothing to say."""
    turn = choose_turn(view, seat, menu, mind)
    return turn if turn is not None else _nothing(menu)


def _bars(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-11.5 Just enough bars for the mover to succeed, or none."""
    agreed = _proposed(view, seat, menu)
    if agreed is not None or not mind.team.bars(mind.state):
        return agreed
    mover = FIGURE_NAMES[mind.state.mover()]
    rows = [row for key in ("bar", "p3-bar") for row in menu[key]]
    return next((action for action, words in rows if words["figure"] == mover), None)


def _walk(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """The way past the fewest eruption tokens."""
    agreed = _proposed(view, seat, menu)
    rows = menu["walk"] or menu["p3-walk"]
    if agreed is not None or not rows:
        return agreed
    codes = {action: int(PATH_CODES[(action - WALK) % len(PATH_CODES)]) for action, _ in rows}
    return min(codes, key=lambda action: (mind.team.tokens(mind.state, codes[action]), action))


def _injury(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """The injury that hurts least."""
    return _least(view, seat, menu, "injury", lambda: INJURY_NAMES[mind.team.injury(mind.state)])


def _lose(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """F-5.21 The die that is missed least."""
    return _least(view, seat, menu, "lose", lambda: DIE_NAMES[mind.team.worst_die(mind.state)])


def _least(view: View, seat: int, menu: Menu, key: str, wanted: Callable[[], str]) -> int | None:
    """What is proposed, else what is wanted, else the first."""
    agreed = _proposed(view, seat, menu)
    rows = menu[key] or menu[f"p3-{key}"]
    if agreed is not None or not rows:
        return agreed
    name = wanted()
    return next((action for action, words in rows if name in words.values()), rows[0][0])


def _agree(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    return _proposed(view, seat, menu)


DECISIONS = {
    "planning": _plan,
    "gear": _gear,
    "turns": _turns,
    "bars": _bars,
    "walk": _walk,
    "injury": _injury,
    "losing": _lose,
    **dict.fromkeys(("rerolls", "lending", "flipping", "cutting", "turning", "throwing", "carabiner"), handle),
    **dict.fromkeys(("characters", "skills", "burying", "token"), _agree),
}
