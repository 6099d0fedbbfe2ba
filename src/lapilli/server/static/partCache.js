// The cache of picture parts and actions. The server sends each of them once per connection, under a number; a frame
// has what is new, what changed, and the picture in numbers.

import { PictureParts } from "./pictureParts.js";

const SINGLE_USE = ["chat", "things", "option_words"]; // fields that belong to one frame only

export class PartCache {
  constructor() {
    /** @type {Map<number, any>} */
    this.things = new Map(); // number -> markup, a list (tag and numbers inside it), or an action
    /** @type {any} */
    this.frame = {}; // the last complete frame
  }

  /**
   * Return a message as the server meant it: a frame with everything. Every frame must pass here, in order.
   * @param {any} message
   * @returns {any}
   */
  unpack(message) {
    if (message.type !== "frame" || (!message.picture && !this.frame.picture)) return message;
    if (message.whole) this.things = new Map(); // waiting frames keep the old map
    const [first, ...fresh] = message.new ?? [0];
    for (const [place, thing] of fresh.entries()) this.things.set(first + place, thing);
    const { whole, new: _, ...changed } = message;
    for (const name of SINGLE_USE) delete this.frame[name];
    this.frame = whole ? changed : { ...this.frame, ...changed };
    return {
      ...this.frame,
      svg: new PictureParts(this.frame.picture, this.things),
      menu: this.frame.menu.map((/** @type {number} */ number) => this.things.get(number)),
    };
  }
}
