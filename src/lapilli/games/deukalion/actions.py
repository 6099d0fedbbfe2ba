"""Every action of Deukalion, chance included: ids, notation and clicks come from here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.space import Space
from lapilli.core.state import packed

HEROES: Final = ("deukalion", "perseus", "hercules", "achilles")
FIELDS: Final = tuple(f"{column}{row}" for row in range(1, 8) for column in "abcdefghi")
CITIES: Final = ("corinth", "mycenae", "sparta", "thera", "crete", "rhodes", "cyprus", "halicarnassus")
SETTLEMENTS: Final = ("ephesus", "argos", "salamis", "lindos")
COLOURS: Final = ("red", "green", "blue", "yellow", "white")
CARDS: Final = (
    "pegasus",
    "hades",
    "fleece",
    "underworld",
    "poseidon",
    "athena",
    "zeus",
    "hermes",
    "call",
    "charon",
    "orpheus",
)
LASTING: Final = CARDS[:3]  # D-9.2 they stay on the table
TASKS: Final = tuple(f"t{number:02}" for number in range(1, 17))
HOLLOWS: Final = ("rim1", "rim2", "rim3", "rim4", "middle")

N_FIELDS: Final[i64] = 63
N_CITIES: Final[i64] = 8
N_SETTLEMENTS: Final[i64] = 4
N_COLOURS: Final[i64] = 5
N_CARDS: Final[i64] = 11
N_DICE: Final[i64] = 5
N_FACES: Final[i64] = 3
N_TASKS: Final[i64] = 16
MOST: Final[i64] = 11  # words for a number of thrown soldiers: 0 to 10


class Card:
    """Numbers of the action cards, in the order of the box."""

    PEGASUS: Final[i64] = 0
    HADES: Final[i64] = 1
    FLEECE: Final[i64] = 2
    UNDERWORLD: Final[i64] = 3
    POSEIDON: Final[i64] = 4
    ATHENA: Final[i64] = 5
    ZEUS: Final[i64] = 6
    HERMES: Final[i64] = 7
    CALL: Final[i64] = 8
    CHARON: Final[i64] = 9
    ORPHEUS: Final[i64] = 10


SPACE: Final = Space(
    hero=HEROES,
    field=FIELDS,
    city=CITIES,
    settlement=SETTLEMENTS,
    place=CITIES + SETTLEMENTS,
    colour=COLOURS,
    card=CARDS,
    task=TASKS,
    half=tuple(f"{task}.{half}" for task in TASKS for half in "ab"),
    hollow=HOLLOWS,
    rim=HOLLOWS[:4],
    face=("1", "2", "3"),
    few=("1", "2", "3"),
    pile=tuple(str(number) for number in range(11)),
)

# set-up and turn
ANCHOR: Final[i64] = SPACE.add("anchor {field}", rule="D-3.8", click_path="field/{field}")
KYLIX: Final[i64] = SPACE.add("kylix {rim}", rule="D-5.1", click_path="kylix/{rim}")
TAKE_CARDS: Final[i64] = SPACE.add("cards", rule="D-5.3", click_path="kylix/cards")
SOLDIERS: Final[i64] = SPACE.add("soldiers {few}", rule="D-5.4", click_path="kylix/soldiers few/{few}")
RECOVER: Final[i64] = SPACE.add("recover", rule="D-4.4", click_path="underworld")
DONE: Final[i64] = SPACE.add("done", rule="D-4.3", click_path="done")
END: Final[i64] = SPACE.add("end", rule="D-4.8", click_path="end")
# sailing and the stop
SAIL: Final[i64] = SPACE.add("sail {field}", rule="D-6.1", click_path="field/{field}")
SAIL_AT: Final[i64] = SPACE.add(
    "sail {field} {hero}", key="sail-at", rule="D-6.5", click_path="field/{field} ship/{hero}"
)
ATTACK: Final[i64] = SPACE.add("attack {place}", rule="D-6.11", click_path="place/{place}")
ATTACK_SHIP: Final[i64] = SPACE.add("attack {hero}", key="attack-ship", rule="D-6.9", click_path="ship/{hero}")
HOLD: Final[i64] = SPACE.add("hold", rule="D-6.9", click_path="hold")
FOUND: Final[i64] = SPACE.add("found {settlement}", rule="D-11.1", click_path="place/{settlement}")
# Styx
STYX_TAKE: Final[i64] = SPACE.add("styx take", rule="D-7.3", click_path="styx")
STYX_PASS: Final[i64] = SPACE.add("styx pass", rule="D-7.2", click_path="pass")
UNLOAD: Final[i64] = SPACE.add("unload {colour}", rule="D-7.4", click_path="cargo/{colour}")
# tasks and treasures
DELIVER: Final[i64] = SPACE.add("deliver {colour}", rule="D-8.4", click_path="athens cargo/{colour}")
CLAIM: Final[i64] = SPACE.add("claim {half}", rule="D-8.5", click_path="task/{half}")
CLAIM_ONE: Final[i64] = SPACE.add(
    "claim {half} {one:colour}", key="claim-one", rule="D-8.5", click_path="task/{half} cargo/{one}"
)
CLAIM_TWO: Final[i64] = SPACE.add(
    "claim {half} {one:colour} {two:colour}",
    key="claim-two",
    rule="D-8.5",
    click_path="task/{half} cargo/{one} cargo/{two}",
)
CLAIM_THREE: Final[i64] = SPACE.add(
    "claim {half} {one:colour} {two:colour} {three:colour}",
    key="claim-three",
    rule="D-8.5",
    click_path="task/{half} cargo/{one} cargo/{two} cargo/{three}",
)
RETURN: Final[i64] = SPACE.add("return {colour} to {city}", key="return", rule="D-8.7", click_path="place/{city}")
DISCARD: Final[i64] = SPACE.add("discard {card}", rule="D-8.7", click_path="hand/{card}")
PASS: Final[i64] = SPACE.add("pass", rule="D-9.3", click_path="pass")
# action cards
PLAY: Final[i64] = SPACE.add("play {card}", rule="D-9.3", click_path="hand/{card}")
PLAY_UNDERWORLD: Final[i64] = SPACE.add("play underworld {few}", rule="D-10.4", click_path="hand/underworld few/{few}")
PLAY_CALL: Final[i64] = SPACE.add("play call {field}", rule="D-10.9", click_path="hand/call field/{field}")
PLAY_CALL_AT: Final[i64] = SPACE.add(
    "play call {field} {hero}", key="play-call-at", rule="D-10.9", click_path="hand/call field/{field} ship/{hero}"
)
PLAY_CHARON: Final[i64] = SPACE.add("play charon {field}", rule="D-10.10", click_path="hand/charon field/{field}")
# fights and the Hydra
HYDRA: Final[i64] = SPACE.add("hydra {field}", rule="D-5.6", click_path="hydra field/{field}")
HYDRA_AT: Final[i64] = SPACE.add(
    "hydra {field} {hero}", key="hydra-at", rule="D-13.3", click_path="hydra field/{field} ship/{hero}"
)
TAKE: Final[i64] = SPACE.add("take {colour}", rule="D-12.13", click_path="loot/{colour}")
LEAVE: Final[i64] = SPACE.add("leave", rule="D-12.10", click_path="leave")
PUSH: Final[i64] = SPACE.add("push {hero} {field}", rule="D-14.1", click_path="field/{field}")
PUSH_HYDRA: Final[i64] = SPACE.add("push hydra {field}", rule="D-14.3", click_path="field/{field}")
# chance
FIRST: Final[i64] = SPACE.add("first {hero}", rule="D-3.9")
STOCK: Final[i64] = SPACE.add("stock {city} {colour}", rule="D-3.1")
TASK: Final[i64] = SPACE.add("task {task}", rule="D-8.8")
DEAL: Final[i64] = SPACE.add("deal {hero} {task}", rule="D-3.7")
DRAW: Final[i64] = SPACE.add("draw {hero} {card}", rule="D-5.8")
ROLL: Final[i64] = SPACE.add("roll {hollow} {face}", rule="D-4.1")
TOSS: Final[i64] = SPACE.add("toss {hero} {fallen:pile} {firm:pile} {leaning:pile}", rule="D-12.4")

BASE: Final = packed(SPACE.bases())  # of every action: its kind
ARG1: Final = packed(SPACE.column(0))  # and its arguments
ARG2: Final = packed(SPACE.column(1))
ARG3: Final = packed(SPACE.column(2))
ARG4: Final = packed(SPACE.column(3))
