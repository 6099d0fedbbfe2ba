# Title
title = Deukalion
about = Griekse helden bevaren de Egeïsche Zee voor de goden. Gooi de Kylix, draai hem naar je zin, verover steden met soldaten die je gooit als dobbelstenen, breng schatten naar Athene, sticht nederzettingen en let op de Hydra. Wie als eerste de punten heeft, wint meteen.

# Names
seat-deukalion = Deukalion
seat-perseus = Perseus
seat-hercules = Hercules
seat-achilles = Achilles
hero-deukalion = { seat-deukalion }
hero-perseus = { seat-perseus }
hero-hercules = { seat-hercules }
hero-achilles = { seat-achilles }
place-athens = Athene
place-styx = Styx
place-corinth = Korinthe
place-mycenae = Mycene
place-sparta = Sparta
place-thera = Thera
place-crete = Kreta
place-rhodes = Rhodos
place-cyprus = Cyprus
place-halicarnassus = Halicarnassus
place-ephesus = Efeze
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
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel
colour-white = wit
hollow-rim1 = noordelijke dobbelsteen
hollow-rim2 = oostelijke dobbelsteen
hollow-rim3 = zuidelijke dobbelsteen
hollow-rim4 = westelijke dobbelsteen
hollow-middle = middelste dobbelsteen
rim-rim1 = 1
rim-rim2 = 2
rim-rim3 = 3
rim-rim4 = 4
task-unknown = een geheime opdracht
task-t01 = Opdracht 1
task-t02 = Opdracht 2
task-t03 = Opdracht 3
task-t04 = Opdracht 4
task-t05 = Opdracht 5
task-t06 = Opdracht 6
task-t07 = Opdracht 7
task-t08 = Opdracht 8
task-t09 = Opdracht 9
task-t10 = Opdracht 10
task-t11 = Opdracht 11
task-t12 = Opdracht 12
task-t13 = Opdracht 13
task-t14 = Opdracht 14
task-t15 = Opdracht 15
task-t16 = Opdracht 16
half-t01-a = 1, bovenste helft
half-t01-b = 1, onderste helft
half-t02-a = 2, bovenste helft
half-t02-b = 2, onderste helft
half-t03-a = 3, bovenste helft
half-t03-b = 3, onderste helft
half-t04-a = 4, bovenste helft
half-t04-b = 4, onderste helft
half-t05-a = 5, bovenste helft
half-t05-b = 5, onderste helft
half-t06-a = 6, bovenste helft
half-t06-b = 6, onderste helft
half-t07-a = 7, bovenste helft
half-t07-b = 7, onderste helft
half-t08-a = 8, bovenste helft
half-t08-b = 8, onderste helft
half-t09-a = 9, bovenste helft
half-t09-b = 9, onderste helft
half-t10-a = 10, bovenste helft
half-t10-b = 10, onderste helft
half-t11-a = 11, bovenste helft
half-t11-b = 11, onderste helft
half-t12-a = 12, bovenste helft
half-t12-b = 12, onderste helft
half-t13-a = 13, bovenste helft
half-t13-b = 13, onderste helft
half-t14-a = 14, bovenste helft
half-t14-b = 14, onderste helft
half-t15-a = 15, bovenste helft
half-t15-b = 15, onderste helft
half-t16-a = 16, bovenste helft
half-t16-b = 16, onderste helft
card-unknown = een kaart

# Action cards
card-pegasus = Pegasus
card-hades = Gunst van Hades
card-fleece = Gulden vlies
card-underworld = Terugkeer uit de onderwereld
card-poseidon = Wind van Poseidon
card-athena = Schild van Athena
card-zeus = Bliksem van Zeus
card-hermes = Sandalen van Hermes
card-call = Roep van de Hydra
card-charon = Veerboot van Charon
card-orpheus = Lied van Orpheus
effect-pegasus = Elke vaart reikt { $amount } verder.
effect-hades = { $amount ->
        [one] Eén van je gevallenen blijft aan boord in elk gevecht.
       *[other] { $amount } van je gevallenen blijven aan boord in elk gevecht.
    }
