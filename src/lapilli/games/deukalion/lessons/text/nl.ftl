## your-first-raid
your-first-raid-title = Je eerste rooftocht
your-first-raid-goal = Vaar naar een stad naar keuze, gooi de soldaten en neem een schat mee.
your-first-raid-1 = Jij bent Deukalion, het gele schip. Steden zitten vol schatten, Athene betaalt ervoor. Op weg!
your-first-raid-2 = Kies je prooi! Het schild is de sterkte van de stad, kruiken zijn schatten. Vaar hoogstens drie velden en stop naast een stad.
your-first-raid-2-else = Mooie zee, maar geen stad. Stop vlak naast een stad.
your-first-raid-2-reply-1 = Halicarnassus: sterk, maar drie schatten.
your-first-raid-2-reply-2 = Twee steden binnen bereik. Gretig!
your-first-raid-2-reply-3 = Rhodos: sterkte 3, twee kruiken.
your-first-raid-2-reply-4 = Kreta: sterkte 3, twee kruiken.
your-first-raid-2-reply-5 = Thera: sterkte 3, een witte kruik.
your-first-raid-2-wrong-1 = Open water. Stop naast een stad: erboven, eronder, links of rechts.
your-first-raid-2-wrong-2 = Je mag thuisblijven. Helden doen dat niet!
your-first-raid-2-wrong-3 = Te ver: de middelste dobbelsteen geeft drie velden.
your-first-raid-2-wrong-4 = Schepen blijven op het water. Stop naast de stad, niet erin.
your-first-raid-3 = Val aan! Alle tien soldaten worden gegooid als dobbelstenen.
your-first-raid-3-else = Zo dicht bij de kruiken? Val aan!
your-first-raid-3-wrong = Eén keer varen per stap. Doe nu iets waar je ligt.
your-first-raid-4 = Rechtop telt 1, schuin een half, gevallen niets: zes en een half. De stad is verslagen! Neem een schat.
your-first-raid-4-wrong = Met lege handen? Neem een kruik, hij is van jou.
your-first-raid-5 = Van jou! De twee die vielen, wachten in de onderwereld. De rest staat klaar voor de volgende tocht.

## home-to-athens
home-to-athens-title = Thuis in Athene
home-to-athens-goal = Breng je schatten naar Athene en maak er punten van.
home-to-athens-1 = Je hebt een rode kruik aan boord. Breng hem naar een van de ankerplaatsen rond Athene.
home-to-athens-1-else = Athene wacht. Kies een veld met een anker.
home-to-athens-1-wrong = Athene zelf is land. Ga voor anker op een licht veld ernaast.
home-to-athens-2 = Deze open opdracht vraagt rood en betaalt 2 punten. Vervul hem!
home-to-athens-2-else = Eerst de 2 punten: kies de opdracht.
home-to-athens-2-wrong-1 = Dat is één punt. De opdracht betaalt er twee voor dezelfde kruik.
home-to-athens-2-wrong-2 = De onderste helft is voor het verslaan van een speler. Jouw deel is het bovenste.
home-to-athens-2-wrong-3 = Die kaart wil drie kruiken tegelijk. Jij hebt er één.
home-to-athens-3 = De kruik gaat terug naar een stad met plaats. Waar, dat kies jij.
home-to-athens-3-reply-1 = Ver van Athene, lastiger voor iedereen.
home-to-athens-3-reply-2 = Dichtbij, zodat je hem weer kunt roven.
home-to-athens-4 = Twee punten! Er komt meteen een nieuwe opdracht. Open opdrachten zijn een race: wie het eerst komt, het eerst maalt.
home-to-athens-5 = De donkere kaart is je geheime opdracht. Niemand ziet hem, niemand pakt hem af. Hij wil blauw!
home-to-athens-5-else = Eerst de geheime opdracht.
home-to-athens-5-wrong = Eén punt? Je geheime opdracht betaalt er twee.
home-to-athens-6 = Geen opdracht wil groen. Elke schat is in Athene toch een punt waard. Lever hem af, of bewaar hem voor later.
home-to-athens-6-else = Lever de kruik af, of kies Klaar.
home-to-athens-6-reply-1 = Een punt is binnen.
home-to-athens-6-reply-2 = Geduldig. Groen kan snel gevraagd zijn.

