"""What was said stands beside the cards, never on their figures, and all of it can be read."""

from __future__ import annotations

import re
from typing import cast

import pytest

from lapilli.core.factory import new
from lapilli.core.presentation import Shape
from lapilli.core.table import Table
from lapilli.draw import Scene
from lapilli.games.fuji.box import box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.sayings import LANE, badges, claim_words, summed
from lapilli.games.fuji.picture.slope import across
from lapilli.words import LANGUAGES

PHRASES = 24


@pytest.fixture(scope="module")
def table() -> Table:
    """Somebody has said a lot."""
    made = new("fuji", seats=3, seed="sayings")
    made.settle()
    while made.view()["phase"] != "planning":
        made.play(made.menu(made.actors[0])[0])
        made.settle()
    for _ in range(PHRASES):
        made.play(next(one for one in made.menu("p2") if made.game.space.kind(one.id).key in ("say", "threat")))
        made.settle()
    return made


def seen(table: Table) -> View:
    return cast("View", table.cached_view(0))


def written(markup: str) -> str:
    """All letters of a picture, in the order of drawing."""
    return " ".join(" ".join(re.findall(r">([^<>]+)</text>", markup)).split())


def board(table: Table, shape: Shape, lang: str = "en") -> Scene:
    drawn = table.picture(0, lang, shape)
    assert isinstance(drawn, Scene)
    return drawn


def test_badges_lie_between_the_rows(table: Table) -> None:
    view = seen(table)
    slope = across(view, box_of(view["box"]), 0, 0)
    drawn = badges(view, slope.cells, LANE, "en")
    assert drawn
    bottoms = {spot.bottom for spot in slope.cells.values()}
    tops = {spot.y for spot in slope.cells.values()}
    for badge in drawn:
        y = float(str(dict(badge.attributes)["transform"]).split()[-1].rstrip(")"))
        assert y in bottoms
        assert all(top < y or top >= y + LANE for top in tops)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_is_summed_up_by_its_word(table: Table, lang: str) -> None:
    view = seen(table)
    words = summed(view, 1, lang)
    topics = {claim_words(claim)["topic"] for claim in view["claims"] if claim["text"]}
    assert len(topics) > 4
    assert all(table.game.words.word(lang, "topic", topic) in words for topic in topics)


def test_on_a_phone_all_of_it_is_there_and_on_a_desk_where_one_looks(table: Table) -> None:
    words = summed(seen(table), 1, "en")
    assert words in written(board(table, "narrow").svg())
    markup = board(table, "wide").svg()
    assert re.search(r'data-id="figure/p2"[^>]*class="[^"]*enlarges"', markup)
    assert words in written(markup[markup.index("large-figure/p2") :])
