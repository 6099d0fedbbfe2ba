"""Compare the refusals of two trees: `compare_refusals.py write old.gz` in each, then `compare old.gz new.gz`.

Random games with many option sets are played from fixed seeds. At positions a stride apart, and at the first of each
sort, every seat asks about every kind of action: random arguments, and actions that differ from a legal one in a single
argument, which come nearest to the last conditions of their kind. A line of the file is one answer: message, clause and
arguments, or `legal`. As long as rules, notation and random numbers stay, two trees that refuse alike write the same
file.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from multiprocessing import Pool
from pathlib import Path

from lapilli.core.check.random_positions import Plan
from lapilli.core.errors import Refusal
from lapilli.core.game import Game
from lapilli.core.option import Choices
from lapilli.core.refusals import why_not
from lapilli.core.registry import find
from lapilli.core.rng import Rng
from lapilli.core.space import Kind
from lapilli.core.state import CHANCE, NOBODY, State

GAMES = ("nisyros", "fuji", "eruption", "deukalion")
LONGEST = 1500  # plies of a game
ALL = 12  # a kind of so few actions is asked about whole
RANDOM, NEAR = 12, 8  # of a larger kind: actions at random, and near misses of legal ones
RARE = 2  # positions that are always looked at, of each set of kinds that are legal together
NOT_NOW = {"wrong-step", "other-step", "wrong-time", "wrong-phase", "chance-only", "only-chance", "cards-only"}
SHOWN = 20  # differences printed of each message


def option_sets(game: Game, rng: Rng, mixed: int) -> list[tuple[int, Choices]]:
    """Every number of seats, every value of every option, and some random combinations."""
    found = Plan().setups(game)
    wanted = len(found) + mixed
    while len(found) < wanted:
        seats = game.seats[rng.below(len(game.seats))]
        options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        try:
            game.rules.choose_options(seats, options)
        except ValueError:
            continue
        found.append((seats, options))
    return found


def near(kind: Kind, action: int, rng: Rng) -> int:
    """An action that differs from this one in one argument."""
    indices = list(kind.indices(action))
    slot = rng.below(len(indices))
    indices[slot] = rng.below(len(kind.slots[slot].words))
    number = 0
    for index, one in zip(indices, kind.slots, strict=True):
        number = number * len(one.words) + index
    return kind.base + number


def asked(kind: Kind, legal: list[int], rng: Rng) -> list[int]:
    """The actions of a kind that are asked about."""
    if kind.size <= ALL:
        return list(range(kind.base, kind.base + kind.size))
    found = {kind.base + rng.below(kind.size) for _ in range(RANDOM)}
    found.update(near(kind, legal[rng.below(len(legal))], rng) for _ in range(NEAR if legal else 0))
    return sorted(found)


def told(refusal: Refusal | None) -> str:
    """A refusal in one line."""
    return json.dumps([refusal.message, refusal.rule, refusal.args], sort_keys=True) if refusal else "legal"


def answers(game: Game, state: State, seed: int) -> Iterator[str]:
    """What each seat is told at one position: one action of a kind that does not belong here, many of one that does."""
    for seat in range(state.seats):
        rng = Rng(1000003 * seed + seat)
        menu = state.menu(seat) if state.actors() >> seat & 1 else []
        for kind in game.space.kinds:
            legal = [action for action in menu if kind.base <= action < kind.base + kind.size]
            for action in asked(kind, legal, rng):
                refusal = game.coaching.why_not(state, seat, action) if menu else why_not(game, state, seat, action)
                yield f"{seat} {game.space.text(action)}\t{told(refusal)}"
                if refusal and (not menu or refusal.message in NOT_NOW):
                    break


def played(job: tuple[str, int, Choices, int, int]) -> list[str]:
    """The answers of one game: played at random, with rare kinds of action preferred, or by the heuristic."""
    name, seats, options, seed, stride = job
    game = find(name)
    state = game.rules.start(seats, game.rules.choose_options(seats, options), game.rules.load_box(None))
    rng, lines, met = Rng(1000003 * seed + 7), [], Counter[frozenset[str]]()
    head = f"{name} {seats} {json.dumps(options, sort_keys=True)} seed {seed}"
    for ply in range(LONGEST):
        if state.actor == NOBODY:
            break
        if state.actor == CHANCE:
            state.play_as(CHANCE, int(state.sample(rng)))
            continue
        mask = state.actors()
        able = [seat for seat in range(state.seats) if mask >> seat & 1]
        seat = able[rng.below(len(able))]
        menu = state.menu(seat)
        kinds = frozenset(game.space.kind(action).key for action in menu)
        met[kinds] += 1
        if met[kinds] <= RARE or ply % stride == seed % stride:
            lines += [f"{head} ply {ply}\t{line}" for line in answers(game, state, ply + seed)]
        if seed % 3 == 1:
            key = sorted(kinds)[rng.below(len(kinds))]
            menu = [action for action in menu if game.space.kind(action).key == key]
        thumb = seed % 3 == 2
        chosen = (
            game.players.choose_by_heuristic(game.rules.know(state, seat), seat, menu, rng)
            if thumb
            else menu[rng.below(len(menu))]
        )
        state.play_as(seat, chosen)
    return lines


def write(path: Path, games: list[str], seeds: int, mixed: int, stride: int, jobs: int) -> None:
    """Ask everything and write the answers down."""
    work = [
        (name, seats, options, 1000 * number + seed, stride)
        for name in games
        for number, (seats, options) in enumerate(option_sets(find(name), Rng(5), mixed))
        for seed in range(seeds)
    ]
    counts: Counter[str] = Counter()
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=4) as file, Pool(jobs) as pool:
        for lines in pool.imap(played, work):
            file.writelines(f"{line}\n" for line in lines)
            counts.update(line.partition(" ")[0] for line in lines)
    print(", ".join(f"{name} {count:,}" for name, count in counts.items()), "answers")


def compare(old: Path, new: Path) -> int:
    """Print where two files differ, by message; the number of differences."""
    differing: dict[str, list[str]] = {}
    with gzip.open(old, "rt", encoding="utf-8") as first, gzip.open(new, "rt", encoding="utf-8") as second:
        pairs = list(zip_longest(first, second, fillvalue="nothing\t\t\n"))
    for one, other in pairs:
        if one != other:
            before, after = (line.rstrip().split("\t")[-1].split(",")[0] for line in (one, other))
            differing.setdefault(f"{before} -> {after}", []).append(f"  {one}  {other}")
    for key, lines in sorted(differing.items()):
        print(f"{key}: {len(lines)}")
        print("".join(lines[:: max(1, len(lines) // SHOWN)][:SHOWN]))
    print(f"{sum(map(len, differing.values()))} of {len(pairs):,} answers differ")
    return sum(map(len, differing.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write", help="ask everything in this tree")
    writing.add_argument("file", type=Path)
    writing.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    writing.add_argument("--seeds", type=int, default=2, help="games of each option set")
    writing.add_argument("--mixed", type=int, default=10, help="random combinations of options")
    writing.add_argument("--stride", type=int, default=13, help="plies between the positions that are looked at")
    writing.add_argument("--jobs", type=int, default=2)
    comparing = commands.add_parser("compare", help="two such files")
    comparing.add_argument("old", type=Path)
    comparing.add_argument("new", type=Path)
    given = parser.parse_args()
    if given.command == "write":
        write(given.file, given.games, given.seeds, given.mixed, given.stride, given.jobs)
    else:
        sys.exit(1 if compare(given.old, given.new) else 0)


if __name__ == "__main__":
    main()
