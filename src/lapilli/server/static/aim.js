// What a pointer or a finger is aimed at: the shapes of things count, not the boxes round them.

import { isGhost } from "./ghosts.js";

export const REACH = 20; // pixels round a finger: what it can be aimed at is 40 wide
export const BESIDE = 8; // pixels by which a mouse just misses a thing
const ROUND = Array.from({ length: 64 }, (_, i) => ({ turn: (i % 16) * (Math.PI / 8) + (i >> 4) * 0.15, far: (REACH * ((i >> 4) + 1)) / 4 }));

/** The topmost live thing at a point of the screen, else the topmost thing with a name. */
export function at(holder, x, y) {
  let dead = null;
  for (const element of document.elementsFromPoint(x, y)) {
    for (let thing = element.closest("[data-id]"); thing && holder.contains(thing); thing = thing.parentElement?.closest("[data-id]")) {
      if (thing.classList.contains("live")) return thing;
      dead ??= isGhost(thing) ? null : thing;
    }
  }
  return dead;
}

/** Live things whose shape a finger touches that is put down here, the nearest first; or what lies within `reach` pixels. */
export function near(holder, x, y, reach = REACH) {
  const found = new Set();
  for (const { turn, far: whole } of ROUND) {
    const far = (whole * reach) / REACH;
    const thing = at(holder, x + far * Math.cos(turn), y + far * Math.sin(turn));
    if (thing?.classList.contains("live")) found.add(thing);
  }
  return [...found];
}

/** The shorter side of a thing on the screen. */
export function extent(element) {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height);
}

/** The ids of what a thing lies in, the nearest first, and then of what lies under it there: a ship lies on a field. */
export function around(element, holder, { x, y } = {}) {
  const found = new Set();
  const climb = (from) => {
    for (let thing = from?.closest("[data-id]"); thing && holder.contains(thing); thing = thing.parentElement?.closest("[data-id]")) if (!isGhost(thing)) found.add(thing.dataset.id);
  };
  climb(element.parentElement);
  if (x !== undefined) document.elementsFromPoint(x, y).forEach(climb);
  found.delete(element.dataset.id);
  return [...found];
}

/** Does a thing stand with its middle on another one, as a worker on a field? */
export function standsOn(element, ground, holder) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return around(element, holder, { x: x + width / 2, y: y + height / 2 }).includes(ground.dataset.id);
}
