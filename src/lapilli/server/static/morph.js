// A new picture in place of the old one: what has the same data-id travels, what came or went fades.

import { s } from "./dom.js";
import { dress } from "./ground.js";
import { creep, css, depart, drop, plain, travel, TRAVEL, tremble, tumble } from "./motions.js";
import { patch } from "./patch.js";

const FADE = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const moving = new WeakMap(); // picture -> what moves in it

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A picture, in parts or as markup, as an element of this page; styles inside it are left out (the page has the tokens). */
export function parse(picture) {
  if (typeof picture !== "string") {
    const svg = picture.build();
    dress(svg);
    return svg;
  }
  // as part of a page, which takes a third of the time it takes as a document of its own
  const svg = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
  if (svg?.nodeName !== "svg") throw new Error("the picture cannot be read");
  for (const child of [...svg.children]) if (child.nodeName === "style" || child.nodeName === "title") child.remove();
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  dress(svg);
  return document.adoptNode(svg);
}

const keyed = (svg) => new Map([...svg.querySelectorAll("[data-id]")].map((element) => [element.dataset.id, element]));

const ghost = (element) => element.closest(".ghost") !== null;

/** Where an element is, as a matrix from its own coordinates to those of the picture. */
function place(svg, element) {
  const here = element.getScreenCTM();
  const root = svg.getScreenCTM();
  return here && root ? root.inverse().multiply(here) : null;
}

/** The middle of an element in the coordinates of the picture. */
function middle(matrix, element) {
  let box;
  try {
    box = element.getBBox();
  } catch {
    return null;
  }
  if (!matrix || (!box.width && !box.height)) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
}

const distance = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);
const near = (p, q) => Math.abs(p.x - q.x) < 0.6 && Math.abs(p.y - q.y) < 0.6;
const tumbles = (element) => element.matches(".tumbles, .thrown");
/** What a throw changes: the face, the figure shown, or that it has been thrown at all. */
const face = (element) => [element.matches(".thrown"), element.getAttribute("href"), element.innerHTML].join();
const creeps = (element) => element.matches(".creeps");
const laid = (element) => element.matches(".laid");
const gathers = (element) => element.matches(".gathers");
/** Whose a thing is that stands somewhere: `worker/blue` of `worker/blue@quay`; and the last word of a name. */
const kin = (id) => (id.includes("@") ? id.slice(0, id.indexOf("@")) : "");
const word = (id) => id.slice(id.lastIndexOf("/") + 1);

/** What the old picture must remember: the place and the look of every keyed thing. */
function survey(svg) {
  const seen = new Map();
  for (const [id, element] of keyed(svg)) {
    if (ghost(element)) continue;
    const matrix = place(svg, element);
    const look = tumbles(element) ? face(element) : gathers(element) ? element.innerHTML : "";
    const [covered, tile, many] = [creeps(element), laid(element), kin(id) ? element.childElementCount : 0];
    seen.set(id, { element, look, covered, tile, many, matrix, middle: middle(matrix, element), parent: element.parentElement?.closest("[data-id]")?.dataset.id });
  }
  return seen;
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
  const shown = old?.getAttribute("viewBox") === fresh.getAttribute("viewBox") ? old : fresh;
  if (shown === old) patch(old, fresh, ["class", "style"]);
  else if (old) old.replaceWith(fresh);
  else holder.prepend(fresh);
  if (calm || !before.size) return Promise.resolve();

  const layer = s("g", { class: "travel", "aria-hidden": "true" });
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
  const counted = [...after].filter(([id, now]) => gathers(now.element) && before.has(id) && before.get(id).look !== now.look && now.middle);
  const goal = (id, then) => counted.find(([other]) => (kin(id) ? word(kin(id)) === word(other) : then.element.matches(".sails")))?.[1];
  let trembles = false;

  for (const [id, now] of after) {
    const then = before.get(id);
    const { element } = now;
    if (!then) {
      if (moved.has(now.parent)) continue;
      moved.add(id);
      const from = now.middle && home(id, now);
      if (now.covered) (trembles = true), creep(element, run);
      else if (tumbles(element)) heard("rattle"), tumble(element, run);
      else if (from) heard("wood"), travel(layer, element, { middle: from.middle }, now, run);
      else run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: TRAVEL / 3 });
      continue;
    }
    if (now.covered && !then.covered) {
      trembles = true;
      bury(beneath.get(id), element, creep(element, run));
    }
    if (now.tile && !then.tile && now.middle) heard("wood"), drop(layer, element, now, hand, run);
    if (tumbles(element) && (marks.includes(id) || then.look !== now.look)) {
      heard("rattle");
      tumble(element, run);
      moved.add(id);
      continue;
    }
    if (!then.middle || !now.middle || near(then.middle, now.middle)) continue;
    if (moved.has(now.parent) && now.parent === then.parent) {
      moved.add(id); // it goes along with what it stands on
      continue;
    }
    if (element.querySelector("[data-id]") && hasOwnLife(element, before, after)) continue;
    if (gathers(element) || now.many !== then.many) continue; // it grew; nobody in it went anywhere
    moved.add(id);
    heard("wood");
    travel(layer, element, then, now, run);
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
    run(shell, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "both" });
  }
  if (trembles) heard("rumble"), tremble(shown, run);
  return Promise.all(running).then(() => layer.remove());
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
