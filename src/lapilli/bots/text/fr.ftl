# Hints
hint-plain = Un bon choix : { $label }.
hint-choice = { $label }.
hint-equal = { $label }, ou : { $other }. Les deux se valent.
hint-also = { $other } serait aussi bien.
hint-close = Des parties imaginées séparent ces choix de moins de { $error } sur 100.
hint-more = En moyenne, cela apporte plus : { $figure }.
hint-less = En moyenne, cela apporte moins : { $figure }.
hint-because = { $figure } : { $chosen } en moyenne au lieu de { $other }.
hint-worth = Résultat attendu : { $worth } sur 100 (0 : perdu, 100 : gagné).
hint-others = Aussi envisagé : { $others }.
hint-chance = Des robots réguliers gagnent d’ici { $low } à { $high } parties sur 100.
hint-likely = { $likely ->
    [sure] L’équipe va très probablement gagner.
    [likely] L’équipe va probablement gagner.
    [even] L’équipe a environ une chance sur deux.
    [unlikely] L’équipe ne va sans doute pas gagner.
   *[hardly] L’équipe n’a presque plus de chances.
}
