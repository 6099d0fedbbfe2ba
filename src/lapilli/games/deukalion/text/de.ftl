# Title
title = Deukalion
about = Griechische Helden befahren die Ägäis im Dienst der Götter. Wirf die Kylix, dreh sie nach deinem Plan, erobere Städte mit geworfenen Soldaten, bring Schätze nach Athen, gründe Siedlungen und hüte dich vor der Hydra. Wer zuerst die Punkte hat, gewinnt sofort.

# Names
seat-deukalion = Deukalion
seat-perseus = Perseus
seat-hercules = Herkules
seat-achilles = Achilles
hero-deukalion = { seat-deukalion }
hero-perseus = { seat-perseus }
hero-hercules = { seat-hercules }
hero-achilles = { seat-achilles }
place-athens = Athen
place-styx = Styx
place-corinth = Korinth
place-mycenae = Mykene
place-sparta = Sparta
place-thera = Thera
place-crete = Kreta
place-rhodes = Rhodos
place-cyprus = Zypern
place-halicarnassus = Halikarnassos
place-ephesus = Ephesus
place-argos = Argos
place-salamis = Salamis
place-lindos = Lindos
city-corinth = { place-corinth }
city-mycenae = { place-mycenae }
city-sparta = { place-sparta }
city-thera = { place-thera }
city-crete = { place-crete }
city-rhodes = { place-rhodes }
city-cyprus = { place-cyprus }
city-halicarnassus = { place-halicarnassus }
settlement-ephesus = { place-ephesus }
settlement-argos = { place-argos }
settlement-salamis = { place-salamis }
settlement-lindos = { place-lindos }
colour-red = rot
colour-green = grün
colour-blue = blau
colour-yellow = gelb
colour-white = weiß
hollow-rim1 = nördliche Würfel
hollow-rim2 = östliche Würfel
hollow-rim3 = südliche Würfel
hollow-rim4 = westliche Würfel
hollow-middle = mittlere Würfel
rim-rim1 = 1
rim-rim2 = 2
rim-rim3 = 3
rim-rim4 = 4
task-unknown = einen geheimen Auftrag
task-t01 = Auftrag 1
task-t02 = Auftrag 2
task-t03 = Auftrag 3
task-t04 = Auftrag 4
task-t05 = Auftrag 5
task-t06 = Auftrag 6
task-t07 = Auftrag 7
task-t08 = Auftrag 8
task-t09 = Auftrag 9
task-t10 = Auftrag 10
task-t11 = Auftrag 11
task-t12 = Auftrag 12
task-t13 = Auftrag 13
task-t14 = Auftrag 14
task-t15 = Auftrag 15
task-t16 = Auftrag 16
half-t01-a = 1, obere Hälfte
half-t01-b = 1, untere Hälfte
half-t02-a = 2, obere Hälfte
half-t02-b = 2, untere Hälfte
half-t03-a = 3, obere Hälfte
half-t03-b = 3, untere Hälfte
half-t04-a = 4, obere Hälfte
half-t04-b = 4, untere Hälfte
half-t05-a = 5, obere Hälfte
half-t05-b = 5, untere Hälfte
half-t06-a = 6, obere Hälfte
half-t06-b = 6, untere Hälfte
half-t07-a = 7, obere Hälfte
half-t07-b = 7, untere Hälfte
half-t08-a = 8, obere Hälfte
half-t08-b = 8, untere Hälfte
half-t09-a = 9, obere Hälfte
half-t09-b = 9, untere Hälfte
half-t10-a = 10, obere Hälfte
half-t10-b = 10, untere Hälfte
half-t11-a = 11, obere Hälfte
half-t11-b = 11, untere Hälfte
half-t12-a = 12, obere Hälfte
half-t12-b = 12, untere Hälfte
half-t13-a = 13, obere Hälfte
half-t13-b = 13, untere Hälfte
half-t14-a = 14, obere Hälfte
half-t14-b = 14, untere Hälfte
half-t15-a = 15, obere Hälfte
half-t15-b = 15, untere Hälfte
half-t16-a = 16, obere Hälfte
half-t16-b = 16, untere Hälfte
card-unknown = eine Karte

