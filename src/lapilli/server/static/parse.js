// A picture, in parts or as markup, as an element of this page.

import { dress } from "./ground.js";

/** Titles that repeat a name are left to the mouse (`tips.js`). */
export function parse(picture) {
  const svg = typeof picture === "string" ? read(picture) : picture.build();
  for (const title of svg.querySelectorAll("[aria-label] > title")) title.remove();
  dress(svg);
  return svg;
}

/** Markup as an element; styles inside it are left out (the page has the tokens). */
function read(picture) {
  // as part of a page, which takes a third of the time it takes as a document of its own
  const svg = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
  if (svg?.nodeName !== "svg") throw new Error("the picture cannot be read");
  for (const child of [...svg.children]) if (child.nodeName === "style" || child.nodeName === "title") child.remove();
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  return document.adoptNode(svg);
}
