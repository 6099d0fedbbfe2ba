"""The rule parameters: the box seen through the options of the table, in the form the compiled rules read."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.deukalion.rules.chart import Chart


class Half:
    """Kinds of task halves (D-8.3, D-8.11)."""

    ALL: Final[i64] = 0
    ANY: Final[i64] = 1
    PAIR: Final[i64] = 2
    SOLDIERS: Final[i64] = 3
    CARDS: Final[i64] = 4
    BEAT: Final[i64] = 5
    HYDRA: Final[i64] = 6


class SelfHydra:
    """D-13.6 May one send the Hydra against one's own ship?"""

    FREE: Final[i64] = 0
    ONCE: Final[i64] = 1
    NEVER: Final[i64] = 2


@final
class RuleParameters:
    """The numbers of a box and the choices of a table (digest 3 and 4.1); never changed, shared by all positions."""

    __slots__ = (
        "active_draws",
        "amounts",
        "anchor_stop",
        "chart",
        "copies",
        "faces",
        "fallen",
        "firm",
        "first_cards",
        "first_random",
        "garrison_home",
        "half_cities",
        "half_colours",
        "half_kinds",
        "half_numbers",
        "hydra_self",
        "hydra_value",
        "leaning",
        "majority",
        "open_tasks",
        "options",
        "others_draw",
        "places",
        "poker_face",
        "recover",
        "ship_choice",
        "soldiers",
        "spaces",
        "target",
        "task_points",
        "text",
        "treasures",
        "turn_limit",
        "values",
    )

    def __init__(
        self,
        chart: Chart,
        numbers: dict[str, int],
        lists: dict[str, list[int]],
        text: str | None,
        options: dict[str, object],
        *,
        target: int,
        toss: tuple[int, int, int],
        first_random: bool,
        ship_choice: bool,
        anchor_stop: bool,
        hydra_self: int,
        garrison_home: bool,
        poker_face: bool,
        turn_limit: int,
    ) -> None:
        self.chart = chart
        self.text = text  # of an owner's box file, for views; None for the one that comes with the package
        self.soldiers: i64 = numbers["soldiers"]
        self.spaces: i64 = numbers["spaces"]
        self.open_tasks: i64 = numbers["open_tasks"]
        self.first_cards: i64 = numbers["first_cards"]
        self.recover: i64 = numbers["recover"]
        self.others_draw: i64 = numbers["others_draw"]
        self.active_draws: i64 = numbers["active_draws"]
        self.hydra_value: i64 = numbers["hydra_value"]
        self.majority: vec[i64] = packed(lists["majority"])  # by number of seats
        self.values: vec[i64] = packed(lists["values"])  # of every place
        self.places: vec[i64] = packed(lists["places"])  # of every city
        self.treasures: vec[i64] = packed(lists["treasures"])  # of every colour
        self.faces: vec[i64] = packed(lists["faces"])  # how often 1, 2, 3 stand on a die
        self.copies: vec[i64] = packed(lists["copies"])  # of every action card
        self.amounts: vec[i64] = packed(lists["amounts"])
        self.task_points: vec[i64] = packed(lists["task_points"])
        self.half_kinds: vec[i64] = packed(lists["half_kinds"])
        self.half_cities: vec[i64] = packed(lists["half_cities"])
        self.half_numbers: vec[i64] = packed(lists["half_numbers"])
        self.half_colours: vec[i64] = packed(lists["half_colours"])  # five per half: how many of each
        self.options = options  # as they were chosen, by name
        self.target: i64 = target
        self.fallen: i64 = toss[0]  # the parts of a throw
        self.firm: i64 = toss[1]
        self.leaning: i64 = toss[2]
        self.first_random = first_random
        self.ship_choice = ship_choice
        self.anchor_stop = anchor_stop
        self.hydra_self: i64 = hydra_self
        self.garrison_home = garrison_home
        self.poker_face = poker_face
        self.turn_limit: i64 = turn_limit
