"""The table for a terminal: the map as a grid of cells, one line per figure, the own dice."""

from __future__ import annotations

from lapilli.core.text_wrap import wrap
from lapilli.games.fuji.actions import DIE_NAMES, TERRAIN_NAMES
from lapilli.games.fuji.box import Box, Requirement, box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import requirement_on, set_aside, valid_total
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon

LETTERS = {"yellow": "Y", "blue": "B", "pink": "P"}
WIDTH, NARROW = 8, 6  # of a cell, and of one in the compact form
COLUMNS, LINES = 122, 12  # that the large form needs


def text_board(view: View, lang: str) -> str:
    """Everything this viewer may see, in plain characters."""
    box = box_of(view["box"])
    return "\n".join([_head(view, lang), *_map(view, box), *_figures(view, box, lang), *_own(view, box, lang)])


def compact(view: View, lang: str) -> str:
    """The same in 80 columns and 40 lines: cells of three short lines."""
    box = box_of(view["box"])
    lines = [_head(view, lang), *_small_map(view, box), *_figures(view, box, lang), *_own(view, box, lang)]
    return wrap("\n".join(lines))


def _head(view: View, lang: str) -> str:
    """Which round and phase it is."""
    round_ = WORDS.say(lang, "round", {"round": view["round"]})
    phase = WORDS.word(lang, "phase", str(view["phase_number"]))
    return f"{WORDS.say(lang, 'title')}{colon(lang)}{round_}, {view['phase_number']} {phase}"


def _small_map(view: View, box: Box) -> list[str]:
    """The map without its empty columns: a cell's name, who and what is there, what it asks for."""
    if not view["scenario"]:
        return []
    scenario = box.scenarios[view["scenario"] - 1]
    numbers = range(1, len(scenario.rows) + 1)
    cells = {
        f"{column}{number}": _cell(view, box, f"{column}{number}", scenario.sign(f"{column}{number}"))
        for column in "abcdefghijklmno"
        for number in numbers
    }
    used = [column for column in "abcdefghijklmno" if any(cells[f"{column}{number}"][0] for number in numbers)]
    lines = []
    for number in numbers:
        row = [(f"{column}{number}", *cells[f"{column}{number}"]) for column in used]
        names = [name if top else "" for name, top, _ in row]
        there = [top.removeprefix(name) for name, top, _ in row]
        asked = [below.replace("+", "") for _, _, below in row]
        lines += ["".join(part[: NARROW - 1].ljust(NARROW) for part in parts) for parts in (names, there, asked)]
    return [line.rstrip() for line in lines if line.strip()]


def short(requirement: Requirement) -> str:
    """`Y/4` yellow or 4, `BP+135` odd and blue or pink."""
    colours = "".join(LETTERS[colour] for colour in requirement.colours)
    values = "".join(map(str, requirement.values))
    return colours + (("/" if requirement.mode == "any" else "+") if colours and values else "") + values


def _map(view: View, box: Box) -> list[str]:
    if not view["scenario"]:
        return []
    scenario = box.scenarios[view["scenario"] - 1]
    rows = []
    for number in range(1, len(scenario.rows) + 1):
        upper, lower = "", ""
        for column in "abcdefghijklmno":
            cell = f"{column}{number}"
            top, bottom = _cell(view, box, cell, scenario.sign(cell))
            upper, lower = upper + top.ljust(WIDTH), lower + bottom.ljust(WIDTH)
        rows += [upper.rstrip(), lower.rstrip()]
    return rows


def _cell(view: View, box: Box, cell: str, sign: str) -> tuple[str, str]:
    if sign == " " or (sign == "H" and cell not in view["villages"]):
        return "", ""
    if cell in view["lava"]:
        return f"{cell}~", "~~~~~~"
    pieces = "".join(figure["name"][1] for figure in view["figures"] if figure["cell"] == cell)
    flags = "".join(f"'{figure['name'][1]}" for figure in view["figures"] if figure["marker"] == cell)
    tokens = ("e" if cell in view["equipment"] else "") + ("x" if cell in view["eruption"] else "")
    card = view["terrain"].get(cell)
    requirement = box.requirements[7 + TERRAIN_NAMES.index(card)] if card else None
    below = (short(requirement) + ("*" if requirement.symbol else "")) if requirement else "####" if sign == "r" else ""
    return f"{cell}{'^' if sign in 'hH' else ''}{pieces}{flags}{tokens}", below


def _figures(view: View, box: Box, lang: str) -> list[str]:
    lines = []
    for figure in view["figures"]:
        skill = WORDS.word(lang, "skill", figure["skill"]) if figure["skill"] else ""
        cards = ", ".join(WORDS.word(lang, "card", card) for card in figure["cards"])
        injuries = ", ".join(WORDS.word(lang, "injury", injury) for injury in figure["injuries"])
        faces = " ".join(_face(view, box, name) for name in figure["dice"] if name != view["buddy"])
        lying = " ".join(_face(view, box, name) for name in set_aside(view, figure["name"]))
        stamina = WORDS.say(lang, "stamina", {"stamina": figure["stamina"], "spaces": box.spaces})
        parts = [f"{WORDS.word(lang, 'seat', figure['name'])} {skill}", stamina, faces if view["phase_number"] else ""]
        parts += [f"{WORDS.say(lang, 'aside-word')} {lying}" if lying else "", cards, injuries]
        lines.append(" | ".join(part for part in parts if part))
    return lines


def _face(view: View, box: Box, name: str) -> str:
    value = view["dice"].get(name, [0])[0]
    own = name.split(".")[1]
    return f"{own}={LETTERS[box.colour(DIE_NAMES.index(own), value)]}{value}" if value else f"{own}=?"


def _own(view: View, box: Box, lang: str) -> list[str]:
    if view["seat"] is None or view["phase_number"] == 0:
        return []
    figure = view["figures"][view["seat"]]
    requirement = requirement_on(view, box, figure["marker"])
    if requirement is None:
        return []
    total = valid_total(view, box, figure["dice"], requirement)
    return [f"{WORDS.say(lang, 'your-dice')}, {WORDS.say(lang, 'your-total', {'total': total})} ({short(requirement)})"]
