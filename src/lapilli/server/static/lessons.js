// The lessons of a game: what is done, what comes next, and the whole game at the end.

import "./chrome.js";
import { $, $$, icon, toast } from "./dom.js";
import { ask } from "./live.js";
import { forget, lessonsDone, markTable, wayOf } from "./progress.js";
import { lang, say } from "./words.js";

const { game } = $("#main").dataset;

function draw() {
  const done = lessonsDone(game);
  const rows = $$("#lessons li");
  const next = rows.find((row) => !done.includes(row.dataset.lesson)) ?? rows[0];
  for (const row of rows) {
    const finished = done.includes(row.dataset.lesson);
    row.classList.toggle("done", finished);
    $(".state", row).replaceChildren(...(finished ? [icon("check"), say("lesson-is-done")] : []));
    const go = $(".go", row);
    go.classList.toggle("main", row === next);
    go.textContent = say(
      finished ? "lesson-again" : wayOf(game, row.dataset.lesson).length ? "mine-resume" : "lesson-start",
    );
  }
}

for (const button of $$("[data-play]"))
  button.addEventListener("click", async () => {
    try {
      const { room, url } = await ask(`/api/lessons/${game}/${button.dataset.play}/table`, {
        method: "POST",
        body: { lang: lang() },
      });
      markTable(room, game, button.dataset.play);
      location.href = url;
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  });
$("#forget").addEventListener("click", () => {
  forget(game);
  draw();
});
document.addEventListener("lapilli:language", () => location.reload());
addEventListener("pageshow", (event) => event.persisted && draw());
draw();
