// A line of words asked for in a dialog of the page's own.

import { h } from "./dom.js";
import { say } from "./words.js";

/** What somebody writes, null where they close it; `value` stands there already, `secret` is not shown. */
export function askFor(words, { value = "", secret = false } = {}) {
  const field = h("input", {
    id: "asked",
    maxlength: 200,
    autocomplete: "off",
    autocapitalize: "none",
    type: secret ? "password" : "text",
    value,
  });
  const box = h(
    "dialog",
    { class: "entry", "aria-labelledby": "asked-words" },
    h(
      "form",
      { method: "dialog" },
      h("label", { for: "asked", id: "asked-words" }, words),
      field,
      h(
        "div",
        { class: "deeds" },
        h("button", { class: "main", value: "yes" }, say("seat-name-ok")),
        h("button", { type: "button", onclick: () => box.close() }, say("close")),
      ),
    ),
  );
  document.body.append(box);
  box.showModal();
  field.focus();
  field.select();
  return new Promise((done) => {
    box.addEventListener("close", () => {
      box.remove();
      done(box.returnValue === "yes" ? field.value : null);
    });
  });
}
