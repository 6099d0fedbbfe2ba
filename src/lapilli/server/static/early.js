// Before the first paint: the theme this machine remembers.
(() => {
  const root = document.documentElement;
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("lapilli.theme") ?? "auto";
  } catch {
    // a private window: as the system wishes
  }
  if (chosen !== "auto") root.dataset.theme = chosen;
  const night = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.shade = night ? "dark" : "light";
})();