effect-fleece = +{ $amount } sterkte in elk gevecht.
effect-underworld = Tot { $amount } soldaten terug aan boord.
effect-poseidon = +{ $amount } bereik voor deze vaart.
effect-athena = +{ $amount } sterkte in dit gevecht, als je verliest.
effect-zeus = { $amount ->
        [one] Gooi je gevallen soldaten nog één keer.
       *[other] Gooi je gevallen soldaten nog { $amount } keer.
    }
effect-hermes = Trek { $amount } actiekaarten.
effect-call = Verplaats de Hydra tot { $amount } velden.
effect-charon = { $amount ->
        [one] Van overal naar een Styxveld: dat is je vaart.
       *[other] Van overal naar { $amount } Styxvelden: dat is je vaart.
    }
effect-orpheus = { $amount ->
        [one] Vaar in één vaart langs schepen en de Hydra.
       *[other] Vaar in { $amount } vaarten langs schepen en de Hydra.
    }
when-lasting = blijvend
when-own = in je stap
when-muster = je stap, voor een worp
when-reckoning = na een worp
window-muster = Voor mij passen vóór worpen
window-reckoning = Voor mij passen na worpen
when-always = je stap, voor of na een worp

# Options
option-first = Beginspeler
    .help = De eerste plaats begint, of het toeval beslist.
option-first-seat1 = de eerste plaats
option-first-random = het toeval
option-target = Punten om te winnen
    .help = Zoals in het spelregelboek (16, 14 of 12 bij 2, 3 of 4 spelers), of een getal van 6 tot 30.
option-target-book = zoals in het spelregelboek
option-target-10 = 10 punten
option-target-20 = 20 punten
option-ship_stop = Bij een schip aankomen
    .help = Eindigen bij een ander schip is een gevecht, of je kiest.
option-ship_stop-fight = altijd een gevecht
option-ship_stop-choice = aanvallen of afwachten
option-anchor_stop = Gedeelde ankerplaatsen houden tegen
    .help = Mag je langs een ankerplaats met een schip varen?
option-anchor_stop-off = Schepen varen door
option-anchor_stop-on = Schepen moeten stoppen
option-hydra_self = Hydra tegen het eigen schip
    .help = Mag je de Hydra op jezelf afsturen om haar te verslaan?
option-hydra_self-free = toegestaan
option-hydra_self-once = één keer per beurt
option-hydra_self-never = nooit
option-garrison = Een verslagen bezetting
    .help = Ze gaat naar de onderwereld, of terug aan boord.
option-garrison-underworld = naar de onderwereld
option-garrison-home = terug aan boord, zover er plaats is
option-toss = Hoe soldaten vallen
    .help = Kansen op gevallen, rechtop en schuin.
option-toss-meeple = zoals houten poppetjes: schuin het vaakst
option-toss-flat = schuin is zeldzaam
option-toss-thirds = alle drie even vaak
option-poker_face = Pokergezicht
    .help = Wie een kaart heeft, wordt telkens gevraagd of er een wordt gespeeld, zodat de vraag niets verraadt.
option-poker_face-off = Gevraagd als een kaart past
option-poker_face-on = Altijd gevraagd
option-turn_limit = Beurtenlimiet
    .help = Na zoveel beurten wint het hoogste totaal; 0 is geen.
option-turn_limit-0 = geen
option-turn_limit-20 = 20 beurten
option-turn_limit-40 = 40 beurten

# Actions
act-anchor = Anker op { $field }
    .log = { $actor } gaat voor anker op { $field }.
act-kylix = Draai de Kylix: stand { $rim }
    .log = { $actor } draait de Kylix: stand { $rim }.
act-cards = Voer de kaartdobbelsteen uit
    .log = { $actor } voert de kaartdobbelsteen uit.
act-soldiers = Breng er { $few } terug aan boord
    .log = { $actor } brengt soldaten terug: { $few }.
act-recover = Twee soldaten terughalen in plaats van varen
    .log = { $actor } vaart niet maar haalt soldaten terug.
    .sure = In deze stap niet varen maar twee soldaten terughalen?
act-done = Klaar
    .log = { $actor } is klaar.
act-end = Beurt beëindigen
    .log = { $actor } beëindigt de beurt.
