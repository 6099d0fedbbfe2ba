"""The word lists of the chat filter (F-13.21 to F-13.24), four languages together, in lower case without accents."""

from __future__ import annotations


def _list(*rows: str) -> list[str]:
    return [word for row in rows for word in row.split()]


def _words(*rows: str) -> frozenset[str]:
    return frozenset(_list(*rows))


EN = _list(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand",
)
NL_TENS = _list("twintig dertig veertig vijftig zestig zeventig tachtig negentig")
NL = _list(
    "nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien",
    "negentien honderd duizend",
    *NL_TENS,
)
DE_TENS = _list("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig")
DE = _list(
    "null eins zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn",
    "siebzehn achtzehn neunzehn hundert tausend",
    *DE_TENS,
)
FR = _list(
    "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante",
    "cinquante soixante cent mille",
)
EN_ENDINGS = ("", "s", "es")
NL_ENDINGS = ("", "en", "n", "s", "maal", "keer", "voud", "tal", "je", "jes")
DE_ENDINGS = ("", "er", "ern", "e", "en", "n", "s", "mal", "fach")
FR_ENDINGS = ("", "s", "aine", "aines")

TENS = tuple(NL_TENS + DE_TENS)
ROMAN = _words("ii iii iv vi vii viii ix xi xii")
ACCENTED = ("één", "éen")  # Dutch `one`; without accents it is the article

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
PARTS = _words(
    "twice thrice double doubles triple triples treble quadruple couple couples dozen dozens half halves quarter",
    "quarters percent percentage fraction ace aces deuce deuces boxcars handful handfuls duo duos trio trios quartet",
    "quintet sextet twins triplet triplets quadruplets twosome threesome foursome yahtzee",
    "tweemaal driemaal dubbel dubbele paar paren koppel koppels dozijn dozijnen helft kwart procent handvol handjevol",
    "kwartet kwintet tweeling tweelingen drieling drielingen",
    "zweimal dreimal doppelt doppelte doppelten dreifach dutzend dutzende halb halbe halbes halfte viertel drittel",
    "prozent pasch paare handvoll quartett quintett sextett zwilling zwillinge drilling drillinge vierlinge",
    "douzaine douzaines moitie demi demie tiers quart pourcent poignee poignees quatuor quintette sextuor jumeaux",
    "triples brelan yams",
)
AVERAGE = _words(
    "average mean median typical expected expectation",
    "gemiddeld gemiddelde doorsnee mediaan verwachting verwachtingswaarde",
    "durchschnitt durchschnittlich uberdurchschnittlich unterdurchschnittlich schnitt mittelwert erwartung",
    "erwartungswert moyenne moyen mediane esperance",
)
ALWAYS = NUMBERS | PARTS | AVERAGE
PAIRS = _words("pair pairs paire paires")  # French for even, too
BEFORE_PAIR = _words("a one another une la")
AFTER_PAIR = _words("of de d")

AFTER_ONE = _words("this that which no the")
BEFORE_MEAN = _words("the above below than")
BEFORE_DIE = _words("a my your the this that each any no single")

# F-13.22 What may be numbered or counted: it is no number of dice
NAMED = _words(
    "player players seat figure meeple phase round turn step level scenario card stamina",
    "speler stoel figuur pion fase ronde beurt stap niveau kaart uithouding conditie",
    "spieler spielerin platz figur runde zug schritt stufe szenario karte ausdauer",
    "joueur joueuse place figurine pion manche tour etape carte endurance",
)
COUNTED = _words(
    "step steps round rounds turn turns phase phases player players figure figures meeple meeples card cards level",
    "levels eruption eruptions token tokens injury injuries village villages stamina minute minutes second seconds",
    "moment thing question",
    "stap stapje stappen ronde ronden rondes beurt beurten fase fasen fases speler spelers figuur figuren",
    "kaart kaarten uitbarsting uitbarstingen fiche fiches verwonding verwondingen dorp dorpen conditie uithouding",
    "minuut minuten seconde seconden ding vraag",
    "schritt schritte schritten runde runden zug zuge zugen phasen spieler spielern figur karte karten ausbruch",
    "ausbruche eruptionen plattchen verletzung verletzungen dorf dorfer ausdauer minuten sekunde sekunden frage",
    "etape etapes manche manches tour tours joueur joueurs joueuse joueuses figurine figurines carte cartes jeton",
    "jetons blessure blessures endurance secondes instant chose questions",
)
STEP_OR_NOT = "pas"  # French for step, and for not: a step only where nobody speaks of dice
BETWEEN = _words(
    "more extra other last further free whole meer extra andere laatste verdere hele mehr weitere weiterer weiteren",
    "anderen letzte ganze autre autres dernier derniers derniere dernieres petit petits",
)

