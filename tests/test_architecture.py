"""The layers of docs/design.md: imports follow the table; core has only mypy-extensions and librt."""

from __future__ import annotations

import ast
import functools
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from setup import KERNEL

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lapilli"
MAY_USE = {
    "core": set(),
    "words": {"core"},
    "draw": {"core"},
    "games": {"core", "draw", "words", "bots"},
    "bots": {"core", "words"},
    "study": {"core", "draw", "bots", "words", "adapters"},
    "adapters": {"core", "words", "bots"},
    "server": {"core", "words", "draw", "bots", "study"},
    "site": {"core", "words", "draw", "bots", "server"},
    "cli": {"core", "words", "draw", "bots", "study", "adapters", "server", "site"},
}
THIRD_PARTY = {
    "core": {"mypy_extensions", "librt", "typing_extensions"},  # the last for type checkers only
    "games": {"mypy_extensions", "librt"},
    "bots": {"mypy_extensions", "librt"},
    "draw": {"resvg_py", "PIL", "wcwidth"},
    "words": {"fluent"},
}


@functools.cache
def walk(source: str) -> tuple[ast.AST, ...]:
    """Every node of a source; hundreds of them are asked for by test after test, so each is read once."""
    return tuple(ast.walk(ast.parse(source)))


def imports(path: Path) -> Iterator[str]:
    """Every absolute import of a module, wherever it stands."""
    for node in walk(path.read_text(encoding="utf-8")):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""
            if node.module == "lapilli":
                yield from (f"lapilli.{alias.name}" for alias in node.names)


def layer_files() -> list[tuple[str, Path]]:
    return [(layer, path) for layer in MAY_USE for path in sorted((SOURCE / layer).rglob("*.py"))]


@pytest.mark.parametrize(
    ("layer", "path"),
    layer_files(),
    ids=lambda value: value if isinstance(value, str) else value.stem,
)
def test_imports_go_down_only(layer: str, path: Path) -> None:
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "lapilli":
            used = parts[1] if len(parts) > 1 else "core"
            if used in MAY_USE and used != layer:
                assert used in MAY_USE[layer], f"{layer} may not use {name}"
            if layer == used == "games" and len(parts) > 2:
                assert parts[2] == path.relative_to(SOURCE).parts[1], f"one game may not use another: {name}"
        elif layer in THIRD_PARTY and parts[0] not in sys.stdlib_module_names:
            assert parts[0] in THIRD_PARTY[layer], f"{layer} may not use {name}"


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph() -> dict[str, set[str]]:
    """Module -> the modules it imports, wherever the import stands: lazy and type-checking ones count as well."""
    files = {module_name(path): path for path in SOURCE.rglob("*.py")}
    graph: dict[str, set[str]] = {name: set() for name in files}
    for name, path in files.items():
        for node in walk(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Import):
                graph[name].update(alias.name for alias in node.names if alias.name in files)
            elif isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("lapilli"):
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                graph[name].update(inner & files.keys())
                if node.module in files and not inner <= files.keys():
                    graph[name].add(node.module)
    return graph


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """One round trip through the graph, or nothing."""
    done: set[str] = set()

    def visit(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            if found := visit(other, [*way, name]):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := visit(name, []))), [])


def test_no_import_goes_round_in_a_circle() -> None:
    """Lazy and type-checking imports included, without exception."""
    assert cycle_in(import_graph()) == []


def test_a_circle_would_be_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle_in({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))
MUST = {"__init__.py", "actions.py", "box.py", "box.toml", "game.py", "position.py", "state.py", "log_lines.py"}
MUST |= {"knowledge", "lessons", "picture", "player", "refusal", "rules", "text"}
MAY = {"audit.py", "fields.py", "odds.toml", "names.py", "options.py", "result.py", "rules.md", "__pycache__"}


def test_every_module_says_its_idea_in_its_first_line() -> None:
    """A file holds one idea, however long: its first line says which (`make lint` shows the longest and shortest)."""
    silent = [
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if (text := path.read_text(encoding="utf-8")).strip()
        and not re.match(r'"""[A-Z`"][^\n]{10,}[.:?](""")?\n', text)
    ]
    assert silent == []


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_has_the_same_skeleton(game: Path) -> None:
    """docs/design.md: the same part under the same name, so that who knows one game finds his way in all."""
    names = {path.name for path in game.iterdir() if not path.name.endswith((".so", ".c", ".pyd"))}
    strange = {name for name in names - MUST - MAY if not (name.startswith("position_") and name.endswith(".py"))}
    assert strange == set()
    assert names >= MUST


