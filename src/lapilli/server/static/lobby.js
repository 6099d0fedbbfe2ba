// Before friends have come: who is here, and for everybody else a large link with copy, share and a QR code.

import { $, h, icon, refill } from "./dom.js";
import { copy } from "./seats.js";
import { say } from "./words.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname); // an address that means something else to others

/** How many have come. */
export const come = ({ seats }) =>
  say("lobby", { here: seats.filter((seat) => seat.who !== "link").length, all: seats.length });

export function showLobby(frame, line) {
  const box = $("#lobby");
  const open = (frame.links ?? []).filter(() => !frame.over);
  box.hidden = !open.length;
  $("#play").classList.toggle("waiting", Boolean(open.length && frame.waiting)); // nothing can be played: the links have the room
  if (!open.length) return refill(box);
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
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
        say("lobby-share"),
      );
    return h(
      "li",
      {},
      h("b", {}, label(seat)),
      h("code", {}, whole),
      h(
        "div",
        { class: "deeds" },
        h(
          "button",
          { type: "button", class: "tiny main", "data-key": `copy-link/${seat}`, onclick: () => copy(whole) },
          icon("link"),
          say("seat-link"),
        ),
        share,
      ),
      h(
        "details",
        {},
        h("summary", {}, say("lobby-qr")),
        h("img", { class: "qr", src: `${new URL(whole).pathname}/qr.svg`, alt: whole, loading: "lazy" }),
      ),
    );
  };
  refill(
    box,
    frame.waiting ? null : h("p", { class: "words" }, come(frame)),
    h("p", { class: "note" }, say(frame.waiting ? "lobby-waits" : "lobby-words")),
    HERE ? h("p", { class: "note" }, say("lobby-here")) : null,
    h("ul", {}, open.map(invite)),
    frame.waiting && frame.you?.length
      ? h(
          "button",
          { type: "button", "data-key": "begin", onclick: () => line.send({ type: "begin" }) },
          say("lobby-begin"),
        )
      : null,
  );
}
