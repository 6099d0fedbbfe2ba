"""The site: every page is in its menu, what is made from the games is whole, and MkDocs has no complaint."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import site_pages

import lapilli
from lapilli.core.check.suite import everything

ROOT = Path(__file__).parents[1]


def test_every_page_is_in_the_menu() -> None:
    menu = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    pages = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    made = {path for path, _ in site_pages.pages()} | {"changelog.md"}
    assert menu == pages | made


def test_formats_name_every_action_option_and_field() -> None:
    for path, text in site_pages.pages():
        game = lapilli.list_games()[Path(path).stem]
        for kind in game.space.kinds:
            assert kind.rule in text
        for name in (*(option.name for option in game.options), *game.space.domains):
            assert f"`{name}`" in text
        table = lapilli.new(game.name, seed="formats")
        table.settle()
        for field in table.position():
            assert f"| `{field}` |" in text
        for plane in game.rules.observation_fields:
            assert f"| `{plane.name}` |" in text
            assert plane.meaning in text


def test_only_links_that_leave_the_pages_become_words() -> None:
    text = "[the\ndesign](../design.md#layers) and [how to contribute](../../CONTRIBUTING.md)"
    assert (
        site_pages.inside(text, "reference/source-map.md") == "[the\ndesign](../design.md#layers) and how to contribute"
    )
    assert site_pages.inside("[licence](../LICENSE)", "index.md") == "licence"


@pytest.mark.skipif(not everything(), reason="the site is built by make docs and make test-all")
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "reference" / "api" / "index.html").read_text(encoding="utf-8")
    for name in ("lapilli.new", "lapilli.core.registry.games", "lapilli.core.table.Table.play"):
        assert f'id="{name}"' in page


@pytest.mark.parametrize("address", ["", "https://forge.example/lapilli"])
def test_every_page_names_the_version_and_the_repository(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from mkdocs.config import load_config

    monkeypatch.setenv("LAPILLI_REPOSITORY", address)
    config = site_pages.on_config(load_config(str(ROOT / "mkdocs.yml")))
    assert config["copyright"] == f"Lapilli {lapilli.__version__}"
    assert (config["repo_url"] or "") == address
