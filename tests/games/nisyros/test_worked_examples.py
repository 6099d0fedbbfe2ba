"""The worked examples of the rules digest, section 10, as data: a position, what is played, what must be true."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import lapilli
from lapilli import Table

from .positions import IDLE_DICE, at, calls, menu, table

P3 = ("mandraki", "pali", "emporios")


@dataclass
class Is:
    """Facts of the position at this moment."""

    facts: dict[str, Any]

    def check(self, t: Table) -> None:
        assert {path: at(t, path) for path in self.facts} == self.facts


@dataclass
class Calls:
    """So many calls are left on the theatres."""

    left: dict[str, int]

    def check(self, t: Table) -> None:
        assert calls(t) == self.left


@dataclass
class Offers:
    """Exactly these actions of the kind are on the menu of a seat (all of the menu without a kind)."""

    actions: list[str]
    kind: str = ""
    seat: str | None = None

    def check(self, t: Table) -> None:
        assert sorted(text for text in menu(t, self.seat) if text.startswith(self.kind)) == sorted(self.actions)


@dataclass
class Actors:
    names: tuple[str, ...]

    def check(self, t: Table) -> None:
        assert t.actors == self.names


@dataclass
class Refuses:
    action: str
    rule: str
    seat: str | None = None

    def check(self, t: Table) -> None:
        with pytest.raises(lapilli.IllegalAction) as refused:
            t.play(self.action, self.seat)
        assert refused.value.rule == self.rule


@dataclass
class Odds:
    """Probabilities of chance."""

    odds: dict[str, str]

    def check(self, t: Table) -> None:
        found = {action.text: str(action.weight) for action in t.menu("chance")}
        assert {text: found.get(text, "0") for text in self.odds} == self.odds


@dataclass
class Ends:
    outcome: str
    reason: str

    def check(self, t: Table) -> None:
        assert t.result is not None
        assert (t.result.outcome, t.result.reason) == (self.outcome, self.reason)


@dataclass
class Example:
    name: str
    position: dict[str, Any]
    script: list[Any] = field(default_factory=list)


def rolls(*faces: str) -> list[str]:
    return [f"roll {die} {face}" for die, face in zip("abcde", faces, strict=True)]


QUIET = ("plus", "plus", "plus", "minus", "stone")
ONE_WORKER = {"emporios": {"emporios.2": 1, "emporios.theatre": 1}}
DOUBLED = {**IDLE_DICE, "b": {"face": "wood", "at": "emporios.2"}}
FLOW_9 = {"b": {"face": "plus", "at": "step 9"}, "d": {"face": "minus", "at": "step 9"}}

EXAMPLES = [
    Example("R1 without a die", {"step": 4, "who": ONE_WORKER}, [Is({"stock.wood": 2})]),
    Example("R1 with a die", {"step": 4, "who": ONE_WORKER, "dice": DOUBLED}, [Is({"stock.wood": 4})]),
    Example(
        "R1 with a die and a card",
        {"step": 4, "who": ONE_WORKER, "dice": DOUBLED, "waiting": (4,)},
        [Is({"stock.wood": 8})],
    ),
    Example(
        "R2",
        {"step": 3, "who": {"emporios": {"emporios.2": 2}}, "waiting": (4,)},
        [
            *rolls("stone", "wood", "plus", "minus", "stone"),
            "die b to emporios.2",
            Is({"stock.wood": 16}),
            "call done mandraki",
            "call done pali",
            "call done nikia",
            Is({"now.eruptions": 2}),
        ],
    ),
    Example(
        "R5",
        {"step": 3, "who": {"pali": {"pali.theatre": 1, "pali.yard": 1}}},
        [
            *rolls("plus", "theatre", "plus", "minus", "stone"),
            "die b to pali.theatre",
            "call pali pali",
            "call pali pali",
            Is({"people.pali.workers.pali.theatre": 3}),
            Actors(("mandraki", "emporios", "nikia")),
            "call mandraki mandraki",
            "call done mandraki",
            "call done emporios",
            "call done nikia",
        ],
    ),
    Example(
        "R8",
        {
            "step": 8,
            "who": {
                "mandraki": {"mandraki.theatre": 1},
                "pali": {"kos": 10, "home": "mandraki"},
                "nikia": {"kos": 10, "home": "mandraki"},
            },
            "lava": {"mandraki": 4, "pali": 5, "nikia": 5},
        },
        [Is({"people.mandraki.hades": 10, "people.emporios.hades": 0, "now.eruptions": 2})],
    ),
    Example(
        "R9 five workers, six workers, none",
        {
            "step": 7,
            "who": {"mandraki": {"mandraki.theatre": 5}, "pali": {"pali.theatre": 6}, "emporios": {}, "nikia": {}},
        },
        [Is({"stock.wheat": 9})],
    ),
    Example(
        "R10",
        {"step": 1, "seats": P3},
        [
            Offers(
                [
                    f"place mandraki mandraki.theatre to {place}"
                    for zone in ("mandraki", "pali", "nikia")
                    for place in (
                        *(f"{zone}.{level}" for level in "1234"),
                        f"{zone}.dam",
                        *([] if zone == "nikia" else [f"{zone}.yard"]),
                        *([f"{zone}.theatre"] if zone == "pali" else []),
                    )
                ],
                "place",
                "mandraki",
            ),
            Refuses("place mandraki mandraki.theatre to nikia.yard", "N-0.5", "mandraki"),
            Refuses("place mandraki mandraki.theatre to nikia.theatre", "N-0.5", "mandraki"),
            Refuses("place mandraki mandraki.theatre to emporios.4", "N-1.3", "mandraki"),
        ],
    ),
    Example(
        "R11 both open",
        {"step": 9},
        ["roll volcano pali-nikia", Offers(["erupt pali", "erupt nikia"])],
    ),
    Example(
        "R11 one covered",
        {"step": 9, "lava": {"pali": 5}, "who": {"pali": {"kos": 10, "home": "mandraki"}}},
        ["roll volcano pali-nikia", Is({"lava.nikia": 1})],
    ),
    Example(
        "R11 both covered",
        {
            "step": 9,
            "lava": {"pali": 5, "nikia": 5},
            "who": {"pali": {"kos": 10, "home": "mandraki"}, "nikia": {"kos": 10, "home": "mandraki"}},
        },
        ["roll volcano pali-nikia", Actors(("chance",)), Is({"now.eruptions": 2, "lava": {"pali": 5, "nikia": 5}})],
    ),
    Example(
        "X1",
        {"step": 3, "round": 1},
        [
            *rolls("stone", "wood", "wheat", "minus", "stone"),
            *(f"call done {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            Is({"round": 2, "lava": {}, "phase": "place"}),
        ],
    ),
    Example(
        "X2",
        {"step": 3, "who": {"emporios": {"emporios.1": 2}}, "waiting": (3,)},
        [
            *rolls("stone", "plus", "plus", "minus", "dam"),
            "die a to emporios.1",
            Is({"stock.stone": 17, "bonus": ["mandraki", "pali", "nikia"]}),
            "call done mandraki",
            "call done pali",
            "call done nikia",
            Is({"now.eruptions": 3}),
        ],
    ),
    Example(
        "X3",
        {"step": 4, "seats": P3, "stock": {"wood": 18}, "who": {"pali": {"pali.1": 2}}},
        [Is({"stock.wood": 20, "bonus": ["mandraki", "emporios", "nikia"]})],
    ),
    Example(
        "X4",
        {
            "step": 2,
            "stock": {"wood": 5, "stone": 5},
            "who": {"pali": {"pali.theatre": 1, "pali.yard": 1}, "mandraki": {"pali.dam": 1, "mandraki.1": 1}},
        },
        [
            "roll red 1",
            "draw event 10",
            "roll volcano pali-nikia",
            "gas pali",
            Is(
                {
                    "people.pali.idle": {"pali.theatre": 1, "pali.yard": 1},
                    "people.mandraki.idle": {"pali.dam": 1},
                    "now.gassed": ["pali.coast"],
                }
            ),
            *rolls("boat", "theatre", "boat", "dam", "hermes"),
            Refuses("die a to pali.yard", "N-15.10"),
            "dice done",
            Is({"boats": {}, "dams": {}}),
            Actors(("emporios", "nikia")),
        ],
    ),
    Example(
        "X5",
        {
            "step": 2,
            "seats": ("mandraki", "pali"),
            "who": {"pali": {"mandraki.3": 2}},
        },
        [
            "roll red 1",
            "draw event 10",
            "roll volcano pali",
            Actors(("chance",)),
            "roll volcano pali-nikia",
            "roll volcano mandraki-emporios",
            Is(
                {
                    "people.pali.idle": {"mandraki.3": 2},
                    "people.mandraki.idle": {},
                    "now.gassed": ["mandraki.3"],
                    "phase": "throw",
                }
            ),
        ],
    ),
    Example(
        "X6",
        {"step": 2, "who": {"nikia": {"nikia.3": 1, "nikia.theatre": 1}, "pali": {"pali.3": 2}}},
        [
            "roll red 1",
            "draw event 9",
            "siesta nikia nikia.3",
            "siesta pali pali.3",
            *rolls("wood", "stone", "plus", "minus", "theatre"),
            Offers([], "die a"),
            "die b to pali.3",
            "dice done",
            Is({"stock.stone": 2, "stock.wood": 0}),
        ],
    ),
    Example(
        "X7",
        {
            "step": 3,
            "drawn": (1, 3, 5, 7, 8),
            "waiting": (2,),
            "who": {"pali": {"pali.1": 2}, "nikia": {"nikia.4": 2}},
        },
        [
            *rolls("wood", "stone", "plus", "minus", "stone"),
            "die b to emporios.1",
            "die a to emporios.2",
            "dice done",
            Offers([], "run nikia nikia.4 to pali"),
            Refuses("run nikia nikia.4 to pali.3", "N-1.3"),
            Refuses("run mandraki mandraki.theatre to pali.1", "N-1.2"),
            "run nikia nikia.4 to emporios.1",
            Is({"stock.stone": 6, "stock.wood": 5, "cards.waiting": {}}),
        ],
    ),
    Example(
        "X8",
        {"step": 3, "drawn": (2, 3, 5, 7, 8), "waiting": (1,)},
        [
            *rolls("plus", "stone", "stone", "minus", "stone"),
            Offers(["reroll b", "reroll c", "reroll d", "reroll e", "reroll done"]),
            "reroll b",
            "reroll c",
            "roll b plus",
            "roll c theatre",
            Offers(["dice done", *(f"die c to {zone}.theatre" for zone in ("mandraki", "pali", "emporios", "nikia"))]),
            "dice done",
            *(f"call done {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            Is({"now.eruptions": 3}),
        ],
    ),
    Example(
        "X9",
        {"step": 8, "lava": {"mandraki": 1}, "dams": {"mandraki.2": 1, "mandraki.3": 1}, "dice": FLOW_9},
        [
            Is({"lava": {"mandraki": 1}, "dams": {"mandraki.2": 1, "mandraki.3": 1}, "now.eruptions": 2}),
            "roll volcano mandraki",
            "roll volcano pali",
            Is({"lava": {"mandraki": 2, "pali": 1}, "dams": {"mandraki.3": 1}, "round": 3}),
            *(f"ready {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            "roll red 1",
            "draw event 16",
            *rolls(*QUIET),
            *(f"call done {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            Is({"lava": {"mandraki": 3, "pali": 2}, "dams": {}}),
        ],
    ),
    Example(
        "X10",
        {
            "step": 8,
            "round": 5,
            "lava": {"emporios": 2},
            "dams": {"emporios.3": 1, "emporios.4": 2},
            "dice": {"d": {"face": "minus", "at": "step 9"}},
        },
        [
            Is({"lava.emporios": 3, "dams": {"emporios.4": 2}, "now.eruptions": 1}),
            "roll volcano pali",
            *(f"ready {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            "roll red 1",
            "draw event 16",
            *rolls(*QUIET),
            *(f"call done {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
            Is({"lava": {"emporios": 3, "pali": 2}, "dams": {"emporios.4": 2}}),
        ],
    ),
    Example(
        "X11 and X12",
        {
            "step": 8,
            "options": {"level": "heracles"},
            "stock": {"wheat": 1},
            "lava": {"pali": 4},
            "boats": {"pali": 2},
            "who": {
                "pali": {"pali.yard": 1, "kos": 6, "hades": 1},
                "mandraki": {"pali.yard": 1, "mandraki.theatre": 1},
            },
            "dice": {"d": {"face": "minus", "at": "step 9"}},
        },
        [
            "flee citizen pali boat",
            "roll red 2",
            Is({"people.pali.hades": 2, "boats.pali": 2, "stock.wheat": 1}),
            "flee citizen pali boat",
            "roll red 3",
            Is({"people.pali.kos": 7, "stock.wheat": 0}),
            Offers(
                [
                    "flee worker mandraki to mandraki",
                    *(f"flee worker pali to {zone}" for zone in ("mandraki", "emporios", "nikia")),
                ]
            ),
            "flee worker mandraki to mandraki",
            "roll red 1",
            "flee worker pali to emporios",
            "roll red 1",
            Is(
                {
                    "people.pali.kos": 7,
                    "people.pali.hades": 2,
                    "boats": {},
                    "people.mandraki.workers.mandraki.theatre": 2,
                }
            ),
            "roll volcano mandraki",
            Offers(["home pali mandraki", "home pali emporios", "home pali nikia"], seat="pali"),
            "home pali nikia",
            Is(
                {"people.pali.workers": {"nikia.theatre": 1}, "round": 3, "active": "pali", "people.pali.home": "nikia"}
            ),
            Offers([], "place pali nikia.theatre to pali", "pali"),
            *(f"ready {zone}" for zone in ("mandraki", "emporios", "nikia")),
            Refuses("place pali nikia.theatre to pali.dam", "N-1.3", "pali"),
            "place pali nikia.theatre to emporios.3",
            "place pali emporios.3 to mandraki.3",
        ],
    ),
    Example(
        "X13",
        {
            "step": 8,
            "lava": {"pali": 5, "nikia": 5, "mandraki": 4},
            "boats": {"mandraki": 1},
            "who": {
                "pali": {"kos": 9, "hades": 1, "home": "mandraki"},
                "nikia": {"kos": 9, "hades": 1, "home": "emporios"},
                "mandraki": {"mandraki.theatre": 2, "kos": 4},
            },
        },
        [
            "flee citizen mandraki boat",
            "roll red 1",
            Is({"people.mandraki.kos": 5, "people.mandraki.hades": 5, "phase": "volcano"}),
        ],
    ),
    Example(
        "X14",
        {
            "step": 8,
            "seats": ("mandraki", "emporios"),
            "lava": {"mandraki": 4, "pali": 5},
            "who": {"mandraki": {"mandraki.theatre": 1, "kos": 8}},
            "dice": {"d": {"face": "minus", "at": "step 9"}},
        },
        [
            "flee worker mandraki to emporios",
            "roll red 3",
            "roll red 1",
            "roll volcano nikia",
            Is({"people.mandraki.home": "emporios", "people.mandraki.citizens": {"emporios": 1}, "round": 3}),
        ],
    ),
    Example(
        "X15",
        {
            "step": 8,
            "seats": ("mandraki", "pali"),
            "lava": {"mandraki": 4, "pali": 5},
            "boats": {"mandraki": 1},
            "who": {
                "pali": {"nikia.3": 1, "kos": 8, "hades": 1, "home": "mandraki"},
                "mandraki": {"nikia.4": 1, "mandraki.yard": 1, "kos": 7},
            },
        },
        [
            "flee citizen mandraki boat",
            "roll red 1",
            Is({"people.mandraki.kos": 8, "people.mandraki.hades": 2, "people.pali.hades": 2}),
            Ends("small", "no-refuge"),
        ],
    ),
    Example(
        "X16",
        {
            "step": 1,
            "lava": {"pali": 5},
            "who": {
                "pali": {"mandraki.theatre": 2, "kos": 4, "home": "mandraki"},
                "mandraki": {"mandraki.theatre": 1, "mandraki.3": 1},
            },
        },
        [
            Actors(("mandraki", "emporios", "nikia")),
            "place mandraki mandraki.theatre to mandraki.1",
            "ready mandraki",
            Offers([], "place pali mandraki.theatre to emporios", "pali"),
            "place pali mandraki.theatre to nikia.2",
            "ready pali",
            "ready emporios",
            "ready nikia",
            "roll red 1",
            "draw event 16",
            *rolls(*QUIET),
            "dice done",
            Actors(("mandraki", "emporios", "nikia")),
            "call mandraki mandraki",
            Actors(("emporios", "nikia")),
        ],
    ),
    Example(
        "X17",
        {
            "step": 7,
            "stock": {"wheat": 2},
            "who": {"mandraki": {"mandraki.theatre": 6}, "pali": {}},
        },
        [
            "sick mandraki mandraki.theatre",
            "sick mandraki mandraki.theatre",
            "sick nikia nikia.theatre",
            "sick emporios emporios.theatre",
            Is(
                {
                    "stock.wheat": 0,
                    "people.mandraki.workers": {"mandraki.theatre": 4},
                    "people.emporios.workers": {"emporios.theatre": 1},
                    "people.nikia.workers": {"nikia.theatre": 1},
                }
            ),
        ],
    ),
    Example(
        "X18",
        {
            "step": 8,
            "seats": P3,
            "lava": {"nikia": 4},
            "dams": {"nikia.coast": 2},
            "who": {"emporios": {"nikia.dam": 2}, "mandraki": {"nikia.dam": 1, "mandraki.theatre": 1}},
        },
        [
            "roll red 1",
            Is({"people.mandraki.workers": {"mandraki.theatre": 2}}),
            "roll red 1",
            "roll red 2",
            Is({"people.emporios.workers": {"emporios.theatre": 1}, "people.emporios.hades": 1, "dams": {}}),
        ],
    ),
    Example(
        "X19",
        {"step": 2, "lava": {"nikia": 1}},
        ["roll red 1", "draw event 14", Is({"lava": {}, "bonus": ["mandraki", "pali", "emporios"], "phase": "throw"})],
    ),
    Example(
        "X20",
        {"step": 9, "round": 1, "waiting": (13,), "dice": {"d": {"face": "minus", "at": "step 9"}}},
        [Is({"lava": {}, "cards.waiting": {}, "cards.discard.13": 1, "round": 2})],
    ),
    Example(
        "X21",
        {"step": 9, "waiting": (13,), "lava": {"pali": 5}, "who": {"pali": {"kos": 10, "home": "mandraki"}}},
        [
            Offers(["erupt mandraki", "erupt emporios", "erupt nikia"]),
            "erupt nikia",
            "roll volcano pali",
            "roll volcano pali-nikia",
            Is({"lava": {"pali": 5, "nikia": 2}}),
        ],
    ),
    Example(
        "X22",
        {"step": 2, "dams": {"mandraki.2": 1, "mandraki.3": 1, "emporios.coast": 2}},
        [
            "roll red 1",
            "draw event 18",
            Offers(["undam mandraki.2", "undam mandraki.3"]),
            "undam mandraki.3",
            Is({"dams": {"mandraki.2": 1, "emporios.coast": 1}, "phase": "throw"}),
        ],
    ),
    Example(
        "X23",
        {"step": 2},
        ["roll red 2", "draw event 17", "draw event 19", Is({"phase": "throw", "cards.discard.17": 1})],
    ),
    Example(
        "X24",
        {"step": 2, "full_deck": True, "round": 1},
        [
            "roll red 3",
            Odds({"draw event 10": "1/10", "draw event 11": "0"}),
            "draw event 1",
            "draw event 2",
            "draw event 3",
            *rolls(*QUIET),
            "reroll done",
            "dice done",
            "run none",
            *(f"call done {zone}" for zone in ("mandraki", "pali", "emporios", "nikia")),
        ],
    ),
    Example(
        "X24 the sixth card",
        {"step": 2, "drawn": (1, 2, 3, 4, 7)},
        [
            "roll red 1",
            Odds(
                {"draw event 10": "1/10", "draw event 5": "1/20", "draw event 20": "1/10", "draw event 1": "0"},
            ),
        ],
    ),
    Example(
        "X25",
        {
            "step": 6,
            "drawn": (1, 2, 3, 7, 8),
            "waiting": (6,),
            "who": {"mandraki": {"mandraki.1": 1, "mandraki.yard": 1}},
            "dice": {"d": {"face": "minus", "at": "step 9"}},
        },
        [
            "call done pali",
            "call done emporios",
            "call done nikia",
            "gather mandraki mandraki.1 to emporios.theatre",
            "gather mandraki mandraki.yard to mandraki.theatre",
            "gather done pali",
            "gather done emporios",
            "gather done nikia",
            "roll volcano pali",
            Refuses("ready mandraki", "N-1.4", "mandraki"),
            "place mandraki emporios.theatre to mandraki.3",
            "ready mandraki",
        ],
    ),
    Example(
        "X26",
        {
            "step": 8,
            "lava": {"mandraki": 4, "nikia": 1},
            "who": {"mandraki": {"nikia.2": 1, "kos": 9}},
        },
        [
            Offers(["flow mandraki", "flow nikia"]),
            "flow mandraki",
            Offers([f"flee worker mandraki to {zone}" for zone in ("pali", "emporios", "nikia")]),
            "flee worker mandraki to nikia",
            "roll red 1",
            Is({"people.mandraki.workers": {"nikia.theatre": 1}, "lava": {"mandraki": 5, "nikia": 2}}),
        ],
    ),
    Example(
        "X27",
        {
            "step": 10,
            "seats": ("mandraki", "pali"),
            "options": {"level": "heracles"},
            "stock": {"wheat": 2},
            "boats": {"pali": 3},
            "who": {"mandraki": {"kos": 9}, "pali": {"nikia.3": 1, "kos": 8, "hades": 1}},
        },
        [
            "evacuate pali nikia.3 by pali",
            "evacuate mandraki mandraki.village by pali",
            Is({"boats": {"pali": 1}, "stock.wheat": 0, "people.mandraki.kos": 10, "people.pali.kos": 9}),
            Ends("big", "empty"),
        ],
    ),
    Example(
        "X28",
        {
            "step": 1,
            "seats": P3,
            "lava": {"emporios": 5},
            "boats": {"mandraki": 2, "pali": 1},
            "who": {"emporios": {"pali.theatre": 2, "home": "pali"}},
        },
        [Offers(["sail mandraki to pali", "sail pali to mandraki"], "sail")],
    ),
    Example(
        "X29",
        {
            "step": 5,
            "stock": {"stone": 3, "wood": 1},
            "lava": {"nikia": 2},
            "dams": {"nikia.3": 1},
            "who": {"nikia": {"nikia.dam": 2}, "mandraki": {"nikia.yard": 1, "mandraki.theatre": 1}},
            "dice": {
                **IDLE_DICE,
                "a": {"face": "dam", "at": "nikia.dam"},
                "c": {"face": "boat", "at": "nikia.yard"},
            },
        },
        [
            Is({"now.quota": {"dams nikia": 4, "boats nikia": 2}}),
            Offers(
                ["build dam nikia.3", "build dam nikia.4", "build dam nikia.coast", "build boat nikia", "build done"]
            ),
            "build dam nikia.3",
            "build boat nikia",
            Refuses("build dam nikia.2", "N-5.2"),
            "build dam nikia.4",
            "build dam nikia.4",
            Is({"phase": "call", "dams": {"nikia.3": 2, "nikia.4": 2}, "boats": {"nikia": 1}, "stock.stone": 0}),
        ],
    ),
    Example(
        "X30",
        {
            "step": 6,
            "waiting": (15, 15),
            "who": {
                "nikia": {"nikia.theatre": 1, "nikia.3": 1},
                "pali": {"pali.theatre": 1, "pali.3": 1, "kos": 7},
                "mandraki": {"mandraki.3": 2},
                "emporios": {"emporios.3": 2},
            },
            "dice": {"b": {"face": "theatre", "at": "nikia.theatre"}},
        },
        [
            Calls({"nikia": 2, "pali": 2}),
            "call nikia nikia",
            "call pali pali",
            Actors(("nikia",)),
            "call nikia nikia",
            Is({"people.nikia.workers.nikia.theatre": 3, "people.pali.workers.pali.theatre": 2}),
        ],
    ),
    Example(
        "X31",
        {
            "step": 8,
            "options": {"level": "zeus"},
            "stock": {"wheat": 0},
            "lava": {"nikia": 4},
            "boats": {"nikia": 3},
            "who": {"nikia": {"kos": 9}},
        },
        [
            Offers([f"flee citizen nikia to {zone}" for zone in ("mandraki", "pali", "emporios")]),
            "flee citizen nikia to pali",
            "roll red 3",
            Is({"boats": {}, "people.nikia.citizens": {"pali": 1}}),
        ],
    ),
    Example(
        "X32",
        {"step": 1, "who": {"pali": {"pali.1": 1, "pali.theatre": 1}}},
        [
            "place mandraki mandraki.theatre to pali.1",
            Refuses("place pali pali.theatre to pali.1", "N-1.2", "pali"),
            "place pali pali.1 to emporios.yard",
            "place mandraki mandraki.theatre to pali.1",
            Is({"people.mandraki.workers": {"pali.1": 2}}),
        ],
    ),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_example(example: Example) -> None:
    t = table(**example.position)
    for line in example.script:
        if isinstance(line, str):
            t.play(line)
        else:
            line.check(t)


@pytest.mark.parametrize(("players", "wheat", "limit"), [(2, 6, 16), (3, 9, 20), (4, 12, 24)])
def test_r3_starting_stock(players: int, wheat: int, limit: int) -> None:
    """N-14.6 Three wheat per player to begin with; the limit grows with their number."""
    t = lapilli.new("nisyros", players, seed=1, villages=",".join(("mandraki", "pali", "emporios", "nikia")[:players]))
    t.settle()
    assert at(t, "stock") == {"stone": 0, "wood": 0, "wheat": wheat}
    assert t.view()["limits"]["store"] == limit


def test_r4_pictured_cards() -> None:
    """N-2.3 Card 3 bears a star, is good and acts in step 4; card 17 has no star, is bad and acts at once."""
    cards = lapilli.list_games()["nisyros"].rules.load_box().cards
    assert cards[3] == {"copies": 1, "stars": 1, "good": True, "step": 4}
    assert (cards[17]["stars"], cards[17]["good"], cards[17].get("step")) == (0, False, None)
    assert sum(card["copies"] for card in cards.values()) == 25
    assert sum(card["copies"] for card in cards.values() if card["good"]) == 13
    assert sum(card["stars"] for card in cards.values()) == 10


@pytest.mark.parametrize(
    ("level", "round_", "eruptions"),
    [("achilles", 2, 5), ("heracles", 2, 5), ("zeus", 2, 6), ("achilles", 1, 4), ("zeus", 1, 5)],
)
def test_r6_three_plus(level: str, round_: int, eruptions: int) -> None:
    """N-9.1 Three plus make five eruptions, on zeus six; one less in round 1."""
    dice = {die: {"face": "plus", "at": "step 9"} for die in "abc"}
    t = table(9, options={"level": level}, round=round_, dice=dice)
    assert at(t, "now.eruptions") == eruptions


@pytest.mark.parametrize(("number", "safe"), [(1, True), (3, True), (2, False)])
def test_r7_a_worker_flees(number: int, safe: bool) -> None:
    """N-11.1 1 and 3 are safe, 2 leads to Hades."""
    t = table(9, who={"pali": {"pali.1": 1, "pali.theatre": 1}})
    t.play("roll volcano pali")
    t.play(f"roll red {number}")
    assert at(t, "people.pali.hades") == (0 if safe else 1)
    assert at(t, "people.pali.workers.pali.theatre") == (2 if safe else 1)


@pytest.mark.parametrize(
    ("saved", "outcome"), [((7, 8, 10, 9), "small"), ((9, 10, 9, 9), "big"), ((10, 10, 10, 6), "lost")]
)
def test_r12_the_lowest_colour_decides(saved: tuple[int, ...], outcome: str) -> None:
    """N-13.4 Big from nine, small from seven, by the fewest saved of any colour."""
    names = ("mandraki", "pali", "emporios", "nikia")
    who: dict[str, dict[str, Any]] = {
        name: {"kos": count, "hades": 10 - count} for name, count in zip(names, saved, strict=True)
    }
    who["pali"] = {"pali.theatre": 1, "kos": saved[1] - 1, "hades": 10 - saved[1]}
    t = table(10, who=who, boats={"nikia": 1})
    t.play("evacuate pali pali.theatre by nikia")
    assert t.result is not None
    assert t.result.outcome == outcome
    assert t.result.winners == (() if outcome == "lost" else names)


def test_a_whole_first_round() -> None:
    """N-0.1 The example of section 10.2, action by action."""
    t = lapilli.new("nisyros", 3, seed=1, layout="fixed", villages="mandraki,pali,emporios")
    script = """
        place mandraki mandraki.theatre to nikia.1; ready emporios; place pali pali.theatre to pali.1; ready pali;
        ready mandraki; roll red 2; draw event 8; = stock.wheat 7; draw event 4; = cards.waiting.4 1; roll a wheat;
        roll b theatre; roll c plus; roll d wheat; roll e hermes; die a to nikia.1; die b to mandraki.theatre;
        die e to pali.1; = stock.wheat 12; = stock.wood 9; call mandraki mandraki; call emporios emporios;
        call mandraki mandraki; call pali pali; call done emporios; = stock.wheat 9; roll volcano pali-nikia;
        erupt nikia; roll red 1; roll volcano nikia; = lava.nikia 2; = stock.wood 9; = stock.wheat 9; = round 2;
        = active pali; = people.mandraki.workers.mandraki.theatre 4; = people.emporios.workers.emporios.theatre 3;
        = people.pali.workers.pali.theatre 2; = people.pali.workers.pali.1 1; = bonus ['mandraki', 'emporios']
    """
    for line in " ".join(script.split()).split("; "):
        if line.startswith("= "):
            _, path, value = line.split(" ", 2)
            assert str(at(t, path)) == value, line
        else:
            t.play(line)
