## send-the-lava
send-the-lava-title = Stuur de lava
send-the-lava-goal = Stuur lava naar het dorp van je rivaal en zie het heet worden. Val je weer aan, of verdedig je?
send-the-lava-1 = Jij bent Oranje, bovenaan. Blauw woont aan de andere kant van de vulkaan. Het koelste dorp wint. Dus warmen we Blauw op!
send-the-lava-2 = Je eerste lavategel! Leg hem op een oplichtend vak naast Blauw, zodat er lava naar hun huizen loopt.
send-the-lava-2-else = Dat mag, maar Blauw merkt er niets van. Probeer de twee verlichte vakken.
send-the-lava-2-reply-1 = Twee zijden tegelijk. Beter kan niet!
send-the-lava-2-reply-2 = Raak! Lava ligt tegen één zijde van Blauws dorp.
send-the-lava-2-wrong-1 = Bijna! Maar nog geen lava raakt Blauw. Draai nog een keer.
send-the-lava-2-wrong-2 = Die stroom zou bij je eigen huizen beginnen. Stuur de lava naar het zuiden.
send-the-lava-2-wrong-3 = Zo ligt er kale grond tegen de stroom erboven. Lava moet op lava aansluiten.
send-the-lava-2-wrong-4 = Daar komt nog geen lava. Stromen groeien uit lava die er al ligt.
send-the-lava-3 = Voor elke dorpszijde die je tegel raakt, trek je een kaart. Bewaar hem; kaarten krijgen een eigen les.
send-the-lava-4 = Nu Blauw. Een beurt begint met schade: 20 graden voor elke brandende zijde. Kijk hoe de blauwe marker klimt!
send-the-lava-5 = Blauw slaat terug: de lava komt naar jou! Buig die stroom af op e4, of verhit Blauw opnieuw. Jij beslist.
send-the-lava-5-reply-1 = Mooi afgebogen. Die stroom gaat voorlopig langs je huizen.
send-the-lava-5-reply-2 = Gedurfd! Aanvallen is ook verdedigen, zolang zij sneller branden.
send-the-lava-5-wrong = Te ver: de stroom is pas tot e4 gekomen.
send-the-lava-6 = Dat is de kern: stuur lava weg, blijf koel. Hierna: hoe tegels passen.

## tiles-that-fit
tiles-that-fit-title = Tegels die passen
tiles-that-fit-goal = Ontdek waar een lavategel past, en waar niet.
tiles-that-fit-1 = Elke stroom begint bij een van de zes gloeiende uitgangen van de vulkaan. Leg deze tegel bij een ervan.
tiles-that-fit-1-reply = Een stroom is geboren.
tiles-that-fit-1-wrong-1 = Daar stroomt nog niets. Begin bij een uitgang.
tiles-that-fit-1-wrong-2 = Uit een uitgang komt lava. Draai de tegel tot zijn stroom die opvangt.
tiles-that-fit-2 = Op elke rand ligt lava tegen lava en grond tegen grond. Verleng de stroom op e4.
tiles-that-fit-2-else = Het mag, maar de oefening is op e4.
tiles-that-fit-2-reply = Een perfecte aansluiting.
tiles-that-fit-2-wrong-1 = De stroom eronder zou op kale grond stuiten. Draai de tegel.
tiles-that-fit-2-wrong-2 = Past ook! Maar nu verlengen we de stroom op e4.
tiles-that-fit-3 = Tussen de uitgangen is de vulkaan van rots: daar mag geen lava heen wijzen. Leg deze bocht op g4.
tiles-that-fit-3-else = Goed gezien, dat past. Kies nu g4.
tiles-that-fit-3-reply = Juist: één eind bij de uitgang, het andere de vrije ruimte in.
tiles-that-fit-3-wrong = Eén eind zou tegen de rots lopen. Draai de bocht de andere kant op.
tiles-that-fit-4 = Zie je het stro op f4? Wie daar een tegel legt, krijgt een stromuur. Pak hem!
tiles-that-fit-4-else = Past, maar levert geen muur op. Het stro ligt op f4.
tiles-that-fit-5 = Eén stromuur in je voorraad. Hout en steen liggen verder weg.
tiles-that-fit-6 = Een getrokken tegel moet gelegd worden. Maar lava die in zee loopt, schaadt niemand. Laat hem op d3 in zee lopen.
tiles-that-fit-6-else = Kan ook. Hier willen we hem in zee.
tiles-that-fit-6-reply = Psssj. Verspild, en dat was het plan.
tiles-that-fit-6-wrong-1 = Au, dat eind raakt je eigen dorp! Draai het naar zee.
tiles-that-fit-6-wrong-2 = Overslaan mag niet: een tegel die ergens past, moet gelegd worden.

