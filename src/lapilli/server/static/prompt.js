// The prompt: who must do what, in one sentence; and the toolbar beside it.

import { $, h, icon, replaceContent } from "./dom.js";
import { linkRules, t } from "./i18n.js";
import { arrivals } from "./lobby.js";
import { resultCard } from "./resultCard.js";
import { seatBadge } from "./seats.js";

/**
 * Show the prompt of a frame in the colour of the seat that must act. `step` asks for the rest of a choice in progress,
 * `told` are log lines of others' turns.
 * @param {Frame} frame
 * @param {string} room
 * @param {string} [step]
 * @param {LogLine[]} [lines]
 * @returns {unknown}
 */
export function showPrompt(frame, room, step = "", lines = []) {
  const box = $("#prompt");
  if (lines.length && !frame.result) return tell(box, frame, lines);
  const seat = frame.seats?.find((one) => one.name === frame.asks);
  const awaited = frame.seats?.filter((one) => one.awaited) ?? [];
  const waiting = awaited.length ? awaited : (frame.seats?.filter((one) => one.acting) ?? []);
  const others = waiting.filter((one) => !frame.you?.includes(one.name));
  const due = seat && (seat.awaited || !awaited.length); // a seat that may only speak is not told that it is its turn
  box.className = `prompt ${frame.asks === "chance" || due ? "mine" : ""} ${seat ? `tint-${seat.colour}` : ""}`;
  if (frame.result) return replaceContent(box, resultCard({ ...frame, result: frame.result }, room));
  let eyebrow;
  if (frame.waiting) eyebrow = t("wait-all");
  else if (frame.paused) eyebrow = t("paused");
  else if (frame.asks === "chance") eyebrow = t("prompt-typed");
  else if (due) eyebrow = t("prompt-turn");
  else if (frame.lesson && !frame.lesson.acts) eyebrow = t("lesson-press-next");
  else if (others.length) eyebrow = t("wait-for", { who: others.map((one) => one.label).join(", ") });
  else if (waiting.length) eyebrow = t("prompt-turn");
  else eyebrow = t("wait-moment");
  replaceContent(
    box,
    h("p", { class: "eyebrow" }, seat ? seatBadge(seat) : null, eyebrow, frame.spectator ? ` ${t("spectator")}` : ""),
    h(
      "p",
      { class: "sentence" },
      linkRules(frame.waiting ? arrivals(frame) : frame.paused ? t("paused-words") : step || promptOf(frame, seat)),
    ),
  );
}

/**
 * Return the prompt, without the name of the seat that is asked where it is my only one: "Your turn" stands above.
 * @param {Frame} frame
 * @param {Seat | undefined} seat
 */
function promptOf({ prompt = "", you = [] }, seat) {
  if (!seat || you.length !== 1 || !prompt.startsWith(seat.label)) return prompt;
  const rest = prompt.slice(seat.label.length).match(/^\s?:\s+(.*)$/s)?.[1];
  return rest ? rest[0].toLocaleUpperCase() + rest.slice(1) : prompt;
}

/**
 * Show log lines while others' turns are played back.
 * @param {Element} box
 * @param {Frame} frame
 * @param {LogLine[]} lines
 */
function tell(box, frame, lines) {
  const seat = frame.seats.find((one) => one.name === lines.at(-1).by);
  box.className = `prompt telling ${seat ? `tint-${seat.colour}` : ""}`;
  replaceContent(
    box,
    h("p", { class: "eyebrow" }, seat ? [seatBadge(seat), seat.label] : t("telling")),
    h("p", { class: "sentence" }, lines.map((one) => one.text).join(" ")),
  );
}

/**
 * Show the toolbar.
 * @param {Tool[]} tools
 */
export function showTools(tools) {
  replaceContent(
    $("#tools"),
    tools.map((tool) =>
      h(
        "button",
        {
          type: "button",
          id: `tool-${tool.key}`,
          "data-key": `tool/${tool.key}`,
          title: tool.title ?? tool.words,
          disabled: tool.off,
          class: tool.strong ? "strong" : "",
          onclick: tool.act,
        },
        icon(tool.icon),
        h("span", {}, tool.words),
      ),
    ),
  );
}
