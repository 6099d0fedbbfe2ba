// Effects beside moving things: sparks, smoke, trails, a struck wall that shakes, a cup that is shaken.

import { s } from "./dom.js";

const SPARKS = 8;
const FLY = 350;
const PUFFS = 4;
const RISE = 480;
const SHAKE = 320;
const TURN = 2.39996; // radians, the golden angle: neighbours fly apart

/**
 * Let glowing crumbs fly up from a point.
 * @param {Element} layer
 * @param {Point} at
 * @param {Run} run
 * @param {number} [delay]
 */
export function sparks(layer, at, run, delay = 0) {
  for (let number = 0; number < SPARKS; number++) {
    const [angle, far] = [number * TURN, 14 + ((number * 7) % 5) * 5];
    const crumb = s("circle", { class: "spark", cx: at.x, cy: at.y, r: 1.6 + (number % 3) * 0.7 });
    layer.append(crumb);
    const end = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far - 16}px)`;
    run(
      crumb,
      [
        { opacity: 0, transform: "none" },
        { opacity: 1, offset: 0.15 },
        { opacity: 0, transform: end },
      ],
      { duration: FLY, delay, fill: "both" },
    );
  }
}

/**
 * Let smoke rise where something is about to burn, to draw attention there.
 * @param {Element} layer
 * @param {Point} at
 * @param {Run} run
 */
export function smoke(layer, at, run) {
  for (let number = 0; number < PUFFS; number++) {
    const puff = s("circle", { class: "puff", cx: at.x + ((number * 5) % 7), cy: at.y, r: 6 + 2 * number });
    layer.append(puff);
    const end = `translate(${4 + 5 * number}px, ${-16 - 11 * number}px)`;
    run(
      puff,
      [
        { opacity: 0, transform: "none" },
        { opacity: 0.85, offset: 0.35 },
        { opacity: 0, transform: end },
      ],
      { duration: RISE, delay: 50 * number, fill: "both" },
    );
  }
}

/**
 * Draw the way from one point to another; it fades.
 * @param {Element} layer
 * @param {Point} from
 * @param {Point} to
 * @param {string} kind
 * @param {number} duration
 * @param {Run} run
 */
export function trail(layer, from, to, kind, duration, run) {
  const way = s("path", { class: kind, d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  layer.prepend(way);
  run(way, [{ opacity: 0 }, { opacity: 0.9, offset: 0.4 }, { opacity: 0 }], { duration, fill: "both" });
}

/**
 * Swing a thing about its middle. `here` is its own matrix; a frame is a shift and an angle in degrees.
 * @param {Thing} element
 * @param {DOMMatrix} here
 * @param {number[][]} frames
 * @param {Run} run
 */
function swung(element, here, frames, run) {
  const { x, y, width, height } = element.getBBox();
  const [middle, across] = [x + width / 2, y + height / 2];
  const shown = frames.map(([dx, turn]) => ({
    transform: `${here
      .translate(middle + dx, across)
      .rotate(turn)
      .translate(-middle, -across)}`,
  }));
  return run(element, shown, { duration: SHAKE, easing: "linear" });
}

/**
 * Shake a wall that lava runs against.
 * @param {Thing} element
 * @param {DOMMatrix} here
 * @param {Run} run
 */
export const shake = (element, here, run) =>
  swung(
    element,
    here,
    [
      [0, 0],
      [3, 2],
      [-3, -2],
      [2.4, 1.5],
      [-2, -1],
      [0, 0],
    ],
    run,
  );

/**
 * Shake a cup before its dice lie.
 * @param {Thing} element
 * @param {DOMMatrix} here
 * @param {Run} run
 */
export const sway = (element, here, run) =>
  swung(
    element,
    here,
    [
      [0, 0],
      [-4, -11],
      [4, 9],
      [-2, -5],
      [0, 0],
    ],
    run,
  );
