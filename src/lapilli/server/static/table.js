// The table page. It knows no game. Everything goes in one direction:
//
//   event -> state -> screen
//
// `dispatch` gives an event to `reduce` (tableState.js) and `select` (selection.js), which return the next state;
// `render` shows that state; then `react` does what happens once: sounds, announcements, scrolling, messages to the
// server. What a person does changes the state too (playerActions.js, chat.js). `render` shows the picture first: the
// panels say what the picture does not. Apart from that the parts of `render` and of `react` have no order.

import { Board } from "./board.js";
import "./pageControls.js";
import { showNewcomers } from "./admission.js";
import { showAutoPass } from "./autoPass.js";
import { Chat, plainText, showChat } from "./chat.js";
import { Coach } from "./coach.js";
import { $, announce, hideToast, replaceContent, targetOf, toast } from "./dom.js";
import { animateEnd } from "./endAnimation.js";
import { FrameCompletion } from "./frameCompletion.js";
import { FrameQueue } from "./frameQueue.js";
import { showHandover } from "./handover.js";
import { showHelp } from "./helpDialog.js";
import { t } from "./i18n.js";
import { lessonAt, markDone, markPlayed } from "./learningProgress.js";
import { Lesson } from "./lesson.js";
import { LessonConnection } from "./lessonConnection.js";
import { showLobby } from "./lobby.js";
import { showLog } from "./log.js";
import { liveLabel, showMenu } from "./menu.js";
import { notifyTurn } from "./notifications.js";
import { showPhrases } from "./phrases.js";
import { PlayerActions } from "./playerActions.js";
import { askName } from "./playerName.js";
import { showPrompt, showTools } from "./prompt.js";
import { hideQuestion, showPendingQuestion } from "./question.js";
import { showRecap } from "./recap.js";
import { screenShape, watchScreenShape } from "./screenShape.js";
import { copyToClipboard, showSeats } from "./seats.js";
import { activeChoice, hintedAction, isBusy, openChoice, select } from "./selection.js";
import { TableSocket } from "./socket.js";
import { play } from "./sound.js";
import { hideSpeech, placeSpeech, showSpeech, speechOf } from "./speech.js";
import { showStages } from "./stages.js";
import { State } from "./state.js";
import { showTablePanel } from "./tablePanel.js";
import { INITIAL, isSameMoment, reduce, stepWords } from "./tableState.js";
import { startTabs } from "./tabs.js";
import { currentTools } from "./toolbar.js";
import { WinChance } from "./winChance.js";

const CHAT_ERRORS = new Set(["talk", "thing", "things", "large", "rate", "muted"]); // why a message may be refused
const THROW_PAUSE = 600; // milliseconds to look at thrown dice before the next frame removes them
const MANY_LINES = 12; // so many new log lines are not read aloud
const HIDDEN_BY_HANDOVER = ["menu", "tools", "prompt", "recap", "stages", "log", "table-panel", "auto-pass", "odds"];
const { room, game, together, lesson: lessonName } = $("#main").dataset;
const board = new Board($("#board"));
const shape = () => screenShape(board.holder);
const lessonSocket = lessonName ? new LessonConnection(game, lessonName, shape) : null;
const socket = lessonSocket ?? new TableSocket(room, shape);
const lesson = lessonSocket ? new Lesson(lessonSocket, board) : null;
const coach = new Coach(game, board); // in a lesson it only answers what something is
const winChance = together && !lesson ? new WinChance(socket) : null;
const tabs = startTabs();
const completion = new FrameCompletion();
const shown = { moving: Promise.resolve() }; // ends when nothing of the picture moves any more
const state = new State(INITIAL, render);
const queue = new FrameQueue(
  playFrame,
  (waiting) => waiting !== state.now.waiting && dispatch({ type: "waiting", waiting }),
);
const playerActions = new PlayerActions(state, socket, board, queue, () => coach.on && !lesson);
const chat = new Chat(state, socket, board, playerActions);
$(".prompt-bar").after($("#toast")); // a toast must not cover the prompt

