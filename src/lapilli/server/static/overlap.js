// How much of one box lies under another.

/**
 * Return the area that two boxes share.
 * @param {Sides} one
 * @param {Sides} other
 */
export const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
