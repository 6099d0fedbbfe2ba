"""Knowledge from a view, for worlds that are sampled from data alone."""

from __future__ import annotations

from functools import cache

from lapilli.core.state import CHANCE, NOBODY, SPECTATOR
from lapilli.games.deukalion.actions import CARDS, HEROES, SPACE, TASKS
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.knowledge import Known, fill_in
from lapilli.games.deukalion.knowledge.position_fields import HERO, POSITION_FIELDS, Berth
from lapilli.games.deukalion.knowledge.view import PHASES
from lapilli.games.deukalion.knowledge.view_types import FightView, View
from lapilli.games.deukalion.options import parameters
from lapilli.games.deukalion.rules import setup
from lapilli.games.deukalion.rules.game_state import GameState
from lapilli.games.deukalion.rules.parameters import RuleParameters
from lapilli.games.deukalion.rules.steps import Phase, Reveal
from lapilli.games.deukalion.state import Open

HIDDEN = {"secret", "hand"}  # facts of a seat that its view may hold beside what lies open
APART = {"seats", "options", "heroes", "fight", "reveal", "deck", "task_bag"}  # what a view says in its own way


@cache
def _parameters(box: str | None, seats: int, options: tuple[tuple[str, object], ...]) -> RuleParameters:
    return parameters(dict(options), seats, box_of(box))


def known_from_view(view: View) -> Known:
    """The knowledge that a view was made from."""
    state = GameState(view["seats"], _parameters(view["box"], view["seats"], tuple(view["options"].items())))
    setup.lay_out(state)
    data: dict[str, object] = {**view}
    for key, row in POSITION_FIELDS.rows.items():
        if key not in APART:
            row.write(state, data[key], key)
    if fight := view["fight"]:
        POSITION_FIELDS.rows["fight"].write(state, _fight_facts(fight), "fight")
    for seat, hero in enumerate(view["heroes"].values()):
        berth = Berth(state, seat)
        facts: dict[str, object] = {**hero}
        for key, fact in HERO.rows.items():
            if key not in HIDDEN:
                fact.write(berth, facts[key], key)
        berth.hero.cards, berth.hero.has_secret = hero["cards"], hero["has_secret"]
    state.deck_size, state.tasks_left = view["deck"], view["task_bag"]
    state.removed = sum(1 << TASKS.index(task) for task in view["removed"])
    if reveal := view["reveal"]:
        state.reveal = Reveal(TASKS.index(reveal["task"]), _mask(view["awaited"]), _mask(reveal["answered"]))
    state.phase = PHASES.index(view["phase"])
    state.actor = _asked(state, view)
    open_part = Open(state.seats, state.parameters)
    open_part.adopt_open(state)
    viewer = HEROES.index(view["seat"]) if view["seat"] is not None else SPECTATOR
    known = Known(viewer, open_part, state.fresh())
    own = view["heroes"][view["seat"]]["hand"] if view["seat"] is not None else None
    mine = reveal["mine"] if reveal else None
    fill_in(
        known,
        [] if own is None else [own.count(card) for card in CARDS],
        [-1 if hero["secret"] is None else TASKS.index(hero["secret"]) for hero in view["heroes"].values()],
        -1 if mine is None else SPACE.parse(mine),
    )
    return known


def _mask(names: list[str]) -> int:
    return sum(1 << HEROES.index(name) for name in names)


def _asked(state: GameState, view: View) -> int:
    """Who is asked first, as the rules have it."""
    if not view["awaited"]:
        return int(NOBODY if state.phase == Phase.OVER else CHANCE)
    return int(state.first_waiting()) if state.reveal is not None else HEROES.index(view["awaited"][0])


def _fight_facts(fight: FightView) -> dict[str, object]:
    """Without what follows from the rest."""
    sides = [{key: value for key, value in side.items() if key != "strength"} for side in fight["sides"]]
    return {**{key: value for key, value in fight.items() if key != "needed"}, "sides": sides}
