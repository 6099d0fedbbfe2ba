"""Equipment in the hands of the rule-of-thumb player."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.core.rng import Rng
from lapilli.games.fuji.actions import CELL_NAMES, SPACE
from lapilli.games.fuji.judgement import Judgement
from lapilli.games.fuji.rules.dice import die_of, requirement_of

Menu = dict[str, list[tuple[int, dict[str, str]]]]


def choose_card(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """The first card that clearly pays now."""
    if view["number"] == 2:
        return _bare(menu, seat, view, "radio") or _rope(view, seat, menu, mind)
    one = mind.state.figures[seat]
    if one.marker < 0:
        return None
    chance, loss = mind.prospects(seat, [int(one.marker)])[int(one.marker)]
    if chance > 0.85:
        return None
    tape = _bare(menu, seat, view, "ducttape")
    if tape is not None and _tape_pays(mind, seat):
        return tape
    for card in ("shovel", "flaregun") if chance > 0.1 else ("shovel",):
        found = _bare(menu, seat, view, card)
        if found is not None:
            return found
    for action, words in menu.get("use-water", []):
        if words["hand"] in ("use", "use knife") and words["target"] == "self":
            return action
    if chance < 0.4 and loss >= 2:
        return _bare(menu, seat, view, "firstaid") or (_rope(view, seat, menu, mind) if chance < 0.15 else None)
    return None


def _bare(menu: Menu, seat: int, view: View, card: str) -> int | None:
    """The own card of that name, or a knife that copies it."""
    rows = [
        row for row in menu.get("use-bare", []) if row[1]["bare"] == card and row[1]["hand"] in ("use", "use knife")
    ]
    return rows[0][0] if rows else None


def _tape_pays(mind: Judgement, seat: int) -> bool:
    state, one = mind.state, mind.state.figures[seat]
    row = requirement_of(state, one.marker) * 21
    return any(
        one.dice >> die & 1 and state.value[die] == 1 and state.sheet.worth[row + die % 6 // 2 * 7 + 6] > 1
        for die in range(24)
    )


def _rope(view: View, seat: int, menu: Menu, mind: Judgement) -> int | None:
    """A step towards the village when the lava is near, or the step that wins."""
    state = mind.state
    here = int(state.figures[seat].cell)
    others_safe = all(state.villages >> one.cell & 1 for index, one in enumerate(state.figures) if index != seat)
    for action, words in menu.get("use-rope", []):
        if words["hand"] not in ("use", "use knife"):
            continue
        cell = int(state.map.at[CELL_NAMES.index(words["cell"])])
        if state.villages >> cell & 1 and others_safe and not state.villages >> here & 1:
            return action
        if mind.burns_in[here] <= 3 and mind.worth_standing(cell) > mind.worth_standing(here) and not mind.crowd(cell):
            return action
    return None


def follow_card(view: View, seat: int, menu: Menu, rng: Rng) -> int | None:
    """Dice steps of a card: what helps the own card, and lends what the own card does not need."""
    mind = Judgement(view, seat, rng)
    state = mind.state
    for prefix, figure in (("", seat), ("p3-", 2)):
        marker = state.figures[figure].marker if figure < state.count else -1
        requirement = int(requirement_of(state, marker)) if marker >= 0 else 0
        worth = {
            name: _worth(mind, figure, name, requirement)
            for key in ("pick", "lend", "aside", "reroll", "flip")
            for name in (words["die"] for _, words in menu.get(prefix + key, []))
        }
        if prefix + "turn" in menu:
            return max(menu[prefix + "turn"], key=lambda row: _turned(mind, figure, row[1], requirement))[0]
        if prefix + "flip" in menu:
            rows = [row for row in menu[prefix + "flip"] if _flipped(mind, figure, row[1]["die"], requirement)]
            if rows or prefix + "done" not in menu:
                return (rows or menu[prefix + "flip"])[0][0]
        if prefix + "pick" in menu:
            rows = [row for row in menu[prefix + "pick"] if worth[row[1]["die"]] == 0]
            if rows:
                return rows[0][0]
            if prefix + "throw" in menu:
                return menu[prefix + "throw"][0][0]
            if prefix + "stop" not in menu and "pass" not in menu:
                return min(menu[prefix + "pick"], key=lambda row: worth[row[1]["die"]])[0]
        if prefix + "throw" in menu:
            return menu[prefix + "throw"][0][0]
        for key in ("reroll", "lend", "aside"):
            if prefix + key in menu:
                row = min(menu[prefix + key], key=lambda row: (worth[row[1]["die"]], row[0]))
                if key == "reroll" or worth[row[1]["die"]] == 0 or not {"refuse", "pass", prefix + "done"} & set(menu):
                    return row[0]
    for key in ("refuse", "done", "p3-done", "stop", "p3-stop", "pass"):
        if key in menu:
            return menu[key][0][0]
    return None


def _die(figure: int, name: str) -> int:
    return int(die_of(figure, SPACE.domains["die"].index(name)))


def _worth(mind: Judgement, figure: int, name: str, requirement: int) -> int:
    die = _die(figure, name)
    return int(mind.state.sheet.worth[requirement * 21 + die % 6 // 2 * 7 + mind.state.value[die]])


def _turned(mind: Judgement, figure: int, words: dict[str, str], requirement: int) -> int:
    die = _die(figure, words["die"])
    worth = mind.state.sheet.worth[requirement * 21 + die % 6 // 2 * 7 + int(words["face"])]
    return int(worth) - _worth(mind, figure, words["die"], requirement)


def _flipped(mind: Judgement, figure: int, name: str, requirement: int) -> bool:
    die = _die(figure, name)
    row = requirement * 21 + die % 6 // 2 * 7
    value = mind.state.value[die]
    return bool(mind.state.sheet.worth[row + 7 - value] > mind.state.sheet.worth[row + value])
