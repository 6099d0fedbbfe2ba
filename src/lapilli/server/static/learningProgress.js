// What somebody has learned, stored in this browser only: lessons done, notes read, whether the coach is on.

const KEY = "lapilli.learned";

/** @returns {Record<string, any>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {(all: Record<string, any>) => unknown} change */
function write(change) {
  const all = read();
  change(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is blocked: not remembered
  }
}

/**
 * @param {Record<string, any>} all
 * @param {string} game
 */
function of(all, game) {
  all[game] ??= {};
  return all[game];
}

/**
 * @param {string} game
 * @returns {string[]}
 */
export const lessonsDone = (game) => read()[game]?.done ?? [];

/**
 * @param {string} game
 * @param {string} lesson
 */
export const markDone = (game, lesson) =>
  write((all) => (of(all, game).done = [...new Set([...lessonsDone(game), lesson])]));

/** @param {string} game */
export const forget = (game) => write((all) => delete all[game]);

/**
 * Has nobody learned or played this game in this browser yet?
 * @param {string} game
 * @returns {boolean}
 */
export const isNewTo = (game) => {
  const { done = [], played = false, coach = true } = read()[game] ?? {};
  return !done.length && !played && coach;
};

/**
 * Return the steps taken in an unfinished lesson.
 * @param {string} game
 * @param {string} lesson
 * @returns {string[]}
 */
export const wayOf = (game, lesson) => read()[game]?.ways?.[lesson] ?? [];

/**
 * @param {string} game
 * @param {string} lesson
 * @param {string[]} way
 */
export const keepWay = (game, lesson, way) =>
  write((all) => {
    const own = of(all, game);
    own.ways ??= {};
    const { ways } = own;
    if (way.length) ways[lesson] = way;
    else delete ways[lesson];
  });

/**
 * Is the coach on? It is in the first game; later only on request.
 * @param {string} game
 * @returns {boolean}
 */
export const coached = (game) => read()[game]?.coach ?? !read()[game]?.played;

/**
 * @param {string} game
 * @param {boolean} on
 */
export const setCoach = (game, on) => write((all) => (of(all, game).coach = on));

/**
 * Remember that a game was played to its end: the coach is off from now on.
 * @param {string} game
 */
export const markPlayed = (game) => write((all) => (of(all, game).played = true));

/**
 * Was a game played to its end in this browser?
 * @param {string} game
 * @returns {boolean}
 */
export const hasPlayed = (game) => Boolean(read()[game]?.played);

/**
 * @param {string} game
 * @param {string} note
 * @returns {boolean}
 */
export const hasRead = (game, note) => (read()[game]?.notes ?? []).includes(note);

/**
 * @param {string} game
 * @param {string} note
 */
export const markRead = (game, note) =>
  write((all) => (of(all, game).notes = [...new Set([...(of(all, game).notes ?? []), note])]));

/**
 * Return the lesson that a table belongs to: when the game ends, the lesson is done.
 * @param {string} room
 * @returns {{ game: string, lesson: string } | undefined}
 */
export const lessonAt = (room) => read().tables?.[room];

/**
 * @param {string} room
 * @param {string} game
 * @param {string} lesson
 */
export const markTable = (room, game, lesson) =>
  write((all) => {
    all.tables = { ...all.tables, [room]: { game, lesson } };
  });
