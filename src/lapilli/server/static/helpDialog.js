// The help dialog: the rule for this step, and the keys.

import { $, h, icon } from "./dom.js";
import { linkRules, t } from "./i18n.js";

/** @param {Frame} frame */
export function showHelp(frame) {
  const box = $("#help");
  const keys = ["arrows", "enter", "escape", "turn", "undo", "what", "question"];
  box.replaceChildren(
    h("h2", { id: "help-title" }, t("help-heading")),
    h("p", { class: "rule" }, linkRules(frame.help || frame.prompt || "")),
    h("p", { class: "note" }, t("help-why")),
    h("h3", {}, t("help-keys")),
    h(
      "ul",
      { class: "keys" },
      keys.map((key) => h("li", {}, t(`help-${key}`))),
    ),
    h("form", { method: "dialog" }, h("button", { class: "main", autofocus: true }, icon("close"), t("close"))),
  );
  if (!box.open) box.showModal();
}