# Action cards
card-pegasus = Pegasus
card-hades = Gunst des Hades
card-fleece = Goldenes Vlies
card-underworld = Rückkehr aus der Unterwelt
card-poseidon = Wind des Poseidon
card-athena = Schild der Athene
card-zeus = Blitz des Zeus
card-hermes = Sandalen des Hermes
card-call = Ruf der Hydra
card-charon = Charons Fähre
card-orpheus = Lied des Orpheus
effect-pegasus = Jede Fahrt reicht { $amount } weiter.
effect-hades = { $amount ->
        [one] In jedem Kampf bleibt ein Gefallener an Bord.
       *[other] In jedem Kampf bleiben { $amount } Gefallene an Bord.
    }
effect-fleece = +{ $amount } Kampfstärke in jedem Kampf.
effect-underworld = Bis { $amount } Soldaten zurück an Bord.
effect-poseidon = +{ $amount } Reichweite für diese Fahrt.
effect-athena = +{ $amount } Stärke in diesem Kampf, wenn du unterliegst.
effect-zeus = { $amount ->
        [one] Wirf deine Gefallenen noch einmal.
       *[other] Wirf deine Gefallenen noch { $amount }-mal.
    }
effect-hermes = Zieh { $amount } Aktionskarten.
effect-call = Zieh die Hydra bis zu { $amount } Felder weit.
effect-charon = { $amount ->
        [one] Von überall auf ein Styxfeld: Das ist deine Fahrt.
       *[other] Von überall auf { $amount } Styxfelder: Das ist deine Fahrt.
    }
effect-orpheus = { $amount ->
        [one] Fahr bei einer Fahrt an Schiffen und Hydra vorbei.
       *[other] Fahr bei { $amount } Fahrten an Schiffen und Hydra vorbei.
    }
when-lasting = dauerhaft
when-own = in deinem Schritt
when-muster = dein Schritt, vor einem Wurf
when-reckoning = nach einem Wurf
window-muster = Vor Würfen für mich passen
window-reckoning = Nach Würfen für mich passen
when-always = dein Schritt, vor oder nach einem Wurf

# Options
option-first = Startspieler
    .help = Der erste Platz beginnt, oder der Zufall entscheidet.
option-first-seat1 = der erste Platz
option-first-random = der Zufall
option-target = Siegpunkte
    .help = Wie im Regelheft (16, 14 oder 12 zu zweit, dritt oder viert), oder eine Zahl von 6 bis 30.
option-target-book = wie im Regelheft
option-target-10 = 10 Punkte
option-target-20 = 20 Punkte
option-ship_stop = Auf ein Schiff treffen
    .help = Wer bei einem anderen Schiff endet, kämpft oder darf wählen.
option-ship_stop-fight = immer ein Kampf
option-ship_stop-choice = angreifen oder abwarten
option-anchor_stop = Besetzte Ankerplätze halten auf
    .help = Darf man an einem besetzten Ankerplatz vorbei?
option-anchor_stop-off = Schiffe fahren durch
option-anchor_stop-on = Schiffe müssen halten
option-hydra_self = Hydra gegen das eigene Schiff
    .help = Darf man die Hydra gegen sich selbst ziehen, um sie zu besiegen?
option-hydra_self-free = erlaubt
option-hydra_self-once = einmal je Zug
option-hydra_self-never = nie
option-garrison = Eine besiegte Besatzung
    .help = Sie geht in die Unterwelt oder zurück an Bord.
option-garrison-underworld = in die Unterwelt
option-garrison-home = zurück an Bord, soweit Platz ist
option-toss = Wie Soldaten fallen
    .help = Chancen für gefallen, aufrecht und schräg.
option-toss-meeple = wie Holzfiguren: schräg am häufigsten
option-toss-flat = schräg ist selten
option-toss-thirds = alle drei gleich oft
option-poker_face = Pokergesicht
    .help = Wer eine Karte hat, wird jedes Mal gefragt, wenn eine gespielt werden könnte, damit die Frage nichts verrät.
option-poker_face-off = Gefragt, wenn eine Karte passt
option-poker_face-on = Immer gefragt
option-turn_limit = Zuggrenze
    .help = Nach so vielen Zügen gewinnt die höchste Summe; 0 heißt keine.
option-turn_limit-0 = keine
option-turn_limit-20 = 20 Züge
option-turn_limit-40 = 40 Züge

# Actions
act-anchor = Ankern auf { $field }
    .log = { $actor } ankert auf { $field }.
act-kylix = Die Kylix drehen: Stellung { $rim }
    .log = { $actor } dreht die Kylix: Stellung { $rim }.
act-cards = Kartenwürfel ausführen
    .log = { $actor } führt den Kartenwürfel aus.
act-soldiers = { $few } zurück an Bord holen
    .log = { $actor } holt Soldaten zurück: { $few }.
