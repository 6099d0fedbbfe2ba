// Your account: a name, and a pass phrase to recover it on another device.

import { callApi } from "./api.js";
import { $, h } from "./dom.js";
import { lang, t } from "./i18n.js";
import { inputDialog } from "./inputDialog.js";
import { copyToClipboard } from "./seats.js";

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
const send = (path, body) => callApi(`${path}?lang=${lang()}`, { method: "POST", body });

/** Fill the account section of the home page. */
export function showAccount() {
  const problem = h("p", { class: "problem", role: "alert" });
  const words = h("div", { class: "phrase", "aria-live": "polite" });
  const kept = h("p", { class: "note", role: "status" });
  /**
   * @param {() => Promise<void>} work
   * @returns {(event: Event) => Promise<void>}
   */
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
      h("p", { class: "note" }, t("me-phrase-once")),
      h("button", { type: "button", class: "tiny", onclick: () => copyToClipboard(phrase) }, t("me-copy")),
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
    kept.textContent = t("me-kept");
  });
  const box = $("#me");
  box.addEventListener("toggle", async () => {
    if (!box.open || name.value) return;
    const { name: before } = await callApi("/api/me");
    name.value ||= before; // the person may have begun to type
  });
  $("#me-box").replaceChildren(
    h("p", {}, t("me-words")),
    h(
      "form",
      { onsubmit: rename },
      h("label", { for: "me-name" }, t("setup-name")),
      name,
      h("button", {}, t("seat-name-ok")),
      kept,
    ),
    h("div", {}, h("button", { type: "button", id: "me-give", onclick: give }, t("me-give")), words),
    h(
      "form",
      { onsubmit: recover },
      h("label", { for: "me-words" }, t("me-have")),
      known,
      h("button", { id: "me-recover" }, t("me-recover")),
      problem,
    ),
  );
}

/**
 * Ask for the invitation that is needed to open tables here; true when it is right.
 * @param {Element} problem
 * @returns {Promise<boolean>}
 */
export async function askInvitation(problem) {
  const words = await inputDialog(t("me-invitation"));
  if (!words) return false;
  try {
    return (await send("/api/me/invitation", { words })).invited;
  } catch (trouble) {
    problem.textContent = trouble.message;
    return false;
  }
}
