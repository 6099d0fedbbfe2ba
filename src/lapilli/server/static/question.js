// A question under the prompt that needs an answer.

import { $, h, refill } from "./dom.js";
import { cited } from "./words.js";

/** A question with its answers under the prompt: [{words, act, main}]. The first answer gets the focus when `grab`. */
export function question(words, note, answers, grab = false) {
  const box = $("#ask");
  box.hidden = false;
  refill(
    box,
    h("p", { class: "words" }, cited(words)),
    note ? h("p", { class: "note" }, note) : null,
    h("div", { class: "deeds" }, answers.map(({ words: label, act, main, key }) => h("button", { type: "button", class: main ? "main" : "", "data-key": `ask/${key}`, onclick: act }, label))),
  );
  if (grab) box.querySelector("button")?.focus({ preventScroll: true });
}

export function noQuestion() {
  const box = $("#ask");
  box.hidden = true;
  box.replaceChildren();
}
