// The shape of the screen that the board has: a game may draw itself anew for a phone or for a broad screen.

const NARROW = 560; // pixels; below that a picture made for a desk cannot be read
const BROAD = 900;
const CALM = 150; // milliseconds until a size that changes is believed

export function shapeOf(holder) {
  const { clientWidth: width, clientHeight: height } = holder;
  if (width < NARROW || (width < BROAD && innerHeight > 1.2 * innerWidth)) return "narrow"; // a phone, or a tablet held upright
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
