// What somebody has learned, kept on this device alone: lessons done, notes of the coach read, whether the coach speaks.

const KEY = "lapilli.learned";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function write(change) {
  const all = read();
  change(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // not remembered then
  }
}

function of(all, game) {
  all[game] ??= {};
  return all[game];
}

export const lessonsDone = (game) => read()[game]?.done ?? [];

export const markDone = (game, lesson) =>
  write((all) => (of(all, game).done = [...new Set([...lessonsDone(game), lesson])]));

export const forget = (game) => write((all) => delete all[game]);

/** Has nobody at this device learned or played anything yet? */
export const isNew = () => !Object.keys(read()).length;

/** The way gone in a lesson that was left half-way. */
export const wayOf = (game, lesson) => read()[game]?.ways?.[lesson] ?? [];

export const keepWay = (game, lesson, way) =>
  write((all) => {
    const own = of(all, game);
    own.ways ??= {};
    const { ways } = own;
    if (way.length) ways[lesson] = way;
    else delete ways[lesson];
  });

/** Is the coach on? It is in one's first game; later only where it is asked for. */
export const coached = (game) => read()[game]?.coach ?? !read()[game]?.played;

export const setCoach = (game, on) => write((all) => (of(all, game).coach = on));

/** A game has been played to its end: who wants the coach again asks for it. */
export const markPlayed = (game) => write((all) => (of(all, game).played = true));

export const hasRead = (game, note) => (read()[game]?.notes ?? []).includes(note);

export const markRead = (game, note) =>
  write((all) => (of(all, game).notes = [...new Set([...(of(all, game).notes ?? []), note])]));

/** A table that is somebody's lesson: when it ends, the lesson is done. */
export const lessonAt = (room) => read().tables?.[room];

export const markTable = (room, game, lesson) =>
  write((all) => {
    all.tables = { ...all.tables, [room]: { game, lesson } };
  });
