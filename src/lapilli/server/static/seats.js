// The seats: colour, shape and letter, who sits there, whose turn it is.

import { askFor } from "./asked.js";
import { $, h, refill, s, toast } from "./dom.js";
import { nameForm } from "./naming.js";
import { noQuestion, question } from "./question.js";
import { say } from "./words.js";

const SHAPES = {
  blue: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z",
  orange: "M12 1.5 23.5 21.500H.5Z",
  green: "M3 3h18v18H3Z",
  purple: "M12 .5 23.5 12 12 23.5.5 12Z",
  yellow: "m12 1 3.4 7.2 7.9 1-5.8 5.4 1.5 7.8-7-3.8-7 3.8 1.5-7.800L.7 9.200l7.9-1Z",
  red: "M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12Z",
  black: "M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500Z",
  sky: "M12 1c5 6.5 8.5 9.5 8.5 13.500a8.5 8.5 0 0 1-17 0C3.5 10.5 7 7.5 12 1Z",
};

/** The mark of a seat: its shape in its colour with its letter. */
export function mark(seat) {
  const colour = SHAPES[seat.colour] ? seat.colour : "black";
  const letter = s("text", { x: 12, y: colour === "orange" ? 18.5 : 16.5, "text-anchor": "middle" });
  letter.textContent = seat.letter ?? "";
  return s(
    "svg",
    { class: `mark seat-${colour}`, viewBox: "-1 -1 26 26", "aria-hidden": "true", focusable: "false" },
    s("path", { d: SHAPES[colour] }),
    letter,
  );
}

const who = (seat) => {
  if (seat.bot) return say("seat-bot", { level: say(`level-${seat.bot}`) });
  if (seat.who === "link") return say("seat-open");
  return seat.person || say("seat-person");
};

/** Draw the list of seats of a frame; `line` carries what the host wishes (none in a replay: who was there, and nothing to do), `name` begins or ends the naming of a seat. */
export function showSeats(frame, line, naming = "", name = null) {
  const mine = new Set(line ? frame.you : (frame.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.name));
  const awaited = (frame.seats ?? []).some((seat) => seat.awaited);
  const items = (frame.seats ?? []).map((seat) => {
    const turn = awaited ? seat.awaited : seat.acting; // who may merely speak up is not the one all wait for
    const words = [
      seat.label,
      who(seat),
      mine.has(seat.name) && say("seat-you"),
      turn && say("seat-turn"),
      line && !seat.bot && seat.connected === false && say("seat-away"),
    ];
    const row = h(
      "li",
      {
        class: `seat ${turn ? "turn" : ""} ${mine.has(seat.name) ? "me" : ""} ${frame.seat === seat.name ? "eyes" : ""} tint-${seat.colour}`,
        "data-seat": seat.name,
      },
      mark(seat),
      h(
        "span",
        { class: "names" },
        h("b", {}, seat.label),
        h(
          "small",
          {},
          mine.has(seat.name) ? (seat.person ? say("seat-mine", { who: who(seat) }) : say("seat-you")) : who(seat),
        ),
      ),
      line &&
        !seat.bot &&
        seat.who === "person" &&
        h("i", {
          class: `dot ${seat.connected === false ? "away" : ""}`,
          title: say(seat.connected === false ? "seat-away" : "seat-here"),
        }),
      frame.clock?.[seat.name] !== undefined &&
        h(
          "time",
          {
            class: "clock",
            "data-left": frame.clock[seat.name],
            "data-since": Date.now(),
            "data-runs": seat.awaited && !frame.over ? "yes" : "no",
          },
          clock(frame.clock[seat.name]),
        ),
      h("span", { class: "unseen" }, words.filter(Boolean).slice(2).join(", ")),
      naming === seat.name && mine.has(seat.name)
        ? nameForm($("#seats"), seat, line, () => endNaming(seat, name))
        : null,
      h("span", { class: "deeds" }, line ? deeds(seat, frame, mine, line, naming, name) : null),
    );
    return row;
  });
  refill($("#seats"), items);
  $("#seats").classList.toggle("brief", written(frame, mine));
  const turn = $("#seats .turn");
  const row = $("#seats").parentElement;
  if (turn && row.scrollWidth > row.clientWidth) row.scrollLeft = turn.offsetLeft - row.offsetLeft - 40; // on a phone they stand in one row
}

