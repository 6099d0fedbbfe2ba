// Talk: what people say to each other, within the game's own rules for it, and what they point at while they do.

import { $, h, toast } from "./dom.js";
import { mark } from "./seats.js";
import { stacked } from "./shape.js";
import { cited, say } from "./words.js";

const MOST = 3; // things in one message
const field = $("#talk-text");
const pin = $("#talk-point");
const narrow = matchMedia("(max-width: 899.98px)");

const pointsOf = (frame) => frame?.things?.points ?? {}; // kind of element id -> domain, as the game declares
const namesOf = (frame) => frame?.things?.names ?? {}; // "domain/word" -> what it is called

export class Talk {
  constructor(state, line, board, deeds) {
    Object.assign(this, { state, line, board, deeds });
    $("#talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    field.addEventListener("input", () => state.now.problem && state.change({ problem: null }));
    pin.addEventListener("click", () => this.point());
    board.holder.addEventListener(
      "pointerdown",
      () => this.write(document.activeElement === field && field.value !== ""),
      true,
    );
    board.holder.addEventListener("click", () => setTimeout(() => this.write(false)));
  }

  send() {
    const words = field.value.trim();
    if (!words) return;
    const { picked } = this.state.now;
    const text = words.replace(/\[([^\]]+)\]/g, (whole, name) => (name in picked ? `[${picked[name]}]` : whole));
    field.value = "";
    this.state.change({ sent: { words, picked, text }, picked: {}, problem: null, pointing: false });
    this.line.send({ type: "chat", text });
  }

  /** A click on the board comes while a message is being written, or not. */
  write(writing) {
    if (writing !== this.state.now.writing) this.state.change({ writing });
  }

  /** Begin to point, or stop it. */
  point() {
    const pointing = !this.state.now.pointing;
    this.state.change({ pointing });
    if (!pointing) return;
    toast(say("talk-point-words"));
    this.board.keyboard.focus();
  }

  /** The thing that an element of the picture stands for, or the one it lies on. */
  meant(element) {
    const { frame } = this.state.now;
    for (let thing = element; thing; thing = thing.parentElement?.closest("[data-id]")) {
      const [kind, ...rest] = thing.dataset.id.split("/");
      const whole = `${pointsOf(frame)[kind]}/${rest.join("/")}`;
      if (whole in namesOf(frame)) return whole;
    }
    return null;
  }

  /** What can be pointed at now, by element id with its words; null unless somebody points. */
  get live() {
    const { frame, pointing } = this.state.now;
    if (!pointing) return null;
    const drawn = [...this.board.picture.svg.querySelectorAll("[data-id]")].map((element) => [
      element.dataset.id,
      this.meant(element),
    ]);
    return new Map(
      drawn
        .filter(([id, thing]) => thing && id.split("/")[0] in pointsOf(frame))
        .map(([id, thing]) => [id, say("talk-point-at", { thing: namesOf(frame)[thing] })]),
    );
  }

  /** Take a click on the board as pointing at something; false if it is not meant so. */
  take(id) {
    const { frame, pointing, writing, picked } = this.state.now;
    const thing = (pointing || writing) && this.meant(this.board.picture.element(id));
    if (!thing) return false;
    if (!field.value && this.deeds.speak(id)) return true; // the thing first, then the word
    const name = namesOf(frame)[thing];
    const full = [...field.value.matchAll(/\[[^\]]+\]/g)].length >= MOST;
    if (full) toast(say("talk-point-most"), { kind: "error" });
    else field.setRangeText(`[${name}] `, field.selectionStart, field.selectionEnd, "end");
    this.state.change({ pointing: false, ...(full ? {} : { picked: { ...picked, [name]: thing } }) });
    setTimeout(() => field.focus()); // after the click itself has moved the focus
    return true;
  }

  /** Point no longer; false if nobody did. */
  stop() {
    if (!this.state.now.pointing) return false;
    this.state.change({ pointing: false });
    field.focus();
    return true;
  }

  /** Somebody said something. */
  hear(message) {
    const { said, sent } = this.state.now;
    this.state.change({ said: [...said, message], sent: message.text === sent?.text ? null : sent });
  }

  /** A message was refused: it goes back to its author with the reason. */
  refused(reason, rule) {
    const { sent, picked } = this.state.now;
    if (!sent) return;
    const back = !field.value;
    if (back) field.value = sent.words;
    this.state.change({ sent: null, picked: back ? sent.picked : picked, problem: { reason, rule } });
    this.show();
  }

  /** Bring what one writes into sight; the reason why it was refused stands above it. */
  show() {
    $("#talk-form").scrollIntoView({ block: "nearest" });
  }
}

