// A table that does not let everybody in: whoever gives its password, or is let in by its host, goes on to it.

import "./chrome.js";
import { $ } from "./dom.js";
import { ask } from "./live.js";
import { remember, remembered } from "./naming.js";
import { lang, say } from "./words.js";

const ASK = 2000; // milliseconds between two looks whether the host has answered
const PLAY = "#play"; // in the address of the page: whoever asked wants a seat, not only to look on

/** Do something with the door of this table. */
const door = (what, body) =>
  ask(`/api/tables/${$("#door").dataset.room}/${what}?lang=${lang()}`, body ? { method: "POST", body } : {});

async function enter() {
  await door("enter", { words: $("#password").value });
  location.reload();
}

/** A newcomer who asks, and waits for the answer. */
class Newcomer {
  constructor() {
    this.timer = 0;
    $("#my-name").value ||= remembered(); // never over what was typed before this script came
    document.addEventListener("visibilitychange", () => !document.hidden && this.look());
    document.addEventListener("lapilli:language", () => this.look());
    this.look();
  }

  async knock(wish) {
    history.replaceState(null, "", wish === "play" ? PLAY : "#");
    remember($("#my-name").value);
    await this.show(await door("knock", { name: $("#my-name").value }));
  }

  async look() {
    clearTimeout(this.timer);
    try {
      await this.show(await door("door"));
    } catch {
      this.timer = setTimeout(() => this.look(), 2 * ASK); // no connection at the moment
    }
  }

  /** What the door says: go in, wait, or ask. */
  async show({ state, free }) {
    clearTimeout(this.timer);
    if (state === "open") return this.goIn(free);
    if (!["waiting", "ask"].includes(state)) return void location.reload(); // closed meanwhile, or not let in: the page says so
    const waiting = state === "waiting";
    $("#ask-play").hidden = waiting || !free;
    $("#ask-look").hidden = waiting;
    $("#my-name").disabled = waiting;
    $("#state").textContent = waiting ? say("ask-waiting") : "";
    if (waiting && !document.hidden) this.timer = setTimeout(() => this.look(), ASK);
  }

  async goIn(free) {
    if (location.hash === PLAY && free) await door("join", { name: remembered() }).catch(() => {}); // taken meanwhile: look on
    location.replace(location.pathname);
  }
}

const newcomer = $("#door").dataset.kind === "ask" ? new Newcomer() : null;
$("#door").addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = $("#door .problem");
  problem.textContent = "";
  try {
    await (newcomer ? newcomer.knock(event.submitter?.value ?? "look") : enter());
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
});
$("#password")?.focus();
