"""What must always hold (digest, section 11), whatever is played."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.games.nisyros.actions import AREA_WORDS, CARDS, RESOURCES, WORKPLACE_NAMES, WORKPLACE_WORDS, ZONE_NAMES
from lapilli.games.nisyros.rules.game_state import GameState
from lapilli.games.nisyros.rules.steps import SET_UP, Calling, Phase


def audit(state: GameState) -> list[str]:
    """Everything that does not add up; empty when all is well."""
    if state.phase in SET_UP:
        return []
    return [
        *_figures(state),
        *_lava(state),
        *_pieces(state),
        *_limits(state),
        *_cards(state),
        *_moment(state),
        *_homes(state),
        *_dice(state),
    ]


def _figures(state: GameState) -> Iterator[str]:
    """Invariant 1: ten figures of each colour in play, none of the others."""
    for colour, name in enumerate(ZONE_NAMES):
        total = state.on_island(colour) + state.kos[colour] + state.hades[colour]
        wanted = state.parameters.figures if state.owner[colour] >= 0 else 0
        if total != wanted:
            yield f"{name} has {total} figures, not {wanted}"
    if any(idle > all_ for idle, all_ in zip(state.idle, state.workers, strict=True)):
        yield "more workers lie idle than there are"


def _lava(state: GameState) -> Iterator[str]:
    """Invariants 2, 3 and 10: nothing and nobody on covered ground, except who is fleeing right now."""
    flooded = state.flood.area if state.flood else -1
    for zone, name in enumerate(ZONE_NAMES):
        lava = state.lava[zone]
        if not 0 <= lava <= 5:
            yield f"{name} has lava {lava}"
            continue
        for level in range(lava):
            area = 5 * zone + level
            if state.dams[area]:
                yield f"dams on covered {AREA_WORDS[area]}"
            if area != flooded and state.people_on(area):
                yield f"people on covered {AREA_WORDS[area]}"
        citizens = sum(state.citizens[4 * colour + zone] for colour in range(4))
        if state.owner[zone] < 0:
            if state.boats[zone] or citizens:
                yield f"boats or citizens at unowned {name}"
            if any(state.crowd(7 * zone + kind) for kind in (5, 6)):
                yield f"workers on yard or theatre of unowned {name}"
        if lava == 5 and state.boats[zone] and 5 * zone + 4 != flooded:
            yield f"boats at covered {name}"
        if lava and state.bonus >> zone & 1:
            yield f"a bonus token on covered {name}.1"


def _pieces(state: GameState) -> Iterator[str]:
    """Invariants 4 and 6: dams within their spots, supplies and stock within their limits."""
    for area, count in enumerate(state.dams):
        if count > state.parameters.spots[area % 5]:
            yield f"{count} dams on {AREA_WORDS[area]}"
    if state.boats_left() < 0 or state.dams_left() < 0:
        yield "more boats or dams than there are"
    for index, name in enumerate(RESOURCES):
        if not 0 <= state.stock[index] <= state.parameters.store:
            yield f"{state.stock[index]} {name} in stock"


def _limits(state: GameState) -> Iterator[str]:
    """Invariant 5: no workplace beyond its limit."""
    for place, name in enumerate(WORKPLACE_WORDS):
        limit = state.parameters.limits[place % len(WORKPLACE_NAMES)]
        if limit and state.crowd(place) > limit:
            yield f"{state.crowd(place)} workers on {name}"


def _cards(state: GameState) -> Iterator[str]:
    """Invariant 7: every card is in one of the two bags, waits, or is discarded."""
    for card in range(CARDS):
        total = state.parameters.stars[card] + state.parameters.plain[card]
        found = state.stars.counts[card] + state.deck.counts[card] + state.discard[card] + state.waiting[card]
        if found != total:
            yield f"card {card + 1} is there {found} times, not {total}"
        if state.waiting[card] and not state.parameters.waits[card]:
            yield f"card {card + 1} does not wait"
    stars = sum(state.stars.counts)
    if stars and stars <= sum(state.parameters.stars) - state.parameters.ahead:
        yield "the star cards should have joined the others"
    if any(state.waiting) and not 2 <= state.at_step <= 9:
        yield f"cards wait in step {state.at_step}"


def _moment(state: GameState) -> Iterator[str]:
    """Invariants 8 and 11: idle workers and gas only from step 2 to 6; the step fits the phase."""
    if (state.gassed or any(state.idle)) and not 2 <= state.at_step <= 6:
        yield f"idle workers or gas in step {state.at_step}"
    step = state.step
    if isinstance(step, Calling) and max(step.called) > state.parameters.calls:
        yield "too many calls at one theatre"


def _homes(state: GameState) -> Iterator[str]:
    """Invariants 9 and 12: until step 8 everybody has a living home; at the end nobody is on the island."""
    for seat in range(state.seats):
        colour = state.colours[seat]
        home = state.home[colour]
        alive = state.on_island(colour) + state.hades[colour] > 0
        if home < 0 or state.owner[home] < 0:
            yield f"{ZONE_NAMES[colour]} lives in no owned village"
        elif alive and state.at_step < 8 and state.lava[home] == 5:
            yield f"{ZONE_NAMES[colour]} is homeless in step {state.at_step}"
        if state.at_step < 8 and any(state.citizens[4 * colour + zone] for zone in range(4) if zone != home):
            yield f"citizens of {ZONE_NAMES[colour]} outside their village"
        if state.phase == Phase.OVER and state.on_island(colour):
            yield f"{ZONE_NAMES[colour]} is still on the island"
    if (state.phase == Phase.OVER) != (state.ending > 0):
        yield "an ending without an end"


def _dice(state: GameState) -> Iterator[str]:
    """Invariant 11: at most one die on a workplace, none on covered ground, none that was not thrown."""
    placed = [at for at in state.lies if 0 <= at < 28]
    if len(set(placed)) != len(placed):
        yield "two dice on one workplace"
    for die in range(5):
        face, at = state.faces[die], state.lies[die]
        if face < 0 <= at:
            yield "a die lies on the board before it was thrown"
        if face >= 0 and state.parameters.faces[9 * die + face] == 0:
            yield f"die {'abcde'[die]} has no such face"
