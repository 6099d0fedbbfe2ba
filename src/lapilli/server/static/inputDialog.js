// Modal dialogs: one asks for a line of text, one for an answer.

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

/**
 * Return the key of the answer that the person chooses, or "" if they close the dialog.
 * @param {string} words
 * @param {string} note
 * @param {{ key: string, words: string, main?: boolean }[]} answers
 * @returns {Promise<string>}
 */
export function answerDialog(words, note, answers) {
  const buttons = answers.map(({ key, words: label, main }) =>
    h("button", { class: main ? "main" : "", value: key, "data-key": `ask/${key}` }, label),
  );
  const box = h(
    "dialog",
    { class: "entry", "aria-labelledby": "dialog-label" },
    h(
      "form",
      { method: "dialog" },
      h("p", { class: "words", id: "dialog-label" }, words),
      note ? h("p", { class: "note" }, note) : null,
      h(
        "div",
        { class: "button-row" },
        buttons,
        h("button", { type: "button", "data-key": "ask/no", onclick: () => box.close() }, t("close")),
      ),
    ),
  );
  document.body.append(box);
  box.showModal();
  return new Promise((done) => {
    box.addEventListener("close", () => {
      box.remove();
      done(box.returnValue);
    });
  });
}
