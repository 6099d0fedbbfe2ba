"""The kit catches each way in which a game can break its word: one deliberately broken game per check."""

from __future__ import annotations

import contextlib
import dataclasses
import random
import re
import shutil
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from lapilli.core.check import CHECKS, Broken, Plan
from lapilli.core.click_answers import ClickExplainer
from lapilli.core.coaching import Coaching
from lapilli.core.errors import PackingError, PositionError, Refusal
from lapilli.core.explain import Explanation, what
from lapilli.core.game import Game
from lapilli.core.lessons.lesson import Lessons
from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.observation_field import ObservationField
from lapilli.core.players import Players
from lapilli.core.presentation import Presentation, Shape
from lapilli.core.rng import Rng
from lapilli.core.rules import Result, Rules
from lapilli.core.space import Space
from lapilli.core.state import Knowledge
from lapilli.core.table import Table
from lapilli.core.type_parameters import View as Position
from lapilli.draw import Scene
from pumice.actions import DRAW, LAY, ROLL, SPACE
from pumice.box import load_box
from pumice.game import GAME, PumiceCoaching, PumicePresentation, PumiceRules
from pumice.knowledge import View
from pumice.picture import WORDS, board
from pumice.player import PumicePlayers
from pumice.rules import GameState, Known, Phase

PLAN = Plan(games=2, stride=3, configurations=((3, {}), (2, {})))


class BrokenState(GameState):
    """A position whose copies stay of its own class."""

    def copy(self) -> GameState:
        twin = type(self)(self.box, self.seats, self.rounds)
        vars(twin).update(vars(super().copy()))
        twin.adopt(self)
        return twin


class BrokenRules(PumiceRules):
    """Pumice with another position class."""

    state_class: type[GameState] = GameState

    def start(self, seats: int, options: Mapping[str, Any], box: Any) -> GameState:
        state = self.state_class(box, seats, options["rounds"])
        state.proceed()
        return state


def made_of(state_class: type[GameState]) -> Game:
    rules = BrokenRules()
    rules.state_class = state_class
    return pumice(rules)


def pumice(*replaced: Any) -> Game:
    """Pumice with some of its four parts replaced."""
    own = {Rules: GAME.rules, Presentation: GAME.presentation, Coaching: GAME.coaching, Players: GAME.players}
    parts: list[Any] = [next((part for part in replaced if isinstance(part, kind)), own[kind]) for kind in own]
    return Game(*parts)


def caught(game: Game, check: str) -> str:
    with pytest.raises(Broken) as broken:
        CHECKS[check](game, PLAN)
    return str(broken.value)


def test_a_menu_that_misses_an_action() -> None:
    class Misses(BrokenState):
        def list_choices(self, seat: int) -> None:
            super().list_choices(seat)
            if self.phase == Phase.LAY and self.n_legal > 1:
                self.n_legal -= 1

    assert "misses 'lay" in caught(made_of(Misses), "menus_agree_with_why_not")


def test_a_menu_that_lists_what_the_rules_forbid() -> None:
    class Generous(BrokenState):
        def list_choices(self, seat: int) -> None:
            super().list_choices(seat)
            if self.phase == Phase.LAY and not self.hands[seat][0]:
                self.offer(LAY)

    assert "is listed although not-in-hand" in caught(made_of(Generous), "menus_agree_with_why_not")


def test_a_refusal_without_a_clause() -> None:
    class Vague(PumiceCoaching):
        clauses: Mapping[str, str] = {**PumiceCoaching.clauses, "over": ""}

    assert "the refusal 'over' names no clause" in caught(pumice(Vague()), "refusals_name_a_clause")

    class Vaguer(PumiceCoaching):
        def why_not(self, state: GameState, seat: int, action: int) -> Refusal | None:
            refusal = super().why_not(state, seat, action)
            return refusal and Refusal(refusal.message)

    assert "names no clause" in caught(pumice(Vaguer()), "refusals_name_a_clause")


