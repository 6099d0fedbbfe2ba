// After the last move: the result with its reason, the replay, the record, the dice, and once more.

import { h, icon, toast } from "./dom.js";
import { chart } from "./chart.js";
import { ask } from "./live.js";
import { mark } from "./seats.js";
import { lang, say } from "./words.js";

/** The result of a frame as a card. */
export function result(frame, room, { replay = true } = {}) {
  const { words, reason, standings = [] } = frame.result;
  const mine = frame.you?.length === 1 ? frame.seats.find((seat) => seat.name === frame.you[0]) : null;
  return h(
    "div",
    { class: `result ${mine ? `tint-${mine.colour}` : ""} ${glad(frame) ? "glad" : ""}` },
    h(
      "p",
      { class: "eyebrow" },
      mine ? mark(mine) : null,
      say("prompt-over"),
      frame.taken_back ? h("small", { class: "taken-back" }, say("taken-back", { n: frame.taken_back })) : null,
    ),
    glad(frame)
      ? medal(frame.seats.filter((seat) => frame.you.includes(seat.name) && frame.result.winners.includes(seat.name)))
      : null,
    h("h2", {}, headline(frame)),
    headline(frame) !== words ? h("p", { class: "reason" }, words) : null,
    reason ? h("p", { class: "reason" }, reason) : null,
    standings.length
      ? h(
          "table",
          { class: "scores" },
          h("caption", { class: "unseen" }, say("result-scores")),
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
    chart(frame),
    frame.turning
      ? h(
          "p",
          { class: "turning" },
          h("b", {}, say("result-turning")),
          " ",
          h("a", { href: `/r/${room}?ply=${frame.turning.ply + 1}` }, frame.turning.words),
          frame.turning.changes ? h("small", {}, frame.turning.changes) : null,
        )
      : null,
    h(
      "div",
      { class: "deeds" },
      frame.again
        ? h("a", { class: "button main", href: frame.again }, say("result-join"))
        : frame.spectator
          ? null
          : h(
              "button",
              { type: "button", class: "main", "data-key": "again", onclick: () => again(room) },
              say("result-again"),
            ),
      replay ? h("a", { class: "button", href: `/r/${room}` }, icon("play"), say("result-replay")) : null,
      h("a", { class: "button", href: "/" }, say("home-link")),
    ),
  );
}

/** My winning seats in their colours, and lapilli that fly up from them. */
function medal(seats) {
  const stones = Array.from({ length: 12 }, (_, n) => {
    const stone = h("i");
    stone.style.setProperty("--n", n);
    return stone;
  });
  return h("p", { class: "medal", "aria-hidden": "true" }, h("span", {}, seats.map(mark)), stones);
}

/** A seat, a team or a member of one in the final table, with what it reached. */
function standing(frame, row, kind = "") {
  const seats = row.seats.map((name) => frame.seats.find((seat) => seat.name === name)).filter(Boolean);
  const names = new Intl.ListFormat(lang()).format(seats.map((seat) => seat.label));
  const [sum, note] = row.words.split(/ \((?=.*\)$)/); // "15 = 12 + 3 (tasks, cards)": what the parts are stands below
  const crown =
    row.winner && !kind && frame.result.winners.length < frame.seats.length
      ? h("span", { class: "crown" }, say("result-winner"))
      : null;
  return h(
    "tr",
    { class: `${row.winner ? "winner" : ""} ${kind}`.trim() },
    h("th", { scope: "row" }, ...(kind || seats.length === 1 ? seats.map(mark) : []), names, crown),
    h("td", {}, sum, note ? h("small", {}, note.slice(0, -1)) : null),
  );
}

/** Has one of my seats won? */
const glad = (frame) => (frame.you ?? []).some((name) => frame.result.winners?.includes(name));

/** Who won, said to whoever reads it: you, or somebody else, or all together in the game's own words. */
function headline(frame) {
  const { words, winners = [] } = frame.result;
  const seats = frame.seats ?? [];
  if (!winners.length || winners.length === seats.length) return words;
  if (frame.you?.length === 1 && winners.includes(frame.you[0])) return say("result-you");
  const names = seats.filter((seat) => winners.includes(seat.name)).map((seat) => seat.label);
  if (frame.you?.length === 1 && names.length === 1) return say("result-you-lose", { who: names[0] });
  return say(names.length === 1 ? "result-wins" : "result-win", { who: new Intl.ListFormat(lang()).format(names) });
}

export async function again(room) {
  try {
    const table = await ask(`/api/tables/${room}/again`, { method: "POST", body: {} });
    location.href = table.url;
  } catch (problem) {
    toast(problem.message, { kind: "error" });
  }
}

/** Save the record as a file. */
export async function save(room, game) {
  const answer = await fetch(`/api/tables/${room}/record`);
  if (!answer.ok) return toast(say("error-gone"), { kind: "error" });
  const kind = answer.headers.get("content-type") ?? "";
  const text = kind.includes("json") ? (await answer.json()).record : await answer.text();
  const link = h("a", {
    href: URL.createObjectURL(new Blob([text], { type: "text/plain" })),
    download: `${game}-${room.slice(0, 8)}.txt`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Check the dice: the browser hashes the seed itself, the server says whether it gives the throws. */
export async function check(room, box) {
  const found = await ask(`/api/tables/${room}/dice?lang=${lang()}`);
  const own = found.seed ? await hash(`lapilli seed ${found.seed}`) : null;
  const holds = found.holds !== false && (own === null || own === found.promise);
  const words = holds ? found.words : say("dice-broken");
  const parts = [
    h("p", { class: !found.over ? "" : holds ? "good" : "bad" }, found.over && holds ? icon("check") : null, words),
  ];
  if (found.seed) parts.push(h("p", { class: "code" }, say("dice-seed", { seed: found.seed })));
  box.replaceChildren(...parts);
}

async function hash(words) {
  if (!globalThis.crypto?.subtle) return null; // only on https or this machine: then the server's word counts
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
