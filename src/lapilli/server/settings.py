"""What a host decides: where to listen, where to keep the rooms, whom to trust."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


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


def setting(default: Any, help: str, **more: Any) -> Any:
    """A setting with what the command line says of it; `more` is metavar, least, most, choices, option or hidden."""
    return field(default=default, metadata={"help": help, **more})


@dataclass(frozen=True)
class Settings:
    """All settings of one server process; the defaults suit one person on one machine.

    Each is an option of `lapilli serve`, and the environment may set it: `--bot-pause` is LAPILLI_BOT_PAUSE.
    """

    host: str = setting("127.0.0.1", "Address to listen on; 0.0.0.0 for everybody.")
    port: int = setting(8000, "Port.", least=0, most=65535)
    database: str = setting(
        "", "Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.", metavar="URL"
    )  # empty: SQLite in the data folder
    origins: tuple[str, ...] = setting((), "Allowed besides its own; may be repeated.", metavar="URL", option="origin")
    proxies: str = setting("", "Proxies whose headers are believed.", metavar="ADDRESSES")
    secret: str = setting("", "Signs the cookies.", hidden=True)  # command lines are public; empty: kept in the store
    rate: float = setting(1.0, "Multiplies the rate limits; 0: none.", least=0)
    bot_processes: int = setting(1, "Processes in which bots think.", least=0)  # 0: in a thread
    bot_pause: float = setting(0.0, "Seconds between two actions of bots.", least=0)
    open_metrics: bool = setting(False, "Show /metrics to everybody.")
    expire_days: float = setting(0.0, "Export and remove tables untouched for so long; 0: never.", least=0)
    archive: str = setting("", "Where to; in the data folder if none is given.", metavar="FOLDER")
    invitation: str = setting("", "What whoever opens a table must have been told.", metavar="WORDS")
    memory: int = setting(350, "Megabytes of memory above which tables at rest are put away (0: no bound).", least=0)
    rooms_cached: int = setting(500, "Tables kept in memory.", least=1)
    address: str = setting("", "Where other processes on the same database reach this one.", metavar="URL")
    cold: bool = setting(False, "Draw nothing ahead.")
    log: str = setting("json", "Form of the log.", choices=("json", "plain"))
    log_level: str = setting("info", "How much is logged.")

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(one.rstrip("/") for one in self.origins))
        object.__setattr__(self, "address", self.address.rstrip("/"))

    @property
    def url(self) -> str:
        """The database URL with its driver's name."""
        url = self.database or default_database()
        for plain, driver in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url
