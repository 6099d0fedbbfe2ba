// A new picture in place of the old one: what has the same data-id travels, what came or went fades.

import { s } from "./dom.js";
import { shake, smoke, sparks, sway, trail } from "./effects.js";
import {
  CREEP,
  creep,
  css,
  depart,
  drop,
  own,
  plain,
  spin,
  travel,
  TRAVEL,
  tremble,
  tumble,
  turned,
} from "./motions.js";
import { parse } from "./parse.js";
import { patch } from "./patch.js";
import { kin, survey, tumbles } from "./survey.js";
import { route, sail } from "./voyage.js";

const FADE = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const MANY = 6; // so many areas that burn at once throw sparks
const moving = new WeakMap(); // picture -> what moves in it

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const distance = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);
const near = (p, q) => Math.abs(p.x - q.x) < 0.6 && Math.abs(p.y - q.y) < 0.6;
const anchor = ({ matrix }) => ({ x: matrix.e, y: matrix.f });
const gathers = (element) => element.matches(".gathers");
/** The last word of a name. */
const word = (id) => id.slice(id.lastIndexOf("/") + 1);

/** One of several that stand together, without the number of them. */
function single(element) {
  const copy = element.cloneNode(false);
  if (element.firstElementChild) copy.append(element.firstElementChild.cloneNode(true));
  return copy;
}

/**
 * Replace the picture in `holder`; returns a promise that ends with the last movement.
 * `marks` are the ids that changed: what tumbles among them does so even when it shows the same face again.
 * `heard` is told what would be heard: rattle, wood, water, rumble.
 */
