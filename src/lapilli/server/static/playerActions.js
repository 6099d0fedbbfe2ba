// What a person does at the table: choose, take back, ask for a hint, ask why not. Each method changes the state or
// sends a message.

import { Choice } from "./choice.js";
import { $, announce, toast } from "./dom.js";
import { t } from "./i18n.js";
import { phrasesIn } from "./phrases.js";
import { newId } from "./socket.js";

export class PlayerActions {
  /**
   * @param {TableStore} state
   * @param {Connection} socket
   * @param {Board} board
   * @param {FrameQueue} queue
   * @param {() => boolean} [coached]
   */
  constructor(state, socket, board, queue, coached = () => false) {
    this.state = state;
    this.socket = socket;
    this.board = board;
    this.queue = queue;
    this.coached = coached;
  }

  /**
   * The choice in progress: a phrase that was begun, else a move.
   * @returns {Choice | null}
   */
  get active() {
    return this.state.now.speech ?? this.state.now.choice;
  }

  /**
   * The choice in progress if something may be chosen now, else null.
   * @returns {Choice | null}
   */
  get free() {
    const { busy, pending } = this.state.now;
    return !busy && !pending ? this.active : null;
  }

  /**
   * Say a phrase of the game, or begin one. While an action is being sent the phrase waits.
   * @param {PhraseWish} wish
   * @returns {unknown}
   */
  sayPhrase(wish) {
    const { busy, choice, pending, queuedPhrases, frame } = this.state.now;
    if (busy || !choice) return this.state.change({ queuedPhrases: [...queuedPhrases, wish] });
    const phrase = phrasesIn(frame).find((one) => one.text === wish.text);
    if (phrase) return this.play(phrase);
    if (pending) this.back(); // speaking does not answer the question
    if (!wish.word || !this.extendPhrase(wish.word)) toast(t("error-gone"), { kind: "error" });
  }

  /** Send what was said while the last action was being sent, if it may still be said. */
  sendLater() {
    const { busy, waiting, choice, queuedPhrases } = this.state.now;
    if (busy || waiting || !queuedPhrases.length) return;
    this.state.change({ queuedPhrases: choice ? queuedPhrases.slice(1) : [] });
    if (choice) this.sayPhrase(queuedPhrases[0]);
    else toast(t("error-gone"), { kind: "error" });
  }

  /**
   * Begin or continue a phrase with a word or a thing; returns false if nothing can be said of it.
   * @param {string} id
   * @returns {boolean}
   */
  extendPhrase(id) {
    const { busy, pending, speech, frame, choice } = this.state.now;
    if (busy || pending || !choice) return false;
    const phrase = speech ?? new Choice(phrasesIn(frame));
    const found = phrase.click(id);
    if (found === undefined) return false;
    // live things now belong to the phrase, not to a chat message
    this.state.change({ speech: phrase, pointing: false });
    if (found) this.play(found);
    else this.askNext();
    return true;
  }

  /**
   * Handle a click on a live thing. `snapped`: a finger only came near it, so nothing is played without asking.
   * @param {string} id
   * @param {boolean} [snapped]
   * @returns {unknown}
   */
  pick(id, snapped = false) {
    if (this.state.now.waiting) this.queue.skip();
    if (!this.free) return;
    const found = this.free.click(id);
    if (found === undefined) return this.askWhy(id);
    if (found) {
      if (found.confirm) this.askServer();
      return this.play(found, snapped);
    }
    this.askNext();
    announce(t("choices", { thing: this.board.picture.label(id) || id, n: this.free.candidates.length }));
  }

  /** Ask for the rest of a choice in progress and scroll to what can be clicked next. */
  askNext() {
    this.state.change({ step: "", barred: "" });
    this.board.camera.showLive();
    this.askServer();
  }

  /** Let the server word the question for the rest, or say why the thing cannot do what it is for. */
  askServer() {
    const { frame } = this.state.now;
    const choice = this.active;
    if (choice?.steps.length && frame.asks && frame.asks !== "chance")
      this.socket.send({ type: "step", seat: frame.asks, touch: choice.path.slice(-8) });
  }

