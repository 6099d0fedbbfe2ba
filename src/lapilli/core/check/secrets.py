"""The leak test: resample what a viewer cannot know; everything sent to that viewer stays the same, byte for byte."""

from __future__ import annotations

import json

from lapilli.core.action import Action, MenuContext
from lapilli.core.check.random_positions import Broken, Plan, sampled, viewers
from lapilli.core.errors import PackingError
from lapilli.core.game import Game
from lapilli.core.observation_buffer import ObservationBuffer
from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, SPECTATOR, Knowledge, State
from lapilli.core.type_parameters import View
from lapilli.core.undo import learner
from lapilli.core.worlds import world_sampler


def observations_are_data(game: Game, plan: Plan) -> None:
    """A view is plain data that survives JSON, so that it can be sent, stored and compared."""
    for state, _, _ in sampled(game, plan):
        for viewer in viewers(state):
            view = game.rules.observe(state, viewer)
            if json.loads(json.dumps(view)) != view:
                raise Broken("a view does not survive JSON")


def imagined_worlds_fit(game: Game, plan: Plan) -> None:
    """An imagined world looks the same to its viewer, and could be a real one."""
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        for viewer in viewers(state):
            view = game.rules.observe(state, viewer)
            rng = Rng(plan.seed + number)
            for world in (game.rules.imagine(view, rng), world_sampler(game, state, viewer)(rng)):
                seen = game.rules.observe(world, viewer)
                if seen != view:
                    changed = sorted(key for key in view if seen.get(key) != view[key])
                    raise Broken(f"an imagined world looks different to its viewer {viewer}: {changed}")
                problems = game.rules.audit(world)
                if problems:
                    raise Broken(f"an imagined world is impossible: {problems[0]}")


def nothing_leaks(game: Game, plan: Plan) -> None:
    """Menu, labels, clicks, refusals, prompt, help, picture, text board and actors depend on the view alone."""
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        for viewer in viewers(state):
            sent = everything_sent(game, state, viewer, plan)
            world = world_sampler(game, state, viewer)(Rng(plan.seed + 31 * number))
            other = everything_sent(game, world, viewer, plan)
            for what, text in sent.items():
                if other[what] != text:
                    raise Broken(f"viewer {viewer} can tell from the {what} what it may not know")


def arrays_depend_on_knowledge(game: Game, plan: Plan) -> None:
    """Observations fill the observation fields of the game, and are the same in every world that looks the same."""
    size = sum(plane.size for plane in game.rules.observation_fields)
    for number, (state, _, _) in enumerate(sampled(game, plan) if size else ()):
        for viewer in viewers(state):
            who = SPECTATOR if viewer is None else viewer
            world = world_sampler(game, state, viewer)(Rng(plan.seed + 53 * number))
            told = [_written(known, size) for known in (state.know_view(who), state.know(who), world.know(who))]
            if told[0] is None:
                raise Broken(
                    f"the observation fields have {size} numbers; what viewer {viewer} knows is written in more or less"
                )
            if not told[0] == told[1] == told[2]:
                raise Broken(f"viewer {viewer} can tell from its array what it may not know")


def packed_knowledge_is_whole(game: Game, plan: Plan) -> None:
    """What bots in other processes get is what the seat knows, no less: the same view, array and worlds come out of it.

    That it is no more `nothing_leaks` and `twin_worlds_look_alike` find out.
    """
    size = sum(plane.size for plane in game.rules.observation_fields)
    for number, (state, _, _) in enumerate(sampled(game, plan)):
        for viewer in viewers(state):
            known = game.rules.know(state, viewer)
            data = game.rules.pack(known)
            again = game.rules.unpack(data)
            if again.viewer != known.viewer or game.rules.pack(again) != data:
                raise Broken(f"what viewer {viewer} knows changes on its way through bytes")
            if not game.rules.view(known) == game.rules.view(again) == game.rules.observe(state, viewer):
                raise Broken(f"the bytes of viewer {viewer} give another view than the position")
            if size and _written(known, size) != _written(again, size):
                raise Broken(f"the bytes of viewer {viewer} give another array")
            one, other = (each.sample_world(Rng(plan.seed + number)) for each in (known, again))
            if game.rules.position(one) != game.rules.position(other) or _menus(one) != _menus(other):
                raise Broken(f"the bytes of viewer {viewer} give other worlds")
            for damaged in (b"", data[:-1]):
                try:
                    game.rules.unpack(damaged)
                except PackingError:
                    continue
                raise Broken("bytes that are cut off are taken for knowledge")


