// Questions under the prompt that need an answer.

import { $, h, refill } from "./dom.js";
import { phone } from "./shape.js";
import { cited, say } from "./words.js";

const MARGIN = 8; // pixels below a question

/** A question with its answers under the prompt: [{words, act, main}]. The first answer gets the focus when `grab`. */
export function question(words, note, answers, grab = false) {
  const box = $("#ask");
  box.hidden = false;
  refill(
    box,
    h("p", { class: "words" }, cited(words)),
    note ? h("p", { class: "note" }, note) : null,
    h(
      "div",
      { class: "deeds" },
      answers.map(({ words: label, act, main, key }) =>
        h("button", { type: "button", class: main ? "main" : "", "data-key": `ask/${key}`, onclick: act }, label),
      ),
    ),
  );
  if (grab && phone.matches) $("#tab-play")?.click(); // on a phone another leaf may hide it
  if (grab) box.querySelector("button")?.focus({ preventScroll: true });
  bringUp(box);
}

/** Push the panel, never the page, until the answers are in sight: what the coach says may have taken their room. */
function bringUp(box) {
  const [inner, outer] = [box, box.parentElement].map((element) => element.getBoundingClientRect());
  const hidden = inner.bottom + MARGIN - outer.bottom;
  if (hidden > 0) box.parentElement.scrollTop += Math.min(hidden, inner.top - outer.top);
}

export function noQuestion() {
  const box = $("#ask");
  box.hidden = true;
  box.replaceChildren();
}

/** What is to be asked at a table now: an action to be confirmed, a hint, or a take-back of somebody else. */
export function askNow({ frame, pending, advised, reason, choice, rewinding }, before, state, line, board, deeds) {
  if (pending) {
    if (pending === before.pending) return;
    const answers = [
      {
        key: "yes",
        words: say(pending.nudged ? "coach-anyway" : "confirm-yes"),
        main: true,
        act: () => state.now.pending && deeds.send(state.now.pending),
      },
      { key: "no", words: say("back"), act: () => deeds.back() },
    ];
    return question(pending.question || say("confirm-ask", { action: pending.label }), "", answers, true);
  }
  if (advised && choice) {
    if (advised === before.advised) return;
    const close = () => {
      board.advise([]);
      state.change({ advised: null });
    };
    const play = () => {
      close();
      deeds.send(advised);
    };
    return question(
      reason || say("hint-words", { action: advised.label }),
      "",
      [
        { key: "do", words: say("hint-play"), main: true, act: play },
        { key: "no", words: say("close"), act: close },
      ],
      true,
    );
  }
  if (rewinding) return before.rewinding ? undefined : goBack(frame, state, line);
  const asked = frame.takeback;
  if (!asked) return noQuestion();
  const label = (name) => frame.seats.find((seat) => seat.name === name)?.label ?? name;
  if (asked.mine) return question(say("takeback-asked", { who: (asked.waiting ?? []).map(label).join(", ") }), "", []);
  question(say("takeback-question", { who: label(asked.from) }), "", [
    {
      key: "yes",
      words: say("takeback-yes"),
      main: true,
      act: () => line.send({ type: "answer", takeback: asked.id, yes: true }),
    },
    { key: "no", words: say("takeback-no"), act: () => line.send({ type: "answer", takeback: asked.id, yes: false }) },
  ]);
}

/** Back to my own last decision: where nobody else can refuse, the table says first what that undoes. */
function goBack(frame, state, line) {
  const mine = frame.log
    .filter((one) => one.ply === frame.last)
    .map((one) => one.text)
    .join(" ");
  const close = () => state.change({ rewinding: false });
  question(
    say("takeback-alone-ask", { what: mine || "…" }),
    say("takeback-alone-note", { n: frame.ply - frame.last }),
    [
      {
        key: "yes",
        words: say("takeback-alone-yes"),
        main: true,
        act: () => {
          close();
          line.send({ type: "takeback", ply: frame.last });
        },
      },
      { key: "no", words: say("close"), act: close },
    ],
    true,
  );
}
