// The board: one picture, its live things, and what people do to them with mouse, finger and keys.

import { around, at, near, REACH } from "./aim.js";
import { core } from "./breadth.js";
import { s } from "./dom.js";
import { isGhost, spots } from "./ghosts.js";
import { ring } from "./halo.js";
import { Large } from "./large.js";
import { morph } from "./morph.js";
import { Pin } from "./pin.js";
import { stacked } from "./shape.js";
import { play } from "./sound.js";
import { Tips } from "./tips.js";
import { isArrow, step } from "./walk.js";
import { MOST, Zoom } from "./zoom.js";

/** Does a thing move, or wait unseen while a copy of it does? What breathes for ever stays where it is. */
const underWay = (element) => element.getAnimations().some((one) => Number.isFinite(one.effect.getComputedTiming().endTime));

const ENLARGED = 2.5; // times at least, where a finger cannot tell things apart; and at most, before it is put down
const LARGER = 1.3; // times at least, so that it is seen to grow
const SURE = 0.6; // of a fingertip: as wide must things be, that the one under it is meant and not its neighbour
const FEW = 8; // one small thing among so many is enlarged when a finger comes near it
const fingers = matchMedia("(pointer: coarse)");

export class Board extends EventTarget {
  constructor(holder) {
    super();
    this.holder = holder;
    this.large = new Large(holder);
    this.tips = new Tips(holder, (thing) => (thing.dataset.id && this.label(thing.dataset.id)) || thing.getAttribute("aria-label"));
    this.zoom = new Zoom(holder);
    this.pin = new Pin(holder, (element) => this.zoom.shows(element), (element) => this.zoom.reveal(element));
    this.zoom.moved = () => {
      this.pin.place();
      holder.dispatchEvent(new Event("pushed"));
    };
    this.zoom.resized = () => this.zoom.pushed || this.attendLive(); // the sheet below grows with what it says
    this.zoom.covered = (elements) => this.pin.covers(elements);
    this.live = new Map(); // id -> spoken label
    this.chosen = [];
    this.marks = [];
    this.lit = [];
    this.spoken = []; // what a lesson speaks of
    this.hinted = [];
    this.begun = false; // did somebody decide anything in this turn?
    this.surveyed = false; // does somebody want to see the whole board in this turn?
    this.spots = [];
    this.rings = new Map(); // by the sheet they lie on: the picture, or what is seen through a window
    this.turned = new Set();
    this.labels = new Map(); // id -> [role, label] as the picture has them
    holder.addEventListener("click", (event) => this.click(event));
    holder.addEventListener("keydown", (event) => this.key(event));
    holder.addEventListener("pointerover", (event) => this.hover(at(holder, event.clientX, event.clientY)));
    holder.addEventListener("pointerleave", () => this.hover(null));
    holder.addEventListener("focusin", (event) => {
      const thing = event.target.closest("[data-id]");
      if (thing) this.zoom.reveal(thing);
      this.hover(thing, true);
    });
    holder.addEventListener("focusout", () => this.hover(null));
    holder.addEventListener("contextmenu", (event) => this.ask(event));
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    holder.addEventListener("dblclick", () => this.survey());
  }

  get svg() {
    return this.holder.querySelector("svg.scene");
  }

