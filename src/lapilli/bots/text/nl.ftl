# Hints
hint-plain = Een goede keuze: { $label }.
hint-alone = { $label }: verwacht resultaat { $worth } van 100.
hint-against = { $label }: verwacht resultaat { $worth } van 100. Ook overwogen: { $others }.
hint-because = Wat ervoor pleit: { $figure } gemiddeld { $chosen } in plaats van { $other }.
hint-chance = Vanaf hier wint het team ongeveer { $chance } van de 100 partijen.
