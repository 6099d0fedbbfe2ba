"""The end of a game as it is seen: who stands where, and with what."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.core.registry import list_games
from tests.browser.hands import imported, moments, visit

RECORDS = Path(__file__).parents[1] / "games" / "eruption" / "records"


def table_of(page: Any) -> list[list[str]]:
    """The rows of the final table, as they are read."""
    script = "rows => rows.map(row => [row.querySelector('th').textContent, row.querySelector('td').textContent])"
    found: list[list[str]] = page.locator(".result .scores tr").evaluate_all(script)
    return found


def test_eruption_shows_temperatures_the_coolest_first(person: Callable[..., Any]) -> None:
    record = (RECORDS / "3-players-burned.txt").read_text()
    degrees = sorted(lapilli.replay(record).position()["temperature"].values())
    page = person()
    visit(page, record)
    assert [reached for _, reached in table_of(page)] == [f"{each}°" for each in degrees]


def test_with_clans_the_winning_team_stands_first_with_its_average(person: Callable[..., Any]) -> None:
    record = (RECORDS / "clans-4-burned.txt").read_text()
    table = lapilli.replay(record)
    assert table.result is not None
    page = person()
    visit(page, record)
    rows = table_of(page)
    winners = [table.position()["temperature"][seat] for seat in table.result.winners]
    assert rows[0][1] == f"{sum(winners) // 2}° on average"
    assert [reached for _, reached in rows[1:3]] == [f"{each}°" for each in sorted(winners)]
    assert "on average" in rows[3][1]
    assert len(rows) == 6


def test_on_a_phone_the_last_board_stays_in_sight_above_the_result(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 390, "height": 844})
    visit(page, (RECORDS / "3-players-burned.txt").read_text())
    board, told, tabs = (page.locator(part).bounding_box() for part in ("#board", ".play", ".tabs"))
    assert board["height"] > 200
    assert abs(told["y"] + told["height"] - tabs["y"]) <= 1, "nothing gapes between the result and the tabs"


def test_long_sums_stay_inside_the_result_and_say_below_what_their_parts_are(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, (Path(__file__).parents[2] / "tools" / "evenings" / "deukalion.txt").read_text())
    inside = "card => [card, card.parentElement].every((one) => one.scrollWidth <= one.clientWidth)"
    assert page.locator(".result").evaluate(inside)
    notes = page.locator(".scores td small").all_inner_texts()
    assert len(notes) == 3
    assert notes[0] == "tasks, point cards, settlements"


ROUNDS = """async () => {
  const { resultChart } = await import("/static/resultChart.js");
  const log = Array.from({ length: 24 }, (_, at) => ({ round: (at >> 1) + 1, ply: 2 * at }));
  const lines = [{ name: "x", label: "X", points: [0, 7] }];
  const drawn = resultChart({ chart: lines, log, ply: 50, seats: [], result: { counts: "" } });
  return [...drawn.querySelectorAll("text")].map((one) => one.textContent);
}"""


def test_the_winner_gets_a_medal_and_the_chart_says_what_it_counts(person: Callable[..., Any]) -> None:
    page = person()
    visit(page, (RECORDS / "3-players-burned.txt").read_text())
    assert page.locator(".result .medal .mark").count() == 1
    assert "temperatures" in page.locator(".chart figcaption b").inner_text()
    assert page.locator(".chart .key").count() == 3
    numbers = page.evaluate(ROUNDS)
    assert numbers == ["7", "1", "3", "5", "7", "9", "11"], "what the axis reaches, and every other of a dozen rounds"


HAND_OVER = """(seat) => new Promise((done) => {
  const room = location.href.replace("http", "ws").replace("/t/", "/api/tables/");
  const line = new WebSocket(`${room}/live`);
  line.onopen = () => line.send(JSON.stringify({ type: "hand_over", seat }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "link") line.close(), done(told.url);
  };
})"""


@pytest.mark.parametrize("game", sorted(list_games()))
def test_who_sat_at_the_table_follows_the_others_into_the_rematch(person: Callable[..., Any], game: str) -> None:
    """The link that one player's "Play again" shows to the others leads to the new table, at their own seat."""
    record = moments(game)[-1]
    seat = lapilli.replay(record).seats[-1]
    host, guest = person(), person()
    host.goto(imported(host, record))
    host.locator("[data-key=again]").wait_for()
    guest.goto(host.evaluate(HAND_OVER, seat))
    guest.locator("[data-key=again]").wait_for()
    with host.expect_navigation():
        host.locator("[data-key=again]").click()
    with guest.expect_navigation():
        guest.locator(".result a.main").click()
    assert guest.url == host.url
    guest.locator("#seats > .me").wait_for()
    assert guest.locator("#seats > .me:last-child").count() == 1
