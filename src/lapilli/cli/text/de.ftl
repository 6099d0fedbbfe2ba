# Listen und Zahlen
games-name = Name
games-title = Spiel
games-seats = Plätze
games-minutes = Minuten
games-options = Optionen
games-broken = { $name } ist installiert, lässt sich aber nicht laden: { $reason }

simulate-head = { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $seats } Plätze, Bots: { $bots }
simulate-seed = geänderte Optionen: { $options }; Startwert: { $seed }
simulate-outcomes = Ausgang
simulate-reasons = Grund
simulate-seat = Platz
simulate-level = Bot
simulate-share = Anteil
simulate-won = Gewonnen
simulate-score = Mittlere Punkte
simulate-lengths = Entscheidungen je Partie: { $mean } (wenigste { $fewest }, Quartile { $quarter }, { $half }, { $three }, meiste { $most })
simulate-pace = { $seconds } s mit { $jobs ->
        [one] einem Prozess
       *[other] { $jobs } Prozessen
    }, { $pace } Partien pro Sekunde; ± und Bereiche sind 95-%-Intervalle

replay-head = { $title }; Plätze: { $seats }
replay-written = { $count ->
        [one] Ein Bild geschrieben
       *[other] { $count } Bilder geschrieben
    }
result-winners = Gewonnen hat: { $winners }

# An der Tastatur
player = { $seat }: { $who ->
        [human] ein Mensch
       *[other] Bot ({ $who })
    }
greeting = Tippe eine Nummer oder einen Teil einer Aktion; ? erklärt, quit hört auf (die Partie bleibt erhalten).
news-earlier = … { $count } frühere Zeilen: siehe log
menu-more = … und { $count } weitere: tippe einen Teil davon, oder all.
menu-filtered = { $shown } von { $all } Einträgen; eine leere Zeile zeigt wieder alle.
menu-only = Nur dieser von { $all } passt; eine leere Zeile spielt ihn.
confirm = { $label }: sicher? [Enter = ja, n = nein]
no-entry = Nichts im Menü lautet so.
nearest = Nichts im Menü lautet so. Gemeint vielleicht: { $nearest }?
legal = { $text } ist jetzt erlaubt.
saved = Gespeichert: { $path }
hint = Die Faustregel rät zu { $number }: { $label } ({ $text })
hint-chance = Dem Zufall kann niemand raten.
rules-which = Welche Regel? Zum Beispiel: rules 1.1
seat-which = Jetzt können handeln: { $names }
lang-which = Es gibt: { $languages }
curtain = Tastatur weitergeben an { $name }
curtain-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht.
kept-bug = Etwas ist schiefgegangen. Die Partie liegt in { $path }
kept-half = Die Partie liegt in { $path }. Weiter geht es mit: { $command }
kept-whole = Die ganze Partie liegt in { $path }. Noch einmal ansehen mit: { $command }
commands =
    Nummer oder Teil einer Aktion: wählen oder das Menü einengen (all: das ganze Menü)
    ? EINTRAG: was ein Eintrag bedeutet, mit der Regel
    why AKTION: warum etwas nicht erlaubt ist
    hint: was die Faustregel täte
    undo: die letzte Aktion zurücknehmen, solange niemand daraus etwas erfahren hat
    board, log [N]: der Plan, die letzten Zeilen des Verlaufs
    rules REGEL: die Regeln lesen
    seat NAME: einen anderen Platz zuerst handeln lassen, wenn mehrere dürfen
    lang en|nl|de|fr: die Sprache wechseln
    save DATEI: eine Kopie der Partie schreiben; quit: aufhören, die Partie bleibt erhalten
