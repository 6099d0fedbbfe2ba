// What hands do to the board, with mouse, finger, wheel and keys; the board tells others what was meant by it.

import { around, at } from "./aim.js";
import { meant } from "./finger.js";
import { isArrow } from "./walk.js";

const NOTCH = 90; // milliseconds: however fast a wheel runs, each face that it turns to is seen

export class Hands {
  constructor(board) {
    const { holder, zoom } = board;
    this.board = board;
    holder.addEventListener("click", (event) => this.click(event));
    holder.addEventListener("keydown", (event) => this.key(event));
    holder.addEventListener("pointerover", (event) => board.point(at(holder, event.clientX, event.clientY)));
    holder.addEventListener("pointerleave", () => board.point(null));
    holder.addEventListener("focusin", (event) => {
      const thing = event.target.closest("[data-id]");
      if (thing) zoom.reveal(thing);
      board.point(thing, true);
    });
    holder.addEventListener("focusout", () => board.point(null));
    holder.addEventListener("contextmenu", (event) => this.ask(event));
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    holder.addEventListener("dblclick", () => zoom.scale === this.before && board.sight.survey()); // unless it was the first tap that enlarged it
  }

  tell(type, detail) {
    this.board.dispatchEvent(new CustomEvent(type, { detail }));
  }

  click(event) {
    const { holder, zoom, ghosts } = this.board;
    if (event.target.closest("button, a, input, .float")) return;
    if (zoom.dragged) return;
    if (event.detail < 2) this.before = zoom.scale; // before the first of several clicks
    const finger = event.pointerType === "touch";
    ghosts.touched = finger;
    const { clientX: x, clientY: y } = event;
    const element = at(holder, x, y);
    if (finger) return this.tap(element, x, y);
    if (!element) return this.tell("nothing");
    this.choose(element, { point: { x, y } });
  }

  tap(element, x, y) {
    const { holder, zoom, sight } = this.board;
    const { thing, snapped, scale, close } = meant(holder, element, x, y, zoom.scale);
    if (scale) return sight.enlarge(scale, x, y, close);
    if (!thing) return this.tell("nothing");
    this.choose(thing, { finger: true, snapped, point: { x, y } });
  }

  choose(element, { finger = false, snapped = false, point } = {}) {
    const { holder, ghosts } = this.board;
    const id = element.dataset.id;
    if (!element.classList.contains("live")) return this.tell("dead", { id, around: around(element, holder, point) });
    if (finger && element.classList.contains("armed") && !element.classList.contains("preview")) {
      ghosts.preview(element); // a finger cannot hover: the first tap shows, the second places
      return this.tell("spots");
    }
    this.tell("pick", { id, snapped });
  }

  /** A right click, or a finger that stays: what is this? */
  ask(event) {
    const { holder, zoom } = this.board;
    const thing = at(holder, event.clientX, event.clientY);
    if (!thing || event.target.closest("button, a, input")) return;
    event.preventDefault();
    zoom.dragged = true; // the finger that is lifted then chooses nothing
    this.tell("what", thing.dataset.id);
  }

  key(event) {
    const { keyboard } = this.board;
    if (event.target.closest("button, input")) return;
    const here = event.target.closest("[data-id]");
    if (isArrow(event.key)) {
      event.preventDefault();
      keyboard.walk(here, event.key);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (here) this.choose(here);
      else keyboard.stops()[0]?.focus();
    } else if (event.key === "i" && here) {
      event.preventDefault();
      this.tell("what", here.dataset.id);
    } else if (event.key === "r" || event.key === "R") {
      event.preventDefault();
      this.board.turn(event.shiftKey ? -1 : 1);
    }
  }

  wheel(event) {
    const { zoom, ghosts } = this.board;
    if (event.ctrlKey || !ghosts.turnable) return zoom.wheel(event);
    event.preventDefault();
    if (performance.now() - (this.wheeled ?? 0) < NOTCH) return;
    this.wheeled = performance.now();
    this.board.turn(event.deltaY > 0 ? 1 : -1);
  }
}
