"""Whole pictures come, and what moved travels; with reduced motion nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lapilli.core.check.suite import everything
from lapilli.core.registry import list_games
from tests.browser.clicking_player import Clicker, evening, open_table, ply, todays, wait, workshop

SCRIPT = """async ([before, after, marks]) => {
  const { transition } = await import("/static/transition.js");
  const holder = document.createElement("div");
  document.body.append(holder);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 100">`;
  const picture = (inside) => `${head}${inside}</svg>`;
  await transition(holder, picture(before));
  const started = performance.now();
  const done = transition(holder, picture(after), { marks });
  const moving = holder.getAnimations({ subtree: true });
  const longest = Math.max(0, ...moving.map((one) => one.effect.getComputedTiming().endTime));
  const copies = holder.querySelector(".travel")?.childElementCount ?? 0;
  const copied = holder.querySelectorAll(".travel [data-id]").length;
  const [numbers, boxes] = ["text", "rect"].map((part) => holder.querySelectorAll(`.travel ${part}`).length);
  await done;
  return { moving: moving.length, longest, copies, copied, numbers, boxes, took: performance.now() - started,
    left: holder.querySelectorAll(".travel").length,
    ids: [...holder.querySelectorAll("[data-id]")].map((one) => one.dataset.id) };
}"""


def piece(id_: str, x: int, inside: str = '<circle r="8"/>', kind: str = "") -> str:
    return f'<g data-id="{id_}" class="{kind}" transform="translate({x} 50)">{inside}</g>'


def run(
    person: Callable[..., Any], before: str, after: str, marks: list[str] | None = None, motion: str = "no-preference"
) -> Any:
    page = workshop(person(reduced_motion=motion))
    return page.evaluate(SCRIPT, [before, after, marks or []])


def test_a_piece_travels_from_where_it_was(person: Callable[..., Any]) -> None:
    got = run(person, piece("worker", 20) + piece("rock", 100), piece("worker", 170) + piece("rock", 100))
    assert got["moving"] == 2  # the copy that travels, the piece that waits unseen
    assert got["copies"] == 1
    assert got["copied"] == 0  # the copy is found by no key
    assert 180 <= got["longest"] <= 350
    assert got["left"] == 0
    assert got["ids"] == ["worker", "rock"]


RINGED = """async ([before, after]) => {
  const { Board } = await import("/static/board.js");
  const holder = Object.assign(document.createElement("div"), { className: "board" });
  holder.style.cssText = "position: fixed; inset: 0; z-index: 99";
  document.body.append(holder);
  const board = new Board(holder);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 100">`;
  await board.show(`${head}${before}</svg>`);
  const moving = board.show(`${head}${after}</svg>`, { marks: ["die"] });
  board.setLive(new Map([["die", "die"]]));
  await new Promise((done) => setTimeout(done, 50));
  const rings = () => [...holder.querySelectorAll(".ring.is-live")];
  const meanwhile = rings().length;
  await moving;
  await new Promise((done) => setTimeout(done, 50));
  const [thing, around] = [board.picture.element("die"), rings()[0]].map((one) => one.getBoundingClientRect());
  const aside = thing.left + thing.right - around.left - around.right;
  return [meanwhile, Math.hypot(aside, thing.top + thing.bottom - around.top - around.bottom)];
}"""


def test_what_was_thrown_gets_its_ring_where_it_comes_to_rest(person: Callable[..., Any]) -> None:
    page = workshop(person(reduced_motion="no-preference"))
    thrown = [piece("die", 100, f'<rect width="16" height="16" fill="{fill}"/>', "tumbles") for fill in ("red", "blue")]
    meanwhile, apart = page.evaluate(RINGED, thrown)
    assert meanwhile == 0, "a ring lies where the die flies"
    assert apart < 4


OFFERED = """async ([many, few]) => {
  const { Board } = await import("/static/board.js");
  const holder = Object.assign(document.createElement("div"), { className: "board" });
  document.body.append(holder);
  const board = new Board(holder);
  const things = (count) => new Map(Array.from({ length: count }, (_, number) => [`thing/${number}`, "a thing"]));
  const drawn = [...things(many).keys()].map((id, n) => `<g data-id="${id}"><circle cx="${3 * n}" r="1"/></g>`);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 200 100">`;
  await board.show(`${head}${drawn.join("")}</svg>`);
  globalThis.offer = async (count) => {
    board.setLive(things(count));
    await null; // rings are drawn when all else is done
    return holder.querySelectorAll(".ring.is-live").length;
  };
  await offer(few);
}"""


def test_many_rings_are_laid_out_together(person: Callable[..., Any]) -> None:
    """A ring that is laid down before the next one is measured has the whole picture laid out anew, once for each."""
    page = workshop(person())
    page.evaluate(OFFERED, [60, 5])
    told = page.context.new_cdp_session(page)
    told.send("Performance.enable")

    def layouts(offered: int) -> float:
        def so_far() -> float:
            metrics = told.send("Performance.getMetrics")["metrics"]
            return next(float(one["value"]) for one in metrics if one["name"] == "LayoutCount")

        before = so_far()
        assert page.evaluate("(count) => offer(count)", offered) == offered
        return so_far() - before

    assert layouts(60) <= layouts(5) + 5


def test_what_comes_and_goes_fades(person: Callable[..., Any]) -> None:
    got = run(person, piece("old", 20) + piece("rock", 100), piece("new", 20) + piece("rock", 100))
    assert got["moving"] == 2
    assert got["ids"] == ["new", "rock"]


def test_what_lava_takes_goes_nowhere_even_if_it_looks_smaller(person: Callable[..., Any]) -> None:
    """A slope loses its signs and people when it is covered: its middle is elsewhere, and yet it does not travel."""
    wide = piece("slope", 20, "<rect width='90' height='20'/>")
    got = run(person, wide, piece("slope", 20, "<rect width='30' height='20'/>", "creeps"))
    assert got["boxes"] == 0


def test_one_of_several_leaves_for_where_it_is_counted(person: Callable[..., Any]) -> None:
    """A boat of six and one of four people go to Kos; the others stay, and nobody carries a number along."""
    ship, man = "<path d='M0 0h9v9z'/>", "<circle r='3'/>"

    def coast(boats: int, people: int, saved: int) -> str:
        return (
            piece("boats/a", 20, f"{ship}<text>{boats}</text>", "sails")
            + piece("citizen/a@village", 90, man * people)
            + piece("seat/a", 170, f"<rect width='9' height='9'/><text>{saved}</text>", "gathers")
        )

    got = run(person, coast(6, 4, 1), coast(5, 3, 2))
    assert got["copies"] == 2
    assert got["longest"] == 640
    assert got["numbers"] == 0
    assert not run(person, coast(6, 4, 1), coast(5, 4, 1))["copies"], "a boat that is merely lost does not go there"


def test_who_joins_others_of_his_own_walks_there_too(person: Callable[..., Any]) -> None:
    man = "<circle r='3'/>"
    got = run(
        person,
        piece("worker/a@hill", 20, man) + piece("worker/a@quay", 150, man * 2) + piece("rock", 90),
        piece("worker/a@quay", 150, man * 3) + piece("rock", 90),
    )
    assert got["longest"] == 640
    assert got["copies"] == 3  # his steps, himself, and what fades where he stood
    grown = run(person, piece("worker/a@quay", 150, man), piece("worker/a@quay", 150, man * 2))
    assert grown["copies"] == 0, "nobody comes from nowhere"


def test_a_die_tumbles_half_a_second_even_if_it_shows_the_same_face(person: Callable[..., Any]) -> None:
    got = run(person, piece("a", 50, kind="tumbles"), piece("a", 50, kind="tumbles"), ["a"])
    assert got["moving"] == 1
    assert got["longest"] == 500


def test_lava_creeps(person: Callable[..., Any]) -> None:
    """Smoke, then the flow, then sparks."""
    got = run(person, piece("rock", 20), piece("rock", 20) + piece("glow", 90, kind="creeps"))
    assert got["copies"] == 12  # four puffs, eight sparks
    assert 800 <= got["longest"] <= 1200
    got = run(person, piece("slope", 20), piece("slope", 20, kind="creeps"))
    assert 800 <= got["longest"] <= 1200  # over what lay there
    assert got["left"] == 0


def test_a_ship_keeps_to_the_water(person: Callable[..., Any]) -> None:
    """Round the land from field to field, each of which lights up, within the time of a bot's action."""
    spots = [(30, 20), (30, 50), (30, 80), (60, 80), (90, 80), (90, 50), (90, 20)]
    sea = "".join(
        f'<rect data-id="field/{n}" class="lane" x="{x - 14}" y="{y - 14}" width="28" height="28"/>'
        for n, (x, y) in enumerate(spots)
    )

    def ship(x: int) -> str:
        return f'<g data-id="ship" class="sails" transform="translate({x} 20)"><circle r="8"/></g>'

    page = workshop(person(reduced_motion="no-preference"))
    got = page.evaluate(SCRIPT, [sea + ship(30), sea + ship(90), []])
    assert got["copies"] == 8  # six fields, the wake, the ship
    assert 600 <= got["longest"] <= 1200
    assert got["left"] == 0
    straight = page.evaluate(SCRIPT, [ship(30), ship(90), []])  # where there are no fields
    assert straight["copies"] == 2


