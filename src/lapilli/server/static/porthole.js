// A large part of a picture seen through a window: it is pushed about in there, and a lens on a small copy shows where one looks.

const MARGIN = 12; // units between what is brought into sight and the edge of the window

const unit = (svg) => svg.getScreenCTM().a;

/** The window of an element, as the screen has it. */
const frameOf = (hole) => hole.firstElementChild.getBoundingClientRect();

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

  /** Is the middle of an element not hidden by the window it is behind? */
  shows(element) {
    const hole = element.closest(".porthole");
    if (!hole) return true;
    const [frame, box] = [frameOf(hole), element.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  }

  /** Bring an element that is behind a window into its sight. */
  bring(svg, element) {
    const hole = element.closest(".porthole");
    if (!hole) return;
    const scale = unit(svg);
    const margin = MARGIN * scale;
    const [frame, box] = [frameOf(hole), element.getBoundingClientRect()];
    const into = (from, to, low, high) => (from < low + margin ? low + margin - from : Math.min(0, high - margin - to));
    const [dx, dy] = [into(box.left, box.right, frame.left, frame.right), into(box.top, box.bottom, frame.top, frame.bottom)];
    if (dx || dy) this.push(hole, dx / scale, dy / scale);
  }

  /** In a new picture the sheet stays where it was pushed. */
  keep(svg) {
    const hole = this.at && svg.querySelector(".porthole");
    if (hole) this.push(hole, 0, 0);
  }
}
