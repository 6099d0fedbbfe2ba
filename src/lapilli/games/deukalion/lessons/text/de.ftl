## your-first-raid
your-first-raid-title = Dein erster Raubzug
your-first-raid-goal = Segle neben eine Stadt deiner Wahl, wirf die Soldaten, nimm einen Schatz mit.
your-first-raid-1 = Du bist Deukalion, das gelbe Schiff. Städte sind voller Schätze, Athen bezahlt dafür. Los geht's!
your-first-raid-2 = Wähle deine Beute! Der Schild ist die Stärke der Stadt, Krüge sind Schätze. Segle bis zu drei Felder und halte neben einer Stadt.
your-first-raid-2-else = Schönes Meer, aber keine Stadt. Halte direkt neben einer.
your-first-raid-2-reply-1 = Halikarnassos: stark, aber drei Schätze.
your-first-raid-2-reply-2 = Zwei Städte in Reichweite. Gierig!
your-first-raid-2-reply-3 = Rhodos: Stärke 3, zwei Krüge.
your-first-raid-2-reply-4 = Kreta: Stärke 3, zwei Krüge.
your-first-raid-2-reply-5 = Thera: Stärke 3, ein weißer Krug.
your-first-raid-2-wrong-1 = Offenes Wasser. Halte neben einer Stadt: darüber, darunter, links oder rechts.
your-first-raid-2-wrong-2 = Du darfst daheim bleiben. Helden tun das nicht!
your-first-raid-2-wrong-3 = Zu weit: Der mittlere Würfel gibt dir drei Felder.
your-first-raid-2-wrong-4 = Schiffe bleiben auf dem Wasser. Halte neben der Stadt, nicht darin.
your-first-raid-3 = Greif an! Alle zehn Soldaten werden wie Würfel geworfen.
your-first-raid-3-else = So nah an den Krügen? Greif an!
your-first-raid-3-wrong = Einmal segeln je Schritt. Handle jetzt, wo du liegst.
your-first-raid-4 = Aufrecht zählt 1, schräg einen halben, gefallen nichts: sechseinhalb. Die Stadt ist besiegt! Nimm einen Schatz.
your-first-raid-4-wrong = Mit leeren Händen? Nimm einen Krug, er gehört dir.
your-first-raid-5 = Deiner! Die zwei Gefallenen warten in der Unterwelt. Die anderen sind bereit für den nächsten Raubzug.

## home-to-athens
home-to-athens-title = Heim nach Athen
home-to-athens-goal = Bring deine Schätze nach Athen und mach Punkte daraus.
home-to-athens-1 = Ein roter Krug ist an Bord. Bring ihn zu einem der Ankerplätze um Athen.
home-to-athens-1-else = Athen wartet. Wähle ein Feld mit Anker.
home-to-athens-1-wrong = Athen selbst ist Land. Ankere auf einem hellen Feld daneben.
home-to-athens-2 = Dieser offene Auftrag verlangt Rot und zahlt 2 Punkte. Erfülle ihn!
home-to-athens-2-else = Erst die 2 Punkte: Wähle den Auftrag.
home-to-athens-2-wrong-1 = Das ist ein Punkt. Der Auftrag zahlt zwei für denselben Krug.
home-to-athens-2-wrong-2 = Die untere Hälfte gilt für einen Sieg über Mitspieler. Deine ist die obere.
home-to-athens-2-wrong-3 = Diese Karte will drei Krüge auf einmal. Du hast einen.
home-to-athens-3 = Der Krug kommt zurück in eine Stadt mit freiem Platz. Welche, entscheidest du.
home-to-athens-3-reply-1 = Weit von Athen, schwerer für alle.
home-to-athens-3-reply-2 = Nah, so kannst du ihn wieder rauben.
home-to-athens-4 = Zwei Punkte! Sofort kommt ein neuer Auftrag. Offene Aufträge sind ein Rennen: Wer zuerst kommt, mahlt zuerst.
home-to-athens-5 = Die dunkle Karte ist dein geheimer Auftrag. Niemand sieht ihn, niemand schnappt ihn weg. Er will Blau!
home-to-athens-5-else = Erst der geheime Auftrag.
home-to-athens-5-wrong = Ein Punkt? Dein geheimer Auftrag zahlt zwei.
home-to-athens-6 = Kein Auftrag will Grün. Jeder Schatz ist in Athen trotzdem einen Punkt wert. Liefere ihn ab, oder hebe ihn auf.
home-to-athens-6-else = Liefere den Krug ab, oder wähle Fertig.
home-to-athens-6-reply-1 = Ein Punkt ist sicher.
home-to-athens-6-reply-2 = Geduldig. Grün kann bald gefragt sein.

