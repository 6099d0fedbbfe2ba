"""A fight: both crews as they lie, their strength, and what stands against them."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Box, Element, Scene, group, in_box, label, rect, seat_mark, symbol
from lapilli.draw.pieces import Stance
from lapilli.games.deukalion.knowledge.view_types import FightView, SideView, View, fight_in
from lapilli.games.deukalion.picture.cards import lines
from lapilli.games.deukalion.picture.kylix import PANEL
from lapilli.games.deukalion.picture.pieces import swimmer
from lapilli.games.deukalion.picture.style import WORDS, look, man, said
from lapilli.words import colon


def fight(scene: Scene, view: View, lang: str) -> Iterator[Element]:
    """Attacker left, defender right; a lone thrower against a value."""
    facts = fight_in(view)
    half = PANEL[0] / 2
    yield group(
        rect(0, 0, *PANEL, 9, fill="plate", stroke="wine", stroke_width=4),
        rect(half - 0.6, 12, 1.2, PANEL[1] - 24, fill="plate-muted"),
        symbol("bolt", (half, PANEL[1] / 2), 28, "alarm"),
        id="fight",
        label=_words(view, lang),
    )
    for index, side in enumerate(facts["sides"]):
        yield _side(view, side, index, lang)
    if len(facts["sides"]) == 1:
        yield group(_against(scene, facts, lang), at=(half, 0))


def _words(view: View, lang: str) -> str:
    return ", ".join(
        WORDS.word(lang, "seat", side["seat"])
        + colon(lang)
        + said(lang, "board-strength", strength=number(side["strength"]))
        for side in fight_in(view)["sides"]
    )


def number(value: float) -> str:
    """Half points as people write them."""
    return str(int(value)) if value == int(value) else f"{int(value)}½" if value > 1 else "½"


def _side(view: View, side: SideView, index: int, lang: str) -> Element:
    """One crew: standing before the throw, then as it came to rest; the fallen lie."""
    seat = look(side["seat"])
    lies: tuple[Stance, ...] = ("firm", "leaning", "fallen")
    stances = [stance for stance in lies for _ in range(side[stance])]
    aboard = view["heroes"][side["seat"]]["aboard"]
    thrown = bool(stances)
    if not stances and fight_in(view)["stage"] in ("muster", "toss"):
        stances = ["firm"] * aboard
    spread = in_box(len(stances), Box(10, 40, PANEL[0] / 2 - 24, PANEL[1] - 78), 32, 1)
    people = [
        man(side["seat"], point, spread.size, stance, f"soldier/{side['seat']}.{place}", thrown=thrown)
        for place, (stance, point) in enumerate(zip(stances, spread.points, strict=True))
    ]
    strength = number(side["strength"])
    return group(
        seat_mark(seat, (21, 21), 30),
        label(
            40, 21, WORDS.word(lang, "seat", side["seat"]), 15, anchor="start", serif=True, bold=True, fill="plate-ink"
        ),
        label(PANEL[0] / 4, PANEL[1] - 20, strength, 24, bold=True, fill="alarm"),
        people,
        at=(index * PANEL[0] / 2, 0),
        id=f"side/{side['seat']}",
        label=said(lang, "board-strength", strength=strength),
    )


def _against(scene: Scene, facts: FightView, lang: str) -> Element:
    """The city, the garrison or the Hydra, and the value to be reached."""
    name = WORDS.word(lang, "place", facts["place"]) if facts["place"] else WORDS.say(lang, "board-hydra-die")
    sign = symbol("city" if facts["kind"] == "city" else "house", (PANEL[0] / 4, 92), 70, "terracotta")
    return group(
        lines(name, (PANEL[0] / 4, 24), PANEL[0] / 2 - 16, 17, bold=True),
        sign if facts["place"] else swimmer(scene, (PANEL[0] / 4, 90), 88),
        label(
            PANEL[0] / 4,
            PANEL[1] - 20,
            said(lang, "board-needs", needed=number(facts["needed"] or 0)),
            15,
            bold=True,
            fill="plate-ink",
        ),
    )