## walls-and-dice
walls-and-dice-title = Muren en dobbelstenen
walls-and-dice-goal = Bouw muren tegen de lava, laat de dobbelstenen ze testen en kom om die van je rivaal heen.
walls-and-dice-1 = Lava likt aan de verlichte zijde van je dorp: 20 graden, elke beurt weer. Kies een muur en bouw hem daar.
walls-and-dice-1-else = Daar is een muur ook goed, maar doof eerst het vuur aan de verlichte zijde.
walls-and-dice-1-reply-1 = Je beste: steen geeft de muur 2 bij zijn worp.
walls-and-dice-1-reply-2 = Degelijk: hout geeft de muur 1 bij zijn worp.
walls-and-dice-1-reply-3 = Goedkoop en dapper: stro geeft niets bij de worp.
walls-and-dice-1-wrong-1 = Daar brandt niets. Het vuur is aan de verlichte zijde.
walls-and-dice-1-wrong-2 = Alleen de eigenaar bouwt bij zijn huizen. De jouwe zijn oranje.
walls-and-dice-1-wrong-3 = Je mag bouwen overslaan, maar dan brand je weer. Bouw!
walls-and-dice-2-build-stone = Lava gooit 4. Je muur gooit 3, plus 2 voor steen: 5. Hoger, dus hij houdt. Geen hitte!
walls-and-dice-2-build-wood = Lava gooit 4. Je muur: 3 plus 1 voor hout. Gelijk is voor de lava: muur weg, maar slechts 10 graden.
walls-and-dice-2-build-straw = Lava gooit 4, stro maar 3. De muur is weg, maar je betaalt 10 graden in plaats van 20.
walls-and-dice-3 = Deze stroom heeft je nog niet bereikt. Stop hem onderweg: bouw op zijn noordelijke tak.
walls-and-dice-3-else = Mag, maar niet op de weg naar jou. Kijk ten noorden van e4.
walls-and-dice-3-reply = Een kurk in de stroom. Iedereen mag op elke open stroom bouwen.
walls-and-dice-3-wrong-1 = Die tak loopt naar het westen, langs je heen. De noordelijke is het gevaar.
walls-and-dice-3-wrong-2 = Veilig, maar laten we de lava stoppen voor ze er is.
walls-and-dice-3-wrong-3 = Een muur heeft een leeg vak voor zich nodig; hier ligt al een tegel.
walls-and-dice-4 = Blauw probeerde door te breken. Je muur gooide hoger: dat vak blijft dicht, en de tegel moest ergens anders heen.
walls-and-dice-5 = Jouw aanval. Eén stroom naar f9 is ommuurd, de andere niet. Leg daar en zet Blauw in brand!
walls-and-dice-5-else = Elders mag, maar Blauws poort is f9.
walls-and-dice-5-wrong-1 = Om de muur heen, ja! Draai hem nu zo dat hij Blauw ook raakt.
walls-and-dice-5-wrong-2 = Beide stromen moeten verder lopen, ook die met de muur.
walls-and-dice-6 = Zonder dobbelstenen! Is er een open weg omheen, dan verdwijnt elke muur naar dat vak.