export function morph(holder, picture, { marks = [], quick = false, heard = () => {} } = {}) {
  const old = holder.querySelector("svg.scene");
  const fresh = parse(picture);
  const calm = quick || still() || document.hidden || !old || !old.isConnected;
  if (old) settle(old);
  const before = calm ? new Map() : survey(old);
  const beneath = calm ? new Map() : buried(before, fresh);
  const lost = calm ? [] : stock(old, fresh);
  const shown = old?.getAttribute("viewBox") === fresh.getAttribute("viewBox") ? old : fresh;
  if (shown === old) patch(old, fresh, ["class", "style"]);
  else if (old) old.replaceWith(fresh);
  else holder.prepend(fresh);
  if (calm || !before.size) return Promise.resolve();

  const layer = s("g", { class: "travel", "aria-hidden": "true" });
  if (lost.length) layer.append(s("defs", {}, ...lost));
  shown.append(layer);
  const running = [];
  moving.set(shown, []);
  const moved = new Set();
  const after = survey(shown);
  const run = (element, frames, options) => {
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
    moving.get(shown).push(animation);
    running.push(animation.finished.catch(() => {}));
    return animation;
  };

  const hand = before.get("tile")?.middle;
  /** People who came here from where fewer of them stand now. */
  const home = (id, now) => {
    let best = null;
    for (const [other, then] of before) {
      if (!kin(id) || kin(other) !== kin(id) || !then.middle || (after.get(other)?.many ?? 0) >= then.many) continue;
      if (!best || distance(then.middle, now.middle) < distance(best.middle, now.middle)) best = then;
    }
    return best;
  };
  /** Where somebody who left the board is counted now; ships go with them. */
  const counted = [...after].filter(
    ([id, now]) => gathers(now.element) && before.has(id) && before.get(id).look !== now.look && now.middle,
  );
  const goal = (id, then) =>
    counted.find(([other]) => (kin(id) ? word(kin(id)) === word(other) : then.element.matches(".sails")))?.[1];
  let burning = 0;
  let thrown = false;
  /** From which side lava comes: the nearest that burnt before. */
  const side = (now) => {
    const near = [...before.values()]
      .filter((then) => then.covered && then.middle)
      .sort((a, b) => distance(a.middle, now.middle) - distance(b.middle, now.middle))[0];
    if (!near) return "above";
    const [dx, dy] = [near.middle.x - now.middle.x, near.middle.y - now.middle.y];
    return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "above" : "below";
  };
  /** Lava takes something: smoke where no mountain is at hand, then the flow, then sparks. */
  const burn = (now) => {
    const spring = shown.querySelector(".source");
    if (burning++ < MANY && now.middle) {
      if (!spring) smoke(layer, now.middle, run);
      sparks(layer, now.middle, run, (spring ? 0 : 200) + 0.7 * CREEP);
    }
    return creep(now.element, run, now.middle ? side(now) : "above");
  };
  const goes = (element, then, now) => {
    const sails = element.matches(".sails");
    heard(sails ? "water" : "wood");
    const way = sails
      ? route(
          [...after.values()].filter((one) => one.middle && one.element.matches(".lane")),
          then,
          now,
        )
      : [];
    if (way.length > 1) return sail(layer, element, then, now, way, run);
    if (sails || kin(element.dataset.id))
      trail(layer, then.middle, now.middle, sails ? "wake" : "steps", 2 * TRAVEL, run);
    travel(layer, element, then, now, run);
  };

  for (const [id, now] of after) {
    const then = before.get(id);
    const { element } = now;
    if (!then) {
      if (moved.has(now.parent)) continue;
      moved.add(id);
      const from = now.middle && home(id, now);
      if (now.covered) burn(now);
      else if (tumbles(element)) {
        thrown = true;
        heard("rattle");
        tumble(element, run);
      } else if (from) goes(element, { middle: from.middle }, now);
      else run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: TRAVEL / 3 });
      continue;
    }
    if (now.covered && !then.covered) {
      bury(beneath.get(id), element, burn(now));
      moved.add(id); // what is left of it looks different, and has gone nowhere
      continue;
    }
    if (element.matches(".turns") && turned(then, now)) {
      heard("wood");
      spin(element, then, now, run);
      moved.add(id);
      continue;
    }
    if (element.matches(".sways") && then.look !== now.look) sway(element, own(element), run);
    if (now.tile && !then.tile && now.middle) {
      heard("wood");
      drop(layer, element, now, hand, run);
    }
    if (tumbles(element) && (marks.includes(id) || then.look !== now.look)) {
      thrown = true;
      heard("rattle");
      tumble(element, run);
      moved.add(id);
      continue;
    }
    const there =
      (kin(id) || element.matches(".sails")) &&
      then.look !== now.look &&
      now.many <= then.many &&
      then.middle &&
      goal(id, now);
    if (there) {
      heard("water");
      depart(layer, { ...then, element: single(element) }, there.middle, run);
      continue;
    }
    const joined = kin(id) && now.many > then.many && now.middle && home(id, now);
    if (joined) {
      heard("wood");
      trail(layer, joined.middle, now.middle, "steps", 2 * TRAVEL, run);
      depart(layer, { ...joined, element: single(joined.element) }, now.middle, run);
      continue;
    }
    if (!then.middle || !now.middle || near(then.middle, now.middle)) continue;
    if (element.matches(".sails") && near(anchor(then), anchor(now))) continue; // a ring round a ship moves its middle, not her
    if (moved.has(now.parent) && now.parent === then.parent) {
      moved.add(id); // it goes along with what it stands on
      continue;
    }
    if (element.querySelector("[data-id]") && hasOwnLife(element, before, after)) continue;
    if (gathers(element) || now.many !== then.many) continue; // it grew; nobody in it went anywhere
    moved.add(id);
    goes(element, then, now);
  }
  for (const [id, now] of after) {
    if (!now.hit || !now.middle || (before.get(id)?.hit && !thrown)) continue;
    shake(now.element, own(now.element), run);
    sparks(layer, now.middle, run);
  }
  for (const [id, then] of before) {
    if (after.has(id) || moved.has(then.parent) || !then.matrix || (then.parent && !after.has(then.parent))) continue;
    const there = then.middle && goal(id, then);
    if (there) {
      heard("water");
      depart(layer, then, there.middle, run);
      continue;
    }
    const copy = then.element.cloneNode(true);
    plain(copy);
    const shell = s("g", {}, copy);
    copy.removeAttribute("transform");
    copy.setAttribute("transform", css(then.matrix));
    layer.append(shell);
    if (then.hit && then.middle) {
      shake(shell, new DOMMatrix(), run);
      sparks(layer, then.middle, run);
    }
    run(shell, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "both" });
  }
  if (burning) {
    heard("rumble");
    tremble(shown, run);
  }
  return Promise.all(running).then(() => layer.remove());
}

/** Paints and stamps that only what leaves is drawn with: it keeps its look until it is gone. */
function stock(old, fresh) {
  const kept = new Set([...fresh.querySelectorAll("[id]")].map((one) => one.id));
  return [...old.querySelectorAll("defs > [id]")].filter((one) => !kept.has(one.id)).map((one) => one.cloneNode(true));
}

/** What lava will cover, as it looks now: it is seen until it is covered. */
function buried(before, fresh) {
  const found = new Map();
  for (const { dataset } of fresh.querySelectorAll(".creeps[data-id]")) {
    const then = before.get(dataset.id);
    if (then && !then.covered) found.set(dataset.id, then.element.cloneNode(true));
  }
  return found;
}

function bury(copy, element, creeping) {
  if (!copy) return;
  plain(copy);
  copy.classList.add("beneath");
  element.before(copy);
  const gone = () => copy.remove();
  creeping.finished.then(gone, gone);
}

/** End what still moves: its things stand where they belong. */
function settle(svg) {
  for (const animation of moving.get(svg) ?? []) animation.cancel();
  moving.delete(svg);
  for (const left of svg.querySelectorAll(".travel, .beneath")) left.remove();
}

/** Is a group of keyed things merely a place that grew, its contents standing where they stood? */
function hasOwnLife(element, before, after) {
  for (const child of element.querySelectorAll("[data-id]")) {
    const then = before.get(child.dataset.id);
    const now = after.get(child.dataset.id);
    if (then?.middle && now?.middle && near(then.middle, now.middle)) return true;
  }
  return false;
}
