// The page of a game's lessons: what is done, what comes next, and a whole game at the end.

import "./pageControls.js";
import { callApi } from "./api.js";
import { $, $$, icon, toast } from "./dom.js";
import { link, reloadPage } from "./host.js";
import { lang, t } from "./i18n.js";
import { forget, lessonsDone, markTable, wayOf } from "./learningProgress.js";

const { game } = $("#main").dataset;

function draw() {
  const done = lessonsDone(game);
  const rows = $$("#lessons li");
  const next = rows.find((row) => !done.includes(row.dataset.lesson)) ?? rows[0];
  for (const row of rows) {
    const finished = done.includes(row.dataset.lesson);
    row.classList.toggle("done", finished);
    $(".state", row).replaceChildren(...(finished ? [icon("check"), t("lesson-is-done")] : []));
    const go = $(".go", row);
    go.classList.toggle("main", row === next);
    go.textContent = t(
      finished ? "lesson-again" : wayOf(game, row.dataset.lesson).length ? "mine-resume" : "lesson-start",
    );
  }
}

for (const button of $$("[data-play]"))
  button.addEventListener("click", async () => {
    try {
      const { room, url } = await callApi(`/api/lessons/${game}/${button.dataset.play}/table`, {
        method: "POST",
        body: { lang: lang() },
      });
      markTable(room, game, button.dataset.play);
      location.href = link(url);
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  });
$("#forget").addEventListener("click", () => {
  forget(game);
  draw();
});
document.addEventListener("lapilli:language", reloadPage);
addEventListener("pageshow", (event) => event.persisted && draw());
draw();
