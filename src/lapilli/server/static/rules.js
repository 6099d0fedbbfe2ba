// The rules of a game: search in the clauses, worked examples to try, printing.

import "./chrome.js";
import { $, $$, toast } from "./dom.js";
import { boards, photograph, ringAll, unprint } from "./figure.js";
import { ask } from "./live.js";
import { apply } from "./theme.js";
import { lang, say } from "./words.js";

const { game } = $("#main").dataset;
const rows = $$(".digest > *");

/** Only what has all the words is shown; headings stay while nothing is looked for. */
function search(wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    row.hidden = words.length > 0 && (!fits || /^H\d$/.test(row.tagName));
    found += words.length > 0 && !row.hidden;
  }
  $("#found").textContent = words.length ? say("rules-found", { n: found }) : "";
}

$("#search")?.addEventListener("input", (event) => search(event.target.value));
const root = document.documentElement;

/** The boards of the page follow its theme. */
function dress() {
  for (const source of $$("source.by-night"))
    source.media = root.dataset.shade === "dark" ? source.dataset.size : "not all";
}

/** Paper is white: the page is light while it is printed. */
function whiten() {
  Object.assign(root.dataset, { theme: "light", shade: "light" });
  dress();
}

/** Every picture is there before the paper is. */
async function paper() {
  await Promise.all(boards().map((board) => photograph(board).catch(() => {}))); // else it is printed as drawn
  whiten();
  print();
}

dress();
ringAll();
new MutationObserver(dress).observe(root, { attributes: true, attributeFilter: ["data-shade"] });
addEventListener("beforeprint", whiten);
addEventListener("afterprint", () => {
  apply();
  unprint();
});
$("#print").addEventListener("click", paper);
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  paper();
});
for (const button of $$("[data-try]"))
  button.addEventListener("click", async () => {
    const [lesson, step] = button.dataset.try.split("/");
    try {
      location.href = (
        await ask("/api/practice", { method: "POST", body: { game, lesson, step: Number(step), lang: lang() } })
      ).url;
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  });
document.addEventListener("lapilli:language", () => location.reload());