  /**
   * Play an action, after a confirmation where it gives, spends, reveals or ends something.
   * @param {Action} action
   * @param {boolean} [snapped]
   */
  play(action, snapped = false) {
    if (!this.state.now.choice || this.state.now.busy) return;
    this.board.highlight([]);
    const nudge = this.coached() ? action.nudge : "";
    if (nudge) this.state.change({ pending: { ...action, question: nudge, nudged: true } });
    else if (action.confirm || snapped) this.state.change({ pending: action });
    else this.send(action);
  }

  /** @param {Action} action */
  send(action) {
    const { frame } = this.state.now;
    const keys = $("#board").contains(document.activeElement) || document.activeElement?.closest("#ask, #menu");
    /** @type {Messages.Play} */
    const unacknowledged = { type: "play", seat: frame.asks ?? "", text: action.text, ply: frame.ply, id: newId() };
    if (!this.socket.send(unacknowledged)) toast(t("line-later"), { kind: "error" });
    this.board.zoom.pannedByUser = false; // the camera follows the action from here on
    this.state.change({
      unacknowledged,
      busy: true,
      pending: null,
      hintedAction: null,
      speech: null,
      step: "",
      barred: "",
    });
    if (keys) $("#board").focus({ preventScroll: true });
  }

  /**
   * Play an action several times; each one is sent as if it had been chosen alone.
   * @param {Action} action
   * @param {number} times
   */
  repeat(action, times) {
    /** @type {{ text: string, label: string, left: number } | null} */
    this.repeating = times > 1 ? { text: action.text, label: action.label, left: times - 1 } : null;
    this.play(action);
  }

  /**
   * Continue a repetition, if the action is still on the menu.
   * @param {Action[] | null} menu
   */
  continueRepeat(menu) {
    const { repeating } = this;
    const action = repeating && menu?.find((one) => one.text === repeating.text && !one.confirm);
    if (!action) {
      this.repeating = null;
      return;
    }
    this.repeating = repeating.left > 1 ? { ...repeating, left: repeating.left - 1 } : null;
    this.send(action);
  }

  /**
   * Take back a click: first an open question, then the last click.
   * @returns {boolean}
   */
  back() {
    const { pending, speech } = this.state.now;
    const choice = this.active;
    if (pending) {
      if (choice?.steps.length && choice.candidates.length === 1) choice.back();
      this.state.change({ pending: null, step: "", barred: "" });
      this.board.keyboard.focus();
      return true;
    }
    const done = choice?.back();
    if (speech && !speech.steps.length) this.state.change({ speech: null, step: "", barred: "" });
    else if (done) this.askNext();
    return Boolean(done || speech);
  }

  undo() {
    const { busy, pending, frame } = this.state.now;
    if (busy) return;
    if (pending || this.active?.steps.length) this.back();
    else if (frame.undo) this.socket.send({ type: "undo", seat: frame.you[0] ?? frame.asks });
  }

  hint() {
    const { choice, frame, thinking } = this.state.now;
    if (!choice || thinking || !frame.asks || frame.asks === "chance") return;
    this.state.change({ thinking: true });
    this.socket.send({ type: "hint", seat: frame.asks });
  }

  /**
   * Handle a click on a thing that is not live: choose it instead of an earlier one, else ask the server why it cannot
   * be clicked.
   * @param {string} id
   * @param {string[]} around
   * @returns {unknown}
   */
  reconsider(id, around) {
    const choice = this.free;
    // the thing came before the word: ask before it completes an action
    if (choice?.fits(id)) return this.pick(id, true);
    const found = choice?.steps.length ? choice.instead(id) : undefined;
    if (found === undefined) {
      this.askWhy(id, around);
      if (!this.state.now.speech) this.extendPhrase(id); // it cannot be played, but a phrase can be about it
    } else if (found) this.play(found);
    else this.askNext();
  }

  /**
   * @param {string} id
   * @param {string[]} [around]
   */
  askWhy(id, around = []) {
    const { frame } = this.state.now;
    const choice = this.active;
    const seat = frame.asks ?? frame.seat ?? frame.you?.[0];
    if (!seat || seat === "chance" || frame.result) return;
    this.socket.send({ type: "why", seat, touch: [...(choice?.path ?? []), id].slice(-8), around: around.slice(0, 8) });
  }
}
