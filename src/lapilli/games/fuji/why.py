"""Why an action is not legal: the rules stated a second time, from what lies on the table, never from a menu."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.space import Kind
from lapilli.games.fuji import why_cards, why_talk
from lapilli.games.fuji.actions import CHARACTER_NAMES, INJURY_NAMES, SKILL_NAMES, SPACE
from lapilli.games.fuji.facts import Facts
from lapilli.games.fuji.rules.course import Course
from lapilli.games.fuji.state import Stage

JOINT = ("pick-character", "pick-skill", "bury", "give", "bar", "walk", "take", "leave", "injury", "lose")
STAGES = {
    "pick-character": (Stage.CHARACTERS,),
    "pick-skill": (Stage.SKILLS,),
    "leave-out": (Stage.LEFT_OUT,),
    "bury": (Stage.BURYING,),
    "start": (Stage.STARTS,),
    "mark": (Stage.PLANNING,),
    "unmark": (Stage.PLANNING,),
    "side": (Stage.PLANNING,),
    "ready": (Stage.PLANNING, Stage.GEAR),
    "unready": (Stage.PLANNING, Stage.GEAR),
    "give": (Stage.PLANNING, Stage.GEAR, Stage.TURNS),
    "pick": (Stage.REROLLS, Stage.THROWING),
    "throw": (Stage.REROLLS, Stage.THROWING),
    "stop": (Stage.REROLLS, Stage.THROWING),
    "aside": (Stage.REROLLS, Stage.CUTTING),
    "lend": (Stage.LENDING,),
    "refuse": (Stage.LENDING,),
    "pass": (Stage.LENDING, Stage.CARABINER, Stage.FLIPPING, Stage.CUTTING, Stage.TURNING, Stage.THROWING),
    "reroll": (Stage.CARABINER,),
    "flip": (Stage.FLIPPING,),
    "done": (Stage.FLIPPING, Stage.CUTTING, Stage.BARS),
    "turn": (Stage.TURNING,),
    "go": (Stage.TURNS,),
    "bar": (Stage.BARS,),
    "walk": (Stage.WALK,),
    "take": (Stage.TOKEN,),
    "leave": (Stage.TOKEN,),
    "injury": (Stage.INJURY,),
    "lose": (Stage.LOSING,),
}


def why_not(state: Course, seat: int, action: int) -> Refusal | None:
    """The clause that an action breaks, or None."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    if kind.base >= CHANCE_KINDS:
        return Refusal("chance-only", "F-14.10")
    facts = Facts(state)
    if kind.rule.startswith("F-13"):
        return why_talk.why_not(facts, seat, kind.key, words, action)
    key = kind.key.removeprefix("p3-")
    using = key.startswith("use-")
    third = key != kind.key or (using and "p3" in words["hand"])
    if third and not state.third:
        return Refusal("no-third", "F-10.5")
    figure = 2 if third else seat
    if using:
        found = why_cards.why_not(facts, seat, figure, key, words)
    elif state.stage not in STAGES[key]:
        return Refusal("wrong-phase", kind.rule)
    else:
        found = CHECKS[key](facts, seat, figure, words, kind)
    joint = third and (using or key in JOINT or (key == "done" and state.stage == Stage.BARS))
    if found is None and joint and state.entries[seat] == action:
        return Refusal("entered", "F-10.10")
    return found


CHANCE_KINDS = next(kind.base for kind in SPACE.kinds if kind.key == "deal-character")
Words = dict[str, str]


# -- set-up ----------------------------------------------------------------------------------------------------


def _subject(facts: Facts, figure: int, subject: int) -> Refusal | None:
    return None if figure == subject else Refusal("not-yours", "F-14.10")


