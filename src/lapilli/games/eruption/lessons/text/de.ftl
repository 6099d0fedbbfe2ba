## send-the-lava
send-the-lava-title = Schick die Lava
send-the-lava-goal = Schick Lava zum Dorf deines Gegners und sieh, wie es heiß wird. Greifst du weiter an, oder schützt du dich?
send-the-lava-1 = Du bist Orange, ganz oben. Blau wohnt jenseits des Vulkans. Das kühlste Dorf gewinnt. Heizen wir also Blau ein!
send-the-lava-2 = Dein erstes Lavaplättchen! Lege es so auf ein leuchtendes Feld neben Blau, dass Lava zu den Häusern läuft.
send-the-lava-2-else = Erlaubt, aber Blau würde nichts merken. Versuch die beiden hellen Felder.
send-the-lava-2-reply-1 = Zwei Seiten auf einmal. Besser geht es nicht!
send-the-lava-2-reply-2 = Kontakt! Lava berührt eine Seite von Blaus Dorf.
send-the-lava-2-wrong-1 = Knapp! Noch berührt kein Lavaende Blau. Dreh noch einmal.
send-the-lava-2-wrong-2 = Dieser Strom würde bei deinen eigenen Häusern beginnen. Schick die Lava nach Süden.
send-the-lava-2-wrong-3 = So trifft der obere Strom auf kahlen Boden. Lava muss in Lava fließen.
send-the-lava-2-wrong-4 = Dort kommt noch keine Lava hin. Ströme wachsen aus Lava, die schon liegt.
send-the-lava-3 = Für jede Dorfseite, die dein Plättchen berührt, ziehst du eine Karte. Behalte sie; Karten haben eine eigene Lektion.
send-the-lava-4 = Nun Blau. Ein Zug beginnt mit Schaden: 20 Grad für jede brennende Seite. Sieh, wie der blaue Marker steigt!
send-the-lava-5 = Blau schlägt zurück: Die Lava kommt zu dir! Lenke den Strom auf e4 ab, oder heize Blau weiter ein. Du entscheidest.
send-the-lava-5-reply-1 = Gut abgelenkt. Dieser Strom läuft vorerst an deinen Häusern vorbei.
send-the-lava-5-reply-2 = Kühn! Angriff ist auch Abwehr, solange sie schneller brennen.
send-the-lava-5-wrong = Zu weit: Der Strom reicht erst bis e4.
send-the-lava-6 = Das ist der Kern: Lava wegschicken, kühl bleiben. Als Nächstes: wie Plättchen passen.

## tiles-that-fit
tiles-that-fit-title = Plättchen, die passen
tiles-that-fit-goal = Finde heraus, wo ein Lavaplättchen passt und wo nicht.
tiles-that-fit-1 = Jeder Strom beginnt an einem der sechs glühenden Ausgänge des Vulkans. Lege dieses Plättchen an einen davon.
tiles-that-fit-1-reply = Ein Strom ist geboren.
tiles-that-fit-1-wrong-1 = Dort fließt noch nichts. Beginne an einem Ausgang.
tiles-that-fit-1-wrong-2 = Aus einem Ausgang kommt Lava. Drehe das Plättchen, bis sein Strom sie aufnimmt.
tiles-that-fit-2 = An jedem Rand trifft Lava auf Lava und Boden auf Boden. Verlängere den Strom auf e4.
tiles-that-fit-2-else = Erlaubt, aber geübt wird auf e4.
tiles-that-fit-2-reply = Ein perfekter Anschluss.
tiles-that-fit-2-wrong-1 = Der Strom darunter träfe auf kahlen Boden. Drehe das Plättchen.
tiles-that-fit-2-wrong-2 = Das passt auch! Aber jetzt verlängern wir den Strom auf e4.
tiles-that-fit-3 = Zwischen den Ausgängen ist der Vulkan Fels: Dorthin darf keine Lava zeigen. Lege diese Kurve auf g4.
tiles-that-fit-3-else = Gutes Auge, das passt. Nimm jetzt g4.
tiles-that-fit-3-reply = Richtig: ein Ende am Ausgang, das andere ins Freie.
tiles-that-fit-3-wrong = Ein Ende liefe gegen Fels. Drehe die Kurve andersherum.
tiles-that-fit-4 = Siehst du das Stroh auf f4? Wer dort legt, bekommt eine Strohmauer. Schnapp sie dir!
tiles-that-fit-4-else = Passt, bringt aber keine Mauer. Das Stroh liegt auf f4.
tiles-that-fit-5 = Eine Strohmauer in deinem Vorrat. Holz und Stein liegen weiter draußen.
tiles-that-fit-6 = Ein gezogenes Plättchen muss gelegt werden. Aber Lava, die ins Meer läuft, schadet niemandem. Lass sie auf d3 ins Meer laufen.
tiles-that-fit-6-else = Auch möglich. Hier soll sie ins Meer.
tiles-that-fit-6-reply = Zisch. Verschwendet, und das war der Plan.
tiles-that-fit-6-wrong-1 = Autsch, dieses Ende trifft dein eigenes Dorf! Dreh es zum Meer.
tiles-that-fit-6-wrong-2 = Auslassen geht nicht: Was irgendwo passt, muss gelegt werden.