def test_a_refusal_that_names_a_clause_nobody_wrote() -> None:
    class Inventive(PumiceCoaching):
        def why_wait(self, state: GameState, seat: int) -> Refusal | None:
            return Refusal("no-laying", "P-9.9")

    assert "names P-9.9, which the rules do not have" in caught(pumice(Inventive()), "refusals_name_a_clause")


def test_a_copy_that_forgets_a_field() -> None:
    class Forgetful(BrokenState):
        def copy(self) -> GameState:
            twin = super().copy()
            twin.crater = 0
            return twin

    assert "forgets the field 'crater'" in caught(made_of(Forgetful), "every_field_is_kept")


class Scratch(BrokenState):
    """What is left behind in a field that no position holds decides a menu much later."""

    leftover = 0

    def lay(self, seat: int, weight: int) -> None:
        self.leftover = weight
        super().lay(seat, weight)

    def list_choices(self, seat: int) -> None:
        super().list_choices(seat)
        if self.phase == Phase.LAY and self.leftover > 2 and self.n_legal > 1:
            self.n_legal -= 1


def test_scratch_that_a_position_does_not_hold() -> None:
    class Scratched(BrokenRules):
        state_class = Scratch

        def restore(self, data: Position, box: Any) -> GameState:
            return as_class(super().restore(data, box), Scratch)

    assert "another menu: it lacks a fact" in caught(pumice(Scratched()), "restored_games_go_on")


def as_class(state: GameState, state_class: type[GameState]) -> GameState:
    """The same position, of a broken class."""
    twin = state_class(state.box, state.seats, state.rounds)
    vars(twin).update(vars(state.copy()))
    twin.proceed()
    return twin


def test_a_position_with_a_field_that_is_not_checked() -> None:
    class Credulous(PumiceRules):
        def restore(self, data: Position, box: Any) -> GameState:
            return super().restore({**data, "round": 1}, box)

    assert "a position is taken with 1000000000 in round" in caught(pumice(Credulous()), "positions_are_checked")


def test_a_position_whose_complaint_does_not_name_the_field() -> None:
    class Gruff(PumiceRules):
        def restore(self, data: Position, box: Any) -> GameState:
            try:
                return super().restore(data, box)
            except PositionError:
                raise PositionError("no") from None

    assert "without naming it: no" in caught(pumice(Gruff()), "positions_are_checked")


def test_a_position_that_breaks_the_reader() -> None:
    class Clumsy(PumiceRules):
        def restore(self, data: Position, box: Any) -> GameState:
            return super().restore({**data, "round": data["round"] + 0}, box)

    assert "raises" in caught(pumice(Clumsy()), "positions_are_checked")


def test_a_position_that_is_written_on_while_it_is_read() -> None:
    class Scribbling(PumiceRules):
        def restore(self, data: Position, box: Any) -> GameState:
            with contextlib.suppress(TypeError, KeyError, AttributeError):  # where a number or a list stands for it
                data["points"].sort()
            return super().restore(data, box)

    assert "reading a position changes it" in caught(pumice(Scribbling()), "positions_are_checked")


def test_being_asked_tells_a_secret() -> None:
    class Forcing(BrokenState):
        def asks_even_if_forced(self, seat: int) -> bool:
            return False  # who holds one sort of stone only lays it at once, and everybody sees it

    class ForcingGame(BrokenRules):
        state_class = Forcing

        def imagine(self, seen: View, rng: Rng) -> GameState:
            return as_class(super().imagine(seen, rng), Forcing)

    plan = Plan(games=12, stride=2, configurations=((3, {}), (4, {})))
    with pytest.raises(Broken, match=r"although nothing was turned up: .*view: has_laid"):
        CHECKS["twin_worlds_look_alike"](pumice(ForcingGame()), plan)


def test_a_number_of_the_box_written_into_the_rules() -> None:
    class Stubborn(PumiceRules):
        def audit(self, state: GameState) -> list[str]:
            sizes = [sum(hand) for hand in self.position(state)["hands"]]
            return ["a hand has three stones"] if max(sizes) > 3 else []

    assert "with a changed box: a hand has three stones" in caught(pumice(Stubborn()), "a_changed_box_plays")


