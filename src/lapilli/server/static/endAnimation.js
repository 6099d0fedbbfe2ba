// The animation at the end of a game: the board pulses once, and a gong sounds.

import { play } from "./sound.js";
import { reducedMotion } from "./transition.js";

const BREATH = 900; // milliseconds

/** @param {Board} board */
export function animateEnd(board) {
  play("gong");
  if (reducedMotion() || !board.picture.svg) return;
  const glow = "drop-shadow(0 0 18px rgb(255 209 102 / 0.9))";
  board.picture.svg.animate(
    [
      { filter: "none", scale: 1 },
      { filter: glow, scale: 0.975, offset: 0.4 },
      { filter: "none", scale: 1 },
    ],
    { duration: BREATH, easing: "ease-in-out" },
  );
}
