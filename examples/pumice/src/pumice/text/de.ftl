title = Bimsstein
about = Alle legen zugleich einen Stein; der schwerste, den sonst niemand legte, gewinnt, was der Würfel gibt. Behalte es, oder spritze einen Gegner nass.
round = Runde { $round } von { $rounds }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stones = { $stones ->
    [one] { $stones } Stein auf der Hand
   *[other] { $stones } Steine auf der Hand
}
crater = Krater: { $points }
prize = Preis: { $points }
your-hand = Deine Hand

seat-ash = Asche
seat-basalt = Basalt
seat-cinder = Schlacke
seat-dune = Düne
stone-1 = Gewicht 1
stone-2 = Gewicht 2
stone-3 = Gewicht 3
stone-4 = Gewicht 4
stone-5 = Gewicht 5
stone-6 = Gewicht 6
stone-unknown = einen Stein

option-rounds = Runden
    .help = Wie viele Runden gespielt werden.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8

act-lay = { $stone } legen
    .log = { $actor } legt { $stone }.
act-keep = Den Preis behalten
    .log = { $actor } behält den Preis.
act-splash = Einen Gegner nass spritzen
    .log = { $actor } spritzt.
act-target = { $seat } nass spritzen
    .log = { $seat } wird nass.
act-draw = { $seat } zieht { $stone }
    .log = { $seat } zieht { $stone }.
act-roll = Der Würfel zeigt { $pips }
    .log = Der Würfel zeigt { $pips }.

story-turned = { $seat } deckt { $stone } auf.
story-wins = { $seat } gewinnt einen Preis von { $prize }.
story-crater = Niemand legte einen Stein allein. Im Krater: { $crater }.
story-gains = { $seat } bekommt { $points }.
story-loses = { $seat } verliert { $points }.
story-round = Runde { $round } von { $rounds } beginnt.

prompt-draw = Steine werden gezogen.
prompt-lay = Alle: Legt einen Stein verdeckt aus. Runde { $round } von { $rounds }.
prompt-roll = Gleich fällt der Würfel.
prompt-prize = Wer gewann, behält den Preis oder spritzt einen Gegner nass.
prompt-aim = Wer gewann, nennt den Gegner, der nass wird.
prompt-over = Das Spiel ist zu Ende.
help-draw = Alle ziehen einen Stein, solange der Beutel reicht (P-5.1).
help-lay = Alle legen zugleich einen Stein verdeckt. Der schwerste, den sonst niemand legte, gewinnt den Preis (P-2.1, P-3.2).
help-roll = Der Preis ist der Würfel plus was im Krater liegt (P-3.1).
help-prize = Behalte den ganzen Preis, oder nimm die Hälfte und lass einen Gegner ebenso viel verlieren (P-4.1).
help-aim = Nenne einen Gegner mit Punkten; er verliert so viel, wie du bekamst, aber nicht mehr, als er hat (P-4.2).
help-over = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt (P-6.2).

why-chance-only = Würfel und Steine aus dem Beutel wählst du nicht selbst.
why-no-laying = Du hast schon einen Stein gelegt.
why-wrong-time = Das gehört zu einem anderen Moment der Runde.
why-not-in-hand = Du hast { $stone } nicht.
why-no-prize = Der Preis gehört dir nicht.
why-name-rival = Du wolltest spritzen: Nenne einen Gegner.
why-no-splash = Spritzen braucht einen Preis von mindestens zwei und einen Gegner mit Punkten.
why-splash-first = Wähle zuerst das Spritzen.
why-no-rival = { $seat } ist kein Gegner mit Punkten.

result-won = Jemand hat die meisten Punkte.
result-shared = Der Sieg wird geteilt.
