"""A report as one self-contained page, or as a notebook."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from lapilli.core.registry import find
from lapilli.study.provenance import provenance
from lapilli.study.report import Figure, Wish

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8") + "".join(
    f".c{number} {{ --c: var(--c{number}); }}\n" for number in range(6)
)


def html(wish: Wish, figures: Sequence[Figure]) -> str:
    """One file that needs nothing else: light and dark, for screens and for paper."""
    title = wish.say("report-title", title=find(wish.game).words.say(wish.lang, "title"))
    lead = wish.say("report-lead", games=wish.games, bots=wish.bots)
    made = wish.say("report-made")
    facts = ", ".join(f"{name} {value}" for name, value in provenance(find(wish.game)).as_data().items() if value)
    articles = (
        f'<article id="{figure.key}"><h2>{escape(figure.title)}</h2><p>{escape(figure.words)}</p>'
        f"<figure>{figure.svg}</figure><code>{escape(made)}: {escape(figure.command)}</code></article>"
        for figure in figures
    )
    return (
        f'<!doctype html><html lang="{wish.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1><p>{escape(lead)}</p>{''.join(articles)}<p><small>{escape(facts)}</small></p></body></html>\n"
    )


def notebook(wish: Wish, figures: Sequence[Figure]) -> str:
    """The same to go on from: figures are made again when it is run."""
    options = f", options={wish.options!r}" if wish.options else ""
    seats = f", seats={wish.seats}" if wish.seats else ""
    start = [
        "from IPython.display import HTML",
        "from lapilli.study.page import STYLE",
        "from lapilli.study.report import Wish, figures",
        "",
        f"wish = Wish({wish.game!r}, games={wish.games}, bots={wish.bots!r}, seed={wish.seed!r}{seats}{options}, "
        f"levels={wish.levels!r}, lang={wish.lang!r})",
        "made = {figure.key: figure for figure in figures(wish)}",
    ]
    title = wish.say("report-title", title=find(wish.game).words.say(wish.lang, "title"))
    facts = provenance(find(wish.game)).as_data()
    cells = [
        _cell("title", "markdown", f"# {title}\n\n`{json.dumps(facts)}`"),
        _cell("start", "code", "\n".join(start)),
    ]
    for figure in figures:
        cells.append(
            _cell(f"{figure.key}-words", "markdown", f"## {figure.title}\n\n{figure.words}\n\n`{figure.command}`")
        )
        picture = f'HTML(f"<style>{{STYLE}}</style>" + made["{figure.key}"].svg)'
        cells.append(_cell(figure.key, "code", picture))
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


def _cell(name: str, kind: str, source: str) -> dict[str, object]:
    code: dict[str, object] = {"execution_count": None, "outputs": []} if kind == "code" else {}
    return {"cell_type": kind, "id": name, "metadata": {}, "source": source.splitlines(keepends=True), **code}
