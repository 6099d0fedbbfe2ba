// The worker of a page: Python hosts the tables of this browser. Messages from the page are requests and lines (ports).

import { BrowserStore } from "./browserStore.js";
import { startPython } from "./python.js";

const root = new URL("..", import.meta.url).href;

/** The second worker, in which bots think; it starts with the first work. */
class Thinker {
  constructor() {
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, { resolve: (answer: Uint8Array) => void, reject: (reason: Error) => void }>} */
    this.waiting = new Map();
    this.number = 0;
  }

  start() {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL(`thinkerWorker.js${location.search}`, import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, answer, problem } }) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (problem) asked?.reject(new Error(problem));
      else asked?.resolve(answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.stop();
    };
    this.worker = worker;
    return worker;
  }

  /**
   * @param {any} payload bytes of Python
   * @returns {Promise<any>}
   */
  work(payload) {
    const bytes = payload.toJs();
    const id = this.number++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.start().postMessage({ id, payload: bytes });
    });
  }

  stop() {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error("the worker ended"));
    this.waiting.clear();
  }
}

const thinker = new Thinker();

/**
 * @param {string} step
 * @param {number} share
 */
const report = (step, share) => postMessage({ kind: "progress", step, share });

/** Start Python and the host of the tables. */
async function start() {
  const [storage, grounds, python] = await Promise.all([
    BrowserStore.open(),
    fetch(`${root}python/grounds.json`).then((answer) => answer.json()),
    startPython(root, report),
  ]);
  const places = Object.fromEntries(Object.entries(grounds).map(([name, path]) => [name, root + path]));
  report("tables", 0);
  const module = python.pyimport("lapilli.site.host");
  const host = await module.start(storage, thinker, root, JSON.stringify(places));
  postMessage({ kind: "ready", kept: storage.kept });
  return host;
}

const starting = start();
starting.catch((problem) => postMessage({ kind: "failed", reason: String(problem?.message ?? problem) }));

/**
 * @param {{ id: number, method: string, path: string, body: string, lang: string }} asked
 */
async function answer({ id, method, path, body, lang }) {
  const host = await starting;
  const found = await host.request(method, path, body, lang);
  postMessage({ kind: "answer", id, status: found.status, text: found.text, media: found.media });
  found.destroy();
}

/**
 * @param {string} path
 * @param {MessagePort} port
 */
async function open(path, port) {
  const host = await starting;
  const line = host.open(path, port);
  port.onmessage = ({ data }) => line.hear(typeof data === "string" ? data : null);
}

self.onmessage = ({ data, ports }) => {
  if (data.kind === "request") answer(data).catch((problem) => postMessage({ kind: "failed", reason: `${problem}` }));
  else if (data.kind === "open") open(data.path, ports[0]).catch(() => ports[0].postMessage('{"closed":1013}'));
  else if (data.kind === "ping") postMessage({ kind: "pong" });
  else if (data.kind === "think") thinker.start();
};
