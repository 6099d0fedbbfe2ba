"""The word lists of the chat filter (F-13.21 to F-13.24), four languages together, without accents."""

from __future__ import annotations

EN = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand"
).split()
NL_TENS = "twintig dertig veertig vijftig zestig zeventig tachtig negentig".split()
NL = [
    *"nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien".split(),
    *"achttien negentien honderd duizend".split(),
    *NL_TENS,
]
DE_TENS = "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig".split()
DE = [
    *"null eins zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn".split(),
    *"sechzehn siebzehn achtzehn neunzehn hundert tausend".split(),
    *DE_TENS,
]
FR = (
    "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante "
    "cinquante soixante cent mille"
).split()
EN_ENDINGS = ("", "s", "es")
NL_ENDINGS = ("", "en", "n", "s", "maal", "keer", "voud", "tal", "je", "jes")
DE_ENDINGS = ("", "er", "ern", "e", "en", "n", "s", "mal", "fach")
FR_ENDINGS = ("", "s", "aine", "aines")

TENS = tuple(NL_TENS + DE_TENS)
ROMAN = frozenset("ii iii iv vi vii viii ix xi xii".split())

NUMBERS = frozenset(
    [
        *(word + ending for word in EN for ending in EN_ENDINGS),
        *(word[:-1] + "ies" for word in EN if word.endswith("ty")),
        *(word + ending for word in NL for ending in NL_ENDINGS),
        *("vijven", "zessen"),
        *(word + ending for word in DE for ending in DE_ENDINGS),
        *(word + ending for word in FR for ending in FR_ENDINGS),
        *(word.removesuffix("e") + ending for word in FR for ending in ("aine", "aines")),
        *("dizaine", "dizaines"),
    ]
)
PARTS = frozenset(
    (
        "once twice thrice double triple treble quadruple couple dozen half halves quarter percent percentage fraction "
        "ace deuce boxcars "
        "eenmaal tweemaal driemaal dubbel dubbele paar koppel dozijn helft kwart procent "
        "einmal zweimal dreimal doppelt doppelte dreifach dutzend halb halbe halfte viertel drittel prozent pasch "
        "douzaine moitie demi demie tiers quart pourcent"
    ).split()
)
AVERAGE = frozenset(
    (
        "average mean median typical expected expectation "
        "gemiddeld gemiddelde doorsnee mediaan verwachting verwachtingswaarde "
        "durchschnitt durchschnittlich uberdurchschnittlich unterdurchschnittlich schnitt mittelwert erwartung "
        "erwartungswert moyenne moyen mediane esperance"
    ).split()
)
ALWAYS = NUMBERS | PARTS | AVERAGE

AFTER_ONE = ("this", "that", "which", "no")
BEFORE_MEAN = ("the", "above", "below", "than")
BEFORE_DIE = ("a", "my", "your", "the", "this", "that", "each", "any", "no", "single")

NEAR_DICE = frozenset(
    (
        "no none nothing any without all every each only both most majority exactly single more less fewer equal "
        "second third fourth fifth sixth "
        "geen niets zonder alle alles allemaal elke ieder iedere enkel enige slechts alleen beide meeste meer minder "
        "precies evenveel tweede derde vierde vijfde zesde "
        "kein keine keinen keiner keins keines nichts ohne jede jeder jeden nur einzig einzige einziger meisten mehr "
        "weniger genau gleich zweite dritte vierte funfte sechste "
        "aucun aucune pas rien sans tous toutes tout chaque seul seule seulement plupart plus moins exactement autant "
        "egal deuxieme troisieme quatrieme cinquieme sixieme"
    ).split()
)
DICE = frozenset(
    (
        "dice odd odds even evens yellow blue pink pips value values reroll rerolls "
        "dobbelsteen dobbelstenen oneven geel gele blauw blauwe roze ogen waarde waarden "
        "wurfel ungerade ungeraden gerade geraden gelb gelbe gelben blau blaue blauen rosa augen wert werte "
        "pair pairs paire paires impair impairs impaire impaires jaune jaunes bleu bleue bleus bleues rose roses "
        "points valeur valeurs"
    ).split()
)
DANGER = frozenset(
    (
        "danger threat risk worry problem gevaar bedreiging risico zorg probleem gefahr bedrohung risiko sorge "
        "menace risque souci probleme"
    ).split()
)
TOPICS = {
    "yellow": frozenset("yellow geel gele gelb gelbe gelben jaune jaunes".split()),
    "blue": frozenset("blue blauw blauwe blau blaue blauen bleu bleue bleus bleues".split()),
    "pink": frozenset("pink roze rosa rose roses".split()),
    "odd": frozenset("odd odds oneven ungerade ungeraden impair impairs impaire impaires".split()),
    "even": frozenset("even evens gerade geraden pair pairs paire paires".split()),
    "low": frozenset("low laag lage niedrig niedrige tief bas basse basses faible faibles".split()),
}
WEAK = frozenset(
    (
        "no none nothing without fewer less weak bad low poor geen niets zonder minder zwak slecht laag kein keine keinen "
        "nichts ohne weniger schwach schlecht niedrig aucun aucune pas rien sans moins faible mauvais bas"
    ).split()
)
