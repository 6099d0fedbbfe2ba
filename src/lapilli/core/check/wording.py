"""Checks of words and pictures: complete in every language, without duplicate ids, the same every time."""

from __future__ import annotations

from xml.etree import ElementTree

from lapilli.core.check.random_positions import Broken, Plan, sampled, start, viewers, walk
from lapilli.core.game import Game
from lapilli.core.presentation import Picture, Shape, Theme
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE
from lapilli.core.table import Table
from lapilli.core.type_parameters import View

THEMES: tuple[Theme, ...] = ("auto", "dark")


def words_are_complete(game: Game, plan: Plan) -> None:
    """Every message stands in every language with the same arguments; every kind of action has label and log."""
    problems = game.words.missing()
    if problems:
        raise Broken(f"{problems[0]} ({len(problems)} such)")
    wanted = ["title", "about"]
    wanted += [f"act-{kind.key}{part}" for kind in game.space.kinds for part in ("", ".log")]
    wanted += [f"option-{option.name}{part}" for option in game.options for part in ("", ".help")]
    for lang in game.words.languages:
        for message in wanted:
            if not game.words.has(lang, message):
                raise Broken(f"the message {message!r} is missing in {lang}")


def everything_can_be_said(game: Game, plan: Plan) -> None:
    """Labels, prompts, help and the log of whole games come out in every language and for every viewer."""
    for state, _, _ in sampled(game, plan):
        for lang in game.words.languages:
            for viewer in viewers(state):
                view = game.rules.observe(state, viewer)
                _said(game.presentation.prompt(view, viewer, lang), "prompt", lang)
                _said(game.coaching.help(view, lang), "help", lang)
                _said(game.presentation.text_board(view, lang), "text board", lang)
            for seat in range(-1, state.seats):
                for action in state.menu(seat)[:20]:
                    _said(game.presentation.label(action, lang), game.space.text(action), lang)
    for number, (seats, options) in enumerate(plan.setups(game)):
        state = start(game, seats, options)
        table = Table(game, state.copy(), options={}, box=game.rules.load_box(), seed="check")
        for _, seat, action in walk(game, state, Rng(plan.seed + number)):
            table.play(game.space.text(action), "chance" if seat == CHANCE else seat)
            if table.ply == 150:
                break
        for lang in game.words.languages:
            for viewer in viewers(state):
                for line in table.log(lang, viewer):
                    _said(line, "log", lang)
        result = table.result
        if result is not None:
            for lang in game.words.languages:
                _said(game.presentation.result_words(result, lang), "result", lang)


def _said(text: str, what: str, lang: str) -> None:
    if not text or "{" in text or "???" in text:
        raise Broken(f"{what} in {lang} comes out as {text!r}")


def pictures_are_sound(game: Game, plan: Plan) -> None:
    """Every view can be drawn: well-formed, no id twice, the same picture each time, the same things in every shape."""
    for state, _, _ in sampled(game, plan):
        for viewer in viewers(state):
            view = game.rules.observe(state, viewer)
            ids: set[str] | None = None
            for shape in ("", *game.presentation.shapes):
                once, again = _drawn(game, view, shape), _drawn(game, view, shape)
                for theme in THEMES:
                    picture = once.svg(theme)
                    ElementTree.fromstring(picture)
                    if picture != again.svg(theme):
                        raise Broken("one view is drawn in two ways")
                drawn = once.ids()
                ids = set(drawn) if ids is None else ids
                if len(set(drawn)) != len(drawn):
                    raise Broken("an element id is drawn twice")
                if ids != set(drawn):
                    other = sorted(ids ^ set(drawn))[0]
                    raise Broken(f"the {shape} picture and the usual one do not both draw {other!r}")


def _drawn(game: Game, view: View, shape: Shape) -> Picture:
    return game.presentation.board_for(view, "en", shape) if shape else game.presentation.board(view, "en")


def advice_is_legal(game: Game, plan: Plan) -> None:
    """The heuristic names an action of the menu, from what its seat knows, and does not change that."""
    for state, _, _ in sampled(game, plan):
        for seat in range(state.seats):
            menu = sorted(state.menu(seat))
            if menu:
                known = game.rules.know(state, seat)
                before = game.rules.pack(known)
                if game.players.choose_by_heuristic(known, seat, menu, Rng(plan.seed)) not in menu:
                    raise Broken("the heuristic advises an action that is not on the menu")
                if game.rules.pack(known) != before:
                    raise Broken("the heuristic changes the knowledge it was given")
