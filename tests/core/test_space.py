"""The declared action space: ids, notation, parser, masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapilli.core.errors import NotationError
from lapilli.core.space import Space

SPACE = Space(colour=("red", "blue"), place=("a.1", "a.2", "b.1"), triple=("1 0 0", "0 1 0"))
PLACE = SPACE.add("place {colour} {from:place} to {to:place}", rule="X-1.1", click_path="piece/{from} place/{to}")
READY = SPACE.add("ready {colour}", confirm=True)
TOSS = SPACE.add("toss {colour} {triple}")


def test_ids_run_without_gaps_in_mixed_radix() -> None:
    assert (PLACE, READY, TOSS, SPACE.size) == (0, 18, 20, 24)
    assert SPACE.text(PLACE + (1 * 3 + 2) * 3 + 1) == "place blue b.1 to a.2"
    assert SPACE.bases()[17:20] == [0, 18, 18]
    assert SPACE.column(0)[18:20] == [0, 1]
    assert SPACE.column(2)[18] == -1


@given(st.integers(0, SPACE.size - 1))
def test_notation_round_trips(action: int) -> None:
    assert SPACE.parse(SPACE.text(action)) == action
    kind, words = SPACE.unmask(SPACE.text(action))
    assert kind.text(words) == SPACE.text(action)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused_with_a_notation_error(text: str) -> None:
    try:
        assert SPACE.text(SPACE.parse(text)) == " ".join(text.split())
    except NotationError as error:
        assert error.code == "notation"


def test_blanks_do_not_matter() -> None:
    assert SPACE.parse("  ready   red ") == READY


def test_an_unknown_word_is_named_and_answered_with_the_nearest_legal_ones() -> None:
    with pytest.raises(NotationError, match=r"'bleu' is no word .*did you mean 'ready blue'") as refused:
        SPACE.parse("ready bleu", [READY, READY + 1])
    assert refused.value.nearest[0] == "ready blue"


def test_an_ambiguous_beginning_lists_what_it_could_be() -> None:
    with pytest.raises(NotationError) as refused:
        SPACE.parse("ready", [READY, READY + 1])
    assert refused.value.nearest == ("ready red", "ready blue")


def test_known_words_in_a_wrong_order_are_told_apart_from_unknown_ones() -> None:
    with pytest.raises(NotationError, match="do not make an action"):
        SPACE.parse("red ready")
    with pytest.raises(NotationError, match="no action was named"):
        SPACE.parse(" ")


def test_masked_words_are_question_marks() -> None:
    masked = SPACE.masked(TOSS, "triple")
    assert masked == "toss red ?"
    kind, words = SPACE.unmask(masked)
    assert (kind.key, words) == ("toss", {"colour": "red", "triple": "?"})


def test_touch_and_confirm_come_from_the_declaration() -> None:
    assert SPACE.click_path(PLACE + 1) == ("piece/a.1", "place/a.2")
    assert SPACE.kind(READY).confirm
    assert not SPACE.kind(PLACE).confirm


def test_an_id_outside_the_space_is_refused() -> None:
    with pytest.raises(NotationError):
        SPACE.text(24)


def test_two_kinds_need_two_keys_and_two_slots_two_names() -> None:
    space = Space(colour=("red",))
    space.add("go {colour}")
    with pytest.raises(TypeError, match="share the key"):
        space.add("go")
    with pytest.raises(TypeError, match="share a name"):
        space.add("swap {colour} {colour}")


def test_the_signature_shows_every_kind() -> None:
    assert list(SPACE.signature())[1] == "18 ready {red|blue}"
