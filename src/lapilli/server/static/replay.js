// The replay page: any moment of a game as any seat saw it, each with its own address.

import { Analysis } from "./analysis.js";
import { Board } from "./board.js";
import "./pageControls.js";
import { callApi } from "./api.js";
import { $, announce, h, icon, targetOf, toast } from "./dom.js";
import { link, replayLink } from "./host.js";
import { lang, t } from "./i18n.js";
import { showLog } from "./log.js";
import { showTools } from "./prompt.js";
import { checkDice, playAgain, resultCard, saveRecord } from "./resultCard.js";
import { screenShape, watchScreenShape } from "./screenShape.js";
import { copyToClipboard, showSeats } from "./seats.js";
import { State } from "./state.js";

const { room, game, first } = $("#main").dataset;
const board = new Board($("#board"));
const address = new URLSearchParams(location.search);
const slider = $("#ply");
const eyes = $("#eyes");
const kept = new Map(); // frames already fetched
const analysis = new Analysis(room, {
  go: (ply) => go(ply),
  look: decided,
  attend: (ids) => board.camera.scrollTo(ids),
});

const state = new State(
  {
    frame: /** @type {any} */ (null), // the picture that is shown
    ply: address.has("ply") ? Number(address.get("ply")) : Number(first), // the replay opens on the first decision
    seat: address.get("seat") ?? "", // the viewer
    playing: false, // it advances by itself
    aim: 0, // the moment requested last
    wanted: 0, // number of requests: only the newest answer is shown
  },
  draw,
);

/**
 * @param {number | null} at
 * @returns {Promise<ReplayFrame>}
 */
async function fetchFrame(at) {
  const query = new URLSearchParams({ seat: state.now.seat, lang: lang(), shape: screenShape(board.holder) });
  if (at !== null) query.set("ply", at);
  const key = query.toString();
  if (!kept.has(key))
    kept.set(
      key,
      callApi(`/api/tables/${room}/frame?${query}`).catch((problem) => {
        kept.delete(key);
        throw problem;
      }),
    );
  return kept.get(key);
}

/**
 * @param {number} at
 * @param {boolean} [quick]
 * @returns {Promise<void>}
 */
async function go(at, quick = false) {
  state.change({ wanted: state.now.wanted + 1, aim: at });
  const { wanted } = state.now;
  let next;
  try {
    next = await fetchFrame(at);
  } catch (problem) {
    stop();
    if (wanted === state.now.wanted) state.change({ aim: state.now.ply });
    return toast(problem.message, { kind: "error" });
  }
  if (wanted !== state.now.wanted) return;
  const { frame: before } = state.now;
  const far = before && Math.abs(next.ply - before.ply) > 1;
  state.change({ frame: next, ply: next.ply, aim: next.ply });
  const moving = board.show(next.svg, { marks: next.highlights ?? [], quick: quick || far, shape: next.shape });
  // after the picture: names on the board are not repeated
  showSeats({ ...next, may_act: [], links: [], host: false, seat: state.now.seat }, null);
  board.camera.scrollTo(next.highlights ?? []);
  $("#described").textContent = next.description || board.picture.words().join(". ");
  if (next.ply < last(next)) fetchFrame(next.ply + 1).catch(() => {});
  document.body.dataset.shown = String(next.ply);
  await moving;
  if (wanted === state.now.wanted) analysis.step(next.ply, last(next));
}

/** @param {ReplayFrame} frame */
const last = (frame) => frame.plies ?? frame.ply;

/**
 * Step forward or back from the moment that was asked for last, also while its picture is still loading.
 * @param {number} plies
 */
function stepBy(plies) {
  const { frame, aim } = state.now;
  if (frame) go(Math.max(0, Math.min(last(frame), aim + plies)));
}

/**
 * Render everything but the picture itself from the state.
 * @param {ReplayState} now
 * @param {ReplayState} before
 * @returns {unknown}
 */
function draw(now, before) {
  const { frame, ply, seat } = now;
  if (!frame) return;
  if (frame === before.frame) return now.playing === before.playing ? undefined : tools(now);
  const plies = last(frame);
  slider.max = String(plies);
  slider.value = String(ply);
  marksOf(frame, plies);
  const words = t("replay-of", { ply, plies });
  $("#moment").textContent = words;
  slider.setAttribute("aria-valuetext", words);
  address.set("ply", ply);
  if (seat) address.set("seat", seat);
  else address.delete("seat");
  history.replaceState(null, "", link(`/r/${room}?${address}`));
  document.body.dataset.ply = String(ply);
  viewers(now);
  const lines = frame.log ?? [];
  const fresh = lines.filter((line) => line.ply === ply - 1);
  $("#prompt").className = "prompt";
  $("#prompt").replaceChildren(
    frame.result
      ? resultCard({ ...frame, result: frame.result }, room, { replay: false })
      : h("p", { class: "sentence" }, fresh.map((line) => line.text).join(" ") || frame.prompt || ""),
  );
  showLog(lines, board, { seats: frame.seats, onPly: (target) => go(Math.min(target, plies)) });
  for (const item of $("#log").children) item.classList.toggle("now", Number(item.dataset.ply) === ply - 1);
  $("#log .now")?.scrollIntoView({ block: "nearest" });
  if (fresh.length) announce(fresh.map((line) => line.text).join(" "));
  tools(now);
}

