// Frames one after another: a bot's turn is seen step by step, and can be skipped.

import { still } from "./morph.js";

const PAUSE = 380; // between two actions of a bot, on top of their movement
const BRIEF = 90; // after chance: its dice and cards have moved already
const LIMIT = 1200; // no action takes longer

// with reduced motion nothing is waited for: the newest picture stands at once, the log tells the steps
export class Queue {
  constructor(show, changed) {
    this.show = show;
    this.changed = changed;
    this.frames = [];
    this.running = false;
  }

  push(frame) {
    this.frames.push(frame);
    this.changed(this.frames.length);
    if (!this.running) this.run();
  }

  /** Go to the newest picture at once. */
  skip() {
    if (this.frames.length) this.frames = [this.frames.at(-1)];
    this.hurry?.();
  }

  async run() {
    this.running = true;
    while (this.frames.length) {
      if (still() || document.hidden || this.frames.length > 12) this.frames = [this.frames.at(-1)];
      const frame = this.frames.shift();
      this.changed(this.frames.length);
      const hurried = new Promise((done) => (this.hurry = done));
      const moved = this.show(frame, this.frames.length === 0);
      const wait = (time) => new Promise((done) => setTimeout(done, time));
      if (!still() && (this.frames.length || !frame.asks)) {
        const calm = frame.by === "chance" ? BRIEF : this.frames.length > 6 ? BRIEF : PAUSE;
        await Promise.race([moved.then(() => wait(calm)), wait(LIMIT), hurried]);
      } else await Promise.race([moved, wait(LIMIT), hurried]);
      this.changed(this.frames.length);
    }
    this.running = false;
  }
}
