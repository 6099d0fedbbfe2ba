// Outlines (rings) around things of a picture: live, chosen, just changed, lit. They follow the thing's own outline
// where it has one.

import { ownMatrix } from "./animations.js";
import { s } from "./dom.js";

const SHAPES = "path,rect,circle,ellipse,polygon";
const PAINTED = `${SHAPES},text,image`;
const THIN = 12; // units: thinner things get an outline as wide as SLIM
const SLIM = 15;
const FULL = 0.9; // of both sides of a thing: such a shape is its silhouette
const FAINT = 0.3; // what is painted less than this is a shadow
const WORDS = ["font-size", "font-weight", "font-family", "text-anchor", "dominant-baseline", "dx", "dy"];
const GEOMETRY = new Set(["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points", ...WORDS]);

/** @param {Element} shape */
const strokeWidth = (shape) => Number(shape.getAttribute("stroke-width"));

/**
 * Return the one shape that is nearly as large as the whole thing.
 * @param {Thing} element
 * @param {DOMRect} whole
 * @returns {PageElement | null}
 */
function silhouette(element, whole) {
  if (element.matches(SHAPES)) return /** @type {PageElement} */ (element);
  let best = null;
  let size = 0;
  for (const shape of element.querySelectorAll(SHAPES)) {
    if (
      shape.closest("defs,clipPath,.shade,.no-halo") ||
      (shape.getAttribute("fill")?.startsWith("url(#") && shape.getAttribute("fill")?.includes("shade"))
    )
      continue;
    if (shape.getAttribute("fill") === "none") continue;
    const box = shape.getBBox();
    if (box.width * box.height > size * 1.02) [best, size] = [shape, box.width * box.height];
  }
  if (!best) return null;
  const box = extent(element, best);
  return box.width >= 0.62 * whole.width && box.height >= 0.62 * whole.height ? best : null;
}

/**
 * Return the size of an inner shape in the coordinates of its thing.
 * @param {Thing} element
 * @param {Thing} shape
 */
