"""F-13: phrases and the chat filter; property tests try to smuggle numbers through both."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lapilli
from lapilli.core.errors import IllegalAction
from lapilli.core.state import packed
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.box import printed_box
from lapilli.games.fuji.refusal import chat_words as lists
from lapilli.games.fuji.refusal.chat import FILTERED, SILENT, check, fold
from lapilli.games.fuji.rules.game_state import GameState
from lapilli.games.fuji.rules.word_bounds import NEVER, make_up, roll_counts, threat_bounds, word_bounds
from tests.games.fuji.positions import close_planning, play, scene, texts

GAME = lapilli.list_games()["fuji"]
SIX = 0b111111


def dice_for(total: int, even: bool = True) -> str:
    """Six dice whose even faces add up to this total."""
    faces = []
    for _ in range(6):
        face = max((value for value in (2, 4, 6) if value <= total), default=1)
        faces.append(face)
        total -= face if face > 1 else 0
    return " ".join(map(str, faces))


def test_phrases_are_heard_by_all_and_change_nothing() -> None:
    """F-13.1 F-13.3 F-13.5 F-13.12."""
    table = scene(dice={"p1": "6 6 6 6 6 6"})
    before = table.position()
    play(table, "p1: talk great even")
    after = table.position()
    assert {key for key in after if after[key] != before[key]} == {"said", "claims", "spoken"}
    assert table.view(None)["claims"] == table.view("p3")["claims"]
    assert table.log("en", "p2")[-1] == "Player 1: “I am very strong on even.”"
    assert table.log("fr", None)[-1] == "Joueur 1 : « Je suis très fort en pair. »"


@pytest.mark.parametrize(
    ("total", "words"), [(6, {"awful", "poor"}), (12, set()), (16, {"good"}), (18, {"good", "great"})]
)
def test_words_mean_zones_of_the_own_prospects(total: int, words: set[str]) -> None:
    """F-13.6 F-13.7 F-13.8 X35."""
    table = scene(dice={"p1": dice_for(total)})
    said = {text.split()[1] for text in texts(table, "p1", "talk") if text.endswith(" even") and len(text.split()) == 3}
    assert said & {"great", "good", "poor", "awful"} == words
    threats = {text for text in texts(table, "p1", "talk") if text.endswith("p2 even") and "ask" not in text}
    wanted = {6: "talk safe p2 even", 16: "talk danger p2 even"}.get(total)
    assert wanted is None or wanted in threats


@pytest.mark.parametrize(
    ("total", "words"), [(0, {"poor"}), (2, {"poor"}), (4, set()), (6, {"good"}), (8, {"good", "great"})]
)
def test_a_word_needs_two_totals_and_leaves_the_middle_out(total: int, words: set[str]) -> None:
    """F-13.7 X36: land17 with six dice has no `awful`."""
    bounds = printed_box().zones.words(make_up(SIX))
    row = (7 + 16) * 4
    great, good, poor, awful = (int(bounds[row + place]) for place in range(4))
    said = {
        word for word, true in (("great", total >= great), ("good", total >= good), ("poor", total <= poor)) if true
    }
    assert said == words
    assert awful < 0


@settings(max_examples=60)
@given(
    st.lists(st.integers(0, 2), min_size=3, max_size=3),
    st.integers(0, 36),
    st.lists(st.integers(0, 2), min_size=3, max_size=3),
)
def test_no_word_ever_names_a_single_total(kinds: list[int], requirement: int, hearer: list[int]) -> None:
    """F-13.1 F-13.7 F-13.8: every word that exists covers at least two totals, and none the middle."""
    sheet = printed_box().parameters
    counts = roll_counts(sheet, kinds[0] + 25 * kinds[1] + 625 * kinds[2], requirement)
    totals = [total for total, number in enumerate(counts) if number]
    great, good, poor, awful = word_bounds(counts)
    for zone in (
        [t for t in totals if t >= great],
        [t for t in totals if t >= good],
        [t for t in totals if t <= poor],
        [t for t in totals if t <= awful],
    ):
        assert len(zone) != 1
    if good != NEVER:
        assert any(poor < total < good for total in totals)
    safe, danger = threat_bounds(counts, roll_counts(sheet, hearer[0] + 25 * hearer[1] + 625 * hearer[2], requirement))
    assert len([t for t in totals if t <= safe]) != 1
    assert len([t for t in totals if t >= danger]) != 1
    assert packed([]) is not None


def test_people_may_speak_as_much_as_they_like() -> None:
    """F-13.11: the rulebook knows no number of phrases; a table may set one."""
    table = scene(dice={"p1": "6 6 6 6 6 6"})
    offered = texts(table, "p1", "talk great") + texts(table, "p1", "talk good")
    assert len(offered) > 12
    for text in offered:
        table.play(text, "p1")


def test_dice_phrases_are_true_once_and_few() -> None:
    """F-13.10 F-13.11."""
    table = scene(dice={"p1": "6 6 6 6 6 6"}, talk_budget=6)
    with pytest.raises(IllegalAction) as refused:
        table.play("talk poor even", "p1")
    assert refused.value.rule == "F-13.10"
    for _ in range(6):
        table.play(texts(table, "p1", "talk great")[0], "p1")
    with pytest.raises(IllegalAction) as refused:
        table.play(f"talk good {texts(scene(dice={'p1': '6 6 6 6 6 6'}), 'p1', 'talk good')[-1].split()[2]}", "p1")
    assert refused.value.rule == "F-13.11"
    free = scene(dice={"p1": "6 6 6 6 6 6"}, talk_check="free")
    assert "talk poor even" in texts(free, "p1")


def test_a_card_that_changes_dice_lets_a_seat_speak_anew() -> None:
    """F-13.11."""
    table = scene(dice={"p1": "6 6 6 6 6 6"}, cards={"p1": ["flashlight"]})
    play(table, "p1: talk great even", "p1: use flashlight", "p1: pick u1", "p1: throw", "chance: roll p1 u1 6")
    assert "talk great even" in texts(table, "p1")
    assert table.position()["claims"][0]["stale"] == 1


def test_topics_are_cards_in_reach_and_later_marked_cards() -> None:
    """F-13.2 F-13.4 F-13.15."""
    table = scene(marks={"p1": "d1", "p2": "e2", "p3": "d3"}, cards={"p1": ["map"]})
    assert "talk ask p2 g2" in texts(table, "p1")
    assert "talk ask p2 h2" not in texts(table, "p1")
    gear = scene(phase="gear", marks={"p1": "d1", "p2": "e2", "p3": "d3"}, cards={"p1": ["map"]})
    assert {text.split()[-1] for text in texts(gear, "p1", "talk ask p2")} == {
        "yellow",
        "blue",
        "pink",
        "odd",
        "even",
        "high",
        "low",
        "d1",
        "d3",
        "e2",
    }
    assert not any(text.startswith(("talk will go", "talk please p2 go")) for text in texts(gear, "p1"))


def test_intentions_requests_and_answers() -> None:
    """F-13.13 F-13.14 F-13.15."""
    table = scene(cards={"p1": ["rope"], "p2": ["map"]})
    menu = texts(table, "p1", "talk")
    for phrase in (
        "talk will go f2",
        "talk will stay",
        "talk will keep yellow",
        "talk will drop low",
        "talk will use rope",
        "talk will last",
        "talk please p2 go e1",
        "talk please p2 not e1",
        "talk please p3 stay",
        "talk please p2 drop pink",
        "talk please p2 spare map",
        "talk please p2 give map p1",
        "talk please p3 first",
        "talk please p3 bar p1",
        "talk maybe",
    ):
        assert phrase in menu
    assert "talk please p3 give map p1" not in menu
    assert "talk please p2 bar p1" not in menu
    assert "talk please p1 stay" not in menu
    play(table, "p1: talk will stay")
    assert "talk will stay" not in texts(table, "p1")
    play(table, "p2: mark e2")
    assert "talk will stay" in texts(table, "p1")


def test_silence_in_phase_three_and_free_speech_in_five() -> None:
    """F-13.2."""
    table = close_planning(scene(marks={"p1": "d1", "p2": "e2", "p3": "d3"}))
    assert all(not texts(table, seat, "talk") for seat in table.seats)
    turns = scene(phase="turns", marks={"p1": "d1", "p2": "e2", "p3": "d3"})
    assert "talk will first" in texts(turns, "p1")
    assert not texts(turns, "p1", "talk ask")
    assert check("rerolls", "hello").reason == "chat-silence"  # type: ignore[union-attr]
    assert check("turns", "I had three fives") is None


def test_the_third_figures_dice_can_be_spoken_of() -> None:
    """F-13.9."""
    table = scene(2, two_player="b", skills=("scout", "survivalist", "buddy"), dice={"p3": "6 1 6 1 6 1"})
    assert "talk great even of p3" in texts(table, "p1")
    assert "talk great even of p3" not in texts(table, "p2")
    assert any(text.startswith("talk safe p3") for text in texts(table, "p1"))


def test_the_rule_of_thumb_says_only_what_is_true_and_listens() -> None:
    """F-13.16 F-13.17: phrases come from a checked menu; imagined dice fit what was said."""
    from lapilli.core.rng import Rng
    from lapilli.games.fuji.rules.word_bounds import total

    table = scene(dice={"p1": "6 6 6 6 6 6"})
    action = GAME.players.choose_by_heuristic(table.know("p1"), 0, [one.id for one in table.menu("p1")], Rng(1))
    assert SPACE.text(action).startswith("talk great")
    play(table, "p1: talk great even", "p1: talk awful low")
    for seed in range(20):
        world = GAME.rules.imagine(table.view("p2"), Rng(seed))
        assert isinstance(world, GameState)
        assert total(world, world.figures[0].dice, 4) >= 18


# -- free text -------------------------------------------------------------------------------------------------

BAD = [
    "Three of my dice are yellow.",
    "I rolled lots of fives.",
    "None of my dice is odd.",
    "My pink is a bit above average.",
    "Ich habe keine ungeraden Würfel",
    "Je n'ai pas de jaune",
    "Ik heb één blauwe",
    "4",
    "⚃⚀",
    "iv",
    "|||",
    "ja ja ja",
    "aaa",
    "?!",
    "ich habe fuenf",
    "vijfentwintig",
    "a pair of blue",
    "une paire",
    "above the mean",
    "one die",
    "Ⅳ",
    "all my dice",
    "each die",
    "d 3",
    "3 yellow",
    "i have two",
    "phase 4, then 3 blue",
    "half a dozen",
    "as many yellow as there are seasons",
    "as many as I have fingers on a hand",
    "the same number of yellow as you",
    "a handful of yellow",
    "pairs of pink",
    "dozens of odd ones",
    "like the wheels of a car in blue",
    "evenveel gele als er seizoenen zijn",
    "zoveel roze als vingers",
    "een handvol gele",
    "een koppel blauwe",
    "een half dozijn",
    "so viele gelbe wie Jahreszeiten",
    "genauso viele blaue wie du",
    "eine Handvoll gelbe",
    "ein Paar rosa",
    "Drillinge",
    "autant de jaunes que de saisons",
    "le même nombre de bleus que toi",
    "une poignée de jaunes",
    "une paire de roses",
    "une demi-douzaine",
    "j'ai 2 pas 3 jaunes",
]
GOOD = [
    "I need one more step",
    "one step",
    "player 2",
    "Player two, please go first",
    "phase 4",
    "phase iv",
    "go to d3",
    "f2 please",
    "round 2",
    "in two rounds",
    "p2 goes first, then p3",
    "drop as many yellow as possible",
    "speler 2 eerst",
    "nog één stap",
    "nog twee rondes",
    "wacht tot fase 4",
    "Spieler 2 zuerst",
    "noch zwei Schritte",
    "in Runde 3",
    "so viele gelbe wie möglich neu werfen",
    "joueur 2 d'abord",
    "encore deux pas",
    "un pas de plus",
    "phase 4",
    "the third figure should stay on yellow",
    "Many of my dice are high.",
    "On even dice I am hardly any danger to you.",
    "My roll is very bad for the card I want.",
    "No, take pink please",
    "Ik ben geen gevaar voor jou met even",
    "je suis fort en pair",
    "Achtung, der Vulkan!",
    "this one is good",
    "Ik heb veel ideeën",
    "ein guter Weg",
    "I mean the village",
    "go [cell/f2] with [card/rope]",
    "",
    "die Karte ist gut",
]


@pytest.mark.parametrize("text", BAD)
def test_numbers_counts_and_averages_are_given_back(text: str) -> None:
    """F-13.18 F-13.19 F-13.20 F-13.21 F-13.23 F-13.24 R7 X37."""
    blocked = check("planning", text)
    assert blocked is not None
    assert blocked.word
    assert GAME.words.say("nl", blocked.reason)
    assert blocked.phrase == "[cell/d3]" if text == "d 3" else SPACE.parse(blocked.phrase) >= 0
    assert check("gear", text) == blocked


@pytest.mark.parametrize("text", GOOD)
def test_vague_talk_passes(text: str) -> None:
    """F-13.22 F-13.24 F-13.25 R8 X37."""
    assert check("planning", text) is None


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("I don't have any odd dice", "talk poor odd"),
        ("None of my dice is odd.", "talk poor odd"),
        ("Ik heb geen oneven stenen, nul", "talk poor odd"),
        ("Ich habe keine ungeraden Würfel", "talk poor odd"),
        ("Je n'ai pas de jaune", "talk poor yellow"),
        ("three of my dice are yellow", "talk good yellow"),
        ("my yellow isn't bad, three of them", "talk good yellow"),
        ("only 2 blue", "talk poor blue"),
        ("my pink is low, a 2 and a 3", "talk poor pink"),
        ("three of my dice are low", "talk good low"),
        ("I have no low dice", "talk poor low"),
        ("my pink is below average", "talk poor pink"),
        ("4 good dice for d3", "talk good d3"),
        ("go to d 3", "[cell/d3]"),
        ("d3 d3 d3", "[cell/d3]"),
        ("go to d three", "[cell/d3]"),
        ("ga naar d drie", "[cell/d3]"),
        ("Triff mich auf D fünf", "[cell/d5]"),
        ("va en d-quatre", "[cell/d4]"),
        ("3d is best", "[cell/d3]"),
        ("column d, row 3", "[cell/d3]"),
        ("Spalte d Zeile drei", "[cell/d3]"),
        ("let p 2 go", "[figure/p2]"),
        ("I have two for d3", "talk good d3"),
        ("nur zwei auf d drei", "talk poor d3"),
        ("I have a 3", "talk good high"),
        ("can I two", "talk good high"),
    ],
)
def test_what_is_offered_is_what_was_meant(text: str, phrase: str) -> None:
    """F-13.18 F-13.25: weak for weak, strong for strong, the pin for a card; never the opposite."""
    blocked = check("planning", text)
    assert blocked is not None
    assert blocked.phrase == phrase
    refusal = GAME.rules.chat_refusal(scene().view("p1"), 0, text)
    assert refusal is not None
    for lang in ("en", "nl", "de", "fr"):
        words = GAME.words.say(lang, f"why-{refusal.message}", refusal.args)
        assert words
        if phrase.startswith("["):
            assert phrase.strip("[]").partition("/")[2] in words


def test_a_blocked_message_goes_back_with_its_reason_in_words() -> None:
    """F-13.2 F-13.18: the table asks `hush`; silence in phase 3, no chat where only phrases are spoken."""
    table = scene()
    refusal = GAME.rules.chat_refusal(table.view("p1"), 0, "I have three yellow")
    assert refusal is not None
    assert refusal.rule == "F-13.18"
    for lang in ("en", "nl", "de", "fr"):
        assert "three" in GAME.words.say(lang, f"why-{refusal.message}", refusal.args)
    assert GAME.rules.chat_refusal(table.view("p1"), 0, "let us go") is None
    assert GAME.rules.chat_refusal(table.view("p1"), 0, "") is None
    quiet = close_planning(scene(marks={"p1": "d1", "p2": "e2", "p3": "d3"}))
    assert GAME.rules.chat_refusal(quiet.view("p1"), 0, "") is not None
    assert GAME.rules.chat_refusal(scene(talk="phrases").view("p1"), 0, "hello") is not None


def test_objects_are_not_filtered_but_few() -> None:
    """F-13.25."""
    assert check("planning", "[cell/f2] [cell/f3] [card/map]") is None
    assert check("planning", "[cell/f2] [cell/f3] [card/map] [figure/p1]").reason == "chat-objects"  # type: ignore[union-attr]
    assert check("planning", "[cell/z9]") is not None


NUMERALS = "".join(chr(code) for code in range(0x20000) if unicodedata.category(chr(code)) in ("Nd", "Nl", "No"))
INNOCENT = st.lists(
    st.sampled_from(["yes", "ga", "naar", "bitte", "le", "volcan", "strong", "good", "sterk", "viel", "fort"]),
    max_size=4,
)


@settings(max_examples=150)
@given(INNOCENT, st.sampled_from(NUMERALS), INNOCENT, st.sampled_from(FILTERED))
def test_no_digit_of_any_script_gets_through(before: list[str], digit: str, after: list[str], phase: str) -> None:
    """F-13.20."""
    assert check(phase, " ".join([*before, digit, *after])) is not None
    assert check(phase, "zz" + digit) is not None  # F-13.22 only `a1` to `o6` are cards


@settings(max_examples=300)
@given(
    INNOCENT,
    st.sampled_from(sorted(lists.NUMBERS | lists.PARTS)),
    INNOCENT,
    st.booleans(),
    st.sampled_from(["", "\u200b", "\u00ad"]),
)
def test_no_number_word_gets_through(
    before: list[str], word: str, after: list[str], loud: bool, invisible: str
) -> None:
    """F-13.19 F-13.21: whatever the case, hidden characters or accents."""
    smuggled = (word.upper() if loud else word)[:1] + invisible + (word.upper() if loud else word)[1:]
    if word == "one" and before[-1:] in (["this"], ["that"]):
        return
    assert check("planning", " ".join([*before, smuggled, *after])) is not None


@settings(max_examples=200)
@given(st.sampled_from(sorted(lists.NEAR_DICE)), st.sampled_from(sorted(lists.DICE)), st.integers(0, 3), st.booleans())
def test_no_quantity_stands_near_a_dice_word(word: str, dice: str, between: int, swapped: bool) -> None:
    """F-13.23."""
    first, last = (dice, word) if swapped else (word, dice)
    assert check("planning", " ".join([first, *["ganz", "lieb", "hier"][:between], last])) is not None


@settings(max_examples=200)
@given(st.text(max_size=60), st.sampled_from([*FILTERED, *SILENT, "turns"]))
def test_the_filter_answers_every_text(text: str, phase: str) -> None:
    """F-13.18: a pure function; any text is either sent or given back with word, reason and phrase."""
    blocked = check(phase, text)
    assert blocked == check(phase, text)
    assert blocked is None or blocked.reason.startswith("chat-")
    assert fold(fold(text)) == fold(text)
