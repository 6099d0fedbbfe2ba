// A large part of a picture behind a viewport: it can be panned, and a lens on a small copy shows which part is
// visible.

import { ownMatrix } from "./animations.js";
import { $ } from "./dom.js";

const MARGIN = 12; // units between a thing and the edge of the viewport

/** @param {PageElement} svg */
const unit = (svg) => svg.getScreenCTM().a;

/**
 * Return the shape through which one sees: the first child of a viewport.
 * @param {Element} hole
 */
const windowOf = (hole) => /** @type {Thing} */ (hole.firstElementChild);

/**
 * Return the screen box of a viewport.
 * @param {PageElement} hole
 */
const frameOf = (hole) => windowOf(hole).getBoundingClientRect();

/**
 * Return the screen box of the small copy in its corner.
 * @param {PageElement} hole
 */
const copyOf = (hole) => $(".mini", hole.parentElement).getBoundingClientRect();

/**
 * Return the smallest box around all of these elements.
 * @param {Element[]} elements
 * @returns {Sides}
 */
export function hull(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Does a box lie inside another one, except for a quarter at each side?
 * @param {Sides} box
 * @param {Sides} frame
 * @returns {boolean}
 */
export function inside(box, frame) {
  const [x, y] = [(box.right - box.left) / 4, (box.bottom - box.top) / 4];
  return (
    box.left + x >= frame.left &&
    box.right - x <= frame.right &&
    box.top + y >= frame.top &&
    box.bottom - y <= frame.bottom
  );
}

/**
 * @param {Sides} one
 * @param {Sides} other
 */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export class Viewport {
  /** @type {Point | null} */
  at = null; // pan position in units; null: as drawn

  /**
   * Pan the sheet by so many units, as far as it goes; returns the rest.
   * @param {PageElement} hole
   * @param {number} dx
   * @param {number} dy
   * @returns {{ dx: number, dy: number }}
   */
  push(hole, dx, dy) {
    const sheet = $(".pans", hole);
    const frame = windowOf(hole).getBBox();
    const whole = (sheet.querySelector("image") ?? sheet).getBBox();
    const { e, f } = ownMatrix(sheet);
    const was = this.at ?? { x: e, y: f };
    /**
     * @param {number} wish
     * @param {number} size
     * @param {number} room
     */
    const within = (wish, size, room) => Math.max(room - size, Math.min(0, wish));
    const at = { x: within(was.x + dx, whole.width, frame.width), y: within(was.y + dy, whole.height, frame.height) };
    this.at = at;
    sheet.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const lens = $(".lens", hole.parentElement);
    const small = lens.getBBox().width / frame.width;
    lens.style.transform = `translate(${(e - at.x) * small}px, ${(f - at.y) * small}px)`;
    return { dx: dx - (at.x - was.x), dy: dy - (at.y - was.y) };
  }

  /**
   * Pan by a drag that began on `target`, in pixels; returns the rest, which pans the whole picture.
   * @param {PageElement} svg
   * @param {Element | null} target
   * @param {number} dx
   * @param {number} dy
   * @returns {{ dx: number, dy: number }}
   */
  drag(svg, target, dx, dy) {
    const hole = target?.closest?.(".porthole");
    if (!hole) return { dx, dy };
    const scale = unit(svg);
    const left = this.push(hole, dx / scale, dy / scale);
    return { dx: left.dx * scale, dy: left.dy * scale };
  }

  /**
   * Is an element not hidden by its viewport?
   * @param {Element} element
   * @returns {boolean}
   */
  shows(element) {
    const hole = element.closest(".porthole");
    return !hole || inside(element.getBoundingClientRect(), frameOf(hole));
  }

  /**
   * Pan until these elements are visible, beside or below the small copy if they fit there.
   * @param {PageElement} svg
   * @param {Element[]} elements
   */
  bring(svg, elements) {
    const behind = elements.filter((element) => element.closest(".porthole"));
    const hole = behind[0]?.closest(".porthole");
    if (!hole) return;
    const scale = unit(svg);
    const margin = MARGIN * scale;
    const [whole, copy, box] = [frameOf(hole), copyOf(hole), hull(behind)];
    /**
     * @param {number} from
     * @param {number} to
     * @param {number} low
     * @param {number} high
     */
    const into = (from, to, low, high) => (from < low + margin ? low + margin - from : Math.min(0, high - margin - to));
    /** @param {Sides} sides */
    const way = ({ left, right, top, bottom }) => ({
      x: into(box.left, box.right, left, right),
      y: into(box.top, box.bottom, top, bottom),
    });
    /** @param {Sides} sides */
    const fits = ({ left, right, top, bottom }) =>
      box.right - box.left <= right - left - margin && box.bottom - box.top <= bottom - top - margin;
    const { left, right, top, bottom } = whole;
    /** @param {Point} by */
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

  /**
   * Keep the panned position in a new picture.
   * @param {PageElement} svg
   */
  keep(svg) {
    const hole = this.at && svg.querySelector(".porthole");
    if (hole) this.push(hole, 0, 0);
  }
}
