// The shape of the screen that the board has: a game may draw itself anew for a phone or for a broad screen.

/** A phone, upright or lying: what stands beside the board elsewhere is a sheet below it (table.css). */
export const phone = matchMedia("(max-width: 699.98px), (max-width: 899.98px) and (orientation: landscape)");

/** A tablet that is held upright; with some games the board lies above the rest there, across the whole screen (table.css). */
const upright = matchMedia("(min-width: 700px) and (max-width: 1099.98px) and (orientation: portrait)");
export const stacked = () => upright.matches && Boolean(document.querySelector(".table-page[data-stacked]"));

const NARROW = 560; // pixels; below that a picture made for a desk cannot be read
const BROAD = 700; // the board of a small tablet that lies on its side
const UPRIGHT = 820; // up to that wide, beside the rail of a tablet, the picture of a phone is larger than any other
const SQUARE = 1.12; // times as wide as high at most, upright or on its side: a picture of its own, where the game has one
const CALM = 150; // milliseconds until a size that changes is believed

export function shapeOf(holder) {
  const { clientWidth: width, clientHeight: height } = holder;
  const shapes = document.querySelector(".table-page")?.dataset.shapes ?? "";
  if (width < NARROW || (width < UPRIGHT && innerHeight > 1.2 * innerWidth && !stacked())) return "narrow"; // of a phone, or beside the rail of a tablet
  if (shapes.includes("square") && (stacked() || width < SQUARE * height)) return "square";
  return width >= BROAD && width > height && !stacked() ? "wide" : "";
}

/** Call `changed(shape)` when the screen is turned or resized so far that another picture fits better. */
export function watchShape(holder, changed) {
  let shape = shapeOf(holder);
  let timer = 0;
  const look = () => {
    const now = shapeOf(holder);
    if (now === shape || !holder.clientWidth) return;
    shape = now;
    changed(shape);
  };
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, CALM);
  }).observe(holder);
}
