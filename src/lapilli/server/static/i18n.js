// Translated messages of the pages. They come with the page; the language can be changed at any moment.

import { link, rememberLanguage, request } from "./host.js";

const words = new Map();

/**
 * Return the language of the page.
 * @returns {string}
 */
export const lang = () => document.documentElement.lang || "en";

/** @param {Record<string, string>} told */
function setMessages(told) {
  words.clear();
  for (const [id, text] of Object.entries(told)) words.set(id, text);
}

/** Load the messages that the page carries. */
export const loadMessages = () => setMessages(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));

const isTouched = () => matchMedia("(pointer: coarse)").matches;

/**
 * Return a message with its arguments filled in; an unknown one shows its id.
 * Where one taps, `<id>-touch` is preferred.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const text = (words.has(`${id}-touch`) && isTouched() ? words.get(`${id}-touch`) : words.get(id)) ?? id;
  return text.replace(/\{(\w+)\}/g, (/** @type {string} */ whole, /** @type {string} */ name) => args[name] ?? whole);
}

/**
 * Change the language in place: every element with data-say is translated again.
 * @param {string} chosen
 * @returns {Promise<void>}
 */
export async function setLanguage(chosen) {
  const answer = await (await request(`/api/words?lang=${chosen}`)).json();
  setMessages(answer.words ?? answer);
  document.documentElement.lang = chosen;
  rememberLanguage(chosen);
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = t(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]"))
    element.setAttribute("aria-label", t(element.dataset.sayLabel));
  for (const element of document.querySelectorAll("[data-say-title]")) element.title = t(element.dataset.sayTitle);
  for (const element of document.querySelectorAll("[data-say-placeholder]"))
    element.placeholder = t(element.dataset.sayPlaceholder);
  document.dispatchEvent(new CustomEvent("lapilli:language", { detail: chosen }));
}

/**
 * Return a link to a clause of the rules.
 * @param {string | undefined} game
 * @param {string | undefined} rule
 * @returns {Node | string}
 */
export function ruleLink(game, rule) {
  if (!rule) return "";
  const anchor = document.createElement("a");
  anchor.href = link(`/rules/${game}#${rule}`);
  anchor.target = "_blank";
  anchor.className = "clause";
  anchor.textContent = rule;
  return anchor;
}

const CLAUSES = /([A-Z])-(\d+(?:\.\d+)*)(?:-(\d+(?:\.\d+)*))?/g;

/**
 * Return the text with every clause number as a link; of a range ("E-1.3-1.6") both ends.
 * @param {string} words
 * @param {string} [game]
 * @returns {(Node | string)[]}
 */
export function linkRules(words, game = document.getElementById("main")?.dataset.game) {
  const parts = [];
  let from = 0;
  for (const found of words.matchAll(CLAUSES)) {
    const [whole, letter, first, last] = found;
    parts.push(
      words.slice(from, found.index),
      ruleLink(game, `${letter}-${first}`),
      ...(last ? ["–", ruleLink(game, `${letter}-${last}`)] : []),
    );
    from = found.index + whole.length;
  }
  return [...parts, words.slice(from)];
}

/**
 * Format a date in the person's language and time zone.
 * @param {string} iso
 * @returns {string}
 */
export const formatDate = (iso) =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/**
 * @param {number} share
 * @returns {string}
 */
export const formatPercent = (share) =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(share);
