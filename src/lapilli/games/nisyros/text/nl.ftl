# Nisyros

# Names
title = Nisyros
about = De vulkaan zal het hele eiland bedelven. Twee werkers van elk dorp zien het aankomen: samen kappen jullie hout voor boten, stapelen steen tot dammen, roepen de anderen op en brengen iedereen op tijd naar Kos. Jullie winnen of verliezen samen; het dorp met de minste geredden geeft de doorslag.
seat-mandraki = Mandraki
seat-pali = Pali
seat-emporios = Emporios
seat-nikia = Nikia
seat-s1 = Speler 1
seat-s2 = Speler 2
seat-s3 = Speler 3
seat-s4 = Speler 4
spot-1 = helling 1 van { $zone }
spot-2 = helling 2 van { $zone }
spot-3 = helling 3 van { $zone }
spot-4 = helling 4 van { $zone }
spot-dam = dammenbouwplaats van { $zone }
spot-yard = botenwerf van { $zone }
spot-theatre = theater van { $zone }
spot-village = dorp { $zone }
spot-coast = kust van { $zone }
resource-stone = steen
resource-wood = hout
resource-wheat = graan
die-a = 1
die-b = 2
die-c = 3
die-d = 4
die-e = 5
face-stone = steen
face-wood = hout
face-wheat = graan
face-dam = dam
face-boat = boot
face-theatre = theater
face-hermes = Hermes
face-plus = +1 uitbarsting
face-minus = -1 uitbarsting

# Event cards: name, what it does, when it acts
event-1 = Briljant idee
    .text = Gooi een of twee dobbelstenen zonder +1 opnieuw.
event-2 = Marathonloper
    .text = Als de dobbelstenen liggen, mag één staande werker ergens anders heen.
event-3 = Onweersbui
    .text = Alle steengebieden leveren dubbel op.
event-4 = Storm
    .text = Alle houtgebieden leveren dubbel op.
event-5 = Uitmuntende oogst
    .text = Alle graangebieden leveren dubbel op.
event-6 = Lichte regenbui
    .text = Na stap 6 gaat elke werker naar een theater naar keuze.
event-7 = Vasten
    .text = In stap 7 wordt geen graan gegeten.
event-8 = Ratten
    .text = De ratten eten { $amount } graan.
event-9 = Siësta
    .text = { $amount } werkers naar keuze gaan liggen tot het einde van stap 6.
event-10 = Vulkaangas
    .text = Waar de vulkaandobbelsteen heen wijst, valt het hoogste gebied met werkers stil.
event-11 = Zoekactie
    .text = Eén figuur mag uit Hades terugkeren naar zijn theater.
event-12 = Onbemande boot
    .text = Eén boot spoelt aan op een kust naar keuze.
event-13 = Orakel
    .text = Jullie kiezen de richting van de eerste uitbarsting van deze ronde.
event-14 = Aardscheur
    .text = De lava van een zone naar keuze trekt zich één gebied terug.
event-15 = Noodoproep
    .text = Elke werker op een theater roept dubbel op, nog steeds hoogstens twee per theater.
event-16 = Houtworm
    .text = De wormen bederven { $amount } hout.
event-17 = Aardschok
    .text = Waar de vulkaandobbelsteen heen wijst, gaat één dam verloren.
event-18 = Aardbeving
    .text = Elke zone verliest één dam.
event-19 = Zeewind
    .text = De wind neemt één boot naar keuze mee.
event-20 = Paniek
    .text = { $amount } werkers naar keuze rennen terug naar hun dorp.

# Actions: what is on the button, and what the log says
act-lay-coast = { $zone } komt hierna
    .log = { $zone } wordt als volgende gelegd, met de klok mee.
act-lay = { $slope }: { $resource }
    .log = De { $slope } levert { $resource }.
act-village = Woon in { $zone }
    .log = { $actor } kiest { $zone }.
act-first = { $seat } begint
    .log = { $seat } is het eerst aan de beurt.
act-place = Stuur een werker hierheen: { $to } (nu: { $from })
    .log = { $actor } verplaatst een werker: { $from } → { $to }.
act-sail = Vaar een lege boot van { $from } naar { $to }
    .log = { $actor } vaart met een boot van { $from } naar { $to }.
act-ready = Meld je klaar
    .log = { $actor } is klaar.
act-roll-red = Rode dobbelsteen: { $red }
    .log = De rode dobbelsteen toont { $red }.
act-draw-event = Gebeurtenis: { $event }
    .log = Gebeurtenis: { $event }.
act-siesta = Laat een werker van { $colour } liggen: { $place }
    .log = Een werker van { $colour } gaat liggen: { $place }.
act-gas = Laat het gas over { $zone } drijven
    .log = { $actor } laat het gas naar { $zone } drijven.
act-search = Red er één van { $colour }
    .log = De zoekactie brengt er één van { $colour } terug uit Hades.
act-search-none = Zoek niemand
    .log = { $actor } blaast de zoekactie af.
