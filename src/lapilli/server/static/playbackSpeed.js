// The speed at which turns of bots are shown: slow, normal, fast, or at once; remembered in this browser.

const KEY = "lapilli.pace";
const SPEEDS = {
  slow: { look: 1500, whole: 20000 }, // milliseconds per action, and for all until the person's turn
  normal: { look: 700, whole: 6000 },
  fast: { look: 150, whole: 2500 },
  once: { look: 0, whole: 0 },
};
export const SPEED_NAMES = /** @type {(keyof typeof SPEEDS)[]} */ (Object.keys(SPEEDS));

/** @returns {keyof typeof SPEEDS} */
export function speedName() {
  try {
    const kept = localStorage.getItem(KEY);
    return SPEED_NAMES.find((name) => name === kept) ?? "normal";
  } catch {
    return "normal";
  }
}

export const speed = () => SPEEDS[speedName()];

/** @param {string} name */
export function setSpeed(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // storage is blocked: normal speed next time
  }
}