COMES = """async ([before, after]) => {
  const { transition } = await import("/static/transition.js");
  const holder = document.createElement("div");
  document.body.append(holder);
  const picture = (inside) => `<svg class="scene" viewBox="0 0 200 100">${inside}</svg>`;
  await transition(holder, picture(before));
  transition(holder, picture(after));
  const [flow] = holder.querySelector("[data-id=fresh]").getAnimations();
  return flow.effect.getKeyframes()[0].clipPath;
}"""


@pytest.mark.parametrize(("x", "cut"), [(20, "inset(0px 100% 0px 0px)"), (180, "inset(0px 0px 0px 100%)")])
def test_lava_comes_from_where_it_already_is(person: Callable[..., Any], x: int, cut: str) -> None:
    page = workshop(person(reduced_motion="no-preference"))
    burnt = piece("burnt", x, kind="creeps")
    assert page.evaluate(COMES, [burnt + piece("fresh", 100), burnt + piece("fresh", 100, kind="creeps")]) == cut


def test_a_wall_that_is_struck_shakes_and_sparks_and_so_does_one_that_falls(person: Callable[..., Any]) -> None:
    wall, hit = piece("wall/a", 60), piece("wall/a", 60, kind="struck")
    got = run(person, wall + piece("rock", 20), hit + piece("rock", 20))
    assert got["moving"] == 9
    assert got["longest"] <= 350
    assert run(person, hit + piece("rock", 20), hit + piece("rock", 20))["moving"] == 0  # once
    falls = run(person, hit + piece("rock", 20), piece("rock", 20))
    assert falls["copies"] == 9  # it fades among its sparks
    assert run(person, wall, hit, motion="reduce")["moving"] == 0


