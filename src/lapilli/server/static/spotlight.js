// A spotlight on some things while the rest is dimmed, and a bubble beside them where it covers nothing important.

import { $, h, replaceContent, s } from "./dom.js";
import { silhouetteOf } from "./outline.js";

const GAP = 12; // between a thing and the bubble
const EDGE = 8; // margin of the page
const WIDEST = 360;
const PAD = 6; // light around a thing, beyond its outline
const RIM = 3; // width of the line around the light
const PLACES = 8; // places for the bubble, from side to side of the page
const NEAR = 8; // pixels between the bubble and what it must not cover
const GRID = 16; // points of a thing, from side to side, that the bubble must not cover

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
   * `find(id)` returns the element of an id. While `docked()`, the bubble is in the panel, before or behind `dock`, and
   * covers nothing.
   * @param {(id: string) => Element | null | undefined} find
   * @param {{
   *   dim?: boolean, name: () => string, kind: string, dock: (bubble: PageElement) => void, docked: () => boolean,
   * }} options
   */
  constructor(find, { dim = true, name, kind, dock, docked }) {
    this.find = find;
    this.dim = dim;
    this.name = name;
    this.kind = kind;
    this.dock = dock;
    this.docked = docked;
    /** @type {string[]} */
    this.ids = [];
    /** @type {string[]} */
    this.needed = [];
    this.bubble = h("div", { class: `bubble ${kind}`, hidden: true, role: "region" });
    this.dimmer = s("svg", { class: `spotlight-dim ${kind}`, "aria-hidden": "true" });
    document.body.append(this.dimmer);
    const again = () => this.place();
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    for (const type of ["transitionend", "pointerup", "wheel", "click", "keyup", "focusin", "pushed"])
      $("#board").addEventListener(type, () => requestAnimationFrame(again), { passive: true });
    new ResizeObserver(again).observe($("#board"));
    new ResizeObserver(again).observe($("#play"));
  }

  /**
   * Light these things, leave undimmed what is `needed`, and show the content in the bubble.
   * @param {string[]} ids
   * @param {string[]} needed
   * @param {...Child} children
   */
  show(ids, needed, ...children) {
    this.ids = ids;
    this.needed = needed.filter((id) => !ids.includes(id));
    this.bubble.setAttribute("aria-label", this.name());
    replaceContent(this.bubble, ...children);
    this.bubble.hidden = false;
    this.settle();
  }

  /** Place the bubble again while pictures still move. */
  settle() {
    for (const wait of [0, 120, 450, 1000]) setTimeout(() => this.place(), wait);
    this.place();
  }

  hide() {
    [this.ids, this.needed] = [[], []];
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
      .flatMap((element) => (element ? { ...visible(element), element, id: "" } : []))
      .filter((one) => Math.min(one.width, one.height) >= 0 && Math.max(one.width, one.height) > 2);
  }

  /** Put the bubble into the panel or onto the page, as the screen is now. */
  choosePlace() {
    const docked = this.docked();
    if (this.bubble.isConnected && docked === this.bubble.classList.contains("docked")) return docked;
    const focused = this.bubble.contains(document.activeElement)
      ? /** @type {PageElement} */ (document.activeElement)
      : null;
    this.bubble.classList.toggle("docked", docked);
    this.bubble.removeAttribute("style");
    if (docked) this.dock(this.bubble);
    else document.body.append(this.bubble);
    focused?.focus({ preventScroll: true });
    return docked;
  }

  place() {
    if (this.bubble.hidden) return;
    const docked = this.choosePlace();
    /** @param {string[]} ids */
    const lightsOf = (ids) => ids.flatMap((id) => this.seen([this.find(id)]).map((one) => ({ ...one, id })));
    const [lights, needs] = [lightsOf(this.ids), lightsOf(this.needed)];
    this.draw(lights, needs);
    if (docked) return;
    this.bubble.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * EDGE)}px`;
    const { width, height } = this.bubble.getBoundingClientRect();
    const buttons = this.seen([...document.querySelectorAll("#menu :is(.act, .back), #ask button, #phrases > button")]);
    const avoid = [
      ...[...lights, ...needs].map((one) => pointsOf(one, this.dimmer)),
      ...buttons.map((one) => grid(one)),
    ];
    const seats = this.seen([...document.querySelectorAll("#board svg.scene [data-id^='seat/']")]);
    const scores = seats.map((one) => grid(one));
    const at = this.best(lights, avoid, scores, width, height);
    this.bubble.style.left = `${at.left}px`;
    this.bubble.style.top = `${at.top}px`;
    if (lights.length) this.dimmer.append(tail(at, lights[0]));
  }

  /**
   * Return the best place: beside the first lit thing, covering nothing that is lit or needed, and few scores.
   * @param {Box[]} lights
   * @param {[number, number][][]} avoid points of each thing
   * @param {[number, number][][]} scores points of what shows how the players stand
   * @param {number} width
   * @param {number} height
   * @returns {Box}
   */
  best(lights, avoid, scores, width, height) {
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
    for (let row = 0; row <= PLACES; row += 1)
      for (let column = 0; column <= PLACES; column += 1)
        places.push(put(((innerWidth - width) * column) / PLACES, ((innerHeight - height) * row) / PLACES));
    const [a, b] = middle(lights[0]);
    /** @param {Box} place */
    const cost = (place) => {
      /** @param {[number, number][][]} all */
      const hidden = (all) => all.reduce((sum, points) => sum + points.filter((one) => lies(one, place)).length, 0);
      const [x, y] = middle(place);
      return 10000 * hidden(avoid) + 20 * hidden(scores) + Math.hypot(x - a, y - b);
    };
    return places
      .map((place) => ({ place, cost: cost(place) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one)).place;
  }

  /**
   * @param {Light[]} lights
   * @param {Light[]} needs
   */
  draw(lights, needs) {
    const all = [...lights, ...needs];
    const clips = all.map(({ element }, index) => {
      const { left: x, top: y, width, height } = frameOf(element);
      return s("clipPath", { id: `${this.kind}-frame-${index}` }, s("rect", { x, y, width, height }));
    });
    /** @type {(index: number, child: Element) => Thing} */
    const clipped = (index, child) => s("g", { "clip-path": `url(#${this.kind}-frame-${index})` }, child);
    /** @type {(id: string, holes: Element[]) => Thing} */
    const mask = (id, holes) =>
      s("mask", { id: `${this.kind}-${id}` }, s("rect", { width: "100%", height: "100%", fill: "white" }), ...holes);
    const holes = all.map((one, index) => clipped(index, lightShape(one, "hole", PAD)));
    const shade = s("rect", { class: "shade", width: "100%", height: "100%", mask: `url(#${this.kind}-shade)` });
    const rims = lights.flatMap((one, index) => [
      mask(`rim-${index}`, [lightShape(one, "hole", PAD)]),
      clipped(index, s("g", { mask: `url(#${this.kind}-rim-${index})` }, lightShape(one, "rim", PAD + RIM))),
    ]);
    this.dimmer.replaceChildren(...clips, ...(this.dim ? [mask("shade", holes), shade] : []), ...rims);
  }
}

