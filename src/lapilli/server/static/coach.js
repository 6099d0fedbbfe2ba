// The coach at any table: a note the first time something appears, a word before a choice that newcomers regret.

import { $, announce, h } from "./dom.js";
import { ask } from "./live.js";
import { buttonOf } from "./menu.js";
import { coached, hasRead, markRead, setCoach } from "./progress.js";
import { Spotlight } from "./spotlight.js";
import { cited, clause, lang, say } from "./words.js";

/** "card/*" as a test for texts. */
const pattern = (text) =>
  new RegExp(
    `^${text
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

export class Coach {
  constructor(game, board) {
    Object.assign(this, { game, board, notes: [], told: 0 });
    const shown = (id) =>
      board.picture.draws(id) ? board.pin.seen(board.picture.element(id)) : buttonOf(id, this.frame?.menu); // what is pinned is framed there
    this.light = new Spotlight(shown, { dim: false, name: say("coach"), dock: $("#play") });
    if (this.on) this.load();
    document.addEventListener("lapilli:language", () => this.on && this.load());
  }

  get on() {
    return coached(this.game);
  }

  set on(wish) {
    setCoach(this.game, wish);
    if (wish && !this.notes.length) this.load();
    if (!wish) this.hush();
  }

  /** What was said is put away. */
  hush() {
    this.light.hide();
    this.board.sight.spoken = [];
    this.showing = null;
  }

  async load() {
    const { notes } = await ask(`/api/coach/${this.game}?lang=${lang()}`).catch(() => ({ notes: [] }));
    this.notes = notes;
    if (this.frame) this.watch(this.frame);
  }

  /** A picture stands: has the moment of a note come that was not read yet? One at a time. */
  watch(frame) {
    this.frame = frame;
    const log = frame.log ?? [];
    const news = new Set(log.slice(Math.min(this.told, log.length)).map((line) => line.about));
    this.told = log.length;
    if (this.showing && this.on && frame.asks && frame.phase === this.since) return this.light.settle(); // others acted meanwhile
    if (this.showing) this.hush();
    if (!this.on || !frame.asks || frame.asks === "chance") return;
    const due = this.notes.filter((one) => !hasRead(this.game, one.id) && this.comes(one.when, frame, news));
    const begun = !frame.course?.length || frame.course.some((step) => step.now); // before the first turn things merely lie there
    const note = due.find((one) => /^(phase|menu):/.test(one.when)) ?? (begun ? due[0] : undefined); // first what is asked
    if (note) this.show(note);
  }

  comes(when, frame, news) {
    const [kind, wanted] = [when.slice(0, when.indexOf(":")), pattern(when.slice(when.indexOf(":") + 1))];
    if (kind === "phase") return wanted.test(frame.phase);
    if (kind === "menu") return (frame.menu ?? []).some((action) => wanted.test(action.text));
    if (kind === "line") return [...news].some((message) => wanted.test(message));
    return this.drawn(wanted) !== undefined;
  }

  /** The thing on the board that is meant, or what a button stands for. */
  find(wanted) {
    const { menu } = this.frame;
    return (
      this.drawn(wanted) ??
      (menu ?? []).flatMap((action) => action.touch).find((id) => wanted.test(id) && buttonOf(id, menu))
    );
  }

  drawn(wanted) {
    const all = [...(this.board.picture.svg?.querySelectorAll("[data-id]") ?? [])].filter((element) =>
      wanted.test(element.dataset.id),
    );
    return (all.find((element) => element.classList.contains("live")) ?? all[0])?.dataset.id;
  }

  /** What the picture calls the thing that a note explains, in short, unless the note begins with it. */
  heading({ when, words }, spot) {
    const name = spot && /^(drawn|menu):/.test(when) ? this.board.picture.label(spot).split(/[.:,](?:\s|$)/)[0] : "";
    return words.startsWith(name) ? "" : name;
  }

  show(note) {
    const read = () => {
      markRead(this.game, note.id);
      this.hush();
    };
    const spot = this.find(pattern(note.spot));
    this.showing = note;
    this.since = this.frame.phase;
    this.board.sight.spoken = spot ? [spot] : [];
    if (spot && this.board.picture.draws(spot)) this.board.sight.attendLive(); // with what can be clicked, where both fit
    if (spot && !this.board.picture.draws(spot)) buttonOf(spot, this.frame.menu).scrollIntoView({ block: "nearest" });
    announce(note.words);
    this.light.show(
      spot ? [spot] : [],
      h("h3", {}, this.heading(note, spot)),
      h("p", { class: "say", "data-note": note.id }, cited(note.words)),
      h(
        "div",
        { class: "deeds" },
        h(
          "button",
          { type: "button", class: "tiny", "data-key": "coach-off", onclick: () => (this.on = false) },
          say("coach-off"),
        ),
        h(
          "button",
          {
            type: "button",
            class: "main",
            "data-key": "coach-fine",
            onclick: () => {
              read();
              this.watch(this.frame);
              if (!this.showing) this.board.sight.attendLive();
            },
          },
          say("coach-fine"),
        ),
      ),
    );
    markRead(this.game, note.id);
  }

  /** What the table answers to "what is this?". */
  explain({ thing, name, words, now, rule }) {
    announce([name, words, now].filter(Boolean).join(" "));
    this.light.show(
      [thing],
      h("h2", {}, name || say("what-heading")),
      words ? h("p", { class: "say" }, cited(words)) : null,
      now ? h("p", {}, h("b", {}, say("what-now")), " ", cited(now)) : null,
      h(
        "div",
        { class: "deeds" },
        clause(this.game, rule),
        h(
          "button",
          { type: "button", class: "main", "data-key": "what-close", onclick: () => this.close() },
          say("close"),
        ),
      ),
    );
    this.light.bubble.querySelector(".main").focus({ preventScroll: true });
  }

  /** Anything said is put away; false if nothing was. */
  close() {
    const shown = !this.light.bubble.hidden;
    if (shown) this.hush();
    if (shown) this.board.keyboard.focus();
    return shown;
  }
}
