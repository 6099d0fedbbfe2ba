// What my seat does by itself in certain steps ("pass for me"): a short list of boxes to tick, seen by nobody else.

import { $, h, refill } from "./dom.js";
import { say } from "./words.js";

export function showWindows(frame, line) {
  const windows = frame.windows ?? [];
  const box = (one) =>
    h("label", {}, h("input", { type: "checkbox", checked: one.yes, "data-key": `window/${one.phase}`, onchange: (event) => line.send({ type: "window", seat: frame.seat, phase: one.phase, yes: event.target.checked }) }), one.label);
  refill($("#windows"), windows.length ? h("fieldset", {}, h("legend", { class: "note" }, say("windows")), windows.map(box)) : null);
}
