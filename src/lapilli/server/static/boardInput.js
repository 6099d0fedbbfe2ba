// Mouse, touch, wheel and keys on the board, turned into events of the board.

import { isArrow } from "./arrowKeys.js";
import { targetOf } from "./dom.js";
import { idsAround, thingAt } from "./hitTest.js";
import { resolveTap } from "./touchTargets.js";

const LONG_PRESS = 600; // milliseconds: not every browser tells of it (contextmenu)
const STEADY = 9; // pixels that a finger may move meanwhile
const MIN_FACE_TIME = 90; // milliseconds that each face is shown while the wheel turns

export class BoardInput {
  /** @param {Board} board */
  constructor(board) {
    const { holder, zoom } = board;
    this.board = board;
    holder.addEventListener("click", (event) => this.click(event));
    holder.addEventListener("keydown", (event) => this.key(event));
    holder.addEventListener("pointerover", (event) => board.point(thingAt(holder, event.clientX, event.clientY)));
    holder.addEventListener("pointerleave", () => board.point(null));
    holder.addEventListener("focusin", (event) => {
      const thing = targetOf(event).closest("[data-id]");
      if (thing) zoom.reveal(thing);
      board.point(thing, true);
    });
    holder.addEventListener("focusout", () => board.point(null));
    holder.addEventListener("contextmenu", (event) => this.ask(event));
    holder.addEventListener("pointerdown", (event) => this.press(event));
    holder.addEventListener("pointermove", (event) => {
      if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > STEADY)
        this.release();
    });
    for (const name of ["pointerup", "pointercancel"]) holder.addEventListener(name, () => this.release());
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // unless the first tap zoomed in
    holder.addEventListener("dblclick", () => zoom.scale === this.before && board.camera.showAll());
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    this.board.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /**
   * @param {PointerEvent} event
   * @returns {unknown}
   */
  click(event) {
    const { holder, zoom, ghosts } = this.board;
    if (targetOf(event).closest("button, a, input, .float")) return;
    if (zoom.dragged) return;
    if (event.detail < 2) this.before = zoom.scale; // before a double click
    const finger = event.pointerType === "touch";
    ghosts.byTouch = finger;
    const { clientX: x, clientY: y } = event;
    const element = thingAt(holder, x, y);
    if (finger) return this.tap(element, x, y);
    if (!element) return this.emit("nothing");
    this.choose(element, { point: { x, y } });
  }

  /**
   * @param {Thing | null} element
   * @param {number} x
   * @param {number} y
   * @returns {unknown}
   */
  tap(element, x, y) {
    const { holder, zoom, camera } = this.board;
    const { thing, snapped, scale, close = [] } = resolveTap(holder, element, x, y, zoom.scale);
    if (scale) return camera.enlarge(scale, x, y, close);
    if (!thing) return this.emit("nothing");
    this.choose(thing, { finger: true, snapped, point: { x, y } });
  }

  /**
   * @param {Thing} element
   * @param {{ finger?: boolean, snapped?: boolean, point?: Point }} [options]
   * @returns {unknown}
   */
  choose(element, { finger = false, snapped = false, point } = {}) {
    const { holder, ghosts } = this.board;
    const id = element.dataset.id;
    if (!element.classList.contains("live"))
      return this.emit("pick", { id, live: false, near: false, around: idsAround(element, holder, point) });
    if (finger && element.classList.contains("armed") && !element.classList.contains("preview")) {
      ghosts.preview(element); // touch has no hover: the first tap shows the ghost, the second places it
      return this.emit("spots");
    }
    this.emit("pick", { id, live: true, near: snapped });
  }

  /**
   * A finger comes down: where it stays it asks what is there.
   * @param {PointerEvent} event
   */
  press(event) {
    this.release();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    /** @type {Point | null} */
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => this.ask(event), LONG_PRESS);
  }

  release() {
    clearTimeout(this.timer);
    this.pressed = null;
  }

  /**
   * Handle a right click or a long press: what is this?
   * @param {MouseEvent} event
   */
  ask(event) {
    const { holder, zoom } = this.board;
    this.release(); // a long press that the browser tells of, too, asks once
    const thing = thingAt(holder, event.clientX, event.clientY);
    if (!thing || targetOf(event).closest("button, a, input")) return;
    event.preventDefault();
    zoom.dragged = true; // so that lifting the finger is not a click
    this.emit("what", thing.dataset.id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { keyboard } = this.board;
    if (targetOf(event).closest("button, input")) return;
    const here = targetOf(event).closest("[data-id]");
    if (isArrow(event.key)) {
      event.preventDefault();
      keyboard.walk(here, event.key);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (here) this.choose(here);
      else keyboard.stops()[0]?.focus();
    } else if (event.key === "i" && here) {
      event.preventDefault();
      this.emit("what", here.dataset.id);
    } else if (event.key === "r" || event.key === "R") {
      event.preventDefault();
      this.board.turn(event.shiftKey ? -1 : 1);
    }
  }

  /**
   * @param {WheelEvent} event
   * @returns {unknown}
   */
  wheel(event) {
    const { zoom, ghosts } = this.board;
    if (event.ctrlKey || !ghosts.isTurnable) return zoom.wheel(event);
    event.preventDefault();
    if (performance.now() - (this.wheeled ?? 0) < MIN_FACE_TIME) return;
    this.wheeled = performance.now();
    this.board.turn(event.deltaY > 0 ? 1 : -1);
  }
}
