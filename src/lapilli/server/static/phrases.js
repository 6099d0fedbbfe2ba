// Phrases of the game: a word and a thing, in either order, chosen apart from the moves so that neither hides the
// other.

import { $, h, icon, replaceContent } from "./dom.js";
import { t } from "./i18n.js";
import { actionList, idToWords } from "./menu.js";
import { phraseChoice } from "./selection.js";

/**
 * Show quick replies to a question, then the words that can come next. Things that are drawn are clicked on the board.
 * @param {TableState} now
 * @param {Board} board
 * @param {PlayerActions} playerActions
 */
export function showPhrases({ frame, selection }, board, playerActions) {
  const { phrase, phrases, later } = selection;
  const choice = phraseChoice(selection);
  const replies = phrase ? [] : phrases.filter((action) => action.reply);
  /**
   * @param {"text" | "word"} kind
   * @param {string} name
   */
  const waits = (kind, name) => `chip ${later.some((wish) => wish[kind] === name) ? "later" : ""}`;
  /** @param {Action} action */
  const chip = (action) =>
    h(
      "button",
      {
        type: "button",
        class: waits("text", action.text),
        "data-key": `say/${action.text}`,
        "data-act": action.text,
        onclick: () => playerActions.sayPhrase({ text: action.text }),
      },
      h("span", {}, action.label),
    );
  replaceContent($("#replies"), replies.length ? [h("p", {}, asked(frame)), ...replies.map(chip)] : null);
  if (!choice) return replaceContent($("#phrases"));
  const names = frame.names ?? {};
  const next = [...choice.next].filter(([id]) => !board.picture.draws(id));
  /** @param {[string, Action[]]} entry */
  const word = ([id, actions]) =>
    actions.length === 1
      ? chip(actions[0])
      : h(
          "button",
          {
            type: "button",
            class: waits("word", id),
            "data-key": `word/${id}`,
            "data-pick": id,
            onclick: () => playerActions.sayPhrase({ word: id }),
          },
          names[id] ?? idToWords(id),
        );
  const plain = choice.complete.map(chip);
  const begun =
    phrase &&
    h(
      "button",
      {
        type: "button",
        class: "chip back",
        "data-key": "unsay",
        "aria-label": t("back"),
        onclick: () => playerActions.back(),
      },
      icon("back"),
      chosen(phrase, board, names),
    );
  const rows = [...quick(replies, playerActions), ...plain, ...next.map(word)];
  replaceContent($("#phrases"), [
    begun,
    ...rows,
    phrase
      ? null
      : actionList(phrases, board, (action) => playerActions.sayPhrase({ text: action.text }), "all-phrases"),
  ]);
}

/**
 * Return the answers as the first words of the row: on a phone, where they have no place of their own.
 * @param {Action[]} replies
 * @param {PlayerActions} playerActions
 */
const quick = (replies, playerActions) =>
  replies.map(({ text, label }) =>
    h(
      "button",
      {
        type: "button",
        class: "chip reply",
        "data-key": `reply/${text}`,
        onclick: () => playerActions.sayPhrase({ text }),
      },
      h("span", {}, label),
    ),
  );

/**
 * Return what was said to me and waits for an answer.
 * @param {Frame} frame
 * @returns {string}
 */
function asked({ log = [], you = [], seats = [] }) {
  const mine = seats.filter((seat) => you.includes(seat.name)).map((seat) => seat.label);
  const words = log.findLast(
    (line) => line.talk && !you.includes(line.by) && mine.some((name) => line.text.includes(name)),
  );
  return words?.text ?? t("replies");
}

/**
 * Describe what is chosen so far.
 * @param {Choice} choice
 * @param {Board} board
 * @param {Record<string, string>} names
 * @returns {string}
 */
function chosen(choice, board, names) {
  const [id] = choice.path.slice(-1);
  return id ? (names[id] ?? (board.picture.label(id).split(/[,:]/)[0] || idToWords(id))) : t("talk-point");
}
