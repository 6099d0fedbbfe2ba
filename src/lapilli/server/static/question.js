// Questions under the prompt that need an answer.

import { $, h, replaceContent, toast } from "./dom.js";
import { linkRules, t } from "./i18n.js";
import { phone } from "./screenShape.js";
import { shownQuestion } from "./selection.js";

const MARGIN = 8; // pixels around a question

/**
 * Show a question with its answers; with `grab` the first answer gets the focus. `figures` are shown on request.
 * @param {string} words
 * @param {string} note
 * @param {Answer[]} answers
 * @param {boolean} [grab]
 * @param {string} [figures]
 */
function showQuestion(words, note, answers, grab = false, figures = "") {
  const box = $("#ask");
  box.hidden = false;
  const open = !grab && box.querySelector("details")?.open; // what was opened stays open when the table is drawn again
  replaceContent(
    box,
    h("p", { class: "words" }, linkRules(words)),
    note ? h("p", { class: "note" }, note) : null,
    figures ? h("details", { open, class: "note" }, h("summary", {}, t("hint-why")), h("p", {}, figures)) : null,
    h(
      "div",
      { class: "button-row" },
      answers.map(({ words: label, act, main, key }) =>
        h("button", { type: "button", class: main ? "main" : "", "data-key": `ask/${key}`, onclick: act }, label),
      ),
    ),
  );
  if (grab && phone.matches) $("#tab-play")?.click(); // on a phone another tab may hide it
  if (grab) box.querySelector("button")?.focus({ preventScroll: true });
  bringUp(box);
}

/** Say that the open question must be answered first. */
export function attendQuestion() {
  const box = $("#ask");
  box.classList.remove("attend");
  requestAnimationFrame(() => box.classList.add("attend"));
  toast(t("answer-first"), { kind: "error" });
  bringUp(box, $("#toast"));
}

/**
 * Scroll the panel, never the page, until the answers are visible: above the main actions, which stay at its bottom.
 * @param {PageElement} box
 * @param {PageElement} [first] what is to be visible with it
 */
function bringUp(box, first = box) {
  const panel = box.parentElement;
  const { top, bottom } = panel.getBoundingClientRect();
  const low = bottom - ($("#menu .main-actions")?.offsetHeight ?? 0) - MARGIN;
  const above = first.getBoundingClientRect().top - top;
  const below = box.getBoundingClientRect().bottom - low;
  if (above < 0) panel.scrollTop += above;
  else if (below > 0) panel.scrollTop += Math.min(below, above);
}

export function hideQuestion() {
  const box = $("#ask");
  box.hidden = true;
  box.replaceChildren();
}

/**
 * Show what must be answered now: an open question, a hint, or somebody's take-back request.
 * @param {TableState} now
 * @param {TableState} before
 * @param {PlayerActions} playerActions
 * @param {Connection} socket
 * @returns {unknown}
 */
export function showPendingQuestion(now, before, playerActions, socket) {
  if (now.ended) return showEnd(now.ended, now.ended !== before.ended);
  const question = shownQuestion(now.selection);
  if (!question) return showTakeback(now.frame, socket);
  const { words, note, yes, no, figures } = wording(question, now.frame);
  const agree = { key: question.kind === "hint" ? "do" : "yes", words: t(yes), act: () => playerActions.agree() };
  const back = { key: "no", words: t(no), act: () => playerActions.back() };
  const answers =
    question.kind === "warn" ? warned(question.action, agree, back, playerActions) : [{ ...agree, main: true }, back];
  showQuestion(words, note, answers, nameOf(question) !== nameOf(shownQuestion(before.selection)), figures);
}

/**
 * Return the answers to a warning: what is better or the way back first and filled, and what it warns of last.
 * @param {Action} action
 * @param {Answer} agree
 * @param {Answer} back
 * @param {PlayerActions} playerActions
 * @returns {Answer[]}
 */
function warned({ better, better_label: label = "" }, agree, back, playerActions) {
  if (!better) return [{ ...back, main: true }, agree];
  return [{ key: "better", words: label, main: true, act: () => playerActions.better() }, back, agree];
}

/**
 * Return what tells one question from another.
 * @param {ReturnType<typeof shownQuestion>} question
 */
const nameOf = (question) => question && `${question.kind} ${question.kind === "rewind" ? "" : question.action.text}`;

/**
 * @param {NonNullable<ReturnType<typeof shownQuestion>>} question
 * @param {Frame} frame
 * @returns {{ words: string, note: string, yes: string, no: string, figures?: string }}
 */
function wording(question, frame) {
  switch (question.kind) {
    case "rewind":
      return goBack(frame);
    case "hint": {
      const words = question.words || t("hint-words", { action: question.action.label });
      return { words, note: "", yes: "hint-play", no: "close", figures: question.figures };
    }
    case "grace":
      return { words: t("grace-words", { action: question.words }), note: "", yes: "grace-yes", no: "back" };
    default: {
      const words = question.words || t("confirm-ask", { action: question.action.label });
      return { words, note: "", yes: question.kind === "warn" ? "coach-anyway" : "confirm-yes", no: "back" };
    }
  }
}

/**
 * Return the question before going back to my own last decision where nobody else can refuse: what that undoes.
 * @param {Frame} frame
 */
function goBack({ last, log, ply }) {
  const mine = log.filter((one) => one.ply === last).map((one) => one.text);
  return {
    words: t("takeback-alone-ask", { what: mine.join(" ") || "…" }),
    note: t("takeback-alone-note", { n: ply - (last ?? 0) }),
    yes: "takeback-alone-yes",
    no: "close",
  };
}

/**
 * @param {string} words
 * @param {boolean} grab
 */
function showEnd(words, grab) {
  const home = { key: "home", words: t("home-link"), main: true, act: () => location.assign("/") };
  showQuestion(words, "", [home], grab);
}

/**
 * @param {Frame} frame
 * @param {Connection} socket
 * @returns {unknown}
 */
function showTakeback({ takeback: asked, seats }, socket) {
  if (!asked) return hideQuestion();
  /** @param {string} name */
  const label = (name) => seats.find((seat) => seat.name === name)?.label ?? name;
  if (asked.mine)
    return showQuestion(t("takeback-asked", { who: (asked.waiting ?? []).map(label).join(", ") }), "", []);
  /** @param {boolean} yes */
  const answer = (yes) => () => socket.send({ type: "answer", takeback: asked.id, yes });
  showQuestion(t("takeback-question", { who: label(asked.from) }), "", [
    { key: "yes", words: t("takeback-yes"), main: true, act: answer(true) },
    { key: "no", words: t("takeback-no"), act: answer(false) },
  ]);
}
