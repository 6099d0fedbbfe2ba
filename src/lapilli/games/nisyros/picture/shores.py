"""Kos above, where the saved gather on the quay, and Hades below, where the lost are."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, Seat, fitting, group, label, measure, rect, row, seat_mark, shown, symbol
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture import facts
from lapilli.games.nisyros.picture.pieces import SMALLEST, seat_of, stand
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.words import colon

GAP = 8.0
PILL = 30.0
LEAST = 12.0  # a name that would have to be smaller is left to the island


class Shores:
    """Draws both shores of one view, as wide as the sea; on a `narrow` sea marks stand for names."""

    def __init__(self, view: View, lang: str, width: float, narrow: bool, large: bool = False) -> None:
        self.view, self.lang, self.narrow, self.large, self.sea = view, lang, narrow, large, width
        self.colours = [seat for seat in view["seats"] if seat in view["people"]]
        self.mark = 36.0 if large else 22.0
        self.left = 6.0 if narrow else 18.0
        self.width = (width - 2 * self.left + GAP) / max(1, len(self.colours)) - GAP
        self.letters = 17.0 if narrow else SMALLEST

    def _say(self, message: str) -> str:
        return WORDS.say(self.lang, message)

    def draw(self, scene: Scene, quay: float, depth: float) -> tuple[Element, ...]:
        """Both, drawn once for the same people there."""
        return scene.part(_drawn, facts.shore(self.view), self.lang, self.sea, self.narrow, self.large, quay, depth)

    def kos(self, quay: float) -> Iterator[Element]:
        """Each village's people on the quay, before it the two marks of victory, above it how many they are."""
        yield self._strip("kos", quay - 70, 84)
        for index, colour in enumerate(self.colours):
            yield self._rescued(colour, self.left + index * (self.width + GAP), quay)

    def _strip(self, shore: str, top: float, high: float) -> Element:
        """A shore from side to side: it can be asked what it is, also where nobody stands."""
        ground = rect(0, top, self.sea, high, fill="transparent")
        return group(ground, id=shore, label=self._say(f"ui-{shore}"))

    def _rescued(self, colour: str, x: float, quay: float) -> Element:
        people, limits = self.view["people"][colour], self.view["limits"]
        saved, most = people["kos"], limits["figures"]
        width, active = self.width, colour == self.view["active"]
        places = row(most, (width / 2, quay - 4), 30, 1, width - 8)
        step = places.points[1][0] - places.points[0][0]
        size = min(1.5 * places.size, 26.0)
        marks = [
            rect(places.points[count - 1][0] + step / 2 - 1, quay - 9, 2, 14, 1, fill="ink", stroke="rim")
            for count in (limits["small"], limits["big"])
            if count < most
        ]
        free = [stand("free", point, size) for point in places.points[saved:]]
        there = [stand(f"saved-{colour}", (px, py - 0.36 * size + 4), size) for px, py in places.points[:saved]]
        high = self.mark + 4 if self.narrow else PILL
        name = WORDS.word(self.lang, "seat", colour)
        goal = limits["small"] if saved < limits["small"] else limits["big"]
        away = people["home"] != colour
        told = str(saved) if self.width <= 120 or (away and self.narrow) else f"{self._say('ui-kos')} {saved}"
        if not self.narrow and not away and saved <= goal:
            told = WORDS.say(self.lang, "ui-saved", {"saved": saved, "goal": goal})
        spare = width - measure(told, self.letters, True) - self.mark - (80 if away else 26)
        letters = fitting(name, max(spare, 1), SMALLEST, 0, True, True)
        fits = letters >= (16 if self.narrow else LEAST)
        edge, thick = ("ember", 2.6) if active else ("outline", 1.2)
        field = (0, 4, width, high, high / 2)
        pill = rect(*field, fill="whitewash", stroke=edge, stroke_width=thick, fill_opacity=0.94, kind="edge")
        centre = 4 + high / 2
        words = f"{self._say('ui-kos')} {saved}, {self._say('ui-hades')} {people['hades']}"
        return group(
            pill,
            seat_mark(seat_of(colour), (self.mark / 2 + 6, centre), self.mark),
            label(self.mark + 11, centre, name, letters, anchor="start", serif=True, bold=True) if fits else None,
            self._home(people["home"], centre, measure(told, self.letters, True)) if away else None,
            label(width - 11, centre, told, self.letters, anchor="end", bold=True),
            marks,
            free,
            there,
            at=(x, 0),
            id=f"seat/{colour}",
            label=f"{name}{colon(self.lang)}{words}",
            kind="gathers",
        )

    def _home(self, home: str, centre: float, told: float) -> Element:
        """Those of a village that is lost live elsewhere; before what is told, which is so wide."""
        x = self.mark + 20 if self.narrow else self.width - told - 46
        where = Seat(seat_of(home).colour, "" if self.narrow else seat_of(home).letter)
        return group(
            symbol("house", (x - 4, centre), 15, "ink"),
            seat_mark(where, (x + 12, centre), 20),
            label=WORDS.say(self.lang, "ui-home", {"zone": WORDS.word(self.lang, "seat", home)}),
        )

    def hades(self, y: float) -> Iterator[Element]:
        """The lost of each village, as shades."""
        yield self._strip("hades", y - 28, 56)
        width = self.width if self.narrow else self.width * 0.8
        for index, colour in enumerate(self.colours):
            lost = self.view["people"][colour]["hades"]
            room = width - self.mark - 40
            drawn, _ = shown(lost, max(1, int(room / 15)))
            souls = row(drawn, (self.mark + 38 + (drawn - 1) * 11, 0), 20, 2)
            yield group(
                rect(0, -20, width, 40, 12, fill="underworld", fill_opacity=0.55, kind="edge"),
                seat_mark(seat_of(colour), (self.mark / 2 + 4, 0), self.mark),
                label(self.mark + 10, 0, str(lost), self.letters, anchor="start", bold=True, fill="ashes"),
                [stand("soul", point, 26) for point in souls.points],
                at=(self.left + index * (width + GAP), y),
                id=f"hades/{colour}",
                label=f"{self._say('ui-hades')}{colon(self.lang)}{lost}",
                kind="gathers",
            )


def _drawn(
    scene: Scene, view: View, lang: str, sea: float, narrow: bool, large: bool, quay: float, depth: float
) -> Iterator[Element]:
    shores = Shores(view, lang, sea, narrow, large)
    yield from shores.kos(quay)
    yield from shores.hades(depth)
