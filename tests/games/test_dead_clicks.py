"""Why not? Every drawn thing in every phase of many games has an answer of its own: never the prompt, never another
chapter."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from operator import ne
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.check import Plan
from lapilli.core.check.answers import faults, kinds_of_steps
from lapilli.core.check.suite import everything
from lapilli.core.click_answers import FAR, NEVER, ClickAnswer, ClickExplainer, meaning
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.study.plan import Plan as Matches
from lapilli.study.plan import Runner
from lapilli.words import LANGUAGES

JUDGED = tomllib.loads(Path(__file__).with_name("wrong_click_answers.toml").read_text(encoding="utf-8"))
GAMES = ("nisyros", "fuji", "eruption", "deukalion")
MANY = (6, 15)  # games, and every so many decisions: with LAPILLI_ALL


def moments(game: str, seeds: int = 1, every: int = 60) -> Iterator[tuple[Table, int]]:
    """A table at many moments of games among bots, and the seat that is waited for; each phase at least once.

    Fuji is played with sense: who talks, marks and picks up dice at random does not get out of planning.
    """
    seen: set[object] = set()
    for seed in range(seeds):
        table = lapilli.new(game, seed=seed)
        player, rng, number = bot("casual" if game == "fuji" else "random", table.game), Rng(seed + 1), 0
        table.settle()
        while table.actors and number < 240:
            asked = (table.awaited or table.actors)[0]
            seat, menu = table.seat_index(asked), table.menu(asked)
            view = table.view(seat)
            if number % every == 0 or view.get("phase") not in seen:
                seen.add(view.get("phase"))
                yield table, seat
            chosen = player.decide(table.know(seat), seat, [action.id for action in menu], rng)
            table.play(next(action for action in menu if action.id == chosen))
            table.settle()
            number += 1


def dead(table: Table, seat: int) -> Iterator[tuple[str, ClickAnswer]]:
    """Every drawn thing that is not live, with what a click on it is answered."""
    live = {element for action in table.menu(seat) for element in action.click_path}
    why = ClickExplainer(table, seat)
    for thing in why.drawn - live:
        if not thing.startswith("turn/"):  # ghosts: drawn, but hidden unless live
            yield thing, why.answer([thing], (), "en")


def nameless(table: Table, seat: int) -> list[str]:
    """Things without words of the picture whose explanation calls them by name."""
    view, game = table.view(seat), table.game
    scene: Any = game.presentation.board(view, "en")
    called = {thing: game.coaching.explain(view, thing) for thing in scene.ids() if not scene.label(thing)}
    said = {thing: (f"why-{told.message}", {**told.args, "name": "?!"}) for thing, told in called.items() if told}
    return [thing for thing, (message, args) in said.items() if "?!" in game.words.say("en", message, args)]


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_is_the_prompt_or_of_another_chapter(game: str) -> None:
    count = 0
    for table, seat in moments(game):
        view = table.view(seat)
        prompt = table.game.presentation.prompt(view, seat, "en")
        assert not nameless(table, seat), "their ids would be read out"
        for thing, answer in dead(table, seat):
            count += 1
            assert answer.words, (view.get("phase"), thing)
            assert answer.words != prompt, (view.get("phase"), thing)
            assert "{" not in answer.words, (thing, answer)
            assert table.game.coaching.explain(view, thing), f"no words explain {thing} in {view.get('phase')}"
            assert answer.message not in table.game.coaching.not_for_clicks | NEVER, (view.get("phase"), thing, answer)
    assert count > 200, "the walk saw too little to mean anything"


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_answered_to_everybody(game: str) -> None:
    """The check of the kit in each phase that bots come to, for the seat that is asked, another one and a spectator."""
    kinds = kinds_of_steps(lapilli.list_games()[game], Plan())
    found = []
    for number, (table, seat) in enumerate(moments(game, every=1000)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for viewer in (seat, (seat + 1) % table.state.seats, None):
            found += [(table.view(viewer).get("phase"), lang, *fault) for fault in faults(table, viewer, lang, kinds)]
    assert found == []


def right(game: str, before: list[str], thing: str, answer: ClickAnswer) -> bool:
    """Was this answer judged right? Those that were read and found wrong are listed; none may be empty or vague.

    What is wrong as an answer to a first click may be right after another: who chose the Hydra is told of the Hydra.
    """
    meant = JUDGED[game].get("after", {}).get(answer.message, ())
    wrong = () if set(before) & set(meant) else JUDGED[game].get(thing.partition("/")[0], ())
    known = lapilli.list_games()[game].coaching.not_for_clicks | NEVER | frozenset(wrong)
    return bool(answer.words) and answer.message.removesuffix("-any") not in known


def judged(game: str, seeds: int, every: int) -> tuple[int, int]:
    """How many answers are right, and of how many: every drawn thing that is dead, alone and after each of three first
    clicks, at many moments of so many games."""
    good = total = 0
    for table, seat in moments(game, seeds, every):
        menu, why = table.menu(seat), ClickExplainer(table, seat)
        first = sorted({action.click_path[0] for action in menu if action.click_path})
        for before in ([], *([one] for one in sorted({a.click_path[0] for a in menu if len(a.click_path) > 1})[:3])):
            live = {id_ for action in menu if set(before) <= set(action.click_path) for id_ in action.click_path}
            for thing in why.drawn - live - set(first if before else before):
                if not thing.startswith("turn/"):
                    total += 1
                    good += right(game, before, thing, why.answer([*before, thing], (), "en"))
    return good, total


@pytest.mark.parametrize("game", GAMES)
def test_at_least_nineteen_of_twenty_answers_are_right(game: str) -> None:
    good, total = judged(game, *(MANY if everything() else (1, 80)))
    assert total > 200
    assert good >= 0.95 * total, f"{good} of {total}"


@pytest.mark.parametrize("game", GAMES)
def test_refusals_that_answer_no_click_are_declared(game: str) -> None:
    """A refusal that only says "not in this step" is no answer; the game names those it has."""
    vague = lapilli.list_games()[game].coaching.not_for_clicks
    assert vague
    for message in vague | NEVER:
        assert lapilli.list_games()[game].words.has("en", f"why-{message}") or message in NEVER, message


def test_the_clicks_so_far_count() -> None:
    """Nisyros: a worker chosen, then the opposite side: too far; not what belongs to some card."""
    table = lapilli.new("nisyros", seats=2, seed=3)
    table.settle()
    while table.view(0).get("phase") != "place":
        table.play(table.menu(table.actors[0])[0])
        table.settle()
    seat = table.seat_index(table.actors[0])
    why = ClickExplainer(table, seat)
    moves = [action for action in table.menu(seat) if action.text.startswith("place")]
    worker = moves[0].click_path[0]
    reached = {action.click_path[1] for action in moves if action.click_path[0] == worker}
    far = next(
        action.touch(table, seat)
        for action in [_Place(number) for number in range(table.game.space.size)]
        if action.touch(table, seat)[:1] == (worker,)
        and (found := why.refusal(action.id))
        and found.message == "out-of-reach"
        and action.touch(table, seat)[1] not in reached
    )
    answer = why.answer([worker, far[1]], (), "en")
    assert answer.source == "rule"
    assert "Out of reach" in answer.words


class _Place:
    """One action of Nisyros by its number."""

    def __init__(self, number: int) -> None:
        self.id = number

    def touch(self, table: Table, seat: int) -> tuple[str, ...]:
        return table.game.presentation.click_path(table.view(seat), seat, self.id)


def test_what_a_card_would_do_with_a_thing_is_no_answer_until_it_was_chosen() -> None:
    """Eruption, step 3: a bare click on a space is not told that a card finds no tile there; after the card it is."""
    alone, after = set(), set()
    for table, seat in moments("eruption", 2, 15):
        if table.view(seat)["phase"] == "cards":
            why = ClickExplainer(table, seat)
            spaces = sorted(thing for thing in why.drawn - why.offered if thing.startswith("space/"))
            cards = {touch[0] for touch in why.legal.values() if touch and touch[0].startswith("card/")}
            alone |= {why.answer([space], (), "en").message for space in spaces}
            after |= {why.answer([card, space], (), "en").message for card in sorted(cards) for space in spaces}
    unbegun = lapilli.list_games()["eruption"].coaching.after_choice
    assert not alone & unbegun
    assert after & unbegun


def test_a_die_is_told_as_it_lies() -> None:
    """Fuji: behind a screen it can be asked about; where all see it, it counts."""
    told = {}
    for table, seat in moments("fuji", 1, 20):
        view, why = table.view(seat), ClickExplainer(table, seat)
        for thing in why.drawn:
            kind, _, die = thing.partition("/")
            if kind == "die" and not die.startswith(f"p{seat + 1}."):
                told[bool(view["dice"][die][0])] = why.answer([thing], (), "en").words
    assert "phrase" in told[False]
    assert "counts for" in told[True]
    assert "phrase" not in told[True]


def test_a_card_says_when_it_is_played() -> None:
    """Deukalion: the shield waits for a throw, whatever else a hand is good for."""
    table = lapilli.new("deukalion", seed=3)
    table.settle()
    view = table.view(0)
    for card, when in (("athena", "after a throw"), ("fleece", "lasting"), ("charon", "in your step")):
        scene = table.game.presentation.board(view, "en")
        assert meaning(table.game, view, scene, f"hand/{card}", "en").words == f"When to play it: {when}."


def test_whose_turn_it_is_is_said_by_name() -> None:
    table = lapilli.new("eruption", seats=3, seed=1)
    table.settle()
    idle = next(seat for seat in range(3) if table.seat_name(seat) not in table.actors)
    answer = ClickExplainer(table, idle).answer(["volcano"], (), "en")
    assert answer.source == "wait"
    assert table.actors[0].capitalize() in answer.words


@pytest.mark.parametrize("name", ["nisyros", "fuji", "eruption", "deukalion"])
def test_the_nearest_misses_are_found_without_comparing_every_pair(name: str) -> None:
    """The same distances and the same actions as by comparing each with each, and little work for another click."""
    game = lapilli.list_games()[name]
    table = Runner(Matches.make(game, 3, "steady", {}, 7)).table(0)
    table.rewind(next(ply for ply in range(table.ply * 2 // 3, table.ply) if _chooses(table, ply)))
    asked, touch = list[int](), game.presentation.click_path

    def counted(_: object, seen: Any, seat: int, action: int) -> tuple[str, ...]:
        asked.append(action)
        return touch(seen, seat, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game.presentation), "click_path", counted)
        why = ClickExplainer(table, table.seat_index(table.actors[0]))
        things = sorted(game.presentation.board(why.view, "en").ids())
        for thing in things[:3]:
            why.answer([thing], [], "en")
        once = len(asked)
        for thing in things[3:9]:
            why.answer([thing], [], "en")
        assert len(asked) == once, "what the actions touch is asked once in a position"
    clicks = [click for columns in why.candidate_actions for click in zip(*columns, strict=True)]
    for action, _, _ in clicks[:: max(1, len(clicks) // 300)]:
        kind = game.space.kind(action)
        mine = kind.indices(action)
        others = [kind.indices(other) for other in why.legal if game.space.kind(other) is kind]
        nearest = min((sum(map(ne, mine, other)) for other in others), default=FAR)
        assert why._missed(action) == nearest
    for action, now, declared in clicks[:: max(1, len(clicks) // 50)]:
        for thing in dict.fromkeys((*now, *declared)):
            path = now if thing in now else declared
            assert (action, path[: path.index(thing) + 1]) in why.touching(thing)


def test_an_answer_keeps_no_object_for_every_action() -> None:
    """Fuji has 20,000 actions in a step: an object for each would start garbage collections while people wait."""
    table = Runner(Matches.make(lapilli.list_games()["fuji"], 3, "steady", {}, 7)).table(0)
    table.rewind(next(ply for ply in range(table.ply * 2 // 3, table.ply) if _chooses(table, ply)))
    seat = table.seat_index(table.actors[0])
    # what the process keeps once and for all is made by the first
    first = ClickExplainer(table, seat).candidate_actions
    before = sys.getallocatedblocks()
    kept = ClickExplainer(table, seat)
    assert kept.candidate_actions == first
    assert sum(len(actions) for actions, _, _ in kept.candidate_actions) > 1000
    assert sys.getallocatedblocks() - before < 1000


def _chooses(table: lapilli.Table, ply: int) -> bool:
    seat, _ = table.move(ply)
    return seat >= 0 and len(table.state_at(ply).menu(seat)) > 2
