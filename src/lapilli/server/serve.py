"""`lapilli serve` for hosting and `lapilli play` for one person on one machine."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from lapilli.server import logs
from lapilli.server.memory import few_arenas
from lapilli.server.preflight import ready
from lapilli.server.settings import Settings
from lapilli.server.web.app import create_app
from lapilli.server.web.protocol import HEAD_BYTES, ConnectionLimits, SocketProtocol

SWITCH = 0.0005  # seconds: the thread that stores moves must not wait behind the drawing of pictures
GRACE = 10  # seconds that open sockets and requests get when the server stops


def serve(settings: Settings) -> None:
    """Run a server until it is told to stop; secrets may come from the environment instead."""
    database = settings.database or os.environ.get("LAPILLI_DATABASE", "")
    secret = settings.secret or os.environ.get("LAPILLI_SECRET", "")
    settings = replace(settings, database=database, secret=secret)
    ready(settings)
    logs.configure(settings.log, settings.log_level)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # raised again by uvicorn once it has stopped in order
    server(settings).run()


def server(settings: Settings) -> uvicorn.Server:
    """The web server for these settings, not yet running."""
    sys.setswitchinterval(SWITCH)
    few_arenas()
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            http=ConnectionLimits(settings.proxies).protocol(),
            h11_max_incomplete_event_size=HEAD_BYTES,
            backlog=2048,
            ws=SocketProtocol,
            ws_max_size=65_536,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=False,  # the application reads them (`Proxied`)
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=GRACE,
        )
    )


def say(address: str) -> None:
    print(address, flush=True)  # a pipe sees it at once


def play(port: int = 0, *, game: str = "", browser: bool = True, opened: Callable[[str], None] = say) -> None:
    """Open a table in the browser, for one person on this machine; tables are kept in the user's data folder."""
    chosen = port or _free_port()
    address = f"http://127.0.0.1:{chosen}/" + (f"?game={game}" if game else "")
    settings = Settings(port=chosen, cold=True)
    ready(settings)
    logs.configure("plain", "warning")
    running = server(settings)

    def when_ready() -> None:
        while not running.started:
            time.sleep(0.05)
        opened(address)
        if browser:
            webbrowser.open(address)

    threading.Thread(target=when_ready, daemon=True).start()
    running.run()


def _free_port() -> int:
    """The usual port if nobody has it, else any."""
    for candidate in (8765, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", candidate))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("there is no free port")
