// The rings that lie on a picture now: drawn together, because each one that is laid down has the whole picture laid out anew.

import { s } from "./dom.js";
import { isGhost } from "./ghosts.js";
import { ring } from "./halo.js";

/** Does a thing move, or wait unseen while a copy of it does? What breathes for ever stays where it is. */
const underWay = (element) =>
  element.getAnimations().some((one) => Number.isFinite(one.effect.getComputedTiming().endTime));

export class Rings {
  /** `wanted()` lists kinds of rings, each with the ids of what has one; what comes later lies above. */
  constructor(picture, wanted) {
    Object.assign(this, { picture, wanted });
    this.groups = new Map(); // by the sheet they lie on: the picture, or what is seen through a window
    this.look = "";
    this.due = false;
  }

  /** Draw them anew, once, when everything else has been changed: only then is it known where things are. */
  draw() {
    if (!this.due) queueMicrotask(() => this.due && this.drawNow());
    this.due = true;
  }

  drawNow() {
    this.due = false;
    if (!this.picture.svg) return;
    const halos = this.wanted().flatMap(([kind, ids]) => this.measure(kind, [...ids])); // laid down when all are measured
    const look = halos.map(([, halo]) => halo.outerHTML).join();
    if (look === this.look && [...this.groups.values()].every((group) => group.isConnected)) return;
    this.clear();
    this.look = look;
    for (const [sheet, halo] of halos) this.on(sheet).append(halo);
  }

  /** Rings of a kind, each with the sheet it belongs on: what lies behind a window keeps its ring there. */
  measure(kind, ids) {
    const halos = [];
    for (const element of this.picture.seen(ids)) {
      if (underWay(element)) continue; // it gets its ring where it comes to rest
      const sheet = element.closest(".pans") ?? this.picture.svg;
      const halo = ring(sheet, element, kind);
      if (!halo) continue;
      if (isGhost(element)) halo.classList.add("of-ghost");
      halos.push([sheet, halo]);
    }
    return halos;
  }

  /** Above everything that lies on the same sheet. */
  on(sheet) {
    if (!this.groups.has(sheet)) {
      this.groups.set(sheet, s("g", { class: "rings", "aria-hidden": "true" }));
      sheet.append(this.groups.get(sheet));
    }
    return this.groups.get(sheet);
  }

  clear() {
    for (const group of this.groups.values()) group.remove();
    this.groups.clear();
    this.look = "";
  }

  /** Let them breathe anew: that is what can be clicked. */
  breathe() {
    this.clear();
    this.drawNow();
  }
}
