// The outlines on a picture, drawn together: each one that is added makes the browser lay out the whole picture again.

import { s } from "./dom.js";
import { isGhost } from "./ghosts.js";
import { drawOutline } from "./outline.js";

/**
 * Does a thing move, or wait hidden while a copy of it moves? Endless animations do not count.
 * @param {Element} element
 * @returns {boolean}
 */
const isMoving = (element) =>
  element.getAnimations().some((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));

export class Highlights {
  /**
   * `wanted()` lists kinds of outlines, each with the ids that have one; later kinds lie above.
   * @param {Picture} picture
   * @param {() => [string, Iterable<string>][]} wanted
   */
  constructor(picture, wanted) {
    this.picture = picture;
    this.wanted = wanted;
    /** @type {Map<Thing, Thing>} */
    this.groups = new Map(); // by the sheet they are on: the picture, or the sheet behind a viewport
    this.look = "";
    this.due = false;
  }

  /** Draw them again, once, after everything else has changed: only then are positions known. */
  draw() {
    if (!this.due) queueMicrotask(() => this.due && this.drawNow());
    this.due = true;
  }

  drawNow() {
    this.due = false;
    if (!this.picture.svg) return;
    // all are measured before any is added
    const outlines = this.wanted().flatMap(([kind, ids]) => this.measure(kind, [...ids]));
    const look = outlines.map(([, outline]) => outline.outerHTML).join();
    if (look === this.look && [...this.groups.values()].every((group) => group.isConnected)) return;
    this.clear();
    this.look = look;
    for (const [sheet, outline] of outlines) this.on(sheet).append(outline);
  }

  /**
   * Return outlines of a kind, each with the sheet it belongs on: what is behind a viewport keeps its outline there.
   * @param {string} kind
   * @param {string[]} ids
   * @returns {[Thing, Thing][]}
   */
  measure(kind, ids) {
    /** @type {[Thing, Thing][]} */
    const outlines = [];
    for (const element of this.picture.drawnElements(ids)) {
      if (isMoving(element)) continue; // it gets its outline where it stops
      const sheet = element.closest(".pans") ?? this.picture.svg;
      const outline = drawOutline(sheet, element, kind);
      if (!outline) continue;
      if (isGhost(element)) outline.classList.add("of-ghost");
      outlines.push([sheet, outline]);
    }
    return outlines;
  }

  /**
   * Return the group above everything on a sheet.
   * @param {Thing} sheet
   * @returns {Thing}
   */
  on(sheet) {
    const known = this.groups.get(sheet);
    if (known) return known;
    const group = s("g", { class: "rings", "aria-hidden": "true" });
    this.groups.set(sheet, group);
    sheet.append(group);
    return group;
  }

  clear() {
    for (const group of this.groups.values()) group.remove();
    this.groups.clear();
    this.look = "";
  }

  /** Restart the pulse that shows what can be clicked. */
  pulse() {
    this.clear();
    this.drawNow();
  }
}
