// How fast the turns of bots are told: slow, normal, fast, or at once; remembered on this machine.

const KEY = "lapilli.pace";
const PACES = {
  slow: { look: 1500, whole: 20000 }, // milliseconds to look at one action, and at most for all until one is asked again
  normal: { look: 700, whole: 6000 },
  fast: { look: 150, whole: 2500 },
  once: { look: 0, whole: 0 },
};
export const NAMES = Object.keys(PACES);

export function chosen() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept in PACES ? kept : "normal";
  } catch {
    return "normal";
  }
}

export const pace = () => PACES[chosen()];

export function choose(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // private windows may refuse: then it is normal again next time
  }
}
