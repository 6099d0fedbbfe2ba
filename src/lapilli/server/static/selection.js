// What a person has chosen, what they are asked, and what waits for the server: one state machine. `select` takes a
// selection and an event and returns the next selection and what is to be done (`effects`). Nothing here touches the
// page or the connection.
//
// - At most one question is open. It is answered by `yes`, by `back`, by what the coach advises instead (`better`), or
//   by a frame in which its action is gone.
// - An action with a moment of grace is a question, too: it says `yes` by itself unless it is taken back.
// - `back` ends everything that would still be played: the question, a repetition, phrases that wait.
// - A hint is asked for once. It is shown, or the person is told why not.
// - The answer to "why not?" stays until the next thing that the person does.

import { Choice } from "./choice.js";

/** @type {TableSelection} */
export const NOTHING_SELECTED = {
  seat: "", // the seat that is asked, if it is mine
  ply: 0,
  version: 0, // of the frame that is shown
  moves: null, // the choice among the moves, if I am asked
  phrases: [], // the phrases that I may say
  phrase: null, // the phrase in progress, if I have begun one
  question: null, // an action that waits for `yes`, or the question whether to go back
  hint: null, // a hint that is shown, or that waits until it can be
  thinking: "", // id of my request for a hint that the server has not answered
  answer: null, // what the server said to "why not?"
  asked: false, // I asked "why not?"; whatever I do next, the answer comes too late
  repeat: null, // an action that is to be played again
  later: [], // phrases that I said while an action was being sent
  sending: null, // my action that the server has not acknowledged
  due: 0, // version of the frame that shows my acknowledged action
};

/**
 * Is an action being sent, or its frame still to come?
 * @param {TableSelection} now
 */
export const isBusy = (now) => now.sending !== null || now.version < now.due;

/**
 * The choice in progress: a phrase that was begun, else a move.
 * @param {TableSelection} now
 */
export const activeChoice = (now) => now.phrase ?? now.moves;

/**
 * The choice in progress if something can be chosen now, else null.
 * @param {TableSelection} now
 */
export const openChoice = (now) => (isBusy(now) || now.question ? null : activeChoice(now));

/**
 * The action that the table advises, if the hint is shown.
 * @param {TableSelection} now
 */
export const hintedAction = (now) => (now.hint && !now.question ? (actionNamed(now, now.hint.text) ?? null) : null);

/**
 * The question that is shown: an open one, else a hint.
 * @param {TableSelection} now
 * @returns {SelectionQuestion | { kind: "hint", action: Action, words: string, figures: string } | null}
 */
export function shownQuestion(now) {
  const action = hintedAction(now);
  const { words = "", figures = "" } = now.hint ?? {};
  return now.question ?? (action && { kind: "hint", action, words, figures });
}

/**
 * The choice among the phrases: one in progress, else a new one.
 * @param {TableSelection} now
 */
export const phraseChoice = (now) => now.phrase ?? (now.phrases.length ? new Choice(now.phrases) : null);

/**
 * @param {TableSelection} now
 * @param {string} text
 */
const actionNamed = (now, text) => [...(now.moves?.menu ?? []), ...now.phrases].find((action) => action.text === text);

/**
 * Return the next selection, and what is to be done.
 * @param {TableSelection} before
 * @param {SelectionEvent} event
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
export function select(before, event) {
  const stale = PERSONAL.has(event.type) && (before.answer || before.asked);
  const now = stale ? { ...before, answer: null, asked: false } : before;
  switch (event.type) {
    case "frame":
      return onFrame(now, event);
    case "click":
      return onClick(now, event);
    case "choose":
      return choose(now, event.action, event);
    case "say":
      return onSay(now, event);
    case "extend":
      return extendPhrase(now, event) ?? same(before);
    case "yes":
      return onYes(now, event);
    case "better":
      return onBetter(now, event);
    case "back":
      return onBack(now);
    case "rewind":
      return same(now.question || isBusy(now) ? now : { ...now, question: { kind: "rewind" } });
    case "ask-hint":
      return onAskHint(now, event.messageId);
    case "hint":
      return now.thinking === event.id ? onHint({ ...now, thinking: "", hint: event }, event.waiting) : same(now);
    case "why":
      return same(now.asked ? { ...now, asked: false, answer: { reason: event.reason, rule: event.rule } } : now);
    case "played":
      return event.id === now.sending?.id ? onPlayed(now, event) : same(now);
    case "refused":
      return onRefused(now, event);
    case "reconnected": // by its id the server knows whether it has the action already
      return same(now, resent(now));
  }
}

/**
 * The server has my action. Where its frame came first, the next choice opens only now.
 * @param {TableSelection} before
 * @param {Extract<SelectionEvent, { type: "played" }>} event
 */
