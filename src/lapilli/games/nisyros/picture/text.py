"""The board for a terminal: the same facts as the picture, in a table with one column per zone."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.text_wrap import wrap
from lapilli.draw import TextGrid, below, from_text, table
from lapilli.games.nisyros.actions import AREA_NAMES, DICE_NAMES, RESOURCES
from lapilli.games.nisyros.knowledge.view_types import View
from lapilli.games.nisyros.picture.prompt import LOOKS, WORDS
from lapilli.games.nisyros.result import facts_of, outcome_of
from lapilli.words import colon

COLUMNS, LINES = 110, 40  # that the large form needs
LABEL = 12  # letters of a heading in the compact form
ROWS = ("1", "2", "3", "4", "theatre", "yard", "dam", "village")


def text_board(view: View, lang: str) -> str:
    """N-0.10 Everything that lies open, as aligned text."""
    parts = [from_text(_head(view, lang), "bold"), _island(view, lang), _shores(view, lang)]
    parts.append(from_text("\n".join(_lines(view, lang))))
    return below(*parts, gap=0).plain()


def compact(view: View, lang: str) -> str:
    """The same in 80 columns and 40 lines: people stand below what the place gives."""
    parts = [from_text(_head(view, lang), "bold"), _small_island(view, lang), _shores(view, lang)]
    parts.append(from_text("\n".join(_lines(view, lang))))
    return wrap(below(*parts, gap=0).plain())


def _small_island(view: View, lang: str) -> TextGrid:
    zones = view["order"]
    rows = []
    for name in ROWS:
        rows.append(
            [WORDS.say(lang, f"row-{name}")[:LABEL], *(_given(view, zone, name, lang, "[!]") for zone in zones)]
        )
        people = [" ".join(_people(view, zone, name)) for zone in zones]
        if any(rows[-1][1:]) and any(people):
            rows.append(["", *people])
        elif any(people):
            rows[-1][1:] = people
    rows.append([WORDS.say(lang, "ui-boats")[:LABEL], *(str(view["boats"].get(zone, 0) or "") for zone in zones)])
    rows.append([WORDS.say(lang, "row-coast-dams")[:LABEL], *(_dams(view, zone, 5) for zone in zones)])
    return table(rows, ["", *(_zone_name(view, zone, lang) for zone in zones)])


def _head(view: View, lang: str) -> str:
    step = view["step"]
    parts = [WORDS.say(lang, "title"), WORDS.say(lang, "ui-round", {"round": view["round"]})]
    if step:
        parts.append(f"{WORDS.say(lang, 'ui-step', {'step': step})}{colon(lang)}{WORDS.say(lang, f'step-{step}')}")
    parts.append(f"{WORDS.word(lang, 'seat', view['active'])} ({WORDS.say(lang, 'ui-active')})")
    return " · ".join(parts)


def _island(view: View, lang: str) -> TextGrid:
    zones = view["order"]
    rows = [[""] + [_zone_name(view, zone, lang) for zone in zones]]
    for name in ROWS:
        rows.append([WORDS.say(lang, f"row-{name}"), *(_cell(view, zone, name, lang) for zone in zones)])
    rows.append([WORDS.say(lang, "ui-boats"), *(str(view["boats"].get(zone, 0) or "") for zone in zones)])
    rows.append([WORDS.say(lang, "row-coast-dams"), *(_dams(view, zone, 5) for zone in zones)])
    return table(rows[1:], rows[0])


def _zone_name(view: View, zone: str, lang: str) -> str:
    name = WORDS.word(lang, "seat", zone)
    return f"{name} ({LOOKS[zone][1]})" if zone in view["people"] else f"({name})"


def _dams(view: View, zone: str, level: int) -> str:
    spots = view["limits"]["spots"][level - 1]
    built = view["dams"].get(f"{zone}.{AREA_NAMES[level - 1]}", 0)
    return "" if not spots or view["lava"].get(zone, 0) >= level else "#" * built + "." * (spots - built)


def _cell(view: View, zone: str, name: str, lang: str) -> str:
    """One place: what it gives, its dams, the die on it, and who is there (small letters lie down)."""
    people = " ".join(_people(view, zone, name))
    return " ".join(filter(None, [_given(view, zone, name, lang, f"[{WORDS.say(lang, 'ui-gassed')}]"), people]))


def _given(view: View, zone: str, name: str, lang: str, gassed: str) -> str:
    """What a place gives, its dams, the die on it, and a mark if gas lies there."""
    level = int(name) if name.isdigit() else 5
    place = f"{zone}.{name}"
    if view["lava"].get(zone, 0) >= level:
        return "~~~~"
    parts: list[str] = []
    if level < 5:
        tile = view["layout"][zone][level - 1]
        parts.append(WORDS.word(lang, "resource", tile) if tile else "?")
        if level == 1 and zone in view["bonus"]:
            parts.append("+1")
        parts.append(_dams(view, zone, level))
    for die, lies in view["dice"].items():
        if lies["at"] == place:
            parts.append(f"x2({die})")
    area = f"{zone}.{AREA_NAMES[level - 1]}"
    if area in view["now"].get("gassed", ()):
        parts.append(gassed)
    return " ".join(part for part in parts if part)


def _people(view: View, zone: str, name: str) -> Iterator[str]:
    for colour, people in view["people"].items():
        letter = LOOKS[colour][1]
        if name == "village":
            count, idle = people["citizens"].get(zone, 0), 0
        else:
            count = people["workers"].get(f"{zone}.{name}", 0)
            idle = people["idle"].get(f"{zone}.{name}", 0)
        if count - idle:
            yield f"{letter}{count - idle}"
        if idle:
            yield f"{letter.lower()}{idle}"


def _shores(view: View, lang: str) -> TextGrid:
    """Kos and Hades of every colour, and where it lives."""
    heads = ["", *(WORDS.say(lang, name) for name in ("ui-kos", "ui-hades", "ui-workers", "ui-citizens")), ""]
    rows = []
    for colour, people in view["people"].items():
        moved = people["home"] != colour
        home = WORDS.say(lang, "ui-home", {"zone": WORDS.word(lang, "seat", people["home"])}) if moved else ""
        counts = [people["kos"], people["hades"], sum(people["workers"].values()), sum(people["citizens"].values())]
        rows.append([f"{LOOKS[colour][1]} {WORDS.word(lang, 'seat', colour)}", *map(str, counts), home])
    return table(rows, heads) if rows else from_text("")


def _lines(view: View, lang: str) -> Iterator[str]:
    """Goods, dice, cards, and how it ended."""
    most = view["limits"]["store"]
    goods = [f"{WORDS.word(lang, 'resource', name)} {view['stock'][name]}/{most}" for name in RESOURCES]
    pieces = ", ".join(f"{count} {WORDS.say(lang, f'ui-{name}')}" for name, count in view["supply"].items())
    supply = f"{WORDS.say(lang, 'ui-supply')}{colon(lang)}{pieces}"
    yield f"{WORDS.say(lang, 'ui-goods')}{colon(lang)}{', '.join(goods)} · {supply}"
    thrown = [f"{WORDS.word(lang, 'die', die)} {_die(view, die, lang)}" for die in DICE_NAMES if die in view["dice"]]
    if view["now"].get("red"):
        thrown.insert(0, f"{view['now']['red']} ({WORDS.say(lang, 'ui-events')})")
    if view["now"].get("volcano"):
        thrown.append(f"{WORDS.say(lang, 'step-9')} {WORDS.word(lang, 'way', view['now']['volcano'])}")
    yield f"{WORDS.say(lang, 'ui-dice')}{colon(lang)}{', '.join(thrown) or WORDS.say(lang, 'ui-none')}"
    if view["now"].get("eruptions"):
        yield WORDS.say(lang, "ui-eruptions", {"count": view["now"]["eruptions"]})
    cards = view["cards"]
    pile = sum(cards["stars"].values()) + sum(cards["deck"].values())
    stars = f" ({WORDS.say(lang, 'ui-deck-stars')})" if cards["stars"] else ""
    yield f"{WORDS.say(lang, 'ui-events')}{colon(lang)}{WORDS.say(lang, 'ui-deck', {'count': pile})}{stars}"
    for number in cards["turned"]:
        mark = "*" if str(number) in cards["waiting"] else "-"
        effect = WORDS.say(lang, f"event-{number}.text", {"amount": view["limits"]["amounts"][number - 1]})
        yield f"  {mark} {number} {WORDS.say(lang, f'event-{number}')}{colon(lang)}{effect}"
    if view["phase"] == "over":
        yield WORDS.say(lang, f"result-{outcome_of(view)}", facts_of(view))


def _die(view: View, die: str, lang: str) -> str:
    lies = view["dice"][die]
    where = {"step 9": f" ({WORDS.say(lang, 'ui-step', {'step': 9})})", "unused": f" ({WORDS.say(lang, 'ui-unused')})"}
    place = f" ({WORDS.word(lang, 'place', lies['at'])})" if "." in lies["at"] else where.get(lies["at"], "")
    return WORDS.word(lang, "face", lies["face"]) + place
