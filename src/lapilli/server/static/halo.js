// Rings round things of a picture: live, chosen, just changed, lit up. They follow the thing's own outline where it has one.

import { s } from "./dom.js";

const SHAPES = "path,rect,circle,ellipse,polygon";

/** The one shape that is nearly as large as the whole thing: its outline. */
export function silhouette(element, whole) {
  if (element.matches(SHAPES)) return element;
  let best = null;
  let size = 0;
  for (const shape of element.querySelectorAll(SHAPES)) {
    if (shape.closest("defs,clipPath,.shade,.no-halo") || shape.getAttribute("fill")?.startsWith("url(#") && shape.getAttribute("fill").includes("shade")) continue;
    if (shape.getAttribute("fill") === "none") continue;
    const box = shape.getBBox();
    if (box.width * box.height > size * 1.02) [best, size] = [shape, box.width * box.height];
  }
  if (!best) return null;
  const box = extent(element, best);
  return box.width >= 0.62 * whole.width && box.height >= 0.62 * whole.height ? best : null;
}

/** The box of an inner shape in the coordinates of the thing it belongs to. */
function extent(element, shape) {
  const box = shape.getBBox();
  const matrix = element.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const corners = [[box.x, box.y], [box.x + box.width, box.y], [box.x, box.y + box.height], [box.x + box.width, box.y + box.height]].map(
    ([x, y]) => new DOMPoint(x, y).matrixTransform(matrix),
  );
  const xs = corners.map((p) => p.x);
  const ys = corners.map((p) => p.y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

/** A ring of a kind (`live`, `chosen`, `just`, `lit`) round an element, in the coordinates of the picture. */
export function ring(svg, element, kind) {
  let whole;
  try {
    whole = element.getBBox();
  } catch {
    return null;
  }
  if (!whole.width && !whole.height) return null;
  const shape = silhouette(element, whole);
  const source = shape ?? element;
  const matrix = svg.getScreenCTM().inverse().multiply(source.getScreenCTM());
  const outline = shape ? shape.cloneNode(false) : loop(whole);
  for (const { name } of [...outline.attributes]) {
    if (!["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points"].includes(name)) outline.removeAttribute(name);
  }
  const transform = `matrix(${["a", "b", "c", "d", "e", "f"].map((name) => matrix[name].toFixed(3))})`; // the same wherever the picture is pushed
  const under = outline.cloneNode(false);
  under.setAttribute("class", "under");
  outline.setAttribute("class", "over");
  const group = s("g", { class: `ring is-${kind}${shape ? "" : " loop"}`, transform }, under, outline);
  group.dataset.of = element.dataset.id;
  return group;
}

/** Round pieces that have no outline of their own: what it encloses is one thing. */
export function loop({ x, y, width, height }) {
  const small = Math.max(width, height);
  const gap = Math.min(4, small * 0.08);
  if (width < 1.35 * height && height < 1.35 * width && small < 60)
    return s("circle", { cx: x + width / 2, cy: y + height / 2, r: Math.hypot(width, height) / 2.25 + gap / 2 });
  return s("rect", { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap, rx: Math.min(10, small * 0.12) });
}
