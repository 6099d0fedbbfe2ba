// The recap: what others did since your last turn, and what it changed, highlighted until you act.

import { $, h, replaceContent } from "./dom.js";
import { t } from "./i18n.js";
import { heading, headings } from "./log.js";
import { seatBadge } from "./seats.js";

const MAX_MINE = 2; // lines about me that are shown while the recap is closed

/**
 * Return the lines that others caused since my last action, if it is my turn again.
 * @param {Frame | null} frame
 * @returns {LogLine[]}
 */
export function missedLines(frame) {
  const last = frame?.last ?? null;
  if (!frame?.asks || frame.asks === "chance" || last === null) return [];
  return frame.log.filter((line) => line.ply > last && line.by && !line.talk);
}

/**
 * Return the things that those lines are about.
 * @param {Frame} frame
 * @returns {string[]}
 */
export const changedIds = (frame) => [...new Set(missedLines(frame).flatMap((line) => line.things ?? []))];

/**
 * Merge repeated lines into one with a count.
 * @param {LogLine[]} lines
 * @returns {(LogLine & { times: number })[]}
 */
function mergeRepeats(lines) {
  /** @type {(LogLine & { times: number })[]} */
  const kept = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && before.text === line.text && before.by === line.by)
      kept[kept.length - 1] = {
        ...before,
        times: before.times + 1,
        things: [...(before.things ?? []), ...(line.things ?? [])],
      };
    else kept.push({ ...line, times: 1 });
  }
  return kept;
}

/**
 * @param {Frame} frame
 * @param {Board} board
 */
export function showRecap(frame, board) {
  const lines = missedLines(frame);
  /** @param {string | null} name */
  const seat = (name) => frame.seats.find((one) => one.name === name);
  const me = seat(frame.asks)?.label;
  /** @param {LogLine} line */
  const mine = (line) => me !== undefined && line.text.includes(me);
  /** @param {LogLine & { times?: number }} line */
  const item = (line) => {
    const on = () => board.highlight(line.things ?? []);
    const off = () => board.highlight([]);
    const other = line.by !== line.turn ? seat(line.by) : null; // the heading names the seat of the turn
    return h(
      "li",
      { class: mine(line) ? "mine" : "", onpointerenter: on, onpointerleave: off },
      other ? seatBadge(other) : null,
      h("span", {}, line.text, (line.times ?? 1) > 1 ? h("b", {}, ` × ${line.times}`) : null),
    );
  };
  const box = $("#recap");
  const open = box.querySelector("details")?.open;
  const rows = headings(mergeRepeats(lines)).map((row) =>
    row.heading ? heading(row.line, frame.seats, row.key) : item(row.line),
  );
  const about = lines
    .filter(mine)
    .slice(-MAX_MINE)
    .map((line) => h("small", {}, line.text));
  replaceContent(
    box,
    lines.length
      ? h(
          "details",
          { open },
          h("summary", { "data-key": "since" }, t("since", { n: lines.length }), about),
          h("ol", {}, rows),
        )
      : null,
  );
}
