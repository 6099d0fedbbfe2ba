// The table page: frames and clicks change one state, and everything shown is drawn from it. It knows no game.

import { Board } from "./board.js";
import "./chrome.js";
import { Choice } from "./clicks.js";
import { Coach } from "./coach.js";
import { showCourse } from "./course.js";
import { curtain } from "./curtain.js";
import { Deeds } from "./deeds.js";
import { $, announce, leadToRules, refill, toast } from "./dom.js";
import { showHelp } from "./help.js";
import { Lesson } from "./lesson.js";
import { LessonLine } from "./lessonline.js";
import { Line } from "./live.js";
import { showNewcomers } from "./entrance.js";
import { showLobby } from "./lobby.js";
import { showLog } from "./log.js";
import { Memory } from "./memory.js";
import { showMenu, spoken } from "./menu.js";
import { showMore } from "./more.js";
import { askName } from "./naming.js";
import { notify } from "./notify.js";
import { Odds } from "./odds.js";
import { end } from "./finale.js";
import { play } from "./sound.js";
import { showPhrases } from "./phrases.js";
import { showPrompt, showTools } from "./prompt.js";
import { lessonAt, markDone, markPlayed } from "./progress.js";
import { askNow, noQuestion, question } from "./question.js";
import { Queue } from "./queue.js";
import { copy, showSeats } from "./seats.js";
import { shapeOf, watchShape } from "./shape.js";
import { changed, showSince } from "./since.js";
import { arrive, EMPTY, State } from "./state.js";
import { startTabs } from "./tabs.js";
import { showTalk, Talk } from "./talk.js";
import { toolsNow } from "./tools.js";
import { showWindows } from "./windows.js";
import { say } from "./words.js";

const TALK = new Set(["talk", "thing", "things", "large", "rate", "muted"]); // why a message may be refused
const LOOK = 600; // milliseconds to see how thrown things lie before what follows sweeps them away
const { room, game, together, lesson: taught } = $("#main").dataset;
const board = new Board($("#board"));
const line = taught
  ? new LessonLine(game, taught, () => shapeOf(board.holder))
  : new Line(room, () => shapeOf(board.holder));
const lesson = taught ? new Lesson(line, board) : null;
const coach = new Coach(game, board); // in a lesson it only answers what something is
const odds = together && !lesson ? new Odds(line) : null;
const tabs = startTabs();
const memory = new Memory();
const state = new State(EMPTY, draw);
const queue = new Queue(show, (waiting) => waiting !== state.now.waiting && state.change({ waiting }));
const deeds = new Deeds(state, line, board, queue, () => coach.on && !lesson);
const talk = new Talk(state, line, board, deeds);
leadToRules(game);
$(".asked").after($("#toast")); // what is said covers nothing

// -- showing ---------------------------------------------------------------------------------------------------

/** A frame's turn has come; ends when everything in it stands still. */
function show(next, last) {
  const before = state.now.frame;
  const again = before?.ply === next.ply && before?.seat === next.seat && !before.curtain; // behind a curtain nothing was seen
  const part = arrive(state.now, next, last, Choice);
  document.body.dataset.ply = next.ply;
  document.body.dataset.over = String(Boolean(next.result));
  document.title = `${next.asks ? "● " : ""}${next.title} · Lapilli`;
  if (curtain(next, line)) {
    board.holder.querySelector("svg.scene")?.remove();
    for (const place of [
      "#menu",
      "#tools",
      "#prompt",
      "#since",
      "#course",
      "#log",
      "#more-page",
      "#windows",
      "#odds",
      "#described",
      "#spoken",
      "#toast",
    ])
      refill($(place));
    state.change(part);
    document.body.dataset.shown = next.version;
    return Promise.resolve();
  }
  board.hinted = part.advised?.touch ?? [];
  board.live = new Map();
  board.chosen = [];
  const moving = board.show(next.svg, { marks: marks(next, last), quick: next.kind === "full", shape: next.shape });
  $("#described").textContent = next.description || board.picture.words().join(". ");
  const news = showLog(next.log ?? [], board, { seats: next.seats });
  const tale = news.filter((one) => !one.talk).slice(-3);
  state.change(tale.length ? { ...part, news: tale } : part);
  if (!again && part.choice && board.live.size) board.sight.attendLive();
  else if (!again) board.sight.follow(next.mark ?? []);
  tell(news, next, before);
  if (!before && next.phrases) tabs.talk();
  if (last && next.asks && before?.asks !== next.asks) {
    tabs.play();
    notify(next);
    play("bell");
  }
  if (next.result && before && !before.result) end(board);
  document.body.dataset.shown = next.version;
  if (last) deeds.goOn(next.asks && next.menu);
  if (last) deeds.catchUp();
  if (last) advise();
  if (last && lesson) lesson.show(next);
  else if (last) coach.watch(next);
  if (last) odds?.watch(next);
  if (next.result && !lesson) finished(next);
  return !last && board.picture.svg.querySelector(".thrown")
    ? moving.then(() => new Promise((done) => setTimeout(done, LOOK)))
    : moving;
}