act-sail = Vaar naar { $field }
    .log = { $actor } vaart naar { $field }.
act-sail-at = Vaar naar { $field } en val { $hero } aan
    .log = { $actor } vaart naar { $field } tegen { $hero }.
act-attack = Val { $place } aan
    .log = { $actor } valt { $place } aan.
act-attack-ship = Val { $hero } aan
    .log = { $actor } valt { $hero } aan.
act-hold = Niemand aanvallen
    .log = { $actor } valt niemand aan.
act-found = Sticht { $settlement }
    .log = { $actor } sticht { $settlement }.
    .sure = Hier soldaten achterlaten om { $settlement } te stichten?
act-styx-take = Haal iedereen terug die past
    .log = { $actor } haalt soldaten terug over de Styx.
act-styx-pass = De doden daar laten
    .log = { $actor } laat de doden beneden.
act-unload = Schat uitladen: { $colour }
    .log = { $actor } laadt een schat uit ({ $colour }).
act-deliver = Lever af voor een punt: { $colour }
    .log = { $actor } levert een schat af in Athene ({ $colour }).
act-claim = Opdracht vervullen: { $half }
    .log = { $actor } vervult opdracht { $half }.
act-claim-one = Opdracht vervullen: { $half } ({ $one })
    .log = { $actor } vervult opdracht { $half } ({ $one }).
act-claim-two = Opdracht vervullen: { $half } ({ $one }, { $two })
    .log = { $actor } vervult opdracht { $half } ({ $one }, { $two }).
act-claim-three = Opdracht vervullen: { $half } ({ $one }, { $two }, { $three })
    .log = { $actor } vervult opdracht { $half } ({ $one }, { $two }, { $three }).
act-return = Leg de schat in { $city } ({ $colour })
    .log = { $actor } legt een schat ({ $colour }) terug in { $city }.
act-discard = { $card } afleggen
    .log = { $actor } legt { $card } af.
act-pass = Passen
    .log = { $actor } past.
act-play = { $card } spelen
    .log = { $actor } speelt { $card }.
act-play-underworld = Speel Terugkeer uit de onderwereld: { $few } terug
    .log = { $actor } speelt Terugkeer uit de onderwereld: { $few } terug aan boord.
act-play-call = Roep de Hydra naar { $field }
    .log = { $actor } roept de Hydra naar { $field }.
act-play-call-at = Roep de Hydra naar { $field } tegen { $hero }
    .log = { $actor } roept de Hydra naar { $field } tegen { $hero }.
act-play-charon = Neem de veerboot van Charon naar { $field }
    .log = Charon brengt { $actor } naar { $field }.
act-hydra = Verplaats de Hydra naar { $field }
    .log = { $actor } verplaatst de Hydra naar { $field }.
act-hydra-at = Verplaats de Hydra naar { $field } tegen { $hero }
    .log = { $actor } verplaatst de Hydra naar { $field } tegen { $hero }.
act-take = Neem een schat: { $colour }
    .log = { $actor } neemt een schat ({ $colour }).
act-leave = Niets nemen
    .log = { $actor } neemt niets.
act-push = { $hero } naar { $field } duwen
    .log = { $actor } duwt { $hero } naar { $field }.
act-push-hydra = De Hydra naar { $field } duwen
    .log = { $actor } duwt de Hydra naar { $field }.
act-first = { $hero } begint
    .log = { $hero } begint.
act-stock = Schat voor { $city }: { $colour }
    .log = Er komt een schat in { $city } ({ $colour }).
act-task = { $task } wordt opengelegd
    .log = { $task } wordt opengelegd.
act-deal = { $hero } krijgt { $task }
    .log = { $hero } krijgt { $task }.
act-draw = { $hero } trekt { $card }
    .log = { $hero } trekt { $card }.
act-roll = De { $hollow } toont { $face }
    .log = De { $hollow } toont { $face }.
act-toss = { $hero }: { $fallen } gevallen, { $firm } rechtop, { $leaning } schuin
    .log = { $hero } gooit: { $fallen } gevallen, { $firm } rechtop, { $leaning } schuin.
