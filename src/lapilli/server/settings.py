"""Settings of a server: address, database, limits, proxies."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
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


@dataclass(frozen=True)
class Option:
    """What the command line says of a setting."""

    help: str
    metavar: str | None = None
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    name: str = ""  # where it is not that of the setting
    hidden: bool = False  # secrets: command lines are public


def setting(default: object, option: Option) -> Any:
    """A setting with its default and its option."""
    return field(default=default, metadata={"option": option})


@dataclass(frozen=True)
class Settings:
    """All settings of one server process; the defaults suit one person on one machine.

    Each is an option of `lapilli serve`, and the environment may set it: `--bot-pause` is LAPILLI_BOT_PAUSE.
    """

    host: str = setting("127.0.0.1", Option("Address to listen on; 0.0.0.0 for everybody."))
    port: int = setting(8000, Option("Port.", least=0, most=65535))
    database: str = setting(
        "", Option("Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.", metavar="URL")
    )  # empty: SQLite in the data folder
    origins: tuple[str, ...] = setting(
        (),
        Option(
            "Public address, for links; may be repeated.",
            metavar="URL",
            name="origin",
        ),
    )
    proxies: str = setting("", Option("Proxies whose headers are believed.", metavar="ADDRESSES"))
    secret: str = setting("", Option("Signs the cookies.", hidden=True))  # empty: made once, kept in the store
    rate: float = setting(1.0, Option("Multiplies the rate limits; 0: none.", least=0))
    bot_processes: int = setting(1, Option("Processes in which bots think.", least=0))  # 0: in a thread
    bot_pause: float = setting(0.0, Option("Seconds between two actions of bots.", least=0))
    open_metrics: bool = setting(False, Option("Show /metrics to everybody."))
    expire_days: float = setting(0.0, Option("Export and remove tables untouched for so long; 0: never.", least=0))
    archive: str = setting("", Option("Folder for exports of expired tables.", metavar="FOLDER"))
    invitation: str = setting("", Option("The words that people must know to open a table.", metavar="WORDS"))
    memory: int = setting(
        350, Option("Megabytes of memory to stay below; from 90 % on, idle tables leave (0: no bound).", least=0)
    )
    rooms_cached: int = setting(500, Option("Tables kept in memory.", least=1))
    address: str = setting("", Option("Where other processes on the same database reach this one.", metavar="URL"))
    cold: bool = setting(False, Option("Do not draw every board once at the start."))
    log: str = setting("json", Option("Form of the log.", choices=("json", "plain")))
    log_level: str = setting("info", Option("How much is logged."))

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(one.rstrip("/") for one in self.origins))
        object.__setattr__(self, "address", self.address.rstrip("/"))

    @staticmethod
    def options() -> Iterator[tuple[str, object, Option]]:
        """Each setting that the command line offers: its name, its default, its option."""
        for one in fields(Settings):
            option: Option = one.metadata["option"]
            if not option.hidden:
                yield one.name, one.default, option

    @property
    def url(self) -> str:
        """The database URL with its driver's name."""
        url = self.database or default_database()
        for plain, driver in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url
