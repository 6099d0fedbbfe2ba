// The picture on the board: its things by id and name. A live thing is a button, labelled by what a click does.

import { $ } from "./dom.js";
import { isGhost } from "./ghosts.js";
import { play } from "./sound.js";
import { transition } from "./transition.js";

export class Picture {
  /** @param {PageElement} holder */
  constructor(holder) {
    this.holder = holder;
    /** @type {Map<string, (string | null)[]>} */
    this.labels = new Map(); // id -> [role, label] of the drawing
  }

  /** @returns {PageElement} */
  get svg() {
    return $("svg.scene", this.holder);
  }

  /**
   * @param {string} id
   * @returns {Thing}
   */
  element(id) {
    return this.svg && $(`[data-id="${CSS.escape(id)}"]`, this.svg);
  }

  /**
   * @param {string} id
   * @returns {boolean}
   */
  draws(id) {
    return Boolean(this.element(id));
  }

  /**
   * Return what is drawn of these things; of a ghost only the face that is shown.
   * @param {Iterable<string>} ids
   * @returns {Thing[]}
   */
  drawnElements(ids) {
    return [...ids]
      .map((id) => this.element(id))
      .filter((element) => element && (!isGhost(element) || element.classList.contains("armed")));
  }

  /**
   * Return the picture's own label of a thing.
   * @param {string} id
   * @returns {string}
   */
  label(id) {
    return this.labels.get(id)?.[1] ?? this.element(id)?.getAttribute("aria-label") ?? "";
  }

  /**
   * Describe the picture: its own description and the labels of its things, in board order.
   * @param {string} [description]
   * @returns {string[]}
   */
  words(description = "") {
    const labels = [...(this.svg?.querySelectorAll("[aria-label]") ?? [])]
      .filter((element) => !isGhost(element))
      .map((element) => this.labels.get(element.dataset.id)?.[1] ?? element.getAttribute("aria-label"));
    return [description, ...new Set(labels)].flatMap((words) => words || []);
  }

  /**
   * Show another picture; resolves when nothing moves any more.
   * @param {string | PictureParts} markup
   * @param {{ marks: string[], quick: boolean }} options
   * @returns {Promise<void>}
   */
  replace(markup, { marks, quick }) {
    this.deactivateAll();
    const moving = transition(this.holder, markup, { marks, quick, onSound: play });
    this.labels.clear();
    return moving;
  }

  /** Make nothing clickable. */
  deactivateAll() {
    for (const element of this.svg?.querySelectorAll(".live, .armed, .preview") ?? []) this.deactivate(element);
  }

  /**
   * @param {Thing} element
   * @param {string} label
   */
  activate(element, label) {
    const id = element.dataset.id;
    if (!this.labels.has(id)) this.labels.set(id, [element.getAttribute("role"), element.getAttribute("aria-label")]);
    element.classList.add("live");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", label);
  }

  /** @param {Thing} element */
  deactivate(element) {
    element.classList.remove("live", "armed", "preview", "hot");
    element.removeAttribute("tabindex");
    const [role, label] = this.labels.get(element.dataset.id) ?? [null, null];
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
    if (label) element.setAttribute("aria-label", label);
    else element.removeAttribute("aria-label");
  }
}
