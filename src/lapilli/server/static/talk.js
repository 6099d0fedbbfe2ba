// Talk: what people say to each other, within the game's own rules for it, and what they point at while they do.

import { $, h, refill, toast } from "./dom.js";
import { mark } from "./seats.js";
import { say } from "./words.js";

const MOST = 3; // things in one message
const field = $("#talk-text");
const pin = $("#talk-point");

let points = {}; // kind of element id -> domain, as the game declares
let names = {}; // "domain/word" -> what it is called
let picked = new Map(); // name in the field -> "domain/word"
let sent = null; // what is on its way: given back if it is refused
let held = false; // a click on the board while a message is being written
let pointing = false;
let written = []; // what was typed
let phrases = []; // what was said in the game's own phrases
let colours = new Map(); // seats by name

/** `changed` is called when pointing begins or ends. */
export function startTalk(line, board, changed) {
  const point = (on) => {
    pointing = on;
    pin.setAttribute("aria-pressed", on);
    changed();
  };
  $("#talk-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (!words) return;
    const text = words.replace(/\[([^\]]+)\]/g, (whole, name) => (picked.has(name) ? `[${picked.get(name)}]` : whole));
    sent = { words, picked, text };
    complain("");
    line.send({ type: "chat", text });
    field.value = "";
    picked = new Map();
  });
  field.addEventListener("input", () => complain(""));
  pin.addEventListener("click", () => {
    point(!pointing);
    if (pointing) {
      toast(say("talk-point-words"));
      board.focus();
    }
  });
  board.holder.addEventListener("pointerdown", () => (held = document.activeElement === field && field.value !== ""), true);
  board.holder.addEventListener("click", () => setTimeout(() => (held = false)));

  /** The thing that an element of the picture stands for, or the one it lies on. */
  const meant = (element) => {
    for (let thing = element; thing; thing = thing.parentElement?.closest("[data-id]")) {
      const [kind, ...rest] = thing.dataset.id.split("/");
      const whole = `${points[kind]}/${rest.join("/")}`;
      if (whole in names) return whole;
    }
    return null;
  };

  return {
    /** What can be pointed at now, by element id with its words; null unless somebody points. */
    get live() {
      if (!pointing) return null;
      const drawn = [...board.svg.querySelectorAll("[data-id]")].map((element) => [element.dataset.id, meant(element)]);
      return new Map(drawn.filter(([id, thing]) => thing && id.split("/")[0] in points).map(([id, thing]) => [id, say("talk-point-at", { thing: names[thing] })]));
    },

    /** Take a click on the board as pointing at something; false if it is not meant so. */
    take(id) {
      const thing = (pointing || held) && meant(board.element(id));
      if (!thing) return false;
      const name = names[thing];
      if ([...field.value.matchAll(/\[[^\]]+\]/g)].length >= MOST) toast(say("talk-point-most"), { kind: "error" });
      else {
        picked.set(name, thing);
        field.setRangeText(`[${name}] `, field.selectionStart, field.selectionEnd, "end");
      }
      if (pointing) point(false);
      setTimeout(() => field.focus()); // after the click itself has moved the focus
      return true;
    },

    /** Point no longer; false if nobody did. */
    stop() {
      if (!pointing) return false;
      point(false);
      field.focus();
      return true;
    },

    /** A message was refused: it goes back to its author with the reason. */
    refused(reason, rule) {
      if (!sent) return;
      if (!field.value) [field.value, picked] = [sent.words, sent.picked];
      sent = null;
      complain(reason, rule);
    },
  };
}

function complain(reason, rule = "") {
  const box = $("#talk-problem");
  box.hidden = !reason;
  box.replaceChildren(reason, rule ? h("cite", {}, ` ${rule}`) : "");
}

/** A message as words and things; pointing at a thing lights it up on the board. */
function pieces(message, board) {
  return message.text.split(/(\[[^\]\s]+\])/).map((piece) => {
    const thing = piece.slice(1, -1);
    const name = message.things?.[thing];
    if (!name || piece[0] !== "[") return piece;
    const [domain, ...rest] = thing.split("/");
    const ids = Object.keys(points).filter((kind) => points[kind] === domain).map((kind) => `${kind}/${rest.join("/")}`);
    const on = () => board.light(ids);
    const off = () => board.light([]);
    return h("button", { type: "button", class: "thing", "data-thing": thing, onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }, name);
  });
}

const item = (message, board) =>
  h("li", { class: message.seat ? `by tint-${colours.get(message.seat)?.colour}` : "", "data-at": message.at }, colours.has(message.seat) ? mark(colours.get(message.seat)) : null, h("span", {}, message.spoken ? null : h("b", {}, message.from || say("seat-person")), message.spoken ? "" : " ", pieces(message, board)));

/** One more message; a dot on the tab says that it has not been read. */
export function addTalk(message, board) {
  if (message.text === sent?.text) sent = null;
  written.push(message);
  if (tell(board) && $("#talk-page").hidden) $("#tab-talk").classList.add("news");
}

/** Everything that was said, typed or as a phrase, in the order in which it was said; says whether there is more than before. */
function tell(board) {
  const all = [...written, ...phrases].sort((one, other) => one.at - other.at);
  const list = $("#talk");
  const before = list.childElementCount;
  list.replaceChildren(...all.map((message) => item(message, board)));
  refill($("#heard"), all.slice(-2).map((message) => item(message, board)));
  const page = $("#talk-page");
  if (all.length !== before) page.scrollTop = page.scrollHeight;
  return all.length > before;
}

/** Phrases of people and bots are lines of the log that belong to the conversation. */
function hearPhrases(frame) {
  phrases = (frame.log ?? []).filter((line) => line.talk).map((line) => ({ seat: line.by, text: line.text, at: line.at, spoken: true }));
}

export function showTalk(frame, board) {
  if (frame.things) ({ points, names } = frame.things);
  colours = new Map((frame.seats ?? []).map((seat) => [seat.name, seat]));
  if (Array.isArray(frame.chat)) written = [...frame.chat];
  hearPhrases(frame);
  if (tell(board) && $("#talk-page").hidden && frame.kind !== "full") $("#tab-talk").classList.add("news");
  const rule = $("#talk-rule");
  rule.hidden = !frame.chatrule;
  rule.textContent = frame.chatrule ?? "";
  const open = frame.chat_open !== false;
  for (const control of $("#talk-form").elements) control.disabled = !open;
  pin.hidden = !Object.keys(points).length;
}
