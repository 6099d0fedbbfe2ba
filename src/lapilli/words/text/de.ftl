# Ablehnungen, die jedes Spiel kennt
why-over = Das Spiel ist zu Ende.
why-chance-first = Zuerst muss gewürfelt oder gezogen werden.
why-not-your-turn = Du bist nicht am Zug. Am Zug: { $actors }.
why-impossible-outcome = Dieses Ergebnis ist jetzt nicht möglich.
why-not-now = Das ist jetzt nicht möglich.
why-undo-nothing = Es gibt nichts zurückzunehmen.
why-undo-chance = Es wurde gewürfelt oder gezogen: Das lässt sich nicht zurücknehmen.
why-undo-other = { $seat } hat seitdem gespielt: Das lässt sich nicht zurücknehmen.
why-undo-firm = Solange andere verdeckt wählen, lässt sich nichts zurücknehmen.
why-undo-learned = { $seat } hat dadurch etwas erfahren: Das lässt sich nicht zurücknehmen.

# Wörter, die jedes Spiel kennt
heading-round = Runde { $n }
seat-chance = Der Zufall
unknown-card = eine verdeckte Karte

# Wie die Regeln hier laufen
kernel-building = Die Regeln laufen diesmal interpretiert, deshalb denken Bots etwas länger nach: Die schnelle Fassung wird im Hintergrund kompiliert und ab dem nächsten Start benutzt.
kernel-interpreted = Die Regeln laufen interpretiert, etwa dreißigmal langsamer als kompiliert: Bots denken etwas länger nach.
why-thing-for = Dafür da: { $action }.
why-thing-shown = Zeigt, wie das Spiel steht.
why-watching = Am Zug: { $actors }.
why-together = „{ $thing }“ passt nicht zu dem, was du gewählt hast. Mit Zurück beginnst du neu.
sure = { $action }?
