// The state of the table page, and what each event of the server makes of it. Nothing here touches the page.

import { Choice } from "./choice.js";
import { t } from "./i18n.js";
import { changedIds } from "./recap.js";

const NEWS = 3; // log lines that the prompt shows while others' turns are played back

/** @type {TableState} */
export const INITIAL = {
  frame: /** @type {any} */ (null), // the picture that is shown; null until the first one, when nothing can be done
  arrival: 0, // how many frames were shown
  fresh: [], // log lines that came with the last frame
  marks: [], // things that the last frame changed; on my turn, since my last action
  choice: null, // the choice among the moves in progress, if I am asked
  speech: null, // the phrase in progress, if I have begun one
  pending: null, // an action that waits for confirmation
  busy: false, // an action is being sent
  queuedPhrases: [], // phrases that I said meanwhile: they are sent afterwards
  unacknowledged: null, // my action that the server has not acknowledged yet
  waiting: 0, // frames still to be shown
  news: [], // the last lines of others' turns
  hint: null, // a hint that waits for the last frame
  hintedAction: null, // the action of the hint that is shown
  reason: "", // its explanation
  confirmingRewind: false, // I am asked whether I want to go back
  thinking: false, // I asked for a hint
  step: "", // the question after the clicks so far, in the game's words
  barred: "", // why the thing that I clicked cannot do what it is for
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
      return withHint(now, withFrame(now, event.frame, event.last), event.last);
    case "waiting":
      return { waiting: event.waiting };
    case "hint":
      return withHint(now, { hint: event }, Boolean(now.choice) || !now.waiting);
    case "step": {
      const path = (now.speech ?? now.choice)?.path.slice(-8).join();
      return path === event.touch.join() ? { step: event.words, barred: event.barred } : {};
    }
    case "played": // its picture may still be on its way
      return event.id === now.unacknowledged?.id
        ? { unacknowledged: null, busy: now.frame.version < event.version }
        : {};
    case "chat":
      return { said: [...now.said, event], sent: event.text === now.sent?.text ? null : now.sent };
    case "presence":
      return now.frame ? { frame: { ...now.frame, seats: event.seats, paused: event.paused } } : {};
    case "error": {
      const unacknowledged = event.id && event.id === now.unacknowledged?.id ? null : now.unacknowledged;
      return {
        unacknowledged,
        lastError: event.reason ?? "",
        thinking: false,
        busy: unacknowledged ? now.busy : false,
      };
    }
    case "connection":
      return { lost: !event.connected, ended: event.ended ? now.lastError || t("error-gone") : "" };
    default:
      return {};
  }
}

/**
 * Return what a new frame changes: a choice in progress stays, as far as it is still possible.
 * @param {TableState} now
 * @param {Frame} next
 * @param {boolean} last no other frame waits
 * @returns {Partial<TableState>}
 */
function withFrame(now, next, last) {
  const { frame, choice, busy, unacknowledged, pending, hintedAction } = now;
  const lines = newLines(frame && !frame.curtain ? frame.log : [], next.log);
  const tale = lines.filter((line) => !line.talk).slice(-NEWS);
  /** @type {Partial<TableState>} */
  const fresh = {
    frame: next,
    arrival: now.arrival + 1,
    fresh: lines,
    marks: [...new Set([...(next.mark ?? []), ...(last ? changedIds(next) : [])])],
    choice: null,
    speech: null,
    pending: null,
    hintedAction: null,
    confirmingRewind: false,
    thinking: false,
    step: "",
    barred: "",
    busy: unacknowledged !== null && unacknowledged.seat === next.asks,
    said: next.chat ?? now.said,
    news: tale.length ? tale : now.news,
  };
  if (next.curtain || !last || !next.asks || next.result || !next.menu?.length) return fresh;
  fresh.choice = new Choice(next.menu.filter((action) => !action.talk));
  // others may act while I think, and the same picture may come again in another shape or language
  const goesOn = choice && !busy && frame.asks === next.asks && (next.kind === "move" || isSameMoment(frame, next));
  if (!goesOn) return fresh;
  if (now.speech) {
    fresh.speech = new Choice(next.menu.filter((action) => action.talk));
    fresh.speech.resume(now.speech.steps);
    if (!fresh.speech.steps.length) fresh.speech = null;
  }
  /** @param {Action | null} action */
  const still = (action) => (action && next.menu.find((one) => one.text === action.text)) || null;
  fresh.choice.resume(choice.steps);
  return {
    ...fresh,
    pending: still(pending),
    hintedAction: still(hintedAction),
    thinking: now.thinking,
    step: now.step,
    barred: now.barred,
  };
}

/**
 * Show a waiting hint if it is time; others may have acted meanwhile, so it may no longer be possible.
 * @param {TableState} now
 * @param {Partial<TableState>} part
 * @param {boolean} due
 * @returns {Partial<TableState>}
 */
function withHint(now, part, due) {
  const { hint, choice, frame } = { ...now, ...part };
  if (!hint || !due) return part;
  const possible = choice && frame.asks === hint.seat;
  const hintedAction = (possible && frame.menu.find((action) => action.text === hint.text)) || null;
  return { ...part, hint: null, thinking: false, hintedAction, reason: hint.words ?? "" };
}

/**
 * Do two frames show the same moment to the same seat?
 * @param {Frame | null} frame
 * @param {Frame} next
 */
export const isSameMoment = (frame, next) => frame?.ply === next.ply && frame?.seat === next.seat;

/**
 * Return the log lines after those that both logs begin with.
 * @param {LogLine[] | undefined} known
 * @param {LogLine[] | undefined} lines
 */
function newLines(known = [], lines = []) {
  let same = 0;
  while (known[same] && known[same].ply === lines[same]?.ply && known[same].text === lines[same]?.text) same++;
  return lines.slice(same);
}
