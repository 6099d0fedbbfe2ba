# Nisyros

# Names
title = Nisyros
about = Der Vulkan wird die ganze Insel begraben. Zwei Arbeiter jedes Dorfes sehen es kommen: Gemeinsam schlagt ihr Holz für Boote, schichtet Stein zu Dämmen, ruft die anderen und bringt alle rechtzeitig nach Kos. Ihr gewinnt oder verliert gemeinsam; das Dorf mit den wenigsten Geretteten entscheidet.
seat-mandraki = Mandraki
seat-pali = Pali
seat-emporios = Emporios
seat-nikia = Nikia
seat-s1 = Spieler 1
seat-s2 = Spieler 2
seat-s3 = Spieler 3
seat-s4 = Spieler 4
spot-1 = Hang 1 von { $zone }
spot-2 = Hang 2 von { $zone }
spot-3 = Hang 3 von { $zone }
spot-4 = Hang 4 von { $zone }
spot-dam = Dammbaustelle von { $zone }
spot-yard = Schiffswerft von { $zone }
spot-theatre = Theater von { $zone }
spot-village = Dorf { $zone }
spot-coast = Küste von { $zone }
resource-stone = Stein
resource-wood = Holz
resource-wheat = Weizen
die-a = 1
die-b = 2
die-c = 3
die-d = 4
die-e = 5
face-stone = Stein
face-wood = Holz
face-wheat = Weizen
face-dam = Damm
face-boat = Boot
face-theatre = Theater
face-hermes = Hermes
face-plus = +1 Ausbruch
face-minus = -1 Ausbruch

# Event cards: name, what it does, when it acts
event-1 = Brillanter Plan
    .text = Wirf einen oder zwei Würfel ohne +1 noch einmal.
event-2 = Marathonläufer
    .text = Nach dem Legen der Würfel darf ein stehender Arbeiter den Ort wechseln.
event-3 = Wirbelsturm
    .text = Alle Steingebiete bringen das Doppelte.
event-4 = Sturm
    .text = Alle Holzgebiete bringen das Doppelte.
event-5 = Exzellenter Ertrag
    .text = Alle Weizengebiete bringen das Doppelte.
event-6 = Nieselregen
    .text = Nach Schritt 6 geht jeder Arbeiter zu einem Theater eurer Wahl.
event-7 = Fasten
    .text = In Schritt 7 wird kein Weizen verzehrt.
event-8 = Ratten
    .text = Die Ratten fressen { $amount } Weizen.
event-9 = Siesta
    .text = { $amount } Arbeiter eurer Wahl legen sich bis zum Ende von Schritt 6 hin.
event-10 = Vulkangase
    .text = Wohin der Vulkanwürfel zeigt, ruht das höchste Gebiet mit Arbeitern.
event-11 = Suchaktion
    .text = Eine Figur darf aus dem Hades zu ihrem Theater zurückkehren.
event-12 = Unbemanntes Boot
    .text = Ein Boot treibt an eine Küste eurer Wahl.
event-13 = Orakel
    .text = Ihr wählt die Richtung des ersten Ausbruchs dieser Runde.
event-14 = Felsspalte
    .text = Die Lava einer Zone eurer Wahl weicht um ein Gebiet zurück.
event-15 = Notfallruf
    .text = Jeder Arbeiter auf einem Theater ruft doppelt, weiterhin höchstens zwei je Theater.
event-16 = Holzwurm
    .text = Die Würmer verderben { $amount } Holz.
event-17 = Erdzittern
    .text = Wohin der Vulkanwürfel zeigt, geht ein Damm verloren.
event-18 = Erdbeben
    .text = Jede Zone verliert einen Damm.
event-19 = Auflandiger Wind
    .text = Der Wind nimmt ein Boot eurer Wahl mit.
event-20 = Panik
    .text = { $amount } Arbeiter eurer Wahl laufen in ihr Dorf zurück.

# Actions: what is on the button, and what the log says
act-lay-coast = { $zone } kommt als Nächstes
    .log = { $zone } wird als Nächstes gelegt, im Uhrzeigersinn.
act-lay = { $slope }: { $resource }
    .log = { $slope } bringt { $resource }.
act-village = In { $zone } wohnen
    .log = { $actor } wählt { $zone }.
act-first = { $seat } beginnt
    .log = { $seat } ist zuerst an der Reihe.
act-place = Arbeiter losschicken: { $to } (bisher: { $from })
    .log = { $actor } versetzt einen Arbeiter: { $from } → { $to }.
act-sail = Leeres Boot von { $from } nach { $to } fahren
    .log = { $actor } bringt ein Boot von { $from } nach { $to }.
act-ready = Fertig melden
    .log = { $actor } ist fertig.
act-roll-red = Roter Würfel: { $red }
    .log = Der rote Würfel zeigt { $red }.
act-draw-event = Ereignis: { $event }
    .log = Ereignis: { $event }.
act-siesta = Arbeiter von { $colour } hinlegen: { $place }
    .log = Ein Arbeiter von { $colour } legt sich hin: { $place }.
act-gas = Gase über { $zone } ziehen lassen
    .log = { $actor } lässt die Gase nach { $zone } ziehen.
act-search = Einen von { $colour } retten
    .log = Die Suche bringt einen von { $colour } aus dem Hades zurück.
act-search-none = Niemanden suchen
    .log = { $actor } bricht die Suche ab.