def test_a_cup_is_shaken_with_its_dice(person: Callable[..., Any]) -> None:
    def cup(pips: int) -> str:
        return piece("cup", 60, f"<circle r='30'/>{piece('die', 4, f'<text>{pips}</text>', 'tumbles')}", "sways")

    assert run(person, cup(1), cup(2))["moving"] == 2
    assert run(person, cup(1), cup(1))["moving"] == 0


def test_a_cup_turns_with_its_dice(person: Callable[..., Any]) -> None:
    def cup(turned: int) -> str:
        inside = f"<circle r='30'/>{piece('die', 20, '<text>3</text>', 'tumbles')}"
        return f'<g data-id="cup" class="sways turns" transform="translate(60 50) rotate({turned})">{inside}</g>'

    got = run(person, cup(0), cup(-90))
    assert got["moving"] == 1, "the dice go along with the cup, none by itself"
    assert 180 <= got["longest"] <= 350
    assert run(person, cup(0), cup(-90), motion="reduce")["moving"] == 0


def test_a_ship_leaves_a_wake(person: Callable[..., Any]) -> None:
    got = run(person, piece("ship", 20, kind="sails"), piece("ship", 170, kind="sails"))
    assert got["copies"] == 2
    assert got["longest"] <= 700


def test_a_ship_that_gets_a_ring_does_not_sail(person: Callable[..., Any]) -> None:
    ring = "<circle r='8'/><circle cy='3' r='14'/>"
    assert run(person, piece("ship", 90, kind="sails"), piece("ship", 90, ring, "sails"))["moving"] == 0


