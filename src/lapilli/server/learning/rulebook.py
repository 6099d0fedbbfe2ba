"""The rules in the browser: in ten minutes with pictures, and the digest by clause."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypedDict

from lapilli.core.game import Game
from lapilli.core.lessons.lesson import LessonError
from lapilli.core.lessons.progress import NEXT, LessonProgress, lessons_of
from lapilli.core.presentation import Shape, Theme

BOLD_CLAUSE = re.compile(r"\*\*([A-Z]-\d+(?:\.\d+)*[a-z]?)((?: [^*]+)?)\*\*")
CHAPTER = re.compile(r"^[A-Z]-\d+\b|(?<=\()[A-Z]-\d+(?=\)$)")
CLAUSE = re.compile(r"(?<![\w#>\"-])([A-Z]-\d+\.\d+)\b")
HEADING = re.compile(r"^(#{1,4}) (.*)$")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) ")


class RulesPart(TypedDict):
    """A part of the rules in ten minutes."""

    title: str
    paragraphs: list[str]
    picture: str
    spots: list[str]  # what is ringed in it
    caption: str
    described: str  # all of it, for who does not see it
    clauses: list[str]


class ExampleWords(TypedDict):
    """A worked example in words."""

    key: str
    words: str
    action: str
    after: str
    captions: list[str]  # of the board before and after
    described: list[str]
    spots: list[str]  # what is ringed in both
    clauses: list[str]


@dataclass(frozen=True)
class Example:
    """A worked example: a step of a lesson, before and after its first right choice."""

    lesson: str
    step: int  # from 1


def parts(game: Game, lang: str) -> list[RulesPart]:
    """The rules in ten minutes, part by part; empty where a game has none."""
    if game.coaching.lessons is None:
        return []
    words = game.coaching.lessons.words
    return [
        {
            "title": words.say(lang, f"rules-{part['id']}-title"),
            "paragraphs": words.say(lang, f"rules-{part['id']}").split("\n\n"),
            "picture": part.get("picture", ""),
            "spots": list(at(game, _example(part["picture"])).step.spot) if "picture" in part else [],
            "caption": caption(game, _example(part["picture"]), False, lang) if "picture" in part else "",
            "described": described(game, _example(part["picture"]), False, lang) if "picture" in part else "",
            "clauses": part.get("clauses", []),
        }
        for part in game.coaching.lessons.data("rules").get("part", [])
    ]


def examples(game: Game, lang: str) -> list[ExampleWords]:
    """The worked examples in words."""
    found: list[ExampleWords] = []
    for row in game.coaching.lessons.data("rules").get("example", []) if game.coaching.lessons else []:
        example = Example(**row)
        before = at(game, example)
        action = next(one for one in before.table.menu(before.seat) if one.text == before.right()[0])
        step = before.step
        after = at(game, example, after=True)
        said = lessons_of(game).words.say(lang, after.said) if after.answered and after.said else ""
        found.append(
            {
                "key": f"{example.lesson}/{example.step}",
                "words": lessons_of(game).words.say(lang, before.said),
                "action": action.label(lang),
                "after": said,
                "captions": [caption(game, example, late, lang) for late in (False, True)],
                "described": [described(game, example, late, lang) for late in (False, True)],
                "spots": [*step.spot, *action.click_path],
                "clauses": list(step.teaches),
            }
        )
    return found


def at(game: Game, example: Example, after: bool = False) -> LessonProgress:
    """Return the progress at a step of a lesson, made by the first right choices; `after` includes the step."""
    progress = LessonProgress.of(game, example.lesson)
    while progress.index + 1 < example.step or progress.answered:
        if progress.over:
            raise LessonError(f"{example.lesson} has no step {example.step}")
        progress.go(progress.right()[0] if progress.acts else NEXT)
    if after and progress.acts:
        progress.go(progress.right()[0])
    return progress


def _example(key: str) -> Example:
    lesson, step = key.split("/")
    return Example(lesson, int(step))


def caption(game: Game, example: Example, after: bool, lang: str) -> str:
    """Who is to do what in a picture, in the words of the table."""
    progress = at(game, example, after)
    return game.presentation.prompt(
        progress.table.view(progress.lesson.seat), progress.table.seat_index(progress.seat), lang
    )


def described(game: Game, example: Example, after: bool, lang: str) -> str:
    """All that a picture shows, in the words of its board, and its caption."""
    progress = at(game, example, after)
    shown = getattr(game.presentation.board(progress.table.view(progress.lesson.seat), lang), "description", "")
    told = (shown, caption(game, example, after, lang))
    return " ".join(words if words.endswith((".", "!", "?")) else f"{words}." for words in told if words)


@lru_cache(200)
def picture(game: Game, lesson: str, step: int, after: bool, lang: str, theme: Theme, shape: Shape) -> str:
    """The board at a step of a lesson, drawn by the game's own board code."""
    progress = at(game, Example(lesson, step), after)
    view = progress.table.view(progress.lesson.seat)
    wished: Shape = shape if shape in game.presentation.shapes else ""
    scene = game.presentation.board_for(view, lang, wished) if wished else game.presentation.board(view, lang)
    return scene.svg(theme)


# -- the digest --------------------------------------------------------------------------------------------------------


def digest(game: Game) -> str:
    """The digest as HTML: an anchor per clause, and every clause named anywhere leads to it."""
    if game.coaching.digest is None or not game.coaching.digest.exists():
        return ""
    return "\n".join(_block(block) for block in _blocks(game.coaching.digest.read_text(encoding="utf-8").splitlines()))


def _blocks(lines: list[str]) -> list[list[str]]:
    """Headings, paragraphs, list items, whole tables and whole listings."""
    blocks: list[list[str]] = []
    fresh, listing = True, False
    for line in lines:
        if line.startswith("```"):
            listing = not listing
            if listing:
                blocks.append([line])
            fresh = True
        elif listing:
            blocks[-1].append(line)
        elif not line.strip():
            fresh = True
        elif line.startswith("|") and blocks and blocks[-1][-1].startswith("|") and not fresh:
            blocks[-1].append(line)
        elif fresh or HEADING.match(line) or ITEM.match(line) or line.startswith("|"):
            blocks.append([line])
            fresh = bool(HEADING.match(line))
        else:
            blocks[-1].append(line)
    return blocks


def _block(lines: list[str]) -> str:
    if lines[0].startswith("```"):
        return f"<pre>{html.escape(chr(10).join(lines[1:]), quote=False)}</pre>"
    if heading := HEADING.match(lines[0]):
        rank = len(heading[1]) + 1
        chapter = CHAPTER.search(heading[2])
        anchor = f' id="{chapter[0]}"' if chapter else ""
        return f"<h{rank}{anchor}>{_inline(heading[2])}</h{rank}>"
    if lines[0].startswith("|"):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
        rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
        cells = "".join("<tr>" + "".join(f"<td>{_inline(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table>{cells}</table></div>'
    text = _inline(" ".join(line.strip() for line in lines))
    if ITEM.match(lines[0]):
        return f'<p class="clause-row">{ITEM.sub("", text, count=1)}</p>'
    return f"<p>{text}</p>"


def _inline(text: str) -> str:
    """Bold, code, clauses; everything else is plain text."""
    safe = html.escape(text, quote=False)
    safe = re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
    safe = BOLD_CLAUSE.sub(lambda m: f'<b id="{m[1]}"><a href="#{m[1]}">{m[1]}</a>{m[2]}</b>', safe)
    safe = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", safe)
    return CLAUSE.sub(r'<a href="#\1">\1</a>', safe)
