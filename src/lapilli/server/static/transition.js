// The transition from one picture to the next: things with the same data-id move, others fade in or out.

import {
  CREEP,
  creep,
  depart,
  drop,
  isRotated,
  ownMatrix,
  spin,
  stripInteraction,
  TRAVEL,
  toCss,
  travel,
  tremble,
  tumble,
} from "./animations.js";
import { s } from "./dom.js";
import { shake, smoke, sparks, sway, trail } from "./effects.js";
import { parsePicture } from "./parsePicture.js";
import { patchElement } from "./patchElement.js";
import { findPath, moveAlongPath } from "./pathAnimation.js";
import { indexPicture, isTumbling, ownerOf } from "./pictureIndex.js";

const FADE = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const MAX_SPARKS = 6; // maximum number of fires with sparks
const moving = new WeakMap(); // picture -> its running animations

export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {Point} p
 * @param {Point} q
 */
const distance = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);

/**
 * @param {Point} p
 * @param {Point} q
 */
const near = (p, q) => Math.abs(p.x - q.x) < 0.6 && Math.abs(p.y - q.y) < 0.6;

/** @param {IndexedThing} thing */
const anchor = ({ matrix }) => ({ x: matrix.e, y: matrix.f });

/** @param {Element} element */
const gathers = (element) => element.matches(".gathers");

/**
 * Return the last part of an id.
 * @param {string} id
 */
const word = (id) => id.slice(id.lastIndexOf("/") + 1);

/**
 * Return a copy of one of several equal pieces, without their number.
 * @param {Thing} element
 * @returns {Thing}
 */
function singlePiece(element) {
  const copy = element.cloneNode(false);
  if (element.firstElementChild) copy.append(element.firstElementChild.cloneNode(true));
  return copy;
}

/**
 * Replace the picture in `holder`; resolves when the last animation ends. Things in `marks` tumble even when they show
 * the same face again. `onSound` is called with each sound.
 * @param {Element} holder
 * @param {string | PictureParts} picture
 * @param {{ marks?: string[], quick?: boolean, onSound?: (sound: string) => void }} [options]
 * @returns {Promise<void>}
 */
