// What my seat does by itself in certain steps ("pass for me"): boxes to tick, seen by nobody else.

import { $, h, refill } from "./dom.js";
import { say } from "./words.js";

/** The boxes of these steps, under a heading. */
export function windows(frame, line, wanted = () => true) {
  const box = (one) =>
    h(
      "label",
      {},
      h("input", {
        type: "checkbox",
        checked: one.yes,
        "data-key": `window/${one.phase}`,
        onchange: (event) =>
          line.send({ type: "window", seat: frame.seat, phase: one.phase, yes: event.target.checked }),
      }),
      one.label,
    );
  const shown = (frame.windows ?? []).filter(wanted);
  return shown.length
    ? h("fieldset", { class: "windows" }, h("legend", { class: "note" }, say("windows")), shown.map(box))
    : null;
}

/** Beside the question: what is asked just now, and what is ticked; the rest stands on the leaf about the table. */
export function showWindows(frame, line) {
  refill(
    $("#windows"),
    windows(frame, line, (one) => one.yes || (frame.asks && one.phase === frame.phase)),
  );
}
