// Pan and zoom: a picture larger than its frame, because it is tall or enlarged, can be panned; a double tap resets it.

import { $, targetOf } from "./dom.js";
import { hull, inside, Viewport } from "./viewport.js";

export const MAX_SCALE = 6; // maximum zoom
const PHONE_WIDTH = 600; // maximum width of a picture for phones, in pixels (board.css)
const SMALLEST = 0.25; // minimum scale for an overview of what a lesson explains
const MIN_SCALE = 1.15; // minimum zoom: less would only make it jump
const ENOUGH = 0.75; // of the size of a tap target
const MARGIN = 10; // pixels between a thing and the edge

export class PanZoom {
  /** @param {PageElement} holder */
  constructor(holder) {
    this.holder = holder;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    /** Called when the picture has moved. @type {(() => void) | undefined} */
    this.moved = undefined;
    /** Called when the frame has another size. @type {(() => unknown) | undefined} */
    this.resized = undefined;
    /** Returns the pixels that something covers of these elements. @type {(elements: Element[]) => number} */
    this.covered = () => 0;
    this.scale = 1;
    this.x = 0;
    this.dragged = false;
    this.viewport = new Viewport();
    this.y = Infinity; // a tall picture begins at its top
    this.pannedByUser = false; // the person panned it
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, alignItems } = getComputedStyle(holder);
      const [width, height, edge] = [holder.clientWidth, holder.clientHeight, parseFloat(paddingTop)];
      /** @type {{ width: number, height: number, edge: number, inner: number, low: number, top: boolean }} */
      this.size = {
        width,
        height,
        edge,
        inner: width - parseFloat(paddingLeft) - parseFloat(paddingRight),
        low: height - edge - parseFloat(paddingBottom),
        top: alignItems === "flex-start",
      };
    };
    measure();
    this.reset();
    new ResizeObserver(() => {
      measure();
      this.apply();
      this.resized?.();
    }).observe(holder);
    holder.addEventListener("pointerdown", (event) => this.down(event));
    holder.addEventListener("pointermove", (event) => this.move(event));
    // the browser may scroll to the focus: pan the picture instead
    holder.addEventListener("scroll", () => {
      this.y -= holder.scrollTop;
      this.x -= holder.scrollLeft;
      holder.scrollTo(0, 0);
      this.apply();
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
      holder.addEventListener(end, (event) => this.up(event));
  }

  reset() {
    [this.scale, this.x] = [1, 0];
    this.dragged = false;
    this.apply();
  }

  /** @returns {PageElement} */
  get svg() {
    return $("svg.scene", this.holder);
  }

  /**
   * How far the picture can be panned to either side of its resting position, in pixels: its own edges, not the bands
   * beside it, reach the frame.
   * @returns {{ x: number, y: number, rests: number }}
   */
  get range() {
    const { width, height, edge, inner, low, top } = this.size; // cached: measuring would force a layout
    const box = this.svg?.viewBox.baseVal;
    if (!box?.width) return { x: 0, y: 0, rests: 0 };
    const [tall, narrow] = ["tall", "narrow"].map((name) => this.holder.classList.contains(name));
    const unit = Math.min(
      (narrow ? Math.min(inner, PHONE_WIDTH) : inner) / box.width,
      tall && !top ? Infinity : low / box.height,
    );
    /**
     * @param {number} size
     * @param {number} frame
     */
    const beyond = (size, frame) => {
      const more = (size * unit * this.scale - frame) / 2;
      return more > 0.01 ? more : 0; // ignore rounding errors: a picture that fits exactly cannot be panned
    };
    const [x, y] = [beyond(box.width, width), beyond(box.height, height)];
    if (!top) return { x, y, rests: 0 };
    const high = box.height * unit; // it begins at the top of the frame and is scaled around its middle
    return { x, y, rests: y > 0 ? (height - high) / 2 - edge : (high * (this.scale - 1)) / 2 };
  }

  /**
   * Can it be panned at all?
   * @returns {boolean}
   */
  get isPannable() {
    return this.range.x > 0 || this.range.y > 0;
  }

  /**
   * How many pixels of the picture are above the frame; kept when another picture is shown.
   * @returns {number}
   */
  get above() {
    return this.range.rests + this.range.y - this.y;
  }

  /** @param {number} pixels */
  set above(pixels) {
    this.y = this.range.rests + this.range.y - pixels;
    this.apply();
  }

  apply() {
    const { x, y, rests } = this.range;
    const below = y > 0 ? this.covered([]) : 0; // the pinned copy must not cover the end of the picture
    this.x = Math.max(-x, Math.min(x, this.x));
    this.y = Math.max(rests - y - below, Math.min(rests + y, this.y));
    const svg = this.svg;
    const home = this.scale === 1 && !this.x && !this.y;
    if (svg) this.viewport.keep(svg);
    if (svg) svg.style.transform = home ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.holder.classList.toggle("zoomed", this.scale > 1);
    this.moved?.();
  }

  /**
   * Zoom around a point of the screen.
   * @param {number} factor
   * @param {number} [clientX]
   * @param {number} [clientY]
   * @param {number} [least]
   */
  by(factor, clientX, clientY, least = 1) {
    const box = this.holder.getBoundingClientRect();
    const x = (clientX ?? box.x + box.width / 2) - box.x - box.width / 2;
    const y = (clientY ?? box.y + box.height / 2) - box.y - box.height / 2;
    const scale = Math.max(least, Math.min(MAX_SCALE, this.scale * factor));
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    this.apply();
  }

  /**
   * Show everything that `move` does to the picture as one smooth movement, and measure positions at its end.
   * @param {() => void} move
   */
  animate(move) {
    const { svg } = this;
    if (!svg) return;
    svg.classList.remove("gliding");
    const before = svg.style.transform;
    move();
    const after = svg.style.transform;
    if (after === before) return;
    svg.classList.remove("gliding");
    svg.style.transform = before;
    svg.getBoundingClientRect();
    svg.classList.add("gliding");
    svg.style.transform = after;
  }

  /**
   * Zoom by `factor`, or as far as these elements still fit; at most to scale `most`. Where that would not be nearly
   * enough, or the size is to be `kept`, only zoom out until they fit.
   * @param {Element[]} elements
   * @param {number} factor
   * @param {number} most
   * @param {boolean} [kept]
   */
  fitZoom(elements, factor, most, kept = false) {
    const [box, frame] = [hull(elements), this.frame(elements)];
    const room = Math.min(
      (frame.right - frame.left - 2 * MARGIN) / (box.right - box.left),
      (frame.bottom - frame.top - 2 * MARGIN) / (box.bottom - box.top),
    );
    const grown = Math.min(most, this.scale * factor);
    const gains = Math.min(grown, this.scale * room) > ENOUGH * this.scale * factor;
    const wish = Math.min(this.scale * room, Math.max(kept || !gains ? this.scale : 0, gains ? grown : 0));
    const scale = wish < MIN_SCALE ? 1 : wish;
    if (Math.abs(scale / this.scale - 1) < 0.02) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.by(scale / this.scale, x, y);
    if (scale > 1) this.push((frame.left + frame.right) / 2 - x, (frame.top + frame.bottom) / 2 - y); // centre them
  }

  /**
   * Make the picture just so small that these elements fit, even smaller than usual, and centre them.
   * @param {Element[]} elements
   */
  shrinkTo(elements) {
    const [box, frame] = [hull(elements), this.frame(elements)];
    const room = Math.min(
      (frame.right - frame.left - 2 * MARGIN) / (box.right - box.left),
      (frame.bottom - frame.top - 2 * MARGIN) / (box.bottom - box.top),
    );
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.by(Math.max(SMALLEST / this.scale, Math.min(1, room)), x, y, SMALLEST);
    this.push((frame.left + frame.right) / 2 - x, (frame.top + frame.bottom) / 2 - y);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  push(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  /**
   * Is an element visible, except for a small part of it?
   * @param {Element} element
   * @returns {boolean}
   */
  shows(element) {
    return this.viewport.shows(element) && inside(element.getBoundingClientRect(), this.frame([element]));
  }

  /**
   * Return where these elements can be seen: not behind the pinned copy.
   * @param {Element[]} elements
   * @returns {Sides}
   */
  frame(elements) {
    const { left, right, top, bottom } = this.holder.getBoundingClientRect();
    return { left, right, top, bottom: bottom - this.covered(elements) };
  }

  /**
   * Do these elements fit into the frame together?
   * @param {Element[]} elements
   * @returns {boolean}
   */
  fits(elements) {
    const [box, frame] = [hull(elements), this.frame(elements)];
    const aside = this.range.x > 0 ? 2 * MARGIN : 0; // a picture as wide as the frame is not panned sideways
    return (
      box.right - box.left <= frame.right - frame.left - aside &&
      box.bottom - box.top <= frame.bottom - frame.top - 2 * MARGIN
    );
  }

  /**
   * Pan as far as needed to make elements visible.
   * @param {...Element} elements
   */
  reveal(...elements) {
    this.viewport.bring(this.svg, elements);
    if (!this.isPannable) return;
    const [box, frame] = [hull(elements), this.frame(elements)];
    /**
     * @param {number} from
     * @param {number} to
     * @param {number} low
     * @param {number} high
     */
    const into = (from, to, low, high) =>
      from < low + MARGIN ? low + MARGIN - from : Math.min(0, Math.max(high - MARGIN - to, low + MARGIN - from));
    this.svg.classList.add("gliding");
    this.push(into(box.left, box.right, frame.left, frame.right), into(box.top, box.bottom, frame.top, frame.bottom));
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.svg?.classList.remove("gliding");
    if (!this.pointers.size) {
      this.dragged = false;
      /** @type {PageElement | undefined} */
      this.downOn = targetOf(event); // the element under the first pointer
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      if (!this.isPannable && !this.downOn?.closest?.(".porthole")) return;
      if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < 8) return;
      this.dragged = this.pannedByUser = true;
      const { dx, dy } = this.viewport.drag(this.svg, this.downOn ?? null, now.x - was.x, now.y - was.y);
      this.push(dx, dy);
    } else if (this.pointers.size === 2) {
      this.dragged = this.pannedByUser = true;
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      /** @param {Point} point */
      const spread = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.by(spread(now) / spread(was), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    this.pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
  }

  /**
   * @param {WheelEvent} event
   * @returns {unknown}
   */
  wheel(event) {
    if (!event.ctrlKey && !this.isPannable) return;
    event.preventDefault();
    this.pannedByUser = true;
    this.svg?.classList.remove("gliding");
    if (event.ctrlKey) return this.by(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    this.push(-event.deltaX, -event.deltaY);
  }
}
