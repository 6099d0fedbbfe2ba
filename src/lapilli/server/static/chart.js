// The game in one picture: a line per figure that the game follows, from its first move to its last.

import { h, s } from "./dom.js";
import { lang, say } from "./words.js";

const [WIDE, HIGH, EDGE] = [320, 120, 6];

/** The chart of a finished game with its legend; nothing where the game follows no figures, or none of them ever changed. */
export function chart(frame) {
  const lines = frame.chart ?? [];
  if (!lines.some((line) => line.points.some((value) => value !== line.points[0]))) return null;
  const most = Math.max(1, ...lines.flatMap((line) => line.points));
  const least = Math.min(0, ...lines.flatMap((line) => line.points));
  const x = (at, count) => EDGE + ((WIDE - 2 * EDGE) * at) / Math.max(1, count - 1);
  const y = (value) => HIGH - EDGE - ((HIGH - 2 * EDGE) * (value - least)) / (most - least || 1);
  const colour = (name) => frame.seats.find((seat) => seat.name === name)?.colour;
  const dash = (name, at) => (colour(name) ? "" : ["", "6 3", "2 3", "8 3 2 3"][at % 4]);
  const drawn = lines.map((line, at) =>
    s("polyline", { class: colour(line.name) ? `line-of tint-${colour(line.name)}` : "line-of", points: line.points.map((value, i) => `${x(i, line.points.length).toFixed(1)},${y(value).toFixed(1)}`).join(" "), "stroke-dasharray": dash(line.name, at) }),
  );
  const number = new Intl.NumberFormat(lang(), { maximumFractionDigits: 1 });
  const told = lines.map((line) => `${line.label}: ${number.format(line.points.at(-1))}`);
  return h(
    "figure",
    { class: "chart" },
    s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${say("result-chart")}. ${told.join(", ")}` }, s("path", { class: "axis", d: `M${EDGE} ${EDGE}V${HIGH - EDGE}H${WIDE - EDGE}` }), ...drawn),
    h("figcaption", {}, h("b", {}, say("result-chart")), lines.map((line, at) => h("span", { class: `legend ${colour(line.name) ? `tint-${colour(line.name)}` : ""}` }, told[at]))),
  );
}
