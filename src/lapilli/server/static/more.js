// The page about the table itself: invitations, the board in words, the record, the dice.

import { $, h, icon, refill } from "./dom.js";
import { check, save } from "./ending.js";
import { doorSetting } from "./entrance.js";
import { canNotify, notifies, setNotify } from "./notify.js";
import { choose, chosen, NAMES } from "./pace.js";
import { copy, replace } from "./seats.js";
import { setVolume, volume } from "./sound.js";
import { windows } from "./windows.js";
import { say } from "./words.js";

/** What each person settles alone: how fast bots are shown, whether the chance of winning is, how loud it is, and whether the browser calls. */
function settings(frame, coach, odds) {
  const speed = h(
    "select",
    { id: "pace", "data-key": "pace", onchange: (event) => choose(event.target.value) },
    NAMES.map((name) => h("option", { value: name, selected: name === chosen() }, say(`pace-${name}`))),
  );
  const call = h("input", {
    type: "checkbox",
    "data-key": "notify",
    checked: notifies(),
    onchange: async (event) => (event.target.checked = await setNotify(event.target.checked)),
  });
  const loud = h("input", {
    type: "range",
    id: "volume",
    "data-key": "volume",
    min: 0,
    max: 1,
    step: 0.1,
    value: volume(),
    onchange: (event) => setVolume(Number(event.target.value)),
  });
  const guide = coach
    ? h("input", {
        type: "checkbox",
        "data-key": "coach",
        checked: coach.on,
        onchange: (event) => (coach.on = event.target.checked),
      })
    : null;
  const shown = odds
    ? h("input", {
        type: "checkbox",
        "data-key": "odds",
        checked: odds.on,
        onchange: (event) => (odds.on = event.target.checked),
      })
    : null;
  return h(
    "section",
    { class: "settings" },
    guide ? h("label", {}, guide, " ", say("coach")) : null,
    shown ? h("label", {}, shown, " ", say("odds-show")) : null,
    h("label", {}, say("pace"), " ", speed),
    h("label", {}, say("sound"), " ", loud),
    canNotify() && frame.you?.length ? h("label", {}, call, " ", say("notify")) : null,
  );
}

export function showMore(frame, room, words, line, coach, odds) {
  const links = frame.links ?? [];
  const verdict = h("div", { role: "status" });
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  refill(
    $("#more-page"),
    links.length
      ? h(
          "section",
          {},
          h("h3", {}, say("more-links")),
          h("p", { class: "note" }, say("more-links-words")),
          links.map(({ seat, url }) => {
            const whole = new URL(url, location.href).href;
            return h(
              "p",
              { class: "invite" },
              h("b", {}, label(seat)),
              h("code", {}, whole),
              h(
                "button",
                { type: "button", class: "tiny", "data-key": `copy/${seat}`, onclick: () => copy(whole) },
                icon("link"),
                say("seat-link"),
              ),
            );
          }),
        )
      : null,
    doorSetting(frame, line),
    settings(frame, coach, odds),
    frame.windows?.length ? h("section", {}, windows(frame, line)) : null,
    frame.option_words?.length
      ? h(
          "section",
          {},
          h("h3", {}, say("more-options")),
          h(
            "dl",
            {},
            frame.option_words.flatMap(({ label: name, value }) => [h("dt", {}, name), h("dd", {}, value)]),
          ),
        )
      : null,
    h(
      "section",
      {},
      h("h3", {}, say("more-description")),
      h(
        "ul",
        { class: "described" },
        words.map((line) => h("li", {}, line)),
      ),
    ),
    h(
      "section",
      {},
      h("h3", {}, say("more-promise")),
      h("p", { class: "note" }, say("more-promise-words")),
      h("p", { class: "code" }, frame.promise ?? ""),
      verdict,
      h(
        "div",
        { class: "deeds" },
        h(
          "button",
          { type: "button", "data-key": "dice", id: "check-dice", onclick: () => check(room, verdict) },
          icon("check"),
          say("dice-check"),
        ),
        h(
          "button",
          {
            type: "button",
            "data-key": "record",
            id: "save-record",
            disabled: !frame.over,
            onclick: () => save(room, frame.game),
          },
          icon("log"),
          say("more-record"),
        ),
        h("a", { class: "button", href: `/r/${room}` }, icon("play"), say("more-replay")),
        frame.you?.length === 1 && !frame.over
          ? h(
              "button",
              {
                type: "button",
                "data-key": "leave",
                onclick: () =>
                  replace(
                    frame.seats.find((seat) => seat.name === frame.you[0]),
                    line,
                  ),
              },
              say("seat-leave"),
            )
          : null,
      ),
    ),
  );
}
