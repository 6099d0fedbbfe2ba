## the-last-three
the-last-three-title = De laatste drie
the-last-three-goal = Kies waar de lava inslaat, vul de laatste boten en win.
the-last-three-1 = De vulkaan barst uit! De dobbelsteen toont twee plekken: Mandraki, waar je blauwe werker staat, en het lege Emporios. Welke wordt bedolven?
the-last-three-1-reply-1 = Goed gekozen: daar stond niemand. De helling is weg, je mensen niet.
the-last-three-1-reply-2 = Hij rent voor zijn leven en de rode dobbelsteen is mild: veilig thuis. Eén op de drie keer was hij omgekomen.
the-last-three-1-wrong = Vandaag toont de dobbelsteen alleen Mandraki en Emporios.
the-last-three-2 = Nu de boten. Wie Kos bereikt, is veilig, en met zeven uit elk dorp win je. Kies een inwoner en een boot.
the-last-three-2-reply = Gered! Eén boot, één inwoner. Nog twee mensen, nog twee boten.
the-last-three-2-wrong = Nog niet! Er staan nog drie mensen op het eiland en er wachten drie boten.
the-last-three-3 = Iedereen mag in elke boot, vanaf elke kust. Wie is de volgende?
the-last-three-3-wrong = Dan blijft er iemand achter naast een lege boot. Vul die eerst.
the-last-three-4 = Eén inwoner, één boot. Breng iedereen in veiligheid!
the-last-three-4-wrong = Zo dichtbij! Nog één boot en het eiland is leeg.
the-last-three-5 = Gewonnen! Het dorp met de minste geredden telt voor allen: zeven is genoeg, negen of tien is een grote overwinning.

## a-mornings-work
a-mornings-work-title = Een ochtend aan het werk
a-mornings-work-goal = Stuur twee werkers op pad, verdubbel hun werk met dobbelstenen en haal hout voor boten.
a-mornings-work-1 = Terug naar de eerste ochtend. Boten vragen hout. Kies een blauwe werker en dan het groene bos hoog in Mandraki.
a-mornings-work-1-wrong-1 = Ook hout, maar daar beneden hakt een werker er één, hierboven twee. Hogerop!
a-mornings-work-1-wrong-2 = Emporios ligt tegenover je dorp. Werkers bereiken hun eigen zone en de twee ernaast.
a-mornings-work-1-wrong-3 = De werf bouwt boten, maar er is nog geen hout. Eerst het bos.
a-mornings-work-1-wrong-4 = De oranje mensen horen bij Pali. Jij verzet alleen de blauwe.
a-mornings-work-2 = De twee bovenste ringen leveren twee per werker, en er is plaats voor twee. Stuur je tweede werker omhoog: hout, steen of graan?
a-mornings-work-2-reply-1 = Steen voor dammen. Het fiche daarboven geeft er één extra, voor wie het eerst komt.
a-mornings-work-2-reply-2 = Steen voor dammen. In Nikia woont niemand, maar zijn hellingen staan open.
a-mornings-work-2-reply-3 = Twee in het bos: die helling is nu vol.
a-mornings-work-2-reply-4 = Het bos van de buren: gedeeld. Het fiche daarboven geeft er één extra, voor wie het eerst komt.
a-mornings-work-2-reply-5 = Graan naast de werker van Pali: die akker is nu vol.
a-mornings-work-2-reply-6 = Graan: werkers moeten eten. Het fiche daarboven geeft er één extra, voor wie het eerst komt.
a-mornings-work-2-wrong-1 = Lagere hellingen leveren maar één. Neem vandaag een hogere.
a-mornings-work-2-wrong-2 = Er wacht nog een werker in het theater. Geef hem eerst werk.
a-mornings-work-3 = Alles staat klaar. Meld je klaar: de dag begint.
a-mornings-work-4 = De rode dobbelsteen brengt één gebeurtenis, en wel een goede: Storm. Alle bossen leveren vandaag dubbel.
a-mornings-work-5 = Een gele dobbelsteen verdubbelt één werkplek van zijn soort. Leg het hout op je bos.
a-mornings-work-5-wrong-1 = Ongebruikte dobbelstenen gaan verloren. Twee ervan kunnen je nu helpen.
a-mornings-work-5-wrong-2 = Op die akker groeit graan. Hout hoort op een bos.
a-mornings-work-5-wrong-3 = Hout, maar daar werkt niemand. Een dobbelsteen helpt alleen waar een werker staat.
a-mornings-work-6 = De gevleugelde schoen is Hermes, een joker: hij verdubbelt elke werkplek met een werker. Welke kies je?
a-mornings-work-6-reply-1 = Goed: Pali kan vanavond twee mensen oproepen in plaats van één.
a-mornings-work-6-reply-2 = Het graan van Pali verdubbelt. Jullie zijn één team en delen alles.
a-mornings-work-6-reply-3 = Verdubbeld. Alles gaat in één voorraad voor iedereen.
a-mornings-work-6-wrong-1 = Eén dobbelsteen per werkplek. Op het bos ligt er al een.
a-mornings-work-6-wrong-2 = Je hebt de joker nog. Gebruik hem!
a-mornings-work-7 = Per werker in je bos: twee hout, verdubbeld door de dobbelsteen, verdubbeld door de Storm. Acht!

