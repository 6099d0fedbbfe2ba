"""Your own bots, named by where they are: `my_bot.py:Flat`, `package.module:Flat`, or `exec:COMMAND`.

A file or module names a class, an object or a function, as `register` takes it. `exec:` starts a program of any
language that speaks the line protocol (bots/program.py). None of this is reachable from a server: rooms take the names
of registered bots alone.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from lapilli.bots.levels import Bot
from lapilli.bots.program import ProgramBot
from lapilli.bots.registry import bot, bot_of
from lapilli.core.errors import OptionError
from lapilli.core.game import Game

PROGRAM = "exec:"
_shipped: dict[str, str] = {}  # file -> its text, on machines that do not have the file


def is_own(spec: str) -> bool:
    """Say whether a spec names a bot of your own, rather than a level such as `steady` or `strong:60`."""
    where, colon, name = spec.partition(":")
    return spec.startswith(PROGRAM) or (bool(colon) and not name.isdecimal() and bool(where))


def load_bot(spec: str, game: Game) -> Bot:
    """Make the bot that a spec names, for a game; levels and registered bots as `bot` does."""
    if not is_own(spec):
        return bot(spec, game)
    if spec.startswith(PROGRAM):
        return ProgramBot(game, spec.removeprefix(PROGRAM))
    where, _, name = spec.rpartition(":")
    module = _file_module(where) if where.endswith(".py") else _module(where)
    try:
        maker = getattr(module, name)
    except AttributeError:
        public = sorted(one for one in vars(module) if not one.startswith("_"))
        raise OptionError(f"{where} has no {name!r}; it has {', '.join(public) or 'nothing'}") from None
    return bot_of(maker, game)


def sources(specs: Mapping[str, object] | tuple[str, ...]) -> dict[str, str]:
    """Return the texts of the files that specs name, to be shipped to other machines (`take_sources`)."""
    files = {spec.rpartition(":")[0] for spec in specs if is_own(spec) and not spec.startswith(PROGRAM)}
    return {file: _text(file) for file in sorted(files) if file.endswith(".py")}


def take_sources(files: Mapping[str, str]) -> None:
    """Use these texts for files, whatever this machine has under their names."""
    _shipped.update(files)


def source_hashes(specs: tuple[str, ...]) -> dict[str, str]:
    """Return a hash of each file that specs name: figures of a bot are those of its text."""
    return {file: hashlib.sha256(text.encode()).hexdigest()[:16] for file, text in sources(specs).items()}


def _text(file: str) -> str:
    if file in _shipped:
        return _shipped[file]
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise OptionError(f"the bot {file} cannot be read: {reason}") from None


def _file_module(file: str) -> ModuleType:
    """Import a file under a name of its own; files beside it can be imported by it."""
    name = f"lapilli_bot_{hashlib.sha256(file.encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    text = _text(file)
    spec = spec_from_loader(name, loader=None, origin=file)
    assert spec is not None
    module = module_from_spec(spec)
    module.__file__ = file
    sys.modules[name] = module  # dataclasses and pickle look a module up by its name
    beside = str(Path(file).resolve().parent)
    sys.path.insert(0, beside)
    try:
        exec(compile(text, file, "exec"), vars(module))
    except Exception as error:
        del sys.modules[name]
        raise OptionError(f"the bot {file} does not load: {type(error).__name__}: {error}") from error
    finally:
        sys.path.remove(beside)
    return module


def _module(name: str) -> ModuleType:
    """Import a module; the current folder counts."""
    if "" not in sys.path and "." not in sys.path:
        sys.path.append(".")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise OptionError(f"there is no bot and no module {name!r} ({error})") from None
    except Exception as error:
        raise OptionError(f"the module {name} does not load: {type(error).__name__}: {error}") from error
