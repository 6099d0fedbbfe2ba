// The largest circle that fits inside the outline of a thing: the size of a tap target. The bounding box of a curved
// band would be mostly empty.

import { outlineOf } from "./outline.js";

const GRID = 14; // points sampled across a shape, and along its edge
const EDGE = 72;
const known = new WeakMap(); // shape -> its path and its circle

/**
 * Search for the circle in the shape's own units: start at the best point of a grid and move while that helps.
 * @param {PageElement} shape
 * @param {DOMRect} box
 * @returns {Circle | null}
 */
function search(shape, { x, y, width, height }) {
  const length = shape.getTotalLength();
  const edge = Array.from({ length: EDGE }, (_, i) => shape.getPointAtLength((length * i) / EDGE));
  /** @type {Circle} */
  let best = { x: 0, y: 0, r: 0 };
  /**
   * @param {number} px
   * @param {number} py
   */
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

/**
 * @param {PageElement} shape
 * @returns {Circle}
 */
function largest(shape) {
  const text = `${shape.getAttribute("d")} ${shape.getAttribute("points")}`;
  if (known.get(shape)?.text === text) return known.get(shape).found;
  const box = shape.getBBox();
  const plain = { x: box.x + box.width / 2, y: box.y + box.height / 2, r: Math.min(box.width, box.height) / 2 };
  const found = (shape.matches("path,polygon") && search(shape, box)) || plain;
  known.set(shape, { text, found });
  return found;
}

/**
 * Return the middle of the circle on the screen and its diameter in pixels.
 * @param {Thing} element
 * @returns {{ x: number, y: number, broad: number }}
 */
export function inscribedCircle(element) {
  const { source, circle } = outlineOf(element);
  const { x, y, r } = circle ?? largest(source);
  const matrix = source.getScreenCTM() ?? new DOMMatrix();
  const middle = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: middle.x, y: middle.y, broad: 2 * r * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) };
}
