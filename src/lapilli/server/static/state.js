// What the table page knows, in one place: events change it, and everything shown is drawn from it.

export class State {
  /** `draw(now, before)` is called once after each change. */
  constructor(initial, draw) {
    this.now = Object.freeze(initial);
    this.draw = draw;
  }

  change(part = {}) {
    const before = this.now;
    this.now = Object.freeze({ ...before, ...part });
    this.draw(this.now, before);
  }
}

export const EMPTY = {
  frame: null, // the picture that is shown
  choice: null, // the half-made choice among the moves, if I am asked
  speech: null, // the half-made phrase, if I have begun one
  pending: null, // an action that waits for a yes
  busy: false, // an action is on its way
  later: [], // what I said meanwhile: it is sent when that has been taken
  unsure: null, // the action of mine that the server has not acknowledged yet
  waiting: 0, // frames still to be shown
  news: [], // the lines of the log that came with the picture shown, or last before it
  advised: null, // the action of a hint that is shown
  reason: "", // its words
  rewinding: false, // I am asked whether I want to go back
  thinking: false, // a hint was asked for
  step: "", // what is asked after the clicks so far, in the game's words
  barred: "", // why the thing that was clicked cannot do what it is there for
  lost: false, // there is no line to the server
  ended: "", // why there will be none: I was sent away, or the table is gone
  told: "", // the last reason that the server gave
  naming: "", // the seat of mine whose name is being typed
  nameless: false, // I was asked for a name, and gave one or none
  said: [], // what was typed at this table
  sent: null, // a message of mine on its way: it is given back if it is refused
  problem: null, // why the last one was refused: { reason, rule }
  picked: {}, // what stands in [brackets] in the message being written -> the thing it means
  pointing: false, // the next click on the board names a thing
  writing: false, // a click on the board comes while a message is being written
};

/** What a new frame makes of all that: a choice begun stays, as far as it still can be done. */
export function arrive(now, next, last, Choice) {
  const { frame, choice, busy, unsure, pending, advised } = now;
  // others may act while I think, and the same picture may come again in another shape or language
  const again = frame?.ply === next.ply && frame?.seat === next.seat;
  const goes = choice && !busy && frame.asks === next.asks && (next.kind === "move" || again);
  const fresh = {
    frame: next,
    choice: null,
    speech: null,
    pending: null,
    advised: null,
    rewinding: false,
    thinking: false,
    step: "",
    barred: "",
    busy: unsure !== null && unsure.seat === next.asks,
    said: next.chat ?? now.said,
  };
  if (next.curtain || !last || !next.asks || next.result || !next.menu?.length) return fresh;
  fresh.choice = new Choice(next.menu.filter((action) => !action.talk));
  if (!goes) return fresh;
  if (now.speech) {
    fresh.speech = new Choice(next.menu.filter((action) => action.talk));
    fresh.speech.resume(now.speech.steps);
    if (!fresh.speech.steps.length) fresh.speech = null;
  }
  const still = (action) => (action && next.menu.find((one) => one.text === action.text)) || null;
  fresh.choice.resume(choice.steps);
  return {
    ...fresh,
    pending: still(pending),
    advised: still(advised),
    thinking: now.thinking,
    step: now.step,
    barred: now.barred,
  };
}
