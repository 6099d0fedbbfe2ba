// Since your last turn: what the others did, summed up, and what it changed, marked until one acts.

import { $, h, refill } from "./dom.js";
import { mark } from "./seats.js";
import { say } from "./words.js";

/** The lines that others caused since my last action, where it is my turn again. */
export function missed(frame) {
  if (!frame?.asks || frame.asks === "chance" || (frame.last ?? null) === null) return [];
  return frame.log.filter((line) => line.ply > frame.last && line.by && !line.talk);
}

/** The things those lines speak of. */
export const changed = (frame) => [...new Set(missed(frame).flatMap((line) => line.touch ?? []))];

export function showSince(frame, board) {
  const lines = missed(frame);
  const seat = (name) => frame.seats.find((one) => one.name === name);
  const item = (line) => {
    const on = () => board.light(line.touch ?? []);
    const off = () => board.light([]);
    return h("li", { onpointerenter: on, onpointerleave: off }, seat(line.by) ? mark(seat(line.by)) : null, h("span", {}, line.text));
  };
  const box = $("#since");
  const open = box.querySelector("details")?.open;
  refill(box, lines.length ? h("details", { open }, h("summary", { "data-key": "since" }, say("since", { n: lines.length })), h("ol", {}, lines.map(item))) : null);
}
