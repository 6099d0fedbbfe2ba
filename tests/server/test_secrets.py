"""The leak test on the wire: resample what a viewer cannot know, and all bytes sent to him stay the same."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import harness
import pytest
from harness import Line, Person

import lapilli
from lapilli.bots import registry
from lapilli.core.game import Game
from lapilli.core.rng import Rng
from lapilli.core.search_result import SearchResult
from lapilli.core.table import Table
from lapilli.server.bots import pool as bot_pool
from lapilli.server.rooms import dice
from lapilli.server.rooms.room import Room
from lapilli.server.workers import Workers

Moves = list[tuple[str, str]]
GAMES = sorted(lapilli.list_games())
OPEN = {"nisyros"}  # all information lies on the table: there is nothing to resample and no choice to hide
HIDDEN: dict[str, tuple[int, dict[str, Any]]] = {  # where choices are hidden: seats, options
    "deukalion": (3, {"poker_face": True}),  # answers when a task is turned up that concerns several
    "eruption": (4, {"clans": True}),  # cards given to the mate
}
RECORDED = {"deukalion": "reveal.txt"}  # one evening in hundreds has such a moment: this one is about to
MIDDLE = 12  # choices made before anything is compared: by then there is something to hide
SMALL = 11 if lapilli.interpreted.compiled() else 6  # plies looked at in an ordinary run; LAPILLI_ALL=1 asks for more


class Sitting:
    """A table where every seat has a person of its own, and somebody looks on; all with open lines."""

    def __init__(
        self, stack: ExitStack, base: str, game: str, seats: int, seed: str, moves: Moves = [], **options: object
    ) -> None:
        self.registry = harness.REGISTRIES[base]
        self.people = [Person(base) for _ in range(seats)]
        host = self.people[0]
        wish = {"game": game, "seats": [{"who": "me"}] + [{"who": "link"}] * (seats - 1), "options": options}
        with harness.begun(seed, moves):
            table = host.web.post("/api/tables", json=wish).raise_for_status().json()
        self.links = [link["url"].rsplit("/", 1)[1] for link in table["links"]]
        for person, token in zip(self.people[1:], self.links, strict=True):
            person.web.post(f"/api/seats/{token}", json={}).raise_for_status()
        self.room: Room = self.registry.rooms[table["room"]]
        self.viewers: list[int | None] = [*range(seats), None]
        lines = [stack.enter_context(person.live(self.room.id)) for person in (*self.people, Person(base))]
        self.lines: dict[int | None, Line] = dict(zip(self.viewers, lines, strict=True))
        for line in lines:
            line.until("frame")

    @property
    def table(self) -> Table:
        return self.room.table

    def play(self, seat: int, action: int) -> None:
        """Somebody plays over the wire."""
        text, ply = self.room.game.space.text(action), self.table.ply
        self.lines[seat].send("play", seat=self.table.seats[seat], text=text, ply=self.lines[seat].frame["ply"])
        self.settle()
        assert self.table.ply > ply, self.lines[seat].heard[-1][:300]

    def settle(self) -> None:
        """Wait until every line has been sent everything."""
        for line in self.lines.values():
            line.send("ping")
            line.until("pong")
        for viewer, line in self.lines.items():
            while line.frame["version"] < self.room.visibility[viewer].version(self.room.version):
                line.until("frame")

    def choices(self) -> list[tuple[int, int]]:
        return [(seat, action) for seat in self.room.acting() for action in self.table.state.menu(seat)]


def crowd_of(game: Game) -> int:
    """How many sit down: three where that can be, as many as possible in a full run."""
    return max(game.seats) if harness.scaled(0, 1) else min(game.seats, key=lambda seats: abs(seats - 3))


def walk(
    game: Game, seats: int, seed: str, rng: random.Random, whims: float = 0.2, **options: object
) -> Iterator[Table]:
    """A table as people have it in a room, after each choice; the heuristic plays, now and then a whim."""
    chosen: dict[str, Any] = {**game.rules.room_options(seats), **options}
    table = lapilli.new(game.name, seats, seed=seed, **chosen)
    dice.deal(table, "server")
    while table.actors:
        yield table
        seat = table.seat_index(rng.choice(table.actors))
        menu = list(table.state.menu(seat))
        if rng.random() < whims:
            action = rng.choice(menu)
        else:
            action = game.players.choose_by_heuristic(table.know(seat), seat, menu, Rng(rng.randrange(1, 2**40)))
        table.play(game.space.text(action), seat)
        dice.deal(table, "server")


def everything(sitting: Sitting, viewer: int | None, probes: list[str]) -> list[str]:
    """All that a viewer gets to see and to hear about this moment, as it comes over the wire."""
    line = sitting.lines[viewer]
    room = sitting.room
    room.cache.clear()
    begin = len(line.heard)
    for lang in ("nl", "en"):
        line.send("lang", lang=lang)
        line.until("frame")
    line.send("win_probability")
    line.until("win_probability")
    if viewer is not None:
        name = room.table.seats[viewer]
        if viewer in room.acting():
            line.send("hint", seat=name)
            line.until(lambda m: m["type"] in ("hint", "error"))
        for text in probes:
            line.send("why", seat=name, text=text)
            line.until(lambda m: m["type"] in ("why", "error"))
            if text not in [action["text"] for action in line.frame["menu"]]:
                line.send("play", seat=name, text=text, ply=line.frame["ply"])
                assert line.until("error")["code"] in ("illegal", "notation")
    heard = []
    for text in line.heard[begin:]:
        message = json.loads(text)
        if message["type"] == "presence":  # who came and went while the lines were opened
            continue
        message.pop("undo", None)  # compares two real moments; the twin rooms below look at it
        heard.append(json.dumps(message))
    person = sitting.people[viewer] if viewer is not None else Person(sitting.people[0].base)
    seat = f"&seat={room.table.seats[viewer]}" if viewer is not None else ""
    for path in ("", "/dice", f"/frame?lang=de{seat}", f"/frame?ply={max(0, line.frame['ply'] - 3)}{seat}", "/record"):
        heard.append(person.web.get(f"/api/tables/{room.id}{path}").text)
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_cannot_know_never_reaches_him(game: str, base: str) -> None:
    rng = random.Random(game)
    found = lapilli.list_games()[game]
    resampled = 0
    with ExitStack() as stack:
        seats = crowd_of(found)
        moves: Moves = []
        for table in islice(walk(found, seats, "leak", rng), MIDDLE):
            moves = list(table.moves())
        sitting = Sitting(stack, base, game, seats, "leak", moves)
        for number in range(harness.scaled(SMALL, 400)):
            if sitting.room.over:
                break
            if number % 5 == 0:
                probes = [found.space.text(rng.randrange(found.space.size)) for _ in range(4)]
                for viewer in rng.sample(sitting.viewers, 2):
                    sent = everything(sitting, viewer, probes)
                    truth = sitting.table.state
                    sitting.table.state = found.rules.imagine(sitting.table.view(viewer), Rng(number + 1))
                    resampled += found.rules.position(sitting.table.state) != found.rules.position(truth)
                    try:
                        again = everything(sitting, viewer, probes)
                    finally:
                        sitting.table.state = truth
                    assert sent == again, f"{game}: viewer {viewer} can tell what he may not know"
            sitting.play(*rng.choice(sitting.choices()))
    print(f"{game}: {resampled} moments with other secrets")
    assert bool(resampled) == (game not in OPEN), "nothing was compared" if game not in OPEN else "it has secrets"


def of_the_game(heard: list[str]) -> list[str]:
    """What a viewer was sent of the game: without pong and presence, and without the time of day of each line."""
    return [re.sub(r'"at":[\d.]+', '"at":0', text) for text in heard if '"type":"p' not in text]


def evening_of(game: Game, seats: int, seed: str, rng: random.Random, options: dict[str, Any]) -> Iterator[Table]:
    """The moments of a game among which a hidden choice is looked for."""
    if game.name in RECORDED:
        text = Path(__file__).with_name(RECORDED[game.name]).read_text(encoding="utf-8")
        return iter([lapilli.replay(text)])
    return islice(walk(game, seats, seed, rng, **options), 20 if game.name in OPEN else None)


@pytest.mark.parametrize("game", GAMES)
def test_two_hidden_choices_send_the_same_bytes_to_those_who_may_not_tell_them_apart(game: str, base: str) -> None:
    found = lapilli.list_games()[game]
    seats, options = HIDDEN.get(game, (crowd_of(found), {}))
    compared = 0
    for evening in range(harness.scaled(3, 30)):
        rng = random.Random(evening)
        seed = f"twin {evening}"
        tables = evening_of(found, seats, seed, rng, options)
        pair = next(((table, *both) for table in tables if (both := alike(table, rng))), None)
        if pair is None:
            continue
        table, viewer, seat, first, second = pair
        with ExitStack() as stack:
            moves = list(table.moves())
            one, two = (Sitting(stack, base, game, seats, seed, moves, **options) for _ in range(2))
            begin = [len(sitting.lines[viewer].heard) for sitting in (one, two)]
            one.play(seat, first)
            two.play(seat, second)
            for sitting in (one, two):
                sitting.lines[viewer].send("full")
                sitting.lines[viewer].until(lambda m: m.get("kind") == "full")
            heard = [of_the_game(sitting.lines[viewer].heard[n:]) for sitting, n in zip((one, two), begin, strict=True)]
            assert heard[0] == heard[1], f"{game}: viewer {viewer} can tell {first} from {second}"
        compared += 1
        if compared == harness.scaled(1, 5):
            break
    print(f"{game}: {compared} hidden choices compared")
    assert bool(compared) == (game not in OPEN), "nothing was compared" if game not in OPEN else "it has secrets"


def test_nobody_can_count_what_is_done_behind_a_screen(base: str) -> None:
    """F-3.8 One room where somebody stops at once, one where he rerolls first: the others are sent the same bytes."""
    found = lapilli.list_games()["fuji"]
    rng = random.Random(3)
    for table in walk(found, 3, "count", rng, whims=0.0):
        busy = [seat for seat in range(3) if table.state.actors() >> seat & 1]
        if table.view(None)["phase"] == "rerolls" and len(busy) > 1:
            break
    seat, menu = busy[0], [found.space.text(action) for action in table.state.menu(busy[0])]
    pick = next(text for text in menu if text.startswith("pick"))
    with ExitStack() as stack:
        moves = list(table.moves())
        rooms = [Sitting(stack, base, "fuji", 3, "count", moves) for _ in range(2)]
        begin = [{viewer: len(line.heard) for viewer, line in room.lines.items()} for room in rooms]
        for room, steps in zip(rooms, (["stop"], [pick, "throw", "stop"]), strict=True):
            for text in steps:
                if found.space.parse(text) in room.table.state.menu(seat):  # no second reroll: done by itself
                    room.play(seat, found.space.parse(text))
            for viewer, line in room.lines.items():
                line.send("full")
                line.until(lambda m: m.get("kind") == "full")
                if viewer is not None:
                    line.send("undo", seat=room.table.seats[viewer])
                    line.until("error")
        assert rooms[1].table.ply > rooms[0].table.ply
        for viewer in rooms[0].viewers:
            heard = [
                of_the_game(room.lines[viewer].heard[first[viewer] :]) for room, first in zip(rooms, begin, strict=True)
            ]
            assert (heard[0] == heard[1]) == (viewer != seat), f"viewer {viewer} can count"
        spectators = [Person(base).web.get(f"/api/tables/{room.room.id}").json() for room in rooms]
        counts = [(found["ply"], found["version"]) for found in spectators]
        assert counts[0] == counts[1]


def alike(table: Table, rng: random.Random) -> tuple[int | None, int, int, int] | None:
    """A viewer, a seat and two of its actions that this viewer cannot tell apart, chance's answer included."""
    game, state = table.game, table.state
    choices = [(table.seat_index(name), action.id) for name in table.actors for action in table.menu(name)]
    viewers: list[int | None] = [*range(state.seats), None]
    rng.shuffle(choices)
    rng.shuffle(viewers)
    for viewer in viewers:
        looks: dict[tuple[int, str | None], int] = {}  # how the viewer is shown a choice
        for seat, action in choices:
            other = looks.setdefault((seat, game.rules.public_notation(state, seat, action, viewer)), action)
            if viewer != seat and other != action and same(table, viewer, seat, other, action):
                return viewer, seat, other, action
    return None