act-wash = Laat de boot aanspoelen bij { $zone }
    .log = Een onbemande boot spoelt aan bij { $zone }.
act-crevice = Open de aardscheur in { $zone }
    .log = Een aardscheur slokt de onderste lava van { $zone } op.
act-tremor = Laat de aardschok { $zone } treffen
    .log = De aardschok treft { $zone }.
act-undam = Verlies een dam: { $area }
    .log = Een dam breekt: { $area }.
act-wreck = Verlies een boot bij { $zone }
    .log = De wind blaast een boot van { $zone } weg.
act-panic = Stuur een werker van { $colour } naar huis: { $place }
    .log = Een werker van { $colour } rent in paniek naar huis: { $place }.
act-panic-idle = Stuur een rustende werker van { $colour } naar huis: { $place }
    .log = Een liggende werker van { $colour } rent in paniek naar huis: { $place }.
act-roll = Dobbelsteen { $die }: { $face }
    .log = Dobbelsteen { $die } toont { $face }.
act-reroll = Gooi dobbelsteen { $die } opnieuw
    .log = { $actor } kiest deze dobbelsteen om opnieuw te gooien: { $die }.
act-reroll-done = Kies geen dobbelsteen meer
    .log = { $actor } heeft genoeg dobbelstenen gekozen.
act-die = Leg dobbelsteen { $die } hier: { $place }
    .log = { $actor } legt de dobbelsteen met { $die } hier: { $place }.
act-dice-done = Laat de andere dobbelstenen liggen
    .log = { $actor } laat de andere dobbelstenen ongebruikt.
act-run = Laat een werker van { $colour } rennen: { $to } (nu: { $from })
    .log = Een loper van { $colour }: { $from } → { $to }.
act-run-none = Laat niemand rennen
    .log = Niemand rent.
act-build-dam = Bouw een dam: { $area }
    .log = Er wordt een dam gebouwd: { $area }.
act-build-boat = Bouw een boot bij { $zone }
    .log = Bij { $zone } wordt een boot gebouwd.
act-build-done = Stop met bouwen
    .log = { $actor } bewaart de rest voor later.
act-call = Roep een burger op ({ $zone })
    .log = { $actor } roept een burger op in { $zone }.
act-call-done = Roep niemand meer op
    .log = { $actor } roept niemand meer op.
act-gather = Breng een werker hierheen: { $to } (nu: { $from })
    .log = { $actor } schuilt: { $from } → { $to }.
act-gather-done = Blijf in de theaters
    .log = { $actor } blijft op de theaters.
act-sick = Stuur een hongerige werker van { $colour } naar huis: { $place }
    .log = Een hongerige werker van { $colour } wordt ziek: { $place }.
act-flow = Laat nu de lava van { $zone } stromen
    .log = { $actor } laat eerst de lava van { $zone } stromen.
act-roll-volcano = Vulkaandobbelsteen: { $way }
    .log = De vulkaandobbelsteen wijst naar { $way }.
act-erupt = Laat uitbarsten richting { $zone }
    .log = { $actor } richt de uitbarsting op { $zone }.
act-flee-citizen-boat = Zet een burger van { $colour } in een boot
    .log = Een burger van { $colour } springt in een boot.
act-flee-worker-boat = Zet een werker van { $colour } in een boot
    .log = Een werker van { $colour } springt in een boot.
act-flee-citizen = Stuur een burger van { $colour } naar { $zone }
    .log = Een burger van { $colour } rent naar { $zone }.
act-flee-worker = Stuur een werker van { $colour } naar { $zone }
    .log = Een werker van { $colour } rent naar { $zone }.
act-evacuate = Vaar { $colour } naar Kos: { $spot }, boot van { $zone }
    .log = Iemand van { $colour } vaart met een boot van { $zone } naar Kos: { $spot }.
act-evacuate-own = Vaar naar Kos: { $spot }
act-evacuate-lent = Vaar naar Kos: { $spot }, boot van { $zone }
act-evacuate-done = Klaar
    .log = { $actor } houdt de andere boten.
act-home = Verhuis naar { $zone }
    .log = { $actor } woont nu in { $zone }.

# What followed from an action
story-round = Ronde { $round }: { $active } is aan de beurt.
story-events = { $count ->
        [one] Er wordt in deze ronde één gebeurteniskaart getrokken.
       *[other] Er worden in deze ronde { $count } gebeurteniskaarten getrokken.
    }
story-laid = De hellingen liggen klaar.
story-dice = De dobbelstenen tonen: { $faces }.
story-waits = De kaart wacht op stap { $step }.
story-gain = { $count } { $resource } verzameld.
story-eaten = De werkers eten { $count } graan.
story-lost-stock = { $count } { $resource } verloren.
story-eruptions = Uitbarstingen op komst: { $sum }, dus { $count }.
story-covered = Lava bedekt: { $area }.
story-freed = De lava trekt weg van: { $area }.
story-held = De dammen houden stand: { $area }.
story-dams-lost = Dammen verloren: { $count } ({ $area }).
story-boats-lost = Boten bedolven bij { $zone }: { $count }.
story-safe = { $colour } ontkomt.
story-hades = { $colour } rouwt: { $count } naar Hades.
story-kos = { $count ->
        [one] { $colour } heeft één inwoner op Kos.
       *[other] { $colour } heeft { $count } mensen op Kos.
    }