/**
 * Handle an event: the next state, the screen, then what happens once.
 * @param {TableEvent} event
 */
function dispatch(event) {
  const before = state.now;
  const chosen = playerActions.eventOf(event);
  const { now: selection, effects } = chosen
    ? select(before.selection, chosen)
    : { now: before.selection, effects: [] };
  state.change({ ...reduce(before, event), selection });
  react(event, before);
  playerActions.run(effects);
}

/**
 * Show a frame when its turn in the queue has come; resolves when nothing moves any more.
 * @param {Frame} frame
 * @param {boolean} last
 * @returns {Promise<void>}
 */
function playFrame(frame, last) {
  dispatch({ type: "frame", frame, last });
  if (frame.handover) return Promise.resolve();
  const thrown = !last && board.picture.svg.querySelector(".thrown");
  return thrown ? shown.moving.then(() => new Promise((done) => setTimeout(done, THROW_PAUSE))) : shown.moving;
}

// -- state -> screen -------------------------------------------------------------------------------------------

/**
 * Render the state.
 * @param {TableState} now
 * @param {TableState} before
 */
function render(now, before) {
  $("#connection").textContent = now.lost && !now.ended ? t("line-lost") : "";
  document.body.classList.toggle("offline", now.lost);
  if (!now.frame) return;
  const arrived = now.arrival !== before.arrival;
  if (arrived) renderPage(now.frame);
  if (now.frame.handover) return renderHandover(now, arrived);
  if (arrived) renderPicture(now);
  renderPanels(now, before);
}

/** @param {Frame} frame */
function renderPage(frame) {
  document.body.dataset.ply = String(frame.ply);
  document.body.dataset.over = String(Boolean(frame.result));
  document.body.dataset.talks = String(Boolean(frame.phrases)); // talk is part of the game: it needs room
  document.title = `${frame.asks ? "● " : ""}${frame.title} · Lapilli`;
  showHandover(frame, socket);
}

/**
 * @param {TableState} now
 * @param {boolean} arrived
 */
function renderHandover(now, arrived) {
  if (arrived) {
    board.picture.svg?.remove();
    for (const id of [...HIDDEN_BY_HANDOVER, "described", "spoken", "toast"]) replaceContent($(`#${id}`));
  }
  document.body.dataset.asks = "";
  hideQuestion();
  renderSeats(now);
}

/** @param {TableState} now */
function renderPicture({ frame, marks, selection }) {
  board.hinted = hintedAction(selection)?.click_path ?? [];
  board.live = new Map();
  board.chosen = [];
  shown.moving = board.show(frame.svg, { marks, quick: frame.kind === "full", shape: frame.shape });
  $("#described").textContent = frame.description || board.picture.words().join(". ");
}

/**
 * Render everything around the picture.
 * @param {TableState} now
 * @param {TableState} before
 */
function renderPanels(now, before) {
  const { frame, selection } = now;
  const { question } = selection;
  const choice = activeChoice(selection);
  const news = frame !== before.frame;
  if (now.arrival !== before.arrival) showLog(frame.log ?? [], board, { seats: frame.seats });
  showChat(now, before, board);
  showPhrases(now, board, playerActions);
  if (news || now.naming !== before.naming) renderSeats(now);
  if (news) {
    showStages(frame);
    showAutoPass(frame, socket);
    const words = board.picture.words(frame.description);
    showTablePanel(frame, room, words, socket, lesson ? null : coach, winChance);
    showRecap(frame, board);
    showLobby(frame, socket);
    showNewcomers(frame, socket);
  }
  if (news || now.nameless !== before.nameless) askName(now, socket, () => state.change({ nameless: true }));
  renderPrompt();
  document.body.dataset.asks = isBusy(selection) ? "" : selection.seat;
  const hinted = hintedAction(selection);
  if (hinted !== hintedAction(before.selection)) board.showHint(hinted?.click_path ?? []);
  board.setLive(
    chat.live ?? liveThings(),
    question && "action" in question ? question.action.click_path : (choice?.path ?? []),
  );
  showMenu(selection.phrase ? null : openChoice(selection), board, {
    pick: (id) => playerActions.click(id),
    take: (action, times) => playerActions.choose(action, times),
    back: () => playerActions.back(),
    names: frame.names ?? {},
    short: frame.phrases,
  });
  renderTools();
  showPendingQuestion(now, before, playerActions, socket);
  if (selection !== before.selection) showAnswer(selection.answer, before.selection.answer);
  if (now.problem && news) chat.scrollToForm(); // what others do meanwhile must not push it away
}