act-recover = Zwei Soldaten zurückholen statt zu segeln
    .log = { $actor } segelt nicht, sondern holt Soldaten zurück.
    .sure = In diesem Schritt nicht segeln, sondern zwei Soldaten zurückholen?
act-done = Fertig
    .log = { $actor } ist fertig.
act-end = Zug beenden
    .log = { $actor } beendet den Zug.
act-sail = Nach { $field } segeln
    .log = { $actor } segelt nach { $field }.
act-sail-at = Nach { $field } segeln und { $hero } angreifen
    .log = { $actor } segelt nach { $field } gegen { $hero }.
act-attack = { $place } angreifen
    .log = { $actor } greift { $place } an.
act-attack-ship = { $hero } angreifen
    .log = { $actor } greift { $hero } an.
act-hold = Niemanden angreifen
    .log = { $actor } greift niemanden an.
act-found = { $settlement } gründen
    .log = { $actor } gründet { $settlement }.
    .sure = Hier Soldaten zurücklassen und { $settlement } gründen?
act-styx-take = Alle zurückholen, die Platz haben
    .log = { $actor } holt Soldaten über den Styx zurück.
act-styx-pass = Die Toten unten lassen
    .log = { $actor } lässt die Toten unten.
act-unload = Schatz ausladen: { $colour }
    .log = { $actor } lädt einen Schatz aus ({ $colour }).
act-deliver = Für einen Punkt abliefern: { $colour }
    .log = { $actor } liefert in Athen einen Schatz ab ({ $colour }).
act-claim = Auftrag erfüllen: { $half }
    .log = { $actor } erfüllt Auftrag { $half }.
act-claim-one = Auftrag erfüllen: { $half } ({ $one })
    .log = { $actor } erfüllt Auftrag { $half } ({ $one }).
act-claim-two = Auftrag erfüllen: { $half } ({ $one }, { $two })
    .log = { $actor } erfüllt Auftrag { $half } ({ $one }, { $two }).
act-claim-three = Auftrag erfüllen: { $half } ({ $one }, { $two }, { $three })
    .log = { $actor } erfüllt Auftrag { $half } ({ $one }, { $two }, { $three }).
act-return = Den Schatz nach { $city } legen ({ $colour })
    .log = { $actor } legt einen Schatz ({ $colour }) nach { $city } zurück.
act-discard = { $card } ablegen
    .log = { $actor } legt { $card } ab.
act-pass = Passen
    .log = { $actor } passt.
act-play = { $card } spielen
    .log = { $actor } spielt { $card }.
act-play-underworld = Rückkehr aus der Unterwelt spielen: { $few } zurück
    .log = { $actor } spielt Rückkehr aus der Unterwelt: { $few } zurück an Bord.
act-play-call = Die Hydra nach { $field } rufen
    .log = { $actor } ruft die Hydra nach { $field }.
act-play-call-at = Die Hydra nach { $field } gegen { $hero } rufen
    .log = { $actor } ruft die Hydra nach { $field } gegen { $hero }.
act-play-charon = Mit Charons Fähre nach { $field } fahren
    .log = Charon setzt { $actor } nach { $field } über.
act-hydra = Die Hydra nach { $field } ziehen
    .log = { $actor } zieht die Hydra nach { $field }.
act-hydra-at = Die Hydra nach { $field } gegen { $hero } ziehen
    .log = { $actor } zieht die Hydra nach { $field } gegen { $hero }.
act-take = Einen Schatz nehmen: { $colour }
    .log = { $actor } nimmt einen Schatz ({ $colour }).
act-leave = Nichts nehmen
    .log = { $actor } nimmt nichts.
act-push = { $hero } nach { $field } schieben
    .log = { $actor } schiebt { $hero } nach { $field }.
act-push-hydra = Die Hydra nach { $field } schieben
    .log = { $actor } schiebt die Hydra nach { $field }.
act-first = { $hero } beginnt
    .log = { $hero } beginnt.
act-stock = Schatz für { $city }: { $colour }
    .log = Nach { $city } kommt ein Schatz ({ $colour }).
act-task = { $task } wird aufgedeckt
    .log = { $task } wird aufgedeckt.
act-deal = { $hero } bekommt { $task }
    .log = { $hero } bekommt { $task }.
act-draw = { $hero } zieht { $card }
    .log = { $hero } zieht { $card }.
act-roll = Der { $hollow } zeigt { $face }
    .log = Der { $hollow } zeigt { $face }.
