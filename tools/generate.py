"""Write the code that repeats a game's `fields.py`: `python tools/generate.py [FOLDER]`, `--check` to compare.

`make generate` does it for the games of this repository; FOLDER is that of a game elsewhere.

A module marks a place with `# generated: NAME.PART ... (fields.py)` and `# generated: end`; NAME is a declaration of
the nearest `fields.py` above it. What stands between is written again:

    start                 the assignments of a constructor
    copy                  the assignments that take every field over from `other`
    class                 `__slots__`, constructor and `copy()` of a small class
    types SECTION         the keys of a TypedDict
    view SECTION OBJECT   the entries of a view, from the fields of a variable
    sparse SECTION OBJECT    the same as statements that enter only what is not as at the start
    position SECTION OBJECT  the entries of a position
    facts SECTION [MAKER] the rows that read a position and check it; MAKER is the function that makes one from key
                          and domain, or `needed` where no key may be left out
    pack OBJECT           the statements that write all fields of a variable into `out` (core/packing.py)
    unpack OBJECT         the assignments that read them again from `data`, in the same order
    packers               `pack_NAME` and `unpack_NAME` of a small class; where others inherit from it, those of any
                          of them, by their numbers
    encode OBJECT         the statements that write the observation array
    planes                what its numbers say, in the same order

SECTION is the key under which a view has these facts, `-` for the view itself.
"""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from lapilli.core.fields import ARGUMENT, Field, Fields, Form

GAMES = Path(__file__).resolve().parent.parent / "src" / "lapilli" / "games"
REGION = re.compile(
    r"^(?P<indent> *)# generated: (?P<name>\w+)\.(?P<part>\w+)(?P<more>[ \w.-]*) \(fields\.py\)\n"
    r".*?^(?P=indent)# generated: end\n",
    re.MULTILINE | re.DOTALL,
)


def main() -> int:
    """Write all files, or name those that are not as they would be written."""
    check, folders = "--check" in sys.argv[1:], [Path(word) for word in sys.argv[1:] if not word.startswith("-")]
    paths = [path for folder in folders or [GAMES] for path in sources(folder)]
    stale = {path: text for path in paths if path.read_text("utf-8") != (text := generated(path))}
    for path, text in stale.items():
        if check:
            print(f"{path}: run make generate", file=sys.stderr)
        else:
            path.write_text(text, "utf-8")
    return int(check and bool(stale))


def sources(folder: Path = GAMES) -> list[Path]:
    """The modules with a generated place."""
    return [path for path in sorted(folder.rglob("*.py")) if "# generated: end" in path.read_text("utf-8")]


def generated(path: Path) -> str:
    """The text of a module with every generated place written again."""

    def written(found: re.Match[str]) -> str:
        declared = declaration(path, found["name"])
        more = heirs(path, declared) if found["part"] == "packers" else found["more"].split()
        first = f"# generated: {found['name']}.{found['part']}{found['more']} (fields.py)"
        lines = (first, *PARTS[found["part"]](declared, *more), "# generated: end")
        return "".join(f"{found['indent']}{line}".rstrip() + "\n" for line in lines)

    return formatted(REGION.sub(written, path.read_text("utf-8")), path)