## cards-play-or-trade
cards-play-or-trade-title = Kaarten: spelen of ruilen
cards-play-or-trade-goal = Speel je kaarten, of ruil ze voor muren en tegels.
cards-play-or-trade-1 = Na je tegel mag je kaarten gebruiken, zoveel je wilt. Speel Regen: je dorp koelt 30 graden af.
cards-play-or-trade-1-else = In een spel mag het. Voel eerst de Regen: je staat op 40 graden.
cards-play-or-trade-1-wrong = Je mag stoppen, maar er wachten 30 graden in je hand.
cards-play-or-trade-2 = Eén brandende zijde van Blauw schuilt achter steen. Gooi je Vulkaanbom op die muur.
cards-play-or-trade-2-else = In een spel prima. Nu: de bom, op de verlichte muur.
cards-play-or-trade-2-reply = Boem. Volgende beurt brandt Blauw daar.
cards-play-or-trade-2-wrong-1 = Een houten muur ervoor? Verleidelijk, maar die steen hindert ons meer.
cards-play-or-trade-2-wrong-2 = Daar staat geen muur. Mik op de verlichte.
cards-play-or-trade-3 = Geen nut voor een kaart? Ruil hem voor de muur die eronder staat. Je Aardbeving koopt steen.
cards-play-or-trade-3-else = Je mag hem ook houden. Hier ruilen we hem voor steen.
cards-play-or-trade-3-wrong-1 = Je kunt het bord schudden, ja. Maar vandaag kopen we steen.
cards-play-or-trade-3-wrong-2 = Je Regen is op. Elke kaart werkt één keer.
cards-play-or-trade-4 = Twee kaarten samen kopen een hele extra lavategel. Ruil ze allebei.
cards-play-or-trade-4-else = Eén kaart koopt een muur. Wij willen de tegel: ruil beide.
cards-play-or-trade-5 = Een extra tegel, meteen. Vijf stromen! Leg hem waar je wilt.
cards-play-or-trade-5-reply-1 = Blauw zweet.
cards-play-or-trade-5-reply-3 = Een nieuw front. Interessant!
cards-play-or-trade-6 = Vier kaarten! Aan het eind van je beurt mag je er drie houden. Speel, ruil of leg er één af.
cards-play-or-trade-6-reply-1 = Goed. Maar een ruil had je een muur gegeven.
cards-play-or-trade-6-reply-2 = Slim: niets verspild.
cards-play-or-trade-6-reply-3 = Gespeeld: ook dat maakt je hand vrij.
cards-play-or-trade-6-wrong = Eén kaart te veel: gebruik hem, ruil hem of leg hem af.

## shake-the-ground
shake-the-ground-title = Laat de grond beven
shake-the-ground-goal = Draai, verzwelg en ruil tegels die al liggen: vijf kaarten die het bord veranderen.
shake-the-ground-1 = Een stroom raakt de verlichte zijde van je dorp. Naschok draait een tegel ter plekke. Draai e3 van je weg.
shake-the-ground-1-else = Bewaar de kaart voor het echte werk: e3 draaien.
shake-the-ground-1-reply = Gedraaid! Die zijde kan weer ademen.
shake-the-ground-1-wrong-1 = Die mag ook draaien, maar de lava komt van e3.
shake-the-ground-1-wrong-2 = Na het draaien moet elke rand nog passen. Zo niet.
shake-the-ground-1-wrong-3 = Zo ligt hij al.
shake-the-ground-2 = Zinkgat slokt een tegel op, maar niets mag van de vulkaan loskomen. Neem de tegel die je brandt.
shake-the-ground-2-else = Een houten muur is mooi. Laat hier e3 zinken.
shake-the-ground-2-reply = Weg. Het vak is weer leeg.
shake-the-ground-2-wrong = Dan zou e3 aan niets hangen. Alleen het eind van een stroom kan weg.
shake-the-ground-3 = Aardbeving trekt een nieuwe tegel en ruilt die met een op het bord. Speel hem.
shake-the-ground-3-else = Steen is mooi. Voel hier de Aardbeving.
shake-the-ground-4 = Een doodlopende stroom: de beste kurk die er is. Leg hem op de plaats van e3.
shake-the-ground-4-reply = Plop. Die stroom loopt dood.
shake-the-ground-5 = Je stenen muur staat waar niets brandt. Verplaatsen brengt hem naar het vuur.
shake-the-ground-5-else = Breng eerst de stenen muur naar het vuur.
shake-the-ground-5-wrong = Ook aan die zijde brandt niets. Breng hem naar de verlichte.
shake-the-ground-6 = Versterken bouwt meteen een muur, naast die aan het eind van je beurt. Zet hem waar je wilt.
shake-the-ground-6-else = Probeer eerst Versterken.
shake-the-ground-6-reply = En je mag je gewone muur nog bouwen.

