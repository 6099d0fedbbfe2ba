## run
run-title = Rennen!
run-goal = Kies de kaart die bij je dobbelstenen past, versla beide buren en ontsnap aan de lava.
run-1 = Vlak achter je brandt lava!
run-1-far = Jullie moeten alle drie de dorpskaarten aan het andere eind bereiken.
run-signs = De tekens op een kaart. f2, alleen getallen: alleen die tellen. g2, kleur / getal: een van beide telt. f1, kleur boven getallen: allebei nodig.
run-2 = Je dobbelstenen, die alleen jij ziet. Een kaart toont welke daar tellen. Wat past beter, g2 of f1? Kies de kaart.
run-2-reply = Roze dobbelstenen en vieren tellen hier: 3 + 4 + 6 + 4 + 5 = 22. De gele 1 niet.
run-2-wrong-1 = Daar tellen alleen even blauwe dobbelstenen, en jij hebt geen blauw. Je totaal zou nul zijn.
run-2-wrong-2 = Het mag, maar de lava is snel. Je dobbelstenen kunnen meer aan: kijk naar g2.
run-2-wrong-3 = Hoogstens drie stappen, nooit schuin. Tel maar: e2, f2, g2.
run-2-wrong-4 = Dat is lava. De andere kant op!
run-3 = Je vrienden hebben ook gekozen. Meld je klaar, dan gaan alle schermen omlaag.
run-3-wrong = Laat hem liggen: g2 is een prima keuze.
run-4 = Vergelijk op jouw kaart: jij 22, Speler 2 vier, Speler 3 zes. Meer dan elk van hen, dus je loopt. Speel je beurt!
run-5 = Iedereen is ontkomen, en de kaart waarop je stond is lava. Elke ronde neemt ze alle kaarten ernaast.

## beat-both-neighbours
beat-both-neighbours-title = Versla beide buren
beat-both-neighbours-goal = Speel drie beurten en zie wat een nipte winst, een gelijkspel en rusten kosten.
beat-both-neighbours-1 = De schermen zijn omlaag. In jouw beurt telt alleen jouw kaart: roze of 4. Jij 12, je buren 11 en 3. Ga!
beat-both-neighbours-1-reply = Je loopt, maar met één punt verschil: dat kost twee conditiepunten. Vijf of meer voorsprong kost niets.
beat-both-neighbours-1-wrong-1 = Elke volgorde mag. Begin hier met je eigen beurt.
beat-both-neighbours-1-wrong-2 = Markeringen staan nu vast. Jouw kaart is g2.
beat-both-neighbours-2 = Nu Speler 2, naar f1: blauw of 5. Speler 2 heeft daar negen. Tel die van jou: ook negen. Genoeg?
beat-both-neighbours-2-reply = Nee: gelijk is niet meer. Speler 2 blijft, en mislukken kost het meest, drie. Jouw goede blauwe dobbelstenen hielden een vriend tegen!
beat-both-neighbours-3 = Speler 3 markeerde de eigen kaart om te rusten. Ook dat wordt vergeleken: acht tegen niets. Het lukt en kost geen conditie.
beat-both-neighbours-4 = Bij twintig verloren conditiepunten sterft een figuur en verliest iedereen. Het beste plan: ieder wint de eigen kaart ruim.