function extent(element, shape) {
  const box = shape.getBBox();
  const matrix = element.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const xs = corners.map((p) => p.x);
  const ys = corners.map((p) => p.y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

/**
 * Return the straight line that a thing consists of, by its widest stroke, such as a side where a wall may stand.
 * @param {Thing} element
 * @param {DOMRect} whole
 * @returns {PageElement | null}
 */
function line(element, whole) {
  /** @param {PageElement} shape */
  const straight = (shape) => {
    const [from, to] = [shape.getPointAtLength(0), shape.getPointAtLength(shape.getTotalLength())];
    return (
      Math.hypot(to.x - from.x, to.y - from.y) > 0.98 * shape.getTotalLength() &&
      shape.getTotalLength() > 0.62 * Math.hypot(whole.width, whole.height)
    );
  };
  const lines = [...element.querySelectorAll("path[fill=none][stroke-width]")].filter(straight);
  return lines.sort((one, other) => strokeWidth(other) - strokeWidth(one))[0] ?? null;
}

/**
 * Outline a line in its own direction.
 * @param {PageElement} shape
 * @returns {Outline}
 */
function capsule(shape) {
  const r = strokeWidth(shape) / 2;
  const [from, to] = [shape.getPointAtLength(0), shape.getPointAtLength(shape.getTotalLength())];
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const [dx, dy] = [-r * Math.sin(turn), r * Math.cos(turn)];
  /**
   * @param {Point} at
   * @param {number} side
   */
  const point = (at, side) => `${(at.x + side * dx).toFixed(2)} ${(at.y + side * dy).toFixed(2)}`;
  const arc = `A${r} ${r} 0 0 0 `;
  const sides = [`M${point(from, 1)}L${point(to, 1)}`, `${point(to, -1)}L${point(from, -1)}`, `${point(from, 1)}Z`];
  const drawn = s("path", { d: sides.join(arc) });
  return { source: shape, drawn, circle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, r } };
}

/**
 * Outline pieces that have no outline of their own, or one too thin to hit: what it encloses counts as one thing.
 * @param {PageElement} source
 * @param {DOMRect} box
 * @returns {Outline}
 */
function loop(source, { x, y, width, height }) {
  const small = Math.max(width, height);
  const gap = Math.min(4, small * 0.08);
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (width < 1.35 * height && height < 1.35 * width && small < 60) {
    const r = Math.hypot(width, height) / 2.25 + gap / 2;
    return { source, drawn: s("circle", { cx, cy, r }), circle: { x: cx, y: cy, r } };
  }
  const [wide, high] = [width, height].map((side) => Math.max(side + 2 * gap, Math.min(SLIM, small)));
  return {
    source,
    drawn: s("rect", { x: cx - wide / 2, y: cy - high / 2, width: wide, height: high, rx: Math.min(10, small * 0.12) }),
    circle: { x: cx, y: cy, r: Math.min(wide, high) / 2 },
  };
}

/**
 * Return how a thing is outlined, in the coordinates of `source`: its own shape, else what is `drawn` around it and the
 * largest `circle` in that.
 * @param {Thing} element
 * @returns {Outline}
 */
export function outlineOf(element) {
  const whole = element.getBBox();
  const own = silhouette(element, whole);
  const box = own?.getBBox() ?? whole;
  if (own && Math.min(box.width, box.height) >= THIN) return { source: own, drawn: own.cloneNode(false) };
  const straight = own ? null : line(element, whole);
  return straight ? capsule(straight) : loop(own ?? /** @type {PageElement} */ (element), box);
}

/**
 * Return the outline of a thing as a bare shape, and the matrix from its coordinates to those of the page; null where
 * there is nothing to outline.
 * @param {Thing} element
 * @returns {(Outline & { matrix: DOMMatrix }) | null}
 */
export function shapeOf(element) {
  try {
    const { width, height } = element.getBBox();
    if (!width && !height) return null;
    const outline = outlineOf(element);
    for (const { name } of [...outline.drawn.attributes]) {
      if (!GEOMETRY.has(name)) outline.drawn.removeAttribute(name);
    }
    return { ...outline, matrix: outline.source.getScreenCTM() };
  } catch {
    return null; // it is not drawn
  }
}

/**
 * Return the silhouette of a thing as shapes that cover together what it paints, in the coordinates of the page, each
 * with the width of its line in pixels: one shape where that is nearly as large as the thing, else all of its parts.
 * @param {Thing} element
 * @returns {{ drawn: Thing, width: number }[]}
 */
export function silhouetteOf(element) {
  const whole = element.getBBox();
  if (!whole.width && !whole.height) return [];
  const own = silhouette(element, whole);
  const size = own && own !== element ? extent(element, own) : whole;
  if (own && size.width >= FULL * whole.width && size.height >= FULL * whole.height)
    return [bare(own, own.getScreenCTM())];
  // what is clicked tells more than the box of a painting
  const area = /** @type {Thing | null} */ (element.querySelector("[pointer-events=stroke]"));
  if (area) return [bare(area, area.getScreenCTM())];
  return [...paintedParts(element, DOMMatrix.fromMatrix(element.getScreenCTM()))].map(({ part, matrix }) =>
    bare(part, matrix),
  );
}

/**
 * Yield the shapes that a thing or a part of it paints, with the matrix from their coordinates to those of the page.
 * @param {Thing} element
 * @param {DOMMatrix} matrix
 * @returns {Generator<{ part: Thing, matrix: DOMMatrix }>}
 */
function* paintedParts(element, matrix) {
  const clear = element.getAttribute("fill-opacity") === "0"; // the place of something that the ground shows
  const faint = ["opacity", "fill-opacity"].some((name) => Number(element.getAttribute(name) ?? 1) < FAINT);
  if (
    (faint && !clear) ||
    element.getAttribute("pointer-events") === "none" ||
    element.getAttribute("fill")?.includes("-shade")
  )
    return;
  const target = element.matches("use") ? document.querySelector(element.getAttribute("href") ?? "") : null;
  const children = target ? [target] : element.matches(PAINTED) ? [] : element.children;
  for (const child of /** @type {Iterable<Thing>} */ (children))
    if (!child.matches("title,defs,clipPath,mask,.no-halo"))
      yield* paintedParts(child, matrix.multiply(ownMatrix(child.cloneNode(false))));
  const filled = element.getAttribute("fill") !== "none";
  if (element.matches(PAINTED) && (filled || element.hasAttribute("stroke"))) yield { part: element, matrix };
}

/**
 * Return a copy of a shape without its colours, where it is on the page. A painting becomes its box.
 * @param {Thing} part
 * @param {DOMMatrix} matrix
 * @returns {{ drawn: Thing, width: number }}
 */
function bare(part, matrix) {
  const { a, b, c, d, e, f } = matrix;
  const drawn = part.matches("image") ? s("rect") : part.cloneNode(true);
  for (const { name, value } of part.attributes)
    if (GEOMETRY.has(name)) drawn.setAttribute(name, value);
    else drawn.removeAttribute(name);
  drawn.setAttribute("transform", `matrix(${[a, b, c, d, e, f]})`);
  if (part.getAttribute("fill") === "none") drawn.classList.add("line");
  return { drawn, width: part.hasAttribute("stroke") ? strokeWidth(part) * Math.sqrt(Math.abs(a * d - b * c)) : 0 };
}

/**
 * Return an outline of a kind (`live`, `chosen`, `just`, `lit`) in the coordinates of the picture.
 * @param {Thing} svg
 * @param {Thing} element
 * @param {string} kind
 * @returns {Thing | null}
 */
export function drawOutline(svg, element, kind) {
  const found = shapeOf(element);
  if (!found) return null;
  const { drawn, circle, matrix } = found;
  // rounded, so that it is the same wherever the picture is panned
  const { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(matrix);
  const transform = `matrix(${[a, b, c, d, e, f].map((part) => part.toFixed(3))})`;
  const under = drawn.cloneNode(false);
  under.setAttribute("class", "under");
  drawn.setAttribute("class", "over");
  const group = s("g", { class: `ring is-${kind}${circle ? " loop" : ""}`, transform }, under, drawn);
  group.dataset.of = element.dataset.id;
  return group;
}
