"""Lapilli: four published board games, complete, in one package: `import lapilli; t = lapilli.new("nisyros")`."""

from lapilli import pure

pure.install()  # before any compiled module is imported

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
from lapilli.core.game import Game, Option, Result  # noqa: E402
from lapilli.core.record import replay  # noqa: E402
from lapilli.core.registry import failures, games  # noqa: E402
from lapilli.core.table import Table, new, position  # noqa: E402

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
    "failures",
    "games",
    "new",
    "position",
    "replay",
]
