// Hot-seat handover: two people share a screen, and nothing secret is shown until the next one confirms.

import { $, h } from "./dom.js";
import { lang, t } from "./i18n.js";
import { seatBadge } from "./seats.js";

/**
 * Cover the table for the seat that takes over, or uncover it. Returns whether it is covered.
 * @param {Frame} frame
 * @param {Connection} socket
 * @returns {boolean}
 */
export function showHandover(frame, socket) {
  const box = $("#handover");
  const seat = frame.handover ? frame.seats.find((one) => one.name === frame.handover) : null;
  const was = !box.hidden && box.dataset.seat === frame.handover;
  box.hidden = !seat;
  document.body.classList.toggle("handing-over", Boolean(seat));
  $("#main").inert = Boolean(seat);
  if (!seat) {
    box.replaceChildren();
    return false;
  }
  if (was && box.lang === lang()) return true;
  box.dataset.seat = seat.name;
  box.lang = lang();
  box.className = `handover tint-${seat.colour}`;
  box.replaceChildren(
    h(
      "div",
      {},
      seatBadge(seat),
      h("h2", { id: "handover-words" }, t("handover-heading", { seat: seat.label })),
      h("p", {}, t("handover-words")),
      h(
        "button",
        {
          type: "button",
          class: "main",
          id: "handover-ready",
          onclick: () => socket.send({ type: "ready_handover", seat: seat.name }),
        },
        t("handover-ready", { seat: seat.label }),
      ),
    ),
  );
  $("#handover-ready").focus();
  return true;
}
