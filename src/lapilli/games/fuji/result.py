"""F-7, F-8 and section 9: how it ended, and the score."""

from __future__ import annotations

from lapilli.core.rules import Result
from lapilli.games.fuji.actions import CELL_NAMES, FIGURE_NAMES
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.rules.figure import Figure
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.names import End


def result(state: GameState) -> Result | None:
    """F-7.4 The team wins or loses together."""
    if state.end == End.NOT_YET:
        return None
    seats = tuple(FIGURE_NAMES[: state.seats])
    details: dict[str, object] = {
        "round": int(state.round),
        "eruptions": int(state.eruptions),
        "score": None,
        "band": None,
        **{seat: own(state, figure) for seat, figure in zip(seats, state.figures, strict=False)},
    }
    if state.end == End.VICTORY:
        points = score(state)
        details |= {"score": points, "band": band(box_of(state.parameters.text or None), points), **parts(state)}
        return Result(dict.fromkeys(seats, float(points)), seats, "victory", str(details["band"]), details)
    return Result(dict.fromkeys(seats, 0.0), (), "defeat", cause(state), details)


def cause(state: GameState) -> str:
    """Section 9 `lava d1 p1 p3 d3 p2` or `exhausted p2`."""
    if state.end == End.EXHAUSTED:
        return "exhausted " + next(
            FIGURE_NAMES[index]
            for index, figure in enumerate(state.figures)
            if figure.stamina == state.parameters.spaces
        )
    words = ["lava"]
    for cell in sorted({figure.cell for figure in state.figures if state.lava >> figure.cell & 1}):
        words.append(CELL_NAMES[state.map.cells[cell]])
        words += [FIGURE_NAMES[index] for index, figure in enumerate(state.figures) if figure.cell == cell]
    return " ".join(words)


def own(state: GameState, figure: Figure) -> dict[str, int]:
    """F-8.1, F-8.2 What one figure brings: its points, its injuries, cards it did not use (a tapped one is used)."""
    return {
        "each": int(state.parameters.figure_points),
        "injuries": int(figure.injuries).bit_count(),
        "cards": int(figure.cards & ~figure.tapped).bit_count(),
        "stamina": int(figure.stamina),
        "spaces": int(state.parameters.spaces),
    }


def parts(state: GameState) -> dict[str, int]:
    """F-8.1, F-8.2 What the score is made of: points per figure, injuries, cards nobody used."""
    each = [own(state, figure) for figure in state.figures]
    return {
        "figures": len(each),
        "each": int(state.parameters.figure_points),
        "injuries": sum(one["injuries"] for one in each),
        "cards": sum(one["cards"] for one in each),
    }


def score(state: GameState) -> int:
    """F-8.1, F-8.2 Points for the figures, minus injuries, plus unused cards."""
    part = parts(state)
    return max(part["figures"] * part["each"] - part["injuries"] + part["cards"], 0)


def band(box: Box, points: int) -> str:
    """F-8.3 The word for a score."""
    return next(key for least, key in reversed(box.bands) if points >= least)