/** Does the board itself write the names of all seats, but for mine perhaps? Then it is enough to say here who plays them. */
function written({ seats = [] }, mine) {
  const words = new Set([...document.querySelectorAll("#board svg.scene text")].map((one) => one.textContent));
  return (
    seats.some((seat) => words.has(seat.label)) && seats.every((seat) => words.has(seat.label) || mine.has(seat.name))
  );
}

function clock(seconds) {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 86400) return `${Math.floor(left / 86400)} d ${Math.floor((left % 86400) / 3600)} h`;
  return left >= 3600
    ? `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`
    : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

setInterval(() => {
  for (const face of document.querySelectorAll(".clock[data-runs=yes]"))
    face.textContent = clock(Number(face.dataset.left) - (Date.now() - Number(face.dataset.since)) / 1000);
}, 1000);

function deeds(seat, frame, mine, line, naming, name) {
  const shown = [];
  const small = (key, words, act) =>
    shown.push(
      h(
        "button",
        { type: "button", class: "tiny", "data-key": `${key}/${seat.name}`, onclick: act },
        words,
        h("span", { class: "unseen" }, ` (${seat.label})`),
      ),
    );
  if ((frame.hot ?? []).includes(seat.name) && frame.seat !== seat.name)
    small("eyes", say("seat-switch"), () => line.send({ type: "eyes", seat: seat.name }));
  const own = mine.has(seat.name) && (mine.size === 1 || frame.seat === seat.name); // where one plays several, names need the room
  if (own && naming !== seat.name) small("name", say("seat-rename"), () => startNaming(seat, name));
  if (own && !frame.over)
    small("hand", say("seat-hand"), () =>
      sure(say("seat-hand-sure"), say("seat-hand"), () => line.send({ type: "hand_over", seat: seat.name })),
    );
  if (frame.host && seat.who === "person" && !mine.has(seat.name)) {
    small("mute", say(seat.muted ? "seat-unmute" : "seat-mute"), () =>
      line.send({ type: "mute", seat: seat.name, yes: !seat.muted }),
    );
    small("remove", say("seat-remove"), () =>
      sure(
        say("seat-remove-sure", { who: who(seat) }),
        say("seat-remove"),
        () => line.send({ type: "remove", seat: seat.name }),
        say(`seat-remove-${frame.door?.to ?? "open"}`),
      ),
    );
  }
  if (seat.bot && seat.mine)
    small("back", say("seat-return"), () => line.send({ type: "seat", seat: seat.name, to: "me" }));
  else if (mine.size && !frame.over && seat.who === "person" && !mine.has(seat.name) && seat.connected === false)
    small("bot", say("seat-replace"), () => replace(seat, line));
  return shown;
}

function startNaming(seat, name) {
  name(seat.name);
  $("#seats .naming input")?.select();
}

function endNaming(seat, name) {
  name("");
  $(`[data-key="${CSS.escape(`name/${seat.name}`)}"]`)?.focus();
}

/** The question goes away, and then something is done. */
const answered = (act) => () => {
  noQuestion();
  act();
};

/** Ask once more before somebody loses a seat; `note` says what that does. */
function sure(words, deed, act, note = "") {
  question(
    words,
    note,
    [
      { key: "yes", words: deed, main: true, act: answered(act) },
      { key: "no", words: say("close"), act: noQuestion },
    ],
    true,
  );
}

/** Ask which bot shall play for somebody who left (or for me). */
export function replace(seat, line) {
  const answer = (level) => ({
    key: level,
    words: say(`level-${level}`),
    main: level === "casual",
    act: answered(() => line.send({ type: "seat", seat: seat.name, to: "bot", level })),
  });
  question(
    say("seat-which-bot", { seat: seat.label }),
    "",
    [
      ...["gentle", "casual", "steady", "strong", "master"].map(answer),
      { key: "no", words: say("close"), act: noQuestion },
    ],
    true,
  );
}

/** Put words on the clipboard, or show them where the browser refuses. */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    toast(say("copied"));
  } catch {
    await askFor(say("copy-by-hand"), { value: words });
  }
}
