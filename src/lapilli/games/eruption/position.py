"""Whole positions as data, written, read with defaults, and checked (docs/reference/games/eruption.md)."""

from __future__ import annotations

from lapilli.core.errors import PositionError
from lapilli.core.packed import entries, refill
from lapilli.core.type_parameters import View
from lapilli.games.eruption.audit import audit, elsewhere
from lapilli.games.eruption.box import Box
from lapilli.games.eruption.knowledge.position_fields import CHOSEN, POSITION_FIELDS
from lapilli.games.eruption.names import CARD_KINDS, LAVA_TILES, MATERIAL_NAMES, SPACES
from lapilli.games.eruption.options import check_options
from lapilli.games.eruption.rules.game_state import GameState
from lapilli.games.eruption.rules.parameters import RuleParameters
from lapilli.games.eruption.rules.setup import lay_out
from lapilli.games.eruption.state import Phase, Vent


def restore(data: View, box: Box) -> GameState:
    """A state at rest; what is not said is as at the start of a turn, what is left over lies in stack, deck, supply."""
    seats = int(POSITION_FIELDS.value(data, "seats"))
    options = CHOSEN.choose(data, seats, lambda seats, chosen: check_options(seats, chosen, box))
    state = rebuild(data, RuleParameters(box, seats, dict(options)))
    problems = list(audit(state))
    if problems:
        unnamed = [key for key in POSITION_FIELDS.rows if key not in data]
        hint = f"; not named: {', '.join(unnamed)}" if unnamed else ""
        raise PositionError(f"impossible position: {problems[0]}{hint}")
    state.proceed()
    return state


def rebuild(data: View, parameters: RuleParameters) -> GameState:
    """The position as named, not yet audited nor at rest."""
    state = GameState(parameters)
    lay_out(state)
    state.phase = Phase.DAMAGE
    if parameters.choosing and data.get("phase") not in ("deal", "settle"):  # anyone who plays has a village
        refill(state.villages, entries(parameters.seating))
    POSITION_FIELDS.write(state, data)
    if "phase" not in data and state.is_out(state.active):  # E-11.3 a turn without damage
        state.phase = Phase.ERUPT
    if "eruptions" not in data:
        _place_vents(state, data)
    if parameters.forecast and "forecast" not in data:
        raise PositionError("forecast: the field is missing; it names the three stacks", "forecast")
    _fill_up(state, data)
    return state


def _place_vents(state: GameState, data: View) -> None:
    """By default the eruption tiles on the board are those with the lowest numbers, and claimed ones were used."""
    sources = [SPACES.index(space) for space, name in data.get("tiles", {}).items() if name.startswith("eruption")]
    hottest = max(entries(state.temperature))
    for vent in range(3):
        if vent < len(sources):
            state.vents[vent] = Vent.BOARD + sources[vent]
        elif hottest >= state.parameters.zones[vent]:
            state.vents[vent] = Vent.GONE


def _fill_up(state: GameState, data: View) -> None:
    """Stack, deck and supply: as named, or all that lies nowhere else."""
    tiles, held, walls = elsewhere(state)
    heaps = (
        ("stack", LAVA_TILES, state.parameters.tile_counts, tiles),
        ("deck", CARD_KINDS, state.parameters.card_counts, held),
        ("supply", MATERIAL_NAMES, state.parameters.wall_counts, walls),
    )
    for key, words, all_of_them, used in heaps:
        if key in data:
            continue
        counts = [total - other for total, other in zip(entries(all_of_them), used, strict=True)]
        if min(counts) < 0:
            raise PositionError(f"{key}: there are too many of {words[counts.index(min(counts))]}", key)
        if key == "supply":
            refill(state.supply, counts)
        else:
            (state.stack if key == "stack" else state.deck).fill(counts)
    if "stack" in data and "gone" not in data:  # a stack that is named is all that is left
        counts = [total - used for total, used in zip(entries(state.parameters.tile_counts), tiles, strict=True)]
        rest = [count - left for count, left in zip(counts, entries(state.stack.counts), strict=True)]
        refill(state.gone, rest)
