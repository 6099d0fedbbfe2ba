// The queue of frames: a bot's turn is played back step by step at the chosen speed, and can be skipped. No action is
// dropped. The more frames wait, the shorter each is shown, so that a person waits a few seconds at most.

import { speed } from "./playbackSpeed.js";
import { reducedMotion } from "./transition.js";

const CHANCE_TIME = 90; // after a chance event, which is animated already
const MAX_ANIMATION = 1200; // maximum wait for an animation
const MIN_TIME = 120; // chance events that would be shown for less time are merged
const WEIGHT = 4; // an action is shown this many times longer than a throw, a dealt card or a phrase

/**
 * @param {number} time
 * @returns {Promise<void>}
 */
const wait = (time) => new Promise((done) => setTimeout(done, time));

/**
 * Does a frame need little time? Throws, dealt cards and phrases do.
 * @param {Frame} frame
 * @returns {boolean}
 */
function isBrief(frame) {
  const lines = frame.log?.filter((line) => line.ply === frame.ply - 1) ?? [];
  return frame.by === "chance" || (lines.length > 0 && lines.every((line) => line.talk));
}

/** @param {Frame} frame */
const weight = (frame) => (isBrief(frame) ? 1 : WEIGHT);

// with reduced motion nothing is waited for: the newest picture stands at once, the log tells the steps
export class FrameQueue {
  /**
   * @param {(frame: Frame, last: boolean) => Promise<void>} show
   * @param {(waiting: number) => void} changed
   */
  constructor(show, changed) {
    this.show = show;
    this.changed = changed;
    /** @type {Frame[]} */
    this.frames = [];
    this.running = false;
    this.skipping = false;
  }

  /** @param {Frame} frame */
  push(frame) {
    this.frames.push(frame);
    this.changed(this.frames.length);
    if (!this.running) this.run();
  }

  /**
   * Show the newest frame at once, and so on until the person is asked; returns false if it is shown already.
   * @returns {boolean}
   */
  skip() {
    const some = this.frames.length > 0;
    if (this.running && !this.asked) this.skipping = true;
    this.showNext?.();
    return some;
  }

  /**
   * Return how long the first frame may be shown so that all are shown in time.
   * @param {number} end
   * @returns {number}
   */
  timeShare(end) {
    const [first] = this.frames;
    const all = this.frames.reduce((sum, frame) => sum + weight(frame), 0);
    return (Math.max(0, end - performance.now()) * weight(first)) / all;
  }

  /**
   * Return the next frame; throws and dealt cards are merged where there is no time for each.
   * @param {number} end
   * @returns {{ share: number, frame: Frame }}
   */
  next(end) {
    /** @type {string[]} */
    const mark = [];
    while (
      this.frames.length > 1 &&
      this.timeShare(end) < MIN_TIME &&
      this.frames[0].by === "chance" &&
      this.frames[1].by === "chance"
    )
      mark.push(...(this.frames.shift().highlights ?? []));
    const share = this.timeShare(end);
    const frame = this.frames.shift();
    return {
      share,
      frame: mark.length ? { ...frame, highlights: [...new Set([...mark, ...(frame.highlights ?? [])])] } : frame,
    };
  }

  async run() {
    this.running = true;
    const { look, whole } = speed();
    const end = performance.now() + whole;
    while (this.frames.length) {
      const newest = this.frames.at(-1);
      const asked = this.asked && this.asked === newest.asks; // all act at once: others' actions do not delay mine
      if (reducedMotion() || document.hidden || !whole || asked || this.skipping) this.frames = [newest];
      const { share, frame } = this.next(end);
      this.asked = frame.asks;
      if (frame.asks) this.skipping = false;
      this.changed(this.frames.length);
      const hurried = new Promise((done) => {
        this.showNext = () => done(undefined);
      });
      const moved = Promise.race([this.show(frame, this.frames.length === 0), wait(MAX_ANIMATION)]);
      const stands = frame.kind === "full" || reducedMotion() ? 0 : isBrief(frame) ? CHANCE_TIME : look;
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
