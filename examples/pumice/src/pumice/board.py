"""The table as a picture: the crater with the prize, the stones laid, the players, and the own hand."""

from __future__ import annotations

from lapilli.core.game import COLOURS, View
from lapilli.core.story import Word
from lapilli.draw import Element, Scene, Seat, card, card_back, crater, die, group, label, rect, seat_mark, token
from lapilli.words import Words
from pumice.actions import STONES

WORDS = Words("pumice")
WIDTH, HEIGHT = 720, 600
CARD_WIDTH, CARD_HEIGHT = 84, 112


def board(view: View, lang: str) -> Scene:
    """Players above, the crater and the die between them, the own hand below."""
    round_ = WORDS.say(lang, "round", {"round": view["round"], "rounds": view["rounds"]})
    scene = Scene(WIDTH, HEIGHT, WORDS.say(lang, "title"), round_)
    scene.add(label(WIDTH / 2, 26, round_, 18, serif=True, bold=True))
    for index in range(len(view["seats"])):
        scene.add(_player(view, index, lang))
    scene.add(
        crater(62, (WIDTH / 2 - 80, 330), id="crater", label=WORDS.say(lang, "crater", {"points": view["crater"]}))
    )
    scene.add(label(WIDTH / 2 - 80, 330, str(view["crater"]), 30, bold=True, fill="foam"))
    thrown = view["thrown"] if view["thrown"] > 0 else None
    prize = WORDS.say(lang, "prize", {"points": view["crater"] + max(view["thrown"], 0)})
    scene.add(
        group(
            die(thrown, (0, 0), 64, id="die"),
            label(0, 58, prize, 15),
            at=(WIDTH / 2 + 80, 318),
            id="prize",
            label=prize,
        )
    )
    scene.add(_hand(view, lang))
    return scene


def _player(view: View, index: int, lang: str) -> Element:
    name = view["seats"][index]
    width = WIDTH / len(view["seats"])
    points = WORDS.say(lang, "points", {"points": view["points"][index]})
    spoken = WORDS.word(lang, "seat", name)
    return group(
        rect(8, 44, width - 16, 200, 12, fill="panel", stroke="line", stroke_width=1.2),
        seat_mark(Seat(COLOURS[index], name[0].upper()), (30, 68), 26),
        label(50, 68, spoken, 16, anchor="start", bold=True, serif=True),
        label(20, 98, points, 14, anchor="start"),
        label(
            20, 118, WORDS.say(lang, "stones", {"stones": view["hand_sizes"][index]}), 14, anchor="start", fill="muted"
        ),
        _laid(view, index, width / 2 - CARD_WIDTH * 0.4, lang),
        at=(index * width, 0),
        id=f"seat/{name}",
        label=f"{spoken}, {points}",
    )


def _laid(view: View, index: int, x: float, lang: str) -> Element | None:
    name, weight = view["seats"][index], view["laid"][index]
    if not view["has_laid"][index]:
        return None
    face = (
        card_back((0, 0), CARD_WIDTH * 0.8, CARD_HEIGHT * 0.8)
        if weight < 0
        else card(
            WORDS.word(lang, "stone", STONES[weight]), "", "", (0, 0), CARD_WIDTH * 0.8, CARD_HEIGHT * 0.8, sign="stone"
        )
    )
    return group(face, at=(x, 136), id=f"laid/{name}")


def _hand(view: View, lang: str) -> Element | None:
    """One card per weight in hand, with a count when there are several; onlookers see none."""
    if view["hand"] is None:
        return None
    held = [weight for weight, count in enumerate(view["hand"]) if count]
    left = WIDTH / 2 - len(held) * (CARD_WIDTH + 12) / 2
    parts = []
    for place, weight in enumerate(held):
        word = WORDS.word(lang, "stone", STONES[weight])
        face = card(word, "", "", (0, 0), CARD_WIDTH, CARD_HEIGHT, sign="stone")
        count = view["hand"][weight]
        many = token(words=f"×{count}", at=(CARD_WIDTH - 14, CARD_HEIGHT - 16), size=24) if count > 1 else None
        parts.append(
            group(face, many, at=(left + place * (CARD_WIDTH + 12), 460), id=f"hand/{STONES[weight]}", label=word)
        )
    return group(parts, label(WIDTH / 2, 442, WORDS.say(lang, "your-hand"), 14, fill="muted"))


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
