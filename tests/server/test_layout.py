"""How the server is built: no module needs, directly or not, one that needs it; none is too long to read."""

from __future__ import annotations

import ast
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "lapilli" / "server"
PACKAGES = ("wire", "storage", "rooms", "frames", "bots", "web")


def module_of(path: Path) -> str:
    parts = ["lapilli", "server", *path.relative_to(SERVER).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in SERVER.rglob("*.py")}


def needed(path: Path) -> set[str]:
    """Modules of the server that a file imports anywhere: inside functions and for type checkers only, too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, path
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in MODULES else str(node.module))
    return found & MODULES.keys()


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Peel off whatever needs nothing that is left; what remains goes round in circles."""
    left = {name: set(needs) - {name} for name, needs in graph.items()}
    while free := [name for name, needs in left.items() if not needs & left.keys()]:
        for name in free:
            del left[name]
    return [sorted(left)] if left else []


def test_no_module_needs_one_that_needs_it() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()}) == [["a", "b", "c"]]
    graph = {name: needed(path) for name, path in MODULES.items()}
    assert graph["lapilli.server.web.app"] > {"lapilli.server.web.api"}
    assert not cycles(graph)


def test_packages_lean_on_each_other_in_one_direction() -> None:
    def package(module: str) -> str:
        part = module.removeprefix("lapilli.server").strip(".").partition(".")[0]
        return part if part in PACKAGES else module

    graph: dict[str, set[str]] = {}
    for name, path in MODULES.items():
        graph.setdefault(package(name), set()).update(package(other) for other in needed(path))
    assert {"web", "rooms", "wire"} <= graph.keys()
    assert not cycles(graph)