id-fallen = { $word } gevallen
id-firm = { $word } rechtop

# What follows
heading-round = Beurt { $n }
story-turn = Beurt { $turn }: { $seat } gooit de Kylix.
story-stocked = In de steden worden schatten gelegd.
story-thrown = De Kylix toont { $rim } op de rand en { $middle } in het midden.
story-setting = { $seat } draait de Kylix: kaarten { $cards }, soldaten { $soldiers }, varen { $sailing }, Hydra { $hydra }.
story-fight-ship = { $seat } valt het schip van { $other } aan.
story-fight-hydra = { $seat } valt de Hydra aan.
story-fight-hydra-attacks = De Hydra valt { $seat } aan.
story-wins = { $seat } wint het gevecht.
story-wins-by = { $seat } wint het gevecht, { $own } tegen { $against }.
story-loses = { $seat } verliest het gevecht.
story-loses-by = { $seat } verliest het gevecht, { $own } tegen { $against }.
story-falls = Naar de onderwereld: { $number } van { $seat }.
story-returns = Terug aan boord: { $number } van { $seat }.
story-task = { $seat } legt { $task } neer.
story-total = { $seat } heeft nu { $total } van { $target } punten.
story-conquered = { $place } is nu van { $seat }.
story-empty = { $place } staat leeg.
story-removed = Meer spelers vervullen { $task } op hetzelfde moment: de kaart gaat uit het spel, ieder krijgt een puntenkaart.
story-refill = De aflegstapel wordt de nieuwe trekstapel.
story-wins-game = { $seat } heeft { $total } punten en wint het spel.
story-limit = Het afgesproken aantal beurten is voorbij.
result-won = De goden zijn geëerd: de punten zijn bereikt.
result-limit = De afgesproken beurten zijn voorbij; het hoogste totaal wint.
standing = { $total } = { $tasks } + { $cards } + { $settlements } (opdrachten, puntenkaarten, nederzettingen)
reason-points = { $detail } punten waren het doel.
reason-turns = Er zijn { $detail } beurten gespeeld.

# Prompts
prompt-over = Het spel is afgelopen.
prompt-first = Het toeval wijst de beginspeler aan.
prompt-stock = De schatten gaan naar de steden.
prompt-open = Twee opdrachtkaarten worden opengelegd.
prompt-hands = Iedereen krijgt actiekaarten en een geheime opdracht.
prompt-anchor = { $who }: kies een ankerplaats rond Athene.
prompt-roll = { $active } gooit de dobbelstenen in de Kylix.
prompt-step-unused = { $who }: vaar tot { $range }, doe iets waar je ligt, of haal twee soldaten terug.
prompt-step-full = { $who }: vaar tot { $range }, of doe iets waar je ligt.
prompt-step-stop = { $who }: je schip ligt stil. Doe hier iets of kies Klaar.
prompt-step-spent = { $who }: vervul opdrachten, speel kaarten, of kies Klaar.
prompt-kylix = { $who }: draai de Kylix zo dat je het meest aan elke dobbelsteen hebt.
prompt-main-unused = { $who }: je vier acties in willekeurige volgorde. Je kunt { $range } varen.
prompt-main-stop = { $who }: je schip ligt stil. Doe hier iets, gebruik je andere dobbelstenen, of beëindig de beurt.
prompt-main-spent = { $who }: gebruik je andere dobbelstenen, of beëindig de beurt.
prompt-draw = { $drawer } trekt een actiekaart.
prompt-return = { $who }: leg de schat ({ $colour }) terug in een stad met een vrije plaats.
prompt-discard = { $who }: leg actiekaarten af voor de opdracht. Nog te gaan: { $owed }.
prompt-replace = Een nieuwe opdrachtkaart wordt opengelegd.
prompt-reveal = { $who }: { $task }, net opengelegd, kan op dit moment worden vervuld. Vervullen of passen?
prompt-styx = { $who }: je bent bij de Styx. Soldaten terughalen?
prompt-boarding = { $who }: een schip hier aanvallen, of niet?
prompt-meanwhile = { $me }: je mag ondertussen een kaart spelen.
prompt-muster = { $who }: de soldaten worden zo gegooid. Versterk je, of pas.
prompt-toss = { $thrower } gooit de soldaten.
prompt-reckoning = { $who }: de soldaten zijn gegooid. Speel een kaart, of pas.
prompt-reward = { $who }: je overwinning vervult meer dan één opdracht. Kies.
prompt-spoils = { $who }: neem een schat, duw de verliezer weg, of laat het.
prompt-plunder = { $who }: de stad is even van jou. Neem één schat.
prompt-push-ship = { $who }: duw het verslagen schip drie velden weg.
prompt-push-hydra = { $who }: duw de Hydra drie velden weg.

