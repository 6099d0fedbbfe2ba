"""The cards: their faces, and the discards to look through with the card that was played last face up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lapilli.core.log_lines import Word
from lapilli.draw import (
    Element,
    Scene,
    badge,
    cached_drawing,
    card_frame,
    fitting,
    group,
    label,
    painted,
    rect,
    text,
    wrap,
)
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import Heap, View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import CARD_KINDS
from lapilli.games.eruption.picture.grounds import CARDS, VIGNETTE
from lapilli.words import colon

WIDTH = 120.0  # of a face, from which all its measures are
PICTURE = 78.0  # height of the picture on it
FIRST, DOWN, LINES = 99.0, 15.2, 4  # where its words begin; name and effect together have this many lines
NAME, LETTERS = 15.0, 13.6  # how large they are, so wide at most
TEXT = 110.0
SMALL = 0.5  # vignettes in the list of discards
LIST = 264.0  # its width


def define(scene: Scene, view: View) -> None:
    """The pictures of the kinds that are seen: in the viewer's hand, or among the discards."""
    for kind in CARD_KINDS:
        if view["discards"].get(kind) or (view["hands"].get(view["me"]) or {}).get(kind):
            scene.define(f"picture-{kind}", _painted(kind))


@cache
def _painted(kind: str) -> Element:
    """A kind's place on the sheet of pictures."""
    x, y = CARDS.place(kind)
    return painted(CARDS, -x, -y)


def vignette(kind: str, height: float = VIGNETTE[1]) -> Element:
    """The picture of a kind, its top left corner at the origin."""
    return rect(0, 0, VIGNETTE[0], height, 6, fill=f"@picture-{kind}")


@cache
def face(kind: str, width: float, lang: str, box: str | None = None) -> Element:
    """A card face up: its picture, its name, what it does, and what it can be traded for."""
    unit = width / WIDTH
    trade = WORDS.say(lang, "trade-value", {"material": Word("material", box_of(box).trades_for(kind))})
    name = wrap(WORDS.word(lang, "card", kind), TEXT, NAME, 2, True, True)
    effect = wrap(WORDS.say(lang, f"effect-{kind}"), TEXT, LETTERS, LINES - len(name))
    return group(
        card_frame(WIDTH, 165, round=9),
        group(vignette(kind, PICTURE), at=(6, 6), scale=108 / VIGNETTE[0]),
        rect(6, 6, 108, PICTURE, 6, fill="none", stroke="ink", stroke_width=1.2),
        [
            text(60, FIRST + DOWN * row, words, fitting(words, TEXT, NAME, 0, True, True), serif=True, bold=True)
            for row, words in enumerate(name)
        ],
        [text(60, FIRST + DOWN * row, words, LETTERS) for row, words in enumerate(effect, len(name))],
        text(60, 160, trade, LETTERS, fill="muted"),
        scale=unit,
    )


def pile(scene: Scene, view: View, lang: str, at: tuple[float, float], letters: float) -> Iterator[Element]:
    """The discards: the card that was played last lies on top, face up; large, all of them."""
    discards, played = view["discards"], view["turn"]["last_card"]
    count = sum(discards.values())
    words = f"{WORDS.say(lang, 'board-discards')}{colon(lang)}{WORDS.say(lang, 'board-cards', {'count': count})}"
    if discards:
        scene.define("large-discards", _spread(discards, played, lang, view["box"]))
        names = [f"{many} {WORDS.word(lang, 'card', kind)}" for kind, many in discards.items() if many]
        words = f"{words}{colon(lang)}{', '.join(names)}"
    if played:
        told = {"card": Word("card", played), "effect": WORDS.say(lang, f"effect-{played}")}
        words = f"{words}. {WORDS.say(lang, 'board-played', told)}"
        bed = group(
            card_frame(54, 74, round=7),
            group(vignette(played), at=(4, 4), scale=46 / VIGNETTE[0]),
            rect(4, 4, 46, 39, 3, fill="none", stroke="ink", stroke_width=1),
        )
    else:
        bed = rect(
            0, 0, 54, 74, 7, fill="panel", stroke="outline", stroke_width=1.4, stroke_dasharray="4 4", kind="edge"
        )
    counted = label(27, 59, str(count), letters, bold=True)
    yield group(bed, counted, at=at, id="discards", label=words, kind="enlarges")


@cached_drawing
def listed(discards: Heap, lang: str) -> Element | None:
    """All discards by kind, one below the other."""
    kinds = [kind for kind in CARD_KINDS if discards.get(kind)]
    if not kinds:
        return None
    rows = [
        group(
            group(vignette(kind), scale=SMALL),
            label(64, 9, WORDS.word(lang, "card", kind), 15, anchor="start", serif=True, bold=True),
            [
                label(64, 27 + 16 * n, line, 14.6, anchor="start", fill="muted")
                for n, line in enumerate(wrap(WORDS.say(lang, f"effect-{kind}"), LIST - 80, 14.6, 2))
            ],
            badge(discards[kind], (LIST - 22, 8), 11),  # beside the name, clear of what it does
            at=(10, 10 + number * 54),
        )
        for number, kind in enumerate(kinds)
    ]
    return group(rect(0, 0, LIST, 12 + 54 * len(kinds), 10, fill="panel", stroke="outline", kind="edge"), rows)


def _spread(discards: Heap, played: str | None, lang: str, box: str | None) -> Element:
    """All discards beside the one on top."""
    top = group(face(played, 160, lang, box), at=(0, 2)) if played else None
    return group(top, group(listed(discards, lang), at=(172.0 if played else 0.0, 0)))
