## the-last-three
the-last-three-title = Die letzten drei
the-last-three-goal = Entscheide, wo die Lava zuschlägt, fülle die letzten Boote und gewinne.
the-last-three-1 = Der Vulkan bricht aus! Der Würfel zeigt zwei Orte: Mandraki, wo dein blauer Arbeiter steht, und das leere Emporios. Welcher wird verschüttet?
the-last-three-1-reply-1 = Gut gewählt: Dort war niemand. Der Hang ist weg, deine Leute nicht.
the-last-three-1-reply-2 = Er rennt um sein Leben, und der rote Würfel ist gnädig: heil zu Hause. In einem von drei Fällen wäre er tot.
the-last-three-1-wrong = Heute zeigt der Würfel nur Mandraki und Emporios.
the-last-three-2 = Nun die Boote. Wer Kos erreicht, ist sicher, und sieben aus jedem Dorf genügen zum Sieg. Wähle eine Person und ein Boot.
the-last-three-2-reply = Gerettet! Ein Boot, eine Person. Noch zwei Leute, noch zwei Boote.
the-last-three-2-wrong = Noch nicht! Drei Leute stehen noch auf der Insel, und drei Boote warten auf sie.
the-last-three-3 = Jeder darf in jedes Boot, von jeder Küste. Wer ist der Nächste?
the-last-three-3-wrong = Dann bliebe jemand neben einem leeren Boot zurück. Fülle es zuerst.
the-last-three-4 = Eine Person, ein Boot. Bring alle in Sicherheit!
the-last-three-4-wrong = So nah dran! Noch ein Boot, und die Insel ist leer.
the-last-three-5 = Gewonnen! Das Dorf mit den wenigsten Geretteten zählt für alle: Sieben reichen, neun oder zehn sind ein großer Sieg.

## a-mornings-work
a-mornings-work-title = Ein Vormittag Arbeit
a-mornings-work-goal = Schick zwei Arbeiter los, verdopple ihre Arbeit mit Würfeln und hol Holz für Boote.
a-mornings-work-1 = Zurück zum ersten Morgen. Boote brauchen Holz. Wähle einen blauen Arbeiter, dann den grünen Wald hoch über Mandraki.
a-mornings-work-1-wrong-1 = Auch Holz, aber dort unten schlägt ein Arbeiter eines, hier oben zwei. Höher hinauf!
a-mornings-work-1-wrong-2 = Emporios liegt deinem Dorf gegenüber. Arbeiter erreichen die eigene Zone und die beiden daneben.
a-mornings-work-1-wrong-3 = Die Werft baut Boote, aber es gibt noch kein Holz. Erst der Wald.
a-mornings-work-1-wrong-4 = Die Orangen gehören zu Pali. Du ziehst nur die Blauen.
a-mornings-work-2 = Die beiden oberen Ringe geben zwei je Arbeiter und fassen nur zwei. Schick den zweiten hinauf: Holz, Stein oder Weizen?
a-mornings-work-2-reply-1 = Stein für Dämme. Das Plättchen dort oben gibt eines extra, für den, der zuerst kommt.
a-mornings-work-2-reply-2 = Stein für Dämme. In Nikia wohnt niemand, doch seine Hänge stehen dir offen.
a-mornings-work-2-reply-3 = Zwei im Wald: Dieser Hang ist nun voll.
a-mornings-work-2-reply-4 = Der Wald der Nachbarn: gemeinsam. Das Plättchen dort oben gibt eines extra, für den, der zuerst kommt.
a-mornings-work-2-reply-5 = Weizen neben Palis Arbeiter: Dieses Feld ist nun voll.
a-mornings-work-2-reply-6 = Weizen: Arbeiter müssen essen. Das Plättchen dort oben gibt eines extra, für den, der zuerst kommt.
a-mornings-work-2-wrong-1 = Untere Hänge geben nur eins. Nimm heute einen oberen.
a-mornings-work-2-wrong-2 = Ein Arbeiter wartet noch im Theater. Gib ihm zuerst eine Aufgabe.
a-mornings-work-3 = Alles bereit. Melde dich fertig: Der Tag beginnt.
a-mornings-work-4 = Der rote Würfel bringt ein Ereignis, und zwar ein gutes: Sturm. Alle Wälder geben heute das Doppelte.
a-mornings-work-5 = Ein gelber Würfel verdoppelt einen Arbeitsplatz seiner Art. Lege das Holz auf deinen Wald.
a-mornings-work-5-wrong-1 = Ungenutzte Würfel verfallen. Zwei davon können dir jetzt helfen.
a-mornings-work-5-wrong-2 = Auf diesem Feld wächst Weizen. Holz gehört auf einen Wald.
a-mornings-work-5-wrong-3 = Holz, aber dort arbeitet niemand. Ein Würfel hilft nur, wo ein Arbeiter steht.
a-mornings-work-6 = Der geflügelte Schuh ist Hermes, ein Joker: Er verdoppelt jeden Arbeitsplatz mit Arbeiter. Welchen?
a-mornings-work-6-reply-1 = Gut: Pali kann heute Abend zwei Leute rufen statt einen.
a-mornings-work-6-reply-2 = Palis Weizen verdoppelt sich. Ihr seid ein Team, und alles wird geteilt.
a-mornings-work-6-reply-3 = Verdoppelt. Alles kommt in einen Vorrat für alle.
a-mornings-work-6-wrong-1 = Ein Würfel je Arbeitsplatz. Auf dem Wald liegt schon einer.
a-mornings-work-6-wrong-2 = Der Joker liegt noch vor dir. Benutze ihn!
a-mornings-work-7 = Je Arbeiter in deinem Wald: zwei Holz, verdoppelt vom Würfel, verdoppelt vom Sturm. Acht!

