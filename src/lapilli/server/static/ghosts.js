// Ghosts: drawn alternatives that stay hidden until they are meant, such as a tile at each rotation.

/** Live ghosts that lie on the same spot, as one thing with several faces; R or the wheel turns it. */
class Spot {
  constructor(elements) {
    this.elements = elements;
    this.index = 0;
  }

  get current() {
    return this.elements[this.index];
  }

  turn(by) {
    this.index = (this.index + by + this.elements.length) % this.elements.length;
  }
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.max(box.width, box.height, 1) };
}

export const isGhost = (element) => element.closest(".ghost") !== null;

/** Gather live ghosts into spots; `turned` remembers which face a spot showed before. */
function gather(elements, turned) {
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

/** The live ghosts of a picture: which face each spot shows, and which of them is pointed at. */
export class Ghosts {
  constructor(picture) {
    this.picture = picture;
    this.spots = [];
    this.turned = new Set(); // ids of the faces that were shown last
    this.pointed = null; // a thing that the mouse, the keyboard or a finger is on
    this.touched = false; // by the last click; a mouse shows things by pointing at them
  }

  /** These are all the live things, with their labels by id; a spot that is the only one of them is seen at once. */
  offer(drawn, labels) {
    this.labels = labels;
    this.spots = gather(drawn.filter(isGhost), this.turned);
    const only = this.spots.length === 1 && drawn.every(isGhost);
    for (const spot of this.spots) this.arm(spot, only);
  }

  arm(spot, preview) {
    const { elements, current } = spot;
    for (const element of elements) this.picture.rest(element);
    this.picture.wake(current, this.labels.get(current.dataset.id));
    current.classList.add("armed");
    current.classList.toggle("preview", preview);
    for (const element of elements) this.turned.delete(element.dataset.id);
    this.turned.add(current.dataset.id);
  }

  /** A finger shows where this one would lie, and no other. */
  preview(element) {
    for (const other of this.picture.svg.querySelectorAll(".preview")) other.classList.remove("preview");
    element.classList.add("preview");
    this.pointed = element;
  }

  /** Has a finger shown where something would lie? */
  get previewed() {
    return Boolean(this.touched && this.pointed?.isConnected && this.pointed.matches(".preview"));
  }

  /** The spot that R would turn: the one pointed at, or the only one. */
  get meant() {
    const shown = this.picture.svg?.querySelector(".preview");
    const at = this.spots.find((spot) => spot.elements.includes(this.pointed ?? shown));
    return at ?? (this.spots.length === 1 ? this.spots[0] : null);
  }

  get turnable() {
    return (this.meant?.elements.length ?? 0) > 1;
  }

  /** Show another face of the spot that is meant; the keyboard stays on it. */
  turn(by) {
    const spot = this.meant;
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
