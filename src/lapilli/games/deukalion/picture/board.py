"""The table as a picture: chart of the Aegean, underworld, ship plans, tasks, Kylix or fight, and the own hand."""

from __future__ import annotations

from lapilli.core.presentation import Shape
from lapilli.draw import Element, Scene, cached_drawing, drawing, fitting, group, label, path, rect
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture import facts, narrow
from lapilli.games.deukalion.picture.cards import TASK, hand, hand_rows, tasks
from lapilli.games.deukalion.picture.chart import chart
from lapilli.games.deukalion.picture.fight import fight
from lapilli.games.deukalion.picture.kylix import PANEL, kylix_panel, large_kylix
from lapilli.games.deukalion.picture.seats import PLAN, SLIM, column, seat_plan, seats, seats_height, underworld
from lapilli.games.deukalion.picture.style import CHART, LOOKS, PALETTE, WIDTH, WORDS, keep_pieces, said
from lapilli.games.deukalion.picture.words import city_words, said_line, settlement_words, task_line
from lapilli.words import colon

__all__ = ["LOOKS", "SHAPES", "board", "board_for"]

SHAPES: tuple[Shape, ...] = ("narrow", "wide")
HEADER, SEA, TASKS, HAND = 64, CHART[1] + 6, 216, 216  # heights of the parts, from the top
MARGIN = 10
ROOM = 120  # for less than that nothing is drawn


def board(view: View, lang: str) -> Scene:
    """One below the other, what one acts with first: chart, tasks and dice or fight, hand, everybody's ship."""
    below = HEADER + SEA
    plans = below + TASKS + (HAND if facts.holds_cards(view) else 0)
    scene = _sheet(view, lang, WIDTH, plans + seats_height(view) + MARGIN)
    scene.add(header(facts.header(view), lang, 320))
    scene.add(underworld(facts.underworld(view), lang, (WIDTH - 410, 8), (400, 50)))
    scene.add(group(chart(scene, view, lang), at=(4, HEADER)))
    scene.add(group(scene.part(tasks, facts.tasks(view), lang), at=(MARGIN, below)))
    scene.add(group(_panel(scene, view, lang), at=(WIDTH - MARGIN - PANEL[0], below)))
    if facts.holds_cards(view):
        scene.add(group(scene.part(hand, facts.hand(view), lang), at=(MARGIN, below + TASKS)))
    return scene.add(group(seats(view, lang), at=(0, plans)))


def board_for(view: View, lang: str, shape: Shape) -> Scene:
    """The same for a phone, or for a broad screen."""
    return _narrow(view, lang) if shape == "narrow" else _wide(view, lang) if shape == "wide" else board(view, lang)


def _narrow(view: View, lang: str) -> Scene:
    """One below the other, what one acts with first: chart, dice or fight, hand, tasks, everybody's ship."""
    width = narrow.WIDTH
    room = width - 2 * MARGIN + 8  # what stands below the chart
    left = (width - room) / 2
    scene = _sheet(view, lang, width, 1, bare=True)
    rows, rows_height = hand_rows(facts.hand(view), lang, room) if _seated(view) else ((), 0.0)
    panel = HEADER + narrow.HEIGHT + 6
    scale = room / PANEL[0]
    cards = panel + PANEL[1] * scale + 10
    task = cards + rows_height + 2
    plans = task + TASK[1] + 12
    dead = plans + len(view["heroes"]) * (PLAN[1] + 8)
    scene.height = dead + 62
    scene.add(group(header(facts.header(view), lang, room), at=(left - MARGIN, 0)))
    scene.add(group(narrow.porthole(scene, view, lang), at=(0, HEADER)))
    scene.add(group(_panel(scene, view, lang), at=(left, panel), scale=scale))
    scene.add(group(rows, at=(left, cards)))
    scene.add(group(scene.part(tasks, facts.tasks(view), lang, step=TASK[0]), at=(left - 2, task)))
    for index, name in enumerate(view["heroes"]):
        scene.add(seat_plan(facts.plan(view, name), lang, name, (left, plans + index * (PLAN[1] + 8)), room))
    return scene.add(underworld(facts.underworld(view), lang, (left, dead), (room, 50)))