act-wash = Boot nach { $zone } treiben lassen
    .log = Ein leeres Boot treibt nach { $zone }.
act-crevice = Felsspalte in { $zone } öffnen
    .log = Eine Felsspalte verschluckt die unterste Lava von { $zone }.
act-tremor = Erdzittern { $zone } treffen lassen
    .log = Das Erdzittern trifft { $zone }.
act-undam = Einen Damm verlieren: { $area }
    .log = Ein Damm bricht: { $area }.
act-wreck = Ein Boot bei { $zone } verlieren
    .log = Der Wind treibt ein Boot von { $zone } fort.
act-panic = Arbeiter von { $colour } heimschicken: { $place }
    .log = Ein Arbeiter von { $colour } läuft in Panik nach Hause: { $place }.
act-panic-idle = Liegenden Arbeiter von { $colour } heimschicken: { $place }
    .log = Ein liegender Arbeiter von { $colour } läuft in Panik nach Hause: { $place }.
act-roll = Würfel { $die }: { $face }
    .log = Würfel { $die } zeigt { $face }.
act-reroll = Würfel { $die } noch einmal werfen
    .log = { $actor } wählt diesen Würfel für einen neuen Wurf: { $die }.
act-reroll-done = Keinen Würfel mehr wählen
    .log = { $actor } hat genug Würfel gewählt.
act-die = Würfel { $die } hierhin legen: { $place }
    .log = { $actor } legt den Würfel mit { $die } hierhin: { $place }.
act-dice-done = Die übrigen Würfel liegen lassen
    .log = { $actor } lässt die übrigen Würfel ungenutzt.
act-run = Arbeiter von { $colour } laufen lassen: { $to } (bisher: { $from })
    .log = Ein Läufer von { $colour }: { $from } → { $to }.
act-run-none = Niemanden laufen lassen
    .log = Niemand rennt.
act-build-dam = Damm bauen: { $area }
    .log = Ein Damm wird gebaut: { $area }.
act-build-boat = Ein Boot bei { $zone } bauen
    .log = Bei { $zone } wird ein Boot gebaut.
act-build-done = Nicht weiter bauen
    .log = { $actor } spart den Rest für später.
act-call = Einen Dorfbewohner rufen ({ $zone })
    .log = { $actor } ruft einen Dorfbewohner in { $zone }.
act-call-done = Niemanden mehr rufen
    .log = { $actor } ruft niemanden mehr.
act-gather = Arbeiter hierhin bringen: { $to } (bisher: { $from })
    .log = { $actor } stellt sich unter: { $from } → { $to }.
act-gather-done = Bei den Theatern bleiben
    .log = { $actor } bleibt auf den Theatern.
act-sick = Hungrigen Arbeiter von { $colour } heimschicken: { $place }
    .log = Ein hungriger Arbeiter von { $colour } wird krank: { $place }.
act-flow = Lava von { $zone } als Nächste fließen lassen
    .log = { $actor } lässt zuerst die Lava von { $zone } fließen.
act-roll-volcano = Vulkanwürfel: { $way }
    .log = Der Vulkanwürfel zeigt auf { $way }.
act-erupt = Nach { $zone } ausbrechen lassen
    .log = { $actor } lenkt den Ausbruch nach { $zone }.
act-flee-citizen-boat = Dorfbewohner von { $colour } ins Boot setzen
    .log = Ein Dorfbewohner von { $colour } springt in ein Boot.
act-flee-worker-boat = Arbeiter von { $colour } ins Boot setzen
    .log = Ein Arbeiter von { $colour } springt in ein Boot.
act-flee-citizen = Dorfbewohner von { $colour } nach { $zone } schicken
    .log = Ein Dorfbewohner von { $colour } läuft nach { $zone }.
act-flee-worker = Arbeiter von { $colour } nach { $zone } schicken
    .log = Ein Arbeiter von { $colour } läuft nach { $zone }.
act-evacuate = { $colour } nach Kos fahren: { $spot }, Boot von { $zone }
    .log = Jemand von { $colour } fährt mit einem Boot von { $zone } nach Kos: { $spot }.
act-evacuate-own = Nach Kos fahren: { $spot }
act-evacuate-lent = Nach Kos fahren: { $spot }, Boot von { $zone }
act-evacuate-done = Fertig
    .log = { $actor } behält die übrigen Boote.
act-home = Nach { $zone } umziehen
    .log = { $actor } wohnt nun in { $zone }.

# What followed from an action
story-round = Runde { $round }: { $active } ist an der Reihe.
story-events = { $count ->
        [one] In dieser Runde wird eine Ereigniskarte gezogen.
       *[other] In dieser Runde werden { $count } Ereigniskarten gezogen.
    }
story-laid = Die Hänge sind ausgelegt.
story-dice = Die Würfel zeigen: { $faces }.
story-waits = Die Karte wartet auf Schritt { $step }.
story-gain = { $count } { $resource } gesammelt.
story-eaten = Die Arbeiter essen { $count } Weizen.
story-lost-stock = { $count } { $resource } verloren.
story-eruptions = Ausbrüche stehen bevor: { $sum }, also { $count }.
story-covered = Lava bedeckt: { $area }.
story-freed = Die Lava gibt wieder frei: { $area }.
story-held = Die Dämme halten: { $area }.
story-dams-lost = Dämme verloren: { $count } ({ $area }).
story-boats-lost = Boote verschüttet bei { $zone }: { $count }.
story-safe = { $colour } entkommt.
story-hades = { $colour } trauert: { $count } in den Hades.
story-kos = { $count ->
        [one] { $colour } hat einen Einwohner auf Kos.
       *[other] { $colour } hat { $count } Leute auf Kos.
    }
