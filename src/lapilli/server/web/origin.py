"""Origin checks: requests from other sites and for unknown host names are refused."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lapilli.server.settings import Settings

LOOPBACK = {"localhost", "127.0.0.1", "::1", "testserver"}


def same_site(settings: Settings, connection: HTTPConnection) -> bool:
    """Is the Origin header absent (no browser), this server's own, or one the operator allows?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return origin == f"{scheme}://{connection.headers.get('host', '')}"


def known_host(settings: Settings, connection: HTTPConnection) -> bool:
    """Is the server addressed by a name of its own? Guards a server on this machine against rebound names."""
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    if name in LOOPBACK or name == settings.host:
        return True
    allowed = {urlsplit(origin).hostname for origin in settings.origins}
    if allowed:
        return name in allowed
    return not _loopback(settings.host)


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address(connection: HTTPConnection) -> str:
    """The address for rate limits; an IPv6 network counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:  # else all of IPv4 were one network
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return host


def base(settings: Settings, connection: HTTPConnection) -> str:
    """The address people see in their browser, for links."""
    if settings.origins:
        return settings.origins[0].rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', '')}"