def test_a_bot_that_decides_otherwise_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from lapilli.core import registry

    class Rooted(PumicePlayers):  # the other process loads the installed Pumice, which knows nothing of this
        def choose_by_heuristic(self, known: Known, seat: int, menu: Any, rng: Rng) -> int:
            return int(menu[-1])

    game = pumice(Rooted())
    monkeypatch.setitem(registry._loaded, "pumice", game)
    assert "decides otherwise on a changed box" in caught(game, "a_changed_box_plays")


def test_a_bot_that_fails_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from lapilli.core import registry

    class Rooted(PumiceRules):  # its views name a box by a key that only this process has
        def view(self, known: Knowledge) -> View:
            view = super().view(known)
            key = f"box {view['box'] and len(view['box'])}"
            KEPT_HERE[key] = view["box"]
            return {**view, "box": key}

        def imagine(self, seen: View, rng: Rng) -> GameState:
            return super().imagine({**seen, "box": KEPT_HERE[str(seen["box"])]}, rng)

    game = pumice(Rooted())
    monkeypatch.setitem(registry._loaded, "pumice", game)
    assert "a bot in another process fails on a changed box" in caught(game, "a_changed_box_plays")


KEPT_HERE: dict[str, Any] = {}


def test_an_action_listed_twice() -> None:
    class Twice(BrokenState):
        def list_choices(self, seat: int) -> None:
            super().list_choices(seat)
            if self.phase == Phase.LAY:
                self.offer(self.legal[0])

    assert "listed twice" in caught(made_of(Twice), "actors_have_menus")


def test_an_actor_without_actions() -> None:
    class Everybody(BrokenState):
        def actors(self) -> int:
            return (1 << self.seats) - 1 if self.phase == Phase.PRIZE else super().actors()

        def list_choices(self, seat: int) -> None:
            if self.phase != Phase.PRIZE or seat == self.winner:
                super().list_choices(seat)

    assert "may act" in caught(made_of(Everybody), "actors_have_menus")


def test_a_dead_end_after_a_listed_action() -> None:
    class DeadEnd(BrokenState):
        def proceed(self) -> None:
            super().proceed()
            if self.phase == Phase.ROLL:
                self.n_legal = 0

    assert "nobody can go on" in caught(made_of(DeadEnd), "every_listed_action_plays")


def test_a_refusal_without_words() -> None:
    class Mute(PumiceCoaching):
        def why_not(self, state: GameState, seat: int, action: int) -> Refusal | None:
            refusal = super().why_not(state, seat, action)
            return refusal and Refusal("never-written", refusal.rule)

    with pytest.raises(KeyError, match="never-written"):
        CHECKS["no_unlisted_action_plays"](pumice(Mute()), PLAN)


def test_a_refusal_that_changes_the_position() -> None:
    class Meddling(PumiceCoaching):
        def why_not(self, state: GameState, seat: int, action: int) -> Refusal | None:
            state.points[seat] += 1
            return super().why_not(state, seat, action)

    assert "changed the position" in caught(pumice(Meddling()), "no_unlisted_action_plays")


def test_a_list_shared_between_copies() -> None:
    class Shared(BrokenState):
        def copy(self) -> GameState:
            twin = super().copy()
            twin.points = self.points
            return twin

    assert "share something" in caught(made_of(Shared), "copies_are_independent")


def test_a_copy_that_forgets_something() -> None:
    class Forgetful(BrokenState):
        def copy(self) -> GameState:
            twin = super().copy()
            twin.crater = 0
            return twin

    assert "differs" in caught(made_of(Forgetful), "copies_are_independent")


def test_two_actions_with_one_notation() -> None:
    class Ambiguous(PumiceRules):
        space = Space(word=("a", "a"))

    Ambiguous.space.add("say {word}")
    assert "'say a' is not" in caught(pumice(Ambiguous()), "notation_round_trips")


