// The table page: frames come in, clicks go out. It knows no game.

import { Board } from "./board.js";
import "./chrome.js";
import { Choice } from "./clicks.js";
import { curtain } from "./curtain.js";
import { $, announce, refill, toast } from "./dom.js";
import { showHelp } from "./help.js";
import { fresh, Line } from "./live.js";
import { showLog } from "./log.js";
import { showMenu, spoken } from "./menu.js";
import { showMore } from "./more.js";
import { showPrompt, showTools } from "./prompt.js";
import { noQuestion, question } from "./question.js";
import { Queue } from "./queue.js";
import { showSeats } from "./seats.js";
import { shapeOf, watchShape } from "./shape.js";
import { startTabs } from "./tabs.js";
import { addTalk, showTalk, startTalk } from "./talk.js";
import { showWindows } from "./windows.js";
import { say } from "./words.js";

const TALK = new Set(["talk", "thing", "things", "large", "rate"]); // why a message may be refused
const LOOK = 600; // milliseconds to see how thrown figures lie before what follows sweeps them away
const room = $("#main").dataset.room;
const board = new Board($("#board"));
const line = new Line(room, () => shapeOf(board.holder));
const tabs = startTabs();
const talk = startTalk(line, board, () => frame && offer());

let frame = null; // what is shown
let choice = null; // the half-made choice, if I am asked
let pending = null; // an action that waits for a yes
let busy = false; // an action is on its way
let unsure = null; // the action of mine that the server has not acknowledged yet
let left = 0; // frames still to be shown
let advised = null; // the action of a hint that is shown
let options = []; // of this table, in words
let told = []; // the lines of the log so far

const queue = new Queue(show, (waiting) => {
  left = waiting;
  $("#skip").hidden = !left;
});

// -- showing ---------------------------------------------------------------------------------------------------

function show(next, last) {
  const asked = frame?.asks;
  // others may act while I think: what I have begun stays, as far as it still can be done
  // (and the same picture may come again in another shape or language)
  const again = frame?.ply === next.ply && frame?.seat === next.seat;
  const begun = choice && !busy && asked === next.asks && (next.kind === "move" || again) ? { steps: choice.steps, pending, advised } : null;
  frame = next;
  busy = unsure !== null && unsure.seat === next.asks;
  pending = null;
  advised = null;
  document.body.dataset.ply = frame.ply;
  document.body.dataset.over = String(Boolean(frame.result));
  document.title = `${frame.asks ? "● " : ""}${frame.title} · Lapilli`;
  if (curtain(frame, line)) {
    choice = null;
    noQuestion();
    document.body.dataset.asks = "";
    board.holder.querySelector("svg.scene")?.remove();
    for (const place of ["#menu", "#tools", "#prompt", "#log", "#more-page", "#windows", "#described", "#spoken", "#toast"]) refill($(place));
    showSeats(frame, line);
    document.body.dataset.shown = frame.version;
    return Promise.resolve();
  }
  choice = last && frame.asks && !frame.result && frame.menu?.length ? new Choice(frame.menu) : null;
  if (choice && begun) {
    const still = (action) => (action && frame.menu.find((one) => one.text === action.text)) || null;
    choice.resume(begun.steps);
    pending = still(begun.pending);
    advised = still(begun.advised);
  }
  if (!pending && !advised) noQuestion();
  board.hinted = advised?.touch ?? [];
  board.live = new Map();
  board.chosen = [];
  const moving = board.show(frame.svg, { marks: frame.mark ?? [], quick: frame.kind === "full", shape: frame.shape });
  $("#described").textContent = frame.description || board.words().join(". ");
  showSeats(frame, line);
  showPrompt(frame, room);
  const news = showLog(frame.log ?? [], board);
  showTalk(frame, board);
  showWindows(frame, line);
  showMore(frame, room, board.words(frame.description), line);
  offer();
  takeback();
  if (!again) board.attend(choice && board.live.size ? [...board.live.keys()] : (frame.mark ?? []));
  if (news.length && news.length < 12) announce([...news.map((one) => one.text), frame.asks && !asked ? frame.prompt : ""].join(" "));
  else if (frame.asks && !asked) announce(frame.prompt ?? "");
  if (frame.result) announce(frame.result.words, true);
  if (last && frame.asks && asked !== frame.asks) tabs.play();
  document.body.dataset.shown = frame.version;
  return !last && board.svg.querySelector(".thrown") ? moving.then(() => new Promise((done) => setTimeout(done, LOOK))) : moving;
}