# Help
help-over = Wie als eerste de punten heeft, wint meteen; de anderen volgen naar totaal (D-1.1, D-15).
help-first = Met deze optie heeft iedereen evenveel kans om te beginnen (D-3.9).
help-stock = Vijftien schatten vullen de plaatsen van de acht steden (D-3.1).
help-open = Open opdrachten zijn voor iedereen (D-3.4, D-8.2).
help-hands = Elk drie actiekaarten en één geheime opdracht, alleen voor de eigenaar zichtbaar (D-3.7).
help-anchor = Elk schip begint op een eigen ankerplaats; ankerplaatsen zijn altijd veilig (D-3.8, D-2.3).
help-roll = Vier dobbelstenen op de rand, één in het midden. De anderen varen eerst, met de middelste (D-4.1, D-4.2).
help-step = Vaar één keer tot de middelste dobbelsteen; bij de stop één aanval en één nederzetting. Of laat twee soldaten terugkeren. Opdrachten en kaarten altijd (D-4.3, D-4.4, D-6.8).
help-kylix = De beker mag alleen gedraaid worden: met de klok mee kaarten, soldaten, varen, Hydra (D-5.1).
help-main = Kaarten (1: alle anderen trekken, 2: niemand, 3: jij), soldaten, varen en Hydra, elk één keer, in elke volgorde; kaarten moet je uitvoeren (D-5.2 tot D-5.6).
help-draw = Een lege trekstapel wordt aangevuld uit de aflegstapel (D-5.8).
help-return = Ingeleverde schatten gaan terug naar een stad met een vrije plaats (D-8.7).
help-discard = Een kaartopdracht betaal je met kaarten uit de hand (D-8.7).
help-replace = Een vervulde open opdracht wordt meteen vervangen (D-8.8).
help-reveal = Allen bij wie de nieuwe opdracht past, antwoorden tegelijk en geheim. Wil één speler hem, dan krijgt die de kaart; bij meer krijgt elk een puntenkaart en is de opdracht weg (D-8.9, D-8.10).
help-styx = Allen die passen komen aan boord. Met strikt de meeste soldaten beneden krijg je 2 puntenkaarten, 1 met twee spelers (D-7.3 tot D-7.5).
help-boarding = Met deze optie begint bij een schip niets vanzelf (D-6.9).
help-muster = Voor de worp mag wie niet zelf aan zet is zich versterken (D-12.3).
help-toss = Gevallen telt niet en gaat naar beneden, rechtop telt 1, schuin een half (D-12.4).
help-reckoning = Aanvaller eerst, één kaart per keer, tot iedereen zwijgt (D-12.5).
help-reward = Eén overwinning vervult één opdracht (D-8.12).
help-spoils = De winnaar neemt één schat van de verliezer of duwt het schip drie velden weg (D-12.10).
help-plunder = Eén schat per overwinning; op een vol schip maakt een soldaat plaats (D-12.12, D-12.13).
help-push-ship = Wie van de Hydra verliest, wordt door de rechterbuur weggeduwd (D-13.7, D-14).
help-push-hydra = De verslagen Hydra gaat drie velden over open zee; daar valt ze niemand aan (D-13.5, D-13.9).

