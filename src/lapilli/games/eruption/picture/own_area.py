"""What the viewer has: walls, cards, and where cards can be brought to; below the island or in a column beside it."""

from __future__ import annotations

from lapilli.draw import Element, badge, cached_drawing, card_frame, fitting, group, label, line, measure, rect, wrap
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import CARD_KINDS, MATERIAL_NAMES
from lapilli.games.eruption.picture import cards, facts
from lapilli.games.eruption.picture.beside_island import bar
from lapilli.games.eruption.picture.grounds import VIGNETTE
from lapilli.games.eruption.picture.island import LEAST
from lapilli.words import colon

CARD = (116.0, 138.0)  # a card that is narrower is hard to read, one that is wider gains nothing
TALL = 1.38  # how much higher than wide a card is
ROW = 62.0  # height of a card that is a row
HIGH = 246.0  # of the whole, where it lies below the island
GOAL = 40.0  # of a place that cards are brought to


def below(view: View, top: float, width: float, lang: str) -> tuple[Element, ...]:
    """The walls one below the other, the cards in a row, if it is somebody who sits here."""
    return _below(facts.own(view), top, width, lang) if seated(view) else ()


def beside(
    view: View, top: float, width: float, bottom: float, lang: str, rows: bool = False
) -> tuple[tuple[Element, ...], float]:
    """In a column: the walls in a row, the cards below them, as faces where there is room down to `bottom`, or as rows.

    Returns them and where they end.
    """
    return _beside(facts.own(view), top, width, bottom, lang, rows) if seated(view) else ((), top)


@cached_drawing
def mat(at: tuple[float, float], size: tuple[float, float]) -> Element:
    """What lies in front of somebody: straw, woven, so that few cards do not lie in nowhere."""
    (x, y), (wide, high) = at, size
    across, down = ((x, y + high / 2), (x + wide, y + high / 2)), ((x + wide / 2, y), (x + wide / 2, y + high))
    return group(
        rect(x, y, wide, high, 10, fill="mat"),
        line(*across, stroke="mat-edge", stroke_width=high - 8, stroke_opacity=0.16, stroke_dasharray="7 7"),
        line(*down, stroke="mat-edge", stroke_width=wide - 8, stroke_opacity=0.3, stroke_dasharray="1 5"),
        rect(x + 3, y + 3, wide - 6, high - 6, 8, fill="none", stroke="mat-edge", stroke_width=2, stroke_opacity=0.8),
        pointer_events="none",
    )


def socket(at: tuple[float, float], size: tuple[float, float]) -> Element:
    """A place for a card."""
    return rect(*at, *size, 9, fill="none", stroke="mat-edge", stroke_width=1.6, stroke_dasharray="6 5")


def seated(view: View) -> bool:
    return view["hands"].get(view["me"]) is not None


@cached_drawing
def _below(view: View, top: float, width: float, lang: str) -> tuple[Element, ...]:
    parts = [mat((2, top - 4), (width - 4, HIGH))]
    parts += [_stock(view, material, (8, top + 3 + 62 * n), 110, lang) for n, material in enumerate(MATERIAL_NAMES)]
    kinds = _kinds(view)
    step = min(CARD[1] + 8, (width - 136) / max(len(kinds), 1))
    wide = min(CARD[1], step - 6)
    parts += [_face(view, kind, (126 + n * step, top + 2), wide, lang) for n, kind in enumerate(kinds)]
    if _bringing(view):
        parts += goals(view, (126, top + max(200.0, wide * TALL + 14)), width, 19, GOAL, lang)[0]
    return tuple(parts)


