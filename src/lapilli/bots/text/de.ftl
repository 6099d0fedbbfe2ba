# Hints
hint-plain = Eine gute Wahl: { $label }.
hint-choice = { $label }.
hint-equal = { $label }, oder: { $other }. Beides ist gut.
hint-also = { $other } wäre genauso gut.
hint-close = Gedachte Partien unterscheiden diese Möglichkeiten um weniger als { $error } von 100.
hint-more = Das bringt im Schnitt mehr: { $figure }.
hint-less = Das bringt im Schnitt weniger: { $figure }.
hint-because = { $figure }: im Schnitt { $chosen } statt { $other }.
hint-worth = Erwartetes Ergebnis: { $worth } von 100 (0 ist verloren, 100 ist gewonnen).
hint-others = Auch erwogen: { $others }.
hint-chance = Solide Bots gewinnen von hier { $low } bis { $high } von 100 Spielen.
hint-likely = { $likely ->
    [sure] Das Team gewinnt sehr wahrscheinlich.
    [likely] Das Team gewinnt wahrscheinlich.
    [even] Es steht etwa gleich, ob das Team gewinnt.
    [unlikely] Das Team gewinnt eher nicht.
   *[hardly] Das Team gewinnt kaum noch.
}
