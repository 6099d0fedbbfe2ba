"""Compares the boards of two trees: `python tools/compare_boards.py ../older [game ...]`.

Both trees play the same random games. Every board is drawn in light and in dark, in each shape of its game. If the SVG
differs, both are painted in four widths and compared pixel by pixel, for the first `--most` boards of a game;
`--keep FOLDER` keeps the pictures that differ.
The trees draw by turns in processes of their own, so that weights and times can be compared.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageChops
from resvg_py import svg_to_bytes

from lapilli.draw.drawing import INITIAL

HERE = Path(__file__).resolve().parent.parent
SEATS = {"nisyros": (2, 3, 4), "fuji": (2, 3, 4), "eruption": (2, 4, 6), "deukalion": (2, 3, 4)}
WIDTHS = (360, 768, 1280, 1920)
MOVES = (0, 3, 12, 30, 60, 120)
DRAWER = """
import json, random, sys, time
import lapilli
from lapilli.core.registry import find
from lapilli.draw.memo import forget_drawings

def boards(name, seats, seed, moves):
    table, rng = lapilli.new(name, seats=seats, seed=str(seed)), random.Random(seed)
    table.settle()
    for ply in range(max(moves) + 1):
        if ply in moves or not table.actors:
            actor = table.actors[0] if table.actors and table.actors[0] in table.seats else None
            for viewer in dict.fromkeys((actor, None)):
                yield ply, viewer, table.view(viewer)
        if not table.actors:
            return
        table.play(rng.choice(table.menu()))
        table.settle()

for line in sys.stdin:
    name, seats, seed, moves = json.loads(line)
    shown = find(name).presentation
    for ply, viewer, view in boards(name, seats, seed, moves):
        for shape in ("", *shown.shapes):
            times = []
            for cold in (True, False):
                if cold:
                    forget_drawings()
                began = time.process_time()
                scene = shown.board_for(view, "en", shape) if shape else shown.board(view, "en")
                page = scene.svg("auto", embed=False)
                times.append(time.process_time() - began)
            prints = [scene.svg(theme) for theme in ("light", "dark")]
            print(json.dumps([f"{name} {seats} {seed} {ply} {viewer} {shape}", page, prints, times]), flush=True)
    print("null", flush=True)
"""


class Drawer:
    """One tree, waiting in a process of its own."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "LAPILLI_INTERPRETED": "1"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-c", DRAWER], text=True, env=environment, cwd=tree, stdin=pipe, stdout=pipe
        )

    def draw(self, *wanted: object) -> list[Any]:
        """All boards of a game: what they are, as on a page, in light and dark, and the seconds cold and warm."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(wanted), file=self.process.stdin, flush=True)
        return list(iter(lambda: json.loads(self.process.stdout.readline()), None))  # type: ignore[union-attr]


def canonical(svg: str) -> str:
    """What an SVG shows: attributes in order, without initial values and groups that change nothing."""
    return _canonical(ElementTree.fromstring(svg))


def _canonical(node: ElementTree.Element) -> str:
    inside = (node.text or "") + "".join(_canonical(child) for child in node)
    if node.tag.endswith("}g") and not node.attrib:
        return inside
    said = sorted((name, value) for name, value in node.attrib.items() if name == "fill" or value != INITIAL.get(name))
    attributes = "".join(f' {name}="{value}"' for name, value in said)
    return f"<{node.tag}{attributes}>{inside}</>"


def differences(one: str, other: str, keep: Path | None, name: str) -> int:
    """How many pixels differ, in all widths together."""
    found = 0
    width = float(one.split('viewBox="0 0 ', 1)[1].split(" ", 1)[0])
    for pixels in WIDTHS:
        images = [
            Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=svg, zoom=pixels / width)))) for svg in (one, other)
        ]
        changed = ImageChops.difference(*images) if images[0].size == images[1].size else images[0]
        flat = changed.convert("L").point(lambda value: 255 * (value > 0))
        count = flat.histogram()[255]
        found += count
        if count and keep is not None:
            keep.mkdir(exist_ok=True)
            for which, image in zip(("before", "now", "where"), (*images, flat), strict=True):
                image.save(keep / f"{name.replace(' ', '-')}-{pixels}-{which}.png")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", type=Path)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--most", type=int, default=24)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    older, newer = Drawer(given.older.resolve()), Drawer(HERE)
    for game in given.games:
        found, sums = Counter[str](), [[0.0] * 4, [0.0] * 4]
        for seats in SEATS[game]:
            for seed in range(given.seeds):
                drawn = [tree.draw(game, seats, seed, MOVES) for tree in (older, newer)]
                for tree, boards in enumerate(drawn):
                    for _, page, _, times in boards:
                        sizes = len(page.encode()), len(gzip.compress(page.encode()))
                        sums[tree] = [old + new for old, new in zip(sums[tree], (*sizes, *times), strict=True)]
                for before, now in zip(*drawn, strict=True):
                    assert before[0] == now[0]
                    for shade, one, other in zip(("light", "dark"), before[2], now[2], strict=True):
                        same = one == other or canonical(one) == canonical(other)
                        if not same and sum(found.values()) - found["equal SVG"] >= given.most:
                            found["not compared"] += 1
                            continue
                        pixels = 0 if same else differences(one, other, given.keep, f"{now[0]} {shade}")
                        found["equal SVG" if same else f"{'different' if pixels else 'equal'} pixels"] += 1
                        if pixels:
                            print(f"{now[0]} {shade}: {pixels} pixels differ")
        ratios = [f"{now / before:.3f}" for before, now in zip(*sums, strict=True)]
        print(f"{game}: {dict(found)}; now/before: bytes {ratios[0]}, gzipped {ratios[1]},", end=" ")
        print(f"time cold {ratios[2]}, warm {ratios[3]}", flush=True)


if __name__ == "__main__":
    main()
