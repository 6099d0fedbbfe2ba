"""A plain rectangle on the sheet, and the parts one cuts it into."""

from __future__ import annotations

from dataclasses import dataclass

from lapilli.draw.element import Point


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> Box:
        """The box of that size whose middle is `centre`."""
        return cls(centre[0] - width / 2, centre[1] - height / 2, width, height)

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Where it ends to the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def inset(self, margin: float) -> Box:
        """The box with a margin taken off all round."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def point(self, across: float, down: float) -> Point:
        """The point at a share (0 to 1) of the width and of the height."""
        return self.x + self.width * across, self.y + self.height * down

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """The box cut into equal columns."""
        width = (self.width - gap * (count - 1)) / count
        return [Box(self.x + number * (width + gap), self.y, width, self.height) for number in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """The box cut into equal rows."""
        height = (self.height - gap * (count - 1)) / count
        return [Box(self.x, self.y + number * (height + gap), self.width, height) for number in range(count)]
