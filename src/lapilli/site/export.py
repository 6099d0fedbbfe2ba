"""Writes the page edition: a folder of static files with everything in it (`lapilli admin export-site`)."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from lapilli.core.errors import OptionError
from lapilli.core.game import Game
from lapilli.core.registry import list_games
from lapilli.draw.ground import LAID, Shade
from lapilli.draw.raster import paint
from lapilli.server.web import assets
from lapilli.server.web.bundle import bundle
from lapilli.server.web.styles import opening
from lapilli.site import fetch, packages
from lapilli.site.pages import WORDS, Site
from lapilli.words import LANGUAGES

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("browserStore", "python", "pythonWorker", "thinkerWorker")
PLAIN = ("pyodide.mjs", "pyodide.asm.mjs")  # of Pyodide, as they are; the others are packed
ICONS = (192, 512)
ICON_UNITS = 32  # width of the drawing
SHADES: tuple[Shade, Shade] = ("light", "dark")
ENTRANCE_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'"
LATER = ("examples/",)  # cached when they are seen, not in advance
Told = Callable[[str], None]


def chosen_games(names: Iterable[str] = ()) -> dict[str, Game]:
    """The games to export: those named, or all that come with this package."""
    own = {
        name: game for name, game in list_games().items() if type(game.rules).__module__.startswith("lapilli.games.")
    }
    if unknown := [name for name in names if name not in own]:
        raise OptionError(f"only games of this package can be exported, not {unknown[0]!r}: {', '.join(own)}")
    return {name: own[name] for name in (names or own)}


def export(folder: Path, games: Iterable[str] = (), languages: Iterable[str] = (), told: Told = lambda _: None) -> int:
    """Write the site into a folder that is new, empty, or an older export; return the number of its files."""
    languages = tuple(languages) or LANGUAGES
    if unknown := [lang for lang in languages if lang not in LANGUAGES]:
        raise OptionError(f"there is no language {unknown[0]!r}: {', '.join(LANGUAGES)}")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / "files.json").exists())):
        raise OptionError(f"{folder} holds something else: name a new folder")
    chosen = chosen_games(tuple(games))
    told("fetching Python for browsers")
    pyodide, wheels = fetch.fetched()
    with tempfile.TemporaryDirectory(prefix="lapilli-site-") as made:
        out = Path(made) / "site"
        told("compiling the package")
        _python(out, pyodide, wheels, chosen)
        told("rendering pages")
        _pages(out, chosen, languages)
        files = _list_files(out)
        try:
            if folder.exists():
                shutil.rmtree(folder)
            shutil.copytree(out, folder)
        except OSError as error:
            raise OptionError(f"{folder} cannot be written: {error.strerror or error}") from error
    return files


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def _python(out: Path, pyodide: Path, wheels: Path, games: dict[str, Game]) -> None:
    """Python, its library and our packages, packed, and a list of them."""
    for name in PLAIN:
        _write(out / "python" / name, (pyodide / name).read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    _write(out / "python" / "pyodide-lock.json", json.dumps({**lock, "packages": {}}))  # nothing is loaded later
    with tempfile.TemporaryDirectory(prefix="lapilli-packages-") as made:
        parts = packages.write(Path(made), wheels, pyodide, games)
    with tempfile.TemporaryDirectory(prefix="lapilli-library-") as made:
        parts["python_stdlib.zip"] = packages.library(Path(made), pyodide)
    parts["pyodide.asm.wasm"] = (pyodide / "pyodide.asm.wasm").read_bytes()
    listed = {}
    for name, content in parts.items():
        packed = gzip.compress(content, 9, mtime=0)
        path = f"python/{hashlib.sha256(packed).hexdigest()[:12]}.{name}.gz"
        _write(out / path, packed)
        listed[name] = {"path": path, "bytes": len(packed), "size": len(content)}
    _write(out / "python" / "manifest.json", json.dumps({"files": listed}))


def _pages(out: Path, games: dict[str, Game], languages: tuple[str, ...]) -> None:
    scripts = _scripts()
    site = Site(games, hashlib.sha256("".join(scripts.values()).encode() + assets.version().encode()).hexdigest()[:16])
    home = out / site.files
    for name, script in scripts.items():
        _write(home / f"page/{name}.js", script)
    for name, asset in assets.assets().items():
        if name.endswith(".webp") or (name.startswith("page/") and name.endswith(".css")):
            _write(home / name, asset.body)
    for name, style in site.styles():
        _write(home / name, style)
    _write(home / "site.css", (STATIC / "site.css").read_bytes())
    for name in SCRIPTS:
        _write(out / "scripts" / f"{name}.js", (STATIC / f"{name}.js").read_bytes())
    _grounds(out, games)
    for lang in languages:
        for page in site.pages(lang):
            _write(out / lang / page.path / "index.html", site.finished(lang, page))
        for name, answer in site.api(lang):
            text = json.dumps(answer, ensure_ascii=False).replace(f'"/static/v/{assets.version()}/', f'"/{site.files}')
            _write(out / "api" / lang / f"{name}.json", text)
        _write(out / f"manifest-{lang}.webmanifest", _manifest(lang))
    for name, draw in site.pictures.items():
        _write(out / name, draw())
    for game in games:
        for shade in SHADES:
            _write(out / f"pictures/{game}.{shade}.webp", _first_picture(game, shade))
    _entrance(out, languages)


def _scripts() -> dict[str, str]:
    """The scripts of each page: the server's, with another module for the host."""
    sources = {
        name.removesuffix(".js"): asset.body.decode()
        for name, asset in assets.assets().items()
        if name.endswith(".js") and "/" not in name
    }
    sources["host"] = (STATIC / "host.js").read_text(encoding="utf-8")
    return {page: bundle(page, sources) for page in assets.STYLES if page in sources and page != "door"}


