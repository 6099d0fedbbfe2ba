"""What speaks for an action in a position, said with a hint: whom the lava reaches, what a wall holds back."""

from __future__ import annotations

from lapilli.core.log_lines import Line, Word
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.names import SPACES, tile_mask
from lapilli.games.eruption.picture.ghosts import Ghost, heated
from lapilli.games.eruption.refusal.tile_rules import contacts


def reason(view: View, action: int) -> Line | None:
    """Return the fact that speaks for an action; None if none is to be seen."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    match kind.key:
        case "place":
            return _tile(view, words["space"], int(words["rotation"]))
        case "build" | "play-reinforce":
            space = words["place"]
            return Line("because-wall", {"place": Word("place", space)}) if _wet(view, space) else None
        case "play-rain":
            degrees = view["temperature"].get(view["me"], 0)
            return Line("because-hot", {"degrees": degrees}) if degrees else None
    return None


def _tile(view: View, space: str, rotation: int) -> Line | None:
    """E-1.3 Whom the tile would heat: a rival is a reason, nobody is one too, the own village is none."""
    mask = tile_mask(f"{view['turn']['tile']}/{rotation}")
    villages = set(heated(view, Ghost(space, rotation, mask)))
    if not villages:
        return Line("because-safe")
    rivals = sorted(villages - {view["me"]})
    return Line("because-heats", {"seat": tuple(Word("seat", one) for one in rivals)}) if rivals else None


def _wet(view: View, place: str) -> bool:
    """E-5.4 Is there lava at this place: a flow, or the side of a village that a tile touches?"""
    sides = {border for space, tile in view["tiles"].items() for border in contacts(space, tile_mask(tile))}
    return place in sides or place.partition(".")[0] in SPACES