const advice = { waits: null }; // a hint that is to be shown

/** Show a hint that has come; while pictures are still on their way it waits for the last of them. */
function advise() {
  const { choice, frame } = state.now;
  if (!advice.waits || (!choice && queue.frames.length)) return;
  const { text, touch, seat, words } = advice.waits;
  advice.waits = null;
  const advised = (choice && frame.asks === seat && frame.menu.find((one) => one.text === text)) || null; // others may have acted meanwhile
  if (advised) board.advise(touch ?? []);
  state.change({ thinking: false, advised, reason: words ?? "" });
}

/** A game is over: the coach is silent from now on, and the lesson that it was is done. */
function finished(frame) {
  if (!frame.you?.length) return;
  markPlayed(game);
  const done = lessonAt(room);
  if (done) markDone(done.game, done.lesson);
}

/** What the last action changed; once it is my turn again, what has changed since my own. */
const marks = (frame, last) => [...new Set([...(frame.mark ?? []), ...(last ? changed(frame) : [])])];

function tell(news, frame, before) {
  const mine = frame.asks && !before?.asks ? frame.prompt : "";
  if (news.length && news.length < 12) announce([...news.map((one) => one.text), mine].join(" "));
  else if (mine) announce(mine);
  if (frame.result) announce(frame.result.words, true);
}

/** Draw everything but the picture itself from the state. */
function draw(now, before) {
  const { frame, pending, busy, lost, ended } = now;
  const choice = deeds.active;
  $("#line").textContent = lost && !ended ? say("line-lost") : "";
  document.body.classList.toggle("offline", lost);
  if (!frame) return;
  if (frame.curtain) {
    document.body.dataset.asks = "";
    noQuestion();
    return seats(now);
  }
  showTalk(now, before, board);
  showPhrases(now, board, deeds, (menu) => new Choice(menu));
  if (frame !== before.frame || now.naming !== before.naming) seats(now);
  if (frame !== before.frame) {
    showCourse(frame);
    showWindows(frame, line);
    showMore(frame, room, board.picture.words(frame.description), line, lesson ? null : coach, odds);
    showSince(frame, board);
    showLobby(frame, line);
    showNewcomers(frame, line);
  }
  if (frame !== before.frame || now.nameless !== before.nameless)
    askName(now, line, () => state.change({ nameless: true }));
  prompt();
  document.body.dataset.asks = busy || !choice ? "" : frame.asks;
  const live = new Map();
  if (deeds.free) {
    for (const [id, actions] of choice.next) if (board.picture.draws(id)) live.set(id, spoken(id, actions, board));
    if (choice.steps.length && choice.complete.length === 1 && choice.next.size)
      live.set(choice.path.at(-1), choice.complete[0].label);
  }
  board.offer(talk.live ?? live, pending ? pending.touch : (choice?.path ?? []));
  showMenu(now.speech ? null : deeds.free, board, {
    pick: (id) => deeds.pick(id),
    take: (action) => deeds.take(action),
    repeat: (action, times) => deeds.repeat(action, times),
    back: () => deeds.back(),
    names: frame.names ?? {},
    short: frame.phrases,
  });
  tools();
  askNow(now, before, state, line, board, deeds);
  if (now.problem && frame !== before.frame) talk.show(); // what others do meanwhile does not push it away
}

const seats = ({ frame, naming }) => showSeats(frame, line, naming, (seat) => state.change({ naming: seat }));

const prompt = ({ frame } = state.now) =>
  frame && !frame.curtain && showPrompt(frame, room, asking(state.now), told(state.now));

