# Wat de server weigert
wrong-gone = Zo'n tafel is er niet.
wrong-foreign = Die plaats is niet van jou.
wrong-seat = Zo'n plaats is er niet.
wrong-malformed = Het bericht is niet te begrijpen.
wrong-unknown = Zo'n soort bericht bestaat niet.
wrong-stale = Het spel is intussen verder gegaan: bekijk het nieuwe bord en kies opnieuw.
wrong-busy = De tafel is bezet: probeer het nog eens.
wrong-dice = Er wordt jou nu geen uitkomst gevraagd: hier werpt de server de dobbelstenen.
wrong-takeback = Zoiets valt er niet terug te nemen.
wrong-large = Dat is te lang: { $most } is het meeste.
wrong-thing = Er is niets dat { $thing } heet om aan te wijzen.
wrong-things = In één bericht kunnen hoogstens { $most } dingen worden aangewezen.
wrong-full = Daar is hier geen plaats meer voor.
wrong-rate = Te snel: wacht even.
wrong-origin = Verzoeken van andere sites worden niet beantwoord.
wrong-used = Deze link is al gebruikt: de plaats is bezet.
wrong-version = Deze tafel is gespeeld met versie { $stored } van { $game }; geïnstalleerd is versie { $installed }.
wrong-early = Dat is te zien als het spel uit is.
wrong-level = Een bot van dat niveau is er niet.
wrong-present = { $person } is er: een bot valt alleen in voor wie weg is.
wrong-time = De tijd van deze plaats is om.
wrong-away = De tafels kunnen nu niet worden opgeslagen: er is niets veranderd, probeer het opnieuw.
wrong-stalled = De tafels kunnen nu niet worden opgeslagen: de bots wachten en gaan vanzelf verder.
wrong-bug = Er ging iets mis op de server. Er is niets veranderd.

# Tips, dobbelstenen, bots
hint-words = De vuistregel zou spelen: { $label }.
dice-none = De server heeft geen dobbelstenen geworpen.
dice-hold = Elke worp is de worp die het zaadgetal had beloofd. Gecontroleerde worpen: { $throws }.
dice-broken = Sommige worpen zijn niet die het zaadgetal had beloofd.
dice-imported = Deze dobbelstenen vielen elders: alleen het verslag is bekend.
dice-later = Het zaadgetal is te zien als het spel uit is; de hash ervan ligt al vast.
level-random = Willekeurig
level-gentle = Mild
level-casual = Losjes
level-steady = Degelijk
sit-down = Ga aan tafel zitten
