"""What followed from an action, told from what a viewer saw before and sees now; nothing else goes in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lapilli.core.log_lines import Line, Word
from lapilli.core.space import UNKNOWN
from lapilli.games.fuji.actions import FIGURE_NAMES, SPACE
from lapilli.games.fuji.knowledge.view_types import FigureView, View

Moves = Sequence[tuple[str, str]]  # seat and notation


def tidy(moves: Moves) -> Moves:
    """F-3.5 Picks of a throw in die order, each die once, whatever was picked up and put back before.

    Where the picks of a hand are not in order already, those that counted take the places of the last ones.
    """
    found: dict[int, tuple[str, str] | None] = dict(enumerate(moves))
    picks: dict[tuple[str, bool], list[tuple[int, str]]] = {}  # seat, for the third figure? -> place, die
    for place, (seat, text) in enumerate(moves):
        verb, *words = text.split()
        hand = seat, "p3" in words
        if verb == "pick" and words[-1] in DIE_ORDER:
            picks.setdefault(hand, []).append((place, words[-1]))
        elif verb in ("throw", "stop"):
            found |= _in_order(hand, picks.pop(hand, []))
    for hand, row in picks.items():
        found |= _in_order(hand, row)
    return [move for move in found.values() if move is not None]


DIE_ORDER = {name: place for place, name in enumerate(SPACE.domains["die"])}


def _in_order(hand: tuple[str, bool], picks: list[tuple[int, str]]) -> dict[int, tuple[str, str] | None]:
    """What to write at the places of these picks."""
    seat, third = hand
    dice = [die for _, die in picks]
    lying = sorted((die for die in DIE_ORDER if dice.count(die) % 2), key=DIE_ORDER.__getitem__)
    texts = [(seat, f"pick p3 {die}" if third else f"pick {die}") for die in lying]
    idle = len(picks) - len(lying)
    return dict(zip((place for place, _ in picks), [*[None] * idle, *texts], strict=True))


def tells_itself(shown: str | None, after: View) -> bool:
    """Is an action worth a line? Cards of the map, colours and hidden dice are summed up or left out."""
    words = (shown or "").split()
    if words[:1] == ["roll"]:
        return after["phase_number"] not in (1, 2) and words[-1] != UNKNOWN
    return words[:1] != ["lay"] and words[:2] != ["deal", "character"]


def answer(before: View, actor: str, shown: str | None, after: View) -> Line | None:
    """F-13.15 A phrase that answers another one: to whom, and what comes of it; None for any other."""
    asked = next(
        (
            old
            for old, new in zip(before["addressed"], after["addressed"], strict=False)
            if shown and old["answer"] is None and new["answer"] == shown
        ),
        None,
    )
    if asked is None or shown is None:
        return None
    kind, words = SPACE.unmask(shown)
    args: dict[str, object] = {"actor": Word("seat", actor)}
    if kind.key == "answer":
        who = Word("seat", FIGURE_NAMES[asked["seat"]])
        return Line("tell-answer", {**args, "who": who, "answer": Word("answer", words["answer"])})
    if kind.key != "will-go":
        return None
    marker = next((entry["marker"] for entry in before["figures"] if entry["name"] == actor), None)
    change = "anyway" if marker == words["cell"] else "instead" if marker else "rather"
    return Line(f"tell-{change}", {**args, "cell": words["cell"]}, (f"cell/{words['cell']}",))


def consequences(before: View, after: View) -> Iterator[Line]:
    """Moves, losses, lava, phases, the end: in the order in which they happen."""
    if before["phase_number"] == 1 and after["phase_number"] == 2:
        yield from _thrown(after)
    yield from _proposal(before, after)
    yield from _turn(before, after)
    yield from _figures(before, after)
    burnt = [cell for cell in after["lava"] if cell not in before["lava"]]
    if burnt and before["lava"]:
        yield Line("tell-lava", {"cells": ", ".join(burnt)}, tuple(f"cell/{cell}" for cell in burnt))
    if after["end"] and not before["end"]:
        yield from _ending(after)
    elif after["phase_number"] != before["phase_number"]:
        if after["round"] != before["round"]:
            yield Line("tell-round", {"round": after["round"]}, opens=True)
        number = str(after["phase_number"])
        yield Line("tell-phase", {"number": number, "name": Word("phase", number)}, opens=True)


def _thrown(after: View) -> Iterator[Line]:
    """F-1.1 All throws of the first phase: the own dice one by one, of the others how many."""
    for entry in after["figures"]:
        faces = [after["dice"][die][0] for die in entry["dice"]]
        touched = tuple(f"die/{die}" for die in entry["dice"])
        if all(faces):
            yield Line("tell-thrown", {"figure": _figure(entry), "faces": tuple(faces)}, touched)
        else:
            yield Line("tell-hidden", {"figure": _figure(entry), "count": len(faces)}, touched)


def _figure(entry: FigureView) -> Word:
    return Word("figure", entry["name"])


def _proposal(before: View, after: View) -> Iterator[Line]:
    """F-10.10 An entry that waits for the other seat."""
    if any(new and new != old for old, new in zip(before["entries"], after["entries"], strict=True)):
        yield Line("tell-proposal")


def _turn(before: View, after: View) -> Iterator[Line]:
    """F-5.8, F-5.10 How a comparison went: told when the marker leaves the board in phase 5."""
    if before["phase_number"] != 5:
        return
    for old, new in zip(before["figures"], after["figures"], strict=True):
        moved = new["cell"] != old["cell"]
        if old["marker"] is None or (new["marker"] is not None and not moved):
            continue
        last = after["comparison"] or {"own": 0, "best": 0}
        args = {"figure": _figure(new), "own": last["own"], "best": last["best"], "cell": new["cell"]}
        if last["own"] > last["best"]:
            yield Line("tell-success", args, (f"meeple/{new['name']}",))
        elif after["comparison"]:
            yield Line("tell-failure", args, (f"meeple/{new['name']}",))
        else:
            yield Line("tell-no-walk", {"figure": _figure(new), "cell": new["cell"]}, (f"meeple/{new['name']}",))


def _figures(before: View, after: View) -> Iterator[Line]:
    """Ropes, markers that go back, stamina, power bars, dice set aside by a Buddy."""
    for old, new in zip(before["figures"], after["figures"], strict=True):
        if before["phase_number"] in (2, 4) and old["cell"] != new["cell"]:
            yield Line("tell-rope", {"figure": _figure(new), "cell": new["cell"]}, (f"meeple/{new['name']}",))
            if old["marker"] and not new["marker"]:
                yield Line("tell-marker", {"figure": _figure(new)})
        if new["stamina"] > old["stamina"]:
            yield Line("tell-stamina", {"figure": _figure(new), "loss": new["stamina"] - old["stamina"]})
        if new["bars"] > old["bars"]:
            yield Line("tell-bars", {"figure": _figure(new), "bars": new["bars"]})
    if before["phase_number"] == 3 and after["phase_number"] != 3:
        for die in after["aside"]:
            yield Line("tell-aside", {"figure": Word("figure", die.split(".")[0])}, (f"die/{die}",))


def _ending(after: View) -> Iterator[Line]:
    """F-7 Victory, or who was lost."""
    if after["end"] == "victory":
        yield Line("tell-victory")
    elif after["end"] == "lava":
        for entry in after["figures"]:
            if entry["cell"] in after["lava"]:
                yield Line("tell-lava-defeat", {"figure": _figure(entry)}, (f"meeple/{entry['name']}",))
    else:
        most = max(after["figures"], key=lambda entry: int(entry["stamina"]))
        yield Line("tell-exhausted", {"figure": _figure(most)}, (f"tracker/{most['name']}",))
