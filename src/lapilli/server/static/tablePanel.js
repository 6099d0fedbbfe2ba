// The panel about the table itself: invitations, settings, the board in words, the record, the dice.

import { doorSetting } from "./admission.js";
import { autoPassBoxes } from "./autoPass.js";
import { $, h, icon, replaceContent, targetOf } from "./dom.js";
import { link } from "./host.js";
import { t } from "./i18n.js";
import { canNotify, notificationsOn, setNotifications } from "./notifications.js";
import { SPEED_NAMES, setSpeed, speedName } from "./playbackSpeed.js";
import { checkDice, saveRecord } from "./resultCard.js";
import { askForBot, copyToClipboard } from "./seats.js";
import { setVolume, volume } from "./sound.js";

/**
 * Return what each person sets alone: playback speed, coach, win chance, volume, notifications.
 * @param {Frame} frame
 * @param {Coach | null} coach
 * @param {WinChance | null} odds
 */
function settings(frame, coach, odds) {
  const speed = h(
    "select",
    { id: "pace", "data-key": "pace", onchange: (event) => setSpeed(targetOf(event).value) },
    SPEED_NAMES.map((name) => h("option", { value: name, selected: name === speedName() }, t(`pace-${name}`))),
  );
  const call = h("input", {
    type: "checkbox",
    "data-key": "notify",
    checked: notificationsOn(),
    onchange: async (event) => (targetOf(event).checked = await setNotifications(targetOf(event).checked)),
  });
  const loud = h("input", {
    type: "range",
    id: "volume",
    "data-key": "volume",
    min: 0,
    max: 1,
    step: 0.1,
    value: volume(),
    onchange: (event) => setVolume(Number(targetOf(event).value)),
  });
  const guide = coach
    ? h("input", {
        type: "checkbox",
        "data-key": "coach",
        checked: coach.on,
        onchange: (event) => (coach.on = targetOf(event).checked),
      })
    : null;
  const shown = odds
    ? h("input", {
        type: "checkbox",
        "data-key": "odds",
        checked: odds.on,
        onchange: (event) => (odds.on = targetOf(event).checked),
      })
    : null;
  return h(
    "section",
    { class: "settings" },
    guide ? h("label", {}, guide, " ", t("coach")) : null,
    shown ? h("label", {}, shown, " ", t("odds-show")) : null,
    h("label", {}, t("pace"), " ", speed),
    h("label", {}, t("sound"), " ", loud),
    canNotify() && frame.you?.length ? h("label", {}, call, " ", t("notify")) : null,
  );
}

/**
 * @param {Frame} frame
 * @param {string} room
 * @param {string[]} words
 * @param {Connection} socket
 * @param {Coach | null} coach
 * @param {WinChance | null} odds
 */
export function showTablePanel(frame, room, words, socket, coach, odds) {
  const links = frame.links ?? [];
  const mine = frame.you?.length === 1 ? frame.seats.find((seat) => seat.name === frame.you[0]) : undefined;
  const verdict = h("div", { role: "status" });
  /** @param {string} name */
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  replaceContent(
    $("#table-panel"),
    links.length
      ? h(
          "section",
          {},
          h("h3", {}, t("more-links")),
          h("p", { class: "note" }, t("more-links-words")),
          links.map(({ seat, url }) => {
            const whole = new URL(url, location.href).href;
            return h(
              "p",
              { class: "invite" },
              h("b", {}, label(seat)),
              h("code", {}, whole),
              h(
                "button",
                { type: "button", class: "tiny", "data-key": `copy/${seat}`, onclick: () => copyToClipboard(whole) },
                icon("link"),
                t("seat-link"),
              ),
            );
          }),
        )
      : null,
    doorSetting(frame, socket),
    settings(frame, coach, odds),
    frame.auto_pass?.length ? h("section", {}, autoPassBoxes(frame, socket)) : null,
    frame.option_words?.length
      ? h(
          "section",
          {},
          h("h3", {}, t("more-options")),
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
      h("h3", {}, t("more-description")),
      h(
        "ul",
        { class: "described" },
        words.map((sentence) => h("li", {}, sentence)),
      ),
    ),
    h(
      "section",
      {},
      h("h3", {}, t("seed-commitment")),
      h("p", { class: "note" }, t("seed-commitment-words")),
      h("p", { class: "code" }, frame.seed_commitment ?? ""),
      verdict,
      h(
        "div",
        { class: "button-row" },
        h(
          "button",
          { type: "button", "data-key": "dice", id: "check-dice", onclick: () => checkDice(room, verdict) },
          icon("check"),
          t("dice-check"),
        ),
        h(
          "button",
          {
            type: "button",
            "data-key": "record",
            id: "save-record",
            disabled: !frame.over,
            onclick: () => saveRecord(room, frame.game),
          },
          icon("log"),
          t("more-record"),
        ),
        h("a", { class: "button", href: link(`/r/${room}`) }, icon("play"), t("more-replay")),
        mine && !frame.over
          ? h(
              "button",
              {
                type: "button",
                "data-key": "leave",
                onclick: () => askForBot(mine, socket),
              },
              t("seat-leave"),
            )
          : null,
      ),
    ),
  );
}
