// What people are called: the name this machine remembers, the form for one, and the question to a guest who has none.

import { $, h, refill } from "./dom.js";
import { say } from "./words.js";

const NAME = "lapilli.name";

export const remembered = () => {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
};

export function remember(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // not remembered then
  }
}

/** The form for the name of a seat; one that stands in `place` already outlives the frames that come meanwhile. */
export function nameForm(place, seat, line, done) {
  const before = $(`.naming[data-seat="${CSS.escape(seat.name)}"]`, place);
  if (before) return before;
  const field = h("input", {
    maxlength: 40,
    autocomplete: "nickname",
    "data-key": `naming/${seat.name}`,
    "aria-label": say("seat-name"),
    placeholder: say("seat-name"),
    value: seat.person || remembered(),
  });
  const submit = (event) => {
    event.preventDefault();
    const name = field.value.trim();
    line.send({ type: "name", seat: seat.name, text: name });
    if (name) remember(name);
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
    h("button", { class: "tiny", "data-key": `named/${seat.name}` }, say("seat-name-ok")),
  );
}

/** Whoever came by a link is "somebody" to the others: ask once what they shall say; `decline` ends the asking. */
export function askName({ frame, nameless }, line, decline) {
  const box = $("#called");
  const mine = frame.seats.filter((seat) => frame.you?.includes(seat.name));
  const others = frame.seats.some((seat) => !mine.includes(seat) && ["person", "link"].includes(seat.who));
  const seat = mine.length === 1 && others && !mine[0].person && !nameless && !frame.over ? mine[0] : null;
  box.hidden = !seat;
  if (!seat) return refill(box);
  if ($("form", box)) return; // somebody types there
  refill(
    box,
    h("p", { class: "words" }, say("seat-called")),
    nameForm(box, seat, line, decline),
    h("button", { type: "button", class: "tiny", "data-key": "nameless", onclick: decline }, say("seat-nameless")),
  );
}