# Refusals
why-chance-only = Dobbelstenen, kaarten en worpen kies je niet zelf.
why-wrong-time = Er wordt nu iets anders gevraagd.
why-cards-only = Je bent niet aan de beurt: tot dan kun je alleen actiekaarten spelen.
why-only-in-turn = Speel deze kaart in je eigen beurt, of in een eigen gevecht.
why-no-anchor-field = { $field } is geen ankerplaats.
why-anchor-taken = Daar ligt al een ander schip.
why-same-setting = Deze stand geeft dezelfde dobbelstenen als een andere.
why-cards-done = De kaartdobbelsteen is al uitgevoerd.
why-soldiers-done = Je hebt al soldaten teruggehaald.
why-die-too-small = De dobbelsteen toont minder.
why-too-few-below = Zoveel soldaten heb je niet in de onderwereld.
why-none-below = Je hebt geen soldaten in de onderwereld.
why-no-room = Er is geen plaats voor hen aan boord.
why-sailing-used = Je vaart is al gebruikt: één per beurt, van jou of van een ander.
why-cards-first = Voer eerst de kaartdobbelsteen uit.
why-name-ship = Daar liggen meer schepen: noem er één.
why-no-soldier = Je hebt geen soldaat aan boord.
why-name-no-ship = Daar hoeft geen schip genoemd te worden.
why-ship-not-there = Het schip van { $hero } ligt daar niet.
why-not-water = { $field } is geen water.
why-already-there = Je schip ligt daar al.
why-out-of-reach = { $steps ->
        [one] Er is geen vrije weg van één veld.
       *[other] Er is geen vrije weg van hoogstens { $steps } velden.
    }
why-no-hydra-task = Je mag de Hydra alleen aanvallen voor een opdracht die dat vraagt.
why-stop-over = Te laat: aanvallen en stichten doe je waar je schip stopt, voor je iets anders doet.
why-one-attack = Eén aanval per stop.
why-not-beside = Je schip ligt niet naast { $place }.
why-empty-city = De stad heeft geen schat.
why-not-held = Niemand anders bezet deze nederzetting.
why-one-settlement = Eén nederzetting per stop.
why-settlement-taken = Daar staan al soldaten.
why-too-few-aboard = { $number ->
        [one] Je hebt een soldaat aan boord nodig.
       *[other] Je hebt { $number } soldaten aan boord nodig.
    }
why-all-fit = Al je soldaten passen: er hoeft niets uitgeladen te worden.
why-no-treasure = Zo'n schat heb je niet aan boord ({ $colour }).
why-no-treasure-any = Je hebt geen passende schat aan boord.
why-not-at-anchor = Je schip moet op een ankerplaats liggen.
why-only-revealed = Alleen de net opengelegde opdracht kan nu worden vervuld.
why-not-your-task = { $task } ligt niet open en is niet je geheime opdracht.
why-only-by-winning = Deze helft vervul je alleen op het moment dat je wint.
why-no-colours = Voor deze helft noem je geen schatten.
why-wrong-colours = Dit zijn niet de schatten die de kaart vraagt, in die volgorde.
why-too-few-cards = Je hebt { $number } actiekaarten in de hand nodig.
why-other-win = Deze overwinning vervult een ander soort opdracht.
why-other-colour = Eerst moet een andere schat terug.
why-city-full = { $city } heeft geen vrije plaats.
why-no-card = Je hebt { $card } niet in de hand.
why-say-more = Zeg waarheen, of hoeveel.
why-not-in-muster = Voor een worp kun je alleen versterking en Hermes spelen.
why-only-in-reckoning = Deze kaart speel je na een worp.
why-orpheus-twice = Orpheus zingt al in deze stap.
why-bag-empty = Trekstapel en aflegstapel hebben te weinig kaarten.
why-nobody-fallen = Geen van je soldaten is in dit gevecht gevallen.
why-not-in-reckoning = Deze kaart doet niets na een worp.
why-not-losing = Je wint: deze kaart zou niets veranderen.
why-card-too-small = De kaart brengt er minder terug.
why-not-styx = Charon vaart alleen naar Styxvelden.
why-hydra-done = Je hebt de Hydra al verplaatst.
why-hydra-open-sea = De Hydra blijft op open zee.
why-hydra-there = De Hydra is daar al.
why-hydra-out-of-reach = { $steps ->
        [one] De Hydra komt daar niet in één stap.
       *[other] De Hydra komt daar niet in { $steps } stappen zonder een schip te passeren.
    }
