"""F-13 What was said of the dice, in short: in words, and as badges at the cards that were spoken of."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.draw import Box, Element, drawing, group, label, path, rect
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.view_types import ClaimView, View
from lapilli.games.fuji.picture.pieces import seat_word
from lapilli.games.fuji.picture.style import SEATS
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon

LANE, BETWEEN, SLIM = 21.0, 17.0, 16.0  # between the rows of cards, on a tablet, a phone: what was said of them


def speaker(view: View, claim: ClaimView) -> int:
    """The seat whose hand it is; hands 2 and 3 of two players are their sides of p3."""
    return int(claim["hand"]) % 2 if view["seats"] == 2 else int(claim["hand"])


def claim_words(claim: ClaimView) -> dict[str, str]:
    """The arguments of the phrase: its topic, and how strong or dangerous somebody is."""
    return SPACE.unmask(claim["text"] or "")[1]


def summed(view: View, seat: int, lang: str) -> str:
    """All that a seat said, word by word: "very strong: pink, f2; a danger (Player 3): e1"."""
    said: dict[str, list[str]] = {}
    for claim in view["claims"]:
        if claim["text"] and speaker(view, claim) == seat:
            word, topic = _parts(claim, lang)
            topics = said.setdefault(word, [])
            if topic not in topics:
                topics.append(topic)
    return "; ".join(f"{word}{colon(lang)}{', '.join(topics)}" for word, topics in said.items())


def phrase(claim: ClaimView, lang: str) -> str:
    """ "f2 very strong", "e1 no danger (Player 2)"."""
    word, topic = _parts(claim, lang)
    return f"{topic} {word}"


def _parts(claim: ClaimView, lang: str) -> tuple[str, str]:
    """How strong or dangerous, and where."""
    kind, args = SPACE.unmask(claim["text"] or "")
    topic = WORDS.word(lang, "topic", args["topic"])
    if "strength" in args:
        third = f" ({seat_word('p3', lang)})" if kind.key == "say-third" else ""
        return f"{WORDS.word(lang, 'strength', args['strength'])}{third}", topic
    return f"{WORDS.word(lang, 'threat', args['threat'])} ({seat_word(args['figure'], lang)})", topic


def badges(view: View, cells: Mapping[str, Box], high: float, lang: str) -> list[Element]:
    """Under each card what everybody said of it last: the number of the seat and a sign, between the rows."""
    heard: dict[str, dict[int, ClaimView]] = {}
    for claim in view["claims"]:
        if claim["text"]:
            heard.setdefault(claim_words(claim)["topic"], {})[speaker(view, claim)] = claim
    drawn = []
    for cell, claims in heard.items():
        if cell in cells:
            spot = cells[cell]
            step = min(high * 1.7, spot.width / len(claims))
            left = spot.x + (spot.width - step * len(claims)) / 2
            drawn += [
                _badge((left + place * step, spot.bottom), (step - 1, high), seat, claim, lang)
                for place, (seat, claim) in enumerate(sorted(claims.items()))
            ]
    return drawn


def _badge(at: tuple[float, float], size: tuple[float, float], seat: int, claim: ClaimView, lang: str) -> Element:
    wide, high = size
    words = claim_words(claim)
    sign = drawing(__file__, f"claims/{words.get('strength') or words['threat']}").data("sign")
    return group(
        rect(0, 0, wide, high, high / 2, fill=SEATS[seat].body, stroke="paper"),
        label(wide * 0.31, high / 2, str(seat + 1), high - 3, bold=True, fill=SEATS[seat].ink),
        path(sign, stroke=SEATS[seat].ink, stroke_width=2, stroke_linecap="round", at=(wide * 0.69, high / 2)),
        at=at,
        label=f"{seat_word(f'p{seat + 1}', lang)}{colon(lang)}{phrase(claim, lang)}",
    )
