"""The island itself: four quarters in rings round the crater, and everybody and everything on it."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.log_lines import Word
from lapilli.draw import (
    Element,
    Point,
    Scene,
    Sector,
    boat,
    die,
    group,
    in_sector,
    label,
    path,
    seat_mark,
    shown,
    token,
    window,
)
from lapilli.games.nisyros.actions import AREA_NAMES, RESOURCES, WORKPLACE_NAMES, ZONE_NAMES
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture import relief
from lapilli.games.nisyros.picture.crowd import counted, front, middle
from lapilli.games.nisyros.picture.facts import FLOW
from lapilli.games.nisyros.picture.grounds import DESERTED, SLOPES, lay_round
from lapilli.games.nisyros.picture.pieces import seat_of, stand
from lapilli.games.nisyros.picture.prompt import WORDS
from lapilli.games.nisyros.picture.relief import CENTRE, COAST, HEIGHT, WIDTH
from lapilli.words import colon

COAST_PLACES = ("theatre", "village", "yard", "dam")  # side by side, clockwise


class IslandPicture:
    """Draws one view of the island in one language, its top left corner at the origin; `large` letters for a phone."""

    def __init__(self, view: View, lang: str, large: bool = False, edge: float = 2.0) -> None:
        self.view, self.lang, self.large = view, lang, large
        self.edge = edge  # where names and boats begin
        self.dice = {die["at"]: (name, die["face"]) for name, die in view["dice"].items()}
        self.gassed = set(view["now"].get("gassed", ()))
        order: list[str] = view["order"]
        self.order = order + [zone for zone in ZONE_NAMES if zone not in order]

    def _say(self, domain: str, word: str) -> str:
        return WORDS.word(self.lang, domain, word)

    def place_of(self, zone: str) -> int:
        """Where a zone lies: 0 is the upper left quarter, then clockwise."""
        return self.order.index(zone)

    # -- ground -----------------------------------------------------------------------------------------------------

    def ground(self, scene: Scene) -> Iterator[Element]:
        """Slopes by what they give, each seen through its areas; and coasts where nobody lives."""
        for kind in RESOURCES:
            shapes = [
                path(relief.area(self.place_of(zone), level + 1))
                for zone, slopes in self.view["layout"].items()
                for level, tile in enumerate(slopes)
                if tile == kind
            ]
            if shapes:
                scene.define(f"slopes-{kind}", window(shapes))
                yield lay_round(SLOPES[kind], clip_path=f"slopes-{kind}")
        empty = [zone for zone in self.order if zone not in self.view["people"]] if self.view["people"] else []
        if empty:
            scene.define("deserted", window([path(relief.area(self.place_of(zone), COAST)) for zone in empty]))
            yield lay_round(DESERTED, clip_path="deserted")

    def sector(self, zone: str, level: int) -> Sector:
        """An area: level 1 to 4, or 5 for the coast."""
        return relief.sector(self.place_of(zone), level)

    def place_sector(self, place: str) -> Sector:
        """A workplace or village: a whole slope, or a quarter of the coast."""
        zone, name = place.split(".")
        if name.isdigit():
            return self.sector(zone, int(name))
        coast = self.sector(zone, COAST)
        parts = Sector(coast.inner + 1, coast.outer - 4, coast.start, coast.end, CENTRE).split(4, 0.9)
        return parts[COAST_PLACES.index(name)]

    def zone(self, zone: str) -> Iterator[Element]:
        lava = self.view["lava"].get(zone, 0)
        yield self._lava(zone, COAST) if lava >= COAST else self._coast(zone)
        yield self._bay(zone)
        for level in range(4, 0, -1):
            yield self._lava(zone, level) if level <= lava else self._slope(zone, level)

    def _lava(self, zone: str, level: int) -> Element:
        """An area under lava; it flows out of the area above, and only its foremost edge still glows."""
        place = self.place_of(zone)
        area = f"{zone}.{AREA_NAMES[level - 1]}"
        outline, front = relief.flow(place, level)
        first = level == self.view["lava"][zone]
        return group(
            path(outline, fill="@lava-ground", stroke="lava-2", stroke_width=7, stroke_opacity=0.45, kind="edge")
            if first
            else path(outline, fill="@lava-ground", kind="edge"),
            path(front, fill="none", stroke="lava-1", stroke_width=2.6, stroke_linecap="round")
            if first
            else path(front, fill="none", stroke="lava-3", stroke_width=1.6, stroke_opacity=0.55),
            id=f"area/{area}",
            label=f"{self._say('area', area)}{colon(self.lang)}{WORDS.say(self.lang, 'ui-lava')}",
            kind="creeps",
        )

    def _coast(self, zone: str) -> Element:
        place = self.place_of(zone)
        owned = zone in self.view["people"]
        name = f"{zone}.coast"
        area = group(_touched(relief.area(place, COAST)), id=f"area/{name}", label=self._say("area", name))
        parts = [area]
        for number, spot in enumerate(COAST_PLACES):
            at = f"{zone}.{spot}"
            used = owned or spot == "dam"
            part = self.place_sector(at)
            held = in_sector(self._limit(spot), front(part), 20) if used and self._limit(spot) else None
            words = self._say("spot", at) + ("" if used else colon(self.lang) + WORDS.say(self.lang, "ui-unowned"))
            parts.append(
                group(
                    _touched(relief.spot(place, number)),
                    [stand("socket", point, held.size) for point in held.points] if held else None,
                    id=f"place/{at}",
                    label=words,
                )
            )
        if name in self.gassed:
            parts.append(self._fumes(place, COAST))
        return group(*parts)

    def _fumes(self, place: int, level: int) -> Element:
        return path(relief.area(place, level), fill="ash", opacity=0.72, pointer_events="none")

    def _bay(self, zone: str) -> Element:
        """The corner of the sea: whose village this is."""
        place = self.place_of(zone)
        right, low = place in (1, 2), place in (2, 3)
        owned = zone in self.view["people"]
        size = 36 if self.large else 20
        x, y = (WIDTH - self.edge if right else self.edge), (HEIGHT - 8 if low else 8.0)
        inward = size / 2 + 0.5
        mark = seat_mark(seat_of(zone), (x - inward if right else x + inward, y), size) if owned else None
        shift = size + 4 if owned else 2
        return group(
            mark,
            label(
                x - shift if right else x + shift,
                y + (6 if low else -6) * self.large,
                self._say("seat", zone),
                17,
                anchor="end" if right else "start",
                serif=True,
                bold=True,
                fill="foam",
                stroke="aegean-deep",
                stroke_width=4,
                stroke_linejoin="round",
                paint_order="stroke",
            ),
        )

    def boats_at(self, zone: str) -> Point:
        place = self.place_of(zone)
        x, away = self.edge + 22, 56.0 if self.large else 42.0
        return (WIDTH - x if place in (1, 2) else x), (HEIGHT - away if place in (2, 3) else away)

    def _slope(self, zone: str, level: int) -> Element:
        area = f"{zone}.{level}"
        sector = self.sector(zone, level)
        tile = self.view["layout"][zone][level - 1]
        parts: list[Element | None] = [_touched(relief.area(self.place_of(zone), level))]
        words = [self._say("area", area)]
        if tile:
            words.append(self._say("resource", tile))
            amount = self.view["limits"]["yields"][level - 1]
            parts += [self._gives(sector, tile, number) for number in range(amount)]
        limit = self.view["limits"]["workers"][level - 1]
        if limit:
            here = in_sector(limit, middle(sector), 20)
            parts += [stand("socket", point, here.size) for point in here.points]
        spots = self.view["limits"]["spots"][level - 1]
        if spots:
            words.append(WORDS.say(self.lang, "ui-dams-of", {"count": self.view["dams"].get(area, 0), "spots": spots}))
        if zone in self.view["bonus"] and level == 1 and tile:
            parts.append(token(tile, sector.point(0.5, 0.2), 15, body="panel", label=WORDS.say(self.lang, "ui-bonus")))
        if area in self.gassed:
            parts.append(self._fumes(self.place_of(zone), level))
        return group(*parts, id=f"area/{area}", label=", ".join(words))

    def _gives(self, sector: Sector, tile: str, number: int) -> Element:
        along = 12 / max(sector.length(0.5), 1)
        return stand(f"gives-{tile}", sector.point(along + number * 1.55 * along, 0.54), 17)

    # -- pieces -----------------------------------------------------------------------------------------------------

    def people(self, zone: str) -> Iterator[Element]:
        """Dams, people and dice on a quarter of the island, and its boats."""
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
            held = self.view["step"] == FLOW and built == spots and level == lava + 1 > 1
            struck = "struck" if held else None  # N-8.3 lava runs against them in vain
            for number in range(spots):
                along = 0.5 + (number - (spots - 1) / 2) * 23 / sector.length(0)
                at, turn = sector.point(along, 0.02), sector.start + (sector.end - sector.start) * along
                if number < built:
                    words = self._say("area", area)
                    yield group(stand("dam", at, 22, turn), id=f"dam/{area}/{number}", label=words, kind=struck)
                else:
                    yield stand("dam-socket", at, 19, turn)

    def _crowd(self, place: str) -> Iterator[Element]:
        """The people on a place, colour by colour, and the die that lies there."""
        zone, name = place.split(".")
        groups = list(self._groups(zone, name))
        sector = self.place_sector(place)
        if place in self.dice:
            which, face = self.dice[place]
            slope = name.isdigit()
            at = sector.point(32 / max(sector.length(0.5), 1) if slope else 0.5, 0.54 if slope else 0.86)
            words = f"{self._say('die', which)}{colon(self.lang)}{self._say('face', face)}"
            yield die(face, at, 18, body="wheat", id=f"die/{which}", label=words, kind="enlarges")
        few = 6 if name.isdigit() else 4
        pieces = sum(count for _, _, count in groups)
        alone = pieces > few
        beach = front(sector, 2, 8) if alone else front(sector)
        inner = middle(sector) if name.isdigit() else beach
        spread = in_sector(len(groups) if alone else max(pieces, self._limit(name)), inner, 27 if alone else 21)
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
        drawn = [stand(f"{kind}-{colour}", point, size) for point in points]
        if number is not None:
            drawn.append(counted(number, points[-1], self.large))
        args: dict[str, object] = {"count": count, "colour": Word("seat", colour), "place": Word("spot", place)}
        words = WORDS.say(self.lang, "ui-citizens-at" if kind == "citizen" else "ui-workers-at", args)
        return group(*drawn, id=f"{kind}/{colour}@{place}", label=words)

    def _boats(self, zone: str) -> Iterator[Element]:
        count = self.view["boats"].get(zone, 0)
        if not count:
            return
        words = WORDS.say(self.lang, "ui-boats-at", {"count": count, "zone": Word("seat", zone)})
        many = counted(count, (0, 0), self.large) if count > 1 else None
        yield group(boat((0, 0), 36), many, at=self.boats_at(zone), id=f"boats/{zone}", label=words, kind="sails")
        flight = self.view["now"].get("flight")
        if flight:
            yield self._aboard(zone, flight["colour"], "citizen" if flight["from"].endswith("village") else "worker")

    def _aboard(self, zone: str, colour: str, kind: str) -> Element:
        """Who flees by boat stands in it until the die has decided."""
        x, y = self.boats_at(zone)
        words = WORDS.say(self.lang, "prompt-escape", {"colour": Word("seat", colour)})
        return group(stand(f"{kind}-{colour}", (x, y - 7), 21), id=f"{kind}/{colour}@{zone}.boat", label=words)


def _touched(outline: str) -> Element:
    """A piece of the ground that is seen already, for pointers to touch and rings to follow."""
    return path(outline, fill="rim", fill_opacity=0, kind="edge")