/**
 * Show the answer to "why not?" until the next action.
 * @param {TableSelection["answer"]} answer
 * @param {TableSelection["answer"]} before
 * @returns {unknown}
 */
function showAnswer(answer, before) {
  if (lesson) return lesson.showAnswer(answer);
  if (answer && answer !== before) return toast(answer.reason, { rule: answer.rule, kind: "why", stays: true });
  if (!answer) hideToast("why");
}

/** Return the things of the picture that can be clicked now, with their labels. */
function liveThings() {
  const choice = openChoice(state.now.selection);
  /** @type {Map<string, string>} */
  const live = new Map();
  if (!choice) return live;
  for (const [id, actions] of choice.next) if (board.picture.draws(id)) live.set(id, liveLabel(id, actions, board));
  const [only, ...others] = choice.complete;
  if (choice.steps.length && only && !others.length && choice.next.size) live.set(choice.path.at(-1), only.label);
  return live;
}

/** @param {TableState} now */
function renderSeats({ frame, naming }) {
  showSeats(frame, socket, naming, (seat) => state.change({ naming: seat }));
}

function renderPrompt() {
  const { frame, waiting, selection, news } = state.now;
  if (frame && !frame.handover)
    showPrompt(frame, room, questionOfStep(state.now), waiting && !selection.moves ? news : []);
}

/**
 * Return the prompt of a choice in progress: in the game's words, else by the thing chosen. A ghost that a finger
 * showed needs a second tap.
 * @param {TableState} now
 * @returns {string}
 */
function questionOfStep(now) {
  const { frame, selection } = now;
  const { question } = selection;
  const { words, barred } = stepWords(now);
  const choice = activeChoice(selection);
  if (board.ghosts.isPreviewed && !question) return t(board.ghosts.isTurnable ? "tap-again-turn" : "tap-again");
  if (!choice?.steps.length) return "";
  if (question) return barred;
  if (barred) return [barred, words].join(" ");
  const id = choice.path.at(-1);
  const [thing] = (frame.names?.[id] ?? board.picture.label(id)).split(/[.:](?:\s|$)/);
  const n = choice.next.size + choice.complete.length;
  return words || t("step-next", { thing: thing || t("step-chosen"), n });
}

function renderTools() {
  if (state.now.frame) showTools(currentTools(state, socket, board, queue, playerActions));
}

// -- what happens once -----------------------------------------------------------------------------------------

/**
 * Do what an event causes beside the state.
 * @param {TableEvent} event
 * @param {TableState} before
 */
function react(event, before) {
  switch (event.type) {
    case "frame":
      return frameShown(event, before.frame);
    case "chat":
      return showSpeech([{ seat: event.seat ?? "", text: plainText(event) }], state.now.frame, board);
    case "link":
      return copyToClipboard(event.url); // of the seat I gave away
    case "what":
      tabs.play();
      return coach.explain(event);
    case "error":
      return refused(event);
    case "connection":
      return connectionChanged(event, before);
  }
}

/**
 * @param {Extract<TableEvent, { type: "frame" }>} event
 * @param {Frame | null} before
 */
