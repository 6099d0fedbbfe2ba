"""The kernel: generator, bags, forced choices, several actors, what is known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lapilli
from lapilli.core.bag import Bag
from lapilli.core.knowledge import SPECTATOR, Everything, Knowledge, draw_one, shuffle
from lapilli.core.packed import append
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY, State, packed, playout


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(6)] == GOLDEN
    twin = rng.copy()
    assert [twin.below(6) for _ in range(9)] == [rng.below(6) for _ in range(9)]


GOLDEN = [652, 880, 226, 839, 778, 859]


@given(st.integers(0, 2**60), st.integers(1, 2**62 - 1))
def test_numbers_stay_below_their_limit(seed: int, sides: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(sides) < sides for _ in range(5))


def test_all_numbers_are_about_equally_likely() -> None:
    rng = Rng(1)
    counts = Counter(int(rng.below(6)) for _ in range(12_000))
    assert all(abs(counts[face] - 2000) < 200 for face in range(6))


def test_a_shuffle_keeps_everything() -> None:
    items = list(range(20))
    Rng(3).shuffle(items)
    assert sorted(items) == list(range(20))
    assert items != list(range(20))


class Chooser(State):
    """Lists what the test gives it."""

    def __init__(self, options: dict[int, list[int]], together: bool = False) -> None:
        super().__init__(3)
        self.options = options
        self.together = together
        self.played: list[tuple[int, int]] = []
        self.finished = 0

    def whose_turn(self) -> int:
        waiting = [seat for seat, actions in self.options.items() if actions]
        if waiting:
            return min(waiting)
        return NOBODY if self.finished else 0

    def actors(self) -> int:
        return (
            sum(1 << seat for seat, actions in self.options.items() if actions) if self.together else super().actors()
        )

    def list_choices(self, seat: int) -> None:
        for action in self.options.get(seat, []):
            self.offer(action)

    def execute(self, seat: int, action: int) -> None:
        self.played.append((seat, action))
        self.options[seat] = []

    def advance(self) -> None:
        self.finished += 1


def test_a_single_option_is_played_by_the_engine() -> None:
    state = Chooser({0: [5], 1: [6, 7]})
    state.proceed()
    assert state.played == [(0, 5)]
    assert (state.actor, state.menu(1)) == (1, [6, 7])


def test_nothing_to_choose_runs_the_automatic_step() -> None:
    state = Chooser({0: []})
    state.proceed()
    assert (state.finished, state.actor) == (1, NOBODY)


def test_a_single_option_behind_the_first_actor_is_played_too() -> None:
    state = Chooser({0: [1, 2], 1: [3], 2: [4, 5]}, together=True)
    state.proceed()
    assert state.played == [(1, 3)]
    assert (state.menu(0), state.menu(1), state.menu(2)) == ([1, 2], [], [4, 5])


def test_an_asked_single_option_waits() -> None:
    class Asking(Chooser):
        def asks_even_if_forced(self, seat: int) -> bool:
            return True

    state = Asking({0: [5]})
    state.proceed()
    assert (state.played, state.menu(0)) == ([], [5])


def test_others_may_act_before_the_first() -> None:
    state = Chooser({0: [1, 2], 2: [4, 5]}, together=True)
    state.proceed()
    state.play_as(2, 4)
    assert (state.played, state.actor, state.actors()) == ([(2, 4)], 0, 1)


def test_a_game_without_answers_says_so() -> None:
    with pytest.raises(NotImplementedError):
        State(2).proceed()


class Drawer(State):
    """Chance empties a bag."""

    def __init__(self, bag: Bag) -> None:
        super().__init__(1)
        self.bag = bag
        self.drawn: list[int] = []

    def whose_turn(self) -> int:
        return CHANCE if self.bag.total else NOBODY

    def list_choices(self, seat: int) -> None:
        self.bag.offer_draws(self, 100)

    def execute(self, seat: int, action: int) -> None:
        self.bag.draw(action - 100)
        self.drawn.append(action - 100)


def test_a_bag_gives_its_known_top_then_its_middle_then_its_known_bottom() -> None:
    bag = Bag(packed([2, 0, 1]))
    bag.put_on_top(1)
    bag.put_on_top(2)
    bag.bury(0)
    bag.bury(1)
    state = Drawer(bag.copy())
    state.proceed()
    assert state.menu(CHANCE) == [102]
    state.play(102)
    assert state.menu(CHANCE) == [101]
    state.play(101)
    assert [(action, state.weight(index)) for index, action in enumerate(state.menu(CHANCE))] == [(100, 2), (102, 1)]
    playout(state, Rng(1))
    assert sorted(state.drawn[:5]) == [0, 0, 1, 2, 2]
    assert state.drawn[5:] == [0, 1]
    assert bag.total == 7  # the copy was emptied, not the original


def test_cards_can_be_mixed_in() -> None:
    bag = Bag(packed([0, 1]))
    bag.add(0)
    assert (bag.size, [int(count) for count in bag.counts]) == (2, [1, 1])


def test_a_playout_counts_decisions_and_not_chance() -> None:
    state = Drawer(Bag(packed([3, 3])))
    state.proceed()
    assert playout(state, Rng(5)) == 0
    assert len(state.drawn) == 6


class Thrower(State):
    """A die, then nothing."""

    def __init__(self) -> None:
        super().__init__(1)
        self.die = 0

    def whose_turn(self) -> int:
        return NOBODY if self.die else CHANCE

    def list_choices(self, seat: int) -> None:
        self.offer_chance(50, 3)
        self.offer_even(1, 6)

    def execute(self, seat: int, action: int) -> None:
        self.die = action


def test_a_die_offers_its_faces_evenly_beside_other_outcomes() -> None:
    state = Thrower()
    for _ in range(2):  # the second listing finds its buffers ready
        state.proceed()
        assert state.menu(CHANCE) == [50, 1, 2, 3, 4, 5, 6]
        assert [state.weight(index) for index in range(7)] == [3, 1, 1, 1, 1, 1, 1]
        assert state.weight_sum == 9
    counts = Counter(int(state.sample(rng)) for rng in map(Rng, range(900)))
    assert 240 < counts[50] < 360
    assert all(60 < counts[face] < 140 for face in range(1, 7))


def test_interpreted_rules_may_lengthen_what_compiled_code_made() -> None:
    assert [int(item) for item in append(packed([1, 2]), 3)] == [1, 2, 3]


def test_heaps_are_drawn_from_evenly_and_numbers_shuffled() -> None:
    rng, drawn = Rng(4), Counter[int]()
    for _ in range(600):
        heap = packed([1, 0, 3])
        drawn[int(draw_one(heap, 4, rng))] += 1
        assert sum(int(count) for count in heap) == 3
    assert drawn[1] == 0
    assert 100 < drawn[0] < 200
    items = packed(list(range(20)))
    shuffle(items, rng)
    assert [int(item) for item in items] != list(range(20))
    assert sorted(int(item) for item in items) == list(range(20))


def test_in_a_game_without_secrets_everything_is_known() -> None:
    class Open(Thrower):
        def copy(self) -> State:
            twin = Open()
            twin.die = self.die
            twin.adopt(self)
            return twin

        def know(self, viewer: int) -> Knowledge:
            return Everything(viewer, self)

    state = Open()
    state.proceed()
    knowledge = state.know(SPECTATOR)
    state.play(4)
    worlds = [knowledge.sample_world(Rng(1)) for _ in range(2)]
    assert [world.menu(CHANCE) for world in worlds] == [[50, 1, 2, 3, 4, 5, 6]] * 2
    assert worlds[0] is not worlds[1]


def test_a_game_that_does_not_say_what_is_known_tells_nothing() -> None:
    with pytest.raises(NotImplementedError):
        State(2).know(0)
    with pytest.raises(NotImplementedError):
        Knowledge(0).sample_world(Rng(1))


def test_modules_know_their_files() -> None:
    """Compiled or not: what a module says it was loaded from is there, and a compiled package finds its modules."""
    from lapilli.core import state
    from lapilli.games.nisyros import rules
    from lapilli.games.nisyros.rules import ending

    for module in (state, rules, ending):
        assert Path(str(module.__file__)).exists()
        assert str(module.__file__).endswith(".py") != lapilli.interpreted.compiled()
    assert Path(rules.__path__[0]).is_dir()
