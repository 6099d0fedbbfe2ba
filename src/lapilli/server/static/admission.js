// For the host: who may come in, and newcomers who ask to.

import { $, announce, h, replaceContent, targetOf } from "./dom.js";
import { hasServer } from "./host.js";
import { t } from "./i18n.js";
import { inputDialog } from "./inputDialog.js";

const DOORS = ["open", "password", "ask", "closed"];

/**
 * Return the setting of the door for the table panel; null for everybody but the host.
 * @param {Frame} frame
 * @param {Connection} socket
 * @returns {HTMLElement | null}
 */
export function doorSetting(frame, socket) {
  const { door } = frame;
  if (!door || !hasServer) return null;
  /** @param {Event} event */
  const choose = async (event) => {
    const to = /** @type {Messages.SetDoor["to"]} */ (targetOf(event).value);
    const password = to === "password" ? await inputDialog(t("door-password"), { secret: true }) : "";
    if (to === "password" && !password) targetOf(event).value = door.to;
    else socket.send({ type: "door", to, password: password ?? "" });
  };
  const doors = h(
    "select",
    { id: "door-to", "data-key": "door", onchange: choose },
    DOORS.map((to) => h("option", { value: to, selected: to === door.to }, t(`door-to-${to}`))),
  );
  return h(
    "section",
    { class: "door" },
    h("h3", {}, h("label", { for: "door-to" }, t("door-who"))),
    doors,
    h("p", { class: "note" }, t(`door-note-${door.to}`)),
  );
}

/**
 * @param {Door.Newcomer} newcomer
 * @returns {string}
 */
const asks = ({ name }) => (name ? t("newcomer-asks", { name }) : t("newcomer-nameless"));

/**
 * Show who waits for an answer, each with yes and no. A new one is announced wherever the host looks.
 * @param {Frame} frame
 * @param {Connection} socket
 */
export function showNewcomers(frame, socket) {
  const asking = frame.door?.asking ?? [];
  const box = $("#newcomers");
  box.hidden = !asking.length;
  if (asking.length && asking.at(-1).number > Number(box.dataset.latest ?? 0)) {
    box.dataset.latest = String(asking.at(-1).number);
    announce(asks(asking.at(-1)));
    box.parentElement.scrollTop = 0;
    // on a phone another tab is open
    if (box.parentElement.classList.contains("collapsed")) $("#tab-play").classList.add("news");
  }
  replaceContent(
    box,
    asking.map((newcomer) => {
      const { number } = newcomer;
      /** @param {boolean} yes */
      const answer = (yes) =>
        h(
          "button",
          {
            type: "button",
            class: yes ? "main" : "",
            "data-key": `admit/${number}/${yes}`,
            onclick: () => socket.send({ type: "admit", number, yes }),
          },
          t(yes ? "newcomer-yes" : "newcomer-no"),
        );
      return h(
        "div",
        { class: "newcomer" },
        h("p", { class: "words" }, asks(newcomer)),
        h("div", { class: "button-row" }, answer(true), answer(false)),
      );
    }),
  );
}