story-idle = Arbeiter, die sich hinlegen: { $count } ({ $area }).
story-ill = { $count ->
        [one] { $colour }: ein kranker Arbeiter geht nach Hause.
       *[other] { $colour }: { $count } kranke Arbeiter gehen nach Hause.
    }
story-home = { $colour } findet ein neues Zuhause in { $zone }.
story-covered-end = Die ganze Insel ist bedeckt.
story-empty-end = Niemand ist mehr auf der Insel.
story-no-refuge-end = Es gibt keine bewohnte Küste mehr: Wer noch da ist, ist verloren.
result-big = Großer Sieg: Aus jedem Dorf sind mindestens { $big } auf Kos. { $level ->
        [zeus] Mehr geht nicht: Zeus ist die höchste Stufe.
       *[other] Versucht die nächste Stufe!
    }
result-small = Kleiner Sieg: Aus jedem Dorf sind mindestens { $small } auf Kos. Versucht dieselbe Stufe noch einmal.
result-lost = Verloren: Nicht aus jedem Dorf sind { $small } auf Kos.
standing = Auf Kos: { $saved }, im Hades: { $dead }
reason-covered = Die ganze Insel ist bedeckt.
reason-empty = Niemand ist mehr auf der Insel.
reason-no-refuge = Es gibt keine bewohnte Küste mehr.

# Options
option-level = Stufe
    .help = Wie heftig der Vulkan ist, und ob jeder im Boot einen Weizen mitnimmt.
option-level-achilles = Achilles: 2 Ausbrüche
option-level-heracles = Herakles: 2 Ausbrüche, Weizen je Passagier
option-level-zeus = Zeus: 3 Ausbrüche, Weizen je Passagier
option-layout = Hänge
    .help = Die sechzehn Ressourcengebiete zufällig legen oder nach der Lernaufstellung.
option-layout-random = Zufällig
option-layout-fixed = Lernaufstellung
option-coast_order = Reihenfolge der Dörfer
    .help = Die Dörfer liegen im Uhrzeigersinn wie auf der echten Insel oder zufällig.
option-coast_order-fixed = Wie auf der Insel
option-coast_order-random = Zufällig
option-villages = Dörfer
    .help = Frei wählen, oder (zu zweit) nebeneinander oder gegenüber wohnen; oder die Dörfer nennen.
option-villages-free = Freie Wahl
option-villages-neighbours = Nebeneinander (2 Spieler)
option-villages-opposite = Gegenüber (2 Spieler)
option-first = Erster aktiver Spieler
    .help = Wer in Runde 1 für das Team entscheidet.
option-first-s1 = Spieler 1
option-first-s2 = Spieler 2
option-first-s3 = Spieler 3
option-first-s4 = Spieler 4
option-first-random = Durch Zufall
option-flight_order = Reihenfolge der Flucht
    .help = Auf einer bedeckten Küste wählt das Team, wer flieht, oder Dorfbewohner, eigene Arbeiter und Gäste gehen streng nacheinander, solange ein Boot da ist.
option-flight_order-free = Frei
option-flight_order-strict = Streng
option-guest_order = Gastgeber und Gäste
    .help = Vertriebene warten, bis ihr Gastgeber fertig ist, oder alle handeln zugleich.
option-guest_order-host_first = Gastgeber zuerst
option-guest_order-free = Alle zugleich
option-dam_spots = Dammplätze
    .help = Wie viele Dämme jedes Gebiet schützen: von oben 1, 2, 2, 3 oder überall 2. Steht nicht in unseren Quellen.
option-dam_spots-default = 1, 2, 2, 3
option-dam_spots-even = 2, 2, 2, 2
option-volcano_pairs = Doppelseiten des Vulkanwürfels
    .help = Ob die zweifarbigen Seiten gegenüber oder nebeneinander liegende Dörfer zeigen. Steht nicht in unseren Quellen.
option-volcano_pairs-opposite = Gegenüber liegende Dörfer
option-volcano_pairs-adjacent = Benachbarte Dörfer
option-sailing = Boote in Schritt 1
    .help = Alle dürfen leere Boote an eine andere bewohnte Küste versetzen, oder nur der aktive Spieler.
option-sailing-all = Alle versetzen sie
option-sailing-active = Nur der aktive Spieler

# Steps and phases
step-1 = Arbeiter und Boote
step-2 = Ereignisse
step-3 = Aktionswürfel
step-4 = Sammeln
step-5 = Bauen
step-6 = Rufen
step-7 = Nahrung
step-8 = Lavafluss
step-9 = Ausbrüche
step-10 = Evakuierung
phase-village = der Wahl der Dörfer
phase-place = Schritt 1, Arbeiter und Boote
phase-siesta = der Siesta (Karte 9)
phase-gas = den Vulkangasen (Karte 10)
phase-search = der Suchaktion (Karte 11)
phase-wash = dem unbemannten Boot (Karte 12)
phase-crevice = der Felsspalte (Karte 14)
phase-tremor = dem Erdzittern (Karte 17)
phase-undam = dem Erdzittern oder Erdbeben (Karte 17, 18)
phase-wreck = dem auflandigen Wind (Karte 19)
phase-panic = der Panik (Karte 20)
phase-reroll = dem brillanten Plan (Karte 1)
phase-dice = Schritt 3, Aktionswürfel
phase-run = dem Marathonläufer (Karte 2)
phase-build = Schritt 5, Bauen
phase-call = Schritt 6, Rufen
phase-gather = dem Nieselregen (Karte 6)
phase-sick = Schritt 7, Nahrung
phase-flow = Schritt 8, Lavafluss
phase-erupt = Schritt 9, Ausbrüche
phase-flee = einer Flucht vor der Lava
phase-evacuate = Schritt 10, Evakuierung
phase-home = dem Rundenende, für Vertriebene

