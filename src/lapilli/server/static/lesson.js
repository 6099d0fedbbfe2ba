// A lesson at the table: one idea at a time, explained beside the thing it is about.

import { callApi } from "./api.js";
import { $, announce, h, icon, targetOf, toast } from "./dom.js";
import { link } from "./host.js";
import { lang, linkRules, ruleLink, t } from "./i18n.js";
import { markDone } from "./learningProgress.js";
import { buttonFor } from "./menu.js";
import { phone, stacked } from "./screenShape.js";
import { Spotlight } from "./spotlight.js";

const MAX_HIGHLIGHTS = 4; // things highlighted at most, where a lesson names none

export class Lesson {
  /**
   * @param {LessonConnection} socket
   * @param {Board} board
   */
  constructor(socket, board) {
    this.socket = socket;
    this.board = board;
    this.spotlight = new Spotlight((id) => this.element(id), {
      name: () => t("learn"),
      kind: "lesson-bubble",
      dock: (bubble) => $("#play").prepend(bubble),
      docked: () => phone.matches || stacked(),
    });
    document.body.classList.add("lesson");
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * Return the element of a thing on the board, or the button that stands for what is not drawn.
   * @param {string} id
   * @returns {Element | null}
   */
  element(id) {
    const listed = document.querySelector(`#menu [data-act="${CSS.escape(id)}"]`);
    if (listed) return listed;
    const drawn = this.board.picture.element(id);
    if (drawn && !drawn.closest(".ghost:not(.armed)")) return this.board.pinnedCopy.visibleElement(drawn);
    return buttonFor(id, this.menu) ?? drawn;
  }

  /**
   * @param {Frame} frame
   * @returns {unknown}
   */
  show(frame) {
    const { lesson } = frame;
    if (!lesson) return this.spotlight.hide();
    /** @type {Outgoing.LessonWords} */
    this.now = lesson;
    /** @type {Action[]} */
    this.menu = frame.menu;
    /** @type {TableSelection["answer"]} */
    this.reply = null;
    if (lesson.over) return this.end();
    // an answer is about what has changed, as far as it can be seen together
    const changed = lesson.answered ? this.board.camera.together(frame.highlights ?? []).slice(0, MAX_HIGHLIGHTS) : [];
    const spoken = changed.length ? changed : lesson.spot;
    const spots = spoken.map((one) => one.split("|").find((id) => this.element(id)) ?? one);
    /** @type {string[]} */
    this.spots = spots; // a button may appear a moment later
    const right = frame.menu.filter((action) => lesson.right.includes(action.text));
    /** What the right actions are clicked by. @type {string[]} */
    this.needed = [...new Set(right.flatMap((action) => [...action.click_path, action.text]))];
    this.board.camera.lesson = { spots, needed: lesson.acts ? this.needed : [] };
    this.draw(); // it takes its place in the panel, and the board the rest
    this.board.camera.showLesson();
    $("#play").scrollTop = 0;
    setTimeout(() => {
      const buttons = spots.filter((id) => !this.board.picture.draws(id));
      for (const id of buttons) this.element(id)?.scrollIntoView({ block: "nearest" });
    }, 150);
    announce([lesson.say, lesson.acts ? t("lesson-act") : ""].join(" "));
    if (!lesson.acts) this.spotlight.bubble.querySelector(".main")?.focus({ preventScroll: true });
  }

  /**
   * Show the reply to a wrong attempt until the next action.
   * @param {TableSelection["answer"]} reply
   */
  showAnswer(reply) {
    if (!this.now || this.now.over || reply === this.reply) return;
    this.reply = reply;
    this.draw();
    if (reply) announce(reply.reason);
  }

  draw() {
    const { lesson } = this.socket;
    const { say: words, acts, step, steps, answered } = this.now;
    document.body.dataset.step = String(this.socket.steps);
    this.spotlight.show(
      this.spots,
      acts ? this.needed : [],
      h(
        "p",
        { class: "eyebrow" },
        t("lesson-step", { n: step, of: steps }),
        h(
          "button",
          { type: "button", class: "leave practise", "data-key": "practise", onclick: () => this.practise() },
          t("lesson-practise"),
        ),
        h(
          "a",
          { class: "leave", href: link(`/learn/${this.socket.game}`), "data-key": "leave", title: t("lesson-leave") },
          icon("close"),
        ),
      ),
      h("p", { class: answered ? "say well" : "say", "data-lesson": lesson }, linkRules(words)),
      this.reply
        ? h(
            "p",
            { class: "told", role: "alert" },
            linkRules(this.reply.reason),
            " ",
            ruleLink(this.socket.game, this.reply.rule),
          )
        : null,
      h(
        "div",
        { class: "button-row" },
        this.socket.steps
          ? h(
              "button",
              { type: "button", class: "tiny", onclick: () => this.socket.back() },
              icon("back"),
              t("lesson-previous"),
            )
          : null,
        acts
          ? h("span", { class: "note" }, t("lesson-act"))
          : h(
              "button",
              { type: "button", class: "main", "data-key": "lesson-next", onclick: () => this.socket.next() },
              t("lesson-next"),
              icon("next"),
            ),
      ),
    );
  }

  /** Open this position at a practice table: all seats are mine, and everything can be taken back. */
  async practise() {
    const { game, lesson, way } = this.socket;
    try {
      const table = await callApi("/api/practice", { method: "POST", body: { game, lesson, way, lang: lang() } });
      location.href = link(table.url);
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  }

  async end() {
    const { game, lesson } = this.socket;
    markDone(game, lesson);
    document.body.dataset.step = String(this.socket.steps);
    const { lessons } = await callApi(`/api/lessons/${game}?lang=${document.documentElement.lang}`);
    const next = lessons[lessons.findIndex((/** @type {{ id: string }} */ one) => one.id === lesson) + 1];
    document.body.dataset.done = lesson;
    announce(t("lesson-done"));
    this.spotlight.show(
      [],
      [],
      h("h2", {}, t("lesson-done")),
      next ? h("p", { class: "say" }, t("lesson-then", { title: next.title })) : null,
      h(
        "div",
        { class: "button-row" },
        next
          ? h(
              "a",
              { class: "button main", href: link(`/learn/${game}/${next.id}`), "data-key": "next-lesson" },
              t("lesson-following"),
              icon("next"),
            )
          : null,
        h("button", { type: "button", onclick: () => this.socket.again() }, icon("turn"), t("lesson-again")),
        h("button", { type: "button", "data-key": "practise", onclick: () => this.practise() }, t("lesson-practise")),
        h("a", { class: "button", href: link(`/learn/${game}`) }, t("lesson-all")),
      ),
    );
    this.spotlight.bubble.querySelector(".main, button")?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (targetOf(event).closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey)
      return;
    if (event.key === "n" && !this.spotlight.bubble.hidden) this.spotlight.bubble.querySelector(".main")?.click();
  }
}