def test_a_position_that_loses_something() -> None:
    class Lossy(PumiceRules):
        def position(self, state: GameState) -> Position:
            return {**super().position(state), "crater": 0 if state.actor >= 0 else super().position(state)["crater"]}

        def restore(self, data: Position, box: Any) -> GameState:
            return super().restore({**data, "round": 1}, box)

    assert "changes on its way" in caught(pumice(Lossy()), "positions_round_trip")


def test_a_position_that_is_refused() -> None:
    class Strict(PumiceRules):
        def position(self, state: GameState) -> Position:
            return {**super().position(state), "phase": "elsewhere"}

    assert "is refused" in caught(pumice(Strict()), "positions_round_trip")


def test_a_record_that_replays_to_another_game() -> None:
    class Wandering(BrokenState):
        def throw(self, face: int) -> None:
            super().throw(face)
            self.points[0] += random.randrange(1000)

    with pytest.raises((Broken, ValueError), match=r"another game|should be"):
        CHECKS["records_round_trip"](made_of(Wandering), PLAN)


def test_pieces_that_vanish() -> None:
    class Leaky(BrokenState):
        def clear_stones(self) -> None:
            super().clear_stones()
            self.spent[0] = 0

    assert "stones of weight 1" in caught(made_of(Leaky), "pieces_add_up")


def test_a_game_that_never_ends() -> None:
    class Endless(BrokenState):
        def begin_round(self) -> None:
            super().begin_round()
            if self.phase == Phase.OVER:
                self.round, self.phase = 0, Phase.DRAW
                self.__init__(self.box, self.seats, self.rounds)  # type: ignore[misc]

    assert "longer than the bound" in caught(made_of(Endless), "games_end")


def test_a_result_that_forgets_a_seat() -> None:
    class Unfair(PumiceRules):
        def result(self, state: GameState) -> Result | None:
            found = super().result(state)
            return found and dataclasses.replace(found, scores=dict(list(found.scores.items())[1:]))

    assert "the result speaks of" in caught(pumice(Unfair()), "games_end")


def test_a_hidden_generator() -> None:
    class Gambling(BrokenState):
        def throw(self, face: int) -> None:
            super().throw(random.choice(self.box.faces))

    game = made_of(Gambling)
    assert "chance hides inside" in caught(game, "forced_outcomes_happen")
    assert "one seed made two games" in caught(game, "same_seed_same_game")


def test_an_outcome_that_is_not_used() -> None:
    class Deaf(BrokenState):
        def throw(self, face: int) -> None:
            super().throw(3)

    assert "the outcome is not used" in caught(made_of(Deaf), "forced_outcomes_happen")


def test_a_chance_weight_that_is_off() -> None:
    class Loaded(BrokenState):
        def weight(self, index: int) -> int:
            return super().weight(index) * (3 if index == 0 else 1)

    assert "expected" in caught(made_of(Loaded), "odds_are_sound")


def test_an_outcome_without_any_chance() -> None:
    class Impossible(BrokenState):
        def list_choices(self, seat: int) -> None:
            if self.phase == Phase.DRAW and not self.bag.counts[0]:
                self.offer_chance(DRAW + self.drawer * 6, 0)
            super().list_choices(seat)
            if self.phase == Phase.ROLL:
                self.weights[0] = 0

    assert "without any chance" in caught(made_of(Impossible), "odds_are_sound")


def test_a_view_that_is_not_data() -> None:
    class Objects(PumiceRules):
        def observe(self, state: GameState, seat: int | None) -> View:
            view = super().observe(state, seat)
            return {**view, "points": tuple(view["points"])}  # type: ignore[typeddict-item]

    assert "JSON" in caught(pumice(Objects()), "observations_are_data")


def test_a_hidden_hand_in_the_view() -> None:
    class Open(PumiceRules):
        def observe(self, state: GameState, seat: int | None) -> View:
            peek = self.position(state)["hands"][0]
            return {**super().observe(state, seat), "peek": peek}  # type: ignore[typeddict-unknown-key]

    assert "peek" in caught(pumice(Open()), "imagined_worlds_fit")