## the-cup-decides
the-cup-decides-title = Die Schale entscheidet
the-cup-decides-goal = Spiele einen ganzen Zug: Drehe die Kylix und nutze deine vier Aktionen.
the-cup-decides-1 = Dein Zug: Fünf Würfel fallen in die Schale. Zuerst segeln alle anderen, nach dem goldenen mittleren. Perseus fuhr zwei Felder.
the-cup-decides-2 = Drehe nun die Schale. Sie gibt jeder Aktion einen Würfel: Karten, Soldaten, Segeln, Hydra. Suche eine Stellung mit Segeln 3.
the-cup-decides-2-reply-1 = Segeln 3, und zwei Soldaten kehren zurück.
the-cup-decides-2-reply-2 = Segeln 3, und die Hydra schwimmt 2.
the-cup-decides-2-wrong-1 = Nur ein Feld Segeln. Suche eine 3 unter dem Schiffchen.
the-cup-decides-2-wrong-2 = Zwei Felder. Es geht besser: eine 3 unter dem Schiffchen.
the-cup-decides-3 = Vier Aktionen in beliebiger Reihenfolge, jede einmal. Karten zeigt 3: Du ziehst eine. (1: alle anderen ziehen; 2: niemand.)
the-cup-decides-3-else = Gleich! Zieh erst deine Karte.
the-cup-decides-3-wrong = Der Kartenwürfel ist der einzige, den niemand auslassen darf.
the-cup-decides-4 = Pegasus! Eine bleibende Karte: Lege sie aus, und jede Fahrt reicht ein Feld weiter, das ganze Spiel.
the-cup-decides-4-else = Lass erst Pegasus aus dem Stall.
the-cup-decides-5 = Drei deiner Männer sind in der Unterwelt. Der Soldatenwürfel holt einige zurück.
the-cup-decides-5-else = Erst die Männer: Wähle den Soldatenwürfel.
the-cup-decides-5-wrong = Der Würfel zeigt weniger als drei.
the-cup-decides-6 = Nun segle: 3 und eins für Pegasus. Mykene hat zwei Krüge. Halte daneben.
the-cup-decides-6-else = Du darfst überallhin. Heute: Mykene.
the-cup-decides-7 = Stärke 4 ist nötig. Greif an!
the-cup-decides-7-else = Vorsicht: Ein anderer Würfel beendet deinen Halt hier. Erst angreifen!
the-cup-decides-7-wrong = Du bist gesegelt. Einmal je Zug.
the-cup-decides-8 = Fünf oder mehr: gewonnen! Welcher Krug?
the-cup-decides-8-else = Nimm einen!
the-cup-decides-9 = Übrig: der Hydrawürfel. Stell das Ungeheuer jemandem in den Weg, oder beende deinen Zug.
the-cup-decides-9-else = Bewege die Hydra oder beende den Zug.
the-cup-decides-9-reply-1 = Niemand segelt an ihr vorbei.
the-cup-decides-9-reply-2 = Wie du willst: Sie zu bewegen ist keine Pflicht.

