# Hints
hint-plain = Eine gute Wahl: { $label }.
hint-alone = { $label }: erwartetes Ergebnis { $worth } von 100.
hint-against = { $label }: erwartetes Ergebnis { $worth } von 100. Auch erwogen: { $others }.
hint-because = Dafür spricht: { $figure } im Mittel { $chosen } statt { $other }.
hint-chance = Von hier aus gewinnt das Team etwa { $chance } von 100 Partien.
