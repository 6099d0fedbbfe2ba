// What a person does at the table: choose, take back, ask for a hint, ask why not. Each becomes an event of the
// selection (selection.js); what the selection then wants done is done here.

import { $, announce, toast } from "./dom.js";
import { t } from "./i18n.js";
import { attendQuestion } from "./question.js";
import { activeChoice, isBusy, select, shownQuestion } from "./selection.js";
import { newId } from "./socket.js";
import { STEP_LENGTH } from "./tableState.js";

const GRACE = 2500; // milliseconds in which an action can still be taken back

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
    this.grace = 0; // the timer of an action that is sent in a moment
  }

  get selection() {
    return this.state.now.selection;
  }

  /** What every event of the selection carries. */
  get context() {
    return { coached: this.coached(), shared: this.state.now.frame?.alone === false, messageId: newId() };
  }

  /**
   * Return what an event of the table is to the selection, or null.
   * @param {TableEvent} event
   * @returns {SelectionEvent | null}
   */
  eventOf(event) {
    const before = this.state.now;
    switch (event.type) {
      case "frame":
        return { ...this.context, type: "frame", frame: event.frame, last: event.last };
      case "hint":
        return { ...event, id: event.id ?? "", waiting: before.waiting > 0 };
      case "why":
        return event;
      case "played":
        return { ...this.context, type: "played", id: event.id, version: event.version };
      case "error":
        return { ...this.context, type: "refused", id: event.id ?? "" };
      case "connection":
        return event.connected && before.lost ? { type: "reconnected" } : null;
      default:
        return null;
    }
  }

  /** @param {SelectionEvent} event */
  dispatch(event) {
    const { now, effects } = select(this.selection, event);
    const { question } = this.selection;
    if (now !== this.selection) this.state.change({ selection: now });
    if (now.question?.kind === "grace" && now.question !== question) this.agreeSoon();
    this.run(effects);
  }

  /** Agree by myself after a moment, unless the person has taken the action back. */
  agreeSoon() {
    clearTimeout(this.grace);
    this.grace = setTimeout(() => this.selection.question?.kind === "grace" && this.agree(), GRACE);
  }

  /** @param {SelectionEffect[]} effects */
  run(effects) {
    for (const effect of effects) this.perform(effect);
  }

  /**
   * @param {SelectionEffect} effect
   * @returns {unknown}
   */
  perform(effect) {
    const { frame } = this.state.now;
    switch (effect.type) {
      case "play":
        return this.send(effect.message);
      case "hint":
        return this.socket.send({ type: "hint", seat: this.selection.seat, id: effect.id });
      case "rewind":
        return this.socket.send({ type: "takeback", ply: frame.last ?? 0 });
      case "why":
        return this.askWhy(effect.id, effect.around);
      case "step":
        return this.askStep();
      case "chosen":
        this.board.camera.showLive();
        return announce(
          t("choices", {
            thing: frame.names?.[effect.id] ?? (this.board.picture.label(effect.id) || effect.id),
            n: activeChoice(this.selection)?.candidates.length ?? 0,
          }),
        );
      case "open":
        return this.board.camera.showLive();
      case "back":
        this.board.camera.showLive();
        return this.board.keyboard.focus();
      case "attend":
        return attendQuestion();
      case "gone":
        return toast(t("error-gone"), { kind: "error" });
      case "no-hint":
        return toast(t("hint-gone"), { kind: "error" });
    }
  }

  /** @param {Messages.Play} message */
  send(message) {
    const keys = $("#board").contains(document.activeElement) || document.activeElement?.closest("#ask, #menu");
    if (!this.socket.send(message)) toast(t("line-later"), { kind: "error" });
    this.board.zoom.pannedByUser = false; // the camera follows the action from here on
    if (keys) $("#board").focus({ preventScroll: true });
  }

  /**
   * Say a phrase of the game, or begin one.
   * @param {PhraseWish} wish
   */
  sayPhrase(wish) {
    if (this.state.now.pointing) this.state.change({ pointing: false });
    this.dispatch({ ...this.context, type: "say", wish });
  }

  /**
   * Begin or continue a phrase with a word or a thing; returns false if nothing can be said of it.
   * @param {string} id
   * @returns {boolean}
   */
  extendPhrase(id) {
    const { now, effects } = select(this.selection, { ...this.context, type: "extend", id });
    if (now === this.selection) return false;
    this.state.change({ selection: now, pointing: false }); // live things now belong to the phrase, not to a message
    this.run(effects);
    return true;
  }

  /**
   * Handle a click on a thing. `live`: it was offered. `near`: a finger only came near it. While others' turns are
   * played back, a click on what is not offered skips them.
   * @param {string} id
   * @param {{ live?: boolean, near?: boolean, around?: string[] }} [how]
   */
  click(id, { live = true, near = false, around = [] } = {}) {
    if (this.queue.skip() && !live) return;
    this.dispatch({ ...this.context, type: "click", id, live, near, around });
  }

  /**
   * Choose an action by its button; `times` plays it several times, each as if it had been chosen alone.
   * @param {Action} action
   * @param {number} [times]
   */
  choose(action, times = 1) {
    this.board.highlight([]);
    this.dispatch({ ...this.context, type: "choose", action, times });
  }

  /** Agree to the open question, or follow the hint. */
  agree() {
    this.dispatch({ ...this.context, type: "yes" });
  }

  /** Do what the coach advises instead. */
  better() {
    this.dispatch({ ...this.context, type: "better" });
  }

  /**
   * Take back an open question, a hint or the last click; returns false if there was none.
   * @returns {boolean}
   */
  back() {
    const something = shownQuestion(this.selection) || activeChoice(this.selection)?.steps.length;
    this.dispatch({ type: "back" });
    return Boolean(something);
  }

  rewind() {
    this.dispatch({ type: "rewind" });
  }

  undo() {
    const { frame } = this.state.now;
    if (isBusy(this.selection)) return;
    if (this.selection.question || activeChoice(this.selection)?.steps.length) this.back();
    else if (frame.undo) this.socket.send({ type: "undo", seat: frame.you[0] ?? frame.asks });
  }

  hint() {
    this.dispatch({ type: "ask-hint", messageId: newId() });
  }

  /** Let the server word the question for the rest, or say why the thing cannot do what it is for. */
  askStep() {
    const { seat } = this.selection;
    const choice = activeChoice(this.selection);
    if (choice?.steps.length && seat && seat !== "chance")
      this.socket.send({ type: "step", seat, click_path: choice.path.slice(-STEP_LENGTH) });
  }

  /**
   * Ask the server why a thing cannot be clicked.
   * @param {string} id
   * @param {string[]} around
   */
  askWhy(id, around) {
    const { frame } = this.state.now;
    const choice = activeChoice(this.selection);
    const seat = frame.asks ?? frame.seat ?? frame.you?.[0];
    if (!seat || seat === "chance" || frame.result) return;
    const before = choice?.steps.length ? choice.path : []; // only what the person has clicked can be taken back
    const path = [...before, id].slice(-STEP_LENGTH);
    this.socket.send({ type: "why", seat, click_path: path, around: around.slice(0, 8) });
  }
}
