// The line to the server: one WebSocket that comes back by itself and names the last version it has seen.

import { Shelf } from "./shelf.js";
import { lang } from "./words.js";

const QUIET = 20000; // milliseconds without a word until the server is asked whether it is still there
const PATIENCE = 8000; // and how long its answer may take
const SLOWEST = 5000; // between two tries to come back
const REFUSED = [4403, 4404]; // how the server closes a line that is not to come back

export class Line extends EventTarget {
  constructor(room, shape = () => "") {
    super();
    this.room = room;
    this.shape = shape; // asked whenever the line is opened
    this.version = 0;
    this.tries = 0;
    this.waiting = [];
    this.open();
    document.addEventListener("visibilitychange", () => !document.hidden && this.gone && this.open());
    addEventListener("online", () => this.gone && this.open());
    addEventListener("offline", () => this.drop());
    setInterval(() => this.listen(), 1000);
  }

  /** Is there no line, nor one that is being opened? */
  get gone() {
    return this.socket.readyState > 1 && !this.ended;
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ version: this.version, lang: lang(), shape: this.shape(), parts: 1 });
    const shelf = new Shelf(); // of this line: a new one begins with an empty one
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.room}/live?${query}`);
    this.socket = socket;
    this.deadline = 0; // when an answer is overdue
    socket.onopen = () => {
      this.tries = 0;
      this.heard = performance.now();
      this.tell("state", { connected: true });
      for (const message of this.waiting.splice(0)) this.send(message);
    };
    socket.onmessage = (event) => {
      this.heard = performance.now();
      this.deadline = 0;
      const message = shelf.unpack(JSON.parse(event.data));
      if (message.version) this.version = Math.max(this.version, message.version);
      this.tell(message.type, message);
    };
    socket.onclose = ({ code }) => socket === this.socket && (REFUSED.includes(code) ? this.end() : this.lost());
  }

  /** The server lets nobody in here, or not me (it has said why): coming back would only be refused again. */
  end() {
    this.ended = true;
    this.tell("state", { connected: false, ended: true });
  }

  lost() {
    this.tell("state", { connected: false });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), Math.min(SLOWEST, 300 * 2 ** this.tries++));
  }

  /** Give up a line that is dead without having said so. */
  drop() {
    if (this.ended) return;
    const dead = this.socket;
    dead.onclose = dead.onmessage = dead.onopen = null;
    dead.close();
    this.lost();
  }

  /** A line may die unheard (a phone between two cells): ask when it has been quiet, and do not wait for ever. */
  listen() {
    if (this.socket.readyState !== 1) return;
    const now = performance.now();
    if (this.deadline && now > this.deadline) this.drop();
    else if (!this.deadline && now > this.heard + QUIET) this.send({ type: "ping" });
  }

  /** Send a message; what cannot be sent now is sent when the line is back (but no moves: see the table). */
  send(message) {
    const open = this.socket.readyState === 1;
    if (open) {
      this.socket.send(JSON.stringify(message));
      if (["play", "ping"].includes(message.type)) this.deadline ||= performance.now() + PATIENCE;
    } else if (!["play", "ping", "shape"].includes(message.type)) this.waiting.push(message);
    return open;
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** An id for an action: by it the server acknowledges the action, and knows it again when it comes twice. */
export function fresh() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One request to the HTTP API; an error is thrown with the reason the server gives. */
export async function ask(path, { method = "GET", body } = {}) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = data.error ?? data.detail ?? {};
    throw Object.assign(new Error(typeof problem === "string" ? problem : (problem.reason ?? `${answer.status}`)), {
      code: problem.code,
    });
  }
  return data;
}
