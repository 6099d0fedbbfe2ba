// Speech bubbles: what somebody says appears at their figure on the board, or at their seat, until they say something
// else, somebody acts on the phase, or it has been read. A bubble is never in the way of a click.

import { h } from "./dom.js";

const SHOWN = 9000; // milliseconds
const LINES = 2; // of one speaker
const GAP = 6; // pixels to the figure and to the edge of the screen

/** @type {Map<string, { box: HTMLElement, timer: number }>} */
const bubbles = new Map(); // by seat

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
  for (const [seat, { box }] of bubbles) place(box, seat, board);
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
  place(box, speaker.name, board);
}

/** @param {string} seat */
function hide(seat) {
  const { box, timer } = bubbles.get(seat) ?? {};
  clearTimeout(timer);
  box?.remove();
  bubbles.delete(seat);
}

/**
 * Place a bubble above the first of the speaker's things that is visible; the name of the seat comes last.
 * @param {HTMLElement} box
 * @param {string} seat
 * @param {Board} board
 */
function place(box, seat, board) {
  const view = board.holder.getBoundingClientRect();
  const drawn = [...board.picture.svg.querySelectorAll(`.voice[data-id$="/${CSS.escape(seat)}"]`)];
  const spot = [...drawn, document.querySelector(`.seats [data-seat="${CSS.escape(seat)}"]`)]
    .map((one) => one?.getBoundingClientRect())
    .find((one, at) => one?.width && (at === drawn.length || (one.top >= view.top && one.top + 30 <= view.bottom)));
  box.hidden = !spot;
  if (!spot) return;
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(spot.left + spot.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const above = spot.top - height - GAP;
  box.classList.toggle("below", above < view.top);
  box.style.left = `${left}px`;
  box.style.top = `${above < view.top ? spot.top + Math.min(spot.height, 44) + GAP : above}px`;
  box.style.setProperty("--tip", `${Math.min(Math.max(spot.left + spot.width / 2 - left, 16), width - 16)}px`);
}
