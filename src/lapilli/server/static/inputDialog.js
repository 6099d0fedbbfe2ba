// A modal dialog that asks for one line of text.

import { h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Return what the person types, or null if they close it; `secret` hides the text.
 * @param {string} words
 * @param {{ value?: string, secret?: boolean }} [options]
 * @returns {Promise<string | null>}
 */
export function inputDialog(words, { value = "", secret = false } = {}) {
  const field = h("input", {
    id: "dialog-input",
    maxlength: 200,
    autocomplete: "off",
    autocapitalize: "none",
    type: secret ? "password" : "text",
    value,
  });
  const box = h(
    "dialog",
    { class: "entry", "aria-labelledby": "dialog-label" },
    h(
      "form",
      { method: "dialog" },
      h("label", { for: "dialog-input", id: "dialog-label" }, words),
      field,
      h(
        "div",
        { class: "button-row" },
        h("button", { class: "main", value: "yes" }, t("seat-name-ok")),
        h("button", { type: "button", onclick: () => box.close() }, t("close")),
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