/** A message as words and things; pointing at a thing lights it up on the board. */
function pieces(message, points, board) {
  return message.text.split(/(\[[^\]\s]+\])/).map((piece) => {
    const thing = piece.slice(1, -1);
    const name = message.things?.[thing];
    if (!name || piece[0] !== "[") return piece;
    const [domain, ...rest] = thing.split("/");
    const ids = Object.keys(points)
      .filter((kind) => points[kind] === domain)
      .map((kind) => `${kind}/${rest.join("/")}`);
    const on = () => board.light(ids);
    const off = () => board.light([]);
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

function item(message, frame, board) {
  const seat = (frame.seats ?? []).find((one) => one.name === message.seat);
  const who = message.spoken ? [] : [h("b", {}, message.from || say("seat-person")), " "];
  return h(
    "li",
    { class: seat ? `by tint-${seat.colour}` : "", "data-at": message.at },
    seat ? mark(seat) : null,
    h("span", {}, who, pieces(message, pointsOf(frame), board)),
  );
}

/** Everything that was said, typed or in the game's own phrases (lines of the log), in the order in which it was said. */
function conversation({ frame, said }) {
  const phrases = (frame?.log ?? [])
    .filter((line) => line.talk)
    .map((line) => ({ seat: line.by, text: line.text, at: line.at, spoken: true }));
  return [...said, ...phrases].sort((one, other) => one.at - other.at);
}

/** Where people talk: in its tab; on a phone, where the game lives by talk, beside the moves. */
function home(frame) {
  const page = frame.phrases && narrow.matches && !stacked() ? $("#play") : $("#talk-page");
  const box = $("#talk-box");
  if (box.parentElement !== page) page === $("#play") ? $("#menu").after(box) : page.append(box);
  $("#tab-talk").hidden = page === $("#play");
  return page;
}

/** Draw the conversation and the form; a dot on the tab says that something has not been read. */
export function showTalk(now, before, board) {
  const { frame, said, problem, pointing } = now;
  pin.setAttribute("aria-pressed", pointing);
  $("#talk-problem").hidden = !problem;
  $("#talk-problem").replaceChildren(
    problem?.reason ?? "",
    problem?.rule ? h("cite", {}, " ", cited(problem.rule)) : "",
  );
  if (frame === before.frame && said === before.said) return;
  const [all, known] = [conversation(now), before.frame ? conversation(before).length : 0];
  const list = $("#talk");
  list.replaceChildren(...all.map((message) => item(message, frame, board)));
  const page = home(frame);
  if (all.length !== known) list.scrollTop = list.scrollHeight;
  if (all.length > known && page.hidden && (frame === before.frame || frame.kind !== "full"))
    $("#tab-talk").classList.add("news");
  const bots = frame.phrases && frame.seats?.some((seat) => seat.who === "bot") ? say("talk-bots") : "";
  const rule = [frame.chatrule, bots].filter(Boolean).join(" ");
  $("#talk-rule").hidden = !rule;
  $("#talk-rule").replaceChildren(...cited(rule));
  for (const control of $("#talk-form").elements) control.disabled = frame.chat_open === false;
  pin.hidden = !Object.keys(pointsOf(frame)).length;
}