## walls-and-dice
walls-and-dice-title = Mauern und Würfel
walls-and-dice-goal = Baue Mauern gegen die Lava, lass die Würfel sie prüfen und umgehe die des Gegners.
walls-and-dice-1 = Lava leckt an der hellen Seite deines Dorfes: 20 Grad, Zug für Zug. Wähle eine Mauer und baue sie dort.
walls-and-dice-1-else = Auch dort ist eine Mauer gut, aber lösche zuerst das Feuer an der hellen Seite.
walls-and-dice-1-reply-1 = Deine beste: Stein gibt dem Mauerwürfel 2 dazu.
walls-and-dice-1-reply-2 = Solide: Holz gibt dem Mauerwürfel 1 dazu.
walls-and-dice-1-reply-3 = Billig und tapfer: Stroh gibt nichts dazu.
walls-and-dice-1-wrong-1 = Dort brennt nichts. Das Feuer ist an der hellen Seite.
walls-and-dice-1-wrong-2 = An Häusern baut nur ihr Besitzer. Deine sind orange.
walls-and-dice-1-wrong-3 = Du darfst es lassen, aber dann brennst du wieder. Baue!
walls-and-dice-2-build-stone = Lava würfelt 4. Deine Mauer 3, plus 2 für Stein: 5. Höher, also hält sie. Keine Hitze!
walls-and-dice-2-build-wood = Lava würfelt 4. Deine Mauer: 3 plus 1 für Holz. Gleichstand geht an die Lava: Mauer weg, aber nur 10 Grad.
walls-and-dice-2-build-straw = Lava würfelt 4, Stroh nur 3. Die Mauer ist weg, doch du zahlst 10 Grad statt 20.
walls-and-dice-3 = Dieser Strom hat dich noch nicht erreicht. Halte ihn unterwegs auf: Baue auf seinen nördlichen Arm.
walls-and-dice-3-else = Erlaubt, aber nicht auf dem Weg zu dir. Sieh nördlich von e4.
walls-and-dice-3-reply = Ein Korken im Strom. Jeder darf auf jeden offenen Strom bauen.
walls-and-dice-3-wrong-1 = Dieser Arm läuft nach Westen, an dir vorbei. Der nördliche ist die Gefahr.
walls-and-dice-3-wrong-2 = Sicher, aber halten wir die Lava auf, bevor sie da ist.
walls-and-dice-3-wrong-3 = Eine Mauer braucht ein leeres Feld vor sich; hier liegt schon ein Plättchen.
walls-and-dice-4 = Blau wollte durchbrechen. Deine Mauer würfelte höher: Das Feld bleibt zu, und das Plättchen musste woandershin.
walls-and-dice-5 = Du greifst an. Ein Strom nach f9 ist zugebaut, der andere nicht. Lege dorthin und setze Blau in Brand!
walls-and-dice-5-else = Anderswo geht es auch, aber Blaus Tor ist f9.
walls-and-dice-5-wrong-1 = Um die Mauer herum, ja! Drehe es nun so, dass es auch Blau trifft.
walls-and-dice-5-wrong-2 = Beide Ströme müssen weiterfließen, auch der mit der Mauer.
walls-and-dice-6 = Ganz ohne Würfel! Gibt es einen offenen Weg herum, wird jede Mauer zu diesem Feld weggespült.

