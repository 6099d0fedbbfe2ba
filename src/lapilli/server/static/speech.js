// Speech bubbles: what somebody says appears at their figure on the board, or at their panel or seat where a bubble
// covers nothing that can be clicked. It stays until they say something else, somebody acts on the phase, the language
// changes, or it has been read. A bubble is never in the way of a click.

import { h } from "./dom.js";
import { overlap } from "./overlap.js";

const SHOWN = 9000; // milliseconds
const LINES = 2; // of one speaker
const GAP = 6; // pixels to the figure and to the edge of the screen
const HEAD = 44; // pixels at the top of a panel: its name

/** @type {Map<string, { box: HTMLElement, timer: number }>} */
const bubbles = new Map(); // by seat

document.addEventListener("lapilli:language", () => hideSpeech()); // they speak the former language

/**
 * Show what was just said.
 * @param {{ seat: string, text: string }[]} said
 * @param {Frame} frame
 * @param {Board} board
 */
export function showSpeech(said, frame, board) {
  for (const { seat, text } of said) {
    const speaker = frame.seats.find((one) => one.name === seat);
    if (speaker) speak(speaker, text, board);
  }
}

/** Put every bubble where its speaker is now. @param {Board} board */
export function placeSpeech(board) {
  if (!bubbles.size) return;
  const taken = [...document.querySelectorAll(".board .live, .bubble:not([hidden], .docked)")].map((one) =>
    one.getBoundingClientRect(),
  );
  for (const [seat, { box }] of bubbles) {
    place(box, seat, board, taken);
    if (!box.hidden) taken.push(box.getBoundingClientRect());
  }
}

/** Remove all bubbles. */
export function hideSpeech() {
  for (const seat of [...bubbles.keys()]) hide(seat);
}

/**
 * Return the phrases and messages among these lines, without the name of who speaks.
 * @param {LogLine[]} lines
 * @param {Frame} frame
 */
export function speechOf(lines, frame) {
  return lines
    .filter((line) => line.talk)
    .map(({ by, text }) => {
      const name = frame.seats.find((seat) => seat.name === by)?.label ?? "";
      return { seat: by, text: text.startsWith(name) ? text.replace(/^[^:]*?\s?:\s*/, "") : text };
    });
}

/**
 * @param {Seat} speaker
 * @param {string} text
 * @param {Board} board
 */
function speak(speaker, text, board) {
  const known = bubbles.get(speaker.name);
  const box =
    known?.box ?? h("div", { class: `speech tint-${speaker.colour}`, "data-by": speaker.name, "aria-hidden": "true" });
  clearTimeout(known?.timer);
  box.append(h("p", {}, text));
  while (box.children.length > LINES) box.firstElementChild?.remove();
  if (!known) document.body.append(box);
  bubbles.set(speaker.name, { box, timer: setTimeout(() => hide(speaker.name), SHOWN) });
  placeSpeech(board);
}

/** @param {string} seat */
function hide(seat) {
  const { box, timer } = bubbles.get(seat) ?? {};
  clearTimeout(timer);
  box?.remove();
  bubbles.delete(seat);
}

/**
 * Place a bubble at one of the speaker's things that are visible, or at the name of the seat: at the first place where
 * it covers nothing that is taken, else where it covers least.
 * @param {HTMLElement} box
 * @param {string} seat
 * @param {Board} board
 * @param {Box[]} taken
 */
function place(box, seat, board, taken) {
  const view = board.holder.getBoundingClientRect();
  const drawn = [...board.picture.svg.querySelectorAll(`.voice[data-id$="/${CSS.escape(seat)}"]`)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width && one.top >= view.top && one.top + 30 <= view.bottom);
  const name = document.querySelector(`.seats [data-seat="${CSS.escape(seat)}"]`)?.getBoundingClientRect();
  box.hidden = false;
  const size = box.getBoundingClientRect();
  const places = [...drawn, ...(name?.width ? [name] : [])].flatMap((spot) => placesAt(spot, size, view));
  const [best] = places
    .map((one) => ({ ...one, covered: taken.reduce((sum, other) => sum + overlap(one, other), 0) }))
    .sort((one, other) => one.covered - other.covered); // equal ones stay in their order
  box.hidden = !best;
  if (!best) return;
  box.classList.toggle("below", best.below);
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
  box.style.setProperty("--tip", `${Math.min(Math.max(best.tip - best.left, 16), size.width - 16)}px`);
}

/**
 * Return the places of a bubble at a thing: above it, below its head, and at its foot.
 * @param {Box} spot
 * @param {{ width: number, height: number }} size
 * @param {Box} view
 */
function placesAt(spot, { width, height }, view) {
  const tip = spot.left + spot.width / 2;
  const left = Math.min(Math.max(tip - width / 2, GAP), innerWidth - width - GAP);
  return [
    { top: spot.top - height - GAP, below: false },
    { top: spot.top + Math.min(spot.height, HEAD) + GAP, below: true },
    { top: spot.bottom + GAP, below: true },
  ]
    .filter(({ top }) => top >= view.top && top + height <= Math.max(view.bottom, spot.bottom + height + 2 * GAP))
    .map((one) => ({ ...one, tip, left, right: left + width, bottom: one.top + height }));
}