story-idle = Werkers die gaan liggen: { $count } ({ $area }).
story-ill = { $count ->
        [one] { $colour }: één zieke werker gaat naar huis.
       *[other] { $colour }: { $count } zieke werkers gaan naar huis.
    }
story-home = { $colour } vindt een nieuw thuis in { $zone }.
story-covered-end = Het hele eiland is bedekt.
story-empty-end = Er is niemand meer op het eiland.
story-no-refuge-end = Er is geen bewoonde kust meer: wie er nog is, is verloren.
result-big = Grote overwinning: van elk dorp zijn er minstens { $big } op Kos. { $level ->
        [zeus] Beter kan niet: Zeus is het hoogste niveau.
       *[other] Probeer een hoger niveau!
    }
result-small = Kleine overwinning: van elk dorp zijn er minstens { $small } op Kos. Probeer hetzelfde niveau nog eens.
result-lost = Verloren: niet van elk dorp zijn er { $small } op Kos.
standing = Op Kos: { $saved }, in Hades: { $dead }
reason-covered = Het hele eiland is bedekt.
reason-empty = Er is niemand meer op het eiland.
reason-no-refuge = Er is geen bewoonde kust meer.

# Options
option-level = Niveau
    .help = Hoe zwaar de vulkaan is, en of iedereen die met een boot vertrekt één graan meeneemt.
option-level-achilles = Achilles: 2 uitbarstingen
option-level-heracles = Heracles: 2 uitbarstingen, graan per passagier
option-level-zeus = Zeus: 3 uitbarstingen, graan per passagier
option-layout = Hellingen
    .help = Leg de zestien grondstofgebieden willekeurig, of volgens de leeropstelling.
option-layout-random = Willekeurig
option-layout-fixed = Leeropstelling
option-coast_order = Volgorde van de dorpen
    .help = De dorpen liggen met de klok mee zoals op het echte eiland, of willekeurig.
option-coast_order-fixed = Zoals op het eiland
option-coast_order-random = Willekeurig
option-villages = Dorpen
    .help = Kies vrij, of spreek (met twee spelers) af naast of tegenover elkaar te wonen; of noem de dorpen.
option-villages-free = Vrije keuze
option-villages-neighbours = Naast elkaar (2 spelers)
option-villages-opposite = Tegenover elkaar (2 spelers)
option-first = Eerste speler
    .help = Wie in ronde 1 voor het team beslist.
option-first-s1 = Speler 1
option-first-s2 = Speler 2
option-first-s3 = Speler 3
option-first-s4 = Speler 4
option-first-random = Door het toeval
option-flight_order = Volgorde van vluchten
    .help = Op een bedekte kust kiest het team wie vlucht, of burgers, eigen werkers en gasten gaan strikt na elkaar zolang er een boot is.
option-flight_order-free = Vrij
option-flight_order-strict = Strikt
option-guest_order = Gastheren en gasten
    .help = Ontheemden wachten tot hun gastheer klaar is, of iedereen handelt tegelijk.
option-guest_order-host_first = Gastheer eerst
option-guest_order-free = Allen tegelijk
option-dam_spots = Damplaatsen
    .help = Hoeveel dammen elk gebied beschermen: van boven 1, 2, 2, 3, of overal 2. Staat niet in onze bronnen.
option-dam_spots-default = 1, 2, 2, 3
option-dam_spots-even = 2, 2, 2, 2
option-volcano_pairs = Dubbele vlakken van de vulkaandobbelsteen
    .help = Of de tweekleurige vlakken dorpen tegenover of naast elkaar tonen. Staat niet in onze bronnen.
option-volcano_pairs-opposite = Dorpen tegenover elkaar
option-volcano_pairs-adjacent = Naburige dorpen
option-sailing = Boten in stap 1
    .help = Iedereen mag lege boten naar een andere bewoonde kust verplaatsen, of alleen wie aan de beurt is.
option-sailing-all = Iedereen verplaatst ze
option-sailing-active = Alleen wie aan de beurt is

