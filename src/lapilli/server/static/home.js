// The home page: the games, my tables, a record to open.

import "./pageControls.js";
import { showAccount } from "./account.js";
import { callApi } from "./api.js";
import { $, h, icon, targetOf } from "./dom.js";
import { hasServer, link, waysToPlay } from "./host.js";
import { formatDate, formatPercent, lang, t } from "./i18n.js";
import { isNewTo } from "./learningProgress.js";
import { OpenTables } from "./openTables.js";
import { seatBadge } from "./seats.js";
import { openSetup, wayWords } from "./setupDialog.js";
import { State } from "./state.js";

const openTables = hasServer ? new OpenTables() : null;
const state = new State({ games: JSON.parse($("#catalogue").textContent) }, draw);

/** @param {HomeGame} game */
function card(game) {
  const players = [...game.seats].sort((a, b) => a - b);
  const span = players.length > 1 ? `${players[0]}–${players.at(-1)}` : players[0];
  const [lead, ...further] = (game.about ?? "").split(/(?<=[.!?]) /); // the buttons must be above the fold
  /** @param {string} shade */
  const picture = (shade) =>
    h("img", { class: `only-${shade}`, src: game.cover[shade], alt: "", loading: "lazy", width: 480, height: 360 });
  return h(
    "li",
    { class: "game", id: `game-${game.name}`, "data-game": game.name },
    h(
      "button",
      {
        type: "button",
        class: "cover",
        "aria-label": `${game.title}: ${wayWords(game, "bots")}`,
        onclick: () => openSetup(game, "bots"),
      },
      picture("light"),
      picture("dark"),
    ),
    h(
      "div",
      { class: "told" },
      h("h3", {}, game.title),
      h(
        "p",
        { class: "facts" },
        [
          t("game-players", { n: span }),
          t("game-minutes", { n: game.minutes }),
          t(game.together ? "game-together" : "game-against"),
        ].join(" · "),
      ),
      h("p", { class: "about" }, lead),
      h(
        "div",
        { class: "button-row" },
        learn(game),
        waysToPlay.map((way) =>
          h(
            "button",
            {
              type: "button",
              class: way === "bots" && !(isNewTo(game.name) && game.lessons) ? "main" : "",
              "data-way": way,
              onclick: () => openSetup(game, way),
            },
            wayWords(game, way),
          ),
        ),
      ),
      h("p", { class: "further" }, further.join(" ")),
      game.odds?.length ? winRates(game.odds) : null,
    ),
  );
}

/**
 * Return the link to the lessons; for a new player it is the main button.
 * @param {HomeGame} game
 * @returns {Child}
 */
function learn(game) {
  if (!game.lessons) return null;
  return h(
    "a",
    { class: isNewTo(game.name) ? "button main" : "button", href: link(`/learn/${game.name}`), "data-way": "learn" },
    t("learn"),
  );
}

/** @param {any[]} rows */
function winRates(rows) {
  return h(
    "details",
    { class: "odds" },
    h("summary", {}, t("game-odds")),
    h(
      "ul",
      {},
      rows.map((row) => {
        const meter = h("meter", { min: 0, max: 1, value: String(row.won), "aria-hidden": "true" });
        return h(
          "li",
          {},
          h("span", {}, t("game-odds-line", { label: row.label, seats: row.seats, won: formatPercent(row.won) })),
          meter,
        );
      }),
    ),
  );
}

/** @param {Responses.TableState} table */
function row(table) {
  return h(
    "li",
    { class: table.yours ? "yours" : "" },
    h(
      "a",
      { href: link(table.over ? `/r/${table.room}` : table.url, table.game) },
      h("b", {}, table.title),
      h("span", { class: "marks" }, (table.seats ?? []).map(seatBadge)),
      h(
        "small",
        {},
        table.over ? (table.words ?? "") : t("mine-ply", { n: table.ply }),
        table.paused ? ` · ${t("mine-paused")}` : "",
        " · ",
        formatDate(table.updated),
      ),
      h(
        "span",
        { class: "go" },
        table.yours ? h("em", {}, t("mine-turn")) : null,
        t(table.over ? "mine-replay" : "mine-resume"),
        icon("next"),
      ),
    ),
  );
}

/**
 * Return a row for a table that cannot be opened here, with the reason.
 * @param {Responses.Unreadable} table
 */
const unreadable = ({ room, reason }) => h("li", { class: "unreadable", "data-room": room }, h("p", {}, reason));

/**
 * Return the featured game: another one each day.
 * @param {HomeGame[]} games
 * @returns {HomeGame}
 */
function featuredGame(games) {
  const own = games.filter((game) => game.film);
  return own.length ? own[Math.floor(Date.now() / 864e5) % own.length] : games[0];
}

/**
 * Show what to do first: continue, play or learn.
 * @param {HomeGame[]} games
 * @param {Responses.TableState[]} [running]
 * @returns {unknown}
 */