# Prompts
prompt-lay-coast = Die Küsten werden zufällig gelegt.
prompt-lay = Die Hänge werden zufällig gelegt.
prompt-village = { $who }: Wähle dein Dorf.
prompt-first = Der Zufall entscheidet, wer beginnt.
prompt-place = Schritt 1, Arbeiter und Boote. { $who }: Arbeiter einsetzen, dann fertig melden.
prompt-events = Schritt 2, Ereignisse. { $active } wirft den roten Würfel: Wie viele Ereignisse?
prompt-draw = Schritt 2, Ereignisse. Noch zu ziehende Ereigniskarten: { $events }.
prompt-siesta = Siesta. { $active }: Wähle einen Arbeiter, der sich hinlegt (noch { $left }).
prompt-fumes = Vulkangase: Der Vulkanwürfel sagt, wo.
prompt-gas = { $active }: Über welche Zone ziehen die Gase?
prompt-search = { $active }: Wer kommt aus dem Hades zurück?
prompt-wash = { $active }: Wo treibt das Boot an?
prompt-crevice = { $active }: In welcher Zone weicht die Lava zurück?
prompt-shake = Erdzittern: Der Vulkanwürfel sagt, wo.
prompt-tremor = { $active }: Welche Zone verliert einen Damm?
prompt-undam = { $active }: Welcher Damm geht verloren?
prompt-wreck = { $active }: Welches Boot nimmt der Wind?
prompt-panic = Panik. { $active }: Wähle einen Arbeiter, der nach Hause läuft (noch { $left }).
prompt-throw = Schritt 3, Aktionswürfel. { $active } wirft die Aktionswürfel.
prompt-reroll = Brillanter Plan. { $active }: Wähle bis zu zwei Würfel für einen neuen Wurf.
prompt-dice = Schritt 3, Aktionswürfel. { $active }: Lege Würfel auf Arbeitsplätze, um sie zu verdoppeln.
prompt-run = Marathonläufer. { $active }: Ein stehender Arbeiter darf den Ort wechseln.
prompt-build = Schritt 5, Bauen. { $active }: Baue Dämme ({ $stone } Stein) und Boote ({ $wood } Holz).
prompt-call = Schritt 6, Rufen. { $who }: Dorfbewohner rufen oder verzichten.
prompt-gather = Nieselregen. { $who }: Arbeiter zu Theatern bringen.
prompt-sick = Schritt 7, Nahrung. Es fehlt Weizen. { $active }: Wähle, wer krank wird (noch { $left }).
prompt-flow = Schritt 8, Lavafluss. { $active }: Wo fließt die Lava als Nächstes?
prompt-volcano = { $eruptions ->
        [one] Schritt 9, Ausbrüche. Noch ein Ausbruch. Der Vulkanwürfel wird geworfen.
       *[other] Schritt 9, Ausbrüche. Noch { $eruptions } Ausbrüche. Der Vulkanwürfel wird geworfen.
    }
prompt-erupt = Schritt 9, Ausbrüche. { $active }: Wohin bricht der Vulkan aus?
prompt-flee = Lava! { $area }. { $active }: Wer flieht als Nächstes, und wie?
prompt-escape = { $colour } flieht: Der rote Würfel entscheidet (2 ist Hades).
prompt-evacuate = Schritt 10, Evakuierung. { $active }: Wer fährt nach Kos? Boote: { $boats }.
prompt-home = { $who }: Dein Dorf ist verloren, wähle ein neues Zuhause.
prompt-over = Das Spiel ist nach Runde { $round } vorbei.

