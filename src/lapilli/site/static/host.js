// What the pages ask of the program that hosts the tables: here Python in a worker of this page. The pages of a server
// have a module with the same names (src/lapilli/server/static/host.js).

export const hasServer = false;
export const waysToPlay = ["bots", "screen"];

const html = document.documentElement;
const main = document.getElementById("main");
const root = new URL(html.dataset.root ?? "./", location.href.split(/[?#]/)[0]).href;
const pageLanguage = html.lang;
const LANGUAGE = "lapilli.lang"; // in localStorage
const TABLES = "lapilli.tables"; // in localStorage: there are tables in this browser
const INSTALL_AFTER = 20000; // milliseconds until a page that waits for Python is installed anyway
const RECORD = "#r="; // in the address: the record of a finished game
const RECORD_CHARACTERS = 900_000; // the limit of the host is 1 MB
const WISH = "lapilli.wish"; // in sessionStorage: the table that the next page opens
const NEW = "new"; // the name of a table that is not open yet
const SILENCE = 30000; // milliseconds after which a worker that owes an answer to a ping is started again
const FILES = [/^\/api\/(words|games)$/, /^\/api\/(lessons|coach)\/[\w-]+$/]; // answers that were written at export time

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * @param {string} key
 * @returns {string | null}
 */
function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: not remembered
  }
}

// -- pages -------------------------------------------------------------------------------------------------------

/**
 * Return where a page is, by its address on a server.
 * @param {string} path
 * @param {string} [game]
 * @returns {string}
 */
export function link(path, game = main?.dataset.game) {
  const { pathname, searchParams, hash } = new URL(path, "https://server");
  const [, kind, ...names] = pathname.split("/");
  const here = `${root}${html.lang}/`;
  if (kind === "t" || kind === "r") {
    const query = new URLSearchParams({ room: names[0] === NEW ? (main?.dataset.room ?? NEW) : names[0] });
    for (const [key, value] of searchParams) if (key !== "game") query.set(key, value);
    return `${here}${kind === "t" ? "table" : "replay"}/${searchParams.get("game") ?? game}/?${query}`;
  }
  const query = searchParams.size ? `?${searchParams}` : "";
  return `${here}${[kind, ...names]
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join("")}${query}${hash}`;
}

/**
 * Remember the language for later pages; the address of this one follows.
 * @param {string} chosen
 */
export function rememberLanguage(chosen) {
  remember(LANGUAGE, chosen);
  const inLanguage = location.href.replace(/^(.*?\/)(en|nl|de|fr)(?=\/)/, (whole, before, old) =>
    `${before}${old}` === `${root}${old}` ? `${root}${chosen}` : whole,
  );
  history.replaceState(history.state, "", inLanguage);
}

/** Show this page again in the language that was chosen: its text comes with it. */
export const reloadPage = () => html.lang !== pageLanguage && location.reload();

// -- the worker --------------------------------------------------------------------------------------------------

/** Python in its worker: starts with the first request, and again when it has died. */
class Host {
  constructor() {
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, { resolve: (answer: Response) => void, message: object }>} */
    this.waiting = new Map();
    /** @type {Set<PortSocket>} */
    this.sockets = new Set();
    this.number = 0;
    this.failures = 0;
    this.owed = 0; // time since which an answer to a ping is owed
    this.ready = false;
    setInterval(() => this.checkAlive(), 5000);
  }

  /** @returns {Worker} */
  start() {
    if (this.worker) return this.worker;
    this.ready = false;
    this.owed = 0;
    progress.show("fetch", 0);
    const game = main?.dataset.game;
    const worker = new Worker(`${root}scripts/pythonWorker.js${game ? `?game=${game}` : ""}`, { type: "module" });
    worker.onmessage = ({ data }) => worker === this.worker && this.hear(data);
    worker.onerror = (event) => worker === this.worker && this.fail(event.message || "the worker ended");
    this.worker = worker;
    return worker;
  }

  /** @param {any} data */
  hear(data) {
    this.owed = 0;
    if (data.kind === "progress") progress.show(data.step, data.share);
    else if (data.kind === "answer") {
      const { id, status, text, media } = data;
      this.waiting.get(id)?.resolve(new Response(text, { status, headers: { "content-type": media } }));
      this.waiting.delete(id);
    } else if (data.kind === "ready") {
      this.ready = true;
      this.failures = 0;
      html.dataset.python = "ready";
      progress.hide();
      if (!data.kept) notKept();
      // the first board comes first
      if (document.body.classList.contains("table"))
        setTimeout(() => this.worker?.postMessage({ kind: "think" }), 1500);
      setTimeout(installOffline, 4000);
    } else if (data.kind === "failed") this.fail(data.reason);
  }

  /**
   * The worker has died: lines close, and the tables reconnect to the next one.
   * @param {string} reason
   */
  fail(reason) {
    this.worker?.terminate();
    this.worker = null;
    this.failures++;
    console.error(`lapilli: ${reason}`); // the words on the page do not say why
    html.dataset.python = "failed";
    for (const socket of [...this.sockets]) socket.closed(1013);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    const problem = JSON.stringify({ error: { code: "worker", reason: words["site-failed"] } });
    for (const { resolve } of waiting) resolve(new Response(problem, { status: 503 }));
    if (this.failures > 2) progress.fail(reason);
  }

  checkAlive() {
    if (!this.worker || !this.ready) return;
    if (this.owed && performance.now() - this.owed > SILENCE) return this.fail("no answer");
    if (this.owed) return;
    this.owed = performance.now();
    this.worker.postMessage({ kind: "ping" });
  }

  /**
   * @param {string} path
   * @param {{ method?: string, body?: string }} options
   * @returns {Promise<Response>}
   */
  request(path, { method = "GET", body = "" }) {
    const id = this.number++;
    const message = { kind: "request", id, method, path, body, lang: html.lang };
    return new Promise((resolve) => {
      this.waiting.set(id, { resolve, message });
      this.start().postMessage(message);
    });
  }

  /**
   * @param {string} path
   * @param {MessagePort} port
   */
  open(path, port) {
    this.start().postMessage({ kind: "open", path }, [port]);
  }
}

