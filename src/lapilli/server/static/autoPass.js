// Automatic passing: check boxes for steps in which my seat passes by itself; nobody else sees them.

import { $, h, replaceContent, targetOf } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Return the check boxes of these steps under a heading.
 * @param {Frame} frame
 * @param {Connection} socket
 * @param {(one: Outgoing.Window) => unknown} [wanted]
 * @returns {HTMLElement | null}
 */
export function autoPassBoxes(frame, socket, wanted = () => true) {
  /** @param {Outgoing.Window} one */
  const box = (one) =>
    h(
      "label",
      {},
      h("input", {
        type: "checkbox",
        checked: one.yes,
        "data-key": `window/${one.phase}`,
        onchange: (event) =>
          socket.send({ type: "window", seat: frame.seat ?? "", phase: one.phase, yes: targetOf(event).checked }),
      }),
      one.label,
    );
  const shown = (frame.windows ?? []).filter(wanted);
  return shown.length
    ? h("fieldset", { class: "windows" }, h("legend", { class: "note" }, t("windows")), shown.map(box))
    : null;
}

/**
 * Show beside the prompt what is asked now and what is ticked; all others are in the table panel.
 * @param {Frame} frame
 * @param {Connection} socket
 */
export function showAutoPass(frame, socket) {
  replaceContent(
    $("#windows"),
    autoPassBoxes(frame, socket, (one) => one.yes || (frame.asks && one.phase === frame.phase)),
  );
}
