// The keyboard on the board: which thing has it, where the tab key comes in and where arrows lead.

import { step } from "./walk.js";

export class Keyboard {
  constructor(picture) {
    this.picture = picture;
    this.awaited = null; // the thing it was on when nothing was live: between two pictures the board itself has the focus
  }

  /** Everything that can be walked to, in board order. */
  stops() {
    return [...(this.picture.svg?.querySelectorAll(".live") ?? [])];
  }

  /** The id of the thing that it is on, null where it is not on the picture. */
  get held() {
    const { activeElement } = document;
    if (activeElement === this.picture.holder) return this.awaited;
    return this.picture.svg?.contains(activeElement) ? activeElement.dataset.id : null;
  }

  /** Other things are live: the tab key comes in where the keyboard was, which stays on the board if it was there. */
  enter(held) {
    const stops = this.stops();
    const start = stops.find((element) => element.dataset.id === held) ?? stops[0];
    start?.setAttribute("tabindex", "0");
    if (held) this.hold(held);
  }

  /** Keep it on the board: on the thing it was on, else on another live one, else on the board itself. */
  hold(id) {
    const stops = this.stops();
    const same = stops.find((element) => element.dataset.id === id);
    const resting = document.activeElement === this.picture.holder;
    const there = same ?? (resting ? null : stops[0]) ?? this.picture.holder;
    this.awaited = there === this.picture.holder ? id : null;
    if (there !== document.activeElement) there.focus({ preventScroll: true });
  }

  /** Bring it to the board. */
  focus() {
    const stops = this.stops();
    (stops.find((element) => element.getAttribute("tabindex") === "0") ?? stops[0] ?? this.picture.holder).focus({
      preventScroll: true,
    });
  }

  /** From this thing to the one that an arrow leads to. */
  walk(here, key) {
    const stops = this.stops();
    const there = step(stops, here, key);
    if (!there) return;
    for (const stop of stops) stop.setAttribute("tabindex", "-1");
    there.setAttribute("tabindex", "0");
    there.focus({ preventScroll: true });
  }
}