def same(table: Table, viewer: int | None, seat: int, *actions: int) -> bool:
    """Is all that two actions bring about the same for a viewer?"""
    one, two = (told(table, viewer, seat, action) for action in actions)
    return one == two


def told(table: Table, viewer: int | None, seat: int, action: int) -> list[object]:
    """What a viewer is shown of an action and of all that chance does after it."""
    game, trial = table.game, table.copy()
    trial.play(game.space.text(action), seat)
    dice.deal(trial, "server")
    shown: list[object] = []
    for ply in range(table.ply, trial.ply):
        before = trial.at(ply)
        name, text = trial.moves()[ply]
        shown.append(game.rules.public_notation(before.state, before.seat_index(name), game.space.parse(text), viewer))
        shown.append(game.rules.observe(before.state, viewer))
    return [*shown, game.rules.observe(trial.state, viewer)]


@pytest.mark.parametrize("game", GAMES)
def test_no_seed_token_or_identity_is_ever_sent(game: str, base: str) -> None:
    rng = random.Random(game)
    found = lapilli.list_games()[game]
    with ExitStack() as stack:
        sitting = Sitting(stack, base, game, min(found.seats), "a very secret seed")
        for _ in range(10):
            if not sitting.room.over:
                sitting.play(*rng.choice(sitting.choices()))
        for viewer, line in sitting.lines.items():
            text = "".join(line.heard)
            assert "very secret" not in text
            people = [person.cookie.split(".")[0] for person in sitting.people]
            assert not any(person in text for person in people)
            assert viewer == 0 or not any(link in text for link in sitting.links)