why-own-ship = Aan deze tafel stuur je de Hydra niet (nog eens) op je eigen schip af.
why-none-to-take = Zo'n schat is hier niet ({ $colour }).
why-no-space = Je schip is vol schatten en heeft geen soldaat die plaats maakt.
why-push-other = Het is { $hero } die wordt weggeduwd.
why-push-three = { $field } is geen vrij veld op precies drie stappen.

# Board
board-turn =
  { $turn ->
    [0] Opbouw
   *[other] Beurt { $turn }
  }
board-target = Doel: { $target } punten
board-describe = { board-turn }. Hydra op { $hydra }. { $ships }
board-ship =
    { $seat }{ $field ->
        [none] {""}
       *[other] {" op "}{ $field }
    }. Soldaten: { $soldiers }, schatten: { $treasures }, punten: { $total }.
board-city = { $place }, waarde { $value }: { $treasures }
board-settlement = { $place }, waarde { $value }: { $holder }
board-nobody = leeg
board-hydra = Hydra, waarde { $value }
board-underworld = Onderwereld
board-cards = Kaarten
board-soldiers = Soldaten
board-sailing = Varen
board-hydra-die = Hydra
board-setting = kaarten { $cards }, soldaten { $soldiers }, varen { $sailing }, Hydra { $hydra }
card-die-1 = alle anderen trekken een kaart
card-die-2 = niemand trekt een kaart
card-die-3 = jij trekt een kaart
board-tasks = Open opdrachten
board-secret = Je geheime opdracht
board-hand = Je hand
board-bag = nog { $deck ->
        [1] één actiekaart
       *[other] { $deck } actiekaarten
    }, { $tasks ->
        [1] één opdracht
       *[other] { $tasks } opdrachten
    }
board-in-hand = { $cards } in de hand
board-secret-held = geheime opdracht
board-strength = Sterkte { $strength }
board-needs = nodig: { $needed }
board-fallen = gevallen
board-firm = rechtop
board-leaning = schuin
board-reach = Binnen bereik: { $fields }
board-points = { $total } van { $target }
half-all = Athene: { $colours }
half-any = Athene: { $colours }
half-or = { $one } of { $two }
half-and = { $one } + { $two }
half-named = { $half } (“{ $what }”)
task-named = { $task } (“{ $one }” of “{ $two }”, { $points } punten)
half-pair = Athene: twee van één kleur
half-soldiers = { $city }: { $number } soldaten
half-cards = { $city }: { $number } kaarten afleggen
half-beat = Versla een speler
half-hydra = Versla de Hydra

# What a thing is and when it matters; the goal; the steps; what is asked next
why-thing-underworld = Gevallen soldaten wachten hier tot iets ze terugbrengt.
why-thing-dead = Ze wachten in de onderwereld tot iets ze terugbrengt.
    .name = Gevallen soldaten van { $seat }
why-thing-styx = Een schip dat hier komt, mag zijn soldaten terughalen.
why-thing-field = Schepen varen hierheen, zo ver als de dobbelsteen toelaat.
    .name = Veld { $name }
why-thing-athens = Hier lever je schatten af en vervul je opdrachten.
why-thing-place = Een schip ernaast mag aanvallen, of een nederzetting stichten.
why-thing-stock = Wie de stad wint, neemt een schat.
    .name = Schat van de stad: { $name }
why-thing-kylix = Eens per beurt gedraaid geeft ze elke actie een dobbelsteen.
    .name = Kylix
why-thing-die = Hij telt voor de actie waarbij hij ligt.
why-thing-hydra = Een dobbelsteen of kaart verzet haar, en ze valt schepen aan.
why-thing-seat = Punten, soldaten, schatten en kaarten van deze speler.
why-thing-soldier = Hij wordt in gevechten gegooid; wie blijft staan, telt.
    .name = Soldaat
why-thing-garrison = Deze soldaten houden een nederzetting en leveren punten op.
    .name = Garnizoen
why-thing-task = Eén van de twee helften volstaat voor de punten.
    .name = { $task }
why-thing-hand = Wanneer je haar speelt: { $when }.
why-thing-ship = Waar het stopt, mag zijn held aanvallen, stichten of afleveren.
why-thing-cargo = Lever hem af in Athene, of gebruik hem voor een opdracht.
    .name = Schat aan boord: { $name }
