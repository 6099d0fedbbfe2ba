"""Why not? Legality said a second time, side by side over the names of the board, independent of the kernel's masks."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.eruption.actions import SPACE
from lapilli.games.eruption.box_names import PHASES, seat_names
from lapilli.games.eruption.refusal import cards, setup, tiles, walls
from lapilli.games.eruption.refusal.case import Case, Words
from lapilli.games.eruption.state import Position

Rule = Callable[[Case, Words], Refusal | None]


def why_not(state: Position, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids the action, or None."""
    kind = SPACE.kind(action)
    case = Case(state, seat, PHASES[state.phase])
    if case.phase == "over":
        return Refusal("game-over", "E-8.7")
    if state.throw or state.reveals or state.cards_due or case.phase == "drawing":
        return Refusal("chance-first", "E-0.12")
    if seat != state.active:
        return Refusal("not-active", "E-0.12", {"seat": Word("seat", seat_names(state)[state.active])})
    if kind.key not in RULES:
        return Refusal("only-chance", "E-0.12")
    steps, rule = RULES[kind.key]
    if case.phase not in steps:
        return (
            Refusal("must", "E-0.13", {"step": Word("step", case.phase)}) if kind.key == "done" else case.other_step()
        )
    return rule(case, kind.words(action))


def done(case: Case, words: Words) -> Refusal | None:
    """E-3.8 At most so many cards are kept."""
    limit = case.box.hand_limit
    if case.phase == "cards" and case.state.hand_size(case.seat) > limit:
        return Refusal("hand-full", "E-3.8", {"limit": limit})
    return None


def tile(case: Case, words: Words) -> Refusal | None:
    """E-2.25, E-11.3 Where the question is put it may be answered."""
    return None


def played(card: str, rule: Rule) -> tuple[tuple[str, ...], Rule]:
    """A card is played in step 3, by whoever holds it."""

    def refuse(case: Case, words: Words) -> Refusal | None:
        if not case.held(card):
            return Refusal("no-card", "E-3.4", {"card": Word("card", card)})
        return rule(case, words)

    return ("cards",), refuse


RULES: dict[str, tuple[tuple[str, ...], Rule]] = {  # kind of action -> the steps it belongs to, and its rule
    "settle": (("settle",), setup.settle),
    "done": (("extra", "out", "cards", "move", "build"), done),
    "tile": (("extra", "out"), tile),
    "take": (("take",), tiles.take),
    "erupt": (("erupt",), tiles.erupt),
    "place": (("place",), tiles.place),
    "replace": (("replace",), tiles.replace),
    "build": (("build",), walls.build),
    "move": (("move",), cards.relocate),
    "trade": (("cards",), cards.trade),
    "barter": (("cards",), cards.barter),
    "discard": (("cards",), cards.discard),
    "give-card": (("cards",), cards.give_card),
    "give-wall": (("cards",), cards.give_wall),
    "play-aftershock": played("aftershock", cards.aftershock),
    "play-bomb": played("bomb", cards.bomb),
    "play-lavaflow": played("lavaflow", cards.lavaflow),
    "play-quake": played("quake", cards.quake),
    "play-rain": played("rain", cards.rain),
    "play-reinforce": played("reinforce", walls.build),
    "play-relocate": played("relocate", cards.relocate),
    "play-sinkhole": played("sinkhole", cards.sinkhole),
}
