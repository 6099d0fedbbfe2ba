// One piece of a picture made like another by changing as little as possible: what is alike stays, and need not be laid out again.

import { alike, become } from "./parts.js";

const kind = (node) => `${node.nodeName} ${node.getAttribute?.("data-id") ?? ""}`;

/** Make `old` like `fresh`, whose parts may be taken over; `own` names attributes of `old` that stay as they are. */
export function patch(old, fresh, own = []) {
  if (alike(old, fresh)) return;
  become(old, fresh);
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

function children(old, fresh) {
  const [there, wanted] = [[...old.childNodes], [...fresh.childNodes]];
  while (there.length && wanted.length && alike(there[0], wanted[0])) {
    there.shift();
    wanted.shift();
  }
  let here = null; // what comes behind is alike
  while (there.length && wanted.length && alike(there.at(-1), wanted.at(-1))) {
    here = there.pop();
    wanted.pop();
  }
  const kept = partners(there, wanted);
  const staying = new Set(kept);
  for (const node of there) if (!staying.has(node)) node.remove(); // first: then what stays need not be moved
  here = there.find((node) => staying.has(node)) ?? here;
  for (const [place, node] of wanted.entries()) {
    if (kept[place]) patch(kept[place], node);
    if (kept[place] && kept[place] === here) here = here.nextSibling;
    else old.insertBefore(kept[place] ?? node, here);
  }
}

/** For each wanted node the one that becomes it: the next of the same kind and name, or without a name. */
function partners(there, wanted) {
  const free = new Map();
  for (const node of there) free.set(kind(node), [...(free.get(kind(node)) ?? []), node]);
  return wanted.map((node) => free.get(kind(node))?.shift() ?? null);
}
