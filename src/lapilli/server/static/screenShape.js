// The shape of the screen space for the board: a game may draw another picture for a phone or a wide screen.

/** Phones, in both orientations: the side panel is below the board (table.css). */
export const phone = matchMedia("(max-width: 699.98px), (max-width: 899.98px) and (orientation: landscape)");

/** Tablets in portrait orientation: the board is above the panel, as wide as the screen (table.css). */
const upright = matchMedia("(min-width: 700px) and (max-width: 1099.98px) and (orientation: portrait)");
export const stacked = () => upright.matches;

const NARROW_WIDTH = 560; // pixels: narrower boards need the picture for phones
const WIDE_WIDTH = 700; // pixels: width of the board on a small tablet in landscape
const SQUARE_RATIO = 1.12; // maximum width to height of a square picture
const DEBOUNCE = 150; // milliseconds of debounce

/**
 * @param {Element} holder
 * @returns {Shape}
 */
export function screenShape(holder) {
  const { clientWidth: width, clientHeight: height } = holder;
  const shapes = document.querySelector(".table-page")?.dataset.shapes ?? "";
  if (width < NARROW_WIDTH) return "narrow";
  if (shapes.includes("square") && (stacked() || width < SQUARE_RATIO * height)) return "square";
  return width >= WIDE_WIDTH && width > height && !stacked() ? "wide" : "";
}

/**
 * Call `changed(shape)` when the screen is turned or resized so far that another picture fits better.
 * @param {Element} holder
 * @param {(shape: Shape) => void} changed
 */
export function watchScreenShape(holder, changed) {
  let shape = screenShape(holder);
  let timer = 0;
  const look = () => {
    const now = screenShape(holder);
    if (now === shape || !holder.clientWidth) return;
    shape = now;
    changed(shape);
  };
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, DEBOUNCE);
  }).observe(holder);
}