## dams-and-boats
dams-and-boats-title = Dammen en boten
dams-and-boats-goal = Bouw een dam en een boot, en zie welke lava een dam tegenhoudt.
dams-and-boats-1 = Lava bedekt je hoogste helling en kruipt naar de volgende. Bouw daar een dam: die kost één steen.
dams-and-boats-1-wrong-1 = De lava gaat helling voor helling, en helling 2 is de volgende. Bouw daar.
dams-and-boats-1-wrong-2 = Je boot komt zo. Eerst de dam.
dams-and-boats-1-wrong-3 = Dammen komen alleen in de zone waar de bouwer staat, en hij staat in Mandraki.
dams-and-boats-1-wrong-4 = Stoppen, met lava voor de deur? Eerst één dam.
dams-and-boats-2 = Een muur houdt pas als elke plek een dam heeft; hier was dat er één. Op de bouwplaats ligt een dobbelsteen: nog een dam.
dams-and-boats-2-reply-1 = Een begin: hier zijn twee plekken, dus de muur houdt pas met nog een dam.
dams-and-boats-2-reply-2 = Vooruitgedacht: hier zijn twee plekken, één is gevuld.
dams-and-boats-2-reply-3 = Je begint aan de laatste muur, voor het dorp: drie plekken, één gevuld.
dams-and-boats-2-wrong-1 = Helling 2 heeft één plek, en die is gevuld. Die muur is klaar.
dams-and-boats-2-wrong-2 = Daarboven is het te laat: helling 1 is lava.
dams-and-boats-3 = En nu je werf: één werker maakt van één hout één boot.
dams-and-boats-3-wrong = Je hebt hout en een bouwer. Bouw de boot!
dams-and-boats-4 = Stap 8: de lava stroomt. Je dam houdt! In Nikia houdt niets haar tegen, en je werker daar moet rennen.
dams-and-boats-5 = De rode dobbelsteen: 1 of 3 is veilig, 2 is Hades. Een 3! Hij is thuis in je theater.
dams-and-boats-6 = Stap 9: uitbarstingen. Ze bedekken het hoogste vrije gebied, en geen dam houdt ze tegen. Helling 2 is weg, met muur en al.
dams-and-boats-7 = Stap 10: één boot. Stuur je nu iemand naar Kos, of bewaar je de boot voor een slechtere dag?
dams-and-boats-7-reply-1 = Kos kan niemand hem meer afnemen. De ronde is om; hierna beslist Pali.
dams-and-boats-7-reply-2 = Gul, en slim: alleen het zwakste dorp telt. De ronde is om; hierna beslist Pali.
dams-and-boats-7-reply-3 = Een boot in de haven redt mensen als lava het dorp neemt. De ronde is om; hierna beslist Pali.
dams-and-boats-7-wrong = Het mag, maar werkers zijn je handen. Laat in het begin een burger varen.

