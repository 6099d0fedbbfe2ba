## run
run-title = Courez !
run-goal = Choisissez la carte qui va à vos dés, battez vos deux voisins et échappez à la lave.
run-1 = La lave brûle juste derrière vous !
run-1-far = Tous les trois, vous devez atteindre les cartes village, à l’autre bout.
run-signs = Les signes d’une carte. f2, nombres seuls : eux seuls comptent. g2, couleur / nombre : l’un ou l’autre. f1, couleur au-dessus des nombres : les deux.
run-2 = Vos dés, visibles de vous seul. Une carte montre quels dés y comptent. Laquelle vous va mieux, g2 ou f1 ? Choisissez-la.
run-2-reply = Ici comptent les dés roses et les quatre : 3 + 4 + 6 + 4 + 5 = 22. Le 1 jaune, non.
run-2-wrong-1 = Seuls les dés bleus pairs y comptent, et vous n’avez aucun bleu. Votre total serait nul.
run-2-wrong-2 = Possible, mais la lave va vite. Vos dés permettent mieux : regardez g2.
run-2-wrong-3 = Trois pas au plus, jamais en diagonale. Comptez : e2, f2, g2.
run-2-wrong-4 = C’est de la lave. De l’autre côté !
run-3 = Vos amis ont choisi aussi. Déclarez-vous prêt, et tous les paravents tombent.
run-3-wrong = Gardez-le : g2 est un excellent choix.
run-4 = Comparez sur votre carte : vous 22, Joueur 2 quatre, Joueur 3 six. Plus que chacun d’eux, donc vous avancez. En route !
run-5 = Tout le monde s’est échappé, et votre ancienne carte est en lave. À chaque manche, elle prend toutes les cartes voisines.

## beat-both-neighbours
beat-both-neighbours-title = Battre ses deux voisins
beat-both-neighbours-goal = Jouez trois tours et voyez ce que coûtent une réussite de justesse, une égalité et un repos.
beat-both-neighbours-1 = Les paravents sont tombés. À votre tour, seule votre carte compte : rose ou 4. Vous 12, vos voisins 11 et 3. En route !
beat-both-neighbours-1-reply = Vous avancez, mais d’un seul point : cela coûte deux points d’endurance. Cinq d’avance ou plus ne coûte rien.
beat-both-neighbours-1-wrong-1 = Tout ordre est permis. Ici, commencez par votre propre tour.
beat-both-neighbours-1-wrong-2 = Les marqueurs sont fixés. Votre carte est g2.
beat-both-neighbours-2 = Au tour du Joueur 2, vers f1 : bleu ou 5. Joueur 2 y a neuf. Comptez les vôtres : neuf aussi. Est-ce assez ?
beat-both-neighbours-2-reply = Non : égal n’est pas plus. Joueur 2 reste, et l’échec coûte le plus, trois. Vos bons dés bleus ont gêné un ami !
beat-both-neighbours-3 = Joueur 3 a marqué sa propre carte, pour se reposer. Cela se compare aussi : huit contre rien. C’est réussi, sans perte d’endurance.
beat-both-neighbours-4 = À vingt points d’endurance perdus, une figurine meurt et tous perdent. Le meilleur plan : que chacun gagne nettement sa carte.