why-thing-fight = Soldaten worden gegooid; wie blijft staan, telt.
    .name = Het gevecht
why-thing-side = Zo sterk staat { $seat } in het gevecht.
    .name = { $seat }: sterkte
why-thing-chosen = Deze dobbelsteen hoort deze beurt bij de actie.
    .name = { $action }
goal = Doel: als eerste { $target } punten. Jij: { $mine }, de andere spelers: hoogstens { $best }.
goal-open = Doel: als eerste { $target } punten hebben.
stage-steps = Stappen van de anderen
stage-kylix = Kylix
stage-main = Vier acties
ask-sail-at = Welk van de schepen daar val je aan?
ask-soldiers = Hoeveel soldaten komen terug aan boord?
ask-play-underworld = Hoeveel soldaten komen terug aan boord?
ask-play-call = Waarheen gaat de Hydra?
ask-play-call-at = Welk van de schepen daar valt de Hydra aan?
ask-play-charon = Naar welk veld van de Styx gaat de veerboot?
ask-hydra = Waarheen gaat de Hydra?
ask-hydra-at = Welk van de schepen daar valt de Hydra aan?
ask-deliver = Welke schat lever je af voor een punt?
ask-claim-one = Welke schat geef je ervoor?
ask-claim-two = Welke schatten geef je ervoor?
ask-claim-three = Welke schatten geef je ervoor?

# What the chart of a finished game counts
figures = punten

# Wat er nu gebeurt, voor wie op iets anders klikt
now-anchor = Nu kiest iedereen een ankerplaats.
now-step = Nu vaart een schip, en doet iets waar het stopt.
now-kylix = Nu wordt de Kylix gedraaid.
now-main = Nu worden de vier acties uitgevoerd.
now-return = Nu gaat een schat terug naar een stad.
now-discard = Nu worden kaarten afgelegd voor een opdracht.
now-reveal = Nu mag de nieuwe opdracht worden vervuld.
now-styx = Nu mogen soldaten terugkomen over de Styx.
now-boarding = Nu mag hier een schip worden aangevallen.
now-muster = Nu mogen kaarten helpen vóór de worp.
now-reckoning = Nu mogen kaarten helpen na de worp.
now-reward = Nu vervult de overwinning één opdracht.
now-spoils = Nu neemt de winnaar een schat of duwt de verliezer weg.
now-plunder = Nu neemt de winnaar een schat van de stad.
now-push-ship = Nu wordt het verslagen schip weggeduwd.
now-push-hydra = Nu wordt de Hydra weggeduwd.
now-over = Het spel is afgelopen.

# Waarom een tip iets aanraadt
gain-seat = { $who ->
    [me] Je eindigt
   *[other] { $seat } eindigt
} zo met { $more ->
    [more] meer
   *[less] minder
} punten.
because-setting = Dat geeft: { board-setting }.
because-rival = Punten van { $hero }: { $total }.
because-athens = Athene ligt ernaast; schatten aan boord: { $count }.
because-beside = { $place } ligt ernaast; schatten daar: { $count }.
because-nearest = Het dichtstbijzijnde schip is van { $hero }; punten: { $total }.
because-hand = Kaarten in je hand: { $count }.
because-target = Jouw punten: { $own } van { $target }.
because-cargo = Van die kleur heb je er { $count } aan boord.
because-aboard = Soldaten aan boord: { $count }.
because-points = Jouw punten: { $own }; de anderen: hoogstens { $other }.
because-fight = Het gevecht staat { $own } tegen { $against }.
because-treasures = { $count ->
    [one] Er ligt een schat
   *[other] Er liggen { $count } schatten
} in { $place }.
because-losing = Je verliest het gevecht, { $own } tegen { $against }.
because-winning = Je wint het gevecht toch al, { $own } tegen { $against }.
because-below = In de onderwereld { $count ->
    [one] ligt één soldaat
   *[other] liggen { $count } soldaten
} van jou.
because-leads = { $hero } ligt voor op de andere spelers, met { $total } punten.