def _menus(state: State) -> list[list[int]]:
    return [sorted(state.menu(seat)) for seat in (CHANCE, *range(state.seats))]


def _written(known: Knowledge, size: int) -> list[int] | None:
    sheet = ObservationBuffer(size, 1)
    try:
        known.encode(sheet)
    except IndexError:
        return None
    return [int(number) for number in sheet.numbers] if sheet.at == size else None


def everything_sent(game: Game, state: State, viewer: int | None, plan: Plan, lang: str = "en") -> dict[str, object]:
    """All that a viewer's screen gets at a moment, by name."""
    view = game.rules.observe(state, viewer)
    sent: dict[str, object] = {
        "actors": (int(state.actors()), int(state.required_actors()), state.actor == CHANCE),
        "seats": game.rules.seat_names(state),
        "prompt": game.presentation.prompt(view, viewer, lang),
        "help": game.coaching.help(view, lang),
        "picture": game.presentation.board(view, lang).svg(),
        **{
            f"{shape} picture": game.presentation.board_for(view, lang, shape).svg()
            for shape in game.presentation.shapes
        },
        "text board": game.presentation.text_board(view, lang),
        "packed knowledge": game.rules.pack(game.rules.know(state, viewer)),
    }
    if viewer is not None:
        menu = sorted(state.menu(viewer))
        moment = MenuContext(game, state, viewer, str(viewer), 0)
        actions = [Action(moment, action) for action in menu]
        sent["menu"] = [(action.text, action.rule, action.click_path, action.label(lang)) for action in actions]
        if menu:
            step = max(1, game.space.size // 60)
            probe = [action for action in range(plan.seed % step, game.space.size, step) if action not in menu]
            sent["refusals"] = [_refusal(game, state, viewer, action) for action in probe]
            sent["hint"] = game.players.choose_by_heuristic(
                game.rules.know(state, viewer), viewer, menu, Rng(plan.seed)
            )
    return sent


def _refusal(game: Game, state: State, viewer: int, action: int) -> tuple[str, str]:
    refusal = game.coaching.why_not(state, viewer, action)
    return (refusal.rule, game.words.say("en", f"why-{refusal.message}", refusal.args)) if refusal else ("", "")


def the_log_tells_no_secrets(game: Game, plan: Plan) -> None:
    """Two outcomes that look the same to a viewer afterwards are shown to them in the same words.

    Unless they are open and come to the same position: two throws that both miss, seen by all, differ in no secret.
    """
    for state, _, _ in sampled(game, plan):
        for seat in (CHANCE, *range(state.seats)):
            for viewer in viewers(state):
                if viewer != seat:
                    _shown_alike(game, state, seat, viewer)


def _shown_alike(game: Game, state: State, seat: int, viewer: int | None) -> None:
    groups: list[tuple[View, str | None, int, State]] = []
    for action in state.menu(seat)[:16]:
        trial = state.copy()
        trial.play_as(seat, action)
        after = game.rules.observe(trial, viewer)
        shown = game.rules.public_notation(state, seat, action, viewer)
        for other_after, other_shown, other, other_trial in groups:
            if other_after == after and other_shown != shown:
                if game.rules.position(trial) == game.rules.position(other_trial) and _all_in_the_open(
                    game, state, seat, action, other
                ):
                    continue
                raise Broken(
                    f"viewer {viewer} is shown {shown!r} and {other_shown!r} for "
                    f"{game.space.text(action)!r} and {game.space.text(other)!r}, which look alike to it"
                )
        groups.append((after, shown, action, trial))


def _all_in_the_open(game: Game, state: State, seat: int, *actions: int) -> bool:
    """Is each of them told in full to everybody? Where they also come to the same, nothing is left to hide."""
    return all(
        game.rules.public_notation(state, seat, action, viewer) == game.space.text(action)
        for action in actions
        for viewer in viewers(state)
    )


def undo_tells_no_secrets(game: Game, plan: Plan) -> None:
    """Whether an action may be taken back says nothing that its player did not know."""
    for number, (state, seat, action) in enumerate(sampled(game, plan)):
        if seat == CHANCE:
            continue
        answer = _undoable(game, state, seat, action)
        world = world_sampler(game, state, seat)(Rng(plan.seed + 17 * number))
        if _undoable(game, world, seat, action) != answer:
            raise Broken(f"whether {game.space.text(action)!r} may be taken back tells its player a secret")


def _undoable(game: Game, state: State, seat: int, action: int) -> bool:
    after = state.copy()
    after.play_as(seat, action)
    return learner(game, state, seat, action, after) is None