## more-hands-more-mouths
more-hands-more-mouths-title = Meer handen, meer monden
more-hands-more-mouths-goal = Roep burgers op, voed ze, en ontdek wat één werker te veel kost.
more-hands-more-mouths-1 = Stap 6. Een werker in het theater roept één burger op. Met een theaterdobbelsteen twee. Roep er één!
more-hands-more-mouths-1-wrong = Meer handen, meer boten. Roep er minstens één.
more-hands-more-mouths-2 = Nu vijf werkers. Graan: twee. Je mag nog één keer roepen. Roep een zesde en kijk wat er gebeurt.
more-hands-more-mouths-2-wrong = Wijs gedacht! Maar probeer het eens: daarna draaien we de klok terug.
more-hands-more-mouths-3 = Honger! Zes werkers eten twee graan, de drie van Pali één. Er ontbreekt één, dus twee werkers worden ziek. Kies de eerste.
more-hands-more-mouths-3-reply-1 = Hij gaat naar huis en is weer burger. Nog één.
more-hands-more-mouths-3-reply-2 = Pali betaalt voor jouw feestmaal. Nog één.
more-hands-more-mouths-4 = En de tweede.
more-hands-more-mouths-5 = We draaien de klok terug. Vijf werkers eten één graan, zes eten er twee. Stop deze keer bij vijf.
more-hands-more-mouths-5-wrong = Dat was de weg van de honger. Zie af van de tweede oproep.
more-hands-more-mouths-6 = Iedereen heeft gegeten. Eén tot vijf werkers van een dorp eten één graan, zes of meer eten twee. Burgers eten niets.

## lava-at-the-door
lava-at-the-door-title = Lava voor de deur
lava-at-the-door-goal = Je dorp is verloren. Wie vaart, wie rent, en waar woon je nu?
lava-at-the-door-1 = Twee dammen waar er drie nodig waren: lava neemt je dorp. Iedereen op deze kust vlucht, één voor één.
lava-at-the-door-2 = Hier ligt een boot, en burgers moeten het daarmee proberen. Zet een burger aan boord.
lava-at-the-door-2-reply = Een 1: hij is op Kos. Met een 2 was hij dood, maar lag de boot er nog voor de volgende.
lava-at-the-door-2-wrong-1 = Zolang hier een boot ligt, proberen burgers het met de boot. Alleen werkers mogen kiezen.
lava-at-the-door-2-wrong-2 = Dat mag. Maar hij kan ook later rennen, dus gun een burger de boot.
lava-at-the-door-2-wrong-3 = Hij mag rennen, ja. Maar eerst de boot: laat een burger het proberen.
lava-at-the-door-3 = Geen boot meer. De anderen rennen over land naar Pali, elk met één worp. Wie gaat eerst?
lava-at-the-door-3-reply-1 = Een 2: verloren aan Hades. De werker volgt met een 3 en haalt Pali. Rustig evacueren in stap 10 vraagt geen worp!
lava-at-the-door-3-reply-2 = Een 2: verloren aan Hades. De burger volgt met een 3 en haalt Pali. Rustig evacueren in stap 10 vraagt geen worp!
lava-at-the-door-3-wrong = De enige boot is weg. De kust van Pali is de uitweg.
lava-at-the-door-4 = Er volgen twee uitbarstingen, ver van je mensen: Nikia, dan Emporios.
lava-at-the-door-5 = Een nieuwe ronde. Je mensen wonen nu in Pali, ook de werker uit Nikia. De gastheer gaat eerst, dan jij.
lava-at-the-door-5-wrong = Geduld: als gast wacht je tot Pali klaar is.
lava-at-the-door-6 = Je bereik telt nu vanaf Pali: Pali en zijn buren, nooit Nikia ertegenover. Stuur een werker naar Pali's werf of naar Emporios.
lava-at-the-door-6-reply-1 = Boten, snel! Je zeven op Kos zijn al een kleine overwinning; Pali heeft er nog vier nodig.
lava-at-the-door-6-reply-2 = Twee hout van een hoge helling. Pali heeft nog vier mensen op Kos nodig.
lava-at-the-door-6-wrong-1 = Nikia ligt tegenover Pali, dus je mensen komen er niet meer.
lava-at-the-door-6-wrong-2 = Mandraki ligt onder de lava. Er is niets om naar terug te gaan.

