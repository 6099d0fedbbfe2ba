"""The Python packages of the page edition as one archive: ours and what it needs, compiled and without ballast."""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import lapilli
from lapilli.site import fetch
from lapilli.words import LANGUAGES

PACKAGE = Path(lapilli.__file__).parent
LEFT_OUT = (  # of our package: what only servers, terminals and researchers use
    *("adapters", "carried", "cli", "core/check", "__main__.py"),
    *("server/web", "server/pages", "server/static", "server/types", "server/cluster/__main__.py"),
    *("server/serve.py", "server/preflight.py", "server/housekeeping.py"),
    *(
        f"server/storage/{name}.py"
        for name in ("store", "schema", "archive", "admin_queries", "write_batcher", "faults")
    ),
    *(
        "server/storage/migrations",
        "server/storage/lock.py",
        "server/storage/notify.py",
        "server/workers.py",
        "server/prometheus.py",
        "server/server_runtime.py",
    ),
    *("site/static", "site/text", "site/export.py", "site/fetch.py", "site/packages.py", "site/pages.py"),
)
DATA = {".ftl", ".toml", ".json", ".svg", ".md"}  # files that modules read
ENTRIES = "[lapilli.games]\n{}\n"
METADATA = "Metadata-Version: 2.1\nName: lapilli\nVersion: {}\n"
LEFT_OUT_OF_WHEELS = ("babel/messages/", "pydantic/v1/", "pydantic/mypy.py", "wcwidth/table_grapheme_overrides/_known")
LOCALES = {"root", *LANGUAGES}
UNUSED = {  # modules and packages of the standard library
    *("_pyrepl", "xmlrpc", "unittest", "pdb", "doctest", "pydoc", "wsgiref", "imaplib", "mailbox", "smtplib"),
    *("ftplib", "poplib", "optparse", "turtle", "cProfile", "profile", "pstats", "timeit", "trace", "webbrowser"),
    *("pickletools", "plistlib", "tabnanny", "this", "antigravity", "wave", "telnetlib", "nntplib", "socketserver"),
    *("ensurepip", "idlelib", "tkinter", "venv", "lib2to3", "curses", "dbm", "sqlite3", "pydoc_data", "zipapp"),
}
CODECS = ("__init__", "aliases", "ascii", "latin_1", "utf_8", "utf_8_sig", "idna", "cp437")
ENCODINGS = {f"{name}.py" for name in CODECS}
STAMP = (2026, 1, 1, 0, 0, 0)  # archives of the same content are the same


def write(folder: Path, wheels: Path, pyodide: Path, games: Iterable[str]) -> dict[str, bytes]:
    """Our package and what it needs as archives, one for each game; `folder` is an empty one to lay them out in."""
    games = sorted(games)
    _own(folder, games)
    for wheel in sorted(wheels.glob("*.whl")):
        _wheel(wheel, folder)
    parts: dict[str, dict[str, bytes]] = {"packages.zip": {}, **{f"{game}.zip": {} for game in games}}
    with zipfile.ZipFile(io.BytesIO(_compiled(folder, pyodide))) as everything:
        for name in everything.namelist():
            part = f"{name.split('/')[2]}.zip" if name.startswith("lapilli/games/") and name.count("/") > 2 else ""
            parts.get(part, parts["packages.zip"])[name] = everything.read(name)
    return {part: _zip(content) for part, content in parts.items()}


def library(folder: Path, pyodide: Path) -> bytes:
    """Python's standard library without what a page never imports; it comes as sources, which take a second to load."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as source:
        for name in source.namelist():
            parts = name.split("/")
            if parts[0].removesuffix(".py") in UNUSED or (parts[0] == "encodings" and parts[1] not in ENCODINGS):
                continue
            source.extract(name, folder)
    return _compiled(folder, pyodide)


def _compiled(folder: Path, pyodide: Path) -> bytes:
    """An archive of a folder, its sources compiled."""
    compiled = fetch.cache_folder() / f"{hashlib.sha256(archive(folder)).hexdigest()[:16]}.zip"
    if not compiled.exists():  # the same sources were compiled before
        failed = "the packages cannot be compiled"
        fetch.run((*fetch.node(), str(fetch.HERE / "compile.mjs"), str(pyodide), str(folder)), folder, failed)
        begun = compiled.with_suffix(f".{os.getpid()}")
        begun.write_bytes(archive(folder))
        begun.replace(compiled)
    return compiled.read_bytes()


def archive(folder: Path) -> bytes:
    """A folder as an archive that is not compressed: the whole is, which is smaller."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return _zip({path.relative_to(folder).as_posix(): path.read_bytes() for path in paths})


def _zip(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as out:
        for name, content in files.items():
            out.writestr(zipfile.ZipInfo(name, STAMP), content)
    return packed.getvalue()


def _own(folder: Path, games: list[str]) -> None:
    """Our package, and the metadata by which it finds its games."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if not path.is_file() or "__pycache__" in name or is_left_out(name):
            continue
        if name.startswith("games/") and name.split("/")[1] not in (*games, "__init__.py"):
            continue
        if "/grounds/" in name or path.suffix not in {".py", *DATA} or path.name in fetch.NPM:
            continue
        target = folder / "lapilli" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    known = folder / f"lapilli-{lapilli.__version__}.dist-info"
    known.mkdir(parents=True, exist_ok=True)
    (known / "METADATA").write_text(METADATA.format(lapilli.__version__), encoding="utf-8")
    entries = "\n".join(f"{game} = lapilli.games.{game}:GAME" for game in games)
    (known / "entry_points.txt").write_text(ENTRIES.format(entries), encoding="utf-8")


def is_left_out(name: str) -> bool:
    """Is this file of our package, or its folder, of no use in a page?"""
    return any(name == part or name.startswith(f"{part}/") for part in LEFT_OUT)


def _wheel(wheel: Path, folder: Path) -> None:
    """A package that ours needs, without other languages, time zones and type stubs."""
    with zipfile.ZipFile(wheel) as source:
        for name in source.namelist():
            if name.endswith(("/", ".pyi", "py.typed")) or "/zoneinfo/" in name or _metadata(name):
                continue
            if name.startswith("babel/locale-data/") and Path(name).stem not in LOCALES:
                continue
            if name.startswith(LEFT_OUT_OF_WHEELS):
                continue
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read(name))


def _metadata(name: str) -> bool:
    """Is it metadata? Of a package only its name and version are asked for."""
    return ".dist-info/" in name and not name.endswith("/METADATA")
