## run
run-title = Lauf!
run-goal = Wähle die Karte, die zu deinen Würfeln passt, schlag beide Nachbarn und entkomme der Lava.
run-1 = Direkt hinter dir brennt Lava!
run-1-far = Ihr müsst alle drei die Dorfkarten am anderen Ende erreichen.
run-signs = Die Zeichen einer Karte. f2, nur Zahlen: Nur diese zählen. g2, Farbe / Zahl: Eins von beiden zählt. f1, Farbe über Zahlen: Beides muss passen.
run-2 = Deine Würfel, nur für dich sichtbar. Eine Karte zeigt, welche dort zählen. Was passt besser, g2 oder f1? Wähle die Karte.
run-2-reply = Hier zählen pinke Würfel und Vieren: 3 + 4 + 6 + 4 + 5 = 22. Die gelbe 1 nicht.
run-2-wrong-1 = Dort zählen nur gerade blaue Würfel, und du hast gar kein Blau. Deine Summe wäre null.
run-2-wrong-2 = Möglich, aber die Lava ist schnell. Deine Würfel erlauben mehr: Sieh dir g2 an.
run-2-wrong-3 = Höchstens drei Schritte, nie schräg. Zähle: e2, f2, g2.
run-2-wrong-4 = Das ist Lava. In die andere Richtung!
run-3 = Deine Freunde haben auch gewählt. Melde dich fertig, dann fallen alle Sichtschirme.
run-3-wrong = Lass ihn liegen: g2 ist eine ausgezeichnete Wahl.
run-4 = Vergleiche auf deiner Karte: du 22, Spieler 2 vier, Spieler 3 sechs. Mehr als jeder von ihnen, also gehst du. Los!
run-5 = Alle sind entkommen, und die Karte, auf der du standst, ist Lava. Jede Runde nimmt sie alle Karten daneben.

## beat-both-neighbours
beat-both-neighbours-title = Schlag beide Nachbarn
beat-both-neighbours-goal = Spiele drei Züge und sieh, was ein knapper Erfolg, ein Gleichstand und eine Rast kosten.
beat-both-neighbours-1 = Die Schirme sind unten. In deinem Zug zählt nur deine Karte: Pink oder 4. Du 12, die Nachbarn 11 und 3. Los!
beat-both-neighbours-1-reply = Du gehst, aber nur mit einem Punkt Vorsprung: Das kostet zwei Ausdauer. Fünf oder mehr kosten nichts.
beat-both-neighbours-1-wrong-1 = Jede Reihenfolge ist erlaubt. Beginne hier mit deinem eigenen Zug.
beat-both-neighbours-1-wrong-2 = Marker gelten jetzt. Deine Karte ist g2.
beat-both-neighbours-2 = Jetzt Spieler 2, nach f1: Blau oder 5. Spieler 2 hat dort neun. Zähle deine: auch neun. Reicht das?
beat-both-neighbours-2-reply = Nein: Gleich ist nicht mehr. Spieler 2 bleibt, und Scheitern kostet am meisten, drei. Deine guten blauen Würfel waren im Weg!
beat-both-neighbours-3 = Spieler 3 hat die eigene Karte markiert, um zu rasten. Auch das wird verglichen: acht gegen nichts. Es klappt und kostet keine Ausdauer.
beat-both-neighbours-4 = Bei zwanzig verlorenen Ausdauerpunkten stirbt eine Figur, und alle verlieren. Der beste Plan: Alle gewinnen ihre eigene Karte deutlich.

