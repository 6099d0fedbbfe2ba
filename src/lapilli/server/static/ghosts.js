// Ghosts: drawn alternatives that stay hidden until they are meant, such as a tile at each rotation.

/** Live ghosts that lie on the same spot, as one thing with several faces; R or the wheel turns it. */
export class Spot {
  constructor(elements) {
    this.elements = elements;
    this.index = 0;
  }

  get current() {
    return this.elements[this.index];
  }

  turn(by = 1) {
    this.index = (this.index + by + this.elements.length) % this.elements.length;
    return this.current;
  }
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.max(box.width, box.height, 1) };
}

export const isGhost = (element) => element.closest(".ghost") !== null;

/** Gather live ghosts into spots; `turned` remembers which face a spot showed before. */
export function spots(elements, turned) {
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