/** A line to the worker with the interface of a WebSocket. */
class PortSocket {
  /** @param {string} path */
  constructor(path) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.readyState = 0;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: { data: string }) => void) | null} */
    this.onmessage = null;
    /** @type {((event: { code: number }) => void) | null} */
    this.onclose = null;
    port1.onmessage = ({ data }) => this.hear(data);
    host.sockets.add(this);
    opened(path).then((address) => host.open(address, port2));
  }

  /** @param {string} data */
  hear(data) {
    if (data.startsWith('{"closed"')) return this.closed(JSON.parse(data).closed);
    this.open();
    this.onmessage?.({ data });
  }

  open() {
    if (this.readyState) return;
    this.readyState = 1;
    this.onopen?.();
  }

  /** @param {string} text */
  send(text) {
    this.port.postMessage(text);
  }

  close() {
    this.port.postMessage(null);
    this.readyState = 3;
    host.sockets.delete(this);
  }

  /** @param {number} code */
  closed(code) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    host.sockets.delete(this);
    this.onclose?.({ code });
  }
}

/** How far the start of Python is: what is done now, and how much of it. */
class Progress {
  constructor() {
    /** @type {HTMLElement | null} */
    this.box = null;
    this.timer = 0;
  }

  /**
   * @param {string} step
   * @param {number} share
   */
  show(step, share) {
    if (!this.box) {
      const box = document.createElement("div");
      box.className = "progress";
      box.setAttribute("role", "status");
      box.append(document.createElement("span"), document.createElement("progress"));
      document.body.append(box);
      this.box = box;
    }
    const [said, bar] = /** @type {[HTMLElement, HTMLProgressElement]} */ (
      /** @type {unknown} */ ([...this.box.children])
    );
    const text = words[`site-${step}`] ?? step;
    if (said.textContent !== text) said.textContent = text;
    if (share) bar.value = share;
    else bar.removeAttribute("value");
  }

  hide() {
    this.box?.remove();
    this.box = null;
    document.querySelector(".first-picture")?.remove();
  }

  /**
   * @param {string} reason
   * @param {string} [said]
   */
  fail(reason, said = words["site-failed"]) {
    this.show("failed", 0);
    this.box?.querySelector("progress")?.remove();
    const text = this.box?.querySelector("span");
    if (text) text.textContent = said;
    this.box?.setAttribute("title", reason);
  }
}

let installing = false;

/** Let the service worker fetch what is needed without a network. */
function installOffline() {
  if (installing || !("serviceWorker" in navigator) || !globalThis.isSecureContext) return;
  installing = true;
  navigator.serviceWorker.register(`${root}serviceWorker.js`, { scope: root }).then(
    () => navigator.serviceWorker.ready.then(() => (html.dataset.offline = "ready")),
    () => {}, // then there is no offline
  );
}

/** Say that this browser stores nothing. */
function notKept() {
  const box = document.createElement("p");
  box.className = "not-kept";
  box.setAttribute("role", "status");
  box.textContent = words["site-not-kept"];
  document.body.append(box);
}

const progress = new Progress();
const host = new Host();

// -- a table that the next page opens ------------------------------------------------------------------------------
//
// Python would have to start twice, in this page to open the table and in the table's page to show it. So this page only
// remembers what was asked for.