  element(id) {
    return this.svg?.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  draws(id) {
    return this.element(id) !== null;
  }

  /** The words a picture has for one of its things. */
  label(id) {
    return this.labels.get(id)?.[1] ?? this.element(id)?.getAttribute("aria-label") ?? "";
  }

  /** The picture in words: its own description and the labels of what is drawn, in board order. */
  words(description = "") {
    const labels = [...(this.svg?.querySelectorAll("[aria-label]") ?? [])].filter((element) => !isGhost(element)).map((element) => this.labels.get(element.dataset.id)?.[1] ?? element.getAttribute("aria-label"));
    return [description, ...new Set(labels)].filter(Boolean);
  }

  /** Show another picture; ends when everything stands still. One for a phone or a tablet is as tall as it needs to be. */
  async show(markup, { marks = [], quick = false, shape = "" } = {}) {
    const focused = this.svg?.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const { above } = this.zoom;
    this.marks = marks;
    this.clear();
    for (const element of this.svg?.querySelectorAll(".live, .armed, .preview, .hot") ?? []) this.rest(element);
    const tall = shape === "narrow" || shape === "square" || stacked();
    const same = this.holder.classList.contains("tall") === tall;
    this.holder.classList.toggle("tall", tall);
    this.holder.classList.toggle("narrow", shape === "narrow");
    this.large.hide();
    this.tips.hide();
    const moving = morph(this.holder, markup, { marks, quick: quick || !same, heard: play });
    this.labels = new Map();
    this.pin.take(this.svg); // its place counts for what is brought into sight next
    if (!same) this.zoom.reset();
    this.zoom.above = same ? above : 0;
    this.refresh();
    if (focused) this.hold(focused);
    await moving;
    this.pin.take(this.svg);
    this.draw(); // rings of what has moved
  }

  /** Say which things are live (id -> label) and which are chosen already. */
  offer(live, chosen = []) {
    this.live = live;
    this.chosen = chosen;
    this.refresh();
  }

  /** Light things up while a line or a button that speaks of them is pointed at. */
  light(ids) {
    this.lit = ids;
    this.draw();
    this.attend(ids);
  }

  /** What is drawn of these things; of a ghost the face that it shows. */
  seen(ids) {
    return ids.map((id) => this.element(id)).filter((element) => element && (!isGhost(element) || element.classList.contains("armed")));
  }

  /** Where fingers point: as large as one can hit, if all of these things fit then; what does not need it stands as it is drawn.
   *  In the course of a turn nothing moves as long as all can be seen and hit, and half a choice is not made smaller without need. */
  suit(ids) {
    if (!fingers.matches) return;
    const drawn = this.seen(ids);
    if (!drawn.length || this.surveyed) return this.zoom.by(1 / this.zoom.scale);
    const sizes = drawn.map((element) => core(element).broad).sort((one, other) => one - other);
    const factor = (2 * REACH) / sizes[Math.floor(sizes.length / FEW)];
    if (this.begun && factor < 1.02 && drawn.every((element) => this.zoom.shows(element))) return;
    this.zoom.suit(drawn, factor, ENLARGED, this.chosen.length > 0);
  }

  /** Bring these things into sight: all of them if they fit, else from the topmost on those that do beside it, unless so many are. */
  attend(ids) {
    const drawn = this.seen(ids);
    const unseen = drawn.filter((element) => !this.zoom.shows(element));
    if (!unseen.length) return;
    const tops = new Map(drawn.map((element) => [element, element.getBoundingClientRect().top]));
    const few = this.together(drawn.sort((one, other) => tops.get(one) - tops.get(other)));
    if (drawn.length - unseen.length < few.length) this.zoom.reveal(...few);
  }

  /** Bring what can be clicked now into sight, with what a lesson or the coach speaks of; that before the rest where not all fits. */
  attendLive() {
    this.zoom.pushed = false;
    const live = [...this.live.keys()];
    const meant = live.filter((id) => this.spoken.includes(id) || this.onSpoken(this.element(id)));
    const spoken = meant.length || this.chosen.length ? meant : this.spoken.filter((id) => this.draws(id)); // half a choice wants its other half
    const both = [...new Set([...spoken, ...live])];
    this.zoom.glide(() => {
      this.suit(both);
      if (spoken.length) this.bring(both);
      else this.attend(live);
    });
    this.begun = true;
  }

  /** Others act: the picture as it is drawn, at what they change. */
  follow(ids) {
    this.begun = this.surveyed = false; // what somebody enlarged, or made smaller, lasts until the next turn
    this.zoom.glide(() => {
      if (!this.zoom.pushed) this.suit([]);
      this.attend(ids);
    });
  }

  /** Does a ghost lie on a thing that a lesson speaks of? */
  onSpoken(element) {
    if (!element?.classList.contains("armed")) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const boxes = this.spoken.map((id) => this.element(id)?.getBoundingClientRect()).filter(Boolean);
    return boxes.some((box) => box.left < x + width / 2 && x + width / 2 < box.right && box.top < y + height / 2 && y + height / 2 < box.bottom);
  }

  /** The first of these elements, and of the others those that fit into the frame beside it. */
  together(elements) {
    const few = [];
    for (const element of elements) if (!few.length || this.zoom.fits([...few, element])) few.push(element);
    return few;
  }

  /** Bring these things into sight, the first of them and as many others as fit beside it. */
  bring(ids) {
    const drawn = this.together(this.seen(ids).filter((element) => !element.contains(this.pin.kept)));
    if (drawn.some((element) => !this.zoom.shows(element))) this.zoom.reveal(...drawn);
  }

  /** Keep the things of a hint lit until it is answered. */
  advise(ids) {
    this.hinted = ids;
    this.draw();
  }

  refresh() {
    if (!this.svg) return;
    const held = this.svg.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    for (const element of this.svg.querySelectorAll(".live, .armed, .preview")) this.rest(element);
    const drawn = [...this.live.keys()].map((id) => this.element(id)).filter(Boolean);
    this.spots = spots(drawn.filter(isGhost), this.turned);
    const first = this.spots.length === 1 && drawn.every(isGhost);
    for (const spot of this.spots) this.arm(spot, first);
    for (const element of drawn) if (!isGhost(element)) this.awake(element);
    const stops = this.stops();
    const start = stops.find((element) => element.dataset.id === held) ?? stops[0];
    start?.setAttribute("tabindex", "0");
    if (held) this.hold(held);
    this.draw();
    this.dispatchEvent(new Event("spots"));
  }

  /** Keep the keyboard on the board: on the thing it was on, else on another live one, else on the board itself. */
  hold(id) {
    const stops = this.stops();
    const there = stops.find((element) => element.dataset.id === id) ?? stops[0] ?? this.holder;
    if (there !== document.activeElement) there.focus({ preventScroll: true });
  }

  awake(element) {
    const id = element.dataset.id;
    if (!this.labels.has(id)) this.labels.set(id, [element.getAttribute("role"), element.getAttribute("aria-label")]);
    element.classList.add("live");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", this.live.get(id));
  }

  rest(element) {
    element.classList.remove("live", "armed", "preview", "hot");
    element.removeAttribute("tabindex");
    const [role, label] = this.labels?.get(element.dataset.id) ?? [null, null];
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
    if (label) element.setAttribute("aria-label", label);
    else element.removeAttribute("aria-label");
  }

  arm(spot, preview) {
    for (const element of spot.elements) this.rest(element);
    this.awake(spot.current);
    spot.current.classList.add("armed");
    spot.current.classList.toggle("preview", preview);
    for (const element of spot.elements) this.turned.delete(element.dataset.id);
    this.turned.add(spot.current.dataset.id);
  }

  /** Everything that can be walked to, in board order. */
  stops() {
    return this.svg ? [...this.svg.querySelectorAll(".live")] : [];
  }

  /** Draw the rings anew, once, when everything else has been changed: only then is it known where things are. */
  draw() {
    if (!this.due) queueMicrotask(() => this.due && this.drawNow());
    this.due = true;
  }

  drawNow() {
    this.due = false;
    const svg = this.svg;
    if (!svg) return;
    const halos = []; // laid down when all are measured: after each of them the whole picture would be laid out anew
    const put = (ids, kind) => {
      for (const id of ids) {
        const element = this.element(id);
        if (!element || underWay(element)) continue; // it gets its ring where it comes to rest
        const sheet = element?.closest(".pans") ?? svg; // what lies behind a window keeps its ring there
        const halo = (!isGhost(element) || element.classList.contains("armed")) && ring(sheet, element, kind);
        if (!halo) continue;
        if (isGhost(element)) halo.classList.add("of-ghost");
        halos.push([sheet, halo]);
      }
    };
    put(this.marks.filter((id) => !this.live.has(id) && !this.chosen.includes(id)), "just");
    put(this.live.keys(), "live");
    put(this.chosen, "chosen");
    put(new Set([...this.lit, ...this.hinted]), "lit");
    const look = halos.map(([, halo]) => halo.outerHTML).join();
    if (look === this.look && [...this.rings.values()].every((rings) => rings.isConnected)) return; // whatever is added has the picture laid out anew
    this.clear();
    this.look = look;
    for (const [sheet, halo] of halos) this.ringsOn(sheet).append(halo);
  }

  /** Above everything that lies on the same sheet. */
  ringsOn(sheet) {
    if (!this.rings.has(sheet)) {
      this.rings.set(sheet, s("g", { class: "rings", "aria-hidden": "true" }));
      sheet.append(this.rings.get(sheet));
    }
    return this.rings.get(sheet);
  }

  clear() {
    for (const rings of this.rings.values()) rings.remove();
    this.rings.clear();
    this.look = "";
  }

  /** Let the rings breathe anew: that is what can be clicked. */
  breathe() {
    this.clear();
    this.drawNow();
  }

  hover(element, focused = false) {
    for (const hot of this.holder.querySelectorAll(".hot")) hot.classList.remove("hot");
    const live = element?.classList.contains("live") ? element : null;
    if (live) {
      live.classList.add("hot");
      this.svg.querySelector(`.rings [data-of="${CSS.escape(live.dataset.id)}"].is-live`)?.classList.add("hot");
    }
    const before = this.turnable;
    this.pointed = live ?? (focused ? element : null);
    if (before !== this.turnable && !this.svg?.querySelector(".preview")) this.dispatchEvent(new Event("spots"));
    this.dispatchEvent(new CustomEvent("point", { detail: live?.dataset.id ?? null }));
  }

  click(event) {
    if (event.target.closest("button, a, input, .float")) return;
    if (this.zoom.dragged) return;
    if (event.detail < 2) this.before = this.zoom.scale; // before the first of several clicks
    const finger = event.pointerType === "touch";
    this.touched = finger; // by this click; a mouse shows things by pointing at them
    const element = at(this.holder, event.clientX, event.clientY);
    if (finger) return this.tap(element, event.clientX, event.clientY);
    if (!element) return this.dispatchEvent(new Event("nothing"));
    this.choose(element, { point: { x: event.clientX, y: event.clientY } });
  }

  /** A right click, or a finger that stays: what is this? */
  ask(event) {
    const thing = at(this.holder, event.clientX, event.clientY);
    if (!thing || event.target.closest("button, a, input")) return;
    event.preventDefault();
    this.zoom.dragged = true; // the finger that is lifted then chooses nothing
    this.dispatchEvent(new CustomEvent("what", { detail: thing.dataset.id }));
  }

  /** A finger means the thing that it is put on, and beside all of them the only one that it touches; where it touches
   *  another one that is too small to be hit, or several and none of them is under it, the board is enlarged there first. */
  tap(element, x, y) {
    const close = near(this.holder, x, y);
    const others = close.filter((thing) => thing !== element);
    const { scale } = this.zoom;
    const grown = Math.max(...close.map((thing) => (scale * 2 * REACH) / core(thing).broad)); // then the smallest is as wide as a finger
    const hit = element?.classList.contains("live"); // what is not much smaller than a fingertip and lies under it is meant
    const unclear = element ? others.length > 0 && grown * (hit ? SURE : 1) > scale : others.length > 1;
    if (unclear && scale < MOST) return this.enlarge(Math.max(ENLARGED, grown, LARGER * scale), x, y, close);
    if (element) return this.choose(element, { finger: true, point: { x, y } });
    if (close.length === 1) return this.choose(close[0], { finger: true, snapped: true });
    this.dispatchEvent(new Event("nothing"));
  }

  /** So large, round this point, until the choice is made; what may have been meant there stays in sight. */
  enlarge(scale, x, y, things) {
    this.zoom.pushed = true; // nothing else moves it meanwhile
    this.zoom.glide(() => {
      this.zoom.by(scale / this.zoom.scale, x, y);
      this.bring(things.map((thing) => thing.dataset.id));
    });
  }

  /** A double tap on an enlarged board, unless it was the first tap that enlarged it: the whole of it, until the turn ends. */
  survey() {
    if (this.zoom.scale === 1 || this.zoom.scale !== this.before) return;
    this.surveyed = true;
    this.zoom.reset();
  }

  choose(element, { finger = false, snapped = false, point } = {}) {
    const id = element.dataset.id;
    if (!element.classList.contains("live")) return this.dispatchEvent(new CustomEvent("dead", { detail: { id, around: around(element, this.holder, point) } }));
    if (finger && element.classList.contains("armed") && !element.classList.contains("preview")) {
      for (const other of this.svg.querySelectorAll(".preview")) other.classList.remove("preview");
      element.classList.add("preview"); // a finger cannot hover: the first tap shows, the second places
      this.pointed = element;
      return this.dispatchEvent(new Event("spots"));
    }
    return this.dispatchEvent(new CustomEvent("pick", { detail: { id, snapped } }));
  }

  key(event) {
    if (event.target.closest("button, input")) return;
    const here = event.target.closest("[data-id]");
    if (isArrow(event.key)) {
      event.preventDefault();
      const stops = this.stops();
      const there = step(stops, here, event.key);
      if (!there) return;
      for (const stop of stops) stop.setAttribute("tabindex", "-1");
      there.setAttribute("tabindex", "0");
      there.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (here) this.choose(here);
      else this.stops()[0]?.focus();
    } else if (event.key === "i" && here) {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent("what", { detail: here.dataset.id }));
    } else if (event.key === "r" || event.key === "R") {
      event.preventDefault();
      this.turn(event.shiftKey ? -1 : 1);
    }
  }

