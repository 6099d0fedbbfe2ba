# Hints
hint-plain = Een goede keuze: { $label }.
hint-choice = { $label }.
hint-equal = { $label }, of: { $other }. Beide zijn goed.
hint-more = Dit levert gemiddeld meer op: { $figure }.
hint-less = Dit levert gemiddeld minder op: { $figure }.
hint-because = { $figure }: gemiddeld { $chosen } in plaats van { $other }.
hint-worth = Verwacht resultaat: { $worth } van 100 (0 is verloren, 100 is gewonnen).
hint-others = Ook overwogen: { $others }.
hint-chance = Vanaf hier wint het team ongeveer { $chance } van de 100 partijen.