def test_types_are_not_talked_round() -> None:
    """A game names its classes and the form of its views, so nothing has to be cast but views narrowed on purpose."""
    sources = [*SOURCE.rglob("*.py"), *(ROOT / "examples").rglob("src/**/*.py")]
    found = [path for path in sources if re.search(r"\bcast\(", path.read_text(encoding="utf-8"))]
    assert {f"{path.parent.name}/{path.name}" for path in found} <= {"draw/memo.py"}


ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def in_order(source: str) -> list[int]:
    """Lines that compare phases, or the stages and courses that are phases, by order."""
    found = []
    for node in walk(source):
        if isinstance(node, ast.Compare) and any(isinstance(sign, ORDERED) for sign in node.ops):
            sides = [side for side in (node.left, *node.comparators) if isinstance(side, ast.Attribute)]
            names = {side.attr for side in sides} | {ast.unparse(side.value) for side in sides}
            if names & {"phase", "stage", "course", "Phase", "Stage"}:
                found.append(node.lineno)
    return found


def test_phases_are_in_named_sets() -> None:
    """A phase put between two others must not fall into a rule by its number."""
    sources = [*(SOURCE / "games").rglob("*.py"), *(ROOT / "examples").rglob("src/**/*.py")]
    found = {path.name: lines for path in sources if (lines := in_order(path.read_text(encoding="utf-8")))}
    assert found == {}
    assert in_order("if state.stage >= Stage.LENDING:\n    pass\nif state.phase < limit:\n    pass") == [1, 3]


def boxed(source: str) -> list[int]:
    """Return the lines where numbers become Python objects without need (docs/explanation/engine-style.md)."""
    found = []
    for node in walk(source):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
            found.append(node.lineno)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            found += [node.lineno] * (len(node.args) > 2)
        elif isinstance(node, ast.AnnAssign | ast.Assign) and node.col_offset == 0 and node.value is not None:
            made = node.value.func if isinstance(node.value, ast.Call) else None
            final = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final")
            found += [node.lineno] * (isinstance(made, ast.Name) and made.id == "packed" and not final)
    return sorted(found)


def test_numbers_of_the_kernel_are_not_packed_up() -> None:
    """Each of these costs as much as a whole decision, and nothing else would tell."""
    found = {name: lines for name in KERNEL if (lines := boxed((ROOT / name).read_text(encoding="utf-8")))}
    assert found == {}
    slow = "A = packed([1])\nfor _ in range(3):\n    min(1, 2, 3)\n"
    assert boxed(f"{slow}B: Final = packed([1])\nfor _time in range(3):\n    min(1, 2)") == [1, 2, 3]


ANYTHING = 95  # places at the edges: data of a form that only its reader knows, libraries without types


def test_little_is_anything() -> None:
    """What has a form is typed by it (views, messages, facts); what is only handed on is an `object`."""
    sources = [*SOURCE.rglob("*.py"), *(ROOT / "examples").rglob("src/**/*.py")]
    nodes = (node for path in sources for node in walk(path.read_text(encoding="utf-8")))
    places = [node for node in nodes if isinstance(node, ast.Name) and node.id == "Any"]
    assert len(places) <= ANYTHING, "give it a type, or `object` and a question"


# The same idea has the same name in every game, and in the example: module -> what it defines.
NAMES = {
    "game": ("class {Title}Rules(Rules[GameState, Box, View])",),
    "box": (
        "class Box",
        "def printed_box() -> Box",
        "def load_box(path: Path | None = None) -> Box",
        "def box_of(text: str | None) -> Box",
    ),
    "position": ("def restore(",),
    "rules/game_state": ("class GameState(",),
    "knowledge/view_types": ("class View(",),
    "knowledge/view": ("def observe(known: Known) -> View",),
    "knowledge/from_view": ("def known_from_view(view: View) -> Known",),
    "picture/board": ("def board(view: View, lang: str) -> Scene",),
    "picture/text": ("def text_board(view: View, lang: str) -> str",),
    "player/advice": ("def choose_by_heuristic(",),
    "refusal/why": ("def why_not(",),
}
SHIPPED = {  # and where a game is large enough to have these parts
    "state": ("class Position(",),
    "result": ("def result(",),
    "audit": ("def audit(",),
    "fields": (),
    "rules/parameters": ("class RuleParameters",),
    "rules/steps": ("class ",),
    "rules/setup": (),
    "rules/ending": (),
    "knowledge/knowledge": ("class Known(Knowledge)",),
    "knowledge/packing": ("def pack(known: Known) -> bytes", "def unpack(packed: bytes) -> Known"),
    "player/players": ("class {Title}Players(Players[Known])",),
    "picture/clicks": ("def click_path(",),
    "picture/prompt": ("def prompt(",),
    "refusal/case": ("class Case(conditions.Case[",),
    "refusal/conditions": ("EVERY", "CONDITIONS: Table"),
}
KNOWING = {"knowledge", "packing", "sample_world", "encode", "observation_fields", "position_fields", "domains"}
KNOWING |= {"view_types", "view", "from_view", "visibility", "__init__"}


