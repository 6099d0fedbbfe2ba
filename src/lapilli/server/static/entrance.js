// For the host: who may come in, and newcomers who ask to.

import { askFor } from "./asked.js";
import { $, announce, h, refill } from "./dom.js";
import { say } from "./words.js";

const DOORS = ["open", "password", "ask", "closed"];

/** The setting of the door, for the page about the table; null for everybody but the host. */
export function doorSetting(frame, line) {
  if (!frame.door) return null;
  const choose = async (event) => {
    const to = event.target.value;
    const password = to === "password" ? await askFor(say("door-password"), { secret: true }) : "";
    if (to === "password" && !password) event.target.value = frame.door.to;
    else line.send({ type: "door", to, password });
  };
  const doors = h(
    "select",
    { id: "door-to", "data-key": "door", onchange: choose },
    DOORS.map((to) => h("option", { value: to, selected: to === frame.door.to }, say(`door-to-${to}`))),
  );
  return h(
    "section",
    { class: "door" },
    h("h3", {}, h("label", { for: "door-to" }, say("door-who"))),
    doors,
    h("p", { class: "note" }, say(`door-note-${frame.door.to}`)),
  );
}

const asks = ({ name }) => (name ? say("newcomer-asks", { name }) : say("newcomer-nameless"));

/** Those who wait for an answer, each with a yes and a no; who has just come is told wherever the host looks. */
export function showNewcomers(frame, line) {
  const asking = frame.door?.asking ?? [];
  const box = $("#newcomers");
  box.hidden = !asking.length;
  if (asking.length && asking.at(-1).number > Number(box.dataset.latest ?? 0)) {
    box.dataset.latest = asking.at(-1).number;
    announce(asks(asking.at(-1)));
    box.parentElement.scrollTop = 0;
    if (box.parentElement.classList.contains("tucked")) $("#tab-play").classList.add("news"); // on a phone another leaf is open
  }
  refill(
    box,
    asking.map((newcomer) => {
      const { number } = newcomer;
      const answer = (yes) =>
        h(
          "button",
          {
            type: "button",
            class: yes ? "main" : "",
            "data-key": `admit/${number}/${yes}`,
            onclick: () => line.send({ type: "admit", number, yes }),
          },
          say(yes ? "newcomer-yes" : "newcomer-no"),
        );
      return h(
        "div",
        { class: "newcomer" },
        h("p", { class: "words" }, asks(newcomer)),
        h("div", { class: "deeds" }, answer(true), answer(false)),
      );
    }),
  );
}