## cards-play-or-trade
cards-play-or-trade-title = Karten: spielen oder tauschen
cards-play-or-trade-goal = Spiele deine Karten oder tausche sie gegen Mauern und Plättchen.
cards-play-or-trade-1 = Nach deinem Plättchen darfst du Karten nutzen, so viele du willst. Spiele Regen: Dein Dorf kühlt um 30 ab.
cards-play-or-trade-1-else = Im Spiel alles erlaubt. Spüre zuerst den Regen: Du stehst bei 40 Grad.
cards-play-or-trade-1-wrong = Du darfst aufhören, aber 30 Grad warten in deiner Hand.
cards-play-or-trade-2 = Eine brennende Seite von Blau versteckt sich hinter Stein. Wirf deine Vulkanbombe auf diese Mauer.
cards-play-or-trade-2-else = Im Spiel gut. Jetzt: die Bombe, auf die helle Mauer.
cards-play-or-trade-2-reply = Bumm. Nächsten Zug brennt Blau dort.
cards-play-or-trade-2-wrong-1 = Eine Holzmauer dafür? Verlockend, aber dieser Stein stört uns mehr.
cards-play-or-trade-2-wrong-2 = Dort steht keine Mauer. Ziele auf die helle.
cards-play-or-trade-3 = Keine Verwendung? Tausche die Karte gegen die Mauer, die unten auf ihr steht. Dein Erdbeben kauft Stein.
cards-play-or-trade-3-else = Du darfst sie auch behalten. Hier tauschen wir sie gegen Stein.
cards-play-or-trade-3-wrong-1 = Du könntest den Plan erschüttern, ja. Aber heute kaufen wir Stein.
cards-play-or-trade-3-wrong-2 = Dein Regen ist verbraucht. Jede Karte wirkt einmal.
cards-play-or-trade-4 = Zwei beliebige Karten zusammen kaufen ein ganzes Lavaplättchen. Tausche beide.
cards-play-or-trade-4-else = Eine Karte kauft eine Mauer. Wir wollen das Plättchen: Tausche beide.
cards-play-or-trade-5 = Ein Plättchen extra, sofort. Fünf Ströme! Lege es, wohin du willst.
cards-play-or-trade-5-reply-1 = Blau schwitzt.
cards-play-or-trade-5-reply-3 = Eine neue Front. Interessant!
cards-play-or-trade-6 = Vier Karten! Am Ende deines Zuges darfst du drei behalten. Spiele, tausche oder wirf eine ab.
cards-play-or-trade-6-reply-1 = Gut. Aber ein Tausch hätte dir eine Mauer gegeben.
cards-play-or-trade-6-reply-2 = Klug: nichts verschwendet.
cards-play-or-trade-6-reply-3 = Gespielt: Auch das macht die Hand frei.
cards-play-or-trade-6-wrong = Eine Karte zu viel: Benutze sie, tausche sie oder wirf sie ab.

## shake-the-ground
shake-the-ground-title = Lass die Erde beben
shake-the-ground-goal = Drehe, verschlucke und tausche Plättchen, die schon liegen: fünf Karten verändern den Plan.
shake-the-ground-1 = Ein Strom trifft die helle Seite deines Dorfes. Nachbeben dreht ein Plättchen, wo es liegt. Drehe e3 von dir weg.
shake-the-ground-1-else = Spare die Karte für ihren Zweck: e3 drehen.
shake-the-ground-1-reply = Gedreht! Diese Seite kann wieder atmen.
shake-the-ground-1-wrong-1 = Das darf sich auch drehen, aber die Lava kommt von e3.
shake-the-ground-1-wrong-2 = Nach dem Drehen muss jeder Rand noch passen. So nicht.
shake-the-ground-1-wrong-3 = So liegt es schon.
shake-the-ground-2 = Erdfall verschluckt ein Plättchen, doch nichts darf vom Vulkan abgeschnitten werden. Verschlucke das, was dich verbrennt.
shake-the-ground-2-else = Eine Holzmauer ist schön. Hier versenke e3.
shake-the-ground-2-reply = Weg. Das Feld ist wieder leer.
shake-the-ground-2-wrong = Dann hinge e3 an nichts. Nur das Ende eines Stroms kann weg.
shake-the-ground-3 = Erdbeben zieht ein neues Plättchen und tauscht es gegen eines auf dem Plan. Spiele es.
shake-the-ground-3-else = Stein ist schön. Spüre hier das Erdbeben.
shake-the-ground-4 = Eine Sackgasse: der feinste Korken. Setze sie an die Stelle von e3.
shake-the-ground-4-reply = Plopp. Dieser Strom ist am Ende.
shake-the-ground-5 = Deine Steinmauer steht, wo nichts brennt. Umsetzen trägt sie zum Feuer.
shake-the-ground-5-else = Bring zuerst die Steinmauer zum Feuer.
shake-the-ground-5-wrong = Auch an dieser Seite brennt nichts. Bring sie zur hellen.
shake-the-ground-6 = Verstärken baut sofort eine Mauer, zusätzlich zu der am Ende deines Zuges. Setze sie, wohin du willst.
shake-the-ground-6-else = Versuch zuerst Verstärken.
shake-the-ground-6-reply = Und deine gewöhnliche Mauer darfst du noch bauen.

