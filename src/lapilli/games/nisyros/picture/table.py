"""What lies beside the island: the ten steps, the goods, the dice and the event cards."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, circle, die, gauge, group, label, only, rect, seat_mark, symbol, text
from lapilli.games.nisyros.actions import DICE_NAMES, RESOURCES
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture.events import EventPicture
from lapilli.games.nisyros.picture.pieces import SMALLEST, seat_of
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.words import colon

STEPS_HEIGHT = 54.0
STEPS_LARGE = 70.0  # with a mark that can be read on a phone
GOODS_HEIGHT = 34.0
DICE_HEIGHT = 42.0
WIDTH = 420.0
SLIM = 392.0  # width of what stands beside a large island
GOODS_ROW = 29.0
NAME = 100.0  # what the name of a good takes of its row


class TablePicture:
    """Draws the parts of one view beside the island, each from a given height on; `large` letters for a phone.

    A `slim` one stands beside the island: on panels in the sea, goods in rows of their own.
    """

    def __init__(self, view: View, lang: str, large: bool = False, slim: bool = False) -> None:
        self.view, self.lang, self.large, self.slim = view, lang, large, slim
        self.width = SLIM if slim else WIDTH
        self.grow = 1.23 if large else SMALLEST / 13 if slim else 1.0  # how much larger the letters are
        self.mark = 36.0 if large else 20.0  # size of a seat's mark
        self.events = EventPicture(view, lang, self.width, large, slim)

    @property
    def goods_height(self) -> float:
        return 3 * GOODS_ROW + 6 if self.slim else GOODS_HEIGHT

    @property
    def height(self) -> float:
        """Of all that lies below the steps."""
        return self.goods_height + DICE_HEIGHT + self.events.height

    def head(self, scene: Scene) -> tuple[Element, ...]:
        """The ten steps, drawn once for the same step and round."""
        known = only(self.view, "step", "round", "active")
        seated = self.view["active"] in self.view["people"]
        return scene.part(_steps, known, seated, self.lang, self.large, self.slim)

    def below(self, scene: Scene, top: float) -> Iterator[Element]:
        """Goods, dice and events, from a height on."""
        dice = top + self.goods_height
        if self.slim:
            yield rect(-10, -6, self.width + 20, STEPS_HEIGHT + 8, 12, fill="panel", stroke="outline")
            yield rect(
                -10, top - 10, self.width + 20, dice + DICE_HEIGHT - top + 10, 12, fill="panel", stroke="outline"
            )
            yield from self.head(scene)
        form = (self.lang, self.large, self.slim)
        yield from scene.part(_goods, only(self.view, "stock", "limits"), top, *form)
        thrown = only(self.view, "now", "dice", "round", "step", "limits", "supply", "cards")
        yield from scene.part(_dice, thrown, dice, *form)
        events = dice + DICE_HEIGHT + (12 if self.slim else 0)
        if self.view["phase"] == "over":
            yield from self.events.draw(scene, events)
        else:
            known = only(self.view, "phase", "step", "cards", "limits", "now")
            yield from scene.part(_events, known, events, *form)

    def _say(self, message: str, **args: object) -> str:
        return WORDS.say(self.lang, message, args)

    # -- the ten steps ----------------------------------------------------------------------------------------------

    def steps(self, seated: bool) -> Iterator[Element]:
        """Ten fields, the present one lit; below, the round and the name of the step."""
        now, foot = self.view["step"], 56.0 if self.large else 49.0
        width = self.width / 10
        for step in range(1, 11):
            x = width * (step - 0.5)
            here = step == now
            fill, ink = ("ember", "on-ember") if here else ("panel", "muted")
            radius = 14.5 if here else 12.0
            yield group(
                circle(0, 0, radius, fill=fill, stroke="outline", stroke_width=1.2, kind="edge"),
                label(0, 0, str(step), max(16, 13 * self.grow) if here else 13 * self.grow, bold=here, fill=ink),
                at=(x, 17),
                id=f"step/{step}",
                label=f"{step}{colon(self.lang)}{self._say(f'step-{step}')}",
            )
        which = self._say("ui-round", round=self.view["round"])
        title = f"{now}. {self._say(f'step-{now}')}" if now else which
        yield text(6, foot, title, 16.5, anchor="start", serif=True, bold=True, fill="ink")
        if self.view["round"]:
            right = self.width - self.mark
            yield text(right - 8, foot, which, 14 * (1.17 if self.grow > 1 else 1), anchor="end", fill="muted")
            if seated:
                yield seat_mark(seat_of(self.view["active"]), (right + self.mark / 2 - 4, foot - 5), self.mark)

    # -- goods ------------------------------------------------------------------------------------------------------

    def goods(self, top: float) -> Iterator[Element]:
        """Stone, wood and wheat, each a track with its limit."""
        most = self.view["limits"]["store"]
        left = NAME if self.slim else 25.0
        length = self.width - NAME - 66 if self.slim else 56 if self.large else 66
        for index, name in enumerate(RESOURCES):
            count = self.view["stock"][name]
            words = f"{WORDS.word(self.lang, 'resource', name)} {count}/{most}"
            yield group(
                circle(11, 13, 13, fill=name),
                symbol(name, (11, 13), 19, f"on-{name}"),
                label(32, 13, WORDS.word(self.lang, "resource", name), SMALLEST, anchor="start") if self.slim else None,
                gauge(count, most, (left, 4 if self.grow > 1 else 6), length, 17.5 if self.grow > 1 else 14, fill=name),
                at=(2, top + GOODS_ROW * index) if self.slim else (self.width / 3 * index + 2, top),
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
            label=f"{self._say('step-9')}{colon(self.lang)}{WORDS.word(self.lang, 'way', way) if way else ''}",
        )
        x = 93.0
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
                label=f"{WORDS.word(self.lang, 'die', name)}{colon(self.lang)}{spoken}, {where}",
                kind="tumbles enlarges" if thrown and thrown["at"] == "hand" else "enlarges",
                opacity=0.5 if faded else 1.0,
            )
            x += 32
        yield from self._supply(top)

    def _supply(self, top: float) -> Iterator[Element]:
        """How many eruptions are to come, and what the supply holds."""
        if self.view["round"]:
            number = self._eruptions()
            yield group(
                symbol("volcano", (0, 0), 24, "ember"),
                label(15, 0, f"×{number}", 17, anchor="start", bold=True),
                at=(self.width - 143, top + 19),
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
            at=(self.width - 83, top + 19),
            id="supply",
            label=f"{self._say('ui-supply')}{colon(self.lang)}{words}",
        )
        cards = self.view["cards"]
        left = sum(cards["stars"].values()) + sum(cards["deck"].values())
        yield group(
            rect(-9, -12, 18, 25, 3, fill="basalt", stroke="outline", stroke_width=1),
            symbol("star" if cards["stars"] else "volcano", (0, 0), 13, "foam"),
            label(13, 0, str(left), 13 * self.grow, anchor="start", fill="muted"),
            at=(self.width - 32, top + 19),
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


def _steps(scene: Scene, view: View, seated: bool, lang: str, large: bool, slim: bool) -> Iterator[Element]:
    return TablePicture(view, lang, large, slim).steps(seated)


def _goods(scene: Scene, view: View, top: float, lang: str, large: bool, slim: bool) -> Iterator[Element]:
    return TablePicture(view, lang, large, slim).goods(top)


def _dice(scene: Scene, view: View, top: float, lang: str, large: bool, slim: bool) -> Iterator[Element]:
    return TablePicture(view, lang, large, slim).dice(top)


def _events(scene: Scene, view: View, top: float, lang: str, large: bool, slim: bool) -> Iterator[Element]:
    return TablePicture(view, lang, large, slim).events.draw(scene, top)


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
