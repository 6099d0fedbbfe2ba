"""A PostgreSQL for the duration of a test run."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USERS = ("postgres", "nobody")  # root may not run a database


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    return Path(folders[-1]).parent if folders else None


def missing() -> str | None:
    """Why no PostgreSQL can be started here; None if one can."""
    return None if programs() else "initdb is not installed (Debian: apt-get install postgresql)"


def _as_somebody(words: list[str]) -> list[str]:
    if os.geteuid() != 0:
        return words
    user = next(name for name in USERS if name in {entry.pw_name for entry in pwd.getpwall()})
    return ["setpriv", f"--reuid={user}", "--clear-groups", *words]


@contextmanager
def started(folder: Path) -> Iterator[str]:
    """A fresh cluster; yields the URL of its database."""
    bin_folder = programs()
    assert bin_folder
    with tempfile.TemporaryDirectory(prefix="lapilli-pg") as home, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        os.chmod(home, 0o777)
        data = Path(home, "data")
        quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": home}
        subprocess.run(
            _as_somebody([str(bin_folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "lapilli", "-N"]), **quiet
        )
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {home}"
        control = [str(bin_folder / "pg_ctl"), "-D", str(data), "-w"]
        subprocess.run(_as_somebody([*control, "-o", options, "-l", f"{home}/log", "start"]), **quiet)
        try:
            yield f"postgresql://lapilli@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run(_as_somebody([*control, "-m", "immediate", "stop"]), **quiet)