## talk-without-numbers
talk-without-numbers-title = Praten zonder getallen
talk-without-numbers-goal = Waarschuw, vraag, luister en markeer de kaart die iedereen past, zonder één getal.
talk-without-numbers-1 = Speler 2 markeerde f1, blauw of 5: jouw beste dobbelstenen! Je zou in de weg zitten. Zeg dat je daar een gevaar bent.
talk-without-numbers-1-reply-1 = Speler 2 begrijpt het meteen, bedankt je en markeert h1: heel sterk op geel.
talk-without-numbers-1-reply-2 = Speler 2 trekt de juiste conclusie, bedankt je en markeert h1: heel sterk op geel.
talk-without-numbers-1-wrong-1 = Geen getallen, geen aantallen, geen gemiddelden: dat is het hart van Fuji. Zeg sterk, zwak of gevaar.
talk-without-numbers-1-wrong-2 = Aan deze tafel moeten zinnen waar zijn, en jouw geel is niet sterk.
talk-without-numbers-2 = Jij wilt naar g2, even blauwe dobbelstenen. Is Speler 3 daar een gevaar? Vraag het.
talk-without-numbers-2-reply = Speler 3 antwoordt: zwak op g2. Precies wat je hoopte.
talk-without-numbers-3 = Speler 3 is daar zwak, Speler 2 heeft geel. Markeer g2.
talk-without-numbers-3-wrong-1 = Vier stappen ver, en de markering van Speler 2 ligt er al.
talk-without-numbers-3-wrong-2 = Speler 3 heeft g3 gemarkeerd. Buren kiezen nooit dezelfde kaart.
talk-without-numbers-3-wrong-3 = Weer vrij, en blauw past je. Maar g2 ligt een stap verder van de lava.
talk-without-numbers-4 = Iedereen is het eens. Meld je klaar: daarna staan de markeringen vast en is de volgende fase stil.
talk-without-numbers-4-wrong = Je vrienden rekenen op dit plan. Blijf bij g2.

## short-steps-second-chances
short-steps-second-chances-title = Korte stappen, nieuwe kansen
short-steps-second-chances-goal = Korte wegen geven herworpen: kies een kaart met de ronde pijl dichtbij, gooi opnieuw wat niet telt, win.
short-steps-second-chances-1 = Slechte dobbelstenen. Korte wegen geven herworpen: blijven twee, een of twee stappen één, drie geen. De pijl geeft er één bij. Markeer f2.
short-steps-second-chances-1-reply = Eén stap, één herworp, plus één voor de pijl: twee herworpen.
short-steps-second-chances-1-wrong-1 = Blijven geeft twee herworpen, maar lava neemt e2 deze ronde. Weg hier!
short-steps-second-chances-1-wrong-2 = Twee stappen, geen pijl: één herworp. En je hebt geen even roze.
short-steps-second-chances-2 = Klaar?
short-steps-second-chances-3 = Oneven blauwe tellen op je kaart: je hebt 1, 5 en 3. Gooi de rest opnieuw. Begin met de gele 2.
short-steps-second-chances-3-wrong-1 = Een blauwe 5 telt hier: houd je beste.
short-steps-second-chances-3-wrong-2 = Opnieuw gooien gaat in stilte. Praat weer in de volgende fase.
short-steps-second-chances-3-wrong-3 = Twee gratis herworpen? Gebruik ze.
short-steps-second-chances-4 = Neem de gele 3 erbij.
short-steps-second-chances-4-wrong = Eén alleen mag, maar drie kunnen beter worden. Kies er meer.
short-steps-second-chances-5 = En de gele 6: hoog, maar hier nutteloos.
short-steps-second-chances-5-wrong = Een blauwe 1 is klein, maar telt hier. Houd hem.
short-steps-second-chances-6 = Gooi ze alle drie tegelijk.
short-steps-second-chances-6-reply = Een blauwe 1, een blauwe 5, een roze 2: van 9 naar 15!
short-steps-second-chances-7 = Nog één herworp, en de roze 2 is niets waard. Kies hem.
short-steps-second-chances-7-wrong = Stoppen mag. Maar een nutteloze dobbelsteen kan alleen beter worden.
short-steps-second-chances-8 = Gooi!
short-steps-second-chances-9 = Een blauwe 3: achttien, tegen zes en niets. Ga!

