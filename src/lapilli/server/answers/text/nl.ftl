# Wat de server weigert
wrong-gone = Zo'n tafel is er niet.
wrong-foreign = Die plaats is niet van jou.
wrong-seat = Zo'n plaats is er niet.
wrong-malformed = Het bericht is niet te begrijpen.
wrong-unknown = Zo'n soort bericht bestaat niet.
wrong-stale = Het spel is intussen verder gegaan: bekijk het nieuwe bord en kies opnieuw.
wrong-busy = De tafel is bezig: probeer het nog eens.
wrong-dice = Jou wordt nu niet om een uitkomst gevraagd: hier gooit de server.
wrong-takeback = Zoiets valt er niet terug te nemen.
wrong-large = Dat is te lang: hoogstens { $most }.
wrong-thing = Er is niets dat { $thing } heet om aan te wijzen.
wrong-things = In één bericht kunnen hoogstens { $most } dingen worden aangewezen.
wrong-full = Daar is hier geen plaats meer voor.
wrong-rate = Te snel: wacht even.
wrong-origin = Verzoeken van andere sites worden niet beantwoord.
wrong-used = Deze link is al gebruikt: de plaats is bezet.
wrong-version = Deze tafel is gespeeld met versie { $stored } van { $game }; geïnstalleerd is versie { $installed }.
wrong-not-installed = Het spel { $game } is hier niet geïnstalleerd.
wrong-early = Dat is te zien als het spel uit is.
wrong-level = Een bot van dat niveau is er niet.
wrong-present = { $person } is er: een bot valt alleen in voor wie weg is.
wrong-time = De tijd van deze plaats is om.
wrong-away = De tafels kunnen nu niet worden opgeslagen: er is niets veranderd, probeer het opnieuw.
wrong-stalled = De tafels kunnen nu niet worden opgeslagen: de bots wachten en gaan vanzelf verder.
wrong-quota = Deze browser heeft geen ruimte meer voor tafels: er is niets veranderd. Bewaar een tafel als bestand en verwijder gegevens van andere pagina’s.
wrong-storage = Deze browser slaat de tafel nu niet op: er is niets veranderd, probeer het opnieuw.
wrong-banned = Vanaf jouw adres komt niemand binnen.
wrong-closed = Deze tafel is gesloten: hier wordt niet meer gespeeld.
wrong-password = { $tried ->
        [yes] Dat is het wachtwoord niet.
       *[no] Deze tafel heeft een wachtwoord.
    }
wrong-invitation = { $tried ->
        [yes] Dat was de uitnodiging niet.
       *[no] Wie hier een tafel opent, heeft een uitnodiging nodig.
    }
wrong-phrase = Met deze woorden is niemand bekend: controleer elke letter.
wrong-sent-away = Je bent van deze tafel weggestuurd.
wrong-ask = Nieuwkomers vragen het eerst aan de gastheer van deze tafel.
wrong-refused = De gastheer laat je niet binnen.
wrong-shut = Deze tafel is gesloten voor nieuwkomers.
wrong-not-all-here = Nog niet iedereen is er: het spel wacht.
wrong-muted = Je mag aan deze tafel voorlopig niet praten.
wrong-bug = Er ging iets mis op de server. Er is niets veranderd.

# Tips, dobbelstenen, bots
dice-none = De server heeft niet gegooid.
dice-hold = Elke worp is de worp die de startwaarde had beloofd. Gecontroleerde worpen: { $throws }.
dice-broken = Sommige worpen zijn niet de worpen die de startwaarde had beloofd.
dice-imported = Deze dobbelstenen zijn elders gegooid: alleen het verslag is bekend.
dice-later = De startwaarde is te zien als het spel uit is; de hash ervan ligt al vast.
level-random = Willekeurig
level-gentle = Mild
level-casual = Ontspannen
level-steady = Degelijk
level-strong = Sterk
level-master = Meester
sit-down = Ga aan tafel zitten
lesson-else = Dat mag, maar probeer eerst iets anders: kijk wat er oplicht.
lesson-alone = In een les luistert niemand mee. Gebruik de vaste zinnen.
lesson-no-hint = Hier is geen tip nodig: doe wat de les zegt.
log-joined = { $name } gaat zitten: { $seat }.
log-came = { $seat }: er is iemand gekomen.
log-bot = Een bot ({ $level }) speelt nu voor { $seat }.
log-back = { $seat } wordt weer door een mens gespeeld.
log-left = { $seat } is weggegaan.
log-returned = { $seat } is terug.
log-sent-away = { $seat }: weggestuurd. De plaats wacht op iemand.
log-handed = { $seat } wordt overgedragen en wacht op iemand.
