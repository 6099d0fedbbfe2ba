// Animations of things in a picture: travel, tumble, creep, drop, spin. Each returns within its fixed time.

import { s } from "./dom.js";

export const TRAVEL = 320;
const DEPART = 640; // of a piece that leaves the board, slow at first because the way may be long
const TUMBLE = 500;
export const CREEP = 600;
const KINDLE = 200; // smoke before a fire that has no drawn source
const DROP = 180; // of a tile into its place
const RUN = 420; // of lava through the tile
const TREMBLE = 200;
const SPIN = 350;
const SMALL = 70; // larger things glide instead of hopping

/**
 * @param {DOMMatrix} m
 * @returns {string}
 */
export const toCss = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;

/**
 * @param {Element} element
 * @returns {DOMMatrix}
 */
export const ownMatrix = (element) =>
  DOMMatrix.fromMatrix(/** @type {Thing} */ (element).transform?.baseVal.consolidate()?.matrix ?? new DOMMatrix());

/**
 * Has a thing been rotated?
 * @param {DOMMatrix} then
 * @param {DOMMatrix} now
 * @returns {boolean}
 */
export const isRotated = (then, now) => Math.abs(then.a - now.a) + Math.abs(then.b - now.b) > 0.01;

/**
 * Move a copy above everything else from `then` to `now` while the thing itself is hidden.
 * @param {Element} layer
 * @param {Thing} element
 * @param {Partial<IndexedThing> & { middle: Point }} then
 * @param {IndexedThing} now
 * @param {Run} run
 */
export function travel(layer, element, then, now, run) {
  const copy = element.cloneNode(true);
  stripInteraction(copy);
  copy.removeAttribute("transform");
  layer.append(copy);
  const shift = new DOMMatrix().translateSelf(then.middle.x - now.middle.x, then.middle.y - now.middle.y);
  const rotated = then.matrix && isRotated(then.matrix, now.matrix) ? then.matrix : null;
  const from = rotated ?? shift.multiply(now.matrix);
  copy.setAttribute("transform", toCss(now.matrix));
  /** @type {Keyframe[]} */
  const way = [{ transform: toCss(from) }, { transform: toCss(now.matrix) }];
  if (!rotated && hops(element)) {
    const high = Math.min(24, 0.2 * Math.hypot(shift.e, shift.f));
    way.splice(1, 0, {
      transform: toCss(new DOMMatrix().translate(shift.e / 2, shift.f / 2 - high).multiply(now.matrix)),
      offset: 0.5,
    });
  }
  run(copy, way, { duration: TRAVEL });
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/**
 * Does a thing hop? People and markers do; what follows a path, cards and tiles glide.
 * @param {Thing} element
 */
function hops(element) {
  const { width, height } = element.getBBox();
  return Math.max(width, height) < SMALL && !element.matches(".sails, .enlarges");
}

/**
 * Move a removed thing to where it is counted from now on; it vanishes there.
 * @param {Element} layer
 * @param {IndexedThing} then
 * @param {Point} goal
 * @param {Run} run
 */
export function depart(layer, then, goal, run) {
  const copy = then.element.cloneNode(true);
  stripInteraction(copy);
  copy.setAttribute("transform", toCss(then.matrix));
  const shell = s("g", {}, copy);
  layer.append(shell);
  const there = `translate(${goal.x - then.middle.x}px, ${goal.y - then.middle.y}px)`;
  run(
    shell,
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.92 },
      { transform: there, opacity: 0 },
    ],
    { duration: DEPART, fill: "both", easing: "cubic-bezier(.45,.1,.35,1)" },
  );
}

/**
 * Return the middle of what lava comes out of, in the coordinates of an element.
 * @param {Thing} element
 * @returns {DOMPoint | null}
 */
function source(element) {
  const spring = element.ownerSVGElement?.querySelector(".source");
  const [here, there] = [element.getScreenCTM(), spring?.getScreenCTM()];
  if (!spring || !here || !there) return null;
  const box = spring.getBBox();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(here.inverse().multiply(there));
}

const CUTS = { above: "0 0 100% 0", below: "100% 0 0 0", left: "0 100% 0 0", right: "0 0 0 100%" };

/**
 * Let lava cover something: out of its source if one is drawn, else from the side where it already is.
 * @param {Thing} element
 * @param {Run} run
 * @param {keyof typeof CUTS} [side]
 * @returns {Animation}
 */
