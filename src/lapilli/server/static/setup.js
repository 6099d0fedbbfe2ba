// Opening a table: who sits where, the options with their help, the dice, the box, the clock.

import { $, h, icon } from "./dom.js";
import { ask } from "./live.js";
import { invited } from "./me.js";
import { remember, remembered } from "./naming.js";
import { mark } from "./seats.js";
import { cited, lang, say } from "./words.js";

const FEW = 3;
const CLOCKS = [
  null,
  { minutes: 10, bonus: 10 },
  { minutes: 30, bonus: 30 },
  { minutes: 3 * 1440, bonus: 12 * 3600 },
  { minutes: 7 * 1440, bonus: 24 * 3600 },
];

function clockWords(time) {
  if (!time) return say("setup-clock-none");
  if (time.minutes < 1440) return say("setup-clock-minutes", { n: time.minutes, s: time.bonus });
  return say("setup-clock-days", { n: time.minutes / 1440, h: time.bonus / 3600 });
}

/** A level in the person's language; one that plugged in brings its own label. */
const levelWords = (level) =>
  say(`level-${level.name}`) === `level-${level.name}` ? level.label : say(`level-${level.name}`);

/** A way to play in words; where all win together, bots are no opponents. */
export const wayWords = (game, way) => say(way === "bots" && game.together ? "game-bots-together" : `game-${way}`);

