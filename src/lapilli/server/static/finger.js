// A fingertip is broad: what it means where it is put down, and how large things must be so that it hits them.

import { near, REACH } from "./aim.js";
import { core } from "./breadth.js";
import { MOST } from "./zoom.js";

export const ENLARGED = 2.5; // times at least, where a finger cannot tell things apart; and at most, before it is put down
const LARGER = 1.3; // times at least, so that it is seen to grow
const SURE = 0.6; // of a fingertip: as wide must things be, that the one under it is meant and not its neighbour
const FEW = 8; // one small thing among so many is enlarged when a finger comes near it

/** How many times as large as now the board should be, so that a finger hits these things, all but a few. */
export function wish(elements) {
  const sizes = elements.map((element) => core(element).broad).sort((one, other) => one - other);
  return (2 * REACH) / sizes[Math.floor(sizes.length / FEW)];
}

/** A finger means the `thing` that it is put on, and beside all of them the only one that it touches (`snapped`); where it touches another one that is
 *  too small to be hit, or several and none of them is under it, the board is first enlarged there, to that `scale`, with what lies `close`. */
export function meant(holder, thing, x, y, now) {
  const close = near(holder, x, y);
  const others = close.filter((one) => one !== thing);
  const grown = Math.max(...close.map((one) => (now * 2 * REACH) / core(one).broad)); // then the smallest is as wide as a finger
  const hit = thing?.classList.contains("live"); // what is not much smaller than a fingertip and lies under it is meant
  const unclear = thing ? others.length > 0 && grown * (hit ? SURE : 1) > now : others.length > 1;
  if (unclear && now < MOST) return { scale: Math.max(ENLARGED, grown, LARGER * now), close };
  if (thing) return { thing, snapped: false };
  return close.length === 1 ? { thing: close[0], snapped: true } : {};
}