export function creep(element, run, side = "above") {
  const spring = source(element);
  if (!spring)
    return run(
      element,
      [
        { clipPath: `inset(${CUTS[side]})`, opacity: 0.4 },
        { clipPath: "inset(0 0 0 0)", opacity: 1 },
      ],
      { duration: CREEP, delay: KINDLE },
    );
  /** @param {number} size */
  const grown = (size) =>
    toCss(ownMatrix(element).translate(spring.x, spring.y).scale(size).translate(-spring.x, -spring.y));
  return run(
    element,
    [
      { transform: grown(0.62), opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { transform: grown(1), opacity: 1 },
    ],
    { duration: CREEP, easing: "cubic-bezier(.4,.1,.4,1)" },
  );
}

/**
 * Shake the ground by a pixel.
 * @param {Element} svg
 * @param {Run} run
 */
export function tremble(svg, run) {
  const shifts = [0, 1.5, -1.5, 1, -1, 0].map((shift) => ({ translate: `${shift}px 0` }));
  return run(svg, shifts, { duration: TREMBLE, easing: "linear" });
}

/**
 * Drop a tile from the hand or from above into its place, and let lava run through it.
 * @param {Element} layer
 * @param {Thing} element
 * @param {IndexedThing} now
 * @param {Point | undefined} hand
 * @param {Run} run
 */
export function drop(layer, element, now, hand, run) {
  const kept = element.querySelector("use");
  const drawn = kept && element.ownerSVGElement?.querySelector(kept.getAttribute("href") ?? "");
  if (!drawn) return;
  const copy = drawn.cloneNode(true);
  stripInteraction(copy);
  copy.removeAttribute("id");
  copy.setAttribute("transform", toCss(now.matrix));
  layer.append(copy);
  const start = hand ?? { x: now.middle.x, y: now.middle.y - 26 };
  const from = new DOMMatrix()
    .translate(start.x - now.middle.x, start.y - now.middle.y)
    .multiply(now.matrix)
    .scale(1.16);
  run(
    copy,
    [
      { transform: toCss(from), opacity: 0.6 },
      { transform: toCss(now.matrix), opacity: 1 },
    ],
    { duration: DROP },
  );
  const spring = source(copy);
  for (const stream of copy.querySelectorAll(".channel")) {
    const [first, end] = [stream.getPointAtLength(0), stream.getPointAtLength(stream.getTotalLength())];
    /** @param {Point} point */
    const away = (point) => (spring ? Math.hypot(point.x - spring.x, point.y - spring.y) : 0);
    const back = away(end) < away(first) ? -1 : 1;
    stream.setAttribute("pathLength", "1");
    stream.style.strokeDasharray = "1";
    run(stream, [{ strokeDashoffset: back }, { strokeDashoffset: 0 }], { duration: RUN, delay: DROP, fill: "both" });
  }
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: DROP + RUN }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/**
 * Return a number between 0 and 1 that depends on the id alone.
 * @param {string} id
 * @returns {number}
 */
const chance = (id) =>
  (([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) * 389) % 997) / 997;

/**
 * Turn a cup to its new setting with a small overshoot.
 * @param {Thing} element
 * @param {IndexedThing} then
 * @param {IndexedThing} now
 * @param {Run} run
 */
export function spin(element, then, now, run) {
  const from = ownMatrix(element).multiply(now.matrix.inverse()).multiply(then.matrix);
  run(element, [{ transform: toCss(from) }, { transform: toCss(ownMatrix(element)) }], {
    duration: SPIN,
    easing: "cubic-bezier(.4,.1,.4,1.3)",
  });
}

/**
 * Let what was thrown fly in, land, roll and come to rest as recorded.
 * @param {Thing} element
 * @param {Run} run
 */
export function tumble(element, run) {
  const here = ownMatrix(element);
  const box = element.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const luck = chance(element.dataset.id ?? "");
  const side = luck < 0.5 ? -1 : 1; // each id has its own path, the same every time
  const far = (0.7 + 0.6 * luck) * (element.closest(".sways") ? 1.6 : 1); // higher out of a cup
  const size = Math.max(box.width, box.height); // larger things fly farther
  const frames = [
    [-420, -2.4 * far, 0.9, 0.9, 0],
    [-300, -1.6 * far, -0.7 * far, 1.25, 0.24],
    [-170, -0.8 * far, 0.1, 1, 0.46],
    [-90, -0.35 * far, -0.3, 1.1, 0.64],
    [-20, -0.05, 0.05, 1, 0.82],
    [10, 0.05, 0, 1, 0.92],
    [0, 0, 0, 1, 1],
  ].map(([turn, dx, dy, grow, offset]) => ({
    offset,
    transform: toCss(
      here
        .translate(x + side * dx * size, y + dy * size)
        .rotate(side * turn)
        .scale(grow)
        .translate(-x, -y),
    ),
  }));
  run(element, frames, { duration: TUMBLE, easing: "cubic-bezier(.3,.5,.5,1)" });
}

/**
 * Make a copy that cannot be clicked, found by its id, or read aloud.
 * @param {Element} copy
 */
export function stripInteraction(copy) {
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-id", "tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    element.classList?.remove("live", "chosen", "just", "lit");
    if (element.nodeName === "title") element.remove();
  }
}
