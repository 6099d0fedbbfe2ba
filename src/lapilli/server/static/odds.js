// The chance that all win together, for whoever wishes to see it (off by default): after each picture the table is asked.

import { $ } from "./dom.js";
import { say } from "./words.js";

const KEY = "lapilli.odds";
const REST = 1000; // milliseconds from one question to the next

export class Odds {
  constructor(line) {
    Object.assign(this, { line, frame: null, asked: null, timer: 0 });
    line.addEventListener("chance", ({ detail }) => this.tell(detail));
    line.addEventListener("state", () => (this.asked = null)); // an answer may have been lost with the line
  }

  get on() {
    try {
      return localStorage.getItem(KEY) === "yes";
    } catch {
      return false;
    }
  }

  set on(wish) {
    try {
      localStorage.setItem(KEY, wish ? "yes" : "no");
    } catch {
      // not remembered then
    }
    this.told = null;
    this.show(null);
    if (this.frame) this.watch(this.frame);
  }

  /** A picture stands: what are the chances now? */
  watch(frame) {
    this.frame = frame;
    if (!this.on || frame.result || frame.curtain) return this.show(null);
    if (this.asked !== null || this.told === frame.ply || this.timer) return;
    this.asked = frame.ply;
    this.line.send({ type: "chance" });
  }

  tell({ ply, percent }) {
    this.asked = null;
    this.told = ply;
    if (this.on && !this.frame?.result && !this.frame?.curtain)
      this.show(percent === null ? say("odds-unknown") : say("odds", { percent }));
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (this.frame) this.watch(this.frame); // more may have happened meanwhile
    }, REST);
  }

  show(words) {
    const box = $("#odds");
    box.hidden = !words;
    box.textContent = words ?? "";
  }
}