function onPlayed(before, event) {
  const { now, effects } = goOn({ ...before, sending: null, due: event.version }, event);
  return same(now, openChoice(now) ? [...effects, { type: "open" }] : effects);
}

/** What a person does. */
const PERSONAL = new Set(["click", "choose", "say", "extend", "yes", "better", "back", "rewind", "ask-hint"]);

/**
 * Return what is sent again after a lost connection.
 * @param {TableSelection} now
 * @returns {SelectionEffect[]}
 */
function resent({ sending, thinking }) {
  /** @type {SelectionEffect[]} */
  const effects = sending ? [{ type: "play", message: sending }] : [];
  return thinking ? [...effects, { type: "hint", id: thinking }] : effects;
}

/** @type {SelectionEffect[]} */
const ATTEND = [{ type: "attend" }]; // a question must be answered first

/** @type {SelectionEffect[]} */
const GONE = [{ type: "gone" }]; // this cannot be said any more

/** @type {SelectionEffect[]} */
const NO_HINT = [{ type: "no-hint" }]; // there is nothing to advise, or not any more

/**
 * @param {TableSelection} now
 * @param {SelectionEffect[]} [effects]
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
const same = (now, effects = []) => ({ now, effects });

/**
 * Show a new frame: a choice in progress stays, as far as it is still possible.
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "frame" }>} event
 */
function onFrame(now, { frame, last, ...context }) {
  const asked = last && !frame.handover && !frame.result && frame.asks && frame.menu?.length ? frame.asks : "";
  const sameMoment = frame.ply === now.ply && asked === now.seat;
  /** @type {TableSelection} */
  const fresh = {
    ...NOTHING_SELECTED,
    seat: asked,
    ply: frame.ply,
    version: frame.version,
    sending: now.sending,
    due: frame.kind === "full" ? 0 : now.due,
    hint: now.hint,
    thinking: now.thinking,
    later: now.later,
    answer: sameMoment ? now.answer : null,
    asked: sameMoment && now.asked,
  };
  if (!last) return same({ ...fresh, repeat: now.repeat }); // others' turns are played back
  if (!asked) {
    const { now: next, effects } = goOn({ ...fresh, hint: null, thinking: "" }, context);
    return same(next, now.thinking ? [...NO_HINT, ...effects] : effects);
  }
  fresh.repeat = now.repeat;
  fresh.phrases = frame.menu.filter((action) => action.talk);
  fresh.moves = new Choice(frame.menu.filter((action) => !action.talk));
  // others may act while I think, and the same frame may come again in another shape or language
  if (!isBusy(now) && now.moves && now.seat === asked && (frame.kind === "move" || sameMoment)) {
    const phrase = now.phrase?.on(fresh.phrases);
    fresh.moves = now.moves.on(fresh.moves.menu);
    fresh.phrase = phrase?.steps.length ? phrase : null;
    fresh.question = stillAsked(now.question, frame.menu);
  }
  const hinted = onHint(fresh, false);
  const { now: next, effects } = goOn(hinted.now, context);
  return same(next, [...hinted.effects, ...effects]);
}

/**
 * Return the question on a new menu, or null if its action is gone.
 * @param {SelectionQuestion | null} question
 * @param {Action[]} menu
 * @returns {SelectionQuestion | null}
 */
function stillAsked(question, menu) {
  if (question?.kind === "rewind" || !question) return question;
  const action = menu.find((one) => one.text === question.action.text);
  return action ? { ...question, action } : null;
}