/**
 * Mark under the slider where rounds begin.
 * @param {ReplayFrame} frame
 * @param {number} plies
 */
function marksOf({ rounds = [] }, plies) {
  $("#rounds").replaceChildren(
    ...rounds.map((at) => {
      const mark = h("i", { "data-ply": at });
      mark.style.left = `${(100 * at) / Math.max(1, plies)}%`;
      return mark;
    }),
  );
}

/** @param {ReplayState} now */
function viewers({ frame, seat }) {
  const list = frame.viewers ?? [{ name: "", label: "" }];
  if (
    eyes.options.length === list.length &&
    [...eyes.options].every((option, at) => option.value === list[at].name && eyes.dataset.lang === lang())
  )
    return;
  eyes.dataset.lang = lang();
  eyes.replaceChildren(
    ...list.map((viewer) => h("option", { value: viewer.name }, viewer.name ? viewer.label : t("replay-spectator"))),
  );
  eyes.value = seat;
}

/** @param {ReplayState} now */
function tools({ frame, ply, playing }) {
  const plies = last(frame);
  showTools([
    { key: "first", icon: "first", words: "", title: t("replay-first"), act: () => go(0), off: ply <= 0 },
    { key: "back", icon: "back", words: "", title: t("replay-back"), act: () => stepBy(-1), off: ply <= 0 },
    {
      key: "play",
      icon: playing ? "pause" : "play",
      words: "",
      title: t(playing ? "replay-pause" : "replay-play"),
      act: () => (playing ? stop() : start()),
      strong: true,
    },
    { key: "next", icon: "next", words: "", title: t("replay-next"), act: () => stepBy(1), off: ply >= plies },
    { key: "last", icon: "last", words: "", title: t("replay-last"), act: () => go(plies), off: ply >= plies },
    { key: "whatif", icon: "hand", words: t("what-if"), act: () => branch(ply) },
    { key: "link", icon: "link", words: t("replay-link"), act: async () => copyToClipboard(await replayLink(room)) },
  ]);
  if (!$("#menu").childElementCount) after();
}

/**
 * Show a decision as the seat that made it saw it.
 * @param {Responses.Decision} point
 */
async function decided(point) {
  const same = state.now.seat === point.seat;
  state.change({ seat: point.seat });
  eyes.value = point.seat;
  await go(point.own);
  if (!same) await analysis.open(point.seat);
}

/**
 * Open this moment at a practice table: what if?
 * @param {number} ply
 */
async function branch(ply) {
  try {
    const body = { room, ply, seat: state.now.seat, lang: lang() };
    location.href = link((await callApi("/api/practice", { method: "POST", body })).url);
  } catch (problem) {
    toast(problem.message, { kind: "error" });
  }
}

function after() {
  const verdict = h("div", { role: "status", class: "note" });
  $("#menu").replaceChildren(
    h(
      "div",
      { class: "button-row" },
      h(
        "button",
        { type: "button", id: "save-record", onclick: () => saveRecord(room, game) },
        icon("log"),
        t("more-record"),
      ),
      h(
        "button",
        { type: "button", id: "check-dice", onclick: () => checkDice(room, verdict) },
        icon("check"),
        t("dice-check"),
      ),
      analysis.button,
      h("button", { type: "button", onclick: () => playAgain(room) }, t("result-again")),
    ),
    verdict,
    analysis.box,
  );
}

function start() {
  const done = () => state.now.ply >= last(state.now.frame);
  const step = async () => {
    if (!state.now.playing) return;
    if (done()) return stop();
    await Promise.all([go(state.now.ply + 1), new Promise((seen) => setTimeout(seen, 900))]);
    step();
  };
  state.change({ playing: true });
  if (done()) go(0).then(step);
  else step();
}

const stop = () => state.change({ playing: false });

slider.addEventListener("input", () => go(Number(slider.value)));
eyes.addEventListener("change", () => {
  state.change({ seat: eyes.value });
  go(state.now.ply, true).then(() => analysis.turn(eyes.value));
});
$("#larger").addEventListener("click", () => board.zoom.by(1.5));
$("#smaller").addEventListener("click", () => board.zoom.by(1 / 1.5));
watchScreenShape(board.holder, () => go(state.now.ply, true));
document.addEventListener("lapilli:language", () => {
  $("#menu").replaceChildren();
  go(state.now.ply, true).then(() => analysis.turn(state.now.seat));
});
document.addEventListener("keydown", (event) => {
  if (targetOf(event).closest("input, select, textarea, [role=tablist]")) return;
  const { frame, playing } = state.now;
  if (event.key === "ArrowRight") stepBy(1);
  else if (event.key === "ArrowLeft") stepBy(-1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End" && frame) go(last(frame));
  else if (event.key === " " && !targetOf(event).closest("button, a, summary")) {
    event.preventDefault();
    if (playing) stop();
    else start();
  }
});
go(state.now.ply, true);