## the-cup-decides
the-cup-decides-title = De beker beslist
the-cup-decides-goal = Speel een hele eigen beurt: draai de beker en gebruik je vier acties.
the-cup-decides-1 = Jouw beurt: vijf dobbelstenen vallen in de beker. Eerst varen alle anderen, met de gouden middelste. Perseus ging twee velden.
the-cup-decides-2 = Draai nu de beker. Hij geeft elke actie een dobbelsteen: kaarten, soldaten, varen, Hydra. Zoek een stand met varen 3.
the-cup-decides-2-reply-1 = Varen 3, en twee soldaten komen terug.
the-cup-decides-2-reply-2 = Varen 3, en de Hydra zwemt 2.
the-cup-decides-2-wrong-1 = Maar één veld varen. Zoek een 3 onder het scheepje.
the-cup-decides-2-wrong-2 = Twee velden. Het kan beter: een 3 onder het scheepje.
the-cup-decides-3 = Vier acties, in elke volgorde, elk één keer. Kaarten toont 3: je trekt er een. (1: alle anderen trekken; 2: niemand.)
the-cup-decides-3-else = Straks! Trek eerst je kaart.
the-cup-decides-3-wrong = De kaartdobbelsteen is de enige die niemand mag overslaan.
the-cup-decides-4 = Pegasus! Een blijvende kaart: leg hem open en elke vaart reikt één veld verder, het hele spel.
the-cup-decides-4-else = Laat eerst Pegasus van stal.
the-cup-decides-5 = Drie van je mannen zijn in de onderwereld. De soldatendobbelsteen brengt er een paar terug.
the-cup-decides-5-else = Eerst de mannen: kies de soldatendobbelsteen.
the-cup-decides-5-wrong = De dobbelsteen toont minder dan drie.
the-cup-decides-6 = Nu varen: 3 en één voor Pegasus. Mycene bewaart twee kruiken. Stop ernaast.
the-cup-decides-6-else = Je mag overal heen. Vandaag: Mycene.
the-cup-decides-7 = Er is sterkte 4 nodig. Val aan!
the-cup-decides-7-else = Pas op: een andere dobbelsteen zou je stop hier beëindigen. Val eerst aan!
the-cup-decides-7-wrong = Je hebt gevaren. Eén keer per beurt.
the-cup-decides-8 = Vijf of meer: gewonnen! Welke kruik?
the-cup-decides-8-else = Neem er een!
the-cup-decides-9 = Over: de Hydra. Zet het monster iemand in de weg, of beëindig je beurt.
the-cup-decides-9-else = Verplaats de Hydra of beëindig de beurt.
the-cup-decides-9-reply-1 = Niemand vaart langs haar.
the-cup-decides-9-reply-2 = Zoals je wilt: ze hoeft niet te bewegen.

