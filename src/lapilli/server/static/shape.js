// The shape of the screen that the board has: a game may draw itself anew for a phone or for a broad screen.

/** A phone, upright or lying: what stands beside the board elsewhere is a sheet below it (table.css). */
export const phone = matchMedia("(max-width: 699.98px), (max-width: 899.98px) and (orientation: landscape)");

const NARROW = 560; // pixels; below that a picture made for a desk cannot be read
const BROAD = 900;
const CALM = 150; // milliseconds until a size that changes is believed

export function shapeOf(holder) {
  const { clientWidth: width, clientHeight: height } = holder;
  if (width < NARROW || (width < BROAD && innerHeight > 1.2 * innerWidth)) return "narrow"; // of a phone, or beside the rail of a tablet
  return width >= BROAD && width > 1.1 * height ? "wide" : "";
}

/** Call `changed(shape)` when the screen is turned or resized so far that another picture fits better. */
export function watchShape(holder, changed) {
  let shape = shapeOf(holder);
  let timer = 0;
  const look = () => {
    const now = shapeOf(holder);
    if (now !== shape && holder.clientWidth) changed((shape = now));
  };
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, CALM);
  }).observe(holder);
}