## news-from-the-mountain
news-from-the-mountain-title = Nieuws van de berg
news-from-the-mountain-goal = Trek goed en slecht nieuws, en kies waar de vulkaan uitbarst.
news-from-the-mountain-1 = Stap 2. De rode dobbelsteen zegt hoeveel gebeurtenissen er vandaag komen. Kijk hoe hij valt.
news-from-the-mountain-2 = Drie kaarten! Eerst de Zoekactie: iemand keert terug uit Hades. Haal je man.
news-from-the-mountain-2-wrong-1 = Hij wacht in het donker! Haal hem.
news-from-the-mountain-2-wrong-2 = Pali heeft niemand in Hades. Jouw man is daar.
news-from-the-mountain-3 = Ten tweede: Siësta. Twee werkers gaan liggen en doen niets tot de avond. Wie kun je missen? Kies de eerste.
news-from-the-mountain-3-reply-1 = Goed: er zijn geen burgers meer om te roepen, dus een theater doet toch niets.
news-from-the-mountain-3-reply-2 = Die helling levert vandaag minder. De theaters hebben niemand meer om te roepen.
news-from-the-mountain-4 = En de tweede slaper?
news-from-the-mountain-5 = Ten derde: Orakel. Dat wacht bij stap 9; dan kies jij de eerste uitbarsting. Nu de dobbelstenen.
news-from-the-mountain-6 = Plus en min voeden de vulkaan: twee uitbarstingen, plus twee, min één, maakt drie. Orakel: waar gaat de eerste heen?
news-from-the-mountain-6-reply-1 = Daar woont niemand en staat niemand. Perfect.
news-from-the-mountain-6-reply-2 = Een lege helling in een lege zone. Perfect.
news-from-the-mountain-6-wrong-1 = Op de top van Pali staat een werker en ligt een bonusfiche. Zoek een lege zone.
news-from-the-mountain-6-wrong-2 = Dat zou je dam op helling 2 verbranden, aan je eigen kant. Zoek een lege zone.
news-from-the-mountain-7 = De tweede is gegooid: twee kleuren, dus je kiest weer. Pali of Nikia?
news-from-the-mountain-7-wrong = De werker van Pali zou voor zijn leven moeten rennen. Nikia doet niemand pijn.
news-from-the-mountain-8 = De derde trof Mandraki, met dam en al. Nu ken je alle tien stappen. Tijd voor een echt spel!

## your-first-game
your-first-game-title = Je eerste spel
your-first-game-goal = Een heel spel op het makkelijkste niveau. Beide dorpen zijn van jou en de coach staat naast je.