## talk-without-numbers
talk-without-numbers-title = Reden ohne Zahlen
talk-without-numbers-goal = Warne, frage, höre zu und markiere die Karte, die allen passt, ohne eine einzige Zahl.
talk-without-numbers-1 = Spieler 2 hat f1 markiert, Blau oder 5: deine besten Würfel! Du wärst im Weg. Sag, dass du dort eine Gefahr bist.
talk-without-numbers-1-reply-1 = Spieler 2 versteht sofort, dankt dir und markiert h1: sehr stark auf Gelb.
talk-without-numbers-1-reply-2 = Spieler 2 zieht den richtigen Schluss, dankt dir und markiert h1: sehr stark auf Gelb.
talk-without-numbers-1-wrong-1 = Keine Zahlen, keine Anzahl, kein Durchschnitt: Das ist der Kern von Fuji. Sag stark, schwach oder Gefahr.
talk-without-numbers-1-wrong-2 = An diesem Tisch müssen Sätze wahr sein, und dein Gelb ist nicht stark.
talk-without-numbers-2 = Du willst nach g2, gerade blaue Würfel. Ist Spieler 3 dort eine Gefahr? Frag nach.
talk-without-numbers-2-reply = Spieler 3 antwortet: schwach auf g2. Genau, was du gehofft hast.
talk-without-numbers-3 = Spieler 3 ist dort schwach, Spieler 2 hat Gelb. Markiere g2.
talk-without-numbers-3-wrong-1 = Vier Schritte weit, und der Marker von Spieler 2 liegt ohnehin dort.
talk-without-numbers-3-wrong-2 = Spieler 3 hat g3 markiert. Nachbarn wählen nie dieselbe Karte.
talk-without-numbers-3-wrong-3 = Wieder frei, und Blau passt dir. Aber g2 liegt einen Schritt weiter weg von der Lava.
talk-without-numbers-4 = Alle sind einig. Melde dich fertig: Ab jetzt gelten die Marker, und die nächste Phase ist stumm.
talk-without-numbers-4-wrong = Deine Freunde verlassen sich auf diesen Plan. Bleib bei g2.

## short-steps-second-chances
short-steps-second-chances-title = Kurze Wege, neue Chancen
short-steps-second-chances-goal = Kurze Wege geben Neuwürfe: Wähle eine nahe Karte mit dem runden Pfeil, wirf neu, was nicht zählt, gewinne.
short-steps-second-chances-1 = Schlechte Würfel heute. Kurze Wege geben Neuwürfe: bleiben zwei, ein bis zwei Schritte einen, drei keinen. Der Pfeil gibt einen dazu. Markiere f2.
short-steps-second-chances-1-reply = Ein Schritt, ein Neuwurf, plus einer für den Pfeil: zwei Neuwürfe.
short-steps-second-chances-1-wrong-1 = Bleiben gibt zwei Neuwürfe, aber die Lava nimmt e2 in dieser Runde. Weg hier!
short-steps-second-chances-1-wrong-2 = Zwei Schritte, kein Pfeil: nur ein Neuwurf. Und du hast keinen geraden pinken Würfel.
short-steps-second-chances-2 = Fertig?
short-steps-second-chances-3 = Auf deiner Karte zählen ungerade blaue Würfel: Du hast 1, 5 und 3. Wirf den Rest neu. Beginne mit der gelben 2.
short-steps-second-chances-3-wrong-1 = Eine blaue 5 zählt hier: Behalte deinen besten Würfel.
short-steps-second-chances-3-wrong-2 = Neuwürfe geschehen schweigend. Rede wieder in der nächsten Phase.
short-steps-second-chances-3-wrong-3 = Zwei freie Neuwürfe? Nutze sie.
short-steps-second-chances-4 = Nimm die gelbe 3 dazu.
short-steps-second-chances-4-wrong = Einer allein ist erlaubt, aber drei können besser werden. Nimm mehr.
short-steps-second-chances-5 = Und die gelbe 6: hoch, aber hier nutzlos.
short-steps-second-chances-5-wrong = Eine blaue 1 ist klein, aber sie zählt hier. Behalte sie.
short-steps-second-chances-6 = Wirf alle drei zusammen.
short-steps-second-chances-6-reply = Eine blaue 1, eine blaue 5, eine pinke 2: von 9 auf 15!
short-steps-second-chances-7 = Noch ein Neuwurf, und die pinke 2 ist nichts wert. Nimm sie.
short-steps-second-chances-7-wrong = Aufhören ist erlaubt. Aber ein nutzloser Würfel kann nur besser werden.
short-steps-second-chances-8 = Wirf!
short-steps-second-chances-9 = Eine blaue 3: achtzehn, gegen sechs und nichts. Los!

