// The connection of a lesson: the same interface as a table's socket, over HTTP. Messages go to the lesson, and what a
// table would answer comes back.

import { callApi } from "./api.js";
import { lang } from "./i18n.js";
import { keepWay, wayOf } from "./learningProgress.js";

export class LessonConnection extends EventTarget {
  /**
   * @param {string} game
   * @param {string} lesson
   * @param {() => Shape} shape
   */
  constructor(game, lesson, shape) {
    super();
    this.game = game;
    this.lesson = lesson;
    this.shape = shape;
    this.way = wayOf(game, lesson);
    /** @type {Promise<boolean>} */
    this.pending = Promise.resolve(true); // one request at a time
    this.request({}).then((fine) => fine || this.again()); // steps from another version of the lesson: start again
  }

  get steps() {
    return this.way.length;
  }

  /**
   * @param {Messages.Any} message
   * @returns {boolean}
   */
  send(message) {
    if (message.type === "ping") return true;
    if (message.type === "lang" || message.type === "shape") this.request({});
    else this.request({ message });
    return true;
  }

  next() {
    this.request({ next: true });
  }

  /** Go back one step. */
  back() {
    this.way = this.way.slice(0, -1);
    this.request({});
  }

  again() {
    this.way = [];
    this.request({});
  }

  /**
   * @param {{ next?: boolean, message?: Messages.Any }} wish
   * @returns {Promise<boolean>}
   */
  request(wish) {
    this.pending = this.pending.then(async () => {
      try {
        const body = { ...wish, way: this.way, lang: lang(), shape: this.shape() };
        const { way, messages } = await callApi(`/api/lessons/${this.game}/${this.lesson}`, { method: "POST", body });
        this.way = way;
        keepWay(this.game, this.lesson, way);
        for (const message of messages) this.emit(message.type, message);
        return true;
      } catch (problem) {
        this.emit("error", {
          code: "lesson",
          reason: problem.message,
          id: wish.message && "id" in wish.message ? wish.message.id : null,
        });
        return false;
      }
    });
    return this.pending;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
