"""The unit for systemd: a process of the server may do what it needs, and little else."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "lapilli@.service"
HELD = {  # every part of the machine that a server has no business with
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "ProtectProc": "invisible",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "PrivateUsers": "yes",
    "RestrictNamespaces": "yes",
    "RestrictSUIDSGID": "yes",
    "MemoryDenyWriteExecute": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
}


def directives() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def test_the_unit_holds_a_process_to_its_own_folder_and_its_own_rights() -> None:
    found = directives()
    assert {name: found.get(name) for name in HELD} == {name: [value] for name, value in HELD.items()}


def test_the_unit_leaves_what_a_server_needs() -> None:
    """A folder to write into, the network, the database's socket; workers that limit their own memory and priority."""
    found = directives()
    assert found["StateDirectory"] == ["lapilli"]
    assert "LAPILLI_DATA=%S/lapilli" in found["Environment"], "archives and a SQLite file lie there"
    assert set(found["RestrictAddressFamilies"][0].split()) == {"AF_UNIX", "AF_INET", "AF_INET6"}
    assert found["SystemCallFilter"] == ["@system-service", "~@privileged"], "@resources: setrlimit of the workers"
    assert "PrivateNetwork" not in found
    assert found["ExecStart"][0].split()[1] == "serve"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_rates_the_unit_below_two() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60).stdout
    rating = re.search(r"Overall exposure level .*: ([\d.]+)", told)
    assert rating is not None, told
    assert float(rating[1]) < 2
