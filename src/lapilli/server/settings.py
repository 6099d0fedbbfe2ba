"""What a host decides: where to listen, where to keep the rooms, whom to trust."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path


def data_folder() -> Path:
    """Where a person's own tables are kept; LAPILLI_DATA overrides."""
    if given := os.environ.get("LAPILLI_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "lapilli"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "lapilli"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "lapilli"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """All settings of one server process; the defaults suit one person on one machine."""

    database: str = ""  # a URL: sqlite:///path or postgresql://...; empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # allowed besides the server's own, such as https://play.example.org
    proxies: str = ""  # addresses of proxies whose X-Forwarded-* headers are believed
    secret: str = ""  # signs the cookies; empty: made once and kept in the store
    rate: float = 1.0  # multiplies every rate limit; 0 switches them off (load tests)
    bot_processes: int = 1  # 0: bots think in a thread
    bot_pause: float = 0.0  # seconds between two actions of bots
    open_metrics: bool = False  # /metrics for everybody, not only for this machine
    rooms_cached: int = 500
    memory: int = 350  # megabytes of this process, above which it puts away rooms that rest; 0: no bound
    expire_days: float = 0.0  # rooms that nobody has touched for so long are exported and removed; 0: never
    archive: str = ""  # the folder for what has expired; empty: in the data folder
    address: str = ""  # where other processes on the same database reach this one, as http://127.0.0.1:8000
    cold: bool = False  # draw nothing before somebody comes (tests, short evenings)
    invitation: str = ""  # whoever opens a table must have been told this; empty: everybody may

    @property
    def url(self) -> str:
        """The database URL with its driver's name."""
        url = self.database or default_database()
        for plain, driver in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url
