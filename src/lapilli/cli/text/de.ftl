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
greeting = Tippe eine Nummer oder einen Teil einer Aktion. ? zeigt Hilfe, quit beendet (die Partie wird gespeichert).
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
hint-chance = Für Würfe und Ziehungen gibt es keinen Tipp.
chance = Von hier aus gewinnt das Team etwa { $share } von 100 gedachten Partien ({ $games } wurden gespielt).
chance-none = Dieses Spiel kann die Gewinnchance nicht schätzen.
rules-which = Welche Regel? Zum Beispiel: rules 1.1
seat-which = Jetzt können handeln: { $names }
lang-which = Sprachen: { $languages }
handover = Tastatur weitergeben an { $name }
handover-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht.
kept-bug = Etwas ist schiefgegangen. Die Partie ist in { $path } gespeichert.
kept-half = Die Partie ist in { $path } gespeichert. Fortsetzen mit: { $command }
kept-whole = Die ganze Partie ist in { $path } gespeichert. Ansehen mit: { $command }
commands-team = chance: wie oft das Team von hier aus gewinnt
commands =
    Nummer oder Teil einer Aktion: wählen oder das Menü einengen (all: das ganze Menü)
    ? EINTRAG: was ein Eintrag bedeutet, mit der Regel
    why AKTION: warum etwas nicht erlaubt ist
    hint: was ein starker Spieler täte, und warum
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
admin-closed = Geschlossen: Hier kann niemand mehr spielen.
admin-reopened = Wieder offen.
admin-deleted = Gelöscht.
admin-imported = Importiert.
admin-there = Diesen Tisch gibt es schon.
admin-sure = { $table } endgültig löschen?
admin-expired = Exportierte und entfernte Tische: { $count }.
admin-banned = { $address } ist gesperrt.
admin-wide = { $network } hat { $count } Adressen, die alle gesperrt würden. Sperren?
admin-not-banned = Niemand wurde gesperrt.
admin-unbanned = { $address } ist nicht mehr gesperrt.
admin-rotated = Ein neues Geheimnis signiert Cookies und Links. Laufende Server verwenden es innerhalb von Sekunden.
admin-secret = Das Geheimnis kommt aus LAPILLI_SECRET: Setze dort ein neues vor das alte, durch ein Leerzeichen getrennt.
admin-folder = Den Ordner { $folder } gibt es nicht.
admin-saved = Tische in { $file }: { $count }.
admin-restored = Wiederhergestellte Tische: { $count }.
admin-nowhere = Die Datenbank { $file } gibt es nicht: Gib mit --database die deines Servers an.
admin-exported = Exportiert nach { $file }. Die Datei enthält die Geheimnisse des Tisches.
admin-kept = Es wurde nichts gelöscht.
admin-unknown = { $address } war nicht gesperrt.
admin-bans = { $count ->
        [0] Niemand ist gesperrt.
        [one] Eine Adresse oder ein Netz ist gesperrt; Zeiten in UTC.
       *[other] { $count } Adressen und Netze sind gesperrt; Zeiten in UTC.
    }
admin-forgotten = Ein neues Geheimnis signiert Cookies und Links; frühere werden nicht mehr akzeptiert. Laufende Server melden alle innerhalb von Sekunden ab.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } ist zu alt: Gebraucht wird 3.11 oder neuer.
doctor-kernel-good = Die Regeln laufen kompiliert.
doctor-kernel-warn = Die Regeln werden interpretiert, etwa dreißigmal langsamer: Installiere einen C-Compiler und danach Lapilli noch einmal.
doctor-games-good = Spiele: { $names }.
doctor-games-bad = Einige Spiele lassen sich nicht laden: { $names }
mcp-missing = Das Model Context Protocol braucht ein weiteres Paket: pip install 'lapilli[mcp]'.
solve-value = Wert
solve-exact = Genau
solve-action = Aktion
solve-nodes = { $nodes } Stellungen durchgerechnet.
doctor-server-bad = Die Pakete des Servers fehlen: pip install 'lapilli[play]'.
doctor-store-good = Tische lassen sich in { $url } speichern.
doctor-store-bad = Tische lassen sich nicht speichern: { $reason }
doctor-disk-good = Freier Speicherplatz: { $free } GB.
doctor-disk-warn = Auf der Platte sind nur noch { $free } GB frei: Schaffe Platz oder lass alte Tische verfallen (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Grenze für offene Dateien: { $most }.
doctor-files-warn = Die Grenze für offene Dateien ist { $most }, und jede Verbindung braucht eine: Erhöhe sie auf { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = Der Server nimmt nur Anfragen an seine eigenen Hostnamen an.
doctor-origin-warn = Der Server nimmt Anfragen an jeden Hostnamen an: Gib deinen mit LAPILLI_ORIGIN an.
doctor-secret-good = Das Geheimnis, das Cookies signiert, ist lang genug.
doctor-secret-warn = LAPILLI_SECRET ist kurz: Verwende mindestens 32 zufällige Zeichen.

learn-next = Weiter mit der Eingabetaste.
learn-done = Lektion geschafft.
learn-else = Das ist erlaubt, aber probiere zuerst etwas anderes.
learn-game = Jetzt eine ganze Partie:  { $command }

match-against = Gegen
match-games = Partien
match-fair = Fairer Anteil
match-pace = { $bot } überlegt { $mean } ms Rechenzeit je Entscheidung, höchstens { $most } ms
bot-failed = Der Bot { $bot } hat versagt: { $error }. Stattdessen wird zufällig gespielt.
simulate-faults =
    { $bot } hat { $n ->
        [one] einmal
       *[other] { $n }-mal
    } versagt; stattdessen wurde zufällig gespielt.
simulate-fault = Partie { $game }, Entscheidung { $decision }, Platz { $seat }: { $error }
match-interpreted = Der Kern ist nicht kompiliert: strong und master spielen ohne Suche.
train-interpreted = Der Kern ist nicht kompiliert: Das dauert etwa dreißigmal so lange.
train-part = { $part }
train-point = { $seconds } s, { $games } Partien: jetzt { $start } %, zum Vergleich { $elder } %
train-written = Geschrieben: { $file }.
train-kept = Die alte Datei ist als { $file } gespeichert.
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
whatif-same = Alle Fälle haben Partie für Partie dieselben Würfel und dieselben Bot-Seeds; ± sind 95-%-Intervalle.
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

# Challenges, and what an interruption leaves
challenge-head = Herausforderung { $game }, Version { $version }: { $seats } Plätze, Optionen { $options }
challenge-partners = Partner beim Ad-hoc-Spiel: { $partners }
challenge-way = Partner
challenge-self-play = Mit sich selbst
challenge-cross-play = Miteinander
challenge-ad-hoc = Ad hoc
interrupted-kept = Abgebrochen. { $n } Partien dieser Simulation stehen in { $file }; derselbe Befehl macht dort weiter.
interrupted-nothing = Abgebrochen. Es wurde nichts gespeichert; --resume speichert Gespieltes und macht dort weiter.
