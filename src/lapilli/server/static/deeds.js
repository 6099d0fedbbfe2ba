// What a person does at the table: choose, take back, ask for a hint, ask why not. Each deed changes the state or sends a message.

import { Choice } from "./clicks.js";
import { $, announce, toast } from "./dom.js";
import { fresh } from "./live.js";
import { phrasesIn } from "./phrases.js";
import { say } from "./words.js";

export class Deeds {
  constructor(state, line, board, queue, coached = () => false) {
    Object.assign(this, { state, line, board, queue, coached });
  }

  /** What is being chosen: a phrase that was begun, else a move. */
  get active() {
    return this.state.now.speech ?? this.state.now.choice;
  }

  /** May something be chosen now? */
  get free() {
    const { busy, pending } = this.state.now;
    return !busy && !pending ? this.active : null;
  }

  /** Say a phrase of the game (`text`), or the word with which one begins (`word`); while an action is on its way it waits until that has been taken. */
  say(wish) {
    const { busy, choice, pending, later, frame } = this.state.now;
    if (busy || !choice) return this.state.change({ later: [...later, wish] });
    const phrase = phrasesIn(frame).find((one) => one.text === wish.text);
    if (phrase) return this.take(phrase);
    if (pending) this.back(); // who speaks up does not answer that question yet
    if (!wish.word || !this.speak(wish.word)) toast(say("error-gone"), { kind: "error" });
  }

  /** The last action has been taken: what was said meanwhile is sent, if it may still be said. */
  catchUp() {
    const { busy, waiting, choice, later } = this.state.now;
    if (busy || waiting || !later.length) return;
    this.state.change({ later: choice ? later.slice(1) : [] });
    if (choice) this.say(later[0]);
    else toast(say("error-gone"), { kind: "error" });
  }

  /** Begin a phrase, or go on with it, with a word or a thing; false if nothing can be said of it. */
  speak(id) {
    const { busy, pending, speech, frame, choice } = this.state.now;
    if (busy || pending || !choice) return false;
    const phrase = speech ?? new Choice(phrasesIn(frame));
    const found = phrase.click(id);
    if (found === undefined) return false;
    this.state.change({ speech: phrase, pointing: false }); // what is live now belongs to the phrase, not to a message
    if (found) this.take(found);
    else this.ask();
    return true;
  }

  /** A click on a live thing; `snapped` if a finger merely came near it: then nothing is played unasked. */
  pick(id, snapped = false) {
    if (this.state.now.waiting) this.queue.skip();
    if (!this.free) return;
    const found = this.free.click(id);
    if (found === undefined) return this.why(id);
    if (found) {
      if (found.confirm) this.inquire();
      return this.take(found, snapped);
    }
    this.ask();
    announce(say("choices", { thing: this.board.picture.label(id) || id, n: this.free.candidates.length }));
  }

  /** The choice is half made: what is asked now? What can be clicked next comes into sight. */
  ask() {
    this.state.change({ step: "", barred: "" });
    this.board.sight.attendLive();
    this.inquire();
  }

  /** Let the game ask for the rest, and say why a thing cannot do what it is there for. */
  inquire() {
    const { frame } = this.state.now;
    const choice = this.active;
    if (choice.steps.length && frame.asks !== "chance")
      this.line.send({ type: "step", seat: frame.asks, touch: choice.path.slice(-8) });
  }

  /** Play an action, after one more question where it gives, spends, reveals or ends something. */
  take(action, snapped = false) {
    if (!this.state.now.choice || this.state.now.busy) return;
    this.board.light([]);
    const nudge = this.coached() ? action.nudge : "";
    if (nudge) this.state.change({ pending: { ...action, question: nudge, nudged: true } });
    else if (action.confirm || snapped) this.state.change({ pending: action });
    else this.send(action);
  }

  send(action) {
    const { frame } = this.state.now;
    const keys = $("#board").contains(document.activeElement) || document.activeElement?.closest("#ask, #menu");
    const unsure = { type: "play", seat: frame.asks, text: action.text, ply: frame.ply, id: fresh() };
    if (!this.line.send(unsure)) toast(say("line-later"), { kind: "error" });
    this.board.zoom.pushed = false; // the choice is made: from here on the board goes to what happens
    this.state.change({ unsure, busy: true, pending: null, advised: null, speech: null, step: "", barred: "" });
    if (keys) $("#board").focus({ preventScroll: true });
  }

  /** Several actions of one kind in one go: each is played as if it had been chosen by itself. */
  repeat(action, times) {
    this.again = times > 1 ? { text: action.text, label: action.label, left: times - 1 } : null;
    this.take(action);
  }

  /** Go on with what is done several times, if it still can be done. */
  goOn(menu) {
    const { again } = this;
    const action = again && menu?.find((one) => one.text === again.text && !one.confirm);
    if (!action) {
      this.again = null;
      return;
    }
    this.again = again.left > 1 ? { ...again, left: again.left - 1 } : null;
    this.send(action);
  }

  /** Take a click back: first the question, then the last click. */
  back() {
    const { pending, speech } = this.state.now;
    const choice = this.active;
    if (pending) {
      if (choice.steps.length && choice.candidates.length === 1) choice.back();
      this.state.change({ pending: null, step: "", barred: "" });
      this.board.keyboard.focus();
      return true;
    }
    const done = choice?.back();
    if (speech && !speech.steps.length) this.state.change({ speech: null, step: "", barred: "" });
    else if (done) this.ask();
    return Boolean(done || speech);
  }

  undo() {
    const { busy, pending, frame } = this.state.now;
    if (busy) return;
    if (pending || this.active?.steps.length) this.back();
    else if (frame.undo)
      this.line.send({ type: "undo", seat: frame.undo === true ? (frame.you[0] ?? frame.asks) : frame.undo });
  }

  hint() {
    const { choice, frame, thinking } = this.state.now;
    if (!choice || thinking || frame.asks === "chance") return;
    this.state.change({ thinking: true });
    this.line.send({ type: "hint", seat: frame.asks });
  }

  /** A click on what is not live: another thing of an earlier step is chosen instead; else the table says why not. */
  reconsider(id, around) {
    const choice = this.free;
    if (choice?.fits(id)) return this.pick(id, true); // the thing first and then the word: what it would finish is asked
    const found = choice?.steps.length ? choice.instead(id) : undefined;
    if (found === undefined) {
      this.why(id, around);
      if (!this.state.now.speech) this.speak(id); // it cannot be played, but it can be spoken of
    } else if (found) this.take(found);
    else this.ask();
  }

  why(id, around = []) {
    const { frame } = this.state.now;
    const choice = this.active;
    const seat = frame.asks ?? frame.seat ?? frame.you?.[0];
    if (!seat || seat === "chance" || frame.result) return;
    this.line.send({ type: "why", seat, touch: [...(choice?.path ?? []), id].slice(-8), around: around.slice(0, 8) });
  }
}
