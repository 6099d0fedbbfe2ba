// How fast the turns of bots are told: slow, normal, fast, or at once; remembered on this machine.

const KEY = "lapilli.pace";
export const PACES = { slow: 1500, normal: 700, fast: 150, once: 0 }; // milliseconds to look at one action

export function pace() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept in PACES ? kept : "normal";
  } catch {
    return "normal";
  }
}

export function setPace(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // private windows may refuse: then it is normal again next time
  }
}
