# Hints
hint-plain = Un bon choix : { $label }.
hint-alone = { $label } : résultat attendu { $worth } sur 100.
hint-against = { $label } : résultat attendu { $worth } sur 100. Aussi envisagé : { $others }.
hint-because = Ce qui plaide pour ce choix : { $figure } { $chosen } au lieu de { $other } en moyenne.
hint-chance = À partir d’ici, l’équipe gagne environ { $chance } parties sur 100.
