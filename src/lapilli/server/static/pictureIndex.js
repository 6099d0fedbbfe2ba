// The index of a picture: where its things are and what they look like, to tell what happened when the next picture
// comes.

import { isGhost } from "./ghosts.js";

/**
 * @param {Element} svg
 * @returns {Map<string, Thing>}
 */
const keyed = (svg) => new Map([...svg.querySelectorAll("[data-id]")].map((element) => [element.dataset.id, element]));

/**
 * Return the matrix from an element's own coordinates to those of the picture.
 * @param {Thing} svg
 * @param {Thing} element
 * @returns {any}
 */
function place(svg, element) {
  const here = element.getScreenCTM();
  const root = svg.getScreenCTM();
  return here && root ? root.inverse().multiply(here) : null;
}

/**
 * Return the middle of an element in the coordinates of the picture.
 * @param {DOMMatrix} matrix
 * @param {Thing} element
 * @returns {any}
 */
function middle(matrix, element) {
  let box;
  try {
    box = element.getBBox();
  } catch {
    return null;
  }
  if (!matrix || (!box.width && !box.height)) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
}

/**
 * @param {Element} element
 * @returns {boolean}
 */
export const isTumbling = (element) => element.matches(".tumbles, .thrown");

/**
 * Return what a throw changes: the face, the figure shown, or whether it was thrown.
 * @param {Element} element
 * @returns {string}
 */
const face = (element) => [element.matches(".thrown"), element.getAttribute("href"), element.innerHTML].join();

/**
 * Return the piece without its place: `worker/blue` of `worker/blue@quay`.
 * @param {string} id
 * @returns {string}
 */
export const ownerOf = (id) => (id.includes("@") ? id.slice(0, id.indexOf("@")) : "");

/**
 * Index every thing that has an id.
 * @param {Thing} svg
 * @returns {Map<string, IndexedThing>}
 */
export function indexPicture(svg) {
  const seen = new Map();
  for (const [id, element] of keyed(svg)) {
    if (isGhost(element)) continue;
    const matrix = place(svg, element);
    const look = isTumbling(element)
      ? face(element)
      : ownerOf(id) || element.matches(".gathers, .sways, .sails")
        ? element.innerHTML
        : "";
    const [covered, tile, hit] = [".creeps", ".laid", ".struck"].map((mark) => element.matches(mark));
    const many = ownerOf(id) ? element.childElementCount : 0;
    seen.set(id, {
      element,
      look,
      covered,
      tile,
      many,
      hit,
      matrix,
      middle: middle(matrix, element),
      parent: element.parentElement?.closest("[data-id]")?.dataset.id,
    });
  }
  return seen;
}