# The rule of each step
help-lay-coast = Die vier Küsten werden im Uhrzeigersinn gelegt, Mandraki zuerst, die anderen nach Zufall. (N-14.1)
help-lay = Ring für Ring, vom untersten Hang aufwärts, bekommt jede Zone ein Feld Stein, Holz oder Weizen. (N-14.2)
help-village = Jeder Platz wählt ein freies Dorf: Acht Dorfbewohner wohnen dort, zwei Arbeiter stehen auf dem Theater. (N-14.4, N-14.5)
help-first = Der Zufall nennt den Platz, der in Runde 1 aktiv ist. (N-14.9)
help-place = Setze deine Arbeiter auf offene Arbeitsplätze der eigenen oder einer angrenzenden Zone, nie gegenüber. Hang 1 und 2 fassen zwei Arbeiter, eine Werft drei. Hänge bringen Rohstoffe, auf Dammbaustelle und Werft wird gebaut, das Theater ruft Dorfbewohner. Du darfst auch leere Boote an eine andere bewohnte Küste versetzen. (N-1)
help-events = Der rote Würfel sagt, wie viele Ereigniskarten gezogen werden: eine, zwei oder drei. (N-2.1)
help-draw = Jede Karte wirkt sofort oder wartet neben ihrem Schritt. Die ersten fünf Karten sind Startkarten. (N-2.2, N-14.8)
help-siesta = Insgesamt legen sich zwei stehende Arbeiter hin. Bis zum Ende von Schritt 6 arbeiten sie nicht, essen und fliehen aber wie alle. (N-15.9)
help-fumes = Der Vulkanwürfel wird geworfen, bis er eine Zone mit Arbeitern zeigt. (N-15.10)
help-gas = In der gewählten Zone bringt, baut und ruft das höchste Gebiet mit Arbeitern bis zum Ende von Schritt 6 nichts. Eine Küste zählt als ein Gebiet. (N-15.10)
help-search = Eine Figur beliebiger Farbe darf aus dem Hades zurückkehren, als Arbeiter auf dem Theater ihres Zuhauses. (N-15.11)
help-wash = Ein Boot aus dem Vorrat kommt an eine bewohnte, unbedeckte Küste. (N-15.12)
help-crevice = In einer Zone wird das unterste bedeckte Gebiet wieder frei. Verlorenes kehrt nicht zurück. (N-15.14)
help-shake = Der Vulkanwürfel wird geworfen, bis er eine Zone mit Damm zeigt. (N-15.17)
help-tremor = Ein Damm der gewählten Zone geht in den Vorrat zurück. (N-15.17)
help-undam = Das Team wählt Zone für Zone das Gebiet, das einen Damm verliert. (N-15.17, N-15.18)
help-wreck = Ein Boot einer Küste eurer Wahl geht in den Vorrat zurück. (N-15.19)
help-panic = Insgesamt werden zwei Arbeiter wieder Dorfbewohner. (N-15.20)
help-throw = Alle fünf Aktionswürfel werden geworfen. Plus und Minus gehen zu Schritt 9 und ändern die Zahl der Ausbrüche. (N-3.1, N-3.3)
help-reroll = Wähle einen oder zwei Würfel ohne Plus; sie werden noch einmal geworfen, das neue Ergebnis zählt. (N-15.1)
help-dice = Ein Würfel verdoppelt seine Art von Arbeitsplatz: Stein, Holz und Weizen auf Hängen, Damm, Boot und Theater auf ihren Plätzen, Hermes überall. Einer je Arbeitsplatz, und nur wo jemand steht. (N-3.4 bis N-3.7)
help-run = Ein stehender Arbeiter darf zu einem anderen Arbeitsplatz in Reichweite. Würfel bleiben liegen. (N-15.2)
help-build = Jeder stehende Arbeiter auf einer Dammbaustelle baut in dieser Zone einen Damm für einen Stein, auf einer Werft ein Boot für ein Holz; mit Würfel je zwei. Ein Gebiet mit allen Dämmen hält den Lavafluss auf. (N-5)
help-call = Jeder auf einem Theater stehende Arbeiter ruft einen Dorfbewohner, verdoppelt durch Würfel oder Notfallruf; höchstens zwei neue je Theater und Runde. (N-6)
help-gather = Jeder Arbeiter geht zum Theater einer bewohnten Küste, jeder einmal, egal wie weit. Wer gegenüber seinem Zuhause steht, muss nächste Runde zuerst zurück. (N-15.6, N-1.4)
help-sick = Eine Farbe mit einem bis fünf Arbeitern isst einen Weizen, mit mehr zwei. Für jeden fehlenden Weizen werden zwei Arbeiter krank und wieder Dorfbewohner. (N-7)
help-flow = In jeder Zone mit Lava wird das Gebiet darunter bedeckt, es sei denn, alle seine Dämme stehen. In Runde 1 fließt nichts. (N-8)
help-volcano = Zwei Ausbrüche (Zeus: drei), verändert durch Plus und Minus, einer weniger in Runde 1. Jeder bedeckt das oberste freie Gebiet der gezeigten Zone; Dämme helfen nicht. (N-9)
help-erupt = Zwei Dörfer auf dem Würfel oder das Orakel: Das Team entscheidet über die Richtung. (N-9.2, N-9.3)
help-flee = Alle auf einem bedeckten Gebiet fliehen, einer nach dem anderen. Mit einem Boot dieser Küste nach Kos (Dorfbewohner müssen es versuchen, solange eines da ist) oder über Land: nach Hause, wenn es steht, sonst zu einer erreichbaren bewohnten Küste. Wer keinen Ausweg hat, ist verloren. (N-11)
help-escape = 1 oder 3: gerettet. 2: Hades. Eine misslungene Flucht kostet weder Boot noch Weizen. (N-11.1, N-11.6)
help-evacuate = Jeder darf mit jedem Boot nach Kos, ohne Wurf; bei Herakles und Zeus mit je einem Weizen. (N-10)
help-home = Wer sein Dorf verlor, wählt eine bewohnte Küste als neues Zuhause; alle seine Leute ziehen dorthin. Reichweite, Rufe und Flucht zählen von dort. (N-12)
help-over = Das Dorf mit den wenigsten Leuten auf Kos entscheidet: Neun oder mehr ist ein großer, sieben oder acht ein kleiner Sieg. (N-13)

