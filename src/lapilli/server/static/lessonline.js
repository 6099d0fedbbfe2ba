// The line of a lesson: what the page sends goes to the lesson, and what a table would have said comes back.

import { ask } from "./live.js";
import { keepWay, wayOf } from "./progress.js";
import { lang } from "./words.js";

export class LessonLine extends EventTarget {
  constructor(game, lesson, shape) {
    super();
    Object.assign(this, { game, lesson, shape, way: wayOf(game, lesson) });
    this.turn = Promise.resolve(); // one request after the other
    this.go({}).then((fine) => fine || this.again()); // a way kept from another version of the lesson: from the start then
  }

  get steps() {
    return this.way.length;
  }

  send(message) {
    if (message.type === "ping") return true;
    if (message.type === "lang" || message.type === "shape") this.go({});
    else this.go({ message });
    return true;
  }

  next() {
    this.go({ next: true });
  }

  /** One thing back. */
  back() {
    this.way = this.way.slice(0, -1);
    this.go({});
  }

  again() {
    this.way = [];
    this.go({});
  }

  go(wish) {
    this.turn = this.turn.then(async () => {
      try {
        const body = { ...wish, way: this.way, lang: lang(), shape: this.shape() };
        const { way, messages } = await ask(`/api/lessons/${this.game}/${this.lesson}`, { method: "POST", body });
        this.way = way;
        keepWay(this.game, this.lesson, way);
        for (const message of messages) this.tell(message.type, message);
        return true;
      } catch (problem) {
        this.tell("error", { code: "lesson", reason: problem.message, id: wish.message?.id });
        return false;
      }
    });
    return this.turn;
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