def test_an_imagined_world_that_cannot_be() -> None:
    class Dreamer(PumiceRules):
        def imagine(self, seen: View, rng: Rng) -> GameState:
            world = super().imagine(seen, rng)
            world.bag.counts[0] += 1
            return world

    assert "impossible" in caught(pumice(Dreamer()), "imagined_worlds_fit")


class Spy(PumiceRules):
    """Remembers the real position, as a game must never do, so that its words can give it away."""

    real: GameState | None = None

    def observe(self, state: GameState, seat: int | None) -> View:
        Spy.real = state
        return super().observe(state, seat)


def secret() -> str:
    return str(Spy.real.hands[0]) if Spy.real else ""


def test_a_hidden_card_in_a_label() -> None:
    class Chatty(PumicePresentation):
        def label(self, action: int, lang: str) -> str:
            return super().label(action, lang) + secret()

    assert "from the menu" in caught(pumice(Spy(), Chatty()), "nothing_leaks")


def test_a_hidden_card_in_the_prompt() -> None:
    class Prompter(PumicePresentation):
        def prompt(self, view: View, seat: int | None, lang: str) -> str:
            return super().prompt(view, seat, lang) + secret()

    assert "from the prompt" in caught(pumice(Spy(), Prompter()), "nothing_leaks")


def test_a_hidden_card_in_the_picture() -> None:
    class Painter(PumicePresentation):
        def board(self, seen: View, lang: str) -> Scene:
            scene = board(seen, lang)
            scene.description = secret()
            return scene

    assert "from the picture" in caught(pumice(Spy(), Painter()), "nothing_leaks")


def test_a_hidden_card_in_the_picture_for_a_phone() -> None:
    class Phoner(PumicePresentation):
        shapes = ("narrow",)

        def board_for(self, view: View, lang: str, shape: Shape) -> Scene:
            scene = board(view, lang)
            scene.description = secret()
            return scene

    assert "from the narrow picture" in caught(pumice(Spy(), Phoner()), "nothing_leaks")


def test_a_hidden_card_in_a_hint() -> None:
    class Cheat(PumicePlayers):
        def choose_by_heuristic(self, known: Known, seat: int, menu: Any, rng: Rng) -> int:
            return int(menu[len(secret().split("0")) % len(menu)])

    assert "from the hint" in caught(pumice(Spy(), Cheat()), "nothing_leaks")


def test_a_hidden_card_in_a_refusal() -> None:
    class Blabbing(PumiceCoaching):
        def why_not(self, state: GameState, seat: int, action: int) -> Refusal | None:
            refusal = super().why_not(state, seat, action)
            hand = GAME.rules.position(state)["hands"][(seat + 1) % state.seats]
            return refusal and Refusal(refusal.message, f"P-{hand}", refusal.args)

    assert "from the refusals" in caught(pumice(Blabbing()), "nothing_leaks")


def test_a_menu_that_depends_on_a_secret() -> None:
    class Telling(BrokenState):
        def list_choices(self, seat: int) -> None:
            super().list_choices(seat)
            if self.phase == Phase.LAY and self.hands[(seat + 1) % self.seats][0] and self.n_legal > 1:
                self.n_legal -= 1

    class TellingGame(BrokenRules):
        state_class = Telling

        def imagine(self, seen: View, rng: Rng) -> GameState:
            return as_class(super().imagine(seen, rng), Telling)

    assert "from the menu" in caught(pumice(TellingGame()), "nothing_leaks")


def test_a_hidden_card_in_the_log() -> None:
    class Gossip(PumiceRules):
        def public_notation(self, state: GameState, seat: int, action: int, viewer: int | None) -> str:
            return SPACE.text(action)

    assert "which look alike to it" in caught(pumice(Gossip()), "the_log_tells_no_secrets")


class Spilling(BrokenState):
    """A die that nobody wins is lost, whatever it shows: all its throws come to the same."""

    def throw(self, face: int) -> None:
        crater = self.crater
        super().throw(face)
        if self.phase == Phase.DRAW:
            self.crater = crater


