// A large part of a picture seen through a window: it is pushed about in there, and a lens on a small copy shows where one looks.

const MARGIN = 12; // units between what is brought into sight and the edge of the window

const unit = (svg) => svg.getScreenCTM().a;

/** The window of an element, and the small copy that lies in a corner of it, as the screen has them. */
const frameOf = (hole) => hole.firstElementChild.getBoundingClientRect();
const copyOf = (hole) => hole.parentElement.querySelector(".mini").getBoundingClientRect();

/** The smallest box round all of these elements. */
export function hull(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Does a box lie in another one, but for a quarter at each side? */
export function inside(box, frame) {
  const [x, y] = [(box.right - box.left) / 4, (box.bottom - box.top) / 4];
  return (
    box.left + x >= frame.left &&
    box.right - x <= frame.right &&
    box.top + y >= frame.top &&
    box.bottom - y <= frame.bottom
  );
}

const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export class Porthole {
  at = null; // where the sheet was pushed to, in units; null: where the picture puts it

  /** Push the sheet of a window by so many units, as far as it goes; returns what was left over. */
  push(hole, dx, dy) {
    const sheet = hole.querySelector(".pans");
    const frame = hole.firstElementChild.getBBox();
    const whole = (sheet.querySelector("image") ?? sheet).getBBox();
    const { e, f } = sheet.transform.baseVal.consolidate().matrix;
    const was = this.at ?? { x: e, y: f };
    const within = (wish, size, room) => Math.max(room - size, Math.min(0, wish));
    this.at = { x: within(was.x + dx, whole.width, frame.width), y: within(was.y + dy, whole.height, frame.height) };
    sheet.style.transform = `translate(${this.at.x}px, ${this.at.y}px)`;
    const lens = hole.parentElement.querySelector(".lens");
    const small = lens.getBBox().width / frame.width;
    lens.style.transform = `translate(${(e - this.at.x) * small}px, ${(f - this.at.y) * small}px)`;
    return { dx: dx - (this.at.x - was.x), dy: dy - (this.at.y - was.y) };
  }

  /** A finger that went down on `target` moved so many pixels; what is left over moves the whole picture. */
  drag(svg, target, dx, dy) {
    const hole = target?.closest?.(".porthole");
    if (!hole) return { dx, dy };
    const scale = unit(svg);
    const left = this.push(hole, dx / scale, dy / scale);
    return { dx: left.dx * scale, dy: left.dy * scale };
  }

  /** Is an element not hidden by the window it is behind? */
  shows(element) {
    const hole = element.closest(".porthole");
    return !hole || inside(element.getBoundingClientRect(), frameOf(hole));
  }

  /** Bring elements that are behind a window into its sight, beside or below the small copy if they fit there. */
  bring(svg, elements) {
    const hole = elements[0]?.closest(".porthole");
    const behind = elements.filter((element) => element.closest(".porthole") === hole);
    if (!hole) return;
    const scale = unit(svg);
    const margin = MARGIN * scale;
    const [whole, copy, box] = [frameOf(hole), copyOf(hole), hull(behind)];
    const into = (from, to, low, high) => (from < low + margin ? low + margin - from : Math.min(0, high - margin - to));
    const way = ({ left, right, top, bottom }) => ({
      x: into(box.left, box.right, left, right),
      y: into(box.top, box.bottom, top, bottom),
    });
    const fits = ({ left, right, top, bottom }) =>
      box.right - box.left <= right - left - margin && box.bottom - box.top <= bottom - top - margin;
    const { left, right, top, bottom } = whole;
    const clear = ({ x, y }) =>
      !meet({ left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }, copy);
    const free = [
      { left, right: copy.left, top, bottom },
      { left, right, top: copy.bottom, bottom },
    ]
      .filter(fits)
      .map(way);
    const { x, y } = [way(whole), ...free].find(clear) ?? way(whole);
    if (x || y) this.push(hole, x / scale, y / scale);
  }

  /** In a new picture the sheet stays where it was pushed. */
  keep(svg) {
    const hole = this.at && svg.querySelector(".porthole");
    if (hole) this.push(hole, 0, 0);
  }
}