def _wide(view: View, lang: str) -> Scene:
    """Chart and cards left, as large as can be; in a column everybody's ship, and the dice.

    Where few sit there is room for the Kylix as well.
    """
    scene = _sheet(view, lang, WIDTH + SLIM + MARGIN, SEA + max(HAND, TASKS) + MARGIN)
    right, below = WIDTH + 2, SEA + 8
    scene.add(group(chart(scene, view, lang), at=(4, 4)))
    scene.add(_shelf((4, SEA + 3), (CHART[0], HAND + 4)))
    scene.add(group(scene.part(tasks, facts.tasks(view), lang), at=(MARGIN, below)))
    if view["seat"]:
        taken = (len(view["open_tasks"]) + bool(view["heroes"][view["seat"]]["secret"])) * (TASK[0] + 7)
        room = CHART[0] - MARGIN - 12 - taken
        scene.add(group(scene.part(hand, facts.hand(view), lang, room), at=(taken + 16, below)))
    scene.add(group(header(facts.header(view), lang, SLIM), at=(right - MARGIN, -4)))
    scene.add(underworld(facts.underworld(view), lang, (right, 62), (SLIM, 50)))
    plans, end = column(view, lang, (right, 118), SEA - 120)
    scene.add(plans)
    if SEA - end > ROOM:
        size = (SLIM, SEA - end)
        scene.add(group(scene.part(large_kylix, facts.dice(view), lang, size), at=(right, end)))
    return scene.add(group(_panel(scene, view, lang), at=(right, below)))


LEAPS = ((196.0, 96.0, -16.0), (82.0, 104.0, 8.0))


@cached_drawing
def _shelf(at: tuple[float, float], size: tuple[float, float]) -> Element:
    """What the cards stand on: black slip with dolphins over waves, as on a vase, so that few do not lie in nowhere."""
    step, dolphin = 24, drawing(__file__, "dolphin").data()
    waves = "".join(f"M{8 + n * step} {size[1] - 7}q7 -13 14 -3q-4 4 -6 0" for n in range(int((size[0] - 12) / step)))
    return group(
        rect(0, 0, *size, 9, fill="slip"),
        rect(3, 3, size[0] - 6, size[1] - 6, 7, fill="none", stroke="terracotta", stroke_width=1.6),
        path(waves, fill="none", stroke="terracotta", stroke_width=2.4, stroke_linecap="round"),
        [path(dolphin, fill="terracotta", at=(size[0] - x, y), scale=1.5, turn=turn) for x, y, turn in LEAPS],
        at=at,
        pointer_events="none",
    )


def _sheet(view: View, lang: str, width: float, height: float, bare: bool = False) -> Scene:
    scene = Scene(width, height, WORDS.say(lang, "title"), described(view, lang), palette=PALETTE)
    scene.part(keep_pieces, list(view["heroes"]), bare)
    return scene


def _seated(view: View) -> bool:
    return bool(view["seat"])


def _panel(scene: Scene, view: View, lang: str) -> tuple[Element, ...]:
    if view["fight"]:
        return scene.part(fight, facts.fight(view), lang)
    return scene.part(kylix_panel, facts.dice(view), lang)


def described(view: View, lang: str) -> str:
    """The position in words, for those who listen."""
    ships = " ".join(
        said(
            lang,
            "board-ship",
            seat=("seat", name),
            field=hero["ship"] or "none",
            soldiers=hero["aboard"],
            treasures=len(hero["cargo"]),
            total=hero["total"],
        )
        for name, hero in view["heroes"].items()
    )
    first = said(lang, "board-describe", turn=view["turn"], hydra=view["hydra"], ships=ships)
    box = box_of(view["box"])
    places = [
        *(city_words(view, box, city, lang) for city in view["cities"]),
        *(settlement_words(view, box, place, lang) for place, holder in view["settlements"].items() if holder),
    ]
    wanted = [said_line(task_line(box, task), lang) for task in view["open_tasks"] if task]
    tasks = f"{WORDS.say(lang, 'board-tasks')}{colon(lang)}{'; '.join(wanted)}" if wanted else ""
    return " ".join([first, *(f"{words}." for words in (*places, tasks) if words)])


@cached_drawing
def header(view: View, lang: str, width: float) -> Element:
    """How far the game is, and what wins it."""
    turn = said(lang, "board-turn", turn=view["turn"])
    target = said(lang, "board-target", target=view["target"])
    bags = said(lang, "board-bag", deck=view["deck"], tasks=view["task_bag"])
    return group(
        rect(MARGIN, 8, width, 50, 9, fill="plate", stroke="slip", stroke_width=1.6),
        label(MARGIN + 14, 23, turn, 19, anchor="start", serif=True, bold=True, fill="plate-ink"),
        label(MARGIN + width - 12, 23, target, 16, anchor="end", fill="plate-ink"),
        label(MARGIN + 14, 45, bags, fitting(bags, width - 26, 15), anchor="start", fill="plate-muted"),
    )
