// Ghosts: previews of a placement, drawn but hidden until they are pointed at, such as a tile in each rotation.

/** Live ghosts in the same place: one thing with several faces. R or the mouse wheel turns it. */
class Spot {
  /** @param {Thing[]} elements */
  constructor(elements) {
    this.elements = elements;
    this.index = 0;
  }

  get current() {
    return this.elements[this.index];
  }

  /** @param {number} by */
  turn(by) {
    this.index = (this.index + by + this.elements.length) % this.elements.length;
  }
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.max(box.width, box.height, 1) };
}

/**
 * @param {Element} element
 * @returns {boolean}
 */
export const isGhost = (element) => element.closest(".ghost") !== null;

/**
 * Group live ghosts by place; `turned` remembers which face a place showed before.
 * @param {Thing[]} elements
 * @param {Set<string>} turned
 * @returns {Spot[]}
 */
function gather(elements, turned) {
  /** @type {(Point & { size: number, elements: Thing[] })[]} */
  const found = [];
  for (const element of elements) {
    const here = centre(element);
    const spot = found.find((other) => Math.hypot(other.x - here.x, other.y - here.y) < 0.22 * other.size);
    if (spot) spot.elements.push(element);
    else found.push({ ...here, elements: [element] });
  }
  return found.map(({ elements: faces }) => {
    const spot = new Spot(faces);
    const before = faces.findIndex((face) => turned.has(face.dataset.id));
    if (before >= 0) spot.index = before;
    return spot;
  });
}

/** The live ghosts of a picture: which face each place shows, and which of them is pointed at. */
export class Ghosts {
  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Map<string, string>} */
    this.labels = new Map();
    /** @type {Set<string>} */
    this.turned = new Set(); // ids of the faces shown last
    /** @type {Element | null} */
    this.target = null; // the thing under the pointer or with the focus
    this.byTouch = false; // the last click was a tap
  }

  /**
   * Set all live things with their labels. If a single place is the only live thing, its ghost is shown at once.
   * @param {Thing[]} drawn
   * @param {Map<string, string>} labels
   */
  offer(drawn, labels) {
    this.labels = labels;
    this.spots = gather(drawn.filter(isGhost), this.turned);
    const only = this.spots.length === 1 && drawn.every(isGhost);
    for (const spot of this.spots) this.arm(spot, only);
  }

  /**
   * @param {Spot} spot
   * @param {boolean} preview
   */
  arm(spot, preview) {
    const { elements, current } = spot;
    for (const element of elements) this.picture.deactivate(element);
    this.picture.activate(current, this.labels.get(current.dataset.id) ?? "");
    current.classList.add("armed");
    current.classList.toggle("preview", preview);
    for (const element of elements) this.turned.delete(element.dataset.id);
    this.turned.add(current.dataset.id);
  }

  /**
   * Show this ghost and no other.
   * @param {Thing} element
   */
  preview(element) {
    for (const other of this.picture.svg.querySelectorAll(".preview")) other.classList.remove("preview");
    element.classList.add("preview");
    this.target = element;
  }

  /**
   * Has a tap shown a ghost?
   * @returns {boolean}
   */
  get isPreviewed() {
    return Boolean(this.byTouch && this.target?.isConnected && this.target.matches(".preview"));
  }

  /**
   * The place that R would turn: the one pointed at, or the only one.
   * @returns {Spot | null}
   */
  get current() {
    const shown = this.picture.svg?.querySelector(".preview");
    const wanted = this.target ?? shown;
    const at = this.spots.find((spot) => spot.elements.some((element) => element === wanted));
    return at ?? (this.spots.length === 1 ? this.spots[0] : null);
  }

  get isTurnable() {
    return (this.current?.elements.length ?? 0) > 1;
  }

  /**
   * Show another face of that place; the keyboard focus stays on it.
   * @param {number} by
   * @returns {Thing | null}
   */
  turn(by) {
    const spot = this.current;
    if (!spot) return null;
    const before = spot.current;
    const preview = before.classList.contains("preview");
    const focused = before === document.activeElement;
    spot.turn(by);
    this.arm(spot, preview || this.spots.length === 1);
    spot.current.setAttribute("tabindex", "0");
    if (focused) spot.current.focus({ preventScroll: true });
    return spot.current;
  }
}
