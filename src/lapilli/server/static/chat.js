// The chat: messages between players, within the rules of the game, and the things they point at.

import { $, h, toast } from "./dom.js";
import { linkRules, t } from "./i18n.js";
import { stacked } from "./screenShape.js";
import { seatBadge } from "./seats.js";

const MAX_THINGS = 3; // things in one message
const field = $("#talk-text");
const pin = $("#talk-point");
const narrow = matchMedia("(max-width: 899.98px)");

/**
 * @param {Frame | null} frame
 * @returns {Record<string, string>}
 */
const pointsOf = (frame) => frame?.things?.points ?? {}; // kind of element id -> domain

/**
 * @param {Frame | null} frame
 * @returns {Record<string, string>}
 */
const namesOf = (frame) => frame?.things?.names ?? {}; // "domain/word" -> name

export class Chat {
  /**
   * @param {TableStore} state
   * @param {Connection} socket
   * @param {Board} board
   * @param {PlayerActions} playerActions
   */
  constructor(state, socket, board, playerActions) {
    this.state = state;
    this.socket = socket;
    this.board = board;
    this.playerActions = playerActions;
    $("#talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    field.addEventListener("input", () => state.now.problem && state.change({ problem: null }));
    pin.addEventListener("click", () => this.togglePointing());
    board.holder.addEventListener(
      "pointerdown",
      () => this.setWriting(document.activeElement === field && field.value !== ""),
      true,
    );
    board.holder.addEventListener("click", () => setTimeout(() => this.setWriting(false)));
  }

  send() {
    const words = field.value.trim();
    if (!words) return;
    const { picked } = this.state.now;
    const text = words.replace(/\[([^\]]+)\]/g, (whole, name) => (name in picked ? `[${picked[name]}]` : whole));
    field.value = "";
    this.state.change({ sent: { words, picked, text }, picked: {}, problem: null, pointing: false });
    this.socket.send({ type: "chat", text });
  }

  /**
   * Remember whether a click on the board comes while a message is being written.
   * @param {boolean} writing
   */
  setWriting(writing) {
    if (writing !== this.state.now.writing) this.state.change({ writing });
  }

  /** Start or stop pointing at things. */
  togglePointing() {
    const pointing = !this.state.now.pointing;
    this.state.change({ pointing });
    if (!pointing) return;
    toast(t("talk-point-words"));
    this.board.keyboard.focus();
  }

  /**
   * Return the thing that an element of the picture stands for, or the one it lies on.
   * @param {Element | null | undefined} element
   * @returns {string | null}
   */
  thingOf(element) {
    const { frame } = this.state.now;
    for (let thing = element?.closest("[data-id]"); thing; thing = thing.parentElement?.closest("[data-id]")) {
      const [kind, ...rest] = thing.dataset.id.split("/");
      const whole = `${pointsOf(frame)[kind]}/${rest.join("/")}`;
      if (whole in namesOf(frame)) return whole;
    }
    return null;
  }

  /**
   * What can be pointed at now, by element id with its label; null unless somebody points.
   * @returns {Map<string, string> | null}
   */
  get live() {
    const { frame, pointing } = this.state.now;
    if (!pointing) return null;
    const live = new Map();
    for (const element of this.board.picture.svg.querySelectorAll("[data-id]")) {
      const [id, thing] = [element.dataset.id, this.thingOf(element)];
      if (thing && id.split("/")[0] in pointsOf(frame))
        live.set(id, t("talk-point-at", { thing: namesOf(frame)[thing] }));
    }
    return live;
  }

  /**
   * Take a click on the board as pointing at a thing; returns false if it is not meant so.
   * @param {string} id
   * @returns {boolean}
   */
  pointAt(id) {
    const { frame, pointing, writing, picked } = this.state.now;
    const thing = (pointing || writing) && this.thingOf(this.board.picture.element(id));
    if (!thing) return false;
    if (!field.value && this.playerActions.extendPhrase(id)) return true; // the person chose the thing before the word
    const name = namesOf(frame)[thing];
    const full = [...field.value.matchAll(/\[[^\]]+\]/g)].length >= MAX_THINGS;
    if (full) toast(t("talk-point-most"), { kind: "error" });
    else field.setRangeText(`[${name}] `, field.selectionStart, field.selectionEnd, "end");
    this.state.change({ pointing: false, ...(full ? {} : { picked: { ...picked, [name]: thing } }) });
    setTimeout(() => field.focus()); // the click moves the focus first
    return true;
  }

  /**
   * Stop pointing; returns false if nobody pointed.
   * @returns {boolean}
   */
  stopPointing() {
    if (!this.state.now.pointing) return false;
    this.state.change({ pointing: false });
    field.focus();
    return true;
  }

  /**
   * Add a message.
   * @param {Outgoing.Chat} message
   */
  hear(message) {
    const { said, sent } = this.state.now;
    this.state.change({ said: [...said, message], sent: message.text === sent?.text ? null : sent });
  }

  /**
   * Give a refused message back to its author with the reason.
   * @param {string} reason
   * @param {string} [rule]
   */
  giveBack(reason, rule) {
    const { sent, picked } = this.state.now;
    if (!sent) return;
    const back = !field.value;
    if (back) field.value = sent.words;
    this.state.change({ sent: null, picked: back ? sent.picked : picked, problem: { reason, rule } });
    this.scrollToForm();
  }

  /** Scroll to the form; the reason for a refusal is above it. */
  scrollToForm() {
    $("#talk-form").scrollIntoView({ block: "nearest" });
  }
}

