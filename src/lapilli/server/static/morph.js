// A new picture in place of the old one: what has the same data-id travels, what came or went fades.

import { s } from "./dom.js";
import { dress } from "./ground.js";
import { patch } from "./patch.js";

const TRAVEL = 320;
const FADE = 240;
const TUMBLE = 500;
const CREEP = 600;
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

const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
const near = (p, q) => Math.abs(p.x - q.x) < 0.6 && Math.abs(p.y - q.y) < 0.6;
const tumbles = (element) => element.matches(".tumbles, .thrown");
/** What a throw changes: the face, the figure shown, or that it has been thrown at all. */
const face = (element) => [element.matches(".thrown"), element.getAttribute("href"), element.innerHTML].join();
const creeps = (element) => element.matches(".creeps");

/** What the old picture must remember: the place and the look of every keyed thing. */
function survey(svg) {
  const seen = new Map();
  for (const [id, element] of keyed(svg)) {
    if (ghost(element)) continue;
    const matrix = place(svg, element);
    const look = tumbles(element) ? face(element) : "";
    const covered = creeps(element);
    seen.set(id, { element, look, covered, matrix, middle: middle(matrix, element), parent: element.parentElement?.closest("[data-id]")?.dataset.id });
  }
  return seen;
}

/**
 * Replace the picture in `holder`; returns a promise that ends with the last movement.
 * `marks` are the ids that changed: what tumbles among them does so even when it shows the same face again.
 */
export function morph(holder, picture, { marks = [], quick = false } = {}) {
  const old = holder.querySelector("svg.scene");
  const fresh = parse(picture);
  const calm = quick || still() || document.hidden || !old || !old.isConnected;
  if (old) settle(old);
  const before = calm ? new Map() : survey(old);
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

  for (const [id, now] of after) {
    const then = before.get(id);
    const { element } = now;
    if (!then) {
      if (moved.has(now.parent)) continue;
      moved.add(id);
      if (now.covered) creep(element, run);
      else if (tumbles(element)) tumble(element, run);
      else run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: TRAVEL / 3 });
      continue;
    }
    if (now.covered && !then.covered) creep(element, run);
    if (tumbles(element) && (marks.includes(id) || then.look !== now.look)) {
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
    moved.add(id);
    travel(layer, element, then, now, run);
  }
  for (const [id, then] of before) {
    if (after.has(id) || moved.has(then.parent) || !then.matrix || (then.parent && !after.has(then.parent))) continue;
    const copy = then.element.cloneNode(true);
    plain(copy);
    const shell = s("g", {}, copy);
    copy.removeAttribute("transform");
    copy.setAttribute("transform", css(then.matrix));
    layer.append(shell);
    run(shell, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "both" });
  }
  return Promise.all(running).then(() => layer.remove());
}

/** End what still moves: its things stand where they belong. */
function settle(svg) {
  for (const animation of moving.get(svg) ?? []) animation.cancel();
  moving.delete(svg);
  svg.querySelector(".travel")?.remove();
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

/** A copy travels on top of everything while the thing itself waits unseen. */
function travel(layer, element, then, now, run) {
  const copy = element.cloneNode(true);
  plain(copy);
  copy.removeAttribute("transform");
  layer.append(copy);
  const shift = new DOMMatrix().translateSelf(then.middle.x - now.middle.x, then.middle.y - now.middle.y);
  const turned = Math.abs(then.matrix.b - now.matrix.b) + Math.abs(then.matrix.a - now.matrix.a) > 0.01;
  const from = turned ? then.matrix : shift.multiply(now.matrix);
  copy.setAttribute("transform", css(now.matrix));
  run(copy, [{ transform: css(from) }, { transform: css(now.matrix) }], { duration: TRAVEL });
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL }).finished.then(() => copy.remove(), () => copy.remove());
}

/** What covers something comes down over it. */
const creep = (element, run) => run(element, [{ clipPath: "inset(0 0 100% 0)", opacity: 0.4 }, { clipPath: "inset(0 0 0 0)", opacity: 1 }], { duration: CREEP });

/** A number between 0 and 1 that belongs to an id. */
const chance = (id) => ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) * 389) % 997 / 997;

/** What was thrown tumbles half a second and comes to rest as recorded. */
function tumble(element, run) {
  const own = element.transform?.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const box = element.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const luck = chance(element.dataset.id ?? "");
  const side = luck < 0.5 ? -1 : 1; // no two fly alike, and each the same way every time
  const far = 0.6 + 0.8 * luck;
  const frames = [
    [-310 * side, -12 * side * far, -14 * far, 0.8],
    [-190 * side, 9 * side, -24 * far, 1.12],
    [-80 * side, -6 * side * far, -7, 1.04],
    [18 * side, 3 * side, 2, 1],
    [0, 0, 0, 1],
  ].map(([turn, dx, dy, grow]) => ({
    transform: css(new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).translate(x + dx, y + dy).rotate(turn).scale(grow).translate(-x, -y)),
  }));
  run(element, frames, { duration: TUMBLE, easing: "cubic-bezier(.3,.6,.4,1)" });
}

/** A copy must not be clicked, found by its key, or read aloud. */
function plain(copy) {
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-id", "tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    element.classList?.remove("live", "chosen", "just", "lit");
    if (element.nodeName === "title") element.remove();
  }
}
