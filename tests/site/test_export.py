"""What `lapilli admin export-site` writes: addresses that lead somewhere, a strict policy, digests, all languages."""

from __future__ import annotations

import ast
import base64
import gzip
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path

import pytest
from markupsafe import escape

from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.server.learning.lesson_session import list_lessons
from lapilli.server.learning.rulebook import parts
from lapilli.site import packages
from lapilli.site.export import export
from lapilli.site.pages import WORDS
from lapilli.words import LANGUAGES
from tests.site.conftest import todays

ADDRESS = re.compile(r'\b(?:href|src|srcset)="([^"]*)"')


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def test_every_address_of_a_page_leads_to_a_file_of_the_export(site: Path) -> None:
    """Relative, so that it works below any folder; a folder is its index.html."""
    lost = []
    for page in pages(site):
        for found in ADDRESS.findall(page.read_text(encoding="utf-8")):
            if found.startswith(("data:", "#")):
                continue
            assert not found.startswith(("/", "http:", "https:")), f"{page}: {found}"
            target = (page.parent / re.split("[?#]", found)[0]).resolve()
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or site.resolve() not in target.parents:
                lost.append(f"{page.relative_to(site)}: {found}")
    assert lost == []
    assert len(pages(site)) > 20


def test_no_file_that_browsers_run_names_another_host(site: Path) -> None:
    own = [*pages(site), *site.glob("scripts/*.js"), *site.glob("static/v/*/page/*.js"), site / "serviceWorker.js"]
    foreign = {
        path.name: found
        for path in own
        if (found := set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8"))))
        - {"http://www.w3.org", "https://server"}
    }
    assert foreign == {}


def test_every_page_has_a_policy_that_allows_webassembly_and_nothing_else(site: Path) -> None:
    for page in pages(site):
        if page == site / "index.html":
            continue
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page.read_text(encoding="utf-8"))
        assert policy is not None, page
        assert "'wasm-unsafe-eval'" in policy[1]
        assert "'unsafe-inline'" not in policy[1]
        assert "'unsafe-eval'" not in policy[1]
        assert policy[1].startswith("default-src 'none'")


def test_the_service_worker_knows_the_digest_of_every_file(site: Path) -> None:
    listed = json.loads((site / "files.json").read_text(encoding="utf-8"))
    known = {**listed["now"], **listed["later"]}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert there - known.keys() == {"files.json", "serviceWorker.js"}
    for name, digest in known.items():
        content = hashlib.sha256((site / name).read_bytes()).digest()
        assert digest == f"sha256-{base64.b64encode(content).decode()}"
    assert "@VERSION@" not in (site / "serviceWorker.js").read_text(encoding="utf-8")


def test_lessons_and_rules_can_be_read_before_python_is_there(site: Path) -> None:
    game = find(todays()[0])
    for lang in ("en", "nl"):
        rules = (site / lang / "rules" / game.name / "index.html").read_text(encoding="utf-8")
        assert all(escape(part["title"]) in rules for part in parts(game, lang))
        lessons = (site / lang / "learn" / game.name / "index.html").read_text(encoding="utf-8")
        assert all(escape(lesson["title"]) in lessons for lesson in list_lessons(game, lang))


def test_the_packages_are_compiled_and_have_the_needed_languages_only(site: Path) -> None:
    listed = json.loads((site / "python" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert listed.keys() == {
        "packages.zip",
        "python_stdlib.zip",
        "pyodide.asm.wasm",
        *(f"{one}.zip" for one in todays()),
    }
    names = []
    for name in listed.keys() - {"python_stdlib.zip", "pyodide.asm.wasm"}:
        packed = (site / listed[name]["path"]).read_bytes()
        assert len(packed) == listed[name]["bytes"]
        with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as archive:
            names += archive.namelist()
    assert not [name for name in names if name.endswith(".py")]
    locales = {Path(name).stem for name in names if name.startswith("babel/locale-data/")}
    assert locales == {"root", *LANGUAGES}
    assert {name.split("/")[2] for name in names if name.startswith("lapilli/games/") and name.count("/") > 2} == {
        *todays()
    }
    assert "lapilli/site/host.pyc" in names
    assert not [name for name in names if name.startswith(("lapilli/server/web/", "lapilli/cli/"))]


def test_the_manifest_of_the_app_names_icons_that_are_there(site: Path) -> None:
    for lang in ("en", "nl"):
        manifest = json.loads((site / f"manifest-{lang}.webmanifest").read_text(encoding="utf-8"))
        assert manifest["display"] == "standalone"
        assert (site / manifest["start_url"] / "index.html").is_file()
        for icon in manifest["icons"]:
            assert (site / icon["src"]).read_bytes().startswith(b"\x89PNG")


def test_a_folder_with_something_else_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(OptionError, match="holds something else"):
        export(tmp_path)
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"
    with pytest.raises(OptionError, match="no language 'xx'"):
        export(tmp_path / "new", languages=["xx"])
    with pytest.raises(OptionError, match="only games of this package"):
        export(tmp_path / "new", games=["chess"])


def test_the_words_are_there_in_all_languages() -> None:
    assert WORDS.missing() == []
    assert set(WORDS.languages) == set(LANGUAGES)


def test_what_is_left_out_of_the_library_is_not_imported() -> None:
    """By any module of ours that goes along, wherever the import stands."""
    needed: dict[str, set[str]] = {}
    for path in packages.PACKAGE.rglob("*.py"):
        name = path.relative_to(packages.PACKAGE).as_posix()
        if not packages.is_left_out(name):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                for imported in names:
                    needed.setdefault(imported.partition(".")[0], set()).add(name)
    assert {name: needed[name] for name in packages.UNUSED & needed.keys()} == {}
    assert "xml" in needed


def test_levels_that_think_too_long_are_not_offered(site: Path) -> None:
    games = json.loads((site / "api" / "en" / "games.json").read_text(encoding="utf-8"))
    assert [game["name"] for game in games["games"]] == todays()
    for names in (games["levels"], [level["name"] for level in games["games"][0]["levels"]]):
        assert "strong" in names
        assert "master" not in names
    home = (site / "en" / "index.html").read_text(encoding="utf-8")
    catalogue = home.partition('id="catalogue">')[2].partition("</script>")[0]
    assert '"strong"' in catalogue
    assert '"master"' not in catalogue