def _grounds(out: Path, games: dict[str, Game]) -> None:
    """The grounds of the boards under the names of their content, and where each is."""
    places = {}
    for ground in LAID.values():
        if ground.game not in games:
            continue
        for shade in SHADES:
            path = ground.address(shade).removeprefix("/")
            _write(out / path, ground.bytes(shade))
            places[f"{ground.name}.{shade}"] = path
    _write(out / "python" / "grounds.json", json.dumps(places))


def _first_picture(game: str, shade: Shade) -> bytes:
    """The opening board as a spectator sees it: there is something to look at while Python starts."""
    from PIL import Image

    image = Image.open(io.BytesIO(opening(game).png(scale=1, theme=shade)))
    packed = io.BytesIO()
    image.convert("RGB").save(packed, "webp", quality=72)
    return packed.getvalue()


def _manifest(lang: str) -> str:
    icons = [{"src": f"icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in ICONS]
    return json.dumps(
        {
            "name": "Lapilli",
            "short_name": "Lapilli",
            "description": WORDS.say(lang, "site-description"),
            "lang": lang,
            "id": "./",
            "start_url": f"{lang}/",
            "scope": "./",
            "display": "standalone",
            "background_color": "#1b3a5c",
            "theme_color": "#1b3a5c",
            "icons": [*icons, {**icons[-1], "purpose": "maskable"}],
        },
        ensure_ascii=False,
        indent=1,
    )


def _entrance(out: Path, languages: tuple[str, ...]) -> None:
    """The first page, icons, and the service worker."""
    names = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}
    links = "".join(f'<li><a href="{lang}/" lang="{lang}">{names[lang]}</a></li>' for lang in languages)
    _write(
        out / "index.html",
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="Content-Security-Policy" content="{ENTRANCE_POLICY}">'
        f'<title>Lapilli</title><script src="start.js" data-languages="{" ".join(languages)}"></script>'
        f"<h1>Lapilli</h1><ul>{links}</ul></html>\n",
    )
    _write(out / "start.js", (STATIC / "start.js").read_bytes())
    icon = assets.assets()["icon.svg"].body.decode()
    for size in ICONS:
        _write(out / f"icons/{size}.png", paint(icon, {}, size / ICON_UNITS, "light"))


def _list_files(out: Path) -> int:
    """The service worker, and the digests by which it knows each file of this version."""
    files = {}
    for path in sorted(out.rglob("*")):
        if path.is_file():
            digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
            files[path.relative_to(out).as_posix()] = f"sha256-{digest}"
    now = {name: digest for name, digest in files.items() if not name.startswith(LATER)}
    text = json.dumps({"now": now, "later": {name: files[name] for name in files if name not in now}})
    _write(out / "files.json", text)
    version = hashlib.sha256(text.encode()).hexdigest()[:16]
    worker = (STATIC / "serviceWorker.js").read_text(encoding="utf-8").replace("@VERSION@", version)
    _write(out / "serviceWorker.js", worker)
    return len(files) + 2
