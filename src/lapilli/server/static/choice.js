// A choice among the actions of a menu, built up click by click. It knows menus and click paths (`touch`), and no game.

/**
 * Does the click path of an action begin with the clicks so far?
 * @param {Action} action
 * @param {string[]} path
 */
const inOrder = (action, path) => path.every((id, step) => action.touch[step] === id);

/**
 * Are the clicks so far, in any order, part of the click path of an action?
 * @param {Action} action
 * @param {string[]} path
 */
function asSet(action, path) {
  const left = [...action.touch];
  return path.every((id) => {
    const at = left.indexOf(id);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/**
 * Return the actions that match the clicks: in order if there is one, else in any order.
 * @param {Action[]} menu
 * @param {string[]} path
 * @returns {Action[]}
 */
export function candidates(menu, path) {
  const ordered = menu.filter((action) => inOrder(action, path));
  return ordered.length ? ordered : menu.filter((action) => asSet(action, path));
}

/**
 * Return the clicks that an action still needs, in its order.
 * @param {Action} action
 * @param {string[]} path
 * @returns {string[]}
 */
export function remaining(action, path) {
  if (inOrder(action, path)) return action.touch.slice(path.length);
  const left = [...action.touch];
  for (const id of path) left.splice(left.indexOf(id), 1);
  return left;
}

/**
 * Return the ids that come next, each with the actions it leads to, in menu order.
 * @param {Action[]} menu
 * @param {string[]} path
 * @returns {Map<string, Action[]>}
 */
export function nextIds(menu, path) {
  const ids = new Map();
  for (const action of candidates(menu, path)) {
    const [id] = remaining(action, path);
    if (id === undefined) continue;
    if (!ids.has(id)) ids.set(id, []);
    ids.get(id).push(action);
  }
  return ids;
}

/**
 * Return the candidates that need no further click.
 * @param {Action[]} menu
 * @param {string[]} path
 * @returns {Action[]}
 */
export const complete = (menu, path) => candidates(menu, path).filter((action) => !remaining(action, path).length);

/**
 * Return the clicks that all candidates share from here on: nobody can choose there.
 * @param {Action[]} menu
 * @param {string[]} path
 * @returns {string[]}
 */
export function forced(menu, path) {
  /** @type {string[]} */
  const taken = [];
  for (;;) {
    const here = [...path, ...taken];
    const ids = nextIds(menu, here);
    if (ids.size !== 1 || complete(menu, here).length) return taken;
    taken.push(...ids.keys());
  }
}

/** A choice in progress: the clicks so far, including those made for the person. */
export class Choice {
  /** @param {Action[]} menu */
  constructor(menu) {
    this.menu = menu;
    /** @type {string[][]} */
    this.steps = []; // each step: the ids that one click added
    this.given = menu.length > 1 ? forced(menu, []) : [];
  }

  get path() {
    return [...this.given, ...this.steps.flat()];
  }

  get candidates() {
    return candidates(this.menu, this.path);
  }

  get next() {
    return nextIds(this.menu, this.path);
  }

  get complete() {
    return complete(this.menu, this.path);
  }

  /**
   * Would this click lead anywhere? Ids later in a path count too where any order is allowed.
   * @param {string} id
   * @returns {boolean}
   */
  fits(id) {
    return this.next.has(id) || candidates(this.menu, [...this.path, id]).length > 0;
  }

  /**
   * Add a click. Returns the action if nothing is left to choose, null if more clicks are needed, undefined if it fits
   * nothing.
   * @param {string} id
   * @returns {Action | null | undefined}
   */
  click(id) {
    if (this.steps.flat().at(-1) === id && this.complete.length === 1) return this.complete[0];
    if (!this.fits(id)) return undefined;
    const step = [id];
    this.steps.push(step);
    step.push(...forced(this.menu, this.path));
    return this.candidates.length === 1 && this.complete.length === 1 ? this.complete[0] : null;
  }

  /**
   * Replace an earlier click: go back as far as needed, then click. Returns undefined if the id fits nowhere.
   * @param {string} id
   * @returns {Action | null | undefined}
   */
  instead(id) {
    const kept = this.steps;
    if (kept.at(-1)?.[0] === id) {
      this.back();
      return null;
    }
    while (this.steps.length) {
      this.steps = this.steps.slice(0, -1);
      if (this.next.has(id)) return this.click(id);
    }
    this.steps = kept;
    return undefined;
  }

  /**
   * Repeat the clicks of an earlier menu as far as they still lead somewhere.
   * @param {string[][]} steps
   */
  resume(steps) {
    for (const [id] of steps) {
      if (!this.fits(id)) return;
      this.click(id);
    }
  }

  /**
   * Take the last click back.
   * @returns {boolean}
   */
  back() {
    return this.steps.pop() !== undefined;
  }
}
