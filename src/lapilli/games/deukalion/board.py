"""The table as a picture: chart of the Aegean, underworld, ship plans, tasks, Kylix or fight, and the own hand."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.draw import Element, Scene, group, label, rect
from lapilli.games.deukalion.board_cards import hand, tasks
from lapilli.games.deukalion.board_chart import chart
from lapilli.games.deukalion.board_fight import fight
from lapilli.games.deukalion.board_kylix import kylix_panel
from lapilli.games.deukalion.board_look import LOOKS, PALETTE, WIDTH, WORDS, keep_pieces, said
from lapilli.games.deukalion.board_seats import seats, seats_height, underworld

__all__ = ["LOOKS", "board"]

HEADER, CHART, TASKS, HAND = 64, 582, 152, 150  # heights of the parts, from the top
MARGIN = 10


def board(view: View, lang: str) -> Scene:
    """Chart above, what everybody has below it, the own hand at the bottom."""
    plans = seats_height(view)
    mine = view["heroes"][view["seat"]] if view["seat"] else None
    height = HEADER + CHART + plans + TASKS + (HAND if mine else 0) + MARGIN
    scene = Scene(WIDTH, height, WORDS.say(lang, "title"), described(view, lang), palette=PALETTE)
    keep_pieces(scene, list(view["heroes"]))
    scene.add(header(view, lang), underworld(view, lang, (WIDTH - 410, 8), (400, 50)))
    scene.add(group(chart(view, lang), at=(0, HEADER)))
    scene.add(group(seats(view, lang), at=(0, HEADER + CHART)))
    below = HEADER + CHART + plans
    scene.add(group(tasks(view, lang), at=(MARGIN, below)))
    panel = fight(view, lang) if view["fight"] else kylix_panel(view, lang)
    scene.add(group(panel, at=(WIDTH - MARGIN - 372, below)))
    if mine:
        scene.add(group(hand(view, lang), at=(MARGIN, below + TASKS)))
    return scene


def described(view: View, lang: str) -> str:
    """The position in words, for those who listen."""
    ships = " ".join(
        said(
            lang,
            "board-ship",
            seat=("seat", name),
            field=hero["ship"] or "-",
            soldiers=hero["aboard"],
            treasures=len(hero["cargo"]),
            total=hero["total"],
        )
        for name, hero in view["heroes"].items()
    )
    return said(lang, "board-describe", turn=view["turn"], hydra=view["hydra"], ships=ships)


def header(view: View, lang: str) -> Element:
    """How far the game is, and what wins it."""
    target = said(lang, "board-target", target=view["target"])
    bags = said(lang, "board-bag", deck=view["deck"], tasks=view["task_bag"])
    return group(
        rect(MARGIN, 8, 320, 50, 10, fill="panel", stroke="line", stroke_width=1.2),
        label(MARGIN + 14, 23, said(lang, "board-turn", turn=view["turn"]), 19, anchor="start", serif=True, bold=True),
        label(MARGIN + 308, 23, target, 16, anchor="end"),
        label(MARGIN + 14, 45, bags, 13, anchor="start", fill="muted"),
    )