NEAR_DICE = _words(
    "no none nothing any without all every each only both most majority exactly single more less fewer equal once",
    "second third fourth fifth sixth",
    "geen niets zonder alle alles allemaal elke ieder iedere enkel enige slechts alleen beide meeste meer minder",
    "precies evenveel eenmaal tweede derde vierde vijfde zesde",
    "kein keine keinen keiner keins keines nichts ohne jede jeder jeden nur einzig einzige einziger meisten mehr",
    "weniger genau gleich einmal zweite dritte vierte funfte sechste",
    "aucun aucune pas rien sans tous toutes tout chaque seul seule seulement plupart plus moins exactement autant egal",
    "deuxieme troisieme quatrieme cinquieme sixieme",
)
# things of which everybody knows how many there are: beside a dice word they stand for a number
KNOWN_COUNTS = _words(
    "seasons fingers toes thumbs wheels legs corners weekdays months dwarfs dwarves musketeers continents planets",
    "seizoenen jaargetijden vingers tenen duimen wielen poten benen hoeken weekdagen maanden dwergen musketiers",
    "continenten planeten",
    "jahreszeiten finger zehen daumen rader beine ecken wochentage monate zwerge musketiere kontinente planeten",
    "saisons doigts orteils pouces roues pattes jambes coins mois nains mousquetaires planetes",
)
# F-13.21 Counts by comparison, as patterns over a clause; the second one lets "as many as possible" through
COMPARED = (
    r"\bas (?:many|much|few)\b.*\bas\b",
    r"\b(?:same|the) (?:number|amount|count)\b",
    r"\b(?:even|net zo|zo) ?veel\b.*\bals\b",
    r"\b(?:hetzelfde|het) aantal\b",
    r"\b(?:so|eben ?so|genau ?so|gleich) ?viele?\b.*\bwie\b",
    r"\bgleich ?viele?\b",
    r"\b(?:die|dieselbe|gleiche) anzahl\b",
    r"\bautant d(?:e|es)?\b.*\bqu(?:e|il)?\b",
    r"\b(?:le|meme) nombre\b",
)
AS_POSSIBLE = (
    r"\b(?:as|als|wie|que) (?:possible|needed|necessary|(?:you|we|they) (?:can|like|want)"
    r"|mogelijk|nodig|je (?:kunt|kan|wilt)"
    r"|moglich|notig|du (?:kannst|willst)|ihr (?:konnt|wollt)|es geht|tu (?:peux|veux)|vous (?:pouvez|voulez))\b"
)

DICE = _words(
    "dice odd odds even evens yellow blue pink pips value values reroll rerolls",
    "dobbelsteen dobbelstenen oneven geel gele blauw blauwe roze ogen waarde waarden",
    "wurfel wurfeln ungerade ungeraden gerade geraden gelb gelbe gelben blau blaue blauen rosa augen wert werte",
    "pair pairs paire paires impair impairs impaire impaires jaune jaunes bleu bleue bleus bleues rose roses points",
    "valeur valeurs",
)
DANGER = _words(
    "danger threat risk worry problem gevaar bedreiging risico zorg probleem gefahr bedrohung risiko sorge menace",
    "risque souci probleme",
)
TOPICS = {
    "yellow": _words("yellow geel gele gelb gelbe gelben jaune jaunes"),
    "blue": _words("blue blauw blauwe blau blaue blauen bleu bleue bleus bleues"),
    "pink": _words("pink roze rosa rose roses"),
    "odd": _words("odd odds oneven ungerade ungeraden impair impairs impaire impaires"),
    "even": _words("even evens gerade geraden pair pairs paire paires"),
}
HIGH = _words("high hoog hoge hoch hohe hohen eleve eleves haut haute hauts hautes")
LOW = _words("low laag lage niedrig niedrige niedrigen tief bas basse basses")
NOT = _words(
    "no not none nothing without never don doesn didn isn aren haven hasn cannot can't",
    "geen niet niets zonder nooit",
    "kein keine keinen keiner keins keines nicht nichts ohne nie",
    "aucun aucune pas rien sans jamais ni",
)
LITTLE = _words(
    "few fewer less weak bad poor hardly barely only just below under",
    "weinig minder zwak slecht nauwelijks amper slechts maar onder",
    "wenig wenige weniger schwach schlecht kaum nur unter unterdurchschnittlich",
    "peu moins faible faibles mauvais mauvaise guere seulement sous",
)
HARDLY_ANY = _words("zero one nul één null eins")

# F-13.25 Ways to name a card of the map: rows written out, and the words for column and row
ROWS = {
    word: str(number)
    for number, words in enumerate(
        (
            _list("one een eins un une"),
            _list("two twee zwei zwo deux"),
            _list("three drie drei trois"),
            _list("four vier quatre"),
            _list("five vijf funf fuenf cinq"),
            _list("six zes sechs"),
        ),
        1,
    )
    for word in words
}
COLUMN = _list("column col kolom spalte colonne")
ROW = _list("row rij zeile reihe ligne rang rangee")
