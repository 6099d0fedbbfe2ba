// A spotlight on some things while the rest is dimmed, and a bubble beside them where it covers nothing important.

import { $, h, replaceContent, s } from "./dom.js";
import { shapeOf } from "./outline.js";

const GAP = 12; // between a thing and the bubble
const EDGE = 8; // margin of the page
const WIDEST = 360;
const PAD = 6; // light around a thing, beyond its outline

/**
 * @param {Sides} a
 * @param {Sides} b
 */
const meet = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Sides} box */
const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/**
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 * @returns {Box}
 */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height, width, height });

/**
 * Return the box of what an element is scrolled in.
 * @param {Element} element
 */
const frameOf = (element) =>
  element.closest(".board, .play, .rail")?.getBoundingClientRect() ?? box(0, 0, innerWidth, innerHeight);

/**
 * Return the visible part of an element's box.
 * @param {Element} element
 * @returns {Box}
 */
function visible(element) {
  const own = element.getBoundingClientRect();
  const frame = frameOf(element);
  const [left, top] = [Math.max(own.left, frame.left, 0), Math.max(own.top, frame.top, 0)];
  return box(
    left,
    top,
    Math.min(own.right, frame.right, innerWidth) - left,
    Math.min(own.bottom, frame.bottom, innerHeight) - top,
  );
}

export class Spotlight {
  /**
   * `find(id)` returns the element of an id. With a `dock` the bubble is in the panel, behind that, and covers nothing.
   * @param {(id: string) => Element | null | undefined} find
   * @param {{ dim?: boolean, name?: string, dock?: PageElement | null }} [options]
   */
  constructor(find, { dim = true, name = "", dock = null } = {}) {
    this.find = find;
    this.dim = dim;
    this.dock = dock;
    /** @type {string[]} */
    this.ids = [];
    this.bubble = h("div", {
      class: dock ? "bubble docked" : "bubble",
      hidden: true,
      role: "region",
      "aria-label": name,
    });
    this.dimmer = s("svg", { class: dock ? "spotlight-dim docked" : "spotlight-dim", "aria-hidden": "true" });
    document.body.append(this.dimmer);
    if (dock) dock.after(this.bubble);
    else document.body.append(this.bubble);
    const again = () => this.place();
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    for (const type of ["transitionend", "pointerup", "wheel", "click", "keyup", "focusin", "pushed"])
      $("#board").addEventListener(type, () => requestAnimationFrame(again), { passive: true });
    new ResizeObserver(again).observe($("#board"));
    new ResizeObserver(again).observe($("#play"));
  }

  /**
   * Highlight these things and show the content in the bubble.
   * @param {string[]} ids
   * @param {...Child} children
   */
  show(ids, ...children) {
    /** @type {string[]} */
    this.ids = ids;
    /** @type {"above" | "below" | null} */
    this.aside = null;
    this.bubble.classList.remove("folded");
    replaceContent(this.bubble, ...children);
    this.bubble.hidden = false;
    this.settle();
  }

  /** Place the bubble again while pictures still move. */
  settle() {
    for (const wait of [0, 120, 450, 1000]) setTimeout(() => this.place(), wait);
    this.place();
  }

  /** Move the bubble to the other half of the page and collapse it to its first line. */
  flip() {
    const { top, bottom } = this.bubble.getBoundingClientRect();
    this.bubble.classList.toggle("folded");
    this.aside = top + bottom < innerHeight ? "below" : "above";
    this.place();
  }

  hide() {
    this.ids = [];
    this.bubble.hidden = true;
    this.dimmer.replaceChildren();
  }

  /**
   * Return the visible boxes of these elements, each with its element.
   * @param {(Element | null | undefined)[]} elements
   * @returns {Light[]}
   */
  seen(elements) {
    return elements
      .flatMap((element) => (element ? { ...visible(element), element } : []))
      .filter((one) => one.width > 2 && one.height > 2);
  }

