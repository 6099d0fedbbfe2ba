// Tooltips beside the mouse. A permanent title would be read aloud after the label that it repeats.

import { s, targetOf } from "./dom.js";

export class Tooltips {
  /**
   * `words` returns the name of a thing.
   * @param {HTMLElement} holder
   * @param {(thing: Element) => string} words
   */
  constructor(holder, words) {
    holder.addEventListener("pointerover", (/** @type {PointerEvent} */ event) => {
      this.hide();
      const thing = event.pointerType === "mouse" && targetOf(event).closest("svg.scene [aria-label]");
      if (!thing) return;
      /** @type {Element | null} */
      this.shown = s("title", {}, words(thing));
      thing.prepend(this.shown);
    });
    holder.addEventListener("pointerleave", () => this.hide());
  }

  hide() {
    this.shown?.remove();
    this.shown = null;
  }
}