## talk-without-numbers
talk-without-numbers-title = Parler sans chiffres
talk-without-numbers-goal = Prévenez, demandez, écoutez, et marquez la carte qui convient à tous, sans un seul chiffre.
talk-without-numbers-1 = Joueur 2 a marqué f1, bleu ou 5 : vos meilleurs dés ! Vous seriez une gêne. Dites que vous y êtes un danger.
talk-without-numbers-1-reply-1 = Joueur 2 comprend aussitôt, vous remercie et marque h1 : très fort en jaune.
talk-without-numbers-1-reply-2 = Joueur 2 en tire la bonne conclusion, vous remercie et marque h1 : très fort en jaune.
talk-without-numbers-1-wrong-1 = Pas de chiffres, pas de comptes, pas de moyennes : c’est le cœur de Fuji. Dites fort, faible ou danger.
talk-without-numbers-1-wrong-2 = À cette table, les phrases doivent être vraies, et votre jaune n’est pas fort.
talk-without-numbers-2 = Vous visez g2, bleus pairs. Joueur 3 y est-il un danger ? Posez la question.
talk-without-numbers-2-reply = Joueur 3 répond : faible sur g2. Exactement ce que vous espériez.
talk-without-numbers-3 = Joueur 3 y est faible, Joueur 2 s’occupe du jaune. Marquez g2.
talk-without-numbers-3-wrong-1 = Quatre pas, et le marqueur du Joueur 2 y est de toute façon.
talk-without-numbers-3-wrong-2 = Joueur 3 a marqué g3. Deux voisins ne choisissent jamais la même carte.
talk-without-numbers-3-wrong-3 = De nouveau libre, et le bleu vous va. Mais g2 est un pas plus loin de la lave.
talk-without-numbers-4 = Tous sont d’accord. Déclarez-vous prêt : les marqueurs seront fixés, et la phase suivante se joue en silence.
talk-without-numbers-4-wrong = Vos amis comptent sur ce plan. Gardez g2.

## short-steps-second-chances
short-steps-second-chances-title = Petits pas, seconde chance
short-steps-second-chances-goal = Peu de pas donnent des relances : une carte proche avec la flèche ronde, relancez ce qui ne compte pas, gagnez.
short-steps-second-chances-1 = Mauvais dés. Peu de pas donnent des relances : rester deux, un ou deux pas une, trois aucune. La flèche, une de plus. Marquez f2.
short-steps-second-chances-1-reply = Un pas, une relance, plus une pour la flèche : deux relances.
short-steps-second-chances-1-wrong-1 = Rester donne deux relances, mais la lave prend e2 à cette manche. Partez !
short-steps-second-chances-1-wrong-2 = Deux pas, pas de flèche : une seule relance. Et vous n’avez aucun rose pair.
short-steps-second-chances-2 = Prêt ?
short-steps-second-chances-3 = Les bleus impairs comptent sur votre carte : vous avez 1, 5 et 3. Relancez le reste. Commencez par le 2 jaune.
short-steps-second-chances-3-wrong-1 = Un 5 bleu compte ici : gardez votre meilleur dé.
short-steps-second-chances-3-wrong-2 = On relance en silence. Vous parlerez à la phase suivante.
short-steps-second-chances-3-wrong-3 = Deux relances gratuites ? Utilisez-les.
short-steps-second-chances-4 = Ajoutez le 3 jaune.
short-steps-second-chances-4-wrong = Un seul dé, c’est permis, mais trois peuvent s’améliorer. Prenez-en plus.
short-steps-second-chances-5 = Et le 6 jaune : haut, mais inutile ici.
short-steps-second-chances-5-wrong = Un 1 bleu est petit, mais il compte ici. Gardez-le.
short-steps-second-chances-6 = Lancez les trois ensemble.
short-steps-second-chances-6-reply = Un 1 bleu, un 5 bleu, un 2 rose : de 9 à 15 !
short-steps-second-chances-7 = Une relance encore, et le 2 rose ne vaut rien. Prenez-le.
short-steps-second-chances-7-wrong = On peut s’arrêter. Mais un dé inutile ne peut que s’améliorer.
short-steps-second-chances-8 = Lancez !
short-steps-second-chances-9 = Un 3 bleu : dix-huit, contre six et rien. En route !

