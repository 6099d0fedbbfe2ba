"""The application: routes, errors, start-up and shutdown."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles

from lapilli import __version__
from lapilli.core.errors import LapilliError
from lapilli.server.gc_schedule import collect_by_plan
from lapilli.server.housekeeping import apply_admin_changes, run_housekeeping
from lapilli.server.identity import Signer
from lapilli.server.limits import BODY_BYTES
from lapilli.server.open_tables import Listing
from lapilli.server.room_registry import RoomRegistry
from lapilli.server.server_runtime import ServerRuntime
from lapilli.server.settings import Settings
from lapilli.server.storage import admin_queries
from lapilli.server.storage.lock import held
from lapilli.server.storage.store import Store
from lapilli.server.web import analysis, api, assets, backgrounds, learn, pages, people, share, styles
from lapilli.server.web.caller import language
from lapilli.server.web.lobby_socket import watch_open_tables
from lapilli.server.web.middleware import Guard
from lapilli.server.web.prerender import warm
from lapilli.server.web.proxy_headers import Proxied
from lapilli.server.web.table_socket import live
from lapilli.server.wire.errors import RequestError, answer

logger = logging.getLogger("lapilli.server")
EVERYWHERE = ("0.0.0.0", "::", "")  # addresses that listen to everybody


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; its rooms are opened when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        lock = ExitStack()
        lock.enter_context(held(settings.url))
        store = await Store.open(settings.url)
        signing = settings.secret.split() or await admin_queries.signing(store)
        registry = RoomRegistry(settings, store, Signer(*signing), ServerRuntime())
        app.state.registry = registry
        app.state.listing = Listing(registry)
        await apply_admin_changes(registry, store, everything=False)
        ahead = () if settings.cold else (warm(),)
        async with registry.running(run_housekeeping(registry, store), collect_by_plan(registry.metrics), *ahead):
            if settings.host in EVERYWHERE and not settings.origins:
                logger.warning("open to the network under any host name: name yours with --origin")
            logger.info("started", extra={"database": store.engine.url.get_backend_name()})
            yield
        lock.close()
        logger.info("stopped")

    app = FastAPI(
        title="Lapilli",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        description="Tables of board games. Live play: WebSocket /api/tables/{room}/live (page Network protocol).",
    )
    app.include_router(api.router)
    app.include_router(analysis.router)
    app.include_router(people.router)
    app.include_router(api.watch)
    app.include_router(assets.router)
    app.include_router(backgrounds.router)
    app.include_router(styles.router)
    app.include_router(share.router)
    app.include_router(pages.router)
    app.include_router(learn.router)
    app.add_api_websocket_route("/api/tables/{room}/live", live)
    app.add_api_websocket_route("/api/open/live", watch_open_tables)
    app.mount("/static", StaticFiles(directory=assets.STATIC, check_dir=False), name="static")
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=BODY_BYTES)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=6)
    app.add_middleware(Guard)
    app.add_middleware(Proxied, proxies=settings.proxies)
    app.add_exception_handler(LapilliError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _missing)
    app.add_exception_handler(Exception, _broken)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LapilliError)
    status = error.status if isinstance(error, RequestError) else 422
    return JSONResponse({"error": answer(error, language(request))}, status)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    reason = f"{RequestError('malformed').say(language(request))} ({where}: {first['msg'][:200]})"
    return JSONResponse({"error": {"code": "malformed", "reason": reason}}, 422)


async def _missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 413:
        return await _refused(request, RequestError("large", most=BODY_BYTES))
    headers = {"allow": _allowed(request)} if error.status_code == 405 else error.headers
    return JSONResponse({"error": {"code": "http", "reason": str(error.detail)}}, error.status_code, headers)


def _allowed(request: Request) -> str:
    """The methods of this address: of all its routes, not of the first alone."""
    reads = {"GET"} if request.url.path.startswith("/s/") else {"GET", "HEAD"}
    found = {"GET": reads, "POST": {"POST"}}
    routes = [route for route in request.app.router.routes if not isinstance(route, Mount)]
    methods = [
        method
        for method in found
        if any(route.matches({**request.scope, "method": method})[0] == Match.FULL for route in routes)
    ]
    return ", ".join(sorted(set().union(*(found[method] for method in methods)) or reads))  # a file is only read


async def _broken(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return JSONResponse({"error": answer(RequestError("bug"), language(request))}, 500)
