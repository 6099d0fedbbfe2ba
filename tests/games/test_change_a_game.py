"""docs/how-to/change-a-game.md is true: a card and an option are added to a copy of the sources, in so few files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games import example_changes

SOURCE = Path(__file__).parents[2] / "src"
GENERATE = Path(__file__).parents[2] / "tools" / "generate.py"
CARD_IS_PLAYED = """
import lapilli
from lapilli.core.check import CHECKS, Plan
from lapilli.core.rng import Rng
game = lapilli.list_games()["nisyros"]
played = []
for seed in range(6):
    table = lapilli.new("nisyros", seats=2, seed=seed)
    while table.actors and table.ply < 400:
        menu = table.menu(table.actors[0])
        worms = [one for one in menu if one.text == "draw event 21"]
        if worms:
            table.play(worms[0])
        elif table.actors == ("chance",):
            table.step_chance()
        else:
            seat = table.seats.index(table.actors[0])
            chosen = game.players.choose_by_heuristic(table.know(seat), seat, [one.id for one in menu], Rng(seed))
            table.play(next(one for one in menu if one.id == chosen))
    played += [game.space.text(table.move(ply)[1]) for ply in range(table.ply)]
assert any(text.startswith("gnaw ") for text in played), "the card was never carried out"
plan = Plan(stride=151, configurations=((2, {}),))
for check in ("menus_agree_with_why_not", "words_are_complete", "restored_games_go_on"):
    CHECKS[check](game, plan)
"""
OPTION_IS_PLAYED = """
import lapilli
from lapilli.core.check import CHECKS, Plan
from lapilli.games.eruption.rules.meter import cool
game = lapilli.list_games()["eruption"]
cooled = []
for breeze in (False, True):
    state = game.rules.start(2, game.rules.choose_options(2, {"breeze": breeze}), game.rules.load_box())
    state.temperature[0] = 200
    cool(state, 0)
    cooled.append(200 - state.temperature[0])
assert cooled[1] == 2 * cooled[0] > 0, cooled
plan = Plan(stride=151, configurations=((2, {"breeze": True}),))
for check in ("menus_agree_with_why_not", "words_are_complete", "restored_games_go_on"):
    CHECKS[check](game, plan)
"""
EQUIPMENT_IS_PLAYED = """
import lapilli
from lapilli.core.check import CHECKS, Plan
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
game = lapilli.list_games()["fuji"]
options = game.rules.choose_options(3, {"talk": "chat"})
used = 0
for seed in range(12):
    state, rng = game.rules.start(3, options, game.rules.load_box()), Rng(seed)
    while state.actor != NOBODY:
        texts = {game.space.text(state.legal[index]): state.legal[index] for index in range(state.n_legal)}
        wanted = [action for text, action in texts.items() if "whistle" in text]
        used += sum(text.startswith("use") for text in texts if "whistle" in text)
        state.play(wanted[0] if wanted else state.sample(rng) if state.actor == CHANCE
                   else state.legal[rng.below(state.n_legal)])
assert used, "nobody ever had a whistle"
plan = Plan(stride=151, configurations=((3, {"talk": "chat"}),))
for check in ("menus_agree_with_why_not", "words_are_complete", "restored_games_go_on"):
    CHECKS[check](game, plan)
"""
ACTION_CARD_IS_PLAYED = """
import lapilli
from lapilli.core.check import CHECKS, Plan
from lapilli.core.rng import Rng
table, played = lapilli.new("deukalion", seats=2, seed=3), 0
rng = Rng(3)
while table.actors and played < 3 and table.ply < 3000:
    if table.actors == ("chance",):
        table.step_chance()
        continue
    menu = table.menu(table.actors[0])
    echo = [one for one in menu if one.text == "play echo"]
    if echo:
        table.svg(table.actors[0])
        assert echo[0].label("en")
    played += bool(echo)
    table.play(echo[0] if echo else menu[rng.below(len(menu))])
assert played, "nobody ever had the card"
plan = Plan(stride=151, configurations=((2, {"turn_limit": 20}),))
for check in ("menus_agree_with_why_not", "words_are_complete", "restored_games_go_on"):
    CHECKS[check](table.game, plan)
"""


FACT_IS_KEPT = """
import sys
from lapilli.adapters.arrays import observation, parts
from lapilli.core.check import CHECKS, Plan
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
game = find(sys.argv[1])
seats = game.seats[0]
state, rng = game.rules.start(seats, game.rules.choose_options(seats, {}), game.rules.load_box()), Rng(2)
while state.actor != NOBODY and not state.omens:
    state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
assert state.omens, "the rule was never used"
assert state.copy().omens == state.omens == game.rules.position(state)["omens"], "a copy or a position forgets it"
assert all(game.rules.observe(state, seat)["omens"] == state.omens for seat in (None, 0)), "a view does not tell it"
again = game.rules.restore(game.rules.position(state), game.rules.load_box())
assert again.omens == state.omens, "a position is not read"
assert game.rules.imagine(game.rules.observe(state, 0), rng).omens == state.omens, "the way back from a view forgets it"
again = game.rules.unpack(game.rules.pack(game.rules.know(state, 0)))
world = again.sample_world(rng)
assert game.rules.view(again)["omens"] == world.omens == state.omens, "bots in other processes are not told"
array = parts(game, observation(game, state, 0))["omens"]
assert array[0] == state.omens, "learning agents are not told"
for check in ("every_field_is_kept", "restored_games_go_on", "positions_are_checked"):
    CHECKS[check](game, Plan(stride=151, configurations=((seats, {}),)))
"""


@pytest.mark.parametrize("game", example_changes.FACTS)
def test_a_fact_is_one_declaration_and_the_rule_that_uses_it(game: str, tmp_path: Path) -> None:
    """State, copy, position, view and back, bytes and the observation array follow from a row in fields.py."""
    folder = copied(tmp_path) / "games" / game
    assert len(example_changes.apply(folder, example_changes.FACTS[game], "")) == 2
    subprocess.run([sys.executable, GENERATE, folder], check=True)
    run(FACT_IS_KEPT, tmp_path, game)


def copied(folder: Path) -> Path:
    """A copy of the sources without what is compiled; the folder of the package."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    return Path(shutil.copytree(SOURCE / "lapilli", folder / "lapilli", ignore=ignored))


def run(script: str, folder: Path, *words: str) -> None:
    """Run a script on such a copy."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "LAPILLI_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(
    ("game", "change", "words", "script", "most"),
    [
        ("nisyros", example_changes.CARD, example_changes.CARD_WORDS, CARD_IS_PLAYED, 4),
        ("eruption", example_changes.OPTION, example_changes.OPTION_WORDS, OPTION_IS_PLAYED, 3),
        ("fuji", example_changes.EQUIPMENT, example_changes.EQUIPMENT_WORDS, EQUIPMENT_IS_PLAYED, 5),
        ("deukalion", example_changes.ACTION_CARD, example_changes.ACTION_CARD_WORDS, ACTION_CARD_IS_PLAYED, 5),
    ],
    ids=["a card of Nisyros", "an option of Eruption", "equipment of Fuji", "a card of Deukalion"],
)
def test_it_takes_so_few_files(
    game: str, change: example_changes.Changes, words: str, script: str, most: int, tmp_path: Path
) -> None:
    """The new thing works: it is played, explained, spoken of and kept in positions; the kit finds nothing missing."""
    touched = example_changes.apply(copied(tmp_path) / "games" / game, change, words)
    assert len(touched) <= most
    run(script, tmp_path)
