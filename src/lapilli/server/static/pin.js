// What stays in sight while a tall picture is pushed about: one's own dice as a small copy at the lower edge, the tile one holds beside the prompt.

import { $, s } from "./dom.js";

export class Pin {
  /** `shows(element)` tells whether it is in sight, `bring(element)` pushes the picture there. */
  constructor(holder, shows, bring) {
    Object.assign(this, { holder, shows, kept: null });
    this.copy = s("svg", { class: "pin", "aria-hidden": "true" });
    for (const type of ["pointerdown", "pointerup", "contextmenu"])
      this.copy.addEventListener(type, (event) => event.stopPropagation());
    this.copy.addEventListener("click", (event) => {
      event.stopPropagation();
      if (this.kept) bring(this.kept);
    });
    holder.addEventListener("transitionend", () => this.place()); // a picture that glided stands only now
    holder.append(this.copy);
  }

  /** Another picture stands: what in it is to be kept in sight? */
  take(svg) {
    this.kept = this.holder.classList.contains("tall") ? (svg?.querySelector(".pinned") ?? null) : null;
    this.copy.replaceChildren();
    if (!this.kept) return this.place();
    const twin = this.kept.cloneNode(true);
    for (const part of [twin, ...twin.querySelectorAll("*")])
      for (const name of ["data-id", "tabindex", "role", "aria-label", "transform"])
        if (part === twin || name !== "transform") part.removeAttribute(name);
    const { x, y, width, height } = this.kept.getBBox();
    this.copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const prompt = width < 1.5 * height ? $(".asked") : null; // a single tile finds room there, and covers nothing
    (prompt ?? this.holder).append(this.copy);
    this.copy.append(twin);
    this.place();
  }

  /** How much of the frame the copy takes from these elements, in pixels. */
  covers(elements) {
    return this.kept && !this.beside && !elements.some((one) => this.kept.contains(one))
      ? this.copy.getBoundingClientRect().height + 4
      : 0;
  }

  /** Does the copy stand beside the prompt? */
  get beside() {
    return this.copy.parentElement !== this.holder;
  }

  /** Where a thing is seen: the copy of what is kept of it, while that stands for it. */
  seen(element) {
    return element.contains(this.kept) && !this.shows(this.kept) ? this.copy : element;
  }

  /** On the board only while the thing itself is not in sight; beside the prompt as long as one holds it, so that no words jump. */
  place() {
    this.copy.classList.toggle("shown", Boolean(this.kept?.isConnected) && (this.beside || !this.shows(this.kept)));
  }
}
