// Turns a picture, in parts or as markup, into an element of this page.

import { applyShade } from "./backgrounds.js";

/**
 * Parse a picture. Titles that repeat a label are left to the tooltips.
 * @param {string | PictureParts} picture
 * @returns {Thing}
 */
export function parsePicture(picture) {
  const svg = typeof picture === "string" ? read(picture) : /** @type {Thing} */ (picture.build());
  for (const title of svg.querySelectorAll("[aria-label] > title")) title.remove();
  applyShade(svg);
  return svg;
}

/**
 * Parse markup; its styles are removed, because the page has them.
 * @param {string} picture
 * @returns {Thing}
 */
function read(picture) {
  // parsing as HTML takes a third of the time of parsing as an XML document
  const svg = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
  if (svg?.nodeName !== "svg") throw new Error("the picture cannot be read");
  for (const child of [...svg.children]) if (child.nodeName === "style" || child.nodeName === "title") child.remove();
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  return /** @type {Thing} */ (document.adoptNode(svg));
}