/**
 * Remember what table was asked for, and answer as if it were open; null where nothing can be remembered.
 * @param {string} body
 * @returns {Response | null}
 */
function openLater(body) {
  try {
    sessionStorage.setItem(WISH, body);
  } catch {
    return null;
  }
  remember(TABLES, "yes");
  return new Response(JSON.stringify({ room: NEW, url: `/t/${NEW}?game=${JSON.parse(body).game}`, links: [] }));
}

// -- a finished game as a link: its record, compressed, behind the # that no host is sent ----------------------------

/**
 * Return the record in an address; "" where it is none, or larger than a record may be.
 * @param {string} text
 * @returns {Promise<string>}
 */
async function recordOf(text) {
  if (text.length > RECORD_CHARACTERS || !/^[\w-]+$/.test(text)) return "-";
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let record = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      record += decoder.decode(part.value, { stream: true });
      if (record.length > RECORD_CHARACTERS) return "-"; // a small link may unpack to gigabytes
    }
    return record || "-";
  } catch {
    return "-"; // the reader of records says what is wrong
  }
}

/**
 * Return the address under which others see the replay of a finished game: it carries the game.
 * @param {string} room
 * @returns {Promise<string>}
 */
export async function replayLink(room) {
  const answer = await request(`/api/tables/${room}/record`);
  if (!answer.ok) return location.href; // not finished: for this browser only
  const packed = new Blob([await answer.text()]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${location.href.split(/[?#]/)[0]}${RECORD}${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** @type {Promise<string> | null} */
let opening = null;

/**
 * Open the table that was asked for, or that the record in the address is of.
 * @returns {Promise<string>}
 */
async function openNow() {
  const given = location.hash.startsWith(RECORD) ? await recordOf(location.hash.slice(RECORD.length)) : null;
  const answer = given
    ? await host.request("/api/tables/import", { method: "POST", body: JSON.stringify({ record: given }) })
    : await host.request("/api/tables", { method: "POST", body: sessionStorage.getItem(WISH) ?? "{}" });
  const found = await answer.json();
  if (!answer.ok) {
    progress.fail(found.error.reason, found.error.reason);
    return new Promise(() => {}); // nothing goes on here: the home page leads further
  }
  if (!given) sessionStorage.removeItem(WISH);
  remember(TABLES, "yes");
  navigator.storage?.persist?.().catch(() => false);
  if (main) main.dataset.room = found.room;
  history.replaceState(history.state, "", `${location.pathname}?room=${found.room}`);
  return found.room;
}

/**
 * Return an address with the name of the table, which is opened first where it is new.
 * @param {string} path
 * @returns {Promise<string>}
 */
async function opened(path) {
  if (!path.startsWith(`/api/tables/${NEW}`)) return path;
  opening ??= openNow();
  return path.replace(NEW, await opening);
}

/**
 * Send a request: to a file that was written at export time, else to the worker.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<Response>}
 */
export async function request(path, options = {}) {
  const { pathname, searchParams } = new URL(path, root);
  if ((options.method ?? "GET") === "GET" && FILES.some((file) => file.test(pathname))) {
    const answer = await fetch(`${root}api/${searchParams.get("lang") ?? html.lang}${pathname.slice(4)}.json`);
    return new Response((await answer.text()).replaceAll('"/static/', `"${root}static/`), { status: answer.status });
  }
  if (options.method === "POST" && pathname === "/api/tables" && !host.worker) {
    const later = openLater(options.body ?? "");
    if (later) return later;
  }
  const answer = await host.request(await opened(path), options);
  if (answer.ok && options.method === "POST" && /^\/api\/(tables|practice|lessons\/.*\/table)/.test(pathname)) {
    remember(TABLES, "yes");
    navigator.storage?.persist?.().catch(() => false); // the browser may then not clear the tables when it needs space
  }
  return answer;
}

/**
 * Open a line on which messages come and go.
 * @param {string} path
 * @returns {WebSocket}
 */
export const openSocket = (path) => /** @type {WebSocket} */ (/** @type {unknown} */ (new PortSocket(path)));

// -- what the page knows from its address, and what else it does at its start ----------------------------------------

const room = location.hash.startsWith(RECORD) ? NEW : new URLSearchParams(location.search).get("room");
if (main && room !== null) main.dataset.room = room;
if (main && remembered(TABLES)) main.dataset.known = "";
remember(LANGUAGE, pageLanguage);
// a page that needs Python has it first; then all is fetched that is needed without a network
const idle = main && (main.classList.contains("table-page") || "known" in main.dataset) ? INSTALL_AFTER : 1000;
setTimeout(() => installOffline(), idle);