# Steps and phases
step-1 = Werkers en boten
step-2 = Gebeurtenissen
step-3 = Actiedobbelstenen
step-4 = Verzamelen
step-5 = Bouwen
step-6 = Oproepen
step-7 = Voedsel
step-8 = Lavastroom
step-9 = Uitbarstingen
step-10 = Evacuatie
phase-village = de keuze van de dorpen
phase-place = stap 1, werkers en boten
phase-siesta = de siësta (kaart 9)
phase-gas = het vulkaangas (kaart 10)
phase-search = de zoekactie (kaart 11)
phase-wash = de onbemande boot (kaart 12)
phase-crevice = de aardscheur (kaart 14)
phase-tremor = de aardschok (kaart 17)
phase-undam = de aardschok of de aardbeving (kaart 17, 18)
phase-wreck = de zeewind (kaart 19)
phase-panic = de paniek (kaart 20)
phase-reroll = het briljante idee (kaart 1)
phase-dice = stap 3, actiedobbelstenen
phase-run = de marathonloper (kaart 2)
phase-build = stap 5, bouwen
phase-call = stap 6, oproepen
phase-gather = de lichte regenbui (kaart 6)
phase-sick = stap 7, voedsel
phase-flow = stap 8, lavastroom
phase-erupt = stap 9, uitbarstingen
phase-flee = een vlucht voor de lava
phase-evacuate = stap 10, evacuatie
phase-home = het einde van de ronde, voor ontheemden

# Prompts
prompt-lay-coast = De kusten worden willekeurig gelegd.
prompt-lay = De hellingen worden willekeurig gelegd.
prompt-village = { $who }: kies je dorp.
prompt-first = Het toeval bepaalt wie begint.
prompt-place = Stap 1, werkers en boten. { $who }: zet je werkers in en meld je klaar.
prompt-events = Stap 2, gebeurtenissen. { $active } gooit de rode dobbelsteen: hoeveel gebeurtenissen?
prompt-draw = Stap 2, gebeurtenissen. Nog te trekken gebeurteniskaarten: { $events }.
prompt-siesta = Siësta. { $active }: kies een werker die gaat liggen (nog { $left }).
prompt-fumes = Vulkaangas: de vulkaandobbelsteen zegt waar.
prompt-gas = { $active }: boven welke zone drijft het gas?
prompt-search = { $active }: wie komt terug uit Hades?
prompt-wash = { $active }: waar spoelt de boot aan?
prompt-crevice = { $active }: in welke zone trekt de lava zich terug?
prompt-shake = Aardschok: de vulkaandobbelsteen zegt waar.
prompt-tremor = { $active }: welke zone verliest een dam?
prompt-undam = { $active }: welke dam gaat verloren?
prompt-wreck = { $active }: welke boot neemt de wind mee?
prompt-panic = Paniek. { $active }: kies een werker die naar huis rent (nog { $left }).
prompt-throw = Stap 3, actiedobbelstenen. { $active } gooit de actiedobbelstenen.
prompt-reroll = Briljant idee. { $active }: kies hoogstens twee dobbelstenen om opnieuw te gooien.
prompt-dice = Stap 3, actiedobbelstenen. { $active }: leg dobbelstenen op werkplekken om ze te verdubbelen.
prompt-run = Marathonloper. { $active }: één staande werker mag ergens anders heen.
prompt-build = Stap 5, bouwen. { $active }: bouw dammen ({ $stone } steen) en boten ({ $wood } hout).
prompt-call = Stap 6, oproepen. { $who }: roep burgers op of zie ervan af.
prompt-gather = Lichte regenbui. { $who }: breng je werkers naar theaters.
prompt-sick = Stap 7, voedsel. Er is te weinig graan. { $active }: kies wie ziek wordt (nog { $left }).
prompt-flow = Stap 8, lavastroom. { $active }: waar stroomt de lava nu?
prompt-volcano = { $eruptions ->
        [one] Stap 9, uitbarstingen. Nog één uitbarsting. De vulkaandobbelsteen wordt gegooid.
       *[other] Stap 9, uitbarstingen. Nog { $eruptions } uitbarstingen. De vulkaandobbelsteen wordt gegooid.
    }
prompt-erupt = Stap 9, uitbarstingen. { $active }: waarheen barst de vulkaan uit?
prompt-flee = Lava! { $area }. { $active }: wie vlucht nu, en hoe?
prompt-escape = { $colour } vlucht: de rode dobbelsteen beslist (2 is Hades).
prompt-evacuate = Stap 10, evacuatie. { $active }: wie vaart naar Kos? Boten: { $boats }.
prompt-home = { $who }: je dorp is verloren, kies een nieuw thuis.
prompt-over = Het spel is afgelopen na ronde { $round }.

