# Was der Server ablehnt
wrong-gone = Einen solchen Tisch gibt es nicht.
wrong-foreign = Dieser Platz gehört dir nicht.
wrong-seat = Einen solchen Platz gibt es nicht.
wrong-malformed = Die Nachricht ist nicht zu verstehen.
wrong-unknown = Nachrichten dieser Art gibt es nicht.
wrong-stale = Das Spiel ist inzwischen weitergegangen: Sieh dir das neue Bild an und wähle noch einmal.
wrong-busy = Der Tisch ist beschäftigt: Versuche es noch einmal.
wrong-dice = Du wirst jetzt nach keinem Ergebnis gefragt: Hier wirft der Server die Würfel.
wrong-takeback = So etwas gibt es nicht zurückzunehmen.
wrong-large = Das ist zu lang: Höchstens { $most }.
wrong-thing = Es gibt nichts namens { $thing }, worauf man zeigen kann.
wrong-things = In einer Nachricht kann man auf höchstens { $most } Dinge zeigen.
wrong-full = Dafür ist hier kein Platz mehr.
wrong-rate = Zu schnell: Warte einen Augenblick.
wrong-origin = Anfragen anderer Seiten werden nicht beantwortet.
wrong-used = Dieser Link ist schon benutzt: Der Platz ist besetzt.
wrong-version = Dieser Tisch wurde mit Version { $stored } von { $game } gespielt; installiert ist Version { $installed }.
wrong-early = Das ist zu sehen, wenn das Spiel zu Ende ist.
wrong-level = Einen Bot dieser Stärke gibt es nicht.
wrong-present = { $person } ist da: Ein Bot springt nur für die ein, die gegangen sind.
wrong-time = Die Zeit dieses Platzes ist abgelaufen.
wrong-away = Die Tische können gerade nicht gespeichert werden: Nichts wurde geändert, versuch es noch einmal.
wrong-stalled = Die Tische können gerade nicht gespeichert werden: Die Bots warten und spielen von selbst weiter.
wrong-bug = Auf dem Server ging etwas schief. Nichts wurde verändert.

# Tipps, Würfel, Bots
hint-words = Die Faustregel würde spielen: { $label }.
dice-none = Der Server hat keine Würfel geworfen.
dice-hold = Jeder Wurf ist der, den der Startwert versprochen hatte. Geprüfte Würfe: { $throws }.
dice-broken = Manche Würfe sind nicht die, die der Startwert versprochen hatte.
dice-imported = Diese Würfel fielen anderswo: Nur ihre Aufzeichnung ist bekannt.
dice-later = Der Startwert ist zu sehen, wenn das Spiel zu Ende ist; sein Hash steht schon fest.
level-random = Zufällig
level-gentle = Nachsichtig
level-casual = Lässig
level-steady = Solide
sit-down = Am Tisch Platz nehmen