## fight-at-sea
fight-at-sea-title = Gevecht op zee
fight-at-sea-goal = Val een ander schip aan, speel een kaart na de worp en neem de buit.
fight-at-sea-1 = Perseus drijft naast je met een rode kruik. Vaar naar zijn veld: dat is een aanval!
fight-at-sea-1-else = De kruik vaart weg! Val Perseus aan.
fight-at-sea-1-wrong = Het schild hef je in de strijd, na de worp.
fight-at-sea-2 = Drie en een half tegen vier: je verliest. Nu een kaart! Athena geeft 2, Zeus gooit je gevallenen opnieuw.
fight-at-sea-2-wrong = Dan wint Perseus. Je hebt twee antwoorden: gebruik er een.
fight-at-sea-3 = Gewonnen! Een speler verslaan was een opdracht: 2 punten. Nu de buit: neem de kruik, of duw zijn schip drie velden weg.
fight-at-sea-3-reply-1 = En nog een kruik ook.
fight-at-sea-3-reply-2 = Weg met hem!
fight-at-sea-3-wrong = Gul. Maar een held neemt zijn deel.
fight-at-sea-4 = De gevallenen van beide schepen gaan naar beneden, ook van de winnaar. En onthoud: bij gelijkspel wint de verdediger.
fight-at-sea-5 = Perseus is zwak, maar hij ligt voor anker. Vaar erheen en kijk.
fight-at-sea-5-else = Probeer het: vaar naar zijn ankerplaats.
fight-at-sea-6 = Er gebeurt niets. Ankerplaatsen en de Styx zijn veilig voor iedereen, en er passen veel schepen.

## back-from-the-dead
back-from-the-dead-title = Terug uit de dood
back-from-the-dead-goal = Haal je gevallen mannen terug, met geduld of via de Styx.
back-from-the-dead-1 = Zes van je mannen zijn beneden. In andermans beurt mag je er twee terughalen in plaats van varen. Probeer het.
back-from-the-dead-1-else = Varen komt zo. Haal eerst twee mannen terug.
back-from-the-dead-2 = Hetzelfde moment, een gewaagdere weg: de Styx ligt één veld verder. Vaar erop!
back-from-the-dead-2-else = De Styx is het donkere veld rechts.
back-from-the-dead-3 = Breng ze allemaal terug! Je hebt ook de meeste soldaten beneden, en dat belonen de goden met een punt.
back-from-the-dead-3-wrong-1 = Je kunt wachten. Maar tien man verslaan er vier. Neem ze.
back-from-the-dead-3-wrong-2 = Iedereen past. Er hoeft niets overboord.
back-from-the-dead-4 = Volle bemanning en een punt! Met drie of vier spelers zijn het twee punten. Gelijk aantal levert niets op.
back-from-the-dead-5 = Mannen en kruiken delen tien plaatsen. Je hebt vier kruiken en drie man. Bezoek de Styx opnieuw.
back-from-the-dead-5-else = Naar de Styx, graag.
back-from-the-dead-6 = Van je zeven passen er maar drie. Neem die, of laad je eerst een kruik uit?
back-from-the-dead-6-reply-1 = Schatten eerst. De anderen wachten beneden.
back-from-the-dead-6-reply-2 = Mannen eerst. De kruik gaat terug naar een stad, zonder punten.
back-from-the-dead-6-wrong = Je bent er, dus neem iemand mee.

