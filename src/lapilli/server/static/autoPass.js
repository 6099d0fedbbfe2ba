// Automatic passing: check boxes for steps in which my seat passes by itself; nobody else sees them.

import { $, h, replaceContent, targetOf } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Return the check boxes of these steps under a heading.
 * @param {Frame} frame
 * @param {Connection} socket
 * @param {(one: Outgoing.AutoPass) => unknown} [wanted]
 * @returns {HTMLElement | null}
 */
export function autoPassBoxes(frame, socket, wanted = () => true) {
  /** @param {Outgoing.AutoPass} one */
  const box = (one) =>
    h(
      "label",
      {},
      h("input", {
        type: "checkbox",
        checked: one.yes,
        "data-key": `auto-pass/${one.phase}`,
        onchange: (event) =>
          socket.send({ type: "auto_pass", seat: frame.seat ?? "", phase: one.phase, yes: targetOf(event).checked }),
      }),
      one.label,
    );
  const shown = (frame.auto_pass ?? []).filter(wanted);
  return shown.length
    ? h("fieldset", { class: "auto-pass" }, h("legend", { class: "note" }, t("auto-pass")), shown.map(box))
    : null;
}

/**
 * Show beside the prompt what is asked now and what is ticked; all others are in the table panel.
 * @param {Frame} frame
 * @param {Connection} socket
 */
export function showAutoPass(frame, socket) {
  replaceContent(
    $("#auto-pass"),
    autoPassBoxes(frame, socket, (one) => one.yes || (frame.asks && one.phase === frame.phase)),
  );
}
