"""What stands below the island on a phone: the players two by two, the own walls, the own cards as rows."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.log_lines import Word
from lapilli.draw import Element, badge, cached_drawing, card_frame, group, label, rect, seat_mark, symbol, wrap
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import CARD_KINDS, MATERIAL_NAMES
from lapilli.games.eruption.picture import facts
from lapilli.games.eruption.picture.beside_island import bar
from lapilli.games.eruption.picture.cards import vignette
from lapilli.games.eruption.picture.grounds import VIGNETTE
from lapilli.games.eruption.picture.meter import LARGE, ZONES, vent
from lapilli.games.eruption.picture.own_area import goals, mat, socket
from lapilli.games.eruption.picture.seats import seat_of
from lapilli.words import colon

PANEL = 122.0  # height of a player's
GAP = 8.0
PICTURE = 132.0  # width of a card's
GOAL = 86.0  # height of a place that cards are brought to: for a finger
STOCK = 86.0  # and of the own walls
PLACE = 120.0  # and of one for a card


def players(view: View, top: float, width: float, lang: str) -> tuple[list[Element], float]:
    """A panel for each seat, two in a row; returns them and where they end."""
    across = (width - GAP) / 2
    last = len(view["names"]) - 1
    panels = [
        _player(
            facts.player(view, name),
            name,
            number,
            (GAP + number % 2 * across, top + number // 2 * (PANEL + 6)),
            (across if number % 2 or number < last else 2 * across) - GAP,  # an odd one has the row for itself
            lang,
        )
        for number, name in enumerate(view["names"])
    ]
    return panels, top + -(-len(panels) // 2) * (PANEL + 6)


@cached_drawing
def _player(view: View, name: str, number: int, at: tuple[float, float], width: float, lang: str) -> Element:
    degrees = view["temperature"][name]
    active = view["active"] == name and view["phase"] != "over"
    out = view["end"]["left"][number] > 0
    body = "zone-burn" if out else ZONES[box_of(view["box"]).zone(degrees)]
    words = WORDS.say(lang, "board-out" if out else "board-village", {"seat": Word("seat", name), "degrees": degrees})
    cards = view["hand_sizes"][name]
    stock = view["stock"][name]
    edge = "live-edge" if active else "line"
    parts: list[Element] = [
        rect(0, 0, width, PANEL, 10, fill="panel", stroke=edge, stroke_width=1.6, kind="edge"),
        rect(2, 2, width - 4, PANEL - 4, 9, fill="none", stroke="live" if active else "none", stroke_width=4),
        seat_mark(seat_of(name), (38, 38), 64),
        label(78, 36, WORDS.word(lang, "seat", name), 30, anchor="start", bold=True, serif=True),
        rect(width - 98, 16, 90, 42, 20, fill=body),
        label(width - 53, 37, "✕" if out else f"{degrees}°", 30, bold=True, fill=f"on-{body}"),
        rect(16, 80, 20, 28, 3, fill="basalt", stroke="rim", stroke_width=1.2),
        label(42, 95, str(cards), LARGE, anchor="start", bold=True),
        *(seat_mark(seat_of(mate).bare, (62, 60), 32) for mate in view["names"]),
    ]
    if name in view["winners"]:
        parts.append(symbol("star", (width - 116, 36), 30, "wheat"))
    step = (width - 84) / 3
    for place, material in enumerate(MATERIAL_NAMES):
        parts.append(bar(material, (94 + place * step, 95), 36, 17))
        parts.append(label(118 + place * step, 95, str(stock.get(material, 0)), LARGE, anchor="start"))
    for place, tile in enumerate(n + 1 for n, holder in enumerate(view["eruptions"]) if holder == name):
        held = WORDS.say(lang, "board-eruption-held", {"number": tile, "seat": Word("seat", name)})
        parts.append(vent((width - 130 - place * 50, 66), 46, tile, f"eruption/{tile}", held))
    shown = WORDS.say(lang, "board-cards", {"count": cards})
    return group(parts, at=at, id=f"seat/{name}", label=f"{words}, {shown}")


def own(view: View, top: float, width: float, lang: str) -> tuple[tuple[Element, ...], float]:
    """What the viewer has, if it is somebody who sits here, and where it ends."""
    return _own(facts.own(view), top, width, lang) if view["hands"].get(view["me"]) is not None else ((), top)


@cached_drawing
def _own(view: View, top: float, width: float, lang: str) -> tuple[tuple[Element, ...], float]:
    """The viewer's walls side by side, then the cards, then where they can be brought to; and where all that ends."""
    hand = view["hands"][view["me"]] or {}
    parts = list(_stock(view, top + STOCK / 2 + 6, width, lang))
    y = top + STOCK + 16
    kinds = [kind for kind in CARD_KINDS if hand.get(kind)]
    for kind in kinds:
        row, height = _card(view, kind, hand[kind], y, width, lang)
        parts.append(row)
        y += height + GAP
    if view["phase"] == "cards" and view["me"] == view["active"] and kinds:
        places, y = goals(view, (GAP, y + 4), width, LARGE, GOAL, lang)
        parts += places
    for _ in range(box_of(view["box"]).hand_limit - sum(hand.values())):  # empty ones, below all that can be used
        parts.append(socket((GAP, y), (width - 2 * GAP, PLACE)))
        y += PLACE + GAP
    return (mat((2, top + 2), (width - 4, y - top + 4)), *parts), y + 6


def _stock(view: View, y: float, width: float, lang: str) -> Iterator[Element]:
    step = (width - GAP) / 3
    for number, material in enumerate(MATERIAL_NAMES):
        count = view["stock"][view["me"]].get(material, 0)
        yield group(
            rect(0, -STOCK / 2, step - GAP, STOCK, 10, fill="panel", stroke="line", stroke_width=1.2, kind="edge"),
            group(bar(material, (74, 0), 104, 36), opacity=1 if count else 0.3),
            label(step - 60, 0, str(count), 34, bold=True),
            at=(GAP + number * step, y),
            id=f"stock/{material}",
            label=f"{WORDS.say(lang, 'board-stock')}{colon(lang)}{count} {WORDS.word(lang, 'material', material)}",
        )


def _card(view: View, kind: str, count: int, y: float, width: float, lang: str) -> tuple[Element, float]:
    """A card as a row: its sign, its name, what it does, what it can be traded for."""
    material = box_of(view["box"]).trades_for(kind)
    name, effect = WORDS.word(lang, "card", kind), WORDS.say(lang, f"effect-{kind}")
    lines = wrap(effect, width - 200, LARGE)
    height = 92.0 + 36 * len(lines)
    trade = WORDS.say(lang, "trade-value", {"material": Word("material", material)})
    row = group(
        card_frame(width - 2 * GAP, height, round=14),
        group(vignette(kind), at=(8, (height - 112) / 2), scale=PICTURE / VIGNETTE[0]),
        label(154, 30, name, 32, anchor="start", serif=True, bold=True),
        [label(154, 70 + 36 * n, line, LARGE, anchor="start") for n, line in enumerate(lines)],
        label(154, height - 24, trade, LARGE, anchor="start", fill="muted"),
        badge(count, (width - 56, 34), 22) if count > 1 else None,
        at=(GAP, y),
        id=f"card/{kind}",
        label=f"{name}. {effect}",
        kind="enlarges",
    )
    return row, height
