"""Proxy headers, accepted only from the addresses that the operator has named."""

from __future__ import annotations

import contextlib
import ipaddress

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

BELIEVED = "lapilli.believed"  # in a scope: is the other end of the connection a proxy whose headers count?


class Proxies:
    """The proxies of the operator, by addresses and networks; `*`: every client is one."""

    def __init__(self, named: str) -> None:
        self.named = [proxy.strip() for proxy in named.split(",") if proxy.strip()]

    def __contains__(self, address: str) -> bool:
        if "*" in self.named or address in self.named:
            return True
        with contextlib.suppress(ValueError):
            here = ipaddress.ip_address(address)
            return any(here in ipaddress.ip_network(proxy, strict=False) for proxy in self.named if "/" in proxy)
        return False


class Proxied:
    """Notes who is connected, before the headers of a proxy put the address of a person in its place."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        self.proxies = Proxies(proxies)
        self.app: ASGIApp = ProxyHeadersMiddleware(app, proxies) if proxies else app  # type: ignore[arg-type,assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        scope[BELIEVED] = client is not None and client[0] in self.proxies
        await self.app(scope, receive, send)
