"""Example changes of a game (docs/how-to/change-a-game.md): a card, an option, a piece of equipment."""

from __future__ import annotations

from pathlib import Path

Changes = dict[str, list[tuple[str, str]]]  # file of the game -> what stands there, and what shall


def before(here: str, new: str) -> tuple[str, str]:
    """Put something before what stands there."""
    return here, new + here


CARD: Changes = {
    "actions.py": [
        ("CARDS: Final[i64] = 20", "CARDS: Final[i64] = 21"),
        before('PANIC: Final[i64] = SPACE.add("panic', 'GNAW: Final[i64] = SPACE.add("gnaw {zone}", rule="N-15.19")\n'),
    ],
    "rules/cards.py": [
        before("    PANIC: Final[i64] = 19\n", "    WORMS: Final[i64] = 20\n"),
        before("    Card.PLAN: (1, 2),\n", "    Card.WORMS: (1, 1),\n"),
        before("    PANIC: Final[i64] = 10\n", "    GNAW: Final[i64] = 11\n"),
        ('"wreck", "panic")', '"wreck", "panic", "gnaw")'),
        before("    elif card == Card.WIND:\n", "    elif card == Card.WORMS:\n        ask(state, card, Ask.GNAW)\n"),
        before(
            "        case Ask.WRECK:  # N-15.19",
            "        case Ask.GNAW:\n            offer_zones(state, do.GNAW, mask_of(state.boats))\n",
        ),
        before(
            "        elif kind == do.WRECK:\n",
            "        elif kind == do.GNAW:\n            state.boats[first] -= state.parameters.amounts[Card.WORMS]\n",
        ),
    ],
    "refusal/conditions.py": [
        before('    "wreck": (during("wreck"),', '    "gnaw": (during("gnaw"), NO_BOAT.citing("N-15.19")),\n')
    ],
    "player/heuristic.py": [
        before(
            "        if kind == do.WRECK:\n",
            "        if kind == do.GNAW:\n            return -self.evaluator.time_left(state, first)\n",
        )
    ],
    "box.toml": [before("[events.20]", "[events.21]\ncopies = 6\nstars = 0\ngood = false\namount = 1\n\n")],
}
CARD_WORDS = """
event-21 = Worms
    .help = A boat is lost.
act-gnaw = Lose a boat at { $zone } to worms
    .log = { $actor } gives up a boat at { $zone }.
phase-gnaw = worms (card 21)
prompt-gnaw = { $active }: which boat do the worms gnaw?
help-gnaw = One boat goes back to the supply. (N-15.19)
"""
OPTION: Changes = {
    "options.py": [before('    Option("villages", ("fixed", "choose")),\n', '    Option("breeze", (False, True)),\n')],
    "rules/parameters.py": [
        before(
            '        self.choosing: bool = options["villages"]',
            '        self.breeze: bool = options["breeze"] is True\n',
        )
    ],
    "rules/meter.py": [
        before(
            "    state.temperature[seat] = max(cooler, 0)\n",
            "    if state.parameters.breeze:\n        cooler -= state.parameters.rain_cools\n",
        )
    ],
}
OPTION_WORDS = """
option-breeze = Breeze
    .help = Rain cools twice as much.
option-breeze-on = With a breeze
option-breeze-off = Without
"""

EQUIPMENT: Changes = {
    "actions.py": [
        ("CARDS: Final[i64] = 15", "CARDS: Final[i64] = 16"),
        ('"knife", "water", "firstaid"),', '"knife", "water", "firstaid", "whistle"),'),
        ('"flaregun", "flashlight", "firstaid"]', '"flaregun", "flashlight", "firstaid", "whistle"]'),
        before("    FIRSTAID: Final[i64] = 14\n", "    WHISTLE: Final[i64] = 15\n"),
    ],
    "rules/effects.py": [
        before(
            "    elif card == Card.FLAREGUN:\n",
            "    elif card == Card.WHISTLE:\n        user.bonus += 1\n        end_card(state, True)\n",
        )
    ],
    "rules/equipment.py": [before("card == Card.MACHETE or card == Card.SHOVEL", "card == Card.WHISTLE or ")],
    "refusal/conditions.py": [before('"machete", "shovel", "flashlight")', '"whistle", ')],
    "player/equipment.py": [
        before(
            "        if card == Card.FIRSTAID:\n",
            "        if card == Card.WHISTLE:\n"
            "            return heuristic.plan.team(state, NONE, 0, 0, False) + 1.0\n",
        ),
        before(
            "        elif card == Card.FIRSTAID:\n", "        elif card == Card.WHISTLE:\n            one.bonus += 1\n"
        ),
    ],
    "box.toml": [before("binoculars = [2]\n", "whistle = [4]\n")],
}
EQUIPMENT_WORDS = """
card-whistle = Whistle
card-help-whistle = one more in this turn
bare-whistle = Whistle
"""

