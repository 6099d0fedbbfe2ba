"""The rule-of-thumb player: judges its own dice and what others said (F-13.17), speaks truthfully (F-13.16)."""

from __future__ import annotations

from collections.abc import Sequence

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES, SPACE
from lapilli.games.fuji.advice_cards import choose_card, follow_card
from lapilli.games.fuji.advice_talk import something_to_say
from lapilli.games.fuji.judgement import Judgement
from lapilli.games.fuji.rules.dice import best_rival, die_of, movement_value, requirement_of

Menu = dict[str, list[tuple[int, dict[str, str]]]]  # key of a kind -> its actions with their words
INJURIES = ("amnesia", "arm", "eye", "leg")
PATIENCE = 8  # how often a marker is moved in one phase
MARGIN = 0.4  # a new destination must be better by so much


def advise(view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
    """One action of the menu."""
    if len(menu) == 1:
        return menu[0]
    sorted_menu: Menu = {}
    for action in menu:
        kind = SPACE.kind(action)
        sorted_menu.setdefault(kind.key, []).append((action, kind.words(action)))
    phase = view["phase"]
    choice = DECISIONS[phase](view, seat, sorted_menu, rng) if phase in DECISIONS else None
    return choice if choice is not None else _any(sorted_menu, menu)


def _any(menu: Menu, actions: Sequence[int]) -> int:
    """Without an opinion: agree with what is proposed, else finish what can be finished, else the first."""
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
    return action if any(action == one for row in menu.values() for one, _ in row) else None


# -- phase 2 ---------------------------------------------------------------------------------------------------


def _plan(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """Say what helps, mark the best card, listen, mark again if it pays, be ready."""
    if "unready" in menu:
        return _quiet(menu)
    agreed = _proposed(view, seat, menu)
    if agreed is not None:
        return agreed
    say = something_to_say(view, seat, menu)
    if say is not None:
        return say
    mind = Judgement(view, seat, rng)
    card = choose_card(view, seat, menu, mind)
    if card is not None:
        return card
    for key, figure in (("mark", seat), ("p3-mark", 2)):
        moved = _mark(view, seat, menu, mind, key, figure)
        if moved is not None:
            return moved
    return menu["ready"][0][0] if "ready" in menu else None


def _quiet(menu: Menu) -> int | None:
    """A ready seat has said what it had to say."""
    return menu["answer"][-1][0] if "answer" in menu else None


def _mark(view: View, seat: int, menu: Menu, mind: Judgement, key: str, figure: int) -> int | None:
    """The best destination, if it is better than the present one by a margin."""
    if key not in menu:
        return None
    marker = view["figures"][figure]["marker"]
    moves = view["course"]["moves"] >> 8 * seat & 255
    if marker is not None and moves >= PATIENCE * (2 if figure != seat else 1):
        return None
    at = mind.state.map.at
    actions = {int(at[CELL_NAMES.index(words["cell"])]): action for action, words in menu[key]}
    here = None if marker is None else int(at[CELL_NAMES.index(marker)])
    scores = mind.scores(figure, [*actions, *([] if here is None else [here])])
    best = max(actions, key=lambda cell: (scores[cell], -cell))
    if here is not None and scores[best] <= scores[here] + MARGIN:
        return None
    return actions[best]


# -- phase 3 ---------------------------------------------------------------------------------------------------


def _reroll(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """Throw again what does not help the own card and hurts the neighbours' most; keep the rest."""
    for prefix, figure in (("", seat), ("p3-", 2)):
        if not any(prefix + key in menu for key in ("pick", "throw", "stop", "aside")):
            continue
        mind = _Dice(view, seat, figure, rng)
        hand = seat if figure == seat else seat + 2
        picked = set(view["picked"][hand])
        wanted = [
            (action, words["die"])
            for action, words in menu.get(prefix + "pick", [])
            if mind.gain(words["die"]) > 0.35 and mind.full(words["die"]) not in picked
        ]
        if wanted:
            return wanted[0][0]
        if prefix + "throw" in menu:
            return menu[prefix + "throw"][0][0]
        asides = [(mind.harm(words["die"]), action) for action, words in menu.get(prefix + "aside", [])]
        if asides and max(asides)[0] > 1.0:
            return max(asides)[1]
        if prefix + "stop" in menu:
            return menu[prefix + "stop"][0][0]
    return None


class _Dice:
    """What each die is worth to its figure and to the neighbours' cards, and what a new throw would be on average."""

    def __init__(self, view: View, seat: int, figure: int, rng: Rng) -> None:
        self.state = Judgement(view, seat, rng).state
        self.figure = figure
        state = self.state
        markers = {other: state.figures[other].marker for other in range(state.count)}
        self.mine = requirement_of(state, markers[figure]) if markers[figure] >= 0 else None
        self.theirs = [
            requirement_of(state, markers[other])
            for other in range(state.count)
            if state.neighbours(figure) >> other & 1 and markers[other] >= 0
        ]

    def full(self, name: str) -> str:
        return name if "." in name else f"p{self.figure + 1}.{name}"

    def _die(self, name: str) -> int:
        return int(die_of(self.figure, SPACE.domains["die"].index(name)))

    def _now_and_then(self, die: int, requirement: int) -> tuple[int, float]:
        row = (requirement * 3 + die % 6 // 2) * 7
        worth = self.state.sheet.worth
        return int(worth[row + self.state.value[die]]), sum(int(worth[row + face]) for face in range(1, 7)) / 6

    def gain(self, name: str) -> float:
        """What a new throw of the die is worth."""
        die = self._die(name)
        gain = 0.0
        if self.mine is not None:
            now, then = self._now_and_then(die, self.mine)
            gain += then - now
        for requirement in self.theirs:
            now, then = self._now_and_then(die, requirement)
            gain -= 0.45 * (then - now)
        return gain

    def harm(self, name: str) -> float:
        """F-11.3 How much the die stands in the others' way more than it helps."""
        die = self._die(name)
        own = self._now_and_then(die, self.mine)[0] if self.mine is not None else 0
        return 0.6 * sum(self._now_and_then(die, requirement)[0] for requirement in self.theirs) - 1.5 * own


# -- phases 4 and 5 --------------------------------------------------------------------------------------------


def _gear(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """Use what helps, agree with what is proposed, be ready."""
    if "unready" in menu:
        return _quiet(menu)
    agreed = _proposed(view, seat, menu)
    if agreed is not None:
        return agreed
    card = choose_card(view, seat, menu, Judgement(view, seat, rng))
    if card is not None:
        return card
    return menu["ready"][0][0] if "ready" in menu else None


def _turns(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """F-5.2 A figure whose success wins goes first; else in figure order."""
    if "go" in menu and "p3-go" in menu:
        return menu["go"][0][0]
    for key in ("go", "p3-go"):
        if key in menu:
            return menu[key][0][0]
    return _quiet(menu)


def _bars(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """F-11.5 Just enough bars for the mover to succeed, or none."""
    agreed = _proposed(view, seat, menu)
    if agreed is not None:
        return agreed
    state = Judgement(view, seat, rng).state
    mover = int(state.mover)
    requirement = requirement_of(state, state.figures[mover].marker)
    short = best_rival(state, mover, requirement) - movement_value(state, mover, requirement) + 1
    held = max(figure["bars"] for figure in view["figures"])
    for key in ("bar", "p3-bar"):
        if key in menu and 0 < short <= held:
            for action, words in menu[key]:
                if words["figure"] == f"p{mover + 1}":
                    return action
    for key in ("done", "p3-done"):
        if key in menu:
            return menu[key][0][0]
    return None


def _walk(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """The way past the fewest eruption tokens."""
    agreed = _proposed(view, seat, menu)
    rows = menu.get("walk") or menu.get("p3-walk") or []
    if agreed is not None or not rows:
        return agreed
    tokens = set(view["eruption"])
    return min(rows, key=lambda row: (len(tokens & set(row[1]["path"].split())), row[0]))[0]


def _injury(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """Without cards the arm, else the skill; the leg last."""
    agreed = _proposed(view, seat, menu)
    rows = menu.get("injury") or menu.get("p3-injury") or []
    if agreed is not None or not rows:
        return agreed
    figure = view["figures"][2 if "p3-injury" in menu else seat]
    order = INJURIES if figure["cards"] else ("arm", "amnesia", "eye", "leg")
    return min(rows, key=lambda row: order.index(row[1]["injury"]))[0]


def _agree(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    return _proposed(view, seat, menu)


DECISIONS = {
    "planning": _plan,
    "rerolls": _reroll,
    "gear": _gear,
    "turns": _turns,
    "bars": _bars,
    "walk": _walk,
    "injury": _injury,
    "lending": follow_card,
    "flipping": follow_card,
    "cutting": follow_card,
    "turning": follow_card,
    "throwing": follow_card,
    "carabiner": follow_card,
    **dict.fromkeys(("characters", "skills", "burying", "token", "losing"), _agree),
}