def _character(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-0.2 Among those left."""
    character = CHARACTER_NAMES.index(words["character"])
    if any(one.character == character for one in facts.figures):
        return Refusal("taken", "F-0.2")
    return _subject(facts, figure, facts.state.cursor)


def _skill(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-0.3 Among those left; F-10.5 six dice for the third figure."""
    skill = SKILL_NAMES.index(words["skill"])
    if any(one.skill == skill for one in facts.figures):
        return Refusal("taken", "F-0.3")
    if figure == 2 and facts.state.third and facts.state.sheet.dice[skill] != 6:
        return Refusal("six-dice", "F-10.5")
    return _subject(facts, figure, facts.state.cursor)


def _at_cursor(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    return _subject(facts, figure, facts.state.cursor)


def _bury(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-0.6 One of the dealt cards."""
    if not facts.owns(figure, words["card"]):
        return Refusal("no-card", "F-0.6", {"card": facts.card_word(words["card"])})
    return _subject(facts, figure, facts.state.cursor)


# -- planning --------------------------------------------------------------------------------------------------


def _open(facts: Facts, seat: int) -> Refusal | None:
    return Refusal("ready", "F-2.8") if facts.is_ready(seat) else None


def _mark(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-2.2, F-2.3 A walkable card in reach, not under the own or a neighbour's marker."""
    one, cell = facts.figures[figure], facts.cell(words["cell"])
    if facts.is_ready(seat):
        return Refusal("ready", "F-2.8")
    if facts.guarded(seat) and one.marker >= 0:
        return Refusal("guard", "F-2.10")
    if cell is None or cell not in facts.walkable:
        return Refusal("not-walkable", "F-14.2", {"cell": words["cell"]})
    if one.marker == cell:
        return Refusal("marker-there", "F-2.2", {"cell": words["cell"]})
    away = facts.distance(one.cell, cell)
    limit = 4 if facts.able(figure, "scout") else 3
    if away is None or away > limit:
        return Refusal("out-of-reach", "F-2.2", {"cell": words["cell"], "limit": limit})
    for other in facts.neighbours(figure):
        if facts.figures[other].marker == cell:
            return Refusal("neighbour-marker", "F-2.3", {"figure": facts.figure_word(other)})
    return None


def _unmark(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-2.5 Take the marker back."""
    if facts.figures[figure].marker < 0:
        return Refusal("no-marker", "F-2.5")
    return _open(facts, seat) or (Refusal("guard", "F-2.10") if facts.guarded(seat) else None)


def _side(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-10.9 Only for a Buddy as third figure, and only to the other side."""
    if not facts.state.third or not facts.able(2, "buddy"):
        return Refusal("no-third-buddy", "F-10.9")
    if facts.state.side == int(words["seat"][1]) - 1:
        return Refusal("side-already", "F-10.9")
    return _open(facts, seat) or (Refusal("guard", "F-2.10") if facts.guarded(seat) else None)


def _ready(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-2.6 Needs the marker, unless there is no card to put it on."""
    if facts.is_ready(seat):
        return Refusal("ready", "F-2.8")
    if facts.state.stage == Stage.GEAR:
        return None
    for one in [seat, 2] if facts.state.third else [seat]:
        if facts.figures[one].marker < 0 and any(
            _mark(facts, seat, one, {"cell": cell}, kind) is None for cell in facts.cell_names
        ):
            return Refusal("marker-missing", "F-2.6", {"figure": facts.figure_word(one)})
    return None


def _unready(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-2.8 Only who is ready; F-2.10 the guard."""
    if not facts.is_ready(seat):
        return Refusal("not-ready", "F-2.8")
    return Refusal("guard", "F-2.10") if facts.guarded(seat) else None


def _give(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-11.1 An able manager, an own card, another figure."""
    target = facts.figure(words["figure"])
    if not facts.able(figure, "manager"):
        return Refusal("not-manager", "F-11.1")
    if target is None or target == figure:
        return Refusal("other-figure", "F-11.1")
    if not facts.owns(figure, words["card"]):
        return Refusal("no-card", "F-11.1", {"card": facts.card_word(words["card"])})
    if facts.state.stage == Stage.TURNS:
        return None
    if figure != seat and facts.guarded(seat):
        return Refusal("guard", "F-2.10")
    return _open(facts, seat)


# -- dice ------------------------------------------------------------------------------------------------------


def _hand(facts: Facts, seat: int, figure: int) -> int:
    return seat + 2 if facts.state.third and figure == 2 else seat


def _asked(facts: Facts, seat: int, figure: int) -> Refusal | None:
    """F-4.4 While a card is carried out only the hand concerned acts."""
    hand = _hand(facts, seat, figure)
    return None if facts.state.asked_hand == hand else Refusal("not-yours", "F-4.4")


def _reachable(facts: Facts, seat: int, figure: int, name: str) -> Refusal | None:
    """F-14.6, F-10.6 A counted die of the figure, on this seat's side."""
    die = facts.die(figure, name)
    if die is None or die not in facts.hand_dice(_hand(facts, seat, figure)):
        return Refusal("no-die", "F-14.6", {"die": name})
    return None


def _pick(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-3.5 Counted dice, in die order, while rerolls are left."""
    hand, state = _hand(facts, seat, figure), facts.state
    missing = _reachable(facts, seat, figure, words["die"])
    if missing:
        return missing
    if state.stage == Stage.REROLLS:
        if facts.hand_done(hand) or state.figures[figure].rerolls <= state.made[hand]:
            return Refusal("no-rerolls", "F-3.1")
        if facts.die(figure, words["die"]) == state.buddy:
            return Refusal("buddy-die", "F-11.3")
    else:
        asked = _asked(facts, seat, figure)
        if asked:
            return asked
    picked = [facts.order(figure, die) for die in facts.bits(state.picked[hand])]
    if picked and facts.order(figure, facts.die(figure, words["die"])) <= max(picked):
        return Refusal("die-order", "F-3.5")
    return None


def _throw(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-3.5 After at least one pick."""
    if facts.state.stage == Stage.THROWING and _asked(facts, seat, figure):
        return _asked(facts, seat, figure)
    return None if facts.state.picked[_hand(facts, seat, figure)] else Refusal("pick-first", "F-3.6")


def _stop(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-3.7 Give up the rest; F-12.15 decline, but not what a card obliges to."""
    hand, state = _hand(facts, seat, figure), facts.state
    if state.stage == Stage.REROLLS:
        if facts.hand_done(hand):
            return Refusal("no-rerolls", "F-3.7")
    else:
        asked = _asked(facts, seat, figure)
        if asked:
            return asked
        begun = state.throws < facts.card_throws
        if not begun and (state.target == state.user or (hand >= 2 and state.third)):
            return Refusal("must-throw", "F-12.15")
    return Refusal("throw-first", "F-3.5") if state.picked[hand] else None


def _aside(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-11.3 the Buddy in phase 3, F-12.7 the Machete."""
    hand, state = _hand(facts, seat, figure), facts.state
    if state.stage == Stage.CUTTING:
        return _asked(facts, seat, figure) or _reachable(facts, seat, figure, words["die"])
    if not facts.able(figure, "buddy") or (figure == 2 and state.third and state.side != seat):
        return Refusal("no-buddy", "F-11.3")
    if facts.hand_done(hand) or state.buddy >= 0:
        return Refusal("no-buddy", "F-11.3")
    if state.picked[hand]:
        return Refusal("throw-first", "F-11.3")
    return _reachable(facts, seat, figure, words["die"])


def _lend(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.2, F-12.4 One counted die of the giver."""
    return _asked(facts, seat, figure) or _reachable(facts, seat, figure, words["die"])


def _refuse(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.2 Only the Lighter may be refused."""
    if facts.card != "lighter":
        return Refusal("cannot-refuse", "F-12.4")
    return _asked(facts, seat, figure)


def _pass(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-10.11 Only for the dice of the third figure, before anything was done with them."""
    state = facts.state
    if not state.third:
        return Refusal("no-third", "F-10.11")
    if state.stage == Stage.CARABINER:
        if seat != 0 or facts.hand_done(2):
            return Refusal("not-yours", "F-10.11")
        return None if facts.hand_dice(3) else Refusal("must-reroll", "F-10.11")
    if _asked(facts, seat, 2):
        return Refusal("not-yours", "F-10.11")
    begun = (
        (state.stage == Stage.CUTTING and state.cursor > 0)
        or (state.stage == Stage.FLIPPING and state.throws > 0)
        or (state.stage == Stage.THROWING and (state.throws < facts.card_throws or state.picked[seat + 2] != 0))
    )
    return Refusal("already-begun", "F-10.11") if begun else None


def _reroll(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.3 Exactly one die; on p2's side of p3 only if p1 passed."""
    hand = _hand(facts, seat, figure)
    if facts.hand_done(hand) or (hand == 3 and facts.state.third and not facts.hand_done(2)):
        return Refusal("not-yours", "F-12.3")
    return _reachable(facts, seat, figure, words["die"])


def _flip(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.5, F-12.6 A die showing the face, in die order."""
    found = _asked(facts, seat, figure) or _reachable(facts, seat, figure, words["die"])
    if found:
        return found
    die = facts.die(figure, words["die"])
    assert die is not None
    face = 1 if facts.card == "ducttape" else 6
    if facts.state.value[die] != face:
        return Refusal("flip-face", "F-12.5", {"face": face})
    return Refusal("die-order", "F-12.5") if facts.order(figure, die) <= facts.state.cursor else None


def _done(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.5, F-12.7 After at least one die; F-11.5 no more bars."""
    state = facts.state
    if state.stage == Stage.BARS:
        return None if facts.gatherer() == figure else Refusal("not-yours", "F-11.5")
    asked = _asked(facts, seat, figure)
    if asked:
        return asked
    count = state.throws if state.stage == Stage.FLIPPING else state.cursor
    return None if count > 0 else Refusal("at-least-one", "F-12.5")


def _turn(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-12.10 Any other face."""
    found = _asked(facts, seat, figure) or _reachable(facts, seat, figure, words["die"])
    if found:
        return found
    die = facts.die(figure, words["die"])
    if die is not None and facts.state.value[die] == int(words["face"]):
        return Refusal("same-face", "F-12.10")
    return None


# -- turns -----------------------------------------------------------------------------------------------------


def _go(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-5.2 Each figure has one turn."""
    return Refusal("gone", "F-5.2") if facts.state.gone >> figure & 1 else None


def _bar(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-11.5 For the mover or a neighbour of it."""
    if facts.gatherer() != figure:
        return Refusal("not-yours", "F-11.5")
    target, mover = facts.figure(words["figure"]), facts.state.mover
    if target is None or (target != mover and target not in facts.neighbours(mover)):
        return Refusal("bar-target", "F-11.5")
    return None


def _walk(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-5.9 The first of its kind: fewest steps, then cell order."""
    if facts.state.mover != figure:
        return Refusal("not-yours", "F-5.9")
    path = [facts.cell(name) for name in words["path"].split()]
    if path not in facts.first_walks(figure):
        return Refusal("walk-kind", "F-5.9")
    return None


def _mover(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-5.13 The figure that has arrived."""
    return None if facts.state.mover == figure else Refusal("not-yours", kind.rule)


def _injury(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-5.20 A space not yet covered."""
    if facts.state.mover != figure:
        return Refusal("not-yours", "F-5.20")
    hurt = facts.figures[figure].injuries >> INJURY_NAMES.index(words["injury"]) & 1
    return Refusal("injured-there", "F-5.20") if hurt else None


def _lose(facts: Facts, seat: int, figure: int, words: Words, kind: Kind) -> Refusal | None:
    """F-5.21 An own die still in the game, first figure first."""
    waiting = [index for index in range(len(facts.figures)) if facts.state.legs >> index & 1]
    if waiting[:1] != [figure]:
        return Refusal("not-yours", "F-5.21")
    die = facts.die(figure, words["die"])
    if "." in words["die"] or die is None or not facts.figures[figure].owned >> die & 1:
        return Refusal("no-die", "F-5.21", {"die": words["die"]})
    return None


Check = Callable[[Facts, int, int, Words, Kind], Refusal | None]
CHECKS: dict[str, Check] = {
    "pick-character": _character,
    "pick-skill": _skill,
    "leave-out": _at_cursor,
    "bury": _bury,
    "start": _at_cursor,
    "mark": _mark,
    "unmark": _unmark,
    "side": _side,
    "ready": _ready,
    "unready": _unready,
    "give": _give,
    "pick": _pick,
    "throw": _throw,
    "stop": _stop,
    "aside": _aside,
    "lend": _lend,
    "refuse": _refuse,
    "pass": _pass,
    "reroll": _reroll,
    "flip": _flip,
    "done": _done,
    "turn": _turn,
    "go": _go,
    "bar": _bar,
    "walk": _walk,
    "take": _mover,
    "leave": _mover,
    "injury": _injury,
    "lose": _lose,
}