/** Offer the live things of the half-made choice on the board and in the menu. */
function offer() {
  const live = new Map();
  document.body.dataset.asks = busy || !choice ? "" : frame.asks;
  if (choice && !pending && !busy) {
    for (const [id, actions] of choice.next) if (board.draws(id)) live.set(id, spoken(id, actions, board));
    if (choice.steps.length && choice.complete.length === 1 && choice.next.size) live.set(choice.path.at(-1), choice.complete[0].label);
  }
  board.offer(talk.live ?? live, pending ? pending.touch : (choice?.path ?? []));
  showMenu(pending || busy ? null : choice, board, { pick, take, back, names: frame.names ?? {} });
  tools();
}

function tools() {
  if (!frame) return;
  const shown = [];
  if (board.turnable) shown.push({ key: "turn", icon: "turn", words: say("turn-it"), title: "R", act: () => board.turn(), strong: true });
  const player = frame.you?.length && !frame.result;
  if (player) {
    const mine = !busy && (frame.undo || choice?.steps.length || pending);
    if (!mine && !busy && !frame.takeback && (frame.last ?? null) !== null)
      shown.push({ key: "takeback", icon: "undo", words: say("takeback"), title: say("takeback-words"), act: () => line.send({ type: "takeback", ply: frame.last }) });
    else shown.push({ key: "undo", icon: "undo", words: say("undo"), title: say("undo-words"), act: undo, off: !mine });
    shown.push({ key: "hint", icon: "hint", words: say("hint"), act: hint, off: !choice || frame.asks === "chance" });
  }
  shown.push({ key: "help", icon: "help", words: say("help"), title: "?", act: () => showHelp(frame) });
  showTools(shown);
}

board.addEventListener("spots", tools);

function takeback() {
  const asked = frame.takeback;
  if (!asked || pending || advised) return;
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  if (asked.mine) question(say("takeback-asked", { who: (asked.waiting ?? []).map(label).join(", ") }), "", []);
  else
    question(say("takeback-question", { who: label(asked.from) }), "", [
      { key: "yes", words: say("takeback-yes"), main: true, act: () => line.send({ type: "answer", takeback: asked.id, yes: true }) },
      { key: "no", words: say("takeback-no"), act: () => line.send({ type: "answer", takeback: asked.id, yes: false }) },
    ]);
}

// -- choosing --------------------------------------------------------------------------------------------------

function pick(id) {
  if (left) queue.skip();
  if (!choice || busy || pending) return;
  const found = choice.click(id);
  if (found === undefined) return why(id);
  if (found) return take(found);
  offer();
  const thing = board.label(id);
  announce(say("choices", { thing: thing || id, n: choice.candidates.length }));
}

/** Play an action, after one more question where it reveals something or ends a turn. */
function take(action) {
  if (!choice || busy) return;
  board.light([]);
  if (!action.confirm) return send(action);
  pending = action;
  offer();
  question(say("confirm-ask", { action: action.label }), "", [
    { key: "yes", words: say("confirm-yes"), main: true, act: () => pending && send(pending) },
    { key: "no", words: say("back"), act: back },
  ], true);
}

function send(action) {
  const keys = $("#board").contains(document.activeElement) || document.activeElement?.closest("#ask, #menu");
  unsure = { type: "play", seat: frame.asks, text: action.text, ply: frame.ply, id: fresh() };
  if (!line.send(unsure)) toast(say("line-later"), { kind: "error" });
  busy = true;
  pending = null;
  noQuestion();
  offer();
  if (keys) $("#board").focus({ preventScroll: true });
}

/** Take a click back: first the question, then the last click. */
function back() {
  if (pending) {
    pending = null;
    noQuestion();
    if (choice.steps.length && choice.candidates.length === 1) choice.back();
    offer();
    board.focus();
    return true;
  }
  const done = choice?.back();
  if (done) offer();
  return done;
}

function undo() {
  if (busy) return;
  if (pending || choice?.steps.length) return back();
  if (frame.undo) line.send({ type: "undo", seat: frame.undo === true ? (frame.you[0] ?? frame.asks) : frame.undo });
}

