// A picture in parts: numbers that stand for markup or for a tag with more numbers inside. Markup is parsed once and
// then copied.

const built = new WeakMap(); // cache -> number -> parsed nodes
const numbers = new WeakMap(); // node -> number or tree that it was built from

/**
 * Are two nodes the same part of a picture? Nodes of unknown origin are compared.
 * @param {Node} one
 * @param {Node} other
 * @returns {boolean}
 */
export const samePart = (one, other) =>
  (numbers.has(one) && numbers.get(one) === numbers.get(other)) || one.isEqualNode(other);

/**
 * Remember that one node has been made like the other.
 * @param {Node} one
 * @param {Node} other
 */
export const copyIdentity = (one, other) =>
  numbers.has(other) ? numbers.set(one, numbers.get(other)) : numbers.delete(one);

export class PictureParts {
  /**
   * @param {any[]} tree
   * @param {Map<number, any>} things
   */
  constructor(tree, things) {
    this.tree = tree;
    this.things = things;
  }

  /**
   * Build the picture as a new element.
   * @returns {Element}
   */
  build() {
    if (!built.has(this.things)) built.set(this.things, new Map());
    return this.branch(this.tree, this.tree.join());
  }

  /**
   * @param {any[]} tree
   * @param {string} name
   * @returns {Element}
   */
  branch([head, ...parts], name) {
    const [element] = this.copies(head, true);
    for (const part of parts) {
      const thing = this.things.get(part);
      element.append(...(Array.isArray(thing) ? [this.branch(thing, String(part))] : this.copies(part)));
    }
    numbers.set(element, name);
    return element;
  }

  /**
   * @param {number} number
   * @param {boolean} [open]
   * @returns {Element[]}
   */
  copies(number, open = false) {
    const known = built.get(this.things);
    if (!known.has(number)) known.set(number, read(this.things.get(number), open));
    return known.get(number).map((/** @type {Element} */ node) => {
      const copy = document.importNode(node, true);
      numbers.set(copy, String(number));
      return copy;
    });
  }
}

/**
 * Parse markup into nodes; an opening tag alone is closed and is the first node.
 * @param {string} markup
 * @param {boolean} open
 * @returns {Element[]}
 */
function read(markup, open) {
  const svg = open && markup.startsWith("<svg"); // the picture itself
  const holder = document.createElement("template");
  holder.innerHTML = svg
    ? `${markup}</svg>`
    : `<svg>${open ? `${markup}</${markup.match(/^<([a-z]+)/i)?.[1]}>` : markup}</svg>`;
  const root = /** @type {Element} */ (holder.content.firstElementChild);
  return svg ? [root] : /** @type {any[]} */ ([...root.childNodes]);
}
