// Listed tables that wait for people. The server sends the list again when it changes, while the page can be seen.

import { askFor } from "./asked.js";
import { $, h } from "./dom.js";
import { ask } from "./live.js";
import { lang, say, when } from "./words.js";

const SOONEST = 1000; // milliseconds until a lost line is opened again,
const LATEST = 60000; // and at most
const REFUSED = 4403; // nobody is let in from here

/** The line on which the list comes. */
export class OpenTables {
  constructor() {
    this.line = null;
    this.pause = SOONEST;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => this.watch());
    addEventListener("pagehide", () => this.stop()); // a page with an open line is not kept for the way back
    addEventListener("pageshow", (event) => event.persisted && this.watch());
    this.watch();
  }

  /** Watch the list, or stop while nobody sees the page. */
  watch() {
    clearTimeout(this.timer);
    if (document.hidden) return this.stop();
    if (this.line) return;
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/open/live?lang=${lang()}`);
    this.line = line;
    line.onmessage = ({ data }) => {
      const { tables } = JSON.parse(data);
      if (!tables) return; // it says why it is closed
      this.pause = SOONEST;
      show(tables);
    };
    line.onclose = ({ code }) => {
      if (line !== this.line) return;
      this.line = null;
      if (code === REFUSED) return;
      this.timer = setTimeout(() => this.watch(), this.pause);
      this.pause = Math.min(LATEST, 2 * this.pause);
    };
  }

  stop() {
    this.line?.close();
    this.line = null;
  }

  /** The same list in another language. */
  retell() {
    const tables = [...$("#open-tables").children].map((one) => JSON.parse(one.dataset.facts));
    $("#open-tables").replaceChildren();
    show(tables);
  }
}

/** Show the list; what has not changed stays as it is, with the focus and whatever was said beside it. */
function show(tables) {
  const shown = new Map([...$("#open-tables").children].map((one) => [one.dataset.facts, one]));
  $("#open").hidden = !tables.length;
  const rows = tables.map((table) => shown.get(JSON.stringify(table)) ?? row(table));
  const list = $("#open-tables");
  for (const one of [...list.children]) if (!rows.includes(one)) one.remove();
  for (const [place, one] of rows.entries()) {
    if (list.children[place] !== one) list.insertBefore(one, list.children[place] ?? null);
  }
}

function row(table) {
  return h(
    "li",
    { "data-room": table.room, "data-facts": JSON.stringify(table) },
    h("b", {}, table.title),
    h("small", {}, say("open-free", { free: table.free, seats: table.seats }), " · ", when(table.created)),
    h(
      "button",
      { type: "button", onclick: (event) => join(table, event.currentTarget) },
      say(table.asks ? "open-join-asks" : table.locked ? "open-join-locked" : "open-join"),
    ),
  );
}

async function join(table, button) {
  if (table.asks) {
    location.href = `/t/${table.room}`; // its door asks the host
    return;
  }
  const password = table.locked ? await askFor(say("door-password"), { secret: true }) : "";
  if (password === null) return;
  try {
    location.href = (
      await ask(`/api/tables/${table.room}/join?lang=${lang()}`, { method: "POST", body: { password } })
    ).url;
  } catch (trouble) {
    button.parentElement.querySelector(".problem")?.remove();
    button.after(h("span", { class: "problem", role: "alert" }, trouble.message));
  }
}
