"""The action space of Fuji: every decision and every throw, in the digest's notation (section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.space import Space
from lapilli.core.state import packed

COLUMNS = "abcdefghijklmno"
ROWS: Final[i64] = 6
CELLS: Final[i64] = 90  # the grid on which every map is drawn, in cell order: column, then row
PLAIN: Final[i64] = 7  # topics that are no cards
TOPICS: Final[i64] = 97
FIGURES: Final[i64] = 4
DUMMY: Final[i64] = 4  # the holder of the third set of dice with two players (variant A)
SET: Final[i64] = 6  # dice of one set
CARDS: Final[i64] = 15

CELL_NAMES = [f"{column}{row}" for column in COLUMNS for row in range(1, 7)]
FIGURE_NAMES = ["p1", "p2", "p3", "p4"]
DIE_NAMES = ["u1", "u2", "v1", "v2", "w1", "w2"]
DICE = [f"{holder}.{die}" for holder in (*FIGURE_NAMES, "dummy") for die in DIE_NAMES]
TOPIC_NAMES = ["yellow", "blue", "pink", "odd", "even", "high", "low"]
SKILL_NAMES = ["manager", "scout", "buddy", "survivalist", "gatherer", "tinkerer"]
CARD_NAMES = [
    *("binoculars", "lighter", "carabiner", "map", "ducttape", "compass", "machete", "radio", "shovel", "rope"),
    *("flaregun", "flashlight", "knife", "water", "firstaid"),
]
BARE_NAMES = ["carabiner", "ducttape", "compass", "machete", "radio", "shovel", "flaregun", "flashlight", "firstaid"]
TERRAIN_NAMES = [*(f"land{number:02}" for number in range(1, 25)), *(f"vil{number}" for number in range(1, 7))]
INJURY_NAMES = ["leg", "arm", "amnesia", "eye"]
CHARACTER_NAMES = ["blue", "purple", "green", "black"]


class Card:
    """The equipment cards as numbers, in the order of their names."""

    BINOCULARS: Final[i64] = 0
    LIGHTER: Final[i64] = 1
    CARABINER: Final[i64] = 2
    MAP: Final[i64] = 3
    DUCTTAPE: Final[i64] = 4
    COMPASS: Final[i64] = 5
    MACHETE: Final[i64] = 6
    RADIO: Final[i64] = 7
    SHOVEL: Final[i64] = 8
    ROPE: Final[i64] = 9
    FLAREGUN: Final[i64] = 10
    FLASHLIGHT: Final[i64] = 11
    KNIFE: Final[i64] = 12
    WATER: Final[i64] = 13
    FIRSTAID: Final[i64] = 14


def _neighbours(cell: int) -> list[int]:
    column, row = divmod(cell, 6)
    beside = [(column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row)]
    return [c * 6 + r for c, r in beside if 0 <= c < 15 and 0 <= r < 6]


def _paths() -> list[list[int]]:
    """Every row of one to four adjacent cells, none visited twice: the walks that a figure may take."""
    paths, longest = [[cell] for cell in range(90)], [[cell] for cell in range(90)]
    for _time in range(3):
        longest = [[*path, cell] for path in longest for cell in _neighbours(path[-1]) if cell not in path]
        paths += longest
    return paths


def pack(path: list[int]) -> int:
    """A walk as one number."""
    code = 0
    for cell in path:
        code = code * 91 + cell + 1
    return code


_PATHS = _paths()
PATH_CODES: Final = packed([pack(path) for path in _PATHS])
PATH_INDEX: dict[int, int] = {pack(path): index for index, path in enumerate(_PATHS)}
PAIRS = [(first, second) for first in range(90) for second in range(first + 1, 90)]

SPACE = Space(
    cell=CELL_NAMES,
    figure=FIGURE_NAMES,
    seat=FIGURE_NAMES[:2],
    holder=[*FIGURE_NAMES, "dummy"],
    die=[*DIE_NAMES, *(f"{figure}.{die}" for figure in FIGURE_NAMES for die in DIE_NAMES)],
    face=[str(face) for face in range(1, 7)],
    kind=["u", "v", "w"],
    character=CHARACTER_NAMES,
    skill=SKILL_NAMES,
    card=CARD_NAMES,
    bare=BARE_NAMES,
    lender=["lighter", "map"],
    target=["self", *FIGURE_NAMES],
    pair=[f"{CELL_NAMES[first]} {CELL_NAMES[second]}" for first, second in PAIRS],
    path=[" ".join(CELL_NAMES[cell] for cell in path) for path in _PATHS],
    hand=["use", "use p3", "use knife", "use p3 knife"],
    start=["white", "grey"],
    injury=INJURY_NAMES,
    scenario=[str(number) for number in range(1, 8)],
    terrain=TERRAIN_NAMES,
    topic=[*TOPIC_NAMES, *CELL_NAMES],
    strength=["great", "good", "poor", "awful"],
    threat=["safe", "danger"],
    hold=["keep", "drop"],
    move=["go", "not"],
    order=["first", "last"],
    wield=["use", "spare"],
    answer=["yes", "no", "maybe", "thanks", "sorry", "wait", "later", "said"],
)


def both(template: str, rule: str, click_path: str = "", key: str = "", confirm: bool = False) -> i64:
    """A kind for the own figure, and behind it the same for the third one (F-10): `mark f2`, `mark p3 f2`."""
    base = SPACE.add(template, rule=rule, click_path=click_path, key=key, confirm=confirm)
    verb, _, rest = template.partition(" ")
    own = SPACE.kinds[-1].key
    SPACE.add(
        f"{verb} p3 {rest}".strip(),
        rule="F-10.10",
        click_path=f"figure/p3 {click_path}",
        key=f"p3-{own}",
        confirm=confirm,
    )
    return base


# set-up
PICK_CHARACTER: Final[i64] = both("pick character {character}", "F-0.2", "character/{character}")
PICK_SKILL: Final[i64] = both("pick skill {skill}", "F-0.3", "skill/{skill}")
LEAVE_OUT: Final[i64] = SPACE.add("leave {kind}", key="leave-out", rule="F-0.4", click_path="kind/{kind}")
BURY: Final[i64] = both("bury {card}", "F-0.6", "card/{card}")
START: Final[i64] = SPACE.add("start {start}", rule="F-0.9", click_path="start/{start}")

# planning
MARK: Final[i64] = both("mark {cell}", "F-2.2", "cell/{cell}")
UNMARK: Final[i64] = both("unmark", "F-2.5", "marker")
SIDE: Final[i64] = SPACE.add("side {seat}", rule="F-10.9", click_path="side/{seat}")
READY: Final[i64] = SPACE.add("ready", rule="F-2.6", click_path="ready")
UNREADY: Final[i64] = SPACE.add("unready", rule="F-2.8", click_path="unready")
GIVE: Final[i64] = both("give {card} {figure}", "F-11.1", "card/{card} figure/{figure}")

# equipment
USE_BARE: Final[i64] = SPACE.add(
    "{hand} {bare}", key="use-bare", rule="F-4.4", click_path="hand/{hand} card/{bare}", confirm=True
)
USE_LENDER: Final[i64] = SPACE.add(
    "{hand} {lender} {figure}", key="use-lender", rule="F-12.2", click_path="hand/{hand} card/{lender} figure/{figure}"
)
USE_WATER: Final[i64] = SPACE.add(
    "{hand} water {target}", key="use-water", rule="F-12.15", click_path="hand/{hand} card/water figure/{target}"
)
USE_ROPE: Final[i64] = SPACE.add(
    "{hand} rope {cell}", key="use-rope", rule="F-12.11", click_path="hand/{hand} card/rope cell/{cell}", confirm=True
)
USE_BINOCULARS: Final[i64] = SPACE.add(
    "{hand} binoculars {pair}", key="use-binoculars", rule="F-12.1", click_path="{pair}"
)

# dice
PICK: Final[i64] = both("pick {die}", "F-3.5", "die/{die}")
THROW: Final[i64] = both("throw", "F-3.5", "throw")
STOP: Final[i64] = both("stop", "F-3.7", "stop")
ASIDE: Final[i64] = both("aside {die}", "F-11.3", "aside die/{die}")
LEND: Final[i64] = both("lend {die}", "F-12.2", "die/{die}", confirm=True)
REFUSE: Final[i64] = SPACE.add("refuse", rule="F-12.2", click_path="refuse")
PASS: Final[i64] = SPACE.add("pass", rule="F-10.11", click_path="pass")
REROLL: Final[i64] = both("reroll {die}", "F-12.3", "die/{die}", confirm=True)
FLIP: Final[i64] = both("flip {die}", "F-12.5", "die/{die}")
DONE: Final[i64] = both("done", "F-12.5", "done")
TURN: Final[i64] = both("turn {die} {face}", "F-12.10", "die/{die} face/{face}", confirm=True)

# turns
GO: Final[i64] = both("go", "F-5.2", "go")
BAR: Final[i64] = both("bar {figure}", "F-11.5", "figure/{figure}")
WALK: Final[i64] = both("walk {path}", "F-5.9", "{path}")
TAKE: Final[i64] = both("take", "F-5.13", "take", confirm=True)
LEAVE: Final[i64] = both("leave", "F-5.13", "leave")
INJURY: Final[i64] = both("injury {injury}", "F-5.20", "injury/{injury}", confirm=True)
LOSE: Final[i64] = both("lose {die}", "F-5.21", "die/{die}", confirm=True)

# talk
SAY: Final[i64] = SPACE.add(
    "talk {strength} {topic}", key="say", rule="F-13.6", click_path="say/{strength} topic/{topic}"
)
SAY_THIRD: Final[i64] = SPACE.add(
    "talk {strength} {topic} of p3", key="say-third", rule="F-13.9", click_path="say/{strength} topic/{topic} figure/p3"
)
THREAT: Final[i64] = SPACE.add(
    "talk {threat} {figure} {topic}",
    key="threat",
    rule="F-13.8",
    click_path="say/{threat} figure/{figure} topic/{topic}",
)
WILL_GO: Final[i64] = SPACE.add("talk will go {cell}", key="will-go", rule="F-13.13", click_path="say/will cell/{cell}")
WILL_STAY: Final[i64] = SPACE.add("talk will stay", key="will-stay", rule="F-13.13", click_path="say/will say/stay")
WILL_HOLD: Final[i64] = SPACE.add(
    "talk will {hold} {topic}", key="will-hold", rule="F-13.13", click_path="say/will say/{hold} topic/{topic}"
)
WILL_USE: Final[i64] = SPACE.add(
    "talk will use {card}", key="will-use", rule="F-13.13", click_path="say/will card/{card}"
)
WILL_ORDER: Final[i64] = SPACE.add(
    "talk will {order}", key="will-order", rule="F-13.13", click_path="say/will say/{order}"
)
PLEASE_GO: Final[i64] = SPACE.add(
    "talk please {figure} {move} {cell}",
    key="please-go",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/{move} cell/{cell}",
)
PLEASE_STAY: Final[i64] = SPACE.add(
    "talk please {figure} stay", key="please-stay", rule="F-13.14", click_path="say/please figure/{figure} say/stay"
)
PLEASE_HOLD: Final[i64] = SPACE.add(
    "talk please {figure} {hold} {topic}",
    key="please-hold",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/{hold} topic/{topic}",
)
PLEASE_USE: Final[i64] = SPACE.add(
    "talk please {figure} {wield} {card}",
    key="please-use",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/{wield} card/{card}",
)
PLEASE_GIVE: Final[i64] = SPACE.add(
    "talk please {figure} give {card} {to:figure}",
    key="please-give",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/give card/{card} figure/{to}",
)
PLEASE_ORDER: Final[i64] = SPACE.add(
    "talk please {figure} {order}",
    key="please-order",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/{order}",
)
PLEASE_BAR: Final[i64] = SPACE.add(
    "talk please {figure} bar {to:figure}",
    key="please-bar",
    rule="F-13.14",
    click_path="say/please figure/{figure} say/bar figure/{to}",
)
ASK: Final[i64] = SPACE.add(
    "talk ask {figure} {topic}", key="ask", rule="F-13.15", click_path="say/ask figure/{figure} topic/{topic}"
)
ANSWER: Final[i64] = SPACE.add("talk {answer}", key="answer", rule="F-13.15", click_path="say/{answer}")

ANSWERS: Final[i64] = 8
YES: Final[i64] = ANSWER
MAYBE: Final[i64] = ANSWER + 2
THANKS: Final[i64] = ANSWER + 3
SORRY: Final[i64] = ANSWER + 4
LATER: Final[i64] = ANSWER + 6  # "I would rather not say yet"
SAID: Final[i64] = ANSWER + 7  # "I have said it already"

# chance
DEAL_CHARACTER: Final[i64] = SPACE.add("deal character {figure} {character}", rule="F-0.2")
DEAL_SKILL: Final[i64] = SPACE.add("deal skill {figure} {skill}", rule="F-0.3")
LEFT_OUT: Final[i64] = SPACE.add("leave {figure} {kind}", key="left-out", rule="F-0.4")
DRAW: Final[i64] = SPACE.add("draw {figure} {card}", rule="F-0.5")
SCENARIO: Final[i64] = SPACE.add("draw scenario {scenario}", rule="F-0.8")
LAY: Final[i64] = SPACE.add("lay {cell} {terrain}", rule="F-0.8")
START_AT: Final[i64] = SPACE.add("start {figure} {start}", key="start-at", rule="F-0.9")
ROLL: Final[i64] = SPACE.add("roll {holder} {die} {face}", rule="F-1.1")

_BASES = {kind.key: kind.base for kind in SPACE.kinds}
BASE: Final = packed(SPACE.bases())  # the kind of each action, third figure's kinds apart
VERB: Final = packed(  # the same with `mark p3` counted as `mark`
    [_BASES[kind.key.removeprefix("p3-")] for kind in SPACE.kinds for _ in range(kind.size)]
)
BARE: Final = packed([CARD_NAMES.index(name) for name in BARE_NAMES])
