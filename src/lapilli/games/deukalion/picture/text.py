"""The chart and everything round it in characters, for a terminal."""

from __future__ import annotations

from lapilli.core.text_wrap import wrap
from lapilli.draw import TextGrid, table
from lapilli.games.deukalion.actions import CITIES, FIELDS, LASTING
from lapilli.games.deukalion.box import Box, box_of
from lapilli.games.deukalion.knowledge.view_types import View, fight_in, own_hand
from lapilli.games.deukalion.picture.cards import describe
from lapilli.games.deukalion.picture.fight import number
from lapilli.games.deukalion.picture.prompt import dice, setting
from lapilli.games.deukalion.picture.reach import reachable
from lapilli.games.deukalion.picture.style import ACTIONS, LOOKS, MARKS, WORDS, action_word, said
from lapilli.words import colon

LARGE, SMALL = (9, 3), (8, 2)  # how wide and how high a square is
GROUND = {"sea": "", "anchor": "a~", "styx": "≈≈≈", "land": "^^^", "athens": "", "kylix": ""}
COLUMNS, LINES = 90, 46  # that the large form needs


def text_board(view: View, lang: str) -> str:
    """Chart, seats, tasks, dice or fight, and the own hand."""
    box = box_of(view["box"])
    return "\n".join([*_open(view, lang, chart(view, box, lang).plain()), *_hand(view, box, lang)])


def compact(view: View, lang: str) -> str:
    """The same in 80 columns and 40 lines: squares of two lines, the own cards by name."""
    box = box_of(view["box"])
    return wrap("\n".join([*_open(view, lang, chart(view, box, lang, SMALL).plain().rstrip()), *_held(view, lang)]))


def _open(view: View, lang: str, drawn: str) -> list[str]:
    """Everything but the own hand, below the chart as it was drawn."""
    box = box_of(view["box"])
    return [
        f"{said(lang, 'board-turn', turn=view['turn'])} · {said(lang, 'board-target', target=view['target'])}",
        drawn,
        "  ".join(f"{mark} {WORDS.word(lang, 'colour', colour)}" for colour, mark in MARKS.items()),
        *([said(lang, "board-reach", fields=" ".join(fields))] if (fields := reachable(view)) else []),
        _seats(view, lang),
        said(lang, "board-bag", deck=view["deck"], tasks=view["task_bag"]),
        *_tasks(view, box, lang),
        *(_fight(view, lang) if view["fight"] else _kylix(view, lang)),
    ]


def chart(view: View, box: Box, lang: str, size: tuple[int, int] = LARGE) -> TextGrid:
    """Nine by seven squares, each so wide and so high."""
    wide, high = size
    grid = TextGrid(4 + 9 * wide, 2 + 7 * high)
    for column in range(9):
        grid.field(0, 4 + column * wide, "abcdefghi"[column], wide, "centre")
    for field in FIELDS:
        row, column = 1 + (int(field[1]) - 1) * high, 4 + (ord(field[0]) - ord("a")) * wide
        if field[0] == "a":
            grid.put(row + 1, 1, field[1])
        words = _square(view, box, field, lang, wide)
        for line, part in enumerate(words if high == len(words) else _two_lines(words)):
            grid.field(row + line, column, part, wide, "centre")
    return grid


def _two_lines(words: tuple[str, str, str]) -> tuple[str, str]:
    """A square without its empty line; the Kylix as its dice from the north clockwise, then the middle."""
    name, contents, pieces = words
    if not pieces:
        return name, contents
    if not name:
        return contents, pieces
    west, middle, east = contents.split()
    return f"{name}{east}{pieces}{west}", middle


def _square(view: View, box: Box, field: str, lang: str, wide: int) -> tuple[str, str, str]:
    """Name, contents, pieces."""
    terrain = box.terrain(field)
    pieces = [f"{LOOKS[name][1]}{hero['aboard']}" for name, hero in view["heroes"].items() if hero["ship"] == field]
    if field == view["hydra"]:
        pieces.append("§§§")  # the Hydra
    shown = " ".join(pieces)
    if terrain in CITIES:
        jars = "".join(MARKS[colour] for colour in view["cities"][terrain])
        free = "·" * (box.places[terrain] - len(view["cities"][terrain]))
        return WORDS.word(lang, "place", terrain)[: wide - 1], f"[{box.values[terrain]}] {jars}{free}", ""
    if terrain in view["settlements"]:
        holder = view["settlements"][terrain]
        garrison = (LOOKS[holder][1] if holder else "·") * box.values[terrain]
        return WORDS.word(lang, "place", terrain)[: wide - 1], f"({box.values[terrain]}) {garrison}", ""
    if terrain == "athens":
        return "", WORDS.word(lang, "place", "athens").upper()[: wide - 1], ""
    if terrain == "kylix":
        rims = [str(die or "·") for die in view["dice"]]
        turned = int(view["kylix"][-1]) - 1 if view["kylix"] else 0
        north, east, south, west = (rims[(turned + place) % 4] for place in range(4))
        return north, f"{west} {rims[4]} {east}", south
    return ("", GROUND[terrain], shown) if shown else ("", GROUND[terrain] or "·", "")


