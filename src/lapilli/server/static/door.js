// The page of a table that does not let everybody in: a password, or the host's permission, leads to the table.

import "./pageControls.js";
import { callApi } from "./api.js";
import { $ } from "./dom.js";
import { lang, t } from "./i18n.js";
import { rememberedName, rememberName } from "./playerName.js";

const POLL = 2000; // milliseconds between two polls
const PLAY = "#play"; // hash of the address: the newcomer wants a seat, not only to watch

/**
 * Send a request about the door of this table.
 * @param {string} what
 * @param {object} [body]
 * @returns {Promise<any>}
 */
const door = (what, body) =>
  callApi(`/api/tables/${$("#door").dataset.room}/${what}?lang=${lang()}`, body ? { method: "POST", body } : {});

async function enter() {
  await door("enter", { words: $("#password").value });
  location.reload();
}

/** Somebody who asks to come in and waits for the answer. */
class Newcomer {
  constructor() {
    this.timer = 0;
    $("#my-name").value ||= rememberedName(); // keep what was typed before this script loaded
    document.addEventListener("visibilitychange", () => !document.hidden && this.look());
    document.addEventListener("lapilli:language", () => this.look());
    this.look();
  }

  /** @param {string} wish */
  async knock(wish) {
    history.replaceState(null, "", wish === "play" ? PLAY : "#");
    rememberName($("#my-name").value);
    await this.show(await door("knock", { name: $("#my-name").value }));
  }

  async look() {
    clearTimeout(this.timer);
    try {
      await this.show(await door("door"));
    } catch {
      this.timer = setTimeout(() => this.look(), 2 * POLL); // no connection at the moment
    }
  }

  /**
   * Act on the state of the door: enter, wait, or ask.
   * @param {Responses.DoorState} answer
   * @returns {Promise<void>}
   */
  async show({ state, free }) {
    clearTimeout(this.timer);
    if (state === "open") return this.goIn(free);
    // closed or refused: the reloaded page says so
    if (!["waiting", "ask"].includes(state)) return void location.reload();
    const waiting = state === "waiting";
    $("#ask-play").hidden = waiting || !free;
    $("#ask-look").hidden = waiting;
    $("#my-name").disabled = waiting;
    $("#state").textContent = waiting ? t("ask-waiting") : "";
    if (waiting && !document.hidden) this.timer = setTimeout(() => this.look(), POLL);
  }

  /** @param {boolean} free */
  async goIn(free) {
    // the seat was taken: watch instead
    if (location.hash === PLAY && free) await door("join", { name: rememberedName() }).catch(() => {});
    location.replace(location.pathname);
  }
}

const newcomer = $("#door").dataset.kind === "ask" ? new Newcomer() : null;
$("#door").addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = $("#door .problem");
  problem.textContent = "";
  try {
    await (newcomer
      ? newcomer.knock(/** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "look")
      : enter());
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
});
$("#password")?.focus();
