# Was der Server ablehnt
wrong-gone = Einen solchen Tisch gibt es nicht.
wrong-foreign = Dieser Platz gehört dir nicht.
wrong-seat = Einen solchen Platz gibt es nicht.
wrong-malformed = Die Nachricht ist nicht zu verstehen.
wrong-unknown = Nachrichten dieser Art gibt es nicht.
wrong-stale = Das Spiel ist inzwischen weitergegangen: Sieh dir das neue Bild an und wähle noch einmal.
wrong-busy = Der Tisch ist beschäftigt: Versuche es noch einmal.
wrong-dice = Du wirst jetzt nach keinem Ergebnis gefragt: Hier würfelt der Server.
wrong-takeback = So etwas gibt es nicht zurückzunehmen.
wrong-large = Das ist zu lang: Höchstens { $most }.
wrong-thing = Es gibt nichts namens { $thing }, worauf man zeigen kann.
wrong-things = In einer Nachricht kann man auf höchstens { $most } Dinge zeigen.
wrong-full = Dafür ist hier kein Platz mehr.
wrong-rate = Zu schnell: Warte einen Augenblick.
wrong-origin = Anfragen anderer Seiten werden nicht beantwortet.
wrong-used = Dieser Link ist schon benutzt: Der Platz ist besetzt.
wrong-version = Dieser Tisch wurde mit Version { $stored } von { $game } gespielt; installiert ist Version { $installed }.
wrong-not-installed = Das Spiel { $game } ist hier nicht installiert.
wrong-early = Das ist zu sehen, wenn das Spiel zu Ende ist.
wrong-level = Einen Bot dieser Stufe gibt es nicht.
wrong-present = { $person } ist da: Ein Bot springt nur für die ein, die gegangen sind.
wrong-time = Die Zeit dieses Platzes ist abgelaufen.
wrong-away = Die Tische können gerade nicht gespeichert werden: Nichts wurde geändert, versuch es noch einmal.
wrong-stalled = Die Tische können gerade nicht gespeichert werden: Die Bots warten und spielen von selbst weiter.
wrong-quota = Dieser Browser hat keinen Platz mehr für Tische: nichts wurde verändert. Speichere einen Tisch als Datei und lösche Daten anderer Seiten.
wrong-storage = Dieser Browser speichert den Tisch gerade nicht: nichts wurde verändert, versuche es noch einmal.
wrong-banned = Von deiner Adresse wird niemand eingelassen.
wrong-closed = Dieser Tisch ist geschlossen: Hier wird nicht mehr gespielt.
wrong-password = { $tried ->
        [yes] Das ist nicht das Passwort.
       *[no] Dieser Tisch hat ein Passwort.
    }
wrong-invitation = { $tried ->
        [yes] Das war nicht die Einladung.
       *[no] Wer hier einen Tisch eröffnet, braucht eine Einladung.
    }
wrong-phrase = Unter diesen Wörtern ist niemand bekannt: Prüfe jeden Buchstaben.
wrong-sent-away = Du wurdest von diesem Tisch weggeschickt.
wrong-ask = An diesem Tisch fragen neue Leute zuerst, ob sie hereinkommen dürfen.
wrong-refused = Du wirst an diesem Tisch nicht eingelassen.
wrong-shut = Dieser Tisch ist für neue Leute geschlossen.
wrong-not-all-here = Noch sind nicht alle da: Die Partie wartet.
wrong-muted = Du darfst an diesem Tisch vorerst nicht reden.
wrong-bug = Auf dem Server ging etwas schief. Nichts wurde verändert.

# Tipps, Würfel, Bots
dice-none = Der Server hat nicht gewürfelt.
dice-hold = Jeder Wurf ist der, den der Startwert versprochen hatte. Geprüfte Würfe: { $throws }.
dice-broken = Manche Würfe sind nicht die, die der Startwert versprochen hatte.
dice-imported = Diese Würfel wurden anderswo geworfen: Nur ihre Aufzeichnung ist bekannt.
dice-later = Der Startwert ist zu sehen, wenn das Spiel zu Ende ist; sein Hash steht schon fest.
level-random = Zufällig
level-gentle = Nachsichtig
level-casual = Locker
level-steady = Solide
level-strong = Stark
level-master = Meisterhaft
sit-down = Am Tisch Platz nehmen
lesson-else = Das ist erlaubt, aber probiere zuerst etwas anderes: Schau, was leuchtet.
lesson-alone = In einer Lektion hört niemand zu. Benutze die festen Sätze.
lesson-no-hint = Hier gibt es keinen Tipp: Mach, was die Lektion sagt.
log-joined = { $name } setzt sich: { $seat }.
log-came = { $seat }: Jemand ist gekommen.
log-bot = Ein Bot ({ $level }) spielt jetzt für { $seat }.
log-back = { $seat } wird wieder von einem Menschen gespielt.
log-left = { $seat } hat den Tisch verlassen.
log-returned = { $seat } ist wieder da.
log-sent-away = { $seat }: weggeschickt. Der Platz wartet auf jemanden.
log-handed = { $seat } wird übergeben und wartet auf jemanden.
