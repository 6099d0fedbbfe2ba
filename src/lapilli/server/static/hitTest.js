// Hit testing: which thing of the picture a pointer or finger points at. The outlines of things count, not their
// bounding boxes.

import { isGhost } from "./ghosts.js";
import { inscribedCircle } from "./inscribedCircle.js";

export const FINGER_RADIUS = 20; // pixels: tap targets are 40 wide
const SIMILAR_SIZE = 1.05; // times as large: another piece, not the background
const HOUSING = 5; // times as large as its pieces at most: a place that is meant when its middle is hit
const ROUND = Array.from({ length: 64 }, (_, i) => ({
  turn: (i % 16) * (Math.PI / 8) + (i >> 4) * 0.15,
  far: (FINGER_RADIUS * ((i >> 4) + 1)) / 4,
}));

/**
 * @param {Sides} box
 * @param {number} x
 * @param {number} y
 */
const holds = ({ left, right, top, bottom }, x, y) => left <= x && x <= right && top <= y && y <= bottom;

/**
 * Return the nearest live thing whose ring encloses a point: the space between its pieces belongs to it.
 * @param {Element} holder
 * @param {number} x
 * @param {number} y
 * @returns {Thing | null}
 */
function enclosing(holder, x, y) {
  let [found, least] = ["", Infinity];
  for (const ring of holder.querySelectorAll(".ring.is-live.loop > .over")) {
    const box = ring.getBoundingClientRect();
    const window = ring.closest(".porthole")?.firstElementChild?.getBoundingClientRect();
    const far = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    if (!holds(box, x, y) || (window && !holds(window, x, y)) || far >= least) continue;
    if (ring.isPointInFill(new DOMPoint(x, y).matrixTransform(ring.getScreenCTM().inverse())))
      [found, least] = [ring.parentElement.dataset.of, far];
  }
  return found ? holder.querySelector(`[data-id="${CSS.escape(found)}"]`) : null;
}

/**
 * Is a thing a separate piece on or beside a ringed one: about as small, and not the background it stands on?
 * @param {Thing} thing
 * @param {Thing} ringed
 */
function apart(thing, ringed) {
  const { x, y, broad } = inscribedCircle(ringed);
  const under =
    thing.compareDocumentPosition(ringed) & Node.DOCUMENT_POSITION_FOLLOWING &&
    holds(thing.getBoundingClientRect(), x, y);
  return !under && inscribedCircle(thing).broad < SIMILAR_SIZE * broad;
}

/**
 * Return the thing that is meant: of a small piece in the middle of a place, such as a jar in a city, the place.
 * @param {Thing} thing
 * @param {Element} holder
 * @param {number} x
 * @param {number} y
 */
function meant(thing, holder, x, y) {
  const place = thing.parentElement?.closest("[data-id]");
  if (!place || !holder.contains(place)) return thing;
  const [piece, all] = [thing, place].map((one) => one.getBoundingClientRect());
  const housed = Math.max(all.width, all.height) < HOUSING * Math.max(piece.width, piece.height);
  const across = Math.abs(x - all.left - all.width / 2) < all.width / 4;
  const down = Math.abs(y - all.top - all.height / 2) < all.height / 4;
  return housed && across && down ? place : thing;
}

/**
 * Return the topmost live thing at a screen point, else the topmost named thing. Inside a ring the ringed thing wins,
 * unless a separate piece lies there.
 * @param {Element} holder
 * @param {number} x
 * @param {number} y
 * @returns {Thing | null}
 */
export function thingAt(holder, x, y) {
  let dead = null;
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let thing = element.closest("[data-id]");
      thing && holder.contains(thing);
      thing = thing.parentElement?.closest("[data-id]")
    ) {
      if (thing.classList.contains("live")) return thing;
      dead ??= isGhost(thing) ? null : meant(thing, holder, x, y);
    }
  }
  const ringed = enclosing(holder, x, y);
  return ringed && !(dead && apart(dead, ringed)) ? ringed : dead;
}

/**
 * Return the live things that a fingertip at this point touches, nearest first.
 * @param {Element} holder
 * @param {number} x
 * @param {number} y
 * @returns {Thing[]}
 */
export function liveNear(holder, x, y) {
  const found = new Set();
  /** @param {Sides} box */
  const reached = ({ left, right, top, bottom }) =>
    left < x + FINGER_RADIUS && right > x - FINGER_RADIUS && top < y + FINGER_RADIUS && bottom > y - FINGER_RADIUS;
  // elementsFromPoint is slow
  if (![...holder.querySelectorAll(".live")].some((one) => reached(one.getBoundingClientRect()))) return [];
  for (const { turn, far } of ROUND) {
    const thing = thingAt(holder, x + far * Math.cos(turn), y + far * Math.sin(turn));
    if (thing?.classList.contains("live")) found.add(thing);
  }
  return [...found];
}

/**
 * Return the ids of what contains a thing, innermost first, then of what lies under it at the point.
 * @param {Element} element
 * @param {Element} holder
 * @param {Partial<Point>} [point]
 * @returns {string[]}
 */
export function idsAround(element, holder, { x, y } = {}) {
  const found = new Set();
  /** @param {Element | null} from */
  const climb = (from) => {
    for (
      let thing = from?.closest("[data-id]");
      thing && holder.contains(thing);
      thing = thing.parentElement?.closest("[data-id]")
    )
      if (!isGhost(thing)) found.add(thing.dataset.id);
  };
  climb(element.parentElement);
  if (x !== undefined && y !== undefined) document.elementsFromPoint(x, y).forEach(climb);
  found.delete(element.dataset.id);
  return [...found];
}