def missing_names(source: str, wanted: tuple[str, ...], title: str) -> list[str]:
    """What a module ought to define under that very name, and does not."""
    return [
        name for name in wanted if not re.search(f"^{re.escape(name.replace('{Title}', title))}", source, re.MULTILINE)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_the_same_idea_has_the_same_name(game: Path) -> None:
    """The state is an GameState, what a seat knows is Known, what it is told is a View, its components are a Box."""
    wanted = NAMES | SHIPPED
    read = {module: (game / f"{module}.py").read_text(encoding="utf-8") for module in wanted}
    missing = {module: missing_names(text, wanted[module], game.name.capitalize()) for module, text in read.items()}
    assert {module: names for module, names in missing.items() if names} == {}
    assert {path.stem for path in (game / "knowledge").glob("*.py")} <= KNOWING


def test_the_example_uses_the_same_names() -> None:
    example = ROOT / "examples" / "pumice" / "src" / "pumice"
    for module, names in NAMES.items():
        source = (example / f"{module.split('/')[0]}.py").read_text(encoding="utf-8")
        assert missing_names(source, names, "Pumice") == [], module
    assert "class Known(Knowledge)" in (example / "rules.py").read_text(encoding="utf-8")


def test_another_name_would_be_noticed() -> None:
    assert missing_names("class FujiBox:\n    pass\ndef load_box(path) -> Box: ...\n", NAMES["box"], "Fuji") == list(
        NAMES["box"]
    )


SMALL = {"knowledge", "picture", "player", "refusal", "rules"}  # parts that are one module in a small game


def test_the_example_has_the_same_skeleton() -> None:
    """As far as it has the part: `rules.py` stands for `rules/`, and holds the state of so small a game."""
    example = ROOT / "examples" / "pumice" / "src" / "pumice"
    names = {path.name for path in example.iterdir() if not path.name.endswith((".so", ".c", ".pyd"))}
    parts = {path.stem if path.stem in SMALL and path.suffix == ".py" else path.name for path in example.iterdir()}
    assert {f"{part}.py" for part in SMALL} <= names
    assert parts >= MUST - {"state.py"}
    assert names - {f"{part}.py" for part in SMALL} - MUST - MAY == set()


def test_every_folder_is_a_known_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(MAY_USE)


def test_nobody_uses_the_global_generator() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in walk(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
                assert node.attr == "Random", f"{path} uses the global generator"
            assert not (isinstance(node, ast.ImportFrom) and node.module == "random"), (
                f"{path} hides where it gets chance"
            )


ROOM_HOSTS = ("lapilli.server.live", "lapilli.server.handlers")  # what any host of rooms uses, be it no HTTP server
FRAMEWORKS = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "prometheus_client", "jinja2", "websockets"}


def reached_from(roots: tuple[str, ...], graph: dict[str, set[str]]) -> set[str]:
    """The modules that these need, themselves included; a package stands for all its modules."""
    found: set[str] = set()
    todo = [name for name in graph if any(name == root or name.startswith(f"{root}.") for root in roots)]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += graph[name]
    return found


def test_rooms_need_no_web_framework_and_no_database() -> None:
    """Rooms, frames, messages and answers are served by an HTTP server and by a worker of a web page."""
    reached = reached_from(ROOM_HOSTS, import_graph())
    assert {"lapilli.server.rooms.room", "lapilli.server.frames.frame", "lapilli.server.wire.messages"} <= reached
    files = {module_name(path): path for path in SOURCE.rglob("*.py")}
    used = {
        name: bad
        for name in reached
        if (bad := FRAMEWORKS & {imported.partition(".")[0] for imported in imports(files[name])})
    }
    assert used == {}
    frameworks = {imported.partition(".")[0] for imported in imports(files["lapilli.server.web.app"])}
    assert "fastapi" in frameworks  # the names are those that imports have
