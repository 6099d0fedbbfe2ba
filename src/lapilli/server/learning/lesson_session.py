"""A lesson in the browser. Each request carries the actions so far, and the lesson is replayed from them.

So a lesson needs no room in the store, survives a restart, and can be left, repeated and turned back at will. What is
sent are the messages of a table's live socket (docs/reference/protocol.md), so that the same page shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from lapilli.core.click_answers import ClickExplainer
from lapilli.core.game import Game
from lapilli.core.lessons.progress import NEXT, Answer, LessonProgress, lessons_of
from lapilli.core.presentation import Shape
from lapilli.server.answers import WORDS
from lapilli.server.frames.frame import frame, whole
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import option_words
from lapilli.server.learning.lesson_time import minutes
from lapilli.server.rooms import hints, references
from lapilli.server.rooms.room import Room
from lapilli.server.storage.entries import Event, SeatHolder, Setup
from lapilli.server.wire.messages import Chat, Full, Hint, Message, Play, Screen, Step, What
from lapilli.server.wire.messages import Why as WhyMessage
from lapilli.server.wire.outgoing import Error, Frame, LessonWords, MenuEntry, Outgoing, Played
from lapilli.server.wire.outgoing import Hint as HintWords
from lapilli.server.wire.outgoing import Why as WhyWords

Sent = Sequence[Outgoing]
MOST = 12  # moves shown one by one; of more only what has become of them
PUPIL = "progress"


class LessonRow(TypedDict):
    """A lesson in a list."""

    id: str
    title: str
    goal: str
    minutes: int
    play: bool


@dataclass(frozen=True)
class LessonTable:
    """Who learns what: a game's lesson, in a language, on a screen of some shape."""

    game: Game
    lesson: str
    lang: str
    shape: Shape = ""

    def arrive(self, way: list[str]) -> Sent:
        """The picture where the way has led."""
        return self._frames(LessonProgress.of(self.game, self.lesson, way), fresh=True)

    def answer(self, way: list[str], message: Message) -> tuple[list[str], Sent]:
        """What a message does: the way from here, and what is sent back."""
        progress = LessonProgress.of(self.game, self.lesson, way)
        match message:
            case Play():
                return self._play(progress, way, message)
            case Full() | Screen():
                return way, self._frames(progress, fresh=True)
            case Hint():
                return way, [self._hint(progress, message.id)]
            case WhyMessage(text=None):
                return way, [self._why(progress, message)]
            case Step():
                seat = progress.table.seat_index(progress.seat)
                return way, [hints.step(self._room(progress), seat, message.click_path, self.lang)]
            case What():
                seat = progress.table.seat_index(progress.seat)
                return way, [hints.what(self._room(progress), seat, message.thing, self.lang)]
            case Chat():
                return way, [self._chat(progress, message.text)]
        return way, []

    def read_on(self, way: list[str]) -> tuple[list[str], Sent]:
        """The learner has read what was said."""
        progress = LessonProgress.of(self.game, self.lesson, way)
        stretch = progress.stretch
        progress.go(NEXT)
        return [*way, NEXT], self._frames(progress, fresh=progress.stretch != stretch)

    # -- answers ------------------------------------------------------------------------------------------------

    def _play(self, progress: LessonProgress, way: list[str], body: Play) -> tuple[list[str], Sent]:
        stretch = progress.stretch
        answer = progress.attempt(body.text, body.seat)
        if answer.kind == "right":
            sent = self._frames(progress, fresh=progress.stretch != stretch)
            played: Played = {"type": "played", "id": body.id or "", "version": sent[-1]["version"]}
            return [*way, body.text], [*sent, played]
        words, rule = self._said(answer)
        return way, [{"type": "error", "code": "held", "id": body.id or "", "reason": words, "rule": rule}]

    def _said(self, answer: Answer) -> tuple[str, str]:
        """What is said to a try that was not right, and the clause: the lesson's words, else the engine's."""
        if answer.message:
            words = lessons_of(self.game).words.say(self.lang, answer.message)
            return words, answer.refusal.rule if answer.refusal else ""
        if answer.refusal:
            reason = self.game.words.say(self.lang, f"why-{answer.refusal.message}", answer.refusal.args)
            return reason, answer.refusal.rule
        return WORDS.say(self.lang, "lesson-else"), ""

    def _why(self, progress: LessonProgress, asked: WhyMessage) -> WhyWords:
        """A click on what is not live: what the lesson foresaw, else what the table says."""
        path = asked.click_path or []
        for wrong in progress.step.wrong:
            seat = wrong.seat or progress.seat
            if not wrong.why or wrong.action.startswith("chat: ") or seat != progress.seat:
                continue
            action = self.game.space.parse(wrong.action)
            index = progress.table.seat_index(seat)
            clicks = self.game.presentation.click_path(progress.table.view(seat), index, action)
            if path[-1] in clicks and set(path) <= {*clicks, *self.game.space.click_path(action)}:
                refusal = progress.table.why_not(action, seat)
                if progress.foreseen(wrong.action, seat, refusal):
                    words, rule = self._said(Answer("refused", wrong.say, refusal))
                    return {"type": "why", "reason": words, "rule": rule}
        answer = ClickExplainer(progress.table, progress.table.seat_index(progress.seat)).answer(
            path, asked.around, self.lang
        )
        return {"type": "why", "reason": answer.words, "rule": answer.rule}

    def _hint(self, progress: LessonProgress, id: str | None) -> HintWords | Error:
        """The first thing that is right."""
        right = progress.right()
        action = next((one for one in progress.table.menu(progress.seat) if one.text in right), None) if right else None
        if action is None:
            reason = WORDS.say(self.lang, "lesson-no-hint")
            return {"type": "error", "code": "held", "id": id or "", "reason": reason, "rule": ""}
        return {
            "type": "hint",
            "id": id,
            "seat": action.seat,
            "ply": progress.table.ply,
            "text": action.text,
            "label": action.label(self.lang),
            "click_path": list(action.click_path),
            "words": "",
            "figures": "",
        }

    def _chat(self, progress: LessonProgress, text: str) -> Error:
        """Talk is tried against the talk rules, and said to nobody."""
        seat = progress.table.seat_index(progress.seat)
        refusal = self.game.rules.chat_refusal(progress.table.view(seat), seat, text)
        if refusal is None:
            return {"type": "error", "code": "held", "reason": WORDS.say(self.lang, "lesson-alone"), "rule": ""}
        foreseen = (
            one.say for one in progress.step.wrong if one.action.startswith("chat: ") and one.why == refusal.message
        )
        words, rule = self._said(Answer("refused", next(foreseen, ""), refusal))
        return {"type": "error", "code": "talk", "reason": words, "rule": rule}

    # -- pictures -----------------------------------------------------------------------------------------------

    def _frames(self, progress: LessonProgress, fresh: bool) -> list[Frame]:
        """What happened since the learner last looked, move by move, and where that leaves them."""
        room = self._room(progress)
        viewer = room.table.seat_index(progress.seat)
        first = room.table.ply if fresh or room.table.ply - progress.shown > MOST else progress.shown
        told = [ply for ply in room.visibility[viewer].plies if first <= ply < room.table.ply - 1]
        sent: list[Frame] = []
        for ply in [*(ply + 1 for ply in told), None]:
            viewpoint = Viewpoint(PUPIL, viewer, None, self.lang, 0, "", self.shape)
            shown = whole(frame(room, viewpoint, ply))
            at = room.table.ply if ply is None else ply
            by = room.table.seat_name(room.table.move(at - 1)[0]) if at and at > first else None
            shown["kind"], shown["by"], shown["version"] = "move" if by else "full", by, progress.stretch * 1000 + at
            sent.append(shown)
        last = sent[-1]
        self._settle(progress, last)
        last["lesson"] = self._lesson(progress)
        if fresh:
            last["things"] = references.opening(self.game, self.lang)
            last["option_words"] = option_words(self.game, room.table.options, self.lang)
            last["chat"] = []
        return sent

    def _settle(self, progress: LessonProgress, shown: Frame) -> None:
        """A lesson asks nothing twice, takes nothing back, and offers nothing while there is something to read."""
        menu: list[MenuEntry] = [{**action, "confirm": False, "many": 1} for action in shown["menu"]]
        shown["menu"] = menu if progress.acts else []
        shown["asks"] = shown["asks"] if shown["menu"] else None
        shown["undo"], shown["last"], shown["auto_pass"] = False, None, []

    def _lesson(self, progress: LessonProgress) -> LessonWords:
        """What stands at the thing it speaks of."""
        lesson, words = progress.lesson, lessons_of(self.game).words
        return {
            "say": words.say(self.lang, progress.said) if progress.said and not progress.over else "",
            "spot": [] if progress.over else list(progress.touched if progress.answered else progress.step.spot),
            "acts": progress.acts,
            "right": progress.right(),
            "answered": progress.answered,
            "over": progress.over,
            "step": min(progress.index + 1, len(lesson.steps)),
            "steps": len(lesson.steps),
            "rules": list(progress.step.teaches),
        }

    def _room(self, progress: LessonProgress) -> Room:
        """Return a room for the table of a lesson; no store knows it."""
        table, lesson = progress.table, progress.lesson
        setup = Setup(
            id="",
            game=self.game.name,
            game_version=self.game.version,
            seats=table.state.seats,
            options=dict(table.options),
            box=None,
            origin=table.origin,
            seed=table.seed,
            imported=False,
            dice="server",
            clock=None,
            lang=self.lang,
            host="",
            created=0.0,
            updated=0.0,
            version=0,
            ply=0,
            over=False,
        )
        mine = {lesson.seat, *(step.seat for step in lesson.steps if step.seat)}
        holders = [
            SeatHolder(index, "person", "", PUPIL) if name in mine else SeatHolder(index, "bot", "", None, "casual")
            for index, name in enumerate(table.seats)
        ]
        room = Room(setup, holders)
        text: Callable[[int], str] = self.game.space.text
        moves = [table.move(ply) for ply in range(table.ply)]
        events = [
            Event("move", {"ply": ply, "seat": seat, "text": text(action), "by": "person"}, ply + 1)
            for ply, (seat, action) in enumerate(moves)
        ]
        room.apply(events, played=table)
        return room


def list_lessons(game: Game, lang: str) -> list[LessonRow]:
    """The lessons of a game in words, with the minutes that each takes."""
    if game.coaching.lessons is None:
        return []
    words = game.coaching.lessons.words
    return [
        {
            "id": lesson.id,
            "title": words.say(lang, lesson.title),
            "goal": words.say(lang, lesson.goal),
            "minutes": minutes(game, lesson.id, lang),
            "play": bool(lesson.play),
        }
        for lesson in game.coaching.lessons.all
    ]