## dams-and-boats
dams-and-boats-title = Dämme und Boote
dams-and-boats-goal = Baue einen Damm und ein Boot und sieh, welche Lava ein Damm aufhält.
dams-and-boats-1 = Lava bedeckt deinen obersten Hang und kriecht zum nächsten. Baue dort einen Damm: Er kostet einen Stein.
dams-and-boats-1-wrong-1 = Die Lava geht Hang um Hang, und Hang 2 ist der nächste. Baue dort.
dams-and-boats-1-wrong-2 = Dein Boot kommt gleich. Erst der Damm.
dams-and-boats-1-wrong-3 = Dämme entstehen nur in der Zone, in der der Baumeister steht, und er steht in Mandraki.
dams-and-boats-1-wrong-4 = Aufhören, mit Lava vor der Tür? Erst ein Damm.
dams-and-boats-2 = Eine Mauer hält, wenn jeder Platz einen Damm hat; hier war es einer. Auf der Baustelle liegt ein Würfel: noch ein Damm.
dams-and-boats-2-reply-1 = Ein Anfang: Hier sind zwei Plätze, die Mauer hält also erst mit einem zweiten Damm.
dams-and-boats-2-reply-2 = Vorausgedacht: zwei Plätze hier, einer gefüllt.
dams-and-boats-2-reply-3 = Du beginnst die letzte Mauer, vor dem Dorf: drei Plätze, einer gefüllt.
dams-and-boats-2-wrong-1 = Hang 2 hat einen Platz, und der ist gefüllt. Diese Mauer ist fertig.
dams-and-boats-2-wrong-2 = Dort oben ist es zu spät: Hang 1 ist Lava.
dams-and-boats-3 = Und deine Werft: Ein Arbeiter macht aus einem Holz ein Boot.
dams-and-boats-3-wrong = Du hast Holz und einen Bootsbauer. Baue das Boot!
dams-and-boats-4 = Schritt 8: Die Lava fließt. Dein Damm hält! In Nikia hält sie nichts auf, und dein Arbeiter dort muss rennen.
dams-and-boats-5 = Der rote Würfel: 1 oder 3 ist sicher, 2 ist der Hades. Eine 3! Er ist zu Hause in deinem Theater.
dams-and-boats-6 = Schritt 9: Ausbrüche. Sie bedecken das oberste freie Gebiet, und kein Damm hält sie auf. Hang 2 ist weg, samt Mauer.
dams-and-boats-7 = Schritt 10: ein Boot. Schickst du jetzt jemanden nach Kos, oder sparst du es für einen schlechteren Tag?
dams-and-boats-7-reply-1 = Kos kann ihm niemand mehr nehmen. Die Runde endet; in der nächsten führt Pali.
dams-and-boats-7-reply-2 = Großzügig und klug: Nur das schwächste Dorf zählt. Die Runde endet; in der nächsten führt Pali.
dams-and-boats-7-reply-3 = Ein Boot im Hafen rettet Leute, wenn die Lava das Dorf holt. Die Runde endet; in der nächsten führt Pali.
dams-and-boats-7-wrong = Möglich, aber Arbeiter sind deine Hände. Lass anfangs einen Dorfbewohner fahren.

