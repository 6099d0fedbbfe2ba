// What a thing of a picture is called, beside the mouse. A title that stood there always would be read aloud after the name it repeats.

import { s } from "./dom.js";

export class Tips {
  /** `words` says what a thing of the picture is called. */
  constructor(holder, words) {
    holder.addEventListener("pointerover", (event) => {
      this.hide();
      const thing = event.pointerType === "mouse" && event.target.closest("svg.scene [aria-label]");
      if (!thing) return;
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
