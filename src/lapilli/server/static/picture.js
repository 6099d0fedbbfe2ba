// The picture on the board: its things by id and by name. What can be clicked is a button, and is named by what a click does.

import { isGhost } from "./ghosts.js";
import { morph } from "./morph.js";
import { play } from "./sound.js";

export class Picture {
  constructor(holder) {
    this.holder = holder;
    this.labels = new Map(); // id -> [role, label] as the picture has them
  }

  get svg() {
    return this.holder.querySelector("svg.scene");
  }

  element(id) {
    return this.svg?.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  draws(id) {
    return this.element(id) !== null;
  }

  /** What is drawn of these things; of a ghost the face that it shows. */
  seen(ids) {
    return ids
      .map((id) => this.element(id))
      .filter((element) => element && (!isGhost(element) || element.classList.contains("armed")));
  }

  /** The words a picture has for one of its things. */
  label(id) {
    return this.labels.get(id)?.[1] ?? this.element(id)?.getAttribute("aria-label") ?? "";
  }

  /** The picture in words: its own description and the labels of what is drawn, in board order. */
  words(description = "") {
    const labels = [...(this.svg?.querySelectorAll("[aria-label]") ?? [])]
      .filter((element) => !isGhost(element))
      .map((element) => this.labels.get(element.dataset.id)?.[1] ?? element.getAttribute("aria-label"));
    return [description, ...new Set(labels)].filter(Boolean);
  }

  /** Another picture takes its place; returns a promise that ends when everything stands still. */
  replace(markup, { marks, quick }) {
    this.calm();
    const moving = morph(this.holder, markup, { marks, quick, heard: play });
    this.labels.clear();
    return moving;
  }

  /** Nothing can be clicked any more. */
  calm() {
    for (const element of this.svg?.querySelectorAll(".live, .armed, .preview") ?? []) this.rest(element);
  }

  wake(element, label) {
    const id = element.dataset.id;
    if (!this.labels.has(id)) this.labels.set(id, [element.getAttribute("role"), element.getAttribute("aria-label")]);
    element.classList.add("live");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", label);
  }

  rest(element) {
    element.classList.remove("live", "armed", "preview", "hot");
    element.removeAttribute("tabindex");
    const [role, label] = this.labels.get(element.dataset.id) ?? [null, null];
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
    if (label) element.setAttribute("aria-label", label);
    else element.removeAttribute("aria-label");
  }
}