## more-hands-more-mouths
more-hands-more-mouths-title = Mehr Hände, mehr hungrige Mäuler
more-hands-more-mouths-goal = Rufe Dorfbewohner zur Arbeit, ernähre sie und erlebe, was einer zu viel kostet.
more-hands-more-mouths-1 = Schritt 6. Ein Arbeiter im Theater ruft einen Dorfbewohner. Ein Theaterwürfel macht zwei daraus. Rufe einen!
more-hands-more-mouths-1-wrong = Mehr Hände bauen mehr Boote. Rufe mindestens einen.
more-hands-more-mouths-2 = Jetzt fünf Arbeiter. Weizen: zwei. Ein Ruf ist übrig. Rufe einen sechsten und sieh, was geschieht.
more-hands-more-mouths-2-wrong = Klug gedacht! Aber probiere es einmal: Danach drehen wir die Uhr zurück.
more-hands-more-mouths-3 = Hunger! Sechs Arbeiter essen zwei Weizen, Palis drei essen einen. Einer fehlt, also werden zwei Arbeiter krank. Wähle den ersten.
more-hands-more-mouths-3-reply-1 = Er geht nach Hause und ist wieder Dorfbewohner. Noch einer.
more-hands-more-mouths-3-reply-2 = Pali bezahlt dein Festmahl. Noch einer.
more-hands-more-mouths-4 = Und der zweite.
more-hands-more-mouths-5 = Wir drehen die Uhr zurück. Fünf Arbeiter essen einen Weizen, sechs essen zwei. Hör diesmal bei fünf auf.
more-hands-more-mouths-5-wrong = Das war der Weg in den Hunger. Verzichte auf den zweiten Ruf.
more-hands-more-mouths-6 = Alle sind satt. Ein bis fünf Arbeiter eines Dorfes essen einen Weizen, sechs oder mehr zwei. Dorfbewohner essen nichts.

## lava-at-the-door
lava-at-the-door-title = Lava vor der Tür
lava-at-the-door-goal = Dein Dorf ist verloren. Wer fährt, wer rennt, und wo wohnst du nun?
lava-at-the-door-1 = Zwei Dämme, wo drei nötig waren: Die Lava holt dein Dorf. Alle an dieser Küste fliehen, einer nach dem anderen.
lava-at-the-door-2 = Hier liegt ein Boot, und Dorfbewohner müssen es damit versuchen. Setze einen hinein.
lava-at-the-door-2-reply = Eine 1: Er ist auf Kos. Bei einer 2 wäre er tot, aber das Boot noch da für den Nächsten.
lava-at-the-door-2-wrong-1 = Solange hier ein Boot liegt, versuchen es Dorfbewohner mit dem Boot. Nur Arbeiter dürfen wählen.
lava-at-the-door-2-wrong-2 = Das darf er. Aber er kann auch später rennen, also lass einem Dorfbewohner das Boot.
lava-at-the-door-2-wrong-3 = Rennen darf er. Aber erst das Boot: Lass es einen Dorfbewohner versuchen.
lava-at-the-door-3 = Kein Boot mehr. Die anderen rennen über Land nach Pali, jeder mit einem Wurf. Wer geht zuerst?
lava-at-the-door-3-reply-1 = Eine 2: an den Hades verloren. Der Arbeiter folgt mit einer 3 und erreicht Pali. In Schritt 10 braucht es keinen Wurf!
lava-at-the-door-3-reply-2 = Eine 2: an den Hades verloren. Der Dorfbewohner folgt mit einer 3 und erreicht Pali. In Schritt 10 braucht es keinen Wurf!
lava-at-the-door-3-wrong = Das einzige Boot ist weg. Palis Küste ist der Ausweg.
lava-at-the-door-4 = Zwei Ausbrüche folgen, weit weg von deinen Leuten: Nikia, dann Emporios.
lava-at-the-door-5 = Eine neue Runde. Deine Leute wohnen jetzt in Pali, auch der Arbeiter aus Nikia. Der Gastgeber zieht zuerst, dann du.
lava-at-the-door-5-wrong = Geduld: Als Gast wartest du, bis Pali fertig ist.
lava-at-the-door-6 = Die Reichweite zählt nun ab Pali: Pali und seine Nachbarn, nie Nikia gegenüber. Schick einen Arbeiter in Palis Werft oder nach Emporios.
lava-at-the-door-6-reply-1 = Boote, schnell! Deine sieben auf Kos sind schon ein kleiner Sieg; Pali braucht noch vier.
lava-at-the-door-6-reply-2 = Zwei Holz von einem hohen Hang. Pali braucht noch vier Leute auf Kos.
lava-at-the-door-6-wrong-1 = Nikia liegt Pali gegenüber, deine Leute kommen nicht mehr hin.
lava-at-the-door-6-wrong-2 = Mandraki liegt unter Lava. Dorthin führt kein Weg zurück.