/**
 * Return the shape of what is lit, `wider` than the thing: of a picture the silhouette, of anything else its box.
 * @param {Light} light
 * @param {string} kind
 * @param {number} wider
 * @returns {Thing}
 */
function lightShape({ id, element, left, top, width, height }, kind, wider) {
  const parts =
    element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
      ? silhouetteOf(/** @type {Thing} */ (element))
      : [];
  if (!parts.length) {
    const area = s("rect", { x: left, y: top, width, height, rx: 8 });
    area.style.strokeWidth = `${2 * wider}px`;
    return s("g", { class: `${kind} box`, "data-of": id }, area);
  }
  for (const part of parts) part.drawn.style.strokeWidth = `${part.width + 2 * wider}px`;
  return s("g", { class: kind, "data-of": id }, ...parts.map((part) => part.drawn));
}

/**
 * Return points all over the visible part of a box.
 * @param {Box} box
 * @returns {[number, number][]}
 */
const grid = ({ left, top, width, height }) =>
  Array.from({ length: GRID * GRID }, (_, at) => [
    left + (width * ((at % GRID) + 0.5)) / GRID,
    top + (height * (Math.floor(at / GRID) + 0.5)) / GRID,
  ]);

/**
 * Return the points of a grid that lie on a lit thing.
 * @param {Light} light
 * @param {Element} dimmer
 * @returns {[number, number][]}
 */
function pointsOf(light, dimmer) {
  const parts = /** @type {SVGGeometryElement[]} */ ([
    ...dimmer.querySelectorAll(`mask .hole[data-of="${CSS.escape(light.id)}"] > :not(text)`),
  ]);
  const wide = {
    left: light.left - PAD,
    top: light.top - PAD,
    width: light.width + 2 * PAD,
    height: light.height + 2 * PAD,
  };
  // words in a mask have no box: those of the line around the light do
  const words = [...dimmer.querySelectorAll(`.rim[data-of="${CSS.escape(light.id)}"] > text`)].map((one) =>
    one.getBoundingClientRect(),
  );
  return grid(/** @type {Box} */ (wide)).filter(([x, y]) => {
    if (words.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom)) return true;
    return parts.some((part) => {
      const point = new DOMPoint(x, y).matrixTransform(part.getScreenCTM()?.inverse());
      return part.isPointInFill(point) || part.isPointInStroke(point);
    });
  });
}

/**
 * Does a point lie in a box, or close to it?
 * @param {[number, number]} point
 * @param {Box} box
 */
const lies = ([x, y], { left, right, top, bottom }) =>
  x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;

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
