// The prompt: who must do what, in one sentence; and the tools beside it.

import { $, h, icon, refill } from "./dom.js";
import { result } from "./ending.js";
import { come } from "./lobby.js";
import { mark } from "./seats.js";
import { cited, say } from "./words.js";

/** Show the prompt of a frame in the colour of whoever must act; `step` asks for the rest of a half-made choice, `told` are lines of what others do meanwhile. */
export function showPrompt(frame, room, step = "", told = []) {
  const box = $("#prompt");
  if (told.length && !frame.result) return tell(box, frame, told);
  const seat = frame.seats?.find((one) => one.name === frame.asks);
  const awaited = frame.seats?.filter((one) => one.awaited) ?? [];
  const waiting = awaited.length ? awaited : (frame.seats?.filter((one) => one.acting) ?? []);
  const due = seat && (seat.awaited || !awaited.length); // who may merely speak up is not told that it is his turn
  box.className = `prompt ${frame.asks === "chance" || due ? "mine" : ""} ${seat ? `tint-${seat.colour}` : ""}`;
  if (frame.result) return refill(box, result(frame, room));
  let eyebrow;
  if (frame.waiting) eyebrow = say("wait-all");
  else if (frame.paused) eyebrow = say("paused");
  else if (frame.asks === "chance") eyebrow = say("prompt-typed");
  else if (due) eyebrow = say("prompt-turn");
  else if (waiting.length) eyebrow = say("wait-for", { who: waiting.map((one) => one.label).join(", ") });
  else eyebrow = say("wait-dice");
  refill(
    box,
    h("p", { class: "eyebrow" }, seat ? mark(seat) : null, eyebrow, frame.spectator ? ` ${say("onlooker")}` : ""),
    h(
      "p",
      { class: "sentence" },
      cited(frame.waiting ? come(frame) : frame.paused ? say("paused-words") : step || frame.prompt || ""),
    ),
  );
}

/** While turns of others are being told: who does what, in the words of the log. */
function tell(box, frame, told) {
  const seat = frame.seats.find((one) => one.name === told.at(-1).by);
  box.className = `prompt telling ${seat ? `tint-${seat.colour}` : ""}`;
  refill(
    box,
    h("p", { class: "eyebrow" }, seat ? [mark(seat), seat.label] : say("telling")),
    h("p", { class: "sentence" }, told.map((one) => one.text).join(" ")),
  );
}

/** The tools: [{key, icon, words, act, title, off}]. */
export function showTools(tools) {
  refill(
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
