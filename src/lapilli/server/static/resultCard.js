// After the last move: the result and its reason, links to replay and record, the dice check, another game.

import { callApi } from "./api.js";
import { $, h, icon, toast } from "./dom.js";
import { link, request } from "./host.js";
import { lang, t } from "./i18n.js";
import { nextSuggestion } from "./nextSuggestion.js";
import { resultChart } from "./resultChart.js";
import { seatBadge } from "./seats.js";

/**
 * Return the result of a frame as a card.
 * @param {FinishedFrame} frame
 * @param {string} room
 * @param {{ replay?: boolean }} [options]
 * @returns {HTMLElement}
 */
export function resultCard(frame, room, { replay = true } = {}) {
  const { words, reason, standings = [] } = frame.result;
  const mine = frame.you?.length === 1 ? frame.seats.find((seat) => seat.name === frame.you[0]) : null;
  const [title, further] = splitSentence(headline(frame));
  return h(
    "div",
    { class: `result ${mine ? `tint-${mine.colour}` : ""} ${hasWon(frame) ? "won" : ""}` },
    h(
      "p",
      { class: "eyebrow" },
      mine ? seatBadge(mine) : null,
      t("prompt-over"),
      frame.taken_back ? h("small", { class: "taken-back" }, t("taken-back", { n: frame.taken_back })) : null,
    ),
    hasWon(frame) ? medal(frame.seats.filter((seat) => frame.result.winners.includes(seat.name))) : null,
    h("h2", {}, title),
    frame.turning_point
      ? h(
          "p",
          { class: "turning" },
          h("b", {}, t("result-turning")),
          " ",
          h("a", { href: link(`/r/${room}?ply=${frame.turning_point.ply + 1}`) }, frame.turning_point.words),
          frame.turning_point.changes ? h("small", {}, frame.turning_point.changes) : null,
        )
      : null,
    [further, headline(frame) !== words ? words : "", reason].map((told) =>
      told ? h("p", { class: "reason" }, told) : null,
    ),
    standings.length
      ? h(
          "table",
          { class: "scores" },
          h("caption", { class: "unseen" }, t("result-scores")),
          h(
            "tbody",
            {},
            standings.flatMap((row) => [
              standing(frame, row),
              ...row.members.map((member) => standing(frame, member, "member")),
            ]),
          ),
        )
      : null,
    resultChart(frame),
    h(
      "div",
      { class: "main-actions" },
      replay ? nextSuggestion(frame, $("#main").dataset.game, hasWon(frame)) : null,
      frame.rematch
        ? h("a", { class: "button main", href: frame.rematch }, t("result-join"))
        : frame.spectator
          ? null
          : h(
              "button",
              { type: "button", class: "main", "data-key": "again", onclick: () => playAgain(room) },
              t("result-again"),
            ),
      replay ? h("a", { class: "button", href: link(`/r/${room}`) }, icon("play"), t("result-replay")) : null,
    ),
    h("p", {}, h("a", { href: "/" }, t("home-link"))),
  );
}

/**
 * Show the winning seats in their colours, with confetti: of a team all of them.
 * @param {Seat[]} seats
 */
function medal(seats) {
  const stones = Array.from({ length: 12 }, (_, n) => {
    const stone = h("i");
    stone.style.setProperty("--n", String(n));
    return stone;
  });
  return h(
    "p",
    { class: "medal", "aria-hidden": "true" },
    h(
      "span",
      {},
      seats.map((seat) => seatBadge(seat)),
    ),
    stones,
  );
}

/**
 * Return a row of the final table: a seat, a team or a member of one.
 * @param {FinishedFrame} frame
 * @param {Ending.StandingWords} row
 * @param {string} [kind]
 */
function standing(frame, row, kind = "") {
  const seats = row.seats.flatMap((name) => frame.seats.find((seat) => seat.name === name) ?? []);
  const names = new Intl.ListFormat(lang()).format(seats.map((seat) => seat.label));
  const [sum, note] = row.words.split(/ \((?=.*\)$)/); // "15 = 12 + 3 (tasks, cards)": the parts are explained below
  const crown =
    row.winner && !kind && frame.result.winners.length < frame.seats.length
      ? h("span", { class: "crown" }, t("result-winner"))
      : null;
  return h(
    "tr",
    { class: `${row.winner ? "winner" : ""} ${kind}`.trim() },
    h(
      "th",
      { scope: "row" },
      ...(kind || seats.length === 1 ? seats.map((seat) => seatBadge(seat)) : []),
      names,
      crown,
    ),
    h("td", {}, sum, note ? h("small", {}, note.slice(0, -1)) : null),
  );
}

/**
 * Has one of my seats won?
 * @param {FinishedFrame} frame
 */
const hasWon = (frame) => (frame.you ?? []).some((name) => frame.result.winners?.includes(name));

/**
 * Return the first sentence of a text, and the rest.
 * @param {string} text
 * @returns {string[]}
 */
function splitSentence(text) {
  const [first, ...more] = text.split(/(?<=[.!?]) /);
  return [first, more.join(" ")];
}

/**
 * Say who won, addressed to the reader; where all win together, in the game's own words.
 * @param {FinishedFrame} frame
 * @returns {string}
 */
function headline(frame) {
  const { words, winners = [] } = frame.result;
  const seats = frame.seats ?? [];
  if (!winners.length || winners.length === seats.length) return words;
  if (frame.you?.length === 1 && winners.includes(frame.you[0])) return t("result-you");
  const names = seats.filter((seat) => winners.includes(seat.name)).map((seat) => seat.label);
  if (frame.you?.length === 1 && names.length === 1) return t("result-you-lose", { who: names[0] });
  return t(names.length === 1 ? "result-wins" : "result-win", { who: new Intl.ListFormat(lang()).format(names) });
}

/**
 * Open another table with the same players.
 * @param {string} room
 */
export async function playAgain(room) {
  try {
    const table = await callApi(`/api/tables/${room}/again`, { method: "POST", body: {} });
    location.href = link(table.url);
  } catch (problem) {
    toast(problem.message, { kind: "error" });
  }
}

/**
 * Save the record as a file.
 * @param {string} room
 * @param {string} game
 */
export async function saveRecord(room, game) {
  const answer = await request(`/api/tables/${room}/record`);
  if (!answer.ok) return toast(t("error-gone"), { kind: "error" });
  const kind = answer.headers.get("content-type") ?? "";
  const text = kind.includes("json") ? (await answer.json()).record : await answer.text();
  const link = h("a", {
    href: URL.createObjectURL(new Blob([text], { type: "text/plain" })),
    download: `${game}-${room.slice(0, 8)}.txt`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Check the dice: the browser hashes the seed itself, the server compares the throws.
 * @param {string} room
 * @param {Element} box
 */
export async function checkDice(room, box) {
  const found = await callApi(`/api/tables/${room}/dice?lang=${lang()}`);
  const own = found.seed ? await hash(`lapilli seed ${found.seed}`) : null;
  const holds = found.holds !== false && (own === null || own === found.seed_commitment);
  const words = holds ? found.words : t("dice-broken");
  const parts = [
    h("p", { class: !found.over ? "" : holds ? "good" : "bad" }, found.over && holds ? icon("check") : null, words),
  ];
  if (found.seed) parts.push(h("p", { class: "code" }, t("dice-seed", { seed: found.seed })));
  box.replaceChildren(...parts);
}

/**
 * @param {string} words
 * @returns {Promise<string | null>}
 */
async function hash(words) {
  if (!globalThis.crypto?.subtle) return null; // available on https and localhost only
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
