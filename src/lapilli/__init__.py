"""Lapilli: four published board games, complete, in one package: `import lapilli; t = lapilli.new("nisyros")`."""

from typing import Any, Literal

from lapilli import interpreted

interpreted.install()  # before any compiled module is imported

from lapilli import bots, games  # noqa: E402
from lapilli.core.action import Action  # noqa: E402
from lapilli.core.errors import (  # noqa: E402
    BoxError,
    IllegalAction,
    LapilliError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    StaleAction,
    UndoRefused,
)
from lapilli.core.factory import new, position, replay  # noqa: E402
from lapilli.core.game import Game  # noqa: E402
from lapilli.core.option import Option  # noqa: E402
from lapilli.core.registry import failures, list_games  # noqa: E402
from lapilli.core.rules import Result  # noqa: E402
from lapilli.core.table import Table  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BoxError",
    "Game",
    "IllegalAction",
    "LapilliError",
    "NotationError",
    "Option",
    "OptionError",
    "PositionError",
    "RecordError",
    "Result",
    "StaleAction",
    "Table",
    "UndoRefused",
    "bots",
    "failures",
    "games",
    "list_games",
    "new",
    "position",
    "replay",
    "to_dataframe",
]


def to_dataframe(games: Any, library: Literal["pandas", "polars"] | None = None) -> Any:
    """Games as a DataFrame of pandas or Polars (pandas first, unless `library` names one).

    Of a simulation made with `keep=True`: one row per game. Of a table, or of several: one row per move.
    """
    from lapilli.study.dataframe import to_dataframe as make  # imported here because pandas is slow to import

    return make(games, library)