act-toss = { $hero }: { $fallen } gefallen, { $firm } aufrecht, { $leaning } schräg
    .log = { $hero } wirft: { $fallen } gefallen, { $firm } aufrecht, { $leaning } schräg.
id-fallen = { $word } gefallen
id-firm = { $word } aufrecht

# What follows
heading-round = Zug { $n }
story-turn = Zug { $turn }: { $seat } wirft die Kylix.
story-stocked = Schätze kommen in die Städte.
story-thrown = Die Kylix zeigt { $rim } am Rand und { $middle } in der Mitte.
story-setting = { $seat } dreht die Kylix: Karten { $cards }, Soldaten { $soldiers }, Segeln { $sailing }, Hydra { $hydra }.
story-fight-ship = { $seat } greift das Schiff von { $other } an.
story-fight-hydra = { $seat } greift die Hydra an.
story-fight-hydra-attacks = Die Hydra greift { $seat } an.
story-wins = { $seat } gewinnt den Kampf.
story-wins-by = { $seat } gewinnt den Kampf, { $own } gegen { $against }.
story-loses = { $seat } verliert den Kampf.
story-loses-by = { $seat } verliert den Kampf, { $own } gegen { $against }.
story-falls = In die Unterwelt: { $number } von { $seat }.
story-returns = Zurück an Bord: { $number } von { $seat }.
story-task = { $seat } legt { $task } ab.
story-total = { $seat } hat jetzt { $total } von { $target } Punkten.
story-conquered = { $place } gehört jetzt { $seat }.
story-empty = { $place } steht leer.
story-removed = Mehrere erfüllen { $task } im selben Augenblick: Die Karte kommt aus dem Spiel, jeder bekommt eine Siegpunktkarte.
story-refill = Der Ablagestapel wird zum neuen Kartenstapel.
story-wins-game = { $seat } hat { $total } Punkte und gewinnt das Spiel.
story-limit = Die vereinbarte Zahl der Züge ist erreicht.
result-won = Die Götter sind geehrt: Die Punkte sind erreicht.
result-limit = Die vereinbarten Züge sind vorbei; die höchste Summe gewinnt.
standing = { $total } = { $tasks } + { $cards } + { $settlements } (Aufträge, Siegpunktkarten, Siedlungen)
reason-points = { $detail } Punkte waren das Ziel.
reason-turns = { $detail } Züge sind gespielt.

# Prompts
prompt-over = Das Spiel ist zu Ende.
prompt-first = Der Zufall bestimmt den Startspieler.
prompt-stock = Die Schätze kommen in die Städte.
prompt-open = Zwei Auftragskarten werden aufgedeckt.
prompt-hands = Alle bekommen Aktionskarten und einen geheimen Auftrag.
prompt-anchor = { $who }: Wähle einen Ankerplatz um Athen.
prompt-roll = { $active } wirft die Würfel in der Kylix.
prompt-step-unused = { $who }: Segle bis { $range } weit, handle, wo du liegst, oder hol zwei Soldaten zurück.
prompt-step-full = { $who }: Segle bis { $range } weit oder handle, wo du liegst.
prompt-step-stop = { $who }: Dein Schiff liegt still. Handle hier oder wähle Fertig.
prompt-step-spent = { $who }: Erfülle Aufträge, spiel Karten oder wähle Fertig.
prompt-kylix = { $who }: Dreh die Kylix so, dass dir jeder Würfel am meisten nützt.
prompt-main-unused = { $who }: deine vier Aktionen in beliebiger Reihenfolge. Du kannst { $range } weit segeln.
prompt-main-stop = { $who }: Dein Schiff liegt still. Handle hier, nutze die anderen Würfel oder beende den Zug.
prompt-main-spent = { $who }: Nutze die anderen Würfel oder beende den Zug.
prompt-draw = { $drawer } zieht eine Aktionskarte.
prompt-return = { $who }: Leg den Schatz ({ $colour }) in eine Stadt mit freiem Platz zurück.
prompt-discard = { $who }: Leg Aktionskarten für den Auftrag ab. Noch: { $owed }.
prompt-replace = Eine neue Auftragskarte wird aufgedeckt.
prompt-reveal = { $who }: { $task }, eben aufgedeckt, kann genau jetzt erfüllt werden. Erfüllen oder passen?
prompt-styx = { $who }: Du bist am Styx. Soldaten zurückholen?
prompt-boarding = { $who }: Hier ein Schiff angreifen oder nicht?
prompt-meanwhile = { $me }: Du darfst währenddessen eine Karte spielen.
prompt-muster = { $who }: Gleich werden die Soldaten geworfen. Verstärke dich oder passe.
prompt-toss = { $thrower } wirft die Soldaten.
prompt-reckoning = { $who }: Die Soldaten sind geworfen. Spiel eine Karte oder passe.
prompt-reward = { $who }: Dein Sieg erfüllt mehr als einen Auftrag. Wähle.
prompt-spoils = { $who }: Nimm einen Schatz, schieb den Verlierer weg oder lass es.
prompt-plunder = { $who }: Die Stadt gehört kurz dir. Nimm einen Schatz.
prompt-push-ship = { $who }: Schieb das besiegte Schiff um drei Felder.
prompt-push-hydra = { $who }: Schieb die Hydra um drei Felder.

