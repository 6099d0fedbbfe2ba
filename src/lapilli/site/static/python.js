// Starts Python in a worker: fetches Pyodide and our packages, reports how far it is, and unpacks them.

/** @typedef {{ root: string, files: Record<string, { path: string, bytes: number, size: number }> }} Manifest */

const PYODIDE = ["python_stdlib.zip", "pyodide.asm.wasm"];

/**
 * Fetch a packed file and unpack it while it arrives.
 * @param {string} url
 * @param {(bytes: number) => void} arrived
 * @returns {Promise<ReadableStream<Uint8Array>>}
 */
async function unpacked(url, arrived) {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream({
      transform(part, to) {
        arrived(part.byteLength);
        to.enqueue(part);
      },
    }),
  );
  return counted.pipeThrough(new DecompressionStream("gzip"));
}

/**
 * Start Python.
 * @param {string} root the address of the site
 * @param {(step: string, share: number) => void} report
 * @returns {Promise<any>}
 */
export async function startPython(root, report) {
  /** @type {Manifest} */
  const { files } = await (await fetch(`${root}python/manifest.json`)).json();
  const game = new URL(location.href).searchParams.get("game"); // the page of a game needs no other
  const needed = (/** @type {string} */ name) => !game || ["packages.zip", `${game}.zip`].includes(name);
  const archives = Object.keys(files).filter((name) => !PYODIDE.includes(name) && needed(name));
  const all = [...archives, ...PYODIDE].reduce((sum, name) => sum + files[name].bytes, 0);
  let here = 0;
  /** @param {number} bytes */
  const arrived = (bytes) => {
    here += bytes;
    report("fetch", here / all);
  };
  /** @param {string} name */
  const stream = (name) => unpacked(`${root}${files[name].path}`, arrived);
  /** @param {string} name */
  const buffer = async (name) => new Response(await stream(name)).arrayBuffer();
  const packages = archives.map(buffer);
  const library = buffer("python_stdlib.zip");
  const wasm = stream("pyodide.asm.wasm");
  const { loadPyodide } = await import(`${root}python/pyodide.mjs`);
  // Pyodide fetches these two itself, so it is handed what arrives
  const plain = globalThis.fetch;
  globalThis.fetch = async (wanted, options) => {
    const url = String(wanted instanceof Request ? wanted.url : wanted);
    if (url.endsWith("pyodide.asm.wasm"))
      return new Response(await wasm, { headers: { "content-type": "application/wasm" } });
    if (url.endsWith("python_stdlib.zip")) return new Response(await library);
    return plain(wanted, options);
  };
  const python = await loadPyodide({ indexURL: `${root}python/` });
  globalThis.fetch = plain;
  report("start", 0);
  for (const archive of packages) python.unpackArchive(await archive, "zip", { extractDir: "/lapilli" });
  python.runPython("import sys; sys.path.insert(0, '/lapilli')");
  return python;
}
