"""Eruption as the engine sees it: the facts, and where each question is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from lapilli.core.errors import OptionError, Refusal
from lapilli.core.game import Game, Option, Result, Shape, Standing, View
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.story import Line
from lapilli.draw import Scene
from lapilli.games.eruption import advice, board, position, story, textboard, view, why
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.audit import audit
from lapilli.games.eruption.box import Box, load_box
from lapilli.games.eruption.names import VILLAGE_NAMES, make_parts, seat_names
from lapilli.games.eruption.result import result, standings
from lapilli.games.eruption.rules.course import Course, new_course
from lapilli.games.eruption.story import WORDS


class Eruption(Game):
    """Two to six villages around one volcano."""

    name = "eruption"
    title = "Eruption"
    version = 1
    vague = frozenset({"only-chance", "other-step", "not-active", "rotation", "card-order", "no-mate"})
    seats = (4, 2, 3, 5, 6)
    options = (
        Option("clans", (False, True)),
        Option("annihilation", (False, True)),
        Option("forecast", (False, True)),
        Option("rain", (True, False)),
        Option("start", ("dice", *VILLAGE_NAMES)),
        Option("mates_see_hands", (True, False)),
    )
    space = SPACE
    words = WORDS
    minutes = 45
    shapes = board.SHAPES
    looks = MappingProxyType({name: (name, name[0].upper()) for name in VILLAGE_NAMES})
    bound = 30_000

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        """E-10.1 Clans need 4 or 6 players and exclude Annihilation; E-0.6 only a village that plays can start."""
        if options["clans"] and seats not in (4, 6):
            raise OptionError("clans are played by 4 or 6")
        if options["clans"] and options["annihilation"]:
            raise OptionError("clans and annihilation cannot be combined (E-10.1)")
        if not options["mates_see_hands"] and not options["clans"]:
            raise OptionError("mates_see_hands belongs to clans (E-10.8)")
        seated = load_box().seating[seats]
        if options["start"] not in ("dice", *seated):
            raise OptionError(f"{options['start']} does not play; {', '.join(seated)} do")

    def load_box(self, path: Path | None = None) -> Box:
        return load_box(path)

    def start(self, seats: int, options: Mapping[str, Any], box: Any) -> Course:
        return new_course(make_parts(box, seats, options))

    def seat_names(self, state: State) -> tuple[str, ...]:
        return seat_names(cast(Course, state).parts)

    def result(self, state: State) -> Result | None:
        return result(cast(Course, state))

    def standings(self, result: Result, lang: str) -> Sequence[Standing]:
        return standings(result, lang)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(cast(Course, state), seat, action)

    def position(self, state: State) -> View:
        return position.position(cast(Course, state))

    def restore(self, data: View, box: Any) -> Course:
        return position.restore(data, box)

    def audit(self, state: State) -> list[str]:
        return list(audit(cast(Course, state)))

    def observe(self, state: State, seat: int | None) -> View:
        return view.observe(cast(Course, state), seat)

    def imagine(self, seen: View, rng: Rng) -> Course:
        return view.imagine(seen, rng)

    def witness(self, state: State, seat: int, action: int, viewer: int | None) -> str:
        return view.witness(cast(Course, state), seat, action, viewer)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return story.prompt(seen, lang)

    def touch(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        """A tile that is drawn as a ghost on its space is chosen there at once, without a click on the space first."""
        path = super().touch(seen, seat, action)
        ghosts = [element for element in path if element.startswith("turn/")]
        return tuple(element for element in path if not ghosts or not element.startswith("space/"))

    def board(self, seen: View, lang: str) -> Scene:
        return board.board(seen, lang)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        return board.board_for(seen, lang, shape)

    def text_board(self, seen: View, lang: str) -> str:
        return textboard.text_board(seen, lang)

    def story(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        return story.story(before, actor, shown, after)

    def advise(self, seen: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.advise(seen, seat, menu, rng)


GAME = Eruption()