## the-rucksack
the-rucksack-title = Le sac à dos
the-rucksack-goal = Utilisez un équipement en phase 4 parce qu’un ami vous a prévenu ; prenez-en un nouveau au jeton vert.
the-rucksack-warned = Phase 4 : équipement. Joueur 2 vient de vous prévenir : votre carte, g1, est dangereuse.
the-rucksack-1 = Votre Pistolet d’alarme ajoute trois à votre tour. Utilisez-le !
the-rucksack-1-wrong-1 = La Lampe de poche sert en phase 2, la planification. Maintenant, c’est le Pistolet d’alarme.
the-rucksack-1-wrong-2 = Trop tard : les marqueurs sont fixés depuis la fin de la planification.
the-rucksack-1-wrong-3 = Attendez ! Vous iriez à la comparaison avec dix, et Joueur 2 vous a prévenu.
the-rucksack-2 = Une carte utilisée est perdue. Déclarez-vous prêt.
the-rucksack-3 = Dix plus trois font 13 ; Joueur 2 a 12. La fusée valait la peine. En route !
the-rucksack-4 = Vous êtes sur un jeton vert. Prenez-le : il donne une carte.
the-rucksack-4-reply = Une Corde ! Utilisable dès la manche suivante. Chaque carte non utilisée à la fin vaut un point.
the-rucksack-4-wrong = On peut le laisser à un ami, mais la lave arrive. Prenez-le.

## fire-underfoot
fire-underfoot-title = Le feu sous les pieds
fire-underfoot-goal = Choisissez un chemin qui évite le feu, choisissez une blessure, voyez une éruption.
fire-underfoot-1 = Vous 12, vos voisins 11 et 3 : ça passera, de justesse. Jouez votre tour.
fire-underfoot-2 = Deux chemins vers i1. Le jeton rouge en h2 réveille aussitôt le volcan, et Joueur 3 est près de la lave. Lequel ?
fire-underfoot-2-reply = Vous évitez le feu, même longueur. Mais la réussite de justesse coûte deux points d’endurance, et vous passez une croix.
fire-underfoot-2-wrong = Ce chemin marche sur le feu : éruption, f2 brûle avec Joueur 3, et tous perdent.
fire-underfoot-3 = Une croix sur la piste est une blessure, au choix. Vous ne portez aucun équipement : de quoi pouvez-vous vous passer ?
fire-underfoot-3-reply-1 = Bras cassé : plus d’équipement. Pas cher, avec un sac vide.
fire-underfoot-3-reply-2 = Amnésie : votre talent est perdu. Un Intendant sans cartes le regrette à peine.
fire-underfoot-3-reply-3 = Œil blessé : plus de relances pour les petits pas. Les mauvais jours, ça fait mal.
fire-underfoot-3-wrong = Une jambe coûte un dé pour toujours, à chaque comparaison. En général le pire choix.
fire-underfoot-4 = Vos amis sont partis à temps. Éruption : toute carte près de la lave brûle, e1, e3, f2. Jamais les villages.

## home
home-title = Au village
home-goal = L’ordre des tours est libre : trouvez qui doit jouer d’abord, et gagnez.
home-1 = Dernières cartes avant le village ! Deux amis y sont, mais Joueur 2 est épuisé : à deux cases de la fin.
home-2 = Tout ordre est permis. Joueur 2 échouerait en bleu et mourrait. Vous êtes sûr du rose : 18 contre six. Qui commence ?
home-2-reply = Tous les trois au village : vous gagnez aussitôt, et personne n’a plus à jouer.
home-2-wrong-1 = Joueur 2 n’a aucun bleu et s’effondrerait après son échec : tous perdraient. Qui gagne commence.
home-2-wrong-2 = Joueur 3 peut attendre. Celui qui termine la partie commence.
home-3 = Points : quatre par figurine, moins les blessures, plus les cartes restantes : 12, moins quatre, plus un, neuf. Quelle fête !

## your-first-game
your-first-game-title = Votre première partie
your-first-game-goal = Une partie entière au niveau 1, avec deux amis tranquilles et le coach à vos côtés.

