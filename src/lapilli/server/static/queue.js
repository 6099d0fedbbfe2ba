// Frames one after another: a bot's turn is seen step by step at the chosen pace, and can be skipped. Nothing is dropped.

import { still } from "./morph.js";
import { PACES, pace } from "./pace.js";

const BRIEF = 90; // after chance: its dice and cards have moved already
const LONGEST = 1200; // no movement is waited for longer

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

  /** Go to the newest picture at once; false if it stands already. */
  skip() {
    const some = this.frames.length > 0;
    if (some) this.frames = [this.frames.at(-1)];
    this.hurry?.();
    return some;
  }

  async run() {
    this.running = true;
    while (this.frames.length) {
      const newest = this.frames.at(-1);
      const asked = this.asked && this.asked === newest.asks; // all act at once: what others do meanwhile keeps nobody waiting
      if (still() || document.hidden || pace() === "once" || asked) this.frames = [newest];
      const frame = this.frames.shift();
      this.asked = frame.asks;
      this.changed(this.frames.length);
      const hurried = new Promise((done) => (this.hurry = done));
      const wait = (time) => new Promise((done) => setTimeout(done, time));
      const moved = Promise.race([this.show(frame, this.frames.length === 0), wait(LONGEST)]);
      const look = frame.kind === "full" || still() ? 0 : frame.by === "chance" ? BRIEF : PACES[pace()];
      await Promise.race([this.frames.length || !frame.asks ? moved.then(() => wait(look)) : moved, hurried]);
      this.changed(this.frames.length);
    }
    this.running = false;
  }
}
