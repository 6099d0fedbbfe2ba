// The tools beside the prompt of a table: skip, turn, take back, hint, help.

import { showHelp } from "./help.js";
import { say } from "./words.js";

/** The tools that can be used now, as `showTools` takes them (prompt.js). */
export function toolsNow(state, line, board, queue, deeds) {
  const { frame, pending, busy, thinking, waiting } = state.now;
  const choice = deeds.active;
  const shown =
    waiting && !choice
      ? [{ key: "skip", icon: "skip", words: say("skip"), title: "Esc", act: () => queue.skip(), strong: true }]
      : [];
  if (board.ghosts.turnable)
    shown.push({ key: "turn", icon: "turn", words: say("turn-it"), title: "R", act: () => board.turn(), strong: true });
  if (frame.you?.length && !frame.result && !shown.length) {
    const mine = !busy && (frame.undo || choice?.steps.length || pending);
    if (frame.practice && !busy && !choice?.steps.length && !pending)
      shown.push({
        key: "undo",
        icon: "undo",
        words: say("undo"),
        title: say("undo-words"),
        act: () => line.send({ type: "takeback", ply: frame.ply - 1 }),
        off: !frame.ply,
      });
    else if (!mine && !busy && !frame.takeback && (frame.last ?? null) !== null)
      shown.push({
        key: "takeback",
        icon: "undo",
        words: say(frame.alone ? "takeback-alone" : "takeback"),
        title: say(frame.alone ? "takeback-alone-words" : "takeback-words"),
        act: () => (frame.alone ? state.change({ rewinding: true }) : line.send({ type: "takeback", ply: frame.last })),
      });
    else
      shown.push({
        key: "undo",
        icon: "undo",
        words: say("undo"),
        title: say("undo-words"),
        act: () => deeds.undo(),
        off: !mine,
      });
    shown.push({
      key: "hint",
      icon: "hint",
      words: say(thinking ? "hint-thinking" : "hint"),
      act: () => deeds.hint(),
      off: !choice || thinking || frame.asks === "chance",
    });
  }
  shown.push({ key: "help", icon: "help", words: say("help"), title: "?", act: () => showHelp(frame) });
  return shown;
}
