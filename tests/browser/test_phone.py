"""On a phone: what is written can be read, a tall picture is pushed about, a turned screen asks anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.core.factory import new, replay
from lapilli.core.registry import list_games
from lapilli.words import LANGUAGES
from tests.browser.clicking_player import Clicker, asked, moments, open_table, ply, todays, until, visit, wait
from tests.browser.decision_sheets import decisions
from tests.browser.take_pictures import moments as recorded

PHONE = {"width": 360, "height": 740}
LEAST = 12.99  # pixels high: 13, as far as can be reckoned
TABLET = {"width": 820, "height": 1180}
# what may be smaller on a tablet, because it is said once more in larger letters: ids of a game, and where that is
REPEATED = {
    # a soldier's letter; the mark of its hero stands beside it; how many a ship carries is drawn in its panel
    "deukalion": r"^((soldier|garrison|dead)/|ship/\w+ \d+$)",
    # a village's letter, besides its colour and shape, and that of a team mate; large in its own panel
    "eruption": r"^(marker/|village|seat/\w+ [A-Z]$)",
    "fuji": r"^(tracker|figure|meeple|marker)/p\d \d$",  # a player's number on a piece; the name stands in the panel
    # a figure's or a village's letter, besides its colour and shape; the name of the village stands beside it
    "nisyros": r"^((worker|idle|citizen)/|((seat|hades)/\w+|scene nisyros) [A-Z]$)",
}
SMALL = """(least) => {
  const size = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const found = [];
  const note = (text, scale, owner) => {
    const pixels = parseFloat(getComputedStyle(text).fontSize) * scale;
    const id = owner.closest("[data-id]")?.dataset.id ?? owner.closest("[class]").getAttribute("class");
    if (text.textContent.trim() && pixels < least) found.push([id, text.textContent, Math.round(pixels * 10) / 10]);
  };
  const svg = document.querySelector(".board svg.scene");
  for (const text of svg.querySelectorAll("text")) {
    if (!text.closest("defs, .ghost, .travel, .rings")) note(text, size(text.getScreenCTM()), text);
  }
  for (const use of svg.querySelectorAll("use")) {
    if (use.closest("defs, .ghost, .travel")) continue;
    const kept = svg.querySelector(use.getAttribute("href"));
    for (const text of kept?.querySelectorAll("text") ?? []) {
      let matrix = new DOMMatrix();
      for (let part = text; part !== kept.parentElement; part = part.parentElement)
        matrix = DOMMatrix.fromMatrix(part.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()).multiply(matrix);
      note(text, size(use.getScreenCTM()) * size(matrix), use);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("game", todays())
def test_the_goal_and_how_far_one_is_fit_two_lines_in_every_language(person: Callable[..., Any], game: str) -> None:
    page = person(viewport=PHONE)
    visit(page, moments(game)[3])
    goal = page.locator("#stages .goal")
    for lang in sorted(LANGUAGES):
        page.locator("#language").select_option(lang)
        page.locator(f"html[lang={lang}] body[data-shown]").wait_for()
        until(page, f"(document.querySelector('#stages .goal')?.innerText ?? '') === {goal_of(game, lang)!r}")
        cut = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.innerText)"
        assert goal.evaluate_all(cut) == []


def goal_of(game: str, lang: str) -> str:
    """What the first of those who are waited for in that moment reads."""
    table = replay(moments(game)[3])
    seat = int(table.state.actor)
    return table.game.presentation.goal(table.view(seat), seat, lang)


@pytest.mark.parametrize("game", todays())
def test_everything_written_can_be_read_on_a_phone(person: Callable[..., Any], game: str) -> None:
    """In the picture nothing is excused; marks of seats beside their names have no letter."""
    page = person(viewport=PHONE)
    for record in moments(game) if everything() else moments(game)[sample() // 2 % 3 :: 3]:
        visit(page, record)
        assert page.evaluate(SMALL, LEAST) == []
        letters = "[...document.querySelectorAll('.mark text')].filter((one) => one.checkVisibility())"
        sizes = f"{letters}.map((one) => one.getBoundingClientRect().height)"
        assert all(size > LEAST for size in page.evaluate(sizes))


UNSEEN_PLACES = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const places = [...document.querySelectorAll(":is([data-id^='cell/'], [data-id^='field/'], [data-id^='place/'])")];
  const within = ({ left, right, top, bottom }) =>
    left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  return places.filter((one) => !within(one.getBoundingClientRect())).map((one) => one.dataset.id);
}"""  # on the map, and not seen


@pytest.mark.parametrize("game", todays(1))
def test_a_tablet_held_upright_shows_the_board_above_what_is_asked(person: Callable[..., Any], game: str) -> None:
    """All letters can be read, nothing hangs over an edge, all places are in sight; the panel lies below the board."""
    page = person(viewport=TABLET)
    page.goto("/")
    excused = re.compile(REPEATED.get(game, "$^"))
    visit(page, moments(game)[3])
    small = page.evaluate(SMALL, 12)
    assert not [one for one in small if not (excused.match(one[0]) or excused.match(f"{one[0]} {one[1]}"))]
    leaf = "[role=tabpanel]:visible"
    board, prompt, told = (page.locator(part).bounding_box() for part in ("#board", "#prompt", leaf))
    assert board["width"] == TABLET["width"]
    assert board["height"] > 700
    assert min(prompt["y"], told["y"]) >= board["y"] + board["height"]
    assert told["x"] > prompt["x"] + prompt["width"]
    assert page.evaluate(UNSEEN_PLACES) == []
    over = (
        "(part) => [...document.querySelectorAll(part)].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert page.evaluate(over, ".seat, .play, .rail") == 0


def test_the_odds_beside_the_dice_of_fuji_can_be_read_on_a_tablet_lying_on_its_side(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1180, "height": 820})
    visit(page, recorded("fuji")[1][1])
    assert page.locator(".board [data-id='tray']", has_text="%").count()
    assert not [one for one in page.evaluate(SMALL, 12) if one[0] == "tray"]


def test_how_it_ended_has_all_the_room_beside_the_log_on_a_tablet_held_upright(person: Callable[..., Any]) -> None:
    page = person(viewport=TABLET)
    visit(page, recorded("deukalion")[1][2])
    play, leaf = (page.locator(part).bounding_box() for part in ("#play", "[role=tabpanel]:visible"))
    assert abs(play["y"] + play["height"] - leaf["y"] - leaf["height"]) < 2


@pytest.mark.parametrize("size", [TABLET, {"width": 1024, "height": 768}])
def test_the_cards_of_fuji_are_large_on_a_tablet(person: Callable[..., Any], size: dict[str, int]) -> None:
    """Also with the longest map: letters of twelve pixels, cards a finger wide; what was said is nowhere cut short."""
    page = person(viewport=size)
    excused = re.compile(REPEATED["fuji"])
    longest = new("fuji", seats=4, seed="tablet", scenario=7)
    longest.settle()
    for record, least in ((moments("fuji")[2], 58), (moments("fuji")[3], 58), (longest.record(), 48)):
        visit(page, record)
        small = page.evaluate(SMALL, 12)
        assert not [one for one in small if not excused.match(f"{one[0]} {one[1]}")]
        cards = page.locator(".board [data-id^='cell/'].enlarges").all()
        assert all(card.bounding_box()["width"] >= least for card in cards)
        assert "…" not in "".join(page.locator(".board [data-id^='figure/']").all_text_contents())


@pytest.mark.parametrize("game", todays())
def test_who_plays_a_seat_is_never_cut_off_on_a_tablet_lying_on_its_side(person: Callable[..., Any], game: str) -> None:
    page = person(viewport={"width": 1180, "height": 820})
    visit(page, moments(game)[3])
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator("#seats .names :is(b, small)").evaluate_all(cut) == (
        page.locator("#seats.brief .names b").all_text_contents()
    )


@pytest.mark.parametrize("game", ["eruption", "nisyros"])
def test_a_tablet_lying_on_its_side_has_the_broad_picture_in_letters_that_can_be_read(
    person: Callable[..., Any], game: str
) -> None:
    """It is as wide as its place; names that stand in it are not listed once more beside it, but who plays them is."""
    page = person(viewport={"width": 1180, "height": 820})
    visit(page, moments(game)[3])
    excused = re.compile(REPEATED[game])
    small = [one for one in page.evaluate(SMALL, 11.95) if not excused.match(one[0])]
    assert not [one for one in small if not re.fullmatch(r"\w", one[1])], "but for the letter of a mark beside a name"
    wide, place = (page.locator(part).bounding_box()["width"] for part in (".board svg.scene", "#board"))
    assert wide > place - 20
    assert page.evaluate("document.querySelector('.board svg.scene').viewBox.baseVal.width") > 1000
    names, players = (page.locator(f"#seats .names {part}") for part in ("b", "small"))
    assert all(box["width"] <= 1 for box in (one.bounding_box() for one in names.all()))
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert players.evaluate_all(cut) == 0


@pytest.mark.parametrize("game", ["deukalion", "eruption", "nisyros"])
def test_a_small_tablet_lying_on_its_side_has_the_picture_that_fills_it_best(
    person: Callable[..., Any], game: str
) -> None:
    """The tall picture of a game would leave more than half of the board empty; letters are twelve pixels high."""
    page = person(viewport={"width": 1024, "height": 768})
    visit(page, moments(game)[3])
    filled = """() => {
      const { width, height } = document.querySelector(".board svg.scene").viewBox.baseVal;
      const { clientWidth, clientHeight } = document.querySelector("#board");
      const scale = Math.min(clientWidth / width, clientHeight / height);
      return (scale * width * scale * height) / (clientWidth * clientHeight);
    }"""
    assert page.evaluate(filled) > 0.7
    excused = re.compile(REPEATED[game])
    small = [one for one in page.evaluate(SMALL, 12) if not excused.match(one[0]) and not re.fullmatch(r"\w", one[1])]
    assert game != "eruption" or not small


def test_the_tile_in_hand_lies_beside_the_prompt_of_a_phone_and_covers_nothing(person: Callable[..., Any]) -> None:
    page = person(viewport=PHONE)
    visit(page, recorded("eruption")[1][0])
    pin = page.locator(".prompt-bar .pinned-copy.shown")
    box, prompt = pin.bounding_box(), page.locator("#prompt").bounding_box()
    assert prompt["y"] <= box["y"]
    assert box["y"] + box["height"] <= prompt["y"] + prompt["height"] + 1
    words = "document.querySelector('#prompt .sentence')"
    right = page.evaluate(f"{words}.getBoundingClientRect().right - parseFloat(getComputedStyle({words}).paddingRight)")
    assert right <= box["x"]
    assert not page.locator(".board .pinned-copy.shown").count()


def test_a_tall_picture_is_as_wide_as_the_screen_and_is_pushed_up_and_down(person: Callable[..., Any]) -> None:
    """With a finger, with the wheel, and by whatever shows a thing that is out of sight."""
    page = person(viewport=PHONE)
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot", "level": "casual"}])
    wait(page)
    scene = page.locator(".board svg.scene")
    box, holder = scene.bounding_box(), page.locator("#board").bounding_box()
    assert box["width"] > 340
    assert box["height"] > holder["height"] * 1.5
    page.locator("#log li").first.wait_for(state="attached")
    page.evaluate("document.querySelector('.board [data-id=\"underworld\"]').setAttribute('tabindex', '0')")
    page.locator(".board [data-id='underworld']").focus()
    shown = page.locator(".board [data-id='underworld']").bounding_box()
    assert holder["y"] <= shown["y"]
    assert shown["y"] + shown["height"] <= holder["y"] + holder["height"]
    middle = holder["x"] + holder["width"] / 2, holder["y"] + holder["height"] / 2
    page.mouse.move(*middle)
    page.mouse.wheel(0, -5000)
    page.wait_for_timeout(200)
    assert abs(scene.bounding_box()["y"] - holder["y"]) < 12  # the top again, and no further
    before = ply(page)
    for _ in range(4):  # first the chart behind its window as far as it goes, then the whole picture
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0], middle[1] - 120, steps=4)
        page.mouse.up()
    assert scene.bounding_box()["y"] < holder["y"] - 80
    assert ply(page) == before  # pushing is no click


def test_own_dice_stay_in_sight_on_a_phone(person: Callable[..., Any]) -> None:
    """Fuji: who pushes the picture down to the villages has his dice at its lower edge; a tap goes back to them."""
    page = person(viewport=PHONE)
    visit(page, moments("fuji")[2])
    page.evaluate("document.querySelector('.board [data-id=tray]').setAttribute('tabindex', '0')")
    page.locator(".board [data-id='tray']").focus()
    page.wait_for_timeout(400)
    assert not page.locator(".pinned-copy.shown").count()
    holder = page.locator("#board").bounding_box()
    page.mouse.move(holder["x"] + holder["width"] / 2, holder["y"] + holder["height"] / 2)
    page.mouse.wheel(0, 5000)
    page.wait_for_timeout(400)
    pin = page.locator(".pinned-copy.shown")
    box = pin.bounding_box()
    assert box["y"] + box["height"] <= holder["y"] + holder["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert pin.inner_html().count("<") > 30, "the dice are in it"
    assert not pin.locator("[data-id]").count(), "it is a picture, and nothing in it is named twice"
    page.emulate_media(reduced_motion="no-preference")  # the picture glides there
    pin.click()
    page.locator(".pinned-copy.shown").wait_for(state="hidden")


ASTRAY = """[...document.querySelectorAll(".board .ring")].filter((one) => !one.closest(".porthole"))
  .filter((one) => document.querySelector(`.board [data-id="${one.dataset.of}"]`)?.closest(".porthole")).length"""


def test_a_chart_behind_a_window_is_pushed_and_brought_to_what_is_asked_for(person: Callable[..., Any]) -> None:
    """And the small chart shows where one looks."""
    page = person(viewport=PHONE)
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot", "level": "casual"}])
    wait(page)
    frame = page.locator(".board .porthole > rect")
    window = frame.bounding_box()
    lens = page.locator(".board .lens").bounding_box()
    for field in ("a4", "i5", "c7"):
        page.evaluate(f"document.querySelector('.board [data-id=\"field/{field}\"]').setAttribute('tabindex', '0')")
        page.locator(f".board [data-id='field/{field}']").focus()
        page.wait_for_timeout(400)
        window, shown = frame.bounding_box(), page.locator(f".board [data-id='field/{field}']").bounding_box()
        assert window["x"] <= shown["x"]
        assert shown["x"] + shown["width"] <= window["x"] + window["width"]
        assert window["y"] <= shown["y"]
        assert shown["y"] + shown["height"] <= window["y"] + window["height"]
    assert page.locator(".board .lens").bounding_box() != lens
    for _ in range(40):  # until a field of the chart can be clicked
        if page.locator(".board .porthole .live").count():
            break
        page.locator("#menu .act, .board .live").first.click()
        page.wait_for_timeout(100)
        wait(page)
    assert page.locator(".board .porthole .ring").count(), "rings are drawn behind the window"
    assert not page.evaluate(ASTRAY), "and hang over its edge nowhere"


def test_the_buttons_that_enlarge_a_board_cover_nothing_of_it_on_a_broad_screen(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1366, "height": 768})
    open_table(page, "deukalion", [{"who": "me"}, {"who": "bot", "level": "casual"}])
    wait(page)
    holder, scene = page.locator("#board").bounding_box(), page.locator(".board svg.scene")
    before = scene.bounding_box()["width"]
    for button in ("#larger", "#smaller"):
        box = page.locator(button).bounding_box()
        assert box["y"] + box["height"] <= holder["y"]
        assert 0 <= box["x"] < holder["width"]
    page.locator("#larger").click()
    assert scene.bounding_box()["width"] == pytest.approx(1.5 * before, rel=0.01)
    page.locator("#smaller").click()
    assert scene.bounding_box()["width"] == pytest.approx(before, rel=0.01)


def test_a_screen_that_is_turned_gets_the_other_picture_and_keeps_what_was_begun(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1440, "height": 900})
    visit(page, moments("nisyros")[1])  # nobody else acts
    player = Clicker(page, 3, haste=0)
    for _ in range(40):
        wait(page)
        if page.locator(".ring.is-chosen").count():
            break
        player.step()
        page.wait_for_timeout(150)
    shape = "document.querySelector('.board svg.scene').viewBox.baseVal.width"
    assert page.evaluate(shape) > 1000
    begun = page.evaluate("[...document.querySelectorAll('.ring.is-chosen')].map((one) => one.dataset.of)")
    assert begun
    seat, at = asked(page), ply(page)
    page.set_viewport_size(PHONE)
    page.locator(".board.tall").wait_for()
    assert page.evaluate(shape) == 432
    assert (asked(page), ply(page)) == (seat, at)
    assert page.evaluate("[...document.querySelectorAll('.ring.is-chosen')].map((one) => one.dataset.of)") == begun
    page.set_viewport_size({"width": 820, "height": 1180})  # a tablet held upright
    page.wait_for_timeout(600)
    assert page.locator(".board.tall").count()
    page.set_viewport_size({"width": 1180, "height": 820})
    page.locator(".board:not(.tall)").wait_for()
    assert page.evaluate("[...document.querySelectorAll('.ring.is-chosen')].map((one) => one.dataset.of)") == begun


def test_what_is_live_stays_in_sight_when_the_sheet_below_grows(person: Callable[..., Any]) -> None:
    """The board gets smaller as the prompt comes: a card that was in sight must not end up under the sheet."""
    page = person(viewport=PHONE)
    visit(page, recorded("eruption")[1][1])
    seen = """() => {
        const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
        const board = document.querySelector("#board").getBoundingClientRect();
        return live.length > 0 && live.every((box) => box.top >= board.top && box.bottom <= board.bottom);
    }"""
    until(page, seen)
    page.set_viewport_size({**PHONE, "height": PHONE["height"] - 120})
    until(page, seen)


@pytest.mark.parametrize("game", todays(1))
def test_clicks_alone_are_enough_on_a_phone(person: Callable[..., Any], game: str) -> None:
    """What is live is brought into sight: whole games of the small one, with LAPILLI_ALL of all."""
    page = person(viewport=PHONE)
    least = min(list_games()[game].seats)
    open_table(page, game, [{"who": "me"}] + [{"who": "bot", "level": "casual"}] * (least - 1))
    begin = ply(page)
    player = Clicker(page, 4, hints=0.3)
    if game == "pumice" or everything():
        player.play()
        assert page.locator(".result h2").inner_text()
        return
    clicks = 30 if everything() else 16
    player.clicks(clicks)
    assert ply(page) > begin + clicks // 5


@pytest.mark.parametrize("width", [360, 390, 412])
def test_all_cards_that_can_be_played_are_in_sight(person: Callable[..., Any], width: int) -> None:
    """Eruption: three cards as wide as the picture, and what they can be traded for."""
    page = person(viewport={"width": width, "height": 844}, has_touch=True)
    visit(page, decisions("eruption")["cards"])
    until(
        page,
        """(() => {
        const { top, bottom } = document.querySelector("#board").getBoundingClientRect();
        const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
        return live.length > 3 && live.every((box) => box.top > top - 2 && box.bottom < bottom + 2);
      })()""",
        20,
    )


def test_of_places_all_over_the_chart_those_that_fit_together_are_in_sight(person: Callable[..., Any]) -> None:
    """Deukalion: six cities have a free place; those beside the topmost one are shown with it, not that one alone."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    visit(page, decisions("deukalion")["return"])
    seen = """() => {
        const hole = document.querySelector(".porthole").firstElementChild.getBoundingClientRect();
        const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
        return live.filter(({ left, right, top, bottom }) => left >= hole.left - 2 && right <= hole.right + 2
          && top >= hole.top - 2 && bottom <= hole.bottom + 2).length;
    }"""
    until(page, f"({seen})() >= 3")


def test_of_many_live_cards_as_many_are_in_sight_as_fit(person: Callable[..., Any]) -> None:
    """Two rows of the slope above the pinned dice, which are as large as a row can be; talk has its six lines."""
    page = person(viewport={"width": 360, "height": 740})
    visit(page, recorded("fuji")[1][1])
    seen = """() => {
        const box = (one) => document.querySelector(one).getBoundingClientRect();
        const [board, pin] = [box("#board"), box(".pinned-copy")];
        const live = [...document.querySelectorAll(".board .live")].map((one) => one.getBoundingClientRect());
        return [live.filter((box) => box.top >= board.top && box.bottom <= pin.top).length, pin.width];
    }"""
    whole, wide = page.evaluate(seen)
    assert whole >= 5
    assert wide > 240
