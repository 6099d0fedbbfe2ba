# Hints
hint-plain = Un bon choix : { $label }.
hint-choice = { $label }.
hint-equal = { $label }, ou : { $other }. Les deux se valent.
hint-more = En moyenne, cela apporte plus : { $figure }.
hint-less = En moyenne, cela apporte moins : { $figure }.
hint-because = { $figure } : { $chosen } en moyenne au lieu de { $other }.
hint-worth = Résultat attendu : { $worth } sur 100 (0 : perdu, 100 : gagné).
hint-others = Aussi envisagé : { $others }.
hint-chance = À partir d’ici, l’équipe gagne environ { $chance } parties sur 100.