/**
 * Split a message into text and things; pointing at a thing highlights it on the board.
 * @param {ChatMessage} message
 * @param {Record<string, string>} points
 * @param {Board} board
 */
function pieces(message, points, board) {
  return message.text.split(/(\[[^\]\s]+\])/).map((piece) => {
    const thing = piece.slice(1, -1);
    const name = message.things?.[thing];
    if (!name || piece[0] !== "[") return piece;
    const [domain, ...rest] = thing.split("/");
    const ids = Object.keys(points)
      .filter((kind) => points[kind] === domain)
      .map((kind) => `${kind}/${rest.join("/")}`);
    const on = () => board.highlight(ids);
    const off = () => board.highlight([]);
    return h(
      "button",
      {
        type: "button",
        class: "thing",
        "data-thing": thing,
        onpointerenter: on,
        onpointerleave: off,
        onfocus: on,
        onblur: off,
      },
      name,
    );
  });
}

/**
 * Return a message with the names of the things in it.
 * @param {ChatMessage} message
 * @returns {string}
 */
export const plainText = ({ text, things }) =>
  text.replace(/\[([^\]\s]+)\]/g, (whole, thing) => things?.[thing] ?? whole);

/**
 * @param {ChatMessage} message
 * @param {Frame} frame
 * @param {Board} board
 */
function item(message, frame, board) {
  const seat = (frame.seats ?? []).find((one) => one.name === message.seat);
  const who = message.spoken ? [] : [h("b", {}, message.from || t("seat-person")), " "];
  return h(
    "li",
    { class: seat ? `by tint-${seat.colour}` : "", "data-at": message.at },
    seat ? seatBadge(seat) : null,
    h("span", {}, who, pieces(message, pointsOf(frame), board)),
  );
}

/**
 * Return all messages and phrases in the order in which they were said.
 * @param {TableState} now
 * @returns {ChatMessage[]}
 */
function conversation({ frame, said }) {
  const phrases = (frame?.log ?? [])
    .filter((line) => line.talk)
    .map((line) => ({ seat: line.by, text: line.text, at: line.at, spoken: true }));
  return [...said, ...phrases].sort((one, other) => one.at - other.at);
}

/**
 * Move the chat to its place: its tab; on a phone beside the moves, where the game needs talk.
 * @param {Frame} frame
 * @returns {HTMLElement}
 */
function home(frame) {
  const page = frame.phrases && narrow.matches && !stacked() ? $("#play") : $("#talk-page");
  const box = $("#talk-box");
  if (box.parentElement !== page) page === $("#play") ? $("#menu").after(box) : page.append(box);
  $("#tab-talk").hidden = page === $("#play");
  return page;
}

/**
 * Show the conversation and the form; a dot on the tab marks unread messages.
 * @param {TableState} now
 * @param {TableState} before
 * @param {Board} board
 */
export function showChat(now, before, board) {
  const { frame, said, problem, pointing } = now;
  pin.setAttribute("aria-pressed", pointing);
  $("#talk-problem").hidden = !problem;
  $("#talk-problem").replaceChildren(
    problem?.reason ?? "",
    problem?.rule ? h("cite", {}, " ", linkRules(problem.rule)) : "",
  );
  if (frame === before.frame && said === before.said) return;
  const [all, known] = [conversation(now), before.frame ? conversation(before).length : 0];
  const list = $("#talk");
  list.replaceChildren(...all.map((message) => item(message, frame, board)));
  const page = home(frame);
  if (all.length !== known) list.scrollTop = list.scrollHeight;
  if (all.length > known && page.hidden && (frame === before.frame || frame.kind !== "full"))
    $("#tab-talk").classList.add("news");
  const bots = frame.phrases && frame.seats?.some((seat) => seat.who === "bot") ? t("talk-bots") : "";
  const rule = [frame.chat_rule, bots].filter(Boolean).join(" ");
  $("#talk-rule").hidden = !rule;
  $("#talk-rule").replaceChildren(...linkRules(rule));
  for (const control of $("#talk-form").elements) control.disabled = frame.chat_open === false;
  pin.hidden = !Object.keys(pointsOf(frame)).length;
}