# Refusals
why-chance-only = Nur der Zufall wirft Würfel und zieht Karten.
why-wrong-step = Nicht jetzt: Das gehört zu { $step }.
why-not-yours = Das sind Leute von { $colour }: Jeder Platz bewegt nur die eigenen.
why-nobody-there = { $colour } hat dort niemanden: { $place }.
why-only-idle = Von dieser Farbe steht dort niemand: { $place }.
why-same-place = Der Arbeiter ist schon dort.
why-out-of-reach = Außer Reichweite: { $place }. Arbeiter gehen in die eigene Zone und die beiden Zonen daneben.
why-closed = Dort wohnt niemand, also ist nur die Dammbaustelle in Gebrauch: { $place }.
why-full = Kein Platz mehr: { $place }.
why-village-taken = { $zone } ist vergeben: Wähle ein anderes Dorf.
why-village-agreed = Ihr habt vereinbart, wie die Dörfer liegen.
why-already-ready = Du bist mit diesem Schritt fertig.
why-host-first = Warte, bis dein Gastgeber in { $zone } fertig ist.
why-enough-moves = Genug bewegt für eine Runde: Melde dich fertig.
why-active-sails = Nur der aktive Platz versetzt Boote.
why-no-boat = Kein Boot dort: { $zone }.
why-no-refuge = { $zone } ist keine bewohnte Küste oder schon bedeckt.
why-astray = Hol zuerst den Arbeiter außer Reichweite zurück: { $place }.
why-none-idle = Von dieser Farbe liegt dort niemand: { $place }.
why-not-shown = Der Vulkanwürfel zeigt { $zone } nicht.
why-no-workers = In { $zone } sind keine Arbeiter.
why-not-in-hades = { $colour } hat niemanden im Hades.
why-no-lava = In { $zone } ist keine Lava.
why-no-dams = In { $zone } ist kein Damm.
why-board-order = Im Uhrzeigersinn: Zuerst verliert { $zone } einen Damm.
why-no-dam-there = Dort ist kein Damm: { $area }.
why-plus-stays = Ein Würfel mit Plus darf nicht noch einmal geworfen werden.
why-picked-already = Dieser Würfel ist schon gewählt.
why-die-lies = Dieser Würfel ist schon gelegt; er bleibt liegen.
why-wrong-die = Der Würfel { $face } passt hier nicht: { $place }.
why-wrong-die-any = { $place ->
    [any] Kein Arbeitsplatz passt jetzt zum Würfel { $face }.
   *[other] Kein Würfel, der noch da ist, passt hier: { $place }.
}
why-die-there = Dort liegt schon ein Würfel: { $place }.
why-gassed = Durch die Gase lahmgelegt: { $place }.
why-useless-die = Dort steht niemand, dem ein Würfel hilft: { $place }.
why-no-builder = Niemand kann in { $zone } noch mehr bauen.
why-no-stone = Es ist kein Stein mehr da.
why-no-wood = Es ist kein Holz mehr da.
why-no-wheat = Wer geht, nimmt einen Weizen mit, und es ist keiner da.
why-supply-empty = Der Vorrat ist leer.
why-covered = Von Lava bedeckt: { $area }.
why-no-spot = Kein freier Dammplatz: { $area }.
why-no-citizen = Du hast keinen Dorfbewohner in { $zone }.
why-no-call = Auf dem Theater von { $zone } ist kein Ruf mehr übrig.
why-moved-already = Jeder Arbeiter geht einmal; diese sind schon gegangen: { $place }.
why-not-gathered = Bring zuerst diesen Arbeiter zu einem Theater: { $place }.
why-no-flow = In { $zone } fließt jetzt keine Lava hinab.
why-flowed = Die Lava von { $zone } ist schon geflossen.
why-protected = Die Dämme halten: { $area }.
why-all-covered = { $zone } ist schon bedeckt.
why-nobody-flees = Niemand von { $colour } ist dort in Gefahr.
why-seat-order = In der Reihenfolge der Plätze: zuerst { $colour }.
why-strict-order = Strenge Reihenfolge: Dorfbewohner, dann wer hier wohnt, dann Gäste.
why-no-boat-here = Hier gibt es kein Boot, das sich nutzen lässt.
why-boat-first = Dorfbewohner müssen es mit dem Boot versuchen, solange eines da ist.
why-home-only = Solange ihr Zuhause steht, laufen alle nur dorthin: { $zone }.
why-cut-off = Lava auf beiden Seiten: { $zone } ist nicht erreichbar.
why-keep-home = Dein Zuhause { $zone } steht noch: Du behältst es.

