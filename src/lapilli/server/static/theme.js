// The theme: light, dark, or as the system; remembered in this browser.

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

/** Apply the chosen theme to the page. */
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
    // storage is blocked: the choice lasts as long as the page
  }
  apply();
  return chosen;
}

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
