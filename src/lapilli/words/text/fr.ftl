# Refus communs à tous les jeux
why-over = La partie est terminée.
why-chance-first = Il faut d’abord lancer les dés ou tirer les cartes.
why-not-your-turn = Ce n’est pas votre tour. À jouer : { $actors }.
why-impossible-outcome = Ce résultat n’est pas possible maintenant.
why-not-now = Ce n’est pas possible maintenant.
why-undo-nothing = Il n’y a rien à reprendre.
why-undo-chance = Des dés ont été lancés ou des cartes tirées : cela ne peut plus être repris.
why-undo-other = { $seat } a joué depuis : cela ne peut plus être repris.
why-undo-firm = Rien ne peut être repris tant que d’autres choisissent en secret.
why-undo-learned = { $seat } en a appris quelque chose : cela ne peut plus être repris.

# Mots communs à tous les jeux
heading-round = Manche { $n }
seat-chance = Le hasard
unknown-card = une carte cachée

# Comment les règles tournent ici
kernel-building = Pour cette fois, les règles sont interprétées et les robots réfléchissent un peu plus longtemps : la version rapide est en cours de compilation en arrière-plan et servira dès le prochain lancement.
kernel-interpreted = Les règles sont interprétées, environ trente fois plus lentes que compilées : les robots réfléchissent un peu plus longtemps.
why-thing-for = Sert à ceci : { $action }.
why-thing-shown = Montre où en est la partie.
why-watching = À jouer : { $actors }.
why-together = « { $thing } » ne va pas avec votre choix. Retour pour recommencer.
sure = { $action } ?
