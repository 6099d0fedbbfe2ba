// The camera: decides which part of a board that does not fit is visible, and how large. It follows what can be
// clicked, what is explained, and what others change.

import { phone } from "./screenShape.js";
import { ENLARGED_SCALE, idealZoom } from "./touchTargets.js";

/** On a tablet all is in sight: a tap that could mean several things enlarges it there (touchTargets.js). */
const isSmallTouchScreen = () => matchMedia("(pointer: coarse)").matches && phone.matches;

export class Camera {
  /**
   * `offered()` returns the ids that can be clicked (`live`), and whether a choice is in progress (`half`).
   * @param {Picture} picture
   * @param {PanZoom} zoom
   * @param {PinnedCopy} pinnedCopy
   * @param {() => { live: string[], half: boolean }} offered
   */
  constructor(picture, zoom, pinnedCopy, offered) {
    this.picture = picture;
    this.zoom = zoom;
    this.pinnedCopy = pinnedCopy;
    this.offered = offered;
    /** @type {string[]} */
    this.explained = []; // ids that the coach explains
    /**
     * What a lesson explains, and what its right actions are clicked by.
     * @type {{ spots: string[], needed: string[] } | null}
     */
    this.lesson = null;
    this.hasChosen = false; // the person has chosen something in this turn
    this.showsAll = false; // the person wants to see the whole board in this turn
  }

  /**
   * Show what can be clicked now together with what a lesson or the coach explains; that has priority where not all
   * fits.
   */
  showLive() {
    this.zoom.pannedByUser = false;
    const { live, half } = this.offered();
    if (this.lesson)
      return half ? this.explain(live.filter((id) => this.lesson?.needed.includes(id))) : this.showLesson();
    const meant = live.filter((id) => this.explained.includes(id) || this.liesOnExplained(this.picture.element(id)));
    // a choice in progress needs its next click
    const spoken = meant.length || half ? meant : this.explained.filter((id) => this.picture.draws(id));
    const both = [...new Set([...spoken, ...live])];
    this.zoom.animate(() => {
      this.fitZoom(both, half);
      if (spoken.length) this.scrollToFirst(both);
      else this.scrollTo(live);
    });
    this.hasChosen = true;
  }

  /** Show what a lesson explains; where there is room, on a tablet, together with what is to be clicked. */
  showLesson() {
    const { spots, needed } = this.lesson ?? { spots: [], needed: [] };
    this.explain(phone.matches ? spots : [...new Set([...spots, ...needed])]);
  }

  /**
   * Follow the turns of others at the picture's own size.
   * @param {string[]} ids
   */
  follow(ids) {
    this.hasChosen = this.showsAll = false; // the person's own zoom lasts until the next turn
    this.zoom.animate(() => {
      if (!this.zoom.pannedByUser) this.fitZoom([]);
      this.scrollTo(ids);
    });
  }

  /**
   * Scroll to these things: all of them if they fit, else as many as fit from the topmost on, unless that many are
   * visible already.
   * @param {string[]} ids
   */
  scrollTo(ids) {
    const drawn = this.picture.drawnElements(ids);
    const unseen = drawn.filter((element) => !this.zoom.shows(element));
    if (!unseen.length) return;
    const tops = new Map(drawn.map((element) => [element, element.getBoundingClientRect().top]));
    const few = this.fittingTogether(drawn.sort((one, other) => (tops.get(one) ?? 0) - (tops.get(other) ?? 0)));
    if (drawn.length - unseen.length < few.length) this.zoom.reveal(...few);
  }

  /**
   * Show all of these things, in a smaller picture if need be; of what does not fit even then, the first.
   * @param {string[]} ids
   */
  explain(ids) {
    const drawn = this.picture.drawnElements(ids).filter((element) => !element.contains(this.pinnedCopy.source));
    if (!drawn.length) return;
    this.zoom.animate(() => {
      if (this.zoom.scale !== 1) this.zoom.reset();
      this.zoom.viewport.bring(this.zoom.svg, this.fittingTogether(drawn));
      if (!this.zoom.fits(drawn)) this.zoom.shrinkTo(drawn);
      this.zoom.reveal(...this.fittingTogether(drawn)); // all of each: what is partly hidden looks lit in vain
    });
  }

  /**
   * Return those of these things that fit into the frame with the first, at the picture's own size.
   * @param {string[]} ids
   * @returns {string[]}
   */
  together(ids) {
    if (this.zoom.scale !== 1) this.zoom.reset();
    return this.fittingTogether(this.picture.drawnElements(ids)).map((element) => element.dataset.id);
  }

  /**
   * Scroll to the first of these things and as many others as fit with it.
   * @param {string[]} ids
   */
  scrollToFirst(ids) {
    const drawn = this.fittingTogether(
      this.picture.drawnElements(ids).filter((element) => !element.contains(this.pinnedCopy.source)),
    );
    if (drawn.some((element) => !this.zoom.shows(element))) this.zoom.reveal(...drawn);
  }

  /**
   * Zoom in at a point until the choice is made, with these things in view.
   * @param {number} scale
   * @param {number} x
   * @param {number} y
   * @param {Thing[]} things
   */
  enlarge(scale, x, y, things) {
    this.zoom.pannedByUser = true; // no automatic scrolling meanwhile
    this.zoom.animate(() => {
      this.zoom.by(scale / this.zoom.scale, x, y);
      this.scrollToFirst(things.map((thing) => thing.dataset.id));
    });
  }

  /** Show the whole board until the turn ends. */
  showAll() {
    this.showsAll = true;
    if (this.zoom.scale !== 1) this.zoom.reset();
  }

  /**
   * On touch screens, zoom in until a finger can hit these things, if all of them fit. During a turn nothing moves as
   * long as everything can be seen and hit, and a choice in progress is not made smaller without need.
   * @param {string[]} ids
   * @param {boolean} [half]
   * @returns {unknown}
   */
  fitZoom(ids, half = false) {
    if (!isSmallTouchScreen()) return;
    const drawn = this.picture.drawnElements(ids);
    if (!drawn.length || this.showsAll) return this.zoom.by(1 / this.zoom.scale);
    const factor = idealZoom(drawn);
    if (this.hasChosen && factor < 1.02 && drawn.every((element) => this.zoom.shows(element))) return;
    this.zoom.fitZoom(drawn, factor, ENLARGED_SCALE, half);
  }

  /**
   * Does a ghost lie on a thing that a lesson explains?
   * @param {Thing | null} element
   * @returns {boolean}
   */
  liesOnExplained(element) {
    if (!element?.classList.contains("armed")) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const boxes = this.explained.map((id) => this.picture.element(id)?.getBoundingClientRect()).filter(Boolean);
    return boxes.some(
      (box) =>
        box.left < x + width / 2 &&
        x + width / 2 < box.right &&
        box.top < y + height / 2 &&
        y + height / 2 < box.bottom,
    );
  }

  /**
   * Return the first of these elements and those that fit into the frame with it.
   * @param {Thing[]} elements
   * @returns {Thing[]}
   */
  fittingTogether(elements) {
    const few = [];
    for (const element of elements) if (!few.length || this.zoom.fits([...few, element])) few.push(element);
    return few;
  }
}
