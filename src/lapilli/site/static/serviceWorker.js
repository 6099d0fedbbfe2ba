// Serves the site without a network. Each version has a cache of its own; what is cached must have the digest that the
// version names. A new version waits until no page of the old one is open, so a table never meets two versions.

const VERSION = "@VERSION@";
const CACHE = `lapilli-${VERSION}`;
const root = new URL("./", location.href).href;

/**
 * Fetch a file, and refuse it where it has another content than the version names.
 * @param {Cache} cache
 * @param {string} path
 * @param {string} integrity
 */
async function keep(cache, path, integrity) {
  const answer = await fetch(`${root}${path}`, { integrity, cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(`${root}${path}`, answer);
}

async function install() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(`${root}files.json`, { cache: "no-store" });
  await cache.put(`${root}files.json`, answer.clone());
  const files = Object.entries((await answer.json()).now);
  for (let at = 0; at < files.length; at += 8)
    await Promise.all(files.slice(at, at + 8).map(([path, digest]) => keep(cache, path, digest)));
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("lapilli-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/**
 * Return the file that an address stands for: the query belongs to the page, and a folder to its index.html.
 * @param {string} url
 */
function fileOf(url) {
  const plain = url.split(/[?#]/)[0];
  return plain.endsWith("/") ? `${plain}index.html` : plain;
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const file = fileOf(request.url);
  const kept = await cache.match(file);
  if (kept) return kept;
  const listed = await cache.match(`${root}files.json`);
  const { later } = listed ? await listed.json() : { later: {} };
  const path = file.slice(root.length);
  if (!later[path]) return fetch(request);
  await keep(cache, path, later[path]);
  return /** @type {Response} */ (await cache.match(file));
}

/** @type {any} */
const worker = self;
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(clean()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(root)) event.respondWith(answer(event.request));
});