## settlers-and-a-monster
settlers-and-a-monster-title = Kolonisten en een monster
settlers-and-a-monster-goal = Vestig je in een stad, verover een andere en stuur de Hydra op je rivaal af.
settlers-and-a-monster-1 = Efeze is leeg. Wie zich er vestigt, heeft een punt. Vaar ernaast.
settlers-and-a-monster-1-else = Naast Efeze, graag: g3 of h2.
settlers-and-a-monster-2 = Eén soldaat trekt erin, zonder gevecht.
settlers-and-a-monster-2-else = Vestig je eerst; een stad aanvallen kan daarna nog.
settlers-and-a-monster-3 = Eén punt, zolang hij er staat. De anderen komen wel voor hem.
settlers-and-a-monster-4 = Perseus heeft Salamis: 2 soldaten, 2 punten, sterkte 2. Neem het hem af!
settlers-and-a-monster-4-else = Salamis betaalt 2. Val het aan.
settlers-and-a-monster-4-wrong = Daar woont iemand. Je moet aanvallen.
settlers-and-a-monster-5 = Gewonnen. Zijn bezetting gaat naar beneden, twee van jouw mannen trekken erin: 2 punten voor jou, geen voor Perseus.
settlers-and-a-monster-6 = De Hydra verspert de weg naar Rhodos. Niemand vaart langs haar, of langs een schip op zee. Vaar om!
settlers-and-a-monster-6-else = Rhodos is het doel: f6 ligt ernaast.
settlers-and-a-monster-6-wrong-1 = Die weg gaat door de Hydra. Zuidelijk om is het kort.
settlers-and-a-monster-6-wrong-2 = Je valt haar alleen aan als een opdracht het vraagt.
settlers-and-a-monster-7 = Nu de Hydra. Je vierde dobbelsteen zet haar twee velden. Stuur haar op Perseus af!
settlers-and-a-monster-7-else = Laat haar bijten: Perseus ligt op f3.
settlers-and-a-monster-7-wrong = Ze komt nooit op ankerplaatsen of de Styx.
settlers-and-a-monster-8 = Er is 5 nodig om haar te verslaan; Perseus gooide 2. Jij duwt zijn schip drie velden weg. Waarheen?
settlers-and-a-monster-9 = Voor deze opdracht moet ze verslagen worden: 3 punten. Met alle tien man mag je haar zelf aanvallen!
settlers-and-a-monster-9-else = Durf het: vaar op de Hydra af.
settlers-and-a-monster-10 = Zes! De Hydra is verslagen, 3 punten. Ze moet weg: duw haar drie velden weg.

## the-winning-run
the-winning-run-title = De winnende tocht
the-winning-run-goal = Vervul opdracht na opdracht en win het spel bij Athene.
the-winning-run-1 = Niet elke opdracht is een levering. Deze vraagt 8 soldaten naast Kreta. Je hebt er 9. Vaar erheen.
the-winning-run-1-else = Kreta ligt vlak in het zuiden: c7.
the-winning-run-1-wrong = Je moet eerst vlak naast Kreta liggen.
the-winning-run-2 = Laat ze zien: vervul de opdracht. Niemand wordt gegooid, niemand gaat verloren.
the-winning-run-2-else = Je kunt aanvallen, ja. Eerst de 2 punten.
the-winning-run-3 = Sommige opdrachten betaal je met kaarten: drie, naast Thera. Vervul hem.
the-winning-run-3-else = Drie kaarten voor 2 punten: een goede deal.
the-winning-run-4 = 12 van 16 punten, twee kruiken aan boord, maar de dobbelsteen toont 1. Je kaart: Wind van Poseidon, twee velden meer. Speel hem!
the-winning-run-4-else = Eén veld is niet genoeg. Roep eerst de wind.
the-winning-run-4-wrong = Zonder wind is dat te ver.
the-winning-run-5 = Nu drie velden. Naar Athene!
the-winning-run-5-else = Elk ankerplaats binnen bereik is goed.
the-winning-run-6 = Groen is gevraagd. Vervul de opdracht!
the-winning-run-6-else = Nog niet: er liggen twee punten op tafel.
the-winning-run-6-wrong = De opdracht betaalt meer. Vervul hem met groen.
the-winning-run-7 = Groen gaat terug naar een stad.
the-winning-run-8 = De nieuwe opdracht wil rood, en jij ligt hier met rood! Wie een nieuwe opdracht kan vervullen, wordt meteen gevraagd.
the-winning-run-8-wrong = Dit zijn je laatste twee punten! Vervul hem.
the-winning-run-9 = Zestien punten: het spel is meteen uit en jij hebt gewonnen. (14 met drie spelers, 12 met vier.)

## your-first-game
your-first-game-title = Je eerste spel
your-first-game-goal = Een kort duel tot 6 punten, met een coach en een rustige rivaal.

