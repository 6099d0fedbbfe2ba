// Help at every step: the rule in our words, and the keys.

import { $, h, icon } from "./dom.js";
import { cited, say } from "./words.js";

export function showHelp(frame) {
  const box = $("#help");
  const keys = ["arrows", "enter", "escape", "turn", "undo", "what", "question"];
  box.replaceChildren(
    h("h2", { id: "help-title" }, say("help-heading")),
    h("p", { class: "rule" }, cited(frame.help || frame.prompt || "")),
    h("p", { class: "note" }, say("help-why")),
    h("h3", {}, say("help-keys")),
    h(
      "ul",
      { class: "keys" },
      keys.map((key) => h("li", {}, say(`help-${key}`))),
    ),
    h("form", { method: "dialog" }, h("button", { class: "main", autofocus: true }, icon("close"), say("close"))),
  );
  if (!box.open) box.showModal();
}
