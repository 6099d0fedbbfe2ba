// Names of players: the remembered name, the form for one, and the question to a guest without one.

import { $, h, replaceContent } from "./dom.js";
import { t } from "./i18n.js";

const NAME = "lapilli.name";

/** @returns {string} */
export const rememberedName = () => {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
};

/** @param {string} name */
export function rememberName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // storage is blocked: not remembered
  }
}

/**
 * Return the form for the name of a seat; an open form survives the frames that arrive meanwhile.
 * @param {Element} place
 * @param {Seat} seat
 * @param {Connection} socket
 * @param {() => unknown} done
 * @returns {HTMLElement}
 */
export function nameForm(place, seat, socket, done) {
  const before = $(`.naming[data-seat="${CSS.escape(seat.name)}"]`, place);
  if (before) return before;
  const field = h("input", {
    maxlength: 40,
    autocomplete: "nickname",
    "data-key": `naming/${seat.name}`,
    "aria-label": t("seat-name"),
    placeholder: t("seat-name"),
    value: seat.person || rememberedName(),
  });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const name = field.value.trim();
    socket.send({ type: "name", seat: seat.name, text: name });
    if (name) rememberName(name);
    done();
  };
  return h(
    "form",
    {
      class: "naming",
      "data-seat": seat.name,
      onsubmit: submit,
      onkeydown: (event) => event.key === "Escape" && done(),
    },
    field,
    h("button", { class: "tiny", "data-key": `named/${seat.name}` }, t("seat-name-ok")),
  );
}

/**
 * Ask a guest who came by a link for a name, once.
 * @param {TableState} now
 * @param {Connection} socket
 * @param {() => unknown} decline
 * @returns {unknown}
 */
export function askName({ frame, nameless }, socket, decline) {
  const box = $("#name-request");
  const mine = frame.seats.filter((seat) => frame.you?.includes(seat.name));
  const others = frame.seats.some((seat) => !mine.includes(seat) && ["person", "link"].includes(seat.who));
  const seat = mine.length === 1 && others && !mine[0].person && !nameless && !frame.over ? mine[0] : null;
  box.hidden = !seat;
  if (!seat) return replaceContent(box);
  if ($("form", box)) return; // a name is being typed
  replaceContent(
    box,
    h("p", { class: "words" }, t("seat-called")),
    nameForm(box, seat, socket, decline),
    h("button", { type: "button", class: "tiny", "data-key": "nameless", onclick: decline }, t("seat-nameless")),
  );
}
