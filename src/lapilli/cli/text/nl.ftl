# Commands
command-moved = `{ $old }` heet nu `{ $new }`.
command-nearest = Het commando `{ $name }` bestaat niet. Bedoel je: { $nearest }?
command-unknown = Het commando `{ $name }` bestaat niet. `{ $help }` geeft een lijst.

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
    }, { $pace } partijen per seconde; ± en bereiken zijn 95%-intervallen

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
news-earlier = … { $count ->
        [one] één eerdere regel
       *[other] { $count } eerdere regels
    }: zie log
menu-more = … en nog { $count }: typ een deel van een actie, of all.
menu-filtered = { $shown } van { $all } mogelijkheden; een lege regel toont weer alles.
menu-only = Alleen deze van de { $all } past; een lege regel speelt die.
confirm = { $label }: zeker? [Enter = ja, n = nee]
no-entry = Dat staat niet in het menu.
nearest = Dat staat niet in het menu. Bedoel je: { $nearest }?
legal = { $text } mag nu.
saved = Bewaard: { $path }
hint = { $number }: { $words } ({ $text })
hint-chance = Het toeval laat zich niet adviseren.
chance = Vanaf hier wint het team ongeveer { $share } van de 100 denkbeeldige partijen ({ $games } werden gespeeld).
chance-none = Voor dit spel is de winstkans niet te berekenen.
rules-which = Welke regel? Bijvoorbeeld: rules 1.1
seat-which = Nu kunnen handelen: { $names }
lang-which = Er zijn: { $languages }
curtain = Geef het toetsenbord aan { $name }
curtain-enter = { $name }, druk op Enter als niemand anders kijkt.
kept-bug = Er ging iets mis. De partij is bewaard in { $path }
kept-half = De partij is bewaard in { $path }. Ga verder met: { $command }
kept-whole = De hele partij is bewaard in { $path }. Bekijk die opnieuw met: { $command }
commands =
    nummer, of een deel van een actie: kies of beperk het menu (all: het hele menu)
    ? KEUZE: wat een keuze betekent, met de regel
    why ACTIE: waarom iets niet mag
    hint: wat een sterke speler zou doen, en waarom
    chance: hoe vaak het team vanaf hier wint
    undo: neem de laatste actie terug, zolang niemand er iets van heeft geleerd
    board, log [N]: het bord, de laatste regels van het verslag
    rules REGEL: lees de spelregels
    seat NAAM: laat eerst een andere plaats handelen, als er meer mogen
    lang en|nl|de|fr: verander de taal
    save BESTAND: schrijf een kopie van de partij; quit: stop, de partij blijft bewaard

# Een server beheren
admin-listed = { $count ->
        [one] één tafel
       *[other] { $count } tafels
    } (o: afgelopen, l: vermeld, p: wachtwoord; tijden in UTC)
admin-closed = Gesloten: daar wordt niet meer gespeeld.
admin-reopened = Weer open.
admin-deleted = Verwijderd.
admin-imported = De tafel is terug.
admin-there = Die tafel is er al.
admin-sure = { $table } voorgoed verwijderen?
admin-expired = Geëxporteerde en verwijderde tafels: { $count }.
admin-banned = Vanaf { $address } komt niemand meer binnen.
admin-wide = { $network } heeft { $count } adressen, en vanaf geen ervan komt dan nog iemand binnen. Uitsluiten?
admin-not-banned = Er is niemand uitgesloten.
admin-unbanned = { $address } wordt weer toegelaten.
admin-rotated = Vanaf nu ondertekent een nieuw geheim; draaiende servers nemen het binnen enkele seconden over.
admin-secret = Het geheim komt uit LAPILLI_SECRET: zet daar een nieuw vóór het oude, met een spatie ertussen.
admin-folder = Er is geen map { $folder } om in te schrijven.
admin-saved = Tafels in { $file }: { $count }.
admin-restored = Teruggezette tafels: { $count }.
admin-nowhere = Er is geen database { $file }: noem met --database die van je server.
admin-exported = Geëxporteerd naar { $file }. De geheimen van de tafel staan erin.
admin-kept = Er is niets verwijderd.
admin-unknown = { $address } werd niet geweerd.
admin-bans = { $count ->
        [0] Niemand wordt geweerd.
        [one] Eén adres of netwerk wordt geweerd; tijden in UTC.
       *[other] { $count } adressen en netwerken worden geweerd; tijden in UTC.
    }
