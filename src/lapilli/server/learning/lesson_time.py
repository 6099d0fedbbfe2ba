"""How long a lesson takes, counted on the way through it: what is read, clicked and watched, at a newcomer's pace."""

from __future__ import annotations

from functools import cache

from lapilli.bots import bot
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lesson, count_words
from lapilli.core.lessons.progress import NEXT, LessonProgress, lessons_of, opened
from lapilli.core.registry import find
from lapilli.core.rng import Rng

SECONDS_PER_WORD = 60 / 130  # a newcomer who looks at the board while reading
SECONDS_PER_SENTENCE = 3.0  # to find what is lit, and to go on
SECONDS_PER_CLICK = 4.0  # to find a thing and click it
SECONDS_PER_MOVE = 1.5  # of others and of chance, to watch
SECONDS_PER_DECISION = 15.0  # of one's own in a whole game, the clicks included
PARTNER = "casual"  # plays all seats when a whole game is counted


def minutes(game: Game, name: str, lang: str) -> int:
    """Return about how many minutes a lesson takes, from the first right actions or from a game among bots."""
    taken = seconds(game.name, name, lang)
    if taken < 600:
        return max(1, round(taken / 60))
    return 5 * round(taken / 300)


@cache
def seconds(game_name: str, name: str, lang: str) -> float:
    """Return about how many seconds a lesson takes."""
    game = find(game_name)
    lesson = lessons_of(game).find(name)
    return _whole_game(game, lesson) if lesson.play else _steps(game, lesson, lang)


def _steps(game: Game, lesson: Lesson, lang: str) -> float:
    """Return the seconds of a lesson that is walked step by step."""
    words = lessons_of(game).words
    progress = LessonProgress(game, lesson)
    taken = 0.0
    while not progress.over:
        if progress.said:
            taken += SECONDS_PER_SENTENCE + SECONDS_PER_WORD * count_words(words.say(lang, progress.said))
        before, stretch = progress.table.ply, progress.stretch
        action = progress.right()[0] if progress.acts else NEXT
        progress.go(action)
        moves = max(0, progress.table.ply - before) if progress.stretch == stretch else 0
        if action:
            taken += SECONDS_PER_CLICK * max(1, len(progress.touched))
            moves -= 1
        taken += SECONDS_PER_MOVE * max(0, moves)
    return taken


def _whole_game(game: Game, lesson: Lesson) -> float:
    """Return the seconds of a whole game: bots play it, and what the learner would decide takes longer."""
    table = opened(game, lesson.start)
    player, rng = bot(PARTNER, game), Rng(1)
    mine = {table.seat_index(name) for name in lesson.mine or (lesson.seat,)}
    decided = watched = 0
    table.settle()
    while table.actors:
        seat, menu, before = table.state.actor, table.menu(), table.ply
        chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
        table.play(next(action for action in menu if action.id == chosen))
        table.settle()
        decided += seat in mine
        watched += table.ply - before - (seat in mine)
    return decided * SECONDS_PER_DECISION + watched * SECONDS_PER_MOVE
