// Background images of a picture: it names a file for light and one for dark, and the page loads the one it shows.

import { dark } from "./theme.js";

/**
 * Use the backgrounds that match the page's theme.
 * @param {Element} svg
 */
export function applyShade(svg) {
  for (const image of svg.querySelectorAll("image[data-dark]")) {
    const light = image.dataset.light ?? image.getAttribute("href");
    image.dataset.light = light;
    const wanted = dark() ? image.dataset.dark : light;
    if (image.getAttribute("href") !== wanted) image.setAttribute("href", wanted);
  }
}

new MutationObserver(() => {
  for (const svg of document.querySelectorAll("svg.scene")) applyShade(svg);
}).observe(document.documentElement, { attributes: true, attributeFilter: ["data-shade"] });
