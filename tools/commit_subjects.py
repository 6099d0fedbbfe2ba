"""Check commit subjects: at most 72 characters, an area and the imperative, such as `fuji: cache dice odds`.

`python tools/commit_subjects.py` checks the commits since BASE (`make lint`, CI); with a file it checks the message in
it (the commit-msg hook of pre-commit).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASE = "89fc2ae0328104f44ea521e921ab3f30cce6d1b3"  # earlier subjects are exempt
BASE_DATE = "2026-11-18T15:47:57+00:00"  # of BASE: a shallow clone does not have it
LONGEST = 72
SHAPE = re.compile(r"(?P<areas>[a-z][\w./-]*(?:, [a-z][\w./-]*)*): (?P<first>\S+)(?P<rest>.*)")
EXEMPT = re.compile(r'Merge |Revert "|(?:fixup|squash|amend)! ')
NO_VERB = re.compile(r"(?:the|a|an|all|no|now|it|its|we|there|\w+ing|\w+ed)", re.IGNORECASE)
VERBS = {"bring", "embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed", "spring", "string", "succeed"}
EXAMPLE = "write it like `server: count bot quotas per address`"


def complaint(subject: str) -> str | None:
    """Return what is wrong with a subject, or None."""
    if EXEMPT.match(subject):
        return None
    if len(subject) > LONGEST:
        return f"has {len(subject)} characters, at most {LONGEST} are allowed; put reasons into the body"
    match = SHAPE.fullmatch(subject)
    if match is None:
        return f"has no area; {EXAMPLE}"
    first = match["first"]
    if not first[0].islower() and not first[0].isdigit() and first[0] != "`":
        return f"begins with a capital letter after the area; {EXAMPLE}"
    if NO_VERB.fullmatch(first) and first not in VERBS:
        return f"does not begin with an imperative verb after the area ({first!r}); {EXAMPLE}"
    if subject.endswith("."):
        return "ends with a full stop"
    return None


def subject_of(message: str) -> str:
    """Return the first line of a message that is neither empty nor a comment of git."""
    lines = (line.strip() for line in message.splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "")


def added(root: Path) -> Iterator[tuple[str, str]]:
    """Yield hash and subject of every commit since BASE; nothing where there is no git."""
    if _git(root, "rev-parse", "--git-dir") is None:
        return
    known = _git(root, "cat-file", "-e", f"{BASE}^{{commit}}") is not None
    since = [f"{BASE}..HEAD"] if known else [f"--since={BASE_DATE}", "HEAD"]
    for line in (_git(root, "log", "--no-merges", "--format=%h%x09%s", *since) or "").splitlines():
        commit, _, subject = line.partition("\t")
        yield commit, subject


def _git(root: Path, *words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def main(arguments: list[str]) -> int:
    """Print each complaint; return 1 if there is any."""
    if arguments:
        subjects: Iterator[tuple[str, str]] = (
            ("commit", subject_of(Path(path).read_text(encoding="utf-8"))) for path in arguments
        )
    else:
        subjects = added(ROOT)
    wrong = [(commit, subject, why) for commit, subject in subjects if (why := complaint(subject))]
    for commit, subject, why in wrong:
        print(f"{commit} {subject!r} {why}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
