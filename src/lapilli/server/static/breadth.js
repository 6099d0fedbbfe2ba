// How broad a thing is for a fingertip: the largest circle that its outline has room for, not the box round it, in which a curved band is mostly empty.

import { outline } from "./halo.js";

const GRID = 14; // points across a shape that are looked at, and along its edge
const EDGE = 72;
const known = new WeakMap(); // shape -> its outline as text, and the circle

/** The largest circle inside a path, in its own units; beginning with the best point of a grid, and moved as long as that helps. */
function search(shape, { x, y, width, height }) {
  const length = shape.getTotalLength();
  const edge = Array.from({ length: EDGE }, (_, i) => shape.getPointAtLength((length * i) / EDGE));
  let best = { r: 0 };
  const look = (px, py) => {
    let near = Infinity;
    for (const one of edge) {
      near = Math.min(near, (one.x - px) ** 2 + (one.y - py) ** 2);
      if (near <= best.r ** 2) return;
    }
    if (shape.isPointInFill(new DOMPoint(px, py))) best = { x: px, y: py, r: Math.sqrt(near) };
  };
  for (let i = 0; i < GRID * GRID; i++)
    look(x + (width * ((i % GRID) + 0.5)) / GRID, y + (height * (Math.floor(i / GRID) + 0.5)) / GRID);
  for (let step = Math.max(width, height) / GRID / 2; best.r && step > best.r / 40; step /= 2) {
    const { x: from, y: to } = best;
    for (let i = 0; i < 8; i++)
      look(from + step * Math.cos((i * Math.PI) / 4), to + step * Math.sin((i * Math.PI) / 4));
  }
  return best.r ? best : null; // an open line has no inside
}

function largest(shape) {
  const text = `${shape.getAttribute("d")} ${shape.getAttribute("points")}`;
  if (known.get(shape)?.text === text) return known.get(shape).found;
  const box = shape.getBBox();
  const plain = { x: box.x + box.width / 2, y: box.y + box.height / 2, r: Math.min(box.width, box.height) / 2 };
  const found = (shape.matches("path,polygon") && search(shape, box)) || plain;
  known.set(shape, { text, found });
  return found;
}

/** The middle of a thing on the screen, as far from its edge as can be, and how broad it is there, in pixels. */
export function core(element) {
  const { source, circle } = outline(element);
  const { x, y, r } = circle ?? largest(source);
  const matrix = source.getScreenCTM();
  const middle = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: middle.x, y: middle.y, broad: 2 * r * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) };
}
