"""Pages load little: a first visit is a handful of requests, and a picture arrives in parts that are built once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import list_games
from lapilli.server.frames.frame import markup
from lapilli.server.frames.part_cache import PartCache
from tests.browser.clicking_player import evening, open_table, todays, workshop

MOST = 8  # requests of a first visit, pictures included

BUILD = """async ([frames, pictures]) => {
  const { PartCache } = await import("/static/partCache.js");
  const { parsePicture } = await import("/static/parsePicture.js");
  const { patchElement } = await import("/static/patchElement.js");
  const partCache = new PartCache();
  const shown = parsePicture(partCache.unpack(frames[0]).svg);
  const wrong = [];
  for (const [number, frame] of frames.entries()) {
    if (number) patchElement(shown, parsePicture(partCache.unpack(frame).svg));
    if (!shown.isEqualNode(parsePicture(pictures[number]))) wrong.push(number);
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", todays(1))
def test_a_picture_built_from_its_parts_is_the_whole_picture(person: Callable[..., Any], game: str) -> None:
    """Move by move in one page, from one seat's eyes, then far ahead and back."""
    table, plies = evening(game, min(list_games()[game].seats), "parts")
    middle = len(plies) // 2
    steps = [*plies[middle : middle + 12], plies[0], plies[-1], plies[middle]]
    trees = [table.game.presentation.board(table.at(ply).view(0), "en").parts() for ply in steps]
    part_cache = PartCache()
    frames = [part_cache.pack({"type": "frame", "picture": tree, "menu": []}) for tree in trees]  # type: ignore[typeddict-item]
    page = workshop(person())
    assert page.evaluate(BUILD, [frames, [markup(tree) for tree in trees]]) == []


def test_a_first_visit_is_a_handful_of_requests(person: Callable[..., Any]) -> None:
    page = person(reduced_motion="no-preference")  # whose board at the head lives
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.startswith("http") else None)
    page.goto("/", wait_until="networkidle")
    page.mouse.wheel(0, 4000)  # what waits to be looked at is loaded too
    page.wait_for_timeout(300)
    asked = [url for url in asked if "/pumice.svg" not in url]  # a plug-in of these tests
    assert len(asked) <= MOST, "\n".join(asked)


@pytest.mark.parametrize("game", todays())
def test_a_first_visit_to_a_table_is_a_handful_of_requests(person: Callable[..., Any], game: str) -> None:
    """A friend opens a link."""
    host, page = person(), person()
    room = open_table(host, game, [{"who": "me"}] + [{"who": "bot"}] * (min(list_games()[game].seats) - 1))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.startswith("http") else None)
    page.goto(f"/t/{room}", wait_until="networkidle")
    page.locator("body[data-shown]").wait_for()
    assert len(asked) <= MOST, "\n".join(asked)
