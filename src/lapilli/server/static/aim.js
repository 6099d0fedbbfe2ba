// What a pointer or a finger is aimed at: the shapes of things count, not the boxes round them.

import { core } from "./breadth.js";
import { isGhost } from "./ghosts.js";

export const REACH = 20; // pixels round a finger: what it can be aimed at is 40 wide
const ALIKE = 1.05; // times as broad: another piece, not the ground
const ROUND = Array.from({ length: 64 }, (_, i) => ({
  turn: (i % 16) * (Math.PI / 8) + (i >> 4) * 0.15,
  far: (REACH * ((i >> 4) + 1)) / 4,
}));

const holds = ({ left, right, top, bottom }, x, y) => left <= x && x <= right && top <= y && y <= bottom;

/** The live thing that has a ring round its pieces in which a point lies, the nearest of them: the space between them belongs to it too. */
function enclosing(holder, x, y) {
  let [found, least] = [null, Infinity];
  for (const ring of holder.querySelectorAll(".ring.is-live.loop > .over")) {
    const box = ring.getBoundingClientRect();
    const window = ring.closest(".porthole")?.firstElementChild.getBoundingClientRect();
    const far = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    if (!holds(box, x, y) || (window && !holds(window, x, y)) || far >= least) continue;
    if (ring.isPointInFill(new DOMPoint(x, y).matrixTransform(ring.getScreenCTM().inverse())))
      [found, least] = [ring.parentElement.dataset.of, far];
  }
  return found && holder.querySelector(`[data-id="${CSS.escape(found)}"]`);
}

/** Is a thing a piece of its own beside or on a ringed one: about as small, and not the ground that this stands on? */
function apart(thing, ringed) {
  const { x, y, broad } = core(ringed);
  const under =
    thing.compareDocumentPosition(ringed) & Node.DOCUMENT_POSITION_FOLLOWING &&
    holds(thing.getBoundingClientRect(), x, y);
  return !under && core(thing).broad < ALIKE * broad;
}

/** The topmost live thing at a point of the screen, else the topmost thing with a name; inside a ring what has the ring, unless a piece of its own lies there. */
export function at(holder, x, y) {
  let dead = null;
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let thing = element.closest("[data-id]");
      thing && holder.contains(thing);
      thing = thing.parentElement?.closest("[data-id]")
    ) {
      if (thing.classList.contains("live")) return thing;
      dead ??= isGhost(thing) ? null : thing;
    }
  }
  const ringed = enclosing(holder, x, y);
  return ringed && !(dead && apart(dead, ringed)) ? ringed : dead;
}

/** Live things whose shape a finger touches that is put down here, the nearest first. */
export function near(holder, x, y) {
  const found = new Set();
  const reached = ({ left, right, top, bottom }) =>
    left < x + REACH && right > x - REACH && top < y + REACH && bottom > y - REACH;
  if (![...holder.querySelectorAll(".live")].some((one) => reached(one.getBoundingClientRect()))) return []; // to ask what lies at a point takes long
  for (const { turn, far } of ROUND) {
    const thing = at(holder, x + far * Math.cos(turn), y + far * Math.sin(turn));
    if (thing?.classList.contains("live")) found.add(thing);
  }
  return [...found];
}

/** The ids of what a thing lies in, the nearest first, and then of what lies under it there: a ship lies on a field. */
export function around(element, holder, { x, y } = {}) {
  const found = new Set();
  const climb = (from) => {
    for (
      let thing = from?.closest("[data-id]");
      thing && holder.contains(thing);
      thing = thing.parentElement?.closest("[data-id]")
    )
      if (!isGhost(thing)) found.add(thing.dataset.id);
  };
  climb(element.parentElement);
  if (x !== undefined) document.elementsFromPoint(x, y).forEach(climb);
  found.delete(element.dataset.id);
  return [...found];
}
