"""The event cards of a round, and at the end how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, circle, group, label, measure, painted, rect, text, wrap
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture.facts import event_state
from lapilli.games.nisyros.picture.grounds import EVENTS, VIGNETTE
from lapilli.games.nisyros.picture.pieces import SMALLEST
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.games.nisyros.result import facts_of, outcome_of
from lapilli.games.nisyros.rules.cards import WAITING_STEPS

CARDS = 2  # full rows; three cards share the room
ACTED = 0.72  # how strong the face of a card is that has acted
PICTURE = 86.0  # width of a card's picture


class EventPicture:
    """Draws the cards of one view one below the other; `large` letters for a phone, `slim` ones are higher."""

    def __init__(self, view: View, lang: str, width: float, large: bool, slim: bool) -> None:
        self.view, self.lang, self.width, self.large, self.slim = view, lang, width, large, slim
        self.grow = 1.23 if large else 1.0  # how much larger the letters are
        self.card_height = 74.0 if large else 112.0 if slim else 60.0

    def _say(self, message: str, **args: object) -> str:
        return WORDS.say(self.lang, message, args)

    @property
    def height(self) -> float:
        """Room for two cards, or three slim ones, or on a phone for as many as there are."""
        cards = max(CARDS, len(self.view["cards"]["turned"])) if self.large and self.view["phase"] != "over" else CARDS
        return (cards + self.slim) * self.card_height

    def draw(self, scene: Scene, top: float) -> Iterator[Element]:
        """The events of this round: those that wait, and those that have acted, paler; at the end, how it ended.

        Where cards lie below the island their places are drawn.
        """
        if self.view["phase"] == "over":
            yield self._ending(top)
            return
        turned = self.view["cards"]["turned"]
        waiting = self.view["cards"]["waiting"]
        current = self.view["now"].get("card")
        order = sorted(turned, key=lambda number: (number != current, str(number) not in waiting))
        height = min(self.card_height, self.height / max(1, len(order)))
        for number in order:
            scene.define(f"event-{number}", _vignette(number, height - 5))
        for index, number in enumerate(order):
            yield self._card(number, top + index * height, height, str(number) in waiting or number == current)
        for index in range(len(order), 0 if self.slim else CARDS):  # in the sea nothing waits for a card
            edge = {"stroke": "line", "stroke_width": 1.4, "stroke_dasharray": "6 5"}
            yield rect(2, top + index * height, self.width - 4, height - 3, 9, fill="none", **edge)  # type: ignore[arg-type]

    def _ending(self, top: float) -> Element:
        outcome = outcome_of(self.view)
        accent = "alarm" if outcome == "lost" else "leaf-deep"
        room = self.width - 36
        size = SMALLEST if self.slim else 16.0
        why = self._say(f"reason-{self.view['now']['ending']}")
        reason = wrap(why, room, size, 3, True, True) if self.slim else [why]
        words = wrap(self._say(f"result-{outcome}", **facts_of(self.view)), room, size, 8 if self.slim else 3)
        below = 28 + 20 * len(reason)
        height = min(self.height - 4, below + 18 * len(words) + 4) if self.slim else self.height - 4
        return group(
            rect(0, 0, self.width - 4, height, 9, fill="panel", stroke=accent, stroke_width=2.4),
            [
                text(14, 26 + 20 * row, line, size, anchor="start", serif=True, bold=True)
                for row, line in enumerate(reason)
            ],
            [text(14, below + 18 * row, line, size, anchor="start") for row, line in enumerate(words)],
            at=(2, top),
            id="result",
        )

    def _card(self, number: int, y: float, height: float, live: bool) -> Element:
        step = WAITING_STEPS.get(number - 1)
        name = self._say(f"event-{number}")
        effect = self._say(f"event-{number}.text", amount=self.view["limits"]["amounts"][number - 1])
        when = self._say("ui-at-once" if live and not step else f"ui-{event_state(self.view, number)}", step=step or 2)
        accent = "leaf-deep" if self.view["limits"]["good"][number - 1] else "alarm"
        apart = height > 84  # the time in a line of its own
        size = SMALLEST if apart else 13 * self.grow
        figure = SMALLEST if self.slim else 13.5 * self.grow
        left = PICTURE + 11
        lines = wrap(effect, self.width - left - 14, size, (3 if apart else 2) if height > 40 else 1)
        title = 17.0 if apart else 15 * self.grow
        first, step_down = (40.0, 19.0) if apart else (32 * self.grow, 16 * self.grow)
        time = height - 12 if apart else 15 * self.grow
        own = apart or measure_of(name, when, self.grow) < self.width - left - 24
        face = group(
            rect(1, 1, PICTURE, height - 5, 7, fill=f"@event-{number}"),
            rect(0, 0, 7, height - 3, 3.5, fill=accent),
            circle(18, height - 19, 11 * self.grow, fill=accent, stroke="rim", stroke_width=1.4),
            label(18, height - 19, str(number), figure, bold=True, fill=f"on-{accent}"),
            text(left, 20 if apart else 16 * self.grow, name, title, anchor="start", serif=True, bold=True),
            text(self.width - 14, time, when, size, anchor="end", bold=True) if own else None,
            [text(left, first + step_down * row, words, size, anchor="start") for row, words in enumerate(lines)],
            opacity=1.0 if live else ACTED,
        )
        edge = {"stroke": accent if live else "line", "stroke_width": 1.6}
        return group(
            rect(0, 0, self.width - 4, height - 3, 9, fill="panel", kind="edge", **edge),  # type: ignore[arg-type]
            face,
            at=(2, y),
            id=f"event/{number}",
            label=f"{name}. {effect} ({when})",
            kind="enlarges",
        )


def measure_of(name: str, when: str, grow: float) -> float:
    """How wide the name of a card and its time run together."""
    return measure(name, 15 * grow, True, True) + measure(when, 13 * grow, True)


def _vignette(number: int, height: float) -> Element:
    """The picture of an event out of the sheet of all, as much of it as the card is high."""
    x, y = EVENTS.place(f"event-{number}")
    grown = max(PICTURE / VIGNETTE[0], height / VIGNETTE[1])
    wide, high = VIGNETTE[0] * grown, VIGNETTE[1] * grown
    across, down = (wide - PICTURE) / 2, (high - height) * 0.62
    return painted(EVENTS, 1 - x * grown - across, 1 - y * grown - down, grown)
