// Talk: what people say to each other, within the game's own rules for it.

import { $, h } from "./dom.js";
import { say } from "./words.js";

export function startTalk(line) {
  $("#talk-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = $("#talk-text");
    if (field.value.trim()) line.send({ type: "chat", text: field.value.trim() });
    field.value = "";
  });
}

const item = (message) => h("li", {}, h("b", {}, message.from || say("seat-person")), " ", message.text);

/** One more message; a dot on the tab says that it has not been read. */
export function addTalk(message) {
  $("#talk").append(item(message));
  const page = $("#talk-page");
  page.scrollTop = page.scrollHeight;
  if (page.hidden) $("#tab-talk").classList.add("news");
}

export function showTalk(frame) {
  if (Array.isArray(frame.chat)) $("#talk").replaceChildren(...frame.chat.map(item));
  const rule = $("#talk-rule");
  rule.hidden = !frame.chatrule;
  rule.textContent = frame.chatrule ?? "";
  const open = frame.chat_open !== false;
  for (const field of $("#talk-form").elements) field.disabled = !open;
}
