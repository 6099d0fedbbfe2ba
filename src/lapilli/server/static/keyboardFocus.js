// Keyboard focus on the board: which thing has it, where Tab enters, where the arrow keys lead.

import { nextInDirection } from "./arrowKeys.js";

export class KeyboardFocus {
  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
    /** @type {string | null} */
    this.awaited = null; // the thing that had the focus before nothing was live
  }

  /**
   * Return everything that can have the focus, in board order.
   * @returns {Thing[]}
   */
  stops() {
    return [...(this.picture.svg?.querySelectorAll(".live") ?? [])];
  }

  /**
   * The id of the thing that has the focus, null if it is not on the picture.
   * @returns {string | null | undefined}
   */
  get held() {
    const { activeElement } = document;
    if (activeElement === this.picture.holder) return this.awaited;
    return this.picture.svg?.contains(activeElement) ? activeElement?.dataset.id : null;
  }

  /**
   * Update the tab stop when other things become live; a focus on the board stays there.
   * @param {string | null | undefined} held
   */
  enter(held) {
    const stops = this.stops();
    const start = stops.find((element) => element.dataset.id === held) ?? stops[0];
    start?.setAttribute("tabindex", "0");
    if (held) this.hold(held);
  }

  /**
   * Keep the focus on the board: on its thing, else on another live one, else on the board itself.
   * @param {string} id
   */
  hold(id) {
    const stops = this.stops();
    const same = stops.find((element) => element.dataset.id === id);
    const resting = document.activeElement === this.picture.holder;
    const there = same ?? (resting ? null : stops[0]) ?? this.picture.holder;
    this.awaited = there === this.picture.holder ? id : null;
    if (there !== document.activeElement) there.focus({ preventScroll: true });
  }

  /** Move the focus to the board. */
  focus() {
    const stops = this.stops();
    (stops.find((element) => element.getAttribute("tabindex") === "0") ?? stops[0] ?? this.picture.holder).focus({
      preventScroll: true,
    });
  }

  /**
   * Move the focus where an arrow key leads.
   * @param {Thing | null} here
   * @param {string} key
   */
  walk(here, key) {
    const stops = this.stops();
    const there = nextInDirection(stops, here, key);
    if (!there) return;
    for (const stop of stops) stop.setAttribute("tabindex", "-1");
    there.setAttribute("tabindex", "0");
    there.focus({ preventScroll: true });
  }
}
