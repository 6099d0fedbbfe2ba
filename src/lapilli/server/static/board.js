// The board: a picture, what of it is live, and what lies over it. It tells what people mean by what they do to it: `pick` and `dead` are clicks on
// things that are live or not, `nothing` beside all of them, `what` asks about a thing; `spots` says that another ghost is shown, or can be turned.

import { Ghosts, isGhost } from "./ghosts.js";
import { Hands } from "./hands.js";
import { Keyboard } from "./keyboard.js";
import { Large } from "./large.js";
import { Picture } from "./picture.js";
import { Pin } from "./pin.js";
import { Rings } from "./rings.js";
import { stacked } from "./shape.js";
import { Sight } from "./sight.js";
import { Tips } from "./tips.js";
import { Zoom } from "./zoom.js";

export class Board extends EventTarget {
  constructor(holder) {
    super();
    this.holder = holder;
    this.picture = new Picture(holder);
    this.large = new Large(holder);
    this.tips = new Tips(
      holder,
      (thing) => (thing.dataset.id && this.picture.label(thing.dataset.id)) || thing.getAttribute("aria-label"),
    );
    this.zoom = new Zoom(holder);
    this.pin = new Pin(
      holder,
      (element) => this.zoom.shows(element),
      (element) => this.zoom.reveal(element),
    );
    this.sight = new Sight(this.picture, this.zoom, this.pin, () => ({
      live: [...this.live.keys()],
      half: this.chosen.length > 0,
    }));
    this.zoom.moved = () => {
      this.pin.place();
      holder.dispatchEvent(new Event("pushed"));
    };
    this.zoom.resized = () => this.zoom.pushed || this.sight.attendLive(); // the sheet below grows with what it says
    this.zoom.covered = (elements) => this.pin.covers(elements);
    this.rings = new Rings(this.picture, () => this.ringed());
    this.ghosts = new Ghosts(this.picture);
    this.keyboard = new Keyboard(this.picture);
    this.live = new Map(); // id -> spoken label
    this.chosen = [];
    this.marks = [];
    this.lit = [];
    this.hinted = [];
    new Hands(this);
  }

  /** Show another picture; ends when everything stands still. One for a phone or a tablet is as tall as it needs to be. */
  async show(markup, { marks = [], quick = false, shape = "" } = {}) {
    const { held } = this.keyboard;
    const { above } = this.zoom;
    this.marks = marks;
    this.rings.clear();
    const tall = shape === "narrow" || shape === "square" || stacked();
    const same = this.holder.classList.contains("tall") === tall;
    this.holder.classList.toggle("tall", tall);
    this.holder.classList.toggle("narrow", shape === "narrow");
    this.large.hide();
    this.tips.hide();
    const moving = this.picture.replace(markup, { marks, quick: quick || !same });
    this.pin.take(this.picture.svg); // its place counts for what is brought into sight next
    if (!same) this.zoom.reset();
    this.zoom.above = same ? above : 0;
    this.refresh();
    if (held) this.keyboard.hold(held);
    await moving;
    this.pin.take(this.picture.svg);
    this.rings.draw(); // of what has moved
  }

  /** Say which things are live (id -> label) and which are chosen already. */
  offer(live, chosen = []) {
    this.live = live;
    this.chosen = chosen;
    this.refresh();
  }

  refresh() {
    if (!this.picture.svg) return;
    const { held } = this.keyboard;
    this.picture.calm();
    const drawn = [...this.live.keys()].map((id) => this.picture.element(id)).filter(Boolean);
    this.ghosts.offer(drawn, this.live);
    for (const element of drawn) if (!isGhost(element)) this.picture.wake(element, this.live.get(element.dataset.id));
    this.keyboard.enter(held);
    this.rings.draw();
    this.dispatchEvent(new Event("spots"));
  }

  /** Light things up while a line or a button that speaks of them is pointed at. */
  light(ids) {
    this.lit = ids;
    this.rings.draw();
    this.sight.attend(ids);
  }

  /** Keep the things of a hint lit until it is answered. */
  advise(ids) {
    this.hinted = ids;
    this.rings.draw();
  }

  /** Which kinds of rings lie round which things, the topmost last. */
  ringed() {
    return [
      ["just", this.marks.filter((id) => !this.live.has(id) && !this.chosen.includes(id))],
      ["live", this.live.keys()],
      ["chosen", this.chosen],
      ["lit", new Set([...this.lit, ...this.hinted])],
    ];
  }

  /** The mouse or the keyboard is on this thing now. */
  point(element, focused = false) {
    for (const hot of this.holder.querySelectorAll(".hot")) hot.classList.remove("hot");
    const live = element?.classList.contains("live") ? element : null;
    if (live) {
      live.classList.add("hot");
      this.picture.svg.querySelector(`.rings [data-of="${CSS.escape(live.dataset.id)}"].is-live`)?.classList.add("hot");
    }
    const before = this.ghosts.turnable;
    this.ghosts.pointed = live ?? (focused ? element : null);
    if (before !== this.ghosts.turnable && !this.picture.svg?.querySelector(".preview"))
      this.dispatchEvent(new Event("spots"));
  }

  /** Turn the ghost that is pointed at, or the only one, to another of its faces. */
  turn(by = 1) {
    if (!this.ghosts.turnable) return;
    const shown = this.ghosts.turn(by);
    this.rings.drawNow();
    this.point(shown, true);
  }
}