def test_an_open_throw_that_changes_nothing_is_no_secret() -> None:
    CHECKS["the_log_tells_no_secrets"](made_of(Spilling), PLAN)


def test_a_throw_that_only_some_are_told_is_a_secret() -> None:
    class Whispering(BrokenRules):
        state_class = Spilling

        def public_notation(self, state: GameState, seat: int, action: int, viewer: int | None) -> str:
            shown = super().public_notation(state, seat, action, viewer)
            return SPACE.masked(action, "pips") if action >= ROLL and viewer is None else shown

    assert "viewer 0 is shown 'roll" in caught(pumice(Whispering()), "the_log_tells_no_secrets")


def test_an_undo_that_tells_a_secret() -> None:
    class Nosy(PumiceRules):
        def public_notation(self, state: GameState, seat: int, action: int, viewer: int | None) -> str:
            hands = self.position(state)["hands"]
            shown = super().public_notation(state, seat, action, viewer)
            laid_open = viewer is not None and hands[(seat + 1) % state.seats][0]
            return SPACE.text(action) if laid_open else shown

    assert "tells its player a secret" in caught(pumice(Nosy()), "undo_tells_no_secrets")


def test_a_message_missing_in_one_language() -> None:
    class Halting(type(WORDS)):  # type: ignore[misc]
        def missing(self) -> list[str]:
            return ["act-lay is missing in fr"]

    class Wordless(PumicePresentation):
        words = Halting("pumice")

    assert "missing in fr" in caught(pumice(Wordless()), "words_are_complete")


def test_an_action_without_a_label() -> None:
    class Nameless(PumiceRules):
        space = Space(seat=("a",))

    Nameless.space.add("dance {seat}")
    assert "act-dance" in caught(pumice(Nameless()), "words_are_complete")


def test_a_sentence_that_comes_out_empty() -> None:
    class Silent(PumicePresentation):
        def prompt(self, view: View, seat: int | None, lang: str) -> str:
            return ""

    assert "prompt in en" in caught(pumice(Silent()), "everything_can_be_said")


def test_a_picture_that_changes_by_itself() -> None:
    class Flickering(PumicePresentation):
        drawn = 0

        def board(self, seen: View, lang: str) -> Scene:
            scene = board(seen, lang)
            type(self).drawn += 1
            scene.description = str(self.drawn)
            return scene

    assert "drawn in two ways" in caught(pumice(Flickering()), "pictures_are_sound")


def test_a_picture_for_a_phone_that_leaves_something_out() -> None:
    class Careless(PumicePresentation):
        shapes = ("narrow",)

        def board_for(self, view: View, lang: str, shape: Shape) -> Scene:
            return Scene(360, 500, "Pumice")

    assert "do not both draw" in caught(pumice(Careless()), "pictures_are_sound")


def test_advice_that_is_not_on_the_menu() -> None:
    class Reckless(PumicePlayers):
        def choose_by_heuristic(self, known: Known, seat: int, menu: Any, rng: Rng) -> int:
            return DRAW

    assert "not on the menu" in caught(pumice(Reckless()), "advice_is_legal")


def test_advice_that_changes_what_it_was_given() -> None:
    class Heavy(PumicePlayers):
        def choose_by_heuristic(self, known: Known, seat: int, menu: Any, rng: Rng) -> int:
            known.points[0] = 99
            return int(menu[0])

    assert "changes the knowledge" in caught(pumice(Heavy()), "advice_is_legal")