## coach
coach-village = Eerst kiest iedereen een dorp aan zijn kust. Daar wonen jouw mensen; een dorp zonder speler blijft leeg.
coach-place = Stap 1. Kies een werker en dan een werkplek: je eigen zone of de twee ernaast. Sluit af met “klaar”.
coach-sail = Boten mogen ook tussen bewoonde kusten varen voordat iedereen klaar is.
coach-event = Een gebeurtenis. Goede kaarten wachten vaak bij hun stap; slechte werken meteen.
coach-dice = Elke gele dobbelsteen verdubbelt een bemande werkplek van zijn soort. De gevleugelde schoen past overal; plus en min veranderen de uitbarstingen.
coach-gain = Wat je oogst, is van iedereen. Elke voorraad heeft een grens; de rest gaat verloren.
coach-build = Stap 5. Elke bouwer maakt één stuk, twee met een dobbelsteen; elk stuk kost steen of hout.
coach-call = Stap 6. Hoogstens twee burgers per theater. Vanaf zes werkers eet een dorp dubbel.
coach-sick = Te weinig graan: voor elk dat ontbreekt, gaan twee werkers ziek naar huis. Kies wie je kunt missen.
coach-held = Een volledige muur hield de lava tegen, en hij blijft staan.
coach-flow = Stap 8. Jij kiest welke lava eerst stroomt. Houd een toevlucht open voor wie moet rennen.
coach-erupt = Twee kleuren: jij kiest. Kijk eerst naar mensen, dan naar dammen, dan naar de minst bedekte zone.
coach-escape = Rennen voor je leven: 1 of 3 redt, 2 is Hades. Twee op de drie keer gaat het goed.
coach-flee = Een kust verdwijnt. Haar boten ook, dus gebruik ze nu: burgers moeten, werkers mogen.
coach-evacuate = Stap 10. Zonder worp: de veiligste weg naar Kos. Denk aan het dorp met de minste geredden.
coach-hades = Verloren aan Hades. Drie per dorp mag voor een kleine overwinning; de Zoekactie brengt er één terug.
coach-home = Daklozen trekken bij de buren in. Bereik, oproepen en vluchten tellen vanaf daar; de gastheer gaat eerst.
warning-slope = Vandaag stroomt lava over die helling. Wie er werkt, oogst eerst, maar moet dan rennen: één op de drie sterft.
warning-hunger = Kijk naar het graan voor je er nog een roept: zes werkers eten er twee, en te weinig maakt ziek.
warning-wall = Een muur met een gat houdt niets tegen. Maak eerst het bedreigde gebied af.
warning-late = Volgende ronde kan deze kust branden, met boten en al. Nu is oversteken zeker; dan twee op de drie.
warning-weak = Alleen het dorp met de minste geredden telt. Het andere heeft deze boot harder nodig.

## rules
rules-goal-title = Waar het om gaat
rules-goal = De vulkaan bedelft het eiland. Samen brengen jullie iedereen per boot naar Kos. Is er niemand meer over, dan telt het dorp met de minste geredden voor allen: zeven is een overwinning, negen een grote. Elke ronde leidt een andere speler, die voor het team beslist.
rules-morning-title = Ochtend: stap 1 tot en met 4
rules-morning = Stuur je werkers naar werkplekken in je eigen zone of de twee ernaast. De rode dobbelsteen brengt gebeurtenissen. Gele dobbelstenen verdubbelen werkplekken van hun soort. Dan leveren de hellingen steen, hout en graan: twee per werker op de bovenste twee ringen, één daaronder.
rules-afternoon-title = Middag: stap 5 tot en met 7
rules-afternoon = Bouwers maken van steen dammen en van hout boten, één stuk elk, twee met een dobbelsteen. Een muur houdt pas als elke plek van een gebied een dam heeft. Werkers in theaters roepen burgers op. Dan eet iedereen: tot vijf werkers van een dorp één graan, zes of meer twee. Te weinig maakt ziek.
rules-night-title = Nacht: stap 8 en 9
rules-night = Vanaf de tweede ronde stroomt lava in elke zone één gebied omlaag, tenzij een volledige muur haar tegenhoudt. Dan komen uitbarstingen: de zwarte dobbelsteen zegt waar, en ze bedelven het hoogste vrije gebied. Geen dam houdt een uitbarsting tegen. Plus geeft er een bij, min neemt er een af.
rules-run-title = Rennen!
rules-run = Wie staat waar lava komt, vlucht met een worp van de rode dobbelsteen: 1 of 3 is veilig, 2 is verloren aan Hades. Van een helling ren je naar huis. Van een kust moeten burgers het proberen met een boot die er ligt; werkers mogen kiezen; de rest rent over land naar een buur en woont daar voortaan.
rules-end-title = Stap 10 en het einde
rules-end = In stap 10 mag elke boot één inwoner van welke kleur ook naar Kos brengen, zonder worp. Veiliger kan niet, dus wacht niet te lang. Het spel eindigt als er niemand meer op het eiland is: gered of verloren.