# Help
help-over = Wer zuerst die Punkte hat, gewinnt sofort; die anderen folgen nach Summe (D-1.1, D-15).
help-first = Mit dieser Option haben alle die gleiche Chance zu beginnen (D-3.9).
help-stock = Fünfzehn Schätze füllen die Plätze der acht Städte (D-3.1).
help-open = Offene Aufträge gelten für alle (D-3.4, D-8.2).
help-hands = Je drei Aktionskarten und ein geheimer Auftrag, nur für den Besitzer sichtbar (D-3.7).
help-anchor = Jedes Schiff beginnt auf einem eigenen Ankerplatz; Ankerplätze sind immer sicher (D-3.8, D-2.3).
help-roll = Vier Würfel am Rand, einer in der Mitte. Die anderen ziehen zuerst, mit dem mittleren (D-4.1, D-4.2).
help-step = Segle einmal bis zum mittleren Würfel; am Halt ein Angriff und eine Siedlung. Oder lass zwei Soldaten zurückkehren. Aufträge und Karten jederzeit (D-4.3, D-4.4, D-6.8).
help-kylix = Die Schale darf nur gedreht werden: im Uhrzeigersinn Karten, Soldaten, Segeln, Hydra (D-5.1).
help-main = Karten (1: alle anderen ziehen, 2: niemand, 3: du), Soldaten, Segeln und Hydra, je einmal, in beliebiger Reihenfolge; Karten musst du ausführen (D-5.2 bis D-5.6).
help-draw = Ein leerer Kartenstapel wird aus dem Ablagestapel aufgefüllt (D-5.8).
help-return = Abgegebene Schätze gehen in eine Stadt mit freiem Platz zurück (D-8.7).
help-discard = Ein Kartenauftrag wird mit Handkarten bezahlt (D-8.7).
help-replace = Ein erfüllter offener Auftrag wird sofort ersetzt (D-8.8).
help-reveal = Alle, denen der neue Auftrag passt, antworten zugleich und geheim. Einer allein bekommt die Karte; mehrere je eine Siegpunktkarte, und der Auftrag ist weg (D-8.9, D-8.10).
help-styx = Alle, die Platz haben, kommen an Bord. Mit strikt den meisten Soldaten unten gibt es 2 Siegpunktkarten, 1 zu zweit (D-7.3 bis D-7.5).
help-boarding = Mit dieser Option beginnt bei einem Schiff nichts von selbst (D-6.9).
help-muster = Vor dem Wurf darf sich verstärken, wer gerade nicht selbst am Schritt ist (D-12.3).
help-toss = Gefallen zählt nichts und geht nach unten, aufrecht zählt 1, schräg ein halb (D-12.4).
help-reckoning = Der Angreifer zuerst, je eine Karte, bis alle schweigen (D-12.5).
help-reward = Ein Sieg erfüllt einen Auftrag (D-8.12).
help-spoils = Der Sieger nimmt einen Schatz des Verlierers oder schiebt das Schiff um drei Felder (D-12.10).
help-plunder = Ein Schatz je Sieg; auf vollem Schiff macht ein Soldat Platz (D-12.12, D-12.13).
help-push-ship = Wer gegen die Hydra verliert, wird vom rechten Nachbarn weggeschoben (D-13.7, D-14).
help-push-hydra = Die besiegte Hydra geht drei Felder über offene See; dort greift sie niemanden an (D-13.5, D-13.9).

