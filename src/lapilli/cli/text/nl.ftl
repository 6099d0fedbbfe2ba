# Lijsten en cijfers
games-name = Naam
games-title = Spel
games-seats = Plaatsen
games-minutes = Minuten
games-options = Opties
games-broken = { $name } is geïnstalleerd maar kan niet worden geladen: { $reason }

simulate-head = { $title }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $seats } plaatsen, bots: { $bots }
simulate-seed = gewijzigde opties: { $options }; startwaarde: { $seed }
simulate-outcomes = Afloop
simulate-reasons = Reden
simulate-seat = Plaats
simulate-level = Bot
simulate-share = Aandeel
simulate-won = Gewonnen
simulate-score = Gemiddelde score
simulate-lengths = Beslissingen per partij: { $mean } (minste { $fewest }, kwartielen { $quarter }, { $half }, { $three }, meeste { $most })
simulate-pace = { $seconds } s met { $jobs ->
        [one] één proces
       *[other] { $jobs } processen
    }, { $pace } partijen per seconde; ± en bereiken zijn 95 %-intervallen

replay-head = { $title }; plaatsen: { $seats }
replay-written = { $count ->
        [one] Eén plaatje geschreven
       *[other] { $count } plaatjes geschreven
    }
result-winners = Gewonnen door: { $winners }

# Aan het toetsenbord
player = { $seat }: { $who ->
        [human] een mens
       *[other] bot ({ $who })
    }
greeting = Typ een nummer of een deel van een actie; ? legt uit, quit stopt (de partij blijft bewaard).
news-earlier = … { $count } eerdere regels: zie log
menu-more = … en nog { $count }: typ een deel van een actie, of all.
menu-filtered = { $shown } van { $all } mogelijkheden; een lege regel toont weer alles.
menu-only = Alleen deze van de { $all } past; een lege regel speelt haar.
confirm = { $label }: zeker? [Enter = ja, n = nee]
no-entry = Zo luidt niets in het menu.
nearest = Zo luidt niets in het menu. Bedoel je: { $nearest }?
legal = { $text } mag nu.
saved = Bewaard: { $path }
hint = De vuistregel zegt { $number }: { $label } ({ $text })
hint-chance = Het toeval laat zich niet adviseren.
rules-which = Welke regel? Bijvoorbeeld: rules 1.1
seat-which = Nu kunnen handelen: { $names }
lang-which = Er zijn: { $languages }
curtain = Geef het toetsenbord aan { $name }
curtain-enter = { $name }, druk op Enter als niemand anders kijkt.
kept-bug = Er ging iets mis. De partij is bewaard in { $path }
kept-half = De partij is bewaard in { $path }. Ga verder met: { $command }
kept-whole = De hele partij is bewaard in { $path }. Bekijk haar opnieuw met: { $command }
commands =
    nummer, of een deel van een actie: kies of beperk het menu (all: het hele menu)
    ? KEUZE: wat een keuze betekent, met de regel
    why ACTIE: waarom iets niet mag
    hint: wat de vuistregel zou doen
    undo: neem de laatste actie terug, zolang niemand er iets van heeft geleerd
    board, log [N]: het bord, de laatste regels van het verslag
    rules REGEL: lees de spelregels
    seat NAAM: laat eerst een andere plaats handelen, als er meer mogen
    lang en|nl|de|fr: verander de taal
    save BESTAND: schrijf een kopie van de partij; quit: stop, de partij blijft bewaard
