"""Commands that a person types instead of a choice, such as `?`, `why`, `undo`, `save`, `hint` and `log`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.markdown import Markdown

from lapilli.bots import hints
from lapilli.cli.i18n import say
from lapilli.cli.keyboard import Leave
from lapilli.cli.screen import print_board, print_lines
from lapilli.cli.seats import HUMAN
from lapilli.cli.turn_prompt import TurnPrompt
from lapilli.core.digest import digest
from lapilli.core.errors import OptionError
from lapilli.core.seed import generator
from lapilli.core.state import CHANCE
from lapilli.core.table import CHANCE_SEAT
from lapilli.words import LANGUAGES

LINES: Final = 15  # of the log, unless a number is given
IMAGINED: Final = 200  # games behind a chance


class Turned(Exception):
    """The table has changed or another seat acts: show the turn again."""


def explain(desk: TurnPrompt, entry: str) -> None:
    """`?`: explain this step and list the commands; `? ENTRY`: explain an entry, with its clause."""
    if not entry:
        desk.console.print(desk.table.game.coaching.help(desk.table.view(desk.viewer), desk.lang), markup=False)
        desk.console.print(say(desk.lang, "commands"), style="dim", markup=False)
        if desk.table.game.rules.cooperative:
            desk.console.print(say(desk.lang, "commands-team"), style="dim", markup=False)
        return
    action = desk.entry(entry)
    clause = f"  {action.rule}" if action.rule else ""
    desk.console.print(f"{desk.choices.labels[action.id]}  ({action.text}){clause}", markup=False)
    if action.rule:
        rules(desk, action.rule)


def why(desk: TurnPrompt, text: str) -> None:
    """`why NOTATION`: say why an action is not allowed now, with its clause."""
    legal = [entry.id for entry in desk.choices.menu]
    action = desk.table.game.space.parse(text, legal)
    if action in legal:
        desk.console.print(say(desk.lang, "legal", text=text), style="green", markup=False)
        return
    refusal = desk.table.why_not(action, desk.seat)
    reason = desk.table.game.words.say(desk.lang, f"why-{refusal.message}", refusal.args)
    desk.console.print(reason, style="yellow", markup=False)
    if refusal.rule:
        rules(desk, refusal.rule)


def undo(desk: TurnPrompt, _: str) -> None:
    """`undo`: take the last action back if nobody has learned anything from it; typed dice can always be corrected."""
    moves = desk.table.moves()
    last = moves[-1][0] if moves else ""
    if last == CHANCE_SEAT and desk.save.typed:
        desk.table.rewind(desk.table.ply - 1)
    else:
        by_human = last in desk.table.seats and desk.save.players[desk.table.seat_index(last)] == HUMAN
        desk.table.undo(None if by_human or not moves else desk.seat)
    raise Turned


def save(desk: TurnPrompt, name: str) -> None:
    """`save FILE`: save a copy of the game; without a name, save the game to its own file."""
    path = desk.save.write(desk.table, Path(name).expanduser() if name else None)
    desk.console.print(say(desk.lang, "saved", path=str(path)), markup=False, soft_wrap=True)


def hint(desk: TurnPrompt, _: str) -> None:
    """`hint`: say what a strong player would do and why, from what this seat knows."""
    if desk.seat == CHANCE:
        raise OptionError(say(desk.lang, "hint-chance"))
    menu = [action.id for action in desk.choices.menu]
    rng = generator(desk.table.seed, "hint", desk.table.ply)
    game = desk.table.game
    thought = hints.hint(game, desk.table.know(desk.seat), desk.seat, menu, rng)
    action = next(entry for entry in desk.choices.menu if entry.id == thought.action)
    view, name = desk.table.view(desk.seat), desk.table.seat_name(desk.seat)
    advice = hints.say(game, thought, lambda one: desk.choices.labels[one], desk.lang, view, name)
    words = f"{advice.words} {advice.figures}".strip()
    said = say(desk.lang, "hint", number=str(desk.choices.number(action)), words=words, text=action.text)
    desk.console.print(said, style="green", markup=False)


def chance(desk: TurnPrompt, _: str) -> None:
    """`chance`: estimate how often the team wins from here, in a co-operative game."""
    game = desk.table.game
    seat = max(desk.seat, 0)
    rng = generator(desk.table.seed, "chance", desk.table.ply)
    share = game.players.win_probability(desk.table.know(seat), rng, IMAGINED) if game.rules.cooperative else None
    if share is None:
        raise OptionError(say(desk.lang, "chance-none"))
    desk.console.print(say(desk.lang, "chance", share=round(100 * share), games=IMAGINED), style="green", markup=False)


def log(desk: TurnPrompt, count: str) -> None:
    """`log [N]`: print the last lines of the log, as this seat knows it."""
    wanted = int(count) if count.isdecimal() else LINES
    first = max(0, len(desk.table.lines(desk.viewer)) - wanted)
    print_lines(desk.table, desk.viewer, desk.lang, desk.console, first)


def board(desk: TurnPrompt, _: str) -> None:
    """`board`: print the board."""
    print_board(desk.table, desk.viewer, desk.lang, desk.console)


def rules(desk: TurnPrompt, clause: str) -> None:
    """`rules CLAUSE`: print a clause or chapter of the rules."""
    if not clause:
        raise OptionError(say(desk.lang, "rules-which"))
    desk.console.print(Markdown(digest(desk.table.game).find(clause)))


def everything(desk: TurnPrompt, _: str) -> None:
    """`all`: print the whole menu."""
    desk.choices.shown = desk.choices.menu
    desk.choices.show(desk.console, everything=True)


def seat(desk: TurnPrompt, name: str) -> None:
    """`seat NAME`: let another seat act first, where several may act at once."""
    able = [
        name
        for index, name in enumerate(desk.table.seats)
        if name in desk.table.actors and desk.save.players[index] == HUMAN
    ]
    if name not in able:
        raise OptionError(say(desk.lang, "seat-which", names=", ".join(able)))
    desk.wish = desk.table.seat_index(name)
    raise Turned


def speak(desk: TurnPrompt, lang: str) -> None:
    """`lang de`: switch to another language."""
    if lang not in LANGUAGES:
        raise OptionError(say(desk.lang, "lang-which", languages=", ".join(LANGUAGES)))
    desk.lang = lang
    raise Turned


def leave(desk: TurnPrompt, _: str) -> None:
    """`quit`: leave; the game is saved and can be resumed."""
    raise Leave


COMMANDS: Final[dict[str, Callable[[TurnPrompt, str], None]]] = {
    "?": explain,
    "help": explain,
    "why": why,
    "undo": undo,
    "save": save,
    "hint": hint,
    "chance": chance,
    "log": log,
    "board": board,
    "rules": rules,
    "all": everything,
    "seat": seat,
    "lang": speak,
    "quit": leave,
}
