"""Images for sharing: the end of a game as a picture, and its last round as an animation."""

from __future__ import annotations

import re

from lapilli.core.presentation import Shape
from lapilli.core.table import Table
from lapilli.draw import Element, Scene, Seat, group, label, path, rect, seat_mark, wrap
from lapilli.draw.film import bound
from lapilli.draw.raster import paint

WIDTH, HEIGHT = 1200, 630  # as those who show links want it
RAIL = 340  # for the words
FRAMES = 12  # of a film
FILM = 490  # how wide it is
OPENING = re.compile(r'<svg ([^>]*?) width="[^"]*" height="[^"]*"')
Ending = tuple[str, str, tuple[tuple[str, str, str, str, bool], ...]]
"""Title, how it ended, and the seats, the best first: name, what it reached, colour, letter, whether it won."""


def still(table: Table, ending: Ending, lang: str) -> bytes:
    """The last board beside the words; nothing where a game does not draw itself."""
    board = _scene(table, lang, table.ply)
    if board is None:
        return b""
    room = (WIDTH - RAIL - 48, HEIGHT - 40)
    scale = min(room[0] / board.width, room[1] / board.height)
    size = (board.width * scale, board.height * scale)
    at = (24 + (room[0] - size[0]) / 2, (HEIGHT - size[1]) / 2)
    place = rf'<svg \1 x="{at[0]:.1f}" y="{at[1]:.1f}" width="{size[0]:.1f}" height="{size[1]:.1f}"'
    inner, grounds = board.to_paint("light")
    sheet = Scene(WIDTH, HEIGHT, "Lapilli").add(_words(ending)).svg("light")
    shown = {name: {wide * scale for wide in widths} for name, widths in grounds.items()}
    return paint(sheet.removesuffix("</svg>") + OPENING.sub(place, inner, count=1) + "</svg>", shown, 1, "light")


def film(table: Table, lang: str) -> bytes:
    """The moments of the last round, a dozen at most."""
    plies = _last_round(table)
    step = max(1, -(-len(plies) // FRAMES))
    shots = [_scene(table, lang, ply) for ply in plies[::-1][::step][::-1]]
    return bound([shot.png(FILM / shot.width, "light") for shot in shots if shot], 900) if shots[0] else b""


def _scene(table: Table, lang: str, ply: int) -> Scene | None:
    """The board for a broad screen, as a spectator sees it."""
    shape: Shape = "wide" if "wide" in table.game.presentation.shapes else ""
    drawn = table.picture(None, lang, shape, ply)
    return drawn if isinstance(drawn, Scene) else None


def _words(ending: Ending) -> Element:
    """Title, how it ended, who sat there, and the name of the house."""
    title, ended, seats = ending
    x, y = WIDTH - RAIL, 92.0
    parts: list[Element] = [
        rect(x - 12, 0, RAIL + 12, HEIGHT, fill="panel"),
        label(x + 10, y, title, 44, anchor="start", serif=True, bold=True),
    ]
    y += 52
    for line in wrap(ended, RAIL - 44, 24, 5):
        parts.append(label(x + 10, y, line, 24, anchor="start", serif=True))
        y += 32
    y += 24
    for name, reached, colour, letter, won in seats:
        parts.append(seat_mark(Seat(colour, letter), (x + 28, y), 36))
        parts.append(label(x + 58, y - 12, name, 21, anchor="start", bold=won))
        parts.append(label(x + 58, y + 12, reached, 18, anchor="start", bold=won))
        y += 58
    mountain = path("M0 30L14 4L20 8L26 2L42 30Z", fill="basalt")
    fire = path("M11 10L14 4L20 8L26 2L30 9L24 13L19 9L15 13Z", fill="ember")
    parts.append(group(mountain, fire, at=(x + 10, HEIGHT - 66)))
    parts.append(label(x + 64, HEIGHT - 48, "Lapilli", 30, anchor="start", serif=True, bold=True))
    return group(parts)


def _last_round(table: Table) -> list[int]:
    """From the end back to where its round began; at most a hundred plies."""
    game = table.game

    def round_at(ply: int) -> int | None:
        return game.presentation.turn(game.rules.observe(table.at(ply).state, None)).round

    last = round_at(table.ply)
    first = table.ply
    while first > 0 and table.ply - first < 100 and round_at(first - 1) == last:
        first -= 1
    return list(range(first, table.ply + 1))
