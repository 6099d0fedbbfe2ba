"""Several people: two browsers, one screen with a curtain, talk, take-backs, leaving and coming back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything
from lapilli.core.registry import list_games
from tests.browser.clicking_player import HINTS, Clicker, asked, open_table, over, ply, todays, until, wait

FEW = 24  # rounds of looking and clicking, in the games that are played to their end only with LAPILLI_ALL
ONLINE = ["pumice", *(name for name in ("fuji", "eruption") if name in todays())]  # one of the two each day
# the whole game of the small one; a real one until the screen was passed on so many times
SECRETS = [(name, enough) for name, enough in (("pumice", 1000), ("deukalion", 8)) if name in list_games()]


def friends(person: Callable[..., Any], game: str) -> tuple[Any, Any]:
    """A host and a friend who opened the link, at one table."""
    host, friend = person(), person()
    least = max(2, min(list_games()[game].seats))
    rest = [{"who": "bot", "level": "casual"}] * (least - 2)
    open_table(host, game, [{"who": "me", "name": "Ann"}, {"who": "link"}, *rest])
    host.locator("#tab-more").click()
    link = host.locator(".invite code").inner_text()
    friend.goto(link)
    friend.locator("body[data-shown]").wait_for()
    return host, friend


@pytest.mark.parametrize("game", ONLINE)
def test_two_browsers_play_one_game(person: Callable[..., Any], game: str) -> None:
    """Both reach the same result, or see the same game when it is enough for today; each acts only when asked."""
    host, friend = friends(person, game)
    hints = HINTS.get(game, 0.0)
    players = [Clicker(host, 3, hints=hints), Clicker(friend, 4, hints=hints)]
    to_the_end = everything() or game == "pumice"
    for _ in range(6000 if to_the_end else FEW):
        if over(host) and over(friend):
            break
        acted = False
        for one in players:  # asked anew before each click: what the other did may have ended the question
            if asked(one.page):
                one.step()
                acted = True
        if not acted:
            host.wait_for_timeout(30)
    if to_the_end:
        words = [page.locator(".result .reason, .result h2").last.inner_text() for page in (host, friend)]
        assert words[0] == words[1]
        return
    assert ply(host) > FEW // 4
    for page in (host, friend):
        page.locator("#stages .now").wait_for()
    end = time.monotonic() + 120
    while stage(host) != stage(friend):  # both are asked again: the last click may still be on its way to either
        assert time.monotonic() < end, (stage(host), stage(friend))


def stage(page: Any) -> str:
    """The stage that a page marks; plies are counted by each viewer for himself."""
    return str(page.evaluate("document.querySelector('#stages .now')?.innerText"))


def test_links_that_open_on_this_computer_only_say_so(person: Callable[..., Any]) -> None:
    host = person()
    open_table(host, "pumice", [{"who": "me"}, {"who": "link"}])
    assert "this computer only" in host.locator("#lobby").inner_text()


def test_a_link_gives_a_seat_once(person: Callable[..., Any], watch: Any) -> None:
    host, third = person(), person()
    open_table(host, "pumice", [{"who": "me"}, {"who": "link"}])
    host.locator("#tab-more").click()
    link = host.locator(".invite code").inner_text()
    friend = person()
    friend.goto(link)
    friend.locator("body[data-shown]").wait_for()
    third.goto(link)
    assert third.locator("h1").first.inner_text()
    assert third.locator(".board").count() == 0
    watch.problems.clear()  # the refusal itself is an error page
    third.goto(host.url)
    third.locator("body[data-shown]").wait_for()
    assert asked(third) == ""
    assert "You are watching" in third.locator("#prompt").inner_text()


def test_a_friend_says_what_he_is_called(person: Callable[..., Any]) -> None:
    """Asked for it on arrival; the field outlives frames that come while one types, and a name is text."""
    host, friend = friends(person, "pumice")
    assert host.locator("#name-request").is_hidden(), "whoever has a name is not asked"
    field = friend.locator("#name-request input")
    field.fill("<i>Bob")
    wait(host)
    Clicker(host, 1).step()
    friend.wait_for_timeout(300)
    assert field.input_value() == "<i>Bob"
    field.press("Enter")
    host.locator(".seat small", has_text="<i>Bob").wait_for()
    friend.locator(".seat.me small", has_text="<i>Bob").wait_for()
    assert friend.locator(".naming").count() == 0
    friend.locator("#tab-more").click()
    friend.locator(".seat.me [data-key^='name/']").click()
    friend.locator("#seats .naming input").fill("Rob")
    friend.locator("#seats .naming input").press("Enter")
    host.locator(".seat small", has_text="Rob").wait_for()


def test_a_friend_may_stay_nameless_and_is_not_asked_again(person: Callable[..., Any]) -> None:
    host, friend = friends(person, "pumice")
    friend.locator("[data-key=nameless]").click()
    wait(host)
    Clicker(host, 1).step()
    friend.wait_for_timeout(300)
    assert friend.locator("#name-request").is_hidden()


def test_while_friends_are_awaited_nothing_else_is_asked(person: Callable[..., Any]) -> None:
    """The prompt tells how many have come; whose turn it will be then is not said yet."""
    host, friend = person(), person()
    open_table(host, "pumice", [{"who": "me"}, {"who": "link"}, {"who": "link"}], wait=True)
    assert host.locator("#prompt .sentence").inner_text() == "Here: 1 of 3"
    friend.goto(host.locator("#lobby code").first.inner_text())
    friend.locator("#prompt", has_text="Here: 2 of 3").wait_for()
    host.locator("#prompt", has_text="Here: 2 of 3").wait_for()
    host.locator("[data-key=begin]").click()
    host.locator("#prompt .sentence", has_not_text="Here:").wait_for()


@pytest.mark.skipif("deukalion" not in list_games(), reason="Deukalion is not installed")
def test_what_shall_be_done_for_me_is_ticked_and_stays_ticked(person: Callable[..., Any]) -> None:
    """Only where the game has such steps: on the leaf about the table, what is ticked beside the question as well."""
    page = person()
    boxes = page.locator("#table-panel .auto-pass input")
    open_table(page, "pumice", [{"who": "me"}, {"who": "bot"}])
    page.locator("#tab-more").click()
    page.locator("#save-record").wait_for()
    assert boxes.count() == 0
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot"}])
    assert page.locator("#auto-pass input").count() == 0, "before the first throw nothing is done for anybody"
    page.locator("#tab-more").click()
    boxes.first.wait_for()
    assert boxes.count() == 2
    page.locator("#table-panel").get_by_label(
        "Pass for me after throws"
    ).check()  # soon it stands beside the question too
    page.locator("#auto-pass input:checked").wait_for()
    page.reload()
    page.locator("#auto-pass input:checked").wait_for()
    page.locator("#tab-more").click()
    boxes.first.wait_for()
    assert [boxes.nth(number).is_checked() for number in range(2)] == [False, True]


FAKE = """window.Notification = class {
  static permission = "default"; static asked = 0; static shown = [];
  static async requestPermission() { this.asked += 1; return (this.permission = "granted"); }
  constructor(title, { body }) { Notification.shown.push(`${title}: ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => true });"""


def test_the_browser_calls_when_it_is_my_turn_only_if_that_was_wished(person: Callable[..., Any]) -> None:
    """Nobody is asked before they tick the box, and it is not ticked for them."""
    host, friend = person(), person()
    host.add_init_script(FAKE)
    open_table(host, "pumice", [{"who": "me"}, {"who": "link"}])
    friend.goto(host.locator("#lobby code").inner_text())
    friend.locator("body[data-shown]").wait_for()
    host.locator("#tab-more").click()
    box = host.locator("[data-key=notify]")
    assert not box.is_checked()
    assert host.evaluate("[Notification.asked, Notification.shown.length]") == [0, 0]
    box.check()
    until(host, "Notification.asked === 1 && document.querySelector('[data-key=notify]').checked")
    players = {page: Clicker(page, 5) for page in (host, friend)}
    for _ in range(40):
        if host.evaluate("Notification.shown.length"):
            break
        for page, clicker in players.items():
            if asked(page):
                clicker.step()
        host.wait_for_timeout(50)
    assert "Pumice: Your turn" in host.evaluate("Notification.shown[0]")


def test_what_people_say_reaches_the_others_as_text(person: Callable[..., Any]) -> None:
    """Talk is shown as it was typed, tags and all."""
    host, friend = friends(person, "pumice")
    host.locator("#tab-talk").click()
    host.locator("#talk-text").fill("<b>hello</b> & good luck")
    host.locator("#talk-text").press("Enter")
    friend.locator("#tab-talk.news").wait_for()
    friend.locator("#tab-talk").click()
    friend.locator("#talk li").wait_for()
    assert "<b>hello</b> & good luck" in friend.locator("#talk li").inner_text()
    assert friend.locator("#talk li b b").count() == 0


@pytest.mark.parametrize(("game", "enough"), SECRETS)
def test_one_screen_hides_secrets_behind_the_curtain(person: Callable[..., Any], game: str, enough: int) -> None:
    """While the screen is passed on, neither hand is on it; the whole game is played like that."""
    page = person()
    least = max(2, min(list_games()[game].seats))
    open_table(page, game, [{"who": "me"}] + [{"who": "hotseat"}] * (least - 1))
    player = Clicker(page, seed=5, haste=0.8)  # on to the next one soon
    curtains = 0
    for _ in range(4000):
        wait(page)
        if over(page) or curtains == enough:
            break
        words, shown = page.evaluate("""() => [document.querySelector("#handover:not([hidden])")?.innerText ?? "",
          document.querySelectorAll(".board svg.scene, #menu button, #ask:not([hidden]) button, #log li").length]""")
        if words:
            curtains += 1
            assert shown == 0
            assert "Pass the screen" in words
        player.step()
    assert over(page) or curtains == enough
    assert curtains > 3


TAKE_BACK = "#tool-takeback, #tool-undo:not([disabled])"


def play_until(host: Any, friend: Any, offered: str, quiet: Callable[[], bool]) -> None:
    """The two play on until something is offered to the host, and the page is quiet in the way that is meant."""
    players = [Clicker(host, 3), Clicker(friend, 4)]
    for _ in range(1000):
        for one in players:
            if host.locator(offered).count() and quiet():
                return
            if asked(one.page) and (one is players[0] or not asked(host)):
                wait(one.page)
                one.step()
        host.wait_for_timeout(60)
    raise AssertionError("it never came to that")


def test_a_request_to_take_back_is_answered(person: Callable[..., Any]) -> None:
    """Once somebody has learned something, the others are asked; with their yes the game goes back."""
    host, friend = friends(person, "pumice")
    play_until(host, friend, "#tool-takeback", lambda: not host.locator("#ask:not([hidden])").count())
    before = ply(host)
    host.locator("#tool-takeback").click()
    friend.locator("#ask:not([hidden]) button.main").click()
    host.locator("#ask").wait_for(state="hidden")
    until(host, f"Number(document.body.dataset.ply) < {before}")
    assert not over(host)


def test_what_may_be_taken_back_is_offered_again_after_a_reload(person: Callable[..., Any]) -> None:
    """At once, without another action of mine. The friend is asked: so no action is on its way and the game goes on."""
    host, friend = friends(person, "pumice")
    play_until(host, friend, TAKE_BACK, lambda: not asked(host) and bool(asked(friend)))
    host.reload()
    host.locator("body[data-shown]").wait_for()
    assert host.locator(TAKE_BACK).count() == 1


def test_who_leaves_is_replaced_by_a_bot_and_gets_the_seat_back(person: Callable[..., Any]) -> None:
    host, friend = friends(person, "pumice")
    here = friend.url
    friend.goto("about:blank")
    host.locator("[data-key^='bot/']").click()
    host.locator("[data-key='ask/casual']").click()
    host.locator(".seat", has_text=re.compile("bot, casual")).wait_for()
    friend.goto(here)
    friend.locator("[data-key^='back/']").click()
    friend.locator(".seat.me").wait_for()


def test_real_dice_are_typed_in(person: Callable[..., Any]) -> None:
    """Every open outcome is asked from the people at the table, to the end of the game."""
    page = person()
    open_table(page, "pumice", [{"who": "me"}, {"who": "bot", "level": "casual"}], dice="typed")
    player = Clicker(page, seed=6)
    typed = 0
    for _ in range(2000):
        wait(page)
        if over(page):
            break
        if asked(page) == "chance":
            typed += 1
            assert "Real dice" in page.locator("#prompt").inner_text()
        player.step()
    assert over(page)
    assert typed > 3


def test_an_action_is_undone_while_nobody_has_learned_anything(person: Callable[..., Any]) -> None:
    """Pumice: a stone laid face down tells nobody anything, so it may be taken up again."""
    page = person()
    open_table(page, "pumice", [{"who": "me"}, {"who": "link"}])
    wait(page)
    hand = page.locator(".board .live").count()
    Clicker(page, seed=1).step()
    page.locator("#tool-undo:not([disabled])").click()
    page.locator(".board .live").nth(hand - 1).wait_for(state="attached")
    assert asked(page)
