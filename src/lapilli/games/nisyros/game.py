"""Nisyros as the engine sees it: its facts, and where each question is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from lapilli.core.errors import OptionError, PositionError, Refusal
from lapilli.core.game import Game, Option, Result, Shape, View
from lapilli.core.guide import Stage
from lapilli.core.odds import read_odds
from lapilli.core.packed import refill
from lapilli.core.rng import Rng
from lapilli.core.state import State
from lapilli.core.story import Line
from lapilli.draw import Scene
from lapilli.games.nisyros import advice, audit, board, position, story, textboard, touch, view, why
from lapilli.games.nisyros.actions import RESOURCES, SPACE, ZONE_NAMES
from lapilli.games.nisyros.box import LEVEL_NAMES, Box, load_box
from lapilli.games.nisyros.rules import ending, preparation
from lapilli.games.nisyros.rules.course import Nisyros
from lapilli.games.nisyros.speech import LOOKS, WORDS, prompt
from lapilli.games.nisyros.state import Phase


def _villages(value: object, seats: int) -> str:
    """A list of villages, one for each seat: `pali,nikia`."""
    names = str(value).replace(",", " ").split()
    if len(names) != seats or len(set(names)) != seats or not set(names) <= set(ZONE_NAMES):
        raise ValueError(f"free, neighbours, opposite, or {seats} different villages of {', '.join(ZONE_NAMES)}")
    return ",".join(names)


class NisyrosGame(Game):
    """The facts, and where each question is answered."""

    name = "nisyros"
    title = "Nisyros"
    version = 2
    replays = (1,)
    former: Mapping[int, Mapping[str, object]] = {1: {"sailing": "active"}}  # N-1.8
    vague = frozenset({"chance-only", "wrong-step"})
    seats = (4, 3, 2)
    options = (
        Option("level", LEVEL_NAMES),
        Option("layout", ("random", "fixed")),
        Option("coast_order", ("fixed", "random")),
        Option("villages", ("free", "neighbours", "opposite"), _villages),
        Option("first", ("s1", "s2", "s3", "s4", "random")),
        Option("flight_order", ("free", "strict")),
        Option("guest_order", ("host_first", "free")),
        Option("dam_spots", ("default", "even")),
        Option("volcano_pairs", ("opposite", "adjacent")),
        Option("sailing", ("all", "active")),
    )
    space = SPACE
    clauses: Mapping[str, str] = {
        "over": "N-0.1",
        "chance-first": "N-0.2",
        "not-your-turn": "N-0.2",
        "impossible-outcome": "N-0.2",
    }
    words = WORDS
    together = True
    minutes = 50
    bound = 12_000
    looks = LOOKS
    shapes = board.SHAPES
    odds = read_odds("lapilli.games.nisyros")

    # -- rules --------------------------------------------------------------------------------------------------

    def load_box(self, path: Path | None = None) -> Box:
        return load_box(path)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        if options["villages"] in ("neighbours", "opposite") and seats != 2:
            raise OptionError(f"option villages: {options['villages']} is for two players")
        if options["first"] in ("s3", "s4") and int(options["first"][1]) > seats:
            raise OptionError(f"option first: there is no seat {options['first']} with {seats} players")

    def start(self, seats: int, options: Mapping[str, Any], box: Any) -> Nisyros:
        """N-14 The island is laid out; what chance or the seats decide is asked."""
        state = Nisyros(seats, box.terms(seats, options))
        state.build()
        state.phase = Phase.LAY_COAST
        for zone in box.order if options["coast_order"] == "fixed" else ZONE_NAMES[:1]:
            preparation.place_coast(state, ZONE_NAMES.index(zone))
        if options["layout"] == "fixed":
            refill(state.tiles, [RESOURCES.index(tile) for zone in ZONE_NAMES for tile in box.layout[zone]])
        if options["villages"] not in ("free", "neighbours", "opposite"):
            for seat, zone in enumerate(options["villages"].split(",")):
                preparation.settle(state, seat, ZONE_NAMES.index(zone))
        state.proceed()
        return state

    def seat_names(self, state: State) -> tuple[str, ...]:
        return position.seat_names(cast(Nisyros, state))

    def result(self, state: State) -> Result | None:
        """N-13.4 N-13.6 The lowest colour decides for all; nobody wins alone.

        N-13.5 What to try next is said by the messages `result-<outcome>`.
        """
        island = cast(Nisyros, state)
        if island.phase != Phase.OVER:
            return None
        names = self.seat_names(state)
        fewest = ending.lowest(island)
        outcome = "big" if fewest >= island.terms.big else "small" if fewest >= island.terms.small else "lost"
        saved = {name: float(island.kos[island.colours[seat]]) for seat, name in enumerate(names)}
        options = cast(Mapping[str, Any], island.terms.options)
        details = {
            "level": options["level"],
            "players": int(island.seats),
            "rounds": int(island.round),
            "lowest": int(fewest),
            "small": int(island.terms.small),
            "big": int(island.terms.big),
            "saved": {name: int(count) for name, count in saved.items()},
            "dead": {name: int(island.hades[island.colours[seat]]) for seat, name in enumerate(names)},
        }
        winners = () if outcome == "lost" else names
        return Result(saved, winners, outcome, position.REASONS[island.ending], details)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(cast(Nisyros, state), seat, action)

    def position(self, state: State) -> View:
        return position.position(cast(Nisyros, state))

    def restore(self, data: View, box: Any) -> Nisyros:
        seats = data["seats"]
        if not isinstance(seats, list) or len(seats) not in self.seats:
            raise PositionError("seats: a list of two to four villages")
        return position.restore(data, box, self.choose_options(len(seats), data.get("options", {})))

    def audit(self, state: State) -> list[str]:
        return audit.audit(cast(Nisyros, state))

    # -- knowledge ----------------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int | None) -> View:
        return view.observe(cast(Nisyros, state), seat)

    def imagine(self, seen: View, rng: Rng) -> Nisyros:
        return view.imagine(seen, rng)

    # -- people -------------------------------------------------------------------------------------------------

    def board(self, seen: View, lang: str) -> Scene:
        return board.board(seen, lang)

    def board_for(self, seen: View, lang: str, shape: Shape) -> Scene:
        return board.board_for(seen, lang, shape)

    def text_board(self, seen: View, lang: str) -> str:
        return textboard.text_board(seen, lang)

    def prompt(self, seen: View, seat: int | None, lang: str) -> str:
        return prompt(seen, lang)

    def course(self, seen: View) -> Sequence[Stage]:
        """The ten steps of a round; none while the villages are chosen."""
        return [Stage(f"step-{number}", seen["step"] == number) for number in range(1, 11)] if seen["step"] else []

    def touch(self, seen: View, seat: int, action: int) -> tuple[str, ...]:
        return touch.touch(seen, action)

    def story(self, viewer: int | None, before: View, actor: str, shown: str | None, after: View) -> Sequence[Line]:
        told = super().story(viewer, before, actor, shown, after)
        return (*told, *story.consequences(before, shown or "", after))

    def advise(self, seen: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        return advice.advise(seen, seat, menu, rng)


GAME = NisyrosGame()
