// Rings round things of a picture: live, chosen, just changed, lit up. They follow the thing's own outline where it has one.

import { s } from "./dom.js";

const SHAPES = "path,rect,circle,ellipse,polygon";
const THIN = 12; // units: what is thinner has a ring that is as wide as SLIM
const SLIM = 15;

/** The one shape that is nearly as large as the whole thing: its outline. */
function silhouette(element, whole) {
  if (element.matches(SHAPES)) return element;
  let best = null;
  let size = 0;
  for (const shape of element.querySelectorAll(SHAPES)) {
    if (
      shape.closest("defs,clipPath,.shade,.no-halo") ||
      (shape.getAttribute("fill")?.startsWith("url(#") && shape.getAttribute("fill").includes("shade"))
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

/** The box of an inner shape in the coordinates of the thing it belongs to. */
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

/** A straight line that a thing consists of, by its widest stroke: a side of a field, where a wall may stand. */
function line(element, whole) {
  const straight = (shape) => {
    const [from, to] = [shape.getPointAtLength(0), shape.getPointAtLength(shape.getTotalLength())];
    return (
      Math.hypot(to.x - from.x, to.y - from.y) > 0.98 * shape.getTotalLength() &&
      shape.getTotalLength() > 0.62 * Math.hypot(whole.width, whole.height)
    );
  };
  const lines = [...element.querySelectorAll("path[fill=none][stroke-width]")].filter(straight);
  return lines.sort((one, other) => other.getAttribute("stroke-width") - one.getAttribute("stroke-width"))[0] ?? null;
}

/** Round a line, in its own direction. */
function capsule(shape) {
  const r = Number(shape.getAttribute("stroke-width")) / 2;
  const [from, to] = [shape.getPointAtLength(0), shape.getPointAtLength(shape.getTotalLength())];
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const [dx, dy] = [-r * Math.sin(turn), r * Math.cos(turn)];
  const point = (at, side) => `${(at.x + side * dx).toFixed(2)} ${(at.y + side * dy).toFixed(2)}`;
  const drawn = s("path", {
    d: `M${point(from, 1)}L${point(to, 1)}A${r} ${r} 0 0 0 ${point(to, -1)}L${point(from, -1)}A${r} ${r} 0 0 0 ${point(from, 1)}Z`,
  });
  return { source: shape, drawn, circle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, r } };
}

/** Round pieces that have no outline of their own, or one that no finger finds: what it encloses is one thing. */
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

/** How a thing is ringed, in the coordinates of its `source`: its own shape, else what is `drawn` round it and the largest `circle` in that. */
export function outline(element) {
  const whole = element.getBBox();
  const own = silhouette(element, whole);
  const box = own?.getBBox() ?? whole;
  if (own && Math.min(box.width, box.height) >= THIN) return { source: own, drawn: own.cloneNode(false) };
  const straight = own ? null : line(element, whole);
  return straight ? capsule(straight) : loop(own ?? element, box);
}

/** A ring of a kind (`live`, `chosen`, `just`, `lit`) round an element, in the coordinates of the picture. */
export function ring(svg, element, kind) {
  let found;
  try {
    const { width, height } = element.getBBox();
    found = (width || height) && outline(element);
  } catch {
    return null;
  }
  if (!found) return null;
  const { source, drawn, circle } = found;
  const matrix = svg.getScreenCTM().inverse().multiply(source.getScreenCTM());
  for (const { name } of [...drawn.attributes]) {
    if (!["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points"].includes(name))
      drawn.removeAttribute(name);
  }
  const transform = `matrix(${["a", "b", "c", "d", "e", "f"].map((name) => matrix[name].toFixed(3))})`; // the same wherever the picture is pushed
  const under = drawn.cloneNode(false);
  under.setAttribute("class", "under");
  drawn.setAttribute("class", "over");
  const group = s("g", { class: `ring is-${kind}${circle ? " loop" : ""}`, transform }, under, drawn);
  group.dataset.of = element.dataset.id;
  return group;
}
