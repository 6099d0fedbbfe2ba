# Commands
command-moved = `{ $old }` heißt jetzt `{ $new }`.
command-nearest = Den Befehl `{ $name }` gibt es nicht. Gemeint: { $nearest }
command-unknown = Den Befehl `{ $name }` gibt es nicht. `{ $help }` zeigt alle Befehle.

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
result-winners = Sieg für: { $winners }

# An der Tastatur
player = { $seat }: { $who ->
        [human] ein Mensch
       *[other] Bot ({ $who })
    }
greeting = Tippe eine Nummer oder einen Teil einer Aktion; ? erklärt, quit hört auf (die Partie bleibt erhalten).
news-earlier = … { $count ->
        [one] eine frühere Zeile
       *[other] { $count } frühere Zeilen
    }: siehe log
menu-more = … und { $count } weitere: Tippe einen Teil davon, oder all.
menu-filtered = { $shown } von { $all } Einträgen; eine leere Zeile zeigt wieder alle.
menu-only = Nur dieser von { $all } passt; eine leere Zeile spielt ihn.
confirm = { $label }: sicher? [Enter = ja, n = nein]
no-entry = So etwas steht nicht im Menü.
nearest = So etwas steht nicht im Menü. Gemeint vielleicht: { $nearest }?
legal = { $text } ist jetzt erlaubt.
saved = Gespeichert: { $path }
hint = { $number }: { $words } ({ $text })
hint-chance = Dem Zufall kann niemand raten.
chance = Von hier aus gewinnt das Team etwa { $share } von 100 gedachten Partien ({ $games } wurden gespielt).
chance-none = Für dieses Spiel lässt sich die Gewinnchance nicht berechnen.
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
    hint: was ein starker Spieler täte, und warum
    chance: wie oft das Team von hier aus gewinnt
    undo: die letzte Aktion zurücknehmen, solange niemand daraus etwas erfahren hat
    board, log [N]: der Spielplan, die letzten Zeilen des Verlaufs
    rules REGEL: die Regeln lesen
    seat NAME: einen anderen Platz zuerst handeln lassen, wenn mehrere dürfen
    lang en|nl|de|fr: die Sprache wechseln
    save DATEI: eine Kopie der Partie schreiben; quit: aufhören, die Partie bleibt erhalten

# Einen Server betreuen
admin-listed = { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    } (o: zu Ende, l: gelistet, p: Passwort; Zeiten in UTC)
admin-closed = Geschlossen: Dort wird nicht mehr gespielt.
admin-reopened = Wieder offen.
admin-deleted = Gelöscht.
admin-imported = Der Tisch ist wieder da.
admin-there = Diesen Tisch gibt es schon.
admin-sure = { $table } endgültig löschen?
admin-expired = Exportierte und entfernte Tische: { $count }.
admin-banned = Von { $address } wird niemand mehr eingelassen.
admin-wide = { $network } hat { $count } Adressen, und von keiner käme noch jemand herein. Sperren?
admin-not-banned = Niemand wurde gesperrt.
admin-unbanned = { $address } wird wieder eingelassen.
admin-rotated = Ab jetzt signiert ein neues Geheimnis; laufende Server übernehmen es in wenigen Sekunden.
admin-secret = Das Geheimnis kommt aus LAPILLI_SECRET: Setze dort ein neues vor das alte, durch ein Leerzeichen getrennt.
admin-folder = Es gibt keinen Ordner { $folder }, in den geschrieben werden könnte.
admin-saved = Tische in { $file }: { $count }.
admin-restored = Wiederhergestellte Tische: { $count }.
admin-nowhere = Es gibt keine Datenbank { $file }: Nenne mit --database die deines Servers.
admin-exported = Exportiert nach { $file }. Die Geheimnisse des Tisches stehen darin.
admin-kept = Es wurde nichts gelöscht.
admin-unknown = { $address } war nicht ausgesperrt.
admin-bans = { $count ->
        [0] Niemand ist ausgesperrt.
        [one] Eine Adresse oder ein Netz ist ausgesperrt; Zeiten in UTC.
       *[other] { $count } Adressen und Netze sind ausgesperrt; Zeiten in UTC.
    }
