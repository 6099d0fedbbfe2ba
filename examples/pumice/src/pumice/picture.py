"""The table as a picture: the crater with the prize, the stones laid, the players, and the own hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from lapilli.core.log_lines import Word
from lapilli.core.presentation import COLOURS
from lapilli.draw import Element, Scene, Seat, card, card_back, crater, die, group, label, rect, seat_mark, token
from lapilli.words import Words
from pumice.actions import STONES
from pumice.knowledge import View

WORDS = Words("pumice")
PANEL = 200  # height of a player's


@dataclass(frozen=True)
class Layout:
    """How wide the picture is, how many players stand in a row, and how large cards are."""

    width: float
    columns: int
    card: tuple[float, float]
    laid: float  # width of a card that lies before a player


def board(view: View, lang: str) -> Scene:
    """Players above, the crater and the die between them, the own hand below."""
    return _draw(view, lang, Layout(720, len(view["seats"]), (92, 122), 67))


def narrow(view: View, lang: str) -> Scene:
    """The same for a phone: two players in a row, larger cards."""
    return _draw(view, lang, Layout(360, 2, (112, 150), 112))


def _draw(view: View, lang: str, layout: Layout) -> Scene:
    round_ = WORDS.say(lang, "round", {"round": view["round"], "rounds": view["rounds"]})
    middle = layout.width / 2
    centre = 130 + PANEL * ceil(len(view["seats"]) / layout.columns)
    hand = view["hand"]
    held = [weight for weight, count in enumerate(hand or ()) if count]
    rows = ceil(len(held) / _per_row(layout))
    scene = Scene(layout.width, centre + 130 + rows * (layout.card[1] + 28), WORDS.say(lang, "title"), round_)
    scene.add(label(middle, 26, round_, 18, serif=True, bold=True))
    scene.add(_player(view, index, lang, layout) for index in range(len(view["seats"])))
    scene.add(
        crater(62, (middle - 80, centre), id="crater", label=WORDS.say(lang, "crater", {"points": view["crater"]}))
    )
    scene.add(label(middle - 80, centre, str(view["crater"]), 30, bold=True, fill="foam"))
    thrown = view["thrown"] if view["thrown"] > 0 else None
    prize = WORDS.say(lang, "prize", {"points": view["crater"] + max(view["thrown"], 0)})
    thing = die(thrown, (0, 0), 64, id="die")
    at = (middle + 80, centre - 12)
    scene.add(group(thing, label(0, 58, prize, 15), at=at, id="prize", label=prize))
    if hand is not None:
        scene.add(_hand(hand, held, lang, layout, centre + 112))
    return scene


def _player(view: View, index: int, lang: str, layout: Layout) -> Element:
    name = view["seats"][index]
    width = layout.width / layout.columns
    points = WORDS.say(lang, "points", {"points": view["points"][index]})
    stones = WORDS.say(lang, "stones", {"stones": view["hand_sizes"][index]})
    spoken = WORDS.word(lang, "seat", name)
    return group(
        rect(6, 44, width - 12, PANEL - 4, 12, fill="panel", stroke="line", stroke_width=1.2),
        seat_mark(Seat(COLOURS[index], name[0].upper()), (30, 68), 32),
        label(52, 68, spoken, 16, anchor="start", bold=True, serif=True),
        label(20, 98, points, 14, anchor="start"),
        label(20, 118, stones, 14, anchor="start", fill="muted"),
        _laid(view, index, width / 2 - layout.laid / 2, lang, layout.laid),
        at=(index % layout.columns * width, index // layout.columns * PANEL),
        id=f"seat/{name}",
        label=f"{spoken}, {points}",
    )


def _laid(view: View, index: int, x: float, lang: str, width: float) -> Element | None:
    name, weight = view["seats"][index], view["laid"][index]
    if not view["has_laid"][index]:
        return None
    height = 92.0
    if weight < 0:
        face = card_back((0, 0), width, height)
    else:
        face = card(WORDS.word(lang, "stone", STONES[weight]), "", "", (0, 0), width, height, sign="stone")
    return group(face, at=(x, 136), id=f"laid/{name}")


def _per_row(layout: Layout) -> int:
    return int(layout.width // (layout.card[0] + 6))


def _hand(hand: list[int], held: list[int], lang: str, layout: Layout, top: float) -> Element:
    """One card per weight in hand, with a count when there are several; spectators see none."""
    width, height = layout.card
    columns = min(len(held), _per_row(layout)) or 1
    gap = min(12.0, (layout.width - columns * width) / columns)
    left = layout.width / 2 - (columns * (width + gap) - gap) / 2
    parts = []
    for place, weight in enumerate(held):
        word = WORDS.word(lang, "stone", STONES[weight])
        face = card(word, "", "", (0, 0), width, height, sign="stone")
        count = hand[weight]
        many = token(words=f"×{count}", at=(width - 16, height - 18), size=32) if count > 1 else None
        at = (left + place % columns * (width + gap), top + 18 + place // columns * (height + 12))
        parts.append(group(face, many, at=at, id=f"hand/{STONES[weight]}", label=word))
    return group(parts, label(layout.width / 2, top, WORDS.say(lang, "your-hand"), 14, fill="muted"))


def text_board(view: View, lang: str) -> str:
    """The same in characters."""
    lines = [WORDS.say(lang, "round", {"round": view["round"], "rounds": view["rounds"]})]
    for index, name in enumerate(view["seats"]):
        laid = view["laid"][index]
        shown = STONES[laid] if laid >= 0 else "?" if view["has_laid"][index] else "-"
        points = WORDS.say(lang, "points", {"points": view["points"][index]})
        lines.append(f"  {WORDS.word(lang, 'seat', name):<10} {points:<14} [{shown}]")
    lines.append(WORDS.say(lang, "crater", {"points": view["crater"]}))
    if view["thrown"] > 0:
        lines.append(WORDS.say(lang, "act-roll.log", {"pips": Word("pips", str(view["thrown"]))}))
    if view["hand"]:
        stones = [STONES[weight] for weight, count in enumerate(view["hand"]) for _ in range(count)]
        lines.append(f"{WORDS.say(lang, 'your-hand')}: {' '.join(stones) or '-'}")
    return "\n".join(lines)