## fight-at-sea
fight-at-sea-title = Kampf auf See
fight-at-sea-goal = Greif ein anderes Schiff an, spiele nach dem Wurf eine Karte und nimm die Beute.
fight-at-sea-1 = Perseus treibt neben dir mit einem roten Krug. Segle auf sein Feld: Das ist ein Angriff!
fight-at-sea-1-else = Der Krug segelt davon! Greif Perseus an.
fight-at-sea-1-wrong = Der Schild wird im Kampf gehoben, nach dem Wurf.
fight-at-sea-2 = Dreieinhalb gegen vier: Du verlierst. Jetzt eine Karte! Athene gibt 2, Zeus wirft deine Gefallenen noch einmal.
fight-at-sea-2-wrong = Dann gewinnt Perseus. Du hast zwei Antworten: Nutze eine.
fight-at-sea-3 = Sieg! Einen Mitspieler zu schlagen war ein Auftrag: 2 Punkte. Nun die Beute: Nimm den Krug, oder schieb sein Schiff um drei Felder.
fight-at-sea-3-reply-1 = Und ein Krug obendrein.
fight-at-sea-3-reply-2 = Fort mit ihm!
fight-at-sea-3-wrong = Großzügig. Aber ein Held nimmt seinen Teil.
fight-at-sea-4 = Die Gefallenen beider Schiffe gehen hinab, auch die des Siegers. Und merke: Bei Gleichstand gewinnt der Verteidiger.
fight-at-sea-5 = Perseus ist schwach, aber er liegt vor Anker. Segle hin und sieh.
fight-at-sea-5-else = Probier es: Segle auf sein Ankerplatz.
fight-at-sea-6 = Nichts geschieht. Ankerplätze und Styx sind für alle sicher, und viele Schiffe haben Platz.

## back-from-the-dead
back-from-the-dead-title = Zurück von den Toten
back-from-the-dead-goal = Hol deine gefallenen Männer zurück, mit Geduld oder über den Styx.
back-from-the-dead-1 = Sechs deiner Männer sind unten. In fremden Zügen darfst du zwei zurückholen statt zu segeln. Versuch es.
back-from-the-dead-1-else = Segeln kommt gleich. Hol erst zwei Männer zurück.
back-from-the-dead-2 = Derselbe Moment, ein kühnerer Weg: Der Styx liegt ein Feld weiter. Segle darauf!
back-from-the-dead-2-else = Der Styx ist das dunkle Feld rechts.
back-from-the-dead-3 = Hol sie alle zurück! Du hast auch die meisten Soldaten unten, und das belohnen die Götter mit einem Punkt.
back-from-the-dead-3-wrong-1 = Du könntest warten. Aber zehn schlagen vier. Nimm sie.
back-from-the-dead-3-wrong-2 = Alle passen. Nichts muss über Bord.
back-from-the-dead-4 = Volle Mannschaft und ein Punkt! Zu dritt oder viert sind es zwei Punkte. Gleichstand bringt nichts.
back-from-the-dead-5 = Männer und Krüge teilen sich zehn Plätze. Du hast vier Krüge und drei Männer. Besuche den Styx noch einmal.
back-from-the-dead-5-else = Zum Styx, bitte.
back-from-the-dead-6 = Nur drei von sieben passen. Nimmst du die, oder lädst du erst einen Krug aus?
back-from-the-dead-6-reply-1 = Schätze zuerst. Die anderen warten unten.
back-from-the-dead-6-reply-2 = Männer zuerst. Der Krug kommt in eine Stadt zurück, ohne Punkte.
back-from-the-dead-6-wrong = Du bist hier, also nimm jemanden mit.

