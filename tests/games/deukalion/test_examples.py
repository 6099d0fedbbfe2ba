"""The worked examples of the digest, chapter 10: a position, the actions, what must be true."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deukalion.positions import run, table

PUSHES_F5 = ["c5", "d4", "e3", "e5", "e7", "f2", "f6", "g3", "g7", "h4", "i5"]
CARDS = [
    "pegasus",
    "pegasus",
    "hades",
    "hades",
    "fleece",
    "fleece",
    "underworld",
    "underworld",
    "underworld",
    "poseidon",
    "poseidon",
    "poseidon",
    "athena",
    "athena",
    "athena",
    "zeus",
    "zeus",
    "zeus",
    "hermes",
    "hermes",
    "hermes",
    "call",
    "call",
    "call",
    "charon",
    "charon",
    "charon",
    "orpheus",
    "orpheus",
    "orpheus",
]


def all_but(*cards: str) -> str:
    """The other cards, for a hand."""
    rest = list(CARDS)
    for card in cards:
        rest.remove(card)
    return " ".join(rest)


ALL_BUT_ZEUS_AND_HERMES = all_but("zeus", "hermes")
ALL_BUT_A_FEW = all_but("hermes", "call", "zeus", "hermes")
EXAMPLES: dict[str, tuple[str, dict[str, Any], str]] = {
    "R1": (
        "D-4, D-5.1 a turn",
        {
            "ships": {"deukalion": "d2", "perseus": "e2", "hercules": "c2", "achilles": "e7"},
            "below": {"hercules": 4},
            "turn_phase": "roll",
            "active": "deukalion",
            "stepper": None,
            "dice": [0] * 5,
        },
        """
        asked: chance
        > roll rim1 2
        > roll rim2 1
        > roll rim3 3
        > roll rim4 2
        > roll middle 3
        asked: perseus
        > sail g3
        > found ephesus
        total perseus 1
        legal: attack halicarnassus; done
        > done
        asked: hercules
        > recover
        aboard hercules 8
        below hercules 2
        asked: achilles
        > sail f6
        > attack rhodes
        > toss achilles 3 4 3
        legal: take yellow; take white; leave
        > take yellow
        aboard achilles 7
        asked: deukalion
        only: kylix rim1; kylix rim2; kylix rim3; kylix rim4
        > kylix rim3
        illegal: end; soldiers 1; sail d5
        legal: cards; sail d4; hydra f6
        """,
    ),
    "R2": (
        "D-12.7, D-12.8 ship fight 4 against 3 1/2",
        {"ships": {"perseus": "c4", "hercules": "d4"}, "aboard": {"perseus": 6, "hercules": 5}},
        """
        > sail d4
        > toss perseus 1 3 2
        > toss hercules 1 3 1
        aboard perseus 5
        aboard hercules 4
        asked: perseus
        pushes: hercules a4 b3 c2 c4 c6 d3 d5 e6 f3
        """,
    ),
    "R3": (
        "D-11.1 founding Ephesus",
        {"ships": {"perseus": "e2"}, "step": ("perseus", 3)},
        """
        > sail g3
        > found ephesus
        aboard perseus 9
        total perseus 1
        holds ephesus perseus
        """,
    ),
    "R4": (
        "D-12.11, D-11.6 Halicarnassus won",
        {"ships": {"perseus": "g3"}},
        """
        > attack halicarnassus
        > toss perseus 5 3 2
        > take white
        aboard perseus 5
        cargo perseus white
        legal: found ephesus
        > found ephesus
        total perseus 1
        """,
    ),
    "R4 lost": (
        "D-12.11, D-11.6 Halicarnassus lost",
        {"ships": {"perseus": "g3"}},
        """
        > attack halicarnassus
        > toss perseus 5 2 3
        aboard perseus 5
        cargo perseus
        legal: found ephesus
        """,
    ),
    "R5": (
        "D-12.15 Ephesus taken",
        {"ships": {"perseus": "h2"}, "aboard": {"perseus": 2}, "settlements": {"ephesus": "hercules"}},
        """
        total hercules 1
        > attack ephesus
        > toss perseus 0 0 2
        below hercules 1
        total hercules 0
        aboard perseus 1
        holds ephesus perseus
        total perseus 1
        """,
    ),
    "R6": (
        "D-8.7 to D-8.9 chain at Athens",
        {
            "open": "t02 t14",
            "step": ("deukalion", 2),
            "ships": {"deukalion": "c3", "perseus": "f3"},
            "aboard": {"deukalion": 8, "perseus": 9},
            "cargo": {"deukalion": "green mycenae, red corinth", "perseus": "white thera"},
        },
        """
        > sail c2
        > claim t02.a green
        asked: deukalion
        > return green to corinth
        asked: chance
        > task t01
        asked: deukalion
        only: claim t01.a red; pass
        > claim t01.a red
        > return red to thera
        > task t05
        total deukalion 4
        open t14 t05
        """,
    ),
    "R8 tie": (
        "D-7.5 a tie gives nothing",
        {"ships": {"perseus": "g1"}, "below": {"perseus": 4, "hercules": 4, "achilles": 1}},
        """
        > sail h1
        > styx take
        aboard perseus 10
        points perseus 0
        """,
    ),
    "R8 majority": (
        "D-7.5 the majority gives two point cards",
        {"ships": {"perseus": "g1"}, "below": {"perseus": 5, "hercules": 4, "achilles": 1}},
        """
        > sail h1
        > styx take
        aboard perseus 10
        points perseus 2
        """,
    ),
    "R8 two seats": (
        "D-7.5 one point card with two players",
        {"seats": 2, "ships": {"perseus": "g1"}, "below": {"perseus": 5, "deukalion": 4}},
        """
        > sail h1
        > styx take
        points perseus 1
        """,
    ),
    "R9 won": (
        "D-13.8 Hydra attacked and beaten",
        {"open": "t09 t14", "ships": {"perseus": "f4"}},
        f"""
        > sail f5
        > toss perseus 3 3 4
        total perseus 3
        points perseus 0
        tasks perseus t09
        asked: chance
        > task t02
        asked: perseus
        only: {"; ".join(f"push hydra {field}" for field in PUSHES_F5)}
        > push hydra c5
        hydra c5
        ship perseus f5
        """,
    ),
    "R9 lost": (
        "D-13.8 Hydra attacked, the attacker loses",
        {"open": "t09 t14", "ships": {"perseus": "f4"}},
        f"""
        > sail f5
        > toss perseus 4 3 3
        asked: deukalion
        only: {"; ".join(f"push perseus {field}" for field in PUSHES_F5)}
        > push perseus e7
        ship perseus e7
        hydra f5
        total perseus 0
        """,
    ),
    "R10": (
        "D-13.5 attacked by the Hydra",
        {"ships": {"perseus": "f4", "deukalion": "d3"}, "main": ("deukalion", (2, 1, 1, 1))},
        """
        > hydra f4
        > toss perseus 2 2 6
        points perseus 1
        asked: perseus
        > push hydra f7
        hydra f7
        asked: deukalion
        """,
    ),
    "O1 two settings": (
        "D-5.1 rims 3 1 3 1",
        {"turn_phase": "kylix", "active": "deukalion", "stepper": None, "dice": [3, 1, 3, 1, 2]},
        "only: kylix rim1; kylix rim2",
    ),
    "O1 no question": (
        "D-5.1 rims 2 2 2 2: the main phase starts",
        {"turn_phase": "kylix", "active": "deukalion", "stepper": None, "dice": [2, 2, 2, 2, 2]},
        """
        asked: deukalion
        illegal: cards
        legal: end
        """,
    ),
    "O2 others draw": (
        "D-5.3 card die 1",
        {"main": ("hercules", (1, 1, 1, 1))},
        """
        illegal: end
        > cards
        legal: draw achilles zeus
        > draw achilles zeus
        > draw deukalion call
        > draw perseus athena
        asked: hercules
        legal: end
        illegal: cards
        """,
    ),
    "O2 Pegasus": (
        "D-5.3, D-10.1 card die 3, and the card helps at once",
        {"main": ("hercules", (3, 1, 1, 1))},
        """
        illegal: sail c4
        > cards
        > draw hercules pegasus
        > play pegasus
        legal: sail c4
        """,
    ),
    "O3": (
        "D-6.3 what may not be passed",
        {"ships": {"perseus": "f2", "hercules": "g2"}, "step": ("perseus", 3)},
        "only: done; "
        + "; ".join(
            f"sail {field}" for field in ["c2", "d2", "d3", "e1", "e2", "e3", "f1", "f3", "f4", "g1", "g2", "g3", "h1"]
        ),
    ),
    "O4": (
        "D-6.4 anchors with ships are passed and entered freely",
        {"ships": {"deukalion": "f2", "perseus": "e2", "hercules": "d2"}, "step": ("deukalion", 3)},
        """
        legal: sail c2
        > sail d2
        ship deukalion d2
        asked: perseus       # no fight; nothing is left to do, so the step is over
        """,
    ),
    "O5 secret Hydra task": (
        "D-6.7 the own secret card allows the attack",
        {"ships": {"perseus": "f4", "hercules": "e5"}, "secret": {"perseus": "t13"}},
        "legal: sail f5",
    ),
    "O5 no Hydra task": (
        "D-6.7 without a card it is not allowed",
        {"ships": {"perseus": "f4", "hercules": "e5"}, "secret": {"perseus": "t13"}, "step": ("hercules", 1)},
        "illegal: sail f5",
    ),
    "O6": (
        "D-12.7, D-12.9, D-12.10 a tie: the defender wins",
        {
            "open": "t01 t14",
            "ships": {"perseus": "c4", "hercules": "d4"},
            "aboard": {"perseus": 5, "hercules": 3},
            "cargo": {"perseus": "red corinth"},
        },
        """
        > sail d4
        > toss perseus 3 1 1
        > toss hercules 1 1 1
        tasks hercules t01
        asked: chance
        > task t06
        asked: hercules
        > take red
        cargo hercules red
        ship perseus d4
        ship hercules d4
        asked: hercules      # the step of perseus is over
        legal: done; sail c4
        """,
    ),
    "O7 nobody aboard": (
        "D-6.5 without a soldier no attack",
        {"ships": {"perseus": "d4", "hercules": "c4"}, "aboard": {"perseus": 0, "hercules": 1}},
        """
        illegal: sail c4
        legal: recover
        """,
    ),
    "O7 against nobody": (
        "D-12.7 a side without soldiers throws nothing",
        {
            "ships": {"perseus": "d4", "hercules": "c4"},
            "aboard": {"perseus": 0, "hercules": 1},
            "step": ("hercules", 1),
        },
        """
        > sail d4
        > toss hercules 0 0 1
        asked: hercules
        legal: leave; push perseus a4
        """,
    ),
    "O8": (
        "D-12.13 a full ship sends a soldier below",
        {"ships": {"perseus": "g3"}},
        """
        > attack halicarnassus
        > toss perseus 0 2 8
        > take blue
        aboard perseus 9
        below perseus 1
        cargo perseus blue
        """,
    ),
    "O9": (
        "D-12.11 an empty city may not be attacked",
        {"ships": {"perseus": "d5"}, "aboard": {"hercules": 9}, "cargo": {"hercules": "white thera"}},
        "illegal: attack thera",
    ),
    "O10": (
        "D-7.3, D-7.4 unloading for the dead",
        {
            "ships": {"perseus": "h2"},
            "aboard": {"perseus": 3},
            "cargo": {"perseus": "red corinth, green mycenae, yellow sparta, white thera"},
        },
        """
        > sail h1
        legal: styx take; styx pass; unload green
        > unload green
        > return green to mycenae
        > styx take
        aboard perseus 7
        below perseus 3
        cargo perseus red yellow white
        points perseus 2
        """,
    ),
    "O11": (
        "D-7.2, D-7.6 lying at the Styx has no effect, coming there has",
        {"seats": 2, "ships": {"perseus": "h2"}, "below": {"perseus": 4, "deukalion": 4}},
        """
        > sail h1
        > styx pass
        asked: deukalion       # sets the Kylix
        below perseus 4
        """,
    ),
    "O11 next step": (
        "D-7.6 moving from one Styx field to the other is coming there",
        {"ships": {"perseus": "h1"}, "below": {"perseus": 4, "hercules": 4}},
        """
        illegal: styx take
        > sail i1
        legal: styx take; styx pass
        """,
    ),
    "O12 with the Fleece": (
        "D-12.15 won, but too few soldiers are left",
        {
            "ships": {"perseus": "h4"},
            "aboard": {"perseus": 3},
            "settlements": {"salamis": "achilles"},
            "table": {"perseus": {"fleece": 1}},
        },
        """
        > attack salamis
        > toss perseus 2 1 0
        below achilles 2
        aboard perseus 1
        holds salamis None
        total perseus 0
        total achilles 0
        illegal: found ephesus
        """,
    ),
    "O12 without": (
        "D-12.15 lost",
        {"ships": {"perseus": "h4"}, "aboard": {"perseus": 3}, "settlements": {"salamis": "achilles"}},
        """
        > attack salamis
        > toss perseus 2 1 0
        holds salamis achilles
        below achilles 0
        """,
    ),
    "O13 both claim": (
        "D-8.10 two claims at the reveal moment",
        {
            "open": "t02 t14",
            "step": ("deukalion", 1),
            "active": "achilles",
            "ships": {"deukalion": "e2", "perseus": "d2", "hercules": "c2"},
            "aboard": {"deukalion": 9, "perseus": 9, "hercules": 9},
            "cargo": {"deukalion": "green mycenae", "perseus": "red corinth", "hercules": "red sparta"},
        },
        """
        > claim t02.a green
        > return green to mycenae
        > task t06
        asked: perseus hercules
        hercules> claim t06.a red
        asked: perseus
        > claim t06.a red
        points perseus 1
        points hercules 1
        asked: perseus
        > return red to corinth
        asked: chance
        cargo hercules
        city sparta red yellow
        > task t03
        open t03 t14
        tasks perseus
        tasks hercules
        """,
    ),
    "O13 one passes": (
        "D-8.9 a single claim takes the card",
        {
            "open": "t02 t14",
            "step": ("deukalion", 1),
            "active": "achilles",
            "ships": {"deukalion": "e2", "perseus": "d2", "hercules": "c2"},
            "aboard": {"deukalion": 9, "perseus": 9, "hercules": 9},
            "cargo": {"deukalion": "green mycenae", "perseus": "red corinth", "hercules": "red sparta"},
        },
        """
        > claim t02.a green
        > return green to mycenae
        > task t06
        perseus> pass
        hercules> claim t06.a red
        tasks hercules t06
        total hercules 2
        """,
    ),
    "O14": (
        "D-10.1, D-10.5, D-10.11 Pegasus, Poseidon and Orpheus",
        {
            "ships": {"perseus": "f4"},
            "table": {"perseus": {"pegasus": 2}},
            "hand": {"perseus": "poseidon orpheus"},
        },
        """
        illegal: sail f6
        > play poseidon
        illegal: sail f6
        > play orpheus
        legal: sail f6; sail f7
        illegal: sail f5
        """,
    ),
    "O15": (
        "D-12.5 the reckoning window, to and fro",
        {
            "ships": {"perseus": "c4", "hercules": "d4"},
            "aboard": {"perseus": 6, "hercules": 6},
            "hand": {"perseus": "athena", "hercules": "zeus athena"},
        },
        """
        > sail d4
        > toss perseus 2 2 2
        > toss hercules 3 2 1
        asked: hercules
        > play zeus
        > toss hercules 1 2 0
        asked: perseus
        > play athena
        asked: hercules
        > play athena
        asked: hercules
        legal: leave
        aboard perseus 4
        aboard hercules 5
        """,
    ),
    "O16": (
        "D-10.2 Favour of Hades on the table",
        {"ships": {"perseus": "b3"}, "table": {"perseus": {"hades": 1}}},
        """
        > attack corinth
        > toss perseus 4 4 2
        > take red
        aboard perseus 7
        below perseus 3
        """,
    ),
    "O16 from hand": (
        "D-10.2 the same from the hand",
        {"ships": {"perseus": "b3"}, "hand": {"perseus": "hades"}},
        """
        > attack corinth
        > toss perseus 4 4 2
        > play hades
        > take red
        aboard perseus 7
        below perseus 3
        """,
    ),
    "O17": (
        "D-10.9, D-13.3, D-13.7 the Hydra meets two ships",
        {
            "ships": {"perseus": "e5", "hercules": "e5", "achilles": "f2"},
            "aboard": {"perseus": 5, "hercules": 6},
            "cargo": {"hercules": "red corinth"},
            "hand": {"achilles": "call"},
            "step": ("achilles", 1),
        },
        """
        illegal: play call e5
        > play call e5 hercules
        > toss hercules 2 2 2
        asked: perseus
        pushes: hercules c4 c6 d3 e6 f3 f5 f7 h5
        > push hercules c4
        hydra e5
        ship perseus e5
        asked: achilles
        """,
    ),
    "O18": (
        "D-8.12 one win, one card of the winner's choice",
        {
            "open": "t09 t14",
            "ships": {"perseus": "f4", "deukalion": "d3"},
            "secret": {"perseus": "t16"},
            "main": ("deukalion", (2, 1, 1, 1)),
        },
        """
        > hydra f4
        > toss perseus 2 2 6
        asked: perseus
        only: claim t09.b; claim t16.b
        > claim t16.b
        total perseus 3
        points perseus 0
        open t09 t14
        asked: perseus
        legal: push hydra f7
        """,
    ),
    "O19": (
        "D-14.1 only one field is three steps away",
        {
            "ships": {"perseus": "i5", "hercules": "h5"},
            "hydra": "c5",
            "step": ("hercules", 1),
        },
        """
        > sail i5
        > toss hercules 0 10 0
        > toss perseus 10 0 0
        only: leave; push perseus f5
        """,
    ),
    "O19 nearest": (
        "D-14.4 it is taken: the nearest free fields",
        {
            "ships": {"perseus": "i5", "hercules": "h5", "deukalion": "f5"},
            "hydra": "c5",
            "step": ("hercules", 1),
        },
        """
        > sail i5
        > toss hercules 0 10 0
        > toss perseus 10 0 0
        only: leave; push perseus h5; push perseus i6
        """,
    ),
    "O20": (
        "D-6.8, D-5.7 a deed before another of the four actions",
        {"ships": {"perseus": "g3"}, "below": {"perseus": 1}, "main": ("perseus", (2, 1, 2, 1))},
        """
        > found ephesus
        illegal: sail g2
        legal: attack halicarnassus
        > soldiers 1
        illegal: attack halicarnassus
        """,
    ),
    "O21": (
        "D-11.6 one settlement per stop",
        {"ships": {"perseus": "h4"}, "settlements": {"salamis": "achilles"}},
        """
        legal: found ephesus; attack salamis; attack halicarnassus
        > found ephesus
        illegal: attack salamis
        legal: attack halicarnassus
        """,
    ),
    "O22": (
        "D-15.1 the game ends at once, in somebody else's turn",
        {"ships": {"perseus": "f3"}, "points": {"perseus": 11}, "active": "deukalion"},
        """
        > sail g3
        > found ephesus
        over perseus
        """,
    ),
    "O23": (
        "D-6.12, D-8.9 claims before sailing leave the sailing unused",
        {"open": "t05 t14", "ships": {"perseus": "c7"}, "aboard": {"perseus": 8}, "step": ("perseus", 2)},
        """
        > claim t05.b
        > task t02
        asked: perseus
        > claim t02.b
        > task t01
        total perseus 4
        legal: sail c6; attack sparta; attack crete; recover
        """,
    ),
    "O24": (
        "D-8.3, D-8.7 cards are discarded one by one",
        {
            "open": "t03 t14",
            "ships": {"perseus": "d5"},
            "hand": {"perseus": "zeus zeus call fleece"},
            "table": {"perseus": {"pegasus": 1}},
        },
        """
        > claim t03.b
        asked: perseus
        > discard zeus
        > discard zeus
        > discard call
        hand perseus fleece
        tasks perseus t03
        """,
    ),
    "O24 too few": (
        "D-8.3 lasting cards on the table do not count",
        {
            "open": "t03 t14",
            "ships": {"perseus": "d5"},
            "hand": {"perseus": "zeus call"},
            "table": {"perseus": {"pegasus": 1}},
        },
        "illegal: claim t03.b",
    ),
    "O25": (
        "D-8.6 claims after the stop is over",
        {"open": "t05 t14", "ships": {"perseus": "c6"}, "aboard": {"perseus": 7}, "main": ("perseus", (2, 2, 1, 1))},
        """
        > sail c7
        illegal: claim t05.b
        > soldiers 1
        legal: claim t05.b
        illegal: attack crete; attack sparta
        """,
    ),
    "O26 too few cards": (
        "D-10.8 one card is too few for Hermes",
        {"hand": {"perseus": "hermes", "achilles": ALL_BUT_ZEUS_AND_HERMES}, "pile": {"zeus": 1}},
        """
        illegal: play hermes
        """,
    ),
    "O26 the pile becomes the bag": (
        "D-10.8, D-5.8 the card itself is discarded after both draws",
        {
            "hand": {"perseus": "hermes", "achilles": ALL_BUT_A_FEW},
            "pile": {"zeus": 1, "hermes": 1},
        },
        """
        > play hermes
        only: draw perseus call
        > draw perseus call
        only: draw perseus zeus; draw perseus hermes
        > draw perseus zeus
        hand perseus call zeus
        """,
    ),
    "O27": (
        "D-15.3 the first from the active seat clockwise wins",
        {
            "open": "t02 t14",
            "step": ("deukalion", 1),
            "active": "achilles",
            "points": {"perseus": 11, "hercules": 11},
            "ships": {"deukalion": "e2", "perseus": "d2", "hercules": "c2"},
            "aboard": {"deukalion": 9, "perseus": 9, "hercules": 9},
            "cargo": {"deukalion": "green mycenae", "perseus": "red corinth", "hercules": "red sparta"},
        },
        """
        > claim t02.a green
        > return green to mycenae
        > task t06
        hercules> claim t06.a red
        perseus> claim t06.a red
        over perseus
        """,
    ),
    "O27 hercules active": (
        "D-15.3 the active seat comes first",
        {
            "open": "t02 t14",
            "step": ("deukalion", 1),
            "active": "hercules",
            "points": {"perseus": 11, "hercules": 11},
            "ships": {"deukalion": "e2", "perseus": "d2", "hercules": "c2"},
            "aboard": {"deukalion": 9, "perseus": 9, "hercules": 9},
            "cargo": {"deukalion": "green mycenae", "perseus": "red corinth", "hercules": "red sparta"},
        },
        """
        > claim t02.a green
        > return green to mycenae
        > task t06
        hercules> claim t06.a red
        perseus> claim t06.a red
        over hercules
        """,
    ),
    "O28": (
        "D-8.2, D-8.5 one treasure serves one card or one point",
        {
            "open": "t06 t14",
            "aboard": {"perseus": 9},
            "cargo": {"perseus": "red corinth"},
            "secret": {"perseus": "t01"},
        },
        """
        legal: claim t01.a red; claim t06.a red; deliver red
        > claim t01.a red
        asked: perseus
        illegal: claim t06.a red; deliver red
        open t06 t14
        """,
    ),
    "O29": (
        "D-12.3 only the seat that does not step musters",
        {
            "ships": {"perseus": "c4", "hercules": "d4"},
            "below": {"hercules": 6, "perseus": 2},
            "hand": {"perseus": "underworld", "hercules": "underworld"},
        },
        """
        > sail d4
        asked: hercules
        > play underworld 3
        asked: chance
        > toss perseus 8 0 0
        legal: toss hercules 7 0 0
        """,
    ),
    "O30": (
        "D-6.8, D-12.10 a pushed attacker has no stop any more",
        {"ships": {"perseus": "b3", "hercules": "c3"}, "aboard": {"perseus": 4}},
        """
        > sail c3
        > toss perseus 1 1 2
        > toss hercules 3 4 3
        asked: hercules
        > push perseus a4
        ship perseus a4
        illegal: found argos
        """,
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_example(name: str) -> None:
    """Digest 10: all worked examples."""
    _, changes, script = EXAMPLES[name]
    run(table(**changes), script)
