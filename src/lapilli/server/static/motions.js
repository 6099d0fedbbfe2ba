// How things of a picture move: they travel, tumble, creep, slide in; each within its time.

import { s } from "./dom.js";

export const TRAVEL = 320;
const VOYAGE = 640; // to where one is counted from now on, with a gentle start: all across the sea
const TUMBLE = 500;
export const CREEP = 600;
const KINDLE = 200; // what burns without a mountain at hand smokes before
const DROP = 180; // a tile comes down
const RUN = 420; // and the lava runs through it
const TREMBLE = 200;
const SPIN = 350;
const SMALL = 70; // what is no larger hops from place to place

export const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
export const own = (element) =>
  DOMMatrix.fromMatrix(element.transform?.baseVal.consolidate()?.matrix ?? new DOMMatrix());

/** Does a thing lie another way round than it did? */
export const turned = (then, now) =>
  Math.abs(then.matrix.a - now.matrix.a) + Math.abs(then.matrix.b - now.matrix.b) > 0.01;

/** A copy travels on top of everything while the thing itself waits unseen; `to` is the matrix of the thing. */
export function travel(layer, element, then, now, run) {
  const copy = element.cloneNode(true);
  plain(copy);
  copy.removeAttribute("transform");
  layer.append(copy);
  const shift = new DOMMatrix().translateSelf(then.middle.x - now.middle.x, then.middle.y - now.middle.y);
  const turns = then.matrix && turned(then, now);
  const from = turns ? then.matrix : shift.multiply(now.matrix);
  copy.setAttribute("transform", css(now.matrix));
  const way = [{ transform: css(from) }, { transform: css(now.matrix) }];
  if (!turns && hops(element)) {
    const high = Math.min(24, 0.2 * Math.hypot(shift.e, shift.f));
    way.splice(1, 0, {
      transform: css(new DOMMatrix().translate(shift.e / 2, shift.f / 2 - high).multiply(now.matrix)),
      offset: 0.5,
    });
  }
  run(copy, way, { duration: TRAVEL });
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** People and markers hop; ships glide, and so do cards and tiles. */
function hops(element) {
  const { width, height } = element.getBBox();
  return Math.max(width, height) < SMALL && !element.matches(".sails, .enlarges");
}

/** Something that is gone goes to where it is counted from now on, and vanishes there. */
export function depart(layer, then, goal, run) {
  const copy = then.element.cloneNode(true);
  plain(copy);
  copy.setAttribute("transform", css(then.matrix));
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
    { duration: VOYAGE, fill: "both", easing: "cubic-bezier(.45,.1,.35,1)" },
  );
}

/** The middle of what lava comes out of, in the coordinates of an element. */
function source(element) {
  const spring = element.ownerSVGElement?.querySelector(".source");
  const [here, there] = [element.getScreenCTM(), spring?.getScreenCTM()];
  if (!here || !there) return null;
  const box = spring.getBBox();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(here.inverse().multiply(there));
}

const CUTS = { above: "0 0 100% 0", below: "100% 0 0 0", left: "0 100% 0 0", right: "0 0 0 100%" };

/** Lava that covers something comes over it: out of the mountain where there is one, else from where it already is. */
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
  const grown = (size) => css(own(element).translate(spring.x, spring.y).scale(size).translate(-spring.x, -spring.y));
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

/** The ground trembles, a pixel to and fro. */
export function tremble(svg, run) {
  const shifts = [0, 1.5, -1.5, 1, -1, 0].map((shift) => ({ translate: `${shift}px 0` }));
  return run(svg, shifts, { duration: TREMBLE, easing: "linear" });
}

/** A tile comes from the hand or from above, drops into its place, and the lava runs through it from the side of the mountain. */
export function drop(layer, element, now, hand, run) {
  const kept = element.querySelector("use");
  const drawn = kept && element.ownerSVGElement.querySelector(kept.getAttribute("href"));
  if (!drawn) return;
  const copy = drawn.cloneNode(true);
  plain(copy);
  copy.removeAttribute("id");
  copy.setAttribute("transform", css(now.matrix));
  layer.append(copy);
  const start = hand ?? { x: now.middle.x, y: now.middle.y - 26 };
  const from = new DOMMatrix()
    .translate(start.x - now.middle.x, start.y - now.middle.y)
    .multiply(now.matrix)
    .scale(1.16);
  run(
    copy,
    [
      { transform: css(from), opacity: 0.6 },
      { transform: css(now.matrix), opacity: 1 },
    ],
    { duration: DROP },
  );
  const spring = source(copy);
  for (const stream of copy.querySelectorAll(".channel")) {
    const [first, end] = [stream.getPointAtLength(0), stream.getPointAtLength(stream.getTotalLength())];
    const away = (point) => Math.hypot(point.x - spring.x, point.y - spring.y);
    const back = spring && away(end) < away(first) ? -1 : 1;
    stream.setAttribute("pathLength", "1");
    stream.style.strokeDasharray = "1";
    run(stream, [{ strokeDashoffset: back }, { strokeDashoffset: 0 }], { duration: RUN, delay: DROP, fill: "both" });
  }
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: DROP + RUN }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** A number between 0 and 1 that belongs to an id. */
const chance = (id) =>
  (([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) * 389) % 997) / 997;

/** A cup is turned to its new setting, and a little further before it stands; what lies in it goes along. */
export function spin(element, then, now, run) {
  const from = own(element).multiply(now.matrix.inverse()).multiply(then.matrix);
  run(element, [{ transform: css(from) }, { transform: css(own(element)) }], {
    duration: SPIN,
    easing: "cubic-bezier(.4,.1,.4,1.3)",
  });
}

/** What was thrown flies in, lands, rolls on and comes to rest as recorded. */
export function tumble(element, run) {
  const here = own(element);
  const box = element.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const luck = chance(element.dataset.id ?? "");
  const side = luck < 0.5 ? -1 : 1; // no two fly alike, and each the same way every time
  const far = (0.7 + 0.6 * luck) * (element.closest(".sways") ? 1.6 : 1); // out of a cup they leap high
  const size = Math.max(box.width, box.height); // how far it flies is a matter of how large it is
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
    transform: css(
      here
        .translate(x + side * dx * size, y + dy * size)
        .rotate(side * turn)
        .scale(grow)
        .translate(-x, -y),
    ),
  }));
  run(element, frames, { duration: TUMBLE, easing: "cubic-bezier(.3,.5,.5,1)" });
}

/** A copy must not be clicked, found by its key, or read aloud. */
export function plain(copy) {
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-id", "tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    element.classList?.remove("live", "chosen", "just", "lit");
    if (element.nodeName === "title") element.remove();
  }
}
