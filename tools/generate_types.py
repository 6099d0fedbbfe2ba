"""Write the types of all messages for the browser client: src/lapilli/server/types/wire.d.ts from server/wire.

python tools/generate_types.py     after a change of server/wire; `make generate` runs it, and a test demands it

Each module of server/wire is a namespace: `Outgoing.Frame` is the class `Frame` of wire/outgoing.py.
"""

from __future__ import annotations

import inspect
import re
import types
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import TypeAliasType, is_typeddict

from lapilli.server.wire import door, ending, messages, outgoing, requests, responses

FILE = Path(__file__).resolve().parent.parent / "src" / "lapilli" / "server" / "types" / "wire.d.ts"
MODULES = (door, ending, outgoing, messages, requests, responses)
SENT_WHOLE = {responses}  # the server fills in what has a default
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", object: "unknown"}
NOTE = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
HEADER = """\
// Messages between server and client. Written by tools/generate_types.py from src/lapilli/server/wire: do not edit.
"""


def generated() -> str:
    """Return the text of the file."""
    return HEADER + "".join(_namespace(module) for module in MODULES)


def _namespace(module: types.ModuleType) -> str:
    body = "".join(_declaration(module, name, value) for name, value in vars(module).items())
    if module is messages:
        body += _alias("Any", Union[tuple(messages.KINDS.values())])  # noqa: UP007
    return f"\ndeclare namespace {_space(module.__name__)} {{\n{body.removesuffix(chr(10))}}}\n"


def _declaration(module: types.ModuleType, name: str, value: Any) -> str:
    """Return an interface for a class that is declared in the module, a type for an alias, "" for anything else."""
    if isinstance(value, TypeAliasType):
        return _alias(name, value.__value__, {name: value})
    if get_origin(value) in (Union, types.UnionType) and name.isidentifier() and not name.startswith("_"):
        return _alias(name, value)
    if not isinstance(value, type) or value.__module__ != module.__name__:
        return ""
    if is_typeddict(value):
        hints = get_type_hints(value, include_extras=True)
        rows = [(field, hint, get_origin(hint) is NotRequired) for field, hint in hints.items()]
    elif issubclass(value, BaseModel) and value.model_fields:
        hints = get_type_hints(value, include_extras=True)
        whole = module in SENT_WHOLE
        rows = [(field, hints[field], not (whole or info.is_required())) for field, info in value.model_fields.items()]
    else:
        return ""
    about = (inspect.getdoc(value) or "").partition("\n")[0] if "__doc__" in vars(value) else ""
    comment = f"  /** {about} */\n" if about and not about.startswith("dict(") else ""
    notes = {field: f" // {note}" for field, note in NOTE.findall(_source(value))}
    fields = "".join(
        f"    {field}{'?' if optional else ''}: {_type(hint)};{notes.get(field, '')}\n"
        for field, hint, optional in rows
    )
    return f"{comment}  interface {value.__name__} {{\n{fields}  }}\n\n"


def _source(value: type) -> str:
    try:
        return inspect.getsource(value)
    except OSError:  # made by a call: TypedDict("Takeback", {"from": …})
        return ""


def _alias(name: str, value: object, known: dict[str, object] | None = None) -> str:
    text = _type(eval(value, dict(known or {})) if isinstance(value, str) else value)
    choices = text.split(" | ") if len(text) > 100 else []
    return f"  type {name} = {''.join(f'{chr(10)}    | {one}' for one in choices) or text};\n\n"


def _space(module: str) -> str:
    return module.rpartition(".")[2].capitalize()


def _type(hint: Any) -> str:
    """Return the TypeScript type of a Python type."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated or origin is NotRequired:
        return _type(parts[0])
    if origin is Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in parts))
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    if isinstance(hint, TypeAliasType):
        return f"Outgoing.{hint.__name__}"
    if isinstance(hint, type) and hint.__module__.startswith("lapilli.server.wire."):
        return f"{_space(hint.__module__)}.{hint.__name__}"
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    FILE.write_text(generated(), encoding="utf-8")