## the-rucksack
the-rucksack-title = Der Rucksack
the-rucksack-goal = Benutze in Phase 4 eine Ausrüstung, weil ein Freund dich warnte; nimm eine neue vom grünen Plättchen.
the-rucksack-warned = Phase 4: Ausrüstung. Spieler 2 hat dich gerade gewarnt: Deine Karte g1 ist gefährlich.
the-rucksack-1 = Deine Leuchtpistole gibt in deinem Zug drei dazu. Benutze sie!
the-rucksack-1-wrong-1 = Die Taschenlampe gehört in Phase 2, die Planung. Jetzt hilft die Leuchtpistole.
the-rucksack-1-wrong-2 = Zu spät: Seit dem Ende der Planung gelten die Marker.
the-rucksack-1-wrong-3 = Warte! Du würdest mit zehn in den Vergleich gehen, und Spieler 2 hat dich gewarnt.
the-rucksack-2 = Eine benutzte Karte ist weg. Melde dich jetzt fertig.
the-rucksack-3 = Zehn plus drei macht 13; Spieler 2 hat 12. Der Schuss hat sich gelohnt. Los!
the-rucksack-4 = Du stehst auf einem grünen Plättchen. Nimm es: Das gibt eine Karte.
the-rucksack-4-reply = Ein Seil! Brauchbar ab der nächsten Runde. Jede am Ende unbenutzte Karte ist einen Punkt wert.
the-rucksack-4-wrong = Es für einen Freund liegen lassen geht, aber die Lava kommt. Nimm es.

## fire-underfoot
fire-underfoot-title = Feuer unter den Füßen
fire-underfoot-goal = Wähle einen Weg um ein Feuerplättchen, wähle eine Verletzung, erlebe einen Ausbruch.
fire-underfoot-1 = Du 12, die Nachbarn 11 und 3: Es klappt, knapp. Mach deinen Zug.
fire-underfoot-2 = Zwei Wege nach i1. Das rote Plättchen auf h2 weckt sofort den Vulkan, und Spieler 3 steht neben der Lava. Welcher Weg?
fire-underfoot-2-reply = Um das Feuer herum, gleich lang. Aber der knappe Erfolg kostet zwei Ausdauer, und du passierst ein Kreuz.
fire-underfoot-2-wrong = Damit trittst du ins Feuer: Ausbruch, f2 verbrennt mit Spieler 3 darauf, und alle verlieren.
fire-underfoot-3 = Ein Kreuz auf der Ausdauerleiste ist eine Verletzung deiner Wahl. Du trägst keine Ausrüstung: Worauf kannst du verzichten?
fire-underfoot-3-reply-1 = Armbruch: keine Ausrüstung mehr. Billig mit leerem Rucksack.
fire-underfoot-3-reply-2 = Amnesie: Dein Talent ist weg. Ein Materialwart ohne Karten vermisst es kaum.
fire-underfoot-3-reply-3 = Augenverletzung: keine Neuwürfe mehr für kurze Wege. Das schmerzt an schlechten Tagen.
fire-underfoot-3-wrong = Ein Bein kostet für immer einen Würfel, in jedem Vergleich. Meist die schlechteste Wahl.
fire-underfoot-4 = Deine Freunde gingen rechtzeitig. Ausbruch: Jede Karte neben Lava brennt, e1, e3, f2. Dörfer nie.

## home
home-title = Zu Hause
home-goal = Die Reihenfolge der Züge ist frei: Finde heraus, wer zuerst muss, und gewinne.
home-1 = Die letzten Karten vor dem Dorf! Zwei Freunde sind schon da, aber Spieler 2 ist erschöpft: zwei Felder vor dem Ende.
home-2 = Jede Reihenfolge ist erlaubt. Spieler 2 würde auf Blau scheitern und sterben. Pink ist dir sicher: 18 gegen sechs. Wer zuerst?
home-2-reply = Alle drei im Dorf: Ihr gewinnt sofort, und niemand muss mehr ziehen.
home-2-wrong-1 = Spieler 2 hat kein Blau, würde scheitern und zusammenbrechen: Alle verlören. Wer gewinnt, geht zuerst.
home-2-wrong-2 = Spieler 3 kann warten. Wer das Spiel beendet, geht zuerst.
home-3 = Punkte: vier je Figur, minus Verletzungen, plus unbenutzte Karten: 12, minus vier, plus eins, neun. Ein Fest!

## your-first-game
your-first-game-title = Dein erstes Spiel
your-first-game-goal = Eine ganze Partie auf Stufe 1, mit zwei sanften Freunden und dem Coach an deiner Seite.

