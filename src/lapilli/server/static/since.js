// Since your last turn: what the others did, summed up, and what it changed, marked until one acts.

import { $, h, refill } from "./dom.js";
import { heading, headings } from "./log.js";
import { mark } from "./seats.js";
import { say } from "./words.js";

const MINE = 2; // so many lines that name me stand there before anything is opened

/** The lines that others caused since my last action, where it is my turn again. */
export function missed(frame) {
  if (!frame?.asks || frame.asks === "chance" || (frame.last ?? null) === null) return [];
  return frame.log.filter((line) => line.ply > frame.last && line.by && !line.talk);
}

/** The things those lines speak of. */
export const changed = (frame) => [...new Set(missed(frame).flatMap((line) => line.touch ?? []))];

/** The same several times over is said once, with how often. */
function folded(lines) {
  const kept = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && before.text === line.text && before.by === line.by)
      kept[kept.length - 1] = {
        ...before,
        times: before.times + 1,
        touch: [...(before.touch ?? []), ...(line.touch ?? [])],
      };
    else kept.push({ ...line, times: 1 });
  }
  return kept;
}

export function showSince(frame, board) {
  const lines = missed(frame);
  const seat = (name) => frame.seats.find((one) => one.name === name);
  const me = seat(frame.asks)?.label;
  const mine = (line) => Boolean(me) && line.text.includes(me);
  const item = (line) => {
    const on = () => board.light(line.touch ?? []);
    const off = () => board.light([]);
    const other = line.by !== line.turn ? seat(line.by) : null; // whose turn it is stands above
    return h(
      "li",
      { class: mine(line) ? "mine" : "", onpointerenter: on, onpointerleave: off },
      other ? mark(other) : null,
      h("span", {}, line.text, line.times > 1 ? h("b", {}, ` × ${line.times}`) : null),
    );
  };
  const box = $("#since");
  const open = box.querySelector("details")?.open;
  const rows = headings(folded(lines)).map((row) =>
    row.heading ? heading(row.line, frame.seats, row.key) : item(row.line),
  );
  const about = lines
    .filter(mine)
    .slice(-MINE)
    .map((line) => h("small", {}, line.text));
  refill(
    box,
    lines.length
      ? h(
          "details",
          { open },
          h("summary", { "data-key": "since" }, say("since", { n: lines.length }), about),
          h("ol", {}, rows),
        )
      : null,
  );
}
