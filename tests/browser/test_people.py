"""People in a browser: the same on another device, a table behind a password, a guest sent away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lapilli import new
from tests.browser.clicking_player import open_table, until


def test_five_words_make_another_device_the_same_person(person: Callable[..., Any]) -> None:
    """Name, tables and history come along."""
    laptop, phone = person(), person(locale="nl-NL", viewport={"width": 360, "height": 740})
    open_table(laptop, "pumice", [{"who": "me"}, {"who": "bot", "level": "random"}])
    laptop.evaluate(IMPORT, _played())
    laptop.goto("/")
    laptop.locator("#me summary").click()
    laptop.locator("#me-name").fill("Dorothea")
    laptop.locator("#me form button").first.click()
    laptop.locator("#me form").get_by_text("Kept").wait_for()
    laptop.locator("#me-give").click()
    words = laptop.locator(".phrase .words").inner_text()
    phone.goto("/")
    phone.locator("#me summary").click()
    phone.locator("#me-words").fill(words)
    phone.locator("#me-recover").click()
    phone.locator("#running li").wait_for()
    assert phone.locator("#running li").count() == 1
    assert phone.locator("#finished li").count() == 1
    phone.locator("#me summary").click()
    until(phone, "document.querySelector('#me-name').value === 'Dorothea'")


def test_a_name_that_is_typed_is_not_taken_away_by_the_one_before(person: Callable[..., Any]) -> None:
    page = person()
    waiting: list[Any] = []
    page.route("**/api/me", lambda route: waiting.append(route))
    page.goto("/")
    with page.expect_request("**/api/me"):
        page.locator("#me summary").click()
    page.locator("#me-name").fill("Dorothea")
    with page.expect_response("**/api/me"):
        waiting[0].fulfill(json={"name": "Somebody else"})
    page.evaluate("new Promise((done) => setTimeout(done, 100))")  # the page has had its say
    assert page.locator("#me-name").input_value() == "Dorothea"


IMPORT = """(record) => fetch("/api/tables/import", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ record }),
})"""


def _played() -> str:
    """The record of a game that is over."""
    table = new("pumice", 2, seed="history")
    while table.actors:
        table.settle()
        if table.actors:
            table.play(table.menu(table.actors[0])[0].text, table.actors[0])
    return table.record()


def test_a_listed_table_with_a_password_is_joined_through_a_dialog_of_the_page(person: Callable[..., Any]) -> None:
    host, guest = person(), person()
    room = open_table(host, "pumice", [{"who": "me"}, {"who": "link"}], password="tuff", listed=True)
    guest.goto("/")
    guest.locator("#open-tables button").first.click()
    guest.locator("dialog.entry button", has_text="Close").click()
    guest.locator("dialog.entry").wait_for(state="detached")
    guest.locator("#open-tables button").first.click()
    guest.locator("#dialog-input").fill("tuff")
    guest.keyboard.press("Enter")
    guest.wait_for_url(f"**/t/{room}")


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_new_open_table_appears_without_a_reload_and_nobody_watches_from_a_hidden_tab(
    person: Callable[..., Any],
) -> None:
    """Rows that have not changed stay, and with them the focus."""
    host, guest = person(), person()
    lines: list[Any] = []
    guest.on("websocket", lambda line: lines.append(line))
    guest.goto("/")
    first = open_table(host, "pumice", [{"who": "me"}, {"who": "link"}], listed=True)
    guest.locator(f"#open-tables [data-room='{first}'] button").focus()
    second = open_table(host, "nisyros", [{"who": "me"}, {"who": "link"}], listed=True)
    guest.locator(f"#open-tables [data-room='{second}']").wait_for()
    focused = "document.activeElement.closest('li').dataset.room"
    assert guest.evaluate(focused) == first
    assert len(lines) == 1
    with lines[0].expect_event("close"):
        guest.evaluate(HIDE, True)
    third = open_table(host, "fuji", [{"who": "me"}, {"who": "link"}], listed=True)
    with guest.expect_websocket():
        guest.evaluate(HIDE, False)
    guest.locator(f"#open-tables [data-room='{third}'] button").click()
    guest.wait_for_url(f"**/t/{third}")


def test_a_table_of_a_game_that_is_not_installed_says_so_among_mine(person: Callable[..., Any]) -> None:
    page = person(locale="de-DE")
    reason = "Das Spiel vesuvius ist hier nicht installiert."
    lists = {"tables": [], "unreadable": [{"room": "x" * 22, "code": "not-installed", "reason": reason}]}
    page.request.get("/")  # known from now on
    page.route("**/api/tables?*", lambda route: route.fulfill(json=lists))
    page.goto("/")
    page.locator("#mine .unreadable").get_by_text(reason).wait_for()


def test_a_password_is_asked_and_a_guest_can_be_silenced_and_sent_away(person: Callable[..., Any], watch: Any) -> None:
    host, guest, stranger = person(), person(), person()
    room = open_table(host, "pumice", [{"who": "me"}, {"who": "link"}], password="tuff")
    stranger.goto(f"/t/{room}")
    stranger.locator("#password").fill("basalt")
    stranger.locator("#door button").click()
    stranger.locator("#door .problem").get_by_text("not the password").wait_for()
    stranger.locator("#password").fill("tuff")
    stranger.locator("#door button").click()
    stranger.locator("body[data-shown]").wait_for()
    link = host.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
    assert link["seats"][1]["who"] == "link"
    url = host.evaluate("document.querySelector('#lobby input, #lobby a, #lobby code')?.value ?? ''") or _link(host)
    guest.goto(url)
    guest.locator("body[data-shown]").wait_for()
    assert host.evaluate(WHOLE), "names are not cut off by what the host may do"
    assert host.locator("[data-key^='mute/']").is_hidden(), "until then talk and log have the room"
    host.locator("#tab-more").click()
    host.locator("[data-key^='mute/']").click()
    host.locator("[data-key^='mute/']").get_by_text("Unmute").wait_for()
    host.locator("[data-key^='remove/']").click()
    lines: list[str] = []
    guest.on("websocket", lambda line: lines.append(line.url))
    host.locator("dialog[open] button", has_text="Send away").click()
    host.locator("[data-key^='copy-link/']").wait_for()
    guest.locator("#ask").get_by_text("You were sent away").wait_for()
    host.locator("#tab-log").click()
    host.locator("#log").get_by_text("sent away").wait_for()
    guest.evaluate("dispatchEvent(new Event('online'))")  # nor does it come back when the network does
    guest.wait_for_timeout(1500)
    assert lines == [], "it came back, and was refused again"
    watch.problems[:] = [one for one in watch.problems if "403" not in one]  # what was refused above


WHOLE = """[...document.querySelectorAll('#seats .names')].every((names) => {
  const [seat, who] = names.children; // where the board has the name of a seat, only who sits there is shown
  const shown = seat.clientWidth > 1 ? seat : who;
  return shown.scrollWidth <= shown.clientWidth + 1;
})"""


def _link(page: Any) -> str:
    """What the button copies."""
    page.evaluate("navigator.clipboard.writeText = async (words) => (window.copied = words)")
    page.locator("[data-key^='copy-link/']").click()
    return str(page.evaluate("window.copied"))


def test_on_a_phone_the_host_reads_what_sending_away_does_before_it_is_done(person: Callable[..., Any]) -> None:
    """A newcomer is announced on the leaf of play; who is sent away is asked in a dialog above all leaves."""
    host, guest = person(viewport={"width": 360, "height": 740}), person()
    room = open_table(host, "pumice", [{"who": "me"}, {"who": "link"}], door="ask")
    guest.goto(_link(host))
    guest.locator("body[data-shown]").wait_for()
    host.locator("#tab-more").click()
    newcomer = person().request
    home = newcomer.get("/").url.rstrip("/")
    newcomer.post(f"/api/tables/{room}/knock", data={"name": "Eve"}, headers={"Origin": home})
    host.locator("#tab-play.news").wait_for()
    host.locator("[data-key^='remove/']").click()
    host.locator("dialog[open] .note").get_by_text("must ask you like any newcomer").wait_for()
    assert host.locator("dialog[open] button", has_text="Send away").is_visible()


COVERED = """() => [...document.querySelectorAll("#seats :is(.mark, small, .button-row button)")].filter((one) => {
  const { left, width, top, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !width || (hit !== one && !one.contains(hit) && !hit?.contains(one));
}).map((one) => one.textContent)"""


def test_what_a_host_may_do_with_a_guest_covers_nobody_on_an_upright_tablet(person: Callable[..., Any]) -> None:
    host, guest = person(locale="de-DE", viewport={"width": 820, "height": 1180}), person()
    seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}, {"who": "bot", "level": "random"}]
    open_table(host, "fuji", seats, lang="de")
    host.locator("#tab-more").click()
    link = str(host.locator("code", has_text="/s/").first.text_content())
    guest.goto(link)
    host.locator("#seats [data-key^='remove/']").wait_for()
    host.locator("#seats [data-key^='bot/']").wait_for(state="detached")  # the guest has come, and needs no bot
    assert host.locator("#seats .button-row button").count() == 4
    assert host.evaluate(COVERED) == []


def test_a_newcomer_asks_to_come_in_and_the_host_says_yes_or_no_on_the_spot(
    person: Callable[..., Any], watch: Any
) -> None:
    """From the list to the seat; who was sent away asks like anybody; a closed table lets spectators go."""
    host, guest, other = person(), person(), person(locale="fr-FR", viewport={"width": 360, "height": 740})
    room = open_table(host, "pumice", [{"who": "me"}, {"who": "link"}], listed=True, door="ask")
    guest.goto("/")
    guest.locator(f"#open-tables [data-room='{room}'] button", has_text="Ask to sit down").click()
    guest.locator("#my-name").fill("Dorothea")
    guest.locator("#ask-play").click()
    guest.locator("#state").get_by_text("Waiting for the host").wait_for()
    host.locator("#newcomers").get_by_text("Dorothea asks to come in.").wait_for()
    until(host, "document.querySelector('#spoken').textContent === 'Dorothea asks to come in.'")
    host.locator("#newcomers button", has_text="Let in").click()
    guest.locator("body[data-shown]").wait_for()
    assert guest.url.endswith(f"/t/{room}")
    guest.locator("#seats .me").get_by_text("Dorothea").wait_for()
    host.locator("#newcomers").wait_for(state="hidden")
    other.goto(f"/t/{room}")
    assert other.locator("#ask-play").is_hidden(), "no seat is free"
    other.locator("#ask-look").click()
    host.locator("#newcomers").get_by_text("Somebody asks to come in.").wait_for()
    host.locator("#newcomers button", has_text="Refuse").click()
    other.get_by_text("L’hôte ne vous laisse pas entrer.").wait_for()
    host.locator("#tab-more").click()
    host.locator("[data-key^='remove/']").click()
    host.locator("dialog[open] .note").get_by_text("must ask you like any newcomer").wait_for()
    host.locator("dialog[open] button", has_text="Send away").click()
    guest.locator("#ask").get_by_text("You were sent away").wait_for()
    host.locator("#door-to").select_option("open")
    host.locator(".door .note").get_by_text("Strangers look on").wait_for()
    spectator = person()
    spectator.goto(f"/t/{room}")
    spectator.locator("body[data-shown]").wait_for()
    host.locator("#door-to").select_option("closed")
    spectator.locator("#ask").get_by_text("closed to newcomers").wait_for()
    watch.problems[:] = [one for one in watch.problems if "403" not in one]  # what was refused above
