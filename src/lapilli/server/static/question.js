// Questions under the prompt that need an answer.

import { $, h, replaceContent } from "./dom.js";
import { linkRules, t } from "./i18n.js";
import { phone } from "./screenShape.js";

const MARGIN = 8; // pixels below a question

/**
 * Show a question with its answers; with `grab` the first answer gets the focus.
 * @param {string} words
 * @param {string} note
 * @param {Answer[]} answers
 * @param {boolean} [grab]
 */
export function showQuestion(words, note, answers, grab = false) {
  const box = $("#ask");
  box.hidden = false;
  replaceContent(
    box,
    h("p", { class: "words" }, linkRules(words)),
    note ? h("p", { class: "note" }, note) : null,
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

/**
 * Scroll the panel, never the page, until the answers are visible.
 * @param {PageElement} box
 */
function bringUp(box) {
  const [inner, outer] = [box, box.parentElement].map((element) => element.getBoundingClientRect());
  const hidden = inner.bottom + MARGIN - outer.bottom;
  if (hidden > 0) box.parentElement.scrollTop += Math.min(hidden, inner.top - outer.top);
}

export function hideQuestion() {
  const box = $("#ask");
  box.hidden = true;
  box.replaceChildren();
}

/**
 * Show what must be answered now: a confirmation, a hint, or somebody's take-back request.
 * @param {TableState} now
 * @param {TableState} before
 * @param {TableStore} state
 * @param {Connection} socket
 * @param {PlayerActions} playerActions
 * @returns {unknown}
 */
export function showPendingQuestion(now, before, state, socket, playerActions) {
  const { frame, pending, hintedAction, reason, choice, confirmingRewind } = now;
  if (pending) {
    if (pending === before.pending) return;
    const answers = [
      {
        key: "yes",
        words: t(pending.nudged ? "coach-anyway" : "confirm-yes"),
        main: true,
        act: () => state.now.pending && playerActions.send(state.now.pending),
      },
      { key: "no", words: t("back"), act: () => playerActions.back() },
    ];
    return showQuestion(pending.question || t("confirm-ask", { action: pending.label }), "", answers, true);
  }
  if (hintedAction && choice) {
    if (hintedAction === before.hintedAction) return;
    const close = () => state.change({ hintedAction: null });
    const play = () => {
      close();
      playerActions.send(hintedAction);
    };
    return showQuestion(
      reason || t("hint-words", { action: hintedAction.label }),
      "",
      [
        { key: "do", words: t("hint-play"), main: true, act: play },
        { key: "no", words: t("close"), act: close },
      ],
      true,
    );
  }
  if (confirmingRewind) return before.confirmingRewind ? undefined : goBack(frame, state, socket);
  const asked = frame.takeback;
  if (!asked) return hideQuestion();
  /** @param {string} name */
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  if (asked.mine)
    return showQuestion(t("takeback-asked", { who: (asked.waiting ?? []).map(label).join(", ") }), "", []);
  showQuestion(t("takeback-question", { who: label(asked.from) }), "", [
    {
      key: "yes",
      words: t("takeback-yes"),
      main: true,
      act: () => socket.send({ type: "answer", takeback: asked.id, yes: true }),
    },
    { key: "no", words: t("takeback-no"), act: () => socket.send({ type: "answer", takeback: asked.id, yes: false }) },
  ]);
}

/**
 * Ask before going back to my own last decision where nobody else can refuse, and say what that undoes.
 * @param {Frame} frame
 * @param {TableStore} state
 * @param {Connection} socket
 */
function goBack(frame, state, socket) {
  const last = frame.last ?? 0;
  const mine = frame.log
    .filter((one) => one.ply === last)
    .map((one) => one.text)
    .join(" ");
  const close = () => state.change({ confirmingRewind: false });
  showQuestion(
    t("takeback-alone-ask", { what: mine || "…" }),
    t("takeback-alone-note", { n: frame.ply - last }),
    [
      {
        key: "yes",
        words: t("takeback-alone-yes"),
        main: true,
        act: () => {
          close();
          socket.send({ type: "takeback", ply: last });
        },
      },
      { key: "no", words: t("close"), act: close },
    ],
    true,
  );
}
