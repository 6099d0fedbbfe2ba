"""The log: what an action did, told from what one viewer saw before, was shown, and saw after."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.log_lines import Line, Word
from lapilli.core.space import Kind
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.box import box_of
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.names import tile_mask
from lapilli.games.eruption.refusal.tile_rules import contacts
from lapilli.words import Words

WORDS = Words("lapilli.games.eruption")
MOVING = ("play-relocate", "move")  # walls change places, none is lost


def tell(before: View, actor: str, shown: str | None, after: View) -> list[Line]:
    """The action itself, then its consequences in the order in which they happen."""
    if shown is None:
        return []
    kind, words = SPACE.unmask(shown)
    active = before["active"]
    args: dict[str, object] = {slot.name: Word(slot.domain, words[slot.name]) for slot in kind.slots}
    args |= {"actor": Word("seat", actor), "seat": Word("seat", active)}
    message = f"act-{kind.key}.log"
    if kind.key == "done":
        message = f"story-done-{before['phase']}"
    elif before["phase"] == "start" and kind.key == "roll-orange":
        return []  # both dice are told together
    elif before["phase"] == "start" and kind.key == "roll-white":
        message, orange, white = "story-rolls", before["turn"]["orange"], int(words["pips"])
        args |= {"orange": orange, "white": white, "sum": orange + white}
    elif kind.key == "take":
        message = "story-takes"
        args["tile"] = Word("tile", before["forecast"]["tops"][int(words["stack"]) - 1] or "")
    elif kind.key == "roll-white":
        message, more = _test(before, after, int(words["pips"]))
        args |= more
    lines = [Line(message, args, touched(kind, words))]
    if kind.key == "settle":
        return [*lines, *_settled(before, after, actor)]
    lines += _walls(before, after, kind.key, words)
    lines += _tiles(before, after, kind.key, words)
    lines += _gains(before, after, kind.key)
    lines += _turns(before, after)
    lines += _heat(before, after, any(line.opens for line in lines))
    lines += _end(before, after)
    return sorted(lines, key=lambda line: line.opens)  # what the next turn begins with stands under it


def touched(kind: Kind, words: dict[str, str]) -> tuple[str, ...]:
    """The things on the board that a line speaks of."""
    found = []
    for slot in kind.slots:
        word = words[slot.name]
        if slot.domain == "space":
            found.append(f"space/{word}")
        elif slot.domain in ("place", "border"):
            found.append(f"wall/{word}")
        elif slot.domain == "stack":
            found.append(f"stack/{word}")
        elif slot.domain == "village":
            found.append(f"village/{word}")
    return tuple(found)


def _test(before: View, after: View, white: int) -> tuple[str, dict[str, object]]:
    """E-5.12 The test of a wall with its sum."""
    place = before["turn"]["tested"] or ""
    material = before["walls"][place]
    box, orange = box_of(before["box"]), before["turn"]["orange"]
    bonus = box.bonus[box.materials.index(material)]
    message = "story-wall-holds" if white + bonus > orange else "story-wall-falls"
    facts = {"material": Word("material", material), "place": _place(place), "white": white, "bonus": bonus}
    return message, {**facts, "orange": orange}


def _settled(before: View, after: View, actor: str) -> Iterator[Line]:
    """E-0.1 Anyone who had no choice left has the village that remained; E-0.6 a village that was named begins."""
    for was, now in zip(before["names"], after["names"], strict=True):
        if was not in (now, actor):
            yield Line("story-settles", {"seat": Word("seat", was), "village": Word("seat", now)}, (f"village/{now}",))
    if after["step"] not in ("settle", "start"):
        yield Line("story-starts", {"seat": Word("seat", after["active"])})


def _walls(before: View, after: View, key: str, words: dict[str, str]) -> Iterator[Line]:
    if key in MOVING:
        return
    tested = before["turn"]["tested"] if key == "roll-white" else None
    for place, material in before["walls"].items():
        if place not in after["walls"] and place != tested:
            yield Line("story-falls", {"material": Word("material", material), "place": _place(place)})


def _place(place: str) -> Word:
    return Word("place", place)


def _tiles(before: View, after: View, key: str, words: dict[str, str]) -> Iterator[Line]:
    for space in after["turn"]["closed"]:
        if space not in before["turn"]["closed"]:
            yield Line("story-closed", {"space": space})
    for tile, count in after["aside"].items():
        if count > before["aside"].get(tile, 0):
            yield Line("story-aside", {"tile": Word("tile", tile)})
    if before["tile_discards"] and not after["tile_discards"] and any(after["stack"].values()):
        yield Line("story-renewed")
    if after["turn"]["used_up"] and not before["turn"]["used_up"] and any(after["gone"].values()):
        yield Line("story-dead")


def _gains(before: View, after: View, key: str) -> Iterator[Line]:
    active = before["active"]
    for material, count in after["stock"][active].items():
        if count > before["stock"][active].get(material, 0):
            yield Line("story-retrieves", {"seat": Word("seat", active), "material": Word("material", material)})
    due = min(after["turn"]["cards_due"], _new_contacts(before, after))
    if due:
        yield Line("story-contacts", {"seat": Word("seat", active), "count": due})
    if before["discards"] and not after["discards"] and after["deck"] > before["deck"]:
        yield Line("story-reshuffled")


def _new_contacts(before: View, after: View) -> int:
    """How many village sides are touched by tiles that were placed or changed just now."""
    count = 0
    for space, tile in after["tiles"].items():
        was = before["tiles"].get(space)
        if tile != was:
            old = contacts(space, tile_mask(was)) if was else []
            count += len(set(contacts(space, tile_mask(tile))) - set(old))
    return count


def _turns(before: View, after: View) -> Iterator[Line]:
    """Who burned up or went out, then whose turn begins."""
    active = Word("seat", before["active"])
    if after["end"]["ending"] != before["end"]["ending"]:
        if after["end"]["ending"] == "burned":
            yield Line("story-burned", {"seat": active})
        elif after["end"]["ending"] == "used_up":
            yield Line("story-used-up")
    for seat, name in enumerate(after["names"]):
        if after["end"]["left"][seat] and not before["end"]["left"][seat]:
            yield Line("story-out", {"seat": Word("seat", name)})
    if before["phase"] == "start" and after["phase"] not in ("start", "over"):
        yield Line("story-starts", {"seat": Word("seat", after["active"])})
    elif after["active"] != before["active"] and before["step"] not in ("deal", "start") and after["phase"] != "over":
        degrees = before["temperature"][after["active"]]
        yield Line("story-turn", {"seat": Word("seat", after["active"]), "degrees": degrees}, opens=True)


def _heat(before: View, after: View, opened: bool) -> Iterator[Line]:
    """Who got hotter or cooler; damage at the beginning of a turn belongs to that turn."""
    for name, degrees in after["temperature"].items():
        by = degrees - before["temperature"][name]
        if by > 0:
            own = opened and name == after["active"]
            yield Line("story-heats", {"seat": Word("seat", name), "by": by, "degrees": degrees}, opens=own)
        elif by < 0:
            yield Line("story-cools", {"seat": Word("seat", name), "degrees": degrees})
    for number, (was, now) in enumerate(zip(before["eruptions"], after["eruptions"], strict=True), 1):
        if was == "row" and now in after["names"]:
            own = opened and now == after["active"]
            yield Line("story-claims", {"seat": Word("seat", now), "number": number}, opens=own)
        elif was in before["names"] and now == "gone":
            yield Line("story-lost-vent", {"number": number})


def _end(before: View, after: View) -> Iterator[Line]:
    """Who has won, with the temperature; E-10.7 a team with the average of its two."""
    if after["phase"] != "over" or before["phase"] == "over":
        return
    names, degrees = after["names"], after["temperature"]
    half = len(names) // 2
    for seat, name in enumerate(names):
        if name not in after["winners"]:
            continue
        if not after["options"]["clans"]:
            yield Line("story-wins", {"seat": Word("seat", name), "degrees": degrees[name]})
        elif seat < half:
            mate = names[seat + half]
            average = (degrees[name] + degrees[mate]) // 2
            yield Line("story-team-wins", {"seat": Word("seat", name), "mate": Word("seat", mate), "degrees": average})
