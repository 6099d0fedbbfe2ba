// The log in words: newest last; pointing at a line lights up what it speaks of.

import { $, h } from "./dom.js";
import { mark } from "./seats.js";
import { cited } from "./words.js";

const nearEnd = (page) => page.scrollHeight - page.scrollTop - page.clientHeight < 60;

/** Keep the newest line in sight, also while what stands above the log grows, until a reader scrolls away. */
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

/** The heading of a turn: its round, and whose it is, in that seat's colour. */
export function heading(line, seats, key) {
  const seat = seats.find((one) => one.name === line.turn);
  const words = [line.heading, seat?.label].filter(Boolean).join(" · ");
  return h(
    "li",
    { class: `heading ${seat ? `tint-${seat.colour}` : ""}`, "data-key": key },
    seat ? mark(seat) : null,
    h("h3", {}, words),
  );
}

/** Lines with a heading where another round or turn begins. */
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

/** Show the lines in groups; only what is new is added, so that a reader's place is kept. */
export function showLog(lines, board, { seats = [], onPly = null } = {}) {
  const list = $("#log");
  const rows = headings(lines);
  const known = [...list.children].map((item) => item.dataset.key);
  let same = 0;
  while (same < known.length && same < rows.length && known[same] === rows[same].key) same++;
  while (list.children.length > same) list.lastElementChild.remove();
  const page = list.closest(".leaf");
  const fresh = rows.slice(same);
  for (const { line, key, heading: begins } of fresh)
    list.append(begins ? heading(line, seats, key) : entry(line, key, board, seats, onPly));
  if (!onPly && (!known.length || page.dataset.follows === "yes")) follow(page);
  return fresh.filter((row) => !row.heading).map((row) => row.line);
}

function entry(line, key, board, seats, onPly) {
  const on = () => board.light(line.touch ?? []);
  const off = () => board.light([]);
  const seat = seats.find((one) => one.name === line.by);
  const item = h("li", {
    "data-key": key,
    "data-ply": line.ply,
    class: `${line.touch?.length ? "speaks" : ""} ${seat ? `by tint-${seat.colour}` : ""}`,
    onpointerenter: on,
    onpointerleave: off,
  });
  if (onPly)
    item.append(
      h("button", { type: "button", onclick: () => onPly(line.ply + 1), onfocus: on, onblur: off }, line.text),
    );
  else if (line.touch?.length) {
    item.tabIndex = 0;
    item.addEventListener("focus", on);
    item.addEventListener("blur", off);
    item.append(...cited(line.text));
  } else item.append(...cited(line.text));
  return item;
}
