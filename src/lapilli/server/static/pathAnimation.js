// A thing moves along a path: over adjacent cells (class `lane`), each of which lights up as the thing passes.

import { stripInteraction, toCss } from "./animations.js";
import { s } from "./dom.js";

const CELL_TIME = 170; // milliseconds from one cell to the next
const MAX_TIME = 900; // maximum duration
const FADE_TIME = 120; // until the cells are dark again

/**
 * @param {{ middle: Point }} one
 * @param {{ middle: Point }} other
 */
const distance = (one, other) => Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);

/**
 * @param {IndexedThing[]} cells
 * @param {{ middle: Point }} point
 */
const nearest = (cells, point) =>
  cells.reduce((best, cell) => (distance(cell, point) < distance(best, point) ? cell : best));

/**
 * Return the shortest path over adjacent cells, both ends included; empty if there is none.
 * @param {IndexedThing[]} cells
 * @param {{ middle: Point }} from
 * @param {{ middle: Point }} to
 * @returns {IndexedThing[]}
 */
export function findPath(cells, from, to) {
  if (cells.length < 2) return [];
  const [start, end] = [nearest(cells, from), nearest(cells, to)];
  const step = 1.2 * Math.min(...cells.filter((cell) => cell !== start).map((cell) => distance(cell, start)));
  /** @type {Map<IndexedThing, IndexedThing | null>} */
  const came = new Map([[start, null]]);
  for (const here of came.keys()) {
    if (here === end) break;
    for (const cell of cells) if (!came.has(cell) && distance(cell, here) < step) came.set(cell, here);
  }
  const path = [];
  for (let cell = came.has(end) ? end : null; cell; cell = came.get(cell) ?? null) path.unshift(cell);
  return path;
}

/**
 * Move a copy along the path with a trail behind it, while the thing itself is hidden.
 * @param {Element} layer
 * @param {Thing} element
 * @param {{ middle: Point }} then
 * @param {IndexedThing} now
 * @param {IndexedThing[]} path
 * @param {Run} run
 */
export function moveAlongPath(layer, element, then, now, path, run) {
  const duration = Math.min(MAX_TIME, CELL_TIME * (path.length - 1));
  const points = [then.middle, ...path.slice(1, -1).map((cell) => cell.middle), now.middle];
  const trail = s("path", { class: "path-trail", d: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}` });
  const copy = element.cloneNode(true);
  stripInteraction(copy);
  copy.setAttribute("transform", toCss(now.matrix));
  const lit = path.slice(1).map((cell) => cell.element.cloneNode(true));
  for (const [number, copyOfCell] of lit.entries()) {
    stripInteraction(copyOfCell);
    copyOfCell.setAttribute("transform", toCss(path[number + 1].matrix));
    copyOfCell.classList.add("path-lit");
    const delay = (duration * number) / lit.length;
    run(copyOfCell, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
      duration: duration + FADE_TIME - delay,
      delay,
      fill: "both",
    });
  }
  layer.append(...lit, trail, copy);
  trail.setAttribute("pathLength", "1");
  trail.style.strokeDasharray = "1";
  run(
    trail,
    [
      { strokeDashoffset: 1, opacity: 0.7 },
      { strokeDashoffset: 0, opacity: 0.7, offset: 0.88 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    { duration: duration + FADE_TIME, easing: "ease-in-out", fill: "both" },
  );
  /** @param {Point} point */
  const away = (point) =>
    toCss(new DOMMatrix().translate(point.x - now.middle.x, point.y - now.middle.y).multiply(now.matrix));
  run(
    copy,
    points.map((point) => ({ transform: away(point), easing: "linear" })),
    { duration, easing: "ease-in-out" },
  );
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