ACTION_CARD: Changes = {
    "actions.py": [
        ('    "orpheus",\n)', '    "orpheus",\n    "echo",\n)'),
        ("N_CARDS: Final[i64] = 11", "N_CARDS: Final[i64] = 12"),
        before("    ORPHEUS: Final[i64] = 10\n", "    ECHO: Final[i64] = 11\n"),
    ],
    "rules/cards.py": [
        before(
            "        if state.held(seat, Card.POSEIDON) > 0:  # D-10.5\n",
            "        if state.held(seat, Card.ECHO) > 0:\n            state.offer(PLAY + Card.ECHO)\n",
        ),
        ("    elif card == Card.POSEIDON:\n", "    elif card == Card.POSEIDON or card == Card.ECHO:\n"),
    ],
    "refusal/conditions.py": [
        before(
            '        *where(lambda it: it.card == "poseidon",',
            '        *where(lambda it: it.card == "echo", SAILED.citing("D-10.5")),\n',
        )
    ],
    "player/heuristic.py": [
        before(
            "        return self.poseidon(state) if one == Card.POSEIDON else -1.0\n",
            "        if one == Card.ECHO:\n            return self.poseidon(state)\n",
        )
    ],
    "picture/cards.py": [
        before('"orpheus": "talk",\n', '"echo": "talk", '),
        before('"orpheus": "own",\n', '"echo": "own", '),
    ],
    "box.toml": [before("orpheus = { copies = 3, amount = 1 }\n", "echo = { copies = 6, amount = 1 }\n")],
}
ACTION_CARD_WORDS = """
card-echo = Echo
effect-echo = +{ $amount } range for this sailing.
"""


ROW = 'number("omens", "a fact that does not exist", whole(0, 9999), observed=count("omens so far")),\n'
FACTS: dict[str, Changes] = {  # game -> one declaration, and the rule that uses it
    "nisyros": {
        "fields.py": [before('    step("flood", FLOOD,', f"    {ROW}")],
        "rules/lava.py": [before("    state.flood = Flood(area)\n", "    state.omens += 1\n")],
    },
    "fuji": {
        "fields.py": [before('    number("lava", "", CELLS),\n', f"    {ROW}")],
        "rules/eruption.py": [before("    state.eruptions += 1\n", "    state.omens += 1\n")],
    },
    "eruption": {
        "fields.py": [before('    number("frontier",', f"    {ROW}")],
        "rules/meter.py": [before("    state.temperature[seat] = max(cooler, 0)\n", "    state.omens += 1\n")],
    },
    "deukalion": {
        "fields.py": [before('    number("deck_size",', f"    {ROW}")],
        "rules/turn.py": [before("    state.turn += 1\n", "    state.omens += 1\n")],
    },
}


def apply(folder: Path, changes: Changes, words: str) -> list[str]:
    """Change a game in its folder; the Python files that were touched."""
    for name, pairs in changes.items():
        path = folder / name
        text = path.read_text(encoding="utf-8")
        for here, new in pairs:
            assert text.count(here) == 1, f"{name} has no single {here!r} any more"
            text = text.replace(here, new)
        path.write_text(text, encoding="utf-8")
    for path in (folder / "text").glob("*.ftl"):
        path.write_text(path.read_text(encoding="utf-8") + words, encoding="utf-8")
    return [name for name in changes if name.endswith(".py")]
