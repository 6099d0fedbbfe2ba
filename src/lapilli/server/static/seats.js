// The seats: badge, who plays there, whose turn it is.

import { $, h, replaceContent, s, toast } from "./dom.js";
import { hasServer } from "./host.js";
import { t } from "./i18n.js";
import { answerDialog, inputDialog } from "./inputDialog.js";
import { nameForm } from "./playerName.js";

/** @type {Record<string, string>} */
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

/**
 * Return the badge of a seat: its shape in its colour with its letter.
 * @param {{ colour: string, letter?: string }} seat
 * @returns {Thing}
 */
export function seatBadge(seat) {
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

/**
 * @param {Seat} seat
 * @returns {string}
 */
const playerLabel = (seat) => {
  if (seat.bot) return t("seat-bot", { level: t(`level-${seat.bot}`) });
  if (seat.who === "link") return t("seat-open");
  return seat.person || t("seat-person");
};

/**
 * Show the seats of a frame. In a replay there is no `socket`, so nothing can be done; `name` starts or ends naming a
 * seat.
 * @param {Frame} frame
 * @param {Connection | null} socket
 * @param {string} [naming]
 * @param {((seat: string) => void) | null} [name]
 */
export function showSeats(frame, socket, naming = "", name = null) {
  const mine = new Set(socket ? frame.you : (frame.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.name));
  const awaited = (frame.seats ?? []).some((seat) => seat.awaited);
  const items = (frame.seats ?? []).map((seat) => {
    const turn = awaited ? seat.awaited : seat.acting; // a seat that may only speak does not hold up the game
    const words = [
      seat.label,
      playerLabel(seat),
      mine.has(seat.name) && t("seat-you"),
      turn && t("seat-turn"),
      socket && !seat.bot && seat.connected === false && t("seat-away"),
    ];
    const row = h(
      "li",
      {
        class: [
          "seat",
          turn && "turn",
          mine.has(seat.name) && "me",
          frame.seat === seat.name && "eyes",
          `tint-${seat.colour}`,
        ]
          .filter(Boolean)
          .join(" "),
        "data-seat": seat.name,
      },
      seatBadge(seat),
      h(
        "span",
        { class: "names" },
        h("b", {}, seat.label),
        h(
          "small",
          {},
          mine.has(seat.name)
            ? seat.person
              ? t("seat-mine", { who: playerLabel(seat) })
              : t("seat-you")
            : playerLabel(seat),
        ),
      ),
      socket &&
        !seat.bot &&
        seat.who === "person" &&
        h("i", {
          class: `dot ${seat.connected === false ? "away" : ""}`,
          title: t(seat.connected === false ? "seat-away" : "seat-here"),
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
      socket && name && naming === seat.name && mine.has(seat.name)
        ? nameForm($("#seats"), seat, socket, () => endNaming(seat, name))
        : null,
      h("span", { class: "button-row" }, socket && name ? seatActions(seat, frame, mine, socket, naming, name) : null),
    );
    return row;
  });
  replaceContent($("#seats"), items);
  $("#seats").classList.toggle("brief", boardNamesSeats(frame, mine));
  const turn = $("#seats .turn");
  const row = $("#seats").parentElement;
  // on a phone the seats are one row
  if (turn && row.scrollWidth > row.clientWidth) row.scrollLeft = turn.offsetLeft - row.offsetLeft - 40;
}

/**
 * Does the board itself show the names of all seats, except perhaps mine? Then this list says only who plays them.
 * @param {Frame} frame
 * @param {Set<string>} mine
 */
function boardNamesSeats({ seats = [] }, mine) {
  const words = new Set([...document.querySelectorAll("#board svg.scene text")].map((one) => one.textContent));
  return (
    seats.some((seat) => words.has(seat.label)) && seats.every((seat) => words.has(seat.label) || mine.has(seat.name))
  );
}

/**
 * @param {number} seconds
 * @returns {string}
 */
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

/**
 * Return the buttons for what I can do with a seat.
 * @param {Seat} seat
 * @param {Frame} frame
 * @param {Set<string>} mine
 * @param {Connection} socket
 * @param {string} naming
 * @param {(seat: string) => void} name
 */
function seatActions(seat, frame, mine, socket, naming, name) {
  /** @type {Child[]} */
  const shown = [];
  /**
   * @param {string} key
   * @param {string} words
   * @param {() => unknown} act
   */
  const small = (key, words, act) =>
    shown.push(
      h(
        "button",
        { type: "button", class: "tiny", "data-key": `${key}/${seat.name}`, onclick: act },
        words,
        h("span", { class: "unseen" }, ` (${seat.label})`),
      ),
    );
  if ((frame.may_act ?? []).includes(seat.name) && frame.seat !== seat.name)
    small("eyes", t("seat-switch"), () => socket.send({ type: "switch_seat", seat: seat.name }));
  // a person with several seats needs the space for names
  const own = mine.has(seat.name) && (mine.size === 1 || frame.seat === seat.name);
  if (own && naming !== seat.name) small("name", t("seat-rename"), () => startNaming(seat, name));
  if (hasServer && own && !frame.over)
    small("hand", t("seat-hand"), () =>
      askConfirmation(t("seat-hand-sure"), t("seat-hand"), () => socket.send({ type: "hand_over", seat: seat.name })),
    );
  if (frame.host && seat.who === "person" && !mine.has(seat.name)) {
    small("mute", t(seat.muted ? "seat-unmute" : "seat-mute"), () =>
      socket.send({ type: "mute", seat: seat.name, yes: !seat.muted }),
    );
    small("remove", t("seat-remove"), () =>
      askConfirmation(
        t("seat-remove-sure", { who: playerLabel(seat) }),
        t("seat-remove"),
        () => socket.send({ type: "remove", seat: seat.name }),
        t(`seat-remove-${frame.door?.to ?? "open"}`),
      ),
    );
  }
  if (seat.bot && seat.mine)
    small("back", t("seat-return"), () => socket.send({ type: "seat", seat: seat.name, to: "me" }));
  else if (mine.size && !frame.over && seat.who === "person" && !mine.has(seat.name) && seat.connected === false)
    small("bot", t("seat-replace"), () => askForBot(seat, socket));
  return shown;
}

/**
 * @param {Seat} seat
 * @param {(seat: string) => void} name
 */
function startNaming(seat, name) {
  name(seat.name);
  $("#seats .naming input")?.select();
}

/**
 * @param {Seat} seat
 * @param {(seat: string) => void} name
 */
function endNaming(seat, name) {
  name("");
  $(`[data-key="${CSS.escape(`name/${seat.name}`)}"]`)?.focus();
}

/**
 * Ask for confirmation before somebody loses a seat; `note` says what that does.
 * @param {string} words
 * @param {string} label
 * @param {() => unknown} act
 * @param {string} [note]
 */
async function askConfirmation(words, label, act, note = "") {
  if (await answerDialog(words, note, [{ key: "yes", words: label, main: true }])) act();
}

/**
 * Ask which bot should play for somebody who left, or for me.
 * @param {Seat} seat
 * @param {Connection} socket
 */
export async function askForBot(seat, socket) {
  const levels = ["gentle", "casual", "steady", "strong", "master"];
  const answers = levels.map((key) => ({ key, words: t(`level-${key}`), main: key === "casual" }));
  const level = await answerDialog(t("seat-which-bot", { seat: seat.label }), "", answers);
  if (level) socket.send({ type: "seat", seat: seat.name, to: "bot", level });
}

/**
 * Copy text, or show it where the browser refuses.
 * @param {string} words
 * @returns {Promise<void>}
 */
export async function copyToClipboard(words) {
  try {
    await navigator.clipboard.writeText(words);
    toast(t("copied"));
  } catch {
    await inputDialog(t("copy-by-hand"), { value: words });
  }
}
