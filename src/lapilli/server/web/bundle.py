"""Bundles the scripts of a page: each module in its own scope, after those it needs.

The sources are plain modules that a browser can load one by one; a page loads them together, in one request.
Comments, types among them, are left out: a reader has the sources.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./(\w+)\.js";\n', re.M)
EXPORT = re.compile(r"^export (?:async )?(function|class|const) ([\w$]+)", re.M)
COMMENT = re.compile(r"^[ \t]*//[^\n]*\n|[ \t]*/\*\*.*?\*/[ \t]*\n?", re.M | re.S)
LEFT = re.compile(r"^\s*(?:import|export)\b", re.M)  # a form that is not understood here


def bundle(entry: str, sources: Mapping[str, str]) -> str:
    """Everything that a module needs, and the module itself, as the text of one module."""
    return "".join(_scoped(name, sources) for name in _needed(entry, sources, {}))


def _needed(name: str, sources: Mapping[str, str], found: dict[str, None]) -> dict[str, None]:
    for _, other in IMPORT.findall(sources[name]):
        if other not in found:
            _needed(other, sources, found)
    found[name] = None
    return found


def _scoped(name: str, sources: Mapping[str, str]) -> str:
    source = COMMENT.sub("", sources[name])
    taken = "".join(_taken(names, other, sources) for names, other in IMPORT.findall(source))
    body = EXPORT.sub(lambda export: export[0].removeprefix("export "), IMPORT.sub("", source))
    if LEFT.search(body):
        raise ValueError(f"{name}.js: an import or export in another form than the rest")
    given = ", ".join(exported for _, exported in EXPORT.findall(source))
    return f"// {name}.js\nconst ${name} = (() => {{\n{taken}{body}\nreturn {{ {given} }};\n}})();\n"


def _taken(names: str, other: str, sources: Mapping[str, str]) -> str:
    """An import: names out of another module's scope."""
    wanted = [part.strip() for part in names.split(",") if part.strip()]
    known = {exported for _, exported in EXPORT.findall(sources[other])}
    if lost := [name for name in wanted if name not in known]:
        raise ValueError(f"{other}.js does not export {', '.join(lost)}")
    return f"const {{ {', '.join(wanted)} }} = ${other};\n" if wanted else ""
