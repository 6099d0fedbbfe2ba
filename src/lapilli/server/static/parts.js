// A picture in parts: numbers, each of which stands for markup or for a tag with more numbers inside. What was read once is copied.

const built = new WeakMap(); // shelf -> number -> nodes, as they are drawn
const numbers = new WeakMap(); // node -> its part of the tree, written out

/** Are two nodes the same part of a picture? Nodes of unknown origin are compared. */
export const alike = (one, other) =>
  (numbers.has(one) && numbers.get(one) === numbers.get(other)) || one.isEqualNode(other);

/** The one has been made like the other. */
export const become = (one, other) => (numbers.has(other) ? numbers.set(one, numbers.get(other)) : numbers.delete(one));

export class Parts {
  constructor(tree, things) {
    this.tree = tree;
    this.things = things;
  }

  /** The picture as a new element. */
  build() {
    if (!built.has(this.things)) built.set(this.things, new Map());
    return this.branch(this.tree, this.tree.join());
  }

  branch([head, ...parts], name) {
    const [element] = this.copies(head, true);
    for (const part of parts) {
      const thing = this.things.get(part);
      element.append(...(Array.isArray(thing) ? [this.branch(thing, String(part))] : this.copies(part)));
    }
    numbers.set(element, name);
    return element;
  }

  copies(number, open = false) {
    const known = built.get(this.things);
    if (!known.has(number)) known.set(number, read(this.things.get(number), open));
    return known.get(number).map((node) => {
      const copy = document.importNode(node, true);
      numbers.set(copy, String(number));
      return copy;
    });
  }
}

/** Markup as nodes; an opening tag alone is closed, and is its own first node. */
function read(markup, open) {
  const svg = open && markup.startsWith("<svg"); // the picture itself
  const holder = document.createElement("template");
  holder.innerHTML = svg
    ? `${markup}</svg>`
    : `<svg>${open ? `${markup}</${markup.match(/^<([a-z]+)/i)[1]}>` : markup}</svg>`;
  const root = holder.content.firstElementChild;
  return svg ? [root] : [...root.childNodes];
}
