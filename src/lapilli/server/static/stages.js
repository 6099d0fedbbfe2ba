// The stages of a turn with the current one marked, only for screen readers where the picture names it; and the goal in
// one line.

import { $, h, replaceContent } from "./dom.js";
import { t } from "./i18n.js";

/** Scroll the current stage into view. A row that overflows gets keyboard focus so that arrow keys can scroll it. */
function scrollToCurrent() {
  const row = $("#stages .steps:not(.unseen)");
  if (!row) return;
  const now = $(".now", row);
  if (now) row.scrollLeft = now.offsetLeft - row.offsetLeft - (row.clientWidth - now.offsetWidth) / 2;
  if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
  else row.removeAttribute("tabindex");
}

const sizes = new ResizeObserver(scrollToCurrent);

/**
 * Does the picture name this stage, as in "Round 3 · 2. Planning"?
 * @param {Outgoing.Stage | undefined} stage
 */
function isDrawn(stage) {
  const texts = [...document.querySelectorAll("#board svg.scene text")].flatMap((one) => one.textContent.split(" · "));
  return texts.some((text) => text.replace(/^\d+\. /, "").toLowerCase() === stage?.label.toLowerCase());
}

/** @param {Frame} frame */
export function showStages(frame) {
  const course = frame.result ? [] : (frame.stages ?? []);
  const drawn = isDrawn(course.find((one) => one.now));
  const box = $("#stages");
  box.hidden = Boolean(frame.result) || (!course.length && !frame.goal);
  replaceContent(
    box,
    course.length
      ? h(
          "ol",
          {
            class: drawn ? "steps unseen" : "steps",
            "data-key": "steps",
            tabindex: $(".steps", box)?.getAttribute("tabindex"),
            "aria-label": t("course"),
          },
          course.map((one, at) =>
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
  scrollToCurrent();
  sizes.observe(box);
}
