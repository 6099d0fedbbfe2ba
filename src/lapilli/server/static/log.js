// The log, newest line last. Pointing at a line highlights what it is about.

import { $, h } from "./dom.js";
import { linkRules } from "./i18n.js";
import { seatBadge } from "./seats.js";

/** @param {Element} page */
const nearEnd = (page) => page.scrollHeight - page.scrollTop - page.clientHeight < 60;

/**
 * Keep the newest line visible, also while content above the log grows, until the reader scrolls away.
 * @param {Element} page
 */
function follow(page) {
  page.scrollTop = page.scrollHeight;
  if (page.dataset.follows) return;
  page.dataset.follows = "yes";
  let touched = -Infinity;
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"])
    page.addEventListener(kind, () => (touched = performance.now()), { passive: true });
  page.addEventListener("scroll", () => {
    if (performance.now() - touched < 1000) page.dataset.follows = nearEnd(page) ? "yes" : "no";
  });
  new ResizeObserver(() => {
    if (page.dataset.follows === "yes") page.scrollTop = page.scrollHeight;
  }).observe(page);
}

/**
 * Return the heading of a turn: its round and its seat, in the seat's colour.
 * @param {LogLine} line
 * @param {Seat[]} seats
 * @param {string} key
 * @returns {HTMLElement}
 */
export function heading(line, seats, key) {
  const seat = seats.find((one) => one.name === line.turn);
  const words = [line.heading, seat?.label].filter(Boolean).join(" · ");
  return h(
    "li",
    { class: `heading ${seat ? `tint-${seat.colour}` : ""}`, "data-key": key },
    seat ? seatBadge(seat) : null,
    h("h3", {}, words),
  );
}

/**
 * Insert a heading wherever another round or turn begins.
 * @param {LogLine[]} lines
 * @returns {{ heading?: boolean, line: LogLine, key: string }[]}
 */
export function headings(lines) {
  let before = "";
  return lines.flatMap((line) => {
    const turn = `${line.round ?? ""}|${line.turn ?? ""}`;
    const begins = turn !== before && (line.round || line.turn);
    before = turn;
    return begins
      ? [
          { heading: true, line, key: `turn ${line.ply} ${turn}` },
          { line, key: `${line.ply}|${line.text}` },
        ]
      : [{ line, key: `${line.ply}|${line.text}` }];
  });
}

/**
 * Show the lines in groups and return the new ones. Only new lines are added, so the scroll position is kept.
 * @param {LogLine[]} lines
 * @param {Board} board
 * @param {{ seats?: Seat[], onPly?: ((ply: number) => unknown) | null }} [options]
 * @returns {LogLine[]}
 */
export function showLog(lines, board, { seats = [], onPly = null } = {}) {
  const list = $("#log");
  const rows = headings(lines);
  const known = [...list.children].map((item) => item.dataset.key);
  let same = 0;
  while (same < known.length && same < rows.length && known[same] === rows[same].key) same++;
  while (list.children.length > same) list.lastElementChild?.remove();
  const page = list.parentElement;
  const fresh = rows.slice(same);
  for (const { line, key, heading: begins } of fresh)
    list.append(begins ? heading(line, seats, key) : entry(line, key, board, seats, onPly));
  if (!onPly && (!known.length || page.dataset.follows === "yes")) follow(page);
  return fresh.filter((row) => !row.heading).map((row) => row.line);
}

/**
 * @param {LogLine} line
 * @param {string} key
 * @param {Board} board
 * @param {Seat[]} seats
 * @param {((ply: number) => unknown) | null} onPly
 */
function entry(line, key, board, seats, onPly) {
  const on = () => board.highlight(line.things ?? []);
  const off = () => board.highlight([]);
  const seat = seats.find((one) => one.name === line.by);
  const item = h("li", {
    "data-key": key,
    "data-ply": line.ply,
    class: `${line.things?.length ? "speaks" : ""} ${seat ? `by tint-${seat.colour}` : ""}`,
    onpointerenter: on,
    onpointerleave: off,
  });
  if (onPly)
    item.append(
      h("button", { type: "button", onclick: () => onPly(line.ply + 1), onfocus: on, onblur: off }, line.text),
    );
  else if (line.things?.length) {
    item.tabIndex = 0;
    item.addEventListener("focus", on);
    item.addEventListener("blur", off);
    item.append(...linkRules(line.text));
  } else item.append(...linkRules(line.text));
  return item;
}