# The rule of each step
help-lay-coast = De vier kusten worden met de klok mee gelegd, Mandraki eerst, de andere naar toeval. (N-14.1)
help-lay = Ring voor ring, van de laagste helling omhoog, krijgt elke zone een tegel steen, hout of graan. (N-14.2)
help-village = Elke plaats kiest een vrij dorp: acht burgers wonen er, twee werkers staan op het theater. (N-14.4, N-14.5)
help-first = Het toeval noemt de plaats die in ronde 1 aan de beurt is. (N-14.9)
help-place = Zet je werkers op open werkplekken in je eigen zone of de twee ernaast, nooit ertegenover. Op helling 1 en 2 passen twee werkers, op een werf drie. Hellingen geven grondstoffen, op de dammenbouwplaats en de werf wordt gebouwd, het theater roept burgers op. Je mag ook lege boten naar een andere bewoonde kust verplaatsen. (N-1)
help-events = De rode dobbelsteen zegt hoeveel gebeurteniskaarten er komen: één, twee of drie. (N-2.1)
help-draw = Elke kaart werkt meteen of wacht bij haar stap. De eerste vijf kaarten van een spel zijn sterkaarten. (N-2.2, N-14.8)
help-siesta = In totaal gaan twee staande werkers liggen. Ze werken niet tot het einde van stap 6, maar eten en vluchten gewoon. (N-15.9)
help-fumes = De vulkaandobbelsteen wordt gegooid tot hij een zone met werkers toont. (N-15.10)
help-gas = In de gekozen zone levert, bouwt en roept het hoogste gebied met werkers niets tot het einde van stap 6. Een kust telt als één gebied. (N-15.10)
help-search = Eén figuur, van welke kleur ook, mag uit Hades terugkeren, als werker op het theater van zijn thuis. (N-15.11)
help-wash = Een boot uit de voorraad komt bij een bewoonde kust die niet bedekt is. (N-15.12)
help-crevice = In één zone komt het laagste bedekte gebied weer vrij. Wat verloren is, komt niet terug. (N-15.14)
help-shake = De vulkaandobbelsteen wordt gegooid tot hij een zone met een dam toont. (N-15.17)
help-tremor = Eén dam van de gekozen zone gaat terug naar de voorraad. (N-15.17)
help-undam = Het team kiest per zone het gebied dat een dam verliest. (N-15.17, N-15.18)
help-wreck = Eén boot van een kust naar keuze gaat terug naar de voorraad. (N-15.19)
help-panic = In totaal worden twee werkers weer burger in hun dorp. (N-15.20)
help-throw = Alle vijf actiedobbelstenen worden gegooid. Plus en min gaan naar stap 9 en veranderen het aantal uitbarstingen. (N-3.1, N-3.3)
help-reroll = Kies een of twee dobbelstenen zonder plus; ze worden nog eens gegooid en het nieuwe vlak telt. (N-15.1)
help-dice = Een dobbelsteen verdubbelt wat zijn soort werkplek doet: steen, hout en graan op hellingen, dam, boot en theater op de hunne, Hermes overal. Eén per werkplek, en alleen waar iemand staat. (N-3.4 tot N-3.7)
help-run = Eén staande werker mag naar een andere werkplek binnen bereik. Dobbelstenen blijven liggen. (N-15.2)
help-build = Elke staande werker op een dammenbouwplaats bouwt een dam in die zone voor één steen, op een werf een boot voor één hout; twee met een dobbelsteen. Een gebied met al zijn dammen houdt de lavastroom tegen. (N-5)
help-call = Elke werker die op een theater staat roept één burger op, verdubbeld door een dobbelsteen of noodoproep; hoogstens twee nieuwe werkers per theater en ronde. (N-6)
help-gather = Elke werker gaat naar het theater van een bewoonde kust, elk één keer, hoe ver ook. Wie tegenover zijn thuis staat, moet volgende ronde eerst terug. (N-15.6, N-1.4)
help-sick = Een kleur met één tot vijf werkers eet één graan, met meer twee. Voor elk ontbrekend graan worden twee werkers ziek en weer burger. (N-7)
help-flow = In elke zone met lava wordt het gebied eronder bedekt, tenzij al zijn dammen er liggen. In ronde 1 stroomt niets. (N-8)
help-volcano = Twee uitbarstingen (Zeus: drie), veranderd door plus en min, één minder in ronde 1. Elke bedekt het bovenste vrije gebied van de getoonde zone; dammen helpen niet. (N-9)
help-erupt = Twee dorpen op de dobbelsteen, of het orakel: het team beslist over de richting. (N-9.2, N-9.3)
help-flee = Iedereen op een bedekt gebied vlucht, één voor één. Met een boot van deze kust naar Kos (burgers moeten dat proberen zolang er een boot is), of over land: naar huis als dat er nog is, anders naar een bereikbare bewoonde kust. Wie geen uitweg heeft, is verloren. (N-11)
help-escape = 1 of 3: gered. 2: Hades. Een mislukte vlucht kost geen boot en geen graan. (N-11.1, N-11.6)
help-evacuate = Iedereen mag met elke boot naar Kos, zonder worp; op Heracles en Zeus met één graan per persoon. (N-10)
help-home = Wie zijn dorp verloor, kiest een bewoonde kust als nieuw thuis; al zijn mensen verhuizen erheen. Bereik, oproepen en vluchten tellen vanaf daar. (N-12)
help-over = Het dorp met de minste mensen op Kos beslist: negen of meer is een grote overwinning, zeven of acht een kleine. (N-13)