  place() {
    if (this.bubble.hidden) return;
    const lights = this.seen(this.ids.map((id) => this.find(id)));
    if (this.dock) return this.draw(lights);
    const live = this.seen([...document.querySelectorAll(".board .live, #menu :is(.act, .back), #phrases > button")]);
    this.bubble.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * EDGE)}px`;
    const { width, height } = this.bubble.getBoundingClientRect();
    const at = this.best(lights, live, width, height);
    this.bubble.style.left = `${at.left}px`;
    this.bubble.style.top = `${at.top}px`;
    this.draw(lights, at);
  }

  /**
   * Return the best place: beside the first highlighted thing, covering neither highlighted nor live things.
   * @param {Box[]} lights
   * @param {Box[]} live
   * @param {number} width
   * @param {number} height
   * @returns {Box}
   */
  best(lights, live, width, height) {
    /**
     * @param {number} value
     * @param {number} most
     */
    const clamp = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
    /**
     * @param {number} left
     * @param {number} top
     */
    const put = (left, top) => box(clamp(left, innerWidth - width), clamp(top, innerHeight - height), width, height);
    if (!lights.length) return put((innerWidth - width) / 2, (innerHeight - height) / 2);
    const places = lights.flatMap((one) => {
      const [x, y] = middle(one);
      return [
        put(x - width / 2, one.bottom + GAP),
        put(x - width / 2, one.top - height - GAP),
        put(one.right + GAP, y - height / 2),
        put(one.left - width - GAP, y - height / 2),
      ];
    });
    const right = innerWidth - width;
    for (const top of [EDGE, 60, innerHeight / 2 - height / 2, innerHeight - height])
      places.push(put(EDGE, top), put(right / 2, top), put(right, top));
    /** @param {Box} place */
    const cost = (place) => {
      /** @param {Box[]} boxes */
      const covers = (boxes) =>
        boxes.reduce((sum, one) => sum + meet(place, one) / Math.min(one.width * one.height, width * height), 0);
      const hidden = covers(lights) + covers(live);
      const [[x, y], [a, b]] = [middle(place), middle(lights[0])];
      return 10000 * hidden + Math.hypot(x - a, y - b);
    };
    /** @param {Box} one */
    const half = (one) => {
      if (this.aside === "above") return one.top + one.bottom <= innerHeight;
      return this.aside !== "below" || one.top + one.bottom >= innerHeight;
    };
    const open = places.filter(half);
    return open.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  }

  /**
   * @param {Light[]} lights
   * @param {Box} [at]
   */
  draw(lights, at) {
    const clips = lights.map(({ element }, index) => {
      const { left: x, top: y, width, height } = frameOf(element);
      return s("clipPath", { id: `spotlight-frame-${index}` }, s("rect", { x, y, width, height }));
    });
    /** @param {string} kind */
    const outlined = (kind) =>
      lights.map((one, index) => s("g", { "clip-path": `url(#spotlight-frame-${index})` }, lightShape(one, kind)));
    const shade = s(
      "mask",
      { id: "spotlight-mask" },
      s("rect", { width: "100%", height: "100%", fill: "white" }),
      ...outlined("hole"),
    );
    const parts = this.dim
      ? [shade, s("rect", { class: "shade", width: "100%", height: "100%", mask: "url(#spotlight-mask)" })]
      : [];
    const drawn = [...clips, ...parts, ...outlined("rim")];
    this.dimmer.replaceChildren(...drawn, ...(at && lights.length ? [tail(at, lights[0])] : []));
  }
}

/**
 * Return the shape of what is lit: a thing of a picture in its own outline, anything else as a box.
 * @param {Light} light
 * @param {string} kind
 * @returns {Element}
 */
function lightShape({ element, left, top, width, height }, kind) {
  const own = element instanceof SVGGraphicsElement ? shapeOf(/** @type {Thing} */ (element)) : null;
  if (!own) {
    const [x, y] = [left - PAD, top - PAD];
    return s("rect", { class: kind, x, y, width: width + 2 * PAD, height: height + 2 * PAD, rx: 10 });
  }
  const { a, b, c, d, e, f } = own.matrix;
  own.drawn.setAttribute("class", `${kind} outlined`);
  own.drawn.setAttribute("transform", `matrix(${[a, b, c, d, e, f]})`);
  return own.drawn;
}

/**
 * Draw the line from the bubble to the thing.
 * @param {Box} at
 * @param {Box} light
 */
function tail(at, light) {
  const [x, y] = middle(at);
  /**
   * @param {number} value
   * @param {number} low
   * @param {number} high
   */
  const near = (value, low, high) => Math.max(low, Math.min(value, high));
  const [a, b] = [near(x, light.left, light.right), near(y, light.top, light.bottom)];
  return s("line", {
    class: "tail",
    x1: near(a, at.left + 16, at.right - 16),
    y1: near(b, at.top, at.bottom),
    x2: a,
    y2: b,
  });
}
