// The dialog that opens a table: who sits where, options, dice, box file, clock.

import { askInvitation } from "./account.js";
import { callApi } from "./api.js";
import { $, h, icon, targetOf } from "./dom.js";
import { hasServer, link, waysToPlay } from "./host.js";
import { lang, linkRules, t } from "./i18n.js";
import { rememberedName, rememberName } from "./playerName.js";
import { seatBadge } from "./seats.js";

const FEW_OPTIONS = 3;
const USUAL_SEATS = 3; // of a fresh table, where the game allows it
const CLOCKS = [
  null,
  { minutes: 10, bonus: 10 },
  { minutes: 30, bonus: 30 },
  { minutes: 3 * 1440, bonus: 12 * 3600 },
  { minutes: 7 * 1440, bonus: 24 * 3600 },
];

/**
 * @param {{ minutes: number, bonus: number } | null} time
 * @returns {string}
 */
function clockWords(time) {
  if (!time) return t("setup-clock-none");
  if (time.minutes < 1440) return t("setup-clock-minutes", { n: time.minutes, s: time.bonus });
  return t("setup-clock-days", { n: time.minutes / 1440, h: time.bonus / 3600 });
}

/**
 * Return the name of a level; a level of a plug-in has its own label.
 * @param {Responses.Level} level
 * @returns {string}
 */
const levelWords = (level) =>
  t(`level-${level.name}`) === `level-${level.name}` ? level.label : t(`level-${level.name}`);

/**
 * Name a way to play; where all win together, bots are not opponents.
 * @param {Responses.GameWords} game
 * @param {string} way
 * @returns {string}
 */
export const wayWords = (game, way) => t(way === "bots" && game.together ? "game-bots-together" : `game-${way}`);

/**
 * Open the dialog for a game; `way` (bots, screen or friends) fills the seats, with bots of a level.
 * @param {Responses.GameWords} game
 * @param {string} [way]
 * @param {string} [level]
 */
