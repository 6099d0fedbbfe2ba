// The game's own phrases: a word and a thing, in either order, chosen apart from the moves so that neither hides the other.

import { $, h, icon, refill } from "./dom.js";
import { phrased, words } from "./menu.js";
import { say } from "./words.js";

/** The actions of a menu that only say something. */
export const phrasesIn = (frame) => (frame?.menu ?? []).filter((action) => action.talk);

/** Quick answers to a question, then the words that can come next; those that are drawn are clicked on the board. */
export function showPhrases({ frame, speech, later }, board, deeds, fresh) {
  const menu = phrasesIn(frame);
  const choice = speech ?? (menu.length ? fresh(menu) : null);
  const replies = speech ? [] : menu.filter((action) => action.reply);
  const waits = (kind, name) => `chip ${later.some((wish) => wish[kind] === name) ? "later" : ""}`;
  const chip = (action) =>
    h(
      "button",
      {
        type: "button",
        class: waits("text", action.text),
        "data-key": `say/${action.text}`,
        "data-act": action.text,
        onclick: () => deeds.say({ text: action.text }),
      },
      h("span", {}, action.label),
    );
  refill($("#replies"), replies.length ? [h("p", {}, asked(frame)), ...replies.map(chip)] : null);
  if (!choice) return refill($("#phrases"));
  const names = frame.names ?? {};
  const next = [...choice.next].filter(([id]) => !board.picture.draws(id));
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
            onclick: () => deeds.say({ word: id }),
          },
          names[id] ?? phrased(id),
        );
  const plain = choice.complete.map(chip);
  const begun =
    speech &&
    h(
      "button",
      {
        type: "button",
        class: "chip back",
        "data-key": "unsay",
        "aria-label": say("back"),
        onclick: () => deeds.back(),
      },
      icon("back"),
      chosen(speech, board, names),
    );
  const rows = [...plain, ...next.map(word)];
  refill($("#phrases"), [
    begun,
    ...rows,
    speech ? null : words(menu, board, (action) => deeds.say({ text: action.text }), "all-phrases"),
  ]);
}

/** The question that waits for an answer, as it was put. */
function asked({ log = [], you = [] }) {
  const question = log.findLast((line) => line.talk && !you.includes(line.by) && line.text.includes("?"));
  return question?.text ?? say("replies");
}

/** What is chosen so far, in words. */
function chosen(choice, board, names) {
  const [id] = choice.path.slice(-1);
  return id ? (names[id] ?? (board.picture.label(id).split(/[,:]/)[0] || phrased(id))) : say("talk-point");
}
