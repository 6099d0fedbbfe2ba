// The line to the server: one WebSocket that comes back by itself and names the last version it has seen.

import { lang } from "./words.js";

export class Line extends EventTarget {
  constructor(room, shape = () => "") {
    super();
    this.room = room;
    this.shape = shape; // asked whenever the line is opened
    this.version = 0;
    this.tries = 0;
    this.waiting = [];
    this.open();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.socket.readyState > 1) this.open();
    });
    addEventListener("online", () => this.socket.readyState > 1 && this.open());
    setInterval(() => this.socket.readyState === 1 && this.send({ type: "ping" }), 25000);
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ version: this.version, lang, shape: this.shape() });
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.room}/live?${query}`);
    const socket = this.socket;
    socket.onopen = () => {
      this.tries = 0;
      this.tell("state", { connected: true });
      for (const message of this.waiting.splice(0)) socket.send(message);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.version) this.version = Math.max(this.version, message.version);
      this.tell(message.type, message);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.tell("state", { connected: false });
      this.timer = setTimeout(() => this.open(), Math.min(10000, 300 * 2 ** this.tries++));
    };
  }

  /** Send a message; what cannot be sent now is sent when the line is back (but no moves: those may be stale). */
  send(message) {
    if (this.socket.readyState === 1) this.socket.send(JSON.stringify(message));
    else if (!["play", "ping"].includes(message.type)) this.waiting.push(JSON.stringify(message));
    return this.socket.readyState === 1;
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** One request to the HTTP API; an error is thrown with the reason the server gives. */
export async function ask(path, { method = "GET", body } = {}) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = data.error ?? data.detail ?? {};
    throw new Error(typeof problem === "string" ? problem : (problem.reason ?? `${answer.status}`));
  }
  return data;
}
