# Hints
hint-plain = Eine gute Wahl: { $label }.
hint-choice = { $label }.
hint-equal = { $label }, oder: { $other }. Beides ist gut.
hint-more = Das bringt im Schnitt mehr: { $figure }.
hint-less = Das bringt im Schnitt weniger: { $figure }.
hint-because = { $figure }: im Schnitt { $chosen } statt { $other }.
hint-worth = Erwartetes Ergebnis: { $worth } von 100 (0 ist verloren, 100 ist gewonnen).
hint-others = Auch erwogen: { $others }.
hint-chance = Von hier aus gewinnt das Team etwa { $chance } von 100 Partien.