def _seats(view: View, lang: str) -> str:
    """One line per hero."""
    rows = []
    for name, hero in view["heroes"].items():
        mark = "*" if name in view["awaited"] else "+" if name == view["active"] else " "
        lasting = [WORDS.word(lang, "card", card) for card in LASTING for _ in range(hero[card])]
        secret = WORDS.say(lang, "board-secret-held") if hero["has_secret"] else ""
        rows.append(
            [
                f"{mark}{LOOKS[name][1]} {WORDS.word(lang, 'seat', name)}",
                said(lang, "board-points", total=hero["total"], target=view["target"]),
                f"{hero['aboard']} ↓{hero['below']}",
                "".join(MARKS[colour] for colour in hero["cargo"]) or "-",
                said(lang, "board-in-hand", cards=hero["cards"]),
                secret,
                ", ".join(lasting),
            ]
        )
    return table(rows).plain()


def _tasks(view: View, box: Box, lang: str) -> list[str]:
    """Open cards, and the own secret one."""
    secret = view["heroes"][view["seat"]]["secret"] if view["seat"] else None
    lines = [f"{WORDS.say(lang, 'board-tasks')}:"]
    lines += [_task(box, task, lang) for task in view["open_tasks"] if task]
    if secret:
        lines += [f"{WORDS.say(lang, 'board-secret')}:", _task(box, secret, lang)]
    return lines


def _task(box: Box, task: str, lang: str) -> str:
    first, second = (describe(box.halves[f"{task}.{half}"], lang) for half in "ab")
    return f"  {task} ({box.points[task]})  a {first}  |  b {second}"


def _kylix(view: View, lang: str) -> list[str]:
    """The four actions with their dice, or what each setting would give."""
    if 0 in view["dice"]:
        return []
    values = dice(view)
    if values:
        return ["Kylix: " + ", ".join(f"{action_word(lang, action)} {values[action]}" for action in ACTIONS)]
    return [f"  rim{rim + 1}{colon(lang)}{said(lang, 'board-setting', **setting(view, rim))}" for rim in range(4)]


def _fight(view: View, lang: str) -> list[str]:
    """Both crews as they lie."""
    fight = fight_in(view)
    lines = []
    for side in fight["sides"]:
        lies = ", ".join(f"{side[how]} {WORDS.say(lang, f'board-{how}')}" for how in ("fallen", "firm", "leaning"))
        strength = said(lang, "board-strength", strength=number(side["strength"]))
        lines.append(f"⚔ {WORDS.word(lang, 'seat', side['seat'])}{colon(lang)}{lies}. {strength}")
    if fight["needed"] is not None:
        name = WORDS.word(lang, "place", fight["place"]) if fight["place"] else WORDS.say(lang, "board-hydra-die")
        lines.append(f"⚔ {name}{colon(lang)}{said(lang, 'board-needs', needed=number(fight['needed']))}")
    return lines


def _held(view: View, lang: str) -> list[str]:
    """The own cards by name."""
    hand = own_hand(view)
    cards = [f"{hand.count(card)} × {WORDS.word(lang, 'card', card)}" for card in sorted(set(hand), key=hand.index)]
    return [f"{WORDS.say(lang, 'board-hand')}{colon(lang)}{', '.join(cards)}"] if cards else []


def _hand(view: View, box: Box, lang: str) -> list[str]:
    """The own cards with what they do."""
    hand = own_hand(view)
    lines = [f"{WORDS.say(lang, 'board-hand')}:"] if hand else []
    for card in sorted(set(hand), key=hand.index):
        effect = said(lang, f"effect-{card}", amount=box.amounts[card])
        lines.append(f"  {hand.count(card)} × {WORDS.word(lang, 'card', card)}{colon(lang)}{effect}")
    return lines
