// The curtain: between two people at one screen nothing secret is shown until the next one says so.

import { $, h } from "./dom.js";
import { mark } from "./seats.js";
import { say } from "./words.js";

/** Draw the curtain for a seat, or open it with null. Returns whether it is drawn. */
export function curtain(frame, line) {
  const box = $("#curtain");
  const seat = frame.curtain ? frame.seats.find((one) => one.name === frame.curtain) : null;
  const was = !box.hidden;
  box.hidden = !seat;
  document.body.classList.toggle("curtained", Boolean(seat));
  $("#main").inert = Boolean(seat);
  if (!seat) {
    box.replaceChildren();
    return false;
  }
  box.className = `curtain tint-${seat.colour}`;
  box.replaceChildren(
    h(
      "div",
      {},
      mark(seat),
      h("h2", { id: "curtain-words" }, say("curtain-heading", { seat: seat.label })),
      h("p", {}, say("curtain-words")),
      h("button", { type: "button", class: "main", id: "curtain-ready", onclick: () => line.send({ type: "ready_curtain", seat: seat.name }) }, say("curtain-ready", { seat: seat.label })),
    ),
  );
  if (!was || !box.contains(document.activeElement)) $("#curtain-ready").focus();
  return true;
}