## hot-villages-strike-back
hot-villages-strike-back-title = Heiße Dörfer schlagen zurück
hot-villages-strike-back-goal = Lass deinen eigenen Ausbruch los: Heiße Dörfer sind gefährlich.
hot-villages-strike-back-1 = Du stiegst von 40 auf 60, über die 50. Das erste Dorf, dem das geschieht, bekommt Ausbruchsplättchen 1!
hot-villages-strike-back-2 = Es bricht aus, wo du willst, Lava auf allen sechs Seiten, ohne Anschluss. Alle anderen werden um 30 Grad heißer. Wähle ein Feld!
hot-villages-strike-back-2-reply-1 = Direkt vor Blaus Tür. Teuflisch!
hot-villages-strike-back-2-reply-4 = Und eine Steinmauer von diesem Feld als Zugabe.
hot-villages-strike-back-2-reply-7 = Ein zweiter Vulkan! Von hier können nun Ströme wachsen.
hot-villages-strike-back-2-wrong-1 = Sechs Ströme, und einer träfe den Fels. Einen Ring weiter.
hot-villages-strike-back-2-wrong-2 = Dort zeigt ein Nachbarplättchen kahlen Boden. Auch diese Ränder müssen passen.
hot-villages-strike-back-3 = Blau wurde auf einmal um 30 Grad heißer. Heiß zu sein ist gefährlich, macht aber auch dich gefährlich.
hot-villages-strike-back-4 = Ab 50 Grad darfst du jeden Zug zwei Mauern bauen. Baue die erste.
hot-villages-strike-back-4-else = Nutze den Vorteil: Baue.
hot-villages-strike-back-5 = Und eine zweite, wenn du magst.
hot-villages-strike-back-6 = Ab 120 ziehst du außerdem jeden Zug eine Karte.
hot-villages-strike-back-7 = Und ab 200 darfst du jeden Zug ein zweites Plättchen legen. Willst du eins?
hot-villages-strike-back-7-reply-1 = Verzweifelte Dörfer kämpfen am härtesten.
hot-villages-strike-back-7-reply-2 = Bescheiden. Es ist ein Angebot, nie eine Pflicht.

## how-it-ends
how-it-ends-title = Wie es endet
how-it-ends-goal = Spiele die letzten Züge und gewinne als kühlstes Dorf.
how-it-ends-1 = Das allerletzte Plättchen. Liegt es, hat jeder noch einen Zug. Blau führt: Mach etwas daraus!
how-it-ends-1-else = Zu sanft. Du liegst 40 Grad zurück: Triff Blau!
how-it-ends-1-wrong = Sicher, aber Blau bleibt kühler als du. Triff Blau!
how-it-ends-2 = Blaus letzter Zug ist vorbei: Das Feuer kam teuer. Jetzt du, mit 80 Grad. Der Kühlste gewinnt. Was tust du?
how-it-ends-2-else = Eine deiner Karten gewinnt sofort. Welche kühlt?
how-it-ends-2-wrong-1 = Dann bist du nicht der Kühlste. Sieh auf deine Karten!
how-it-ends-2-wrong-2 = Eine Mauer rettet dich jetzt nicht. Wasser schon.
how-it-ends-3 = 50 Grad: Du gewinnst! Bei Gleichstand zählen deine Mauern, minus jede Seite mit Lava.
how-it-ends-4 = Es gibt ein zweites Ende: Ein Dorf, das am Ende seines Zuges bei 290 steht, ist abgebrannt. Alle anderen haben noch einen Zug.

## your-first-game
your-first-game-title = Dein erstes Spiel
your-first-game-goal = Ein kurzes Duell mit Coach: 16 Plättchen statt 40, ein sanfter Gegner, keine Zusatzregeln.

