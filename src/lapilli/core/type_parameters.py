"""Type parameters of a game: its state, its box, its knowledge and its views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lapilli.core.box import Box
from lapilli.core.data import Data
from lapilli.core.state import Knowledge, State

View = Data  # JSON-able: a view, or a position, of a game that is not known here

if TYPE_CHECKING:  # checkers know defaults of type variables; Python does from 3.13 on
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    B = TypeVar("B", bound=Box, default=Any)
    V = TypeVar("V", bound=Mapping[str, object], default=Any)
    K = TypeVar("K", bound=Knowledge, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    B = TypeVar("B", bound=Box)
    V = TypeVar("V", bound=Mapping[str, object])
    K = TypeVar("K", bound=Knowledge)