## hot-villages-strike-back
hot-villages-strike-back-title = Hete dorpen slaan terug
hot-villages-strike-back-goal = Laat je eigen uitbarsting losbarsten: hete dorpen zijn gevaarlijk.
hot-villages-strike-back-1 = Je ging van 40 naar 60 en passeerde 50. Het eerste dorp dat dat doet, krijgt uitbarstingstegel 1!
hot-villages-strike-back-2 = Hij barst uit waar jij wilt, lava aan alle zes zijden, zonder aansluiting. Alle anderen worden 30 graden heter. Kies een vak!
hot-villages-strike-back-2-reply-1 = Vlak voor Blauws deur. Duivels!
hot-villages-strike-back-2-reply-4 = En een stenen muur van dat vak als bonus.
hot-villages-strike-back-2-reply-7 = Een tweede vulkaan! Hier kunnen nu stromen groeien.
hot-villages-strike-back-2-wrong-1 = Zes stromen, en één zou de rots raken. Eén ring verder.
hot-villages-strike-back-2-wrong-2 = Daar toont een buurtegel kale grond. De randen moeten ook hier passen.
hot-villages-strike-back-3 = Blauw werd in één keer 30 graden heter. Heet zijn is gevaarlijk, maar maakt jou ook gevaarlijk.
hot-villages-strike-back-4 = Vanaf 50 graden mag je elke beurt twee muren bouwen. Bouw de eerste.
hot-villages-strike-back-4-else = Gebruik het voordeel: bouw.
hot-villages-strike-back-5 = En een tweede, als je wilt.
hot-villages-strike-back-6 = Vanaf 120 trek je ook elke beurt een kaart.
hot-villages-strike-back-7 = En vanaf 200 mag je elke beurt een tweede tegel leggen. Wil je er een?
hot-villages-strike-back-7-reply-1 = Wanhopige dorpen vechten het hardst.
hot-villages-strike-back-7-reply-2 = Bescheiden. Het is een aanbod, nooit een plicht.

## how-it-ends
how-it-ends-title = Hoe het eindigt
how-it-ends-goal = Speel de laatste beurten en win als koelste dorp.
how-it-ends-1 = De allerlaatste tegel. Ligt hij, dan heeft iedereen nog één beurt. Blauw staat voor: maak er iets van!
how-it-ends-1-else = Te zacht. Je staat 40 graden achter: raak Blauw!
how-it-ends-1-wrong = Veilig, maar Blauw blijft koeler. Raak Blauw!
how-it-ends-2 = Blauws laatste beurt is om: het vuur kostte veel. Nu jij, met 80 graden. De koelste wint. Wat doe je?
how-it-ends-2-else = Eén van je kaarten wint meteen. Welke koelt af?
how-it-ends-2-wrong-1 = Dan ben je niet de koelste. Kijk naar je kaarten!
how-it-ends-2-wrong-2 = Een muur redt je nu niet. Water wel.
how-it-ends-3 = 50 graden: je wint! Bij gelijkspel tellen je muren, min elke zijde die lava raakt.
how-it-ends-4 = Er is nog een einde: een dorp dat aan het eind van zijn beurt op 290 staat, is afgebrand. De anderen krijgen één laatste beurt.

## your-first-game
your-first-game-title = Je eerste spel
your-first-game-goal = Een kort duel met de coach: 16 tegels in plaats van 40, een rustige tegenstander, geen extra regels.