## coach
coach-settle = Zuerst wählen alle ein Dorf. Es gehört dir das ganze Spiel lang: Halte die Lava von ihm fern.
coach-place = Dein Plättchen leuchtet, wo es passt. Die Zahl ist die Hitze, die es jeden Zug bringt.
coach-cards = Karten: spielen, eine gegen eine Mauer oder zwei gegen ein Plättchen tauschen. Oder behalten: fertig.
coach-build = Eine Mauer: an einer Seite deines Dorfes oder auf einem offenen Strom. Sparen geht auch.
coach-erupt = Dein Ausbruchsplättchen passt fast überall hin. Alle anderen werden um 30 Grad heißer.
coach-contact = Neuer Kontakt: eine Karte für jede Dorfseite, die das Plättchen berührt, auch eine graue ohne Besitzer.
coach-heats = 20 Grad je offener Seite, 10 für eine, deren Mauer gerade fiel.
coach-holds = Weißer Würfel plus Bonus schlägt den orangen: Die Mauer bleibt, nichts brennt.
coach-falls = Gleichstand reicht der Lava. Die Mauer geht zurück in den Vorrat.
coach-retrieves = Eine Mauer für den Vorrat. Er liegt offen und hat keine Grenze.
coach-claims = Als Erster über dieser Marke: Das Dorf bekommt ein Ausbruchsplättchen, gelegt nach seinem Schaden.
coach-closed = Alle Mauern hielten, also ist dieses Feld zu, bis das Plättchen liegt.
coach-used-up = Keine Plättchen mehr: noch ein Zug für jeden. Regen und Bomben zählen noch!
coach-rain = Regen: minus 30 Grad. Am besten erst, wenn du warm bist, ab 30.
coach-bomb = Vulkanbombe: entfernt eine Mauer, am besten die eines brennenden Gegners.
coach-aftershock = Nachbeben: Drehe ein Plättchen. Rette deine Seite, oder ziele auf ihre.
coach-quake = Erdbeben: Ein gezogenes Plättchen ersetzt eines auf dem Plan. Oder tausche es gegen Stein.
coach-sinkhole = Erdfall: Entferne das letzte Plättchen eines Stroms, am besten eines, das dich verbrennt.
coach-reinforce = Verstärken: sofort eine Mauer, zusätzlich zur gewöhnlichen. Gut, wenn zwei Seiten brennen.
coach-relocate = Umsetzen: Deine Dorfmauern wandern zum Feuer. Oder tausche es gegen Stroh.
coach-hand = Mehr als drei Karten: Der Überschuss muss weg. Tausche lieber, als abzuwerfen.
warning-bare = Eine Seite deines Dorfes brennt: 20 Grad im nächsten Zug. Eine Mauer halbiert das mindestens.
warning-discard = Tausche sie lieber: Dieselbe Karte kauft eine Mauer.
warning-rain = Regen nimmt 30 weg, nie unter null. Nutze ihn ab 30.

## rules
rules-goal-title = Das Ziel
rules-goal = Halte dein Dorf kühl. Lege Lavaplättchen so, dass die Ströme zu den anderen laufen, schütze deine Seiten mit Mauern, nutze deine Karten. Sind die Plättchen verbraucht oder ist ein Dorf abgebrannt, gewinnt die niedrigste Temperatur.
rules-tiles-title = Lava legen
rules-tiles = Ströme beginnen an den sechs Ausgängen des Vulkans. Ein Plättchen schließt an liegende Lava an, und an jedem Rand trifft Lava auf Lava und Boden auf Boden. Fels nimmt keine Lava, das Meer alle. Was passt, muss gelegt werden.
rules-heat-title = Hitze
rules-heat = Dein Zug beginnt mit Schaden: 20 Grad für jede Seite deines Dorfes, die Lava berührt. Wer ein Plättchen legt, das Dorfseiten berührt, zieht für jede eine Karte.
rules-walls-title = Mauern und Würfel
rules-walls = Baue eine Mauer je Zug, am Dorf oder auf einem offenen Strom. Kommt Lava, werden zwei Würfel geworfen: Die Mauer zählt nichts für Stroh, 1 für Holz, 2 für Stein dazu und muss höher sein. Eine gefallene Mauer halbiert die Hitze. Gibt es einen offenen Weg herum, werden Mauern weggespült.
rules-cards-title = Karten
rules-cards = Nach deinem Plättchen spiele beliebig viele Karten, tausche eine gegen die Mauer, die darauf steht, oder zwei gegen ein weiteres Plättchen. Behalte am Ende höchstens drei.
rules-zones-title = Heiße Dörfer und das Ende
rules-zones = Wer als Erster 50, 120 oder 200 Grad überschreitet, bekommt ein Ausbruchsplättchen, und Hitze gibt mehr Mauern, Karten und Plättchen. Nach dem letzten Plättchen hat jeder noch einen Zug. Ein Dorf bei 290 am Zugende ist abgebrannt.
