// A light on some things of the page while the rest lies in the dusk, and a bubble that stands beside them, or where nothing is covered.

import { $, h, s } from "./dom.js";

const GAP = 12; // between a thing and the bubble
const EDGE = 8; // round the page
const WIDEST = 360;

const meet = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height, width, height });

/** The box of an element as far as its place on the page shows it. */
function visible(element) {
  const own = element.getBoundingClientRect();
  const frame = element.closest(".board, .play, .rail")?.getBoundingClientRect() ?? box(0, 0, innerWidth, innerHeight);
  const [left, top] = [Math.max(own.left, frame.left, 0), Math.max(own.top, frame.top, 0)];
  return box(
    left,
    top,
    Math.min(own.right, frame.right, innerWidth) - left,
    Math.min(own.bottom, frame.bottom, innerHeight) - top,
  );
}

export class Spotlight {
  /** `find(id)` gives the element of an id: on the board, or a button. In a `dock` the bubble is a part of the page and covers nothing. */
  constructor(find, { dim = true, name = "", dock = null } = {}) {
    Object.assign(this, { find, dim, dock, ids: [] });
    this.bubble = h("div", {
      class: dock ? "bubble docked" : "bubble",
      hidden: true,
      role: "region",
      "aria-label": name,
    });
    this.dusk = s("svg", { class: dock ? "dusk docked" : "dusk", "aria-hidden": "true" });
    document.body.append(this.dusk);
    if (dock) dock.prepend(this.bubble);
    else document.body.append(this.bubble);
    const again = () => this.place();
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    for (const type of ["transitionend", "pointerup", "wheel", "click", "keyup", "focusin", "pushed"])
      $("#board").addEventListener(type, () => requestAnimationFrame(again), { passive: true });
    new ResizeObserver(again).observe($("#board"));
    new ResizeObserver(again).observe($("#play"));
  }

  /** Light these things, and say this beside them. */
  show(ids, ...children) {
    this.ids = ids;
    this.aside = null;
    this.bubble.classList.remove("folded");
    this.bubble.replaceChildren(...children.flat().filter(Boolean));
    this.bubble.hidden = false;
    if (this.dock) this.dock.scrollTop = 0;
    this.settle();
  }

  /** Pictures move and glide: look where things have come to rest. */
  settle() {
    for (const wait of [0, 120, 450, 1000]) setTimeout(() => this.place(), wait);
    this.place();
  }

  /** Out of the way: to the other half of the page, and folded to its first line until asked for again. */
  flip() {
    const { top, bottom } = this.bubble.getBoundingClientRect();
    this.bubble.classList.toggle("folded");
    this.aside = top + bottom < innerHeight ? "below" : "above";
    this.place();
  }

  hide() {
    this.ids = [];
    this.bubble.hidden = true;
    this.dusk.replaceChildren();
  }

  /** The boxes of these elements, as far as they are in sight. */
  seen(elements) {
    return elements
      .filter(Boolean)
      .map(visible)
      .filter((one) => one.width > 2 && one.height > 2);
  }

  place() {
    if (this.bubble.hidden) return;
    const lights = this.seen(this.ids.map((id) => this.find(id)));
    if (this.dock) return this.draw(lights);
    const live = this.seen([...document.querySelectorAll(".board .live, #menu > button, #phrases > button")]);
    this.bubble.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * EDGE)}px`;
    const { width, height } = this.bubble.getBoundingClientRect();
    const at = this.best(lights, live, width, height);
    this.bubble.style.left = `${at.left}px`;
    this.bubble.style.top = `${at.top}px`;
    this.draw(lights, at);
  }

  /** Beside the first thing that is lit, where nothing that is lit is covered, nor what can be clicked. */
  best(lights, live, width, height) {
    const clamp = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
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
    const cost = (place) => {
      const covers = (boxes) =>
        boxes.reduce((sum, one) => sum + meet(place, one) / Math.min(one.width * one.height, width * height), 0);
      const hidden = covers(lights) + covers(live);
      const [[x, y], [a, b]] = [middle(place), middle(lights[0])];
      return 10000 * hidden + Math.hypot(x - a, y - b);
    };
    const half = {
      above: (one) => one.top + one.bottom <= innerHeight,
      below: (one) => one.top + one.bottom >= innerHeight,
    }[this.aside];
    const open = half ? places.filter(half) : places;
    return open.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  }

  draw(lights, at) {
    const pad = 6;
    const holes = lights.map((one) =>
      s("rect", {
        x: one.left - pad,
        y: one.top - pad,
        width: one.width + 2 * pad,
        height: one.height + 2 * pad,
        rx: 10,
        fill: "black",
      }),
    );
    const rims = lights.map((one) =>
      s("rect", {
        class: "rim",
        x: one.left - pad,
        y: one.top - pad,
        width: one.width + 2 * pad,
        height: one.height + 2 * pad,
        rx: 10,
      }),
    );
    const shade = s("mask", { id: "dusk-mask" }, s("rect", { width: "100%", height: "100%", fill: "white" }), ...holes);
    const parts = this.dim
      ? [shade, s("rect", { class: "shade", width: "100%", height: "100%", mask: "url(#dusk-mask)" })]
      : [];
    this.dusk.replaceChildren(...parts, ...rims, ...(at && lights.length ? [tail(at, lights[0])] : []));
  }
}

/** From the bubble to the thing it speaks of. */
function tail(at, light) {
  const [x, y] = middle(at);
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
