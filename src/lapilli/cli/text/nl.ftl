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
greeting = Typ een nummer of een deel van een actie. ? geeft hulp, quit stopt (de partij blijft bewaard).
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
hint-chance = Voor worpen en trekkingen is er geen hint.
chance = Vanaf hier wint het team ongeveer { $share } van de 100 denkbeeldige partijen ({ $games } werden gespeeld).
chance-none = Dit spel kan de winstkans niet schatten.
rules-which = Welke regel? Bijvoorbeeld: rules 1.1
seat-which = Nu kunnen handelen: { $names }
lang-which = Talen: { $languages }
handover = Geef het toetsenbord aan { $name }
handover-enter = { $name }, druk op Enter als niemand anders kijkt.
kept-bug = Er ging iets mis. De partij is bewaard in { $path }
kept-half = De partij is bewaard in { $path }. Ga verder met: { $command }
kept-whole = De hele partij is bewaard in { $path }. Bekijk die opnieuw met: { $command }
commands-team = chance: hoe vaak het team vanaf hier wint
commands =
    nummer, of een deel van een actie: kies of beperk het menu (all: het hele menu)
    ? KEUZE: wat een keuze betekent, met de regel
    why ACTIE: waarom iets niet mag
    hint: wat een sterke speler zou doen, en waarom
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
admin-closed = Gesloten: er kan niet meer worden gespeeld.
admin-reopened = Weer open.
admin-deleted = Verwijderd.
admin-imported = Geïmporteerd.
admin-there = Deze tafel bestaat al.
admin-sure = { $table } voorgoed verwijderen?
admin-expired = Geëxporteerde en verwijderde tafels: { $count }.
admin-banned = { $address } is uitgesloten.
admin-wide = { $network } heeft { $count } adressen, die allemaal worden uitgesloten. Doorgaan?
admin-not-banned = Er is niemand uitgesloten.
admin-unbanned = { $address } is niet langer uitgesloten.
admin-rotated = Een nieuw geheim ondertekent cookies en links. Draaiende servers gebruiken het binnen enkele seconden.
admin-secret = Het geheim komt uit LAPILLI_SECRET: zet daar een nieuw vóór het oude, met een spatie ertussen.
admin-folder = De map { $folder } bestaat niet.
admin-saved = Tafels in { $file }: { $count }.
admin-restored = Teruggezette tafels: { $count }.
admin-nowhere = De database { $file } bestaat niet: geef met --database die van je server op.
admin-exported = Geëxporteerd naar { $file }. De geheimen van de tafel staan erin.
admin-kept = Er is niets verwijderd.
admin-unknown = { $address } was niet uitgesloten.
admin-bans = { $count ->
        [0] Niemand is uitgesloten.
        [one] Eén adres of netwerk is uitgesloten; tijden in UTC.
       *[other] { $count } adressen en netwerken zijn uitgesloten; tijden in UTC.
    }
admin-forgotten = Een nieuw geheim ondertekent cookies en links; oude geheimen worden niet meer geaccepteerd. Draaiende servers melden iedereen binnen enkele seconden af.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } is te oud: er is 3.11 of nieuwer nodig.
doctor-kernel-good = De spelregels draaien gecompileerd.
doctor-kernel-warn = De spelregels worden geïnterpreteerd, ongeveer dertig keer zo traag: installeer een C-compiler en daarna Lapilli opnieuw.
doctor-games-good = Spellen: { $names }.
doctor-games-bad = Sommige spellen laden niet: { $names }
mcp-missing = Het Model Context Protocol heeft nog een pakket nodig: pip install 'lapilli[mcp]'.
solve-value = Waarde
solve-exact = Exact
solve-action = Actie
solve-nodes = { $nodes } stellingen doorgerekend.
doctor-server-bad = De pakketten van de server ontbreken: pip install 'lapilli[play]'.
doctor-store-good = Tafels kunnen worden bewaard in { $url }.
doctor-store-bad = Tafels kunnen niet worden bewaard: { $reason }
doctor-disk-good = Vrije schijfruimte: { $free } GB.
doctor-disk-warn = Er is nog maar { $free } GB vrij op de schijf: maak ruimte of laat oude tafels verlopen (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Limiet voor open bestanden: { $most }.
doctor-files-warn = De limiet voor open bestanden is { $most } en elke verbinding heeft er een nodig: verhoog hem naar { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = De server accepteert alleen verzoeken voor zijn eigen hostnamen.
doctor-origin-warn = De server accepteert verzoeken voor elke hostnaam: stel de jouwe in met LAPILLI_ORIGIN.
doctor-secret-good = Het geheim dat cookies ondertekent is lang genoeg.
doctor-secret-warn = LAPILLI_SECRET is kort: gebruik minstens 32 willekeurige tekens.

learn-next = Druk op Enter om door te gaan.
learn-done = Les afgerond.
learn-else = Dat mag, maar probeer eerst iets anders.
learn-game = Nu een hele partij:  { $command }

match-against = Tegen
match-games = Partijen
match-fair = Eerlijk aandeel
match-pace = { $bot } denkt { $mean } ms rekentijd per beslissing, hoogstens { $most } ms
bot-failed = De bot { $bot } faalde: { $error }. In plaats daarvan wordt willekeurig gespeeld.
simulate-faults =
    { $bot } faalde { $n ->
        [one] één keer
       *[other] { $n } keer
    }; in plaats daarvan werd willekeurig gespeeld.
simulate-fault = Spel { $game }, beslissing { $decision }, plaats { $seat }: { $error }
match-interpreted = De kern is niet gecompileerd: strong en master spelen zonder zoekproces.
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
whatif-same = Elk geval heeft partij voor partij dezelfde dobbelstenen en dezelfde bot-seeds; ± zijn 95%-intervallen.
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

# Challenges, and what an interruption leaves
challenge-head = Uitdaging { $game }, versie { $version }: { $seats } plaatsen, opties { $options }
challenge-partners = Partners bij ad-hocspel: { $partners }
challenge-way = Medespelers
challenge-self-play = Met zichzelf
challenge-cross-play = Met elkaar
challenge-ad-hoc = Ad hoc
interrupted-kept = Onderbroken. { $n } partijen van deze simulatie zijn bewaard in { $file }; dezelfde opdracht gaat daar verder.
interrupted-nothing = Onderbroken. Er is niets bewaard; --resume bewaart wat gespeeld is en gaat daar verder.
