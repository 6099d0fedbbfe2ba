"""Text environments: what a seat reads, what it may answer, and whole games."""

from __future__ import annotations

import random

import pytest

import lapilli
from lapilli.adapters.text_env import TextEnv, describe_actions, describe_turn, read_action
from lapilli.core.errors import OptionError
from lapilli.core.rng import Rng
from lapilli.core.table import Table

GAMES = ("nisyros", "fuji", "eruption", "deukalion")


def play(env: TextEnv, seats: int, seed: int, decisions: int = 4000) -> list[str]:
    """Play a game at random; return what was shown."""
    env.reset(seats, seed)
    chance, shown = random.Random(seed), list[str]()
    while not env.done and len(shown) < decisions:
        player, text = env.get_observation()
        shown.append(text)
        count = len(env.table.menu(player))
        env.step(f"I choose [{chance.randrange(count) + 1}].")
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_text(name: str) -> None:
    env = TextEnv(name)
    shown = play(env, 2 if name == "fuji" else 3, 7)
    assert env.done
    rewards, info = env.close()
    assert set(rewards) == set(info)
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    assert all("Your actions:" in text for text in shown)


def test_the_same_seed_gives_the_same_texts() -> None:
    assert play(TextEnv("eruption"), 2, 3, 60) == play(TextEnv("eruption"), 2, 3, 60)
    assert play(TextEnv("eruption"), 2, 3, 60) != play(TextEnv("eruption"), 2, 4, 60)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_read_alike(name: str) -> None:
    env = TextEnv(name)
    env.reset(3, 11)
    chance = random.Random(2)
    for step in range(90):
        if env.done:
            break
        player = env.player
        if step % 10 == 9:
            table, known = env.table, env.table.know(player)
            worlds = [known.sample_world(Rng(seed)) for seed in range(4)]
            tables = [Table(table.game, world, options=table.options, box=table.box, seed="0") for world in worlds]
            texts = {describe_turn(one, player, rows=1000) for one in tables}
            assert len(texts) == 1
        env.step(str(chance.randrange(len(env.table.menu(player))) + 1))


def test_news_are_told_once() -> None:
    table = lapilli.new("eruption", seats=2, seed=1)
    table.settle()
    table.play(table.legal()[0])
    table.settle()
    lines = len(table.lines(0))
    assert lines
    assert "Since your last decision:" in describe_turn(table, 0)
    assert "Since your last decision:" not in describe_turn(table, 0, since=lines)


def test_answers_are_numbers_or_notation() -> None:
    table = lapilli.new("deukalion", seats=2, seed=1)
    table.settle()
    menu = table.menu()
    assert read_action(menu, "2").id == menu[1].id
    assert read_action(menu, f"[1]? No: [{menu[2].text}]").id == menu[2].id
    with pytest.raises(OptionError, match="is not one of your"):
        read_action(menu, "[attack everybody]")
    with pytest.raises(OptionError, match="is not one of your"):
        read_action(menu, str(len(menu) + 1))


def test_actions_are_selected_by_words_and_cut() -> None:
    table = lapilli.new("nisyros", seats=3, seed=7)
    table.settle()
    menu = table.menu()
    assert len(describe_actions(menu, rows=3).splitlines()) == min(4, len(menu) + (len(menu) <= 3))
    assert describe_actions(menu, contains=menu[-1].text).startswith(f"{len(menu)}. {menu[-1].text} - ")
    assert "No action contains 'xyzzy'." in describe_actions(menu, contains="xyzzy")


def test_wrong_answers_are_refused_with_the_reason_and_lose_at_last() -> None:
    env = TextEnv("eruption", error_allowance=1)
    env.reset(2, 1)
    player, _ = env.get_observation()
    done, info = env.step("[fly]")
    assert not done
    assert "'fly' is not one of your" in str(info["refused"])
    assert "'fly' is not one of your" in env.get_observation()[1]
    done, _ = env.step("[fly]")
    assert done
    rewards, reasons = env.close()
    assert rewards[player] == -1
    assert reasons[0] == {"reason": "illegal answers", "by": player}
    with pytest.raises(OptionError, match="the game is over"):
        env.step("1")


def test_a_game_that_goes_on_has_no_result() -> None:
    env = TextEnv("eruption")
    env.reset(2, 1)
    with pytest.raises(OptionError, match="not over"):
        env.close()
