"""Records: readable, strict, streamed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lapilli
from lapilli import LapilliError, RecordError
from lapilli.core.factory import play_again
from lapilli.core.record import read, read_all
from lapilli.core.registry import find

FIRST = lapilli.new("pumice", seats=2, seed=3)
FIRST.settle()
while not FIRST.result:
    FIRST.play(FIRST.menu()[0])
    FIRST.settle()
WHOLE = FIRST.record()


def changed(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new, 1)


def test_a_record_says_everything_and_replays() -> None:
    lines = WHOLE.splitlines()
    assert lines[:4] == ["lapilli record 1", "game: pumice 1", f"box: {FIRST.box.fingerprint}", "seats: 2"]
    assert "option rounds: 6" in lines
    assert "seed: 3" in lines
    again = lapilli.replay(WHOLE)
    assert again.record() == WHOLE
    assert again.result == FIRST.result


def test_an_unfinished_game_keeps_its_seed_secret_and_replays() -> None:
    half = FIRST.at(10)
    assert "seed: 3" not in half.record()
    assert lapilli.replay(half.record()).position() == half.position()
    assert "seed: 3" in half.record(seed=True)


def test_a_game_from_a_position_carries_it() -> None:
    table = lapilli.position("pumice", FIRST.at(6).position(), seed=4)
    table.settle()
    table.play(table.menu()[0])
    assert lapilli.replay(table.record()).position() == table.position()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "one record was expected"),
        ("hello", "line 1: a record begins with"),
        ("lapilli record 1\ngame: pumice 1\n", "no 'box' line"),
        ("lapilli record 1\ngame pumice\n", "line 2: .*colon is missing"),
        ("lapilli record 1\ngame: pumice\n", "line 2: the game's version is missing"),
        ("lapilli record 1\nmood: good\n", "line 2: 'mood' is no heading"),
        (changed("game: pumice 1", "game: pumice 9"), "line 2: Pumice version 9 was recorded"),
        (changed("game: pumice", "game: pebbles"), "there is no game 'pebbles'"),
        (changed("seats: 2", "seats: two"), "line 4: 'two' is no number"),
        (changed("seats: 2", "seats: 9"), "played by 2, 3, 4"),
        (changed("seats: 2", "seats: 2\nseats: 3"), "line 5: 'seats' is given twice"),
        (changed("option rounds: 6", "option rounds: 5"), "option rounds is one of"),
        (changed("seed: 3", "seed: 4"), "the seed does not fit its hash"),
        (changed("box: ", "box: 0"), "line 3: it was played with another box"),
        (changed("chance: draw ash", "chance: drew ash"), "line 9: .*'drew' is no word"),
        (changed("chance: draw ash", "basalt: draw ash"), "line 9: First the dice"),
        (changed("result: ", "result: un"), "result should be"),
        (changed("winners: ", "winners: dune, "), "winners should be"),
        (WHOLE + "chance: roll 1\n", "nothing but the result may follow"),
        ("\n".join(WHOLE.splitlines()[:-6]) + "\nresult: won\n", "the game is not over"),
        (changed("result: ", "reason: x\nx: "), "nothing but the result may follow"),
    ],
)
def test_what_does_not_fit_is_refused_with_line_and_reason(text: str, complaint: str) -> None:
    with pytest.raises(LapilliError, match=complaint):
        play_again(read(text))


def test_remarks_and_blank_lines_are_skipped() -> None:
    assert lapilli.replay("# a fine game\n\n" + WHOLE.replace("\n\n", "\n# dice\n\n")).record() == WHOLE


def test_a_large_collection_is_read_one_game_at_a_time() -> None:
    taken = 0

    def lines() -> Iterator[str]:
        nonlocal taken
        for _ in range(1000):
            for line in WHOLE.splitlines(keepends=True):
                taken += 1
                yield line

    records = read_all(lines())
    first = next(records)
    assert play_again(first).record() == WHOLE
    assert taken <= 2 * len(WHOLE.splitlines())


@settings(max_examples=200)
@given(
    st.text(max_size=200)
    | st.builds(
        lambda cut, text: WHOLE[:cut] + text + WHOLE[cut + 3 :], st.integers(0, len(WHOLE)), st.text(max_size=6)
    )
)
def test_any_text_is_replayed_or_refused(text: str) -> None:
    try:
        play_again(read(text))
    except LapilliError as error:
        assert error.code in ("record", "option", "notation")


def test_the_line_of_an_error_can_be_asked_for() -> None:
    with pytest.raises(RecordError) as refused:
        read("lapilli record 1\nnonsense\n")
    assert refused.value.line == 2


def test_a_record_of_another_version_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FIRST.game, "version", 2)
    with pytest.raises(RecordError, match="version 1 was recorded, version 2 is installed"):
        lapilli.replay(WHOLE)


def test_a_game_may_tidy_the_moves_of_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("pumice").rules, "canonical_moves", lambda moves: moves[:6])
    assert lapilli.replay(FIRST.at(9).record()).position() == FIRST.at(6).position()
