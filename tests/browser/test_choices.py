"""Three evenings on which a choice was lost or invented, told again click by click."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from lapilli.bots import bot
from lapilli.core.factory import new
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from tests.browser.clicking_player import asked, ply, until, visit
from tests.browser.test_line import Wire

MIDDLE = """(id) => {
  const box = document.querySelector(`.board svg.scene [data-id="${CSS.escape(id)}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
NOT_LIVE = """(kind) => [...document.querySelectorAll(`.board [data-id^='${kind}/']:not(.live)`)].at(0)?.dataset.id"""
ANSWERED = """document.querySelector("[data-key='ask/do']") !== null
  || document.querySelector("#toast.shown")?.textContent.includes("no hint")"""


@cache
def moment(game: str, seats: int, seed: str, level: str, wanted: Callable[[Table, int], bool]) -> str:
    """The record of the first moment of a game among bots that is wanted."""
    table = new(game, seats=seats, seed=seed)
    player, rng = bot(level, table.game), Rng(int(seed.split()[-1]))
    table.settle()
    while table.actors:
        seat = table.seat_index((table.awaited or table.actors)[0])
        if wanted(table, seat):
            return table.record()
        menu = table.menu(seat)
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
    raise AssertionError(f"never in {seed}")


def crossing(table: Table, seat: int) -> bool:
    return bool(table.view(seat)["phase"] == "evacuate") and table.ply >= 144


def shield(table: Table, seat: int) -> bool:
    return bool(table.view(seat)["fight"]) and any(action.text == "play athena" for action in table.menu(seat))


def planning(table: Table, seat: int) -> bool:
    return bool(table.view(seat)["phase"] == "planning")


def click(page: Any, thing: str, button: str = "left") -> None:
    page.mouse.click(*page.evaluate(MIDDLE, thing), button=button)


def test_two_crossings_that_were_taken_back_stay_taken_back(person: Callable[..., Any]) -> None:
    """Nisyros: "× 2", a warning, the rules, Back; then one other person crosses, and nobody with them."""
    page = person(newcomer=True, viewport={"width": 1440, "height": 900})  # only newcomers are warned
    visit(page, moment("nisyros", 2, "evac 2", "gentle", crossing))
    first = ply(page)
    page.locator("[data-key^='times/2/evacuate pali mandraki.theatre']").click()
    page.locator("#ask [data-key='ask/no']").wait_for()
    page.locator("#tool-help").click()
    page.locator("#help[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#ask [data-key='ask/no']").click()
    page.locator("#ask").wait_for(state="hidden")
    click(page, "boats/mandraki", button="right")
    page.locator(".bubble:not([hidden]) [data-key='what-close']").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-act='evacuate mandraki mandraki.village by mandraki']").first.click()
    until(page, f"Number(document.body.dataset.ply) > {first}")
    page.wait_for_timeout(600)
    assert ply(page) == first + 1
    assert asked(page)


def test_a_boat_and_then_a_person_cross(person: Callable[..., Any]) -> None:
    """Either order is one action, without a question."""
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, moment("nisyros", 2, "evac 2", "gentle", crossing))
    first = ply(page)
    click(page, "boats/mandraki")
    page.locator("#menu .back").wait_for()
    page.locator(".board .live[data-id='citizen/mandraki@mandraki.village']").wait_for(state="attached")
    assert ply(page) == first
    click(page, "citizen/mandraki@mandraki.village")
    until(page, f"Number(document.body.dataset.ply) === {first + 1}")


def test_a_question_survives_what_happens_around_it(person: Callable[..., Any]) -> None:
    """Deukalion: the Shield of Athena is asked about; a click, Hint, a new size, a lost line; Back ends it."""
    page = person(viewport={"width": 1440, "height": 900})
    wire = Wire(page)
    visit(page, moment("deukalion", 2, "fight 1", "steady", shield))
    first = ply(page)
    page.locator("[data-act='play athena']").click()
    question = page.locator("#ask .words", has_text="Shield of Athena")
    question.wait_for()
    click(page, "place/ephesus")
    page.locator("#tool-hint").click()
    page.locator("#toast.shown", has_text="Answer this first").wait_for()
    page.set_viewport_size({"width": 1000, "height": 800})
    wire.cut()
    page.locator("body:not(.offline)").wait_for()
    page.wait_for_timeout(600)
    question.wait_for()
    page.locator("#ask [data-key='ask/no']").click()
    page.locator("#ask").wait_for(state="hidden")
    page.locator("[data-act='pass']").wait_for()
    page.locator("#tool-hint:not([disabled])").click()
    until(page, ANSWERED)
    page.keyboard.press("Escape")
    page.locator("#ask").wait_for(state="hidden")
    assert ply(page) == first
    page.locator("[data-act='play athena']").click()
    page.locator("#ask [data-key='ask/yes']").click()
    until(page, f"Number(document.body.dataset.ply) > {first}")


def test_a_sentence_is_what_was_clicked_and_nothing_else(person: Callable[..., Any]) -> None:
    """Fuji: how strong, f2, Player 3 is one question at once; a card that cannot be clicked begins no sentence."""
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, moment("fuji", 3, "talk 1", "steady", planning))
    first = ply(page)
    other = next(seat for seat in ("p2", "p3") if seat != asked(page))
    page.locator("#tab-talk").click()
    page.locator("#phrases [data-pick='say/ask']").click()
    click(page, "cell/f2")
    click(page, f"figure/{other}")
    until(page, f"Number(document.body.dataset.ply) > {first}")
    assert page.locator("#ask").is_hidden()
    assert page.locator("#toast.shown").count() == 0
    until(page, "document.body.dataset.asks !== ''")
    click(page, page.evaluate(NOT_LIVE, "cell"))
    page.locator("#toast.shown.why").wait_for()
    assert page.locator("#phrases .back").count() == 0
    page.locator("#phrases [data-pick='say/ask']").click()
    page.locator("#toast.shown.why").wait_for(state="detached")
    page.keyboard.press("Escape")
    assert page.locator("#phrases .back").count() == 0
