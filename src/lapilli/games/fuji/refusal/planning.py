"""F-2: markers and ready flags; F-10.9 the third figure's Buddy; F-11.1 what the Manager gives away."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.rules.names import Stage


class Planning(Case):
    """Phase 2, and the ready flags of phase 4."""

    def mark(self, cell: str) -> Refusal | None:
        """F-2.2, F-2.3 A walkable card in reach, not under the own or a neighbour's marker."""
        refusal = self._not_ready() or (self._unguarded() if self.one.marker >= 0 else None)
        if refusal:
            return refusal
        goal = self.facts.cell(cell)
        if goal is None or goal not in self.facts.walkable:
            return Refusal("not-walkable", "F-14.2", {"cell": cell})
        if self.one.marker == goal:
            return Refusal("marker-there", "F-2.2", {"cell": cell})
        away = self.facts.distance(self.one.cell, goal)
        limit = self.facts.longest_mark(self.figure)
        if away is None or away > limit:
            return Refusal("out-of-reach", "F-2.2", {"cell": cell, "limit": limit})
        for other in self.facts.neighbours(self.figure):
            if self.facts.figures[other].marker == goal:
                return Refusal("neighbour-marker", "F-2.3", {"figure": self.facts.figure_word(other)})
        return None

    def unmark(self) -> Refusal | None:
        """F-2.5 Take the marker back."""
        if self.one.marker < 0:
            return Refusal("no-marker", "F-2.5")
        return self._not_ready() or self._unguarded()

    def side(self, seat: str) -> Refusal | None:
        """F-10.9 Only for a Buddy as third figure, and only to the other side."""
        if not self.state.third or not self.facts.able(2, "buddy"):
            return Refusal("no-third-buddy", "F-10.9")
        if self.state.side == int(seat[1]) - 1:
            return Refusal("side-already", "F-10.9")
        return self._not_ready() or self._unguarded()

    def ready(self) -> Refusal | None:
        """F-2.6 Needs the marker, unless there is no card to put it on."""
        refusal = self._not_ready()
        if refusal or self.state.stage == Stage.GEAR:
            return refusal
        for figure in [self.seat, 2] if self.state.third else [self.seat]:
            led = Planning(self.facts, self.seat, figure, self.rule)
            if led.one.marker < 0 and any(led.mark(cell) is None for cell in self.facts.cell_names):
                return Refusal("marker-missing", "F-2.6", {"figure": self.facts.figure_word(figure)})
        return None

    def unready(self) -> Refusal | None:
        """F-2.8 Only who is ready; F-2.10 the guard."""
        if not self.facts.is_ready(self.seat):
            return Refusal("not-ready", "F-2.8")
        return self._unguarded()

    def give(self, card: str, figure: str) -> Refusal | None:
        """F-11.1 An able manager, an own card, another figure."""
        if not self.facts.able(self.figure, "manager"):
            return Refusal("not-manager", "F-11.1")
        target = self.facts.figure(figure)
        if target is None or target == self.figure:
            return Refusal("other-figure", "F-11.1")
        refusal = self._owns(card, "F-11.1")
        if refusal or self.state.stage == Stage.TURNS:
            return refusal
        return (self._unguarded() if self.is_third else None) or self._not_ready()
