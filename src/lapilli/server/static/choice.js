// A choice among the actions of a menu, built up click by click: values, never changed. It knows menus and click paths
// (`touch`), and no game.

/**
 * Does the click path of an action begin with the clicks so far?
 * @param {Action} action
 * @param {string[]} path
 */
const inOrder = (action, path) => path.every((id, step) => action.click_path[step] === id);

/**
 * Are the clicks so far, in any order, part of the click path of an action?
 * @param {Action} action
 * @param {string[]} path
 */
function asSet(action, path) {
  const left = [...action.click_path];
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
  if (inOrder(action, path)) return action.click_path.slice(path.length);
  const left = [...action.click_path];
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
  /**
   * @param {Action[]} menu
   * @param {string[][]} [steps] each step: the ids that one click added
   */
  constructor(menu, steps = []) {
    this.menu = menu;
    this.steps = steps;
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
   * Would this click lead anywhere? Ids later in a path count too, because clicks may come in any order.
   * @param {string} id
   * @returns {boolean}
   */
  fits(id) {
    return this.next.has(id) || candidates(this.menu, [...this.path, id]).length > 0;
  }

  /**
   * Return the choice after a click, with the action if nothing is left to choose; null if the click fits nothing.
   * @param {string} id
   * @returns {{ choice: Choice, action: Action | null } | null}
   */
  click(id) {
    if (this.steps.flat().at(-1) === id && this.complete.length === 1)
      return { choice: this, action: this.complete[0] };
    if (!this.fits(id)) return null;
    // after a click out of order the person still clicks the rest, so that either order feels the same
    const rest = this.next.has(id) ? forced(this.menu, [...this.path, id]) : [];
    const choice = new Choice(this.menu, [...this.steps, [id, ...rest]]);
    const [only, ...others] = choice.candidates;
    return { choice, action: !others.length && choice.complete.length ? only : null };
  }

  /**
   * Return the choice with an earlier click replaced: go back as far as needed, then click. The last thing clicked
   * again is taken back. Returns null if the id fits nowhere.
   * @param {string} id
   * @returns {{ choice: Choice, action: Action | null } | null}
   */
  instead(id) {
    if (this.steps.at(-1)?.[0] === id) return { choice: this.back(), action: null };
    for (let choice = this.back(); ; choice = choice.back()) {
      if (choice.next.has(id)) return choice.click(id);
      if (!choice.steps.length) return null;
    }
  }

  /**
   * Return the choice from another menu after the same clicks, as far as they still lead somewhere.
   * @param {Action[]} menu
   * @returns {Choice}
   */
  on(menu) {
    /** @type {Choice} */
    let choice = new Choice(menu);
    for (const [id] of this.steps) {
      const clicked = choice.click(id);
      if (!clicked) break;
      choice = clicked.choice;
    }
    return choice;
  }

  /**
   * Return the choice without its last click.
   * @returns {Choice}
   */
  back() {
    return new Choice(this.menu, this.steps.slice(0, -1));
  }
}
