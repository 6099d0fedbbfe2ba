"""What a proxy says about a request, believed from the addresses that the host has named only."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lapilli.server.web.protocol import Doorkeeper

BELIEVED = "lapilli.believed"  # in a scope: is the other end of the connection a proxy whose headers count?


class Proxied:
    """Notes who is connected, before the headers of a proxy put the address of a person in its place."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        self.keeper = Doorkeeper(proxies)
        self.app: ASGIApp = ProxyHeadersMiddleware(app, proxies) if proxies else app  # type: ignore[arg-type,assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        scope[BELIEVED] = client is not None and self.keeper.trusts(client[0])
        await self.app(scope, receive, send)