function hint() {
  if (choice && frame.asks !== "chance") line.send({ type: "hint", seat: frame.asks });
}

/** A click on what is not live: another thing of an earlier step is chosen instead; else the table says why not. */
function reconsider(id) {
  const found = choice && !busy && !pending && choice.steps.length ? choice.instead(id) : undefined;
  if (found === undefined) why(id);
  else if (found) take(found);
  else offer();
}

function why(id) {
  const seat = frame.asks ?? frame.seat ?? frame.you?.[0];
  if (!seat || frame.result) return;
  line.send({ type: "why", seat, touch: [...(choice?.path ?? []), id] });
}

board.addEventListener("pick", (event) => talk.take(event.detail) || pick(event.detail));
board.addEventListener("dead", (event) => talk.take(event.detail) || (left ? queue.skip() : reconsider(event.detail)));
board.addEventListener("nothing", () => left && queue.skip());
$("#skip").addEventListener("click", () => queue.skip());
$("#larger").addEventListener("click", () => board.zoom.by(1.5));
$("#smaller").addEventListener("click", () => board.zoom.by(1 / 1.5));

// -- the line --------------------------------------------------------------------------------------------------

line.addEventListener("frame", (event) => {
  const next = event.detail;
  if (next.option_words) options = next.option_words;
  // the log comes in pieces: what the frame begins after is kept
  told = [...told.filter((one) => one.ply < (next.log_from ?? 0)), ...(next.log ?? [])];
  queue.push({ ...next, log: told, option_words: options });
});
line.addEventListener("played", (event) => {
  if (event.detail.id !== unsure?.id) return;
  unsure = null;
  if (frame.version < event.detail.version) return; // its picture is still to come
  busy = false;
  offer();
});

line.addEventListener("chat", (event) => addTalk(event.detail, board));
line.addEventListener("presence", (event) => {
  if (!frame) return;
  frame = { ...frame, ...(event.detail.seats ? { seats: event.detail.seats } : {}) };
  showSeats(frame, line);
});
line.addEventListener("why", (event) => toast(event.detail.reason, { rule: event.detail.rule, kind: "why" }));
line.addEventListener("hint", (event) => {
  const { label, text, touch, words, ply } = event.detail;
  if (!choice || (ply ?? frame.ply) !== frame.ply) return;
  const action = frame.menu.find((one) => one.text === text);
  const close = () => {
    advised = null;
    board.advise([]);
    noQuestion();
  };
  advised = action;
  board.advise(touch ?? []);
  question(words || say("hint-words", { action: label }), "", [
    { key: "do", words: say("hint-play"), main: true, act: () => (close(), action && take(frame.menu.find((one) => one.text === text) ?? action)) },
    { key: "no", words: say("close"), act: () => (close(), takeback()) },
  ], true);
});
line.addEventListener("error", (event) => {
  const { code, reason, rule, id } = event.detail;
  if (id && id === unsure?.id) unsure = null;
  if (!unsure) busy = false;
  if (TALK.has(code)) talk.refused(reason, rule);
  toast(reason || say(code === "stale" ? "error-stale" : "error-gone"), { rule, kind: "error" });
  offer();
});
let lost = false;
line.addEventListener("state", (event) => {
  const { connected } = event.detail;
  $("#line").textContent = connected ? "" : say("line-lost");
  if (connected && lost) announce(say("line-back"));
  if (connected && lost && unsure) line.send(unsure); // by its id the server knows whether it has it already
  lost = !connected;
  document.body.classList.toggle("offline", !connected);
});
watchShape(board.holder, (shape) => line.send({ type: "shape", shape }));
document.addEventListener("lapilli:language", (event) => {
  line.send({ type: "lang", lang: event.detail });
  if (frame) tools();
});

// -- keys ------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!frame || !$("#curtain").hidden) return;
  const deeds = {
    Escape: () => talk.stop() || back() || queue.skip(),
    "?": () => showHelp(frame),
    u: undo,
    h: hint,
    b: () => board.focus(),
    m: () => $("#menu button, #menu summary, #ask button")?.focus(),
    r: () => board.turn(event.shiftKey ? -1 : 1),
  };
  const deed = deeds[event.key] ?? deeds[event.key.toLowerCase()];
  if (!deed || (event.key.toLowerCase() === "r" && event.target.closest(".board"))) return;
  event.preventDefault();
  deed();
});
