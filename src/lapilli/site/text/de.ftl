# Die Seitenausgabe: ganz Lapilli in einer Webseite, ohne Server
site-fetch = Python und die Regeln werden geladen
site-start = Python wird gestartet
site-tables = Die Tische werden geöffnet
site-failed = Der Tisch startet in diesem Browser nicht. Lade die Seite neu; hilft das nicht, versuche es mit einem neueren Browser.
site-not-kept = Dieser Browser speichert nichts für diese Seite. Deine Tische verschwinden, wenn du sie schließt.
site-friends = Um mit Freunden über das Internet zu spielen, braucht es einen Server. Hier spielst du mit Bots oder mit Freunden an diesem Bildschirm.
site-description = Vier Brettspiele mit Vulkanen, mit Regeln, Lektionen und Bots. Alles läuft in dieser Seite und funktioniert offline.
