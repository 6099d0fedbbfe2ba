// One piece of a picture made like another by changing as little as possible: what is alike stays, and need not be laid out again.

const key = (node) => node.getAttribute?.("data-id") ?? null;
const akin = (old, fresh) => old.nodeName === fresh.nodeName && key(old) === key(fresh);

/** Make `old` like `fresh`, whose parts may be taken over; `own` names attributes of `old` that stay as they are. */
export function patch(old, fresh, own = []) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !own.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && !own.includes(name)) old.setAttribute(name, value);
  children(old, fresh);
}

function children(old, fresh) {
  const [there, wanted] = [[...old.childNodes], [...fresh.childNodes]];
  while (there.length && wanted.length && there[0].isEqualNode(wanted[0])) there.shift(), wanted.shift();
  let end = null; // what follows is alike
  while (there.length && wanted.length && there.at(-1).isEqualNode(wanted.at(-1))) (end = there.pop()), wanted.pop();
  const named = new Map(there.filter((node) => key(node) !== null).map((node) => [key(node), node]));
  const nameless = there.filter((node) => key(node) === null);
  let here = there[0] ?? end;
  for (const node of wanted) {
    const found = key(node) === null ? nameless[0] : named.get(key(node));
    const kept = found && akin(found, node) ? found : null;
    if (kept) {
      if (key(node) === null) nameless.shift();
      else named.delete(key(node));
      patch(kept, node);
    }
    if (kept && kept === here) here = here.nextSibling;
    else old.insertBefore(kept ?? node, here);
    if (kept) there.splice(there.indexOf(kept), 1);
  }
  for (const node of there) {
    if (node === here) here = here.nextSibling;
    node.remove();
  }
}
