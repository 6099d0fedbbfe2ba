// A ship keeps to the water: from field to field (the class `lane`), each of which lights up as she comes.

import { s } from "./dom.js";
import { css, plain } from "./motions.js";

const FIELD = 170; // milliseconds from one field to the next
const LONGEST = 900; // a voyage takes no longer
const REST = 120; // until what lit up is dark again

const apart = (one, other) => Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);
const nearest = (lanes, spot) => lanes.reduce((best, lane) => (apart(lane, spot) < apart(best, spot) ? lane : best));

/** The shortest way over fields that lie side by side, both ends included; nothing where there is none. */
export function route(lanes, from, to) {
  if (lanes.length < 2) return [];
  const [start, end] = [nearest(lanes, from), nearest(lanes, to)];
  const step = 1.2 * Math.min(...lanes.filter((lane) => lane !== start).map((lane) => apart(lane, start)));
  const came = new Map([[start, null]]);
  for (const here of came.keys()) {
    if (here === end) break;
    for (const lane of lanes) if (!came.has(lane) && apart(lane, here) < step) came.set(lane, here);
  }
  const way = [];
  for (let lane = came.has(end) ? end : null; lane; lane = came.get(lane)) way.unshift(lane);
  return way;
}

/** A copy sails from field to field with a wake behind it, while the ship herself waits unseen. */
export function sail(layer, element, then, now, way, run) {
  const duration = Math.min(LONGEST, FIELD * (way.length - 1));
  const spots = [then.middle, ...way.slice(1, -1).map((lane) => lane.middle), now.middle];
  const wake = s("path", { class: "wake", d: `M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}` });
  const copy = element.cloneNode(true);
  plain(copy);
  copy.setAttribute("transform", css(now.matrix));
  const lit = way.slice(1).map((lane) => lane.element.cloneNode(true));
  for (const [number, field] of lit.entries()) {
    plain(field);
    field.setAttribute("transform", css(way[number + 1].matrix));
    field.classList.add("passed");
    const delay = (duration * number) / lit.length;
    run(field, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
      duration: duration + REST - delay,
      delay,
      fill: "both",
    });
  }
  layer.append(...lit, wake, copy);
  wake.setAttribute("pathLength", "1");
  wake.style.strokeDasharray = "1";
  run(
    wake,
    [
      { strokeDashoffset: 1, opacity: 0.7 },
      { strokeDashoffset: 0, opacity: 0.7, offset: 0.88 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    { duration: duration + REST, easing: "ease-in-out", fill: "both" },
  );
  const away = (spot) =>
    css(new DOMMatrix().translate(spot.x - now.middle.x, spot.y - now.middle.y).multiply(now.matrix));
  run(
    copy,
    spots.map((spot) => ({ transform: away(spot), easing: "linear" })),
    { duration, easing: "ease-in-out" },
  );
  run(element, [{ opacity: 0 }, { opacity: 0 }], { duration }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
