// The home page: the games, my tables, a record to open.

import "./chrome.js";
import { $, h, icon } from "./dom.js";
import { ask } from "./live.js";
import { isNew } from "./progress.js";
import { showMe } from "./me.js";
import { OpenTables } from "./opentables.js";
import { mark } from "./seats.js";
import { setup, wayWords } from "./setup.js";
import { State } from "./state.js";
import { lang, percent, say, when } from "./words.js";

const openTables = new OpenTables();
const state = new State({ games: JSON.parse($("#catalogue").textContent) }, draw);

function card(game) {
  const players = [...game.seats].sort((a, b) => a - b);
  const span = players.length > 1 ? `${players[0]}–${players.at(-1)}` : players[0];
  const [lead, ...further] = (game.about ?? "").split(/(?<=[.!?]) /); // what to do stands above the fold
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
        onclick: () => setup(game, "bots"),
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
          say("game-players", { n: span }),
          say("game-minutes", { n: game.minutes }),
          say(game.together ? "game-together" : "game-against"),
        ].join(" · "),
      ),
      h("p", { class: "about" }, lead),
      h(
        "div",
        { class: "deeds" },
        learn(game),
        ["bots", "screen", "friends"].map((way) =>
          h(
            "button",
            {
              type: "button",
              class: way === "bots" && !(isNew() && game.lessons) ? "main" : "",
              "data-way": way,
              onclick: () => setup(game, way),
            },
            wayWords(game, way),
          ),
        ),
      ),
      h("p", { class: "further" }, further.join(" ")),
      game.odds?.length ? odds(game.odds) : null,
    ),
  );
}

/** Learn by playing: for who is new here it comes first. */
function learn(game) {
  if (!game.lessons) return null;
  return h(
    "a",
    { class: isNew() ? "button main" : "button", href: `/learn/${game.name}`, "data-way": "learn" },
    say("learn"),
  );
}

function odds(rows) {
  return h(
    "details",
    { class: "odds" },
    h("summary", {}, say("game-odds")),
    h(
      "ul",
      {},
      rows.map((row) => {
        const meter = h("meter", { min: 0, max: 1, value: String(row.won), "aria-hidden": "true" });
        return h(
          "li",
          {},
          h("span", {}, say("game-odds-line", { label: row.label, seats: row.seats, won: percent(row.won) })),
          meter,
        );
      }),
    ),
  );
}

function row(table) {
  return h(
    "li",
    { class: table.yours ? "yours" : "" },
    h(
      "a",
      { href: table.over ? `/r/${table.room}` : table.url },
      h("b", {}, table.title),
      h("span", { class: "marks" }, (table.seats ?? []).map(mark)),
      h(
        "small",
        {},
        table.over ? (table.words ?? "") : say("mine-ply", { n: table.ply }),
        table.paused ? ` · ${say("mine-paused")}` : "",
        " · ",
        when(table.updated),
      ),
      h(
        "span",
        { class: "go" },
        table.yours ? h("em", {}, say("mine-turn")) : null,
        say(table.over ? "mine-replay" : "mine-resume"),
        icon("next"),
      ),
    ),
  );
}

/** A table that cannot be opened here, with the reason. */
const unreadable = ({ room, reason }) => h("li", { class: "unreadable", "data-room": room }, h("p", {}, reason));

/** The game that stands at the head of the page: another one each day. */
function ofToday(games) {
  const own = games.filter((game) => game.film);
  return own.length ? own[Math.floor(Date.now() / 864e5) % own.length] : games[0];
}

/** What to do first: go on where it is my turn, else play; and to learn. */
function first(games, running = []) {
  const table = running.find((one) => one.yours) ?? running[0];
  const game = ofToday(games);
  const play = table
    ? h("a", { class: "button main", href: table.url }, say("first-resume", { game: table.title }))
    : h(
        "button",
        { type: "button", class: "main", onclick: () => setup(game, "bots") },
        say("first-play", { game: game.title }),
      );
  if (!game.lessons) return $("#first").replaceChildren(play);
  const begins = isNew() && !table; // whoever is new learns first
  play.classList.toggle("main", !begins);
  const lessons = h(
    "a",
    { class: begins ? "button main" : "button", href: `/learn/${game.name}` },
    say("first-learn", { game: game.title }),
  );
  $("#first").replaceChildren(...(begins ? [lessons, play] : [play, lessons]));
}

/** The first picture of a film. */
function frozen(film) {
  const sheet = h("canvas", {});
  film.addEventListener("load", () => {
    Object.assign(sheet, { width: film.naturalWidth, height: film.naturalHeight });
    sheet.getContext("2d").drawImage(film, 0, 0);
  });
  return sheet;
}

/** A game as it goes on, among bots. It stands still for who wants no movement. */
function living(games) {
  const game = ofToday(games);
  if (!game?.film || innerWidth <= 820) return;
  const film = h("img", { src: game.film, alt: "", width: 480, height: 380 });
  const link = $("#living");
  link.replaceChildren(
    matchMedia("(prefers-reduced-motion: reduce)").matches ? frozen(film) : film,
    h("span", {}, say("living", { game: game.title })),
  );
  link.href = `#game-${game.name}`;
  link.hidden = false;
}

async function mine() {
  if (!("known" in $("#main").dataset)) return; // a newcomer has no tables
  const { tables, unreadable: broken } = await ask(`/api/tables?lang=${lang()}`).catch(() => ({
    tables: [],
    unreadable: [],
  }));
  const running = tables.filter((table) => !table.over);
  const finished = tables.filter((table) => table.over);
  $("#mine").hidden = !tables.length && !broken.length;
  first(state.now.games, running);
  $("#running").replaceChildren(...running.map(row), ...broken.map(unreadable));
  $("#finished-box").hidden = !finished.length;
  $("#finished-box").open = !running.length;
  $("#finished").replaceChildren(...finished.map(row));
}

function draw({ games }) {
  const examples = games.filter((game) => game.example);
  $("#games").replaceChildren(...games.filter((game) => !game.example).map(card));
  $("#examples").replaceChildren(...examples.map(card));
  $("#apart").hidden = !examples.length;
  const going = games.reduce((sum, game) => sum + (game.now ?? 0), 0);
  $("#now").hidden = !going;
  $("#now").textContent = going ? say("now-playing", { n: going }) : "";
  first(games);
  living(games);
  mine();
  openTables.retell();
  showMe();
}

$("#record-file").addEventListener("change", async (event) => {
  if (event.target.files[0]) $("#record-text").value = await event.target.files[0].text();
});
$("#import").addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = $("#import .problem");
  problem.textContent = "";
  try {
    const text = $("#record-text").value.trim();
    if (text.startsWith("{")) {
      const body = { ...JSON.parse(text), lang: lang() };
      const { url } = await ask("/api/practice", { method: "POST", body });
      location.href = url;
      return;
    }
    const table = await ask("/api/tables/import", { method: "POST", body: { record: text } });
    const { over } = await ask(`/api/tables/${table.room}`);
    location.href = over ? `/r/${table.room}` : table.url;
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
});
document.addEventListener("lapilli:language", async () => {
  const { games } = await ask(`/api/games?lang=${lang()}`);
  if ($("#setup").open) $("#setup").close();
  state.change({ games });
});
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  $("#main").dataset.known = ""; // back from a table
  mine();
});
state.change();
