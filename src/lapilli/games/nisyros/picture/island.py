"""The island itself: four quarters in rings round the crater, and everybody and everything on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lapilli.core.story import Word
from lapilli.draw import (
    DAM,
    HOUSE,
    Element,
    Point,
    Seat,
    Sector,
    boat,
    circle,
    citizen,
    crater,
    dam,
    die,
    group,
    in_sector,
    label,
    lava_sector,
    path,
    rect,
    seat_mark,
    shown,
    socket,
    symbol,
    token,
    worker,
)
from lapilli.games.nisyros.actions import AREA_NAMES, WORKPLACE_NAMES, ZONE_NAMES
from lapilli.games.nisyros.knowledge.view import IslandView
from lapilli.games.nisyros.picture.crowd import CENTRE, HEIGHT, WIDTH, front, large_badge, middle
from lapilli.games.nisyros.picture.prompt import LOOKS, WORDS

RADII = (25.0, 57.0, 90.0, 120.0, 150.0, 193.0)  # crater, levels 1 to 4, coast
COAST_PLACES = ("theatre", "village", "yard", "dam")  # side by side, clockwise
SIGNS = {"theatre": "theatre", "village": "house", "yard": "boat", "dam": "dam"}
PALETTE = HOUSE.extend(
    "nisyros",
    whitewash=("#fbf7ee", "#5a564d"),
    aegean=("#2a7a9e", "#123445"),
    aegean_light=("#4f9dbd", "#1d4a5e"),
    slope_bare=("#d8cbb2", "#4a463f"),
)


def seat_of(colour: str) -> Seat:
    return Seat(*LOOKS[colour])


under_lava = cache(lava_sector)  # the same few areas over and over


class IslandPicture:
    """Draws one view of the island in one language, its top left corner at the origin; `large` letters for a phone."""

    def __init__(self, view: IslandView, lang: str, large: bool = False) -> None:
        self.view, self.lang, self.large = view, lang, large
        self.dice = {die["at"]: (name, die["face"]) for name, die in view["dice"].items()}
        self.gassed = set(view["now"].get("gassed", ()))

    def draw(self) -> Iterator[Element]:
        """Sea, coasts, slopes with lava, then pieces on top."""
        yield rect(0, 0, WIDTH, HEIGHT, 16, fill="aegean")
        yield circle(*CENTRE, RADII[5] + 6, fill="aegean-light", opacity=0.55)
        for index, zone in enumerate(self._order()):
            yield from self._zone(index, zone)
        yield crater(RADII[0] - 1, CENTRE)
        yield from self._pieces()

    def _order(self) -> list[str]:
        order: list[str] = self.view["order"]
        return order + [zone for zone in ZONE_NAMES if zone not in order]

    def _say(self, domain: str, word: str) -> str:
        return WORDS.word(self.lang, domain, word)

    # -- ground -----------------------------------------------------------------------------------------------------

    def sector(self, zone: str, level: int) -> Sector:
        """An area: level 1 to 4, or 5 for the coast."""
        start = 270.0 + 90 * self._order().index(zone)
        return Sector(RADII[level - 1], RADII[level], start, start + 90, CENTRE).inset(1.1)

    def place_sector(self, place: str) -> Sector:
        """A workplace or village: a whole slope, or a quarter of the coast."""
        zone, name = place.split(".")
        if name.isdigit():
            return self.sector(zone, int(name))
        coast = self.sector(zone, 5)
        parts = Sector(coast.inner + 1, coast.outer - 4, coast.start, coast.end, CENTRE).split(4, 0.9)
        return parts[COAST_PLACES.index(name)]

    def _zone(self, index: int, zone: str) -> Iterator[Element]:
        lava = self.view["lava"].get(zone, 0)
        yield self._coast(zone, lava)
        yield self._bay(index, zone)
        for level in range(4, 0, -1):
            yield self._slope(zone, level, level <= lava)

    def _coast(self, zone: str, lava: int) -> Element:
        sector = self.sector(zone, 5)
        name = self._say("area", f"{zone}.coast")
        if lava >= 5:
            return under_lava(sector, 4, 5, id=f"area/{zone}.coast", label=f"{name}: {WORDS.say(self.lang, 'ui-lava')}")
        owned = zone in self.view["people"]
        body = path(sector.path(), fill="sand", stroke="foam", stroke_width=2.5, kind="edge")
        area = group(body, id=f"area/{zone}.coast", label=name)
        parts = [area]
        for spot in COAST_PLACES:
            place = f"{zone}.{spot}"
            used = owned or spot == "dam"
            part = self.place_sector(place)
            fill = "whitewash" if spot == "village" else "slope-bare"
            sign = symbol(SIGNS[spot], part.point(0.5, 0.83), 15, "ink")
            held = in_sector(self._limit(spot), front(part), 20) if used and self._limit(spot) else None
            parts.append(
                group(
                    path(part.path(), fill=fill, stroke="outline", stroke_width=0.8, kind="edge"),
                    sign,
                    [socket(point, held.size) for point in held.points] if held else None,
                    id=f"place/{place}",
                    label=self._say("spot", place),
                    opacity=1.0 if used else 0.35,
                )
            )
        if f"{zone}.coast" in self.gassed:
            parts.append(path(sector.path(), fill="ash", opacity=0.6, pointer_events="none"))
        return group(*parts)

    def _bay(self, index: int, zone: str) -> Element:
        """The corner of the sea: whose village this is, and the boats that lie there."""
        right, low = index in (1, 2), index in (2, 3)
        edge = 18.0 if self.large else 10.0
        x, y = (WIDTH - 8 if right else 8.0), (HEIGHT - edge if low else edge + 3)
        anchor = "end" if right else "start"
        owned = zone in self.view["people"]
        size = 36 if self.large else 19
        inward = size / 2 + 0.5
        mark = seat_mark(seat_of(zone), (x - inward if right else x + inward, y), size) if owned else None
        name = self._say("seat", zone)
        shift = size + 5 if owned else 2
        start = x - shift if right else x + shift
        letters = 16.5 if self.large else 14
        return group(mark, label(start, y, name, letters, anchor=anchor, serif=True, bold=True, fill="foam"))

    def boats_at(self, zone: str) -> Point:
        index = self._order().index(zone)
        away = 58.0 if self.large else 44.0
        return (WIDTH - 27 if index in (1, 2) else 27.0), (HEIGHT - away + 1 if index in (2, 3) else away + 1)

    def _slope(self, zone: str, level: int, covered: bool) -> Element:
        area = f"{zone}.{level}"
        sector = self.sector(zone, level)
        name = self._say("area", area)
        if covered:
            return under_lava(sector, 4, level, id=f"area/{area}", label=f"{name}: {WORDS.say(self.lang, 'ui-lava')}")
        tile = self.view["layout"][zone][level - 1]
        fill = f"slope-{tile}" if tile else "slope-bare"
        parts: list[Element | None] = [path(sector.path(), fill=fill, stroke="rim", stroke_width=1.2, kind="edge")]
        words = [name]
        if tile:
            words.append(self._say("resource", tile))
            amount = self.view["limits"]["yields"][level - 1]
            parts += [self._sign(sector, tile, number, level) for number in range(amount)]
        limit = self.view["limits"]["workers"][level - 1]
        if limit:
            here = in_sector(limit, middle(sector), 20)
            parts += [socket(point, here.size) for point in here.points]
        spots = self.view["limits"]["spots"][level - 1]
        if spots:
            words.append(WORDS.say(self.lang, "ui-dams-of", {"count": self.view["dams"].get(area, 0), "spots": spots}))
        if zone in self.view["bonus"] and level == 1 and tile:
            parts.append(token(tile, sector.point(0.5, 0.2), 13, body="panel", label=WORDS.say(self.lang, "ui-bonus")))
        if area in self.gassed:
            parts.append(path(sector.path(), fill="ash", opacity=0.6, pointer_events="none"))
        return group(*parts, id=f"area/{area}", label=", ".join(words))

    def _sign(self, sector: Sector, tile: str, number: int, level: int) -> Element:
        size = 11.0 if level == 1 else 15.0
        along = (size * 0.8) / max(sector.length(0.5), 1)
        return symbol(tile, sector.point(along + number * 1.4 * along, 0.54), size, "ink")

    # -- pieces -----------------------------------------------------------------------------------------------------

    def _pieces(self) -> Iterator[Element]:
        for zone in self._order():
            yield from self._dams(zone)
            for name in ("1", "2", "3", "4", *COAST_PLACES):
                yield from self._crowd(f"{zone}.{name}")
            yield from self._boats(zone)

    def _dams(self, zone: str) -> Iterator[Element]:
        """Dams lie on the upper edge of the area they protect."""
        lava = self.view["lava"].get(zone, 0)
        for level in range(lava + 1, 6):
            spots = self.view["limits"]["spots"][level - 1]
            area = f"{zone}.{AREA_NAMES[level - 1]}"
            built = self.view["dams"].get(area, 0)
            sector = self.sector(zone, level)
            for number in range(spots):
                along = 0.5 + (number - (spots - 1) / 2) * 23 / sector.length(0)
                at, turn = sector.point(along, 0.02), sector.start + (sector.end - sector.start) * along
                if number < built:
                    yield dam(at, 21, turn=turn, id=f"dam/{area}/{number}", label=self._say("area", area))
                else:
                    yield socket(at, 19, outline=DAM, turn=turn)

    def _crowd(self, place: str) -> Iterator[Element]:
        """The people on a place, colour by colour, and the die that lies there."""
        zone, name = place.split(".")
        groups = list(self._groups(zone, name))
        sector = self.place_sector(place)
        if place in self.dice:
            which, face = self.dice[place]
            slope = name.isdigit()
            at = sector.point(28 / max(sector.length(0.5), 1) if slope else 0.5, 0.54 if slope else 0.9)
            yield die(
                face,
                at,
                17,
                body="wheat",
                id=f"die/{which}",
                label=f"{self._say('die', which)}: {self._say('face', face)}",
            )
        few = 6 if name.isdigit() else 4
        pieces = sum(count for _, _, count in groups)
        alone = pieces > few
        beach = front(sector, 2, 8) if alone else front(sector)
        inner = middle(sector) if name.isdigit() else beach
        spread = in_sector(len(groups) if alone else max(pieces, self._limit(name)), inner, 27 if alone else 20)
        points = iter(spread.points)
        for kind, colour, count in groups:
            drawn, number = (1, count if count > 1 else None) if alone else shown(count)
            yield self._people(kind, colour, place, count, [next(points) for _ in range(drawn)], spread.size, number)

    def _limit(self, name: str) -> int:
        """How many workers the place holds; 0 where there is no limit."""
        limit: int = self.view["limits"]["workers"][WORKPLACE_NAMES.index(name)] if name != "village" else 0
        return limit

    def _groups(self, zone: str, name: str) -> Iterator[tuple[str, str, int]]:
        for colour, people in self.view["people"].items():
            if name == "village":
                if people["citizens"].get(zone):
                    yield "citizen", colour, people["citizens"][zone]
                continue
            place = f"{zone}.{name}"
            idle = people["idle"].get(place, 0)
            standing = people["workers"].get(place, 0) - idle
            if standing:
                yield "worker", colour, standing
            if idle:
                yield "idle", colour, idle

    def _people(
        self, kind: str, colour: str, place: str, count: int, points: list[Point], size: float, number: int | None
    ) -> Element:
        seat = seat_of(colour)
        drawn = []
        for index, point in enumerate(points):
            many = number if index == len(points) - 1 else None
            if kind == "citizen":
                drawn.append(citizen(seat, point, size, number=None if self.large else many))
            else:
                drawn.append(worker(seat, point, size, lying=kind == "idle", number=None if self.large else many))
            if self.large and many is not None:
                drawn.append(large_badge(many, point))
        args: dict[str, object] = {"count": count, "colour": Word("seat", colour), "place": Word("spot", place)}
        words = WORDS.say(self.lang, "ui-citizens-at" if kind == "citizen" else "ui-workers-at", args)
        return group(*drawn, id=f"{kind}/{colour}@{place}", label=words)

    def _boats(self, zone: str) -> Iterator[Element]:
        count = self.view["boats"].get(zone, 0)
        if not count:
            return
        x, y = self.boats_at(zone)
        words = WORDS.say(self.lang, "ui-boats-at", {"count": count, "zone": Word("seat", zone)})
        many = count if count > 1 else None
        counted = large_badge(count, (0, 0)) if self.large and many else None
        ship = boat((0, 0), 34, number=None if self.large else many)
        yield group(ship, counted, at=(x, y), id=f"boats/{zone}", label=words)
