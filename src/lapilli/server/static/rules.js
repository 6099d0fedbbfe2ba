// The rules page: search in the clauses, examples to try, printing.

import "./pageControls.js";
import { callApi } from "./api.js";
import { $, $$, targetOf, toast } from "./dom.js";
import { link, reloadPage } from "./host.js";
import { lang, t } from "./i18n.js";
import { figures, outlineFigures, rasterize, restoreAfterPrint } from "./ruleFigures.js";
import { apply } from "./theme.js";

const { game } = $("#main").dataset;
const rows = $$(".digest > *");

/**
 * Show only rows that contain all the words; headings are shown while nothing is searched.
 * @param {string} wanted
 */
function search(wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    row.hidden = words.length > 0 && (!fits || /^H\d$/.test(row.tagName));
    if (words.length && !row.hidden) found++;
  }
  $("#found").textContent = words.length ? t("rules-found", { n: found }) : "";
}

$("#search")?.addEventListener("input", (event) => search(targetOf(event).value));
const root = document.documentElement;

/** Use the boards that match the page's theme. */
function matchTheme() {
  for (const source of $$("source.by-night"))
    source.media = root.dataset.shade === "dark" ? source.dataset.size : "not all";
}

/** Switch to the light theme for printing. */
function useLightTheme() {
  Object.assign(root.dataset, { theme: "light", shade: "light" });
  matchTheme();
}

/** Print when every picture is ready. */
async function printPage() {
  // on error the drawing itself is printed
  await Promise.all(figures().map((board) => rasterize(board).catch(() => {})));
  useLightTheme();
  print();
}

matchTheme();
outlineFigures();
new MutationObserver(matchTheme).observe(root, { attributes: true, attributeFilter: ["data-shade"] });
addEventListener("beforeprint", useLightTheme);
addEventListener("afterprint", () => {
  apply();
  restoreAfterPrint();
});
$("#print").addEventListener("click", printPage);
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  printPage();
});
for (const button of $$("[data-try]"))
  button.addEventListener("click", async () => {
    const [lesson, step] = button.dataset.try.split("/");
    try {
      const body = { game, lesson, step: Number(step), lang: lang() };
      location.href = link((await callApi("/api/practice", { method: "POST", body })).url);
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  });
document.addEventListener("lapilli:language", reloadPage);
