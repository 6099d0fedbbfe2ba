// Arrow keys: from one thing to the nearest one in that direction.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Element} element
 * @returns {Point}
 */
const centre = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * @param {string} key
 * @returns {key is keyof typeof WAYS}
 */
export const isArrow = (key) => key in WAYS;

/**
 * Return where an arrow key leads; if nothing lies that way, the next or previous thing in board order.
 * @param {Thing[]} elements
 * @param {Thing | null} from
 * @param {string} key
 * @returns {Thing | null}
 */
export function nextInDirection(elements, from, key) {
  if (!elements.length) return null;
  if (!from || !elements.includes(from)) return elements[0];
  const [dx, dy] = WAYS[/** @type {keyof typeof WAYS} */ (key)];
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const element of elements) {
    if (element === from) continue;
    const there = centre(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy + (there.y - here.y) * dx);
    if (along < 2 || across > 2.5 * along + 8) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [element, cost];
  }
  if (best) return best;
  const at = elements.indexOf(from);
  const by = dx + dy;
  return elements[(at + by + elements.length) % elements.length];
}
