"""The cards: their faces, the pile of discards to look through, and the one whose effect lasts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lapilli.core.story import Word
from lapilli.draw import Element, Scene, badge, card_frame, group, label, painted, paragraph, rect, text
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.box_names import CARD_KINDS
from lapilli.games.eruption.knowledge.seen import Heap, View
from lapilli.games.eruption.picture.grounds import ACROSS, CARDS, VIGNETTE
from lapilli.games.eruption.story import WORDS

WIDTH = 120.0  # of a face, from which all its measures are
LASTING = {"extra": "lavaflow", "quake": "quake"}  # what a tile in hand is for -> the card that brought it
SMALL = 0.5  # vignettes in the pile


def define(scene: Scene, view: View) -> None:
    """The pictures of the kinds that are seen: in the viewer's hand, among the discards, or in effect."""
    for number, kind in enumerate(CARD_KINDS):
        if view["discards"].get(kind) or (view["hands"].get(view["me"]) or {}).get(kind) or kind == lasting(view):
            row, column = divmod(number, ACROSS)
            scene.define(f"picture-{kind}", painted(CARDS, -column * VIGNETTE[0], -row * VIGNETTE[1]))


def lasting(view: View) -> str:
    """The card whose effect lasts: its tile is still in hand."""
    return LASTING.get(view["turn"]["purpose"], "") if view["turn"]["tile"] else ""


def vignette(kind: str) -> Element:
    """The picture of a kind, its top left corner at the origin."""
    return rect(0, 0, *VIGNETTE, 6, fill=f"@picture-{kind}")


@cache
def face(kind: str, width: float, lang: str, box: str | None = None) -> Element:
    """A card face up: its picture, its name, what it does, and what it can be traded for."""
    unit = width / WIDTH
    trade = WORDS.say(lang, "trade-value", {"material": Word("material", box_of(box).trades_for(kind))})
    effect = WORDS.say(lang, f"effect-{kind}")
    return group(
        card_frame(WIDTH, 165, round=9),
        group(vignette(kind), at=(6, 6), scale=108 / VIGNETTE[0]),
        rect(6, 6, 108, 92, 6, fill="none", stroke="ink", stroke_width=1.2),
        text(60, 115, WORDS.word(lang, "card", kind), 14, serif=True, bold=True),
        paragraph(60, 131, effect, 110, 12.6, lines=2),
        text(60, 160, trade, 11.4, fill="muted"),
        scale=unit,
    )


def pile(scene: Scene, view: View, lang: str, at: tuple[float, float], letters: float) -> Iterator[Element]:
    """The discards: how many, and large, which; above them the card whose effect lasts."""
    discards = view["discards"]
    count = sum(discards.values())
    words = f"{WORDS.say(lang, 'board-discards')}: {WORDS.say(lang, 'board-cards', {'count': count})}"
    played = lasting(view)
    top = played or next((kind for kind in CARD_KINDS if discards.get(kind)), "")
    if discards:
        scene.define("large-discards", _spread(discards, lang))
        names = [f"{many} {WORDS.word(lang, 'card', kind)}" for kind, many in discards.items() if many]
        words = f"{words}: {', '.join(names)}"
    yield group(
        rect(0, 0, 46, 60, 6, fill="panel", stroke="outline", stroke_width=1.4, stroke_dasharray="4 4", kind="edge"),
        group(vignette(top), at=(3, 3), scale=40 / VIGNETTE[0], opacity=1.0 if played else 0.75) if top else None,
        label(23, 48, str(count), letters, bold=True),
        at=at,
        id="discards",
        label=words,
        kind="enlarges",
    )
    if played:
        words = f"{WORDS.word(lang, 'card', played)}. {WORDS.say(lang, f'effect-{played}')}"
        picture = group(vignette(played), at=(4, 4), scale=66 / VIGNETTE[0])
        yield group(card_frame(74, 65, round=7), picture, at=(at[0] - 82, at[1] - 4), label=words)


def _spread(discards: Heap, lang: str) -> Element:
    """All discards by kind."""
    kinds = [kind for kind in CARD_KINDS if discards.get(kind)]
    rows = [
        group(
            group(vignette(kind), scale=SMALL),
            label(64, 16, WORDS.word(lang, "card", kind), 15, anchor="start", serif=True, bold=True),
            label(64, 35, WORDS.say(lang, f"effect-{kind}"), 12, anchor="start", fill="muted"),
            badge(discards[kind], (240, 22), 12),
            at=(10, 10 + number * 54),
        )
        for number, kind in enumerate(kinds)
    ]
    return group(rect(0, 0, 272, 12 + 54 * len(kinds), 10, fill="panel", stroke="outline", kind="edge"), rows)