export function transition(holder, picture, { marks = [], quick = false, onSound = () => {} } = {}) {
  const old = holder.querySelector("svg.scene");
  const fresh = parsePicture(picture);
  const calm = quick || reducedMotion() || document.hidden || !old || !old.isConnected;
  if (old) finishAnimations(old);
  const before = calm ? new Map() : indexPicture(old);
  const beneath = calm ? new Map() : copiesOfCovered(before, fresh);
  const lost = calm ? [] : orphanedDefinitions(old, fresh);
  const shown = old?.getAttribute("viewBox") === fresh.getAttribute("viewBox") ? old : fresh;
  if (shown === old) patchElement(old, fresh, ["class", "style"]);
  else if (old) old.replaceWith(fresh);
  else holder.prepend(fresh);
  if (calm || !before.size) return Promise.resolve();

  const layer = s("g", { class: "travel", "aria-hidden": "true" });
  if (lost.length) layer.append(s("defs", {}, ...lost));
  shown.append(layer);
  /** @type {Promise<unknown>[]} */
  const running = [];
  moving.set(shown, []);
  const moved = new Set();
  const after = indexPicture(shown);
  /** @type {Run} */
  const run = (element, frames, options) => {
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
    moving.get(shown).push(animation);
    running.push(animation.finished.catch(() => {}));
    return animation;
  };

  const hand = before.get("tile")?.middle;
  /**
   * Return where a piece came from: the nearest place of the same kind where fewer stand now.
   * @param {string} id
   * @param {IndexedThing} now
   * @returns {IndexedThing | null}
   */
  const home = (id, now) => {
    let best = null;
    for (const [other, then] of before) {
      if (!ownerOf(id) || ownerOf(other) !== ownerOf(id) || !then.middle || (after.get(other)?.many ?? 0) >= then.many)
        continue;
      if (!best || distance(then.middle, now.middle) < distance(best.middle, now.middle)) best = then;
    }
    return best;
  };
  // where pieces that left the board are counted now
  const counted = [...after].filter(
    ([id, now]) => gathers(now.element) && before.has(id) && before.get(id).look !== now.look && now.middle,
  );
  /**
   * Return where somebody who left the board is counted now; what follows paths goes with them.
   * @param {string} id
   * @param {IndexedThing} then
   */
  const goal = (id, then) =>
    counted.find(([other]) => (ownerOf(id) ? word(ownerOf(id)) === word(other) : then.element.matches(".sails")))?.[1];
  let burning = 0;
  let thrown = false;
  /**
   * Return the side from which lava comes: the nearest that burnt before.
   * @param {IndexedThing} now
   */
  const side = (now) => {
    const near = [...before.values()]
      .filter((then) => then.covered && then.middle)
      .sort((a, b) => distance(a.middle, now.middle) - distance(b.middle, now.middle))[0];
    if (!near) return "above";
    const [dx, dy] = [near.middle.x - now.middle.x, near.middle.y - now.middle.y];
    return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "above" : "below";
  };
  /**
   * Let lava take something: smoke where no source is drawn, then the flow, then sparks.
   * @param {IndexedThing} now
   */
  const burn = (now) => {
    const spring = shown.querySelector(".source");
    if (burning++ < MAX_SPARKS && now.middle) {
      if (!spring) smoke(layer, now.middle, run);
      sparks(layer, now.middle, run, (spring ? 0 : 200) + 0.7 * CREEP);
    }
    return creep(now.element, run, now.middle ? side(now) : "above");
  };
  /**
   * @param {Thing} element
   * @param {Partial<IndexedThing> & { middle: DOMPoint }} then
   * @param {IndexedThing} now
   */
  const goes = (element, then, now) => {
    const followsPath = element.matches(".sails");
    onSound(followsPath ? "water" : "wood");
    const path = followsPath
      ? findPath(
          [...after.values()].filter((one) => one.middle && one.element.matches(".lane")),
          then,
          now,
        )
      : [];
    if (path.length > 1) return moveAlongPath(layer, element, then, now, path, run);
    if (followsPath || ownerOf(element.dataset.id))
      trail(layer, then.middle, now.middle, followsPath ? "path-trail" : "steps", 2 * TRAVEL, run);
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
      else if (isTumbling(element)) {
        thrown = true;
        onSound("rattle");
        tumble(element, run);
      } else if (from) goes(element, { middle: from.middle }, now);
      else run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: TRAVEL / 3 });
      continue;
    }
    if (now.covered && !then.covered) {
      coverCopy(beneath.get(id), element, burn(now));
      moved.add(id); // it looks different but has not moved
      continue;
    }
    if (element.matches(".turns") && isRotated(then.matrix, now.matrix)) {
      onSound("wood");
      spin(element, then, now, run);
      moved.add(id);
      continue;
    }
    if (element.matches(".sways") && then.look !== now.look) sway(element, ownMatrix(element), run);
    if (now.tile && !then.tile && now.middle) {
      onSound("wood");
      drop(layer, element, now, hand, run);
    }
    if (isTumbling(element) && (marks.includes(id) || then.look !== now.look)) {
      thrown = true;
      onSound("rattle");
      tumble(element, run);
      moved.add(id);
      continue;
    }
    const there =
      (ownerOf(id) || element.matches(".sails")) &&
      then.look !== now.look &&
      now.many <= then.many &&
      then.middle &&
      goal(id, now);
    if (there) {
      onSound("water");
      depart(layer, { ...then, element: singlePiece(element) }, there.middle, run);
      continue;
    }
    const joined = ownerOf(id) && now.many > then.many && now.middle && home(id, now);
    if (joined) {
      onSound("wood");
      trail(layer, joined.middle, now.middle, "steps", 2 * TRAVEL, run);
      depart(layer, { ...joined, element: singlePiece(joined.element) }, now.middle, run);
      continue;
    }
    if (!then.middle || !now.middle || near(then.middle, now.middle)) continue;
    // an outline changes its middle, not its place
    if (element.matches(".sails") && near(anchor(then), anchor(now))) continue;
    if (moved.has(now.parent) && now.parent === then.parent) {
      moved.add(id); // it moves with what it stands on
      continue;
    }
    if (element.querySelector("[data-id]") && contentsStayed(element, before, after)) continue;
    if (gathers(element) || now.many !== then.many) continue; // it grew; its contents did not move
    moved.add(id);
    goes(element, then, now);
  }
  for (const [id, now] of after) {
    if (!now.hit || !now.middle || (before.get(id)?.hit && !thrown)) continue;
    shake(now.element, ownMatrix(now.element), run);
    sparks(layer, now.middle, run);
  }
  for (const [id, then] of before) {
    if (after.has(id) || moved.has(then.parent) || !then.matrix || (then.parent && !after.has(then.parent))) continue;
    const there = then.middle && goal(id, then);
    if (there) {
      onSound("water");
      depart(layer, then, there.middle, run);
      continue;
    }
    const copy = then.element.cloneNode(true);
    stripInteraction(copy);
    const shell = s("g", {}, copy);
    copy.removeAttribute("transform");
    copy.setAttribute("transform", toCss(then.matrix));
    layer.append(shell);
    if (then.hit && then.middle) {
      shake(shell, new DOMMatrix(), run);
      sparks(layer, then.middle, run);
    }
    run(shell, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "both" });
  }
  if (burning) {
    onSound("rumble");
    tremble(shown, run);
  }
  return Promise.all(running).then(() => layer.remove());
}