## the-rucksack
the-rucksack-title = De rugzak
the-rucksack-goal = Gebruik in fase 4 een uitrustingskaart omdat een vriend je waarschuwde; pak een nieuwe bij het groene fiche.
the-rucksack-warned = Fase 4: uitrusting. Speler 2 heeft je net gewaarschuwd: jouw kaart, g1, is gevaarlijk.
the-rucksack-1 = Je Lichtpistool geeft je in jouw beurt drie extra. Gebruik het!
the-rucksack-1-wrong-1 = De Zaklamp hoort bij fase 2, het plannen. Nu helpt het Lichtpistool.
the-rucksack-1-wrong-2 = Te laat: markeringen staan vast sinds het einde van het plannen.
the-rucksack-1-wrong-3 = Wacht! Je zou met tien de vergelijking in gaan, en Speler 2 waarschuwde je.
the-rucksack-2 = Een gebruikte kaart is weg. Meld je nu klaar.
the-rucksack-3 = Tien plus drie is 13; Speler 2 heeft 12. Het schot was het waard. Ga!
the-rucksack-4 = Je staat op een groen fiche. Pak het: dan trek je een kaart.
the-rucksack-4-reply = Een Touw! Te gebruiken vanaf de volgende ronde. Elke kaart die je overhoudt is een punt waard.
the-rucksack-4-wrong = Laten liggen voor een vriend kan, maar de lava komt eraan. Pak het.

## fire-underfoot
fire-underfoot-title = Vuur onder je voeten
fire-underfoot-goal = Kies een weg om een vuurfiche heen, kies een verwonding, zie een uitbarsting.
fire-underfoot-1 = Jij 12, je buren 11 en 3: het lukt, net aan. Speel je beurt.
fire-underfoot-2 = Twee wegen naar i1. Het rode fiche op h2 wekt meteen de vulkaan, en Speler 3 staat naast de lava. Welke weg?
fire-underfoot-2-reply = Om het vuur heen, even lang. Maar zo nipt winnen kost twee conditiepunten, en je passeert een kruis.
fire-underfoot-2-wrong = Dat is op het vuur stappen: een uitbarsting, f2 verbrandt met Speler 3 erop, en iedereen verliest.
fire-underfoot-3 = Een kruis op het spoor is een verwonding naar keuze. Je hebt geen uitrusting bij je: wat kun je missen?
fire-underfoot-3-reply-1 = Gebroken arm: geen uitrusting meer. Goedkoop met een lege rugzak.
fire-underfoot-3-reply-2 = Geheugenverlies: je vaardigheid is weg. Een Materiaalmeester zonder kaarten mist die nauwelijks.
fire-underfoot-3-reply-3 = Oogletsel: geen herworpen meer door korte wegen. Dat doet pijn op slechte dagen.
fire-underfoot-3-wrong = Een been kost voorgoed een dobbelsteen, in elke vergelijking. Meestal de slechtste keus.
fire-underfoot-4 = Je vrienden waren op tijd weg. Uitbarsting: elke kaart naast lava brandt, e1, e3, f2. Dorpen nooit.

## home
home-title = Thuis
home-goal = De volgorde van de beurten is vrij: ontdek wie eerst moet, en win.
home-1 = De laatste kaarten voor het dorp! Twee vrienden zijn er al, maar Speler 2 is uitgeput: twee vakjes voor het einde.
home-2 = Elke volgorde mag. Speler 2 zou het op blauw niet halen en sterven. Jij bent zeker van roze: 18 tegen zes. Wie gaat eerst?
home-2-reply = Alle drie in het dorp: jullie winnen meteen, en niemand hoeft nog te spelen.
home-2-wrong-1 = Speler 2 heeft geen blauw, zou het niet halen en instorten: iedereen verliest. Wie wint, gaat eerst.
home-2-wrong-2 = Speler 3 kan wachten. Wie het spel beëindigt, gaat eerst.
home-3 = Punten: vier per figuur, min verwondingen, plus ongebruikte kaarten: 12, min vier, plus één, negen. Feest!

## your-first-game
your-first-game-title = Je eerste spel
your-first-game-goal = Een heel spel op niveau 1, met twee rustige vrienden en de coach naast je.

