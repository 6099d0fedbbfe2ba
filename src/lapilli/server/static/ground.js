// The grounds of a picture: it names the file for light and the one for dark, and the page loads the one it shows.

import { dark } from "./theme.js";

/** Let the grounds of a picture suit the page. */
export function dress(svg) {
  for (const image of svg.querySelectorAll("image[data-dark]")) {
    const light = image.dataset.light ?? image.getAttribute("href");
    image.dataset.light = light;
    const wanted = dark() ? image.dataset.dark : light;
    if (image.getAttribute("href") !== wanted) image.setAttribute("href", wanted);
  }
}

new MutationObserver(() => {
  for (const svg of document.querySelectorAll("svg.scene")) dress(svg);
}).observe(document.documentElement, { attributes: true, attributeFilter: ["data-shade"] });
