// The steps of a turn with the present one marked, and the goal in one line: always in sight.

import { $, h, refill } from "./dom.js";
import { say } from "./words.js";

export function showCourse(frame) {
  const steps = frame.result ? [] : (frame.course ?? []);
  const box = $("#course");
  box.hidden = Boolean(frame.result) || (!steps.length && !frame.goal);
  refill(
    box,
    steps.length
      ? h("ol", { class: "steps", "aria-label": say("course") }, steps.map((one, at) => h("li", { class: one.now ? "now" : "", "aria-current": one.now ? "step" : null }, h("b", {}, String(at + 1)), one.label)))
      : null,
    frame.goal ? h("p", { class: "goal" }, frame.goal) : null,
  );
  const now = $("#course .now");
  const row = now?.parentElement;
  if (row) row.scrollLeft = now.offsetLeft - row.offsetLeft - (row.clientWidth - now.offsetWidth) / 2;
}
