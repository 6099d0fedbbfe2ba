"""One open socket: whose it is, which seat it looks from, and what it has been sent."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import takewhile

from lapilli.core.errors import LapilliError
from lapilli.core.presentation import Shape
from lapilli.core.table import CHANCE_SEAT
from lapilli.server.frames.frame import frame, whole
from lapilli.server.frames.part_cache import PartCache
from lapilli.server.frames.seats import seat_words
from lapilli.server.frames.viewpoint import Viewpoint
from lapilli.server.frames.words import option_words, seat_label
from lapilli.server.rooms import presence, references
from lapilli.server.rooms.room import RecentEvent, Room
from lapilli.server.rooms.visibility import Visibility
from lapilli.server.storage.entries import Payload
from lapilli.server.wire import errors
from lapilli.server.wire.outgoing import Answer, Chat, ChatLine, Frame, Outgoing, Packed

MISSED = 60  # events told one by one to somebody who watches; beyond that one full picture
AWAY = 12  # the same for somebody who comes back
THROWS = 12  # of chance in a row, told one by one; more than that (a map is laid out) are shown in one picture
WAITING = 50  # answers kept for a slow reader


class Connection:
    """Pulls its news from the room, so a slow reader delays only itself."""

    def __init__(
        self,
        room: Room,
        person: str,
        lang: str,
        version: int,
        base: str = "",
        shape: Shape = "",
        parts: bool = False,
        address: str = "",
    ) -> None:
        self.room = room
        self.person = person
        self.password_hash: str | None = None  # the password of the table that was given, as it is kept
        self.lang = lang
        self.shape: Shape = shape  # of the screen
        self.base = base  # address of the server, for links
        self.address = address  # of the person, for limits
        self.wake = asyncio.Event()
        self.answers: deque[Answer] = deque(maxlen=WAITING)
        self.present = False  # the list of who is here has changed
        self.viewing_seat: int | None = None
        self.handover: int | None = None
        self._chosen_at = -1  # the version at which this person chose the seat
        self._log: tuple[int | None, str, int] | None = None  # whose log, language, told up to which ply
        self.part_cache = PartCache() if parts else None  # None: this reader wants whole pictures
        self._shown: tuple[int | None, int | None] = (None, None)
        self.choose_viewing_seat()
        self.version = self.visibility.real_version(version)  # the room's version up to which everything was told
        away = len(self.visibility.versions) - self.visibility.version(self.version)
        self.full = self.version == 0 or self.up_to_date or away > AWAY

    def refusal(self) -> LapilliError | None:
        """Why this person may not be here any more, if so: the door may have been closed meanwhile."""
        return self.room.moderation.door.refusal(self.person, self.room.belongs(self.person), self.password_hash)

    # -- which seat ---------------------------------------------------------------------------------------------

    def choose_viewing_seat(self) -> None:
        """Choose one's own seat; of several, the one that must act, behind a handover screen if knowledge differs."""
        mine = self.room.seats_of(self.person)
        if len(mine) < 2:
            self.viewing_seat, self.handover = (mine[0] if mine else None), None
            return
        if self._chosen_at == self.room.version and (self.viewing_seat in mine or self.handover in mine):
            return
        typing = [seat for seat in mine if seat in self.room.typists()]  # real dice, seen by that seat
        acting = typing or [seat for seat in mine if seat in self.room.acting()]
        awaited = typing or [seat for seat in acting if seat in self.room.awaited()]
        if self.handover is not None and self.handover in mine and (self.handover in acting or not acting):
            return  # still waiting for that seat's person
        if self.viewing_seat in mine and (self.viewing_seat in awaited or not awaited):
            self.handover = None
            return
        self.turn_to((awaited or acting or mine)[0])

    def turn_to(self, seat: int) -> None:
        """Look through another of one's own seats: a handover screen comes first where it would show a secret."""
        if seat == self.viewing_seat or not secret_between(self.room, self.viewing_seat, seat):
            self.viewing_seat, self.handover = seat, None
        else:
            self.handover = seat

    def switch_seat(self, seat: int) -> None:
        """This person wants to look through that seat until something happens."""
        self._chosen_at = self.room.version
        self.turn_to(seat)
        self.refresh()

    def reveal_handover(self, seat: int) -> None:
        """The person of that seat sits in front of the screen."""
        self._chosen_at = self.room.version
        self.viewing_seat, self.handover = seat, None
        self.refresh()

    @property
    def viewer(self) -> int | None:
        """The seat whose knowledge is shown; None (a spectator) while a handover covers the screen."""
        return None if self.handover is not None else self.viewing_seat

    @property
    def visibility(self) -> Visibility:
        return self.room.visibility[self.viewer]

    @property
    def up_to_date(self) -> bool:
        """Has it been told of everything that it may notice?"""
        return self.visibility.version(self.version) == len(self.visibility.versions)

    # -- what to send -------------------------------------------------------------------------------------------

    def answer(self, message: Answer) -> None:
        self.answers.append(message)
        self.wake.set()

    def complain(self, error: LapilliError) -> None:
        """Tell of something that went wrong."""
        self.answer(errors.message(error, self.lang))

    def refresh(self) -> None:
        """Send the whole picture again (another language, another seat)."""
        self.full = True
        self.wake.set()

    def next(self) -> Outgoing | Packed | None:
        """The next message for this socket, made at the moment it can be sent; None if it has everything."""
        if self.answers:
            return self.answers.popleft()
        if self.full or not self.up_to_date:
            return self._news()
        if self.present:
            self.present = False
            seats = [seat_words(self.room, s, self.person, self.lang) for s in self._all]
            return {"type": "presence", "seats": seats, "paused": presence.paused(self.room)}
        return None

    @property
    def _all(self) -> range:
        return range(self.room.table.state.seats)

    def _news(self) -> Chat | Frame | Packed:
        visibility = self.visibility
        count = len(visibility.versions) - visibility.version(self.version)
        missed = [m for m in self.room.recent_events if m.version > self.version and visibility.tells(m.version)]
        gap = not missed or len(missed) < count or count > MISSED
        if self.full or gap or any(moment.kind == "undo" for moment in missed):
            kind = "undo" if not self.full and missed and missed[-1].kind == "undo" else "full"
            self.full = False
            self.version = self.room.version
            self._log = None
            return self._frame(kind, None)
        moment = missed[self._thrown(missed) - 1]
        self.version = moment.version
        if moment.kind == "chat":
            line = chat_line(self.room, moment.event.payload, moment.event.at, self.lang)
            return {"type": "chat", "version": visibility.version(moment.version), **line}
        return self._frame(moment.kind, moment)

    def _thrown(self, missed: list[RecentEvent]) -> int:
        """How many of the next moments are told as one."""
        thrown = takewhile(lambda one: one.by == CHANCE_SEAT and one.version not in self.visibility.unnamed, missed)
        count = len(list(thrown))
        return count if count > THROWS else 1

    def _frame(self, kind: str, moment: RecentEvent | None) -> Frame | Packed:
        latest = moment is None or self.up_to_date
        if latest:  # it shows the present, also what only the seat now looked through was told of
            self.version = self.room.version
            self.choose_viewing_seat()
        viewer = self.viewer
        ply = self.room.table.ply if moment is None else moment.ply
        told = self._log[2] if self._log and self._log[:2] == (viewer, self.lang) and self._log[2] <= ply else 0
        self._log = (viewer, self.lang, ply)
        viewpoint = Viewpoint(self.person, viewer, self.handover, self.lang, told, self.base, self.shape)
        sent = frame(self.room, viewpoint, None if latest else ply)
        by = moment.by if moment and moment.version not in self.visibility.unnamed else None
        sent["kind"], sent["version"], sent["by"] = kind, self.visibility.version(self.version), by
        if moment is None:
            sent["things"] = references.opening(self.room.game, self.lang)
            sent["option_words"] = option_words(self.room.game, self.room.table.options, self.lang)
            sent["chat"] = [chat_line(self.room, line, line["at"], self.lang) for line in self.room.chat[-200:]]
        if self.part_cache is None:
            return whole(sent)
        if kind == "full" or self._shown != (viewer, self.handover):
            self.part_cache.clear()
        self._shown = viewer, self.handover
        return self.part_cache.pack(sent)


