// The lobby: who has arrived, and for every free seat a link to copy, to share or to scan.

import { $, h, icon, replaceContent } from "./dom.js";
import { t } from "./i18n.js";
import { copyToClipboard } from "./seats.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname); // an address that others cannot reach

/**
 * Say how many have arrived.
 * @param {Frame} frame
 * @returns {string}
 */
export const arrivals = ({ seats }) =>
  t("lobby", { here: seats.filter((seat) => seat.who !== "link").length, all: seats.length });

/**
 * @param {Frame} frame
 * @param {Connection} socket
 */
export function showLobby(frame, socket) {
  const box = $("#lobby");
  const open = (frame.links ?? []).filter(() => !frame.over);
  box.hidden = !open.length;
  // nothing can be played: the links get the space
  $("#play").classList.toggle("waiting", Boolean(open.length && frame.waiting));
  if (!open.length) return replaceContent(box);
  /** @param {string} name */
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  /** @param {Outgoing.Link} link */
  const invite = ({ seat, url }) => {
    const whole = new URL(url, location.href).href;
    const share =
      navigator.share &&
      h(
        "button",
        {
          type: "button",
          class: "tiny",
          "data-key": `share/${seat}`,
          onclick: () => navigator.share({ title: frame.title, url: whole }).catch(() => {}),
        },
        t("lobby-share"),
      );
    return h(
      "li",
      {},
      h("b", {}, label(seat)),
      h("code", {}, whole),
      h(
        "div",
        { class: "button-row" },
        h(
          "button",
          {
            type: "button",
            class: "tiny main",
            "data-key": `copy-link/${seat}`,
            onclick: () => copyToClipboard(whole),
          },
          icon("link"),
          t("seat-link"),
        ),
        share,
      ),
      h(
        "details",
        {},
        h("summary", {}, t("lobby-qr")),
        h("img", { class: "qr", src: `${new URL(whole).pathname}/qr.svg`, alt: whole, loading: "lazy" }),
      ),
    );
  };
  replaceContent(
    box,
    frame.waiting ? null : h("p", { class: "words" }, arrivals(frame)),
    h("p", { class: "note" }, t(frame.waiting ? "lobby-waits" : "lobby-words")),
    HERE ? h("p", { class: "note" }, t("lobby-here")) : null,
    h("ul", {}, open.map(invite)),
    frame.waiting && frame.you?.length
      ? h(
          "button",
          { type: "button", "data-key": "begin", onclick: () => socket.send({ type: "begin" }) },
          t("lobby-begin"),
        )
      : null,
  );
}
