"""The end of a game as it is seen: who stands where, and with what."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.core.registry import list_games
from lapilli.words import LANGUAGES
from tests.browser.clicking_player import imported, moments, until, visit, workshop

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
    visit(page, (Path(__file__).parents[2] / "tools" / "sample_records" / "deukalion.txt").read_text())
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


NEXT = """async ([done, played, won, bots]) => {
  const { chooseNext } = await import("/static/nextSuggestion.js");
  const learned = { here: { done }, ...Object.fromEntries(played.map((name) => [name, { played: true }])) };
  localStorage.setItem("lapilli.learned", JSON.stringify(learned));
  const levels = ["casual", "steady", "strong"].map((name) => ({ name, label: name }));
  const games = ["here", "one", "two"].map((name) => ({ name, title: name.toUpperCase() }));
  games.push({ name: "sample", title: "SAMPLE", example: true });
  const lessons = [["a", false], ["b", false], ["whole", true]].map(([id, play]) => ({ id, title: id, play }));
  return chooseNext({ game: "here", won, bots, levels, games, lessons })?.href;
}"""
TRIED = {
    "won against bots": ([], [], True, ["casual", "steady"], "/?play=here&level=strong"),
    "won against the best bots": ([], [], True, ["casual", "strong"], "/learn/here/a"),
    "lost": (["a"], [], False, ["casual"], "/learn/here/b"),
    "won among people": ([], [], True, [], "/learn/here/a"),
    "nothing is left to learn": (["a", "b"], [], False, ["casual"], "/?play=one"),
    "another game is known too": (["a", "b"], ["one"], False, ["casual"], "/?play=two"),
    "all games are known": (["a", "b"], ["one", "two"], False, ["casual"], "/?play=one"),
}


@pytest.mark.parametrize("case", TRIED)
def test_what_to_try_next_fits_what_is_known(person: Callable[..., Any], case: str) -> None:
    *known, href = TRIED[case]
    assert workshop(person()).evaluate(NEXT, known) == href


@pytest.mark.parametrize("game", ["eruption", "nisyros"])
def test_the_result_says_what_to_try_next(person: Callable[..., Any], game: str) -> None:
    """One line with a link, in every language: a lesson, then another game, whose dialog opens."""
    page = person()
    visit(page, moments(game)[-1])
    line = page.locator(".result .next a")
    line.wait_for()
    assert line.get_attribute("data-next") == "lesson"
    said = {line.inner_text()}
    for lang in sorted(set(LANGUAGES) - {"en"}):
        page.locator("#language").select_option(lang)
        old = json.dumps(["", *said])
        until(page, f"!{old}.includes(document.querySelector('.result .next a')?.innerText ?? '')")
        said.add(line.inner_text())
    assert len(said) == len(LANGUAGES)
    if folder := os.environ.get("LAPILLI_SHOTS"):
        page.screenshot(path=f"{folder}/next-{game}.png")
    href = str(line.get_attribute("href"))
    page.goto(href)
    page.locator("body.lesson").wait_for()

    lessons = page.evaluate("(game) => fetch(`/api/lessons/${game}`).then((answer) => answer.json())", game)
    learned = {game: {"done": [one["id"] for one in lessons["lessons"]]}}
    page.evaluate("(all) => localStorage.setItem('lapilli.learned', all)", json.dumps(learned))
    visit(page, moments(game)[-1])
    page.locator(".result .next a[data-next='game']").click()
    page.locator("#setup[open]").wait_for()
    assert page.url.endswith("/")


def test_a_link_to_a_level_opens_the_dialog_with_its_bots(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/?play=fuji&level=strong")
    page.locator("#setup[open]").wait_for()
    seats = page.locator("#setup .seat-row select").evaluate_all("(all) => all.map((one) => one.value)")
    assert seats == ["me", "bot:strong", "bot:strong"]
    page.goto("/?play=unknown")
    page.locator(".game").first.wait_for()
    assert not page.locator("#setup[open]").count()
