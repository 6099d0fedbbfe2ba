// The tools beside the prompt of a table: skip, turn, take back, hint, help.

import { showHelp } from "./helpDialog.js";
import { t } from "./i18n.js";
import { activeChoice, isBusy } from "./selection.js";

/**
 * Return the tools that can be used now.
 * @param {TableStore} state
 * @param {Connection} socket
 * @param {Board} board
 * @param {FrameQueue} queue
 * @param {PlayerActions} playerActions
 * @returns {Tool[]}
 */
export function currentTools(state, socket, board, queue, playerActions) {
  const { frame, selection, waiting } = state.now;
  const choice = activeChoice(selection);
  const busy = isBusy(selection);
  const begun = Boolean(selection.question || choice?.steps.length);
  const skips = waiting > 0 && !choice;
  /** @type {Tool[]} */
  const shown = skips
    ? [{ key: "skip", icon: "skip", words: t("skip"), title: "Esc", act: () => queue.skip(), strong: true }]
    : [];
  if (board.ghosts.isTurnable)
    shown.push({ key: "turn", icon: "turn", words: t("turn-it"), title: "R", act: () => board.turn(), strong: true });
  if (frame.you?.length && !frame.result && !skips) {
    const mine = !busy && (frame.undo || begun);
    if (frame.practice && !busy && !begun)
      shown.push({
        key: "undo",
        icon: "undo",
        words: t("undo"),
        title: t("undo-words"),
        act: () => socket.send({ type: "takeback", ply: frame.ply - 1 }),
        off: !frame.ply,
      });
    else if (!mine && !busy && !frame.takeback && (frame.last ?? null) !== null)
      shown.push({
        key: "takeback",
        icon: "undo",
        words: t(frame.alone ? "takeback-alone" : "takeback"),
        title: t(frame.alone ? "takeback-alone-words" : "takeback-words"),
        act: () => (frame.alone ? playerActions.rewind() : socket.send({ type: "takeback", ply: frame.last ?? 0 })),
      });
    else
      shown.push({
        key: "undo",
        icon: "undo",
        words: t(begun ? "back" : "undo"),
        title: begun ? "Esc" : t("undo-words"),
        act: () => playerActions.undo(),
        off: !mine,
      });
    shown.push({
      key: "hint",
      icon: "hint",
      words: t(selection.thinking ? "hint-thinking" : "hint"),
      act: () => playerActions.hint(),
      off: !choice || selection.thinking !== "" || frame.asks === "chance",
    });
  }
  shown.push({ key: "help", icon: "help", words: t("help"), title: "?", act: () => showHelp(frame) });
  return shown;
}
