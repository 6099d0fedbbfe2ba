// A QR code of an address, drawn as one path: byte mode, error correction L, versions 1 to 6 (up to 134 letters).

import { s } from "./dom.js";

const TOTAL = [26, 44, 70, 100, 134, 172]; // codewords of a version
const CHECK = [7, 10, 15, 20, 26, 18]; // of them for error correction, in each block
const BLOCKS = [1, 1, 1, 1, 1, 2];
const MASK = (x, y) => (x + y) % 2 === 0; // mask 0: any of the eight can be read
const FORMAT = 0b111011111000100; // level L, mask 0, with its own check bits

const EXP = [1];
for (let i = 1; i < 255; i++) EXP.push((EXP[i - 1] << 1) ^ (EXP[i - 1] > 127 ? 0x11d : 0));
const LOG = new Map(EXP.map((value, power) => [value, power]));
const times = (a, b) => (a && b ? EXP[(LOG.get(a) + LOG.get(b)) % 255] : 0);

/** The remainder of the data divided by the generator of so many check bytes (Reed and Solomon). */
function checks(data, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, EXP[i]));
  const rest = [...data, ...Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    generator.forEach((value, at) => (rest[i + at] ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** All codewords of a text in the order in which they are drawn; null if it is too long. */
function codewords(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = TOTAL.findIndex((all, at) => bytes.length + 2 <= all - CHECK[at] * BLOCKS[at]);
  if (version < 0) return null;
  const room = TOTAL[version] - CHECK[version] * BLOCKS[version];
  const bits = [4, bytes.length].map((value, at) => value.toString(2).padStart(at ? 8 : 4, "0")).join("") + bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("") + "0000";
  const data = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const size = room / BLOCKS[version];
  const blocks = Array.from({ length: BLOCKS[version] }, (_, at) => data.slice(at * size, (at + 1) * size));
  const weave = (rows) => rows[0].flatMap((_, at) => rows.map((row) => row[at]));
  return { version: version + 1, words: [...weave(blocks), ...weave(blocks.map((block) => checks(block, CHECK[version])))] };
}

/** The modules of a code, row by row: true is dark. */
export function matrix(text) {
  const code = codewords(text);
  if (!code) return null;
  const size = 17 + 4 * code.version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (x, y, dark) => x >= 0 && y >= 0 && x < size && y < size && (grid[y][x] = Boolean(dark));
  const ring = (cx, cy, reach, dark) => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) ring(x, y, 4, (far) => far !== 2 && far !== 4);
  if (code.version > 1) ring(size - 7, size - 7, 2, (far) => far !== 1);
  for (let i = 8; i < size - 8; i++) [grid[6][i], grid[i][6]] = [i % 2 === 0, i % 2 === 0];
  for (let i = 0; i < 15; i++) {
    const dark = (FORMAT >> i) & 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  const bits = code.words.map((word) => word.toString(2).padStart(8, "0")).join("");
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y][x] === null) grid[y][x] = (bits[at++] === "1") !== MASK(x, y);
    }
  }
  return grid;
}

/** The code as a picture, or nothing where the address is too long. */
export function qr(text) {
  const grid = matrix(text);
  if (!grid) return null;
  const quiet = 4;
  const d = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ""))).join("");
  const size = grid.length + 2 * quiet;
  return s("svg", { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": text, "shape-rendering": "crispEdges" }, s("rect", { width: size, height: size, fill: "#fff" }), s("path", { d, fill: "#000" }));
}