# Refusals
why-chance-only = Alleen het toeval gooit dobbelstenen en trekt kaarten.
why-wrong-step = Niet nu: dat hoort bij { $step }.
why-not-yours = Dat zijn mensen van { $colour }: elke plaats beweegt alleen de eigen.
why-nobody-there = { $colour } heeft daar niemand: { $place }.
why-only-idle = Van die kleur staat daar niemand: { $place }.
why-same-place = De werker is daar al.
why-out-of-reach = Buiten bereik: { $place }. Werkers gaan naar hun eigen zone en de twee zones ernaast.
why-closed = Daar woont niemand, dus is alleen de dammenbouwplaats in gebruik: { $place }.
why-full = Geen plaats meer: { $place }.
why-village-taken = { $zone } is bezet: kies een ander dorp.
why-village-agreed = Jullie hebben afgesproken hoe de dorpen liggen.
why-already-ready = Je bent klaar met deze stap.
why-host-first = Wacht tot je gastheer in { $zone } klaar is.
why-enough-moves = Genoeg verplaatst voor één ronde: meld je klaar.
why-active-sails = Alleen wie aan de beurt is verplaatst boten.
why-no-boat = Geen boot daar: { $zone }.
why-no-refuge = { $zone } is geen bewoonde kust, of al bedekt.
why-astray = Breng eerst de werker terug die buiten bereik staat: { $place }.
why-none-idle = Van die kleur ligt daar niemand: { $place }.
why-not-shown = De vulkaandobbelsteen toont { $zone } niet.
why-no-workers = Er zijn geen werkers in { $zone }.
why-not-in-hades = { $colour } heeft niemand in Hades.
why-no-lava = Er is geen lava in { $zone }.
why-no-dams = Er is geen dam in { $zone }.
why-board-order = Met de klok mee: eerst verliest { $zone } een dam.
why-no-dam-there = Daar is geen dam: { $area }.
why-plus-stays = Een dobbelsteen met plus mag niet opnieuw worden gegooid.
why-picked-already = Die dobbelsteen is al gekozen.
why-die-lies = Die dobbelsteen ligt al; hij blijft liggen.
why-wrong-die = De dobbelsteen { $face } past hier niet: { $place }.
why-wrong-die-any = { $place ->
    [any] Geen werkplek past nu bij de dobbelsteen { $face }.
   *[other] Geen dobbelsteen die over is, past hier: { $place }.
}
why-die-there = Daar ligt al een dobbelsteen: { $place }.
why-gassed = Stilgelegd door het gas: { $place }.
why-useless-die = Daar staat niemand die iets aan een dobbelsteen heeft: { $place }.
why-no-builder = Niemand kan nog meer bouwen in { $zone }.
why-no-stone = Er is geen steen meer.
why-no-wood = Er is geen hout meer.
why-no-wheat = Wie vertrekt neemt één graan mee, en er is niets meer.
why-supply-empty = De voorraad is leeg.
why-covered = Bedekt door lava: { $area }.
why-no-spot = Geen vrije damplaats: { $area }.
why-no-citizen = Je hebt geen burger in { $zone }.
why-no-call = Op het theater van { $zone } is geen oproep meer over.
why-moved-already = Elke werker gaat één keer; deze zijn al gegaan: { $place }.
why-not-gathered = Breng eerst deze werker naar een theater: { $place }.
why-no-flow = In { $zone } stroomt nu geen lava omlaag.
why-flowed = De lava van { $zone } is al verder gestroomd.
why-protected = De dammen houden stand: { $area }.
why-all-covered = { $zone } is al bedekt.
why-nobody-flees = Niemand van { $colour } is daar in gevaar.
why-seat-order = In volgorde van de plaatsen: eerst { $colour }.
why-strict-order = Strikte volgorde: burgers, dan wie hier woont, dan gasten.
why-no-boat-here = Er is hier geen bruikbare boot.
why-boat-first = Burgers moeten het met de boot proberen zolang er een is.
why-home-only = Zolang hun thuis er nog is, rennen ze alleen daarheen: { $zone }.
why-cut-off = Lava aan beide kanten: { $zone } is onbereikbaar.
why-keep-home = Je thuis { $zone } is er nog: je houdt het.

# On the board
ui-kos = Kos
ui-saved = Kos: { $saved } van { $goal }
ui-hades = Hades
ui-supply = Voorraad
ui-round =
  { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
  }
