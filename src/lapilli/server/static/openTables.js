// Listed tables that wait for players. The server sends the list again whenever it changes, while the page is visible.

import { callApi } from "./api.js";
import { $, h } from "./dom.js";
import { link, openSocket } from "./host.js";
import { formatDate, lang, t } from "./i18n.js";
import { inputDialog } from "./inputDialog.js";

const MIN_RETRY_DELAY = 1000; // milliseconds before reconnecting,
const MAX_RETRY_DELAY = 60000; // and at most
const REFUSED = 4403; // close code: connections from here are refused

/** The socket on which the list arrives. */
export class OpenTables {
  constructor() {
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pause = MIN_RETRY_DELAY;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => this.watch());
    addEventListener("pagehide", () => this.stop()); // a page with an open socket is not kept for the back button
    addEventListener("pageshow", (event) => event.persisted && this.watch());
    this.watch();
  }

  /**
   * Watch the list, or stop while the page is hidden.
   * @returns {unknown}
   */
  watch() {
    clearTimeout(this.timer);
    if (document.hidden) return this.stop();
    if (this.socket) return;
    const socket = openSocket(`/api/open/live?lang=${lang()}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const { tables } = JSON.parse(data);
      if (!tables) return; // an error, before the socket closes
      this.pause = MIN_RETRY_DELAY;
      show(tables);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (code === REFUSED) return;
      this.timer = setTimeout(() => this.watch(), this.pause);
      this.pause = Math.min(MAX_RETRY_DELAY, 2 * this.pause);
    };
  }

  stop() {
    this.socket?.close();
    this.socket = null;
  }

  /** Show the same list in another language. */
  translate() {
    const tables = [...$("#open-tables").children].map((one) => JSON.parse(one.dataset.facts ?? ""));
    $("#open-tables").replaceChildren();
    show(tables);
  }
}

/**
 * Show the list; unchanged rows stay, with the focus and any message beside them.
 * @param {Responses.OpenTable[]} tables
 */
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

/** @param {Responses.OpenTable} table */
function row(table) {
  return h(
    "li",
    { "data-room": table.room, "data-facts": JSON.stringify(table) },
    h("b", {}, table.title),
    h("small", {}, t("open-free", { free: table.free, seats: table.seats }), " · ", formatDate(table.created)),
    h(
      "button",
      { type: "button", onclick: (event) => join(table, event.currentTarget) },
      t(table.asks ? "open-join-asks" : table.locked ? "open-join-locked" : "open-join"),
    ),
  );
}

/**
 * @param {Responses.OpenTable} table
 * @param {Element} button
 */
async function join(table, button) {
  if (table.asks) {
    location.href = link(`/t/${table.room}`, table.game); // its page asks the host
    return;
  }
  const password = table.locked ? await inputDialog(t("door-password"), { secret: true }) : "";
  if (password === null) return;
  try {
    location.href = link(
      (await callApi(`/api/tables/${table.room}/join?lang=${lang()}`, { method: "POST", body: { password } })).url,
    );
  } catch (trouble) {
    button.parentElement?.querySelector(".problem")?.remove();
    button.after(h("span", { class: "problem", role: "alert" }, trouble.message));
  }
}
