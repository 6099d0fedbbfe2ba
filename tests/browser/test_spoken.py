"""What a screen reader is told: each name once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import list_games
from tests.browser.clicking_player import open_table, todays, wait


def spoken(page: Any) -> list[tuple[str, str, str]]:
    """Role, name and description of everything, as Chromium hands it to a screen reader."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    fields = ("role", "name", "description")
    return [
        tuple(str(node.get(field, {}).get("value", "")) for field in fields)  # type: ignore[misc]
        for node in nodes
        if not node.get("ignored")
    ]


@pytest.mark.parametrize("game", todays(1))
def test_no_description_repeats_the_name(person: Callable[..., Any], game: str) -> None:
    page = person()
    seats = min(list_games()[game].seats)
    open_table(page, game, [{"who": "me"}, *({"who": "bot", "level": "random"} for _ in range(seats - 1))])
    wait(page)
    told = spoken(page)
    assert any(name for role, name, _ in told if role in ("image", "button"))
    assert [one for one in told if one[2] and one[1].startswith(one[2])] == []


def test_the_mouse_is_told_what_a_thing_is(person: Callable[..., Any]) -> None:
    page = person()
    open_table(page, "nisyros", [{"who": "me"}, {"who": "bot", "level": "random"}])
    wait(page)
    thing = page.locator("#board [data-id='die/red']")
    assert thing.locator("> title").count() == 0
    thing.hover(force=True)
    assert thing.locator("> title").text_content() == thing.get_attribute("aria-label")
    page.mouse.move(2, 2)
    assert page.locator("#board title").count() == 0