admin-forgotten = Vanaf nu tekent een nieuw geheim en de oude zijn vergeten: draaiende servers sturen iedereen binnen enkele seconden naar huis.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } is te oud: er is 3.11 of nieuwer nodig.
doctor-kernel-good = De spelregels draaien gecompileerd.
doctor-kernel-mind = De spelregels worden geïnterpreteerd, ongeveer dertig keer zo traag: installeer een C-compiler en daarna Lapilli opnieuw.
doctor-games-good = Spellen: { $names }.
doctor-games-bad = Sommige spellen laden niet: { $names }
doctor-server-bad = De pakketten van de server ontbreken: pip install 'lapilli[server]'.
doctor-store-good = Tafels kunnen worden bewaard in { $url }.
doctor-store-bad = Tafels kunnen niet worden bewaard: { $reason }
doctor-disk-good = Ruimte op de schijf: { $free } GB.
doctor-disk-mind = Er is nog maar { $free } GB vrij op de schijf: maak ruimte of laat oude tafels verlopen (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Bestanden die tegelijk open mogen zijn: { $most }.
doctor-files-mind = Er mogen maar { $most } bestanden tegelijk open zijn en iedere speler telt als één: sta er { $wanted } toe (LimitNOFILE, ulimit -n).
doctor-origin-good = De server luistert alleen naar zijn eigen namen.
doctor-origin-mind = De server luistert naar iedereen onder elke hostnaam: noem de jouwe met LAPILLI_ORIGIN.
doctor-secret-good = Cookies worden ondertekend met een geheim dat niemand raadt.
doctor-secret-mind = LAPILLI_SECRET is kort: neem 32 willekeurige tekens of meer.

learn-next = Enter gaat verder.
learn-done = Les afgerond.
learn-else = Dat mag, maar probeer eerst iets anders.
learn-game = Nu een hele partij:  { $command }

match-against = Tegen
match-games = Partijen
match-fair = Eerlijk aandeel
match-pace = { $bot } denkt { $mean } ms rekentijd per beslissing, hoogstens { $most } ms
match-interpreted = De kern is niet gecompileerd: de twee hoogste niveaus spelen zonder vooruit te rekenen.
train-interpreted = De kern is niet gecompileerd: dit duurt ongeveer dertig keer zo lang.
train-part = { $part }
train-point = { $seconds } s, { $games } partijen: nu { $start } %, ter vergelijking { $elder } %
train-written = Geschreven: { $file }.
train-kept = Het oude bestand is bewaard als { $file }.
timing-game = Spel, plaatsen
timing-words = Milliseconden rekentijd per beslissing, gemiddeld / hoogstens; voor elk niveau dezelfde { $n } beslissingen van één partij
ceiling-words = { $sees ->
    [dice] Hij ziet de stand en de worpen die nog komen
   *[hidden] Hij ziet alles wat verborgen is, maar geen worpen die nog komen
}, en denkt even lang na als { $bot }. Aan geen enkele tafel speelt zo iemand mee.
rivals-team = Een team van rivalen; hoe vaak bots winnen zegt `lapilli bots match`.

whatif-case = Geval
whatif-figure = Cijfer
whatif-value = Gemiddelde
whatif-more = Meer dan het eerste
whatif-same = Elk geval heeft partij voor partij dezelfde dobbelstenen en dezelfde spelers; ± zijn 95%-intervallen.
data-written = { $count ->
        [one] Eén beslissing naar { $file } geschreven
       *[other] { $count } beslissingen naar { $file } geschreven
    }

analyse-first = In het begin
analyse-play = Spel
analyse-others = Anderen
analyse-luck = Geluk
analyse-result = Uitslag
analyse-adjusted = Zonder geluk
analyse-worst = { $ply }. { $seat }: { $chosen } ({ $now } %). Beter: { $better } ({ $then } %)
report-written = { $count } figuren naar { $file } geschreven