def test_what_leaves_keeps_its_look_until_it_is_gone(person: Callable[..., Any]) -> None:
    page = workshop(person(reduced_motion="no-preference"))
    paint = "<defs><pattern id='rice'/></defs>"
    got = page.evaluate(
        """async ([before, after]) => {
          const { transition } = await import("/static/transition.js");
          const holder = document.createElement("div");
          document.body.append(holder);
          const picture = (inside) => `<svg class="scene" viewBox="0 0 200 100">${inside}</svg>`;
          await transition(holder, picture(before));
          const done = transition(holder, picture(after));
          const during = holder.querySelectorAll("#rice").length;
          await done;
          return [during, holder.querySelectorAll("#rice").length];
        }""",
        [paint + piece("card", 20, '<rect fill="url(#rice)" width="9" height="9"/>'), piece("rock", 90)],
    )
    assert got == [1, 0]


def test_what_lava_covers_is_seen_until_it_is_covered(person: Callable[..., Any]) -> None:
    page = workshop(person(reduced_motion="no-preference"))
    card, lava = piece("cell/a", 20, "<rect class='card' width='9' height='9'/>"), piece("cell/a", 20, kind="creeps")
    got = page.evaluate(
        """async ([before, after]) => {
          const { transition } = await import("/static/transition.js");
          const holder = document.createElement("div");
          document.body.append(holder);
          const picture = (inside) => `<svg class="scene" viewBox="0 0 200 100">${inside}</svg>`;
          const cards = () => [holder.querySelectorAll(".card").length, holder.querySelectorAll("[data-id]").length];
          await transition(holder, picture(before));
          const done = transition(holder, picture(after));
          const during = cards();
          await done;
          const after_it = cards();
          await transition(holder, picture(before), { quick: true });
          transition(holder, picture(after));
          await transition(holder, picture(before), { quick: true }); // somebody is in a hurry
          return [during, after_it, cards()];
        }""",
        [card, lava],
    )
    assert got == [[1, 1], [0, 1], [1, 1]]


def test_a_child_goes_along_with_what_it_stands_on(person: Callable[..., Any]) -> None:
    def ship(x: int) -> str:
        return f'<g data-id="ship" transform="translate({x} 50)"><path d="M-20 0h40v10h-40z"/>{piece("sailor", 5)}</g>'

    got = run(person, ship(40), ship(150))
    assert got["copies"] == 1


def test_nothing_moves_with_reduced_motion(person: Callable[..., Any]) -> None:
    before, after = (
        piece("worker", 20) + piece("a", 9, kind="tumbles"),
        piece("worker", 170) + piece("a", 9, kind="tumbles"),
    )
    got = run(person, before, after, ["a"], "reduce")
    assert got["moving"] == 0


PATCH = """async (pictures) => {
  const { parsePicture } = await import("/static/parsePicture.js");
  const { patchElement } = await import("/static/patchElement.js");
  const shown = parsePicture(pictures[0]);
  document.body.append(shown);
  const wrong = [];
  let kept = 0;
  let all = 0;
  for (const [number, picture] of pictures.entries()) {
    const before = new Set(shown.querySelectorAll("*"));
    patchElement(shown, parsePicture(picture));
    if (!shown.isEqualNode(parsePicture(picture))) wrong.push(number);
    const after = [...shown.querySelectorAll("*")];
    if (!number) continue;
    all += after.length;
    kept += after.filter((element) => before.has(element)).length;
  }
  return { wrong, part: kept / all };
}"""


@pytest.mark.parametrize("game", todays())
def test_a_picture_becomes_the_next_one_and_keeps_what_is_alike(person: Callable[..., Any], game: str) -> None:
    """Step by step, far ahead and back again."""
    table, plies = evening(game, min(list_games()[game].seats), "patch")
    middle = len(plies) // 2
    steps = [*plies[middle : middle + 12], plies[0], plies[-1], plies[middle]]
    page = workshop(person())
    boards = [table.game.presentation.board(table.at(ply).view(0), "en") for ply in steps]
    got = page.evaluate(PATCH, [board.svg("auto", embed=False) for board in boards])
    assert got["wrong"] == []
    assert got["part"] > 0.75


