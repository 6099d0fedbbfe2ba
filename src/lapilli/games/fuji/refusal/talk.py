"""F-13: which phrases can be said, to whom, how often, and what makes them true."""

from __future__ import annotations

from lapilli.core.errors import Refusal
from lapilli.core.story import Word
from lapilli.games.fuji.actions import SKILL_NAMES, TOPIC_NAMES
from lapilli.games.fuji.box import Requirement
from lapilli.games.fuji.refusal.case import Case
from lapilli.games.fuji.refusal.zones import Roll, rolls, strength_zone, threat_zone
from lapilli.games.fuji.rules.masks import bits
from lapilli.games.fuji.rules.names import DICE_FAMILIES, FAMILIES, Stage
from lapilli.games.fuji.rules.phrases import family, phrase_bit
from lapilli.games.fuji.rules.talk import CHATTER

DICE_KEYS = ("say", "say-third", "threat")
IN_FOUR = (*DICE_KEYS, "ask", "will-use", "please-use", "please-give", "will-order", "please-order", "answer")
IN_FIVE = ("will-order", "please-order", "please-give", "please-bar", "answer")
Words = dict[str, str]


class Talk(Case):
    """One phrase; all kinds of phrases answer the same questions."""

    def phrase(self, key: str, words: Words, action: int) -> Refusal | None:
        """F-13.2 The hour, the topic, the hearer, what was said before, the budget, and the truth."""
        state = self.state
        if not state.terms.phrases:
            return Refusal("talk-off", "F-13.1")
        if state.stage not in (Stage.PLANNING, Stage.GEAR, Stage.TURNS):
            return Refusal("silence", "F-13.2")
        if (state.phase == 4 and key not in IN_FOUR) or (state.phase == 5 and key not in IN_FIVE):
            return Refusal("talk-phase", "F-13.2")
        return (
            self._addressee(key, words)
            or self._matter(words)
            or self._again(action)
            or (self._truth(key, words) if key in DICE_KEYS else None)
        )

    def _addressee(self, key: str, words: Words) -> Refusal | None:
        """F-13.14 Any other figure; F-13.8 a neighbour."""
        if key == "say-third" and not self.state.third:
            return Refusal("no-third", "F-13.9")
        if "figure" not in words:
            return None
        hearer = self.facts.figure(words["figure"])
        if hearer is None or hearer == self.seat:
            return Refusal("talk-self", "F-13.14")
        if key == "threat" and hearer not in self.facts.neighbours(self.seat):
            return Refusal("talk-neighbour", "F-13.8")
        skill = {"please-give": "manager", "please-bar": "gatherer"}.get(key)
        if skill and self.facts.figures[hearer].skill != SKILL_NAMES.index(skill):
            return Refusal("talk-skill", "F-13.14", {"skill": Word("skill", skill)})
        target = self.facts.figure(words["to"]) if "to" in words else hearer
        if target is None or (key == "please-give" and target == hearer):
            return Refusal("other-figure", "F-13.14")
        return None

    def _matter(self, words: Words) -> Refusal | None:
        """F-13.4, F-13.14 Topics, cells and cards that can be meant."""
        if "topic" in words and not self._topical(words["topic"]):
            return Refusal("talk-topic", "F-13.4", {"topic": Word("topic", words["topic"])})
        walker = self.facts.figure(words["figure"]) if "figure" in words else self.seat
        assert walker is not None
        if "cell" in words and self.facts.cell(words["cell"]) not in self.facts.reach(walker):
            return Refusal("talk-cell", "F-13.14", {"cell": words["cell"]})
        if "card" in words and not self.facts.owns(walker, words["card"]):
            return Refusal("talk-card", "F-13.14", {"card": self.facts.card_word(words["card"])})
        return None

    def _topical(self, topic: str) -> bool:
        """F-13.4 Plain topics always; cards in somebody's reach (phase 2) or bearing a marker (phase 4)."""
        if topic in TOPIC_NAMES:
            return True
        cell = self.facts.cell(topic)
        if cell is None or cell not in self.facts.walkable:
            return False
        if self.state.phase == 2:
            return any(cell in self.facts.reach(figure) for figure in range(len(self.facts.figures)))
        return any(one.marker == cell for one in self.facts.figures)

    def _again(self, action: int) -> Refusal | None:
        """F-13.11, F-13.13 Each phrase once; F-2.10 the guard."""
        state, seat, sort = self.state, self.seat, int(family(action))
        if state.said[seat * FAMILIES + sort] >> phrase_bit(state, action) & 1:
            return Refusal("talk-said", "F-13.11")
        if sort >= DICE_FAMILIES:
            return Refusal("talk-chatter", "F-2.10") if state.chatter >> 8 * seat & 255 >= CHATTER else None
        if self.facts.is_ready(seat) and self.facts.guarded(seat):
            return Refusal("talk-chatter", "F-2.10")
        limit = state.terms.budget if state.phase == 2 else (state.terms.budget + 1) // 2
        if state.terms.budget and state.spoken >> 16 * seat & 0xFFFF >= limit:
            return Refusal("talk-budget", "F-13.11", {"limit": int(limit)})
        return None

    def _truth(self, key: str, words: Words) -> Refusal | None:
        """F-13.7 to F-13.10 The word exists for these dice, and (at a checked table) it is true."""
        dice = self.facts.hand_dice(self.seat + 2 if key == "say-third" else self.seat)
        if not dice:
            return Refusal("talk-dice", "F-13.10")
        requirement = self._requirement(words["topic"])
        own = self._rolls(dice, requirement)
        if key == "threat":
            hearer = self.facts.figure(words["figure"])
            assert hearer is not None
            theirs = self._rolls(bits(self.facts.figures[hearer].dice), requirement)
            zone = threat_zone(own, theirs, words["threat"])
        else:
            zone = strength_zone(own, words["strength"])
        if not zone:
            return Refusal("talk-word", "F-13.7")
        if not self.state.terms.checked:
            return None
        return None if self._total(dice, requirement) in zone else Refusal("talk-untrue", "F-13.10")

    def _requirement(self, topic: str) -> Requirement:
        box = self.facts.box
        if topic in TOPIC_NAMES:
            return box.requirements[TOPIC_NAMES.index(topic)]
        cell = self.facts.cell(topic)
        assert cell is not None
        return box.requirements[len(TOPIC_NAMES) + int(self.state.terrain[cell])]

    def _rolls(self, dice: list[int], requirement: Requirement) -> Roll:
        kinds = sorted("uvw"[die % 6 // 2] for die in dice)
        return rolls(tuple(self.facts.box.kinds[kind] for kind in kinds), requirement)

    def _total(self, dice: list[int], requirement: Requirement) -> int:
        box = self.facts.box
        shown = [(box.colour(die, int(self.state.value[die])), int(self.state.value[die])) for die in dice]
        return sum(value for colour, value in shown if requirement.valid(colour, value))
