// The state of the table page, and what each event of the server makes of it. Nothing here touches the page.

import { t } from "./i18n.js";
import { changedIds } from "./recap.js";
import { activeChoice, NOTHING_SELECTED } from "./selection.js";

export const STEP_LENGTH = 8; // as many of the last clicks does the server need to word the rest
const NEWS = 3; // log lines that the prompt shows while others' turns are played back

/** @type {TableState} */
export const INITIAL = {
  frame: /** @type {any} */ (null), // the picture that is shown; null until the first one, when nothing can be done
  arrival: 0, // how many frames were shown
  fresh: [], // log lines that came with the last frame
  marks: [], // things that the last frame changed; on my turn, since my last action
  selection: NOTHING_SELECTED, // what I have chosen, am asked, and wait for (selection.js)
  waiting: 0, // frames still to be shown
  news: [], // the last lines of others' turns
  step: { path: "", words: "", barred: "" }, // after some clicks: the question, and why the thing cannot do more
  lost: false, // there is no connection
  ended: "", // why there will be none: I was removed, or the table is gone
  lastError: "", // the last reason that the server gave
  naming: "", // my seat whose name is being typed
  nameless: false, // I was asked for a name, and gave one or none
  said: [], // the chat
  sent: null, // my message on its way: I get it back if it is refused
  problem: null, // why the last one was refused
  picked: {}, // what stands in [brackets] in the message being written, and the thing it means
  pointing: false, // the next click on the board points at a thing
  writing: false, // a click on the board comes while a message is being written
};

/**
 * Return what an event changes.
 * @param {TableState} now
 * @param {TableEvent} event
 * @returns {Partial<TableState>}
 */
export function reduce(now, event) {
  switch (event.type) {
    case "frame":
      return withFrame(now, event.frame, event.last);
    case "waiting":
      return { waiting: event.waiting };
    case "step":
      return { step: { path: event.click_path.join(), words: event.words, barred: event.barred } };
    case "chat":
      return { said: [...now.said, event], sent: event.text === now.sent?.text ? null : now.sent };
    case "presence":
      return now.frame ? { frame: { ...now.frame, seats: event.seats, paused: event.paused } } : {};
    case "error":
      return { lastError: event.reason ?? "" };
    case "connection":
      return { lost: !event.connected, ended: event.ended ? now.lastError || t("error-gone") : "" };
    default:
      return {};
  }
}

/**
 * Return what a new frame changes.
 * @param {TableState} now
 * @param {Frame} next
 * @param {boolean} last no other frame waits
 * @returns {Partial<TableState>}
 */
function withFrame({ frame, ...now }, next, last) {
  const lines = newLines(frame && !frame.handover ? frame.log : [], next.log);
  const tale = lines.filter((line) => !line.talk).slice(-NEWS);
  return {
    frame: next,
    arrival: now.arrival + 1,
    fresh: lines,
    marks: [...new Set([...(next.highlights ?? []), ...(last ? changedIds(next) : [])])],
    said: next.chat ?? now.said,
    news: tale.length ? tale : now.news,
  };
}

/**
 * Return the server's words for the choice in progress, empty until they have come.
 * @param {TableState} now
 */
export function stepWords({ step, selection }) {
  const path = activeChoice(selection)?.path.slice(-STEP_LENGTH).join();
  return step.path === path ? step : INITIAL.step;
}

/**
 * Do two frames show the same moment to the same seat?
 * @param {Frame | null} frame
 * @param {Frame} next
 */
export const isSameMoment = (frame, next) => frame?.ply === next.ply && frame?.seat === next.seat;

/**
 * Return the log lines after those that both logs begin with, which may be in another language.
 * @param {LogLine[] | undefined} known
 * @param {LogLine[] | undefined} lines
 */
function newLines(known = [], lines = []) {
  let same = 0;
  while (known[same] && known[same].ply === lines[same]?.ply && known[same].about === lines[same]?.about) same++;
  return lines.slice(same);
}