## news-from-the-mountain
news-from-the-mountain-title = Neues vom Berg
news-from-the-mountain-goal = Zieh gute und schlechte Nachrichten und wähle, wo der Vulkan ausbricht.
news-from-the-mountain-1 = Schritt 2. Der rote Würfel sagt, wie viele Ereigniskarten heute kommen. Sieh, wie er fällt.
news-from-the-mountain-2 = Drei Karten! Zuerst die Suchaktion: Jemand kehrt aus dem Hades zurück. Hol deinen Mann.
news-from-the-mountain-2-wrong-1 = Er wartet im Dunkeln! Hol ihn.
news-from-the-mountain-2-wrong-2 = Pali hat niemanden im Hades. Dein Mann ist dort.
news-from-the-mountain-3 = Zweitens: Siesta. Zwei Arbeiter legen sich hin und tun nichts bis zum Abend. Wer ist entbehrlich? Wähle den ersten.
news-from-the-mountain-3-reply-1 = Gut: Es gibt keine Dorfbewohner mehr zu rufen, ein Theater tut also ohnehin nichts.
news-from-the-mountain-3-reply-2 = Dieser Hang bringt heute weniger. In den Theatern gibt es niemanden mehr zu rufen.
news-from-the-mountain-4 = Und der zweite Schläfer?
news-from-the-mountain-5 = Drittens: Orakel. Es wartet bei Schritt 9, dann wählst du den ersten Ausbruch. Nun die Würfel.
news-from-the-mountain-6 = Plus und Minus nähren den Vulkan: zwei Ausbrüche, plus zwei, minus einer, macht drei. Orakel: Wohin geht der erste?
news-from-the-mountain-6-reply-1 = Dort wohnt niemand, dort steht niemand. Perfekt.
news-from-the-mountain-6-reply-2 = Ein leerer Hang in einer leeren Zone. Perfekt.
news-from-the-mountain-6-wrong-1 = Auf Palis oberstem Hang steht ein Arbeiter und liegt ein Bonusplättchen. Such eine leere Zone.
news-from-the-mountain-6-wrong-2 = Das würde deinen Damm auf Hang 2 verbrennen, auf deiner eigenen Seite. Such eine leere Zone.
news-from-the-mountain-7 = Der zweite ist geworfen: zwei Farben, also wählst du wieder. Pali oder Nikia?
news-from-the-mountain-7-wrong = Palis Arbeiter müsste um sein Leben rennen. Nikia tut niemandem weh.
news-from-the-mountain-8 = Der dritte traf Mandraki, samt Damm. Jetzt kennst du alle zehn Schritte. Zeit für ein echtes Spiel!

## your-first-game
your-first-game-title = Dein erstes Spiel
your-first-game-goal = Eine ganze Partie auf der leichtesten Stufe. Beide Dörfer gehören dir, und der Coach steht neben dir.

