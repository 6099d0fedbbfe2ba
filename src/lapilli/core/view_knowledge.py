"""A view as knowledge, for games whose states have no knowledge of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from lapilli.core.rng import Rng
from lapilli.core.state import Knowledge, State
from lapilli.core.type_parameters import V


class ViewKnowledge(Knowledge, Generic[V]):
    """What a viewer's JSON view says; worlds are imagined from it."""

    def __init__(self, viewer: int, view: V, imagine: Callable[[Rng], State]) -> None:
        super().__init__(viewer)
        self.view, self.imagine = view, imagine

    def sample_world(self, rng: Rng) -> State:
        return self.imagine(rng)
