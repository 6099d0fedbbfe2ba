// A copy of what must stay visible while a tall picture is scrolled: one's own dice at the lower edge, the tile in hand
// beside the prompt.

import { $, s } from "./dom.js";

export class PinnedCopy {
  /**
   * `shows(element)` tells whether it is visible, `bring(element)` scrolls to it.
   * @param {PageElement} holder
   * @param {(element: Element) => boolean} shows
   * @param {(element: Thing) => void} bring
   */
  constructor(holder, shows, bring) {
    this.holder = holder;
    this.shows = shows;
    /** @type {Thing | null} */
    this.source = null;
    this.copy = s("svg", { class: "pinned-copy", "aria-hidden": "true" });
    for (const type of ["pointerdown", "pointerup", "contextmenu"])
      this.copy.addEventListener(type, (event) => event.stopPropagation());
    this.copy.addEventListener("click", (event) => {
      event.stopPropagation();
      if (this.source) bring(this.source);
    });
    holder.addEventListener("transitionend", () => this.updateVisibility()); // the picture has stopped moving
    holder.append(this.copy);
  }

  /**
   * Copy what a new picture marks as pinned.
   * @param {PageElement | null} svg
   * @returns {unknown}
   */
  update(svg) {
    /** @type {Thing | null} */
    this.source = this.holder.classList.contains("tall") ? (svg?.querySelector(".pinned") ?? null) : null;
    this.copy.replaceChildren();
    if (!this.source) return this.updateVisibility();
    const twin = this.source.cloneNode(true);
    for (const part of [twin, ...twin.querySelectorAll("*")])
      for (const name of ["data-id", "tabindex", "role", "aria-label", "transform"])
        if (part === twin || name !== "transform") part.removeAttribute(name);
    const { x, y, width, height } = this.source.getBBox();
    this.copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const prompt = width < 1.5 * height ? $(".prompt-bar") : null; // a single tile fits there and covers nothing
    (prompt ?? this.holder).append(this.copy);
    this.copy.append(twin);
    this.updateVisibility();
  }

  /**
   * Return how many pixels of the frame the copy takes from these elements.
   * @param {Element[]} elements
   * @returns {number}
   */
  coveredPixels(elements) {
    return this.source && !this.isBesidePrompt && !elements.some((one) => this.source?.contains(one))
      ? this.copy.getBoundingClientRect().height + 4
      : 0;
  }

  /**
   * Is the copy beside the prompt?
   * @returns {boolean}
   */
  get isBesidePrompt() {
    return this.copy.parentElement !== this.holder;
  }

  /**
   * Return where a thing is visible: in the copy, while that stands for it.
   * @param {Element} element
   * @returns {Element}
   */
  visibleElement(element) {
    return this.source && element.contains(this.source) && !this.shows(this.source) ? this.copy : element;
  }

  /**
   * Show the copy: on the board only while the thing itself is not visible; beside the prompt always, so that the text
   * does not jump.
   */
  updateVisibility() {
    this.copy.classList.toggle(
      "shown",
      Boolean(this.source?.isConnected && (this.isBesidePrompt || !this.shows(this.source))),
    );
  }
}
