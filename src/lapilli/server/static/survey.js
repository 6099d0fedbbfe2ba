// Where the things of a picture are and how they look, so that one can tell what has happened to them when the next one comes.

import { isGhost } from "./ghosts.js";

const keyed = (svg) => new Map([...svg.querySelectorAll("[data-id]")].map((element) => [element.dataset.id, element]));

/** Where an element is, as a matrix from its own coordinates to those of the picture. */
function place(svg, element) {
  const here = element.getScreenCTM();
  const root = svg.getScreenCTM();
  return here && root ? root.inverse().multiply(here) : null;
}

/** The middle of an element in the coordinates of the picture. */
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

export const tumbles = (element) => element.matches(".tumbles, .thrown");
/** What a throw changes: the face, the figure shown, or that it has been thrown at all. */
const face = (element) => [element.matches(".thrown"), element.getAttribute("href"), element.innerHTML].join();

/** Whose a thing is that stands somewhere: `worker/blue` of `worker/blue@quay`. */
export const kin = (id) => (id.includes("@") ? id.slice(0, id.indexOf("@")) : "");

/** The place and the look of every keyed thing. */
export function survey(svg) {
  const seen = new Map();
  for (const [id, element] of keyed(svg)) {
    if (isGhost(element)) continue;
    const matrix = place(svg, element);
    const look = tumbles(element)
      ? face(element)
      : kin(id) || element.matches(".gathers, .sways, .sails")
        ? element.innerHTML
        : "";
    const [covered, tile, hit] = [".creeps", ".laid", ".struck"].map((mark) => element.matches(mark));
    const many = kin(id) ? element.childElementCount : 0;
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