  wheel(event) {
    const spot = this.spotAt();
    if (event.ctrlKey || (spot?.elements.length ?? 0) < 2) return this.zoom.wheel(event);
    event.preventDefault();
    if (performance.now() - (this.wheeled ?? 0) < 90) return;
    this.wheeled = performance.now();
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** The ghost that R would turn: the one pointed at, or the only one. */
  spotAt() {
    const shown = this.svg?.querySelector(".preview");
    const at = this.spots.find((spot) => spot.elements.includes(this.pointed ?? shown));
    return at ?? (this.spots.length === 1 ? this.spots[0] : null);
  }

  /** Has a finger shown where something would lie? */
  get previewed() {
    return Boolean(this.touched && this.pointed?.isConnected && this.pointed.matches(".preview"));
  }

  get turnable() {
    return (this.spotAt()?.elements.length ?? 0) > 1;
  }

  turn(by = 1) {
    const spot = this.spotAt();
    if (!spot || spot.elements.length < 2) return;
    const before = spot.current;
    const preview = before.classList.contains("preview");
    const focused = before === document.activeElement;
    spot.turn(by);
    this.arm(spot, preview || this.spots.length === 1);
    spot.current.setAttribute("tabindex", "0");
    if (focused) spot.current.focus({ preventScroll: true });
    this.drawNow();
    this.hover(spot.current, true);
  }

  /** Bring the keyboard to the board. */
  focus() {
    const stops = this.stops();
    (stops.find((element) => element.getAttribute("tabindex") === "0") ?? stops[0] ?? this.holder).focus({ preventScroll: true });
  }
}
