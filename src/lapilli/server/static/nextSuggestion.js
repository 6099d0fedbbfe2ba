// What to try after a game: the next level of bots, a lesson that is not done yet, or another game.

import { callApi } from "./api.js";
import { h } from "./dom.js";
import { link } from "./host.js";
import { lang, t } from "./i18n.js";
import { hasPlayed, lessonsDone } from "./learningProgress.js";

/**
 * Choose: who won meets better bots, who did not learns, and who has learned everything meets another game.
 * @param {{ game: string, won: boolean, bots: string[], levels: Responses.Level[], games: Responses.GameWords[],
 *   lessons: { id: string, title: string, play: boolean }[] }} known
 * @returns {{ kind: string, name: string, href: string } | null}
 */
export function chooseNext({ game, won, bots, levels, games, lessons }) {
  const best = Math.max(...bots.map((bot) => levels.findIndex((level) => level.name === bot)));
  const level = won && best >= 0 ? levels[best + 1] : undefined;
  if (level) {
    const words = t(`level-${level.name}`);
    const name = words === `level-${level.name}` ? level.label : words;
    return { kind: "level", name, href: link(`/?play=${game}&level=${level.name}`) };
  }
  const done = lessonsDone(game);
  const lesson = lessons.find(({ id, play }) => !play && !done.includes(id));
  if (lesson) return { kind: "lesson", name: lesson.title, href: link(`/learn/${game}/${lesson.id}`) };
  const others = games.filter(({ name, example }) => name !== game && !example);
  const other = others.find(({ name }) => !hasPlayed(name)) ?? others[0];
  return other ? { kind: "game", name: other.title, href: link(`/?play=${other.name}`) } : null;
}

/**
 * Return the line with the link; it appears when the server has told what there is.
 * @param {Frame} frame
 * @param {string} game
 * @param {boolean} won
 * @returns {HTMLElement}
 */
export function nextSuggestion(frame, game, won) {
  const line = h("p", { class: "next", hidden: true });
  const bots = frame.seats.flatMap(({ bot }) => bot ?? []);
  const asked = [`/api/games?lang=${lang()}`, `/api/lessons/${game}?lang=${lang()}`].map((path) => callApi(path));
  Promise.all(asked)
    .then(([{ games }, { lessons }]) => {
      const { levels } = games.find((/** @type {Responses.GameWords} */ one) => one.name === game);
      const next = chooseNext({ game, won, bots, levels, games, lessons });
      if (!next) return;
      line.append(
        h("a", { href: next.href, "data-next": next.kind }, t(`result-next-${next.kind}`, { name: next.name })),
      );
      line.hidden = false;
    })
    .catch(() => {}); // without it the result says all that matters
  return line;
}