## coach
coach-settle = Eerst kiest iedereen een dorp. Het blijft het hele spel van jou: houd de lava er weg.
coach-place = Je tegel gloeit waar hij past. Het getal is de hitte die hij elke beurt brengt.
coach-cards = Kaarten: speel, ruil er één voor een muur of twee voor een tegel. Of houd ze: klaar.
coach-build = Eén muur: aan een zijde van je dorp of op een open stroom. Bewaren mag ook.
coach-erupt = Je uitbarstingstegel past bijna overal. Alle anderen worden 30 graden heter.
coach-contact = Nieuw contact: één kaart voor elke dorpszijde die de tegel raakt, ook een grijze van niemand.
coach-heats = 20 graden per open zijde, 10 voor een zijde waarvan de muur net viel.
coach-holds = Witte dobbelsteen plus bonus is hoger dan de oranje: de muur blijft en niets brandt.
coach-falls = Gelijk is genoeg voor de lava. De muur gaat terug naar de voorraad.
coach-retrieves = Een muur voor de voorraad. Die ligt open en heeft geen grens.
coach-claims = Als eerste voorbij deze streep: dat dorp krijgt een uitbarstingstegel, te leggen na zijn schade.
coach-closed = Alle muren hielden, dus dit vak is dicht tot de tegel ligt.
coach-used-up = Geen tegels meer: nog één beurt elk. Regen en bommen tellen nog!
coach-rain = Regen: min 30 graden. Bewaar hem tot je warm bent, 30 of meer.
coach-bomb = Vulkaanbom: verwijdert een muur, liefst die van een brandende rivaal.
coach-aftershock = Naschok: draai een tegel ter plekke. Red je zijde, of mik op die van hen.
coach-quake = Aardbeving: een getrokken tegel vervangt er een op het bord. Of ruil hem voor steen.
coach-sinkhole = Zinkgat: verwijder de laatste tegel van een stroom, liefst een die jou brandt.
coach-reinforce = Versterken: meteen een muur, naast je gewone. Handig als twee zijden branden.
coach-relocate = Verplaatsen: je dorpsmuren lopen naar het vuur. Of ruil hem voor stro.
coach-hand = Meer dan drie kaarten: wat te veel is, moet weg. Ruil liever dan weg te leggen.
warning-bare = Een zijde van je dorp brandt: 20 graden volgende beurt. Een muur halveert dat minstens.
warning-discard = Ruil hem liever: dezelfde kaart koopt een muur.
warning-rain = Regen haalt er 30 af, nooit onder nul. Gebruik hem bij 30 of meer.

## rules
rules-goal-title = Het doel
rules-goal = Houd je dorp koel. Leg lavategels zo dat de stromen naar de anderen lopen, bescherm je zijden met muren, gebruik je kaarten goed. Als de tegels op zijn of een dorp afbrandt, wint de laagste temperatuur.
rules-tiles-title = Lava leggen
rules-tiles = Stromen beginnen bij de zes uitgangen van de vulkaan. Een tegel sluit aan op lava die er al ligt, en op elke rand ligt lava tegen lava en grond tegen grond. Rots neemt geen lava, de zee alles. Wat past, moet gelegd worden.
rules-heat-title = Hitte
rules-heat = Je beurt begint met schade: 20 graden voor elke zijde van je dorp die lava raakt. Wie een tegel legt die dorpszijden raakt, trekt voor elk een kaart.
rules-walls-title = Muren en dobbelstenen
rules-walls = Bouw één muur per beurt, bij je dorp of op een open stroom. Komt er lava, dan worden twee dobbelstenen gegooid: de muur telt niets bij voor stro, 1 voor hout, 2 voor steen, en moet hoger zijn. Een gevallen muur halveert de hitte. Is er een open weg omheen, dan verdwijnen muren.
rules-cards-title = Kaarten
rules-cards = Speel na je tegel zoveel kaarten als je wilt, ruil er één voor de muur die erop staat, of twee voor een extra tegel. Houd er aan het eind hoogstens drie.
rules-zones-title = Hete dorpen en het einde
rules-zones = Wie als eerste 50, 120 of 200 graden passeert, krijgt een uitbarstingstegel, en hitte geeft meer muren, kaarten en tegels. Na de laatste tegel heeft iedereen nog één beurt. Een dorp op 290 aan het eind van zijn beurt is afgebrand.
