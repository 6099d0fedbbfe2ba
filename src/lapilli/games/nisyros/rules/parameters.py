"""The rule parameters at a table: the box seen through the chosen options."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.state import packed
from lapilli.games.nisyros.knowledge.view_types import Limits


@final
class RuleParameters:
    """Never changed, shared by all copies of a position."""

    def __init__(
        self, numbers: dict[str, int], arrays: dict[str, list[int]], options: dict[str, object], own_box: str | None
    ) -> None:
        self.options = options
        self.own_box = own_box  # text of an owner's box, None for the standard one
        self.told: Limits = {  # what players need of all this at the table
            "store": numbers["store"],
            "figures": numbers["figures"],
            "eruptions": numbers["eruptions"],
            "most": numbers["most"],
            "fewer": numbers["fewer"],
            "fare": numbers["fare"],
            "crew": numbers["crew"],
            "small": numbers["small"],
            "big": numbers["big"],
            "spots": arrays["spots"],
            "yields": arrays["yields"],
            "amounts": arrays["amounts"],
            "good": arrays["good"],
            "workers": arrays["limits"],
        }
        self.limits: vec[i64] = packed(arrays["limits"])  # workers per workplace, 0 = no limit
        self.yields: vec[i64] = packed(arrays["yields"])  # per worker on levels 1 to 4
        self.spots: vec[i64] = packed(arrays["spots"])  # dam spots of levels 1 to 4 and the coast
        self.rings: vec[i64] = packed(arrays["rings"])  # tiles of each ring: ring * 3 + resource
        self.red: vec[i64] = packed(arrays["red"])  # how many sides show 1, 2, 3
        self.deadly: vec[i64] = packed(arrays["deadly"])  # 1 for each number that fails a flight
        self.volcano: vec[i64] = packed(arrays["volcano"])  # how many sides show each way
        self.faces: vec[i64] = packed(arrays["faces"])  # die * 9 + face
        self.stars: vec[i64] = packed(arrays["stars"])
        self.plain: vec[i64] = packed(arrays["plain"])
        self.amounts: vec[i64] = packed(arrays["amounts"])  # what a card takes, gives or asks for
        self.waits: vec[i64] = packed(arrays["waits"])  # 1 for each card that lies beside its step
        self.start: vec[i64] = packed(arrays["start"])
        self.ahead: i64 = numbers["ahead"]  # star cards on top of the pile
        self.bonus: i64 = numbers["bonus"]
        self.store: i64 = numbers["store"]  # most of each resource
        self.boats: i64 = numbers["boats"]
        self.dams: i64 = numbers["dams"]
        self.figures: i64 = numbers["figures"]
        self.pioneers: i64 = numbers["pioneers"]  # workers at the start
        self.eruptions: i64 = numbers["eruptions"]
        self.most: i64 = numbers["most"]
        self.fewer: i64 = numbers["fewer"]  # eruptions less in round 1
        self.fare: i64 = numbers["fare"]  # wheat for each person who leaves by boat
        self.calls: i64 = numbers["calls"]  # most new workers per theatre and round
        self.crew: i64 = numbers["crew"]  # this many workers eat one meal, more eat two
        self.ill: i64 = numbers["ill"]  # workers who fall ill for each missing wheat
        self.small: i64 = numbers["small"]
        self.big: i64 = numbers["big"]
        self.rounds: i64 = numbers["rounds"]  # no game is longer
        self.villages: i64 = numbers["villages"]  # 0 free, 1 neighbours, 2 opposite
        self.first: i64 = numbers["first"]  # the first active seat, -1 by chance
        self.host_first: bool = numbers["host_first"] == 1
        self.strict: bool = numbers["strict"] == 1
        self.all_sail: bool = numbers["all_sail"] == 1
