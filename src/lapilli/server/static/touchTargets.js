// Touch targets: what a tap means, and how large things must be for a fingertip to hit them.

import { FINGER_RADIUS, liveNear } from "./hitTest.js";
import { inscribedCircle } from "./inscribedCircle.js";
import { MAX_SCALE } from "./panZoom.js";

export const ENLARGED_SCALE = 2.5; // minimum zoom after an ambiguous tap; maximum automatic zoom
const MIN_STEP = 1.3; // minimum step, so that the zoom is noticed
const RELIABLE = 0.6; // of a fingertip: things this wide are hit reliably
const MAY_BE_SMALL = 8; // one of this many things may be smaller than a tap target

/**
 * Return how many times larger the board should be so that a finger can hit these things, all but a few.
 * @param {Thing[]} elements
 * @returns {number}
 */
export function idealZoom(elements) {
  const sizes = elements.map((element) => inscribedCircle(element).broad).sort((one, other) => one - other);
  return (2 * FINGER_RADIUS) / sizes[Math.floor(sizes.length / MAY_BE_SMALL)];
}

/**
 * Return the thing that a tap means: the one under the finger, or the only one that it touches (`snapped`). Where the
 * tap is ambiguous, return the `scale` to which the board should be enlarged first, and the things `close` to it.
 * @param {Element} holder
 * @param {Thing | null} thing
 * @param {number} x
 * @param {number} y
 * @param {number} now
 * @returns {{ thing?: Thing, snapped?: boolean, scale?: number, close?: Thing[] }}
 */
export function resolveTap(holder, thing, x, y, now) {
  const close = liveNear(holder, x, y);
  const others = close.filter((one) => one !== thing);
  // makes the smallest as wide as a finger
  const grown = Math.max(...close.map((one) => (now * 2 * FINGER_RADIUS) / inscribedCircle(one).broad));
  const hit = thing?.classList.contains("live"); // a live thing under the finger that is large enough is meant
  const unclear = thing ? others.length > 0 && grown * (hit ? RELIABLE : 1) > now : others.length > 1;
  if (unclear && now < MAX_SCALE) return { scale: Math.max(ENLARGED_SCALE, grown, MIN_STEP * now), close };
  if (thing) return { thing, snapped: false };
  return close.length === 1 ? { thing: close[0], snapped: true } : {};
}
