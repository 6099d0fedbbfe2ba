"""Talk in Fuji: the filter gives a message back to its author alone; things are pointed at, not typed; silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.registry import list_games
from tests.browser import clicking_player
from tests.browser.clicking_player import Clicker, asked, open_table

pytestmark = pytest.mark.skipif("fuji" not in list_games(), reason="Fuji is not installed")

WHOLE = """["#talk-problem", "#talk-form"].every((one) => {
  const [box, play] = [one, "#play"].map((each) => document.querySelector(each).getBoundingClientRect());
  return box.top >= play.top - 1 && box.bottom <= play.bottom + 1;
})"""
MINE = "Boolean(document.body.dataset.asks)"  # the server has taken the last action: what is clicked now counts
IN_SIGHT = """[...document.querySelectorAll(".board .live")].some((one) => {
  const [{ top, bottom }, view] = [one, document.querySelector(".board")].map((each) => each.getBoundingClientRect());
  return one.dataset.id.startsWith("figure/") && top > view.top - 1 && bottom < view.bottom + 1;
})"""


def phase(page: Any) -> str:
    return str(page.evaluate("document.querySelector('#prompt .sentence')?.innerText ?? ''"))


def until(players: list[Clicker], words: str) -> None:
    """Play on until the prompt of the first says so."""
    for _ in range(400):
        if words in phase(players[0].page):
            return
        acted = False
        for one in players:
            if asked(one.page) and words not in phase(one.page):
                one.step()
                acted = True
        if not acted:
            players[0].page.wait_for_timeout(40)
    raise AssertionError(phase(players[0].page))


@pytest.fixture
def pair(person: Callable[..., Any]) -> list[Clicker]:
    """Two people at a table of Fuji who may talk: phase 2; the second reads German."""
    host, friend = person(viewport={"width": 1440, "height": 900}), person(locale="de-DE")
    open_table(host, "fuji", [{"who": "me", "name": "Ann"}, {"who": "link"}])
    host.locator("#tab-more").click()
    friend.goto(host.locator(".invite code").inner_text())
    friend.locator("body[data-shown]").wait_for()
    players = [Clicker(host, 3, hints=1.0), Clicker(friend, 4, hints=1.0)]
    until(players, "place your destination marker")
    for one in players:
        clicking_player.until(one.page, MINE)
        one.page.locator("#tab-talk").click()
    return players


def say(page: Any, words: str) -> None:
    page.locator("#talk-text").fill(words)
    page.locator("#talk-text").press("Enter")


def test_a_blocked_message_goes_back_to_its_author_with_the_reason(pair: list[Clicker]) -> None:
    """F-13.18 The others see nothing of it; the phrase that would serve is named; what is allowed passes."""
    host, friend = (one.page for one in pair)
    say(host, "Three of my dice are yellow")
    host.locator("#talk-problem:not([hidden])").wait_for()
    reason = host.locator("#talk-problem").inner_text()
    assert "F-13.18" in reason
    assert "three" in reason
    assert "I am strong on yellow." in reason
    assert host.locator("#talk-text").input_value() == "Three of my dice are yellow"
    say(host, "Many of my dice are high")
    friend.locator("#talk li", has_text="Many of my dice are high").wait_for()
    assert host.locator("#talk-problem").is_hidden()
    assert friend.locator("#talk li").count() == 1
    assert "Three" not in friend.content()


def test_things_are_pointed_at_with_the_mouse_and_with_the_keys(pair: list[Clicker]) -> None:
    """F-13.25 The name of a cell contains a digit, which nobody may type; pointed at it passes."""
    host, friend = (one.page for one in pair)
    field = host.locator("#talk-text")
    field.fill("Shall we meet at ")
    before = host.evaluate("document.body.dataset.ply")
    cell = host.locator("svg.scene [data-id^='cell/']").nth(3)
    box = cell.bounding_box()
    at = [box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.85]
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-id^=\"cell/\"]').dataset.id"
    name = host.evaluate(under, at).split("/")[1]  # cards may lie over each other's edges
    host.mouse.click(*at)
    assert field.input_value() == f"Shall we meet at [{name}] "
    assert host.evaluate("document.body.dataset.ply") == before  # it was no move
    host.locator("#talk-text:focus").wait_for()  # one goes on writing: the focus comes back after the click
    host.locator("#talk-point").focus()
    host.keyboard.press("Enter")
    assert host.locator("#talk-point").get_attribute("aria-pressed") == "true"
    host.locator(".board .live[data-id^='figure/']").first.wait_for(state="attached")
    host.locator(".board .live[data-id='figure/p2']").focus()
    host.keyboard.press("Enter")
    host.locator("#talk-point[aria-pressed='false']").wait_for()
    assert "[Player 2]" in field.input_value()
    field.press("Enter")
    line = friend.locator("#talk li")
    line.wait_for()
    assert line.locator(".thing").all_inner_texts() == [name, "Spieler 2"]  # the friend reads German
    line.locator(".thing").first.focus()
    friend.locator(f".ring.is-lit[data-of='cell/{name}']").wait_for(state="attached")


def test_four_things_are_too_many_and_markup_stays_text(pair: list[Clicker]) -> None:
    host, friend = (one.page for one in pair)
    say(host, "<b>[cell/a1]</b> [card/rope] [figure/p1] [figure/p2]")
    host.locator("#talk-problem:not([hidden])").wait_for()
    say(host, "[card/nonsense]")
    host.locator("#talk-problem", has_text="card/nonsense").wait_for()
    say(host, "<b>[card/rope]</b>")
    friend.locator("#talk li .thing", has_text="Seil").wait_for()
    assert friend.locator("#talk li b").count() == 1  # the name of who speaks
    assert "<b>" in friend.locator("#talk li").inner_text()


def test_pointing_ends_with_escape_and_the_game_goes_on(pair: list[Clicker]) -> None:
    host = pair[0].page
    live = host.locator(".board .live").count()
    host.locator("#talk-point").click()
    assert host.locator(".board .live").count() != live
    host.keyboard.press("Escape")
    assert host.locator(".board .live").count() == live
    assert host.evaluate("document.activeElement.id") == "talk-text"
    host.locator("#talk-point").click()
    host.locator("#phrases [data-pick]").first.click()
    assert host.locator("#talk-point").get_attribute("aria-pressed") == "false", "what is live belongs to the phrase"


def test_phase_three_is_silent(pair: list[Clicker]) -> None:
    """F-13.2"""
    until(pair, "In silence")
    host = pair[0].page
    assert host.locator("#talk-text").is_disabled()
    assert host.locator("#talk-point").is_disabled()


def test_a_phrase_is_a_word_and_a_thing_in_either_order(pair: list[Clicker]) -> None:
    """F-13.3 Word, then card; card, then word: two taps each. Who is asked has quick answers."""
    host, friend = (one.page for one in pair)
    host.locator("#phrases [data-pick='say/ask']").click()
    host.locator("#prompt .sentence", has_text="Ask Player 2").wait_for()  # there is nobody else to ask
    host.locator(".board .live[data-id^='cell/']").first.focus()
    host.keyboard.press("Enter")
    friend.locator("#talk li").first.wait_for()
    question = friend.locator("#play #replies p").inner_text()  # beside the prompt, whatever else is open
    assert "Spieler 2" in question
    assert question.rstrip("“”").endswith("?")
    answers = friend.locator("#replies .chip").all_inner_texts()
    assert answers
    assert not [one for one in answers if "Ja" in one or "Danke" in one], "these answer no question of how strong"
    friend.locator("#replies .chip").first.click()
    host.locator("#talk li").nth(1).wait_for()
    host.locator("#talk-point").click()
    host.locator(".board .live[data-id='cell/d1']").focus()
    host.keyboard.press("Enter")
    host.locator("#phrases .chip.back", has_text="d1").wait_for()
    host.locator("#phrases .chip[data-act]").first.click()
    friend.locator("#talk li", has_text="d1").last.wait_for()


QUICK = """(chips) => {
  chips.forEach((one) => document.querySelector(`#phrases ${one}`).click());
  return document.querySelectorAll("#phrases .chip.later").length; // a moment later the server has taken the first
}"""


def test_what_is_said_before_the_last_action_was_taken_is_sent_after_it(pair: list[Clicker]) -> None:
    """Clicks in one moment, faster than any server: nothing is lost, and a word that is begun waits for its thing."""
    host, friend = (one.page for one in pair)
    assert host.evaluate(QUICK, ["[data-act='talk maybe']", "[data-act='talk thanks']", "[data-act='talk wait']"]) == 2
    for word in ("Vielleicht", "Danke", "Warte"):
        friend.locator("#talk li", has_text=word).wait_for()
    clicking_player.until(host, MINE)
    host.evaluate(QUICK, ["[data-act='talk sorry']", "[data-pick='say/ask']"])
    host.locator("#prompt .sentence", has_text="Ask Player 2").wait_for()
    assert not host.locator("#phrases .chip.later").count()


def test_a_refusal_is_seen_on_a_phone_and_the_words_are_kept(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 360, "height": 740}, has_touch=True)
    bot = {"who": "bot", "level": "casual"}
    open_table(page, "fuji", [{"who": "me"}, bot, bot])
    until([Clicker(page, 3, hints=1.0)], "place your destination marker")
    say(page, "I have 12 on blue")
    page.locator("#talk-problem:not([hidden])").wait_for()
    assert page.locator("#talk-text").input_value() == "I have 12 on blue"
    clicking_player.until(page, WHOLE)
    page.evaluate("document.querySelector('#play').scrollTop = 0")
    page.locator("#language").select_option("de")  # another picture comes, as it does when others act
    page.locator("html[lang=de]").wait_for()
    clicking_player.until(page, WHOLE)


def test_the_rule_of_talk_stands_beside_it(pair: list[Clicker]) -> None:
    assert "name no numbers" in pair[0].page.locator("#talk-rule").inner_text()


def test_on_a_phone_people_talk_beside_the_moves(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 360, "height": 740}, has_touch=True)
    bot = {"who": "bot", "level": "casual"}
    open_table(page, "fuji", [{"who": "me"}, bot, bot])
    page.locator("#play #talk-text").wait_for()
    assert page.locator("#tab-talk").is_hidden()
    assert "phrases only" in page.locator("#talk-rule").inner_text()
    until([Clicker(page, 3, hints=1.0)], "place your destination marker")
    clicking_player.until(page, MINE)
    page.locator("#phrases [data-pick='say/ask']").click()
    clicking_player.until(page, IN_SIGHT)  # whom? The other players' panels lie far below the map
