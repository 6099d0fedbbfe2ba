// The menu as buttons: everything that can be done with clicks on the board can be done here too.

import { $, h, icon, refill } from "./dom.js";
import { phone } from "./shape.js";
import { percent, say } from "./words.js";

const FEW = 9; // so many actions are shown one by one; of more, those that the board does not draw
const FEW_ON_A_PHONE = 3; // the board needs the room
const MOST = 400;

/** Words for an id that the picture does not draw: "place/pali.2" reads "pali 2". */
export const phrased = (id) =>
  id
    .split("/")
    .slice(1)
    .join(" ")
    .replace(/[._@-]+/g, " ") || id;

/** The label of a live id: of the only action it leads to, or of the thing itself with how many choices follow. */
export function spoken(id, actions, board) {
  const thing = board.picture.label(id) || phrased(id);
  if (actions.length === 1) return board.picture.label(id) ? `${thing}: ${actions[0].label}` : actions[0].label;
  return say("choices", { thing, n: actions.length });
}

/** The button that stands for an id which is not drawn, in the menu or among the phrases. */
export function buttonOf(id, menu) {
  const actions = (menu ?? []).filter((action) => action.touch.includes(id)).map((action) => action.text);
  const buttons = [...document.querySelectorAll(":is(#menu, #phrases, #replies) :is([data-pick], [data-act])")];
  return buttons.find((button) => button.dataset.pick === id || actions.includes(button.dataset.act));
}

/** Fill the menu for a choice; `pick(id)` clicks an id, `take(action)` plays an action, `names` are words for ids that are not drawn; `short` leaves room for talk. */
export function showMenu(choice, board, { pick, take, repeat, back, names, short = false }) {
  const box = $("#menu");
  if (!choice?.menu.length) return refill(box);
  const all = choice.candidates;
  const parts = [];
  if (choice.steps.length)
    parts.push(
      h("button", { type: "button", class: "back", "data-key": "back", onclick: back }, icon("back"), say("back")),
    );
  if (all.length <= (short || phone.matches ? FEW_ON_A_PHONE : FEW))
    parts.push(...all.flatMap((action) => [entry(action, board, take), times(action, repeat)]));
  else {
    parts.push(
      ...all
        .filter((action) => !action.touch.length || choice.complete.includes(action))
        .flatMap((action) => [entry(action, board, take), times(action, repeat)]),
    );
    parts.push(...groups(choice, board, pick, take, names));
    parts.push(words(all, board, take));
  }
  refill(box, parts);
}

/** Several in one go, where the rules allow it: a shorthand that plays single actions. */
function times(action, repeat) {
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
          "aria-label": say("times", { action: action.label, n }),
          onclick: () => repeat(action, n),
        },
        `× ${n}`,
      ),
    ),
  );
}

function lights(ids, board) {
  const on = () => board.light(ids);
  const off = () => board.light([]);
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/** What an action is called, and what it brings where that says little. */
const named = (action) => h("span", {}, action.label, action.note ? h("small", { class: "note" }, action.note) : null);

function entry(action, board, take) {
  return h(
    "button",
    {
      type: "button",
      class: action.touch.some((id) => board.picture.draws(id)) ? "act" : "act strong",
      "data-key": `act/${action.text}`,
      "data-act": action.text,
      onclick: () => take(action),
      ...lights(action.touch, board),
    },
    named(action),
    action.weight ? h("small", {}, percent(action.weight)) : action.rule ? h("cite", {}, action.rule) : null,
  );
}

/** One button per id that comes next and is not drawn: what is drawn is clicked, or found in the list of all actions. */
function groups(choice, board, pick, take, names) {
  return [...choice.next]
    .filter(([id]) => !board.picture.draws(id))
    .map(([id, actions]) =>
      h(
        "button",
        {
          type: "button",
          class: "act strong",
          "data-key": `id/${id}`,
          "data-pick": id,
          onclick: () => (actions.length === 1 ? take(actions[0]) : pick(id)),
        },
        actions.length === 1 ? named(actions[0]) : h("span", {}, names[id] ?? phrased(id)),
        actions.length > 1 ? h("small", {}, say("choices-short", { n: actions.length })) : null,
      ),
    );
}

/** Every action in words, with a filter. */
export function words(all, board, take, title = "all-actions") {
  const list = h("div", { class: "all" });
  const fill = (filter) => {
    const parts = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = all.filter((action) =>
      parts.every((word) => action.label.toLowerCase().includes(word) || action.text.includes(word)),
    );
    list.replaceChildren(...fitting.slice(0, MOST).map((action) => entry(action, board, take)));
  };
  const field = h("input", {
    type: "search",
    placeholder: say("filter"),
    "aria-label": say("filter"),
    "data-key": `filter/${title}`,
    oninput: (event) => fill(event.target.value),
  });
  const box = h(
    "details",
    { class: "whole" },
    h("summary", { "data-key": `whole/${title}` }, say(title, { n: all.length })),
    field,
    list,
  );
  box.addEventListener("toggle", () => box.open && fill(""), { once: true });
  return box;
}