def test_children_are_kept_by_name_wherever_they_go(person: Callable[..., Any]) -> None:
    """Any order of named and nameless parts becomes any other, and what is named stays the same element."""
    page = workshop(person())
    rows = ["abcd", "dcba", "a1b2", "2b1a", "1234", "", "bad", "dab1", "1bad", "aab", "ba"]
    got = page.evaluate(
        """async (rows) => {
          const { parsePicture } = await import("/static/parsePicture.js");
          const { patchElement } = await import("/static/patchElement.js");
          const one = (sign) => (/\\d/.test(sign) ? `<circle r="${sign}"/>` : `<g data-id="${sign}"><text/></g>`);
          const row = (signs) => parsePicture(`<svg><g>${[...signs].map(one).join("")}</g></svg>`);
          const wrong = [];
          for (const from of rows)
            for (const to of rows) {
              const shown = row(from);
              const named = (sign) => shown.querySelector(`[data-id="${sign}"]`);
              const before = new Map([..."abcd"].map((sign) => [sign, named(sign)]));
              patchElement(shown, row(to));
              const once = [..."abcd"].filter((sign) => from.split(sign).length === 2 && to.split(sign).length === 2);
              const lost = once.filter((sign) => named(sign) !== before.get(sign));
              if (!shown.isEqualNode(row(to)) || lost.length) wrong.push([from, to, lost]);
            }
          return wrong;
        }""",
        rows,
    )
    assert got == []


def test_a_picture_cannot_bring_scripts(person: Callable[..., Any]) -> None:
    """The content policy holds for what is inside a picture too (the server never sends such a thing)."""
    page = workshop(person())
    ran = page.evaluate("""async () => {
      const { parsePicture } = await import("/static/parsePicture.js");
      globalThis.ran = false;
      const space = 'xmlns="http://www.w3.org/2000/svg"';
      document.body.append(parsePicture(`<svg ${space}><script>globalThis.ran = true</script></svg>`));
      await new Promise((done) => setTimeout(done, 50));
      return globalThis.ran;
    }""")
    assert ran is False


def test_a_thrown_figure_tumbles_and_comes_to_rest(person: Callable[..., Any]) -> None:
    """Soldiers are kept once and used often: only what is used, and that it was thrown, changes."""
    kept = '<defs><g id="firm"><circle r="8"/></g><g id="fallen"><rect width="9" height="4"/></g></defs>'

    def man(figure: str, kind: str = "") -> str:
        return f'{kept}<use data-id="soldier/a.0" href="#{figure}" class="{kind}" transform="translate(50 50)"/>'

    assert run(person, man("firm"), man("fallen", "thrown"))["longest"] == 500
    assert run(person, man("firm"), man("firm", "thrown"))["longest"] == 500
    assert run(person, man("firm", "thrown"), man("firm", "thrown"))["moving"] == 0
    assert run(person, man("firm"), man("fallen", "thrown"), motion="reduce")["moving"] == 0


BARE = """() => {
  const bare = document.querySelector(".board svg.scene").cloneNode(true);
  for (const extra of bare.querySelectorAll(".rings, .travel")) extra.remove();
  for (const one of [bare, ...bare.querySelectorAll("*")]) {
    one.removeAttribute("style");
    one.removeAttribute("tabindex");
    one.classList.remove("may_act", "gliding");
    if (!one.classList.length) one.removeAttribute("class");
  }
  return bare.outerHTML;
}"""
CALM = """!document.querySelector('.travel') && !document.querySelector('#tool-skip')
  && (document.body.dataset.asks || document.body.dataset.over === 'true')"""
DIFFERENCES = """(markups) => {
  const signs = markups.map((markup) => {
    const all = new DOMParser().parseFromString(markup, "text/html").querySelectorAll("svg, svg *");
    return [...all].map((one) => {
      const own = [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [one.nodeName, ...own, one.childElementCount ? "" : one.textContent].join(" ");
    });
  });
  return signs[0].map((sign, number) => [sign, signs[1][number]]).filter(([one, other]) => one !== other);
}"""


@pytest.mark.parametrize("game", sorted(list_games()) if everything() else ["pumice"])
def test_after_all_that_moved_the_board_is_as_if_it_were_new(person: Callable[..., Any], game: str) -> None:
    """Nothing is left over from earlier pictures, though people do not wait for what moves."""
    page = person(reduced_motion="no-preference")
    open_table(page, game, [{"who": "me"}, {"who": "bot", "level": "casual"}])
    player = Clicker(page, seed=8)
    for _ in range(6):
        for _ in range(12):
            wait(page)
            player.step()
            page.keyboard.press("Escape")
        for _ in range(100):
            page.keyboard.press("Escape")
            if page.evaluate(CALM):
                break
            page.wait_for_timeout(100)
        page.mouse.move(0, 0)  # what is pointed at is named
        at, played = ply(page), page.evaluate(BARE)
        page.reload()
        page.locator("body[data-shown]").wait_for()
        wait(page)
        new = page.evaluate(BARE)
        if ply(page) == at:  # else somebody acted meanwhile
            break
    assert ply(page) == at
    assert page.evaluate(DIFFERENCES, [played, new]) == []


