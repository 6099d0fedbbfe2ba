"""All checks by name, and how to run them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lapilli.core.check import (
    answers,
    boxes,
    fields,
    indistinguishable,
    lessons,
    menus,
    odds,
    roundtrip,
    secrets,
    trace,
    wording,
)
from lapilli.core.check.random_positions import Broken, Plan
from lapilli.core.game import Game

__all__ = ["CHECKS", "Broken", "Plan", "run"]

Check = Callable[[Game, Plan], None]

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        menus.actors_have_menus,
        menus.menus_agree_with_why_not,
        menus.every_listed_action_plays,
        menus.no_unlisted_action_plays,
        menus.refusals_name_a_clause,
        fields.every_field_is_kept,
        fields.restored_games_go_on,
        fields.positions_are_checked,
        roundtrip.copies_are_independent,
        roundtrip.notation_round_trips,
        roundtrip.positions_round_trip,
        roundtrip.records_round_trip,
        roundtrip.pieces_add_up,
        roundtrip.games_end,
        roundtrip.same_seed_same_game,
        odds.odds_are_sound,
        odds.forced_outcomes_happen,
        secrets.observations_are_data,
        secrets.imagined_worlds_fit,
        secrets.nothing_leaks,
        secrets.arrays_depend_on_knowledge,
        secrets.packed_knowledge_is_whole,
        indistinguishable.twin_worlds_look_alike,
        secrets.the_log_tells_no_secrets,
        secrets.undo_tells_no_secrets,
        wording.words_are_complete,
        wording.everything_can_be_said,
        wording.pictures_are_sound,
        wording.advice_is_legal,
        answers.drawn_things_are_answered,
        boxes.a_changed_box_plays,
        lessons.lessons_play,
        trace.compiled_equals_interpreted,
    )
}


def run(game: Game, plan: Plan = Plan()) -> Iterator[tuple[str, str | None]]:
    """Run every check; yields its name and what is broken, or None."""
    for name, check in CHECKS.items():
        try:
            check(game, plan)
        except Broken as broken:
            yield name, str(broken)
        except Exception as error:
            yield name, f"{type(error).__name__}: {error}"
        else:
            yield name, None
