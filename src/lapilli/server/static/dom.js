// Helpers for elements. Text is always set as text, so nothing that people write can become markup.

import { linkRules, ruleLink } from "./i18n.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an HTML element with attributes, listeners and children: h("button", { class: "main", onclick }, "text").
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {PageElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = /** @type {PageElement} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = String(value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...shown(children));
  return element;
}

/**
 * Return the children to append: nested lists are flattened, and what is not there is left out.
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
const shown = (children) =>
  /** @type {any[]} */ (children)
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);

/**
 * Create an SVG element.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {Thing}
 */
export function s(tag, attributes = {}, ...children) {
  const element = /** @type {Thing} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Return the first element that matches. The page's template has it, or the caller writes `?.`.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {PageElement}
 */
export const $ = (selector, root = document) => /** @type {PageElement} */ (root.querySelector(selector));

/**
 * Return all elements that match.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {PageElement[]}
 */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/**
 * Return the element that an event happened on.
 * @param {Event} event
 * @returns {PageElement}
 */
export const targetOf = (event) => /** @type {PageElement} */ (event.target);

/**
 * Replace the children of an element, keeping the focus on the child with the same data-key.
 * @param {Element} element
 * @param {...Child} children
 */
export function replaceContent(element, ...children) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.dataset.key : undefined;
  element.replaceChildren(...shown(children).filter(Boolean));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/**
 * Announce text to screen readers.
 * @param {string} words
 * @param {boolean} [loud]
 */
export function announce(words, loud = false) {
  const region = $(loud ? "#alerts" : "#spoken");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = words));
}

/**
 * Show a short message that disappears by itself, unless it `stays`; `rule` is the clause it rests on.
 * @param {string} words
 * @param {{ rule?: string, kind?: string, stays?: boolean }} [options]
 */
export function toast(words, { rule = "", kind = "", stays = false } = {}) {
  const box = $("#toast");
  clearTimeout(Number(box.dataset.timer));
  box.className = `toast shown ${kind}`;
  const { game } = $("#main")?.dataset ?? {};
  box.replaceChildren(
    h("span", {}, game ? linkRules(words, game) : words),
    rule ? h("cite", {}, ruleLink(game, rule)) : "",
  );
  box.scrollIntoView({ block: "nearest" }); // in a panel that is scrolled
  announce(rule ? `${words} (${rule})` : words, kind === "error");
  if (stays) return;
  const timer = setTimeout(() => box.classList.remove("shown"), 3500 + 45 * words.length);
  box.dataset.timer = String(timer);
}

/** Hide a message of this kind. */
export const hideToast = (/** @type {string} */ kind) => {
  if ($("#toast").classList.contains(kind)) $("#toast").classList.remove("shown");
};

/**
 * Return an icon of the page's sprite.
 * @param {string} name
 */
export function icon(name) {
  const use = s("use", { href: `#icon-${name}` });
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, use);
}