# Refusals
why-chance-only = Würfel, Karten und Würfe sind nicht deine Wahl.
why-wrong-time = Jetzt ist etwas anderes gefragt.
why-cards-only = Du bist nicht am Zug: Bis dahin kannst du nur Aktionskarten spielen.
why-only-in-turn = Spiel diese Karte im eigenen Zug oder in einem eigenen Kampf.
why-no-anchor-field = { $field } ist kein Ankerplatz.
why-anchor-taken = Dort liegt schon ein anderes Schiff.
why-same-setting = Diese Stellung gibt dieselben Würfel wie eine andere.
why-cards-done = Der Kartenwürfel ist schon ausgeführt.
why-soldiers-done = Du hast schon Soldaten zurückgeholt.
why-die-too-small = Der Würfel zeigt weniger.
why-too-few-below = So viele Soldaten hast du nicht in der Unterwelt.
why-none-below = Du hast keine Soldaten in der Unterwelt.
why-no-room = An Bord ist kein Platz für sie.
why-sailing-used = Deine Fahrt ist verbraucht: eine je Zug, im eigenen wie in dem der anderen.
why-cards-first = Führe zuerst den Kartenwürfel aus.
why-name-ship = Dort liegen mehrere Schiffe: Nenne eines.
why-no-soldier = Du hast keinen Soldaten an Bord.
why-name-no-ship = Dort ist kein Schiff zu nennen.
why-ship-not-there = Das Schiff von { $hero } liegt dort nicht.
why-not-water = { $field } ist kein Wasser.
why-already-there = Dein Schiff liegt schon dort.
why-out-of-reach = { $steps ->
        [one] Kein freier Weg von einem Feld führt dorthin.
       *[other] Kein freier Weg von höchstens { $steps } Feldern führt dorthin.
    }
why-no-hydra-task = Die Hydra darfst du nur für einen Auftrag angreifen, der es verlangt.
why-stop-over = Zu spät: Angegriffen und gegründet wird, wo dein Schiff hält, bevor du etwas anderes tust.
why-one-attack = Ein Angriff je Halt.
why-not-beside = Dein Schiff liegt nicht neben { $place }.
why-empty-city = Die Stadt hat keinen Schatz.
why-not-held = Niemand sonst hält diese Siedlung.
why-one-settlement = Eine Siedlung je Halt.
why-settlement-taken = Dort stehen schon Soldaten.
why-too-few-aboard = { $number ->
        [one] Du brauchst einen Soldaten an Bord.
       *[other] Du brauchst { $number } Soldaten an Bord.
    }
why-all-fit = Alle deine Soldaten passen: Nichts muss ausgeladen werden.
why-no-treasure = So einen Schatz hast du nicht an Bord ({ $colour }).
why-no-treasure-any = Du hast keinen passenden Schatz an Bord.
why-not-at-anchor = Dein Schiff muss auf einem Ankerplatz liegen.
why-only-revealed = Nur der eben aufgedeckte Auftrag kann jetzt erfüllt werden.
why-not-your-task = { $task } liegt weder offen noch ist es dein geheimer Auftrag.
why-only-by-winning = Diese Hälfte erfüllt man nur im Augenblick eines Sieges.
why-no-colours = Für diese Hälfte werden keine Schätze genannt.
why-wrong-colours = Das sind nicht die Schätze, die die Karte verlangt, in dieser Reihenfolge.
why-too-few-cards = Du brauchst { $number } Aktionskarten auf der Hand.
why-other-win = Dieser Sieg erfüllt eine andere Art Auftrag.
why-other-colour = Zuerst kommt ein anderer Schatz zurück.
why-city-full = { $city } hat keinen freien Platz.
why-no-card = Du hast { $card } nicht auf der Hand.
why-say-more = Sag wohin, oder wie viele.
why-not-in-muster = Vor einem Wurf sind nur Verstärkung und Hermes spielbar.
why-only-in-reckoning = Diese Karte spielt man nach einem Wurf.
why-orpheus-twice = Orpheus singt in diesem Schritt schon.
why-bag-empty = Kartenstapel und Ablagestapel haben zu wenige Karten.
why-nobody-fallen = Keiner deiner Soldaten ist in diesem Kampf gefallen.
why-not-in-reckoning = Diese Karte bewirkt nach einem Wurf nichts.
why-not-losing = Du gewinnst: Diese Karte würde nichts ändern.
why-card-too-small = Die Karte bringt weniger zurück.
why-not-styx = Charon fährt nur auf Styxfelder.
why-hydra-done = Du hast die Hydra schon gezogen.
why-hydra-open-sea = Die Hydra bleibt auf offener See.
why-hydra-there = Die Hydra ist schon dort.
why-hydra-out-of-reach = { $steps ->
        [one] Die Hydra kommt nicht in einem Schritt dorthin.
       *[other] Die Hydra kommt nicht in { $steps } Schritten dorthin, ohne an einem Schiff vorbeizuziehen.
    }
