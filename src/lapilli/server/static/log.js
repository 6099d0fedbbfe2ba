// The log in words: newest last; pointing at a line lights up what it speaks of.

import { $, h } from "./dom.js";

const nearEnd = (page) => page.scrollHeight - page.scrollTop - page.clientHeight < 60;

/** Keep the newest line in sight, also while what stands above the log grows, until a reader scrolls away. */
function follow(page) {
  page.scrollTop = page.scrollHeight;
  if (page.dataset.follows) return;
  page.dataset.follows = "yes";
  let touched = -Infinity;
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) page.addEventListener(kind, () => (touched = performance.now()), { passive: true });
  page.addEventListener("scroll", () => {
    if (performance.now() - touched < 1000) page.dataset.follows = nearEnd(page) ? "yes" : "no";
  });
  new ResizeObserver(() => {
    if (page.dataset.follows === "yes") page.scrollTop = page.scrollHeight;
  }).observe(page);
}

/** Show the lines; only what is new is added, so that a reader's place is kept. */
export function showLog(lines, board, onPly = null) {
  const list = $("#log");
  const key = (line) => `${line.ply}|${line.text}`;
  const known = [...list.children].map((item) => item.dataset.key);
  let same = 0;
  while (same < known.length && same < lines.length && known[same] === key(lines[same])) same++;
  while (list.children.length > same) list.lastElementChild.remove();
  const page = list.closest(".leaf");
  for (const line of lines.slice(same)) {
    const on = () => board.light(line.touch ?? []);
    const off = () => board.light([]);
    const item = h("li", { "data-key": key(line), "data-ply": line.ply, class: line.touch?.length ? "speaks" : "", onpointerenter: on, onpointerleave: off });
    if (onPly) item.append(h("button", { type: "button", onclick: () => onPly(line.ply + 1), onfocus: on, onblur: off }, line.text));
    else if (line.touch?.length) {
      item.tabIndex = 0;
      item.addEventListener("focus", on);
      item.addEventListener("blur", off);
      item.append(line.text);
    } else item.append(line.text);
    list.append(item);
  }
  if (!onPly && (!known.length || page.dataset.follows === "yes")) follow(page);
  return lines.slice(same);
}