function frameShown({ frame, last }, before) {
  document.body.dataset.shown = String(frame.version);
  if (frame.handover) return;
  const { fresh, selection } = state.now;
  const seen = isSameMoment(before, frame) && !before?.handover; // behind a handover nothing was seen
  if (!seen && openChoice(selection) && board.live.size) board.camera.showLive();
  else if (!seen && !selection.moves) board.camera.follow(frame.highlights ?? []);
  announceNews(fresh, frame, before);
  if (before?.phase !== frame.phase) hideSpeech();
  if (before) showSpeech(speechOf(fresh, frame), frame, board);
  placeSpeech(board);
  if (!before && frame.phrases) tabs.talk();
  if (last && frame.asks && before?.asks !== frame.asks) {
    tabs.play();
    notifyTurn(frame);
    play("bell");
  }
  if (frame.result && before && !before.result) animateEnd(board);
  if (frame.result && !lesson) rememberFinished(frame);
  if (!last) return;
  if (lesson) lesson.show(frame);
  else coach.watch(frame);
  winChance?.watch(frame);
}

/**
 * @param {LogLine[]} lines
 * @param {Frame} frame
 * @param {Frame | null} before
 */
function announceNews(lines, frame, before) {
  const mine = frame.asks && !before?.asks ? frame.prompt : "";
  const read = lines.length < MANY_LINES ? lines.map((line) => line.text) : [];
  if (read.length || mine) announce([...read, mine].join(" "));
  if (frame.result) announce(frame.result.words, true);
}

/**
 * Remember that a game was played to its end: the coach is silent from now on, and a lesson that it was is done.
 * @param {Frame} frame
 */
function rememberFinished(frame) {
  if (!frame.you?.length) return;
  markPlayed(game);
  const done = lessonAt(room);
  if (done) markDone(done.game, done.lesson);
}

/** @param {Outgoing.Error} error */
function refused({ code, reason, rule }) {
  if (CHAT_ERRORS.has(code)) chat.giveBack(reason, rule);
  if (lesson) lesson.showAnswer({ reason, rule: rule ?? "" });
  else toast(reason || t(code === "stale" ? "error-stale" : "error-gone"), { rule, kind: "error" });
}

/**
 * @param {Extract<TableEvent, { type: "connection" }>} event
 * @param {TableState} before
 */
function connectionChanged({ connected, ended }, { lost }) {
  if (connected && lost) announce(t("line-back"));
  if (ended) $("#toast").classList.remove("shown"); // nothing else can be done here
}

// -- where events come from ------------------------------------------------------------------------------------

socket.addEventListener("frame", (event) => queue.push(completion.complete(/** @type {CustomEvent} */ (event).detail)));
for (const type of ["played", "link", "chat", "presence", "why", "what", "step", "hint", "error", "connection"])
  socket.addEventListener(type, (event) => dispatch({ .../** @type {CustomEvent} */ (event).detail, type }));

/** @type {(type: string, act: (detail: any) => unknown) => void} */
const onBoard = (type, act) => board.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
onBoard("spots", () => {
  placeSpeech(board);
  renderTools();
  renderPrompt();
});
onBoard("pick", ({ id, ...how }) => chat.pointAt(id) || playerActions.click(id, how));
onBoard("what", (thing) => socket.send({ type: "what", thing }));
onBoard("nothing", () => queue.skip() || board.highlights.pulse());
$("#larger").addEventListener("click", () => board.zoom.by(1.5));
$("#smaller").addEventListener("click", () => board.zoom.by(1 / 1.5));

document.addEventListener("keydown", (event) => {
  const target = targetOf(event);
  if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!state.now.frame || !$("#handover").hidden) return;
  /** @type {Record<string, () => unknown>} */
  const keys = {
    Escape: () => coach.close() || chat.stopPointing() || playerActions.back() || queue.skip(),
    "?": () => showHelp(state.now.frame),
    u: () => playerActions.undo(),
    h: () => playerActions.hint(),
    b: () => board.keyboard.focus(),
    m: () => $("#menu button, #menu summary, #ask button")?.focus(),
    r: () => board.turn(event.shiftKey ? -1 : 1),
  };
  const act = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!act || (event.key.toLowerCase() === "r" && target.closest(".board"))) return;
  event.preventDefault();
  act();
});

watchScreenShape(board.holder, (shape) => socket.send({ type: "shape", shape }));
document.addEventListener("lapilli:language", (event) => {
  socket.send({ type: "lang", lang: /** @type {CustomEvent} */ (event).detail });
  renderTools();
});
