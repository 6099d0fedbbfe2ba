"""What lies beside the island: the ten steps, Kos and Hades, the goods, the dice and the event cards."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.game import View
from lapilli.draw import (
    Element,
    circle,
    die,
    gauge,
    group,
    label,
    rect,
    seat_mark,
    symbol,
    text,
    wrap,
)
from lapilli.games.nisyros.actions import DICE_NAMES, RESOURCES
from lapilli.games.nisyros.box import standard
from lapilli.games.nisyros.island_picture import WIDTH, seat_of
from lapilli.games.nisyros.outcome import outcome_of
from lapilli.games.nisyros.speech import WORDS

STEPS_HEIGHT = 54.0
KOS_HEIGHT = 76.0
GOODS_HEIGHT = 34.0
DICE_HEIGHT = 42.0
CARD_HEIGHT = 54.0
CARDS = 2  # full rows; three cards share the room


class TablePicture:
    """Draws the parts of one view beside the island, each from a given height on; `large` letters for a phone."""

    def __init__(self, view: View, lang: str, large: bool = False) -> None:
        self.view, self.lang, self.large = view, lang, large
        self.grow = 1.23 if large else 1.0  # how much larger the letters are
        self.mark = 36.0 if large else 20.0  # size of a seat's mark
        self.card_height = 70.0 if large else CARD_HEIGHT

    @property
    def cards_height(self) -> float:
        """Room for two cards, or on a phone for as many as there are."""
        cards = max(CARDS, len(self.view["cards"]["turned"])) if self.large and self.view["phase"] != "over" else CARDS
        return cards * self.card_height

    def _say(self, message: str, **args: object) -> str:
        return WORDS.say(self.lang, message, args)

    # -- the ten steps ----------------------------------------------------------------------------------------------

    def steps(self) -> Iterator[Element]:
        """Ten fields, the present one lit; below, the round and the name of the step."""
        now = self.view["step"]
        width = WIDTH / 10
        for step in range(1, 11):
            x = width * (step - 0.5)
            here = step == now
            fill, ink = ("ember", "on-ember") if here else ("panel", "muted")
            yield group(
                circle(0, 0, 14.5 if here else 12, fill=fill, stroke="outline", stroke_width=1.2, kind="edge"),
                label(0, 0, str(step), 16 if here else 13 * self.grow, bold=here, fill=ink),
                at=(x, 17),
                id=f"step/{step}",
                label=f"{step}: {self._say(f'step-{step}')}",
            )
        if now:
            title = f"{now}. {self._say(f'step-{now}')}"
            yield text(6, 49, title, 16.5, anchor="start", serif=True, bold=True, fill="ink")
        if self.view["round"]:
            active = self._say("ui-round", round=self.view["round"])
            yield text(WIDTH - self.mark - 8, 49, active, 14 * (1.15 if self.large else 1), anchor="end", fill="muted")
            if self.view["active"] in self.view["people"]:
                yield seat_mark(seat_of(self.view["active"]), (WIDTH - self.mark / 2 - 4, 44), self.mark)

    # -- Kos and Hades ----------------------------------------------------------------------------------------------

    def shores(self, top: float) -> Iterator[Element]:
        """One column per village: the saved on Kos with the two marks of victory, the dead in Hades."""
        people = self.view["people"]
        width = WIDTH / max(2, len(self.view["seats"]))
        for index, seat in enumerate(self.view["seats"]):
            if seat in people:
                yield self._shore(seat, width * index + 3, top, width - 6)

    def _shore(self, colour: str, x: float, y: float, width: float) -> Element:
        people = self.view["people"][colour]
        limits = self.view["limits"]
        saved, dead = people["kos"], people["hades"]
        step = (width - 12) / limits["figures"]
        sockets = [
            circle(
                6 + step * (n + 0.5),
                37,
                step * 0.4,
                fill=f"seat-{seat_of(colour).colour}" if n < saved else "none",
                stroke="outline" if n >= saved else seat_of(colour).edge,
                stroke_width=1.2,
            )
            for n in range(limits["figures"])
        ]
        marks = [rect(6 + step * count - 0.8, 29.5, 1.6, 15, fill="ink") for count in (limits["small"], limits["big"])]
        active = colour == self.view["active"]
        words = f"{self._say('ui-kos')} {saved}, {self._say('ui-hades')} {dead}"
        home = people["home"]
        moved = [
            symbol("house", (width - 20 - self.mark / 2 - 4, 61), 15, "ink"),
            seat_mark(seat_of(home), (width - self.mark / 2, 60), self.mark),
        ]
        return group(
            rect(
                0,
                0,
                width,
                72,
                9,
                fill="panel",
                stroke="ember" if active else "line",
                stroke_width=2.4 if active else 1.2,
            ),
            seat_mark(seat_of(colour), (self.mark / 2 + 3, 15), self.mark),
            label(self.mark + 8, 15, self._say("ui-kos"), 13 * self.grow, anchor="start", fill="muted"),
            label(width - 8, 15, str(saved), 17, anchor="end", bold=True),
            sockets,
            marks,
            group(
                rect(3, 50, 48, 21, 6, fill="basalt", kind="edge"),
                symbol("skull", (16, 60.5), 15, "foam"),
                label(38, 60.5, str(dead), 14 * (1.15 if self.large else 1), bold=True, fill="foam"),
                id=f"hades/{colour}",
                label=f"{self._say('ui-hades')}: {dead}",
            ),
            moved if home != colour else None,
            at=(x, y),
            id=f"seat/{colour}",
            label=f"{WORDS.word(self.lang, 'seat', colour)}: {words}",
        )

    # -- goods ------------------------------------------------------------------------------------------------------

    def goods(self, top: float) -> Iterator[Element]:
        """Stone, wood and wheat, each a track with its limit."""
        most = self.view["limits"]["store"]
        width = WIDTH / 3
        for index, name in enumerate(RESOURCES):
            count = self.view["stock"][name]
            words = f"{WORDS.word(self.lang, 'resource', name)} {count}/{most}"
            yield group(
                symbol(name, (11, 13), 22, "ink"),
                gauge(
                    count,
                    most,
                    (25, 4 if self.large else 6),
                    56 if self.large else 66,
                    17 if self.large else 14,
                    fill=name,
                ),
                at=(width * index + 2, top),
                id=f"stock/{name}",
                label=words,
            )

    # -- dice -------------------------------------------------------------------------------------------------------

    def dice(self, top: float) -> Iterator[Element]:
        """The dice that lie on no workplace: red, volcano, then the action dice; plus and minus stand for step 9."""
        now = self.view["now"]
        yield die(
            now.get("red"), (20, top + 19), 33, body="alarm", edge="basalt", id="die/red", label=self._say("ui-events")
        )
        way = now.get("volcano", "")
        letters = "".join(zone[0].upper() for zone in way.split("-")) if way else None
        yield die(
            letters,
            (58, top + 19),
            33,
            body="basalt",
            edge="shadow",
            id="die/volcano",
            label=f"{self._say('step-9')}: {WORDS.word(self.lang, 'way', way) if way else ''}",
        )
        x = 100.0
        for name in DICE_NAMES:
            thrown = self.view["dice"].get(name)
            if thrown and "." in thrown["at"]:
                continue
            face = thrown["face"] if thrown else None
            where = {"step 9": self._say("step-9"), "unused": self._say("ui-unused")}.get(
                thrown["at"] if thrown else "", self._say("ui-in-hand")
            )
            spoken = WORDS.word(self.lang, "face", face) if face else ""
            faded = thrown is None or thrown["at"] == "unused"
            yield group(
                die(face, (0, 0), 30, body="wheat"),
                at=(x, top + 19),
                id=f"die/{name}",
                label=f"{name}: {spoken}, {where}",
                opacity=0.5 if faded else 1.0,
            )
            x += 36
        yield from self._supply(top)

    def _supply(self, top: float) -> Iterator[Element]:
        """How many eruptions are to come, and what the supply holds."""
        if self.view["round"]:
            number = self._eruptions()
            yield group(
                symbol("volcano", (0, 0), 24, "ember"),
                label(15, 0, f"×{number}", 17, anchor="start", bold=True),
                at=(WIDTH - 136, top + 19),
                id="eruptions",
                label=self._say("ui-eruptions", count=number),
            )
        supply = self.view["supply"]
        words = f"{supply['boats']} {self._say('ui-boats')}, {supply['dams']} {self._say('ui-dams')}"
        yield group(
            symbol("boat", (0, -9), 15, "muted"),
            label(11, -9, str(supply["boats"]), 13 * self.grow, anchor="start", fill="muted"),
            symbol("dam", (0, 10), 15, "muted"),
            label(11, 10, str(supply["dams"]), 13 * self.grow, anchor="start", fill="muted"),
            at=(WIDTH - 80, top + 19),
            id="supply",
            label=f"{self._say('ui-supply')}: {words}",
        )
        cards = self.view["cards"]
        left = sum(cards["stars"].values()) + sum(cards["deck"].values())
        yield group(
            rect(-9, -12, 18, 25, 3, fill="basalt", stroke="outline", stroke_width=1),
            symbol("star" if cards["stars"] else "volcano", (0, 0), 13, "foam"),
            label(13, 0, str(left), 13 * self.grow, anchor="start", fill="muted"),
            at=(WIDTH - 34, top + 19),
            id="deck",
            label=self._say("ui-deck", count=left),
        )

    def _eruptions(self) -> int:
        """Eruptions of this round as far as the dice tell."""
        if self.view["step"] >= 9:
            left: int = self.view["now"].get("eruptions", 0)
            return left
        limits = self.view["limits"]
        faces = [die["face"] for die in self.view["dice"].values()]
        number: int = limits["eruptions"] + faces.count("plus") - faces.count("minus")
        number -= limits["fewer"] if self.view["round"] == 1 else 0
        most: int = limits["most"]
        return max(0, min(most, number))

    # -- cards ------------------------------------------------------------------------------------------------------

    def cards(self, top: float) -> Iterator[Element]:
        """The events of this round: those that wait, and those that have acted, paler; at the end, how it ended."""
        if self.view["phase"] == "over":
            yield self._ending(top)
            return
        turned = self.view["cards"]["turned"]
        waiting = self.view["cards"]["waiting"]
        current = self.view["now"].get("card")
        order = sorted(turned, key=lambda number: (number != current, str(number) not in waiting))
        height = min(self.card_height, self.cards_height / max(1, len(order)))
        for index, number in enumerate(order):
            yield self._card(number, top + index * height, height, str(number) in waiting or number == current)

    def _ending(self, top: float) -> Element:
        outcome = outcome_of(self.view)
        accent = "alarm" if outcome == "lost" else "leaf-deep"
        words = wrap(self._say(f"result-{outcome}"), WIDTH - 36, 16, 3)
        return group(
            rect(0, 0, WIDTH - 4, self.cards_height - 4, 9, fill="panel", stroke=accent, stroke_width=2.4),
            text(14, 26, self._say(f"reason-{self.view['now']['ending']}"), 16, anchor="start", serif=True, bold=True),
            [text(14, 48 + 18 * row, line, 16, anchor="start") for row, line in enumerate(words)],
            at=(2, top),
            id="result",
        )

    def _card(self, number: int, y: float, height: float, live: bool) -> Element:
        card = standard().cards[number]
        name = self._say(f"event-{number}")
        effect = self._say(f"event-{number}.text", amount=self.view["limits"]["amounts"][number - 1])
        when = self._say("ui-waits", step=card["step"]) if "step" in card else self._say("ui-at-once")
        accent = "leaf-deep" if card["good"] else "alarm"
        size = 13 * self.grow
        lines = wrap(effect, WIDTH - 64, size, 2 if height > 40 else 1)
        return group(
            rect(0, 0, WIDTH - 4, height - 3, 7, fill="panel", stroke=accent, stroke_width=1.4),
            rect(0, 0, 34, height - 3, 7, fill=accent),
            label(17, (height - 3) / 2, str(number), 17, bold=True, fill=f"on-{accent}"),
            text(42, 14 * self.grow, name, 14 * self.grow, anchor="start", serif=True, bold=True),
            text(WIDTH - 12, 14 * self.grow, when, size, anchor="end", fill="muted"),
            [text(42, (28.5 + 15 * row) * self.grow, words, size, anchor="start") for row, words in enumerate(lines)],
            at=(2, y),
            id=f"event/{number}",
            label=f"{name}. {effect} ({when})",
            opacity=1.0 if live else 0.6,
        )


def summary(view: View, lang: str) -> str:
    """The picture in words."""
    people = view["people"].items()
    lava = ", ".join(f"{WORDS.word(lang, 'seat', zone)} {count}" for zone, count in view["lava"].items())
    args = {
        "round": view["round"],
        "step": view["step"],
        "lava": lava or WORDS.say(lang, "ui-none"),
        **view["stock"],
        "kos": ", ".join(f"{WORDS.word(lang, 'seat', colour)} {row['kos']}" for colour, row in people),
        "hades": ", ".join(f"{WORDS.word(lang, 'seat', colour)} {row['hades']}" for colour, row in people),
    }
    return WORDS.say(lang, "ui-summary", args)


__all__ = [
    "CARDS",
    "CARD_HEIGHT",
    "DICE_HEIGHT",
    "GOODS_HEIGHT",
    "KOS_HEIGHT",
    "STEPS_HEIGHT",
    "TablePicture",
    "summary",
]
