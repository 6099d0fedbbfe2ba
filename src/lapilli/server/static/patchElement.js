// Makes one element equal to another with as few changes as possible, so that the browser lays out little. A morphing
// library (idiomorph) is not used: `make play` installs without npm, and equal parts are known here by number without
// comparing them.

import { copyIdentity, samePart } from "./pictureParts.js";

/** @param {any} node */
const kind = (node) => `${node.nodeName} ${node.getAttribute?.("data-id") ?? ""}`;

/**
 * Make `old` equal to `fresh`, whose nodes may be reused. Attributes in `own` stay as they are.
 * @param {any} old
 * @param {any} fresh
 * @param {string[]} [own]
 */
export function patchElement(old, fresh, own = []) {
  if (samePart(old, fresh)) return;
  copyIdentity(old, fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !own.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !own.includes(name)) old.setAttribute(name, value);
  children(old, fresh);
}

/**
 * @param {Node} old
 * @param {Node} fresh
 */
function children(old, fresh) {
  const [there, wanted] = [[...old.childNodes], [...fresh.childNodes]];
  while (there.length && wanted.length && samePart(there[0], wanted[0])) {
    there.shift();
    wanted.shift();
  }
  let here = null; // everything after it is equal
  while (there.length && wanted.length && samePart(there.at(-1), wanted.at(-1))) {
    here = there.pop();
    wanted.pop();
  }
  const kept = partners(there, wanted);
  const staying = new Set(kept);
  for (const node of there) if (!staying.has(node)) node.remove(); // removed first, so that the others need not move
  here = there.find((node) => staying.has(node)) ?? here;
  for (const [place, node] of wanted.entries()) {
    if (kept[place]) patchElement(kept[place], node);
    if (kept[place] && kept[place] === here) here = here.nextSibling;
    else old.insertBefore(kept[place] ?? node, here);
  }
}

/**
 * Return for each wanted node the old one that becomes it: the next of the same kind and id.
 * @param {Node[]} there
 * @param {Node[]} wanted
 * @returns {(Node | null)[]}
 */
function partners(there, wanted) {
  const free = new Map();
  for (const node of there) free.set(kind(node), [...(free.get(kind(node)) ?? []), node]);
  return wanted.map((node) => free.get(kind(node))?.shift() ?? null);
}