## coach
coach-skill = Jedes Talent gibt es einmal. Talente mit fünf Würfeln kosten dich einen Würfel, sind aber stärker.
coach-bury = Du hast mehr Karten bekommen, als du behältst. Lege unter den Stapel, was du am wenigsten brauchst.
coach-plan = Nur du siehst diese Würfel. Auf einer Karte heißt ein Strich: eins von beiden zählt; Farbe über Zahlen: beides muss passen.
coach-talk = Rede: stark, schwach, Gefahr, sicher. Ein paar Sätze je Planung, nie eine Zahl.
coach-marker = Eine markierte Karte. Nachbarn wählen nie dieselbe, und nach jedem neuen Marker melden sich alle noch einmal fertig.
coach-use = Diese Ausrüstung kannst du jetzt einsetzen. Benutzt ist sie weg; unbenutzt ist sie einen Punkt wert.
coach-rerolls = Stille. Behalte, was auf deiner Karte zählt, wirf den Rest neu. Du siehst nur deine Würfel.
coach-gear = Marker gelten jetzt. Letzte Chance für Ausrüstung, bevor die Schirme fallen.
coach-turns = Alle Würfel liegen offen; was zählt, ist umrandet. Wer sicher ist, zuerst; wer den Vulkan weckt, zuletzt.
coach-failure = Nicht höher als beide Nachbarn: kein Schritt, und am meisten Ausdauer verloren.
coach-stamina = Ein knapper Erfolg kostet Ausdauer, ein klarer nichts. Am Ende der Leiste ist alles verloren.
coach-walk = Zwei Wege, einer über ein rotes Plättchen. Wer darüber geht, weckt sofort den Vulkan.
coach-token = Grünes Plättchen: Zieh eine Karte, nutzbar ab der nächsten Runde.
coach-injury = Eine Verletzung bis zum Ende. Bein: ein Würfel; Arm: Ausrüstung; Amnesie: Talent; Auge: Neuwürfe.
coach-lava = Ausbruch: Jede Karte neben Lava brennt. Plane mindestens eine Karte voraus.
warning-lava = { $cell } berührt Lava und verbrennt am Ende der Runde, mit dir darauf.
warning-silent = Sag deinen Freunden erst etwas: Wo bist du stark, wo schwach?
warning-block = { $figure } will nach { $cell }, und dort sind deine Würfel stark ({ $dice }). Sag es, sonst scheitert das vielleicht.
better-block = { $figure } warnen
better-silent = { $phrase } sagen

## rules
rules-goal-title = Worum es geht
rules-goal = Lava folgt euch den Berg hinab. Alle müssen eine Dorfkarte erreichen, dann haben alle gewonnen. Holt die Lava jemanden ein oder ist jemand erschöpft, haben alle verloren.
rules-compare-title = Schlag beide Nachbarn
rules-compare = Jede Karte zeigt, welche Würfel dort zählen. Farbe, Strich, Zahl: eins von beiden zählt. Farben über Zahlen: beides muss passen. Deine Summe auf deiner Karte muss höher sein als die jedes Nachbarn. Gleichstand reicht nicht.
rules-plan-title = Würfeln, planen, reden
rules-plan = Würfle hinter deinem Schirm. Dann markiere eine Karte, höchstens drei Schritte weit, nie schräg, nie die eines Nachbarn. Redet frei über stark und schwach, nie in Zahlen. Sind alle fertig, gelten die Marker.
rules-rerolls-title = Neuwürfe und Ausrüstung
rules-rerolls = Kurze Wege geben Neuwürfe: zwei fürs Bleiben, einen für ein oder zwei Schritte, keinen für drei, einen mehr für den runden Pfeil. Neu geworfen wird schweigend. Danach hilft Ausrüstung, und es darf wieder geredet werden.
rules-stamina-title = Ausdauer und Verletzungen
rules-stamina = Ein klarer Erfolg kostet nichts, ein knapper Ausdauer, Scheitern am meisten. Jedes Kreuz auf der Leiste ist eine Verletzung deiner Wahl: ein Würfel, die Ausrüstung, das Talent oder die Neuwürfe.
rules-lava-title = Lava, Plättchen und Punkte
rules-lava = Am Ende jeder Runde brennt jede Karte neben Lava. Grüne Plättchen geben Ausrüstung, rote wecken sofort den Vulkan. Dörfer brennen nie. Am Ende: vier Punkte je Figur, minus Verletzungen, plus unbenutzte Karten.
