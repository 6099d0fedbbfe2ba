"""The fields of an observation, in the order in which `encode.py` writes them."""

from __future__ import annotations

from lapilli.core.observation_field import ObservationField
from lapilli.games.deukalion.actions import CARDS, CITIES, COLOURS, FIELDS, HOLLOWS, SETTLEMENTS, TASKS
from lapilli.games.deukalion.knowledge.view import KINDS, PHASES, SAILINGS

N_CARDS, N_TASKS = len(CARDS), len(TASKS)
SEATS = ("the viewer (a spectator: the first seat)", "the next seat clockwise", "the second next", "the third next")


def _hero(number: int) -> tuple[ObservationField, ...]:
    whose = SEATS[number]
    return (
        ObservationField(
            f"ship{number}", (7, 9), f"{whose}: the field of its ship, row by row ({FIELDS[0]} to {FIELDS[-1]})"
        ),
        ObservationField(
            f"hero{number}",
            (9,),
            f"{whose}: soldiers aboard, soldiers below, point cards, points in all, cards in hand, whether it still "
            "has a secret task, Pegasus, Hades and Fleece on the table",
        ),
        ObservationField(f"tasks{number}", (len(TASKS),), f"{whose}: task cards it has fulfilled"),
        ObservationField(f"secret{number}", (len(TASKS),), f"{whose}: its secret task, where the viewer knows it"),
        ObservationField(
            f"cargo{number}", (len(COLOURS),), f"{whose}: treasures aboard by colour ({', '.join(COLOURS)})"
        ),
    )


OBSERVATION_FIELDS = (
    ObservationField("viewer", (4,), "which seat looks, in seating order; all 0 for a spectator"),
    ObservationField("seats", (3,), "whether 2, 3 or 4 play"),
    ObservationField("actors", (4,), "seats that may act now, from the viewer on clockwise"),
    ObservationField("awaited", (4,), "of those, seats that the game waits for"),
    ObservationField("chance", (1,), "chance acts now"),
    ObservationField("phase", (len(PHASES),), f"what is due: {', '.join(PHASES)}"),
    ObservationField("turn_phase", (len(PHASES),), "the course of play below what interrupts it, with the same names"),
    ObservationField("active", (4,), "whose turn it is, from the viewer on"),
    ObservationField("first", (4,), "who began"),
    ObservationField("stepper", (4,), "whose step it is"),
    ObservationField("winner", (4,), "who has won"),
    *_hero(0),
    *_hero(1),
    *_hero(2),
    *_hero(3),
    ObservationField("hydra", (7, 9), "the field of the Hydra"),
    ObservationField("cities", (len(CITIES), len(COLOURS)), f"treasures of each city by colour ({', '.join(CITIES)})"),
    ObservationField("settlements", (len(SETTLEMENTS), 4), f"who holds {', '.join(SETTLEMENTS)}, from the viewer on"),
    ObservationField("dice", (len(HOLLOWS),), f"what lies in {', '.join(HOLLOWS)}; 0 before the roll"),
    ObservationField("hand", (len(CARDS),), f"action cards in the viewer's hand: {', '.join(CARDS)}"),
    ObservationField("open", (8, len(TASKS)), "the open task cards, place by place"),
    ObservationField("sailing", (3,), f"of this step: {', '.join(SAILINGS)}"),
    ObservationField(
        "done",
        (7,),
        "attacked, settled, fields added by winds, Orpheus, and of the main phase: cards, soldiers, Hydra done",
    ),
    ObservationField("draw", (6,), "who draws action cards, how many are left, whether Hermes waits to be discarded"),
    ObservationField("dues", (4, 10), "what is to be handed over: four seats, five colours, an action card"),
    ObservationField("revealed", (len(TASKS),), "the task card that was turned up"),
    ObservationField("answered", (4,), "who has answered it"),
    ObservationField("mine", (1,), "the viewer has"),
    ObservationField("water", (2,), "the Styx, boarding: to be settled now"),
    ObservationField("stage", (len(PHASES),), "stage of the fight"),
    ObservationField("kind", (len(KINDS),), f"kind of the fight: {', '.join(KINDS)}"),
    ObservationField("mover", (4,), "whose deed opened it"),
    ObservationField("place", (len(CITIES) + len(SETTLEMENTS),), "city or settlement that is fought for"),
    ObservationField("thrower", (8,), "the thrower: its seat, its fallen, firm and leaning soldiers, its shields"),
    ObservationField("defender", (8,), "the same of the defender"),
    ObservationField("throw", (5,), "whose throw or answer is due, how many had nothing to play, only the fallen, won"),
    # generated: OPEN.planes (fields.py)
    ObservationField("turn", (1,), "number of the turn"),
    ObservationField("kylix", (4,), "which rim is the card die"),
    ObservationField("pile", (N_CARDS,), "discarded action cards"),
    ObservationField("deck", (1,), "action cards in the bag"),
    ObservationField("bag", (1,), "task cards in the bag"),
    ObservationField("removed", (N_TASKS,), "task cards that several claimed at once"),
    ObservationField("hunters", (4,), "seats that sailed at the Hydra without an open task for it"),
    ObservationField("sent", (4,), "seats that sent the Hydra against themselves in this turn"),
    ObservationField("waived", (4,), "seats that play no card out of turn in this turn"),
    ObservationField("replace", (1,), "a task card is to be replaced"),
    # generated: end
)
