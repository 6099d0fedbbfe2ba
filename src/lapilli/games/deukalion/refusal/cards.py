"""D-9, D-10: what an action card may do, and when."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.games.deukalion.actions import CITIES, HEROES, LASTING, SETTLEMENTS
from lapilli.games.deukalion.knowledge.view import KINDS
from lapilli.games.deukalion.refusal.case import Case


class Cards(Case):
    """Playing an action card."""

    def play(self, card: str) -> Refusal | None:
        if card in ("underworld", "call", "charon"):
            return Refusal("say-more", "D-9.3")
        refusal = self._holds(card, "D-9.3")
        if refusal:
            return refusal
        if self.phase == "muster" and card != "hermes":
            return Refusal("not-in-muster", "D-12.3")
        if self.phase == "reckoning":
            return self._reckoning(card)
        if card in ("athena", "zeus"):
            return Refusal("only-in-reckoning", "D-9.3")
        if card == "hermes":
            return self._enough_cards()
        if card in ("poseidon", "orpheus"):
            if card == "orpheus" and self.state.step.orpheus:
                return Refusal("orpheus-twice", "D-10.11")
            return self._sailing_unused("D-10.5" if card == "poseidon" else "D-10.11")
        return None

    def out_of_turn(self, key: str, words: dict[str, str]) -> Refusal | None:
        """D-9.3 While another seat is asked: lasting cards, Return, Sandals, and the Call where nobody fights."""
        if key == "pass":
            return None
        if key == "play-underworld":
            return self.play_underworld(**words)
        card = words.get("card", "call")
        if card not in (*LASTING, "hermes", "call") or (self.phase == "muster" and card != "hermes"):
            return self._holds(card, "D-9.3") or Refusal("only-in-turn", "D-9.3")
        if key == "play":
            return self.play(card)
        return self.play_call(**words) if key == "play-call" else self.play_call_at(**words)

    def _enough_cards(self) -> Refusal | None:
        left = sum(int(count) for count in self.state.deck) + sum(int(count) for count in self.state.pile)
        return None if left >= self.box.amounts["hermes"] else Refusal("bag-empty", "D-10.8")

    def _reckoning(self, card: str) -> Refusal | None:
        """D-10.2, D-10.3, D-10.6 to D-10.8 After the throw a card must be able to change something."""
        if card in ("hades", "zeus"):
            fight = self.state.fight
            own = fight.thrower if fight.thrower.seat == self.seat else fight.defender
            return None if own.fallen else Refusal("nobody-fallen", "D-10.2" if card == "hades" else "D-10.7")
        if card not in ("fleece", "athena", "hermes"):
            return Refusal("not-in-reckoning", "D-12.5")
        if not self._losing():
            return Refusal("not-losing", "D-9.4")
        return self._enough_cards() if card == "hermes" else None

    def _losing(self) -> bool:
        """D-12.6 Would this seat lose if nothing more were played?"""
        fight = self.state.fight
        forces = []
        for side in (fight.thrower, fight.defender):
            if side.seat >= 0:
                fleeces = int(self.state.heroes[side.seat].fleece) * self.box.amounts["fleece"]
                bonus = fleeces + int(side.shields) * self.box.amounts["athena"]
                forces.append((HEROES[side.seat], 2 * int(side.firm) + int(side.leaning) + 2 * bonus))
        if len(forces) == 2:
            attacker_wins = forces[0][1] > forces[1][1]
            return attacker_wins != (forces[0][0] == self.name)
        kind = KINDS[fight.kind]
        place = (CITIES + SETTLEMENTS)[fight.place] if fight.place >= 0 else ""
        value = self.box.values[place] if kind in ("city", "settlement") else int(self.state.terms.hydra_value)
        return forces[0][1] < 2 * value

    def play_underworld(self, few: str) -> Refusal | None:
        refusal = self._holds("underworld", "D-10.4")
        if refusal:
            return refusal
        if int(few) > self.box.amounts["underworld"]:
            return Refusal("card-too-small", "D-10.4")
        return self._bring(int(few), "D-10.4")

    def play_charon(self, field: str) -> Refusal | None:
        refusal = self._holds("charon", "D-10.10") or self._sailing_unused("D-10.10")
        if refusal:
            return refusal
        if self.box.terrain(field) != "styx":
            return Refusal("not-styx", "D-10.10")
        return Refusal("already-there", "D-10.10") if field == self.here else None

    def play_call(self, field: str) -> Refusal | None:
        return self._holds("call", "D-10.9") or self._moves(field, self.box.amounts["call"], None)

    def play_call_at(self, field: str, hero: str) -> Refusal | None:
        return self._holds("call", "D-10.9") or self._moves(field, self.box.amounts["call"], hero)
