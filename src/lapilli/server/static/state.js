// The state of a page: events change it, and everything shown is rendered from it.

/**
 * State that calls `render(now, before)` once after each change.
 * @template {object} T
 */
export class State {
  /**
   * @param {T} initial
   * @param {(now: T, before: T) => unknown} render
   */
  constructor(initial, render) {
    /** @type {T} */
    this.now = Object.freeze(initial);
    this.render = render;
  }

  /** @param {Partial<T>} [part] */
  change(part = {}) {
    const before = this.now;
    this.now = Object.freeze({ ...before, ...part });
    this.render(this.now, before);
  }
}
