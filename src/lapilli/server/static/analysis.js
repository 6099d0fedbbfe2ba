// Luck and skill of a finished game: a chart of every seat's win chance that follows the replay, and better moves.

import { callApi } from "./api.js";
import { $, h, icon, s, toast } from "./dom.js";
import { lang, t } from "./i18n.js";

const [WIDE, HIGH, EDGE] = [360, 150, 8];
const POLL = 1000; // milliseconds between two progress requests
const MARGIN = 10; // pixels of margin above it

/** @param {number} value */
const percent = (value) =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(value / 100);

/** @param {number} value */
const swing = (value) =>
  new Intl.NumberFormat(lang(), { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(value);

/** @typedef {"first" | "play" | "others" | "luck" | "result" | "adjusted"} Part */

/** @type {[Part, (value: number) => string][]} */
const PARTS = [
  ["first", percent],
  ["play", swing],
  ["others", swing],
  ["luck", swing],
  ["result", percent],
  ["adjusted", percent],
];

/**
 * The analysis beside a replay: `go(ply)` steps there, `look(point)` shows the view of the seat that decided,
 * `attend(ids)` scrolls to things.
 */
export class Analysis {
  /**
   * @param {string} room
   * @param {AnalysisCallbacks} callbacks
   */
  constructor(room, { go, look, attend }) {
    this.room = room;
    this.go = go;
    this.look = look;
    this.attend = attend;
    /** @type {Responses.Analysed} */
    this.analysed = /** @type {any} */ (null); // until it has been opened
    this.ply = 0;
    this.plies = 1;
    this.box = h("section", { class: "analysis", "aria-live": "polite" });
    this.button = h(
      "button",
      { type: "button", id: "analyse", onclick: () => this.open() },
      icon("chart"),
      t("analysis"),
    );
  }

  /** @param {string} [seat] */
  async open(seat = "") {
    this.button.disabled = true;
    const bar = h("progress", { max: 100, "aria-label": t("analysis-wait") });
    this.box.replaceChildren(h("p", { class: "note" }, t("analysis-wait")), bar);
    this.show();
    /**
     * Update the progress bar; until the server knows anything it stays indeterminate.
     * @param {PageElement} bar
     */
    const watch = setInterval(() => this.watch(bar), POLL);
    try {
      this.analysed = await callApi(`/api/tables/${this.room}/analysis?${new URLSearchParams({ seat, lang: lang() })}`);
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
  /** @param {PageElement} bar */
  async watch(bar) {
    const { percent } = await callApi(`/api/tables/${this.room}/analysis/share`).catch(() => ({ percent: 0 }));
    if (percent > bar.value) bar.value = percent;
  }

  /** Scroll its panel so that the analysis is at the top. The board stays where it is. */
  show() {
    const panel = $(".play");
    panel.scrollTop += this.box.getBoundingClientRect().top - panel.getBoundingClientRect().top - MARGIN;
  }

  /**
   * Show it again for another viewer or in another language.
   * @param {string} seat
   */
  turn(seat) {
    this.button.replaceChildren(icon("chart"), t("analysis"));
    if (this.analysed) this.open(seat);
  }

  /**
   * Follow the replay to another moment.
   * @param {number} ply
   * @param {number} plies
   */
  step(ply, plies) {
    this.ply = ply;
    this.plies = plies;
    if (!this.analysed) return;
    $(".cursor", this.box)?.setAttribute("transform", `translate(${this.x(ply)} 0)`);
    this.remark();
  }

  /** @param {number} ply */
  x(ply) {
    return EDGE + ((WIDE - 2 * EDGE) * ply) / Math.max(1, this.plies);
  }

  /** @param {number} chance */
  y(chance) {
    return HIGH - EDGE - ((HIGH - 2 * EDGE) * chance) / 100;
  }

  draw() {
    const { seats, points, worst, partial, decisions } = this.analysed;
    this.box.replaceChildren(
      h("h3", {}, t("analysis")),
      partial ? h("p", { class: "note partial" }, t("analysis-partial", { points: points.length, decisions })) : "",
      this.chart(),
      h("p", { class: "remark", role: "status" }),
      h(
        "table",
        { class: "ways" },
        h("caption", { class: "unseen" }, t("analysis")),
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
              h("th", { scope: "row" }, t(`analysis-${part}`)),
              seats.map((seat) => h("td", {}, words(seat[part]))),
            ),
          ),
        ),
      ),
      h("p", { class: "note" }, t("analysis-ways")),
      h("h4", {}, t(worst.length ? "analysis-worst" : "analysis-none")),
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

  /**
   * Draw a line per seat through its decisions with a band for the error; a click goes to that moment.
   * @returns {HTMLElement}
   */
  chart() {
    const { seats, points } = this.analysed;
    const lines = seats.flatMap((seat) => {
      const own = points
        .filter((point) => point.seat === seat.name)
        .map((point) => [this.x(point.ply + 1), point.win_probability, point.error]);
      if (!own.length) return [];
      const way = [[this.x(0), seat.first, 0], ...own, [this.x(this.plies), seat.result, 0]];
      /** @param {number} sign */
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
    const analysed = seats.map((seat) => `${seat.label}: ${percent(seat.first)} – ${percent(seat.result)}`).join(", ");
    const picture = s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${t("analysis-chart")}. ${analysed}` },
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
        h("span", {}, t("analysis-chart")),
      ),
    );
  }

  /**
   * @param {Responses.Decision} point
   * @returns {string}
   */
  words(point) {
    const seat = this.analysed.seats.find((one) => one.name === point.seat);
    const words = t("analysis-better", {
      seat: seat?.label,
      chosen: point.chosen,
      now: percent(point.win_probability),
      better: point.better,
      // biome-ignore lint/suspicious/noThenProperty: an argument of the message, never awaited
      then: percent(point.better_win_probability),
    });
    return point.reason ? `${words}. ${point.reason}` : words;
  }

  /** Comment on the decision that comes next, and scroll to the better one on the board. */
  remark() {
    const line = $(".remark", this.box);
    const point = this.analysed.points.find((one) => one.ply === this.ply);
    if (!line) return;
    if (!point) return line.replaceChildren();
    line.replaceChildren(
      point.better
        ? this.words(point)
        : t("analysis-fine", { chance: percent(point.win_probability), luck: swing(point.luck) }),
    );
    if (point.better) this.attend(point.click_path);
  }
}
