// Cards, tiles and piles at their second size: large while they are pointed at, held with a finger, or have the keyboard.

import { h, s } from "./dom.js";
import { plain } from "./motions.js";

const WAIT = 450; // milliseconds of pointing or holding
const SLACK = 9; // pixels a finger may tremble
const GROWN = 1.3; // a thing that is shown less than so much larger is not shown at all
const WIDEST = 560; // pixels
const FOLD = 4; // a die or a token need not become a poster
const MOST = 0.62; // of the window's height

export class Large {
  constructor(holder) {
    this.holder = holder;
    this.timer = 0;
    this.shown = null; // the thing that is shown
    holder.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.soon(enlarged(event.target)),
    );
    holder.addEventListener("pointerleave", () => this.hide());
    holder.addEventListener("pointerdown", (event) => this.down(event));
    holder.addEventListener(
      "pointermove",
      (event) =>
        this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK && this.hide(),
    );
    for (const name of ["pointerup", "pointercancel"]) holder.addEventListener(name, () => this.up());
    holder.addEventListener("click", (event) => this.swallow(event), true);
    holder.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    holder.addEventListener(
      "focusin",
      (event) => event.target.matches(":focus-visible") && this.soon(enlarged(event.target)),
    );
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  soon(thing) {
    if (thing === this.shown && thing) return;
    this.hide();
    if (thing) this.timer = setTimeout(() => this.show(thing), WAIT);
  }

  down(event) {
    this.hide();
    if (event.pointerType === "mouse") return;
    this.start = { x: event.clientX, y: event.clientY };
    const thing = enlarged(event.target);
    if (thing)
      this.timer = setTimeout(() => {
        this.held = true;
        this.show(thing);
      }, WAIT);
  }

  up() {
    this.start = null;
    if (this.held) this.hide();
  }

  /** A thing that was held was looked at, not chosen. */
  swallow(event) {
    if (!this.held) return;
    this.held = false;
    event.stopPropagation();
    event.preventDefault();
  }

  show(thing) {
    const svg = thing.closest("svg.scene");
    if (!svg) return;
    const own = [...svg.classList].find((name) => name !== "scene");
    const drawn = svg.querySelector(`#${CSS.escape(`${own}-large-${thing.dataset.id}-auto`)}`);
    const copy = (drawn ?? thing).cloneNode(true);
    plain(copy);
    for (const name of ["transform", "id", "opacity"]) copy.removeAttribute(name);
    const picture = s("svg", { class: `scene ${own}`, "font-family": svg.getAttribute("font-family") ?? "" }, copy);
    const box = h("div", { class: "large", "aria-hidden": "true" }, picture);
    document.body.append(box);
    const { x, y, width, height } = extent(picture, copy.querySelector(".edge") ?? copy);
    const [wide, high] = [width + 8, height + 8];
    picture.setAttribute("viewBox", `${x - 4} ${y - 4} ${wide} ${high}`);
    const at = thing.getBoundingClientRect();
    const times = drawn ? Infinity : (FOLD * at.width) / width;
    const size = Math.min(
      (MOST * innerHeight) / high,
      (0.86 * innerWidth) / wide,
      WIDEST / wide,
      330 / Math.min(wide, high),
      times,
    );
    if (!drawn && size * width < GROWN * at.width) return box.remove();
    picture.setAttribute("width", size * wide);
    picture.setAttribute("height", size * high);
    const right = at.right + 12 + size * wide < innerWidth;
    const left = right ? at.right + 12 : at.left - 12 - size * wide;
    box.style.left = `${Math.max(6, Math.min(innerWidth - size * wide - 6, left))}px`;
    box.style.top = `${Math.max(6, Math.min(innerHeight - size * high - 6, at.top + at.height / 2 - (size * high) / 2))}px`;
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

/** The box of a shape in the coordinates of the picture. A sheet seen through a window is larger than what is seen: hence the edge. */
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

const enlarged = (element) => element.closest?.(".enlarges") ?? null;
