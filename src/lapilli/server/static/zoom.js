// Pinch and pan: a picture that is larger than its frame, because it is tall or was enlarged, is pushed about; a double tap goes back.

import { Porthole, hull, inside } from "./porthole.js";

export const MOST = 6; // times that a picture is enlarged
const NARROW = 600; // pixels that a picture for a phone is wide at most (board.css)
const WORTH = 1.15; // times: to enlarge it less would only make it jump
const NEARLY = 0.75; // of the size that a finger hits
const MARGIN = 10; // between what is brought into sight and the edge

export class Zoom {
  constructor(holder) {
    this.holder = holder;
    this.pointers = new Map();
    this.hole = new Porthole();
    this.y = Infinity; // as far down as can be: a tall picture begins with its top
    this.pushed = false; // by somebody who wants to see that part of it
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, alignItems } = getComputedStyle(holder);
      const [width, height, edge] = [holder.clientWidth, holder.clientHeight, parseFloat(paddingTop)];
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
    // the browser may scroll to what has the focus: the picture is pushed instead
    holder.addEventListener("scroll", () => {
      this.y -= holder.scrollTop;
      this.x -= holder.scrollLeft;
      holder.scrollTo(0, 0);
      this.apply();
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      holder.addEventListener(end, (event) => this.up(event));
  }

  reset() {
    [this.scale, this.x] = [1, 0];
    this.dragged = false;
    this.apply();
  }

  get svg() {
    return this.holder.querySelector("svg.scene");
  }

  /** How far the picture may be pushed to either side from where it `rests`, in pixels: its own edges, not the bands beside it, come to the frame. */
  get free() {
    const { width, height, edge, inner, low, top } = this.size; // remembered: to ask the page would make it lay itself out at once
    const box = this.svg?.viewBox.baseVal;
    if (!box?.width) return { x: 0, y: 0, rests: 0 };
    const [tall, narrow] = ["tall", "narrow"].map((name) => this.holder.classList.contains(name));
    const unit = Math.min(
      (narrow ? Math.min(inner, NARROW) : inner) / box.width,
      tall && !top ? Infinity : low / box.height,
    );
    const beyond = (size, frame) => {
      const more = (size * unit * this.scale - frame) / 2;
      return more > 0.01 ? more : 0; // what fits to a hair fits: what is left of a division is nothing that it could be pushed
    };
    const [x, y] = [beyond(box.width, width), beyond(box.height, height)];
    if (!top) return { x, y, rests: 0 };
    const high = box.height * unit; // it begins at the top of the frame, and grows from its own middle
    return { x, y, rests: y > 0 ? (height - high) / 2 - edge : (high * (this.scale - 1)) / 2 };
  }

  /** Can it be pushed at all? */
  get loose() {
    return this.free.x > 0 || this.free.y > 0;
  }

  /** How much of the picture is out of sight above; kept when another picture takes its place. */
  get above() {
    return this.free.rests + this.free.y - this.y;
  }

  set above(pixels) {
    this.y = this.free.rests + this.free.y - pixels;
    this.apply();
  }

  apply() {
    const { x, y, rests } = this.free;
    const below = y > 0 ? (this.covered?.([]) ?? 0) : 0; // what is pinned must not lie on the end of the picture for good
    this.x = Math.max(-x, Math.min(x, this.x));
    this.y = Math.max(rests - y - below, Math.min(rests + y, this.y));
    const svg = this.svg;
    const home = this.scale === 1 && !this.x && !this.y;
    if (svg) this.hole.keep(svg);
    if (svg) svg.style.transform = home ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.holder.classList.toggle("zoomed", this.scale > 1);
    this.moved?.();
  }

  /** Make the picture larger or smaller round a point of the screen. */
  by(factor, clientX, clientY) {
    const box = this.holder.getBoundingClientRect();
    const x = (clientX ?? box.x + box.width / 2) - box.x - box.width / 2;
    const y = (clientY ?? box.y + box.height / 2) - box.y - box.height / 2;
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    this.apply();
  }

  /** Whatever `move` does to the picture is seen as one smooth movement, and measured where things come to rest. */
  glide(move) {
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

  /** Make the picture `factor` times as large, or as far as these elements still fit; at most `most` times its own size.
   *  Where that would not be nearly enough nothing is gained by it: then, and if it is to be `kept` as large as it is, it only gets smaller until they fit. */
  suit(elements, factor, most, kept = false) {
    const [box, frame] = [hull(elements), this.frame(elements)];
    const room = Math.min(
      (frame.right - frame.left - 2 * MARGIN) / (box.right - box.left),
      (frame.bottom - frame.top - 2 * MARGIN) / (box.bottom - box.top),
    );
    const grown = Math.min(most, this.scale * factor);
    const gains = Math.min(grown, this.scale * room) > NEARLY * this.scale * factor;
    const wish = Math.min(this.scale * room, Math.max(kept || !gains ? this.scale : 0, gains ? grown : 0));
    const scale = wish < WORTH ? 1 : wish;
    if (Math.abs(scale / this.scale - 1) < 0.02) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.by(scale / this.scale, x, y);
    if (scale > 1) this.push((frame.left + frame.right) / 2 - x, (frame.top + frame.bottom) / 2 - y); // with what lies round them
  }

  push(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  /** Is an element in sight, but for a little of it? */
  shows(element) {
    return this.hole.shows(element) && inside(element.getBoundingClientRect(), this.frame([element]));
  }

  /** Where these elements can be seen: not where what is pinned would cover them. */
  frame(elements) {
    const { left, right, top, bottom } = this.holder.getBoundingClientRect();
    return { left, right, top, bottom: bottom - (this.covered?.(elements) ?? 0) };
  }

  /** Do these elements fit into the frame together? */
  fits(elements) {
    const [box, frame] = [hull(elements), this.frame(elements)];
    const aside = this.free.x > 0 ? 2 * MARGIN : 0; // a picture that is as wide as the frame is not pushed aside
    return (
      box.right - box.left <= frame.right - frame.left - aside &&
      box.bottom - box.top <= frame.bottom - frame.top - 2 * MARGIN
    );
  }

  /** Push the picture as far as needed to bring elements into sight. */
  reveal(...elements) {
    this.hole.bring(this.svg, elements);
    if (!this.loose) return;
    const [box, frame] = [hull(elements), this.frame(elements)];
    const into = (from, to, low, high) =>
      from < low + MARGIN ? low + MARGIN - from : Math.min(0, Math.max(high - MARGIN - to, low + MARGIN - from));
    this.svg.classList.add("gliding");
    this.push(into(box.left, box.right, frame.left, frame.right), into(box.top, box.bottom, frame.top, frame.bottom));
  }

  down(event) {
    this.svg?.classList.remove("gliding");
    if (!this.pointers.size) {
      this.dragged = false;
      this.held = event.target; // what the finger went down on
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event) {
    const was = this.pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      if (!this.loose && !this.held?.closest?.(".porthole")) return;
      if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < 8) return;
      this.dragged = this.pushed = true;
      const { dx, dy } = this.hole.drag(this.svg, this.held, now.x - was.x, now.y - was.y);
      this.push(dx, dy);
    } else if (this.pointers.size === 2) {
      this.dragged = this.pushed = true;
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const spread = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.by(spread(now) / spread(was), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  wheel(event) {
    if (!event.ctrlKey && !this.loose) return;
    event.preventDefault();
    this.pushed = true;
    this.svg?.classList.remove("gliding");
    if (event.ctrlKey) return this.by(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    this.push(-event.deltaX, -event.deltaY);
  }
}