def spoiled(folder: Path, old: str, new: str, name: str = "1-alone-and-heavy.toml") -> Game:
    """Pumice with one thing wrong in its lesson, or in the English words of it."""
    source = PumiceCoaching.lessons
    assert source is not None
    shutil.copytree(source.folder, folder / "lessons")
    text = (folder / "lessons" / name).read_text(encoding="utf-8")
    assert old in text
    (folder / "lessons" / name).write_text(text.replace(old, new), encoding="utf-8")

    class Misled(PumiceCoaching):
        lessons = Lessons(folder / "lessons", source.words)

    return pumice(Misled())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('do = ["lay 4", "lay 6"]', 'do = ["lay 5"]', "none of"),
        ('then = ["basalt: lay 1", "chance: roll 5"]', 'then = ["basalt: lay 2"]', "basalt: lay 2"),
        ('spot = ["prize", "crater"]', 'spot = ["hydra"]', "is not drawn"),
        ('rule = "P-3.2"', 'rule = "P-4.2"', "is refused by P-3.2"),
        ('why = "no-prize"', 'why = "no-rival"', "is answered with"),
        ('try = "lay 1"', 'try = "lay 5"', "not even legal"),
        ('"points/0" = 5', '"points/0" = 6', "points/0 is 5"),
        ('"P-6.2"', '"P-6.9"', "there is no clause P-6.9"),
        ('say = "alone-and-heavy-3"', 'say = "alone-and-heavy-4"', "is missing in"),
        ('keep = "alone-and-heavy-2-reply-1"', 'leave = "alone-and-heavy-2-reply-1"', "nothing is said to 'keep'"),
    ],
)
def test_a_lesson_with_a_wrong_step(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert complaint in caught(spoiled(tmp_path, old, new), "lessons_play")


def test_a_lesson_that_says_too_much_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from lapilli.core.check import lessons

    monkeypatch.setattr(lessons, "LIMIT", 5)
    assert "words in en" in caught(GAME, "lessons_play")


class Telltale(Known):
    """Writes down what lies in every hand, seen or not."""

    def __init__(self, state: GameState, viewer: int) -> None:
        super().__init__(state, viewer)
        self.all_hands = [list(hand) for hand in state.hands]

    def encode(self, sheet: ObservationBuffer) -> None:
        for hand in self.all_hands:
            for stones in hand:
                sheet.number(stones)


class TellingState(BrokenState):
    """Pumice whose arrays for learning agents say too much."""

    def know(self, viewer: int) -> Known:
        return Telltale(self, viewer)


def test_an_array_that_tells_what_a_seat_may_not_know() -> None:
    game = made_of(TellingState)
    game.rules.observation_fields = (ObservationField("hands", (3, 6), "every hand"),)
    with pytest.raises(Broken, match="can tell from its array what it may not know"):
        CHECKS["arrays_depend_on_knowledge"](game, Plan(games=2, stride=3, configurations=((3, {}),)))


class Loose(BrokenRules):
    """Pumice whose bytes have all hands in them."""

    def pack(self, known: Knowledge) -> bytes:
        assert isinstance(known, Telltale)
        return super().pack(known)[:-1] + f", {known.all_hands}]".encode()

    def unpack(self, data: bytes) -> Knowledge:
        return super().unpack(data[: data.rindex(b", [[")] + b"]")


@pytest.mark.parametrize("check", ["nothing_leaks", "twin_worlds_look_alike"])
def test_bytes_that_tell_what_a_seat_may_not_know(check: str) -> None:
    rules = Loose()
    rules.state_class = TellingState
    with pytest.raises(Broken, match="packed knowledge"):
        CHECKS[check](pumice(rules), Plan(games=2, stride=3, configurations=((3, {}),)))


class Forgetful(PumiceRules):
    """Pumice whose bots in other processes do not hear of the points."""

    def pack(self, known: Knowledge) -> bytes:
        return re.sub(rb'"points": \[[^]]*\]', b'"points": [0, 0, 0]', super().pack(known))


class Careless(PumiceRules):
    """Pumice that takes what is cut off for the beginning of a game."""

    def unpack(self, data: bytes) -> Knowledge:
        try:
            return super().unpack(data)
        except PackingError:
            return GameState(load_box(), 3, 6).know(0)


@pytest.mark.parametrize(
    ("rules", "broken"),
    [(Forgetful(), "another view than the position"), (Careless(), "cut off are taken for knowledge")],
)
def test_bytes_that_lose_something(rules: PumiceRules, broken: str) -> None:
    with pytest.raises(Broken, match=broken):
        CHECKS["packed_knowledge_is_whole"](pumice(rules), Plan(games=1, stride=3, configurations=((3, {}),)))


def test_an_array_that_is_not_as_long_as_its_fields() -> None:
    game = made_of(TellingState)
    game.rules.observation_fields = (ObservationField("hands", (3, 7), "every hand"),)
    with pytest.raises(Broken, match="the observation fields have 21 numbers"):
        CHECKS["arrays_depend_on_knowledge"](game, Plan(games=1, configurations=((3, {}),)))


def test_compiled_and_interpreted_games_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    from lapilli.core.check import trace
    from pumice import GAME

    monkeypatch.delenv("LAPILLI_INTERPRETED", raising=False)
    monkeypatch.setattr(trace, "_elsewhere", lambda game, pure, seed, setups: {"3 seats": pure})
    with pytest.raises(Broken, match="compiled and interpreted games differ: 3 seats"):
        CHECKS["compiled_equals_interpreted"](GAME, PLAN)


class Untimely(PumiceCoaching):
    """Answers a click by what belongs to another moment."""

    not_for_clicks = frozenset({"chance-only"})


class Unsaid(PumicePresentation):
    """Says nothing of what is asked now."""

    def prompt(self, view: View, seat: int | None, lang: str) -> str:
        return ""


@pytest.mark.parametrize(
    ("part", "fault"),
    [(Untimely(), "of another step"), (Unsaid(), "it is not explained")],
)
def test_a_thing_that_is_badly_answered(part: object, fault: str) -> None:
    plan = Plan(stride=1, configurations=((3, {}),))
    CHECKS["drawn_things_are_answered"](GAME, plan)
    with pytest.raises(Broken, match=fault):
        CHECKS["drawn_things_are_answered"](pumice(part), plan)


def test_an_answer_that_names_another_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    from lapilli.core.check import answers

    def mistaken(table: Table, viewer: int | None, thing: str, lang: str, why: ClickExplainer | None) -> Explanation:
        return what(table, viewer, "seat/ash" if thing == "seat/basalt" else thing, lang, why)

    monkeypatch.setattr(answers, "what", mistaken)
    with pytest.raises(Broken, match=r"seat/basalt in lay .*: it names 'ash"):
        CHECKS["drawn_things_are_answered"](GAME, Plan(stride=1, configurations=((3, {}),)))


def test_every_check_has_a_broken_game_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in CHECKS if f'"{name}"' not in source] == []


