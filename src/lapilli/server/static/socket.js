// The WebSocket of a table. It reconnects by itself and names the last version it has seen.

import { openSocket } from "./host.js";
import { lang } from "./i18n.js";
import { PartCache } from "./partCache.js";

const PING_AFTER = 20000; // milliseconds of silence before a ping
const ANSWER_TIMEOUT = 8000; // milliseconds for the answer
const MAX_RETRY_DELAY = 5000; // maximum milliseconds between two attempts
const CLOSED_FOR_GOOD = [4403, 4404]; // close codes after which reconnecting is useless

export class TableSocket extends EventTarget {
  /**
   * @param {string} room
   * @param {() => Shape} [shape]
   */
  constructor(room, shape = () => "") {
    super();
    this.room = room;
    this.shape = shape; // called whenever the socket is opened
    this.version = 0;
    this.tries = 0;
    /** @type {Messages.Any[]} */
    this.waiting = [];
    this.webSocket = this.open();
    document.addEventListener("visibilitychange", () => !document.hidden && this.isClosed && this.open());
    addEventListener("online", () => this.isClosed && this.open());
    addEventListener("offline", () => this.drop());
    setInterval(() => this.checkAlive(), 1000);
  }

  /**
   * Is the socket closed, and none being opened?
   * @returns {boolean}
   */
  get isClosed() {
    return this.webSocket.readyState > 1 && !this.ended;
  }

  open() {
    clearTimeout(this.timer);
    const query = new URLSearchParams({ version: `${this.version}`, lang: lang(), shape: this.shape(), parts: "1" });
    const cache = new PartCache(); // per connection: a new one starts empty
    const socket = openSocket(`/api/tables/${this.room}/live?${query}`);
    this.webSocket = socket;
    /** @type {number} */
    this.deadline = 0; // time at which an answer is overdue, 0 for none
    socket.onopen = () => {
      this.tries = 0;
      /** @type {number} */
      this.lastMessage = performance.now();
      this.emit("connection", { connected: true });
      for (const message of this.waiting.splice(0)) this.send(message);
    };
    socket.onmessage = (event) => {
      this.lastMessage = performance.now();
      this.deadline = 0;
      const message = cache.unpack(JSON.parse(event.data));
      if (message.version) this.version = Math.max(this.version, message.version);
      this.emit(message.type, message);
    };
    socket.onclose = ({ code }) =>
      socket === this.webSocket && (CLOSED_FOR_GOOD.includes(code) ? this.end() : this.reconnectLater());
    return socket;
  }

  /** Stop reconnecting: the server lets nobody in here, or not me, and has said why. */
  end() {
    /** @type {boolean} */
    this.ended = true;
    this.emit("connection", { connected: false, ended: true });
  }

  reconnectLater() {
    this.emit("connection", { connected: false });
    clearTimeout(this.timer);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = setTimeout(() => this.open(), Math.min(MAX_RETRY_DELAY, 300 * 2 ** this.tries++));
  }

  /** Drop a connection that is dead without having closed. */
  drop() {
    if (this.ended) return;
    const dead = this.webSocket;
    dead.onclose = dead.onmessage = dead.onopen = null;
    dead.close();
    this.reconnectLater();
  }

  /** Ping a silent server: a connection may die unnoticed (a phone between two cells). */
  checkAlive() {
    if (this.webSocket.readyState !== 1) return;
    const now = performance.now();
    if (this.deadline && now > this.deadline) this.drop();
    else if (!this.deadline && now > this.lastMessage + PING_AFTER) this.send({ type: "ping" });
  }

  /**
   * Send a message. What cannot be sent now is sent after reconnecting, except what the selection sends again by itself
   * (selection.js).
   * @param {Messages.Any} message
   * @returns {boolean}
   */
  send(message) {
    const open = this.webSocket.readyState === 1;
    if (open) {
      this.webSocket.send(JSON.stringify(message));
      if (["play", "ping"].includes(message.type)) this.deadline ||= performance.now() + ANSWER_TIMEOUT;
    } else if (!["play", "hint", "ping", "shape"].includes(message.type)) this.waiting.push(message);
    return open;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/**
 * Return an id for an action: the server acknowledges the action by it, and recognises it when it arrives twice.
 * @returns {string}
 */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