def test_people_walk_to_the_place_where_there_are_more_of_them(person: Callable[..., Any]) -> None:
    """Groups have the name of their place in their key, so that another key can be the same people."""
    before = piece("worker/blue@quay", 20) + piece("worker/red@quay", 60)
    got = run(person, before, piece("worker/blue@hill", 170) + piece("worker/red@quay", 60))
    assert got["copies"] == 3  # they walk, leave, and their steps are seen
    assert 180 <= got["longest"] <= 700
    assert got["ids"] == ["worker/blue@hill", "worker/red@quay"]


def test_the_rescued_go_to_where_they_are_counted(person: Callable[..., Any]) -> None:
    shore = piece("seat/blue", 170, "<circle r='8'/><text>{}</text>", "gathers")
    got = run(person, piece("worker/blue@quay", 20) + shore.format(3), shore.format(4))
    assert got["copies"] == 1
    assert 400 <= got["longest"] <= 700  # they sail; who merely vanishes fades in 240 ms
    gone = run(person, piece("worker/red@quay", 20) + shore.format(3), shore.format(4))
    assert gone["longest"] <= 350  # somebody else's


TILE = "<defs><g id='tile'><path d='M-9 0H9' class='channel' stroke='red'/><circle r='9'/></g></defs>"


def test_a_tile_drops_and_lava_runs_through_it(person: Callable[..., Any]) -> None:
    spring = "<circle class='source' r='5' cx='180' cy='50'/>"
    before = TILE + spring + piece("tile", 20) + piece("space/a", 120)
    got = run(person, before, TILE + spring + piece("space/a", 120, "<use href='#tile'/>", "laid"))
    assert 550 <= got["longest"] <= 650
    assert got["left"] == 0


def test_lava_comes_out_of_the_mountain_and_the_ground_trembles(person: Callable[..., Any]) -> None:
    spring = "<circle class='source' r='5' cx='100' cy='50'/>"
    got = run(person, spring + piece("area/a", 120), spring + piece("area/a", 120, kind="creeps"))
    assert got["moving"] == 10  # the lava, the ground, eight sparks
    assert 550 <= got["longest"] <= 1200


HEARD = """async () => {
  const made = [];
  globalThis.AudioContext = class extends AudioContext { constructor() { super(); made.push(this); } };
  const { play, setVolume, volume } = await import("/static/sound.js");
  const silent = volume();
  play("bell");
  const before = made.length;
  setVolume(0.5);
  return { silent, before, after: made.length, loud: volume() };
}"""


def test_nothing_is_heard_until_it_is_asked_for(person: Callable[..., Any]) -> None:
    page = workshop(person())
    got = page.evaluate(HEARD)
    assert got == {"silent": 0, "before": 0, "after": 1, "loud": 0.5}
    workshop(page)
    assert page.evaluate("localStorage.getItem('lapilli.sound')") == "0.5"  # asked once


RENDERED = """async ([kinds, level]) => {
  const real = globalThis.OfflineAudioContext;
  const loud = {};
  for (const kind of kinds) {
    let context = null;
    globalThis.AudioContext = class { constructor() { return (context = new real(1, 4 * 22050, 22050)); } };
    const { play, setVolume } = await import(`/static/sound.js?${kind}${level}`);
    setVolume(0);
    localStorage.setItem("lapilli.sound", String(level));
    play(kind);
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = (from, to) => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    loud[kind] = [peak(0, samples.length), peak(3.2 * 22050, samples.length)];
  }
  return loud;
}"""


def test_each_sound_is_heard_is_not_too_loud_and_ends(person: Callable[..., Any]) -> None:
    """As the browser would play them: reckoned instead of heard."""
    page = workshop(person())
    kinds = ["wood", "rattle", "water", "rumble", "bell", "gong"]
    full, half = (page.evaluate(RENDERED, [kinds, level]) for level in (1, 0.5))
    for kind in kinds:
        peak, end = full[kind]
        assert 0.02 < peak <= 1.5, kind
        assert end < 0.002, kind
        if kind in ("bell", "gong"):  # the others have noise in them, which is never twice the same
            assert half[kind][0] == pytest.approx(peak / 2, rel=0.3), kind