@cached_drawing
def _beside(
    view: View, top: float, width: float, bottom: float, lang: str, rows: bool
) -> tuple[tuple[Element, ...], float]:
    step = (width - 8) / len(MATERIAL_NAMES)
    parts = [_stock(view, material, (8 + n * step, top), step - 8, lang) for n, material in enumerate(MATERIAL_NAMES)]
    kinds, y = _kinds(view), top + 64
    held = sum((view["hands"][view["me"]] or {}).values())
    free = max(0, box_of(view["box"]).hand_limit - held)  # limits are drawn as empty places
    # the room of the goals is kept, so that nothing moves when it is one's turn
    places, low = goals(view, (8, 0), width, LEAST, GOAL, lang)
    count = len(kinds) + free
    lines = -(-count // 2)
    wide = min(CARD[1], (width - 32) / 2, ((bottom - low - y) / lines - 8) / TALL)
    if wide >= CARD[0] and not rows:
        left, high = (width - 2 * wide - 8) / 2, wide * TALL
        spots = [(left + n % 2 * (wide + 8), y + n // 2 * (high + 8)) for n in range(count)]
        parts += [_face(view, kind, spot, wide, lang) for kind, spot in zip(kinds, spots, strict=False)]
        y += lines * (high + 8)
    else:
        wide, high = width - 16, ROW
        spots = [(8, y + n * (ROW + 4)) for n in range(count)]
        parts += [_line(view, kind, spot, wide, lang) for kind, spot in zip(kinds, spots, strict=False)]
        y += count * (ROW + 4) + 4
    parts += [socket(spot, (wide, high)) for spot in spots[len(kinds) :]]
    if _bringing(view):
        parts.append(group(places, at=(0, y)))
    return (mat((2, top - 7), (width - 4, max(bottom, y + low) - top)), *parts), y + low


def _kinds(view: View) -> list[str]:
    hand = view["hands"][view["me"]] or {}
    return [kind for kind in CARD_KINDS if hand.get(kind)]


def _bringing(view: View) -> bool:
    """Does the viewer play or trade cards now?"""
    return view["phase"] == "cards" and view["me"] == view["active"] and bool(_kinds(view))


def _stock(view: View, material: str, at: tuple[float, float], width: float, lang: str) -> Element:
    """The walls of a kind."""
    count = view["stock"][view["me"]].get(material, 0)
    long = min(64.0, width - 42)
    return group(
        rect(0, 0, width, 54, 10, fill="panel", stroke="line", stroke_width=1.2, kind="edge"),
        group(bar(material, (10 + long / 2, 27), long, 24 if long > 50 else 20), opacity=1 if count else 0.3),
        label(width - 17, 27, str(count), 24, bold=True),
        at=at,
        id=f"stock/{material}",
        label=f"{WORDS.say(lang, 'board-stock')}{colon(lang)}{count} {WORDS.word(lang, 'material', material)}",
    )


def _card(
    view: View, kind: str, at: tuple[float, float], drawn: Element, corner: tuple[float, float], lang: str
) -> Element:
    """A card in hand, with how many of it."""
    many = (view["hands"][view["me"]] or {})[kind]
    words = f"{WORDS.word(lang, 'card', kind)}. {WORDS.say(lang, f'effect-{kind}')}"
    return group(
        drawn, badge(many, corner, 13) if many > 1 else None, at=at, id=f"card/{kind}", label=words, kind="enlarges"
    )


def _face(view: View, kind: str, at: tuple[float, float], wide: float, lang: str) -> Element:
    return _card(view, kind, at, cards.face(kind, wide, lang, view["box"]), (wide - 20, 20), lang)


def _line(view: View, kind: str, at: tuple[float, float], width: float, lang: str) -> Element:
    """A card as a row: its picture, its name, what it is worth, what it does."""
    trade = WORDS.word(lang, "material", box_of(view["box"]).trades_for(kind))
    name, does = WORDS.word(lang, "card", kind), WORDS.say(lang, f"effect-{kind}")
    size = LEAST if len(wrap(does, width - 74, LEAST)) <= 2 else 14.6  # rather smaller than cut short
    effect = wrap(does, width - 74, size, 2)
    room = width - 82 - measure(trade, LEAST)
    scale = 54 / VIGNETTE[0]  # clear of the words
    drawn = group(
        card_frame(width, ROW, round=8),
        group(cards.vignette(kind), at=(4, (ROW - scale * VIGNETTE[1]) / 2), scale=scale),
        label(66, 17, name, fitting(name, room, LEAST, 0, True, True), anchor="start", serif=True, bold=True),
        label(width - 9, 17, trade, LEAST, anchor="end", fill="muted"),
        [label(66, 35 + 17 * n, line, size, anchor="start") for n, line in enumerate(effect)],
    )
    return _card(view, kind, at, drawn, (44, ROW - 18), lang)


def goals(
    view: View, at: tuple[float, float], width: float, size: float, high: float, lang: str
) -> tuple[list[Element], float]:
    """Where a card can be brought to, one beside the other in letters of a size; and where they end."""
    drawn: list[Element] = []
    x, y = at
    messages = ("trade/wall", "board-trade-wall"), ("trade/tile", "board-trade-tile"), ("give", "board-give")
    for id, message in messages if view["options"]["clans"] else messages[:2]:
        words = WORDS.say(lang, message)
        wide = min(measure(words, size) + 0.74 * high, width - at[0] - 8)
        if x > at[0] and x + wide > width:
            x, y = at[0], y + 1.15 * high
        drawn.append(
            group(
                rect(0, 0, wide, high, high / 2, fill="panel", stroke="outline", stroke_width=1.4, kind="edge"),
                label(wide / 2, high / 2, words, size),
                at=(x, y),
                id=id,
                label=words,
            )
        )
        x += wide + 0.22 * high
    return drawn, y + 1.15 * high