why-own-ship = An diesem Tisch schickt man die Hydra nicht (noch einmal) gegen das eigene Schiff.
why-none-to-take = So einen Schatz gibt es hier nicht ({ $colour }).
why-no-space = Dein Schiff ist voller Schätze und hat keinen Soldaten, der Platz macht.
why-push-other = Geschoben wird { $hero }.
why-push-three = { $field } ist kein freies Feld in genau drei Schritten.

# Board
board-turn =
  { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
  }
board-target = Ziel: { $target } Punkte
board-describe = { board-turn }. Hydra auf { $hydra }. { $ships }
board-ship =
    { $seat }{ $field ->
        [none] {""}
       *[other] {" auf "}{ $field }
    }. Soldaten: { $soldiers }, Schätze: { $treasures }, Punkte: { $total }.
board-city = { $place }, Wert { $value }: { $treasures }
board-settlement = { $place }, Wert { $value }: { $holder }
board-nobody = leer
board-hydra = Hydra, Wert { $value }
board-underworld = Unterwelt
board-cards = Karten
board-soldiers = Soldaten
board-sailing = Segeln
board-hydra-die = Hydra
board-setting = Karten { $cards }, Soldaten { $soldiers }, Segeln { $sailing }, Hydra { $hydra }
card-die-1 = alle anderen ziehen eine Karte
card-die-2 = niemand zieht eine Karte
card-die-3 = du ziehst eine Karte
board-tasks = Offene Aufträge
board-secret = Dein geheimer Auftrag
board-hand = Deine Hand
board-bag = noch { $deck ->
        [1] eine Aktionskarte
       *[other] { $deck } Aktionskarten
    }, { $tasks ->
        [1] ein Auftrag
       *[other] { $tasks } Aufträge
    }
board-in-hand = { $cards } auf der Hand
board-secret-held = geheimer Auftrag
board-strength = Stärke { $strength }
board-needs = nötig: { $needed }
board-fallen = gefallen
board-firm = aufrecht
board-leaning = schräg
board-reach = In Reichweite: { $fields }
board-points = { $total } von { $target }
half-all = Athen: { $colours }
half-any = Athen: { $colours }
half-or = { $one } oder { $two }
half-and = { $one } + { $two }
half-named = { $half } („{ $what }“)
task-named = { $task } („{ $one }“ oder „{ $two }“, { $points } Punkte)
half-pair = Athen: zwei von einer Farbe
half-soldiers = { $city }: { $number } Soldaten
half-cards = { $city }: { $number } Karten ablegen
half-beat = Spieler besiegen
half-hydra = Hydra besiegen

# What a thing is and when it matters; the goal; the steps; what is asked next
why-thing-underworld = Gefallene Soldaten warten hier, bis etwas sie zurückholt.
why-thing-dead = Sie warten in der Unterwelt, bis etwas sie zurückholt.
    .name = Gefallene Soldaten von { $seat }
why-thing-styx = Ein Schiff, das hierher kommt, darf seine Soldaten zurückholen.
why-thing-field = Schiffe segeln hierher, so weit der Würfel reicht.
    .name = Feld { $name }
why-thing-athens = Hier werden Schätze abgeliefert und Aufträge erfüllt.
why-thing-place = Ein Schiff daneben darf angreifen oder eine Siedlung gründen.
why-thing-stock = Wer die Stadt gewinnt, nimmt einen Schatz.
    .name = Schatz der Stadt: { $name }
why-thing-kylix = Einmal im Zug gedreht, gibt sie jeder Aktion einen Würfel.
    .name = Kylix
why-thing-die = Er zählt für die Aktion, an der er liegt.
why-thing-hydra = Ein Würfel oder eine Karte bewegt sie, und sie greift Schiffe an.
why-thing-seat = Punkte, Soldaten, Schätze und Karten dieses Spielers.
why-thing-soldier = Er wird im Kampf geworfen; wer stehen bleibt, zählt.
    .name = Soldat
why-thing-garrison = Diese Soldaten halten eine Siedlung und bringen ihre Punkte.
    .name = Besatzung
why-thing-task = Eine der beiden Hälften genügt für die Punkte.
    .name = { $task }
