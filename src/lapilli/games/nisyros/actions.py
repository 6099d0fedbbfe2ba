"""Everything that can be done in Nisyros, chance included: one line per kind, in the notation of the rules digest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.packed import vec
from lapilli.core.space import Space
from lapilli.core.state import packed

ZONES: Final[i64] = 4
LEVELS: Final[i64] = 5  # four slopes and the coast
COAST: Final[i64] = 4  # the coast among the areas of a zone, counted from the crater
WORKPLACES: Final[i64] = 7  # of a zone: slopes 0 to 3, then
DAM: Final[i64] = 4
YARD: Final[i64] = 5
THEATRE: Final[i64] = 6
VILLAGE: Final[i64] = 7  # among the eight spots where people can be
SPOTS: Final[i64] = 8
PLACES: Final[i64] = 28
AREAS: Final[i64] = 20
DICE: Final[i64] = 5
CARDS: Final[i64] = 20  # numbers of event cards
BOAT: Final[i64] = 4  # instead of a zone to run to

ZONE_NAMES = ("mandraki", "pali", "emporios", "nikia")
WORKPLACE_NAMES = ("1", "2", "3", "4", "dam", "yard", "theatre")
SPOT_NAMES = (*WORKPLACE_NAMES, "village")
AREA_NAMES = ("1", "2", "3", "4", "coast")
RESOURCES = ("stone", "wood", "wheat")
DICE_NAMES = ("a", "b", "c", "d", "e")
FACES = ("stone", "wood", "wheat", "dam", "boat", "theatre", "hermes", "plus", "minus")
WAYS = (*ZONE_NAMES, *(f"{one}-{other}" for i, one in enumerate(ZONE_NAMES) for other in ZONE_NAMES[i + 1 :]))

WORKPLACE_WORDS = tuple(f"{zone}.{name}" for zone in ZONE_NAMES for name in WORKPLACE_NAMES)
SPOT_WORDS = tuple(f"{zone}.{name}" for zone in ZONE_NAMES for name in SPOT_NAMES)
AREA_WORDS = tuple(f"{zone}.{name}" for zone in ZONE_NAMES for name in AREA_NAMES)
CARD_NUMBERS = tuple(str(number + 1) for number in range(CARDS))
SLOPE_WORDS = tuple(f"{zone}.{name}" for zone in ZONE_NAMES for name in AREA_NAMES[:4])

SPACE = Space(
    zone=ZONE_NAMES,
    colour=ZONE_NAMES,
    seat=("s1", "s2", "s3", "s4"),
    place=WORKPLACE_WORDS,
    spot=SPOT_WORDS,
    area=AREA_WORDS,
    slope=SLOPE_WORDS,
    theatre=tuple(f"{zone}.theatre" for zone in ZONE_NAMES),
    resource=RESOURCES,
    red=("1", "2", "3"),
    way=WAYS,
    die=DICE_NAMES,
    face=FACES,
    event=CARD_NUMBERS,
)

# set-up
LAY_COAST: Final[i64] = SPACE.add("lay coast {zone}", rule="N-14.1")
LAY: Final[i64] = SPACE.add("lay {slope} {resource}", rule="N-14.2")
CHOOSE: Final[i64] = SPACE.add("village {zone}", rule="N-14.4", click_path="area/{zone}.coast")
FIRST_SEAT: Final[i64] = SPACE.add("first {seat}", rule="N-14.9")
# step 1
PLACE: Final[i64] = SPACE.add(
    "place {colour} {from:place} to {to:place}",
    key="place",
    rule="N-1.1",
    click_path="worker/{colour}@{from} place/{to}",
)
SAIL: Final[i64] = SPACE.add(
    "sail {from:zone} to {to:zone}", key="sail", rule="N-1.8", click_path="boats/{from} area/{to}.coast"
)
READY: Final[i64] = SPACE.add("ready {colour}", rule="N-1.10", click_path="done/{colour}")
# step 2
RED: Final[i64] = SPACE.add("roll red {red}", rule="N-2.1")
DRAW: Final[i64] = SPACE.add("draw event {event}", rule="N-2.2")
SIESTA: Final[i64] = SPACE.add("siesta {colour} {place}", rule="N-15.9", click_path="worker/{colour}@{place}")
GAS: Final[i64] = SPACE.add("gas {zone}", rule="N-15.10", click_path="area/{zone}.coast")
SEARCH: Final[i64] = SPACE.add("search {colour}", rule="N-15.11", click_path="hades/{colour}")
SEARCH_NONE: Final[i64] = SPACE.add("search none", rule="N-15.11", click_path="none")
WASH: Final[i64] = SPACE.add("wash {zone}", rule="N-15.12", click_path="area/{zone}.coast")
CREVICE: Final[i64] = SPACE.add("crevice {zone}", rule="N-15.14", click_path="area/{zone}.coast")
TREMOR: Final[i64] = SPACE.add("tremor {zone}", rule="N-15.17", click_path="area/{zone}.coast")
UNDAM: Final[i64] = SPACE.add("undam {area}", rule="N-15.18", click_path="area/{area}")
WRECK: Final[i64] = SPACE.add("wreck {zone}", rule="N-15.19", click_path="boats/{zone}")
PANIC: Final[i64] = SPACE.add("panic {colour} {place}", rule="N-15.20", click_path="worker/{colour}@{place}")
PANIC_IDLE: Final[i64] = SPACE.add("panic {colour} {place} idle", rule="N-15.20", click_path="idle/{colour}@{place}")
# step 3
THROW: Final[i64] = SPACE.add("roll {die} {face}", rule="N-3.1")
REROLL: Final[i64] = SPACE.add("reroll {die}", rule="N-15.1", click_path="die/{die}")
REROLL_DONE: Final[i64] = SPACE.add("reroll done", rule="N-15.1", click_path="done")
PUT: Final[i64] = SPACE.add("die {die} to {place}", key="die", rule="N-3.6", click_path="die/{die} place/{place}")
PUT_DONE: Final[i64] = SPACE.add("dice done", rule="N-3.6", click_path="done")
RUN: Final[i64] = SPACE.add(
    "run {colour} {from:place} to {to:place}", key="run", rule="N-15.2", click_path="worker/{colour}@{from} place/{to}"
)
RUN_NONE: Final[i64] = SPACE.add("run none", rule="N-15.2", click_path="none")
# steps 5 to 7
BUILD_DAM: Final[i64] = SPACE.add("build dam {area}", rule="N-5.2", click_path="area/{area}")
BUILD_BOAT: Final[i64] = SPACE.add("build boat {zone}", rule="N-5.3", click_path="place/{zone}.yard")
BUILD_DONE: Final[i64] = SPACE.add("build done", rule="N-5.5", click_path="done")
CALL: Final[i64] = SPACE.add("call {colour} {zone}", rule="N-6.2", click_path="citizen/{colour}@{zone}.village")
CALL_DONE: Final[i64] = SPACE.add("call done {colour}", rule="N-6.3", click_path="done/{colour}")
GATHER: Final[i64] = SPACE.add(
    "gather {colour} {from:place} to {to:theatre}",
    key="gather",
    rule="N-15.6",
    click_path="worker/{colour}@{from} place/{to}",
)
GATHER_DONE: Final[i64] = SPACE.add("gather done {colour}", rule="N-15.6", click_path="done/{colour}")
SICK: Final[i64] = SPACE.add("sick {colour} {place}", rule="N-7.3", click_path="worker/{colour}@{place}")
# steps 8 to 10
FLOW: Final[i64] = SPACE.add("flow {zone}", rule="N-8.5", click_path="area/{zone}.coast")
VOLCANO: Final[i64] = SPACE.add("roll volcano {way}", rule="N-9.2")
ERUPT: Final[i64] = SPACE.add("erupt {zone}", rule="N-9.2", click_path="area/{zone}.coast")
FLEE_CITIZEN_BOAT: Final[i64] = SPACE.add(
    "flee citizen {colour} boat", rule="N-11.6", click_path="citizen/{colour} boats"
)
FLEE_WORKER_BOAT: Final[i64] = SPACE.add("flee worker {colour} boat", rule="N-11.6", click_path="worker/{colour} boats")
FLEE_CITIZEN: Final[i64] = SPACE.add(
    "flee citizen {colour} to {zone}",
    key="flee-citizen",
    rule="N-11.8",
    click_path="citizen/{colour} area/{zone}.coast",
)
FLEE_WORKER: Final[i64] = SPACE.add(
    "flee worker {colour} to {zone}", key="flee-worker", rule="N-11.8", click_path="worker/{colour} area/{zone}.coast"
)
EVACUATE: Final[i64] = SPACE.add(
    "evacuate {colour} {spot} by {zone}",
    key="evacuate",
    rule="N-10.1",
    click_path="person/{colour}@{spot} boats/{zone}",
)
EVACUATE_DONE: Final[i64] = SPACE.add("evacuate done", rule="N-10.2", click_path="done", confirm=True)
HOME: Final[i64] = SPACE.add("home {colour} {zone}", rule="N-12.1", click_path="area/{zone}.coast")

KIND: Final[vec[i64]] = packed(SPACE.bases())
FIRST: Final[vec[i64]] = packed(SPACE.column(0))
SECOND: Final[vec[i64]] = packed(SPACE.column(1))
THIRD: Final[vec[i64]] = packed(SPACE.column(2))