## settlers-and-a-monster
settlers-and-a-monster-title = Siedler und ein Ungeheuer
settlers-and-a-monster-goal = Besiedle eine Stadt, erobere eine zweite und hetze die Hydra auf deinen Rivalen.
settlers-and-a-monster-1 = Ephesus ist leer. Wer dort siedelt, hat einen Punkt. Segle daneben.
settlers-and-a-monster-1-else = Neben Ephesus, bitte: g3 oder h2.
settlers-and-a-monster-2 = Ein Soldat zieht ein, ganz ohne Kampf.
settlers-and-a-monster-2-else = Erst siedeln; eine Stadt angreifen geht danach noch.
settlers-and-a-monster-3 = Ein Punkt, solange er dort steht. Die anderen werden ihn holen wollen.
settlers-and-a-monster-4 = Perseus hält Salamis: 2 Soldaten, 2 Punkte, Stärke 2. Nimm es ihm weg!
settlers-and-a-monster-4-else = Salamis zahlt 2. Greif es an.
settlers-and-a-monster-4-wrong = Dort wohnt jemand. Du musst angreifen.
settlers-and-a-monster-5 = Gewonnen. Seine Besatzung geht hinab, zwei deiner Männer ziehen ein: 2 Punkte für dich, keine für Perseus.
settlers-and-a-monster-6 = Die Hydra versperrt den Weg nach Rhodos. Niemand segelt an ihr vorbei, noch an einem Schiff auf See. Außen herum!
settlers-and-a-monster-6-else = Rhodos ist das Ziel: f6 liegt daneben.
settlers-and-a-monster-6-wrong-1 = Dieser Weg führt durch die Hydra. Südlich herum ist es kurz.
settlers-and-a-monster-6-wrong-2 = Du greifst sie nur an, wenn ein Auftrag es verlangt.
settlers-and-a-monster-7 = Nun die Hydra. Dein vierter Würfel bewegt sie zwei Felder. Schick sie auf Perseus!
settlers-and-a-monster-7-else = Lass sie beißen: Perseus liegt auf f3.
settlers-and-a-monster-7-wrong = Sie betritt nie Ankerplätze oder den Styx.
settlers-and-a-monster-8 = Um sie zu besiegen, braucht es 5; Perseus warf 2. Du schiebst sein Schiff drei Felder weg. Wohin?
settlers-and-a-monster-9 = Für diesen Auftrag muss sie besiegt werden: 3 Punkte. Mit allen zehn Männern darfst du sie selbst angreifen!
settlers-and-a-monster-9-else = Wag es: Segle auf die Hydra.
settlers-and-a-monster-10 = Sechs! Die Hydra ist besiegt, 3 Punkte. Sie muss weg: Schieb sie um drei Felder.

## the-winning-run
the-winning-run-title = Die Siegesfahrt
the-winning-run-goal = Erfülle Auftrag um Auftrag und gewinne die Partie vor Athen.
the-winning-run-1 = Nicht jeder Auftrag ist eine Lieferung. Dieser verlangt 8 Soldaten neben Kreta. Du hast 9. Segle hin.
the-winning-run-1-else = Kreta liegt gleich im Süden: c7.
the-winning-run-1-wrong = Du musst erst direkt neben Kreta liegen.
the-winning-run-2 = Zeig sie: Erfülle den Auftrag. Niemand wird geworfen, niemand geht verloren.
the-winning-run-2-else = Angreifen geht auch. Erst die 2 Punkte.
the-winning-run-3 = Manche Aufträge zahlt man mit Karten: drei, neben Thera. Erfülle ihn.
the-winning-run-3-else = Drei Karten für 2 Punkte: ein gutes Geschäft.
the-winning-run-4 = 12 von 16 Punkten, zwei Krüge an Bord, aber der Würfel zeigt 1. Deine Karte: Wind des Poseidon, zwei Felder mehr. Spiele sie!
the-winning-run-4-else = Ein Feld reicht nicht. Ruf erst den Wind.
the-winning-run-4-wrong = Ohne Wind ist das zu weit.
the-winning-run-5 = Jetzt drei Felder. Nach Athen!
the-winning-run-5-else = Jedes Ankerplatz in Reichweite ist recht.
the-winning-run-6 = Grün ist gefragt. Erfülle den Auftrag!
the-winning-run-6-else = Noch nicht: Zwei Punkte liegen auf dem Tisch.
the-winning-run-6-wrong = Der Auftrag zahlt mehr. Erfülle ihn mit Grün.
the-winning-run-7 = Grün kommt zurück in eine Stadt.
the-winning-run-8 = Der neue Auftrag will Rot, und du liegst hier mit Rot! Wer einen neuen Auftrag erfüllen kann, wird sofort gefragt.
the-winning-run-8-wrong = Das sind deine letzten zwei Punkte! Erfülle ihn.
the-winning-run-9 = Sechzehn Punkte: Das Spiel endet sofort, und du hast gewonnen. (14 zu dritt, 12 zu viert.)

## your-first-game
your-first-game-title = Dein erstes Spiel
your-first-game-goal = Ein kurzes Duell bis 6 Punkte, mit Coach und einem sanften Rivalen.