/** The prompt of a half-made choice: in the game's words, else by the thing chosen; what a finger showed wants a second tap. */
function asking({ step, barred, pending }) {
  const choice = deeds.active;
  if (board.ghosts.previewed && !pending) return say(board.ghosts.turnable ? "tap-again-turn" : "tap-again");
  if (!choice?.steps.length) return "";
  if (pending) return barred;
  const id = choice.path.at(-1);
  const [thing] = (state.now.frame.names?.[id] ?? board.picture.label(id)).split(/[.:](?:\s|$)/);
  if (barred) return [barred, step].join(" ");
  return step || say("step-next", { thing: thing || say("step-chosen"), n: choice.next.size + choice.complete.length });
}

/** What others just did, while more of it is still to be shown. */
const told = ({ waiting, choice, news }) => (waiting && !choice ? news : []);

const tools = () => state.now.frame && showTools(toolsNow(state, line, board, queue, deeds));

// -- what people do --------------------------------------------------------------------------------------------

board.addEventListener("spots", () => {
  tools();
  prompt();
});
board.addEventListener("pick", ({ detail: { id, snapped } }) => talk.take(id) || deeds.pick(id, snapped));
board.addEventListener(
  "dead",
  ({ detail: { id, around } }) => talk.take(id) || queue.skip() || deeds.reconsider(id, around),
);
board.addEventListener("what", ({ detail: thing }) => line.send({ type: "what", thing }));
board.addEventListener("nothing", () => queue.skip() || board.rings.breathe());
$("#larger").addEventListener("click", () => board.zoom.by(1.5));
$("#smaller").addEventListener("click", () => board.zoom.by(1 / 1.5));

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!state.now.frame || !$("#curtain").hidden) return;
  const keys = {
    Escape: () => coach.close() || talk.stop() || deeds.back() || queue.skip(),
    "?": () => showHelp(state.now.frame),
    u: () => deeds.undo(),
    h: () => deeds.hint(),
    b: () => board.keyboard.focus(),
    m: () => $("#menu button, #menu summary, #ask button")?.focus(),
    r: () => board.turn(event.shiftKey ? -1 : 1),
  };
  const deed = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!deed || (event.key.toLowerCase() === "r" && event.target.closest(".board"))) return;
  event.preventDefault();
  deed();
});

// -- what the server says --------------------------------------------------------------------------------------

const hear = (type, act) => line.addEventListener(type, (event) => act(event.detail));

hear("frame", (next) => queue.push(memory.complete(next)));
hear("played", ({ id, version }) => {
  const { unsure, frame } = state.now;
  if (id !== unsure?.id) return;
  state.change({ unsure: null, busy: frame.version < version }); // else its picture is still to come
  deeds.catchUp();
});
hear("link", ({ url }) => copy(url)); // of the seat I gave away
hear("chat", (message) => talk.hear(message));
hear("presence", ({ seats, paused }) => {
  if (state.now.frame) state.change({ frame: { ...state.now.frame, seats, paused } });
});
hear("why", ({ reason, rule }) => (lesson ? lesson.answer(reason, rule) : toast(reason, { rule, kind: "why" })));
hear("what", (told) => {
  tabs.play();
  coach.explain(told);
});
hear("step", ({ touch, words, barred }) => {
  const choice = deeds.active;
  if (choice && choice.path.slice(-8).join() === touch.join()) state.change({ step: words, barred });
});
hear("hint", (hint) => {
  advice.waits = hint;
  advise();
});
hear("error", ({ code, reason, rule, id }) => {
  const unsure = id && id === state.now.unsure?.id ? null : state.now.unsure;
  if (TALK.has(code)) talk.refused(reason, rule);
  if (lesson) lesson.answer(reason, rule);
  else toast(reason || say(code === "stale" ? "error-stale" : "error-gone"), { rule, kind: "error" });
  state.change({ unsure, told: reason ?? "", thinking: false, ...(unsure ? {} : { busy: false }) });
  deeds.catchUp();
});
hear("state", ({ connected, ended }) => {
  const { lost, unsure, told } = state.now;
  if (connected && lost) announce(say("line-back"));
  if (connected && lost && unsure) line.send(unsure); // by its id the server knows whether it has it already
  state.change({ lost: !connected, ended: ended ? told || say("error-gone") : "" });
  if (ended) $("#toast").classList.remove("shown");
  if (ended)
    question(
      state.now.ended,
      "",
      [{ key: "home", words: say("home-link"), main: true, act: () => (location.href = "/") }],
      true,
    ); // nothing else can be done here
});
watchShape(board.holder, (shape) => line.send({ type: "shape", shape }));
document.addEventListener("lapilli:language", (event) => {
  line.send({ type: "lang", lang: event.detail });
  tools();
});
