// Luck and skill of a finished game: the chances of every seat, step by step with the replay, and what was better.

import { $, h, icon, s, toast } from "./dom.js";
import { ask } from "./live.js";
import { lang, say } from "./words.js";

const [WIDE, HIGH, EDGE] = [360, 150, 8];
const SECOND = 1000; // milliseconds between two questions how far it is
const ABOVE = 10; // pixels that are left free above it
const percent = (value) =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(value / 100);
const swing = (value) =>
  new Intl.NumberFormat(lang(), { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(value);

const PARTS = [
  ["first", percent],
  ["play", swing],
  ["others", swing],
  ["luck", swing],
  ["result", percent],
  ["adjusted", percent],
];

/** The analysis beside a replay: `go(ply)` steps there, `look(point)` with the eyes of whoever decided, `attend(ids)` shows things. */
export class Analysis {
  constructor(room, { go, look, attend }) {
    Object.assign(this, { room, go, look, attend, told: null, ply: 0, plies: 1 });
    this.box = h("section", { class: "analysis", "aria-live": "polite" });
    this.button = h(
      "button",
      { type: "button", id: "analyse", onclick: () => this.open() },
      icon("chart"),
      say("analysis"),
    );
  }

  async open(seat = "") {
    this.button.disabled = true;
    const bar = h("progress", { max: 100, "aria-label": say("analysis-wait") });
    this.box.replaceChildren(h("p", { class: "note" }, say("analysis-wait")), bar);
    this.show();
    const watch = setInterval(() => this.watch(bar), SECOND);
    try {
      this.told = await ask(`/api/tables/${this.room}/analysis?${new URLSearchParams({ seat, lang: lang() })}`);
      this.draw();
      this.show();
    } catch (problem) {
      this.box.replaceChildren();
      this.button.disabled = false;
      toast(problem.message, { kind: "error" });
    } finally {
      clearInterval(watch);
    }
  }

  /** How far it is; until something is known the bar only says that work goes on. */
  async watch(bar) {
    const { percent } = await ask(`/api/tables/${this.room}/analysis/share`).catch(() => ({ percent: 0 }));
    if (percent > bar.value) bar.value = percent;
  }

  /** It stands below everything else: bring it to the top of its panel, and the board stays where it is. */
  show() {
    const panel = this.box.closest(".play");
    panel.scrollTop += this.box.getBoundingClientRect().top - panel.getBoundingClientRect().top - ABOVE;
  }

  /** Other eyes, or another language: what is shown is shown anew. */
  turn(seat) {
    this.button.replaceChildren(icon("chart"), say("analysis"));
    if (this.told) this.open(seat);
  }

  /** The replay has come to another moment. */
  step(ply, plies) {
    Object.assign(this, { ply, plies });
    if (!this.told) return;
    $(".cursor", this.box)?.setAttribute("transform", `translate(${this.x(ply)} 0)`);
    this.remark();
  }

  x(ply) {
    return EDGE + ((WIDE - 2 * EDGE) * ply) / Math.max(1, this.plies);
  }

  y(chance) {
    return HIGH - EDGE - ((HIGH - 2 * EDGE) * chance) / 100;
  }

  draw() {
    const { seats, points, worst, partial, decisions } = this.told;
    this.box.replaceChildren(
      h("h3", {}, say("analysis")),
      partial && h("p", { class: "note partial" }, say("analysis-partial", { points: points.length, decisions })),
      this.chart(),
      h("p", { class: "remark", role: "status" }),
      h(
        "table",
        { class: "ways" },
        h("caption", { class: "unseen" }, say("analysis")),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td", {}),
            seats.map((seat) => h("th", { scope: "col", class: `legend tint-${seat.colour}` }, seat.label)),
          ),
        ),
        h(
          "tbody",
          {},
          PARTS.map(([part, words]) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, say(`analysis-${part}`)),
              seats.map((seat) => h("td", {}, words(seat[part]))),
            ),
          ),
        ),
      ),
      h("p", { class: "note" }, say("analysis-ways")),
      h("h4", {}, say(worst.length ? "analysis-worst" : "analysis-none")),
      h(
        "ol",
        { class: "worst" },
        worst.map((place) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "quiet",
                "data-ply": points[place].own,
                onclick: () => this.look(points[place]),
              },
              this.words(points[place]),
            ),
          ),
        ),
      ),
    );
    this.remark();
  }

  /** A line for each seat through its decisions, with the uncertainty as a band; a click goes to that moment. */
  chart() {
    const { seats, points } = this.told;
    const lines = seats.flatMap((seat) => {
      const own = points
        .filter((point) => point.seat === seat.name)
        .map((point) => [this.x(point.ply + 1), point.chance, point.error]);
      if (!own.length) return [];
      const way = [[this.x(0), seat.first, 0], ...own, [this.x(this.plies), seat.result, 0]];
      const edge = (sign) =>
        way.map(
          ([x, chance, error]) =>
            `${x.toFixed(1)},${this.y(Math.min(100, Math.max(0, chance + sign * 1.96 * error))).toFixed(1)}`,
        );
      const tint = `tint-${seat.colour}`;
      return [
        s("polygon", { class: `band ${tint}`, points: [...edge(1), ...edge(-1).reverse()].join(" ") }),
        s("polyline", {
          class: `line-of ${tint}`,
          points: way.map(([x, chance]) => `${x.toFixed(1)},${this.y(chance).toFixed(1)}`).join(" "),
        }),
      ];
    });
    const told = seats.map((seat) => `${seat.label}: ${percent(seat.first)} – ${percent(seat.result)}`).join(", ");
    const picture = s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${say("analysis-chart")}. ${told}` },
      ...[0, 50, 100].map((level) => s("path", { class: "axis", d: `M${EDGE} ${this.y(level)}H${WIDE - EDGE}` })),
      ...lines,
      s("path", { class: "cursor", d: `M0 ${EDGE}V${HIGH - EDGE}`, transform: `translate(${this.x(this.ply)} 0)` }),
    );
    picture.addEventListener("click", (event) => {
      const { left, width } = picture.getBoundingClientRect();
      const part = ((event.clientX - left) / width) * WIDE;
      this.go(Math.round(Math.min(1, Math.max(0, (part - EDGE) / (WIDE - 2 * EDGE))) * this.plies));
    });
    return h(
      "figure",
      { class: "chart" },
      picture,
      h(
        "figcaption",
        {},
        seats.map((seat) => h("span", { class: `legend tint-${seat.colour}` }, seat.label)),
        h("span", {}, say("analysis-chart")),
      ),
    );
  }

  words(point) {
    const seat = this.told.seats.find((one) => one.name === point.seat);
    return say("analysis-better", {
      seat: seat.label,
      chosen: point.chosen,
      now: percent(point.chance),
      better: point.better,
      // biome-ignore lint/suspicious/noThenProperty: an argument of the message, never awaited
      then: percent(point.better_chance),
    });
  }

  /** What is to be said of the decision that comes next here; the better one lights up on the board. */
  remark() {
    const line = $(".remark", this.box);
    const point = this.told.points.find((one) => one.ply === this.ply);
    if (!line) return;
    if (!point) return line.replaceChildren();
    line.replaceChildren(
      point.better
        ? this.words(point)
        : say("analysis-fine", { chance: percent(point.chance), luck: swing(point.luck) }),
    );
    if (point.better) this.attend(point.touch);
  }
}
