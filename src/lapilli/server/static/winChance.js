// The chance that all win together (off by default): after each picture the server is asked.

import { $ } from "./dom.js";
import { t } from "./i18n.js";

const KEY = "lapilli.odds";
const MIN_INTERVAL = 1000; // minimum milliseconds between two requests

export class WinChance {
  /** @param {Connection} socket */
  constructor(socket) {
    this.socket = socket;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {number | null} */
    this.asked = null;
    this.timer = 0;
    socket.addEventListener("win_probability", (event) => this.receive(/** @type {CustomEvent} */ (event).detail));
    socket.addEventListener("connection", () => (this.asked = null)); // an answer may have been lost
  }

  /** @returns {boolean} */
  get on() {
    try {
      return localStorage.getItem(KEY) === "yes";
    } catch {
      return false;
    }
  }

  /** @param {boolean} wish */
  set on(wish) {
    try {
      localStorage.setItem(KEY, wish ? "yes" : "no");
    } catch {
      // storage is blocked: not remembered
    }
    /** @type {number | null} */
    this.told = null;
    this.show(null);
    if (this.frame) this.watch(this.frame);
  }

  /**
   * Ask for the chance after a new picture.
   * @param {Frame} frame
   * @returns {unknown}
   */
  watch(frame) {
    /** @type {Frame | null} */
    this.frame = frame;
    if (!this.on || frame.result || frame.handover) return this.show(null);
    if (this.asked !== null || this.told === frame.ply || this.timer) return;
    /** @type {number | null} */
    this.asked = frame.ply;
    this.socket.send({ type: "win_probability" });
  }

  /** @param {Outgoing.WinProbability} answer */
  receive({ ply, percent }) {
    this.asked = null;
    this.told = ply;
    if (this.on && !this.frame?.result && !this.frame?.handover)
      this.show(percent === null ? t("odds-unknown") : t("odds", { percent }));
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (this.frame) this.watch(this.frame); // the game may have continued
    }, MIN_INTERVAL);
  }

  /** @param {string | null} words */
  show(words) {
    const box = $("#odds");
    box.hidden = !words;
    box.textContent = words ?? "";
  }
}
