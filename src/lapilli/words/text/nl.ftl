# Weigeringen die elk spel kent
why-over = Het spel is afgelopen.
why-chance-first = Eerst moet er worden gedobbeld of een kaart getrokken.
why-not-your-turn = Je bent niet aan de beurt. Aan de beurt: { $actors }.
why-impossible-outcome = Die uitkomst is nu niet mogelijk.
why-not-now = Dat kan nu niet.
why-undo-nothing = Er is niets om terug te nemen.
why-undo-chance = Er is gedobbeld of een kaart getrokken: dat kun je niet terugnemen.
why-undo-other = { $seat } heeft daarna gespeeld: dat kun je niet terugnemen.
why-undo-firm = Zolang anderen in het geheim kiezen, kan er niets worden teruggenomen.
why-undo-learned = { $seat } is er iets door te weten gekomen: dat kun je niet terugnemen.

# Woorden die elk spel kent
heading-round = Ronde { $n }
seat-chance = Het toeval
unknown-card = een verborgen kaart

# Hoe de regels hier lopen
kernel-building = De spelregels draaien deze keer geïnterpreteerd en bots denken daardoor iets langer na: de snelle versie wordt op de achtergrond gecompileerd en gebruikt zodra je opnieuw start.
kernel-interpreted = De spelregels draaien geïnterpreteerd, ongeveer dertig keer langzamer dan gecompileerd: bots denken iets langer na.
why-thing-for = Hiervoor: { $action }.
why-thing-shown = Laat zien hoe het spel ervoor staat.
why-watching = Aan zet: { $actors }.
why-together = ‘{ $thing }’ past niet bij wat je hebt gekozen. Kies Terug om opnieuw te beginnen.
sure = { $action }?