## coach
coach-anchor = Begin dicht bij je doel: in het oosten voor Halicarnassus, in het westen voor Korinthe en Mycene.
coach-step = De beurt van een ander, maar jij vaart ook, zo ver als de middelste dobbelsteen zegt. Kies dan Klaar.
coach-kylix = De beker kun je alleen draaien. Kies wat je nodig hebt: varen, mannen of kaarten.
coach-main = In elke volgorde. Haal mannen terug voordat je vaart; val aan waar je stopt, vóór je een andere dobbelsteen gebruikt.
coach-plunder = Eén schat per overwinning. Neem de kleur die een opdracht vraagt.
coach-spoils = Neem een kruik van de verliezer, of duw het schip naar waar het pijn doet.
coach-recover = Er zijn mannen beneden en het is niet jouw beurt: in plaats van varen mogen er twee terug.
coach-reckoning = De soldaten zijn gegooid. Kaarten kunnen de uitslag nog veranderen.
coach-styx = Wie past, komt terug. Wie de meeste doden heeft, krijgt punten.
coach-return = Zet de kruik waar jij hem makkelijk haalt, of waar niemand komt.
coach-push-hydra = Duw de Hydra in de weg van je rivaal. Daar bijt ze niemand.
coach-wins = Sterk genoeg! De gevallenen gaan toch naar beneden.
coach-loses = Niet genoeg. Alleen de gevallenen zijn weg; kom terug met meer mannen.
coach-below = Ze wachten beneden: de soldatendobbelsteen, terughalen, een kaart of de Styx brengt ze terug.
coach-task = Een opdracht is vervuld en er ligt een nieuwe open. Kijk wat die wil.
coach-found = Gevestigd: punten zolang de soldaten er blijven.
coach-pegasus = Blijvend: speel hem vroeg, hij helpt bij elke vaart.
coach-athena = Bewaar hem: hij geeft 2 als een worp tekortschiet.
coach-charon = Van overal meteen naar de Styx. Goed met veel mannen beneden.
warning-deliver = Een opdracht betaalt meer voor deze kruik. Liever die vervullen?
warning-stop = Een andere dobbelsteen beëindigt je stop. Val eerst aan of vestig je.
warning-idle = Een gratis zet! Vaar naar je doel, of haal twee mannen terug.
warning-lasting = Blijvende kaarten helpen alleen op tafel. Daar neemt niemand ze af.

## rules
rules-goal-title = Het doel
rules-goal = Vaar, haal schatten uit steden en maak er punten van in Athene. Ook opdrachten, nederzettingen, gevechten en de Hydra geven punten. Zestien punten winnen meteen (veertien met drie spelers, twaalf met vier).
rules-turn-title = Een beurt
rules-turn = Vijf dobbelstenen vallen in de beker. Eerst varen alle anderen met de middelste, of halen twee soldaten terug. Dan draai jij de beker: kaarten, soldaten, varen en Hydra krijgen elk een dobbelsteen. Gebruik ze in elke volgorde, elk één keer.
rules-raid-title = Soldaten gooien
rules-raid = Voor een aanval stop je naast een stad en gooi je al je soldaten: rechtop telt 1, schuin een half, gevallen niets. Haal haar sterkte en neem een schat. De gevallenen gaan naar de onderwereld, ook als je wint.
rules-athens-title = Opdrachten en Athene
rules-athens = Op een ankerplaats bij Athene vervul je open opdrachten en je geheime, of lever je een schat af voor één punt. Een betaalde schat gaat terug naar een stad. Er komt meteen een nieuwe opdracht.
rules-fights-title = Schepen, nederzettingen, Hydra
rules-fights = Vaar op een schip af om te vechten; na de worp kunnen kaarten de uitslag veranderen, bij gelijk wint de verdediger. Vestig een soldaat voor punten. De Hydra verspert de weg en kan op anderen worden afgestuurd.
rules-below-title = De onderwereld
rules-below = Gevallen soldaten komen terug met de soldatendobbelsteen, door terughalen in andermans beurt, met kaarten, of bij de Styx, waar allen die passen terugkeren en wie de meeste beneden heeft punten krijgt.