## coach
coach-village = Zuerst wählen alle ein Dorf an seiner Küste. Dort wohnen deine Leute; ein Dorf ohne Spieler bleibt leer.
coach-place = Schritt 1. Wähle einen Arbeiter, dann einen Arbeitsplatz: eigene Zone oder die zwei daneben. Schließe mit „fertig“ ab.
coach-sail = Auch Boote dürfen zwischen bewohnten Küsten fahren, bevor alle fertig sind.
coach-event = Eine Ereigniskarte. Gute warten oft bei ihrem Schritt; schlechte wirken sofort.
coach-dice = Jeder gelbe Würfel verdoppelt einen besetzten Arbeitsplatz seiner Art. Der geflügelte Schuh passt überall; Plus und Minus ändern die Ausbrüche.
coach-gain = Was geerntet wird, gehört allen. Jeder Vorrat hat eine Grenze; mehr verfällt.
coach-build = Schritt 5. Jeder Bauarbeiter baut ein Stück, mit Würfel zwei; jedes kostet Stein oder Holz.
coach-call = Schritt 6. Höchstens zwei Dorfbewohner je Theater. Ab sechs Arbeitern isst ein Dorf doppelt.
coach-sick = Zu wenig Weizen: Für jeden fehlenden gehen zwei Arbeiter krank nach Hause. Wähle die entbehrlichsten.
coach-held = Eine vollständige Mauer hielt die Lava auf, und sie bleibt stehen.
coach-flow = Schritt 8. Du wählst, welche Lava zuerst fließt. Lass denen eine Zuflucht, die rennen müssen.
coach-erupt = Zwei Farben: deine Wahl. Achte zuerst auf Menschen, dann auf Dämme, dann auf die am wenigsten bedeckte Zone.
coach-escape = Um sein Leben rennen: 1 oder 3 rettet, 2 ist der Hades. In zwei von drei Fällen geht es gut.
coach-flee = Eine Küste versinkt. Ihre Boote auch, also nutze sie jetzt: Dorfbewohner müssen, Arbeiter dürfen.
coach-evacuate = Schritt 10. Ohne Wurf: der sicherste Weg nach Kos. Denk an das Dorf mit den wenigsten Geretteten.
coach-hades = An den Hades verloren. Drei je Dorf sind beim kleinen Sieg erlaubt; die Suchaktion holt einen zurück.
coach-home = Obdachlose ziehen zu den Nachbarn. Reichweite, Rufe und Flucht zählen von dort; der Gastgeber zieht zuerst.
warning-slope = Heute fließt Lava auf diesen Hang. Wer dort arbeitet, erntet noch, muss dann aber rennen: Einer von dreien stirbt.
warning-hunger = Prüfe den Weizen, bevor du noch einen rufst: Sechs Arbeiter essen zwei, und zu wenig macht krank.
warning-wall = Eine Mauer mit Lücke hält nichts auf. Vollende zuerst das bedrohte Gebiet.
warning-late = Nächste Runde kann diese Küste brennen, samt Booten. Jetzt ist die Fahrt sicher; dann gelingt sie nur in zwei von drei Fällen.
warning-weak = Nur das Dorf mit den wenigsten Geretteten zählt. Das andere braucht dieses Boot dringender.

## rules
rules-goal-title = Worum es geht
rules-goal = Der Vulkan begräbt die Insel. Gemeinsam bringt ihr alle mit Booten nach Kos. Ist niemand mehr auf der Insel, zählt für alle das Dorf mit den wenigsten Geretteten: Sieben sind ein Sieg, neun ein großer. Jede Runde führt jemand anderes und entscheidet für das Team.
rules-morning-title = Morgen: Schritte 1 bis 4
rules-morning = Schick deine Arbeiter an Arbeitsplätze in der eigenen Zone oder den beiden daneben. Der rote Würfel bringt Ereignisse. Gelbe Würfel verdoppeln Arbeitsplätze ihrer Art. Dann geben die Hänge Stein, Holz und Weizen: zwei je Arbeiter auf den oberen beiden Ringen, eins darunter.
rules-afternoon-title = Nachmittag: Schritte 5 bis 7
rules-afternoon = Bauarbeiter machen aus Stein Dämme und aus Holz Boote, ein Stück, mit Würfel zwei. Eine Mauer hält erst, wenn jeder Platz eines Gebiets seinen Damm hat. Arbeiter in Theatern rufen Dorfbewohner. Dann essen alle: bis fünf Arbeiter eines Dorfes einen Weizen, ab sechs zwei. Zu wenig macht krank.
rules-night-title = Nacht: Schritte 8 und 9
rules-night = Ab der zweiten Runde fließt die Lava in jeder betroffenen Zone ein Gebiet hinab, wenn keine vollständige Mauer sie aufhält. Dann kommen Ausbrüche: Der schwarze Würfel sagt wo, und sie bedecken das höchste freie Gebiet. Kein Damm hält einen Ausbruch auf. Plus gibt einen dazu, Minus nimmt einen weg.
rules-run-title = Lauf!
rules-run = Wer dort steht, wo Lava ankommt, flieht mit einem Wurf des roten Würfels: 1 oder 3 ist sicher, 2 geht an den Hades. Von einem Hang rennt man nach Hause. Von einer Küste müssen es Dorfbewohner mit einem Boot versuchen, das dort liegt; Arbeiter dürfen wählen; die anderen rennen zu einem Nachbarn und wohnen fortan dort.
rules-end-title = Schritt 10 und das Ende
rules-end = In Schritt 10 darf jedes Boot eine Person beliebiger Farbe nach Kos bringen, ohne Wurf. Sicherer geht es nicht, also warte nicht zu lange. Das Spiel endet, wenn niemand mehr auf der Insel ist: gerettet oder verloren.