function first(games, running = []) {
  const table = running.find((one) => one.yours) ?? running[0];
  const game = featuredGame(games);
  const play = table
    ? h("a", { class: "button main", href: link(table.url) }, t("first-resume", { game: table.title }))
    : h(
        "button",
        { type: "button", class: "main", onclick: () => openSetup(game, "bots") },
        t("first-play", { game: game.title }),
      );
  if (!game.lessons) return $("#first").replaceChildren(play);
  const begins = isNewTo(game.name) && !table; // new players see the lessons first
  play.classList.toggle("main", !begins);
  const lessons = h(
    "a",
    { class: begins ? "button main" : "button", href: link(`/learn/${game.name}`) },
    t("first-learn", { game: game.title }),
  );
  $("#first").replaceChildren(...(begins ? [lessons, play] : [play, lessons]));
}

/**
 * Return the first picture of an animation.
 * @param {PageElement} film
 */
function firstPicture(film) {
  const sheet = h("canvas", {});
  film.addEventListener("load", () => {
    Object.assign(sheet, { width: film.naturalWidth, height: film.naturalHeight });
    sheet.getContext("2d").drawImage(/** @type {HTMLImageElement} */ (/** @type {unknown} */ (film)), 0, 0);
  });
  return sheet;
}

/**
 * Show a running game of bots; a still picture where reduced motion is wanted.
 * @param {HomeGame[]} games
 */
function showDemo(games) {
  const game = featuredGame(games);
  if (!game?.film || innerWidth <= 820) return;
  const film = h("img", { src: game.film, alt: "", width: 480, height: 380 });
  const link = $("#demo");
  link.replaceChildren(
    matchMedia("(prefers-reduced-motion: reduce)").matches ? firstPicture(film) : film,
    h("span", {}, t("living", { game: game.title })),
  );
  link.href = `#game-${game.name}`;
  link.hidden = false;
}

async function showMyTables() {
  if (!("known" in $("#main").dataset)) return; // a newcomer has no tables
  const { tables, unreadable: broken } = await callApi(`/api/tables?lang=${lang()}`).catch(() => ({
    tables: [],
    unreadable: [],
  }));
  const running = tables.filter((/** @type {Responses.TableState} */ table) => !table.over);
  const finished = tables.filter((/** @type {Responses.TableState} */ table) => table.over);
  $("#mine").hidden = !tables.length && !broken.length;
  first(state.now.games, running);
  $("#running").replaceChildren(...running.map(row), ...broken.map(unreadable));
  $("#finished-box").hidden = !finished.length;
  $("#finished-box").open = !running.length;
  $("#finished").replaceChildren(...finished.map(row));
}

/** @param {{ games: HomeGame[] }} now */
function draw({ games }) {
  const examples = games.filter((game) => game.example);
  $("#games").replaceChildren(...games.filter((game) => !game.example).map(card));
  $("#examples").replaceChildren(...examples.map(card));
  $("#apart").hidden = !examples.length;
  const going = games.reduce((sum, game) => sum + (game.now ?? 0), 0);
  $("#now").hidden = !going;
  $("#now").textContent = going ? t("now-playing", { n: going }) : "";
  first(games);
  showDemo(games);
  showMyTables();
  openTables?.translate();
  if (hasServer) showAccount();
}

$("#record-file").addEventListener("change", async (event) => {
  if (targetOf(event).files[0]) $("#record-text").value = await targetOf(event).files[0].text();
});
$("#import").addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = $("#import .problem");
  problem.textContent = "";
  try {
    const text = $("#record-text").value.trim();
    if (text.startsWith("{")) {
      const body = { ...JSON.parse(text), lang: lang() };
      const { url } = await callApi("/api/practice", { method: "POST", body });
      location.href = link(url);
      return;
    }
    const table = await callApi("/api/tables/import", { method: "POST", body: { record: text } });
    const { over, game } = await callApi(`/api/tables/${table.room}`);
    location.href = link(over ? `/r/${table.room}` : table.url, game);
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
});
document.addEventListener("lapilli:language", async () => {
  const { games } = await callApi(`/api/games?lang=${lang()}`);
  if ($("#setup").open) $("#setup").close();
  state.change({ games });
});
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  $("#main").dataset.known = ""; // back from a table in the browser's history
  showMyTables();
});
state.change();
// a link from the end of a game opens the dialog; closing it leaves the plain address
const wish = new URLSearchParams(location.search);
const wished = state.now.games.find((/** @type {HomeGame} */ { name }) => name === wish.get("play"));
if (wished) {
  const level = wished.levels.find((/** @type {Responses.Level} */ { name }) => name === wish.get("level"))?.name;
  history.replaceState(null, "", link("/"));
  openSetup(wished, "bots", level);
}
