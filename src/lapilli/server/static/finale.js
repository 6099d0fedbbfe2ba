// The end of a game: the board draws breath once, and a gong is heard.

import { still } from "./morph.js";
import { play } from "./sound.js";

const BREATH = 900; // milliseconds

export function end(board) {
  play("gong");
  if (still() || !board.picture.svg) return;
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
