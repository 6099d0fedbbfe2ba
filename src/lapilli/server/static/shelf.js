// What the server has sent once stands on a shelf, under a number: a frame brings what is new, what changed, and the picture in numbers.

import { Parts } from "./parts.js";

const ONCE = ["chat", "things", "option_words"]; // belong to the frame that brings them

export class Shelf {
  constructor() {
    this.things = new Map(); // number -> markup, a tag with what is inside it as a list of numbers, or an action of a menu
    this.frame = {}; // the last one, whole
  }

  /** A message as it was meant: a frame with everything, whatever of it was sent. Every frame must pass here, in order. */
  unpack(message) {
    if (message.type !== "frame" || (!message.picture && !this.frame.picture)) return message;
    if (message.whole) this.things = new Map(); // frames that wait to be shown keep theirs
    const [first, ...fresh] = message.new ?? [0];
    for (const [place, thing] of fresh.entries()) this.things.set(first + place, thing);
    const { whole, new: _, ...changed } = message;
    for (const name of ONCE) delete this.frame[name];
    this.frame = whole ? changed : { ...this.frame, ...changed };
    return {
      ...this.frame,
      svg: new Parts(this.frame.picture, this.things),
      menu: this.frame.menu.map((number) => this.things.get(number)),
    };
  }
}