## coach
coach-skill = Chaque talent est unique. Ceux à cinq dés vous coûtent un dé, mais sont plus forts.
coach-bury = Vous avez reçu plus de cartes que vous n’en gardez. Mettez les moins utiles sous la pile.
coach-plan = Vous seul voyez ces dés. Sur une carte, un trait : l’un ou l’autre compte ; couleur au-dessus des nombres : il faut les deux.
coach-talk = Parlez : fort, faible, danger, sûr. Quelques phrases par planification, jamais un chiffre.
coach-marker = Une carte marquée. Deux voisins n’en partagent pas, et tout nouveau marqueur redemande à tous d’être prêts.
coach-use = Cet équipement sert maintenant. Utilisé, il disparaît ; gardé, il vaut un point.
coach-rerolls = Silence. Gardez ce qui compte sur votre carte, relancez le reste. Vous ne voyez que vos dés.
coach-gear = Les marqueurs sont fixés. Dernière chance pour l’équipement avant la chute des paravents.
coach-turns = Tous les dés sont visibles ; ceux qui comptent sont cerclés. Le plus sûr d’abord, celui qui réveille le volcan à la fin.
coach-failure = Pas plus que les deux voisins : pas d’avancée, et la plus grosse perte d’endurance.
coach-stamina = Gagner de justesse coûte de l’endurance, nettement rien. Au bout de la piste, tout est perdu.
coach-walk = Deux chemins, l’un par un jeton rouge. Qui y passe réveille aussitôt le volcan.
coach-token = Jeton vert : piochez une carte, utilisable dès la prochaine manche.
coach-injury = Une blessure jusqu’à la fin. Jambe : un dé ; bras : l’équipement ; amnésie : le talent ; œil : les relances.
coach-lava = Éruption : toute carte près de la lave brûle. Gardez au moins une carte d’avance.
warning-lava = { $cell } touche la lave et brûlera à la fin de la manche, avec vous dessus.
warning-silent = Dites d’abord une chose à vos amis : où êtes-vous fort, où êtes-vous faible ?
warning-block = { $figure } veut aller en { $cell }, où vos dés sont forts ({ $dice }). Dites-le, sinon ce sera peut-être un échec.
better-block = Prévenir { $figure }
better-silent = Dire { $phrase }

## rules
rules-goal-title = De quoi il s’agit
rules-goal = La lave vous suit dans la descente. Chacun doit atteindre une carte village ; alors tous ont gagné. Si la lave rattrape l’un de vous, ou si l’un n’a plus d’endurance, tous ont perdu.
rules-compare-title = Battre ses deux voisins
rules-compare = Chaque carte montre quels dés y comptent. Couleur, trait, nombre : l’un ou l’autre compte. Couleurs au-dessus des nombres : il faut les deux. Votre total sur votre carte doit dépasser celui de chaque voisin. L’égalité ne suffit pas.
rules-plan-title = Lancer, prévoir, parler
rules-plan = Lancez derrière votre paravent. Puis marquez une carte à trois pas au plus, jamais en diagonale, jamais celle d’un voisin. Parlez librement de fort et faible, jamais en chiffres. Quand tous sont prêts, les marqueurs sont fixés.
rules-rerolls-title = Relances et équipement
rules-rerolls = Les petits pas donnent des relances : deux pour rester, une pour un ou deux pas, aucune pour trois, une de plus avec la flèche ronde. On relance en silence. Ensuite l’équipement peut aider, et l’on reparle.
rules-stamina-title = Endurance et blessures
rules-stamina = Une nette réussite ne coûte rien, une de justesse de l’endurance, un échec le plus. Chaque croix passée est une blessure au choix : un dé, l’équipement, le talent ou les relances.
rules-lava-title = Lave, jetons et points
rules-lava = À la fin de chaque manche, toute carte près de la lave brûle. Les jetons verts donnent de l’équipement, les rouges réveillent le volcan. Les villages ne brûlent jamais. À la fin : quatre points par figurine, moins les blessures, plus les cartes gardées.
