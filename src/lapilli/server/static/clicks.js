// From clicks to an action: knows menus and touch paths, nothing of any game.

/** Does an action's touch path begin with the clicks made so far? */
const inOrder = (action, path) => path.every((id, step) => action.touch[step] === id);

/** Are the clicks made so far, in whatever order, part of an action's touch path? */
function asSet(action, path) {
  const left = [...action.touch];
  return path.every((id) => {
    const at = left.indexOf(id);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The actions that fit the clicks: in order first, as a set if none fits in order. */
export function candidates(menu, path) {
  const ordered = menu.filter((action) => inOrder(action, path));
  return ordered.length ? ordered : menu.filter((action) => asSet(action, path));
}

/** What is still to be clicked for an action, in its order. */
export function rest(action, path) {
  if (inOrder(action, path)) return action.touch.slice(path.length);
  const left = [...action.touch];
  for (const id of path) left.splice(left.indexOf(id), 1);
  return left;
}

/** The ids that come next in the candidates, each with the actions it leads to, in the order of the menu. */
export function next(menu, path) {
  const ids = new Map();
  for (const action of candidates(menu, path)) {
    const [id] = rest(action, path);
    if (id === undefined) continue;
    if (!ids.has(id)) ids.set(id, []);
    ids.get(id).push(action);
  }
  return ids;
}

/** The candidates that need no further click. */
export const complete = (menu, path) => candidates(menu, path).filter((action) => !rest(action, path).length);

/** Steps that nobody can choose: the clicks that all candidates share from here on. */
export function forced(menu, path) {
  const taken = [];
  for (;;) {
    const here = [...path, ...taken];
    const ids = next(menu, here);
    if (ids.size !== 1 || complete(menu, here).length) return taken;
    taken.push(ids.keys().next().value);
  }
}

/** A half-made choice: the clicks so far, those taken for the person among them. */
export class Choice {
  constructor(menu) {
    this.menu = menu;
    this.steps = []; // each step: the ids that one click of the person added
    this.given = menu.length > 1 ? forced(menu, []) : [];
  }

  get path() {
    return [...this.given, ...this.steps.flat()];
  }

  get candidates() {
    return candidates(this.menu, this.path);
  }

  get next() {
    return next(this.menu, this.path);
  }

  get complete() {
    return complete(this.menu, this.path);
  }

  /** Would this click lead anywhere? Ids that come later in a path count too when they can be meant as a set. */
  fits(id) {
    return this.next.has(id) || candidates(this.menu, [...this.path, id]).length > 0;
  }

  /** Take a click; returns the action if nothing is left to choose, else null. */
  click(id) {
    if (this.steps.flat().at(-1) === id && this.complete.length === 1) return this.complete[0];
    if (!this.fits(id)) return undefined;
    const step = [id];
    this.steps.push(step);
    step.push(...forced(this.menu, this.path));
    return this.candidates.length === 1 && this.complete.length === 1 ? this.complete[0] : null;
  }

  /** Another thing instead of one chosen before: go back as far as needed, then click; undefined if it fits nowhere. */
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

  /** Go on where an earlier menu was left: the clicks of the person that still lead somewhere. */
  resume(steps) {
    for (const [id] of steps) {
      if (!this.fits(id)) return;
      this.click(id);
    }
  }

  /** Take the last click back. */
  back() {
    return this.steps.pop() !== undefined;
  }
}
