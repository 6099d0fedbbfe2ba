// The curtain: between two people at one screen nothing secret is shown until the next one says so.

import { $, h } from "./dom.js";
import { mark } from "./seats.js";
import { lang, say } from "./words.js";

/** Draw the curtain for a seat, or open it with null. Returns whether it is drawn. */
export function curtain(frame, line) {
  const box = $("#curtain");
  const seat = frame.curtain ? frame.seats.find((one) => one.name === frame.curtain) : null;
  const was = !box.hidden && box.dataset.seat === frame.curtain;
  box.hidden = !seat;
  document.body.classList.toggle("curtained", Boolean(seat));
  $("#main").inert = Boolean(seat);
  if (!seat) {
    box.replaceChildren();
    return false;
  }
  if (was && box.lang === lang()) return true;
  box.dataset.seat = frame.curtain;
  box.lang = lang();
  box.className = `curtain tint-${seat.colour}`;
  box.replaceChildren(
    h(
      "div",
      {},
      mark(seat),
      h("h2", { id: "curtain-words" }, say("curtain-heading", { seat: seat.label })),
      h("p", {}, say("curtain-words")),
      h(
        "button",
        {
          type: "button",
          class: "main",
          id: "curtain-ready",
          onclick: () => line.send({ type: "ready_curtain", seat: seat.name }),
        },
        say("curtain-ready", { seat: seat.label }),
      ),
    ),
  );
  $("#curtain-ready").focus();
  return true;
}