def test_probabilities_are_exact() -> None:
    from lapilli.core.check.odds import odds_of
    from lapilli.core.check.random_positions import start
    from pumice import GAME

    state = start(GAME, 3, {})
    assert odds_of(state) == {DRAW + weight: Fraction(1, 6) for weight in range(6)}


def test_an_ordinary_run_samples_what_a_full_run_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four days of samples are the whole plan, position by position; the cheap checks are never thinned."""
    from lapilli.core.check.random_positions import walks
    from lapilli.core.check.suite import thinned
    from lapilli.core.registry import find

    game, plan = find("pumice"), Plan(stride=5, configurations=((2, {}),))

    def looked_at(plan: Plan) -> set[int]:
        count = sum(1 for _ in walks(game, plan))
        return {number for number in range(count) if number % plan.stride == (plan.seed + plan.offset) % plan.stride}

    monkeypatch.delenv("LAPILLI_ALL", raising=False)
    days, played = [], list[int]()
    for day in range(4):
        monkeypatch.setenv("LAPILLI_SAMPLE", str(day))
        days.append(looked_at(thinned("nothing_leaks", plan)))
        assert thinned("games_end", plan) == plan
        first, step = thinned("compiled_equals_interpreted", plan).share
        played += range(40)[first::step]
    assert sorted(played) == list(range(40))
    assert set.union(*days) == looked_at(plan)
    assert sum(map(len, days)) == len(looked_at(plan))
    monkeypatch.setenv("LAPILLI_ALL", "1")
    assert thinned("nothing_leaks", plan) == thinned("compiled_equals_interpreted", plan) == plan