/**
 * Continue what waited for the server: a repetition, else the phrases that were said meanwhile.
 * @param {TableSelection} now
 * @param {SelectionContext} context
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
function goOn({ repeat, ...waiting }, context) {
  if (isBusy({ ...waiting, repeat }) || waiting.question) return same({ ...waiting, repeat });
  const now = { ...waiting, repeat: null };
  const again = repeat?.seat === now.seat && now.moves?.menu.find((action) => action.text === repeat.text);
  if (again && !questionBefore(again, context)) return play(now, again, { ...context, times: repeat.left });
  const [wish, ...later] = now.later;
  if (!wish) return same(now);
  if (!now.moves) return same({ ...now, later: [] }, GONE);
  const said = onSay({ ...now, later }, { ...context, type: "say", wish });
  const rest = goOn(said.now, context);
  return same(rest.now, [...said.effects, ...rest.effects]);
}

/**
 * Handle a click on a thing. `live`: it was offered. `near`: a finger only came near it, so it is asked about before
 * it is played.
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "click" }>} event
 */
function onClick(now, event) {
  const { id, live, around } = event;
  if (now.question) return same(now, ATTEND);
  if (isBusy(now)) return same(now);
  const choice = openChoice(now);
  const clicked = choice?.click(id) ?? (!live && choice?.steps.length ? choice.instead(id) : null);
  if (!clicked) return same({ ...now, asked: true }, [{ type: "why", id, around }]);
  const next = now.phrase ? { ...now, phrase: clicked.choice } : { ...now, moves: clicked.choice };
  if (next.phrase?.steps.length === 0) next.phrase = null;
  if (clicked.action) return choose(next, clicked.action, event);
  return same(next, [{ type: "step" }, { type: "chosen", id }]);
}

/**
 * Choose an action: play it, or ask first where it gives, spends, reveals or ends something, or deserves a warning.
 * @param {TableSelection} now
 * @param {Action} action
 * @param {SelectionContext & { times?: number, near?: boolean }} event
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
function choose(now, action, event) {
  if (!now.moves || isBusy(now) || now.question) return same(now);
  const asked = questionBefore(action, event);
  if (!asked) return play(now, action, event);
  /** @type {SelectionQuestion} */
  const question = { ...asked, action, times: event.times ?? 1 };
  return same({ ...now, question, hint: null }, [{ type: "step" }]);
}

/**
 * Return the kind of question that comes before an action, or null.
 * @param {Action} action
 * @param {SelectionContext & { near?: boolean }} context
 * @returns {{ kind: "warn" | "confirm" | "grace", words: string } | null}
 */
function questionBefore(action, { coached, shared, near = false }) {
  if (coached && action.warning) return { kind: "warn", words: action.warning };
  if (action.confirm || near) return { kind: "confirm", words: action.question ?? "" };
  return shared && action.grace ? { kind: "grace", words: action.label } : null;
}

/**
 * Send an action; `times` counts how often it is still to be played.
 * @param {TableSelection} now
 * @param {Action} action
 * @param {SelectionContext & { times?: number }} event
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
function play(now, action, { messageId, times = 1 }) {
  /** @type {Messages.Play} */
  const message = { type: "play", seat: now.seat, text: action.text, ply: now.ply, id: messageId };
  const repeat = times > 1 ? { seat: now.seat, text: action.text, left: times - 1 } : null;
  const next = { ...now, sending: message, repeat, question: null, hint: null, thinking: "", phrase: null };
  return same(next, [{ type: "play", message }]);
}

/**
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "yes" }>} event
 */
function onYes(now, event) {
  const { question } = now;
  if (question?.kind === "rewind") return same({ ...now, question: null }, [{ type: "rewind" }]);
  if (question && !isBusy(now)) return play(now, question.action, { ...event, times: question.times });
  const hinted = hintedAction(now);
  return hinted && !isBusy(now) ? play(now, hinted, event) : same(now);
}

/**
 * Do what the coach advises instead of the action that it warns of.
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "better" }>} event
 */
