// The chart of a finished game: a line for each figure that the game tracks, from the first move to the last.

import { h, s } from "./dom.js";
import { lang, t } from "./i18n.js";

const [WIDE, HIGH, EDGE, FOOT] = [320, 140, 8, 18]; // FOOT: height of the round numbers
const MAX_LABELS = 10; // maximum number of labels

/**
 * Return the chart with its legend, or null where the game tracks nothing or nothing ever changed.
 * @param {Frame} frame
 * @returns {HTMLElement | null}
 */
export function resultChart(frame) {
  const lines = frame.chart ?? [];
  if (!lines.some((line) => line.points.some((value) => value !== line.points[0]))) return null;
  const most = Math.max(1, ...lines.flatMap((line) => line.points));
  const least = Math.min(0, ...lines.flatMap((line) => line.points));
  /**
   * @param {number} at
   * @param {number} count
   */
  const x = (at, count) => EDGE + ((WIDE - 2 * EDGE) * at) / Math.max(1, count - 1);
  /** @param {number} value */
  const y = (value) => HIGH - FOOT - ((HIGH - FOOT - EDGE) * (value - least)) / (most - least || 1);
  /** @param {string} name */
  const colour = (name) => frame.seats.find((seat) => seat.name === name)?.colour;
  /**
   * @param {string} name
   * @param {number} at
   */
  const dash = (name, at) => (colour(name) ? "" : ["", "6 3", "2 3", "8 3 2 3"][at % 4]);
  /** @param {Ending.ChartLine} line */
  const tint = ({ name, harms }) => (colour(name) ? `tint-${colour(name)}` : harms ? "bad-line" : "good-line");
  const drawn = lines.map((line, at) =>
    s("polyline", {
      class: `line-of ${tint(line)}`,
      points: line.points.map((value, i) => `${x(i, line.points.length).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
      "stroke-dasharray": dash(line.name, at),
    }),
  );
  const number = new Intl.NumberFormat(lang(), { maximumFractionDigits: 1 });
  const told = lines.map((line) => `${line.label}: ${number.format(line.points.at(-1))}`);
  const title = [t("result-chart"), frame.result?.counts].filter(Boolean).join(": ");
  return h(
    "figure",
    { class: "chart" },
    s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${title}. ${told.join(", ")}` },
      s("path", { class: "axis", d: `M${EDGE} ${EDGE}V${HIGH - FOOT}H${WIDE - EDGE}` }),
      letters(number.format(most), EDGE + 4, EDGE + 10),
      ...rounds(frame, (ply) => x(ply, frame.ply + 1)),
      ...turn(frame.turning_point, (ply) => x(ply, frame.ply + 1)),
      ...drawn,
    ),
    h(
      "figcaption",
      {},
      h("b", {}, title),
      lines.map((line, at) =>
        h(
          "span",
          { class: "key" },
          s(
            "svg",
            { viewBox: "0 0 24 6", "aria-hidden": "true" },
            s("path", { class: `line-of ${tint(line)}`, d: "M0 3h24", "stroke-dasharray": dash(line.name, at) }),
          ),
          told[at],
        ),
      ),
    ),
  );
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {string} [anchor]
 */
function letters(words, x, y, anchor = "start") {
  const text = s("text", { x, y, "text-anchor": anchor });
  text.textContent = words;
  return text;
}

/**
 * Mark the turning point.
 * @param {Outgoing.Frame["turning_point"]} turning
 * @param {(ply: number) => number} x
 * @returns {SVGElement[]}
 */
const turn = (turning, x) =>
  turning ? [s("path", { class: "turned", d: `M${x(turning.ply + 1).toFixed(1)} ${EDGE}V${HIGH - FOOT}` })] : [];

/**
 * Mark where rounds (or turns, where there are no rounds) begin, with their numbers under the axis.
 * @param {Frame} frame
 * @param {(ply: number) => number} x
 * @returns {SVGElement[]}
 */
function rounds({ log = [] }, x) {
  const begins = new Map();
  for (const { round, ply } of log) if (round && !begins.has(round)) begins.set(round, ply);
  const each = Math.ceil(begins.size / MAX_LABELS);
  return [...begins]
    .filter(([round]) => (round - 1) % each === 0)
    .flatMap(([round, ply]) => [
      s("path", { class: "axis", d: `M${x(ply).toFixed(1)} ${HIGH - FOOT}v4` }),
      letters(String(round), x(ply), HIGH - 3, "middle"),
    ]);
}
