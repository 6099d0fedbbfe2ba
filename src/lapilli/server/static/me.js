// Who I am here: a name, and words by which I am known on another device.

import { askFor } from "./asked.js";
import { $, h } from "./dom.js";
import { ask } from "./live.js";
import { copy } from "./seats.js";
import { lang, say } from "./words.js";

const send = (path, body) => ask(`${path}?lang=${lang()}`, { method: "POST", body });

/** Fill the part of the home page about the person. */
export function showMe() {
  const problem = h("p", { class: "problem", role: "alert" });
  const words = h("div", { class: "phrase", "aria-live": "polite" });
  const kept = h("p", { class: "note", role: "status" });
  const attempt = (work) => async (event) => {
    event.preventDefault();
    problem.textContent = "";
    try {
      await work();
    } catch (trouble) {
      problem.textContent = trouble.message;
    }
  };
  const give = attempt(async () => {
    const { phrase } = await send("/api/me/phrase", {});
    words.replaceChildren(
      h("b", { class: "words" }, phrase),
      h("p", { class: "note" }, say("me-phrase-once")),
      h("button", { type: "button", class: "tiny", onclick: () => copy(phrase) }, say("me-copy")),
    );
  });
  const name = h("input", { id: "me-name", maxlength: 40, autocomplete: "nickname" });
  const known = h("input", {
    id: "me-words",
    maxlength: 200,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
  });
  const recover = attempt(async () => {
    await send("/api/me/recover", { words: known.value });
    location.reload();
  });
  const rename = attempt(async () => {
    await send("/api/me/name", { name: name.value });
    kept.textContent = say("me-kept");
  });
  const box = $("#me");
  box.addEventListener("toggle", async () => {
    if (!box.open || name.value) return;
    const { name: before } = await ask("/api/me");
    name.value ||= before; // somebody may have begun to type meanwhile
  });
  $("#me-box").replaceChildren(
    h("p", {}, say("me-words")),
    h(
      "form",
      { onsubmit: rename },
      h("label", { for: "me-name" }, say("setup-name")),
      name,
      h("button", {}, say("seat-name-ok")),
      kept,
    ),
    h("div", {}, h("button", { type: "button", id: "me-give", onclick: give }, say("me-give")), words),
    h(
      "form",
      { onsubmit: recover },
      h("label", { for: "me-words" }, say("me-have")),
      known,
      h("button", { id: "me-recover" }, say("me-recover")),
      problem,
    ),
  );
}

/** Whoever opens a table here must have been invited: ask for the words once; true when they are right. */
export async function invited(problem) {
  const words = await askFor(say("me-invitation"));
  if (!words) return false;
  try {
    return (await send("/api/me/invitation", { words })).invited;
  } catch (trouble) {
    problem.textContent = trouble.message;
    return false;
  }
}
