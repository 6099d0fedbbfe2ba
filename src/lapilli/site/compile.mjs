// Compiles a folder of Python sources with Pyodide itself, so that no browser has to: node compile.mjs PYODIDE FOLDER

import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree("/sources");
python.mountNodeFS("/sources", folder);
python.runPython(`
import compileall, pathlib, py_compile
fine = compileall.compile_dir(
    "/sources", quiet=1, legacy=True, maxlevels=20, stripdir="/sources",
    optimize=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
if not fine:
    raise SystemExit("a module cannot be compiled")
for source in pathlib.Path("/sources").rglob("*.py"):
    source.unlink()
`);
