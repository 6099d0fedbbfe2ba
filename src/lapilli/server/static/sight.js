// What of the board is in sight, and how large, where it does not fit into its frame: what can be clicked, what is spoken of, what others change.

import { ENLARGED, wish } from "./finger.js";

const fingers = matchMedia("(pointer: coarse)");

export class Sight {
  /** `offered()` tells the ids of what can be clicked now (`live`), and whether a choice is half made (`half`). */
  constructor(picture, zoom, pin, offered) {
    Object.assign(this, { picture, zoom, pin, offered });
    this.spoken = []; // what a lesson or the coach speaks of
    this.begun = false; // did somebody decide anything in this turn?
    this.surveyed = false; // does somebody want to see the whole board in this turn?
  }

  /** Bring what can be clicked now into sight, with what a lesson or the coach speaks of; that before the rest where not all fits. */
  attendLive() {
    this.zoom.pushed = false;
    const { live, half } = this.offered();
    const meant = live.filter((id) => this.spoken.includes(id) || this.onSpoken(this.picture.element(id)));
    const spoken = meant.length || half ? meant : this.spoken.filter((id) => this.picture.draws(id)); // half a choice wants its other half
    const both = [...new Set([...spoken, ...live])];
    this.zoom.glide(() => {
      this.suit(both, half);
      if (spoken.length) this.bring(both);
      else this.attend(live);
    });
    this.begun = true;
  }

  /** Others act: the picture as it is drawn, at what they change. */
  follow(ids) {
    this.begun = this.surveyed = false; // what somebody enlarged, or made smaller, lasts until the next turn
    this.zoom.glide(() => {
      if (!this.zoom.pushed) this.suit([]);
      this.attend(ids);
    });
  }

  /** Bring these things into sight: all of them if they fit, else from the topmost on those that do beside it, unless so many are. */
  attend(ids) {
    const drawn = this.picture.seen(ids);
    const unseen = drawn.filter((element) => !this.zoom.shows(element));
    if (!unseen.length) return;
    const tops = new Map(drawn.map((element) => [element, element.getBoundingClientRect().top]));
    const few = this.together(drawn.sort((one, other) => tops.get(one) - tops.get(other)));
    if (drawn.length - unseen.length < few.length) this.zoom.reveal(...few);
  }

  /** Bring these things into sight, the first of them and as many others as fit beside it. */
  bring(ids) {
    const drawn = this.together(this.picture.seen(ids).filter((element) => !element.contains(this.pin.kept)));
    if (drawn.some((element) => !this.zoom.shows(element))) this.zoom.reveal(...drawn);
  }

  /** So large, round this point, until the choice is made; what may have been meant there stays in sight. */
  enlarge(scale, x, y, things) {
    this.zoom.pushed = true; // nothing else moves it meanwhile
    this.zoom.glide(() => {
      this.zoom.by(scale / this.zoom.scale, x, y);
      this.bring(things.map((thing) => thing.dataset.id));
    });
  }

  /** The whole of an enlarged board, until the turn ends. */
  survey() {
    if (this.zoom.scale === 1) return;
    this.surveyed = true;
    this.zoom.reset();
  }

  /** Where fingers point: as large as one can hit, if all of these things fit then; what does not need it stands as it is drawn.
   *  In the course of a turn nothing moves as long as all can be seen and hit, and half a choice is not made smaller without need. */
  suit(ids, half = false) {
    if (!fingers.matches) return;
    const drawn = this.picture.seen(ids);
    if (!drawn.length || this.surveyed) return this.zoom.by(1 / this.zoom.scale);
    const factor = wish(drawn);
    if (this.begun && factor < 1.02 && drawn.every((element) => this.zoom.shows(element))) return;
    this.zoom.suit(drawn, factor, ENLARGED, half);
  }

  /** Does a ghost lie on a thing that a lesson speaks of? */
  onSpoken(element) {
    if (!element?.classList.contains("armed")) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const boxes = this.spoken.map((id) => this.picture.element(id)?.getBoundingClientRect()).filter(Boolean);
    return boxes.some(
      (box) =>
        box.left < x + width / 2 &&
        x + width / 2 < box.right &&
        box.top < y + height / 2 &&
        y + height / 2 < box.bottom,
    );
  }

  /** The first of these elements, and of the others those that fit into the frame beside it. */
  together(elements) {
    const few = [];
    for (const element of elements) if (!few.length || this.zoom.fits([...few, element])) few.push(element);
    return few;
  }
}
