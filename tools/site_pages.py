"""Pages of the site beyond docs/: formats generated from the games, and the changelog.

A hook of MkDocs (`mkdocs.yml`); `make docs` builds the site. Links that leave docs/ are left out: on the site there is
nothing to find there.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lapilli
from lapilli.core.game import Game
from lapilli.core.space import Kind, Slot
from lapilli.words import Words

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("nisyros", "fuji", "eruption", "deukalion")
KINDS = {bool: "yes or no", int: "number", str: "word", list: "list", dict: "table", type(None): "nothing, or a value"}
LONG = 60  # characters of an example in a table


def on_config(config: Any) -> Any:
    """Name the version on every page."""
    config["copyright"] = f"Lapilli {lapilli.__version__}"
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made here."""
    from mkdocs.structure.files import File

    made = {f"reference/formats/{name}.md": formats(lapilli.list_games()[name]) for name in GAMES}
    made["changelog.md"] = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Replace links to files outside of docs/ by their words."""
    return inside(markdown, page.file.src_uri)


def inside(markdown: str, page: str) -> str:
    """Return the text of a page (its path in docs/) without links that leave docs/."""

    def kept(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link[2]))
        return link[1] if target.startswith("../") else link[0]

    return re.sub(r"\[([^\]]+)\]\((\.\./[^)\s]*)\)", kept, markdown)


def formats(game: Game) -> str:
    """The page about one game: its actions, its options, its positions."""
    table = lapilli.new(game.name, seed="formats")
    table.settle()
    position = table.position()
    return "\n".join(
        [
            f"# {game.title}: notation, positions, observations",
            "",
            f"Version {game.version} of the rules. A change of rules, ids or notation raises it; records name it.",
            "",
            "## Actions",
            "",
            "Records, the network and the terminal use this notation. Words in braces come from the lists below.",
            "",
            "| notation | button | clause |",
            "|---|---|---|",
            *(_action(game, kind) for kind in game.space.kinds),
            "",
            "| in braces | words |",
            "|---|---|",
            *(f"| `{name}` | {_words(words)} |" for name, words in game.space.domains.items()),
            "",
            "## Options",
            "",
            "| option | values, the usual one first |",
            "|---|---|",
            *(f"| `{option.name}` | {_words(tuple(map(str, option.values)))} |" for option in game.options),
            "",
            "## Positions",
            "",
            f'`table.position()` gives, and `lapilli.position("{game.name}", {{...}})` takes:',
            "",
            "| field | kind | example |",
            "|---|---|---|",
            *(f"| `{name}` | {_kind(value)} | {_example(value)} |" for name, value in position.items()),
            "",
            "A whole position, as it stands after the set-up:",
            "",
            "```json",
            json.dumps(position, indent=1, ensure_ascii=False),
            "```",
            *observations(game),
        ]
    )


def observations(game: Game) -> list[str]:
    """What learning agents get, plane by plane."""
    first, rows = 0, []
    for plane in game.rules.observation_fields:
        shape = " x ".join(map(str, plane.shape))
        rows.append(f"| `{plane.name}` | {first} | {shape} | {plane.meaning} |")
        first += plane.size
    return [
        "",
        "## Observations",
        "",
        f"{first} whole numbers from 0 to 255, written from what the seat knows (`Knowledge.encode`); more than 255 "
        "counts as 255. What can be told by words is 1 at the place of the word and 0 elsewhere. Seats stand in "
        "seating order from the viewer on. Options and the box are not told: they stay the same in an environment.",
        "",
        "| plane | from | shape | meaning |",
        "|---|---|---|---|",
        *rows,
    ]


def _action(game: Game, kind: Kind) -> str:
    notation = " ".join(f"{{{_slot(part)}}}" if isinstance(part, Slot) else part for part in kind.parts)
    return f"| `{notation}` | {_spoken(game, kind)} | {kind.rule} |"


def _slot(slot: Slot) -> str:
    return slot.name if slot.name == slot.domain else f"{slot.name}:{slot.domain}"


def _spoken(game: Game, kind: Kind) -> str:
    said = game.presentation.label(kind.base, "en") if isinstance(game.words, Words) else ""
    return said.replace("|", "\\|").replace("\n", " ")


def _words(words: tuple[str, ...]) -> str:
    shown = [f"`{word}`" for word in words[:40]]
    return ", ".join(shown) + (f" and {len(words) - 40} more" if len(words) > 40 else "")


def _kind(value: object) -> str:
    return KINDS.get(type(value), type(value).__name__)


def _example(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text if len(text) <= LONG else text[:LONG] + ' …'}`".replace("|", "\\|")


def pages() -> Iterator[tuple[str, str]]:
    """The pages that are made, by address; for the tests."""
    for name in GAMES:
        yield f"reference/formats/{name}.md", formats(lapilli.list_games()[name])
