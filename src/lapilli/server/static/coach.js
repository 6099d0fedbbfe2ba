// The coach: a note when something appears for the first time, and a warning before an action that beginners regret.

import { callApi } from "./api.js";
import { $, announce, h } from "./dom.js";
import { lang, linkRules, ruleLink, t } from "./i18n.js";
import { coached, hasRead, markRead, setCoach } from "./learningProgress.js";
import { buttonFor } from "./menu.js";
import { Spotlight } from "./spotlight.js";

/**
 * Return a regular expression for a pattern such as "card/*".
 * @param {string} text
 */
const pattern = (text) =>
  new RegExp(
    `^${text
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

export class Coach {
  /**
   * @param {string} game
   * @param {Board} board
   */
  constructor(game, board) {
    this.game = game;
    this.board = board;
    /** @type {{ id: string, when: string, words: string, spot: string }[]} */
    this.notes = [];
    this.logLength = 0;
    /** @type {{ id: string, when: string, words: string, spot: string } | null} */
    this.showing = null;
    /** @param {string} id */
    const shown = (id) =>
      // frame the pinned copy
      board.picture.draws(id)
        ? board.pinnedCopy.visibleElement(board.picture.element(id))
        : buttonFor(id, this.frame?.menu);
    this.spotlight = new Spotlight(shown, {
      dim: false,
      name: () => t("coach"),
      kind: "coach-bubble",
      dock: (bubble) => $("#ask").after(bubble),
      docked: () => true,
    });
    if (this.on) this.load();
    document.addEventListener("lapilli:language", () => {
      if (!this.showing) this.spotlight.hide(); // an answer in the former language
      if (this.on) this.load();
    });
  }

  /** @returns {boolean} */
  get on() {
    return coached(this.game);
  }

  /** @param {boolean} wish */
  set on(wish) {
    setCoach(this.game, wish);
    if (wish && !this.notes.length) this.load();
    if (!wish) this.hide();
  }

  /** Hide what was said. Only now a note counts as read: after a reload it is shown again. */
  hide() {
    this.spotlight.hide();
    this.board.camera.explained = [];
    if (this.showing) markRead(this.game, this.showing.id);
    this.showing = null;
  }

  async load() {
    const { notes } = await callApi(`/api/coach/${this.game}?lang=${lang()}`).catch(() => ({ notes: [] }));
    /** @type {{ id: string, when: string, words: string, spot: string }[]} */
    this.notes = notes;
    const same = notes.find((/** @type {{ id: string }} */ { id }) => id === this.showing?.id);
    if (same)
      this.show(same); // in the language chosen meanwhile
    else if (this.frame) this.watch(this.frame);
  }

  /**
   * Show the next unread note whose moment has come, one at a time.
   * @param {Frame} frame
   */
  watch(frame) {
    /** @type {Frame | null} */
    this.frame = frame;
    const log = frame.log ?? [];
    const news = new Set(log.slice(Math.min(this.logLength, log.length)).map((line) => line.about));
    this.logLength = log.length;
    const onlyOthersActed = this.showing && frame.asks && frame.phase === this.phase;
    if (this.on && onlyOthersActed) return this.keepShowing();
    if (this.showing) this.hide();
    if (!this.on || !frame.asks || frame.asks === "chance") return;
    const due = this.notes.filter((one) => !hasRead(this.game, one.id) && this.isDue(one.when, frame, news));
    // before the first turn nothing has happened to a thing
    const begun = !frame.stages?.length || frame.stages.some((step) => step.now);
    // notes about the question come first
    const note = due.find((one) => /^(phase|menu):/.test(one.when)) ?? (begun ? due[0] : undefined);
    if (note) this.show(note);
  }

  /** Keep the note that is shown: only the name of its thing may have come in another language. */
  keepShowing() {
    if (this.showing) $("h3", this.spotlight.bubble).textContent = this.heading(this.showing, this.spotlight.ids[0]);
    this.spotlight.settle();
  }

  /**
   * @param {string} when
   * @param {Frame} frame
   * @param {Set<string>} news
   * @returns {boolean}
   */
  isDue(when, frame, news) {
    const [kind, wanted] = [when.slice(0, when.indexOf(":")), pattern(when.slice(when.indexOf(":") + 1))];
    if (kind === "phase") return wanted.test(frame.phase);
    if (kind === "menu") return (frame.menu ?? []).some((action) => wanted.test(action.text));
    if (kind === "line") return [...news].some((message) => wanted.test(message));
    return this.drawn(wanted) !== undefined;
  }

  /**
   * Return the id of the matching thing on the board, or of one that a button stands for.
   * @param {RegExp} wanted
   * @returns {string | undefined}
   */
  find(wanted) {
    const menu = this.frame?.menu;
    return (
      this.drawn(wanted) ??
      (menu ?? []).flatMap((action) => action.click_path).find((id) => wanted.test(id) && buttonFor(id, menu))
    );
  }

  /**
   * @param {RegExp} wanted
   * @returns {string | undefined}
   */
  drawn(wanted) {
    const all = [...(this.board.picture.svg?.querySelectorAll("[data-id]") ?? [])].filter((element) =>
      wanted.test(element.dataset.id),
    );
    return (all.find((element) => element.classList.contains("live")) ?? all[0])?.dataset.id;
  }

  /**
   * Return the short name of the thing that a note explains, unless the note begins with it.
   * @param {{ when: string, words: string }} note
   * @param {string | undefined} spot
   * @returns {string}
   */
  heading({ when, words }, spot) {
    const name = spot && /^(drawn|menu):/.test(when) ? this.board.picture.label(spot).split(/[.:,](?:\s|$)/)[0] : "";
    return words.startsWith(name) ? "" : name;
  }

  /** @param {{ id: string, when: string, words: string, spot: string }} note */
  show(note) {
    const spot = this.find(pattern(note.spot));
    this.showing = note;
    this.phase = this.frame?.phase;
    this.board.camera.explained = spot ? [spot] : [];
    // together with what can be clicked, if both fit
    if (spot && this.board.picture.draws(spot)) this.board.camera.showLive();
    if (spot && !this.board.picture.draws(spot))
      buttonFor(spot, this.frame?.menu)?.scrollIntoView({ block: "nearest" });
    announce(note.words);
    this.spotlight.show(
      spot ? [spot] : [],
      [],
      h("h3", {}, this.heading(note, spot)),
      h("p", { class: "say", "data-note": note.id }, linkRules(note.words)),
      h(
        "div",
        { class: "button-row" },
        h(
          "button",
          { type: "button", class: "tiny", "data-key": "coach-off", onclick: () => (this.on = false) },
          t("coach-off"),
        ),
        h(
          "button",
          {
            type: "button",
            class: "main",
            "data-key": "coach-fine",
            onclick: () => {
              this.hide();
              if (this.frame) this.watch(this.frame);
              if (!this.showing) this.board.camera.showLive();
            },
          },
          t("coach-fine"),
        ),
      ),
    );
  }

  /**
   * Show the server's answer to "What is this?".
   * @param {Outgoing.What} answer
   */
  explain({ thing, name, words, now, rule }) {
    announce([name, words, now].filter(Boolean).join(" "));
    this.spotlight.show(
      [thing],
      [],
      h("h2", {}, name || t("what-heading")),
      words ? h("p", { class: "say" }, linkRules(words)) : null,
      now ? h("p", {}, h("b", {}, t("what-now")), " ", linkRules(now)) : null,
      h(
        "div",
        { class: "button-row" },
        ruleLink(this.game, rule),
        h(
          "button",
          { type: "button", class: "main", "data-key": "what-close", onclick: () => this.close() },
          t("close"),
        ),
      ),
    );
    $(".main", this.spotlight.bubble).focus({ preventScroll: true });
  }

  /**
   * Hide the bubble; returns false if there was none.
   * @returns {boolean}
   */
  close() {
    const shown = !this.spotlight.bubble.hidden;
    if (shown) this.hide();
    if (shown) this.board.keyboard.focus();
    return shown;
  }
}