## coach
coach-anchor = Beginne nahe deinem Ziel: Osten für Halikarnassos, Westen für Korinth und Mykene.
coach-step = Ein fremder Zug, aber du segelst auch: so weit, wie der mittlere Würfel zeigt. Wähle dann Fertig.
coach-kylix = Die Schale lässt sich nur drehen. Wähle, was du brauchst: Segeln, Männer oder Karten.
coach-main = Beliebige Reihenfolge. Hol Männer, bevor du segelst; wo du hältst, greif an, bevor du weitere Würfel nutzt.
coach-plunder = Ein Schatz je Sieg. Nimm die Farbe, die ein Auftrag verlangt.
coach-spoils = Nimm dem Verlierer einen Krug, oder schieb das Schiff dorthin, wo es schmerzt.
coach-recover = Männer sind unten, und du bist nicht dran: Statt zu segeln, dürfen zwei zurück.
coach-reckoning = Die Soldaten sind geworfen. Karten können das Ergebnis noch ändern.
coach-styx = Wer passt, kommt zurück. Wer die meisten Toten hat, bekommt Punkte.
coach-return = Stell den Krug hin, wo du ihn leicht erreichst, oder wo niemand hinkommt.
coach-push-hydra = Schieb die Hydra dem Rivalen in den Weg. Dort beißt sie niemanden.
coach-wins = Stark genug! Die Gefallenen gehen trotzdem hinab.
coach-loses = Nicht genug. Nur die Gefallenen sind verloren; komm mit mehr Männern wieder.
coach-below = Sie warten unten: Soldatenwürfel, Zurückholen, eine Karte oder der Styx bringen sie zurück.
coach-task = Ein Auftrag ist erfüllt, ein neuer liegt offen. Sieh, was er will.
coach-found = Gesiedelt: Punkte, solange die Soldaten dort bleiben.
coach-pegasus = Bleibend: Spiele sie früh, sie hilft bei jeder Fahrt.
coach-athena = Behalte sie: Sie gibt 2, wenn ein Wurf nicht reicht.
coach-charon = Von überall direkt zum Styx. Gut mit vielen Männern unten.
warning-deliver = Ein Auftrag zahlt mehr für diesen Krug. Lieber den erfüllen?
warning-stop = Ein anderer Würfel beendet deinen Halt. Erst angreifen oder siedeln.
warning-idle = Ein freier Zug! Segle näher ans Ziel, oder hol zwei Männer zurück.
warning-lasting = Bleibende Karten helfen nur auf dem Tisch. Dort nimmt sie dir niemand.

## rules
rules-goal-title = Das Ziel
rules-goal = Segle, hol Schätze aus Städten und mach in Athen Punkte daraus. Auch Aufträge, Siedlungen, Kämpfe und die Hydra bringen Punkte. Sechzehn Punkte gewinnen sofort (vierzehn zu dritt, zwölf zu viert).
rules-turn-title = Ein Zug
rules-turn = Fünf Würfel fallen in die Schale. Zuerst segeln alle anderen nach dem mittleren oder holen zwei Soldaten zurück. Dann drehst du die Schale: Karten, Soldaten, Segeln und Hydra bekommen je einen Würfel. Nutze die vier in beliebiger Reihenfolge.
rules-raid-title = Soldaten werfen
rules-raid = Zum Angriff hältst du neben einer Stadt und wirfst alle Soldaten: aufrecht zählt 1, schräg einen halben, gefallen nichts. Erreichst du ihre Stärke, nimm einen Schatz. Die Gefallenen gehen in die Unterwelt, auch beim Sieg.
rules-athens-title = Aufträge und Athen
rules-athens = Auf einem Ankerplatz bei Athen erfüllst du offene und geheime Aufträge oder lieferst einen Schatz für einen Punkt ab. Ein bezahlter Schatz kehrt in eine Stadt zurück. Sofort kommt ein neuer Auftrag.
rules-fights-title = Schiffe, Siedlungen, Hydra
rules-fights = Segle auf ein Schiff, um zu kämpfen; nach dem Wurf können Karten das Ergebnis ändern, bei Gleichstand gewinnt der Verteidiger. Siedle mit einem Soldaten für Punkte. Die Hydra versperrt den Weg und lässt sich auf andere schicken.
rules-below-title = Die Unterwelt
rules-below = Gefallene kehren zurück durch den Soldatenwürfel, durch Zurückholen in fremden Zügen, durch Karten oder am Styx, wo alle zurückkommen, die passen, und wer die meisten unten hat, Punkte bekommt.
