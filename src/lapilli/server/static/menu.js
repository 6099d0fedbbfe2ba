// The menu: a button for every action, so that everything can be done without clicking on the board.

import { $, h, icon, replaceContent, targetOf } from "./dom.js";
import { formatPercent, t } from "./i18n.js";
import { phone } from "./screenShape.js";

const MAX_LISTED = 9; // up to this many actions are listed; of more, only those that the board does not draw
const MAX_LISTED_ON_PHONE = 3; // the board needs the space
const MAX_MAIN = 3; // up to this many actions that the board does not draw stay in sight
const MAX_MATCHES = 400;

/**
 * Return words for an id that the picture does not draw: "place/pali.2" becomes "pali 2".
 * @param {string} id
 * @returns {string}
 */
export const idToWords = (id) =>
  id
    .split("/")
    .slice(1)
    .join(" ")
    .replace(/[._@-]+/g, " ") || id;

/**
 * Return the label of a live id: of its only action, or of the thing with the number of choices.
 * @param {string} id
 * @param {Action[]} actions
 * @param {Board} board
 * @returns {string}
 */
export function liveLabel(id, actions, board) {
  const thing = board.picture.label(id) || idToWords(id);
  if (actions.length === 1) return board.picture.label(id) ? `${thing}: ${actions[0].label}` : actions[0].label;
  return t("choices", { thing, n: actions.length });
}

/**
 * Return the button for an id that is not drawn, in the menu or among the phrases.
 * @param {string} id
 * @param {Action[] | null | undefined} menu
 * @returns {HTMLElement | undefined}
 */
export function buttonFor(id, menu) {
  const actions = (menu ?? []).filter((action) => action.click_path.includes(id)).map((action) => action.text);
  const buttons = [...document.querySelectorAll(":is(#menu, #phrases, #replies) :is([data-pick], [data-act])")];
  return buttons.find((button) => button.dataset.pick === id || actions.includes(button.dataset.act));
}

/**
 * Fill the menu for a choice: options, then the main actions, which stay in sight at the bottom of the panel. `names`
 * are words for ids that are not drawn; `short` leaves room for the chat.
 * @param {Choice | null} choice
 * @param {Board} board
 * @param {MenuOptions} options
 */
export function showMenu(choice, board, { pick, take, back, names, short = false }) {
  const box = $("#menu");
  if (!choice?.menu.length) return replaceContent(box);
  const all = choice.candidates;
  const few = all.length <= (short || phone.matches ? MAX_LISTED_ON_PHONE : MAX_LISTED);
  const words = few ? [] : [...choice.next].filter(([id]) => !board.picture.draws(id));
  const listed = few
    ? all
    : [
        ...all.filter((action) => !action.click_path.length || choice.complete.includes(action)),
        ...words.flatMap(([, actions]) => (actions.length === 1 ? actions : [])),
      ];
  const undrawn = listed.filter((action) => !action.click_path.some((id) => board.picture.draws(id)));
  const main = undrawn.length <= MAX_MAIN ? undrawn : [];
  // what declines is filled only where nothing else can be done
  const only = main.length === 1 && !(main[0].declines && all.length > 1) ? main[0] : null;
  /** @param {Action} action */
  const button = (action) => [entry(action, board, take, action === only), times(action, take)];
  const options = listed.filter((action) => !main.includes(action));
  const groups = words.filter(([, actions]) => actions.length > 1);
  const backwards =
    choice.steps.length > 0 &&
    h("button", { type: "button", class: "back", "data-key": "back", onclick: back }, icon("back"), t("back"));
  replaceContent(
    box,
    h(
      "div",
      { class: "options" },
      options.map(button),
      groups.map(([id, actions]) => group(id, actions, names, pick)),
    ),
    h("div", { class: "main-actions" }, backwards, main.map(button)),
    few ? null : actionList(all, board, take),
  );
}

/**
 * Return buttons that play an action several times, where the rules allow it.
 * @param {Action} action
 * @param {MenuOptions["take"]} take
 * @returns {Child}
 */
function times(action, take) {
  if (!(action.many > 1) || action.confirm) return null;
  const counts = [...new Set([2, 3, action.many])].filter((n) => n <= action.many);
  return h(
    "span",
    { class: "times" },
    counts.map((n) =>
      h(
        "button",
        {
          type: "button",
          class: "tiny",
          "data-key": `times/${n}/${action.text}`,
          "aria-label": t("times", { action: action.label, n }),
          onclick: () => take(action, n),
        },
        `× ${n}`,
      ),
    ),
  );
}

/**
 * @param {string[]} ids
 * @param {Board} board
 */
function lights(ids, board) {
  const on = () => board.highlight(ids);
  const off = () => board.highlight([]);
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/**
 * Return the label of an action, with a note where the label says little.
 * @param {Action} action
 */
const named = (action) => h("span", {}, action.label, action.note ? h("small", { class: "note" }, action.note) : null);

/**
 * Return the button of an action. The only main action is filled, unless there is a warning about it.
 * @param {Action} action
 * @param {Board} board
 * @param {MenuOptions["take"]} take
 * @param {boolean} [only]
 */
function entry(action, board, take, only = false) {
  const drawn = action.click_path.some((id) => board.picture.draws(id));
  return h(
    "button",
    {
      type: "button",
      class: drawn ? "act" : only && !action.warning ? "act strong main" : "act strong",
      "data-key": `act/${action.text}`,
      "data-act": action.text,
      onclick: () => take(action),
      ...lights(action.click_path, board),
    },
    named(action),
    action.weight ? h("small", {}, formatPercent(action.weight)) : null,
  );
}

/**
 * Return a button for an id that is not drawn and leads to several actions. What is drawn is clicked on the board, or
 * found in the list of all actions.
 * @param {string} id
 * @param {Action[]} actions
 * @param {Record<string, string>} names
 * @param {MenuOptions["pick"]} pick
 */
function group(id, actions, names, pick) {
  return h(
    "button",
    { type: "button", class: "act strong", "data-key": `id/${id}`, "data-pick": id, onclick: () => pick(id) },
    h("span", {}, names[id] ?? idToWords(id)),
    h("small", {}, t("choices-short", { n: actions.length })),
  );
}

/**
 * Return a collapsible list of all actions with a filter.
 * @param {Action[]} all
 * @param {Board} board
 * @param {MenuOptions["take"]} take
 * @param {string} [title]
 * @returns {HTMLElement}
 */
export function actionList(all, board, take, title = "all-actions") {
  const list = h("div", { class: "all" });
  /** @param {string} filter */
  const fill = (filter) => {
    const parts = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = all.filter((action) =>
      parts.every((word) => action.label.toLowerCase().includes(word) || action.text.includes(word)),
    );
    list.replaceChildren(...fitting.slice(0, MAX_MATCHES).map((action) => entry(action, board, take)));
  };
  const field = h("input", {
    type: "search",
    placeholder: t("filter"),
    "aria-label": t("filter"),
    "data-key": `filter/${title}`,
    oninput: (event) => fill(targetOf(event).value),
  });
  const box = h(
    "details",
    { class: "whole" },
    h("summary", { "data-key": `whole/${title}` }, t(title, { n: all.length })),
    field,
    list,
  );
  box.addEventListener("toggle", () => box.open && fill(""), { once: true });
  return box;
}
