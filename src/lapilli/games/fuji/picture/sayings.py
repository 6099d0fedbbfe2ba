"""F-13 What was said of the dice, in short: in words, and as badges at the cards that were spoken of."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.draw import Box, Element, group, label, path, rect
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.knowledge.seen import ClaimView, View
from lapilli.games.fuji.picture.look import SEATS
from lapilli.games.fuji.picture.pieces import seat_word
from lapilli.games.fuji.text import WORDS

UP, DOWN = "M-4 2l4 -4l4 4", "M-4 -2l4 4l4 -4"
SIGNS = {  # arrows for strength, a warning, a tick
    "great": f"{UP.replace('2l', '-1l', 1)}{UP.replace('2l', '5l', 1)}",
    "good": UP,
    "poor": DOWN,
    "awful": f"{DOWN.replace('-2l', '-5l', 1)}{DOWN.replace('-2l', '1l', 1)}",
    "danger": "M0 -5v5M0 4v0.4",
    "safe": "M-4 0l3 4l5 -8",
}


def speaker(view: View, claim: ClaimView) -> int:
    """The seat whose hand it is; hands 2 and 3 of two players are their sides of p3."""
    return int(claim["hand"]) % 2 if view["seats"] == 2 else int(claim["hand"])


def claim_words(claim: ClaimView) -> dict[str, str]:
    """The arguments of the phrase: its topic, and how strong or dangerous somebody is."""
    return SPACE.unmask(claim["text"] or "")[1]


def phrase(claim: ClaimView, lang: str) -> str:
    """ "f2 very strong", "e1 no danger (Player 2)"."""
    kind, args = SPACE.unmask(claim["text"] or "")
    topic = WORDS.word(lang, "topic", args["topic"])
    if "strength" in args:
        third = f" ({seat_word('p3', lang)})" if kind.key == "say-third" else ""
        return f"{topic} {WORDS.word(lang, 'strength', args['strength'])}{third}"
    return f"{topic} {WORDS.word(lang, 'threat', args['threat'])} ({seat_word(args['figure'], lang)})"


def badges(view: View, cells: Mapping[str, Box], lang: str) -> list[Element]:
    """At each card what everybody said of it last: the number of the seat and a sign, on the card's lower edge."""
    heard: dict[str, dict[int, ClaimView]] = {}
    for claim in view["claims"]:
        if claim["text"]:
            heard.setdefault(claim_words(claim)["topic"], {})[speaker(view, claim)] = claim
    return [
        _badge(cells[cell], place, seat, claim, lang)
        for cell, claims in heard.items()
        if cell in cells
        for place, (seat, claim) in enumerate(sorted(claims.items()))
    ]


def _badge(spot: Box, place: int, seat: int, claim: ClaimView, lang: str) -> Element:
    words = claim_words(claim)
    sign = SIGNS[words.get("strength") or words["threat"]]
    return group(
        rect(0, 0, 26, 17, 8, fill=SEATS[seat].body, stroke="paper", stroke_width=1.4),
        label(8, 8.5, str(seat + 1), 13, bold=True, fill=SEATS[seat].ink),
        path(sign, stroke=SEATS[seat].ink, stroke_width=2, stroke_linecap="round", at=(18, 8.5)),
        at=(spot.x + 2 + place * 27, spot.bottom - 10),
        label=f"{seat_word(f'p{seat + 1}', lang)}: {phrase(claim, lang)}",
    )