why-thing-hand = Wann man sie spielt: { $when }.
why-thing-ship = Wo es hält, darf sein Held angreifen, gründen oder abliefern.
why-thing-cargo = Liefere ihn in Athen ab oder nutze ihn für einen Auftrag.
    .name = Schatz an Bord: { $name }
why-thing-fight = Soldaten werden geworfen; wer stehen bleibt, zählt.
    .name = Der Kampf
why-thing-side = So stark ist { $seat } in diesem Kampf.
    .name = { $seat }: Stärke
why-thing-chosen = Dieser Würfel gehört in diesem Zug zur Aktion.
    .name = { $action }
goal = Ziel: als Erster { $target } Punkte. Du: { $mine }, die anderen Spieler: höchstens { $best }.
goal-open = Ziel: als Erster { $target } Punkte haben.
stage-steps = Schritte der anderen
stage-kylix = Kylix
stage-main = Vier Aktionen
ask-sail-at = Welches der Schiffe dort greifst du an?
ask-soldiers = Wie viele Soldaten kommen zurück an Bord?
ask-play-underworld = Wie viele Soldaten kommen zurück an Bord?
ask-play-call = Wohin zieht die Hydra?
ask-play-call-at = Welches der Schiffe dort greift die Hydra an?
ask-play-charon = Zu welchem Feld des Styx fährt die Fähre?
ask-hydra = Wohin zieht die Hydra?
ask-hydra-at = Welches der Schiffe dort greift die Hydra an?
ask-deliver = Welchen Schatz lieferst du für einen Punkt ab?
ask-claim-one = Welchen Schatz gibst du dafür?
ask-claim-two = Welche Schätze gibst du dafür?
ask-claim-three = Welche Schätze gibst du dafür?

# What the chart of a finished game counts
figures = Punkte

# Was jetzt geschieht, für alle, die etwas anderes anklicken
now-anchor = Jetzt wählen alle einen Ankerplatz.
now-step = Jetzt segelt ein Schiff und handelt, wo es hält.
now-kylix = Jetzt wird die Kylix gedreht.
now-main = Jetzt werden die vier Aktionen ausgeführt.
now-return = Jetzt kommt ein Schatz in eine Stadt zurück.
now-discard = Jetzt werden Karten für einen Auftrag abgelegt.
now-reveal = Jetzt darf der neue Auftrag erfüllt werden.
now-styx = Jetzt dürfen Soldaten über den Styx zurückkommen.
now-boarding = Jetzt darf hier ein Schiff angegriffen werden.
now-muster = Jetzt dürfen Karten vor dem Wurf helfen.
now-reckoning = Jetzt dürfen Karten nach dem Wurf helfen.
now-reward = Jetzt erfüllt der Sieg einen Auftrag.
now-spoils = Jetzt nimmt der Sieger einen Schatz oder schiebt den Verlierer.
now-plunder = Jetzt nimmt der Sieger einen Schatz der Stadt.
now-push-ship = Jetzt wird das besiegte Schiff weggeschoben.
now-push-hydra = Jetzt wird die Hydra weggeschoben.
now-over = Das Spiel ist zu Ende.

# Warum ein Tipp etwas rät
gain-seat = { $who ->
    [me] Du endest
   *[other] { $seat } endet
} so mit { $more ->
    [more] mehr
   *[less] weniger
} Punkten.
because-setting = Das ergibt: { board-setting }.
because-rival = Punkte von { $hero }: { $total }.
because-athens = Athen liegt daneben; Schätze an Bord: { $count }.
because-beside = { $place } liegt daneben; Schätze dort: { $count }.
because-nearest = Das nächste Schiff dort gehört { $hero }; Punkte: { $total }.
because-hand = Karten auf deiner Hand: { $count }.
because-target = Deine Punkte: { $own } von { $target }.
because-cargo = Von dieser Farbe hast du { $count } an Bord.
because-aboard = Soldaten an Bord: { $count }.
because-points = Deine Punkte: { $own }; die anderen: höchstens { $other }.
because-fight = Der Kampf steht { $own } zu { $against }.
because-treasures = In { $place } { $count ->
    [one] liegt ein Schatz
   *[other] liegen { $count } Schätze
}.
because-losing = Du verlierst den Kampf, { $own } zu { $against }.
because-winning = Du gewinnst den Kampf ohnehin, { $own } zu { $against }.
because-below = In der Unterwelt { $count ->
    [one] liegt ein Soldat
   *[other] liegen { $count } Soldaten
} von dir.
because-leads = { $hero } liegt mit { $total } Punkten vor den anderen.
