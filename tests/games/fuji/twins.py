"""Two worlds that one viewer cannot tell apart, side by side: other dice behind the screens, other secret choices."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import lapilli
from lapilli.core.check import Plan
from lapilli.core.check.secrets import everything_sent
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.table import Table
from tests.games.fuji.positions import data

GAME = lapilli.list_games()["fuji"]

PLAN = Plan(seed=5)
REAL = {"p1": "1 6 3 4 2 6", "p2": "6 1 2 5 6 3", "p3": "5 2 6 1 1 4", "p4": "3 3 6 1 2 5"}
OTHER = {"p1": "6 2 1 6 5 1", "p2": "2 6 1 4 1 5", "p3": "6 1 4 3 6 2", "p4": "1 6 2 5 4 3"}


@dataclass(frozen=True)
class Behind:
    """What a seat does behind its screen: in the real world, and in the one the others could believe in."""

    seat: str
    real: str
    other: str


Step = str | Behind
Proof = Callable[[Table], bool]


@dataclass(frozen=True)
class Case:
    """A position, a script, and what it must have shown: `covers` names cards, skills and injuries of the box."""

    name: str
    covers: tuple[str, ...]
    steps: tuple[Step, ...]
    proof: Proof
    seats: int = 3
    same: dict[str, str] = field(default_factory=dict)  # faces that both worlds share, as the script lays them open
    place: dict[str, Any] = field(default_factory=dict)
    other: dict[str, str] = field(default_factory=dict)  # dice of the other world, where the script needs certain ones

    def positions(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The real position, and the same with other dice; who sees a die sees it in both."""
        worlds = []
        for dice in (REAL, OTHER | self.other):
            whole = data(self.seats, dice=dice, **{"level": 1, **self.place})
            for name, value in self.same.items():
                whole["dice"][name][0] = int(value)
            worlds.append(whole)
        return worlds[0], worlds[1]

    def tables(self, viewer: int | None) -> tuple[Table, Table]:
        """The real table, and one that looks the same to this viewer."""
        real, other = self.positions()
        bit = 4 if viewer is None else viewer
        for name, (_, known, _) in other["dice"].items():
            if known >> bit & 1:
                other["dice"][name][0] = real["dice"][name][0]
        return tuple(lapilli.position("fuji", whole, seed="twins") for whole in (real, other))  # type: ignore[return-value]


@dataclass
class Compared:
    """What a comparison has seen, so that an empty one can be told from a good one."""

    table: Table
    moments: int = 0
    secrets: int = 0  # moments at which the two worlds differed behind screens
    unlike: int = 0  # moments at which an imagined world did
    paths_differ: bool = False
    phases: set[int] = field(default_factory=set)


def moves(step: Step, viewer: int | None, real: bool) -> list[tuple[str, str]]:
    """(seat, action) of a step; anyone who acts behind a screen sees himself act the same way in both worlds."""
    if isinstance(step, str):
        seat, _, text = step.partition(": ")
        return [(seat, text)]
    own = viewer is not None and step.seat == f"p{viewer + 1}"
    texts = (step.real if real or own else step.other).split("; ")
    return [("chance" if text.startswith("roll ") else step.seat, text) for text in texts if text]


def glance(state: Any, viewer: int | None) -> dict[str, Any]:
    """What the state itself gives him: the view, who may act, his menu. All else is made from these."""
    return {
        "view": json.dumps(GAME.rules.observe(state, viewer), sort_keys=True),
        "actors": (int(state.actors()), int(state.required_actors()), int(state.actor) == CHANCE),
        "own menu": sorted(state.menu(viewer)) if viewer is not None else [],
    }


def lines(table: Table, viewer: int | None) -> list[Any]:
    """The log, still without a language and without the number of the move."""
    return [(line.message, dict(line.args), line.things) for line in table.lines(viewer)]


def takes_back(table: Table, viewer: int | None) -> object:
    """What he hears if he takes his last action back; once another has acted, be it unseen, it is too late for that."""
    mine = table.ply and viewer is not None and table.moves()[-1][0] == f"p{viewer + 1}"
    return table.why_no_undo(viewer) if mine else "too late"


def hidden_faces(table: Table, viewer: int | None) -> dict[str, int]:
    """Dice that this viewer does not see, as they lie."""
    whole = table.position()["dice"]
    return {name: whole[name][0] for name, entry in table.view(viewer)["dice"].items() if not entry[0]}


def imagined(table: Table, viewer: int | None, sent: dict[str, Any]) -> bool:
    """An imagined world gives him the same; true if it has other dice behind the screens."""
    world = GAME.rules.imagine(table.view(viewer), Rng(97 * table.ply + 1))
    again = glance(world, viewer)
    if "picture" in sent:
        again |= everything_sent(GAME, world, viewer, PLAN)
    told = [what for what in again if again[what] != sent[what]]
    assert not told, f"viewer {viewer} can tell an imagined world by {told} after {table.moves()[-1:]}"
    whole = GAME.rules.position(world)["dice"]
    return any(whole[name][0] != face for name, face in hidden_faces(table, viewer).items())


def compare(case: Case, viewer: int | None) -> Compared:
    """Play both worlds step by step and hold what the viewer gets against each other, picture by picture."""
    real, other = case.tables(viewer)
    done = Compared(real, secrets=int(hidden_faces(real, viewer) != hidden_faces(other, viewer)))
    resting = [glance(real.state, viewer), glance(other.state, viewer)]  # his last picture in each world
    for step in case.steps:
        films: tuple[list[Any], list[Any]] = ([], [])
        for world, table in enumerate((real, other)):
            for seat, text in moves(step, viewer, table is real):
                table.play(text, seat)
                done.phases.add(int(table.view()["phase_number"]))
                now = glance(table.state, viewer)
                if now == resting[world]:
                    continue  # nothing has happened that he could see: no new picture
                at_rest = table.state.actor != CHANCE
                sent = now | (everything_sent(GAME, table.state, viewer, PLAN) if at_rest else {})
                if table is real:
                    done.unlike += imagined(real, viewer, sent)
                if at_rest:
                    resting[world] = now
                    films[world].append(sent | {"log": lines(table, viewer)})
        assert len(films[0]) == len(films[1]), f"viewer {viewer} sees more happen in one world: {step}"
        for first, second in zip(*films, strict=True):
            told = [what for what in first if first[what] != second[what]]
            assert not told, f"viewer {viewer} can tell two worlds apart by {told}: {step}"
        assert lines(real, viewer) == lines(other, viewer), f"viewer {viewer} is told more in one world: {step}"
        assert takes_back(real, viewer) == takes_back(other, viewer), f"viewer {viewer} learns by undo: {step}"
        done.moments += len(films[0])
        done.secrets += hidden_faces(real, viewer) != hidden_faces(other, viewer)
    done.paths_differ = real.moves() != other.moves()
    return done