def formatted(text: str, path: Path) -> str:
    """The text as `make lint` wants it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def declarations(path: Path) -> dict[str, object]:
    """All that the nearest `fields.py` declares."""
    folder = next(folder for folder in path.parents if (folder / "fields.py").exists())
    return runpy.run_path(str(folder / "fields.py"))  # not imported: its game may not be whole yet


def declaration(path: Path, name: str) -> Fields:
    """What it declares by that name."""
    found = declarations(path)[name]
    assert isinstance(found, Fields), f"{path}: {name} declares no fields"
    return found


def heirs(path: Path, declared: Fields) -> list[Fields]:
    """The classes that inherit from one, in the order of their declarations."""
    return [one for one in declarations(path).values() if isinstance(one, Fields) and one.base == declared]


def start(declared: Fields) -> Iterator[str]:
    """The assignments of a constructor."""
    for field in declared.rows:
        comment = f"  # {field.meaning}" if field.meaning else ""
        if field.start == ARGUMENT:
            yield f"self.{field.name} = {field.name}{comment}"
        elif field.type == "bool" and field.start == "False":
            yield f"self.{field.name} = False{comment}"
        else:
            yield f"self.{field.name}: {field.type} = {field.start}{comment}"


def copy(declared: Fields) -> Iterator[str]:
    """The assignments that take every field over."""
    for field in declared.rows:
        yield from taken_over(field, "self", "other")


def taken_over(field: Field, to: str, origin: str) -> Iterator[str]:
    """One field of a copy; a step is read once, so that the compiler knows that it is there."""
    if field.copy.startswith("None if"):
        yield f"{field.name} = {origin}.{field.name}"
        yield f"{to}.{field.name} = {field.copy.format(field.name)}"
    else:
        yield f"{to}.{field.name} = {field.copy.format(f'{origin}.{field.name}')}"


def whole(declared: Fields) -> Iterator[str]:
    """`__slots__`, constructor and copy of a small class."""
    given = [field for field in declared.rows if field.start == ARGUMENT]
    yield f"__slots__ = {tuple(sorted(field.name for field in declared.rows))}"
    yield ""
    arguments = "".join(f", {field.name}: {field.type}" for field in given)
    yield f"def __init__(self{arguments}) -> None:"
    if declared.base is not None:
        yield "    super().__init__()"
    yield from (f"    {line}" for line in start(declared))
    if declared.shared:
        return
    yield ""
    yield f"def copy(self) -> {declared.name}:"
    copies = ", ".join(field.copy.format(f"self.{field.name}") for field in given)
    others = [field for field in declared.all if field.start != ARGUMENT]
    if not others:
        yield f"    return {declared.name}({copies})"
        return
    yield f"    twin = {declared.name}({copies})"
    for field in others:
        yield from (f"    {line}" for line in taken_over(field, "twin", "self"))
    yield "    return twin"


def shown(declared: Fields, section: str, thing: str = "") -> Iterator[tuple[Field, Form, str]]:
    """The facts of a section with their forms and the code of their values, those of steps among them."""
    for field in declared.rows:
        value = f"{thing}.{field.name}"
        if field.form is not None and field.section == section.strip("-"):
            yield field, field.form, value
        for inner in field.step.rows if field.step is not None else ():
            if inner.form is not None and inner.section == section:
                absent = inner.absent or inner.start
                yield inner, inner.form, f"{absent} if {value} is None else {value}.{inner.name}"


def types(declared: Fields, section: str) -> Iterator[str]:
    """The keys of a TypedDict."""
    for field, form, _ in shown(declared, section):
        yield f"{field.view_key or field.key or field.name}: {form.type}"


def view(declared: Fields, section: str, thing: str) -> Iterator[str]:
    """The entries of a view."""
    for field, form, value in shown(declared, section, thing):
        yield f'"{field.view_key or field.key or field.name}": {form.show.format(value)},'


def sparse(declared: Fields, section: str, thing: str) -> Iterator[str]:
    """Statements that enter into `found` what is not as at the start."""
    for field, form, value in shown(declared, section, thing):
        key, entry = field.key or field.name, form.show.format(value)
        if field.type == "i64":
            yield f"if {value} != {field.start}:"
            yield f'    found["{key}"] = {entry}'
        else:
            yield f"{field.name} = {entry}"
            yield f"if {field.name}:"
            yield f'    found["{key}"] = {field.name}'


def position(declared: Fields, section: str, thing: str) -> Iterator[str]:
    """The entries of a position."""
    for field, form, value in shown(declared, section, thing):
        yield f'"{field.key or field.name}": {form.show.format(value)},'


def facts(declared: Fields, section: str, maker: str = "") -> Iterator[str]:
    """The rows that read a position."""
    steps = {inner: field.name for field in declared.rows if field.step for inner in field.step.rows}
    for field, form, _ in shown(declared, section):
        key = field.key or field.name
        if not form.allowed:
            continue
        if maker not in ("", "needed"):
            yield f'{maker}("{key}", {form.allowed}),'
        elif field in steps and not field.write:
            absent = field.absent or field.start
            yield f'in_step("{steps[field]}", "{section}.{key}", {form.allowed}, {absent}, "{field.name}"),'
        else:
            write = field.write or WRITERS.get(field.type, "").format(field.name)
            if not write and key != field.name:
                write = f'attribute("{field.name}")'
            more = (f", write={write}" if write else "") + ("" if maker or field.needed else ", needed=False")
            yield f'PositionField("{key}", {form.allowed}{more}),'


def pack(declared: Fields, thing: str) -> Iterator[str]:
    """The statements that write all fields."""
    for field in declared.rows:
        yield from packed(field, f"{thing}.{field.name}")


def packed(field: Field, value: str) -> Iterator[str]:
    """The statements that write one field."""
    kind = field.type
    if field.pack:
        yield f"out.number({field.pack.format(value)})"
    elif kind in SIMPLE:
        yield f"out.{SIMPLE[kind]}({value})"
    elif kind.startswith("list["):
        yield f"out.number(len({value}))"
        yield f"for one in {value}:"
        yield f"    pack_{lower(kind[5:-1])}(one, out)"
    elif kind.endswith(" | None"):  # read once, so that the compiler knows that it is there
        yield f"{field.name} = {value}"
        yield f"out.flag({field.name} is not None)"
        yield f"if {field.name} is not None:"
        yield f"    pack_{lower(kind.removesuffix(' | None'))}({field.name}, out)"
    else:
        yield f"pack_{lower(kind)}({value}, out)"


def unpack(declared: Fields, thing: str) -> Iterator[str]:
    """The assignments that read all fields."""
    for field in declared.rows:
        yield f"{thing}.{field.name} = {unpacked(field)}"


def unpacked(field: Field) -> str:
    """The expression that reads one field."""
    kind = field.type
    if field.unpack:
        return field.unpack.format("data.number()")
    if kind in SIMPLE:
        return f"data.{SIMPLE[kind]}()"
    if kind.startswith("list["):
        return f"[unpack_{lower(kind[5:-1])}(data) for _time in range(data.size())]"
    if kind.endswith(" | None"):
        return f"unpack_{lower(kind.removesuffix(' | None'))}(data) if data.flag() else None"
    return f"unpack_{lower(kind)}(data)"


def packers(declared: Fields, *heirs: Fields) -> Iterator[str]:
    """Both functions of a small class, or of a family of them."""
    name, own = declared.name, lower(declared.name)
    yield f"def pack_{own}(it: {name}, out: Packer) -> None:"
    if heirs:
        for number, heir in enumerate(heirs, 1):
            yield f"    {'if' if number == 1 else 'elif'} isinstance(it, {heir.name}):"
            yield f"        out.number({number})"
            yield from (f"        {line}" for field in ordered(heir) for line in packed(field, f"it.{field.name}"))
        yield "    else:"
        yield "        out.number(0)"
    yield from (f"    {line}" for field in ordered(declared) for line in packed(field, f"it.{field.name}"))
    yield ""
    yield ""
    yield f"def unpack_{own}(data: Unpacker) -> {name}:"
    if heirs:
        yield "    kind = data.number()"
        yield f"    made: {name}"
        for number, heir in enumerate(heirs, 1):
            yield f"    {'if' if number == 1 else 'elif'} kind == {number}:"
            own = lower(heir.name)
            yield from (f"        {line}" for line in _made(heir, own))
            yield f"        made = {own}"
        yield "    else:"
        yield f"        made = {name}()"
        yield from (f"    made.{field.name} = {unpacked(field)}" for field in declared.rows)
    elif all(field.start == ARGUMENT for field in declared.rows):
        yield f"    return {next(_made(declared, '')).removeprefix(' = ')}"
        return
    else:
        yield from (f"    {line}" for line in _made(declared, "made"))
    yield "    return made"


def ordered(declared: Fields) -> list[Field]:
    """The fields that a constructor is given first."""
    return sorted(declared.rows, key=lambda field: field.start != ARGUMENT)


def _made(declared: Fields, name: str) -> Iterator[str]:
    """The statements that make an object from packed fields: those of its constructor first."""
    arguments = ", ".join(unpacked(field) for field in declared.rows if field.start == ARGUMENT)
    yield f"{name} = {declared.name}({arguments})"
    yield from (f"{name}.{field.name} = {unpacked(field)}" for field in declared.rows if field.start != ARGUMENT)


def lower(name: str) -> str:
    """The name of a class as part of a function's: `CardUse` is `card_use`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def encode(declared: Fields, thing: str) -> Iterator[str]:
    """The statements that write the observation array."""
    for field in declared.rows:
        if field.observed is not None:
            yield field.observed.write.format(f"{thing}.{field.name}")


def planes(declared: Fields) -> Iterator[str]:
    """What the numbers of the observation array say, in the same order."""
    for field in declared.rows:
        if (seen := field.observed) is not None:
            said = f'{"f" if "{" in seen.says else ""}"{seen.says}"'
            yield f'ObservationField("{seen.name or field.key or field.name}", {seen.shape}, {said}),'


SIMPLE = {"i64": "number", "bool": "flag", "vec[i64]": "row", "Bag": "bag"}
WRITERS = {"vec[i64]": 'array("{0}")', "Bag": 'heap("{0}")'}
PARTS: dict[str, Callable[..., Iterator[str]]] = {
    "start": start,
    "copy": copy,
    "class": whole,
    "types": types,
    "view": view,
    "sparse": sparse,
    "position": position,
    "facts": facts,
    "pack": pack,
    "unpack": unpack,
    "packers": packers,
    "encode": encode,
    "planes": planes,
}

if __name__ == "__main__":
    sys.exit(main())
