"""Middleware of every request: host and origin, rate limits, sizes, security headers."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lapilli.server import logs
from lapilli.server.limits import BODY_BYTES
from lapilli.server.web import assets, origin
from lapilli.server.web.caller import language
from lapilli.server.web.proxy_headers import BELIEVED
from lapilli.server.wire.errors import RequestError, answer

access = logging.getLogger("lapilli.access")
CSP = (
    f"default-src 'none'; script-src 'self' {assets.theme_boot_hash()}; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a seat's link must not travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
METHODS = (*SAFE, "POST")
HEALTH = ("/health", "/health/live")


class Guard:
    """Plain ASGI, so that it costs little and lets sockets pass."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = request_id(Headers(scope=scope), trusted=scope[BELIEVED])
        with logs.about(request=id):  # every line that is logged meanwhile bears it
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)
            else:
                await self._answer(scope, receive, send, id)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        request = Request(scope)
        begin = time.perf_counter()
        status = 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["x-request-id"] = id
                if request.url.scheme == "https":
                    headers["strict-transport-security"] = "max-age=31536000"
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-cache" if _static(request) else "no-store"
            await send(message)

        try:
            refused = self._refuse(scope, request)
            if refused:
                await _say(guarded, refused, language(request))
            else:
                await self.app(_read(scope), receive, guarded)
        finally:
            spent = time.perf_counter() - begin
            method = request.method if request.method in METHODS else "OTHER"
            scope["app"].state.registry.metrics.request_seconds.labels(method, str(status)).observe(spent)
            access.info(
                "request",
                extra={
                    "method": request.method,
                    "path": _shown(request.url.path),
                    "status": status,
                    "ms": round(spent * 1000, 1),
                },
            )

    def _refuse(self, scope: Scope, request: Request) -> RequestError | None:
        registry = scope["app"].state.registry
        if request.url.path in HEALTH:  # a monitor takes a refusal for a crash
            return None
        if not origin.known_host(registry.settings, request):
            return RequestError("origin")
        if request.method not in SAFE and not origin.same_site(registry.settings, request):
            return RequestError("origin")
        if registry.is_banned(origin.address(request)):
            return RequestError("banned")
        free = _static(request) or request.url.path == "/metrics"
        if not free and not registry.limits.allow("request", origin.address(request)):
            return RequestError("rate")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_BYTES:
            return RequestError("large", most=BODY_BYTES)
        return None


def _read(scope: Scope) -> Scope:
    """HEAD asks for what GET would answer, and the server leaves the body out; but looking at a link takes no seat."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" and not scope["path"].startswith("/s/") else scope


def request_id(headers: Headers, trusted: bool) -> str:
    """The id that a proxy has given this request, or a new one."""
    given = headers.get("x-request-id", "") if trusted else ""
    return given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def _static(request: Request) -> bool:
    """What is the same for everybody and costs next to nothing: a whole school may sit behind one address."""
    return request.url.path.startswith("/static/")


async def _say(send: Any, error: RequestError, lang: str) -> None:
    body = json.dumps({"error": answer(error, lang)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.code == "rate":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _shown(path: str) -> str:
    """A path without the tokens in it: a reader of the log must not be able to take a seat or watch."""
    parts = path.split("/")
    return "/".join(f"{part[:6]}~" if len(part) >= 20 else part for part in parts)
