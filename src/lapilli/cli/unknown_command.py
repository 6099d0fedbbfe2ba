"""What the command answers to a name that it does not know: the new name, or the nearest ones."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from lapilli.cli.i18n import language, say

FORMER = {
    **{name: f"study {name}" for name in ("simulate", "report", "analyse", "what-if", "data", "odds")},
    **{name: f"bots {name}" for name in ("match", "ladder", "ceiling", "rivals", "train")},
    **{name: f"dev {name}" for name in ("bench", "check", "new-game")},
    **{name: f"admin {name}" for name in ("doctor", "backup", "restore")},
    "pace": "bots timing",
}  # names that were commands of their own before there were groups


def explain_unknown(group: str, name: str, paths: Sequence[str]) -> str:
    """Say what a mistyped or former command is called now. `group` is empty at the top level."""
    typed = f"{group} {name}".strip()
    if name in FORMER:
        return say(language(), "command-moved", old=f"lapilli {typed}", new=f"lapilli {FORMER[name]}")
    inside = [path for path in paths if path.startswith(f"{group} ")]
    near = " | ".join(f"lapilli {one}" for one in _nearest(name, inside) or _nearest(name, paths))
    if near:
        return say(language(), "command-nearest", name=f"lapilli {typed}", nearest=near)
    listing = f"lapilli {group} --help" if group else "lapilli --help"
    return say(language(), "command-unknown", name=f"lapilli {typed}", help=listing)


def _nearest(name: str, paths: Sequence[str]) -> list[str]:
    """List the commands, or groups, whose name is spelled most like this one."""
    by_name = {path.split()[0]: path.split()[0] for path in paths} | {path.split()[-1]: path for path in paths}
    return [by_name[word] for word in difflib.get_close_matches(name, by_name, n=2)]
