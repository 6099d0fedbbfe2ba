// Frames one after another: a bot's turn is seen step by step at the chosen pace, and can be skipped. No action is dropped.
// However much happens, one is asked again after a few seconds: the more pictures wait, the shorter each of them stands.

import { still } from "./morph.js";
import { pace } from "./pace.js";

const BRIEF = 90; // after chance: its dice and cards have moved already
const LONGEST = 1200; // no movement is waited for longer
const FLASH = 120; // what chance does in a row and would stand for less than this is one picture
const WEIGHT = 4; // an action is looked at so much longer than a throw, a card that is dealt, or a word

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Need one not look at the board for it? Thrown or dealt, or said: that is heard elsewhere. */
function brief(frame) {
  const lines = frame.log?.filter((line) => line.ply === frame.ply - 1) ?? [];
  return frame.by === "chance" || (lines.length > 0 && lines.every((line) => line.talk));
}

const weight = (frame) => (brief(frame) ? 1 : WEIGHT);

// with reduced motion nothing is waited for: the newest picture stands at once, the log tells the steps
export class Queue {
  constructor(show, changed) {
    this.show = show;
    this.changed = changed;
    this.frames = [];
    this.running = false;
    this.skipping = false;
  }

  push(frame) {
    this.frames.push(frame);
    this.changed(this.frames.length);
    if (!this.running) this.run();
  }

  /** Go to the newest picture at once, and so on until one is asked; false if it stands already. */
  skip() {
    const some = this.frames.length > 0;
    if (this.running && !this.asked) this.skipping = true;
    this.hurry?.();
    return some;
  }

  /** How long the first picture may stand, so that all are told in time. */
  share(end) {
    const [first] = this.frames;
    const all = this.frames.reduce((sum, frame) => sum + weight(frame), 0);
    return (Math.max(0, end - performance.now()) * weight(first)) / all;
  }

  /** The next picture; throws and cards for which there is no time apart come as one. */
  next(end) {
    const mark = [];
    while (
      this.frames.length > 1 &&
      this.share(end) < FLASH &&
      this.frames[0].by === "chance" &&
      this.frames[1].by === "chance"
    )
      mark.push(...(this.frames.shift().mark ?? []));
    const share = this.share(end);
    const frame = this.frames.shift();
    return { share, frame: mark.length ? { ...frame, mark: [...new Set([...mark, ...(frame.mark ?? [])])] } : frame };
  }

  async run() {
    this.running = true;
    const { look, whole } = pace();
    const end = performance.now() + whole;
    while (this.frames.length) {
      const newest = this.frames.at(-1);
      const asked = this.asked && this.asked === newest.asks; // all act at once: what others do meanwhile keeps nobody waiting
      if (still() || document.hidden || !whole || asked || this.skipping) this.frames = [newest];
      const { share, frame } = this.next(end);
      this.asked = frame.asks;
      if (frame.asks) this.skipping = false;
      this.changed(this.frames.length);
      const hurried = new Promise((done) => (this.hurry = done));
      const moved = Promise.race([this.show(frame, this.frames.length === 0), wait(LONGEST)]);
      const stands = frame.kind === "full" || still() ? 0 : brief(frame) ? BRIEF : look;
      const seen = this.frames.length
        ? Promise.race([moved.then(() => wait(stands)), wait(share)])
        : frame.asks
          ? moved
          : moved.then(() => wait(stands));
      await Promise.race([seen, hurried]);
      this.changed(this.frames.length);
    }
    this.running = false;
  }
}
