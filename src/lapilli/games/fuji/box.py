"""The components of Fuji as typed data, from `box.toml` or an owner's own file; complaints name the line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from lapilli.core.box import BoxFile
from lapilli.core.errors import BoxError
from lapilli.core.state import packed
from lapilli.games.fuji.actions import CARD_NAMES, CELL_NAMES, CHARACTER_NAMES, SKILL_NAMES, TERRAIN_NAMES
from lapilli.games.fuji.rules.parameters import Map, RuleParameters
from lapilli.games.fuji.rules.word_bounds import Zones

FACES = ("yellow", "blue", "pink")
PLAIN_TOPICS = (
    *(((colour,), (), "both") for colour in FACES),
    *(((), values, "both") for values in ((1, 3, 5), (2, 4, 6), (4, 5, 6), (1, 2, 3))),
)
SIGNS = "Vr.SGexhH "


@dataclass(frozen=True)
class Requirement:
    """F-14.7 Which dice are valid: (colours, values, mode)."""

    colours: tuple[str, ...]
    values: tuple[int, ...]
    mode: str
    symbol: bool = False

    def valid(self, colour: str, value: int) -> bool:
        """Does an upper face meet it?"""
        if self.mode == "any":
            return colour in self.colours or value in self.values
        return (not self.colours or colour in self.colours) and (not self.values or value in self.values)


@dataclass(frozen=True)
class Scenario:
    """One map as printed: its name, its rows of signs, and the token of the variant."""

    name: str
    rows: tuple[str, ...]
    thrill: str

    def sign(self, cell: str) -> str:
        column, row = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        return self.rows[row][column] if row < len(self.rows) and column < len(self.rows[row]) else " "

    def cells(self, signs: str) -> list[str]:
        """Cells that bear one of the signs, in cell order."""
        return [cell for cell in CELL_NAMES if self.sign(cell) in signs and self.sign(cell) != " "]


@dataclass(frozen=True)
class Box:
    """All components; `parameters` is what the compiled rules read."""

    fingerprint: str
    kinds: dict[str, tuple[str, ...]]  # kind of die -> colours of its faces
    requirements: tuple[Requirement, ...]  # the seven plain topics, then the thirty terrain cards
    scenarios: tuple[Scenario, ...]
    bands: tuple[tuple[int, str], ...]
    failure: tuple[int, ...]
    steps_of_loss: tuple[int, ...]
    losses: tuple[tuple[int, ...], ...]
    injury_spaces: tuple[int, ...]
    spaces: int
    bars: int
    figure_points: int
    parameters: RuleParameters
    zones: Zones  # F-13.7 of these dice, computed as they are asked for

    @property
    def text(self) -> str | None:
        """How the box travels in views and positions: the text of an owner's file, None for the printed box."""
        return self.parameters.text or None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the text it was read from: what the compiled rules read of it cannot be."""
        return box_of, (self.text,)

    def colour(self, die: int, value: int) -> str:
        """Colour of a face; dice count 0 to 5 within each set."""
        return self.kinds["uvw"[die % 6 // 2]][value - 1]


def read(file: BoxFile, own: bool = True) -> Box:
    """Check that everything adds up and put it into types."""
    if file.get("box.characters", list) != CHARACTER_NAMES:
        raise file.error("box.characters", f"the characters are {', '.join(CHARACTER_NAMES)}")
    if tuple(file.get("box.faces", list)) != FACES:
        raise file.error("box.faces", f"the faces are {', '.join(FACES)}")
    kinds = {kind: _faces(file, kind) for kind in "uvw"}
    requirements = (
        *(Requirement(colours, values, mode) for colours, values, mode in PLAIN_TOPICS),
        *(_requirement(file, name) for name in TERRAIN_NAMES),
    )
    scenarios = tuple(_scenario(file, str(number)) for number in range(1, 8))
    spaces = _number(file, "stamina.spaces", 2, 60)
    injuries = _numbers(file, "stamina.injuries", 1, spaces - 1, 4)
    starts = _numbers(file, "levels.from", 1, 36)
    if starts[0] != 1 or sorted(set(starts)) != list(starts):
        raise file.error("levels.from", "the differences begin with 1 and rise")
    failure = _numbers(file, "levels.failure", 0, spaces, 4)
    losses = tuple(tuple(row) for row in file.get("levels.loss", list))
    if len(losses) != 4 or any(len(row) != len(starts) for row in losses):
        raise file.error("levels.loss", f"there are four levels with {len(starts)} losses each")
    for row, most in zip(losses, failure, strict=True):
        if any(not isinstance(loss, int) or not 0 <= loss <= most for loss in row):
            raise file.error("levels.loss", "no loss is higher than that of a failure")
    bands = tuple((int(least), str(key)) for least, key in file.get("score.bands", list))
    if not bands or bands[0][0] != 0 or sorted(bands) != list(bands):
        raise file.error("score.bands", "the bands begin with 0 and rise")
    rerolls = _numbers(file, "reach.rerolls", 0, 4)
    steps, scout = _number(file, "reach.steps", 1, 4), _number(file, "reach.scout", 1, 4)
    if len(rerolls) <= max(steps, scout):
        raise file.error("reach.rerolls", "a number of rerolls for every distance is missing")
    bars, points = _number(file, "tokens.bars", 0, 9), _number(file, "score.figure", 0, 99)
    worth = [
        value if value and requirement.valid(kinds[kind][value - 1], value) else 0
        for requirement in requirements
        for kind in "uvw"
        for value in range(7)
    ]
    skills = [_skill(file, name) for name in SKILL_NAMES]
    parameters = RuleParameters(
        file.text if own else "",
        [_map(file, scenario, str(number)) for number, scenario in enumerate(scenarios, 1)],
        packed(worth),
        packed([int(requirement.symbol) for requirement in requirements[7:]]),
        packed([_loss(failure, starts, losses, level, gap) for level in range(4) for gap in range(64)]),
        packed([_phases(file, name) for name in CARD_NAMES]),
        packed([skill[column] for column in range(3) for skill in skills]),
        packed(list(rerolls)),
        sum(1 << space for space in injuries),
        packed([spaces, steps, scout, bars, points]),
    )
    return Box(
        *(file.fingerprint, kinds, requirements, scenarios, bands, failure, starts, losses, injuries, spaces, bars),
        *(points, parameters, Zones(parameters)),
    )


def _number(file: BoxFile, path: str, least: int, most: int) -> int:
    value: int = file.get(path, int)
    if not least <= value <= most:
        raise file.error(path, f"{path} is from {least} to {most}, not {value}")
    return value


def _numbers(file: BoxFile, path: str, least: int, most: int, length: int = 0) -> tuple[int, ...]:
    values = file.get(path, list)
    if not values or (length and len(values) != length):
        raise file.error(path, f"{path} has {length or 'some'} numbers, not {len(values)}")
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise file.error(path, f"{path} holds numbers from {least} to {most}, not {value!r}")
    return tuple(values)


def _faces(file: BoxFile, kind: str) -> tuple[str, ...]:
    faces = tuple(file.get(f"dice.{kind}", list))
    if len(faces) != 6 or any(face not in FACES for face in faces):
        raise file.error(f"dice.{kind}", f"a die has six faces, each {' or '.join(FACES)}")
    return faces


def _requirement(file: BoxFile, name: str) -> Requirement:
    path = f"terrain.{name}"
    colours, values = file.get(f"{path}.colours", list), file.get(f"{path}.values", list)
    mode, symbol = file.get(f"{path}.mode", str), file.get(f"{path}.symbol", bool)
    if any(colour not in FACES for colour in colours):
        raise file.error(path, f"{name}: a colour is one of {', '.join(FACES)}")
    if any(value not in range(1, 7) for value in values):
        raise file.error(path, f"{name}: a value is from 1 to 6")
    if mode not in ("any", "both") or not (colours or values):
        raise file.error(path, f"{name}: mode is any or both, and something must be required")
    return Requirement(tuple(colours), tuple(values), mode, symbol)


def _skill(file: BoxFile, name: str) -> tuple[int, int, int]:
    dice, dealt, kept = _numbers(file, f"skills.{name}", 0, 6, 3)
    if dice not in (5, 6) or kept > dealt:
        raise file.error(f"skills.{name}", f"{name}: five or six dice, and no more cards kept than dealt")
    return dice, dealt, kept


def _phases(file: BoxFile, name: str) -> int:
    phases = file.get(f"equipment.{name}", list)
    if any(phase not in (2, 4) for phase in phases) or (not phases) != (name == "knife"):
        raise file.error(f"equipment.{name}", f"{name}: cards are used in phase 2 or 4; only the knife names none")
    return sum(1 << phase for phase in phases)


def _loss(
    failure: tuple[int, ...], starts: tuple[int, ...], losses: tuple[tuple[int, ...], ...], level: int, gap: int
) -> int:
    """F-5.16 The loss for a difference; 0 stands for failure (F-5.17)."""
    if gap == 0:
        return failure[level]
    return losses[level][max(index for index, start in enumerate(starts) if start <= gap)]


def _scenario(file: BoxFile, number: str) -> Scenario:
    path = f"scenarios.{number}"
    rows = tuple(file.get(f"{path}.rows", list))
    for row in rows:
        if not isinstance(row, str) or any(sign not in SIGNS for sign in row):
            raise file.error(f"{path}.rows", f"scenario {number}: a row uses the signs {SIGNS!r}")
    if len(rows) > 6 or any(len(row) > 15 for row in rows):
        raise file.error(f"{path}.rows", f"scenario {number}: at most 6 rows of 15 cells")
    scenario = Scenario(file.get(f"{path}.name", str), rows, file.get(f"{path}.thrill", str))
    wanted = {"V": (1, 1), "r": (2, 2), "S": (1, 1), "G": (1, 1), "H": (1, 1), "h": (5, 5), ".SGex": (24, 24)}
    limits = {"e": (0, _number(file, "tokens.equipment", 0, 24)), "x": (0, _number(file, "tokens.eruption", 0, 4))}
    for signs, (least, most) in (wanted | limits).items():
        found = len(scenario.cells(signs))
        if not least <= found <= most:
            raise file.error(f"{path}.rows", f"scenario {number}: {found} cells with {signs!r}, not {most}")
    if scenario.sign(scenario.thrill) != "x":
        raise file.error(f"{path}.thrill", f"scenario {number}: there is no eruption token on {scenario.thrill}")
    return scenario


def _map(file: BoxFile, scenario: Scenario, number: str) -> Map:
    names = scenario.cells(SIGNS)
    bit = {name: 1 << index for index, name in enumerate(names)}
    near = []
    for name in names:
        column, row = ord(name[0]), int(name[1:])
        beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
        near.append(sum(bit.get(f"{chr(c)}{r}", 0) for c, r in beside))
    by_row = sorted(names, key=lambda name: (int(name[1:]), name[0]))
    reading = [cell for cell in by_row if scenario.sign(cell) in ".SGex"]
    reading += [cell for cell in by_row if scenario.sign(cell) in "hH"]
    index = {name: number for number, name in enumerate(names)}
    volcano = scenario.cells("V")[0]
    around = near[index[volcano]]
    if around.bit_count() != 1 or not around & sum(bit[cell] for cell in scenario.cells("r")):
        raise file.error(f"scenarios.{number}.rows", f"scenario {number}: the volcano touches only a rubble card")
    masks = [sum(bit[cell] for cell in scenario.cells(signs)) for signs in ("V", "r", ".SGex", "hH", "H", "e", "x")]
    masks += [bit[scenario.thrill], index[scenario.cells("S")[0]], index[scenario.cells("G")[0]]]
    return Map(
        packed([CELL_NAMES.index(name) for name in names]),
        packed([index.get(name, -1) for name in CELL_NAMES]),
        packed(near),
        packed([index[name] for name in reading]),
        packed(masks),
    )


@cache
def printed_box() -> Box:
    """The box that comes with the package."""
    text = files("lapilli.games.fuji").joinpath("box.toml").read_text(encoding="utf-8")
    return read(BoxFile(text), own=False)


@lru_cache(16)
def box_of(text: str | None) -> Box:
    """The box that a view or a position speaks of, in whatever process; one that was read before is not read again."""
    return printed_box() if text is None else read(BoxFile(text))


def load_box(path: Path | None = None) -> Box:
    """The printed box, or an owner's file."""
    if path is None:
        return printed_box()
    file = BoxFile.read(path)
    if file.fingerprint == printed_box().fingerprint:
        return printed_box()
    try:
        return box_of(file.text)
    except BoxError as error:
        raise BoxError(error.reason, error.line, path.name) from None