ui-step = Stap { $step }
ui-goal = Kos: elk dorp { $small }
ui-events = Gebeurtenissen
ui-deck = { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
ui-deck-stars = eerst een sterkaart
ui-at-once = meteen
ui-acts = nu
ui-acted = gedaan
ui-waits = wacht op stap { $step }
ui-none = geen
ui-dice = Dobbelstenen
ui-unused = ongebruikt
ui-in-hand = in de hand
ui-eruptions = Uitbarstingen: { $count }
ui-lava = lava
ui-boats = boten
ui-dams = dammen
ui-citizens = burgers
ui-workers = werkers
ui-idle = liggend
ui-gassed = gas
ui-bonus = bonus
ui-unowned = hier woont niemand
ui-home = woont in { $zone }
ui-active = aan de beurt
ui-island = Eiland
ui-volcano = Vulkaan
ui-sea = De zee
ui-goods = Grondstoffen
ui-people = Mensen
ui-workers-at = { $count ->
        [one] één werker van { $colour }: { $place }
       *[other] { $count } werkers van { $colour }: { $place }
    }
ui-citizens-at = { $count ->
        [one] één burger van { $colour }: { $place }
       *[other] { $count } burgers van { $colour }: { $place }
    }
ui-boats-at = { $count ->
        [one] één boot bij { $zone }
       *[other] { $count } boten bij { $zone }
    }
ui-dams-of = dammen: { $count } van { $spots }
ui-summary = Ronde { $round }, stap { $step }. Lava: { $lava }. Steen { $stone }, hout { $wood }, graan { $wheat }. Op Kos: { $kos }. In Hades: { $hades }.
row-1 = helling 1
row-2 = helling 2
row-3 = helling 3
row-4 = helling 4
row-theatre = theater
row-yard = botenwerf
row-dam = dammenbouwplaats
row-village = dorp
row-coast-dams = kustdammen

# De tien stappen, het doel, wat er gevraagd wordt, wat iets is
goal = Doel: van elk dorp { $small } op Kos ({ $big }: grote overwinning). Het verst achter: { $colour } met { $saved }.
goal-start = Doel: van elk dorp minstens { $small } op Kos ({ $big } voor een grote overwinning).
figure-kos = Op Kos
figure-hades = In Hades
figure-lava = Gebieden onder lava
ask-place = Waar gaat de werker van { $colour } heen? Nu op: { $from }
ask-sail = Naar welke kust vaart de boot vanaf { $from }?
ask-die = Welke werkplek verdubbelt deze dobbelsteen ({ $face })?
ask-run = Waar rent de werker van { $colour } heen? Nu op: { $from }
ask-gather = Naar welk theater gaat de werker? Nu op: { $from }
ask-evacuate = Met een boot van welke kust? Nu op: { $spot }
ask-flee = Hoe vlucht { $colour }: met een boot, of naar welke kust?
ask-flee-land = Naar welke kust vlucht { $colour }?
why-thing-area = Werkers die hier staan verzamelen { $resource }.
why-thing-coast = Bedekt de lava haar, dan moet iedereen hier vluchten.
why-thing-theatre = Werkers die hier staan roepen burgers op als werker.
why-thing-yard = Werkers die hier staan bouwen boten, voor één hout per boot.
why-thing-dam = Werkers die hier staan bouwen dammen, voor één steen per dam.
why-thing-village = Hier wonen burgers tot een theater of een boot ze meeneemt.
why-thing-worker = Werkers verzamelen, bouwen of roepen waar ze staan: { $place }.
why-thing-idle = Een werker die ligt, doet niets: { $place }.
why-thing-citizen = Burgers wachten hier op een theater of een boot.
why-thing-boats = Een boot brengt mensen naar Kos, of vaart naar een andere kust.
why-thing-dams = Lava stroomt niet waar elke damplaats bezet is.
    .name = Dam: { $area }
why-thing-die = Hij verdubbelt wat er op één werkplek gebeurt.
    .name = Actiedobbelsteen
why-thing-sign = Plus of min verandert het aantal uitbarstingen.
    .name = Actiedobbelsteen
why-thing-red = Hij zegt hoeveel gebeurtenissen er komen, en of een vlucht lukt.
    .name = Rode dobbelsteen
why-thing-volcano = Hij zegt waar de vulkaan uitbarst.
    .name = Vulkaandobbelsteen
why-thing-seat = Op Kos zijn { $small } mensen een kleine overwinning, { $big } een grote.
why-thing-hades = Alleen de kaart Zoekactie brengt er een terug.
    .name = De doden van { $colour }
why-thing-underworld = Wie geen uitweg uit de lava vindt, komt hier terecht.
why-thing-kos = Wie hier is, is veilig en telt mee voor het doel.
why-thing-crater = Hier beginnen uitbarstingen, die de hellingen bedekken.
why-thing-sea = Boten steken haar over; wat erop geschilderd is, is decor.
why-thing-stock = Alle dorpen delen hem, hoogstens { $most }.
    .name = Voorraad { $resource }
why-thing-step = { $number ->
        [1] Werkers gaan op pad; de actieve speler verplaatst boten.
        [2] De rode dobbelsteen zegt hoeveel gebeurteniskaarten er komen.
        [3] Actiedobbelstenen verdubbelen wat er op werkplekken gebeurt.
        [4] Werkers op hellingen verzamelen steen, hout en graan.
        [5] Werkers bouwen dammen op dammenbouwplaatsen en boten op werven.
        [6] Werkers op theaters roepen burgers op als werker.
        [7] Elk dorp eet graan; is er te weinig, dan worden werkers ziek.
        [8] Lava stroomt één gebied verder, als geen dammen haar stoppen.
        [9] Uitbarstingen bedekken gebieden; de vulkaandobbelsteen zegt waar.
       *[other] Boten brengen mensen naar Kos.
    }
    .name = Stap { $number }
why-thing-event-acted = Ze heeft deze ronde al gewerkt.
why-thing-event-waits = Ze werkt later in deze ronde.
why-thing-eruptions = Zoveel uitbarstingen komen er deze ronde.
why-thing-supply = Hieruit komen nieuwe boten en dammen.
why-thing-deck = Voor elke gebeurtenis van een ronde wordt een kaart getrokken.
    .name = Gebeurteniskaarten
why-villages-two = Deze ligging van de dorpen is voor twee spelers.
why-first-seat = Die plaats is er met zo weinig spelers niet.

# Bots
bot-plan =
    Het plan van het team{ $stone ->
        [0] {""}
       *[other] {" · "}{ $stone } voor steen
    }{ $wood ->
        [0] {""}
       *[other] {" · "}{ $wood } voor hout
    }{ $wheat ->
        [0] {""}
       *[other] {" · "}{ $wheat } voor graan
    }{ $boats ->
        [0] {""}
       *[other] {" · "}{ $boats } op de werven
    }{ $dams ->
        [0] {""}
       *[other] {" · "}{ $dams } bij de dammen
    }{ $calls ->
        [0] {""}
       *[other] {" · "}{ $calls } in de theaters
    }.
why-thing-event-acts = Ze werkt in deze stap.
why-thing-result = Hier staat hoe het spel is afgelopen.
    .name = De uitslag
why-thing-covered = Er ligt lava: hier kan niemand zijn.

# Wat er nu gebeurt, voor wie op iets anders klikt
now-village = Nu kiest iedereen een dorp.
now-place = Nu gaan werkers op pad en worden boten verplaatst.
now-siesta = Nu gaan werkers liggen voor de siësta.
now-gas = Nu drijft het gas over een zone.
now-search = Nu mag iemand terugkomen uit Hades.
now-wash = Nu drijft een onbemande boot naar een kust.
now-crevice = Nu slokt een kloof lava op.
now-tremor = Nu breekt de aardschok een dam.
now-undam = Nu breken er dammen, zone voor zone.
now-wreck = Nu neemt de wind een boot mee.
now-panic = Nu rennen werkers in paniek naar huis.
now-reroll = Nu worden dobbelstenen gekozen om opnieuw te gooien.
now-dice = Nu gaan actiedobbelstenen naar werkplekken.
now-run = Nu mag één werker ergens anders heen rennen.
now-build = Nu worden dammen en boten gebouwd.
now-call = Nu roepen theaters burgers op.
now-gather = Nu schuilen werkers in theaters.
now-sick = Nu worden hongerige werkers ziek.
now-flow = Nu stroomt de lava verder.
now-erupt = Nu barst de vulkaan uit.
now-flee = Nu vluchten mensen voor de lava.
now-evacuate = Nu varen mensen per boot naar Kos.
now-home = Nu kiest wie geen dorp heeft een nieuw thuis.
now-over = Het spel is afgelopen.

# Waarom een tip iets aanraadt
because-slopes = De hellingen van { $zone } geven { $resources }.
because-placed = Jouw werkers op hun plek: { $count }.
because-mouths = Meer werkers hebben meer { $resource } nodig; op voorraad: { $count }.
because-stock = Op voorraad aan { $resource }: { $count }.
because-no-lava = In { $zone } is nog geen lava gekomen.
because-shore = Mensen in { $zone }: { $people }; boten daar: { $boats }.
because-zone = In { $zone }: gebieden onder lava { $lava }, mensen { $people }.
because-even = Elk dorp heeft er { $saved } op Kos.
because-big = { $colour } heeft er { $saved } op Kos; { $big } is een grote overwinning.
because-behind = { $colour } ligt op Kos het verst achter, met { $saved }.
because-lava-near = De lava komt dicht bij de mensen in { $zone }.
because-goal = { $colour } heeft er op Kos nog { $missing } nodig.
because-keep-boats = { $boats ->
    [one] Zo blijft er een boot over voor de volgende ronde.
   *[other] Zo blijven er { $boats } boten over voor de volgende ronde.
}
because-short = Er is weinig { $resource } op voorraad: { $count }.
because-boats = { $people } mensen hebben nog een boot nodig; er zijn er { $boats }.
because-dams = In { $zone } komt de lava naar beneden.
because-citizens = { $count } burgers van { $zone } zouden kunnen werken.
because-block = Zo stopt de lava bij { $area }.
because-doubles = { $count ->
    [one] Eén werker doet daar dubbel zoveel.
   *[other] { $count } werkers doen daar dubbel zoveel.
}
because-spared = In { $zone } staat niemand waar de lava zou komen.
gain-kos = Zo komen er meer mensen op Kos.
gain-hades = Zo sterven er minder mensen.
gain-lava = Zo komt er minder van het eiland onder lava.
