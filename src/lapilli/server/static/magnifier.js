// Enlarged copies of cards, tiles and piles while they are pointed at, held with a finger, or have the focus.

import { stripInteraction } from "./animations.js";
import { h, s, targetOf } from "./dom.js";
import { overlap } from "./overlap.js";

const DELAY = 450; // milliseconds of hovering or holding
const MAX_MOVE = 9; // pixels that a held finger may move
const MIN_GROWTH = 1.3; // times: less enlargement is not worth it
const MAX_WIDTH = 560; // pixels
const MAX_GROWTH = 4; // times at most, for dice and tokens
const MAX_HEIGHT = 0.62; // of the window's height
const GAP = 12; // pixels between a thing and its copy
const EDGE = 6; // and between the copy and the edge of the board

export class Magnifier {
  /** @param {PageElement} holder */
  constructor(holder) {
    this.holder = holder;
    this.timer = 0;
    /** @type {Element | null} */
    this.shown = null; // the thing that is shown
    holder.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.showSoon(enlarged(targetOf(event))),
    );
    holder.addEventListener("pointerleave", () => this.hide());
    holder.addEventListener("pointerdown", (event) => this.down(event));
    holder.addEventListener(
      "pointermove",
      (event) =>
        this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > MAX_MOVE && this.hide(),
    );
    for (const name of ["pointerup", "pointercancel"]) holder.addEventListener(name, () => this.up());
    holder.addEventListener("click", (event) => this.swallowClick(event), true);
    holder.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    holder.addEventListener(
      "focusin",
      (event) => targetOf(event).matches(":focus-visible") && this.showSoon(enlarged(targetOf(event))),
    );
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  /** @param {Thing | null} thing */
  showSoon(thing) {
    if (thing === this.shown && thing) return;
    this.hide();
    if (thing) this.timer = setTimeout(() => this.show(thing), DELAY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.hide();
    if (event.pointerType === "mouse") return;
    /** @type {Point | null} */
    this.start = { x: event.clientX, y: event.clientY };
    const thing = enlarged(targetOf(event));
    if (thing)
      this.timer = setTimeout(() => {
        this.held = true;
        this.show(thing);
      }, DELAY);
  }

  up() {
    this.start = null;
    if (this.held) this.hide();
  }

  /**
   * Swallow the click after a long press: the thing was looked at, not chosen.
   * @param {Event} event
   */
  swallowClick(event) {
    if (!this.held) return;
    this.held = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {Thing} thing */
  show(thing) {
    const svg = thing.closest("svg.scene");
    if (!svg) return;
    const own = [...svg.classList].find((name) => name !== "scene");
    const drawn = svg.querySelector(`#${CSS.escape(`${own}-large-${thing.dataset.id}-auto`)}`);
    const copy = (drawn ?? thing).cloneNode(true);
    stripInteraction(copy);
    for (const name of ["transform", "id", "opacity"]) copy.removeAttribute(name);
    const picture = s("svg", { class: `scene ${own}`, "font-family": svg.getAttribute("font-family") ?? "" }, copy);
    const box = h("div", { class: "magnified", "aria-hidden": "true" }, picture);
    document.body.append(box);
    const { x, y, width, height } = extent(picture, copy.querySelector(".edge") ?? copy);
    const [wide, high] = [width + 8, height + 8];
    picture.setAttribute("viewBox", `${x - 4} ${y - 4} ${wide} ${high}`);
    const at = thing.getBoundingClientRect();
    const times = drawn ? Infinity : (MAX_GROWTH * at.width) / width;
    const board = this.holder.getBoundingClientRect(); // beside it are controls
    const size = Math.min(
      (MAX_HEIGHT * innerHeight) / high,
      (board.height - 2 * EDGE) / high,
      (board.width - 2 * EDGE) / wide,
      MAX_WIDTH / wide,
      330 / Math.min(wide, high),
      times,
    );
    if (!drawn && size * width < MIN_GROWTH * at.width) return box.remove();
    picture.setAttribute("width", size * wide);
    picture.setAttribute("height", size * high);
    const { offsetWidth, offsetHeight } = box; // with its frame
    const place = freePlace(at, offsetWidth, offsetHeight, board);
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
    /** @type {HTMLElement | null} */
    this.box = box;
    this.shown = thing;
  }

  hide() {
    clearTimeout(this.timer);
    this.box?.remove();
    this.box = null;
    this.shown = null;
  }
}

/**
 * Return the place of a copy beside a thing, within the board, where it covers least of the bubbles.
 * @param {Box} at
 * @param {number} width
 * @param {number} height
 * @param {Box} board
 */
function freePlace(at, width, height, board) {
  const bubbles = [...document.querySelectorAll(".bubble:not([hidden], .docked)")].map((one) =>
    one.getBoundingClientRect(),
  );
  const [x, y] = [at.left + at.width / 2 - width / 2, at.top + at.height / 2 - height / 2];
  const places = [
    { left: at.right + GAP, top: y },
    { left: at.left - GAP - width, top: y },
    { left: x, top: at.top - GAP - height },
    { left: x, top: at.bottom + GAP },
    ...[board.left, board.right].flatMap((left) => [board.top, board.bottom].map((top) => ({ left, top }))),
  ].map((one) => {
    const left = Math.max(board.left + EDGE, Math.min(board.right - width - EDGE, one.left));
    const top = Math.max(board.top + EDGE, Math.min(board.bottom - height - EDGE, one.top));
    return { left, top, right: left + width, bottom: top + height };
  });
  /** @param {Sides} place */
  const covered = (place) => bubbles.reduce((sum, one) => sum + overlap(place, one), 0) + overlap(place, at) / 1000;
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/**
 * Return the bounding box of a shape in the coordinates of the picture. A sheet behind a viewport is larger than what
 * is visible, so its `edge` is measured.
 * @param {Thing} picture
 * @param {Thing} shape
 */
function extent(picture, shape) {
  const box = shape.getBBox();
  const matrix = picture.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const [from, to] = [new DOMPoint(box.x, box.y), new DOMPoint(box.x + box.width, box.y + box.height)].map((point) =>
    point.matrixTransform(matrix),
  );
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/**
 * @param {Element} element
 * @returns {Thing | null}
 */
const enlarged = (element) => element.closest?.(".enlarges") ?? null;