## coach
coach-skill = Elke vaardigheid bestaat één keer. Die met vijf dobbelstenen kosten je een dobbelsteen, maar zijn sterker.
coach-bury = Je kreeg meer kaarten dan je houdt. Leg onder de stapel wat je het minst nodig hebt.
coach-plan = Alleen jij ziet deze dobbelstenen. Op een kaart betekent een streep: een van beide telt; kleur boven getallen: allebei nodig.
coach-talk = Praat: sterk, zwak, gevaar, veilig. Een paar zinnen per ronde, nooit een getal.
coach-marker = Een gemarkeerde kaart. Buren kiezen nooit dezelfde, en na elke nieuwe markering meldt iedereen zich opnieuw klaar.
coach-use = Deze uitrusting kun je nu gebruiken. Gebruikt is ze weg; ongebruikt is ze een punt waard.
coach-rerolls = Stilte. Houd wat op je kaart telt, gooi de rest opnieuw. Je ziet alleen je eigen dobbelstenen.
coach-gear = Markeringen staan vast. Laatste kans voor uitrusting voor de schermen vallen.
coach-turns = Alle dobbelstenen zijn open; wat telt is omringd. Wie zeker is gaat eerst, wie de vulkaan wekt laatst.
coach-failure = Niet hoger dan beide buren: geen stap, en het meeste conditieverlies.
coach-stamina = Nipt winnen kost conditie, ruim winnen niets. Aan het eind van het spoor is alles verloren.
coach-walk = Twee wegen, één over een rood fiche. Wie daar langsgaat, wekt meteen de vulkaan.
coach-token = Groen fiche: trek een kaart, te gebruiken vanaf de volgende ronde.
coach-injury = Een verwonding voor de rest van het spel. Been: een dobbelsteen; arm: uitrusting; geheugenverlies: vaardigheid; oog: herworpen.
coach-lava = Uitbarsting: elke kaart naast lava brandt. Blijf er minstens één kaart voor.
warning-lava = { $cell } ligt naast lava en verbrandt aan het eind van de ronde, met jou erop.
warning-silent = Vertel je vrienden eerst iets: waar ben je sterk, waar zwak?
warning-block = { $figure } wil naar { $cell }, en daar zijn jouw dobbelstenen sterk ({ $dice }). Zeg het, anders mislukt dat misschien.
better-block = Waarschuw { $figure }
better-silent = Zeg { $phrase }

## rules
rules-goal-title = Waar het om gaat
rules-goal = Lava volgt jullie de berg af. Iedereen moet een dorpskaart bereiken, dan hebben allen gewonnen. Haalt de lava iemand in, of raakt iemand uitgeput, dan hebben allen verloren.
rules-compare-title = Versla beide buren
rules-compare = Elke kaart toont welke dobbelstenen er tellen. Kleur, streep, getal: een van beide telt. Kleuren boven getallen: allebei nodig. Jouw totaal op jouw kaart moet hoger zijn dan dat van elke buur. Gelijk is niet genoeg.
rules-plan-title = Gooien, plannen, praten
rules-plan = Gooi achter je scherm. Markeer dan een kaart op hoogstens drie stappen, nooit schuin, nooit die van een buur. Praat vrij over sterk en zwak, nooit in getallen. Is iedereen klaar, dan staan de markeringen vast.
rules-rerolls-title = Herworpen en uitrusting
rules-rerolls = Korte wegen geven herworpen: twee voor blijven, één voor een of twee stappen, geen voor drie, één extra voor een ronde pijl. Opnieuw gooien gaat in stilte. Daarna kan uitrusting helpen en mag je weer praten.
rules-stamina-title = Conditie en verwondingen
rules-stamina = Ruim winnen kost niets, nipt winnen conditie, mislukken het meest. Elk kruis dat je passeert is een verwonding naar keuze: een dobbelsteen, je uitrusting, je vaardigheid of je herworpen.
rules-lava-title = Lava, fiches en punten
rules-lava = Aan het eind van elke ronde brandt elke kaart naast lava. Groene fiches geven uitrusting, rode wekken meteen de vulkaan. Dorpen branden nooit. Aan het eind: vier punten per figuur, min verwondingen, plus ongebruikte kaarten.
