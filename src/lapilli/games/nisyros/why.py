"""Why not? Legality said a second time, straight from the clauses, so that every refusal names its rule.

Nothing here is shared with `rules/`: the conformance kit holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.nisyros.actions import AREA_WORDS, FACES, RESOURCES, SPACE, WAYS, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.rules.course import Nisyros
from lapilli.games.nisyros.state import PHASES

Why = Refusal | None
SUITABLE = {"dam": "dam", "boat": "yard", "theatre": "theatre"}
PHASE_OF = {
    "village": "village",
    "place": "place",
    "sail": "place",
    "ready": "place",
    "siesta": "siesta",
    "gas": "gas",
    "search": "search",
    "search-none": "search",
    "wash": "wash",
    "crevice": "crevice",
    "tremor": "tremor",
    "undam": "undam",
    "wreck": "wreck",
    "panic": "panic",
    "panic-idle": "panic",
    "reroll": "reroll",
    "reroll-done": "reroll",
    "die": "dice",
    "dice-done": "dice",
    "run": "run",
    "run-none": "run",
    "build-dam": "build",
    "build-boat": "build",
    "build-done": "build",
    "call": "call",
    "call-done": "call",
    "gather": "gather",
    "gather-done": "gather",
    "sick": "sick",
    "flow": "flow",
    "erupt": "erupt",
    "flee-citizen-boat": "flee",
    "flee-worker-boat": "flee",
    "flee-citizen": "flee",
    "flee-worker": "flee",
    "evacuate": "evacuate",
    "evacuate-done": "evacuate",
    "home": "home",
}


def why_not(state: Nisyros, seat: int, action: int) -> Why:
    """The first rule that the action would break; None if it breaks none."""
    kind = SPACE.kind(action)
    if kind.key not in PHASE_OF:
        return Refusal("chance-only", kind.rule)
    if PHASES[state.phase] != PHASE_OF[kind.key]:
        return Refusal("wrong-step", kind.rule, {"step": Word("phase", PHASE_OF[kind.key])})
    check = CHECKS.get(kind.key)
    return check(Case(state, seat, kind.words(action), kind.rule)) if check else None


class Case:
    """One action of one seat in one position, in the words of the notation."""

    def __init__(self, state: Nisyros, seat: int, words: dict[str, str], rule: str) -> None:
        self.state, self.seat, self.words, self.rule = state, seat, words, rule
        self.order = [ZONE_NAMES[zone] for zone in state.order]
        self.mine = ZONE_NAMES[state.colours[seat]] if state.colours[seat] >= 0 else ""

    def word(self, name: str) -> str:
        return self.words[name]

    # -- facts, restated ------------------------------------------------------------------------------------------

    def lava(self, zone: str) -> int:
        return int(self.state.lava[ZONE_NAMES.index(zone)])

    def owned(self, zone: str) -> bool:
        return ZONE_NAMES.index(zone) in [colour for colour in self.state.colours if colour >= 0]

    def refuge(self, zone: str) -> bool:
        return self.owned(zone) and self.lava(zone) < 5

    def refuges(self) -> list[str]:
        return [zone for zone in ZONE_NAMES if self.refuge(zone)]

    def opposite(self, zone: str) -> str:
        return self.order[(self.order.index(zone) + 2) % 4]

    def neighbours(self, zone: str) -> list[str]:
        return [other for other in self.order if other not in (zone, self.opposite(zone))]

    def home(self, colour: str) -> str:
        return ZONE_NAMES[self.state.home[ZONE_NAMES.index(colour)]]

    def workers(self, colour: str, place: str) -> int:
        return int(self.state.workers[ZONE_NAMES.index(colour) * 28 + WORKPLACE_WORDS.index(place)])

    def idle(self, colour: str, place: str) -> int:
        return int(self.state.idle[ZONE_NAMES.index(colour) * 28 + WORKPLACE_WORDS.index(place)])

    def standing(self, colour: str, place: str) -> int:
        return self.workers(colour, place) - self.idle(colour, place)

    def citizens(self, colour: str, zone: str) -> int:
        return int(self.state.citizens[ZONE_NAMES.index(colour) * 4 + ZONE_NAMES.index(zone)])

    def boats(self, zone: str) -> int:
        return int(self.state.boats[ZONE_NAMES.index(zone)])

    def stock(self, resource: str) -> int:
        return int(self.state.stock[RESOURCES.index(resource)])

    def waits(self, number: int) -> bool:
        return self.state.waiting[number - 1] > 0

    def finished(self, colour: str) -> bool:
        seat = [ZONE_NAMES[c] if c >= 0 else "" for c in self.state.colours].index(colour)
        return bool(self.state.done >> seat & 1)

    def open(self, place: str) -> bool:
        """N-0.5"""
        zone, name = place.split(".")
        if name.isdigit():
            return int(name) > self.lava(zone)
        return self.lava(zone) < 5 and (self.owned(zone) or name == "dam")

    def full(self, place: str) -> bool:
        """N-1.2"""
        kind = WORKPLACE_WORDS.index(place) % 7
        limit = self.state.terms.limits[kind]
        return limit > 0 and sum(self.workers(colour, place) for colour in ZONE_NAMES) >= limit

    def out_of_reach(self, colour: str, place: str) -> bool:
        """N-1.3"""
        return place.split(".")[0] == self.opposite(self.home(colour))

    def host_is_busy(self) -> bool:
        """N-1.9 N-6.4"""
        host = self.home(self.mine)
        if not self.state.terms.host_first or host == self.mine:
            return False
        return self.owned(host) and self.home(host) == host and not self.finished(host)

    def gassed(self, place: str) -> bool:
        zone, name = place.split(".")
        area = f"{zone}.{name if name.isdigit() else 'coast'}"
        return bool(self.state.gassed >> AREA_WORDS.index(area) & 1)

    def shown(self) -> list[str]:
        """The zones on the volcano die."""
        return WAYS[self.state.way].split("-")

    # -- refusals -------------------------------------------------------------------------------------------------

    def refuse(self, reason: str, rule: str = "", **words: Word) -> Refusal:
        return Refusal(reason, rule or self.rule, words)

    def not_mine(self) -> Why:
        """N-0.3 In this step every seat acts for its own people."""
        colour = self.word("colour")
        return None if colour == self.mine else self.refuse("not-yours", "N-0.3", colour=Word("colour", colour))

    def no_worker(self, standing: bool) -> Why:
        colour, place = self.word("colour"), self.words.get("from") or self.word("place")
        if self.workers(colour, place) == 0:
            return self.refuse("nobody-there", "N-0.7", colour=Word("colour", colour), place=Word("place", place))
        if standing and self.standing(colour, place) == 0:
            return self.refuse("only-idle", "N-0.7", place=Word("place", place))
        return None

    def cannot_enter(self) -> Why:
        """N-1.2 N-1.3"""
        colour, start, target = self.word("colour"), self.word("from"), self.word("to")
        if start == target:
            return self.refuse("same-place", "N-1.1")
        if self.out_of_reach(colour, target):
            return self.refuse("out-of-reach", "N-1.3", place=Word("place", target))
        if not self.open(target):
            return self.refuse("closed", "N-0.5", place=Word("place", target))
        if self.full(target):
            return self.refuse("full", "N-1.2", place=Word("place", target))
        return None


# -- one check per kind ---------------------------------------------------------------------------------------------


def village(case: Case) -> Why:
    zone = case.word("zone")
    if case.owned(zone):
        return case.refuse("village-taken", zone=Word("zone", zone))
    if case.seat == 1 and case.state.terms.villages:
        first = ZONE_NAMES[case.state.colours[0]]
        if (case.opposite(first) == zone) != (case.state.terms.villages == 2):
            return case.refuse("village-agreed")
    return None


def place(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-1.10")
    if case.host_is_busy():
        return case.refuse("host-first", "N-1.9", zone=Word("zone", case.home(case.mine)))
    refusal = case.no_worker(False) or case.cannot_enter()
    if refusal:
        return refusal
    if case.state.placed[case.seat] >= 40 and not case.out_of_reach(case.mine, case.word("from")):
        return case.refuse("enough-moves", "N-1.11")
    return None


def sail(case: Case) -> Why:
    start, end = case.word("from"), case.word("to")
    if case.seat != case.state.active:
        return case.refuse("active-sails", "N-1.8")
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-1.10")
    if start == end or case.boats(start) == 0:
        return case.refuse("no-boat", "N-1.8", zone=Word("zone", start))
    if not case.refuge(end):
        return case.refuse("no-refuge", "N-1.8", zone=Word("zone", end))
    return case.refuse("enough-moves", "N-1.11") if case.state.sails >= 64 else None


def ready(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-1.10")
    if case.host_is_busy():
        return case.refuse("host-first", "N-1.9", zone=Word("zone", case.home(case.mine)))
    for spot in WORKPLACE_WORDS:
        if case.workers(case.mine, spot) and case.out_of_reach(case.mine, spot):
            return case.refuse("astray", "N-1.4", place=Word("place", spot))
    return None


def siesta(case: Case) -> Why:
    return case.no_worker(True)


def panic(case: Case) -> Why:
    return case.no_worker(True)


def panic_idle(case: Case) -> Why:
    colour, spot = case.word("colour"), case.word("place")
    return None if case.idle(colour, spot) else case.refuse("none-idle", place=Word("place", spot))


def gas(case: Case) -> Why:
    zone = case.word("zone")
    if zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    spots = [spot for spot in WORKPLACE_WORDS if spot.split(".")[0] == zone]
    if not any(case.workers(colour, spot) for colour in ZONE_NAMES for spot in spots):
        return case.refuse("no-workers", zone=Word("zone", zone))
    return None


def search(case: Case) -> Why:
    colour = case.word("colour")
    if case.state.hades[ZONE_NAMES.index(colour)] == 0:
        return case.refuse("not-in-hades", colour=Word("colour", colour))
    return None


def refuge_only(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.refuge(zone) else case.refuse("no-refuge", zone=Word("zone", zone))


def crevice(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.lava(zone) else case.refuse("no-lava", zone=Word("zone", zone))


def dams(case: Case, zone: str) -> int:
    return sum(case.state.dams[AREA_WORDS.index(f"{zone}.{name}")] for name in ("1", "2", "3", "4", "coast"))


def tremor(case: Case) -> Why:
    zone = case.word("zone")
    if zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    return None if dams(case, zone) else case.refuse("no-dams", zone=Word("zone", zone))


def undam(case: Case) -> Why:
    area = case.word("area")
    pending = [zone for zone in case.order if case.state.pending >> ZONE_NAMES.index(zone) & 1]
    if area.split(".")[0] != pending[0]:
        return case.refuse("board-order", zone=Word("zone", pending[0]))
    if case.state.dams[AREA_WORDS.index(area)] == 0:
        return case.refuse("no-dam-there", area=Word("area", area))
    return None


def wreck(case: Case) -> Why:
    zone = case.word("zone")
    return None if case.boats(zone) else case.refuse("no-boat", zone=Word("zone", zone))


def face_of(case: Case) -> str:
    return FACES[case.state.faces["abcde".index(case.word("die"))]]


def reroll(case: Case) -> Why:
    if face_of(case) == "plus":
        return case.refuse("plus-stays")
    picked = "abcde".index(case.word("die")) in (case.state.pick_one, case.state.pick_two)
    return case.refuse("picked-already") if picked else None


def die(case: Case) -> Why:
    target, face = case.word("place"), face_of(case)
    if case.state.lies["abcde".index(case.word("die"))] != -1:
        return case.refuse("die-lies", "N-3.6")
    zone, name = target.split(".")
    suits = face == "hermes" or SUITABLE.get(face) == name
    if name.isdigit():
        tile = case.state.tiles[ZONE_NAMES.index(zone) * 4 + int(name) - 1]
        suits = face == "hermes" or face == RESOURCES[tile]
    if not suits:
        return case.refuse("wrong-die", "N-3.4", face=Word("face", face), place=Word("place", target))
    if not case.open(target):
        return case.refuse("closed", "N-0.5", place=Word("place", target))
    if WORKPLACE_WORDS.index(target) in list(case.state.lies):
        return case.refuse("die-there", "N-3.5", place=Word("place", target))
    if case.gassed(target):
        return case.refuse("gassed", "N-15.10", place=Word("place", target))
    if not case.waits(2) and not any(case.standing(colour, target) for colour in ZONE_NAMES):
        return case.refuse("useless-die", "N-3.7", place=Word("place", target))
    return None


def run(case: Case) -> Why:
    return case.no_worker(True) or case.cannot_enter()


def build_dam(case: Case) -> Why:
    area = case.word("area")
    zone, name = area.split(".")
    level = 5 if name == "coast" else int(name)
    if case.state.quota[ZONE_NAMES.index(zone)] == 0:
        return case.refuse("no-builder", "N-5.1", zone=Word("zone", zone))
    if case.stock("stone") == 0:
        return case.refuse("no-stone", "N-5.5")
    if sum(case.state.dams) >= case.state.terms.dams:
        return case.refuse("supply-empty", "N-5.5")
    if case.lava(zone) >= level:
        return case.refuse("covered", "N-5.2", area=Word("area", area))
    if case.state.dams[AREA_WORDS.index(area)] >= case.state.terms.spots[level - 1]:
        return case.refuse("no-spot", "N-5.2", area=Word("area", area))
    return None


def build_boat(case: Case) -> Why:
    zone = case.word("zone")
    if case.state.quota[4 + ZONE_NAMES.index(zone)] == 0:
        return case.refuse("no-builder", "N-5.3", zone=Word("zone", zone))
    if case.stock("wood") == 0:
        return case.refuse("no-wood", "N-5.5")
    return case.refuse("supply-empty", "N-5.5") if sum(case.state.boats) >= case.state.terms.boats else None


def call_done(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-6.6")
    if case.host_is_busy():
        return case.refuse("host-first", "N-6.4", zone=Word("zone", case.home(case.mine)))
    return None


def call(case: Case) -> Why:
    refusal = call_done(case)
    if refusal:
        return refusal
    zone = case.word("zone")
    if zone != case.home(case.mine) or case.citizens(case.mine, zone) == 0:
        return case.refuse("no-citizen", "N-6.2", zone=Word("zone", zone))
    if case.state.quota[ZONE_NAMES.index(zone)] == 0:
        return case.refuse("no-call", "N-6.1", zone=Word("zone", zone))
    return None


def gather(case: Case) -> Why:
    start, end = case.word("from"), case.word("to")
    refusal = case.not_mine() or case.no_worker(False)
    if refusal:
        return refusal
    if start == end:
        return case.refuse("same-place")
    if not case.refuge(end.split(".")[0]):
        return case.refuse("no-refuge", zone=Word("zone", end.split(".")[0]))
    zone, name = start.split(".")
    moved = case.state.gathered[ZONE_NAMES.index(case.mine) * 4 + ZONE_NAMES.index(zone)]
    if name == "theatre" and moved >= case.workers(case.mine, start):
        return case.refuse("moved-already", place=Word("place", start))
    return case.refuse("already-ready") if case.finished(case.mine) else None


def gather_done(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    for spot in WORKPLACE_WORDS:
        if case.workers(case.mine, spot) and not spot.endswith("theatre"):
            return case.refuse("not-gathered", place=Word("place", spot))
    return case.refuse("already-ready") if case.finished(case.mine) else None


def sick(case: Case) -> Why:
    return case.no_worker(False)


def flow(case: Case) -> Why:
    zone = case.word("zone")
    if not case.state.pending >> ZONE_NAMES.index(zone) & 1:
        return case.refuse("no-flow", "N-8.2", zone=Word("zone", zone))
    return None


def erupt(case: Case) -> Why:
    zone = case.word("zone")
    if case.lava(zone) == 5:
        return case.refuse("all-covered", zone=Word("zone", zone))
    if not case.waits(13) and zone not in case.shown():
        return case.refuse("not-shown", zone=Word("zone", zone))
    return None


def flooded(case: Case) -> tuple[str, str]:
    zone, name = AREA_WORDS[case.state.flood].split(".")
    return zone, name


def on_owned_coast(case: Case) -> bool:
    zone, name = flooded(case)
    return name == "coast" and case.owned(zone)


def boat_ready(case: Case) -> bool:
    """N-11.6"""
    return on_owned_coast(case) and case.boats(flooded(case)[0]) > 0 and case.stock("wheat") >= case.state.terms.fare


def threatened(case: Case, colour: str, citizens: bool) -> int:
    """How many people of a colour are on the flooded area."""
    zone, name = flooded(case)
    if name != "coast":
        return 0 if citizens else case.workers(colour, f"{zone}.{name}")
    if citizens:
        return case.citizens(colour, zone)
    return sum(case.workers(colour, f"{zone}.{spot}") for spot in ("dam", "yard", "theatre"))


def not_their_turn(case: Case, citizens: bool) -> Why:
    """N-11.4 N-11.9 Who is there, and in which order they go."""
    colour, (zone, _) = case.word("colour"), flooded(case)
    if threatened(case, colour, citizens) == 0:
        return case.refuse("nobody-flees", "N-11.5", colour=Word("colour", colour))
    seats = [ZONE_NAMES[index] for index in case.state.colours if index >= 0]
    if not on_owned_coast(case):
        first = next(seat for seat in seats if threatened(case, seat, False))
        return None if colour == first else case.refuse("seat-order", "N-11.4", colour=Word("colour", first))
    if case.state.terms.strict and boat_ready(case):
        groups = [
            [(seat, True) for seat in seats],
            [(seat, False) for seat in seats if case.home(seat) == zone],
            [(seat, False) for seat in seats if case.home(seat) != zone],
        ]
        first_group = next(group for group in groups if any(threatened(case, *member) for member in group))
        if (colour, citizens) not in first_group:
            return case.refuse("strict-order", "N-11.9")
    return None


def by_boat(case: Case, citizens: bool) -> Why:
    refusal = not_their_turn(case, citizens)
    if refusal:
        return refusal
    return None if boat_ready(case) else case.refuse("no-boat-here", "N-11.6")


def overland(case: Case, citizens: bool) -> Why:
    refusal = not_their_turn(case, citizens)
    if refusal:
        return refusal
    if citizens and boat_ready(case):
        return case.refuse("boat-first", "N-11.7")
    colour, target, (zone, _) = case.word("colour"), case.word("zone"), flooded(case)
    if not case.refuge(target):
        return case.refuse("no-refuge", "N-11.3", zone=Word("zone", target))
    if case.lava(case.home(colour)) < 5 and target != case.home(colour):
        return case.refuse("home-only", "N-11.3", zone=Word("zone", case.home(colour)))
    if target == case.opposite(zone) and all(case.lava(side) == 5 for side in case.neighbours(zone)):
        return case.refuse("cut-off", "N-11.2", zone=Word("zone", target))
    return None


def evacuate(case: Case) -> Why:
    colour, spot, harbour = case.word("colour"), case.word("spot"), case.word("zone")
    zone, name = spot.split(".")
    people = case.citizens(colour, zone) if name == "village" else case.workers(colour, spot)
    if people == 0:
        return case.refuse("nobody-there", "N-10.1", colour=Word("colour", colour), place=Word("spot", spot))
    if case.boats(harbour) == 0:
        return case.refuse("no-boat", "N-10.1", zone=Word("zone", harbour))
    return case.refuse("no-wheat", "N-10.1") if case.stock("wheat") < case.state.terms.fare else None


def home(case: Case) -> Why:
    refusal = case.not_mine()
    if refusal:
        return refusal
    target, present = case.word("zone"), case.home(case.mine)
    if case.finished(case.mine):
        return case.refuse("already-ready", "N-12.4")
    if not case.refuge(target):
        return case.refuse("no-refuge", "N-12.6", zone=Word("zone", target))
    if case.lava(present) < 5 and target not in (present, case.mine):
        return case.refuse("keep-home", "N-12.4", zone=Word("zone", present))
    return None


CHECKS: dict[str, Callable[[Case], Why]] = {
    "village": village,
    "place": place,
    "sail": sail,
    "ready": ready,
    "siesta": siesta,
    "gas": gas,
    "search": search,
    "wash": refuge_only,
    "crevice": crevice,
    "tremor": tremor,
    "undam": undam,
    "wreck": wreck,
    "panic": panic,
    "panic-idle": panic_idle,
    "reroll": reroll,
    "die": die,
    "run": run,
    "build-dam": build_dam,
    "build-boat": build_boat,
    "call": call,
    "call-done": call_done,
    "gather": gather,
    "gather-done": gather_done,
    "sick": sick,
    "flow": flow,
    "erupt": erupt,
    "flee-citizen-boat": lambda case: by_boat(case, True),
    "flee-worker-boat": lambda case: by_boat(case, False),
    "flee-citizen": lambda case: overland(case, True),
    "flee-worker": lambda case: overland(case, False),
    "evacuate": evacuate,
    "home": home,
}