# On the board
ui-kos = Kos
ui-saved = Kos: { $saved } von { $goal }
ui-hades = Hades
ui-supply = Vorrat
ui-round =
  { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
ui-step = Schritt { $step }
ui-goal = Kos: je Dorf { $small }
ui-events = Ereignisse
ui-deck = { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
ui-deck-stars = zuerst Startkarte
ui-at-once = sofort
ui-acts = jetzt
ui-acted = erledigt
ui-waits = wartet auf Schritt { $step }
ui-none = keine
ui-dice = Würfel
ui-unused = ungenutzt
ui-in-hand = in der Hand
ui-eruptions = Ausbrüche: { $count }
ui-lava = Lava
ui-boats = Boote
ui-dams = Dämme
ui-citizens = Dorfbewohner
ui-workers = Arbeiter
ui-idle = liegend
ui-gassed = Gase
ui-bonus = Bonus
ui-unowned = hier wohnt niemand
ui-home = wohnt in { $zone }
ui-active = aktiv
ui-island = Insel
ui-volcano = Vulkan
ui-sea = Das Meer
ui-goods = Rohstoffe
ui-people = Leute
ui-workers-at = { $count ->
        [one] ein Arbeiter von { $colour }: { $place }
       *[other] { $count } Arbeiter von { $colour }: { $place }
    }
ui-citizens-at = { $count ->
        [one] ein Dorfbewohner von { $colour }: { $place }
       *[other] { $count } Dorfbewohner von { $colour }: { $place }
    }
ui-boats-at = { $count ->
        [one] ein Boot bei { $zone }
       *[other] { $count } Boote bei { $zone }
    }
ui-dams-of = Dämme: { $count } von { $spots }
ui-summary = Runde { $round }, Schritt { $step }. Lava: { $lava }. Stein { $stone }, Holz { $wood }, Weizen { $wheat }. Auf Kos: { $kos }. Im Hades: { $hades }.
row-1 = Hang 1
row-2 = Hang 2
row-3 = Hang 3
row-4 = Hang 4
row-theatre = Theater
row-yard = Schiffswerft
row-dam = Dammbaustelle
row-village = Dorf
row-coast-dams = Küstendämme

# Die zehn Schritte, das Ziel, was gefragt wird, was etwas ist
goal = Ziel: aus jedem Dorf { $small } auf Kos ({ $big }: großer Sieg). Am weitesten zurück: { $colour } mit { $saved }.
goal-start = Ziel: aus jedem Dorf mindestens { $small } auf Kos ({ $big } für den großen Sieg).
figure-kos = Auf Kos
figure-hades = Im Hades
figure-lava = Gebiete unter Lava
ask-place = Wohin geht der Arbeiter von { $colour }? Er steht hier: { $from }
ask-sail = An welche Küste fährt das Boot von { $from }?
ask-die = Welchen Arbeitsplatz verdoppelt dieser Würfel ({ $face })?
ask-run = Wohin läuft der Arbeiter von { $colour }? Er steht hier: { $from }
ask-gather = Zu welchem Theater geht der Arbeiter? Er steht hier: { $from }
ask-evacuate = Mit einem Boot welcher Küste? Abfahrt: { $spot }
ask-flee = Wie flieht { $colour }: mit dem Boot, oder an welche Küste?
ask-flee-land = An welche Küste flieht { $colour }?
why-thing-area = Arbeiter, die hier stehen, sammeln { $resource }.
why-thing-coast = Bedeckt die Lava sie, müssen alle hier fliehen.
why-thing-theatre = Arbeiter, die hier stehen, rufen Dorfbewohner als Arbeiter.
why-thing-yard = Arbeiter, die hier stehen, bauen Boote für je ein Holz.
why-thing-dam = Arbeiter, die hier stehen, bauen Dämme für je einen Stein.
why-thing-village = Hier leben Dorfbewohner, bis ein Theater oder ein Boot sie holt.
why-thing-worker = Arbeiter sammeln, bauen oder rufen, wo sie stehen: { $place }.
why-thing-idle = Wer liegt, tut nichts: { $place }.
why-thing-citizen = Dorfbewohner warten hier auf ein Theater oder ein Boot.
why-thing-boats = Ein Boot bringt Leute nach Kos oder fährt zu einer anderen Küste.
why-thing-dams = Lava fließt nicht, wo alle Dammplätze besetzt sind.
    .name = Damm: { $area }
why-thing-die = Er verdoppelt, was auf einem Arbeitsplatz geschieht.
    .name = Aktionswürfel
why-thing-sign = Plus oder Minus ändert die Zahl der Ausbrüche.
    .name = Aktionswürfel
why-thing-red = Er sagt, wie viele Ereignisse kommen und ob eine Flucht gelingt.
    .name = Roter Würfel
why-thing-volcano = Er sagt, wo der Vulkan ausbricht.
    .name = Vulkanwürfel
why-thing-seat = Auf Kos bringen { $small } Leute den kleinen Sieg, { $big } den großen.
why-thing-hades = Nur die Karte Suchaktion bringt einen zurück.
    .name = Die Toten von { $colour }
why-thing-underworld = Wer der Lava nicht entkommt, landet hier.
why-thing-kos = Wer hier ist, ist in Sicherheit und zählt für das Ziel.
why-thing-crater = Hier beginnen Ausbrüche und bedecken die Hänge darunter.
why-thing-sea = Boote überqueren es; was darauf gemalt ist, ist Kulisse.
why-thing-stock = Alle Dörfer teilen ihn, höchstens { $most }.
    .name = Vorrat an { $resource }
why-thing-step = { $number ->
        [1] Arbeiter werden losgeschickt; der aktive Spieler bewegt Boote.
        [2] Der rote Würfel sagt, wie viele Ereigniskarten gezogen werden.
        [3] Aktionswürfel verdoppeln, was auf Arbeitsplätzen geschieht.
        [4] Arbeiter auf Hängen sammeln Stein, Holz und Weizen.
        [5] Arbeiter bauen Dämme auf Dammbaustellen und Boote auf Werften.
        [6] Arbeiter auf Theatern rufen Dorfbewohner als Arbeiter.
        [7] Jedes Dorf isst Weizen; fehlt er, werden Arbeiter krank.
        [8] Lava fließt ein Gebiet weiter, wenn keine Dämme sie aufhalten.
        [9] Ausbrüche bedecken Gebiete; der Vulkanwürfel sagt, wo.
       *[other] Boote bringen Menschen nach Kos.
    }
    .name = Schritt { $number }
why-thing-event-acted = Es hat in dieser Runde schon gewirkt.
why-thing-event-waits = Es wirkt später in dieser Runde.
why-thing-eruptions = So viele Ausbrüche kommen in dieser Runde.
why-thing-supply = Von hier kommen neue Boote und Dämme.
why-thing-deck = Für jedes Ereignis einer Runde wird eine Karte gezogen.
    .name = Ereigniskarten
why-villages-two = Diese Lage der Dörfer ist für zwei Spieler.
why-first-seat = Diesen Platz gibt es mit so wenigen Spielern nicht.

# Bots
bot-plan =
    Der Plan des Teams{ $stone ->
        [0] {""}
       *[other] {" · "}{ $stone } für Stein
    }{ $wood ->
        [0] {""}
       *[other] {" · "}{ $wood } für Holz
    }{ $wheat ->
        [0] {""}
       *[other] {" · "}{ $wheat } für Weizen
    }{ $boats ->
        [0] {""}
       *[other] {" · "}{ $boats } auf den Werften
    }{ $dams ->
        [0] {""}
       *[other] {" · "}{ $dams } an den Dämmen
    }{ $calls ->
        [0] {""}
       *[other] {" · "}{ $calls } in den Theatern
    }.
why-thing-event-acts = Es wirkt in diesem Schritt.
why-thing-result = Hier steht, wie das Spiel ausgegangen ist.
    .name = Das Ergebnis
why-thing-covered = Hier liegt Lava: Niemand kann hier sein.

# Was jetzt geschieht, für alle, die etwas anderes anklicken
now-village = Jetzt wählen alle ein Dorf.
now-place = Jetzt werden Arbeiter losgeschickt und Boote bewegt.
now-siesta = Jetzt legen sich Arbeiter zur Siesta hin.
now-gas = Jetzt ziehen die Gase über eine Zone.
now-search = Jetzt darf jemand aus dem Hades zurückkommen.
now-wash = Jetzt treibt ein leeres Boot an eine Küste.
now-crevice = Jetzt verschluckt eine Spalte Lava.
now-tremor = Jetzt bricht der Erdstoß einen Damm.
now-undam = Jetzt brechen Dämme, Zone für Zone.
now-wreck = Jetzt nimmt der Wind ein Boot.
now-panic = Jetzt laufen Arbeiter in Panik nach Hause.
now-reroll = Jetzt werden Würfel für einen neuen Wurf gewählt.
now-dice = Jetzt kommen Aktionswürfel auf Arbeitsplätze.
now-run = Jetzt darf ein Arbeiter anderswohin laufen.
now-build = Jetzt werden Dämme und Boote gebaut.
now-call = Jetzt rufen Theater Dorfbewohner.
now-gather = Jetzt stellen sich Arbeiter in Theatern unter.
now-sick = Jetzt werden hungrige Arbeiter krank.
now-flow = Jetzt fließt die Lava weiter.
now-erupt = Jetzt bricht der Vulkan aus.
now-flee = Jetzt fliehen Leute vor der Lava.
now-evacuate = Jetzt fahren Leute mit Booten nach Kos.
now-home = Jetzt wählt ein neues Zuhause, wer kein Dorf mehr hat.
now-over = Das Spiel ist zu Ende.

# Warum ein Tipp etwas rät
because-slopes = Die Hänge von { $zone } geben { $resources }.
because-placed = Deine Arbeiter an ihren Plätzen: { $count }.
because-mouths = Mehr Arbeiter brauchen mehr { $resource }; im Vorrat: { $count }.
because-stock = Im Vorrat an { $resource }: { $count }.
because-no-lava = Nach { $zone } ist noch keine Lava gekommen.
because-shore = Leute in { $zone }: { $people }; Boote dort: { $boats }.
because-zone = In { $zone }: Gebiete unter Lava { $lava }, Leute { $people }.
because-even = Jedes Dorf hat { $saved } auf Kos.
because-big = { $colour } hat { $saved } auf Kos; { $big } sind ein großer Sieg.
because-behind = { $colour } liegt auf Kos am weitesten zurück, mit { $saved }.
because-lava-near = Die Lava ist den Leuten in { $zone } schon nah.
because-goal = { $colour } braucht auf Kos noch { $missing }.
because-keep-boats = { $boats ->
    [one] So bleibt ein Boot für die nächste Runde.
   *[other] So bleiben { $boats } Boote für die nächste Runde.
}
because-short = Im Vorrat ist wenig { $resource }: { $count }.
because-boats = { $people } Leute brauchen noch Boote; es gibt { $boats }.
because-dams = In { $zone } kommt die Lava herunter.
because-citizens = { $count } Dorfbewohner von { $zone } könnten arbeiten.
because-block = So hält die Lava an: { $area }.
because-doubles = { $count ->
    [one] Ein Arbeiter schafft dort doppelt so viel.
   *[other] { $count } Arbeiter schaffen dort doppelt so viel.
}
because-spared = In { $zone } steht niemand, wo Lava hinkäme.
gain-kos = So kommen mehr Leute nach Kos.
gain-hades = So sterben weniger Leute.
gain-lava = So bleibt mehr von der Insel frei von Lava.