/** Show the dialog for a game; `way` is bots, screen or friends and fills the seats. */
export function setup(game, way = "bots") {
  const box = $("#setup");
  const form = h("form", { method: "dialog" });
  const counts = [...game.seats].sort((a, b) => a - b);
  const usual =
    way === "screen" ? counts.find((n) => n > 1) : way === "friends" ? counts.find((n) => n > 1) : game.seats[0];
  const state = { count: usual ?? game.seats[0], way, seats: [] };
  const seatBox = h("div", { class: "seat-rows" });
  const problem = h("p", { class: "problem", role: "alert" });
  const optionFields = new Map(); // what was chosen by hand; the rest is left to the room
  const usualValues = []; // each shows what a room with these people plays with
  const unfit = []; // what was chosen and cannot be with so many
  const lost = h("p", { class: "problem", role: "status" });

  const deal = () => {
    const rest = { bots: "bot:casual", screen: "hotseat", friends: "link" }[state.way];
    state.seats = Array.from({ length: state.count }, (_, index) => (index === 0 ? "me" : rest));
    drawSeats();
  };
  const showUsual = () => {
    unfit.length = 0;
    const people = state.seats.filter((value) => !value.startsWith("bot:")).length;
    for (const show of usualValues) show(game.room_options?.[people] ?? {});
    if (unfit.length || lost.dataset.count !== String(state.count)) lost.textContent = unfit.join(" ");
    lost.dataset.count = state.count;
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
          ["me", say("setup-me")],
          ["hotseat", say("setup-hotseat")],
          ["link", say("setup-link")],
          ...game.levels.map((level) => [`bot:${level.name}`, say("setup-bot", { level: levelWords(level) })]),
        ];
        const select = h(
          "select",
          {
            "aria-label": say("setup-who", { seat: seat.label }),
            "data-seat": seat.name,
            onchange: (event) => {
              state.seats[index] = event.target.value;
              showUsual();
            },
          },
          choices.map(([code, words]) => h("option", { value: code, selected: code === value }, words)),
        );
        return h("div", { class: "seat-row" }, mark(seat), h("b", {}, seat.label), select);
      }),
    );
  };

  const ways = h(
    "div",
    { class: "ways", role: "group", "aria-label": say("setup-seats") },
    ["bots", "screen", "friends"].map((one) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": String(one === state.way),
          onclick: (event) => {
            state.way = one;
            if (one !== "bots" && state.count < 2 && counts.some((n) => n > 1)) choose(counts.find((n) => n > 1));
            for (const button of ways.children)
              button.setAttribute("aria-pressed", String(button === event.currentTarget));
            deal();
          },
        },
        wayWords(game, one),
      ),
    ),
  );
  const choose = (count) => {
    state.count = count;
    for (const button of numbers.children)
      button.setAttribute("aria-pressed", String(Number(button.dataset.n) === count));
    deal();
  };
  const numbers = h(
    "div",
    { class: "numbers", role: "group", "aria-label": say("setup-count") },
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
    const words = (value) =>
      value.label ?? (value.value === true ? say("yes") : value.value === false ? say("no") : String(value.value));
    const select = h(
      "select",
      { id, "aria-describedby": option.help ? `${id}-help` : null },
      option.values.map((value, index) => h("option", { value: index }, words(value))),
      option.open ? h("option", { value: "own" }, "…") : null,
    );
    const own = option.open ? h("input", { "aria-label": option.label, hidden: true }) : null;
    const read = () => (select.value === "own" ? own.value : option.values[Number(select.value)].value);
    select.addEventListener("change", () => {
      optionFields.set(option.name, read);
      if (own) own.hidden = select.value !== "own";
    });
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
        unfit.push(say("setup-unfit", { option: option.label, n: state.count }));
      field.hidden = !option.open && option.values.filter(fits).length < 2;
      if (!optionFields.has(option.name))
        select.value = Math.max(
          0,
          option.values.findIndex(({ value }) => value === room[option.name]),
        );
    });
    const field = h(
      "div",
      { class: "field" },
      h("label", { for: id }, option.label),
      select,
      own,
      option.help ? h("p", { class: "note", id: `${id}-help` }, cited(option.help, game.name)) : null,
    );
    return field;
  });

  const few = options.length <= FEW; // then nothing needs to be folded away
  const first = options.filter((_, at) => few || game.options[at].first); // what everybody chooses; the rest are house rules
  const rules = options.filter((_, at) => !few && !game.options[at].first);
  const name = h("input", { id: "my-name", maxlength: 40, autocomplete: "nickname", value: remembered() });
  const dice = h(
    "select",
    { id: "dice" },
    h("option", { value: "server" }, say("setup-dice-server")),
    h("option", { value: "typed" }, say("setup-dice-typed")),
  );
  const boxFile = h("input", { type: "file", id: "box-file", accept: ".toml,text/plain" });
  const password = h("input", { id: "table-password", maxlength: 100, autocomplete: "off" });
  const listed = h("input", { type: "checkbox", id: "table-listed" });
  const asks = h("input", { type: "checkbox", id: "table-asks", onchange: () => (password.disabled = asks.checked) });
  const wait = h("input", { type: "checkbox", id: "table-wait", checked: true });
  const waits = h("label", { class: "wait", for: "table-wait" }, wait, say("setup-wait"));
  const clock = h(
    "select",
    { id: "clock" },
    CLOCKS.map((time, index) => h("option", { value: index }, clockWords(time))),
  );
  const field = (id, words, input) => h("div", { class: "field" }, h("label", { for: id }, words), input);

  form.append(
    h(
      "header",
      {},
      h("h2", { id: "setup-title" }, say("setup-heading", { game: game.title })),
      h("button", { class: "round", value: "cancel", formnovalidate: true, "aria-label": say("close") }, icon("close")),
    ),
    problem,
    ways,
    field("my-name", say("setup-name"), name),
    h("div", { class: "field inline" }, h("span", {}, say("setup-count")), numbers),
    lost,
    seatBox,
    waits,
    first.length ? h("fieldset", {}, h("legend", {}, say("setup-options")), first) : "",
    rules.length
      ? h(
          "details",
          { class: "house-rules" },
          h("summary", {}, say("setup-rules")),
          h("p", { class: "note" }, say("setup-rules-words")),
          rules,
        )
      : "",
    h(
      "details",
      {},
      h("summary", {}, say("setup-more")),
      field("dice", say("setup-dice"), dice),
      field("box-file", say("setup-box"), boxFile),
      field("clock", say("setup-clock"), clock),
      h("label", { class: "wait", for: "table-listed" }, listed, say("setup-listed")),
      h("label", { class: "wait", for: "table-asks" }, asks, say("setup-asks")),
      field("table-password", say("setup-password"), password),
    ),
    h("footer", {}, h("button", { type: "submit", class: "main", id: "open-table", value: "go" }, say("setup-go"))),
  );
  form.addEventListener("submit", async (event) => {
    if (event.submitter?.value === "cancel") return;
    event.preventDefault();
    problem.textContent = "";
    remember(name.value);
    const mine = name.value.trim() || undefined;
    const seats = state.seats.map((value) => {
      const [who, level] = value.split(":");
      return { who, ...(level ? { level } : {}), ...(who === "me" && mine ? { name: mine } : {}) };
    });
    const body = {
      game: game.name,
      seats,
      options: Object.fromEntries([...optionFields].map(([key, read]) => [key, read()])),
      dice: dice.value,
      lang: lang(),
    };
    if (boxFile.files[0]) body.box = await boxFile.files[0].text();
    if (CLOCKS[clock.value]) body.clock = CLOCKS[clock.value];
    if (wait.checked && seats.some((seat) => seat.who === "link")) body.wait = true;
    if (listed.checked) body.listed = true;
    if (asks.checked) body.door = "ask";
    else if (password.value) body.password = password.value;
    try {
      const table = await ask(`/api/tables?lang=${lang()}`, { method: "POST", body });
      location.href = table.url;
    } catch (trouble) {
      if (trouble.code === "invitation" && (await invited(problem))) return form.requestSubmit($("#open-table"));
      problem.textContent = trouble.message;
      problem.scrollIntoView({ block: "nearest" }); // said at the choice, never below the fold
    }
  });
  deal();
  box.replaceChildren(form);
  box.showModal();
  $("#open-table").focus();
}
