"""Scripts, styles and colours of the pages: named by their content, compressed once, cached by browsers."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from lapilli.draw import HOUSE
from lapilli.server.web.bundle import bundle
from lapilli.server.wire.errors import RequestError

STATIC = Path(__file__).parents[1] / "static"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # kept, and asked about each time
LINK = re.compile(r'"/static/([^"?]+)"')
STYLES = {  # by page
    "home": ("home",),
    "lessons": ("home", "learn"),
    "rules": ("home", "learn"),
    "table": ("board", "table", "learn"),
    "replay": ("board", "table"),
    "message": (),
    "door": (),
}
SMALL = 500  # bytes that are not worth compressing
router = APIRouter(include_in_schema=False)


class Asset(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes  # by gzip; empty where it is not worth it
    media: str


@cache
def assets() -> dict[str, Asset]:
    """Everything below static/, and the colours of the house; those of a game come with the game (pages.py).

    `page/…` is what a page loads: its scripts as one, its styles as one.
    """
    found = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    found["tokens.css"] = HOUSE.css().encode()
    scripts = {name.removesuffix(".js"): body.decode() for name, body in found.items() if name.endswith(".js")}
    for page, styles in STYLES.items():
        if page in scripts:
            found[f"page/{page}.js"] = bundle(page, scripts).encode()
        found[f"page/{page}.css"] = b"\n".join(found[f"{name}.css"] for name in ("tokens", "house", *styles))
    return {name: asset_of(name, body) for name, body in found.items()}


def asset_of(name: str, body: bytes) -> Asset:
    """A file to be sent, compressed once."""
    media = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and media.startswith(("text/", "image/svg")) else b""
    return Asset(body, packed, f"{media}; charset=utf-8" if media.startswith("text/") else media)


@cache
def version() -> str:
    """A name for all of them together: a page and what it loads are of one version, imports of modules too."""
    content = hashlib.sha256()
    for name, asset in sorted(assets().items()):
        content.update(f"{name} {len(asset.body)} ".encode() + asset.body)
    return content.hexdigest()[:16]


def address(name: str) -> str:
    """Where a page finds a file, "" where there is none."""
    return f"/static/v/{version()}/{name}" if name in assets() else ""


@cache
def theme_boot() -> str:
    """What runs before the first paint, in the page itself; the policy of the pages names it by its hash."""
    return assets()["themeBoot.js"].body.decode()


def theme_boot_hash() -> str:
    """How a content security policy names it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(theme_boot().encode()).digest()).decode()}'"


@cache
def icon() -> str:
    """The icon as an address that needs no request."""
    return f"data:image/svg+xml;base64,{base64.b64encode(assets()['icon.svg'].body).decode()}"


def named(page: str) -> str:
    """A page whose links to such files name their version."""
    known = assets()
    return LINK.sub(lambda link: f'"/static/v/{version()}/{link[1]}"' if link[1] in known else link[0], page)


@router.get("/static/v/{asked}/{name:path}")
async def asset(request: Request, asked: str, name: str) -> Response:
    """One file; of another version (a page of yesterday) it is the present one, but not for good."""
    found = assets().get(name)
    if found is None:
        raise RequestError("gone")
    return sent(request, found, asked == version())


def sent(request: Request, found: Asset, for_good: bool) -> Response:
    """A file as this browser takes it."""
    headers = {"cache-control": FOR_GOOD if for_good else ASK_AGAIN, "vary": "Accept-Encoding"}
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.media, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, media_type=found.media, headers=headers)
