title = Puimsteen
about = Iedereen legt tegelijk een steen; de zwaarste die niemand anders legde wint wat de dobbelsteen geeft. Houd het, of spat een rivaal nat.
round = Ronde { $round } van { $rounds }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stones = { $stones ->
    [one] { $stones } steen in de hand
   *[other] { $stones } stenen in de hand
}
crater = Krater: { $points }
prize = Prijs: { $points }
your-hand = Jouw hand

seat-ash = As
seat-basalt = Basalt
seat-cinder = Sintel
seat-dune = Duin
stone-1 = Gewicht 1
stone-2 = Gewicht 2
stone-3 = Gewicht 3
stone-4 = Gewicht 4
stone-5 = Gewicht 5
stone-6 = Gewicht 6
stone-unknown = een steen

option-rounds = Rondes
    .help = Hoeveel rondes er worden gespeeld.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8

act-lay = Leg { $stone }
    .log = { $actor } legt { $stone }.
act-keep = Houd de prijs
    .log = { $actor } houdt de prijs.
act-splash = Spat een rivaal nat
    .log = { $actor } spat.
act-target = Spat { $seat } nat
    .log = { $seat } wordt nat.
act-draw = { $seat } trekt { $stone }
    .log = { $seat } trekt { $stone }.
act-roll = De dobbelsteen toont { $pips }
    .log = De dobbelsteen toont { $pips }.

story-turned = { $seat } draait { $stone } om.
story-wins = { $seat } wint een prijs van { $prize }.
story-crater = Niemand legde een steen alleen. In de krater: { $crater }.
story-gains = { $seat } krijgt { $points }.
story-loses = { $seat } verliest { $points }.
story-round = Ronde { $round } van { $rounds } begint.

prompt-draw = Er worden stenen getrokken.
prompt-lay = Iedereen: leg één steen gedekt neer. Ronde { $round } van { $rounds }.
prompt-roll = De dobbelsteen wordt zo gegooid.
prompt-prize = De winnaar houdt de prijs of spat een rivaal nat.
prompt-aim = De winnaar noemt de rivaal die nat wordt.
prompt-over = Het spel is afgelopen.
help-draw = Iedereen trekt een steen zolang de zak niet leeg is (P-5.1).
help-lay = Allen leggen tegelijk één steen gedekt. De zwaarste die niemand anders legde wint de prijs (P-2.1, P-3.2).
help-roll = De prijs is de dobbelsteen plus wat in de krater ligt (P-3.1).
help-prize = Houd de hele prijs, of neem de helft en laat een rivaal evenveel verliezen (P-4.1).
help-aim = Noem een rivaal met punten; hij verliest evenveel als jij kreeg, maar niet meer dan hij heeft (P-4.2).
help-over = De meeste punten winnen; bij gelijke stand delen zij de winst (P-6.2).

why-chance-only = Dobbelstenen en stenen uit de zak kies je niet zelf.
why-no-laying = Je hebt al een steen gelegd.
why-wrong-time = Dat hoort bij een ander moment van de ronde.
why-not-in-hand = Je hebt { $stone } niet.
why-no-prize = De prijs is niet van jou.
why-name-rival = Je koos voor spatten: noem een rivaal.
why-no-splash = Spatten vraagt een prijs van minstens twee en een rivaal met punten.
why-splash-first = Kies eerst voor spatten.
why-no-rival = { $seat } is geen rivaal met punten.

result-won = Eén speler heeft de meeste punten.
result-shared = De winst wordt gedeeld.
