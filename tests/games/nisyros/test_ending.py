"""N-13: the end of a round and of the game."""

from __future__ import annotations

import pytest

import lapilli

from .positions import ZONES, at, menu, play, table

P2 = ("mandraki", "pali")


def test_the_active_seat_passes_on() -> None:
    """N-13.1 Next in seat order, also to a player without people; the dice are taken back."""
    t = table("end", who={"pali": {"kos": 10}}, dice={"d": {"face": "minus", "at": "step 9"}})
    assert (at(t, "active"), at(t, "round"), at(t, "dice")) == ("pali", 3, {})
    assert menu(t, "pali") == []


def test_over_when_the_island_is_covered() -> None:
    """N-13.2 (a) All twenty areas covered."""
    who = {zone: {"kos": 10, "home": "nikia"} for zone in ("mandraki", "pali", "emporios")}
    t = table(
        8,
        lava={"mandraki": 5, "pali": 5, "emporios": 5, "nikia": 4},
        who={**who, "nikia": {"nikia.theatre": 1, "kos": 9}},
    )
    assert t.result is not None
    assert (t.result.reason, t.result.outcome, t.result.scores["nikia"]) == ("covered", "big", 9.0)


def test_over_when_nobody_is_left() -> None:
    """N-13.2 (b) At once, in the middle of a step."""
    t = table(9, seats=P2, who={"mandraki": {"mandraki.1": 1, "kos": 9}, "pali": {"kos": 8, "hades": 2}})
    play(t, "roll volcano mandraki", "roll red 2")
    assert t.result is not None
    assert (t.result.reason, t.result.outcome) == ("empty", "small")


def test_over_when_no_refuge_is_left() -> None:
    """N-13.2 (c) Anyone who is still on slopes or unowned dam places goes to Hades."""
    t = table(
        8,
        seats=P2,
        lava={"mandraki": 5, "pali": 4},
        who={"mandraki": {"emporios.dam": 1, "kos": 8, "hades": 1, "home": "pali"}, "pali": {"kos": 10}},
    )
    assert t.result is not None
    assert (t.result.reason, at(t, "people.mandraki.hades")) == ("no-refuge", 2)


def test_nothing_happens_after_the_end() -> None:
    """N-13.3 No step 10, no choice of homes."""
    t = table(
        9, seats=P2, boats={"pali": 3}, who={"mandraki": {"mandraki.1": 1, "kos": 9}, "pali": {"kos": 8, "hades": 2}}
    )
    play(t, "roll volcano mandraki", "roll red 2")
    assert t.actors == ()
    assert t.menu() == []
    assert at(t, "boats") == {"pali": 3}


def test_everybody_wins_or_loses_together() -> None:
    """N-13.4 Nine: big, seven or eight: small, six: lost, by the lowest colour."""
    for saved, outcome in ((10, "big"), (9, "big"), (8, "small"), (7, "small"), (6, "lost"), (0, "lost")):
        lowest = {"kos": saved - 1, "hades": 10 - saved, "pali.3": 1} if saved else {"hades": 9, "pali.1": 1}
        t = table(
            10 if saved else 9,
            seats=P2,
            boats={"pali": 1} if saved else {},
            who={"mandraki": {"kos": 10}, "pali": lowest},
        )
        play(t, *(["evacuate pali pali.3 by pali"] if saved else ["roll volcano pali", "roll red 2"]))
        assert t.result is not None
        assert t.result.outcome == outcome
        assert t.result.winners == (P2 if outcome != "lost" else ())
        assert t.result.details["lowest"] == saved


@pytest.mark.parametrize("level", ["achilles", "heracles", "zeus"])
def test_advice_after_the_end(level: str) -> None:
    """N-13.5 The same level again after a small victory, the next higher one after a big victory; none above Zeus."""
    for saved, advice in ((9, "" if level == "zeus" else "next higher level"), (7, "same level")):
        lowest = {"kos": saved - 1, "hades": 10 - saved, "pali.3": 1}
        t = table(
            10, seats=P2, boats={"pali": 1}, who={"mandraki": {"kos": 10}, "pali": lowest}, options={"level": level}
        )
        t.play("evacuate pali pali.3 by pali")
        assert t.result is not None
        said = t.game.presentation.result_words(t.result, "en")
        assert (advice in said) if advice else ("level" in said and "Try" not in said and "Zeus" in said)
        assert t.log("en")[-1] == said
        assert said in str(t)


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_nothing_is_above_zeus(lang: str) -> None:
    """N-13.5 In every language."""
    words = lapilli.list_games()["nisyros"].words
    facts = {"small": 7, "big": 9}
    below, top = (words.say(lang, "result-big", {**facts, "level": level}) for level in ("heracles", "zeus"))
    assert below.endswith("!")
    assert "Zeus" not in below
    assert not top.endswith("!")
    assert "Zeus" in top


def test_there_is_no_surrender() -> None:
    """N-13.6 No action gives up; nobody wins alone; statistics know the lowest and all saved."""
    kinds = {kind.key for kind in lapilli.list_games()["nisyros"].space.kinds}
    assert not kinds & {"resign", "surrender", "pass"}
    t = table(
        10,
        seats=P2,
        boats={"pali": 1},
        who={"mandraki": {"kos": 7, "hades": 3}, "pali": {"kos": 8, "hades": 1, "pali.3": 1}},
    )
    t.play("evacuate pali pali.3 by pali")
    assert t.result is not None
    assert t.result.details["saved"] == {"mandraki": 7, "pali": 9}
    assert (len(ZONES), t.result.details["dead"]) == (4, {"mandraki": 3, "pali": 1})