def test_a_person_of_several_seats_gets_a_spectators_picture_behind_the_curtain(ann: Person, base: str) -> None:
    room = ann.open("me", "hotseat")["room"]
    with ann.live(room) as line, Person(base).live(room) as spectator:
        mine, theirs = line.until("frame"), spectator.until("frame")
        assert mine["handover"]
        for field in ("svg", "prompt", "help", "description", "log", "highlights", "menu", "result"):
            assert mine[field] == theirs[field]


def test_bots_are_sent_what_a_seat_knows_and_a_menu_and_no_state(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    think = bot_pool.think

    def overheard(*given: Any) -> SearchResult:
        asked.append(given)
        return think(*given)

    monkeypatch.setattr(bot_pool, "think", overheard)
    with ann.live(ann.open("me", "bot:steady")["room"]) as line:
        line.until("frame")
        line.play()
        line.until(lambda m: m.get("by") == "basalt")
    game, level, packed, seat, menu, _ = asked[0]
    assert (game, level, seat) == (harness.GAME, "steady", 1)
    assert isinstance(packed, bytes)
    assert json.loads(json.dumps(menu)) == menu
    known = lapilli.list_games()[game].rules.unpack(packed)
    assert known.viewer == 1
    assert lapilli.list_games()[game].rules.view(known)["seat"] == 1


def test_a_bot_of_another_package_is_shown_a_view_in_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes are the same for every bot; one that chooses from views gets the one that its seat has."""
    shown = []

    def last(view: Any, seat: int, menu: Sequence[int], rng: Rng) -> int:
        shown.append(view)
        return menu[-1]

    monkeypatch.setitem(registry._makers, "last", last)
    table = lapilli.new(harness.GAME, 2, seed=1)
    table.settle()
    menu = [action.id for action in table.menu("ash")]
    thought = bot_pool.think(harness.GAME, "last", table.game.rules.pack(table.know("ash")), 0, menu, 7)
    assert thought.action == menu[-1]
    assert shown == [table.view("ash")]


def greedy() -> int:
    """Work that wants more memory than a worker may have."""
    return len(bytearray(4_000_000_000))


def test_bots_think_in_a_process_of_their_own() -> None:
    async def ask() -> int:
        pool = bot_pool.Pool(Workers(1, bot_pool.MEGABYTES, bot_pool.NICE))
        table = lapilli.new(harness.GAME, 2, seed=1)
        table.settle()
        menu, packed = [action.id for action in table.menu("ash")], table.game.rules.pack(table.know("ash"))
        try:
            chosen = await pool.choose(harness.GAME, "steady", packed, 0, menu, 7)
            assert chosen in menu
            with pytest.raises(MemoryError):
                await pool.workers.run(60.0, greedy)
            process = next(iter(pool.workers._workers()._processes.values()))  # type: ignore[attr-defined]
            process.kill()
            assert await pool.choose(harness.GAME, "steady", packed, 0, menu, 7) == chosen  # by a new worker
            assert await pool.choose(harness.GAME, "no such level", packed, 0, menu, 7) == chosen  # the heuristic
            return len(menu)
        finally:
            pool.close()

    assert asyncio.run(ask())
