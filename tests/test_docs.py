"""The documentation is run: examples as doctests, the author's guide as commands, links as files."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from lapilli.bots import registry

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=lambda page: page.stem
)
def test_examples_on_a_page_are_true(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_makers", dict(registry._makers))  # bots that a page registers are its own
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_author_s_guide_works_as_it_stands(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "tutorials" / "write-your-own-game.md").read_text(encoding="utf-8")
    commands = [line.strip() for block in re.findall(r"```sh\n(.*?)```", guide, re.S) for line in block.splitlines()]
    assert len([command for command in commands if command]) >= 6
    own = tmp_path / "venv"
    venv.create(own)  # pip, like the rest, is ours
    ours = sysconfig.get_path("purelib")
    site = next(own.glob("lib/python*/site-packages"))
    (site / "lapilli-tests.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    path = os.pathsep.join([str(own / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
    for name, module in (("lapilli", "lapilli.cli"), ("pip", "pip._internal.cli.main")):
        script = own / "bin" / name
        script.write_text(f"#!{own}/bin/python\nimport sys\nfrom {module} import main\nsys.exit(main())\n")
        script.chmod(0o755)
    for command in filter(None, commands):
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "PIP_NO_BUILD_ISOLATION": "false"},  # pip's way to say: use what is here
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
