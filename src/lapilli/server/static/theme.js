// Light, dark, or as the system wishes; remembered on this machine. Loaded first, so that nothing flashes.

const KEY = "lapilli.theme";
const ORDER = ["auto", "light", "dark"];

export function theme() {
  try {
    return localStorage.getItem(KEY) ?? "auto";
  } catch {
    return "auto";
  }
}

export function dark() {
  const chosen = theme();
  return chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Let the page have the theme that was chosen. */
export function apply() {
  const chosen = theme();
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  document.documentElement.dataset.shade = dark() ? "dark" : "light";
}

export function nextTheme() {
  const chosen = ORDER[(ORDER.indexOf(theme()) + 1) % ORDER.length];
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // private windows may refuse: the choice then lasts as long as the page
  }
  apply();
  return chosen;
}

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
