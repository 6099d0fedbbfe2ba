"""`lapilli terminal`, with lines that somebody typed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import lapilli
from lapilli.cli import session
from lapilli.cli.choices import ROWS, Choices
from lapilli.cli.save_game import Save, resume
from lapilli.cli.seats import seating
from lapilli.core.action import Action, MenuContext
from lapilli.core.registry import find
from tests.cli.run_command import Ran, run


def play(*lines: str, arguments: tuple[str, ...] = ()) -> Ran:
    """A two-seat game from seed 1 against a steady bot; the lines are typed, then the input ends."""
    return run("terminal", "tiny", "--seed", "1", *arguments, typed="".join(line + "\n" for line in lines))


def saved(tmp_path: Path) -> Path:
    return next((tmp_path / "terminal").glob("tiny-*.txt"))


def test_board_prompt_and_numbered_menu() -> None:
    done = play()
    assert done.code == 0
    assert "points [0, 0] of 9" in done.out
    assert "Use the die or show your card." in done.out
    assert re.search(r"1\s+take \d", done.out)
    assert re.search(r"2\s+leave the die\s+leave", done.out)


def test_a_number_plays_and_the_log_tells_what_happened() -> None:
    done = play("2")
    assert "Ann leaves the die." in done.out
    assert "Bob " in done.out


def test_a_notation_plays() -> None:
    assert "Ann leaves the die." in play("leave").out


def test_part_of_a_notation_filters_and_an_empty_line_plays_the_only_one() -> None:
    done = play("eav", "")
    assert "Only this one of 3 fits" in done.out
    assert "Ann leaves the die." in done.out


def test_a_filter_that_fits_several_narrows_the_menu() -> None:
    done = play("die")  # only the label has it
    assert "an empty line plays it" in done.out


def test_a_filter_can_be_dropped() -> None:
    done = play("e", "")
    assert done.out.count("leave the die") >= 2


def test_nothing_fits() -> None:
    assert "Nothing on the menu matches that." in play("xyzzy").out
    assert "Did you mean: leave" in play("leaves").out


def test_a_known_but_illegal_action_gets_its_reason() -> None:
    done = play("take 3")
    assert "The die does not show that. (T-1.2)" in done.out


def test_what_reveals_something_is_confirmed() -> None:
    refused = play("show", "", "n")
    assert "sure?" in refused.out
    assert "Ann shows" not in refused.out
    assert "Ann shows" in play("3", "").out
    assert "Ann shows" in play("3", arguments=("--yes",)).out


def test_question_mark_explains_the_step_and_the_commands() -> None:
    done = play("?")
    assert "Take what the die shows" in done.out
    assert "why ACTION" in done.out


def test_question_mark_explains_an_entry_by_its_clause() -> None:
    for line in ("? 2", "?2", "? leave", "help leave"):
        done = play(line)
        assert "leave the die  (leave)" in done.out
        assert "T-1.3 Or leave them" in done.out


def test_why() -> None:
    assert "The die does not show that." in play("why take 3").out
    assert "Whoever is to move may take its pips" in play("why take 3").out
    assert "leave is allowed now." in play("why leave").out
    assert "Nothing on the menu" in play("why bother").out


def test_hint_without_a_thinking_player_is_the_rule_of_thumb() -> None:
    assert re.search(r"3: A good choice: show your [45]\. \(show [45]\)", play("hint").out)


def test_log_board_rules_and_all() -> None:
    done = play("log 1", "board", "rules T-0.1", "rules", "all")
    assert done.out.count("The die shows") == 2
    assert done.out.count("points [0, 0] of 9") == 2
    assert "keeps it secret" in done.out
    assert "Which clause?" in done.out
    assert done.out.count("leave the die") == 2


def test_the_own_card_is_seen_the_other_is_not() -> None:
    done = play("log")
    assert re.search(r"Ann is dealt [45]\.", done.out)
    assert "Bob is dealt a card." in done.out
    assert not re.search(r"Bob is dealt [45]", done.out)


def test_undo_says_why_not() -> None:
    assert "cannot be taken back" in play("undo").out


def test_the_language_can_be_changed_while_playing() -> None:
    done = play("lang de", "lang la")
    assert "Nutze den Würfel" in done.out
    assert "Sprachen: en, de, fr, nl" in done.out


def test_quit_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = play("2", "quit")
    assert done.code == 0
    assert f"lapilli terminal --resume {saved(tmp_path)}" in done.out


def test_save_writes_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "kept" / "copy.txt"
    done = play(f"save {copy}", "save")
    assert f"Saved: {copy}" in done.out
    assert copy.read_text() == saved(tmp_path).read_text()
    assert "cannot be written" in play(f"save {tmp_path}").out


def test_a_half_played_game_is_resumed_with_the_same_dice(tmp_path: Path) -> None:
    whole = play("2", "2", "2")
    record = saved(tmp_path).read_text()
    saved(tmp_path).unlink()
    play("2")
    done = run("terminal", "--resume", "last", typed="2\n2\n")
    assert done.code == 0
    assert saved(tmp_path).read_text() == record
    assert done.out.splitlines()[-8:-2] == whole.out.splitlines()[-8:-2]


def test_resume_checks_the_game(tmp_path: Path) -> None:
    play()
    done = run("terminal", "pumice", "--resume", str(saved(tmp_path)))
    assert done.code == 2
    assert "a game of tiny" in done.err


def test_a_plain_record_is_resumed_by_people(tmp_path: Path) -> None:
    table = lapilli.new("tiny", seed=3)
    table.settle()
    path = tmp_path / "plain.txt"
    path.write_text(table.record(seed=True))
    kept, again = resume(path, None)
    assert kept.players == ("human", "human")
    assert again.position() == table.position()


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    play()
    path.write_text(saved(tmp_path).read_text() + "ann: take 3\n")
    done = run("terminal", "--resume", str(path))
    assert done.code == 2
    assert re.search(r"line \d+: The die does not show that", done.err)


def test_a_whole_game_ends_with_its_result(tmp_path: Path) -> None:
    done = play(*["1"] * 20)
    assert done.code == 0
    assert "The goal is reached." in done.out
    assert "Won by:" in done.out
    assert "lapilli replay" in done.out
    assert lapilli.replay(saved(tmp_path).read_text()).result is not None


def test_bots_alone_play_to_the_end() -> None:
    done = run("terminal", "tiny", "--seed", "2", "--seat", "1=random", "--seat", "2=casual")
    assert done.code == 0
    assert "Won by:" in done.out


def test_the_seed_decides_the_bots_and_the_dice(tmp_path: Path) -> None:
    kept = []
    for number in range(2):
        path = tmp_path / f"{number}.txt"
        run("terminal", "tiny", "--seed", "2", "--seat", "1=random", "--seat", "2=casual", "--save", str(path))
        kept.append(path.read_text())
    assert kept[0] == kept[1]


def test_hands_are_hidden_between_people() -> None:
    done = run("terminal", "tiny", "--seed", "1", "--others", "human", typed="\n2\n\n2\n\n")
    for name in ("Ann", "Bob"):
        assert f"Pass the keyboard to {name}" in done.out
    before, after = done.out.split("Pass the keyboard to Bob")[:2]
    assert re.search(r"Ann is dealt [45]", before)
    assert not re.search(r"Ann is dealt [45]", after.split("Pass the keyboard to Ann")[0])


def test_typed_dice_are_asked_for_and_can_be_typed_again(tmp_path: Path) -> None:
    done = run("terminal", "tiny", "--dice", "typed", typed="deal ann 4\ndeal bob 5\n3\nundo\n1\nhint\n")
    assert "Chance>" in done.out
    assert "50.0%" in done.out
    assert "16.7%" in done.out
    moves = [line for line in saved(tmp_path).read_text().splitlines() if line.startswith("chance:")]
    assert moves == ["chance: deal ann 4", "chance: deal bob 5", "chance: roll 1"]
    again = run("terminal", "--resume", "last", typed="leave\n1\n")
    assert "Chance>" in again.out


def test_an_open_move_is_taken_back(tmp_path: Path) -> None:
    done = run("terminal", "tiny", "--dice", "typed", typed="deal ann 4\ndeal bob 5\n1\nleave\nundo\n")
    assert done.code == 0
    assert "cannot be taken back" not in done.out
    assert saved(tmp_path).read_text().rstrip().endswith("chance: roll 1")


def test_the_move_of_a_bot_is_not_taken_back(tmp_path: Path) -> None:
    lines = "deal ann 4\ndeal bob 5\n1\nleave\n2\nundo\n"
    done = run("terminal", "tiny", "--dice", "typed", typed=lines)
    assert "bob has acted since: that cannot be taken back" in done.out
    assert "bob:" in saved(tmp_path).read_text()


def test_everybody_at_once_and_another_seat_first() -> None:
    lines = "\nseat dune\nseat basalt\n\nquit\n"
    done = run("terminal", "pumice", "--seed", "1", "--others", "human", "--seats", "3", typed=lines)
    assert "Who can act now: ash, basalt, cinder" in done.out
    assert "Pass the keyboard to Basalt" in done.out


@pytest.mark.parametrize(
    ("named", "others", "expected"),
    [
        ({}, None, ("human", "steady", "steady")),
        ({}, "human", ("human", "human", "human")),
        ({"bob": "human"}, None, ("steady", "human", "steady")),
        ({"bob": "random"}, None, ("human", "random", "human")),
        ({"3": "casual", "ann": "human"}, "random", ("human", "random", "casual")),
    ],
)
def test_who_sits_where(named: dict[str, str], others: str | None, expected: tuple[str, ...]) -> None:
    assert seating(lapilli.new("tiny", 3), named, others) == expected


def test_a_bug_of_a_game_stays_loud_but_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("tiny").presentation), "prompt", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        play("1")
    assert lapilli.replay(saved(tmp_path).read_text()).ply == 3


def test_only_the_end_of_very_much_news_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "NEWS", 2)
    assert "… one earlier line: see log" in play().out


def test_an_owners_box_comes_back_on_resume(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('source = "mine"\n')
    table = lapilli.new("tiny", box=box)
    path = Save(tmp_path / "game.txt", ("human", "steady"), box=box).write(table)
    kept, again = resume(path, None)
    assert kept.box == box.resolve()
    assert again.box.fingerprint == table.box.fingerprint


def test_a_long_menu_is_cut_but_keeps_its_numbers() -> None:
    game = lapilli.list_games()["pumice"]
    menu = [
        Action(MenuContext(game, lapilli.new("pumice").state, 0, "ash", 0), number) for number in range(game.space.size)
    ]
    choices, out = Choices(menu, "en"), io.StringIO()
    choices.show(Console(file=out, width=100))
    assert f"{len(menu) - ROWS} more" in out.getvalue()
    assert choices.narrow("target")
    last = choices.shown[-1]
    assert choices.pick(str(choices.number(last))) is last