admin-forgotten = Ab jetzt signiert ein neues Geheimnis, die früheren sind vergessen: Laufende Server schicken alle binnen Sekunden nach Hause.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } ist zu alt: Gebraucht wird 3.11 oder neuer.
doctor-kernel-good = Die Regeln laufen kompiliert.
doctor-kernel-mind = Die Regeln werden interpretiert, etwa dreißigmal so langsam: Installiere einen C-Compiler und dann Lapilli neu.
doctor-games-good = Spiele: { $names }.
doctor-games-bad = Einige Spiele lassen sich nicht laden: { $names }
doctor-server-bad = Die Pakete des Servers fehlen: pip install 'lapilli[server]'.
doctor-store-good = Tische lassen sich in { $url } speichern.
doctor-store-bad = Tische lassen sich nicht speichern: { $reason }
doctor-disk-good = Platz auf der Platte: { $free } GB.
doctor-disk-mind = Auf der Platte sind nur noch { $free } GB frei: Schaffe Platz oder lass alte Tische verfallen (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Dateien, die zugleich offen sein dürfen: { $most }.
doctor-files-mind = Nur { $most } Dateien dürfen zugleich offen sein, und jeder Mensch ist eine: Erlaube { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = Der Server hört nur auf seine eigenen Namen.
doctor-origin-mind = Der Server hört auf alle unter jedem Rechnernamen: Nenne deinen mit LAPILLI_ORIGIN.
doctor-secret-good = Cookies sind mit einem Geheimnis signiert, das niemand errät.
doctor-secret-mind = LAPILLI_SECRET ist kurz: Nimm 32 zufällige Zeichen oder mehr.

learn-next = Mit der Eingabetaste geht es weiter.
learn-done = Lektion geschafft.
learn-else = Das ist erlaubt, aber probiere zuerst etwas anderes.
learn-game = Jetzt eine ganze Partie:  { $command }

match-against = Gegen
match-games = Partien
match-fair = Fairer Anteil
match-pace = { $bot } überlegt { $mean } ms Rechenzeit je Entscheidung, höchstens { $most } ms
match-interpreted = Der Kern ist nicht kompiliert: Die beiden obersten Stufen spielen, ohne vorauszurechnen.
train-interpreted = Der Kern ist nicht kompiliert: Das dauert etwa dreißigmal so lange.
train-part = { $part }
train-point = { $seconds } s, { $games } Partien: jetzt { $start } %, zum Vergleich { $elder } %
train-written = Geschrieben: { $file }.
train-kept = Die alte Datei liegt als { $file } daneben.
timing-game = Spiel, Plätze
timing-words = Millisekunden Rechenzeit je Entscheidung, im Mittel / höchstens; für jede Stufe dieselben { $n } Entscheidungen einer Partie
ceiling-words = { $sees ->
    [dice] Er sieht die Stellung und die kommenden Würfe
   *[hidden] Er sieht alles Verdeckte, aber keine kommenden Würfe
} und denkt so lange nach wie { $bot }. An keinem Tisch sitzt ein solcher Spieler.
rivals-team = Ein Team von Rivalen; wie oft Bots gewinnen, sagt `lapilli bots match`.

whatif-case = Fall
whatif-figure = Größe
whatif-value = Mittel
whatif-more = Mehr als im ersten
whatif-same = Alle Fälle haben Partie für Partie dieselben Würfel und dieselben Spieler; ± sind 95-%-Intervalle.
data-written = { $count ->
        [one] Eine Entscheidung nach { $file } geschrieben
       *[other] { $count } Entscheidungen nach { $file } geschrieben
    }

analyse-first = Anfangs
analyse-play = Spiel
analyse-others = Andere
analyse-luck = Glück
analyse-result = Ergebnis
analyse-adjusted = Ohne Glück
analyse-worst = { $ply }. { $seat }: { $chosen } ({ $now } %). Besser: { $better } ({ $then } %)
report-written = { $count } Bilder nach { $file } geschrieben
