// The steps of a turn with the present one marked, and the goal in one line: always in sight.

import { $, h, refill } from "./dom.js";
import { say } from "./words.js";

/** The present step is in sight; a row that is longer than its place is pushed with the keys too, one that fits is no stop on the way. */
function reach() {
  const row = $("#course .steps");
  if (!row) return;
  const now = $(".now", row);
  if (now) row.scrollLeft = now.offsetLeft - row.offsetLeft - (row.clientWidth - now.offsetWidth) / 2;
  if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
  else row.removeAttribute("tabindex");
}

const sizes = new ResizeObserver(reach);

export function showCourse(frame) {
  const steps = frame.result ? [] : (frame.course ?? []);
  const box = $("#course");
  box.hidden = Boolean(frame.result) || (!steps.length && !frame.goal);
  refill(
    box,
    steps.length
      ? h(
          "ol",
          {
            class: "steps",
            "data-key": "steps",
            tabindex: $(".steps", box)?.getAttribute("tabindex"),
            "aria-label": say("course"),
          },
          steps.map((one, at) =>
            h(
              "li",
              { class: one.now ? "now" : "", "aria-current": one.now ? "step" : null },
              h("b", {}, String(at + 1)),
              one.label,
            ),
          ),
        )
      : null,
    frame.goal ? h("p", { class: "goal" }, frame.goal) : null,
  );
  reach();
  sizes.observe(box);
}
