// The replay: any moment of a game, with the knowledge of any seat, each with its own address.

import { Board } from "./board.js";
import "./chrome.js";
import { $, announce, h, icon, toast } from "./dom.js";
import { again, check, result, save } from "./ending.js";
import { ask } from "./live.js";
import { showLog } from "./log.js";
import { showTools } from "./prompt.js";
import { copy, showSeats } from "./seats.js";
import { shapeOf, watchShape } from "./shape.js";
import { lang, say } from "./words.js";

const { room, game } = $("#main").dataset;
const board = new Board($("#board"));
const address = new URLSearchParams(location.search);
const slider = $("#ply");
const eyes = $("#eyes");
const kept = new Map(); // frames already fetched

let ply = address.has("ply") ? Number(address.get("ply")) : 0; // it opens at the start
let seat = address.get("seat") ?? "";
let frame = null;
let playing = 0;
let wanted = 0; // only the newest request is shown

async function fetchFrame(at) {
  const query = new URLSearchParams({ seat, lang, shape: shapeOf(board.holder) });
  if (at !== null) query.set("ply", at);
  const key = query.toString();
  if (!kept.has(key)) kept.set(key, ask(`/api/tables/${room}/frame?${query}`).catch((problem) => (kept.delete(key), Promise.reject(problem))));
  return kept.get(key);
}

async function go(at, quick = false) {
  const mine = ++wanted;
  let next;
  try {
    next = await fetchFrame(at);
  } catch (problem) {
    stop();
    return toast(problem.message, { kind: "error" });
  }
  if (mine !== wanted) return;
  const far = frame && Math.abs(next.ply - frame.ply) > 1;
  frame = next;
  ply = frame.ply;
  const plies = frame.plies ?? frame.ply;
  slider.max = plies;
  slider.value = ply;
  const words = say("replay-of", { ply, plies });
  $("#moment").textContent = words;
  slider.setAttribute("aria-valuetext", words);
  address.set("ply", ply);
  if (seat) address.set("seat", seat);
  else address.delete("seat");
  history.replaceState(null, "", `?${address}`);
  document.body.dataset.ply = ply;
  viewers();
  showSeats({ ...frame, you: [], hot: [], links: [], host: false, seat }, null);
  const lines = frame.log ?? [];
  const now = lines.filter((line) => line.ply === ply - 1);
  $("#prompt").className = "prompt";
  $("#prompt").replaceChildren(
    frame.result ? result(frame, room, { replay: false }) : h("p", { class: "sentence" }, now.map((line) => line.text).join(" ") || frame.prompt || ""),
  );
  showLog(lines, board, { seats: frame.seats, onPly: (target) => go(Math.min(target, plies)) });
  for (const item of $("#log").children) item.classList.toggle("now", Number(item.dataset.ply) === ply - 1);
  $("#log .now")?.scrollIntoView({ block: "nearest" });
  if (now.length) announce(now.map((line) => line.text).join(" "));
  tools();
  const moving = board.show(frame.svg, { marks: frame.mark ?? [], quick: quick || far, shape: frame.shape });
  board.attend(frame.mark ?? []);
  $("#described").textContent = frame.description || board.words().join(". ");
  if (ply < plies) fetchFrame(ply + 1).catch(() => {});
  document.body.dataset.shown = ply;
  await moving;
}

function viewers() {
  const list = frame.viewers ?? [{ name: "", label: "" }];
  if (eyes.options.length === list.length && [...eyes.options].every((option, at) => option.value === list[at].name && eyes.dataset.lang === lang)) return;
  eyes.dataset.lang = lang;
  eyes.replaceChildren(...list.map((viewer) => h("option", { value: viewer.name }, viewer.name ? viewer.label : say("replay-onlooker"))));
  eyes.value = seat;
}

function tools() {
  const plies = frame.plies ?? frame.ply;
  showTools([
    { key: "first", icon: "first", words: "", title: say("replay-first"), act: () => go(0), off: ply <= 0 },
    { key: "back", icon: "back", words: "", title: say("replay-back"), act: () => go(ply - 1), off: ply <= 0 },
    { key: "play", icon: playing ? "pause" : "play", words: "", title: say(playing ? "replay-pause" : "replay-play"), act: () => (playing ? stop() : start()), strong: true },
    { key: "next", icon: "next", words: "", title: say("replay-next"), act: () => go(ply + 1), off: ply >= plies },
    { key: "last", icon: "last", words: "", title: say("replay-last"), act: () => go(plies), off: ply >= plies },
    { key: "link", icon: "link", words: say("replay-link"), act: () => copy(location.href) },
  ]);
  for (const button of $("#tools").children) if (button.title) button.setAttribute("aria-label", button.title);
  if (!$("#menu").childElementCount) after();
}

function after() {
  const verdict = h("div", { role: "status", class: "note" });
  $("#menu").replaceChildren(
    h(
      "div",
      { class: "deeds" },
      h("button", { type: "button", id: "save-record", onclick: () => save(room, game) }, icon("log"), say("more-record")),
      h("button", { type: "button", id: "check-dice", onclick: () => check(room, verdict) }, icon("check"), say("dice-check")),
      h("button", { type: "button", onclick: () => again(room) }, say("result-again")),
    ),
    verdict,
  );
}

function start() {
  playing = 1;
  tools();
  const step = async () => {
    if (!playing) return;
    if (ply >= (frame.plies ?? 0)) return stop();
    await Promise.all([go(ply + 1), new Promise((done) => setTimeout(done, 900))]);
    step();
  };
  if (ply >= (frame.plies ?? 0)) go(0).then(step);
  else step();
}

function stop() {
  playing = 0;
  if (frame) tools();
}

slider.addEventListener("input", () => go(Number(slider.value)));
eyes.addEventListener("change", () => {
  seat = eyes.value;
  go(ply, true);
});
$("#larger").addEventListener("click", () => board.zoom.by(1.5));
$("#smaller").addEventListener("click", () => board.zoom.by(1 / 1.5));
watchShape(board.holder, () => go(ply, true));
document.addEventListener("lapilli:language", () => {
  $("#menu").replaceChildren();
  go(ply, true);
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, button, textarea")) return;
  if (event.key === "ArrowRight") go(Math.min(ply + 1, frame?.plies ?? ply));
  else if (event.key === "ArrowLeft") go(Math.max(0, ply - 1));
  else if (event.key === " ") {
    event.preventDefault();
    if (playing) stop();
    else start();
  }
});
go(ply, true);
