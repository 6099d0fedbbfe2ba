// Elements without markup: text is always text, so nothing that people write can become a tag.

import { cited, clause } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** h("button", {class: "quiet", onclick}, "words", child): an element with attributes, listeners and children. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element of a picture. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Put new children into an element, keeping the focus on the child with the same data-key. */
export function refill(element, ...children) {
  const active = document.activeElement;
  const key = element.contains(active) ? active.dataset.key : undefined;
  element.replaceChildren(...children.flat().filter(Boolean));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Say something to a screen reader (and to nobody else). */
export function announce(words, loud = false) {
  const region = $(loud ? "#alerts" : "#spoken");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = words));
}

/** A short note that goes by itself: `rule` is the clause it rests on. */
export function toast(words, { rule = "", kind = "" } = {}) {
  const box = $("#toast");
  clearTimeout(Number(box.dataset.timer));
  box.className = `toast shown ${kind}`;
  const { game } = $("#main")?.dataset ?? {};
  box.replaceChildren(h("span", {}, game ? cited(words, game) : words), rule ? h("cite", {}, clause(game, rule)) : "");
  announce(rule ? `${words} (${rule})` : words, kind === "error");
  box.dataset.timer = setTimeout(() => box.classList.remove("shown"), 3500 + 45 * words.length);
}

/** An icon of the sprite in the page. */
export function icon(name) {
  const use = s("use", { href: `#icon-${name}` });
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, use);
}

const CLAUSE = /^[A-Z]-\d+(\.\d+)*$/;

/** The clause on a button, where no link can stand, leads to its place in the rules too. */
export function leadToRules(game) {
  document.addEventListener(
    "click",
    (event) => {
      const cite = event.target.closest("button cite");
      if (!cite || !CLAUSE.test(cite.textContent.trim())) return;
      event.preventDefault();
      event.stopPropagation();
      open(`/rules/${game}#${cite.textContent.trim()}`, "_blank", "noopener");
    },
    true,
  );
}
