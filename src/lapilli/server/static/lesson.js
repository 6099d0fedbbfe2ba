// A lesson at the table: one idea at a time, said beside the thing it speaks of.

import { announce, h, icon, toast } from "./dom.js";
import { ask } from "./live.js";
import { buttonOf } from "./menu.js";
import { markDone } from "./progress.js";
import { Spotlight } from "./spotlight.js";
import { cited, clause, lang, say } from "./words.js";

const LIT = 4; // things that are lit at once, at most, where a lesson names none

export class Lesson {
  constructor(line, board) {
    this.line = line;
    this.board = board;
    this.light = new Spotlight((id) => this.element(id), { name: say("learn") });
    document.body.classList.add("lesson");
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Of a thing on the board, or of the button that stands for what is not drawn. */
  element(id) {
    const drawn = this.board.picture.element(id);
    if (drawn && !drawn.closest(".ghost:not(.armed)")) return this.board.pin.seen(drawn);
    return buttonOf(id, this.menu) ?? drawn;
  }

  show(frame) {
    const { lesson } = frame;
    if (!lesson) return this.light.hide();
    this.now = lesson;
    this.menu = frame.menu;
    this.told = null;
    if (lesson.over) return this.end();
    const spoken = lesson.answered && frame.mark?.length ? frame.mark.slice(0, LIT) : lesson.spot; // an answer speaks of what has changed
    const spots = spoken.map((one) => one.split("|").find((id) => this.element(id)) ?? one);
    this.spots = spots; // a button may come a moment later, when the last action is through
    this.board.sight.spoken = spots;
    this.board.sight.bring(spots);
    this.draw();
    setTimeout(() => {
      const buttons = spots.filter((id) => !this.board.picture.draws(id));
      for (const id of buttons) this.element(id)?.scrollIntoView({ block: "nearest" });
    }, 150);
    announce([lesson.say, lesson.acts ? say("lesson-act") : ""].join(" "));
    if (!lesson.acts) this.light.bubble.querySelector(".main")?.focus({ preventScroll: true });
  }

  /** What is said to a try that was not right, where the lesson speaks. */
  answer(words, rule) {
    this.told = { words, rule };
    this.draw();
    announce(words);
  }

  draw() {
    const { lesson } = this.line;
    const { say: words, acts, step, steps, answered } = this.now;
    document.body.dataset.step = this.line.steps;
    this.light.show(
      this.spots,
      h(
        "p",
        { class: "eyebrow" },
        say("lesson-step", { n: step, of: steps }),
        h(
          "button",
          {
            type: "button",
            class: "leave practise",
            "data-key": "practise",
            title: say("lesson-practise"),
            onclick: () => this.practise(),
          },
          icon("hand"),
        ),
        h(
          "button",
          { type: "button", class: "leave flip", title: say("bubble-flip"), onclick: () => this.light.flip() },
          icon("turn"),
        ),
        h(
          "a",
          { class: "leave", href: `/learn/${this.line.game}`, "data-key": "leave", title: say("lesson-leave") },
          icon("close"),
        ),
      ),
      h("p", { class: answered ? "say well" : "say", "data-lesson": lesson }, cited(words)),
      this.told
        ? h("p", { class: "told", role: "alert" }, cited(this.told.words), " ", clause(this.line.game, this.told.rule))
        : null,
      h(
        "div",
        { class: "deeds" },
        this.line.steps
          ? h("button", { type: "button", class: "tiny", onclick: () => this.line.back() }, icon("back"), say("back"))
          : null,
        acts
          ? h("span", { class: "note" }, say("lesson-act"))
          : h(
              "button",
              { type: "button", class: "main", "data-key": "lesson-next", onclick: () => this.line.next() },
              say("lesson-next"),
              icon("next"),
            ),
      ),
    );
  }

  /** This very position at a practice table: all seats are mine, and everything can be taken back. */
  async practise() {
    const { game, lesson, way } = this.line;
    try {
      location.href = (await ask("/api/practice", { method: "POST", body: { game, lesson, way, lang: lang() } })).url;
    } catch (problem) {
      toast(problem.message, { kind: "error" });
    }
  }

  async end() {
    const { game, lesson } = this.line;
    markDone(game, lesson);
    document.body.dataset.step = this.line.steps;
    const { lessons } = await (await fetch(`/api/lessons/${game}?lang=${document.documentElement.lang}`)).json();
    const next = lessons[lessons.findIndex((one) => one.id === lesson) + 1];
    document.body.dataset.done = lesson;
    announce(say("lesson-done"));
    this.light.show(
      [],
      h("h2", {}, say("lesson-done")),
      next ? h("p", { class: "say" }, say("lesson-then", { title: next.title })) : null,
      h(
        "div",
        { class: "deeds" },
        next
          ? h(
              "a",
              { class: "button main", href: `/learn/${game}/${next.id}`, "data-key": "next-lesson" },
              say("lesson-following"),
              icon("next"),
            )
          : null,
        h("button", { type: "button", onclick: () => this.line.again() }, icon("turn"), say("lesson-again")),
        h(
          "button",
          { type: "button", "data-key": "practise", onclick: () => this.practise() },
          icon("hand"),
          say("lesson-practise"),
        ),
        h("a", { class: "button", href: `/learn/${game}` }, say("lesson-all")),
      ),
    );
    this.light.bubble.querySelector(".main, button")?.focus({ preventScroll: true });
  }

  key(event) {
    if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey)
      return;
    if (event.key === "n" && !this.light.bubble.hidden) this.light.bubble.querySelector(".main")?.click();
  }
}