def chat_line(room: Room, payload: Payload, at: float, lang: str) -> ChatLine:
    """A line of talk, with the seat of the person who said it."""
    seat = payload["seat"]
    name = room.table.seats[seat]
    plan = payload.get("plan")
    text = room.game.words.say(lang, "bot-plan", plan) if plan else payload["text"]
    return {
        "from": payload["from"] or seat_label(room.game, name, lang),
        "seat": name,
        "text": text,
        "things": references.spoken(room.game, text, lang),
        "at": at,
    }


def secret_between(room: Room, one: int | None, other: int) -> bool:
    """Does one seat know something that the other does not? Who is looking is no secret."""
    if room.over or room.setup.imported:  # the person who imported a record or a position has seen all of it
        return False
    if one is None:  # nobody has looked yet: is there anything a spectator may not see?
        return any(_differs(room, None, seat) for seat in room.human_seats())
    return _differs(room, one, other)


def _differs(room: Room, one: int | None, other: int) -> bool:
    table = room.table
    mine, yours = table.cached_view(one), table.cached_view(other)
    return any(
        mine.get(key) != yours.get(key)
        and not (_names(room, mine.get(key), one) and _names(room, yours.get(key), other))
        for key in mine.keys() | yours.keys()
    )


def _names(room: Room, value: object, seat: int | None) -> bool:
    """Does this entry of a view merely say whose view it is?"""
    return value == seat or (seat is not None and value == room.table.seats[seat])