export function openSetup(game, way = "bots", level = "casual") {
  const box = $("#setup");
  const form = h("form", { method: "dialog" });
  const counts = [...game.seats].sort((a, b) => a - b);
  const usual = counts.includes(USUAL_SEATS) ? USUAL_SEATS : (counts.find((n) => n > 1) ?? counts[0]);
  /** @type {{ count: number, way: string, seats: string[] }} */
  const state = { count: usual, way, seats: [] };
  const seatBox = h("div", { class: "seat-rows" });
  const problem = h("p", { class: "problem", role: "alert" });
  const optionFields = new Map(); // what the person chose; the server chooses the rest
  /** @type {((room: Record<string, unknown>) => void)[]} */
  const usualValues = []; // each shows the default for this number of people
  /** @type {string[]} */
  const unfit = []; // chosen values that are impossible with so many players
  const lost = h("p", { class: "problem", role: "status" });

  const deal = () => {
    const rest = { bots: `bot:${level}`, screen: "hotseat", friends: "link" }[state.way] ?? "link";
    state.seats = Array.from({ length: state.count }, (_, index) => (index === 0 ? "me" : rest));
    drawSeats();
  };
  const showUsual = () => {
    unfit.length = 0;
    const people = state.seats.filter((value) => !value.startsWith("bot:")).length;
    for (const show of usualValues) show(game.room_options?.[people] ?? {});
    if (unfit.length || lost.dataset.count !== String(state.count)) lost.textContent = unfit.join(" ");
    lost.dataset.count = String(state.count);
    waits.hidden = !state.seats.includes("link");
  };
  const drawSeats = () => {
    showUsual();
    const names =
      game.seat_names?.[state.count] ??
      Array.from({ length: state.count }, (_, index) => ({
        name: String(index),
        label: String(index + 1),
        colour: "black",
        letter: "",
      }));
    seatBox.replaceChildren(
      ...state.seats.map((value, index) => {
        const seat = names[index];
        const choices = [
          ["me", t("setup-me")],
          ["hotseat", t("setup-hotseat")],
          ...(hasServer ? [["link", t("setup-link")]] : []),
          ...game.levels.map((level) => [`bot:${level.name}`, t("setup-bot", { level: levelWords(level) })]),
        ];
        const select = h(
          "select",
          {
            "aria-label": t("setup-who", { seat: seat.label }),
            "data-seat": seat.name,
            onchange: (event) => {
              state.seats[index] = targetOf(event).value;
              showUsual();
            },
          },
          choices.map(([code, words]) => h("option", { value: code, selected: code === value }, words)),
        );
        return h("div", { class: "seat-row" }, seatBadge(seat), h("b", {}, seat.label), select);
      }),
    );
  };

  const ways = h(
    "div",
    { class: "ways", role: "group", "aria-label": t("setup-seats") },
    waysToPlay.map((one) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": String(one === state.way),
          onclick: (event) => {
            state.way = one;
            if (one !== "bots" && state.count < 2 && counts.some((n) => n > 1)) choose(counts.find((n) => n > 1) ?? 2);
            for (const button of ways.children)
              button.setAttribute("aria-pressed", String(button === event.currentTarget));
            deal();
          },
        },
        wayWords(game, one),
      ),
    ),
  );
  /** @param {number} count */
  const choose = (count) => {
    state.count = count;
    for (const button of numbers.children)
      button.setAttribute("aria-pressed", String(Number(button.dataset.n) === count));
    deal();
  };
  const numbers = h(
    "div",
    { class: "numbers", role: "group", "aria-label": t("setup-count") },
    counts.map((n) =>
      h(
        "button",
        { type: "button", "data-n": n, "aria-pressed": String(n === state.count), onclick: () => choose(n) },
        String(n),
      ),
    ),
  );

  const options = game.options.map((option) => {
    const id = `option-${option.name}`;
    /** @param {Responses.Value} value */
    const words = (value) =>
      value.label ?? (value.value === true ? t("yes") : value.value === false ? t("no") : String(value.value));
    const select = h(
      "select",
      { id, "aria-describedby": option.help ? `${id}-help` : null },
      option.values.map((value, index) => h("option", { value: index }, words(value))),
      option.open ? h("option", { value: "own" }, "…") : null,
    );
    const own = option.open ? h("input", { "aria-label": option.label, hidden: true }) : null;
    const read = () => (select.value === "own" && own ? own.value : option.values[Number(select.value)].value);
    select.addEventListener("change", () => {
      optionFields.set(option.name, read);
      if (own) own.hidden = select.value !== "own";
    });
    /** @param {{ seats: number[] }} value */
    const fits = ({ seats }) => !seats || seats.includes(state.count);
    usualValues.push((room) => {
      for (const [index, one] of [...select.options].entries()) {
        if (option.values[index]) one.hidden = one.disabled = !fits(option.values[index]);
      }
      if (
        option.values[Number(select.value)] &&
        !fits(option.values[Number(select.value)]) &&
        optionFields.delete(option.name)
      )
        unfit.push(t("setup-unfit", { option: option.label, n: state.count }));
      field.hidden = !option.open && option.values.filter(fits).length < 2;
      if (!optionFields.has(option.name))
        select.value = String(
          Math.max(
            0,
            option.values.findIndex(({ value }) => value === room[option.name]),
          ),
        );
    });
    /**
     * @param {string} id
     * @param {string} words
     * @param {Element} input
     */
    const field = h(
      "div",
      { class: "field" },
      h("label", { for: id }, option.label),
      select,
      own,
      option.help ? h("p", { class: "note", id: `${id}-help` }, linkRules(option.help, game.name)) : null,
    );
    return field;
  });

  const few = options.length <= FEW_OPTIONS; // few options need no collapsible section
  // options that everybody sees; the rest are house rules
  const first = options.filter((_, at) => few || game.options[at].first);
  const rules = options.filter((_, at) => !few && !game.options[at].first);
  const name = h("input", { id: "my-name", maxlength: 40, autocomplete: "nickname", value: rememberedName() });
  const dice = h(
    "select",
    { id: "dice" },
    h("option", { value: "server" }, t("setup-dice-server")),
    h("option", { value: "typed" }, t("setup-dice-typed")),
  );
  const boxFile = h("input", { type: "file", id: "box-file", accept: ".toml,text/plain" });
  const password = h("input", { id: "table-password", maxlength: 100, autocomplete: "off" });
  const listed = h("input", { type: "checkbox", id: "table-listed" });
  const asks = h("input", { type: "checkbox", id: "table-asks", onchange: () => (password.disabled = asks.checked) });
  const wait = h("input", { type: "checkbox", id: "table-wait", checked: true });
  const waits = h("label", { class: "wait", for: "table-wait" }, wait, t("setup-wait"));
  const clock = h(
    "select",
    { id: "clock" },
    CLOCKS.map((time, index) => h("option", { value: index }, clockWords(time))),
  );
  /**
   * @param {string} id
   * @param {string} words
   * @param {Element} input
   */
  const field = (id, words, input) => h("div", { class: "field" }, h("label", { for: id }, words), input);

  form.append(
    h(
      "header",
      {},
      h("h2", { id: "setup-title" }, t("setup-heading", { game: game.title })),
      h("button", { class: "round", value: "cancel", formnovalidate: true, "aria-label": t("close") }, icon("close")),
    ),
    problem,
    ways,
    hasServer ? "" : h("p", { class: "note" }, t("site-friends")),
    field("my-name", t("setup-name"), name),
    h("div", { class: "field inline" }, h("span", {}, t("setup-count")), numbers),
    lost,
    seatBox,
    waits,
    first.length ? h("fieldset", {}, h("legend", {}, t("setup-options")), first) : "",
    rules.length
      ? h(
          "details",
          { class: "house-rules" },
          h("summary", {}, t("setup-rules")),
          h("p", { class: "note" }, t("setup-rules-words")),
          rules,
        )
      : "",
    h(
      "details",
      {},
      h("summary", {}, t("setup-more")),
      field("dice", t("setup-dice"), dice),
      field("box-file", t("setup-box"), boxFile),
      field("clock", t("setup-clock"), clock),
      hasServer
        ? [
            h("label", { class: "wait", for: "table-listed" }, listed, t("setup-listed")),
            h("label", { class: "wait", for: "table-asks" }, asks, t("setup-asks")),
            field("table-password", t("setup-password"), password),
          ]
        : null,
    ),
    h("footer", {}, h("button", { type: "submit", class: "main", id: "open-table", value: "go" }, t("setup-go"))),
  );
  form.addEventListener("submit", async (event) => {
    if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "cancel") return;
    event.preventDefault();
    problem.textContent = "";
    rememberName(name.value);
    const mine = name.value.trim() || undefined;
    const seats = state.seats.map((value) => {
      const [who, level] = /** @type {[Requests.SeatRequest["who"], string?]} */ (value.split(":"));
      return { who, ...(level ? { level } : {}), ...(who === "me" && mine ? { name: mine } : {}) };
    });
    /** @type {Requests.TableRequest} */
    const body = {
      game: game.name,
      seats,
      options: Object.fromEntries([...optionFields].map(([key, read]) => [key, read()])),
      dice: /** @type {Requests.TableRequest["dice"]} */ (dice.value),
      lang: lang(),
    };
    if (boxFile.files[0]) body.box = await boxFile.files[0].text();
    const time = CLOCKS[Number(clock.value)];
    if (time) body.clock = time;
    if (wait.checked && seats.some((seat) => seat.who === "link")) body.wait = true;
    if (listed.checked) body.listed = true;
    if (asks.checked) body.door = "ask";
    else if (password.value) body.password = password.value;
    try {
      const table = await callApi(`/api/tables?lang=${lang()}`, { method: "POST", body });
      location.href = link(table.url);
    } catch (trouble) {
      if (trouble.code === "invitation" && (await askInvitation(problem))) return form.requestSubmit($("#open-table"));
      problem.textContent = trouble.message;
      problem.scrollIntoView({ block: "nearest" }); // the message must be visible
    }
  });
  deal();
  box.replaceChildren(form);
  box.showModal();
  $("#open-table").focus();
}
