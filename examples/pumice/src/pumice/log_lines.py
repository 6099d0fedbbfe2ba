"""The log: what was done, and what came of it, from one viewer's knowledge."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.core.log_lines import Line, Word
from pumice.actions import STONES
from pumice.knowledge import View


def consequences(before: View, after: View) -> Iterator[Line]:
    """What followed from an action without anybody deciding it."""
    if min(after["laid"]) >= 0 > min(before["laid"]):
        for seat, weight in zip(after["seats"], after["laid"], strict=True):
            stone = Word("stone", STONES[weight])
            yield Line("story-turned", {"seat": Word("seat", seat), "stone": stone}, (f"laid/{seat}",))
    if after["thrown"] >= 0 and before["thrown"] < 0:
        winner = after["seats"][after["winner"]]
        prize = after["crater"] + after["thrown"]
        yield Line("story-wins", {"seat": Word("seat", winner), "prize": prize}, (f"laid/{winner}", "prize"))
    if after["crater"] > before["crater"]:
        yield Line("story-crater", {"crater": after["crater"]}, ("crater",))
    for seat, was, now in zip(after["seats"], before["points"], after["points"], strict=True):
        if was != now:
            change = "story-gains" if now > was else "story-loses"
            yield Line(change, {"seat": Word("seat", seat), "points": abs(now - was)}, (f"seat/{seat}",))
    if after["phase"] == "lay" and before["round"] != after["round"]:
        yield Line("story-round", {"round": after["round"], "rounds": after["rounds"]})
