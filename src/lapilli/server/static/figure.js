// A board in the rules: the part that the words speak of, with rings round the things, and a photograph of it for paper.

import { $, $$, h, s } from "./dom.js";
import { ring } from "./halo.js";

const PHOTO = 1000; // pixels that a printed board is wide: about 300 to the inch
const AROUND = 0.1; // of the width of a board: what is shown round things that are spoken of
const LEAST = 0.5; // of its width that is shown at least
const SLIM = 0.66; // height to width at least
const TALL = 1.5; // and at most, where several things are shown

/** The boards of the page. */
export const boards = () => $$("[data-spots]");

/** Let every board have its rings, again when another drawing of it is shown. */
export function ringAll() {
  for (const shown of boards()) {
    const image = $("picture img", shown);
    const again = () => mark(shown, image.currentSrc);
    image.addEventListener("load", again);
    if (image.complete && image.naturalWidth) again();
  }
}

/**
 * The part of a picture that has these boxes, with some of what lies round them: neither too small nor too slim.
 * Of boxes far apart in a tall picture the first and those beside it.
 */
function cut({ width, height }, boxes) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  const margin = width * AROUND;
  if (boxes.length > 1 && bottom - top + 2 * margin > TALL * width) return cut({ width, height }, boxes.slice(0, -1));
  const wide = Math.min(width, Math.max(right - left + 2 * margin, width * LEAST));
  const high = Math.min(height, Math.max(bottom - top + 2 * margin, wide * SLIM));
  const broad = Math.min(width, Math.max(wide, high));
  const from = (middle, part, whole) => Math.max(0, Math.min(middle - part / 2, whole - part));
  return {
    x: from((left + right) / 2, broad, width),
    y: from((top + bottom) / 2, high, height),
    width: broad,
    height: high,
  };
}

/** The rings in the drawing at this address, and the part of it that has them. */
async function look(address, spots) {
  const markup = await (await fetch(address)).text();
  const drawn = document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true);
  const desk = h("div", { class: "desk", "aria-hidden": "true" }, drawn); // where things are is known only on the page
  document.body.append(desk);
  const find = (id) => drawn.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const things = [...new Set(spots.map((spot) => spot.split("|").map(find).find(Boolean)))].filter(Boolean);
  const rings = things.map((thing) => ring(drawn, thing, "lit")).filter(Boolean);
  const { width, height } = drawn.viewBox.baseVal;
  const frame = drawn.getBoundingClientRect();
  const scale = width / frame.width;
  const box = ({ left, right, top, bottom }) => ({
    left: (left - frame.left) * scale,
    right: (right - frame.left) * scale,
    top: (top - frame.top) * scale,
    bottom: (bottom - frame.top) * scale,
  });
  const boxes = things.map((thing) => box(thing.getBoundingClientRect()));
  desk.remove();
  return { rings, width, part: boxes.length ? cut({ width, height }, boxes) : { x: 0, y: 0, width, height } };
}

/** Rings over the board that has this address, of which only the part round them is shown; before and after the same part. */
async function mark(shown, address) {
  const spots = shown.dataset.spots.split(" ");
  const { rings, width, part: own } = await look(address, spots);
  const before = address.replace("&after=true", "");
  const part = before === address ? own : (await look(before, spots)).part;
  const facts = {
    ratio: part.width / part.height,
    wide: width / part.width,
    left: -part.x / part.width,
    top: -part.y / part.height,
  };
  for (const [name, value] of Object.entries(facts)) shown.style.setProperty(`--${name}`, value);
  shown.classList.add("cut");
  $(".rings", shown)?.remove();
  shown.append(
    s(
      "svg",
      { class: "rings", viewBox: `${part.x} ${part.y} ${part.width} ${part.height}`, "aria-hidden": "true" },
      ...rings,
    ),
  );
  return part;
}

/** What is shown of a board as pixels, for paper: drawings that share their grounds would fill a document of many megabytes. */
export async function photograph(shown) {
  const { src, alt } = $("picture img", shown); // the one for a broad screen by day
  const { x, y, width, height } = await mark(shown, src);
  if ($(".photo", shown)) return;
  const drawn = Object.assign(new Image(), { src });
  await drawn.decode();
  const canvas = h("canvas", { width: PHOTO, height: Math.round((PHOTO * height) / width) });
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff"; // a photograph has no transparent corners
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(PHOTO / width, PHOTO / width);
  brush.drawImage(drawn, -x, -y, drawn.naturalWidth, drawn.naturalHeight);
  const photo = h("img", { class: "photo", src: canvas.toDataURL("image/jpeg", 0.85), alt });
  await photo.decode();
  $("picture", shown).after(photo);
}

/** Back on the screen: rings as that shows the boards. */
export function unprint() {
  for (const shown of boards()) if ($("picture img", shown).currentSrc) mark(shown, $("picture img", shown).currentSrc);
}
