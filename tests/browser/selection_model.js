// A model of one person at a table, which drives the selection (selection.js) and the question that is shown
// (question.js) with random events. Returns what the selection did wrong, with the last events; null if nothing.
//
// The model knows only what the person did and what the server said. It does not look at how the selection decides.
async ({ seed, steps }) => {
  const { NOTHING_SELECTED, activeChoice, isBusy, openChoice, select, shownQuestion } = await import(
    "/static/selection.js"
  );
  const { showPendingQuestion } = await import("/static/question.js");
  document.body.innerHTML = '<section><div id="ask" hidden></div></section>';

  let state = seed; // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(random() * n);
  const one = (list) => list[below(list.length)];
  const often = (share) => random() < share;

  // -- the server ---------------------------------------------------------------------------------------------

  const THINGS = ["a", "b", "c", "d", "e"];
  const WORDS = ["word/how", "word/warn"];
  const newMenu = () => {
    const menu = [];
    for (let n = 1 + below(6); n > 0; n--) {
      const click_path = THINGS.filter(() => often(0.4)).sort(() => random() - 0.5);
      menu.push({ text: `move ${click_path.join(" ")}`, click_path, talk: false });
    }
    for (let n = below(4); n > 0; n--) {
      const click_path = [one(WORDS), one(THINGS)];
      menu.push({ text: `say ${click_path.join(" ")}`, click_path, talk: true });
    }
    const unique = menu.filter((action, at) => menu.findIndex((other) => other.text === action.text) === at);
    if (!unique.some((action) => !action.talk)) unique.push({ text: "pass", click_path: [], talk: false });
    return unique.map((action) => ({
      ...action,
      label: action.text,
      question: "",
      warning: often(0.2) ? "Are you sure?" : "",
      better: often(0.5) ? one(unique).text : undefined,
      confirm: often(0.2),
      grace: often(0.2),
    }));
  };
  const server = { ply: 0, version: 1, asks: "me", menu: newMenu(), plays: new Map(), inbox: [] };
  let outbox = []; // what is on its way to the page
  let connected = true;
  const frame = (kind) => ({
    kind,
    ply: server.ply,
    version: server.version,
    asks: server.asks,
    menu: server.menu,
    seats: [],
    log: [],
    last: 0,
  });
  const tell = (message) => connected && outbox.push(message);
  const advance = () => {
    server.ply += 1;
    server.version += 1;
    if (often(0.5)) server.menu = newMenu();
    server.asks = often(0.75) ? "me" : often(0.5) ? "other" : null;
    tell({ type: "frame", frame: frame("move") });
  };
  const receive = (message) => {
    if (message.type === "hint") {
      const { asks, menu, ply } = server;
      if (asks !== message.seat) tell({ type: "refused", id: message.id });
      else tell({ type: "hint", id: message.id, seat: asks, text: one(menu).text, words: "", ply });
      return;
    }
    const { id, text, ply, seat } = message;
    if (!server.plays.has(id)) {
      const legal = ply === server.ply && seat === server.asks && server.menu.some((action) => action.text === text);
      if (!legal) {
        tell({ type: "refused", id });
        tell({ type: "frame", frame: frame("full") });
        return;
      }
      if (often(0.5)) {
        server.plays.set(id, server.version + 1);
        tell({ type: "played", id, version: server.version + 1 });
        advance();
        return;
      }
      advance();
      server.plays.set(id, server.version);
    }
    tell({ type: "played", id, version: server.plays.get(id) });
  };

  // -- the person, and what may happen because of what they did -------------------------------------------------

  let now = NOTHING_SELECTED;
  let number = 0;
  const diary = [];
  const model = {
    allowed: [], // what may still be played without another act: repetitions and phrases that wait
    owed: "", // id of a hint that was asked for and not answered
  };
  let fault = null; // the first thing that was wrong
  const check = (yes, words) => {
    if (!yes) fault ??= `${words} (seed ${seed})\n${diary.slice(-14).join("\n")}`;
  };

  const asksFirst = (action) => action.confirm || action.warning || action.grace;
  const playedBy = (event, before, text) => {
    const shown = shownQuestion(before);
    switch (event.type) {
      case "yes":
        return shown?.action?.text === text;
      case "choose":
        return event.action.text === text && !asksFirst(event.action);
      case "better":
        return before.question?.kind === "warn" && before.question.action.better === text;
      case "click":
        return !event.near && text.split(" ").includes(event.id);
      case "say":
      case "extend":
        return text === event.wish?.text || text.split(" ").includes(event.wish?.word ?? event.id);
      default: {
        const at = model.allowed.findIndex((may) => may.text === text || text.split(" ").includes(may.word));
        if (at < 0) return false;
        const may = model.allowed[at];
        may.left -= 1;
        if (may.left <= 0) model.allowed.splice(at, 1);
        return true;
      }
    }
  };

  const shownWords = () => {
    const box = document.querySelector("#ask");
    return box.hidden ? "" : box.querySelector("[data-key='ask/do']") ? "hint" : box.querySelector(".words").textContent;
  };

  /** What must hold after every event. */
  const judge = (event, before, effects) => {
    const plays = effects.filter((effect) => effect.type === "play");
    check(plays.length < 2, "two actions at once");
    for (const { message } of event.type === "reconnected" ? [] : plays) {
      check(!isBusy(before) || ["played", "frame", "refused"].includes(event.type), "played while another is sent");
      const action = [...(before.moves?.menu ?? []), ...before.phrases, ...server.menu, ...(event.frame?.menu ?? [])].find(
        (other) => other.text === message.text,
      );
      check(action, `"${message.text}" is on no menu`);
      if (!action) return;
      check(playedBy(event, before, message.text), `"${message.text}" was played, which nobody chose`);
      if (!["yes", "better"].includes(event.type)) check(!asksFirst(action), `"${message.text}" was played unasked`);
    }
    const question = before.question;
    if (question && event.type === "yes")
      check(
        plays.length === 1 || effects.some((effect) => effect.type === "rewind"),
        "Yes did not do what was asked",
      );
    if (question && ["yes", "back"].includes(event.type)) check(!now.question, "the question stayed");
    if (event.type === "better" && plays.length) check(!now.question, "a warning stayed");
    if (question?.action && event.type === "frame" && now.question)
      check(
        event.frame.menu.some((action) => action.text === question.action.text),
        "a question about an action that is gone",
      );
    if (question && event.type === "click") {
      check(now.question === question, "a click answered the question");
      check(!effects.some((effect) => effect.type === "why"), "an answer to a click while a question is open");
    }
    if (event.type === "click" && effects.some((effect) => effect.type === "why"))
      check(
        now.phrase === before.phrase && now.moves === before.moves && now.question === before.question,
        "a thing that cannot be clicked was chosen",
      );
    if (event.type === "click" && !before.phrase) check(!now.phrase, "a click on the board began a sentence");
    if (event.type === "back") {
      check(!plays.length, "Back played something");
      const [old, left] = [activeChoice(before)?.steps.length ?? 0, activeChoice(now)?.steps.length ?? 0];
      check(left >= old - 1, "Back took more than one click");
    }
    if (event.still) {
      check(activeChoice(now)?.path.join() === activeChoice(before)?.path.join(), "a choice was lost");
      check(now.question?.action?.text === before.question?.action?.text, "a question was lost");
    }
    const shown = shownQuestion(now);
    const kinds = { hint: "hint", grace: "grace-words" };
    const words = shown ? (kinds[shown.kind] ?? (shown.words || "confirm-ask")) : "";
    check(shownWords() === (shown?.kind === "rewind" ? "takeback-alone-ask" : words), `"${shownWords()}" is shown, not "${words}"`);
    if (event.type === "ask-hint") {
      const told = effects.some((effect) => ["hint", "attend", "no-hint"].includes(effect.type));
      check(told || before.thinking || before.hint, "Hint said nothing");
      const asked = effects.find((effect) => effect.type === "hint");
      if (asked) model.owed = asked.id;
    }
    if (
      effects.some((effect) => effect.type === "no-hint" || (effect.type === "play" && event.type !== "reconnected")) ||
      shown?.kind === "hint" ||
      (event.type === "refused" && event.id === model.owed)
    )
      model.owed = "";
  };

  /** What the person did, for what may happen later. */
  const remember = (event, before, effects) => {
    if (event.type === "back") model.allowed = [];
    if (event.type === "say" && (isBusy(before) || !before.moves)) model.allowed.push({ ...event.wish, left: 1 });
    const played = effects.find((effect) => effect.type === "play");
    if (!played || event.type === "reconnected") return;
    const times = event.type === "choose" ? event.times : event.type === "yes" ? (before.question?.times ?? 1) : 1;
    if (["choose", "yes", "better", "click", "say", "extend"].includes(event.type)) {
      model.allowed = model.allowed.filter((may) => !may.repeats);
      if (times > 1) model.allowed.push({ text: played.message.text, left: times - 1, repeats: true });
    }
  };

  const page = () => ({ selection: now, frame: frame("full"), ended: "" });
  const send = (event) => {
    number += 1;
    const full = { coached: true, shared: true, messageId: `m${number}`, ...event };
    diary.push(`${event.type} ${JSON.stringify({ ...event, type: undefined, frame: event.frame?.ply, action: event.action?.text })}`);
    const before = page();
    const { now: next, effects } = select(now, full);
    now = next;
    const answers = { agree: "yes", back: "back", better: "better" };
    const acts = Object.entries(answers).map(([name, type]) => [name, () => send({ type })]);
    showPendingQuestion(page(), before, Object.fromEntries(acts), null);
    diary.push(`  -> ${effects.map((effect) => `${effect.type} ${effect.message?.text ?? effect.id ?? ""}`).join(", ")}`);
    judge(full, before.selection, effects);
    remember(full, before.selection, effects);
    for (const effect of effects)
      if (effect.type === "play" || effect.type === "hint") {
        if (connected) server.inbox.push(effect.message ?? { type: "hint", id: effect.id, seat: now.seat });
      }
  };

  const deliver = () => {
    const message = outbox.shift();
    if (message.type !== "frame") return send({ waiting: outbox.some((other) => other.type === "frame"), ...message });
    const last = !outbox.some((other) => other.type === "frame") || often(0.3);
    send({ ...message, last });
  };
  const cut = () => {
    connected = false;
    outbox = [];
    if (often(0.5)) server.inbox = [];
  };
  const reconnect = () => {
    connected = true;
    send({ type: "reconnected" });
    tell({ type: "frame", frame: frame("full") });
  };

  const person = [
    () => send({ type: "click", id: one(THINGS), live: false, near: false, around: [] }),
    () => {
      const live = [...(openChoice(now)?.next.keys() ?? [])].filter((id) => THINGS.includes(id));
      if (live.length) send({ type: "click", id: one(live), live: true, near: often(0.2), around: [] });
    },
    () => {
      const listed = openChoice(now)?.candidates ?? [];
      if (listed.length) send({ type: "choose", action: one(listed), times: 1 + below(3) });
    },
    () => send({ type: "say", wish: often(0.5) ? { text: one(server.menu).text } : { word: one(WORDS) } }),
    () => send({ type: "extend", id: one([...WORDS, ...THINGS]) }),
    () => document.querySelector("#ask:not([hidden]) [data-key='ask/yes'], #ask:not([hidden]) [data-key='ask/do']")?.click(),
    () => document.querySelector("#ask:not([hidden]) [data-key='ask/better']")?.click(),
    () => document.querySelector("#ask:not([hidden]) [data-key='ask/no']")?.click(),
    () => send({ type: "back" }), // Escape, or Back in the menu
    () => send({ type: "ask-hint" }),
    () => send({ type: "ask-hint" }),
    () => often(0.2) && send({ type: "rewind" }),
    () => now.asked && send({ type: "why", reason: "because", rule: "" }),
    () => {
      // a resized window, or another language: the same moment comes again
      if (!connected || outbox.length || server.inbox.length || now.version !== server.version || !now.moves) return;
      send({ type: "frame", frame: frame("full"), last: true, still: !isBusy(now) });
    },
  ];
  tell({ type: "frame", frame: frame("full") });
  deliver();
  for (let step = 0; step < steps && !fault; step++) {
    const dice = random();
    if (dice < 0.55) one(person)();
    else if (dice < 0.75) outbox.length && deliver();
    else if (dice < 0.92) server.inbox.length && receive(server.inbox.shift());
    else if (dice < 0.97) often(0.5) && advance();
    else if (connected) cut();
    else reconnect();
  }
  // everything arrives at last
  if (!connected) reconnect();
  while (!fault && (outbox.length || server.inbox.length)) {
    if (server.inbox.length) receive(server.inbox.shift());
    else deliver();
  }
  check(!isBusy(now), "still waiting for the server, which has answered");
  if (now.question) send({ type: "back" });
  check(!model.owed, "a hint was asked for, and neither shown nor refused");
  return fault;
};
