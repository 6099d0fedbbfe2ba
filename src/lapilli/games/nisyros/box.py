"""The box: the components as data, checked that they add up, and the numbers in force at a table."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files
from math import ceil
from pathlib import Path

from lapilli.core.box import BoxFile
from lapilli.core.option import Choices
from lapilli.games.nisyros.actions import AREA_NAMES, CARDS, DICE_NAMES, FACES, RESOURCES, WAYS, ZONE_NAMES
from lapilli.games.nisyros.rules.cards import AMOUNTS, WAITING_STEPS, Card
from lapilli.games.nisyros.rules.parameters import RuleParameters

LEVEL_NAMES = ("achilles", "heracles", "zeus")
DOUBLERS = FACES[:6]


class Box:
    """The components of one box file. Anything that does not add up is refused with line and reason."""

    def __init__(self, file: BoxFile, text: str | None) -> None:
        self.file, self.text = file, text  # of an owner's box; None for the printed one
        self.fingerprint = file.fingerprint
        self._parameters: dict[tuple[object, ...], RuleParameters] = {}
        self.order = self._order()
        self.layout = self._layout()
        self.cards = {number: self._card(number) for number in range(1, CARDS + 1)}
        self._check_pieces()
        self._check_dice()
        self._check_stars()
        for level in LEVEL_NAMES:
            self._check_level(level)
        for players in (2, 3, 4):
            self._check_stock(players)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the text it was read from: what the compiled rules read of it cannot be."""
        return box_of, (self.text,)

    # -- the numbers in force -------------------------------------------------------------------------------------

    def parameters(self, players: int, options: Choices) -> RuleParameters:
        """The box seen through the options of a table; made once, for every imagined world asks for it."""
        key = (players, *sorted((name, str(value)) for name, value in options.items()))
        if key not in self._parameters:
            self._parameters[key] = self._make_parameters(players, options)
        return self._parameters[key]

    def _make_parameters(self, players: int, options: Choices) -> RuleParameters:
        get = self.file.get
        level = f"level.{options['level']}"
        cards = self.cards
        first = str(options["first"])
        numbers = {
            "ahead": get("events.stars_ahead"),
            "bonus": get("bonus.per_area"),
            "store": get(f"stock.{players}.max"),
            "boats": get("pieces.boats"),
            "dams": get("pieces.dams"),
            "figures": get("pieces.figures_per_colour"),
            "pioneers": get("pieces.workers_at_start"),
            "eruptions": get(f"{level}.eruptions"),
            "most": get(f"{level}.most"),
            "fewer": get("round.fewer_eruptions_in_round_1"),
            "fare": get(f"{level}.wheat_per_passenger"),
            "calls": get("round.calls_per_theatre"),
            "crew": get("round.workers_per_meal"),
            "ill": get("round.ill_per_missing_wheat"),
            "small": get("victory.small"),
            "big": get("victory.big"),
            "rounds": self._most_rounds(),
            "villages": {"neighbours": 1, "opposite": 2}.get(str(options["villages"]), 0),
            "first": -1 if first == "random" else int(first[1:]) - 1,
            "host_first": int(options["guest_order"] == "host_first"),
            "all_sail": int(options["sailing"] == "all"),
            "strict": int(options["flight_order"] == "strict"),
        }
        spots = get(f"dam_spots.{options['dam_spots']}")
        ways = Counter(get(f"dice.volcano.{options['volcano_pairs']}"))
        red = Counter(get("dice.red.faces"))
        start = get(f"stock.{players}.start")
        arrays = {
            "limits": [get("limits.level_1"), get("limits.level_2"), 0, 0, 0, get("limits.yard"), 0],
            "yields": [get(f"yield.level_{level}") for level in range(1, 5)],
            "spots": [spots[name] for name in AREA_NAMES],
            "rings": [get(f"rings.ring_{ring}").get(name, 0) for ring in range(1, 5) for name in RESOURCES],
            "red": [red[number] for number in (1, 2, 3)],
            "deadly": [int(number in get("dice.red.deadly")) for number in (1, 2, 3)],
            "volcano": [ways[way] for way in WAYS],
            "faces": [get(f"dice.action.{die}").count(face) for die in DICE_NAMES for face in FACES],
            "stars": [card["stars"] for card in cards.values()],
            "plain": [card["copies"] - card["stars"] for card in cards.values()],
            "amounts": [card.get("amount", 0) for card in cards.values()],
            "good": [int(card["good"]) for card in cards.values()],
            "waits": [int("step" in card) for card in cards.values()],
            "start": [start[name] for name in RESOURCES],
        }
        own = self.text
        return RuleParameters(numbers, arrays, dict(options), own)

    def _most_rounds(self) -> int:
        """No game is longer: from round 2 on each covers an area, and only the crevice uncovers one of the twenty."""
        crevices = 3 * self.cards[Card.CREVICE + 1]["copies"] / sum(card["copies"] for card in self.cards.values())
        return 10_000 if crevices >= 1 else ceil(21 / (1 - crevices) + 6)  # two shuffles may bring them close together

    # -- does it add up? ------------------------------------------------------------------------------------------

    def _number(self, path: str, least: int = 0) -> int:
        value = self.file.get(path, int)
        if value < least:
            raise self.file.error(path, f"{path} is at least {least}, not {value}")
        return int(value)

    def _order(self) -> tuple[str, ...]:
        order = self.file.get("board.order", list)
        if sorted(map(str, order)) != sorted(ZONE_NAMES):
            raise self.file.error("board.order", f"the order names each of {', '.join(ZONE_NAMES)} once")
        return tuple(order)

    def _layout(self) -> dict[str, tuple[str, ...]]:
        rings = []
        for ring in range(1, 5):
            path = f"rings.ring_{ring}"
            tiles = self.file.get(path, dict)
            if not set(tiles) <= set(RESOURCES):
                raise self.file.error(path, f"ring {ring} holds stone, wood and wheat, not {', '.join(tiles)}")
            total = sum(self._number(f"{path}.{name}") for name in tiles)
            if total != len(ZONE_NAMES):
                raise self.file.error(path, f"ring {ring} has four tiles, not {total}")
            rings.append(tiles)
        layout: dict[str, tuple[str, ...]] = {}
        for zone in ZONE_NAMES:
            path = f"layout_fixed.{zone}"
            tiles = self.file.get(path, list)
            if len(tiles) != 4 or not set(tiles) <= set(RESOURCES):
                raise self.file.error(path, f"{zone} has four tiles of stone, wood or wheat")
            layout[zone] = tuple(tiles)
        for ring, tiles in enumerate(rings):
            laid = Counter(layout[zone][ring] for zone in ZONE_NAMES)
            if laid != Counter({name: count for name, count in tiles.items() if count}):
                raise self.file.error("layout_fixed", f"the fixed layout does not use the tiles of ring {ring + 1}")
        return layout

    def _card(self, number: int) -> dict[str, int]:
        path = f"events.{number}"
        card = dict(self.file.get(path, dict))
        copies, stars = self._number(f"{path}.copies"), self._number(f"{path}.stars")
        self.file.get(f"{path}.good", bool)
        if stars > copies:
            raise self.file.error(path, f"card {number} has {stars} stars on {copies} copies")
        expected = WAITING_STEPS.get(number - 1)
        if card.get("step") != expected:
            when = f"acts in step {expected}" if expected else "acts at once"
            raise self.file.error(f"{path}.step", f"card {number} {when}")
        if number - 1 in AMOUNTS:
            least, most = AMOUNTS[number - 1]
            if self._number(f"{path}.amount", least) > most:
                raise self.file.error(f"{path}.amount", f"the amount of card {number} is at most {most}")
        return card

    def _check_pieces(self) -> None:
        figures = self._number("pieces.figures_per_colour", 1)
        if self._number("pieces.workers_at_start") > figures:
            raise self.file.error("pieces.workers_at_start", f"there are only {figures} figures of a colour")
        boats, dams = self._number("pieces.boats"), self._number("pieces.dams")
        for name in ("default", "even"):
            path = f"dam_spots.{name}"
            if set(self.file.get(path, dict)) != set(AREA_NAMES):
                raise self.file.error(path, f"dam spots are given for {', '.join(AREA_NAMES)}")
            spots = sum(self._number(f"{path}.{area}") for area in AREA_NAMES)
            if 4 * spots > dams:
                raise self.file.error(path, f"four zones have {4 * spots} dam spots for {dams} dams")
        if boats == 0:
            raise self.file.error("pieces.boats", "without boats nobody can leave")
        for path in ("limits.level_1", "limits.level_2", "limits.yard", *(f"yield.level_{n}" for n in range(1, 5))):
            self._number(path, 1)
        for path in ("round.calls_per_theatre", "round.workers_per_meal", "round.ill_per_missing_wheat"):
            self._number(path, 1)
        self._number("round.fewer_eruptions_in_round_1")
        self._number("bonus.per_area")
        small, big = self._number("victory.small", 1), self._number("victory.big", 1)
        if not small <= big <= figures:
            raise self.file.error("victory.big", f"small ({small}) <= big ({big}) <= figures ({figures}) does not hold")

    def _check_dice(self) -> None:
        red = self.file.get("dice.red.faces", list)
        if len(red) != 6 or not set(red) <= {1, 2, 3}:
            raise self.file.error("dice.red.faces", "the red die has six faces of 1, 2 or 3")
        if not set(self.file.get("dice.red.deadly", list)) <= {1, 2, 3}:
            raise self.file.error("dice.red.deadly", "deadly numbers are 1, 2 or 3")
        for pairs in ("opposite", "adjacent"):
            path = f"dice.volcano.{pairs}"
            faces = self.file.get(path, list)
            strange = [face for face in faces if face not in WAYS]
            if strange:
                raise self.file.error(
                    path, f"{strange[0]!r} is no face; pairs are written in the order of the villages"
                )
            if len(faces) != 6:
                raise self.file.error(path, f"a die has six faces, not {len(faces)}")
            if {zone for face in faces for zone in face.split("-")} != set(ZONE_NAMES):
                raise self.file.error(path, "every zone must be on the volcano die")
        for die in DICE_NAMES:
            path = f"dice.action.{die}"
            faces = self.file.get(path, list)
            strange = [face for face in faces if face not in FACES]
            if strange:
                raise self.file.error(path, f"{strange[0]!r} is no face; there are {', '.join(FACES)}")
            if len(faces) != 6:
                raise self.file.error(path, f"a die has six faces, not {len(faces)}")

    def _check_stars(self) -> None:
        stars = sum(card["stars"] for card in self.cards.values())
        ahead = self._number("events.stars_ahead", 1)
        if ahead > stars:
            raise self.file.error("events.stars_ahead", f"{ahead} of only {stars} star cards cannot lie on top")
        if sum(card["copies"] for card in self.cards.values()) < 3 * 4:
            raise self.file.error("events", "there are too few event cards")

    def _check_level(self, level: str) -> None:
        base, most = self._number(f"level.{level}.eruptions"), self._number(f"level.{level}.most", 1)
        self._number(f"level.{level}.wheat_per_passenger")
        minus = sum("minus" in self.file.get(f"dice.action.{die}", list) for die in DICE_NAMES)
        if base > most:
            raise self.file.error(f"level.{level}.most", f"{level} has {base} eruptions but at most {most}")
        if base <= minus:
            raise self.file.error(
                f"level.{level}.eruptions", f"with {base} eruptions and {minus} minus dice {level} may never end"
            )

    def _check_stock(self, players: int) -> None:
        start, most = f"stock.{players}.start", self._number(f"stock.{players}.max", 1)
        if set(self.file.get(start, dict)) != set(RESOURCES):
            raise self.file.error(start, "the start names stone, wood and wheat")
        for name in RESOURCES:
            if self._number(f"{start}.{name}") > most:
                raise self.file.error(start, f"the start has more {name} than {most} can be kept")


@cache
def printed_box() -> Box:
    """The box that comes with the package."""
    return Box(BoxFile(files(__package__).joinpath("box.toml").read_text(encoding="utf-8")), None)


def load_box(path: Path | None = None) -> Box:
    """The printed box, or an owner's file."""
    return printed_box() if path is None else _owners(BoxFile.read(path))


@lru_cache(16)
def box_of(text: str | None) -> Box:
    """The box that travels as this text, or as nothing; read once in each process."""
    return printed_box() if text is None else _owners(BoxFile(text))


def _owners(file: BoxFile) -> Box:
    return printed_box() if file.fingerprint == printed_box().fingerprint else Box(file, file.text)
