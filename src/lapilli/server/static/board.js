// The board: its picture, which things are live (clickable), and the layers above it. It translates input into events:
// `pick` is a click on a thing, `nothing` a click beside all, `what` a question about a thing; `spots`
// says that another ghost is shown or can be turned.

import { BoardInput } from "./boardInput.js";
import { Camera } from "./camera.js";
import { Ghosts, isGhost } from "./ghosts.js";
import { Highlights } from "./highlight.js";
import { KeyboardFocus } from "./keyboardFocus.js";
import { Magnifier } from "./magnifier.js";
import { PanZoom } from "./panZoom.js";
import { Picture } from "./picture.js";
import { PinnedCopy } from "./pinnedCopy.js";
import { stacked } from "./screenShape.js";
import { Tooltips } from "./tooltips.js";

export class Board extends EventTarget {
  /** @param {PageElement} holder */
  constructor(holder) {
    super();
    this.holder = holder;
    this.picture = new Picture(holder);
    this.magnifier = new Magnifier(holder);
    this.tooltips = new Tooltips(
      holder,
      (thing) => (thing.dataset.id && this.picture.label(thing.dataset.id)) || (thing.getAttribute("aria-label") ?? ""),
    );
    this.zoom = new PanZoom(holder);
    this.pinnedCopy = new PinnedCopy(
      holder,
      (element) => this.zoom.shows(element),
      (element) => this.zoom.reveal(element),
    );
    this.camera = new Camera(this.picture, this.zoom, this.pinnedCopy, () => ({
      live: [...this.live.keys()],
      half: this.chosen.length > 0,
    }));
    this.zoom.moved = () => {
      this.pinnedCopy.updateVisibility();
      holder.dispatchEvent(new Event("pushed"));
    };
    // the panel below the board grows with its text
    this.zoom.resized = () => this.zoom.pannedByUser || this.camera.showLive();
    this.zoom.covered = (elements) => this.pinnedCopy.coveredPixels(elements);
    this.highlights = new Highlights(this.picture, () => this.outlines());
    this.ghosts = new Ghosts(this.picture);
    this.keyboard = new KeyboardFocus(this.picture);
    /** @type {Map<string, string>} */
    this.live = new Map(); // id -> label
    /** @type {string[]} */
    this.chosen = [];
    /** @type {string[]} */
    this.marks = [];
    /** @type {string[]} */
    this.lit = [];
    /** @type {string[]} */
    this.hinted = [];
    new BoardInput(this);
  }

  /**
   * Show another picture; resolves when nothing moves any more. On phones and tablets the picture is as tall as it
   * needs to be.
   * @param {string | PictureParts} markup
   * @param {{ marks?: string[], quick?: boolean, shape?: string }} [options]
   * @returns {Promise<void>}
   */
  async show(markup, { marks = [], quick = false, shape = "" } = {}) {
    const { held } = this.keyboard;
    const { above } = this.zoom;
    this.marks = marks;
    this.highlights.clear();
    const tall = shape === "narrow" || shape === "square" || stacked();
    const same = this.holder.classList.contains("tall") === tall;
    this.holder.classList.toggle("tall", tall);
    this.holder.classList.toggle("narrow", shape === "narrow");
    this.magnifier.hide();
    this.tooltips.hide();
    const moving = this.picture.replace(markup, { marks, quick: quick || !same });
    this.pinnedCopy.update(this.picture.svg); // the camera needs its place
    if (!same) this.zoom.reset();
    this.zoom.above = same ? above : 0;
    this.refresh();
    if (held) this.keyboard.hold(held);
    await moving;
    this.pinnedCopy.update(this.picture.svg);
    this.highlights.draw(); // things have moved
  }

  /**
   * Set which things are live (id to label) and which are chosen already.
   * @param {Map<string, string>} live
   * @param {string[]} [chosen]
   */
  setLive(live, chosen = []) {
    this.live = live;
    this.chosen = chosen;
    this.refresh();
  }

  refresh() {
    if (!this.picture.svg) return;
    const { held } = this.keyboard;
    this.picture.deactivateAll();
    const drawn = [...this.live.keys()].map((id) => this.picture.element(id)).filter(Boolean);
    this.ghosts.offer(drawn, this.live);
    for (const element of drawn)
      if (!isGhost(element)) this.picture.activate(element, this.live.get(element.dataset.id) ?? "");
    this.keyboard.enter(held);
    this.highlights.draw();
    this.dispatchEvent(new Event("spots"));
  }

  /**
   * Highlight things while the pointer is on a line or button about them.
   * @param {string[]} ids
   */
  highlight(ids) {
    this.lit = ids;
    this.highlights.draw();
    this.camera.scrollTo(ids);
  }

  /**
   * Highlight the things of a hint until it is answered.
   * @param {string[]} ids
   */
  showHint(ids) {
    this.hinted = ids;
    this.highlights.draw();
  }

  /**
   * List the kinds of rings with the things that have them, topmost kind last.
   * @returns {[string, Iterable<string>][]}
   */
  outlines() {
    return [
      ["just", this.marks.filter((id) => !this.live.has(id) && !this.chosen.includes(id))],
      ["live", this.live.keys()],
      ["chosen", this.chosen],
      ["lit", new Set([...this.lit, ...this.hinted])],
    ];
  }

  /**
   * Handle the pointer or the keyboard focus moving to a thing.
   * @param {Thing | null} element
   * @param {boolean} [focused]
   */
  point(element, focused = false) {
    for (const hot of this.holder.querySelectorAll(".hot")) hot.classList.remove("hot");
    const live = element?.classList.contains("live") ? element : null;
    if (live) {
      live.classList.add("hot");
      this.picture.svg.querySelector(`.rings [data-of="${CSS.escape(live.dataset.id)}"].is-live`)?.classList.add("hot");
    }
    const before = this.ghosts.isTurnable;
    this.ghosts.target = live ?? (focused ? element : null);
    if (before !== this.ghosts.isTurnable && !this.picture.svg?.querySelector(".preview"))
      this.dispatchEvent(new Event("spots"));
  }

  /** @param {number} [by] */
  turn(by = 1) {
    if (!this.ghosts.isTurnable) return;
    const shown = this.ghosts.turn(by);
    this.highlights.drawNow();
    this.point(shown, true);
  }
}