/**
 * Return copies of the gradients and symbols that only things on their way out use.
 * @param {Element} old
 * @param {Element} fresh
 * @returns {Node[]}
 */
function orphanedDefinitions(old, fresh) {
  const kept = new Set([...fresh.querySelectorAll("[id]")].map((one) => one.id));
  return [...old.querySelectorAll("defs > [id]")].filter((one) => !kept.has(one.id)).map((one) => one.cloneNode(true));
}

/**
 * Return copies of what lava is about to cover: they stay visible until it is covered.
 * @param {Map<string, IndexedThing>} before
 * @param {Element} fresh
 * @returns {Map<string, Thing>}
 */
function copiesOfCovered(before, fresh) {
  const found = new Map();
  for (const { dataset } of fresh.querySelectorAll(".creeps[data-id]")) {
    const then = before.get(dataset.id);
    if (then && !then.covered) found.set(dataset.id, then.element.cloneNode(true));
  }
  return found;
}

/**
 * @param {Thing | undefined} copy
 * @param {Element} element
 * @param {Animation} creeping
 */
function coverCopy(copy, element, creeping) {
  if (!copy) return;
  stripInteraction(copy);
  copy.classList.add("beneath");
  element.before(copy);
  const gone = () => copy.remove();
  creeping.finished.then(gone, gone);
}

/**
 * Finish all running animations.
 * @param {Element} svg
 */
function finishAnimations(svg) {
  for (const animation of moving.get(svg) ?? []) animation.cancel();
  moving.delete(svg);
  for (const left of svg.querySelectorAll(".travel, .beneath")) left.remove();
}

/**
 * Is a group merely a place that grew, while its contents stayed where they were?
 * @param {Element} element
 * @param {Map<string, IndexedThing>} before
 * @param {Map<string, IndexedThing>} after
 */
function contentsStayed(element, before, after) {
  for (const child of element.querySelectorAll("[data-id]")) {
    const then = before.get(child.dataset.id);
    const now = after.get(child.dataset.id);
    if (then?.middle && now?.middle && near(then.middle, now.middle)) return true;
  }
  return false;
}
