"""What speaks for an action in a position, said with a hint: whom the lava reaches, what a wall holds back."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.names import SPACES, tile_mask
from lapilli.games.eruption.picture.ghosts import Ghost, heated
from lapilli.games.eruption.refusal.tile_rules import contacts


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action: about what it changes, else how hot one is beside the coolest."""
    return _about(view, action) or _temperatures(view)


def _about(view: View, action: int) -> Line | None:
    """Return the fact about what an action changes; None if none is to be seen."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    match kind.key:
        case "place":
            return _tile(view, words["space"], int(words["rotation"]))
        case "replace" | "play-aftershock" | "play-sinkhole":
            return _harm(view, words["space"])
        case "build" | "play-reinforce":
            return _wall(view, words["place"])
        case "move" | "play-relocate":
            return _wall(view, words["to"])
        case "play-bomb":
            return _behind(view, words["place"].partition(".")[0])
        case "trade":
            return Line("because-walls", {"count": sum(view["stock"].get(view["me"], {}).values())})
        case "play-rain":
            degrees = view["temperature"].get(view["me"], 0)
            return Line("because-hot", {"degrees": degrees}) if degrees else None
        case "done":
            return _kept(view)
    return None


def _tile(view: View, space: str, rotation: int) -> Line:
    """E-1.3 Whom the tile would heat: a rival is a reason, and nobody is one too."""
    mask = tile_mask(f"{view['turn']['tile']}/{rotation}")
    villages = set(heated(view, Ghost(space, rotation, mask)))
    if not villages:
        return Line("because-safe")
    rivals = sorted(villages - {view["me"]})
    if not rivals:
        return Line("because-own")
    return Line("because-heats", {"seat": tuple(Word("seat", one) for one in rivals)})


def _harm(view: View, space: str) -> Line | None:
    """E-1.2 Whose village the tile that lies there brings lava to: the own one first."""
    tile = view["tiles"].get(space)
    touched = {border.partition(".")[0] for border in contacts(space, tile_mask(tile))} if tile else set()
    if view["me"] in touched:
        return Line("because-burns", {"space": space})
    rivals = sorted(touched & set(view["names"]))
    if rivals:
        return Line("because-leads-to", {"space": space, "seat": tuple(Word("seat", one) for one in rivals)})
    return Line("because-harmless", {"space": space}) if tile else None


def _wall(view: View, place: str) -> Line:
    return Line("because-wall" if _wet(view, place) else "because-dry", {"place": Word("place", place)})


def _behind(view: View, village: str) -> Line | None:
    """E-9.2 Whose village a wall protects that would be blown up."""
    if village not in view["names"]:
        return None
    return Line("because-behind-wall", {"seat": Word("seat", village), "degrees": view["temperature"][village]})


def _kept(view: View) -> Line | None:
    """What is kept by doing no more: cards while cards are played, else walls."""
    if view["phase"] == "cards":
        count = sum((view["hands"].get(view["me"]) or {}).values())
        return Line("because-cards", {"count": count}) if count else None
    count = sum(view["stock"].get(view["me"], {}).values())
    return Line("because-walls", {"count": count}) if view["phase"] == "build" else None


def _temperatures(view: View) -> Line | None:
    """E-1.1 The coolest village wins: how hot the own one is, and the coolest of the others."""
    others = [name for name in view["names"] if name != view["me"] and name not in view["end"]["burned"]]
    if not others or view["me"] not in view["temperature"]:
        return None
    coolest = min(others, key=lambda name: view["temperature"][name])
    facts = {"own": view["temperature"][view["me"]], "seat": Word("seat", coolest)}
    return Line("because-temperatures", {**facts, "other": view["temperature"][coolest]})


def _wet(view: View, place: str) -> bool:
    """E-5.4 Is there lava at this place: a flow, or the side of a village that a tile touches?"""
    sides = {border for space, tile in view["tiles"].items() for border in contacts(space, tile_mask(tile))}
    return place in sides or place.partition(".")[0] in SPACES