function onBetter(now, event) {
  const { question } = now;
  if (question?.kind !== "warn" || isBusy(now)) return same(now);
  const better = actionNamed(now, question.action.better ?? "");
  return better ? play(onBack(now).now, better, event) : same(now);
}

/**
 * Take back: an open question, else a hint, else the last click. What would still be played is not played any more.
 * @param {TableSelection} now
 */
function onBack(now) {
  const quiet = { ...now, repeat: null, later: [] };
  const choice = activeChoice(now);
  if (now.question) {
    // the click that completed the action goes with its question
    const completed = now.question.kind !== "rewind" && choice?.steps.length && choice.candidates.length === 1;
    return same(completed ? without(quiet) : { ...quiet, question: null }, [{ type: "back" }]);
  }
  if (hintedAction(now)) return same({ ...quiet, hint: null }, [{ type: "back" }]);
  if (!choice?.steps.length) return same(now.phrase ? { ...quiet, phrase: null } : quiet);
  return same(without(quiet), [{ type: "step" }, { type: "back" }]);
}

/**
 * Return the selection without its last click and without a question.
 * @param {TableSelection} now
 * @returns {TableSelection}
 */
function without(now) {
  const next = { ...now, question: null };
  if (!next.phrase) return { ...next, moves: next.moves?.back() ?? null };
  const phrase = next.phrase.back();
  return { ...next, phrase: phrase.steps.length ? phrase : null };
}

/**
 * Say a phrase of the game, or begin one. While an action is being sent the phrase waits.
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "say" }>} event
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
function onSay(now, event) {
  if (isBusy(now) || !now.moves) return same({ ...now, later: [...now.later, event.wish] });
  // speaking does not answer a question: it closes it
  const free = now.question ? onBack(now).now : now;
  const phrase = free.phrases.find((action) => action.text === event.wish.text);
  if (phrase) return choose(free, phrase, event);
  const begun = event.wish.word ? extendPhrase(free, { ...event, id: event.wish.word }) : null;
  return begun ?? same(free, GONE);
}

/**
 * Begin or continue a phrase with a word or a thing; null if nothing can be said of it.
 * @param {TableSelection} now
 * @param {SelectionContext & { id: string }} event
 * @returns {{ now: TableSelection, effects: SelectionEffect[] } | null}
 */
function extendPhrase(now, event) {
  if (isBusy(now) || now.question || !now.moves) return null;
  const clicked = (now.phrase ?? new Choice(now.phrases)).click(event.id);
  if (!clicked) return null;
  const next = { ...now, phrase: clicked.choice };
  return clicked.action
    ? choose(next, clicked.action, event)
    : same(next, [{ type: "step" }, { type: "chosen", id: event.id }]);
}

/**
 * @param {TableSelection} now
 * @param {string} messageId
 */
function onAskHint(now, messageId) {
  if (now.question) return same(now, ATTEND);
  if (!now.moves || isBusy(now) || now.seat === "chance") return same(now, NO_HINT);
  if (now.thinking || now.hint) return same(now);
  return same({ ...now, thinking: messageId }, [{ type: "hint", id: messageId }]);
}

/**
 * Keep a hint if its action is still possible. It waits for frames that are still to be shown, and for the answer to a
 * question.
 * @param {TableSelection} now
 * @param {boolean} waiting
 * @returns {{ now: TableSelection, effects: SelectionEffect[] }}
 */
function onHint(now, waiting) {
  if (!now.hint || (waiting && !now.moves)) return same(now);
  const possible = now.hint.seat === now.seat && actionNamed(now, now.hint.text);
  return possible ? same(now) : same({ ...now, hint: null }, NO_HINT);
}

/**
 * Handle an error of the server. One without an id answers no message of this page.
 * @param {TableSelection} now
 * @param {Extract<SelectionEvent, { type: "refused" }>} event
 */
function onRefused(now, event) {
  const { id } = event;
  if (id && id === now.thinking) return same({ ...now, thinking: "" });
  if (!id || id !== now.sending?.id) return same(now);
  const moves = now.moves && new Choice(now.moves.menu); // what was refused is chosen no more
  return goOn({ ...now, moves, sending: null, repeat: null }, event);
}
