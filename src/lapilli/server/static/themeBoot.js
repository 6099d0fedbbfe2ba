// Inlined in every page: applies the remembered theme before the first paint.
(() => {
  const root = document.documentElement;
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("lapilli.theme") ?? "auto";
  } catch {
    // storage is blocked: use the system's theme
  }
  if (chosen !== "auto") root.dataset.theme = chosen;
  const night = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.shade = night ? "dark" : "light";
})();
