// Boards in the rules: cropped to the things that the text describes, outlined, and as bitmaps for printing.

import { $, $$, h, s } from "./dom.js";
import { drawOutline } from "./outline.js";

const PRINT_WIDTH = 1000; // width of a printed board in pixels, about 300 dpi
const MARGIN = 0.1; // margin, as part of the board's width
const MIN_WIDTH = 0.5; // minimum part of the width
const MIN_RATIO = 0.66; // minimum height to width
const MAX_RATIO = 1.5; // maximum, where several things are shown

/**
 * Return the boards of the page.
 * @returns {PageElement[]}
 */
export const figures = () => $$("[data-spots]");

/** Outline the things of every board, again whenever another drawing of it is shown. */
export function outlineFigures() {
  for (const shown of figures()) {
    const image = $("picture img", shown);
    const again = () => outlineFigure(shown, image.currentSrc);
    image.addEventListener("load", again);
    if (image.complete && image.naturalWidth) again();
  }
}

/**
 * Return the part of a picture that contains the boxes with a margin, neither too small nor too slim. Where boxes are
 * far apart, only the first and its neighbours count.
 * @param {{ width: number, height: number }} size
 * @param {Sides[]} boxes
 * @returns {Region}
 */
function crop({ width, height }, boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const margin = width * MARGIN;
  if (boxes.length > 1 && bottom - top + 2 * margin > MAX_RATIO * width)
    return crop({ width, height }, boxes.slice(0, -1));
  const wide = Math.min(width, Math.max(right - left + 2 * margin, width * MIN_WIDTH));
  const high = Math.min(height, Math.max(bottom - top + 2 * margin, wide * MIN_RATIO));
  const broad = Math.min(width, Math.max(wide, high));
  /**
   * @param {number} middle
   * @param {number} part
   * @param {number} whole
   */
  const from = (middle, part, whole) => Math.max(0, Math.min(middle - part / 2, whole - part));
  return {
    x: from((left + right) / 2, broad, width),
    y: from((top + bottom) / 2, high, height),
    width: broad,
    height: high,
  };
}

/**
 * Load a drawing; return the outlines of these things and the part that shows them.
 * @param {string} address
 * @param {string[]} spots
 * @returns {Promise<any>}
 */
async function measureFigure(address, spots) {
  const markup = await (await fetch(address)).text();
  const drawn = /** @type {PageElement} */ (
    document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true)
  );
  const desk = h("div", { class: "desk", "aria-hidden": "true" }, drawn); // positions are known only in the page
  document.body.append(desk);
  /** @param {string} id */
  const find = (id) => drawn.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const named = spots.flatMap((spot) => spot.split("|").map(find).find(Boolean) ?? []);
  const things = [...new Set(named)];
  const rings = things.flatMap((thing) => drawOutline(drawn, thing, "lit") ?? []);
  const { width, height } = drawn.viewBox.baseVal;
  const frame = drawn.getBoundingClientRect();
  const scale = width / frame.width;
  /** @param {Sides} sides */
  const box = ({ left, right, top, bottom }) => ({
    left: (left - frame.left) * scale,
    right: (right - frame.left) * scale,
    top: (top - frame.top) * scale,
    bottom: (bottom - frame.top) * scale,
  });
  const boxes = things.map((thing) => box(thing.getBoundingClientRect()));
  desk.remove();
  return { rings, width, part: boxes.length ? crop({ width, height }, boxes) : { x: 0, y: 0, width, height } };
}

/**
 * Outline the things of a board and crop it around them; before and after show the same part.
 * @param {PageElement} shown
 * @param {string} address
 * @returns {Promise<any>}
 */
async function outlineFigure(shown, address) {
  const spots = shown.dataset.spots.split(" ");
  const { rings, width, part: own } = await measureFigure(address, spots);
  const before = address.replace("&after=true", "");
  const part = before === address ? own : (await measureFigure(before, spots)).part;
  const facts = {
    ratio: part.width / part.height,
    wide: width / part.width,
    left: -part.x / part.width,
    top: -part.y / part.height,
  };
  for (const [name, value] of Object.entries(facts)) shown.style.setProperty(`--${name}`, String(value));
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

/**
 * Replace what is shown of a board by a bitmap for printing: the drawings would make a file of many megabytes.
 * @param {PageElement} shown
 */
export async function rasterize(shown) {
  const { src, alt } = $("picture img", shown); // the wide, light one
  const { x, y, width, height } = await outlineFigure(shown, src);
  if ($(".photo", shown)) return;
  const drawn = Object.assign(new Image(), { src });
  await drawn.decode();
  const canvas = h("canvas", { width: PRINT_WIDTH, height: Math.round((PRINT_WIDTH * height) / width) });
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff"; // a JPEG has no transparent corners
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(PRINT_WIDTH / width, PRINT_WIDTH / width);
  brush.drawImage(drawn, -x, -y, drawn.naturalWidth, drawn.naturalHeight);
  const photo = h("img", { class: "photo", src: canvas.toDataURL("image/jpeg", 0.85), alt });
  await photo.decode();
  $("picture", shown).after(photo);
}

/** Outline the boards again as the screen shows them. */
export function restoreAfterPrint() {
  for (const shown of figures())
    if ($("picture img", shown).currentSrc) outlineFigure(shown, $("picture img", shown).currentSrc);
}
